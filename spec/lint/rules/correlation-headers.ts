import { isObject } from '../../src/bundle/document.ts'
import { needsToken, operationsIn, responsesOf } from '../operations.ts'
import type { LintRule } from '../rule.ts'

/** What every answer carries (§7.4, G-294), and what the reader of a 401, 429 or 503 needs to go on. Answers to webhooks are the operator's. */
export const correlationHeaders: LintRule = {
  name: 'correlation-headers',
  section: 'writing-an-operation',
  visitor: ({ report }) => ({
    Paths: (paths, context) => {
      for (const operation of operationsIn(paths, context)) {
        for (const { node, status, location } of responsesOf(operation, context)) {
          const headers = isObject(node['headers']) ? node['headers'] : {}
          const want = [
            'x-request-id',
            'x-correlation-id',
            'cache-control',
            ...(status === '401' && needsToken(operation) ? ['www-authenticate'] : []),
            ...(status === '429' || status === '503' ? ['retry-after'] : []),
          ]
          for (const name of want) {
            if (headers[name] === undefined) report(`The ${status} has no header ${name}.`, location)
          }
        }
      }
    },
  }),
}
