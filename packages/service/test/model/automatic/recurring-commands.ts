import { addDays, brasiliaDate, brasiliaInstant, nextBusinessDay } from '@pix-payments/pix'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Answer } from '../../support/http-call.ts'
import { freshCpf } from '../../automatic/support/tax-ids.ts'
import {
  EXPIRES_IN_SECONDS,
  type RecurrenceModel,
  type RefundOutcomeModel,
  type ScheduleModel,
  TERMS,
  arrowOf,
} from './recurring-model.ts'
import {
  type RecurringCommand,
  type RecurringRun,
  call,
  command,
  unique,
  wantOutcome,
} from './recurring-run.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const RETENTION = 2 * DAY

const nth = <T>(items: readonly T[], which: number): T | undefined => items[which % items.length]

/**
 * Selects an item. In three of four cases, it is an item for which the command is legal, when there is one. In the
 * other cases, it is any item.
 */
function pick<T>(items: readonly T[], which: number, isLegal: (item: T) => boolean): T | undefined {
  const legal = items.filter(isLegal)
  return which % 4 === 0 || legal.length === 0 ? nth(items, which) : nth(legal, which)
}

const isChargeable = ({ state }: RecurrenceModel): boolean => state === 'AUTHORIZED.VALIDATION_SUCCEEDED'
const canTake =
  (on: string) =>
  ({ state }: ScheduleModel): boolean =>
    arrowOf('schedule', state, on) !== undefined
const idOf = ({ body }: Answer): string => (body as { id: string }).id

/** Sends a command with an externalId, and remembers it when it succeeds. */
async function send(
  run: RecurringRun,
  operationId: Parameters<typeof call>[1],
  id: string,
  given: object,
): Promise<Answer> {
  const body = { externalId: unique(), ...given }
  const answer = await call(run, operationId, id, body)
  if (answer.status < 300) {
    run.sent.push({
      operationId,
      id,
      body,
      at: run.model.now,
      status: answer.status,
      answer: answer.body,
    })
  }
  return answer
}

async function createOne(
  { subject, party, model }: RecurringRun,
  allowsRetries: boolean,
): Promise<RecurrenceModel> {
  const firstPaymentDate = addDays(brasiliaDate(model.now + EXPIRES_IN_SECONDS * 1000), 2)
  const { amount, totalCharges, frequency } = TERMS
  const body = {
    receiverCnpj: party.cnpj,
    pixKey: party.pixKey,
    externalId: unique(),
    expiresIn: EXPIRES_IN_SECONDS,
    amount,
    expectedPayer: { taxId: freshCpf() },
    recurrenceDetails: {
      frequency,
      firstPaymentDate,
      totalCharges,
      allowPostDuePayment: allowsRetries,
      contract: { id: 'c' },
    },
  }
  const { id } = await subject.as(party).ok('createRecurrence', { body })
  return model.create(id, firstPaymentDate, allowsRetries)
}

const create = (allowsRetries: boolean): RecurringCommand =>
  command(`create${allowsRetries ? ' with retries' : ''}`, async (run) => {
    await createOne(run, allowsRetries)
  })

/** The transitions of a recurrence, each with the operation and the request body that cause it. */
const RECURRENCE_MOVES = [
  ['settleFirstPayment', 'simulateFirstPayment', undefined],
  ['approveAuthorization', 'simulateAuthorization', { outcome: 'APPROVED' }],
  ['rejectAuthorization', 'simulateAuthorization', { outcome: 'REJECTED' }],
  ['expire', 'simulateRecurrenceExpiration', undefined],
  ['cancelByPayer', 'simulateRecurrencePayerCancellation', undefined],
  ['cancel', 'cancelRecurrence', { reason: 'RECEIVER_REQUESTED' }],
] as const

