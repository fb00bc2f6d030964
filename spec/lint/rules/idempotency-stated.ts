import { isObject } from '../../src/bundle/document.ts'
import { bodySchemas, follow, operationsIn, requestOf, responsesOf } from '../operations.ts'
import type { LintRule } from '../rule.ts'

/** Methods that only read. They must not have `x-idempotency`, because a repeated read is always harmless. */
const SAFE = new Set(['get', 'head', 'options'])

/** The header that distinguishes a replay from a first response (G-420). */
const REPLAYED = 'idempotent-replayed'

/**
 * Clients retry a write only when a repeat is harmless (§8). The HTTP method does not show this. So every write must
 * state what makes a repeat harmless: a required property of its body, `always`, or `none` when nothing does. When it is
 * a property, every success must have the header of a replay (G-420).
 */
export const idempotencyStated: LintRule = {
  name: 'idempotency-stated',
  section: 'writing-an-operation',
  visitor: ({ report }) => ({
    Paths: (paths, context) => {
      for (const operation of operationsIn(paths, context)) {
        const { id, method, node, location } = operation
        const stated = node['x-idempotency']
        if (SAFE.has(method)) {
          if (stated !== undefined) report(`${id} only reads, so it must not have x-idempotency.`, location)
          continue
        }
        if (stated === 'none' || stated === 'always') continue
        if (typeof stated !== 'string') {
          report(
            `${id} does not state x-idempotency. Write a property of its body, always or none.`,
            location,
          )
          continue
        }
        const request = requestOf(operation, context)
        const required = (request === undefined ? [] : bodySchemas(request)).flatMap((body) => {
          const schema = follow(body.schema, body.location, context)?.node
          return isObject(schema) && Array.isArray(schema['required']) ? schema['required'] : []
        })
        if (!required.includes(stated)) {
          report(
            `${id} states x-idempotency: ${stated}, but its body has no required property ${stated}.`,
            location,
          )
        }
        for (const response of responsesOf(operation, context)) {
          const headers = isObject(response.node['headers']) ? response.node['headers'] : {}
          if (response.status.startsWith('2') && headers[REPLAYED] === undefined)
            report(`The ${response.status} has no header ${REPLAYED}.`, response.location)
        }
      }
    },
  }),
}
