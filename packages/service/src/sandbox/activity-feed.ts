import type { Activity } from '@pix-payments/spec/sandbox-types'
import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../clock.ts'
import type { ActivityEntry } from '../domain/activity.ts'
import {
  type ActivityPlace,
  type ActivityRow,
  activityAfter,
  hasActivity,
  newestActivity,
} from '../storage/rows/activity-rows.ts'
import type { Reader, Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'
import { storedActivity } from './activity-body.ts'
import { KEPT_ROWS } from './activity-trim.ts'

/** The most streams that a process serves at the same time. */
const MOST_READERS = 100
/** The most rows that one read of the store returns. */
const PAGE_ROWS = 200
/** The newest rows that stay in memory for all readers. A reader that is further behind reads the store. */
const ROWS_IN_MEMORY = 1000
/**
 * The longest time between two looks at the store. A commit of this process causes a look at once; a commit of another
 * process does not.
 */
const POLL_MILLISECONDS = 100
/** The shortest time between two looks, so that many commits cost one look. */
const PAUSE_MILLISECONDS = 50
const RETRY_MILLISECONDS = 1000

/** The place before the first row. */
const START: ActivityPlace = { xact: 0, position: 0 }

/** A row of the stream with its entries. */
export interface FeedRow extends ActivityPlace {
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry extends Pick<Activity, 'walletId' | 'kind' | 'resourceId'> {
  /** The JSON text of the Activity, in one line. */
  readonly data: string
}

/** What a reader gets next. */
export interface FeedPage {
  readonly rows: readonly FeedRow[]
  /** True when rows between the place of the reader and `rows` may have been deleted. */
  readonly isMissing: boolean
}

/**
 * Reads what happens from the store, once for all streams of this process. The readers ask for the rows after their own
 * place, so a slow reader costs no memory.
 */
export interface ActivityFeed {
  /** True while a stream is open. */
  readonly isRead: boolean
  /** For how long the feed has not read all that happened; 0 while no stream is open. */
  readonly lagMilliseconds: number
  /** True when no more streams are served. */
  readonly isFull: boolean
  /** True after `stop`: the streams end. */
  readonly isStopped: boolean
  /** Says that this process committed something. */
  wake(): void
  /** Adds a reader. Call the returned function when it ends. */
  join(): () => void
  /** The place of the newest row. */
  newest(): Promise<ActivityPlace>
  /** Some rows after a place, the oldest first; no rows when there are none yet. */
  after(place: ActivityPlace): Promise<FeedPage>
  /** Resolves when there are rows after the place, after the given milliseconds, or when the feed stops. */
  changed(place: ActivityPlace, milliseconds: number): Promise<void>
  stop(): void
}

export interface ActivityFeedOptions {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
}

export const createActivityFeed = (options: ActivityFeedOptions): ActivityFeed => new StoreFeed(options)

class StoreFeed implements ActivityFeed {
  readonly #options: ActivityFeedOptions
  #readers = 0
  /** All rows after `#since`, once `#since` is known. */
  #rows: FeedRow[] = []
  #since: ActivityPlace | undefined
  /** The start of the last look that found all rows. */
  #lookedAt: Instant = 0
  #isLooking = false
  #hasChanged = false
  #wakeUp: (() => void) | undefined
  readonly #waiting = new Set<() => void>()
  isStopped = false

  constructor(options: ActivityFeedOptions) {
    this.#options = options
  }

  get isRead(): boolean {
    return this.#readers > 0
  }

  get lagMilliseconds(): number {
    return this.isRead ? this.#options.clock.now() - this.#lookedAt : 0
  }

  get isFull(): boolean {
    return this.#readers >= MOST_READERS
  }

  wake(): void {
    this.#hasChanged = true
    this.#wakeUp?.()
  }

  join(): () => void {
    this.#readers += 1
    if (!this.#isLooking) void this.#look()
    return () => {
      this.#readers -= 1
      if (!this.isRead) this.#wakeUp?.()
    }
  }

  newest(): Promise<ActivityPlace> {
    return this.#options.store.readLatest(newestPlace)
  }

  async after(place: ActivityPlace): Promise<FeedPage> {
    const since = this.#since
    // A place after the newest row is ahead of this process, or of another database. Only the store knows which.
    const isInMemory =
      since !== undefined && !isBefore(place, since) && !isBefore(this.#rows.at(-1) ?? since, place)
    if (isInMemory) {
      const first = this.#rows.findLastIndex((row) => !isBefore(place, row)) + 1
      return { rows: this.#rows.slice(first, first + PAGE_ROWS), isMissing: false }
    }
    return this.#options.store.readLatest(async (reader) => {
      const rows = await activityAfter(reader, place, PAGE_ROWS)
      return { rows: rows.map(feedRow), isMissing: !(await isKnown(reader, place)) }
    })
  }

  async changed(place: ActivityPlace, milliseconds: number): Promise<void> {
    const newest = this.#rows.at(-1)
    if (this.isStopped || (newest !== undefined && isBefore(place, newest))) return
    await new Promise<void>((resolve) => {
      const end = (): void => {
        this.#waiting.delete(end)
        stop()
        resolve()
      }
      const stop = this.#options.clock.after(milliseconds, end)
      this.#waiting.add(end)
    })
  }

  stop(): void {
    this.isStopped = true
    this.#wakeUp?.()
    this.#notify()
  }

  /** Looks for new rows while a stream is open. */
  async #look(): Promise<void> {
    const { store, clock, log } = this.#options
    this.#isLooking = true
    this.#lookedAt = clock.now()
    let place: ActivityPlace | undefined
    while (this.isRead && !this.isStopped) {
      try {
        this.#hasChanged = false
        const startedAt = clock.now()
        if (place === undefined) {
          place = await this.newest()
          this.#since = place
        }
        const from: ActivityPlace = place
        const rows = await store.readLatest((reader) => activityAfter(reader, from, PAGE_ROWS))
        place = rows.at(-1) ?? place
        this.#add(rows)
        if (rows.length < PAGE_ROWS) this.#lookedAt = startedAt
        await this.#pause(rows.length === PAGE_ROWS ? 0 : POLL_MILLISECONDS)
      } catch (error) {
        log.warn({ err: error }, 'The stream cannot read what happens. Retrying.')
        await this.#pause(RETRY_MILLISECONDS)
      }
    }
    this.#isLooking = false
    this.#rows = []
    this.#since = undefined
  }

  #add(rows: readonly ActivityRow[]): void {
    if (rows.length === 0) return
    this.#rows.push(...rows.map(feedRow))
    const surplus = this.#rows.splice(0, this.#rows.length - ROWS_IN_MEMORY)
    this.#since = surplus.at(-1) ?? this.#since
    this.#notify()
  }

  /** Waits for a commit of this process, but not longer than the given milliseconds, and not shorter than a pause. */
  async #pause(milliseconds: number): Promise<void> {
    const { clock } = this.#options
    const sleep = (time: number): Promise<void> =>
      new Promise((resolve) => {
        const stop = clock.after(time, resolve)
        this.#wakeUp = () => {
          stop()
          resolve()
        }
      })
    if (!this.#hasChanged && milliseconds > 0) await sleep(milliseconds)
    this.#wakeUp = undefined
    if (this.#hasChanged) await new Promise<void>((resolve) => void clock.after(PAUSE_MILLISECONDS, resolve))
  }

  #notify(): void {
    for (const end of this.#waiting) end()
  }
}

const newestPlace = async (reader: Reader): Promise<ActivityPlace> => (await newestActivity(reader)) ?? START

/** False when rows after the place may have been deleted, or when the place is of another database. */
async function isKnown(reader: Reader, place: ActivityPlace): Promise<boolean> {
  if (place.position !== START.position) return hasActivity(reader, place)
  // The reader began before anything had happened. Rows are deleted only when there are more than these.
  return (await newestPlace(reader)).position <= KEPT_ROWS
}

const isBefore = (a: ActivityPlace, b: ActivityPlace): boolean =>
  a.xact < b.xact || (a.xact === b.xact && a.position < b.position)

function feedRow({ xact, position, walletId, entries }: ActivityRow): FeedRow {
  return {
    xact,
    position,
    entries: (JSON.parse(entries) as ActivityEntry[]).map((entry) => {
      const { kind, resourceId } = entry
      return { walletId, kind, resourceId, data: JSON.stringify(storedActivity(walletId, entry)) }
    }),
  }
}
