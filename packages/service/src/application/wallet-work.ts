import { type Instant, type RandomSource, brasiliaDate, generateUuidV4 } from '@pix-payments/pix'
import { MOVEMENTS, type MovementName, applyMovement, totalOf } from '../domain/ledger/ledger.ts'
import { timestamp } from '../domain/timestamp.ts'
import type { Wallet } from '../domain/wallet/wallet.ts'
import { type WebhookAccount, subscribesTo } from '../domain/webhook/webhook-account.ts'
import type { StatementLine } from '@pix-payments/spec/types'
import type { IdSource } from '../identity/id-source.ts'
import { findWebhook, insertDelivery, insertEvent } from '../storage/rows/event-rows.ts'
import { addToDay, insertLine, insertMovement } from '../storage/rows/ledger-rows.ts'
import {
  type Timer,
  deleteTimer,
  deleteTimersOf,
  firstTimer,
  insertTimer,
} from '../storage/rows/timer-rows.ts'
import { updateWallet } from '../storage/rows/wallet-rows.ts'
import type { Transaction } from '../storage/store.ts'
import type { TimerKind } from './timer-kind.ts'

/** What a statement line says besides what follows from its movement (G-211). */
export type LineFacts = Pick<
  StatementLine,
  'description' | 'externalId' | 'endToEndId' | 'productTransactionId' | 'metadata' | 'counterparty'
>

/** The payload of an event without what every event has. */
export type EventFacts = Readonly<Record<string, unknown>>

export interface WorkOptions {
  readonly transaction: Transaction
  readonly wallet: Wallet
  readonly now: Instant
  readonly ids: IdSource
  /** Throws when a payload breaks the contract. */
  readonly checkEvent: (event: string, payload: object) => void
}

/**
 * One wallet inside a transaction: it is locked, its time is `now`, and everything that was due has run. Money, events
 * and timers are changed through this alone; `save` writes the wallet itself.
 */
export class WalletWork {
  readonly transaction: Transaction
  readonly random: RandomSource
  /** Deliveries that came to be, to be sent after the commit. */
  deliveries = 0
  /** Names of the events that were emitted, in order. */
  readonly emitted: string[] = []
  /** As it was read. */
  readonly #before: Wallet
  #wallet: Wallet
  #now: Instant
  #sequence: number
  /** Where events go to; undefined until one asks. */
  #webhook: { readonly account: WebhookAccount | undefined } | undefined
  /** Of all timers the first, null when there is none; undefined: the store knows. */
  #first: Timer | null | undefined
  readonly #checkEvent: WorkOptions['checkEvent']

  constructor({ transaction, wallet, now, ids, checkEvent }: WorkOptions) {
    this.transaction = transaction
    this.#before = wallet
    this.#wallet = wallet
    this.#now = now
    this.#checkEvent = checkEvent
    this.#sequence = wallet.sequence
    this.random = ids(wallet.id, () => this.nextNumber())
  }

  get wallet(): Wallet {
    return this.#wallet
  }

  /** The wallet's own time; while a timer runs, the instant at which it was due. */
  get now(): Instant {
    return this.#now
  }

  moveTo(now: Instant): void {
    this.#now = now
  }

  change(changes: Partial<Wallet>): void {
    this.#wallet = { ...this.#wallet, ...changes }
  }

  /** Numbers what the wallet makes, ids too: no number comes twice, whatever is reset or restored. */
  nextNumber(): number {
    this.#sequence += 1
    return this.#sequence
  }

  uuid(): string {
    return generateUuidV4(this.random)
  }

