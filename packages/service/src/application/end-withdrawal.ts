import { generateEndToEndId } from '@pix-payments/pix'
import type { EventOf } from '@pix-payments/spec'
import { isIn, step } from '../domain/step.ts'
import {
  ENDING_EVENTS,
  failureOf,
  type Withdrawal,
  type WithdrawalEnding,
  withdrawalFailedFacts,
  withdrawalSettledFacts,
} from '../domain/withdrawal/withdrawal.ts'
import { findWithdrawalById, updateWithdrawal } from '../storage/rows/withdrawal-rows.ts'
import type { WalletWork } from './wallet-work.ts'

/** Timer handler: ends a withdrawal with the outcome that it was created with (G-108). */
export async function endWithdrawal(work: WalletWork, transactionId: string): Promise<void> {
  const withdrawal = await findWithdrawalById(work.transaction, transactionId)
  if (withdrawal === undefined || withdrawal.outcome.status === 'NONE') return
  await moveWithdrawal(work, withdrawal, withdrawal.outcome.status, withdrawal.outcome)
}

export type WithdrawalTarget = 'CONFIRMED' | 'PROCESSING' | WithdrawalEnding

const EVENTS: Readonly<Record<WithdrawalTarget, EventOf<'withdrawal'>>> = {
  CONFIRMED: 'confirm',
  PROCESSING: 'process',
  ...ENDING_EVENTS,
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
  failure: { readonly errorCode?: string | undefined; readonly errorDescription?: string | undefined } = {},
): Promise<Withdrawal | undefined> {
  const arrows = pathTo(withdrawal, target)
  if (arrows === undefined) return undefined
  let moved = withdrawal
  let sends: string | null = null
  for (const on of arrows) {
    const arrow = step('withdrawal', moved.status, on)
    if (arrow === undefined) return undefined
    moved = { ...moved, status: arrow.to, updatedAt: work.now }
    if (on === 'confirm') moved = { ...moved, endToEndId: newEndToEndId(work) }
    sends = arrow.sends
  }
  if (isIn('withdrawal', 'terminal', moved.status)) moved = await end(work, moved, failure)
  await updateWithdrawal(work.transaction, moved)
  if (sends !== null) {
    const facts = moved.status === 'SUCCESS' ? withdrawalSettledFacts(moved) : withdrawalFailedFacts(moved)
    await work.emit(sends, moved.transactionId, facts)
  }
  return moved
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
    let at: Withdrawal['status'] | undefined = status
    for (const on of events) at = at && step('withdrawal', at, on)?.to
    if (at === target) return events
  }
  return undefined
}

export function newEndToEndId({ wallet, now, random }: WalletWork): string {
  return generateEndToEndId({ ispb: wallet.account.bankCode, at: now, random })
}

async function end(
  work: WalletWork,
  withdrawal: Withdrawal,
  failure: Parameters<typeof failureOf>[1],
): Promise<Withdrawal> {
  const { transactionId, amount, creditor } = withdrawal
  await work.cancelTimersOf(transactionId)
  if (withdrawal.status !== 'SUCCESS') {
    await work.move('withdrawalReleased', amount, transactionId)
    return { ...withdrawal, ...failureOf(withdrawal.status as Exclude<WithdrawalEnding, 'SUCCESS'>, failure) }
  }
  await work.move('withdrawalSettled', amount, transactionId, {
    description: withdrawal.description,
    externalId: withdrawal.externalId,
    endToEndId: withdrawal.endToEndId,
    productTransactionId: transactionId,
    metadata: withdrawal.metadata === null ? null : { ...withdrawal.metadata },
    counterparty: { name: creditor.name, taxId: creditor.taxId, bankCode: creditor.bankCode },
  })
  return { ...withdrawal, settledAt: work.now }
}
