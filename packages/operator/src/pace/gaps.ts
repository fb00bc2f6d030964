const MINUTE = 60_000

/** §6: a deposit without a webhook is read after 60 seconds. */
export const FIRST_READ_MS: number = MINUTE

/** The longest wait between two attempts of the same work. */
const LONGEST_MS = 15 * MINUTE

/** A process that took work and died leaves it to the others after this time. */
export const LEASE_MS: number = 2 * MINUTE

/** Work that waited longer for its turn does not start: a call of 90 seconds must end before another process may begin. */
export const START_WITHIN_MS = 30_000

/** Work that failed this often becomes a finding for a person. It continues all the same. */
export const STUCK_ATTEMPTS = 12

/** The wait before attempt `attempts` + 1: it doubles from `first` up to 15 minutes. */
export const gapAfter = (attempts: number, first: number = MINUTE): number =>
  Math.min(first * 2 ** Math.min(Math.max(attempts - 1, 0), 20), LONGEST_MS)
