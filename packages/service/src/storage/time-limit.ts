import type { Clock } from '../clock.ts'
import { StoreError } from './store.ts'

/** Others wait for a transaction that waits for something else than its statements: better it fails. */
export class TimeLimitError extends StoreError {}

export function withinTimeLimit<T>(clock: Clock, milliseconds: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(milliseconds, () => {
      reject(new TimeLimitError(`A transaction took longer than ${milliseconds} ms.`))
    })
    work().then(resolve, reject).finally(stop)
  })
}
