import { type Document, isReference, resolve, type SchemaObject } from './document.ts'

/**
 * Returns a copy of the document in which every property of a schema has a description. A property without its own
 * description gets the description of the schema that it refers to, so that editors show it on hover.
 */
export function withDescriptions(document: Document): Document {
  const copy = structuredClone(document)
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'properties') {
        for (const property of Object.values(inner as Readonly<Record<string, unknown>>))
          describe(copy, property)
      }
      visit(inner)
    }
  }
  visit(copy.components.schemas)
  return copy
}

function describe(document: Document, property: unknown): void {
  if (typeof property !== 'object' || property === null || 'description' in property) return
  const description = descriptionOf(document, property as SchemaObject)
  if (description !== undefined) Object.assign(property, { description })
}

/** The description of a schema, of the only schema beside null, or of the items of a list. */
export function descriptionOf(document: Document, schema: SchemaObject): string | undefined {
  const { description, oneOf, items } = isReference(schema) ? resolve<SchemaObject>(document, schema) : schema
  if (typeof description === 'string') return description
  const forms = ((oneOf ?? []) as readonly SchemaObject[]).filter(({ type }) => type !== 'null')
  const inner = forms.length === 1 ? forms[0] : (items as SchemaObject | undefined)
  return inner && descriptionOf(document, inner)
}
