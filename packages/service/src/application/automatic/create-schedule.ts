import { brasiliaDate, daysBetween, nextBusinessDay } from '@pix-payments/pix'
import type { Recurrence } from '../../domain/recurrence/recurrence.ts'
import { holdersOf, scheduleBody } from '../../domain/schedule/schedule.ts'
import { isIn } from '../../domain/step.ts'
import { schedulesOfCycle } from '../../storage/rows/schedule-rows.ts'
import type { Handler } from '../operation/operation.ts'
import { commandOwn, ownRecurrence } from '../operation/own-resource.ts'
import { firstBroken } from '../operation/refusals.ts'
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
      const days = daysBetween(brasiliaDate(work.now), dueDate)
      const broken = await firstBroken(deferredViolations, [
        ['AUTHORIZED_RECURRENCE_REQUIRED', () => !isIn('recurrence', 'chargeable', recurrence.state)],
        ['AMOUNT_OUT_OF_RANGE'],
        ['INVALID_CYCLE_NUMBER', () => cycleNumber > recurrence.totalCharges, () => cycleRange(recurrence)],
        ['FIXED_AMOUNT_MISMATCH', () => recurrence.amount !== null && recurrence.amount !== amount],
        ['INVALID_SCHEDULE_WINDOW', () => days < WINDOW.least || days > WINDOW.most],
        ['BEFORE_RECURRENCE_START', () => dueDate < recurrence.firstPaymentDate],
        ['AFTER_RECURRENCE_END', () => dueDate > recurrence.lastPaymentDate],
        // G-135: the requested date must lie in the cycle. If it is not a business day, the next business day must lie
        // in the cycle too.
        [
          'SCHEDULE_OUTSIDE_RECURRENCE_CYCLE',
          () =>
            !isInCycle(recurrence, cycleNumber, dueDate) ||
            !isInCycle(recurrence, cycleNumber, nextBusinessDay(dueDate)),
        ],
        ['MUNICIPALITY_REQUIRED', () => recurrence.municipalityCode === null],
        [
          'CYCLE_ALREADY_EXISTS',
          async () =>
            holdersOf(await schedulesOfCycle(work.transaction, recurrence.id, cycleNumber)).length > 0,
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
