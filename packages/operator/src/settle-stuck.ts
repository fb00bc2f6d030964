import { STUCK_ATTEMPTS } from './due.ts'
import { settleFindings } from './findings.ts'
import { inTransaction, type Kit } from './kit-context.ts'
import type { DepositRow } from './records.ts'

/** Resolves the finding of work that had failed many times, and has succeeded now. */
export async function settleStuck(
  kit: Kit,
  { key, wallet_id: walletId, attempts }: Pick<DepositRow, 'key' | 'wallet_id' | 'attempts'>,
): Promise<void> {
  if (attempts < STUCK_ATTEMPTS) return
  const gone = [{ kind: 'stuck', subject: key }] as const
  await inTransaction(kit, (open) => settleFindings(kit, open, { walletId }, gone, 'It succeeded later.'))
}
