import type { Contract } from '@pix-payments/http-contract/load'
import { walletOfLocation } from '../application/automatic/recurrence-location.ts'
import type { Context } from '../application/operation/context.ts'
import type { Clock } from '../clock.ts'
import { requestCause } from '../domain/cause.ts'
import type { FaultEffect } from '../domain/fault/fault.ts'
import type { Faults } from '../faults/faults.ts'
import type { AcceptedRequest, Intervention } from './api.ts'
import type { Reply } from './exchange.ts'

export interface OperationFaultsOptions {
  readonly contract: Contract
  readonly faults: Faults
  readonly clock: Clock
  readonly tokens: Pick<Context['tokens'], 'walletOf'>
  readonly store: Context['store']
}

/**
 * Applies the faults of a wallet to a request (G-272). A fault can delay the operation, send an error response instead
 * of it, or cut the connection before or after it.
 */
export function operationFaults({
  contract,
  faults,
  clock,
  tokens,
  store,
}: OperationFaultsOptions): (
  accepted: AcceptedRequest<{ readonly walletId?: string | undefined }>,
) => Promise<Intervention | undefined> {
  return async ({ operationId, caller, path, body, exchange }) => {
    const walletId =
      caller.walletId ??
      (await walletOfClient(tokens, body)) ??
      (await walletOfLocation(store, path['accessToken']))
    if (walletId === undefined) return undefined
    const effects = await faults.faultFor(
      walletId,
      { operationId },
      requestCause('request', exchange, operationId).fields,
    )
    if (effects.length === 0) return undefined
    let intervention: Intervention | undefined
    for (const effect of effects) {
      if (effect.kind === 'latency') {
        await new Promise<void>((resolve) => {
          clock.after(effect.milliseconds ?? 0, resolve)
        })
      } else {
        intervention ??= interventionOf(contract, operationId, effect)
      }
    }
    return intervention ?? {}
  }
}

/** Returns the wallet of a token request. Such a request has no token yet, so the wallet is found by its client_id. */
async function walletOfClient(
  tokens: OperationFaultsOptions['tokens'],
  body: unknown,
): Promise<string | undefined> {
  const { client_id: clientId } = Object(body) as { readonly client_id?: unknown }
  return typeof clientId === 'string' ? tokens.walletOf(clientId) : undefined
}

const CUT_CONNECTION: Reply = { status: 0, headers: {}, body: undefined, drop: true, isByFault: true }

function interventionOf(
  contract: Contract,
  operationId: string,
  effect: FaultEffect,
): Intervention | undefined {
  switch (effect.kind) {
    case 'drop':
      return { before: CUT_CONNECTION }
    case 'dropResponse':
      return { after: CUT_CONNECTION }
    case 'status':
      return { before: faultReply(contract, operationId, effect) }
    default:
      return undefined
  }
}

/**
 * Returns the error response of a fault. When the operation documents an error with this status, the response is that
 * error. Otherwise it is plain text, like the response of a gateway.
 */
function faultReply(
  { validation, catalogue }: Contract,
  operationId: string,
  { status, code }: FaultEffect,
): Reply {
  const { family, codes } = catalogue.operations[operationId] ?? { family: '', codes: [] }
  const listed = code ?? codes.find((it) => catalogue.codes[family]?.[it]?.status === status)
  const retryAfter = status === 429 || status === 503 ? { 'retry-after': '1' } : {}
  if (listed === undefined) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', ...retryAfter }
    return { status: status ?? 500, headers, body: `${status} by a fault of the sandbox`, isByFault: true }
  }
  const refusal = validation.refusal(operationId, listed)
  return { ...refusal, headers: { ...refusal.headers, ...retryAfter }, isByFault: true }
}
