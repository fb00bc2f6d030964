import type { MachineName, StateOf } from '@pix-payments/spec'
import { reaches } from '../support/machine-paths.ts'

/**
 * The expected state of a wallet after a sequence of commands. It contains only sums and statuses, and uses no code of
 * the service.
 */
export class WalletModel {
  readonly opening: number
  available: number
  blocked = 0
  /** The part of `blocked` that courts have blocked. */
  court = 0
  /** How many milliseconds the wallet's clock is ahead of real time. */
  offset = 0
  /** The outcome of new withdrawals whose destination has no outcome of its own (G-108). */
  withdrawalOutcome: OutcomeModel = { ending: 'SUCCESS', holdAt: 'PROCESSING', delay: 2000 }
  readonly charges: ChargeModel[] = []
  readonly withdrawals: WithdrawalModel[] = []
  readonly refunds: RefundModel[] = []
  readonly lines: LineModel[] = []
  /** The events in order, each as `<event> <resource id>`. */
  readonly events: string[] = []
  #due: Due[] = []
  #count = 0

  constructor(opening: number) {
    this.opening = opening
    this.available = opening
  }

  get total(): number {
    return this.available + this.blocked
  }

  get pending(): number {
    return sum(this.charges.filter(({ status }) => status === 'PENDING'))
  }

  /** Runs in order everything that is due at an instant of the wallet's time or earlier. */
  settle(now: number): void {
    for (;;) {
      const next = this.#due
        .filter(({ at }) => at <= now)
        .toSorted((a, b) => a.at - b.at || a.count - b.count)[0]
      if (next === undefined) return
      this.#due = this.#due.filter((it) => it !== next)
      next.run()
    }
  }

