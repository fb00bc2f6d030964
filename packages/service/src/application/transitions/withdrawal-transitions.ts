import type { EventOf } from '@pix-payments/spec'
import { isIn, step } from '../../domain/step.ts'
import {
  ENDING_EVENTS,
  failureOf,
  type Withdrawal,
  type WithdrawalEnding,
  withdrawalFailedFacts,
  withdrawalSettledFacts,
} from '../../domain/withdrawal/withdrawal.ts'
import type { WithdrawalTarget } from '../../rail/world.ts'
import { updateWithdrawal } from '../../storage/rows/withdrawal-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'

const EVENTS: Readonly<Record<WithdrawalTarget, EventOf<'withdrawal'>>> = {
  CONFIRMED: 'confirm',
  PROCESSING: 'process',
  ...ENDING_EVENTS,
}

/** What a report states about a transfer, besides its status. */
export interface TransferFacts {
  readonly endToEndId: string | null
  readonly errorCode?: string | null
  readonly errorDescription?: string | null
}

/**
 * Moves a withdrawal to a status along the arrows of its state machine. From INITIATED to SUCCESS, for example, it
 * confirms, processes and settles. Moves the money and emits the event of the last arrow. Returns undefined when no
 * arrows lead to the status.
 */
export async function moveWithdrawal(
  work: WalletWork,
  withdrawal: Withdrawal,
  target: WithdrawalTarget,
  facts: TransferFacts,
): Promise<Withdrawal | undefined> {
  const walked = walk(work, withdrawal, target, facts)
  if (walked === undefined) return undefined
  const { sends } = walked
  const history = work.history('withdrawal', withdrawal.transactionId, withdrawal, walked.moved.status)
  let moved: Withdrawal = { ...walked.moved, ...history }
  if (isIn('withdrawal', 'terminal', moved.status)) moved = await end(work, moved, facts)
  updateWithdrawal(work.transaction, moved)
  if (sends !== null) {
    const event = moved.status === 'SUCCESS' ? withdrawalSettledFacts(moved) : withdrawalFailedFacts(moved)
    await work.emit(sends, moved.transactionId, event)
  }
  return moved
}

/**
 * Returns a withdrawal that the institution has accepted, with the status CONFIRMED or PROCESSING. Saves nothing.
 * Returns undefined when no arrows lead to the status.
 */
export const acceptWithdrawal = (
  work: Pick<WalletWork, 'now'>,
  withdrawal: Withdrawal,
  stage: 'CONFIRMED' | 'PROCESSING',
  endToEndId: string,
): Withdrawal | undefined => walk(work, withdrawal, stage, { endToEndId })?.moved

function walk(
  { now }: Pick<WalletWork, 'now'>,
  withdrawal: Withdrawal,
  target: WithdrawalTarget,
  { endToEndId }: TransferFacts,
): { readonly moved: Withdrawal; readonly sends: string | null } | undefined {
  const events = pathTo(withdrawal, target)
  if (events === undefined) return undefined
  let moved = withdrawal
  let sends: string | null = null
  for (const on of events) {
    const arrow = step('withdrawal', moved.status, on)
    if (arrow === undefined) return undefined
    moved = { ...moved, status: arrow.to, updatedAt: now }
    sends = arrow.sends
  }
  // The endToEndId exists as soon as the request was sent, and stays when the withdrawal fails (G-033).
  // The payment that settled decides the endToEndId, if the institution named another one before.
  const known = target === 'SUCCESS' ? null : withdrawal.endToEndId
  return { moved: { ...moved, endToEndId: known ?? endToEndId ?? withdrawal.endToEndId }, sends }
}

/** The lists of events that can come before the last event of a withdrawal, shortest list first. */
const INTERMEDIATE_EVENTS: readonly (readonly EventOf<'withdrawal'>[])[] = [
  [],
  ['confirm'],
  ['process'],
  ['confirm', 'process'],
]

/** Returns the events that move a withdrawal to a status. Returns undefined when no events do. */
function pathTo({ status }: Withdrawal, target: WithdrawalTarget): EventOf<'withdrawal'>[] | undefined {
  for (const intermediate of INTERMEDIATE_EVENTS) {
    const events = [...intermediate, EVENTS[target]]
    const last = events.reduce<Withdrawal['status'] | undefined>(
      (from, on) => (from === undefined ? undefined : step('withdrawal', from, on)?.to),
      status,
    )
    if (last === target) return events
  }
  return undefined
}

async function end(work: WalletWork, withdrawal: Withdrawal, facts: TransferFacts): Promise<Withdrawal> {
  const { transactionId, amount, creditor } = withdrawal
  work.cancelTimersOf(transactionId)
  if (withdrawal.status !== 'SUCCESS') {
    work.move('withdrawalReleased', amount, transactionId)
    return { ...withdrawal, ...failureOf(withdrawal.status as Exclude<WithdrawalEnding, 'SUCCESS'>, facts) }
  }
  work.move('withdrawalSettled', amount, transactionId, {
    description: withdrawal.description,
    externalId: withdrawal.externalId,
    endToEndId: withdrawal.endToEndId,
    productTransactionId: transactionId,
    metadata: withdrawal.metadata === null ? null : { ...withdrawal.metadata },
    counterparty: { name: creditor.name, taxId: creditor.taxId, bankCode: creditor.bankCode },
  })
  return { ...withdrawal, settledAt: work.now }
}
