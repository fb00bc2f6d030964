/**
 * Webhooks. `verifyWebhook` verifies a delivery that you received. `parseStoredEvent` returns an event
 * from your inbox. `signWebhook` signs a delivery for a test.
 * Signatures follow Standard Webhooks (G-160).
 */
export { signWebhook } from './sign.ts'
export type { SignedHeaders, SignOptions } from './sign.ts'
export { PixWebhookError } from './event.ts'
export type { ReceivedEvent, UnknownWebhookEvent, WebhookErrorReason } from './event.ts'
export { parseStoredEvent } from './parse-stored-event.ts'
export type { ParseOptions } from './parse-stored-event.ts'
export { verifyWebhook } from './verify.ts'
export type { VerifiedWebhook, VerifyOptions, WebhookHeaders } from './verify.ts'
export type { WebhookEvents } from '../generated/webhooks.ts'
import type { WebhookEvents } from '../generated/webhooks.ts'

/** The name of an event of the contract. */
export type WebhookEventName = keyof WebhookEvents

/** The payload of any event of the contract. Its property `event` is the name of the event. */
export type WebhookEvent = WebhookEvents[WebhookEventName]
