import { asList, isObject, type Json } from '../../src/bundle/document.ts'
import {
  bodySchemas,
  operationsIn,
  parametersOf,
  type Placed,
  type PlacedOperation,
  requestOf,
} from '../operations.ts'
import type { Context } from '../redocly.ts'
import type { LintRule } from '../rule.ts'
import { schemasBelow, schemasBeside } from '../schemas.ts'

/** `x-error-codes` must name only keywords of its schema. Every operation that uses the schema must list the codes. */
export const errorCodesKnown: LintRule = {
  name: 'error-codes-known',
  section: 'which-error-a-broken-rule-gives',
  visitor: (lint) => ({
    Paths: (paths, context) => {
      for (const operation of operationsIn(paths, context)) {
        const listed = lint.files.errors.operations[operation.id]?.codes.map(({ code }) => code) ?? []
        for (const input of inputs(operation, context)) {
          const { node, location } = input
          const codes = node['x-error-codes']
          if (!isObject(codes)) continue
          const keywords = keywordsOf(input, context)
          for (const [keyword, value] of Object.entries(codes)) {
            const place = location.child(['x-error-codes', keyword])
            if (!keywords.has(keyword)) lint.report(`The schema has no ${keyword}.`, place)
            for (const [property, code] of codesIn(value)) {
              if (!listed.includes(code)) lint.report(`${operation.id} does not list ${code}.`, place)
              if (property !== undefined && !asList(node[keyword]).includes(property)) {
                lint.report(
                  `The keyword ${keyword} does not name ${property}.`,
                  location.child(['x-error-codes', keyword, property]),
                )
              }
            }
          }
        }
      }
    },
  }),
}

/** Returns all schemas of a request, and the parameters themselves, because both may have `x-error-codes`. */
function inputs(operation: PlacedOperation, context: Context): Placed[] {
  const request = requestOf(operation, context)
  const parameters = parametersOf(operation, context)
  const schemas = [
    ...(request === undefined ? [] : bodySchemas(request)),
    ...parameters.map(({ node, location }) => ({
      schema: node['schema'],
      location: location.child('schema'),
    })),
  ]
  return [
    ...parameters,
    ...schemas.flatMap(({ schema, location }) => schemasBelow(schema, location, context)),
  ]
}

/**
 * Returns the keywords that a value can violate: the keywords of the schema and of all schemas that apply to the same
 * value, and `required` for a parameter that is required.
 */
function keywordsOf({ node, location }: Placed, context: Context): Set<string> {
  const [schema, at] =
    node['schema'] === undefined ? [node, location] : [node['schema'], location.child('schema')]
  const isRequired = node['in'] !== undefined && node['required'] === true
  return new Set([
    ...schemasBeside(schema, at, context).flatMap((it) => Object.keys(it.node)),
    ...(isRequired ? ['required'] : []),
  ])
}

/** Reads the codes of a keyword: `CODE`, or `{ property: CODE }` when the codes of the properties differ. */
const codesIn = (value: Json | undefined): [property: string | undefined, code: string][] =>
  isObject(value)
    ? Object.entries(value).map(([property, code]) => [property, String(code)])
    : [[undefined, String(value)]]
