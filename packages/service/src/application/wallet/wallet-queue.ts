import { StoreUnavailableError } from '../../storage/store.ts'

/** Too many operations wait for one wallet. The same request may succeed later. */
export class WalletBusyError extends StoreUnavailableError {}

/** How many operations may wait for one wallet: a second or two of work. */
const MOST_WAITING = 2000
/** How many operations one transaction performs. More would make the first of them wait for long. */
const LARGEST_GROUP = 64

/** An operation that waits for its wallet. */
export interface Waiting<Operation> {
  readonly operation: Operation
  /** Whether the operation may share a transaction with others. */
  readonly isShareable: boolean
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** The operations of a transaction. */
export interface Group<Operation> {
  /** Returns the operations that `take` would return now. More may join them until then. */
  soFar(): readonly Waiting<Operation>[]
  /** Takes the operations out of the queue. Every later call returns the same operations. */
  take(): readonly Waiting<Operation>[]
}

/** Performs the operations of a group, and settles them. When it rejects, all of them are rejected. */
export type Perform<Operation> = (walletId: string, group: Group<Operation>) => Promise<void>

/**
 * Operations wait here for their wallet. In one process, one transaction at a time works on a wallet. It takes all
 * operations that are waiting once it has locked the wallet, up to a limit. So under load the cost of a transaction is
 * divided among many operations, and wallets do not wait for each other.
 */
export class WalletQueue<Operation> {
  readonly #perform: Perform<Operation>
  readonly #queues = new Map<string, Waiting<Operation>[]>()

  constructor(perform: Perform<Operation>) {
    this.#perform = perform
  }

  /** @throws WalletBusyError */
  run<T>(walletId: string, operation: Operation, isShareable: boolean): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const queue = this.#queues.get(walletId)
      const waiting = { operation, isShareable, resolve: resolve as (value: unknown) => void, reject }
      if (queue === undefined) {
        const started = [waiting]
        this.#queues.set(walletId, started)
        void this.#drain(walletId, started)
      } else if (queue.length < MOST_WAITING) queue.push(waiting)
      else reject(new WalletBusyError('Too many requests wait for this wallet.'))
    })
  }

  async #drain(walletId: string, queue: Waiting<Operation>[]): Promise<void> {
    while (queue.length > 0) {
      let taken: readonly Waiting<Operation>[] | undefined
      const group: Group<Operation> = {
        soFar: () => taken ?? queue.slice(0, sizeOfGroup(queue)),
        take: () => (taken ??= queue.splice(0, sizeOfGroup(queue))),
      }
      try {
        await this.#perform(walletId, group)
      } catch (error) {
        // Nothing was taken when the store could not begin: then all that wait fail, as each would alone.
        for (const { reject } of taken ?? queue.splice(0)) reject(error)
      }
    }
    this.#queues.delete(walletId)
  }
}

/** How many operations at the front of the queue one transaction performs. */
function sizeOfGroup<Operation>(queue: readonly Waiting<Operation>[]): number {
  const alone = queue.findIndex(({ isShareable }) => !isShareable)
  const size = alone === -1 ? queue.length : Math.max(alone, 1)
  return Math.min(size, LARGEST_GROUP)
}
