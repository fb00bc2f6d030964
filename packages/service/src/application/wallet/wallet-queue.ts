import { StoreUnavailableError } from '../../storage/store.ts'

/** Too many operations wait for one wallet. The same request may succeed later. */
export class WalletBusyError extends StoreUnavailableError {}

/** How many operations may wait for one wallet: a second or two of work. */
const MOST_WAITING = 2000
/** How many operations of a wallet one transaction performs. More would make the first of them wait for long. */
const LARGEST_GROUP = 64

export interface Sharing {
  /** How many wallets share a transaction at most. */
  readonly wallets: number
  /** How many transactions perform operations that may share one. */
  readonly transactions: number
}
/**
 * On PostgreSQL. A few transactions: while one of them waits for the disk or the network, the next one begins, and what
 * arrives meanwhile waits and shares the one after.
 */
export const SHARED: Sharing = { wallets: 16, transactions: 3 }
/** On SQLite, where the store itself commits transactions together. */
export const NOT_SHARED: Sharing = { wallets: 1, transactions: Number.POSITIVE_INFINITY }

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
  readonly #sharing: Sharing
  readonly #meter: QueueMeter | undefined
  /** The operations that wait, of each wallet that has some or is in a transaction. */
  readonly #queues = new Map<string, Waiting<Operation>[]>()
  /** The wallets that wait for a transaction that they may share. */
  readonly #ready = new Set<string>()
  #transactions = 0
  #isSharing = false

  constructor(performing: Performing<Operation>, sharing: Sharing, meter?: QueueMeter) {
    this.#performing = performing
    this.#sharing = sharing
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
      this.#shareSoon()
    } else void this.#alone(this.#group(walletId))
  }

  /** Begins after this turn of the event loop: requests that arrive in one turn share a transaction. */
  #shareSoon(): void {
    if (this.#isSharing) return
    this.#isSharing = true
    setImmediate(() => {
      this.#isSharing = false
      this.#share()
    })
  }

  #share(): void {
    while (this.#ready.size > 0 && this.#transactions < this.#sharing.transactions) {
      const groups = [...this.#ready].slice(0, this.#sharing.wallets).map((walletId) => this.#group(walletId))
      for (const { walletId } of groups) this.#ready.delete(walletId)
      this.#transactions += 1
      void this.#together(groups)
    }
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
    this.#transactions -= 1
    for (const group of groups) {
      if (left.includes(group)) void this.#alone(group)
      else this.#go(group.walletId)
    }
    this.#shareSoon()
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
