import { bodySchemas, operationsIn, type Placed, requestOf, responsesOf } from '../operations.ts'
import type { Context } from '../redocly.ts'
import type { LintRule } from '../rule.ts'
import { isCondition, isObjectSchema, schemasBelow } from '../schemas.ts'

const CLOSING = ['additionalProperties', 'unevaluatedProperties']

/**
 * At every level, request bodies of Pix Automático (§2.4, §7.4), of the sandbox control API (G-270) and of the reports of
 * the rail (G-341) must refuse unknown properties. All other requests ignore unknown properties (G-046), and readers of responses and events ignore
 * them too (G-197).
 */
export const closedRequests: LintRule = {
  name: 'closed-requests',
  section: 'schemas',
  visitor: (lint) => {
    const requireClosed = (body: Placed, what: string, context: Context): void => {
      for (const { node, location } of objectsIn(body, context)) {
        if (CLOSING.some((keyword) => node[keyword] !== undefined && node[keyword] !== true)) continue
        lint.report(`${what} must be closed. Set additionalProperties to false.`, location)
      }
    }
    const requireOpen = (body: Placed, what: string, context: Context): void => {
      for (const { node, location } of objectsIn(body, context)) {
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
            if (isAutomatic) requireClosed(request, 'A request of Pix Automático', context)
            else if (isControl(operation.path))
              requireClosed(request, 'A request of the control API', context)
            else if (isReport(operation.path)) requireClosed(request, 'A report of the rail', context)
            else requireOpen(request, 'A request of the money routes', context)
          }
          for (const response of responsesOf(operation, context)) requireOpen(response, 'A response', context)
        }
      },
      WebhooksMap: (webhooks, context) => {
        for (const event of operationsIn(webhooks, context)) {
          const payload = requestOf(event, context)
          if (payload !== undefined) requireOpen(payload, 'An event', context)
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
