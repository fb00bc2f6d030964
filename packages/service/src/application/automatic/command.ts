import type { OperationId } from '@pix-payments/spec'
import { canonicalJson } from '../../domain/canonical-json.ts'
import { type Refusal, refuse } from '../../domain/refusal.ts'
import { DAY } from '../../domain/timestamp.ts'
import { deleteCommandsUpTo, findCommand, saveCommand } from '../../storage/rows/command-rows.ts'
import type { WalletWork } from '../wallet-work.ts'

/** §8: for how long a command is replayed. */
export const RETENTION: number = 2 * DAY

/** What a command answers when it succeeds: stored, and replayed as it is. */
export interface CommandSuccess {
  readonly ok: true
  readonly status: number
  readonly body: unknown
}

export interface Command {
  readonly operationId: OperationId
  /** What the path names (G-191). */
  readonly targetId: string
  readonly externalId: string
  /** The body, normalized. */
  readonly request: object
}

/**
 * §8: the same externalId with the same body replays the stored answer; with another body it is a conflict. Only
 * successes are stored (G-194).
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
    return { ok: true, status: earlier.status, body: earlier.answer } as T
  }
  const outcome = await run()
  if (outcome.ok) {
    const { status, body } = outcome
    await deleteCommandsUpTo(work.transaction, work.wallet.id, work.now - RETENTION)
    await saveCommand(work.transaction, key, { request: text, status, answer: body, createdAt: work.now })
  }
  return outcome
}
