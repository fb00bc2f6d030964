import { isObject } from '../../src/bundle/document.ts'
import { isServedByInstitution, needsToken, operationsIn, responsesOf } from '../operations.ts'
import type { LintRule } from '../rule.ts'

/**
 * Every response must have the correlation headers and cache-control (§7.4, G-294). A 401 must also have
 * www-authenticate, and a 429 or 503 must also have retry-after. Responses to webhooks are skipped, because the
 * operator sends them. An institution sends only retry-after.
 */
export const correlationHeaders: LintRule = {
  name: 'correlation-headers',
  section: 'writing-an-operation',
  visitor: ({ report }) => ({
    Paths: (paths, context) => {
      for (const operation of operationsIn(paths, context)) {
        for (const { node, status, location } of responsesOf(operation, context)) {
          const headers = isObject(node['headers']) ? node['headers'] : {}
          const want = [
            ...(isServedByInstitution(operation)
              ? []
              : ['x-request-id', 'x-correlation-id', 'cache-control']),
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
