import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type {
  ImmediateChargeCreated,
  InternalTransfer,
  Refund,
  SimulatedPayment,
  WithdrawalAccepted,
} from '@pix-payments/spec/types'
import type { ClockAdvance, PaymentAttempt } from '@pix-payments/spec/sandbox-types'
import { JOAO, MARIA } from '../support/bodies.ts'
import type { Answer } from '../support/http-call.ts'
import {
  type Acknowledged,
  chargeCreated,
  chargePaid,
  clockMoved,
  refundAccepted,
  transferMade,
  withdrawalAccepted,
} from './acknowledged.ts'
import { type Caller, Unanswered, WALLETS, type Wallet } from './caller.ts'
import { Dice } from './dice.ts'
import { RecurrenceActs } from './recurrence-acts.ts'
import { remember } from './remember.ts'
import type { Repeatable } from './repeatable.ts'

/** The number of concurrent requests. */
const WORKERS = 16
/** The pause before the next request when no server responds. */
const PAUSE_MILLISECONDS = 20
export interface LoadOptions {
  readonly caller: Caller
  readonly seed: number
  /** Returns the URLs of the running servers. Each request goes to one of them, at random. */
  readonly urls: () => readonly string[]
  /** True when the institution is sometimes away. Then a request that needs it may be refused with 503. */
  readonly isRailHostile: boolean
}

interface OpenCharge {
  readonly wallet: Wallet
  readonly chargeId: string
  readonly amount: number
}

/** Sends all kinds of requests of operators and payers concurrently, until it is stopped. */
export class Load {
  /** The facts that the service acknowledged, in the order of the responses. */
  readonly acknowledged: Acknowledged[] = []
  readonly unanswered: Repeatable[] = []
  /**
   * For each externalId of a charge, how often the charge was requested and how often a response came. A repeated
   * request creates another charge (G-018).
   */
  readonly charges: Map<string, { asked: number; answered: number }> = new Map<
    string,
    { asked: number; answered: number }
  >()
  readonly problems: string[] = []
  requests: number = 0
  readonly #options: LoadOptions
  readonly #recurrences: RecurrenceActs
  readonly #open: OpenCharge[] = []
  readonly #paid: { readonly wallet: Wallet; readonly endToEndId: string; readonly amount: number }[] = []
  #isRunning = false
  #workers: Promise<void>[] = []
  #started = 0

