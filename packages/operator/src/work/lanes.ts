import { START_WITHIN_MS } from '../pace/gaps.ts'
import type { Group, Task } from './claim.ts'

/** The lanes of one wallet and group: calls that hang hold up nothing else. */
interface Bulkhead {
  readonly group: Group
  readonly walletId: string
  readonly waiting: Task[]
  running: number
}

export interface Lanes {
  add(tasks: readonly Task[]): void
  /** The wallets of a group that have enough tasks. */
  full(group: Group): readonly string[]
  isIdle(): boolean
}

export function createLanes(options: {
  /** How many tasks of one wallet and group run at once. */
  readonly concurrency: number
  readonly now: () => number
  readonly isStopped: () => boolean
  /** Runs a task, or leaves it to the next run. Does not reject. */
  readonly run: (task: Task) => Promise<void>
  /** Called when a bulkhead that was full has room, and when all tasks have ended. */
  readonly onRoom: () => void
}): Lanes {
  const { concurrency, now, isStopped, run, onRoom } = options
  const bulkheads = new Map<string, Bulkhead>()
  const isFull = ({ waiting }: Bulkhead): boolean => waiting.length >= concurrency
  const isIdle = (): boolean => [...bulkheads.values()].every(({ running }) => running === 0)
  const runNext = async (bulkhead: Bulkhead, task: Task): Promise<void> => {
    bulkhead.running += 1
    await run(task)
    bulkhead.running -= 1
    const wasFull = isFull(bulkhead)
    startDue(bulkhead)
    if ((wasFull && !isFull(bulkhead)) || isIdle()) onRoom()
  }
  const startDue = (bulkhead: Bulkhead): void => {
    for (;;) {
      const [next] = bulkhead.waiting
      if (next === undefined) return
      // Such a task does not run: it is left to the next run, without waiting for a lane.
      const isLeft = isStopped() || now() - next.takenAt > START_WITHIN_MS
      if (bulkhead.running >= concurrency && !isLeft) return
      bulkhead.waiting.shift()
      void runNext(bulkhead, next)
    }
  }
  return {
    add(tasks) {
      for (const task of tasks) {
        const { group } = task
        const { wallet_id: walletId } = task.row
        const key = `${group}/${walletId}`
        const bulkhead = bulkheads.get(key) ?? { group, walletId, waiting: [], running: 0 }
        bulkheads.set(key, bulkhead)
        bulkhead.waiting.push(task)
      }
      for (const bulkhead of bulkheads.values()) startDue(bulkhead)
    },
    full: (group) =>
      [...bulkheads.values()]
        .filter((it) => it.group === group && isFull(it))
        .map(({ walletId }) => walletId),
    isIdle,
  }
}
