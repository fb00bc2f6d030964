export const DAY_SECONDS = 86_400

/** The default time between a request and the decision about its settlement: two seconds (G-108). */
export const SETTLEMENT_SECONDS = 2
