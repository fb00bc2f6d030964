import type { IncomingMessage } from 'node:http'
import type { Instant } from '@pix-payments/pix'
import type { WebhookAccount } from '../domain/webhook/webhook-account.ts'
import { createVerifyBody, readSignature } from '../identity/message-signature.ts'
import { JSON_TYPE, type Reply } from './exchange.ts'

/** What the built-in receiver needs to know of a wallet. */
export interface ReceiverOptions {
  /** The webhook of a wallet; undefined when the wallet has none. */
  readonly webhookOf: (walletId: string) => Promise<WebhookAccount | undefined>
  /** Real time. */
  readonly now: () => Instant
}

/** A delivery has a few kilobytes. A longer body is not verified. */
const MOST_BYTES = 1_048_576

/**
 * The built-in receiver of webhooks, at `/page/receiver/<walletId>`. It verifies a delivery as a receiver of the
 * operator must: 204 with `signature-check: valid`, otherwise 401 with the reason, so the delivery is attempted again.
 * It stores nothing, because each attempt of a delivery keeps what was sent and what was answered.
 */
export async function receive(
  request: IncomingMessage,
  walletId: string,
  { webhookOf, now }: ReceiverOptions,
): Promise<Reply> {
  const webhook = await webhookOf(walletId)
  if (webhook === undefined) return refused('The wallet has no webhook.')
  const body = await bytesOf(request)
  if (body === undefined) return refused('The body is longer than 1 MiB.')
  const signature = readSignature(request.headers, now())
  if (signature === undefined) {
    return refused('A header of the signature is missing, or the timestamp is more than 5 minutes old.')
  }
  const { signingSecret, previous } = webhook
  const secrets = previous === null ? [signingSecret] : [signingSecret, previous.signingSecret]
  if (!createVerifyBody(secrets)(signature, body)) {
    return refused('The signature does not belong to the body and the signing secret.')
  }
  return { status: 204, headers: { 'signature-check': 'valid' }, body: undefined }
}

const refused = (reason: string): Reply => ({
  status: 401,
  headers: { ...JSON_TYPE, 'signature-check': 'refused' },
  body: { reason },
})

async function bytesOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= MOST_BYTES) chunks.push(chunk)
  }
  return length > MOST_BYTES ? undefined : Buffer.concat(chunks)
}
