/** The place of a verification in the queue. */
export interface Turn {
  /** The lane of the task. Lanes are served round-robin, so a lane with many tasks does not delay other lanes. */
  readonly lane: string
  /** Three out of four starts go to tasks with priority, while such tasks wait. */
  readonly hasPriority: boolean
}

export interface VerificationQueueOptions {
  /** How many tasks run concurrently. */
  readonly slots: number
  /** How many tasks may wait in one lane. */
  readonly mostInLane: number
  /** How many tasks may wait without priority. */
  readonly mostWithoutPriority: number
}

export interface VerificationQueue {
  /** Queues a task. Returns undefined, and does not run the task, when too many tasks wait. */
  run<T>(turn: Turn, task: () => Promise<T>): Promise<T> | undefined
}

type Start = () => void

/**
 * Limits the number of concurrent verifications. scrypt occupies one of the four libuv threads for 50 ms, and DNS and
 * files need these threads too. Without a limit, 100 wrong secrets would delay all other callers for seconds.
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
    // Every fourth start goes to tasks without priority, so that a caller that sent a wrong secret once is also served.
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
  /** Removes and returns the next task, from the lane that was served longest ago. */
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
      // Moves the lane behind all others.
      waiting.delete(lane)
      if (starts.length > 0) waiting.set(lane, starts)
      size -= 1
      return start
    },
    countOf: (lane) => waiting.get(lane)?.length ?? 0,
    size: () => size,
  }
}
