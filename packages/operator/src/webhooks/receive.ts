import { PixWebhookError, type VerifiedWebhook, verifyWebhook } from '@pix-payments/client/webhooks'
import { type Kit, runHook, wake } from '../kit/kit.ts'
import { inSpan } from '../kit/tracing.ts'
import type { Wallet } from '../kit/wallets.ts'
import type { EventRow } from '../storage/records.ts'
import { readBody } from './read-body.ts'

/** The largest body of a delivery. Events have a few kilobytes. */
const BODY_LIMIT = 256 * 1024

/**
 * Verifies a delivery, stores its event, and answers. The answer is 204 only after the commit, and 500 when the event
 * could not be stored, so that the service delivers it again. 400: the delivery must not be trusted.
 */
export function receive(kit: Kit, request: Request): Promise<Response> {
  const parent = request.headers.get('traceparent')
  const attributes = { 'pix.event.id': request.headers.get('webhook-id') ?? undefined }
  const start = { name: 'receive webhook', kind: 'CONSUMER', parent, attributes } as const
  return inSpan(kit.tracing, start, (traceparent) => receiveDelivery(kit, request, traceparent ?? null))
}

async function receiveDelivery(kit: Kit, request: Request, traceparent: string | null): Promise<Response> {
  if (request.method !== 'POST') return answer(405, 'POST only')
  try {
    const body = await readBody(request, BODY_LIMIT)
    if (body === undefined) return answer(413, 'too large')
    const { wallet, webhook } = await verify(kit, body, request.headers)
    await store(kit, wallet, webhook, { payload: new TextDecoder().decode(body), traceparent })
    wake(kit)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (error instanceof PixWebhookError) return answer(400, error.reason)
    runHook(() => kit.hooks.onError?.(error, 'webhook', undefined))
    return answer(500, 'not stored')
  }
}

const answer = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain' } })

/** The secret shows the wallet: several wallets may share one URL. */
async function verify(
  kit: Kit,
  body: Uint8Array,
  headers: Headers,
): Promise<{ readonly wallet: Wallet; readonly webhook: VerifiedWebhook }> {
  let refusal: unknown
  let problem: unknown
  for (const wallet of kit.wallets.all) {
    try {
      const secrets = await wallet.secrets()
      if (secrets.length === 0) continue
      return { wallet, webhook: await verifyWebhook({ body, headers, secrets }) }
    } catch (error) {
      // A secret that is malformed, or cannot be read now, must not refuse the deliveries of the other wallets.
      if (!(error instanceof PixWebhookError)) problem ??= error
      else if (error.reason === 'signature-mismatch') refusal = error
      else throw error
    }
  }
  throw problem ?? refusal ?? new Error('No wallet has a secret.')
}

/** An event that is stored already is a success: the first answer was lost. */
const store = (
  kit: Kit,
  { walletId }: Wallet,
  { event, id }: VerifiedWebhook,
  { payload, traceparent }: Pick<EventRow, 'payload' | 'traceparent'>,
): Promise<void> => {
  const now = kit.clock.now()
  const name = event.event === 'unknown' ? event.name : event.event
  return kit.inbox.add({
    key: id,
    wallet_id: walletId,
    name,
    external_id: ('externalId' in event && event.externalId) || null,
    payload,
    lane: /^pix(Withdraw|Refund)/.test(name) ? 'out' : 'in',
    received_at: now,
    done_at: null,
    attempts: 0,
    next_at: now,
    failing_since: null,
    problem: null,
    traceparent,
  })
}
