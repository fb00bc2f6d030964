/** The instant of a column, or undefined. */
export const dateOf = (milliseconds: number | null): Date | undefined =>
  milliseconds === null ? undefined : new Date(milliseconds)
