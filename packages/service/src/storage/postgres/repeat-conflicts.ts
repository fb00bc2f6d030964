import type { RandomSource } from '@pix-payments/pix'
import type { Clock } from '../../clock.ts'
import { StoreUnavailableError } from '../store.ts'
import { isConflict } from './postgres-error.ts'

const ATTEMPTS = 8
/** Before the second attempt at most; doubled each time. */
const PAUSE_MILLISECONDS = 10

/** Runs a transaction again that lost against another (a deadlock, or two that cannot be put in an order). */
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
        throw new StoreUnavailableError(`The transaction lost against others ${ATTEMPTS} times.`, {
          cause: error,
        })
      }
    }
    const most = PAUSE_MILLISECONDS * 2 ** (number - 1)
    // Two that met each other would meet again after the same pause.
    const share = new DataView(random(4).slice().buffer).getUint32(0) / 2 ** 32
    await new Promise<void>((resolve) => {
      clock.after(most * share, resolve)
    })
  }
}
