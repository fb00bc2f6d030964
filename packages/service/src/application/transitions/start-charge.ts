import { generateTxid, isWithin, nextBusinessDay } from '@pix-payments/pix'
import { cycleOf, type Recurrence } from '../../domain/recurrence/recurrence.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { startSchedule } from './schedule-transitions.ts'

export interface ChargeTerms {
  readonly cycleNumber: number
  /** In cents. */
  readonly amount: number
  /**
   * The due date that the operator requested. If it is not a business day, the charge is due on the next business day.
   */
  readonly dueDate: string
  readonly metadata: Readonly<Record<string, string>> | undefined
}

/** Creates the AGND charge of a cycle. It checks no rules: the caller must have checked them. */
export function startCharge(
  work: WalletWork,
  recurrence: Recurrence,
  { cycleNumber, amount, dueDate, metadata }: ChargeTerms,
): Promise<Schedule> {
  return startSchedule(work, 'create', {
    walletId: recurrence.walletId,
    recurrenceId: recurrence.id,
    cycleNumber,
    purpose: 'AGND',
    amount,
    txid: generateTxid(work.random),
    originalDueDate: dueDate as Schedule['originalDueDate'],
    dueDate: nextBusinessDay(dueDate as Schedule['dueDate']),
    retryOfScheduleId: null,
    metadata: metadata ?? null,
  })
}

/** True when the date lies in the cycle (G-051). */
export const isInCycle = (recurrence: Recurrence, cycleNumber: number, date: Schedule['dueDate']): boolean =>
  isWithin(date, cycleOf(recurrence, cycleNumber))
