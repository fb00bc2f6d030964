import type { Schedule } from '@pix-payments/client'
import type { Call, SandboxWallet, SuccessBody } from './sandbox-wallet.ts'

/** Names of the contract's examples of `createRecurrence`. */
export type RecurrenceExample = 'fixed' | 'minimal' | 'variable'

/** Names of the contract's examples of `createSchedule`. */
export type ChargeExample = 'minimal' | 'with-metadata' | 'due-on-a-holiday'

/** The number of days between the creation of a charge and its due date. §4.8 allows 2 to 10. */
const LEAD_DAYS = 4
const DAY_MILLISECONDS = 86_400_000

/**
 * A recurrence of a sandbox wallet. It has the calls of the receiver and the simulated actions of the payer
 * institution.
 */
export class Subscription {
  readonly wallet: SandboxWallet
  readonly id: string
  /** The access token in the public URL of the recurrence. */
  readonly locationToken: string

  constructor(wallet: SandboxWallet, { id, recUrlAccessToken }: SuccessBody<'createRecurrence'>) {
    this.wallet = wallet
    this.id = id
    this.locationToken = recUrlAccessToken
  }

  /** Creates a recurrence whose first Pix is not paid yet. */
  static async create(
    wallet: SandboxWallet,
    name: RecurrenceExample = 'fixed',
    changes: object = {},
  ): Promise<Subscription> {
    const body = { ...wallet.example('createRecurrence', name), ...changes }
    return new Subscription(wallet, await wallet.call('createRecurrence', { body }))
  }

  /** Creates a recurrence whose first Pix is settled. */
  static async paid(
    wallet: SandboxWallet,
    name?: RecurrenceExample,
    changes?: object,
  ): Promise<Subscription> {
    const subscription = await Subscription.create(wallet, name, changes)
    await subscription.pay()
    return subscription
  }

  /** Creates a recurrence with a settled first Pix that the payer institution has approved. */
  static async authorized(
    wallet: SandboxWallet,
    name?: RecurrenceExample,
    changes?: object,
  ): Promise<Subscription> {
    const subscription = await Subscription.paid(wallet, name, changes)
    await subscription.decide({ outcome: 'APPROVED' })
    return subscription
  }

  /** The path and body of a command or simulation for this recurrence. */
  at(body?: object): Call {
    return { path: { id: this.id }, ...(body !== undefined && { body }) }
  }

  pay(body: object = {}): Promise<SuccessBody<'simulateFirstPayment'>> {
    return this.wallet.call('simulateFirstPayment', this.at(body))
  }

  decide(body: object): Promise<SuccessBody<'simulateAuthorization'>> {
    return this.wallet.call('simulateAuthorization', this.at(body))
  }

  cancel(name?: string): Promise<SuccessBody<'cancelRecurrence'>> {
    return this.wallet.call('cancelRecurrence', this.at(this.wallet.example('cancelRecurrence', name)))
  }

  cancelAsPayer(): Promise<SuccessBody<'simulateRecurrencePayerCancellation'>> {
    return this.wallet.call('simulateRecurrencePayerCancellation', this.at({}))
  }

  read(): Promise<SuccessBody<'getRecurrence'>> {
    return this.wallet.call('getRecurrence', this.at())
  }

  /** Returns the body of a charge. Also advances the clock into the time in which the charge may be created. */
  async chargeBody(
    name: ChargeExample = 'minimal',
    changes: object = {},
  ): Promise<Readonly<Record<string, unknown>>> {
    const body = { ...this.wallet.example('createSchedule', name), ...changes } as ChargeBody
    await this.wallet.reach(daysBefore(body.dueDate, LEAD_DAYS))
    return body
  }

  /** Creates a charge from the example of that name in the contract, four days before its due date. */
  async charge(name?: ChargeExample, changes?: object): Promise<ScheduledCharge> {
    const body = await this.chargeBody(name, changes)
    return this.chargeNow(name, body)
  }

  /** Creates a charge without advancing the clock. */
  async chargeNow(name?: ChargeExample, changes: object = {}): Promise<ScheduledCharge> {
    const body = { ...this.wallet.example('createSchedule', name), ...changes }
    return new ScheduledCharge(this.wallet, await this.wallet.call('createSchedule', this.at(body)))
  }
}

