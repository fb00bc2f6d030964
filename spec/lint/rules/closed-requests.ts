import {
  bodySchemas,
  isServedByInstitution,
  operationsIn,
  type Placed,
  requestOf,
  responsesOf,
} from '../operations.ts'
import type { Context } from '../redocly.ts'
import type { LintRule } from '../rule.ts'
import { isCondition, isObjectSchema, schemasBelow, schemasBeside } from '../schemas.ts'

const CLOSING = ['additionalProperties', 'unevaluatedProperties']

/**
 * At every level, request bodies of Pix Automático (§2.4, §7.4), of the sandbox control API (G-270) and of the reports of
 * the rail (G-341) must refuse unknown properties. A body of the money routes ignores them (G-046), but the objects
 * inside it refuse them (G-433). Institutions ignore unknown properties of look-ups and orders, and readers of responses
 * and events ignore them too (G-197).
 */
export const closedRequests: LintRule = {
  name: 'closed-requests',
  section: 'schemas',
  visitor: (lint) => {
    const requireClosed = (objects: readonly Placed[], what: string): void => {
      for (const { node, location } of objects) {
        if (CLOSING.some((keyword) => node[keyword] !== undefined && node[keyword] !== true)) continue
        lint.report(`${what} must be closed. Set additionalProperties to false.`, location)
      }
    }
    const requireOpen = (objects: readonly Placed[], what: string): void => {
      for (const { node, location } of objects) {
        for (const keyword of CLOSING) {
          if (node[keyword] === false)
            lint.report(`${what} must be open. Remove this keyword.`, location.child(keyword))
        }
      }
    }
    return {
      Paths: (paths, context) => {
        for (const operation of operationsIn(paths, context)) {
          const request = requestOf(operation, context)
          const isAutomatic = lint.files.errors.familyOf(operation.path) === 'automatic'
          if (request !== undefined) {
            const objects = objectsIn(request, context)
            if (isAutomatic) requireClosed(objects, 'A request of Pix Automático')
            else if (isControl(operation.path)) requireClosed(objects, 'A request of the control API')
            else if (isReport(operation.path)) requireClosed(objects, 'A report of the rail')
            else if (isServedByInstitution(operation)) requireOpen(objects, 'A look-up or order')
            else {
              const { whole, inside } = split(objects, request, context)
              requireOpen(whole, 'A request of the money routes')
              requireClosed(inside, 'An object inside a request of the money routes')
            }
          }
          for (const response of responsesOf(operation, context)) {
            requireOpen(objectsIn(response, context), 'A response')
          }
        }
      },
      WebhooksMap: (webhooks, context) => {
        for (const event of operationsIn(webhooks, context)) {
          const payload = requestOf(event, context)
          if (payload !== undefined) requireOpen(objectsIn(payload, context), 'An event')
        }
      },
    }
  },
}

const isControl = (path: string): boolean => path.startsWith('/sandbox/')
const isReport = (path: string): boolean => path.startsWith('/rail/reports/')

const objectsIn = (body: Placed, context: Context): Placed[] =>
  bodySchemas(body).flatMap(({ schema, location }) =>
    schemasBelow(schema, location, context).filter(
      ({ node, location }) => isObjectSchema(node) && !isCondition(location),
    ),
  )

/** Splits the objects of a body into the body itself, which `allOf` may divide over several schemas, and the others. */
function split(
  objects: readonly Placed[],
  body: Placed,
  context: Context,
): { whole: readonly Placed[]; inside: readonly Placed[] } {
  const beside = new Set(
    bodySchemas(body)
      .flatMap(({ schema, location }) => schemasBeside(schema, location, context))
      .map(({ location }) => location.absolutePointer),
  )
  const groups = Map.groupBy(objects, ({ location }) => beside.has(location.absolutePointer))
  return { whole: groups.get(true) ?? [], inside: groups.get(false) ?? [] }
}
