export const DAY_SECONDS = 86_400

/** Settlements are decided two seconds after the request, unless told otherwise (G-108). */
export const SETTLEMENT_SECONDS = 2
