const THREE_HOURS = 3 * 3_600_000

/** Returns the day in Brasília as YYYY-MM-DD. Brasília has been at UTC−03:00 all year since 2019. */
export const brasiliaDay = (milliseconds: number): string =>
  new Date(milliseconds - THREE_HOURS).toISOString().slice(0, 10)

/** Returns the day after a day, both as YYYY-MM-DD. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
