import { type Instant, type RandomSource, brasiliaDate } from '@pix-payments/pix'
import type { MachineName } from '@pix-payments/spec'
import type { StatementLine } from '@pix-payments/spec/types'
import { type ActivityKind, entryText } from '../../domain/activity.ts'
import { type Cause, type WithHistory, causeText } from '../../domain/cause.ts'
import { MOVEMENTS, type MovementName, applyMovement, totalOf } from '../../domain/ledger/ledger.ts'
import { timestamp } from '../../domain/timestamp.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import { type Webhook, subscribesTo } from '../../domain/webhook/webhook-account.ts'
import { type IdSource, type Ids, randomVersion } from '../../identity/id-source.ts'
import { resourceIdOf } from '../../rail/order-id.ts'
import type { Expected, OrderingWallet, Order, Rail, Report, ReportName } from '../../rail/rail.ts'
import { insertActivity } from '../../storage/rows/activity-rows.ts'
import { insertDelivery, insertEvent } from '../../storage/rows/event-rows.ts'
import { findWebhook } from '../../storage/rows/webhook-rows.ts'
import { insertLine, insertMovement } from '../../storage/rows/ledger-rows.ts'
import type { Timer } from '../../storage/rows/timer-rows.ts'
import { updateWallet } from '../../storage/rows/wallet-rows.ts'
import type { Transaction } from '../../storage/store.ts'
import { DayTotals } from './day-totals.ts'
import { WalletMemory } from './wallet-memory.ts'
import { type TimerKind, WalletTimers } from './wallet-timers.ts'

/** The fields of a statement line that the movement does not decide (G-211). */
export type LineFacts = Pick<
  StatementLine,
  'description' | 'externalId' | 'endToEndId' | 'productTransactionId' | 'metadata' | 'counterparty'
>

/** The payload of an event, without the fields that every event has: eventId, event and occurredAt. */
export type EventFacts = Readonly<Record<string, unknown>>

type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never

/** An order without the fields that every order has. */
export type NewOrder = Without<Order, 'walletId' | 'account' | 'at'>

export interface WorkOptions {
  readonly transaction: Transaction
  readonly wallet: Wallet
  readonly memory?: WalletMemory
  readonly now: Instant
  readonly ids: IdSource
  readonly rail: Pick<Rail, 'place'>
  /** True if the service records what happens and why. Only a sandbox does: no API of production shows it. */
  readonly isRecorded: boolean
  /** Throws when a payload violates the contract. */
  readonly checkEvent: (event: string, payload: object) => void
}

/**
 * One wallet in a transaction, which has locked or remembers it. All code that changes money, events or timers does it through this class. `save`
 * writes the wallet's row.
 */
export class WalletWork implements OrderingWallet {
  readonly transaction: Transaction
  /** What the transaction knew of the wallet before it read. */
  readonly memory: WalletMemory
  readonly random: RandomSource
  /** The number of deliveries that this transaction creates. The dispatcher sends them after the commit. */
  deliveries = 0
  /** The number of orders that this transaction places with the rail. The rail sends them after the commit. */
  orders = 0
  /** Names of the events that were emitted, in order. */
  readonly emitted: string[] = []
  /** The wallet as it was read. `save` compares it with the changed wallet, and writes only the columns that differ. */
  readonly #before: Wallet
  #wallet: Wallet
  #now: Instant
  #sequence: number
  /** The configured webhook. It is loaded when the first event is emitted. */
  #webhook: { readonly account: Webhook | undefined } | undefined
  readonly #ids: Ids
  readonly #timers: WalletTimers
  readonly #days: DayTotals
  readonly #checkEvent: WorkOptions['checkEvent']
  readonly #rail: WorkOptions['rail']
  readonly #isRecorded: boolean
  #cause: Cause | undefined
  /** The sum of the wallet's counters when the cause began. */
  #causeBegan = 0
  #causeText: string | undefined
  /** The JSON texts of what happened in this transaction, in order. */
  readonly #activity: string[] = []

  constructor({
    transaction,
    wallet,
    memory = new WalletMemory(),
    now,
    ids,
    rail,
    isRecorded,
    checkEvent,
  }: WorkOptions) {
    this.transaction = transaction
    this.memory = memory
    this.#before = wallet
    this.#wallet = wallet
    this.#now = now
    this.#checkEvent = checkEvent
    this.#rail = rail
    this.#isRecorded = isRecorded
    this.#sequence = wallet.sequence
    this.#timers = new WalletTimers(transaction, wallet.id, wallet.nextDueAt)
    this.#days = new DayTotals(wallet.id)
    this.#ids = ids(wallet.id, () => this.nextNumber())
    this.random = this.#ids.random
  }

  get wallet(): Wallet {
    return this.#wallet
  }

