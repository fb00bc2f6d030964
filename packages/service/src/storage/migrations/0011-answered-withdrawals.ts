/**
 * A repeated withdrawal gets the status of the first response (G-420). The new column holds this status. In rows of
 * earlier versions it is null.
 */
export const answeredWithdrawals: readonly string[] = [`alter table withdrawal add column answered text`]
