import type { WebhookEventName } from '@pix-payments/client'
import { readDocument } from '../api/document.ts'
import { closest } from '../output/closest.ts'
import { usageError } from '../output/exit-codes.ts'

/** Returns the name of an event of the contract. @throws CommandError for another name. */
export async function eventName(given: string): Promise<WebhookEventName> {
  const { root } = await readDocument('openapi')
  const names = Object.keys(root['webhooks'] ?? {})
  if (names.includes(given)) return given as WebhookEventName
  const near = closest(given, names)
  throw usageError(
    `There is no event "${given}". ${near === undefined ? '' : `Did you mean ${near}? `}The events are ${names.join(', ')}.`,
  )
}