  /** The wallet's own time. While a timer runs, this is the instant at which the timer was due. */
  get now(): Instant {
    return this.#now
  }

  moveTo(now: Instant): void {
    this.#now = now
  }

  /** Sets the cause of all that follows in this transaction. */
  because(cause: Cause | undefined): void {
    this.#cause = cause
    // These counters only grow, and almost every change increases one of them.
    const { events, movements, deliveries } = this.#wallet
    this.#causeBegan = this.#sequence + events + movements + deliveries
    this.#causeText = undefined
  }

  /** The JSON text of the present cause. Where causes are not recorded, of its trace alone; null without one. */
  get causedBy(): string | null {
    if (this.#cause === undefined) return null
    if (!this.#isRecorded) return this.#cause.traceText
    return (this.#causeText ??= causeText(this.#cause, this.#causeBegan))
  }

  get traceparent(): string | undefined {
    return this.#cause?.fields.traceparent
  }

  /**
   * Records a status that a resource gets, and returns its history with this status. Save the resource with it: the
   * timeline of the resource shows the history. `before` is null for a new resource.
   */
  history(
    resource: MachineName,
    id: string,
    before: (WithHistory & { readonly status: string }) | null,
    to: string,
  ): WithHistory {
    const from = before?.status ?? null
    if (!this.#isRecorded || from === to) return {}
    this.record('change', id, () => JSON.stringify({ resource, from, to }))
    const causedBy = this.#cause === undefined ? null : { ...this.#cause.fields, order: this.#causeBegan }
    const change = { from, to, at: this.#now, causedBy }
    return { history: [...(before?.history ?? []), change] }
  }

  /** Records something that happens now, for the stream. `details` returns JSON text. Production records nothing. */
  record(kind: ActivityKind, resourceId: string | null, details: () => string): void {
    if (!this.#isRecorded) return
    const { causedBy } = this
    this.#activity.push(entryText({ kind, at: this.#now, resourceId, causedBy, details: details() }))
  }

  change(changes: Partial<Wallet>): void {
    this.#wallet = { ...this.#wallet, ...changes }
  }

  /** Like `change`, after all rows of the wallet were replaced. Forgets the timers and days that it has read. */
  startOver(changes: Partial<Wallet> & Pick<Wallet, 'settings'>): void {
    this.#timers.forget()
    this.#days.clear()
    this.change({ ...changes, settings: { ...changes.settings, begun: this.nextNumber() } })
  }

  /**
   * Returns the next number for a timer, a message or a random id. A number never repeats, even after a reset or a
   * restore.
   */
  nextNumber(): number {
    this.#sequence += 1
    return this.#sequence
  }

  uuid(): string {
    return this.#ids.uuid()
  }

  /**
   * Moves an amount, in cents. When this kind of movement writes a statement line and `facts` is given, writes the line
   * and returns it.
   */
  move(
    name: MovementName,
    amount: number,
    resourceId: string | null,
    facts?: LineFacts,
  ): StatementLine | undefined {
    const { id: walletId } = this.#wallet
    const position = this.#wallet.movements + 1
    const before = totalOf(this.#wallet)
    this.change({ ...applyMovement(this.#wallet, name, amount), movements: position })
    const at = this.#now
    insertMovement(this.transaction, { walletId, position, name, resourceId, amount, at })
    const { line: kind } = MOVEMENTS[name]
    if (kind === null || facts === undefined) {
      // Amounts that are only blocked or freed change no balance of a day.
      if (totalOf(this.#wallet) !== before) this.#updateDay()
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
    const posted = {
      walletId,
      position: this.#wallet.lines,
      movement: position,
      settledAt: at,
      line,
      // Statement lines are kept forever, and no delivery needs their trace.
      causedBy: this.#isRecorded ? this.causedBy : null,
    }
    insertLine(this.transaction, posted)
    this.record('line', resourceId, () => JSON.stringify(line))
    this.#updateDay(line)
    return line
  }

  /** Adds `cents` to the sum of PENDING charges (G-085). When a charge ends, `cents` is negative. */
  changePending(cents: number): void {
    this.change({ pending: this.#wallet.pending + cents })
    this.#updateDay()
  }

  /** Records an event. When the wallet's webhook subscribes to the event, adds a delivery. */
  async emit(event: string, resourceId: string, facts: EventFacts): Promise<void> {
    const { id: walletId } = this.#wallet
    const id = this.uuid()
    const payload = {
      eventId: id,
      event,
      occurredAt: timestamp(this.#now),
      // G-017: a payload omits properties without a value.
      ...Object.fromEntries(
        Object.entries(facts).filter(([, value]) => value !== null && value !== undefined),
      ),
    }
    this.#checkEvent(event, payload)
    this.emitted.push(event)
    this.change({ events: this.#wallet.events + 1 })
    const text = JSON.stringify(payload)
    insertEvent(this.transaction, {
      id,
      walletId,
      position: this.#wallet.events,
      event,
      resourceId,
      occurredAt: this.#now,
      payload: text,
      causedBy: this.causedBy,
    })
    this.record('event', resourceId, () => `{"eventId":"${id}","event":"${event}","payload":${text}}`)
    this.#webhook ??= { account: await findWebhook(this.transaction, walletId) }
    const { account } = this.#webhook
    if (account !== undefined && subscribesTo(account, event)) this.deliver(id, resourceId)
  }

  /** Adds a delivery of an event. The dispatcher sends it after the commit. Returns the deliveryId. */
  deliver(eventId: string, resourceId: string): string {
    const id = this.uuid()
    this.change({ deliveries: this.#wallet.deliveries + 1 })
    insertDelivery(this.transaction, {
      id,
      eventId,
      walletId: this.#wallet.id,
      resourceId,
      position: this.#wallet.deliveries,
      dueAt: this.#now,
      causedBy: this.causedBy,
    })
    this.deliveries += 1
    return id
  }

  /**
   * Places an order with the rail. Returns the reports that the rail makes together with the order. Each report that is
   * expected later becomes a timer.
   */
  async order(order: NewOrder): Promise<readonly Report[]> {
    const { id: walletId, account } = this.#wallet
    this.orders += 1
    const expected = await this.#rail.place(this, {
      ...order,
      walletId,
      account,
      at: timestamp(this.#now),
    } as Order)
    await this.expect(expected)
    return expected.flatMap(({ report, dueAt }) => (dueAt === null ? [report] : []))
  }

  /** Adds a timer for each report that takes effect later. */
  async expect(expected: readonly Expected[]): Promise<void> {
    for (const { report, dueAt } of expected) {
      if (dueAt === null) continue
      await this.schedule(report.report, resourceIdOf(report), dueAt, JSON.stringify(report))
    }
  }

  /**
   * Adds a timer, with the JSON text of a report if it delivers one. Returns its position, which with `dueAt` identifies
   * the timer in its wallet.
   */
  schedule(kind: TimerKind, resourceId: string, dueAt: Instant, body: string | null = null): number {
    const position = this.nextNumber()
    const { causedBy } = this
    this.#timers.add({ walletId: this.#wallet.id, dueAt, position, kind, resourceId, body, causedBy })
    return position
  }

  /** Cancels the timer with this due instant and position. */
  cancelTimer(dueAt: Instant, position: number): void {
    this.#timers.remove({ dueAt, position })
  }

  /**
   * Cancels all timers of a resource. For a charge, use `cancelTimer`: the index of timers by resource does not contain
   * charges.
   */
  cancelTimersOf(resourceId: string): void {
    this.#timers.removeOf(resourceId)
  }

  /** Cancels all timers that would deliver these reports. */
  cancelReports(names: readonly ReportName[]): void {
    for (const name of names) this.#timers.removeKind(name)
  }

  /** The earliest timer. Cancel it before it runs. */
  firstTimer(): Promise<Timer | undefined> {
    return this.#timers.first()
  }

  /** The instant at which the earliest timer is due, in the wallet's time; null when the wallet has no timer. */
  nextDueAt(): Promise<Instant | null> {
    return this.#timers.firstDueAt()
  }

  /** The wallet with its exact `nextDueAt`: as `save` would write it now. */
  async current(): Promise<Wallet> {
    return { ...this.#wallet, nextDueAt: await this.#timers.firstDueAt() }
  }

  /** Earliest timers that are due at `until`; possibly not all of them. */
  dueTimers(until: Instant): Promise<readonly Timer[]> {
    return this.#timers.due(until)
  }

  /**
   * True if `save` has more to write than the time, or the wallet was opened without a lock: then only a write tells whether
   * another process has changed it.
   */
  async needsSave(): Promise<boolean> {
    return (
      this.memory.wallet !== undefined ||
      this.#wallet !== this.#before ||
      (await this.#timers.firstDueAt()) !== this.#before.nextDueAt
    )
  }

  /** Writes the wallet's row and the totals of the days. Call it once, after all changes. */
  async save(): Promise<void> {
    const nextDueAt = await this.#timers.firstDueAt()
    this.change({ lastAt: this.#now, sequence: this.#sequence, version: randomVersion(), nextDueAt })
    this.#days.save(this.transaction)
    if (this.#activity.length > 0) insertActivity(this.transaction, this.#wallet.id, this.#activity)
    updateWallet(this.transaction, this.#before, this.#wallet)
  }

  #updateDay(line?: StatementLine): void {
    const { pending, lines } = this.#wallet
    const balance = totalOf(this.#wallet)
    this.#days.add(brasiliaDate(this.#now), { balance, pending, lastLine: lines }, line)
  }
}
