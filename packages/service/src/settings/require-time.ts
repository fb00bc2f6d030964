import type { Clock } from '../clock.ts'
import { timestamp } from '../domain/timestamp.ts'
import { EARLIEST_CLOCK, LATEST_CLOCK } from '../domain/wallet/wallet-clock.ts'
import { SettingsError } from './settings-error.ts'

interface ClockToCheck {
  readonly clock: Clock
  /** True if `clock` is the clock of a database that several processes share. */
  readonly isShared: boolean
}

/**
 * Refuses a time at which the calendar of Pix does not work, before a wallet keeps it. A machine without a battery starts
 * in 1970.
 *
 * @throws SettingsError
 */
export function requireTime({ clock, isShared }: ClockToCheck): void {
  const now = clock.now()
  if (now >= EARLIEST_CLOCK && now <= LATEST_CLOCK) return
  throw new SettingsError(
    `The clock of the ${isShared ? 'database' : 'system'} shows ${timestamp(now)}, but the service works from 2020 to 2099. Set the clock, then start again.`,
  )
}
