import { addDays, brasiliaInstant } from '@pix-payments/pix'
import type { Recurrence } from '../../src/domain/recurrence/recurrence.ts'
import type { Schedule } from '../../src/domain/schedule/schedule.ts'
import { isIn } from '../../src/domain/step.ts'
import type { Resource, Row } from './resource.ts'

/** How long the simulated payer waits before each step, in milliseconds. */
const DELAY = 1000

/**
 * Returns the rows that must exist for a recurrence, in a wallet with automaticPayer and without automaticCharges
 * (G-280).
 */
export function recurrenceOf({ id, body }: Row): Resource {
  const recurrence = JSON.parse(body) as Recurrence
  const { walletId, state, createdAt, expiresAt, lastPaymentDate, authorizedAt } = recurrence
  const expiry = { kind: 'recurrenceExpiry', dueAt: expiresAt }
  const answer = { kind: 'recurrenceAnswer', dueAt: createdAt + 2 * DELAY }
  const timers: Partial<Record<Recurrence['state'], Resource['timers']>> = {
    'PENDING.AWAITING_FIRST_PAYMENT': [expiry, { kind: 'firstPayment', dueAt: createdAt + DELAY }, answer],
    'PENDING.FIRST_PAYMENT_SUCCESS': [expiry, answer],
    'AUTHORIZED.VALIDATION_SUCCEEDED': [
      { kind: 'recurrenceCompletion', dueAt: brasiliaInstant(addDays(lastPaymentDate, 1)) },
    ],
  }
  const last: Partial<Record<Recurrence['state'], string>> = {
    'AUTHORIZED.COMPLETED': 'Completed',
    'FAILED.AUTHORIZATION_REJECTED': 'Rejected',
    'CANCELLED.CANCELLED_BY_RECEIVER': 'Cancelled',
    'CANCELLED.CANCELLED_BY_PAYER': 'Cancelled',
    'EXPIRED.JOURNEY_EXPIRED': 'Expired',
  }
  const isPaid = recurrence.firstPayment.status === 'SETTLED'
  const told = [
    ...(isPaid ? ['FirstPaymentSettled'] : []),
    ...[...(authorizedAt === null ? [] : ['Authorized']), last[state]].flatMap((it) =>
      it === undefined ? [] : [`Recurrence${it}`],
    ),
  ]
  return {
    machine: 'recurrence',
    id,
    walletId,
    status: state,
    timers: timers[state] ?? [],
    events: told.map((it) => `pixAutomatic${it}`),
    movements: isPaid ? ['recurringPaymentSettled'] : [],
  }
}

export function scheduleOf({ id, body }: Row): Resource {
  const { walletId, state, createdAt, dueDate, attempts } = JSON.parse(body) as Schedule
  const sent = attempts.at(-1)
  const answeredAt = sent?.respondedAt ?? null
  const sentAt = sent?.sentAt ?? 0
  const payment = {
    kind: 'instructionPayment',
    dueAt: Math.max(brasiliaInstant(dueDate, '08:00'), sentAt + 2 * DELAY),
  }
  const payer: Partial<Record<Schedule['state'], Resource['timers']>> = {
    // G-135: at most ten days before the due date.
    'CREATED.AWAITING_DISPATCH': [
      { kind: 'scheduleDispatch', dueAt: Math.max(createdAt, brasiliaInstant(addDays(dueDate, -10))) },
    ],
    'PENDING.AWAITING_PAYER_RESPONSE': [{ kind: 'instructionAnswer', dueAt: sentAt + DELAY }, payment],
    'SCHEDULED.SCHEDULED_BY_PAYER': [payment],
  }
  const next = payer[state]
  const dueEnd = { kind: 'scheduleDueEnd', dueAt: brasiliaInstant(addDays(dueDate, 1)) }
  const last = isIn('schedule', 'terminal', state)
    ? state === 'SUCCESS.SETTLED'
      ? 'Settled'
      : state.startsWith('FAILED')
        ? 'Rejected'
        : 'Cancelled'
    : undefined
  const told = [...(answeredAt === null ? [] : ['Scheduled']), last]
  return {
    machine: 'schedule',
    id,
    walletId,
    status: state,
    timers: next === undefined ? [] : [...next, dueEnd],
    events: told.filter((it) => it !== undefined).map((it) => `pixAutomaticSchedule${it}`),
    movements: state === 'SUCCESS.SETTLED' ? ['recurringPaymentSettled'] : [],
  }
}
