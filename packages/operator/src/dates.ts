const THREE_HOURS = 3 * 3_600_000
const DAY_MS = 86_400_000

/** Returns the day in Brasília as YYYY-MM-DD. Brasília has been at UTC−03:00 all year since 2019. */
export const brasiliaDay = (milliseconds: number): string =>
  new Date(milliseconds - THREE_HOURS).toISOString().slice(0, 10)

/** Returns when a day in Brasília begins, in milliseconds since 1970. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) + THREE_HOURS

/** Returns the date `days` later: `2026-03-01` for `2026-02-28` and 1. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The instant of a column, or undefined. */
export const dateOf = (milliseconds: number | null): Date | undefined =>
  milliseconds === null ? undefined : new Date(milliseconds)
