import type { Document } from './document.ts'
import { nameOf } from './document.ts'
import type { Surface } from './surface.ts'
import { docComment, headerOf } from './text.ts'

/** The name that the client gives to events that the contract does not have. */
const UNKNOWN = 'unknown'

/** The events by name: types, and the list of names that tells a known event from an unknown one. */
export function webhooksFile(document: Document, surface: Surface): string {
  const events = Object.entries(document.webhooks ?? {}).map(([name, { post }]) => {
    const schema = post.requestBody?.content?.['application/json']?.schema
    if (schema === undefined) throw new Error(`The event ${name} has no JSON body.`)
    if (name === UNKNOWN) throw new Error(`${UNKNOWN} is what the client calls events that it does not know.`)
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
