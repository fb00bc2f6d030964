import type { Kit } from '../kit/kit.ts'
import type { Budget } from '../pace/budget.ts'
import { type Watching, work, type WorkOptions } from './run-due.ts'

export interface WorkerOptions extends Pick<WorkOptions, 'concurrency'> {
  /** Milliseconds between two looks for work. Default: 1000. News of this process ends the wait. */
  readonly intervalMs?: number
}

export interface Worker {
  /** Starts no more work, and waits for the work that started. */
  stop(): Promise<void>
}

/** Does the work that is due until it is stopped. Start one in each process. */
export function startWorker(kit: Kit, budget: Budget, options: WorkerOptions & Watching): Worker {
  const { intervalMs = 1_000, concurrency = 8, watch } = options
  const stopped = new AbortController()
  const limit = Infinity
  const running = work(kit, budget, {
    limit,
    concurrency,
    intervalMs,
    watch,
    signal: stopped.signal,
    isEndless: true,
  })
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}
