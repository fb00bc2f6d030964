import { randomUUID } from 'node:crypto'
import { addDays, brasiliaDate } from '@pix-payments/pix'
import type { Recurrence, Schedule } from '@pix-payments/spec/types'
import { freshCpf } from '../automatic/support/tax-ids.ts'
import type { Answer } from '../support/http-call.ts'
import { type Acknowledged, recurrenceCancelled, recurrenceMade, scheduleMade } from './acknowledged.ts'
import { type Caller, WALLETS, type Wallet } from './caller.ts'
import type { Dice } from './dice.ts'
import { remember } from './remember.ts'
import type { Repeatable } from './repeatable.ts'

const AMOUNT = 4990
const DAY = 86_400

export interface RecurrenceActsOptions {
  readonly caller: Caller
  readonly acknowledged: Acknowledged[]
  readonly write: (url: string, write: Repeatable) => Promise<Answer>
  /**
   * True when the response is a success. Any other response is reported as a problem, unless its code is one of the
   * refusals.
   */
  readonly isSuccess: (what: string, answer: Answer, ...refusals: readonly string[]) => boolean
}

interface Known {
  readonly wallet: Wallet
  readonly id: string
  readonly firstPaymentDate: string
}

/**
 * The requests of an operator that charges recurrences with automatic payers. The operator has its own wallet, and the
 * clock of this wallet moves by days.
 */
export class RecurrenceActs {
  readonly #options: RecurrenceActsOptions
  readonly #recurrences: Known[] = []
  readonly #schedules: { readonly wallet: Wallet; readonly id: string }[] = []

  constructor(options: RecurrenceActsOptions) {
    this.#options = options
  }

  async create(dice: Dice, url: string): Promise<void> {
    const wallet = dice.oneOf(WALLETS) as Wallet
    const path = { walletId: wallet.id }
    const { now } = await this.#options.caller.controlOk(url, 'getClock', { path })
    const expiresIn = dice.integer(60, 3600)
    // The date is later than the rule needs, because shortly before midnight the server may already have the next date.
    const firstPaymentDate = addDays(brasiliaDate(Date.parse(now) + expiresIn * 1000), 4)
    const body = {
      receiverCnpj: wallet.cnpj,
      pixKey: wallet.pixKey,
      externalId: randomUUID(),
      expiresIn,
      amount: AMOUNT,
      expectedPayer: { taxId: freshCpf() },
      recurrenceDetails: {
        frequency: 'WEEKLY',
        firstPaymentDate,
        totalCharges: dice.integer(2, 4),
        contract: { id: 'contract-1' },
      },
    }
    const answer = await this.#options.write(url, { wallet, operationId: 'createRecurrence', path: {}, body })
    if (!this.#options.isSuccess('createRecurrence', answer)) return
    const said = answer.body as Recurrence
    this.#options.acknowledged.push(recurrenceMade(wallet, said))
    remember(this.#recurrences, { wallet, id: said.id, firstPaymentDate })
  }

  /**
   * Creates the charge of the second cycle. This cycle starts with the first payment date (G-051). For two days, the
   * start is within the 2 to 10 days that §4.8 allows.
   */
  async charge(dice: Dice, url: string): Promise<void> {
    const recurrence = dice.oneOf(this.#recurrences)
    if (recurrence === undefined) return
    const { wallet, id, firstPaymentDate } = recurrence
    const body = { externalId: randomUUID(), cycleNumber: 2, amount: AMOUNT, dueDate: firstPaymentDate }
    const answer = await this.#options.write(url, {
      wallet,
      operationId: 'createSchedule',
      path: { id },
      body,
    })
    const refusals = ['AUTHORIZED_RECURRENCE_REQUIRED', 'CYCLE_ALREADY_EXISTS', 'INVALID_SCHEDULE_WINDOW']
    if (!this.#options.isSuccess('createSchedule', answer, ...refusals)) return
    const said = answer.body as Schedule
    this.#options.acknowledged.push(scheduleMade(wallet, said))
    remember(this.#schedules, { wallet, id: said.id })
  }

  async cancelRecurrence(dice: Dice, url: string): Promise<void> {
    const recurrence = dice.oneOf(this.#recurrences)
    if (recurrence === undefined) return
    const { wallet, id } = recurrence
    const body = { externalId: randomUUID(), reason: 'RECEIVER_REQUESTED' }
    const answer = await this.#options.write(url, {
      wallet,
      operationId: 'cancelRecurrence',
      path: { id },
      body,
    })
    if (!this.#options.isSuccess('cancelRecurrence', answer, 'INVALID_RECURRENCE_STATE')) return
    this.#options.acknowledged.push(recurrenceCancelled(wallet, answer.body as Recurrence))
  }

  async cancelSchedule(dice: Dice, url: string): Promise<void> {
    const schedule = dice.oneOf(this.#schedules)
    if (schedule === undefined) return
    const { wallet, id } = schedule
    const body = { externalId: randomUUID(), reason: 'The customer asked for it' }
    const answer = await this.#options.write(url, {
      wallet,
      operationId: 'cancelSchedule',
      path: { id },
      body,
    })
    const refusals = ['SCHEDULE_NOT_CANCELABLE', 'CANCELLATION_CUTOFF_EXCEEDED']
    if (!this.#options.isSuccess('cancelSchedule', answer, ...refusals)) return
    this.#options.acknowledged.push(scheduleMade(wallet, answer.body as Schedule))
  }

  /** Moves the clock of one wallet by a day, so that charges settle and recurrences end while servers are killed. */
  async passDay(url: string): Promise<void> {
    const wallet = WALLETS.at(-1) as Wallet
    const path = { walletId: wallet.id }
    const answer = await this.#options.caller.control(url, 'advanceClock', { path, body: { by: DAY } })
    this.#options.isSuccess('advanceClock', answer)
  }
}
