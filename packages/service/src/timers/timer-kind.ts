/** What falls due. */
export type TimerKind = 'chargeExpiry' | 'withdrawalOutcome' | 'refundOutcome'
