/**
 * Webhooks. `verifyWebhook` verifies a delivery that you received. `signWebhook` signs a delivery for a test.
 * Signatures follow Standard Webhooks (G-160).
 */
export { signWebhook } from './sign.ts'
export type { SignedHeaders, SignOptions } from './sign.ts'
export { PixWebhookError, verifyWebhook } from './verify.ts'
export type {
  UnknownWebhookEvent,
  VerifiedWebhook,
  VerifyOptions,
  WebhookErrorReason,
  WebhookHeaders,
} from './verify.ts'
export type { WebhookEvents } from '../generated/webhooks.ts'
import type { WebhookEvents } from '../generated/webhooks.ts'

/** The name of an event of the contract. */
export type WebhookEventName = keyof WebhookEvents

/** The payload of any event of the contract. Its property `event` is the name of the event. */
export type WebhookEvent = WebhookEvents[WebhookEventName]
