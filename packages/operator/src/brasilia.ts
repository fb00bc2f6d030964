const THREE_HOURS = 3 * 3_600_000

/** Returns the day in Brasília as YYYY-MM-DD. Brasília has been at UTC−03:00 all year since 2019. */
export const brasiliaDay = (milliseconds: number): string =>
  new Date(milliseconds - THREE_HOURS).toISOString().slice(0, 10)
