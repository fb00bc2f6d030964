import { isObject, type Json } from '../../src/bundle/document.ts'
import {
  bodySchemas,
  follow,
  isError,
  operationsIn,
  parametersOf,
  type PlacedOperation,
  responsesOf,
} from '../operations.ts'
import type { Context, Location } from '../redocly.ts'
import type { Lint, LintRule } from '../rule.ts'
import { property } from '../schemas.ts'

/**
 * A link must lead to an operation of the document, with parameters of that operation and values of its response. Each
 * operation on one resource must be the target of a link, so that tools find what they can do with the resource.
 */
export const linksLead: LintRule = {
  name: 'links-lead',
  section: 'writing-an-operation',
  visitor: (lint) => ({
    Paths: (paths, context) => {
      const operations = operationsIn(paths, context)
      const byId = new Map(operations.map((operation) => [operation.id, operation]))
      const targets = new Set<string>()
      for (const operation of operations) {
        for (const response of responsesOf(operation, context).filter(({ status }) => !isError(status))) {
          const links = isObject(response.node['links']) ? response.node['links'] : {}
          for (const [name, node] of Object.entries(links)) {
            const link = follow(node, response.location.child(['links', name]), context)
            if (link === undefined) continue
            const target = byId.get(String(link.node['operationId']))
            if (target === undefined) lint.report('The link leads to no operation.', link.location)
            else {
              targets.add(target.id)
              // OpenAPI Generator refuses a document with such a link.
              if (isObject(link.node['requestBody']))
                lint.report('The body of a link is one expression, not an object.', link.location)
              checkParameters(
                link.node['parameters'],
                link.location,
                { target, operation, response },
                lint,
                context,
              )
            }
          }
        }
      }
      // A document without any link, such as the control API, describes its resources by other means.
      if (targets.size === 0) return
      for (const { id, path, location } of operations) {
        if (path.includes('{') && !targets.has(id)) lint.report(`No link leads to ${id}.`, location)
      }
    },
  }),
}

interface Ends {
  readonly target: PlacedOperation
  readonly operation: PlacedOperation
  readonly response: { readonly node: PlacedOperation['node']; readonly location: Location }
}

function checkParameters(
  parameters: Json | undefined,
  location: Location,
  { target, operation, response }: Ends,
  lint: Lint,
  context: Context,
): void {
  const known = new Set(parametersOf(target, context).map(({ node }) => node['name']))
  for (const [name, value] of Object.entries(isObject(parameters) ? parameters : {})) {
    const place = location.child(['parameters', name])
    if (!known.has(name)) lint.report(`${target.id} has no parameter ${name}.`, place)
    const [, source, at = ''] = /^\$(response\.body#|request\.path\.)(.+)$/.exec(String(value)) ?? []
    const exists =
      source === 'request.path.'
        ? parametersOf(operation, context).some(({ node }) => node['name'] === at && node['in'] === 'path')
        : source !== undefined && hasProperty(response, at.split('/').slice(1), context)
    if (!exists) lint.report(`${operation.id} has no ${String(value)}.`, place)
  }
}

/** Whether a body of the response has the property at this path. */
function hasProperty(response: Ends['response'], path: readonly string[], context: Context): boolean {
  const found = path.reduce(
    (places, name) =>
      places.flatMap(({ schema, location }) =>
        property(schema, location, name, context).map((it) => ({
          schema: it.node as Json,
          location: it.location,
        })),
      ),
    bodySchemas(response) as { schema: Json; location: Location }[],
  )
  return found.length > 0
}
