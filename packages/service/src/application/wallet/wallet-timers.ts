import type { Instant } from '@pix-payments/pix'
import type { ReportName } from '../../rail/rail.ts'
import {
  type Timer,
  deleteTimer,
  deleteTimersOf,
  deleteTimersOfKind,
  firstTimers,
  insertTimer,
} from '../../storage/rows/timer-rows.ts'
import type { Reader, Transaction } from '../../storage/store.ts'

/** The kinds of timers with which the service itself acts. */
export type OwnTimerKind =
  | 'chargeExpiry'
  | 'recurrenceExpiry'
  | 'recurrenceCompletion'
  | 'scheduleDispatch'
  | 'scheduleDueEnd'
  | 'automaticCharge'

/** The kinds of timers, stored in the column `kind`. A timer with the name of a report delivers this report. */
export type TimerKind = OwnTimerKind | ReportName

/** How many timers the first query reads. Most transactions run a few at most, while hundreds may wait. */
const READ_FIRST = 10
/** How many timers a query reads when more are due. */
const READ_MORE = 100

/** The timers that a wallet reads first: call it in `Transaction.prepareReads`. */
export const readFirstTimers = (
  reader: Reader,
  walletId: string,
  firstDueAt: Instant,
): Promise<readonly Timer[]> => firstTimers(reader, walletId, { since: firstDueAt, most: READ_FIRST })

/**
 * The timers of a locked wallet. It keeps the earliest timers in memory, so that timers that run one after another need
 * few queries.
 */
export class WalletTimers {
  readonly #transaction: Transaction
  readonly #walletId: string
  /** The earliest timers, in the order in which they run. Undefined while they have not been read. */
  #earliest: readonly Timer[] | undefined
  /** True if `#earliest` has all timers of the wallet. */
  #isAll = false
  /** The instant of the first timer, null for none. Not exact while `#isStale`: it may be too early. */
  #firstDueAt: Instant | null
  #isStale = false

  constructor(transaction: Transaction, walletId: string, firstDueAt: Instant | null) {
    this.#transaction = transaction
    this.#walletId = walletId
    this.#firstDueAt = firstDueAt
  }

  add(timer: Timer): void {
    insertTimer(this.#transaction, timer)
    if (this.#firstDueAt === null || timer.dueAt < this.#firstDueAt) this.#firstDueAt = timer.dueAt
    const last = this.#earliest?.at(-1)
    if (this.#earliest === undefined || (!this.#isAll && (last === undefined || isBefore(last, timer))))
      return
    const index = this.#earliest.findIndex((it) => isBefore(timer, it))
    this.#earliest = this.#earliest.toSpliced(index === -1 ? this.#earliest.length : index, 0, timer)
  }

  remove(timer: Pick<Timer, 'dueAt' | 'position'>): void {
    deleteTimer(this.#transaction, { walletId: this.#walletId, ...timer })
    if (timer.dueAt === this.#firstDueAt) this.#isStale = true
    this.#keep((it) => it.dueAt !== timer.dueAt || it.position !== timer.position)
  }

  /** Removes the timers of a resource that is not a charge. */
  removeOf(resourceId: string): void {
    deleteTimersOf(this.#transaction, this.#walletId, resourceId)
    this.#isStale = true
    this.#keep((it) => it.resourceId !== resourceId)
  }

  removeKind(kind: string): void {
    deleteTimersOfKind(this.#transaction, this.#walletId, kind)
    this.#isStale = true
    this.#keep((it) => it.kind !== kind)
  }

  /** Reads the timers again when they are next needed, because their rows were replaced. */
  forget(): void {
    this.#earliest = undefined
    this.#isStale = true
    this.#firstDueAt = Number.MIN_SAFE_INTEGER
  }

  /** The instant at which the first timer is due; null when there is no timer. */
  async firstDueAt(): Promise<Instant | null> {
    if (this.#isStale) await this.first()
    return this.#firstDueAt
  }

  async first(): Promise<Timer | undefined> {
    const [first] = await this.#read()
    this.#firstDueAt = first?.dueAt ?? null
    this.#isStale = false
    return first
  }

  /** The earliest timers that are due at `until` or earlier, about a hundred at most. */
  async due(until: Instant): Promise<readonly Timer[]> {
    const isDue = ({ dueAt }: Timer): boolean => dueAt <= until
    const first = await this.#read()
    const more = first.length < READ_MORE && !this.#isAll && first.every(isDue)
    return (more ? await this.#readFresh(READ_MORE) : first).filter(isDue)
  }

  async #read(): Promise<readonly Timer[]> {
    if (this.#earliest === undefined) return this.#readFresh(READ_FIRST)
    return this.#earliest.length > 0 || this.#isAll ? this.#earliest : this.#readFresh(READ_MORE)
  }

  async #readFresh(count: number): Promise<readonly Timer[]> {
    const since = this.#firstDueAt
    const earliest =
      since === null ? [] : await firstTimers(this.#transaction, this.#walletId, { since, most: count })
    this.#earliest = earliest
    this.#isAll = earliest.length < count
    return earliest
  }

  #keep(isKept: (timer: Timer) => boolean): void {
    this.#earliest = this.#earliest?.filter(isKept)
  }
}

const isBefore = (one: Timer, other: Timer): boolean =>
  one.dueAt < other.dueAt || (one.dueAt === other.dueAt && one.position < other.position)
