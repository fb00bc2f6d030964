import type { OperationId } from '@pix-payments/spec'
import { canonicalJson } from '../../domain/canonical-json.ts'
import { type Refusal, refuse } from '../../domain/refusal.ts'
import { DAY } from '../../domain/timestamp.ts'
import { deleteCommandsUpTo, findCommand, saveCommand } from '../../storage/rows/command-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'

/** §8: how long the response to a command is stored, in milliseconds (48 hours). */
const RETENTION: number = 2 * DAY

/** The response to a successful command. The service stores it, and returns it again when the request is repeated. */
export interface CommandSuccess {
  readonly ok: true
  readonly status: number
  readonly body: unknown
}

export interface Command {
  readonly operationId: OperationId
  /** The id of the resource in the path (G-191). */
  readonly targetId: string
  readonly externalId: string
  /** The normalized body. A repeated request must have an equal body. */
  readonly request: object
}

/**
 * §8: runs a command once per externalId. A repeated request with the same body gets the stored response. A repeated
 * request with another body is refused. Only successful responses are stored (G-194).
 */
export async function idempotently<T extends CommandSuccess, Code extends string>(
  work: WalletWork,
  { operationId, targetId, externalId, request }: Command,
  run: () => Promise<T | Refusal<Code>>,
): Promise<T | Refusal<Code | 'IDEMPOTENCY_ERROR'>> {
  const key = { walletId: work.wallet.id, operationId, targetId, externalId }
  const text = canonicalJson(request)
  const earlier = await findCommand(work.transaction, key)
  if (earlier !== undefined && work.now < earlier.createdAt + RETENTION) {
    if (earlier.request !== text) return refuse('IDEMPOTENCY_ERROR')
    return replayed({ ok: true, status: earlier.status, body: earlier.answer } as T)
  }
  const outcome = await run()
  if (outcome.ok) {
    const { status, body } = outcome
    await deleteCommandsUpTo(work.transaction, work.wallet.id, work.now - RETENTION)
    await saveCommand(work.transaction, key, { request: text, status, answer: body, createdAt: work.now })
  }
  return outcome
}

/** The header of a repeated response: an earlier request with the same externalId and body got it first (G-420). */
const REPLAYED = { 'idempotent-replayed': 'true' } as const

/** Marks a success as a replay. */
export const replayed = <const Success extends { readonly ok: true; readonly status: number }>(
  success: Success,
): Success & { readonly headers: typeof REPLAYED } => ({ ...success, headers: REPLAYED })
