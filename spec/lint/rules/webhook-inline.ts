import { basename } from 'node:path'
import { isObject } from '../../src/bundle/document.ts'
import { operationsIn } from '../operations.ts'
import type { LintRule } from '../rule.ts'

/**
 * An event is one POST under `webhooks`, and its file, `operationId` and key have the name of the event. The path item
 * itself is no `$ref`: generated types would lose the payload.
 */
export const webhookInline: LintRule = {
  name: 'webhook-inline',
  section: 'the-contract',
  visitor: ({ report }) => ({
    WebhooksMap: (webhooks, context) => {
      for (const [event, item] of Object.entries(webhooks)) {
        const place = context.location.child(event)
        if (!isObject(item)) continue
        if (item['$ref'] !== undefined) report('The event is a $ref: state it as post: { $ref: … }.', place)
        else if (Object.keys(item).join() !== 'post') report('An event is one post and nothing else.', place)
      }
      for (const { id, path, location } of operationsIn(webhooks, context)) {
        if (id !== path) report(`The event ${path} has the operationId ${id}.`, location.child('operationId'))
        if (location.pointer !== '#/' || basename(location.source.absoluteRef) !== `${path}.yaml`) {
          report(`The event ${path} has no file of its own: webhooks/${path}.yaml.`, location)
        }
      }
    },
  }),
}