const moveRecurrence = (which: number, move: number): RecurringCommand => {
  const [on, operationId, body] = RECURRENCE_MOVES[move % RECURRENCE_MOVES.length] ?? RECURRENCE_MOVES[0]
  return command(`recurrence ${which}: ${on}`, async (run) => {
    const recurrence = pick(
      run.model.recurrences,
      which,
      ({ state }) => arrowOf('recurrence', state, on) !== undefined,
    )
    if (recurrence === undefined) return
    const answer =
      on === 'cancel'
        ? await send(run, operationId, recurrence.id, body)
        : await call(run, operationId, recurrence.id, body)
    const isMoved = run.model.moveRecurrence(recurrence, on)
    wantOutcome(answer, isMoved ? undefined : 'INVALID_RECURRENCE_STATE')
  })
}

/** Creates a recurrence that can be charged at once. */
const subscribe = (allowsRetries: boolean): RecurringCommand =>
  command(`subscribe${allowsRetries ? ' with retries' : ''}`, async (run) => {
    const recurrence = await createOne(run, allowsRetries)
    for (const [on, operationId, body] of RECURRENCE_MOVES.slice(0, 2)) {
      wantOutcome(await call(run, operationId, recurrence.id, body), undefined)
      run.model.moveRecurrence(recurrence, on)
    }
  })

const refundFirst = (which: number, amount: number | undefined): RecurringCommand =>
  command(`refund ${amount ?? 'the rest'} of the first payment of ${which}`, async (run) => {
    const { model } = run
    const isLegal = (it: RecurrenceModel): boolean => model.refusalOfRefund(it, amount) === undefined
    const recurrence = pick(model.recurrences, which, isLegal)
    if (recurrence === undefined) return
    const refusal = model.refusalOfRefund(recurrence, amount)
    const body = amount === undefined ? undefined : { amount }
    const answer = await call(run, 'simulateFirstPaymentRefund', recurrence.id, body)
    wantOutcome(answer, refusal)
    if (refusal !== undefined) return
    model.refund((answer.body as { firstPaymentRefundId: string }).firstPaymentRefundId, recurrence, amount)
  })

/** Sets the outcome of new refunds. Null selects the default outcome. */
const chooseRefunds = (outcome: RefundOutcomeModel | null): RecurringCommand =>
  command(
    `refunds are ${outcome === null ? 'as usual' : `${outcome.status} after ${outcome.afterSeconds} s`}`,
    async ({ subject, party, model }) => {
      const body = { outcomes: { refunds: outcome } }
      await subject.control.ok('updateWallet', { path: { walletId: party.walletId }, body })
      model.refundOutcome = outcome
    },
  )

/** Charges a fee, which reduces the balance. */
const fee = (amount: number): RecurringCommand =>
  command(`fee of ${amount}`, async ({ subject, party, model }) => {
    const path = { walletId: party.walletId }
    const isCovered = amount <= model.available
    const answer = await subject.control.call('createFee', { path, body: { amount, description: 'x' } })
    wantOutcome(answer, isCovered ? undefined : 'INSUFFICIENT_BALANCE')
    if (isCovered) model.available -= amount
  })

const charge = (which: number, cycleNumber: number, days: number): RecurringCommand =>
  command(`charge cycle ${cycleNumber} of ${which} in ${days} days`, async (run) => {
    const { model } = run
    const recurrence = pick(model.recurrences, which, isChargeable)
    if (recurrence === undefined) return
    await chargeOn(run, recurrence, cycleNumber, addDays(brasiliaDate(model.now), days))
  })

/** Creates a charge with the earliest due date that the window and the cycle allow, or `days` days later. */
const chargeInWindow = (which: number, cycleNumber: number, days: number): RecurringCommand =>
  command(`charge cycle ${cycleNumber} of ${which} ${days} days after the earliest`, async (run) => {
    const { model } = run
    const isFree = (it: RecurrenceModel): boolean => isChargeable(it) && !model.isHeld(it, cycleNumber)
    const recurrence = pick(model.recurrences, which, isFree)
    if (recurrence === undefined) return
    const earliest = addDays(brasiliaDate(model.now), 2)
    const { start } = model.cycleOf(recurrence, cycleNumber)
    const from = start > earliest ? start : earliest
    await chargeOn(run, recurrence, cycleNumber, addDays(from, days))
  })

