import { basename } from 'node:path'
import { isObject } from '../../src/bundle/document.ts'
import { bodySchemas, follow, operationsIn, requestOf } from '../operations.ts'
import type { Location } from '../redocly.ts'
import type { LintRule } from '../rule.ts'

const UNION = 'WebhookEvent.yaml'

/** The union of all events must have a branch and a discriminator value for each event, and no other. */
export const eventUnion: LintRule = {
  name: 'event-union',
  section: 'schemas',
  visitor: ({ report }) => {
    /** The file of the payload, by event. */
    const payloads = new Map<string, string>()
    let union: { readonly branches: Map<string, string>; readonly location: Location } | undefined
    return {
      WebhooksMap: (webhooks, context) => {
        for (const event of operationsIn(webhooks, context)) {
          const request = requestOf(event, context)
          for (const { schema, location } of request === undefined ? [] : bodySchemas(request)) {
            const payload = follow(schema, location, context)
            if (payload !== undefined) payloads.set(event.id, basename(payload.location.source.absoluteRef))
          }
        }
      },
      Schema: ({ oneOf, discriminator }, { location }) => {
        if (location.pointer !== '#/' || basename(location.source.absoluteRef) !== UNION) return
        const mapping =
          isObject(discriminator) && isObject(discriminator['mapping']) ? discriminator['mapping'] : {}
        const files = new Set(
          (Array.isArray(oneOf) ? oneOf : []).map((it) => (isObject(it) ? basename(String(it['$ref'])) : '')),
        )
        const branches = Object.entries(mapping).map(
          ([event, file]) => [event, basename(String(file))] as const,
        )
        for (const [event, file] of branches) {
          if (!files.has(file)) report(`oneOf has no ${file} for ${event}.`, location.child('oneOf'))
        }
        union = { branches: new Map(branches), location: location.child(['discriminator', 'mapping']) }
      },
      Root: {
        leave: (_, { location }) => {
          if (payloads.size === 0) return
          if (union === undefined) return report(`The contract has events, but no ${UNION}.`, location)
          for (const [event, file] of payloads) {
            if (union.branches.get(event) !== file)
              report(`The event ${event} has the payload ${file}.`, union.location)
          }
          for (const event of union.branches.keys()) {
            if (!payloads.has(event)) report(`There is no event ${event}.`, union.location)
          }
        },
      },
    }
  },
}
