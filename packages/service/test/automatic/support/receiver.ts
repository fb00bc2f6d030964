import { type CalendarDate, type Instant, addDays, brasiliaDate } from '@pix-payments/pix'
import type { OperationId } from '@pix-payments/spec'
import type { Recurrence, Schedule } from '@pix-payments/spec/types'
import { type RailOrder, ordersOf } from '../../../src/storage/rows/rail-order-rows.ts'
import type { Store } from '../../../src/storage/store.ts'
import { type Body, unique } from '../../support/bodies.ts'
import type { Control } from '../../support/control.ts'
import { type Answer, outcomeOf } from '../../support/http-call.ts'
import type { Operator } from '../../support/operator.ts'
import { type EventRow, eventsOf } from '../../support/rows.ts'
import { freshCpf } from './tax-ids.ts'

export interface ReceiverParts {
  readonly operator: Operator
  readonly control: Control
  readonly store: Store
  readonly pixKey: string
  readonly cnpj: string
  readonly at: Instant
}

/** A wallet that charges recurrences. Its clock is frozen; `at` and `pass` move it. */
export class Receiver {
  readonly operator: Operator
  readonly control: Control
  readonly walletId: string
  readonly pixKey: string
  readonly cnpj: string
  /** The partition of the receiver's wallet. */
  readonly store: Store
  #now: Instant

  constructor({ operator, control, store, pixKey, cnpj, at }: ReceiverParts) {
    this.operator = operator
    this.control = control
    this.walletId = operator.walletId
    this.pixKey = pixKey
    this.cnpj = cnpj
    this.store = store
    this.#now = at
  }

  get now(): Instant {
    return this.#now
  }