async function chargeOn(
  run: RecurringRun,
  recurrence: RecurrenceModel,
  cycleNumber: number,
  dueDate: ScheduleModel['dueDate'],
): Promise<void> {
  const { model } = run
  const refusal = model.refusalOfCharge(recurrence, cycleNumber, dueDate)
  const body = { cycleNumber, amount: TERMS.amount, dueDate }
  const answer = await send(run, 'createSchedule', recurrence.id, body)
  wantOutcome(answer, refusal)
  if (refusal !== undefined) return
  const id = idOf(answer)
  model.start({
    id,
    recurrence,
    cycleNumber,
    purpose: 'AGND',
    originalDueDate: dueDate,
    dueDate: nextBusinessDay(dueDate),
    chargeId: id,
  })
}

/** The transitions of a schedule that one request causes, each with the operation and the request body. */
const SCHEDULE_MOVES = [
  ['acceptInstruction', 'simulateSchedulePayerResponse', { outcome: 'ACCEPTED' }, null],
  [
    'rejectInstruction',
    'simulateSchedulePayerResponse',
    { outcome: 'REJECTED', rejectionCode: 'AM02' },
    'AM02',
  ],
  [
    'rejectInstruction',
    'simulateSchedulePayerResponse',
    { outcome: 'REJECTED', rejectionCode: 'AC05' },
    'AC05',
  ],
  ['settle', 'simulateScheduleSettlement', { outcome: 'SETTLED' }, null],
  ['rejectSettlement', 'simulateScheduleSettlement', { outcome: 'REJECTED', rejectionCode: 'AB10' }, 'AB10'],
  ['rejectSettlement', 'simulateScheduleSettlement', { outcome: 'REJECTED', rejectionCode: 'AM02' }, 'AM02'],
  ['timeOutInstruction', 'simulateSchedulePayerResponseTimeout', undefined, 'PAYER_RESPONSE_TIMEOUT'],
  ['cancelByPayer', 'simulateSchedulePayerCancellation', { code: 'CCLD' }, null],
] as const

const moveSchedule = (which: number, move: number): RecurringCommand => {
  const [on, operationId, body, code] = SCHEDULE_MOVES[move % SCHEDULE_MOVES.length] ?? SCHEDULE_MOVES[0]
  return command(`schedule ${which}: ${on}${code === null ? '' : ` ${code}`}`, async (run) => {
    const schedule = pick(run.model.schedules, which, canTake(on))
    if (schedule === undefined) return
    const answer = await call(run, operationId, schedule.id, body)
    // G-245: the payer cannot cancel a retry or re-send.
    const isKept = on === 'cancelByPayer' && schedule.purpose !== 'AGND'
    const isMoved = !isKept && run.model.moveSchedule(schedule, on, code)
    wantOutcome(answer, isMoved ? undefined : 'INVALID_RECURRENCE_STATE')
  })
}

/** The payer's institution accepts a waiting instruction, and settles the charge at once. */
const collect = (which: number): RecurringCommand =>
  command(`schedule ${which}: accepted and settled`, async (run) => {
    const schedule = pick(run.model.schedules, which, canTake('acceptInstruction'))
    if (schedule === undefined) return
    for (const [on, operationId, body] of [SCHEDULE_MOVES[0], SCHEDULE_MOVES[3]]) {
      const answer = await call(run, operationId, schedule.id, body)
      const isMoved = run.model.moveSchedule(schedule, on)
      wantOutcome(answer, isMoved ? undefined : 'INVALID_RECURRENCE_STATE')
    }
  })

