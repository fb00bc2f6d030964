import type { Clock } from '@pix-payments/client'

/** The first wait of `ringSoon`. It doubles with each sleep. */
const SOON_MS = 10

/** A sleep that news can end. News that arrive while nothing sleeps end the next sleep at once. */
export interface Bell {
  ring(): void
  /** Makes the next sleeps short: news is expected, but its transaction has not committed yet. */
  ringSoon(): void
  sleep(kit: { readonly clock: Clock }, milliseconds: number): Promise<void>
}

export function createBell(): Bell {
  let isRinging = false
  let longest = Infinity
  let wakeUp = (): void => undefined
  const ring = (): void => {
    isRinging = true
    wakeUp()
  }
  return {
    ring,
    ringSoon() {
      longest = SOON_MS
      ring()
    },
    async sleep(kit, milliseconds) {
      if (!isRinging) {
        await new Promise<void>((resolve) => {
          const cancel = kit.clock.after(Math.min(milliseconds, longest), resolve)
          wakeUp = () => {
            cancel()
            resolve()
          }
        })
      }
      isRinging = false
      longest *= 2
    },
  }
}
