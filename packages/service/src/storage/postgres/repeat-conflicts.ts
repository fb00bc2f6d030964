import type { RandomSource } from '@pix-payments/pix'
import type { Clock } from '../../clock.ts'
import { StoreUnavailableError } from '../store.ts'
import { isConflict } from './postgres-error.ts'

const ATTEMPTS = 8
/** The longest pause before the second attempt. For each further attempt, the longest pause doubles. */
const PAUSE_MILLISECONDS = 10

/** Repeats a transaction that failed because of a conflict with another one (deadlock or serialization failure). */
export async function repeatConflicts<T>(
  clock: Clock,
  random: RandomSource,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!isConflict(error)) throw error
      if (number === ATTEMPTS) {
        throw new StoreUnavailableError(`The transaction conflicted with others ${ATTEMPTS} times.`, {
          cause: error,
        })
      }
    }
    const most = PAUSE_MILLISECONDS * 2 ** (number - 1)
    // The pause is a random share of its maximum. After equal pauses, two conflicting transactions would conflict
    // again.
    const share = new DataView(random(4).slice().buffer).getUint32(0) / 2 ** 32
    await new Promise<void>((resolve) => {
      clock.after(most * share, resolve)
    })
  }
}
