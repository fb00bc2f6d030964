/** The time of signatures and logs; tests pass their own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date(Date.now())
