import { setImmediate } from 'node:timers/promises'
import type { LimitFunction } from 'p-limit'
import { StoreUnavailableError } from '../../storage/store.ts'

/** Too many operations wait for one wallet. The same request may succeed later. */
export class WalletBusyError extends StoreUnavailableError {}

/** How many operations may wait for one wallet: a second or two of work. */
const MOST_WAITING = 2000
/** How many operations of a wallet one transaction performs. More would make the first of them wait for long. */
const LARGEST_GROUP = 64
/** How many wallets share a transaction at most. */
const MOST_WALLETS = 16

/** An operation that waits for its wallet. */
export interface Waiting<Operation> {
  readonly operation: Operation
  /** Whether the operation may share a transaction with others. */
  readonly isShareable: boolean
  /** When it began to wait; 0 when nothing measures it. */
  readonly since: number
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** The operations on a wallet in a transaction. */
export interface Group<Operation> {
  readonly walletId: string
  /** Returns the operations that `take` would return now. More may join them until then. */
  soFar(): readonly Waiting<Operation>[]
  /** Takes the operations out of the queue. Every later call returns the same operations. */
  take(): readonly Waiting<Operation>[]
}

/** Measures how long operations wait for their wallet, in milliseconds, and how many share a transaction. */
export interface QueueMeter {
  readonly now: () => number
  /** Called with the waits of the operations that a transaction performs. */
  readonly taken: (waits: readonly number[]) => void
}

export interface Performing<Operation> {
  /** Performs the operations of one wallet, and settles them. When it rejects, all of them are rejected. */
  alone(group: Group<Operation>): Promise<void>
  /**
   * Performs the operations of several wallets in one transaction, and settles them. Returns the groups that it has not
   * performed: `alone` then performs each.
   */
  together(groups: readonly Group<Operation>[]): Promise<readonly Group<Operation>[]>
}

/**
 * Operations wait here for their wallet. In one process, one transaction at a time works on a wallet. A transaction takes
 * several wallets that wait, in the order in which they came, and of each all operations that are waiting once it has
 * locked the wallet, up to a limit. So under load the cost of a transaction is divided among many operations, of one
 * wallet or of many. An operation that cannot share has a transaction of its own.
 */
export class WalletQueue<Operation> {
  readonly #performing: Performing<Operation>
  readonly #limit: LimitFunction | undefined
  readonly #meter: QueueMeter | undefined
  /** The operations that wait, of each wallet that has some or is in a transaction. */
  readonly #queues = new Map<string, Waiting<Operation>[]>()
  /** The wallets that wait for a transaction that they may share. */
  readonly #ready = new Set<string>()
  #isSharing = false

  /** @param limit limits the transactions that wallets share; without it, each wallet has its own */
  constructor(performing: Performing<Operation>, limit: LimitFunction | undefined, meter?: QueueMeter) {
    this.#performing = performing
    this.#limit = limit
    this.#meter = meter
  }

  /** @throws WalletBusyError */
  run<T>(walletId: string, operation: Operation, isShareable: boolean): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const queue = this.#queues.get(walletId)
      const since = this.#meter?.now() ?? 0
      const waiting = { operation, isShareable, since, resolve: resolve as (value: unknown) => void, reject }
      if (queue === undefined) {
        this.#queues.set(walletId, [waiting])
        this.#go(walletId)
      } else if (queue.length < MOST_WAITING) queue.push(waiting)
      else reject(new WalletBusyError('Too many requests wait for this wallet.'))
    })
  }

  /** Continues with a wallet that is in no transaction. */
  #go(walletId: string): void {
    const [first] = this.#queues.get(walletId) ?? []
    if (first === undefined) this.#queues.delete(walletId)
    else if (first.isShareable) {
      this.#ready.add(walletId)
      void this.#shareSoon()
    } else void this.#alone(this.#group(walletId))
  }

  async #shareSoon(): Promise<void> {
    if (this.#isSharing) return
    this.#isSharing = true
    if (this.#limit !== undefined) return this.#limit(() => this.#share())
    for (const group of await this.#takeReady(Number.POSITIVE_INFINITY)) void this.#alone(group)
  }

  /** Performs the operations of some wallets that are ready in one transaction. Others have the next one. */
  async #share(): Promise<void> {
    const groups = await this.#takeReady(MOST_WALLETS)
    if (this.#ready.size > 0) void this.#shareSoon()
    await this.#together(groups)
  }

  /** Waits for the end of this turn of the event loop: requests that arrive in one turn share a transaction. */
  async #takeReady(most: number): Promise<readonly Group<Operation>[]> {
    await setImmediate()
    this.#isSharing = false
    const groups = [...this.#ready].slice(0, most).map((walletId) => this.#group(walletId))
    for (const { walletId } of groups) this.#ready.delete(walletId)
    return groups
  }

  async #together(groups: readonly Group<Operation>[]): Promise<void> {
    const [only] = groups
    let left: readonly Group<Operation>[] = []
    if (groups.length === 1 && only !== undefined) await this.#settled(only, this.#performing.alone(only))
    else {
      try {
        left = await this.#performing.together(groups)
      } catch (error) {
        for (const group of groups) this.#fail(group, error)
      }
    }
    for (const group of groups) {
      if (left.includes(group)) void this.#alone(group)
      else this.#go(group.walletId)
    }
  }

  async #alone(group: Group<Operation>): Promise<void> {
    await this.#settled(group, this.#performing.alone(group))
    this.#go(group.walletId)
  }

  async #settled(group: Group<Operation>, performing: Promise<void>): Promise<void> {
    await performing.catch((error: unknown) => {
      this.#fail(group, error)
    })
  }

  #fail(group: Group<Operation>, error: unknown): void {
    for (const { reject } of group.take()) reject(error)
  }

  #group(walletId: string): Group<Operation> {
    const queue = this.#queues.get(walletId) ?? []
    let taken: readonly Waiting<Operation>[] | undefined
    return {
      walletId,
      soFar: () => taken ?? queue.slice(0, sizeOfGroup(queue)),
      take: () => (taken ??= this.#measured(queue.splice(0, sizeOfGroup(queue)))),
    }
  }

  #measured(taken: readonly Waiting<Operation>[]): readonly Waiting<Operation>[] {
    if (this.#meter !== undefined && taken.length > 0) {
      const now = this.#meter.now()
      this.#meter.taken(taken.map(({ since }) => Math.max(now - since, 0)))
    }
    return taken
  }
}

/** How many operations at the front of the queue one transaction performs. */
function sizeOfGroup<Operation>(queue: readonly Waiting<Operation>[]): number {
  const alone = queue.findIndex(({ isShareable }) => !isShareable)
  const size = alone === -1 ? queue.length : Math.max(alone, 1)
  return Math.min(size, LARGEST_GROUP)
}
