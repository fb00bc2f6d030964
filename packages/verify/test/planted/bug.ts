import type { Clock } from '@pix-payments/client'
import type { Storage } from '@pix-payments/operator'
import type { BackEnd } from '../../../../examples/operator/src/verifier/back-end.ts'

interface Received {
  readonly backEnd: BackEnd
  readonly storage: Storage
  readonly headers: Headers
  readonly clock: Clock
}

/** A mistake in the example on the kit: in its calls, in its receiver, or in its transactions. */
export interface Bug {
  readonly mistake: string
  /** Scenarios that find it. */
  readonly finds: readonly [string, ...string[]]
  /** Replaces a call of the payment API. */
  call?(request: Request, next: () => Promise<Response>, clock: Clock): Promise<Response>
  /** Replaces the receiver of webhooks. */
  receive?(body: string, next: () => Promise<Response>, received: Received): Promise<Response>
  storage?(storage: Storage): Storage
  /** Whether the statement of each day is read. Otherwise it would book what the mistake lost. */
  readonly readsStatement?: true
}

export const json = (status: number, body: object): Response => Response.json(body, { status })

/** The path of a request, without the base URL. */
export const pathOf = ({ url }: Request): string => new URL(url).pathname

/** Whether a request creates a withdrawal or a refund. */
export const isPayout = (request: Request): boolean =>
  request.method === 'POST' && /^\/v1\/pix\/(withdraw|refund)\//.test(pathOf(request))

export const isPayoutRead = (request: Request): boolean =>
  request.method === 'GET' && /^\/v1\/pix\/(withdraw|refund)\//.test(pathOf(request))

export const isChargeRead = (request: Request): boolean =>
  request.method === 'GET' && pathOf(request).startsWith('/v1/pix/deposit/immediate-charge/')

export const isChargeCreation = (request: Request): boolean =>
  request.method === 'POST' && pathOf(request) === '/v1/pix/deposit/immediate-charge'

/** Returns a response with some fields of its body changed. */
export async function changed(
  response: Response,
  change: (body: Record<string, unknown>) => object,
): Promise<Response> {
  if (!response.ok) return response
  const body = (await response.json()) as Record<string, unknown>
  const { status, headers } = response
  const kept = new Headers(headers)
  kept.delete('content-length')
  kept.delete('content-encoding')
  return new Response(JSON.stringify({ ...body, ...change(body) }), { status, headers: kept })
}
