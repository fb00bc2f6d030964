import type { Document } from './document.ts'
import { nameOf } from './document.ts'
import type { Surface } from './surface.ts'
import { docComment, headerOf } from './text.ts'

/**
 * The client returns an event that the contract does not have under this name, so no event of the contract may use it.
 */
const UNKNOWN = 'unknown'

/**
 * The file with the payload type of each event and the list of all event names. The client uses the list to recognize
 * an unknown event.
 */
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

/** The payload of each webhook event, by the name of the event. */
export interface WebhookEvents {
${events.map(({ name, schema, summary }) => `${docComment([`${summary}.`], '  ')}  ${name}: ${schema}\n`).join('')}}

/** The names of all events of the contract. The client treats any other name as an unknown event. */
export const WEBHOOK_EVENTS: readonly string[] = [
${events.map(({ name }) => `  '${name}',\n`).join('')}]
`
}
