import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { withDescriptions } from './descriptions.ts'
import type { Document } from './document.ts'
import { linkGaps } from './gap-links.ts'
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

/** Returns `true` for `type: boolean, not: { enum: [false] }`, which is how the contract writes a constant boolean. */
function onlyBoolean({ type, not }: Record<string, unknown>): ts.TypeNode | undefined {
  const refused = (not as { readonly enum?: readonly unknown[] } | undefined)?.enum
  if (type !== 'boolean' || refused?.length !== 1) return undefined
  const { factory } = ts
  return factory.createLiteralTypeNode(refused[0] === true ? factory.createFalse() : factory.createTrue())
}

/** The types of a document, written by openapi-typescript. Each schema is also exported under its own name. */
export async function contractFile(document: Document, file: TypesFile): Promise<string> {
  const nodes = await openapiTS(withDescriptions(document) as never, {
    // A request may omit a property that has a default.
    defaultNonNullable: false,
    // So that two builds can be compared.
    alphabetize: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    transform(schema) {
      const { 'x-extensible-enum': values, type } = schema as Record<string, unknown>
      if (!Array.isArray(values)) return onlyBoolean(schema as Record<string, unknown>)
      return extensibleEnum(values as string[], Array.isArray(type) && type.includes('null'))
    },
  })
  const text =
    headerOf(file) +
    astToString(nodes)
      // Removes notes in which openapi-typescript explains how it writes a discriminator. They are of no use to
      // readers.
      .replaceAll(/^ *\* @enum \{string\}\n/gm, '')
      // In TypeScript, every integer is a number, so its format says nothing. A comment of one line stays on one line.
      .replaceAll(/^ *\* Format: int(?:32|64)\n/gm, '')
      .replaceAll(/\/\*\*\n *\* (.+)\n *\*\//g, '/** $1 */')
      .replaceAll(/ ?\(enum property replaced by openapi-typescript\)/g, '')
      // openapi-typescript writes `unknown` for keywords that a type cannot express, such as `not`.
      .replaceAll(/ & \(unknown(?: & unknown)*\)/g, '')
      // Only schemas are exported by name. Types of parameters and responses are available through `operations`.
      .replaceAll(
        /^export type (Parameter|Response|Header|RequestBody|PathItem)\w+ = components\['(?!schemas').*\n/gm,
        '',
      )
  return linkGaps(text, document)
}
