import { type Kit, runHook } from '../kit/kit.ts'
import type { Budget } from '../pace/budget.ts'
import { runDue, type WorkOptions } from './run-due.ts'

export interface WorkerOptions extends Pick<WorkOptions, 'concurrency'> {
  /** Milliseconds between two looks for work. Default: 1000. News of this process ends the wait. */
  readonly intervalMs?: number
}

export interface Worker {
  /** Starts no more work, and waits for the work that started. */
  stop(): Promise<void>
}

/** The sleep of a worker that news of the same process can end. */
export interface Alarm {
  wake(): void
  wait(kit: Kit, milliseconds: number): Promise<void>
}

export function createAlarm(): Alarm {
  let isRinging = false
  let ring = (): void => undefined
  return {
    wake() {
      isRinging = true
      ring()
    },
    async wait(kit, milliseconds) {
      if (!isRinging) {
        await new Promise<void>((resolve) => {
          const cancel = kit.clock.after(milliseconds, resolve)
          ring = () => {
            cancel()
            resolve()
          }
        })
      }
      isRinging = false
    },
  }
}

/** Runs `runDue` again and again until it is stopped. Start one in each process. */
export function startWorker(kit: Kit, budget: Budget, alarm: Alarm, options: WorkerOptions = {}): Worker {
  const { intervalMs = 1_000, concurrency = 8 } = options
  const stopped = new AbortController()
  const work = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const { done } = await runDue(kit, budget, { concurrency, signal: stopped.signal }).catch(
        (error: unknown) => {
          // The database is not there. The next look may find it.
          runHook(() => kit.hooks.onError?.(error, 'worker'))
          return { done: 0 }
        },
      )
      if (done === 0 && !stopped.signal.aborted) await alarm.wait(kit, intervalMs)
    }
  }
  const running = work()
  return {
    async stop() {
      stopped.abort()
      alarm.wake()
      await running
    },
  }
}
