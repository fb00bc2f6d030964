import { addDays, brasiliaDate, daysBetween, nextBusinessDay } from '@pix-payments/pix'
import { type Recurrence, cycleOf } from '../../domain/recurrence/recurrence.ts'
import { type Schedule, holdersOf, scheduleBody } from '../../domain/schedule/schedule.ts'
import { shownState } from '../../domain/step.ts'
import { schedulesOfCycle } from '../../storage/rows/schedule-rows.ts'
import type { Handler } from '../operation/operation.ts'
import { commandOwn, ownRecurrence } from '../operation/own-resource.ts'
import { firstBroken, requireChargeable } from '../operation/refusals.ts'
import { isInCycle, startCharge } from '../transitions/cycle-charges.ts'

/**
 * §4.8: the requested due date is 2 to 10 calendar days (inclusive) after today, in Brasília time. The shifted date may
 * be later (G-135).
 */
const WINDOW = { least: 2, most: 10 }

const cycleRange = ({ totalCharges }: Recurrence): string =>
  totalCharges < 2
    ? 'The recurrence has totalCharges 1: its only charge is the first payment.'
    : `cycleNumber must be from 2 to ${totalCharges}; cycle 1 is the first payment.`

/** §2.5, §4.8: creates the scheduled charge of a cycle. */
export const createSchedule: Handler<'createSchedule'> = (context, call) => {
  const { body, deferredViolations } = call
  const { cycleNumber, amount } = body
  const dueDate = body.dueDate as Parameters<typeof nextBusinessDay>[0]
  return commandOwn(
    context,
    'createSchedule',
    call,
    ownRecurrence(call.path.id),
    async (work, recurrence) => {
      const today = brasiliaDate(work.now)
      const days = daysBetween(today, dueDate)
      let holder: Schedule | undefined
      const broken = await firstBroken(deferredViolations, [
        requireChargeable(recurrence),
        ['AMOUNT_OUT_OF_RANGE'],
        ['INVALID_CYCLE_NUMBER', () => cycleNumber > recurrence.totalCharges, () => cycleRange(recurrence)],
        [
          'FIXED_AMOUNT_MISMATCH',
          () => recurrence.amount !== null && recurrence.amount !== amount,
          () => `amount must be ${recurrence.amount} centavos, the amount of the recurrence.`,
        ],
        [
          'INVALID_SCHEDULE_WINDOW',
          () => days < WINDOW.least || days > WINDOW.most,
          () =>
            `dueDate must be from ${addDays(today, WINDOW.least)} to ${addDays(today, WINDOW.most)}, ${WINDOW.least} to ${WINDOW.most} calendar days after today.`,
        ],
        [
          'BEFORE_RECURRENCE_START',
          () => dueDate < recurrence.firstPaymentDate,
          () => `dueDate must not be before ${recurrence.firstPaymentDate}, the first payment date.`,
        ],
        [
          'AFTER_RECURRENCE_END',
          () => dueDate > recurrence.lastPaymentDate,
          () => `dueDate must not be after ${recurrence.lastPaymentDate}, the last payment date.`,
        ],
        // G-135: the requested date must lie in the cycle. If it is not a business day, the next business day must lie
        // in the cycle too.
        [
          'SCHEDULE_OUTSIDE_RECURRENCE_CYCLE',
          () =>
            !isInCycle(recurrence, cycleNumber, dueDate) ||
            !isInCycle(recurrence, cycleNumber, nextBusinessDay(dueDate)),
          () => {
            const { start, end } = cycleOf(recurrence, cycleNumber)
            return `dueDate and its next business day must be from ${start} to ${end} for cycle ${cycleNumber}.`
          },
        ],
        ['MUNICIPALITY_REQUIRED', () => recurrence.municipalityCode === null],
        [
          'CYCLE_ALREADY_EXISTS',
          async () => {
            holder = holdersOf(await schedulesOfCycle(work.transaction, recurrence.id, cycleNumber))[0]
            return holder !== undefined
          },
          () => `Cycle ${cycleNumber} has a schedule: ${holder?.id} is ${shownState(holder?.state ?? '')}.`,
        ],
      ])
      if (broken !== undefined) return broken
      const schedule = await startCharge(work, recurrence, {
        cycleNumber,
        amount,
        dueDate,
        metadata: body.metadata,
      })
      return { ok: true, status: 201, body: scheduleBody(schedule) } as const
    },
  )
}
