import type { Document } from './document.ts'
import { nameOf } from './document.ts'
import type { Surface } from './surface.ts'
import { docComment, headerOf } from './text.ts'

/** The client reports events that the contract does not have under this name. */
const UNKNOWN = 'unknown'

/** The type of each event, and the names of all events, by which the client recognizes an unknown one. */
export function webhooksFile(document: Document, surface: Surface): string {
  const events = Object.entries(document.webhooks ?? {}).map(([name, { post }]) => {
    const schema = post.requestBody?.content?.['application/json']?.schema
    if (schema === undefined) throw new Error(`The event ${name} has no JSON body.`)
    if (name === UNKNOWN)
      throw new Error(
        `An event must not be named ${UNKNOWN}: the client uses that name for events that it does not know.`,
      )
    return { name, schema: nameOf(schema.$ref), summary: post.summary }
  })
  return `${headerOf(surface)}import type {
${[...new Set(events.map(({ schema }) => schema))]
  .toSorted()
  .map((schema) => `  ${schema},\n`)
  .join('')}} from '${surface.types}'

/** The payload of each webhook, by the name of its event. */
export interface WebhookEvents {
${events.map(({ name, schema, summary }) => `${docComment([`${summary}.`], '  ')}  ${name}: ${schema}\n`).join('')}}

/** The names of the events of the contract. */
export const WEBHOOK_EVENTS: readonly string[] = [
${events.map(({ name }) => `  '${name}',\n`).join('')}]
`
}
