const MINUTE = 60_000

/** §6: a deposit without a webhook is read after 60 seconds. */
export const FIRST_READ_MS: number = MINUTE

/** The longest wait between two attempts of the same work, unless the API asks for a longer one. */
const LONGEST_MS = 15 * MINUTE

/** The longest wait of one piece of work, and of all work of a wallet, that the API can ask for with `Retry-After`. */
export const LONGEST_DELAY_MS: number = 60 * MINUTE
export const LONGEST_PAUSE_MS: number = 5 * MINUTE

/** A process that took work and died leaves it to the others after this time. */
export const LEASE_MS: number = 2 * MINUTE

/** Work that waited longer for its turn does not start: a call of 90 seconds must end before another process may begin. */
export const START_WITHIN_MS = 30_000

/**
 * The wait before attempt `attempts` + 1: it doubles from `first` up to 15 minutes. Each wait after the first is up to a
 * fifth shorter, by the key of the row, so that the rows do not all come back at once after an outage.
 */
export function gapAfter(attempts: number, first: number = MINUTE, key = ''): number {
  const gap = Math.min(first * 2 ** Math.min(Math.max(attempts - 1, 0), 20), LONGEST_MS)
  const spread = (Number.parseInt(key.slice(-2), 36) || 0) / 36 ** 2
  return gap === first ? gap : Math.round(gap * (1 - spread / 5))
}