  charge(charge: Pick<ChargeModel, 'id' | 'amount' | 'expiresAt' | 'payer'>): void {
    const made: ChargeModel = { ...charge, status: 'PENDING', payment: null, reversed: 0 }
    this.charges.push(made)
    this.#fallsDue(charge.expiresAt, made, () => {
      made.status = 'EXPIRED'
      this.events.push(`pixChargeExpired ${made.id}`)
    })
  }

  pay(charge: ChargeModel, payment: NonNullable<ChargeModel['payment']>): void {
    charge.status = 'PAID'
    charge.payment = payment
    this.#drop(charge)
    this.credit(charge.amount)
    this.events.push(`pixChargePaid ${charge.id}`)
  }

  cancel(charge: ChargeModel): void {
    charge.status = 'CANCELED'
    this.#drop(charge)
  }

  /** Takes money of a paid charge back (G-381). */
  takeBack(charge: ChargeModel, amount: number): void {
    charge.reversed += amount
    this.debit(amount)
    this.events.push(`pixChargeTakenBack ${charge.id}`)
  }

  withdraw(
    withdrawal: Pick<WithdrawalModel, 'id' | 'externalId' | 'amount' | 'status'>,
    ending: { readonly target: StateOf<'withdrawal'>; readonly at: number } | undefined,
  ): void {
    const made = { ...withdrawal, returned: 0 }
    this.withdrawals.push(made)
    if (made.status === 'FAILED') {
      this.events.push(`pixWithdrawFailed ${made.id}`)
      return
    }
    this.#reserve(made.amount)
    if (ending !== undefined) {
      this.#fallsDue(ending.at, made, () => {
        this.moveWithdrawal(made, ending.target)
      })
    }
  }

  moveWithdrawal(withdrawal: WithdrawalModel, target: StateOf<'withdrawal'>): void {
    // When a command has ended the withdrawal before its timer runs, the status does not change.
    if (!reaches('withdrawal', withdrawal.status, target)) return
    withdrawal.status = target
    if (target === 'CONFIRMED' || target === 'PROCESSING') return
    this.#end(withdrawal, target === 'SUCCESS')
    this.events.push(`${target === 'SUCCESS' ? 'pixWithdrawSettled' : 'pixWithdrawFailed'} ${withdrawal.id}`)
  }

  /** Moves a withdrawal because a command says so, and removes its timer. */
  decideWithdrawal(withdrawal: WithdrawalModel, target: StateOf<'withdrawal'>): void {
    this.moveWithdrawal(withdrawal, target)
    this.#drop(withdrawal)
  }

  /** Returns money of a settled withdrawal (G-380). */
  returnWithdrawal(withdrawal: WithdrawalModel, amount: number): void {
    withdrawal.returned += amount
    this.credit(amount)
    this.events.push(`pixWithdrawReturned ${withdrawal.id}`)
  }

  refund(refund: Pick<RefundModel, 'id' | 'externalId' | 'amount' | 'charge'>, dueAt: number): void {
    const made: RefundModel = { ...refund, status: 'PROCESSING' }
    this.refunds.push(made)
    made.charge.reversed += made.amount
    this.#reserve(made.amount)
    this.#fallsDue(dueAt, made, () => {
      this.endRefund(made, 'SUCCESS')
    })
  }

  endRefund(refund: RefundModel, target: 'SUCCESS' | 'FAILED'): void {
    refund.status = target
    if (target === 'FAILED') refund.charge.reversed -= refund.amount
    this.#end(refund, target === 'SUCCESS')
    this.events.push(`${target === 'SUCCESS' ? 'pixRefundSettled' : 'pixRefundFailed'} ${refund.id}`)
  }

  credit(amount: number): void {
    this.available += amount
    this.#line('CREDIT', amount)
  }

  debit(amount: number): void {
    this.available -= amount
    this.#line('DEBIT', amount)
  }

  block(amount: number): void {
    this.court += amount
    this.#reserve(amount)
  }

  unblock(amount: number): void {
    this.court -= amount
    this.#reserve(-amount)
  }

  get dueCount(): number {
    return this.#due.length
  }

  /** The instant at which the next timer is due, in the wallet's time. */
  get nextDueAt(): number | undefined {
    return this.#due.length === 0 ? undefined : Math.min(...this.#due.map(({ at }) => at))
  }

  #reserve(amount: number): void {
    this.available -= amount
    this.blocked += amount
  }

  #end(resource: { readonly amount: number }, isSettled: boolean): void {
    this.#drop(resource)
    this.blocked -= resource.amount
    if (isSettled) this.#line('DEBIT', resource.amount)
    else this.available += resource.amount
  }

  #line(type: LineModel['type'], amount: number): void {
    this.lines.push({ type, amount, balanceAfter: this.total })
  }

  #fallsDue(at: number, resource: object, run: () => void): void {
    this.#due.push({ at, count: (this.#count += 1), resource, run })
  }

  #drop(resource: object): void {
    this.#due = this.#due.filter((due) => due.resource !== resource)
  }
}

interface Due {
  readonly at: number
  readonly count: number
  readonly resource: object
  run(): void
}

interface Resource<M extends MachineName> {
  readonly id: string
  readonly amount: number
  status: StateOf<M>
}

export interface ChargeModel extends Resource<'charge'> {
  readonly expiresAt: number
  /** The CPF of the only accepted payer; null when any payer is accepted. */
  readonly payer: string | null
  payment: { readonly endToEndId: string; readonly paidAt: number } | null
  /** The sum of the refunds that have not failed and of the take-backs (G-382). */
  reversed: number
}

/** The outcome of new withdrawals, and the status in which a withdrawal waits for this outcome. */
export interface OutcomeModel {
  /** The final status; undefined when a command decides it later. */
  readonly ending: 'SUCCESS' | 'REJECTED' | 'CANCELED' | 'FAILED' | 'EXPIRED' | undefined
  readonly holdAt: 'INITIATED' | 'CONFIRMED' | 'PROCESSING'
  /** How long a withdrawal waits for its outcome, in milliseconds. */
  readonly delay: number
}

export interface WithdrawalModel extends Resource<'withdrawal'> {
  readonly externalId: string
  returned: number
}

export interface RefundModel extends Resource<'refund'> {
  readonly externalId: string
  readonly charge: ChargeModel
}

export interface LineModel {
  readonly type: 'CREDIT' | 'DEBIT'
  readonly amount: number
  readonly balanceAfter: number
}

const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0)