const reportFailure = (which: number): RecurringCommand =>
  command(`schedule ${which}: FAIL`, async (run) => {
    const { model, subject, party } = run
    const schedule = pick(model.schedules, which, canTake('reportFailure'))
    if (schedule === undefined) return
    const isLate = model.now > brasiliaInstant(schedule.dueDate, '21:00')
    const on = isLate ? 'reportLateFailure' : 'reportFailure'
    const answer = await call(run, 'simulateSchedulePayerCancellation', schedule.id, { code: 'FAIL' })
    const isMoved = model.moveSchedule(schedule, on, isLate ? 'RIFL_CUTOFF_EXCEEDED' : null)
    wantOutcome(answer, isMoved ? undefined : 'INVALID_RECURRENCE_STATE')
    if (!isMoved || isLate) return
    const { recurrence, cycleNumber, originalDueDate, dueDate, chargeId } = schedule
    const query = { recurrenceId: recurrence.id, limit: 100 }
    const { data } = await subject.as(party).ok('listSchedules', { query })
    const resend = data.find((it) => !model.schedules.some(({ id }) => id === it.id))
    expect(resend).toMatchObject({ purpose: 'RIFL', retryOfScheduleId: chargeId, dueDate, originalDueDate })
    const id = resend?.id ?? ''
    model.start({ id, recurrence, cycleNumber, purpose: 'RIFL', originalDueDate, dueDate, chargeId })
  })

const cancelSchedule = (which: number): RecurringCommand =>
  command(`cancel schedule ${which}`, async (run) => {
    const { model } = run
    const schedule = pick(model.schedules, which, canTake('cancel'))
    if (schedule === undefined) return
    const isLate = model.now >= brasiliaInstant(addDays(schedule.dueDate, -1), '22:00')
    const isLegal = arrowOf('schedule', schedule.state, 'cancel') !== undefined
    const answer = await send(run, 'cancelSchedule', schedule.id, { reason: 'x' })
    if (!isLegal) return wantOutcome(answer, 'SCHEDULE_NOT_CANCELABLE')
    if (isLate) return wantOutcome(answer, 'CANCELLATION_CUTOFF_EXCEEDED')
    wantOutcome(answer, undefined)
    model.moveSchedule(schedule, 'cancel')
  })

const retry = (which: number, days: number): RecurringCommand =>
  command(`retry schedule ${which} in ${days} days`, async (run) => {
    const { model } = run
    const mayRetry = (it: ScheduleModel): boolean => {
      const tomorrow = addDays(brasiliaDate(model.now), 1)
      return [tomorrow, it.originalDueDate].some(
        (date) => model.refusalOfRetry(it, addDays(date, 1)) === undefined,
      )
    }
    const schedule = pick(model.schedules, which, mayRetry)
    if (schedule === undefined) return
    const retryDate = addDays(schedule.originalDueDate, days)
    const refusal = model.refusalOfRetry(schedule, retryDate)
    const answer = await send(run, 'createPostDueRetry', schedule.id, { retryDate })
    wantOutcome(answer, refusal)
    if (refusal !== undefined) return
    const { recurrence, cycleNumber, originalDueDate, chargeId } = schedule
    model.start({
      id: idOf(answer),
      recurrence,
      cycleNumber,
      purpose: 'NTAG',
      originalDueDate,
      dueDate: retryDate,
      chargeId,
    })
  })

const refund = (which: number, amount: number | undefined): RecurringCommand =>
  command(`refund ${amount ?? 'the rest'} of settled schedule ${which}`, async (run) => {
    const { model } = run
    const isLegal = (it: ScheduleModel): boolean => model.refusalOfRefund(it, amount) === undefined
    const schedule = pick(model.schedules, which, isLegal)
    if (schedule === undefined) return
    const refusal = model.refusalOfRefund(schedule, amount)
    const body = amount === undefined ? undefined : { amount }
    const answer = await call(run, 'simulateScheduleRefund', schedule.id, body)
    wantOutcome(answer, refusal)
    if (refusal === undefined) model.refund((answer.body as { refundId: string }).refundId, schedule, amount)
  })

