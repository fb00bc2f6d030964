import {
  type CalendarDate,
  addDays,
  brasiliaDate,
  brasiliaInstant,
  cycleWindow,
  daysBetween,
  isWithin,
  nextBusinessDay,
} from '@pix-payments/pix'
import { type Transition, machines, rejectionCodes } from '@pix-payments/spec'

/** Every recurrence of the model is weekly, and has this amount and this number of charges. */
export const TERMS = { amount: 500, totalCharges: 3, frequency: 'WEEKLY' } as const
export const EXPIRES_IN_SECONDS = 3600
/** G-039: 90 days, in milliseconds. */
const REFUND_WINDOW = 90 * 86_400_000

export interface RecurrenceModel {
  readonly id: string
  state: string
  version: number
  firstPayment: 'PENDING' | 'SETTLED' | 'EXPIRED' | 'REFUNDED'
  /** The sum of the refunds of the first payment. */
  reversed: number
  readonly firstPaymentDate: CalendarDate
  readonly allowsRetries: boolean
  /** When the first payment settled. */
  settledAt: number | undefined
}

export interface ScheduleModel {
  readonly id: string
  readonly recurrence: RecurrenceModel
  readonly cycleNumber: number
  readonly purpose: 'AGND' | 'NTAG' | 'RIFL'
  readonly originalDueDate: CalendarDate
  readonly dueDate: CalendarDate
  /**
   * The id of the AGND charge. For a retry or re-send, this is the id of the charge that it repeats; otherwise it is
   * the own id.
   */
  readonly chargeId: string
  state: string
  code: string | null
  reversed: number
  settledAt: number | undefined
}

export interface RefundModel {
  readonly id: string
  /** The refunded payment: a first payment or a charge. */
  readonly paid: RecurrenceModel | ScheduleModel
  readonly amount: number
  /** The path of a refund by createRefund; undefined for a simulated refund. */
  readonly path: RefundPath | undefined
  status: 'PROCESSING' | 'SUCCESS' | 'FAILED'
}

export interface RefundPath {
  readonly endToEndId: string
  readonly externalId: string
}

/** The wallet's setting for new refunds (G-108). */
export interface RefundOutcomeModel {
  readonly status: 'SUCCESS' | 'FAILED' | 'NONE'
  readonly afterSeconds: number
}

interface Timer {
  readonly at: number
  readonly resourceId: string
  readonly run: () => void
}

type Machine = 'recurrence' | 'schedule'
export const arrowOf = (machine: Machine, from: string | null, on: string): Transition | undefined =>
  (machines[machine].transitions as readonly Transition[]).find((it) => it.from === from && it.on === on)
const isTerminal = (machine: Machine, state: string): boolean =>
  (machines[machine].sets.terminal.states as readonly string[]).includes(state)
const isOpen = ({ state }: ScheduleModel): boolean => !isTerminal('schedule', state)
const isOpenOrSettled = (it: ScheduleModel): boolean => isOpen(it) || it.state === 'SUCCESS.SETTLED'
/**
 * G-174: an accepted charge that was not paid, and an unanswered one, hold their cycle. So does a failed re-send. After
 * AM02 the cycle may be charged again.
 */
const isHeldBy = (cycle: readonly ScheduleModel[], it: ScheduleModel): boolean =>
  isOpenOrSettled(it) ||
  (!cycle.some(({ chargeId, code }) => chargeId === it.chargeId && code === 'AM02') && holdsItsCycle(it))

const holdsItsCycle = (it: ScheduleModel): boolean =>
  ['FAILED.SETTLEMENT_FAILED', 'FAILED.PAYER_RESPONSE_TIMEOUT'].includes(it.state) ||
  (it.purpose === 'RIFL' && it.state.startsWith('FAILED.'))

/**
 * The expected state of one wallet with recurrences, by the rules of the source. It has no storage and creates no ids.
 */
