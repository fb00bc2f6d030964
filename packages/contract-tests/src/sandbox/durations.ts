export const DAY_SECONDS = 86_400

/** By default, a settlement is decided two seconds after the request (G-108). */
export const SETTLEMENT_SECONDS = 2