/** Refunds a first payment or a cycle charge by createRefund (G-041). */
const refundByOperator = (which: number, amount: number): RecurringCommand =>
  command(`createRefund of ${amount} of payment ${which}`, async (run) => {
    const { model, subject, party } = run
    const isLegal = (it: RecurrenceModel | ScheduleModel): boolean =>
      model.refusalOfOperatorRefund(it, amount) === undefined
    const paid = pick([...model.recurrences, ...model.schedules], which, isLegal)
    if (paid === undefined) return
    const { id } = paid
    const operator = subject.as(party)
    const endToEndId =
      'firstPayment' in paid
        ? (await operator.ok('getRecurrence', { path: { id } })).firstPaymentEndToEndId
        : (await operator.ok('getSchedule', { path: { id } })).endToEndId
    if (endToEndId === null) return
    const externalId = unique()
    const call = { path: { endToEndId }, body: { amount, externalId } }
    const answer = await operator.call('createRefund', call)
    model.settle(subject.clock.now())
    const refusal = model.refusalOfOperatorRefund(paid, amount)
    wantOutcome(answer, refusal)
    if (refusal !== undefined) return
    const { refundEndToEndId } = answer.body as { refundEndToEndId: string }
    model.refund(refundEndToEndId, paid, amount, { endToEndId, externalId })
  })

const endRefund = (which: number, isSettled: boolean): RecurringCommand =>
  command(`refund ${which} is ${isSettled ? 'SETTLED' : 'REJECTED'}`, async (run) => {
    const found = nth(run.model.refunds, which)
    if (found === undefined) return
    if (found.path === undefined) {
      const body = { outcome: isSettled ? 'SETTLED' : 'REJECTED' }
      const answer = await call(run, 'simulateRefundResult', found.id, body)
      wantOutcome(answer, run.model.endRefund(found, isSettled) ? undefined : 'INVALID_RECURRENCE_STATE')
      return
    }
    const { subject, party, model } = run
    const path = { walletId: party.walletId, ...found.path }
    const body = { status: isSettled ? 'SUCCESS' : 'FAILED' }
    const answer = await subject.control.call('setRefundOutcome', { path, body })
    wantOutcome(answer, model.endRefund(found, isSettled) ? undefined : 'InvalidState')
  })

/**
 * §8: repeats a command. With the same body, the response is the stored response; with another body, it is a refusal.
 * Nothing changes.
 */
const repeat = (which: number, isAltered: boolean): RecurringCommand =>
  command(`repeat ${which}${isAltered ? ', altered' : ''}`, async (run) => {
    const { model, sent } = run
    const found = nth(
      sent.filter(({ at }) => model.now < at + RETENTION),
      which,
    )
    if (found === undefined) return
    const { operationId, id, body, status, answer } = found
    const altered =
      operationId === 'createSchedule'
        ? { metadata: { a: 'b' } }
        : operationId === 'cancelRecurrence'
          ? { observation: 'x' }
          : undefined
    if (isAltered && altered === undefined) return
    const again = await call(run, operationId, id, { ...body, ...(isAltered ? altered : {}) })
    if (isAltered) return wantOutcome(again, 'IDEMPOTENCY_ERROR')
    expect([again.status, again.body]).toEqual([status, answer])
  })

const pass = (milliseconds: number): RecurringCommand =>
  command(`${milliseconds / 1000} s pass`, async ({ subject }) => {
    subject.clock.pass(milliseconds)
  })

/** Moves the clock to the instant at which the next timer is due, or to `before` milliseconds earlier. */
const passToNext = (before: number): RecurringCommand =>
  command(`time passes until ${before} ms before what is due next`, async ({ subject, model }) => {
    const { nextDueAt } = model
    if (nextDueAt !== undefined) subject.clock.pass(Math.max(0, nextDueAt - before - model.now))
  })

