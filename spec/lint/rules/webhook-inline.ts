import { basename } from 'node:path'
import { isObject } from '../../src/bundle/document.ts'
import { operationsIn } from '../operations.ts'
import type { LintRule } from '../rule.ts'

/**
 * An event must be one POST operation under `webhooks`. Its file, its `operationId` and its key must be the name of the
 * event. Its path item must not be a `$ref`, because generated types would lose the payload.
 */
export const webhookInline: LintRule = {
  name: 'webhook-inline',
  section: 'the-contract',
  visitor: ({ report }) => ({
    WebhooksMap: (webhooks, context) => {
      for (const [event, item] of Object.entries(webhooks)) {
        const place = context.location.child(event)
        if (!isObject(item)) continue
        if (item['$ref'] !== undefined) report('The event is a $ref. Write it as post: { $ref: … }.', place)
        else if (Object.keys(item).join() !== 'post')
          report('An event must have one post and nothing else.', place)
      }
      for (const { id, path, location } of operationsIn(webhooks, context)) {
        if (id !== path) report(`The event ${path} has the operationId ${id}.`, location.child('operationId'))
        if (location.pointer !== '#/' || basename(location.source.absoluteRef) !== `${path}.yaml`) {
          report(`The event ${path} must have its own file: webhooks/${path}.yaml.`, location)
        }
      }
    },
  }),
}