  /** Moves money, in cents; a movement that settles leaves its line in the statement. */
  async move(
    name: MovementName,
    amount: number,
    resourceId: string | null,
    facts?: LineFacts,
  ): Promise<StatementLine | undefined> {
    const { id: walletId } = this.#wallet
    const position = this.#wallet.movements + 1
    this.change({ ...applyMovement(this.#wallet, name, amount), movements: position })
    const at = this.#now
    await insertMovement(this.transaction, { walletId, position, name, resourceId, amount, at })
    const { line: kind } = MOVEMENTS[name]
    if (kind === null || facts === undefined) {
      await this.#noteDay()
      return undefined
    }
    this.change({ lines: this.#wallet.lines + 1 })
    const line: StatementLine = {
      id: this.uuid(),
      ...kind,
      amount,
      ...facts,
      settledAt: timestamp(at),
      balanceAfter: totalOf(this.#wallet),
    }
    const posted = { walletId, position: this.#wallet.lines, movement: position, settledAt: at, line }
    await insertLine(this.transaction, posted)
    await this.#noteDay(line)
    return line
  }

  /** The amounts of PENDING charges have changed (G-085). */
  async changePending(cents: number): Promise<void> {
    this.change({ pending: this.#wallet.pending + cents })
    await this.#noteDay()
  }

  /** Records an event and, where the account's webhook subscribesTo it, its delivery. */
  async emit(event: string, resourceId: string, facts: EventFacts): Promise<void> {
    const { id: walletId } = this.#wallet
    const id = this.uuid()
    const payload = {
      eventId: id,
      event,
      occurredAt: timestamp(this.#now),
      // G-017: what has no value is left out.
      ...Object.fromEntries(
        Object.entries(facts).filter(([, value]) => value !== null && value !== undefined),
      ),
    }
    this.#checkEvent(event, payload)
    this.emitted.push(event)
    this.change({ events: this.#wallet.events + 1 })
    await insertEvent(this.transaction, {
      id,
      walletId,
      position: this.#wallet.events,
      event,
      resourceId,
      occurredAt: this.#now,
      payload: JSON.stringify(payload),
    })
    this.#webhook ??= { account: await findWebhook(this.transaction, walletId) }
    const { account } = this.#webhook
    if (account !== undefined && subscribesTo(account, event)) await this.deliver(id, resourceId)
  }

  /** Queues the delivery of an event, to be sent as soon as this is committed. */
  async deliver(eventId: string, resourceId: string): Promise<string> {
    const id = this.uuid()
    this.change({ deliveries: this.#wallet.deliveries + 1 })
    await insertDelivery(this.transaction, {
      id,
      eventId,
      walletId: this.#wallet.id,
      resourceId,
      position: this.#wallet.deliveries,
      dueAt: this.#now,
    })
    this.deliveries += 1
    return id
  }

  /** Gives the position of the timer among those of the wallet. */
  async schedule(kind: TimerKind, resourceId: string, dueAt: Instant): Promise<number> {
    const { id: walletId, nextDueAt } = this.#wallet
    const position = this.nextNumber()
    const timer = { walletId, dueAt, position, kind, resourceId }
    if (this.#first !== undefined && (nextDueAt === null || dueAt < nextDueAt)) this.#first = timer
    this.change({ nextDueAt: nextDueAt === null ? dueAt : Math.min(nextDueAt, dueAt) })
    await insertTimer(this.transaction, timer)
    return position
  }

  /** What was scheduled there will not happen. */
  async cancelTimer(dueAt: Instant, position: number): Promise<void> {
    await deleteTimer(this.transaction, { walletId: this.#wallet.id, dueAt, position })
    if (this.#first?.position === position) this.#first = undefined
    await this.nextTimer()
  }

  /** The resource, which is no charge, has come to its end: nothing falls due for it any more. */
  async unschedule(resourceId: string): Promise<void> {
    if ((await deleteTimersOf(this.transaction, this.#wallet.id, resourceId)) === 0) return
    if (this.#first?.resourceId === resourceId) this.#first = undefined
    await this.nextTimer()
  }

  /** It runs now. */
  async removeTimer(timer: Timer): Promise<void> {
    await deleteTimer(this.transaction, timer)
    this.#first = undefined
  }

  /** The timer that is due first; the wallet notes when. */
  async nextTimer(): Promise<Timer | undefined> {
    const isKnown = this.#first !== undefined && (this.#first?.dueAt ?? null) === this.#wallet.nextDueAt
    if (!isKnown) {
      this.#first = (await firstTimer(this.transaction, this.#wallet.id)) ?? null
      this.change({ nextDueAt: this.#first?.dueAt ?? null })
    }
    return this.#first ?? undefined
  }

  async save(): Promise<void> {
    this.change({ lastAt: this.#now, sequence: this.#sequence })
    await updateWallet(this.transaction, this.#before, this.#wallet)
  }

  async #noteDay(line?: StatementLine): Promise<void> {
    const { id, pending, lines } = this.#wallet
    const standing = {
      day: brasiliaDate(this.#now),
      balance: totalOf(this.#wallet),
      pending,
      lastLine: lines,
    }
    await addToDay(this.transaction, id, standing, line)
  }
}