type ChargeBody = Readonly<Record<string, unknown>> & { readonly dueDate: string }

/**
 * A schedule of a recurrence. It has the commands of the receiver and the simulated actions of the payer institution.
 */
export class ScheduledCharge {
  readonly wallet: SandboxWallet
  readonly id: string
  readonly dueDate: string

  constructor(wallet: SandboxWallet, { id, dueDate }: Pick<Schedule, 'id' | 'dueDate'>) {
    this.wallet = wallet
    this.id = id
    this.dueDate = dueDate
  }

  /** The path and body of a command for this schedule. */
  at(body?: object): Call {
    return { path: { id: this.id }, ...(body !== undefined && { body }) }
  }

  /** The path and body of a simulation for this schedule. */
  inSimulation(body: object = {}): Call {
    return { path: { scheduleId: this.id }, body }
  }

  respond(body: object): Promise<SuccessBody<'simulateSchedulePayerResponse'>> {
    return this.wallet.call('simulateSchedulePayerResponse', this.inSimulation(body))
  }

  /** Makes the payer institution accept the instruction. */
  async accepted(): Promise<this> {
    await this.respond({ outcome: 'ACCEPTED' })
    return this
  }

  end(body: object): Promise<SuccessBody<'simulateScheduleSettlement'>> {
    return this.wallet.call('simulateScheduleSettlement', this.inSimulation(body))
  }

  /** Makes the payer institution accept the instruction and settle the charge. */
  async settled(): Promise<this> {
    await this.accepted()
    await this.end({ outcome: 'SETTLED' })
    return this
  }

  /** Makes the payer institution accept the instruction and then reject the charge with a code of the scheme. */
  async failed(rejectionCode = 'AM02'): Promise<this> {
    await this.accepted()
    await this.end({ outcome: 'REJECTED', rejectionCode })
    return this
  }

  /** Advances the clock to noon UTC of the due date. */
  async due(): Promise<this> {
    await this.wallet.reach(daysBefore(this.dueDate, 0))
    return this
  }

  timeOut(): Promise<SuccessBody<'simulateSchedulePayerResponseTimeout'>> {
    return this.wallet.call('simulateSchedulePayerResponseTimeout', this.inSimulation())
  }

  cancel(): Promise<SuccessBody<'cancelSchedule'>> {
    return this.wallet.call('cancelSchedule', this.at(this.wallet.example('cancelSchedule')))
  }

  cancelAsPayer(code: 'CCLD' | 'FAIL'): Promise<SuccessBody<'simulateSchedulePayerCancellation'>> {
    return this.wallet.call('simulateSchedulePayerCancellation', this.inSimulation({ code }))
  }

  /** Returns the body of a retry that is due some days after the due date. */
  retryBody(days: number): Readonly<Record<string, unknown>> {
    const externalId = `retry ${this.id.slice(-8)} ${days}`
    return { externalId, retryDate: daysBefore(this.dueDate, -days).slice(0, 10) }
  }

  async retry(days: number): Promise<ScheduledCharge> {
    const schedule = await this.wallet.call('createPostDueRetry', this.at(this.retryBody(days)))
    return new ScheduledCharge(this.wallet, schedule)
  }

  refund(body: object = {}): Promise<SuccessBody<'simulateScheduleRefund'>> {
    return this.wallet.call('simulateScheduleRefund', this.inSimulation(body))
  }

  read(): Promise<SuccessBody<'getSchedule'>> {
    return this.wallet.call('getSchedule', this.at())
  }

  /** Returns the re-send that the service created after the charge failed. */
  async resend(): Promise<ScheduledCharge> {
    const { data } = await this.wallet.call('listSchedules')
    const found = data.find(
      ({ purpose, retryOfScheduleId }) => purpose === 'RIFL' && retryOfScheduleId === this.id,
    )
    if (found === undefined) throw new Error('The service did not create a re-send of the charge')
    return new ScheduledCharge(this.wallet, found)
  }
}

/** Returns noon UTC of the day that is `days` before the date. */
export const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00.000Z`) - days * DAY_MILLISECONDS).toISOString()