  constructor(options: LoadOptions) {
    this.#options = options
    this.#recurrences = new RecurrenceActs({
      caller: options.caller,
      acknowledged: this.acknowledged,
      write: (url, write) => this.#write(url, write),
      isSuccess: (what, answer, ...refusals) => this.#isSuccess(what, answer, ...refusals),
    })
  }

  start(): void {
    this.#isRunning = true
    this.#started += 1
    const { seed } = this.#options
    this.#workers = Array.from({ length: WORKERS }, (_, index) =>
      this.#work(new Dice(seed + this.#started * WORKERS + index)),
    )
  }

  /** Sends no new requests, and waits for the requests in progress. */
  async stop(): Promise<void> {
    this.#isRunning = false
    await Promise.all(this.#workers)
  }

  async #work(dice: Dice): Promise<void> {
    while (this.#isRunning) {
      const url = dice.oneOf(this.#options.urls())
      if (url === undefined) {
        await setTimeout(PAUSE_MILLISECONDS)
        continue
      }
      try {
        this.requests += 1
        await this.#act(dice, url)
      } catch (error) {
        if (!(error instanceof Unanswered)) this.problems.push((error as Error).message)
        await setTimeout(PAUSE_MILLISECONDS)
      }
    }
  }

  #act(dice: Dice, url: string): Promise<void> {
    const wallet = dice.oneOf(WALLETS) as Wallet
    const acts: readonly (readonly [share: number, act: () => Promise<void>])[] = [
      [25, () => this.#createCharge(dice, url, wallet)],
      [20, () => this.#pay(dice, url)],
      [10, () => this.#attemptPayment(dice, url)],
      [20, () => this.#withdraw(dice, url, wallet)],
      [10, () => this.#refund(dice, url)],
      [8, () => this.#transfer(dice, url)],
      [2, () => this.#advance(dice, url, wallet)],
      [5, () => this.#read(url, wallet)],
      [8, () => this.#recurrences.create(dice, url)],
      [8, () => this.#recurrences.charge(dice, url)],
      [2, () => this.#recurrences.cancelRecurrence(dice, url)],
      [2, () => this.#recurrences.cancelSchedule(dice, url)],
      [0.3, () => this.#recurrences.passDay(url)],
    ]
    let left = dice.next() * acts.reduce((sum, [share]) => sum + share, 0)
    for (const [share, act] of acts) {
      left -= share
      if (left < 0) return act()
    }
    throw new Error('The shares of the acts do not add up')
  }

  async #createCharge(dice: Dice, url: string, wallet: Wallet): Promise<void> {
    const externalId = randomUUID()
    const count = { asked: 0, answered: 0 }
    this.charges.set(externalId, count)
    const { pixKey } = wallet
    const amount = dice.integer(1, 5000)
    // Some charges expire during the run.
    const expiresIn = dice.chance(0.3) ? dice.integer(1, 10) : 86_400
    const body = { amount, expiresIn, externalId, pixKey, expectedPayer: { taxId: MARIA } }
    const times = dice.chance(0.1) ? 2 : 1
    while (count.asked < times) {
      count.asked += 1
      const answer = await this.#options.caller.call(url, wallet, 'createImmediateCharge', { body })
      if (!this.#isSuccess('createImmediateCharge', answer)) return
      count.answered += 1
      const said = answer.body as ImmediateChargeCreated
      this.acknowledged.push(chargeCreated(wallet, said))
      remember(this.#open, { wallet, chargeId: said.chargeId, amount })
    }
  }

  async #pay(dice: Dice, url: string): Promise<void> {
    const charge = dice.oneOf(this.#open)
    if (charge === undefined) return
    const { wallet, chargeId } = charge
    const body = { chargeId, receiverCnpj: wallet.cnpj }
    const answer = await this.#options.caller.call(url, wallet, 'simulatePayment', { body })
    if (!this.#isSuccess('simulatePayment', answer, 'InvalidChargeState')) return
    this.#notePaid(charge, (answer.body as SimulatedPayment).endToEndId)
  }

  async #attemptPayment(dice: Dice, url: string): Promise<void> {
    const charge = dice.oneOf(this.#open)
    if (charge === undefined) return
    const path = { walletId: charge.wallet.id, chargeId: charge.chargeId }
    const body = { payer: { taxId: dice.chance(0.5) ? MARIA : JOAO } }
    const answer = await this.#options.caller.control(url, 'createPaymentAttempt', { path, body })
    if (!this.#isSuccess('createPaymentAttempt', answer)) return
    const { endToEndId } = answer.body as PaymentAttempt
    if (endToEndId !== null) this.#notePaid(charge, endToEndId)
  }

  #notePaid(charge: OpenCharge, endToEndId: string): void {
    const { wallet, chargeId, amount } = charge
    this.acknowledged.push(chargePaid(wallet, { chargeId, endToEndId }))
    remember(this.#paid, { wallet, endToEndId, amount })
  }

  async #withdraw(dice: Dice, url: string, wallet: Wallet): Promise<void> {
    const amount = dice.integer(1, 1000)
    const externalId = randomUUID()
    const key = dice.oneOf([
      MARIA,
      MARIA,
      'rejected@pix.example',
      'canceled@pix.example',
      'failed@pix.example',
    ])
    const expectedCreditor = { name: 'Maria', taxId: MARIA }
    const account = { bankCode: '87654321', branchCode: '1', accountNumber: '52', accountType: 'CACC' }
    const creditor = { ...expectedCreditor, personType: 'NATURAL_PERSON', ...account }
    const write: Repeatable = dice.chance(0.7)
      ? {
          wallet,
          operationId: 'createWithdrawalByPixKey',
          path: {},
          body: { amount, externalId, pixKey: key, expectedCreditor },
        }
      : {
          wallet,
          operationId: 'createWithdrawalByBankDetails',
          path: {},
          body: { amount, externalId, creditor },
        }
    const answer = await this.#write(url, write)
    if (!this.#isSuccess(write.operationId, answer)) return
    this.acknowledged.push(withdrawalAccepted(wallet, answer.body as WithdrawalAccepted))
  }

  async #refund(dice: Dice, url: string): Promise<void> {
    const paid = dice.oneOf(this.#paid)
    if (paid === undefined) return
    const { wallet, endToEndId } = paid
    const amount = dice.integer(1, paid.amount)
    const body = { amount, externalId: randomUUID() }
    const answer = await this.#write(url, { wallet, operationId: 'createRefund', path: { endToEndId }, body })
    if (!this.#isSuccess('createRefund', answer, 'REFUND_AMOUNT_EXCEEDED', 'INSUFFICIENT_BALANCE')) return
    this.acknowledged.push(refundAccepted(wallet, answer.body as Refund))
  }

  async #transfer(dice: Dice, url: string): Promise<void> {
    const [a, b] = WALLETS as readonly [Wallet, Wallet]
    const [wallet, target] = dice.chance(0.5) ? [a, b] : [b, a]
    const amount = dice.integer(1, 3000)
    const body = { amount, externalId: randomUUID(), destinationWalletId: target.id }
    const answer = await this.#write(url, { wallet, operationId: 'createInternalTransfer', path: {}, body })
    if (!this.#isSuccess('createInternalTransfer', answer, 'INSUFFICIENT_BALANCE')) return
    this.acknowledged.push(transferMade(wallet, answer.body as InternalTransfer))
  }

  async #advance(dice: Dice, url: string, wallet: Wallet): Promise<void> {
    const path = { walletId: wallet.id }
    const body = dice.chance(0.5) ? { until: 'nextDue' } : { by: dice.integer(1, 5) }
    const answer = await this.#options.caller.control(url, 'advanceClock', { path, body })
    // Time passes so fast here that a busy process may not finish its move of the clock in time. The response is then
    // ClockMoveLost.
    if (!this.#isSuccess('advanceClock', answer, 'ClockMoveLost')) return
    this.acknowledged.push(clockMoved(wallet, (answer.body as ClockAdvance).to))
  }

  async #read(url: string, wallet: Wallet): Promise<void> {
    this.#isSuccess('getBalance', await this.#options.caller.call(url, wallet, 'getBalance'))
  }

  async #write(url: string, write: Repeatable): Promise<Answer> {
    const { wallet, operationId, path, body } = write
    try {
      return await this.#options.caller.call(url, wallet, operationId, { path, body })
    } catch (error) {
      if (error instanceof Unanswered) this.unanswered.push(write)
      throw error
    }
  }

  /**
   * True when the response is a success. Any other response is reported as a problem, unless its code is one of these
   * refusals.
   */
  #isSuccess(what: string, { status, body, text }: Answer, ...refusals: readonly string[]): boolean {
    if (status < 300) return true
    const { code, error } = body as { readonly code?: string; readonly error?: string | { code: string } }
    const said = code ?? (typeof error === 'object' ? error.code : error)
    const isAway = this.#options.isRailHostile && status === 503
    if (!isAway && !refusals.includes(said ?? '')) this.problems.push(`${what} answered ${status} ${text}`)
    return false
  }
}
