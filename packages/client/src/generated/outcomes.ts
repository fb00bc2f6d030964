// Generated from the contract in spec/ by `pnpm generate`. Do not edit.

/** The statuses of withdrawals and refunds after which the amount is in the wallet and never leaves it. */
export const MONEY_BACK: readonly unknown[] = ['FAILED', 'REJECTED', 'CANCELED', 'EXPIRED']
