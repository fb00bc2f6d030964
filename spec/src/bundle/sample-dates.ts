/**
 * Dates of a request that must lie ahead, and the days from today to the date that a sample sends. The date of the
 * example is in the past for a reader of the sample.
 */
export const DAYS_AHEAD: Readonly<Record<string, number>> = { firstPaymentDate: 5 }
