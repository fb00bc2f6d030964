import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { Document } from './document.ts'
import type { Surface } from './surface.ts'
import { headerOf } from './text.ts'

/** `'A' | 'B' | (string & {})`: editors offer the known values, and the provider may add others. */
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

/** The types of a whole document, by openapi-typescript, and each schema under its own name. */
export async function contractFile(document: Document, surface: Surface): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as never, {
    // A property with a default is still one that a request may leave out.
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
    headerOf(surface) +
    astToString(nodes)
      // The values of a mapping replace an enum; readers need not know.
      .replaceAll(/^ *\* @enum \{string\}\n/gm, '')
      .replaceAll(/ ?\(enum property replaced by openapi-typescript\)/g, '')
      // What a type cannot express, such as `not`, comes out as unknown, which changes nothing.
      .replaceAll(/ & \(unknown(?: & unknown)*\)/g, '')
      // Only schemas are for users by their own name; parameters and responses are reached by operation.
      .replaceAll(
        /^export type (Parameter|Response|Header|RequestBody|PathItem)\w+ = components\['(?!schemas').*\n/gm,
        '',
      )
  )
}
