/** Returns the time that signatures contain. Tests pass a fixed time. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date(Date.now())
