import type { Clock } from '@pix-payments/client'

/** A clock that follows the system's, and can jump ahead. A jump runs the callbacks that it passes. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void
}

export function manualClock(): ManualClock {
  let ahead = 0
  const waiting = new Map<NodeJS.Timeout, { readonly due: number; readonly callback: () => void }>()
  const now = (): number => Date.now() + ahead
  return {
    now,
    after(milliseconds, callback) {
      const run = (): void => {
        if (waiting.delete(timer)) callback()
      }
      const timer = setTimeout(run, milliseconds)
      waiting.set(timer, { due: now() + milliseconds, callback: run })
      return () => {
        clearTimeout(timer)
        waiting.delete(timer)
      }
    },
    advance(milliseconds) {
      ahead += milliseconds
      const passed = [...waiting.values()].filter(({ due }) => due <= now())
      for (const { callback } of passed) callback()
    },
  }
}
