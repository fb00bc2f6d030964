import { isObject } from '../../src/bundle/document.ts'
import { bodySchemas, follow, operationsIn, requestOf } from '../operations.ts'
import type { LintRule } from '../rule.ts'

/** Reading changes nothing, whatever is said of it. */
const SAFE = new Set(['get', 'head', 'options'])

/**
 * Clients send a write again only when that is harmless (§8), and cannot know it from the method. So every write
 * says what makes it so: a required property of its body, `always`, or `none`.
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
          if (stated !== undefined) report(`${id} only reads, and needs no x-idempotency.`, location)
          continue
        }
        if (stated === 'none' || stated === 'always') continue
        if (typeof stated !== 'string') {
          report(
            `${id} does not say what makes a repeat harmless: x-idempotency with a property, always or none.`,
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
          report(`${id} has no required property ${stated} that could make it idempotent.`, location)
        }
      }
    },
  }),
}