const restart: RecurringCommand = command('restart', ({ subject }) => subject.restart())

export function commandsOf({ restarts }: { readonly restarts: boolean }): fc.Arbitrary<RecurringCommand>[] {
  const which = fc.nat({ max: 30 })
  const days = fc.integer({ min: 1, max: 11 })
  const cycle = fc.constantFrom(2, 2, 3)
  return [
    fc.boolean().map(create),
    fc.constantFrom(true, true, false).map(subscribe),
    fc.constantFrom(true, true, false).map(subscribe),
    fc.tuple(which, fc.nat({ max: 2 })).map(([a, b]) => moveRecurrence(a, b)),
    fc.tuple(which, fc.nat({ max: 11 })).map(([a, b]) => moveRecurrence(a, b % 6)),
    fc.tuple(which, fc.constantFrom(undefined, 1, 200, TERMS.amount)).map(([a, b]) => refundFirst(a, b)),
    fc.tuple(which, fc.constantFrom(undefined, 1, 200, TERMS.amount)).map(([a, b]) => refundFirst(a, b)),
    fc
      .constantFrom(
        null,
        null,
        { status: 'SUCCESS', afterSeconds: 3600 } as const,
        { status: 'FAILED', afterSeconds: 2 } as const,
        { status: 'FAILED', afterSeconds: 0 } as const,
        { status: 'NONE', afterSeconds: 2 } as const,
      )
      .map(chooseRefunds),
    fc.constantFrom(1, 450, 2000).map(fee),
    fc.tuple(which, fc.integer({ min: 2, max: 4 }), days).map(([a, b, c]) => charge(a, b, c)),
    fc.tuple(which, cycle, fc.nat({ max: 2 })).map(([a, b, c]) => chargeInWindow(a, b, c)),
    fc.tuple(which, cycle, fc.nat({ max: 7 })).map(([a, b, c]) => chargeInWindow(a, b, c)),
    fc.tuple(which, fc.nat({ max: 6 })).map(([a, b]) => moveSchedule(a, b)),
    // The numbers select an entry of SCHEDULE_MOVES. The entries 0, 1 and 3 (accepted, rejected, settled) are selected
    // more often than the others.
    fc.tuple(which, fc.constantFrom(0, 0, 1, 3)).map(([a, b]) => moveSchedule(a, b)),
    fc.tuple(which, fc.constantFrom(0, 0, 1, 3)).map(([a, b]) => moveSchedule(a, b)),
    which.map(collect),
    which.map(collect),
    which.map(reportFailure),
    which.map(cancelSchedule),
    fc.tuple(which, fc.integer({ min: 0, max: 8 })).map(([a, b]) => retry(a, b)),
    fc.tuple(which, fc.integer({ min: 1, max: 5 })).map(([a, b]) => retry(a, b)),
    fc.tuple(which, fc.constantFrom(undefined, 1, 300, TERMS.amount)).map(([a, b]) => refund(a, b)),
    fc.tuple(which, fc.constantFrom(1, 200, TERMS.amount)).map(([a, b]) => refundByOperator(a, b)),
    fc.tuple(which, fc.constantFrom(1, 200, TERMS.amount)).map(([a, b]) => refundByOperator(a, b)),
    fc.tuple(which, fc.boolean()).map(([a, b]) => endRefund(a, b)),
    fc.tuple(which, fc.boolean()).map(([a, b]) => repeat(a, b)),
    fc.constantFrom(1000, HOUR - 1000, 10 * HOUR, DAY, 3 * DAY).map(pass),
    fc.constantFrom(0, 1, 1000, 6 * HOUR - 1, 6 * HOUR, 26 * HOUR).map(passToNext),
    ...(restarts ? [fc.constant(restart)] : []),
  ]
}
