import type { IncomingHttpHeaders } from 'node:http'
import { expectTypeOf } from 'vitest'
import type { PixChargePaidEvent, PixWithdrawFailedEvent } from '@pix-payments/client'
import {
  type UnknownWebhookEvent,
  type VerifiedWebhook,
  verifyWebhook,
  type WebhookEventName,
  type WebhookEvents,
} from '@pix-payments/client/webhooks'

/**
 * States a claim about types. The proof is compiled but never run: the claim is true when the compiler reports no
 * error.
 */
declare function proves(claim: string, proof: () => unknown): void
declare const event: VerifiedWebhook['event']

proves('narrows by the name of the event', () => {
  if (event.event === 'pixChargePaid') expectTypeOf(event).toEqualTypeOf<PixChargePaidEvent>()
  if (event.event === 'pixWithdrawFailed') expectTypeOf(event).toEqualTypeOf<PixWithdrawFailedEvent>()
  if (event.event === 'unknown') {
    expectTypeOf(event).toEqualTypeOf<UnknownWebhookEvent>()
    expectTypeOf(event.payload).toEqualTypeOf<Readonly<Record<string, unknown>>>()
  }
})

proves('names exactly the events of the contract, and unknown', () => {
  expectTypeOf<VerifiedWebhook['event']['event']>().toEqualTypeOf<WebhookEventName | 'unknown'>()
  expectTypeOf<keyof WebhookEvents>().toEqualTypeOf<WebhookEventName>()
})

/** Compiles only with the marked error: some events have no branch, and the compiler finds it. */
export function notExhaustive(): string {
  switch (event.event) {
    case 'pixChargePaid':
      return event.eventId
    default:
      // @ts-expect-error the other events and unknown are left
      return event satisfies never
  }
}

proves('refuses an event that there is not, and a parsed body', () => {
  // @ts-expect-error a typing error
  void (event.event === 'pixChargePayed')
  // @ts-expect-error the body must be raw
  void verifyWebhook({ body: { event: 'pixChargePaid' }, headers: {}, secrets: [] })
  // @ts-expect-error secrets are a list
  void verifyWebhook({ body: '', headers: {}, secret: 'whsec_' })
})

proves('takes headers as frameworks give them', () => {
  const node: IncomingHttpHeaders = {}
  void verifyWebhook({ body: '', headers: node, secrets: ['whsec_'] })
  void verifyWebhook({ body: new Uint8Array(), headers: new Headers(), secrets: ['whsec_'] })
})