  /** Returns the date in America/Sao_Paulo that is `after` days from today. */
  day(after = 0): CalendarDate {
    return addDays(brasiliaDate(this.#now), after)
  }

  /** Moves the clock of the wallet, and runs the timers that become due. */
  async at(instant: Instant): Promise<void> {
    const path = { walletId: this.walletId }
    await this.control.ok('advanceClock', { path, body: { to: new Date(instant).toISOString() } })
    this.#now = instant
  }

  pass(milliseconds: number): Promise<void> {
    return this.at(this.#now + milliseconds)
  }

  async switch(switches: {
    readonly automaticPayer?: boolean
    readonly automaticCharges?: boolean
  }): Promise<void> {
    await this.control.ok('updateWallet', { path: { walletId: this.walletId }, body: { switches } })
  }

  /** Returns the body of a monthly recurrence: 12 charges of R$ 49,90, and cycle 2 begins the day after tomorrow. */
  recurrenceBody(overrides: Body = {}, details: Body = {}): Body {
    return {
      receiverCnpj: this.cnpj,
      pixKey: this.pixKey,
      externalId: unique('recurrence'),
      expiresIn: 3600,
      amount: 4990,
      expectedPayer: { taxId: freshCpf(), name: 'Maria Silva' },
      recurrenceDetails: {
        frequency: 'MONTHLY',
        firstPaymentDate: addDays(brasiliaDate(this.#now + 3_600_000), 2),
        totalCharges: 12,
        allowPostDuePayment: true,
        contract: { id: 'contract-1' },
        ...details,
      },
      ...overrides,
    }
  }

  post(overrides: Body = {}, details: Body = {}): Promise<Answer> {
    return this.operator.call('createRecurrence', { body: this.recurrenceBody(overrides, details) })
  }

  create(overrides: Body = {}, details: Body = {}): Promise<Recurrence> {
    return this.operator.ok('createRecurrence', { body: this.recurrenceBody(overrides, details) })
  }

  /** Calls any operation on one resource. */
  on(operationId: OperationId, id: string, body?: unknown): Promise<Answer> {
    return this.operator.call(operationId, { path: { id, scheduleId: id, accessToken: id }, body })
  }

  /** Returns the body of a successful operation on one resource. */
  async done<T>(operationId: OperationId, { id }: { readonly id: string }, body?: unknown): Promise<T> {
    const answer = await this.on(operationId, id, body)
    if (answer.status >= 300) throw new Error(`${operationId} answered ${answer.status} ${answer.text}`)
    return answer.body as T
  }

  /**
   * Calls an operation on one resource. Returns the status and the error code: `201`, or `409
   * INVALID_RECURRENCE_STATE`.
   */
  async outcome(operationId: OperationId, { id }: { readonly id: string }, body?: unknown): Promise<string> {
    return outcomeOf(await this.on(operationId, id, body))
  }

  read({ id }: { readonly id: string }): Promise<Recurrence> {
    return this.operator.ok('getRecurrence', { path: { id } })
  }

  readSchedule({ id }: { readonly id: string }): Promise<Schedule> {
    return this.operator.ok('getSchedule', { path: { id } })
  }

  async paid(overrides: Body = {}, details: Body = {}): Promise<Recurrence> {
    const recurrence = await this.create(overrides, details)
    return this.done('simulateFirstPayment', recurrence)
  }

  async authorized(overrides: Body = {}, details: Body = {}): Promise<Recurrence> {
    const paid = await this.paid(overrides, details)
    return this.done('simulateAuthorization', paid, { outcome: 'APPROVED' })
  }

  /** Returns the body of the charge of cycle 2, due the day after tomorrow. */
  chargeBody(overrides: Body = {}): Body {
    return {
      externalId: unique('charge'),
      cycleNumber: 2,
      amount: 4990,
      dueDate: this.day(2),
      ...overrides,
    }
  }

  charge(recurrence: Recurrence, overrides: Body = {}): Promise<Schedule> {
    return this.done('createSchedule', recurrence, this.chargeBody(overrides))
  }

  accept(schedule: Schedule): Promise<Schedule> {
    return this.done('simulateSchedulePayerResponse', schedule, { outcome: 'ACCEPTED' })
  }

  reject(schedule: Schedule, rejectionCode = 'AM02'): Promise<Schedule> {
    return this.done('simulateSchedulePayerResponse', schedule, { outcome: 'REJECTED', rejectionCode })
  }

  async settle(schedule: Schedule): Promise<Schedule> {
    await this.accept(schedule)
    return this.done('simulateScheduleSettlement', schedule, { outcome: 'SETTLED' })
  }

  retryBody(retryDate: string, overrides: Body = {}): Body {
    return { externalId: unique('retry'), retryDate, ...overrides }
  }

  retry(schedule: { readonly id: string }, retryDate: string): Promise<Schedule> {
    return this.done('createPostDueRetry', schedule, this.retryBody(retryDate))
  }

  cancelBody(overrides: Body = {}): Body {
    return { externalId: unique('cancel'), reason: 'RECEIVER_REQUESTED', ...overrides }
  }

  events(resource?: { readonly id: string }): Promise<readonly EventRow[]> {
    return eventsOf(this.store, this, resource?.id)
  }

  async eventNames(resource?: { readonly id: string }): Promise<readonly string[]> {
    return (await this.events(resource)).map(({ event }) => event)
  }

  /** Returns the messages to the payer's institution about a schedule or recurrence: instructions and cancellations. */
  async messages({ id }: { readonly id: string }): Promise<readonly RailOrder[]> {
    const orders = await this.store.read((reader) => ordersOf(reader, this.walletId, id))
    return orders.filter(
      ({ name, body }) =>
        name !== 'recurrence' && !('subject' in body && body.subject === 'RECURRENCE_REQUEST'),
    )
  }

  async balance(): Promise<{ readonly available: number; readonly blocked: number }> {
    const { availableBalance: available, blockedBalance: blocked } = await this.operator.ok('getBalance')
    return { available, blocked }
  }

  /** Returns the problems that checkLedger finds in the wallet. */
  async ledgerProblems(): Promise<readonly string[]> {
    const { wallets } = await this.control.ok('checkLedger', { query: { walletId: this.walletId } })
    return wallets.flatMap(({ problems }) => problems)
  }
}
