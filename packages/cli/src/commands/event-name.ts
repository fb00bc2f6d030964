import type { WebhookEventName } from '@pix-payments/client'
import { readDocument } from '../api/document.ts'
import { closest } from '../output/closest.ts'
import { usageError } from '../output/exit-codes.ts'

/** The events of the contract. */
export async function eventNames(): Promise<readonly WebhookEventName[]> {
  const { root } = await readDocument('openapi')
  return Object.keys(root['webhooks'] ?? {}) as WebhookEventName[]
}

/** Returns the name of an event of the contract. @throws CommandError for another name. */
export async function eventName(given: string): Promise<WebhookEventName> {
  const names = await eventNames()
  const found = names.find((name) => name === given)
  if (found !== undefined) return found
  const near = closest(given, names)
  throw usageError(
    `There is no event "${given}". ${near === undefined ? '' : `Did you mean ${near}? `}The events are ${names.join(', ')}.`,
  )
}
