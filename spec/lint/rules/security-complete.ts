import { isObject, type Json, type JsonObject } from '../../src/bundle/document.ts'
import { operationsIn, type PlacedOperation } from '../operations.ts'
import type { LintRule } from '../rule.ts'

/** Both schemes are the same token: one for tools that have it, and one for tools that request it. */
const TOKEN = ['bearer', 'oauth2']
const EVENT = 'webhookSignature'

/** An operation with a token must accept both schemes of the token, and an event must state its signature. */
export const securityComplete: LintRule = {
  name: 'security-complete',
  section: 'writing-an-operation',
  visitor: ({ report }) => ({
    Paths: (paths, context) => {
      for (const operation of operationsIn(paths, context)) {
        const schemes = schemesOf(operation)
        const missing = TOKEN.filter((scheme) => !schemes.includes(scheme))
        if (missing.length === 1)
          report(
            `The operation accepts a token, but not as ${missing[0]}.`,
            operation.location.child('security'),
          )
      }
    },
    WebhooksMap: (webhooks, context) => {
      for (const event of operationsIn(webhooks, context)) {
        if (schemesOf(event).join() !== EVENT)
          report(`The security of an event is [{ ${EVENT}: [] }].`, event.location)
      }
    },
  }),
}

const schemesOf = ({ node }: PlacedOperation): string[] =>
  asObjects(node['security']).flatMap((requirement) => Object.keys(requirement))

const asObjects = (list: Json | undefined): JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : [])
