import type { Instant } from '@pix-payments/pix'
import type { Clock, Stop } from '../clock.ts'
import type { Wallet } from '../domain/wallet/wallet.ts'
import { insertActivity } from '../storage/rows/activity-rows.ts'
import { findCredential } from '../storage/rows/credential-rows.ts'
import { insertRequest, newestPosition, trimRequests } from '../storage/rows/request-log-rows.ts'
import { findWallet } from '../storage/rows/wallet-rows.ts'
import { partitionIndex, partitionsOf } from '../storage/partition.ts'
import type { Reader, Store, Transaction } from '../storage/store.ts'
import type { FinishedRequest } from '../telemetry/finished-request.ts'
import type { Log } from '../telemetry/log.ts'
import { type FinishedEntry, activityOf, finishedEntry, loggedRequest } from './finished-entry.ts'

/**
 * How long an entry stays in memory before it is written to the store. Under load, newer entries push it out of memory
 * first, and it is never written. `listRequests` first writes the entries of its own process. When several processes
 * share the store (`shared`), another process may answer `listRequests` or stream them, so the time is shorter. It is as
 * short while this process streams (`watched`).
 */
const WAIT_MILLISECONDS = { alone: 2000, shared: 100, watched: 100 } as const
/** How many entries one transaction writes. A small number lets other requests run between two transactions. */
const BATCH = 20
/** The largest difference between the clocks of two processes that counts as equal. */
const MAX_CLOCK_DIFFERENCE_MILLISECONDS = 1000
/** The most entries in memory, for all wallets together. */
const MAX_ENTRIES = 5000
/**
 * The oldest requests of a wallet are deleted when it got this share of `most` as new ones. Each deletion reads all
 * requests that are kept, so it is too expensive for each batch.
 */
const TRIM_AFTER = 1 / 20
/** The most wallets whose new requests are counted. The others are trimmed at once. */
const MAX_COUNTED_WALLETS = 10_000

/** The log of the latest requests and commands of each wallet. It also wakes the stream. */
export interface RequestLog {
  /**
   * Adds a finished request to the memory. The log writes it to the store later, so the response does not wait for the
   * store.
   */
  add(finished: FinishedRequest): void
  /**
   * Writes the entries that are in memory to the store. Never rejects: when the store fails, the entries are lost and
   * the log has a warning.
   */
  flush(): Promise<void>
  /** Writes the entries that are in memory to the store. Requests after this call are ignored. */
  stop(): Promise<void>
}

export interface RequestLogOptions {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  /** The number of requests, and of commands, that the log keeps per wallet (G-274). */
  readonly most: number
  /** True while this process streams what happens. */
  readonly isWatched: () => boolean
  /** Called when entries were written to the store. */
  readonly onWritten: () => void
}

/** A request log that stores no requests. */
export const noRequestLog: RequestLog = {
  add: () => undefined,
  flush: async () => undefined,
  stop: async () => undefined,
}

