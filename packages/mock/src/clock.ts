/** Returns the time for signatures. Tests pass a fixed time. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date(Date.now())