export class RecurringModel {
  now: number
  available = 0
  blocked = 0
  readonly events: string[] = []
  readonly recurrences: RecurrenceModel[] = []
  readonly schedules: ScheduleModel[] = []
  readonly refunds: RefundModel[] = []
  refundOutcome: RefundOutcomeModel | null = null
  #timers: Timer[] = []

  constructor(now: number) {
    this.now = now
  }

  get nextDueAt(): number | undefined {
    return this.#timers.length === 0 ? undefined : Math.min(...this.#timers.map(({ at }) => at))
  }

  /** Runs in order everything that is due at `now` or earlier. */
  settle(now: number): void {
    for (;;) {
      const [next] = this.#timers.toSorted((a, b) => a.at - b.at)
      if (next === undefined || next.at > now) break
      this.#timers = this.#timers.filter((it) => it !== next)
      this.now = next.at
      next.run()
    }
    this.now = now
  }

  create(id: string, firstPaymentDate: CalendarDate, allowsRetries: boolean): RecurrenceModel {
    const recurrence: RecurrenceModel = {
      id,
      state: 'PENDING.AWAITING_FIRST_PAYMENT',
      version: 1,
      firstPayment: 'PENDING',
      reversed: 0,
      firstPaymentDate,
      allowsRetries,
      settledAt: undefined,
    }
    this.recurrences.push(recurrence)
    this.#at(this.now + EXPIRES_IN_SECONDS * 1000, id, () => {
      if (recurrence.firstPayment !== 'SETTLED') this.moveRecurrence(recurrence, 'expire')
    })
    return recurrence
  }

  /** Moves a recurrence along one transition. Returns false when the state machine has no such transition. */
  moveRecurrence(recurrence: RecurrenceModel, on: string): boolean {
    const arrow = arrowOf('recurrence', recurrence.state, on)
    if (arrow === undefined) return false
    if (on === 'approveAuthorization' && recurrence.firstPayment !== 'SETTLED') return false
    recurrence.state = arrow.to
    recurrence.version += 1
    if (on === 'settleFirstPayment') {
      recurrence.firstPayment = 'SETTLED'
      recurrence.settledAt = this.now
      this.available += TERMS.amount
    }
    if (on === 'approveAuthorization') {
      this.#forget(recurrence.id)
      const over = brasiliaInstant(addDays(this.cycleOf(recurrence, TERMS.totalCharges).end, 1))
      this.#at(over, recurrence.id, () => this.moveRecurrence(recurrence, 'complete'))
    }
    if (isTerminal('recurrence', arrow.to)) {
      this.#forget(recurrence.id)
      if (recurrence.firstPayment === 'PENDING') recurrence.firstPayment = 'EXPIRED'
    }
    if (arrow.sends !== null) this.events.push(`${arrow.sends} ${recurrence.id}`)
    if (on === 'cancel' || on === 'cancelByPayer') this.#cancelSchedulesOf(recurrence)
    return true
  }

  start(schedule: Omit<ScheduleModel, 'state' | 'code' | 'reversed' | 'settledAt'>): void {
    const started: ScheduleModel = {
      ...schedule,
      state: 'CREATED.AWAITING_DISPATCH',
      code: null,
      reversed: 0,
      settledAt: undefined,
    }
    this.schedules.push(started)
    // G-135: the instruction is sent when the due date is at most 10 days ahead.
    const sentAt = Math.max(this.now, brasiliaInstant(addDays(started.dueDate, -10)))
    this.#at(sentAt, started.id, () => this.moveSchedule(started, 'dispatch'))
    this.#at(brasiliaInstant(addDays(started.dueDate, 1)), started.id, () => {
      if (!this.moveSchedule(started, 'expireSettlement'))
        this.moveSchedule(started, 'timeOutInstruction', 'PAYER_RESPONSE_TIMEOUT')
    })
  }

  moveSchedule(schedule: ScheduleModel, on: string, code: string | null = null): boolean {
    const arrow = arrowOf('schedule', schedule.state, on)
    if (arrow === undefined) return false
    schedule.state = arrow.to
    schedule.code = code
    if (isTerminal('schedule', arrow.to)) this.#forget(schedule.id)
    if (arrow.sends !== null) this.events.push(`${arrow.sends} ${schedule.id}`)
    if (on === 'settle') {
      schedule.settledAt = this.now
      this.available += TERMS.amount
      if (schedule.cycleNumber === TERMS.totalCharges) this.moveRecurrence(schedule.recurrence, 'complete')
    }
    return true
  }

  /**
   * Returns the error code that refuses a refund; undefined when the refund is accepted. Without an amount, the refund
   * is for the remaining amount.
   */
  refusalOfRefund(
    paid: RecurrenceModel | ScheduleModel,
    amount: number = this.leftOf(paid),
  ): string | undefined {
    const isPaid =
      'firstPayment' in paid
        ? ['SETTLED', 'REFUNDED'].includes(paid.firstPayment)
        : paid.state === 'SUCCESS.SETTLED'
    if (!isPaid) return 'INVALID_RECURRENCE_STATE'
    if (amount < 1 || amount > this.leftOf(paid)) return 'AMOUNT_OUT_OF_RANGE'
    return amount > this.available ? 'INSUFFICIENT_BALANCE' : undefined
  }

  /** Returns the error code that refuses createRefund; undefined when it accepts the refund (G-041). */
  refusalOfOperatorRefund(paid: RecurrenceModel | ScheduleModel, amount: number): string | undefined {
    if (paid.settledAt === undefined) return 'NotFound'
    if (this.now > paid.settledAt + REFUND_WINDOW) return 'REFUND_DEADLINE_EXCEEDED'
    if (amount > this.leftOf(paid)) return 'REFUND_AMOUNT_EXCEEDED'
    return amount > this.available ? 'INSUFFICIENT_BALANCE' : undefined
  }

  leftOf({ reversed }: RecurrenceModel | ScheduleModel): number {
    return TERMS.amount - reversed
  }

  refund(
    id: string,
    paid: RecurrenceModel | ScheduleModel,
    amount: number = this.leftOf(paid),
    path?: RefundPath,
  ): void {
    const refund: RefundModel = { id, paid, amount, path, status: 'PROCESSING' }
    this.refunds.push(refund)
    this.#reverse(paid, amount)
    this.available -= amount
    this.blocked += amount
    const settlesItself = 'firstPayment' in paid || path !== undefined
    const { status, afterSeconds } =
      this.refundOutcome ??
      (settlesItself ? { status: 'SUCCESS', afterSeconds: 2 } : { status: 'NONE', afterSeconds: 0 })
    if (status !== 'NONE') {
      this.#at(this.now + afterSeconds * 1000, id, () => this.endRefund(refund, status === 'SUCCESS'))
    }
  }

  endRefund(refund: RefundModel, isSettled: boolean): boolean {
    if (refund.status !== 'PROCESSING') return false
    refund.status = isSettled ? 'SUCCESS' : 'FAILED'
    this.#forget(refund.id)
    this.blocked -= refund.amount
    this.events.push(`${isSettled ? 'pixRefundSettled' : 'pixRefundFailed'} ${refund.id}`)
    if (isSettled) return true
    this.available += refund.amount
    this.#reverse(refund.paid, -refund.amount)
    return true
  }

  #reverse(paid: RecurrenceModel | ScheduleModel, amount: number): void {
    paid.reversed += amount
    if (!('firstPayment' in paid)) return
    paid.firstPayment = this.leftOf(paid) === 0 ? 'REFUNDED' : 'SETTLED'
    paid.version += 1
  }

  cycleOf({ firstPaymentDate }: RecurrenceModel, cycleNumber: number): ReturnType<typeof cycleWindow> {
    return cycleWindow({ firstPaymentDate, frequency: TERMS.frequency, cycleNumber })
  }

  ofCycle(recurrence: RecurrenceModel, cycleNumber: number): readonly ScheduleModel[] {
    return this.schedules.filter((it) => it.recurrence === recurrence && it.cycleNumber === cycleNumber)
  }

  /** Returns the error code that refuses a charge; undefined when the charge is accepted. */
  refusalOfCharge(
    recurrence: RecurrenceModel,
    cycleNumber: number,
    dueDate: CalendarDate,
  ): string | undefined {
    const { end } = this.cycleOf(recurrence, TERMS.totalCharges)
    const days = daysBetween(brasiliaDate(this.now), dueDate)
    if (recurrence.state !== 'AUTHORIZED.VALIDATION_SUCCEEDED') return 'AUTHORIZED_RECURRENCE_REQUIRED'
    if (cycleNumber > TERMS.totalCharges) return 'INVALID_CYCLE_NUMBER'
    if (days < 2 || days > 10) return 'INVALID_SCHEDULE_WINDOW'
    if (dueDate < recurrence.firstPaymentDate) return 'BEFORE_RECURRENCE_START'
    if (dueDate > end) return 'AFTER_RECURRENCE_END'
    const cycle = this.cycleOf(recurrence, cycleNumber)
    const isInside = isWithin(dueDate, cycle) && isWithin(nextBusinessDay(dueDate), cycle)
    if (!isInside) return 'SCHEDULE_OUTSIDE_RECURRENCE_CYCLE'
    return this.isHeld(recurrence, cycleNumber) ? 'CYCLE_ALREADY_EXISTS' : undefined
  }

  isHeld(recurrence: RecurrenceModel, cycleNumber: number): boolean {
    const cycle = this.ofCycle(recurrence, cycleNumber)
    return cycle.some((it) => isHeldBy(cycle, it))
  }

  refusalOfRetry(schedule: ScheduleModel, date: CalendarDate): string | undefined {
    const { recurrence, cycleNumber, chargeId } = schedule
    const cycle = this.ofCycle(recurrence, cycleNumber)
    const family = cycle.filter((it) => it.chargeId === chargeId)
    const due = family.find(({ purpose }) => purpose === 'AGND')?.dueDate ?? date
    const isSame = (it: ScheduleModel): boolean => it.purpose === 'NTAG' && it.dueDate === date
    const isFinal = ({ code }: ScheduleModel): boolean =>
      code !== null && rejectionCodes[code as keyof typeof rejectionCodes].terminal
    if (recurrence.state !== 'AUTHORIZED.VALIDATION_SUCCEEDED') return 'AUTHORIZED_RECURRENCE_REQUIRED'
    const isHeld = cycle.some((it) =>
      family.includes(it) ? isOpenOrSettled(it) && !(isSame(it) && isOpen(it)) : isHeldBy(cycle, it),
    )
    const hasFailed = schedule.state.startsWith('FAILED.')
    if (!recurrence.allowsRetries || isHeld || !hasFailed || family.some(isFinal))
      return 'POST_DUE_RETRY_NOT_ALLOWED'
    const days = daysBetween(due, date)
    if (days < 1 || days > 7 || family.some(isSame)) return 'INVALID_POST_DUE_RETRY_DATE'
    if (family.filter(({ purpose }) => purpose === 'NTAG').length >= 3) return 'POST_DUE_RETRY_LIMIT_EXCEEDED'
    if (date > this.cycleOf(recurrence, cycleNumber).end) return 'POST_DUE_RETRY_CROSSES_CYCLE'
    return this.now >= brasiliaInstant(date) ? 'POST_DUE_RETRY_CUTOFF_EXCEEDED' : undefined
  }

  /** G-096: cancels every open schedule of a recurrence. */
  #cancelSchedulesOf(recurrence: RecurrenceModel): void {
    for (const schedule of this.schedules.filter((it) => it.recurrence === recurrence && isOpen(it))) {
      this.moveSchedule(schedule, 'cancelWithRecurrence')
    }
  }

  #at(at: number, resourceId: string, run: () => void): void {
    this.#timers.push({ at, resourceId, run })
  }

  #forget(resourceId: string): void {
    this.#timers = this.#timers.filter((it) => it.resourceId !== resourceId)
  }
}
