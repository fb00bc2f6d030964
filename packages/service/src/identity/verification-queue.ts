/** Whose turn a verification takes. */
export interface Turn {
  /** Lanes take turns, however many wait in each. */
  readonly lane: string
  /** Goes before those that have no priority, three times out of four. */
  readonly hasPriority: boolean
}

export interface VerificationQueueOptions {
  /** How many run at the same time. */
  readonly slots: number
  /** How many may wait in one lane. */
  readonly mostInLane: number
  /** How many may wait without priority. */
  readonly mostWithoutPriority: number
}

export interface VerificationQueue {
  /** Runs a task when its turn comes; undefined when too many wait. */
  run<T>(turn: Turn, task: () => Promise<T>): Promise<T> | undefined
}

type Start = () => void

/**
 * Runs a few tasks at a time. scrypt takes a thread of libuv for 50 ms, and there are four, which also serve DNS and
 * files: without this, 100 wrong secrets would keep everybody else waiting for seconds.
 */
export function createVerificationQueue({
  slots,
  mostInLane,
  mostWithoutPriority,
}: VerificationQueueOptions): VerificationQueue {
  const first = createLanes()
  const others = createLanes()
  let running = 0
  let turns = 0

  function startNext(): void {
    if (running >= slots) return
    turns += 1
    // One turn in four, so that somebody who mistyped once is served too.
    const start = turns % 4 === 0 ? (others.take() ?? first.take()) : (first.take() ?? others.take())
    start?.()
  }

  return {
    run<T>({ lane, hasPriority }: Turn, task: () => Promise<T>): Promise<T> | undefined {
      const lanes = hasPriority ? first : others
      const isFull =
        lanes.countOf(lane) >= mostInLane || (!hasPriority && lanes.size() >= mostWithoutPriority)
      if (isFull) return undefined
      return new Promise<T>((resolve, reject) => {
        lanes.add(lane, () => {
          running += 1
          task()
            .then(resolve, reject)
            .finally(() => {
              running -= 1
              startNext()
            })
        })
        startNext()
      })
    },
  }
}

interface Lanes {
  add(lane: string, start: Start): void
  /** The next one, from the lane that has waited longest for its turn. */
  take(): Start | undefined
  countOf(lane: string): number
  size(): number
}

function createLanes(): Lanes {
  const waiting = new Map<string, Start[]>()
  let size = 0
  return {
    add(lane, start) {
      const starts = waiting.get(lane)
      if (starts === undefined) waiting.set(lane, [start])
      else starts.push(start)
      size += 1
    },
    take() {
      const [entry] = waiting
      if (entry === undefined) return undefined
      const [lane, starts] = entry
      const start = starts.shift()
      // Behind all other lanes.
      waiting.delete(lane)
      if (starts.length > 0) waiting.set(lane, starts)
      size -= 1
      return start
    },
    countOf: (lane) => waiting.get(lane)?.length ?? 0,
    size: () => size,
  }
}
