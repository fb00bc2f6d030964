import type { Instant } from '@pix-payments/pix'
import { Webhook } from 'standardwebhooks'
import { version } from '../version.ts'
import type { Headers } from './transport.ts'

export const USER_AGENT: string = `pix-payments-service/${version}`

export interface SignedMessage {
  /** The same for each repeat of the message. */
  readonly id: string
  readonly body: string
  /** `whsec_…`. Each secret signs, so that the receiver needs only one of them during a rotation. */
  readonly secrets: readonly string[]
  /** The time of this attempt by the system clock. */
  readonly realNow: Instant
}

/** The headers of Standard Webhooks, which sign a message (G-160, G-342). */
export const signatureHeaders = ({ id, body, secrets, realNow }: SignedMessage): Headers => ({
  'webhook-id': id,
  // Receivers compare the timestamp with their own clock, so it is real time, not the wallet's time (G-216).
  'webhook-timestamp': String(Math.floor(realNow / 1000)),
  'webhook-signature': secrets
    .map((secret) => new Webhook(secret).sign(id, new Date(realNow), body))
    .join(' '),
})
