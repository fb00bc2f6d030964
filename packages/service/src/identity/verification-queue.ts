/** For whom a verification is made. */
export interface Requester {
  /** The client or network. Requesters are served round-robin, so one with many tasks does not delay the others. */
  readonly id: string
  /** Three out of four starts go to tasks with priority, while such tasks wait. */
  readonly hasPriority: boolean
}

export interface VerificationQueueOptions {
  /** How many tasks run concurrently. */
  readonly slots: number
  /** How many tasks may wait for one requester. */
  readonly mostOfOne: number
  /** How many tasks may wait without priority. */
  readonly mostWithoutPriority: number
}

export interface VerificationQueue {
  /** Queues a task. Returns undefined, and does not run the task, when too many tasks wait. */
  run<T>(requester: Requester, task: () => Promise<T>): Promise<T> | undefined
}

type Start = () => void

/**
 * Limits the number of concurrent verifications. scrypt occupies one of the four libuv threads for 50 ms, and DNS and
 * files need these threads too. Without a limit, 100 wrong secrets would delay all other callers for seconds.
 */
export function createVerificationQueue({
  slots,
  mostOfOne,
  mostWithoutPriority,
}: VerificationQueueOptions): VerificationQueue {
  const first = createWaiting()
  const others = createWaiting()
  let running = 0
  let starts = 0

  function startNext(): void {
    if (running >= slots) return
    starts += 1
    // Every fourth start goes to tasks without priority, so that a caller that sent a wrong secret once is also served.
    const start = starts % 4 === 0 ? (others.take() ?? first.take()) : (first.take() ?? others.take())
    start?.()
  }

  return {
    run<T>({ id, hasPriority }: Requester, task: () => Promise<T>): Promise<T> | undefined {
      const waiting = hasPriority ? first : others
      const isFull =
        waiting.countOf(id) >= mostOfOne || (!hasPriority && waiting.size() >= mostWithoutPriority)
      if (isFull) return undefined
      return new Promise<T>((resolve, reject) => {
        waiting.add(id, () => {
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

interface WaitingTasks {
  add(id: string, start: Start): void
  /** Removes and returns the next task, of the requester that was served longest ago. */
  take(): Start | undefined
  countOf(id: string): number
  size(): number
}

function createWaiting(): WaitingTasks {
  const byRequester = new Map<string, Start[]>()
  let size = 0
  return {
    add(id, start) {
      const starts = byRequester.get(id)
      if (starts === undefined) byRequester.set(id, [start])
      else starts.push(start)
      size += 1
    },
    take() {
      const [entry] = byRequester
      if (entry === undefined) return undefined
      const [id, starts] = entry
      const start = starts.shift()
      // Moves the requester behind all others.
      byRequester.delete(id)
      if (starts.length > 0) byRequester.set(id, starts)
      size -= 1
      return start
    },
    countOf: (id) => byRequester.get(id)?.length ?? 0,
    size: () => size,
  }
}
