import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { Document } from './document.ts'
import type { TypesFile } from './surface.ts'
import { headerOf } from './text.ts'

/**
 * Returns `'A' | 'B' | (string & {})`. Editors suggest the known values, and the type also accepts the values of later
 * versions.
 */
function extensibleEnum(values: readonly string[], isNullable: boolean): ts.TypeNode {
  const { factory } = ts
  const literals = values.map((value) =>
    factory.createLiteralTypeNode(factory.createStringLiteral(value, true)),
  )
  const others = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ])
  const none = isNullable ? [factory.createLiteralTypeNode(factory.createNull())] : []
  return factory.createUnionTypeNode([...literals, factory.createParenthesizedType(others), ...none])
}

/** The types of a document, written by openapi-typescript. Each schema is also exported under its own name. */
export async function contractFile(document: Document, file: TypesFile): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as never, {
    // A request may omit a property that has a default.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    transform(schema) {
      const { 'x-extensible-enum': values, type } = schema as Record<string, unknown>
      if (!Array.isArray(values)) return undefined
      return extensibleEnum(values as string[], Array.isArray(type) && type.includes('null'))
    },
  })
  return (
    headerOf(file) +
    astToString(nodes)
      // Removes notes in which openapi-typescript explains how it writes a discriminator. They are of no use to
      // readers.
      .replaceAll(/^ *\* @enum \{string\}\n/gm, '')
      .replaceAll(/ ?\(enum property replaced by openapi-typescript\)/g, '')
      // openapi-typescript writes `unknown` for keywords that a type cannot express, such as `not`.
      .replaceAll(/ & \(unknown(?: & unknown)*\)/g, '')
      // Only schemas are exported by name. Types of parameters and responses are available through `operations`.
      .replaceAll(
        /^export type (Parameter|Response|Header|RequestBody|PathItem)\w+ = components\['(?!schemas').*\n/gm,
        '',
      )
  )
}