export function createRequestLog({
  store,
  clock,
  log,
  most,
  isWatched,
  onWritten,
}: RequestLogOptions): RequestLog {
  const wait = (): number => WAIT_MILLISECONDS[store.isShared ? 'shared' : isWatched() ? 'watched' : 'alone']
  /** The entries in memory, by walletId, or by client_id when the walletId is unknown. */
  let entriesByOwner = new Map<string, FinishedEntry[]>()
  let count = 0
  let isFull = false
  let wakeUp: Stop | undefined
  let last = 0
  let flushing = Promise.resolve()
  let isStopped = false
  const trims = trimsAfter(most * TRIM_AFTER)

  const writeEntries = async (before: Promise<void>): Promise<void> => {
    await before
    const all = [...entriesByOwner.values()].flat()
    entriesByOwner = new Map()
    count = 0
    isFull = false
    let written = 0
    try {
      for (; written < all.length; written += BATCH) {
        await writePartitions(all.slice(written, written + BATCH))
        onWritten()
      }
    } catch (error) {
      log.warn({ err: error, requests: all.length - written }, 'Could not write requests to the request log')
    }
  }
  const writePartitions = async (batch: readonly FinishedEntry[]): Promise<void> => {
    for (const [index, home] of partitionsOf(store).entries()) {
      const isHere = (walletId: string): boolean => partitionIndex(store, walletId) === index
      const own = batch.filter(({ walletId }) => walletId === undefined || isHere(walletId))
      if (own.length === 0) continue
      await home.write((transaction) =>
        writeBatch(transaction, own, { isHere, realNow: clock.now(), most, trims }),
      )
    }
  }
  const flush = (): Promise<void> => {
    wakeUp?.()
    wakeUp = undefined
    flushing = writeEntries(flushing)
    return flushing
  }
  return {
    add(finished) {
      if (isStopped) return
      const now = clock.now()
      // Positions follow real time in microseconds. So several processes can number requests without a common counter.
      last = Math.max(last + 1, now * 1000)
      const entry = finishedEntry(finished, last, now)
      const owner = entry?.walletId ?? entry?.clientId
      if (entry === undefined || owner === undefined) return
      const own = entriesByOwner.get(owner) ?? []
      entriesByOwner.set(owner, own)
      own.push(entry)
      count += 1
      // Drops the oldest entry of this wallet when the wallet has too many entries, or when the memory for all
      // wallets is full.
      if (own.length > most || count > MAX_ENTRIES) {
        own.shift()
        count -= 1
      }
      if (count === MAX_ENTRIES && !isFull) {
        isFull = true
        void flush()
      } else wakeUp ??= clock.after(wait(), () => void flush())
    },
    flush,
    stop() {
      isStopped = true
      return flush()
    },
  }
}

async function writeBatch(
  transaction: Transaction,
  batch: readonly FinishedEntry[],
  {
    isHere,
    realNow,
    most,
    trims,
  }: {
    /** True for a wallet of the partition. */
    readonly isHere: (walletId: string) => boolean
    readonly realNow: Instant
    readonly most: number
    readonly trims: Trims
  },
): Promise<void> {
  const wallets = new Map<string, Wallet | undefined>()
  const shifts = new Map<string, number>()
  const activity = new Map<string, string[]>()
  for (const entry of batch) {
    const walletId = await walletIdOf(transaction, entry)
    if (walletId === undefined || !isHere(walletId)) continue
    if (!wallets.has(walletId)) {
      wallets.set(walletId, await findWallet(transaction, walletId))
      const newest = await newestPosition(transaction, walletId)
      // When real time was set back, the newest position in the store is ahead of it. Then new positions continue after
      // the newest position.
      const isAhead = newest > (realNow + MAX_CLOCK_DIFFERENCE_MILLISECONDS) * 1000
      shifts.set(walletId, isAhead ? newest + 1 - entry.position : 0)
    }
    const wallet = wallets.get(walletId)
    const position = entry.position + (shifts.get(walletId) ?? 0)
    if (wallet === undefined) continue
    activity.set(walletId, [...(activity.get(walletId) ?? []), activityOf(entry, wallet)])
    await insertRequest(transaction, loggedRequest({ ...entry, position }, wallet), entry.kind)
  }
  for (const [walletId, entries] of activity) {
    insertActivity(transaction, walletId, entries)
    if (trims(walletId, entries.length)) await trimRequests(transaction, walletId, most)
  }
}

/** Counts the requests that a wallet got. True when its oldest should be deleted now. */
type Trims = (walletId: string, added: number) => boolean

function trimsAfter(count: number): Trims {
  const addedTo = new Map<string, number>()
  return (walletId, added) => {
    const sum = (addedTo.get(walletId) ?? 0) + added
    const isDue = sum >= count || addedTo.size >= MAX_COUNTED_WALLETS
    if (isDue) addedTo.delete(walletId)
    else addedTo.set(walletId, sum)
    return isDue
  }
}

async function walletIdOf(
  reader: Reader,
  { walletId, clientId }: FinishedEntry,
): Promise<string | undefined> {
  if (walletId !== undefined || clientId === undefined) return walletId
  return (await findCredential(reader, clientId))?.walletId
}
