import { PixError, type StatementLine } from '@pix-payments/client'
import { bookReturnLine } from '../books/book-return.ts'
import { advanceDeposit } from '../deposits/advance-deposit.ts'
import { depositKey } from '../kit/deposit.ts'
import { inTransaction, type Kit, type Open } from '../kit/kit.ts'
import { payoutKey } from '../kit/payout.ts'
import { isLimit } from '../pace/budget.ts'
import { advancePayout } from '../payouts/advance-payout.ts'
import type { PayoutRow } from '../storage/records.ts'

/**
 * Books a line whose deposit, payout or subscription the kit knows. It reads the resource as after an event, so it does
 * nothing that an event would not do. A line that it cannot book becomes a finding afterwards.
 */
export async function repair(kit: Kit, walletId: string, line: StatementLine): Promise<void> {
  const { productTransactionId: id, externalId } = line
  if (id === null) return
  const { deposit, payout } = await inTransaction(kit, async (open) => {
    const [deposit] = await open.deposits.find('charge_id = $1 and wallet_id = $2', [id, walletId])
    return { deposit, payout: deposit === undefined ? await findPayout(open, walletId, line) : undefined }
  })
  if (deposit !== undefined) return readNow(() => advanceDeposit(kit, deposit))
  if (payout !== undefined) return readNow(() => advancePayout(kit, payout, { onlyRead: true }))
  if (line.type === 'CREDIT' && line.endToEndId !== null && line.endToEndId !== id)
    return readNow(async () => kit.recurring?.repair(kit, walletId, line))
  if (externalId === null || line.endToEndId !== id) return
  const of =
    line.type === 'CREDIT'
      ? { cameBackTo: payoutKey('withdrawal', walletId, externalId) }
      : { takenFrom: depositKey(walletId, externalId) }
  await inTransaction(kit, (open) => bookReturnLine(kit, open, of, line))
}

/** The payout of a line: by the id that the API gave it, or by our externalId when the response with the id was lost. */
async function findPayout(
  { payouts }: Open,
  walletId: string,
  { productTransactionId: id, externalId, endToEndId, type }: StatementLine,
): Promise<PayoutRow | undefined> {
  const [known] = await payouts.find('resource_id = $1 and wallet_id = $2', [id, walletId])
  if (known !== undefined || externalId === null || type === 'CREDIT') return known
  const kind = endToEndId === null ? 'transfer' : endToEndId === id ? 'refund' : 'withdrawal'
  const [unanswered] = await payouts.find('key = $1 and resource_id is null', [
    payoutKey(kind, walletId, externalId),
  ])
  return unanswered
}

/**
 * A resource that cannot be read now is not booked now: its line becomes a finding, and the next run reads it again. A 429
 * says nothing about the resource: the same page is compared again when the wallet may call.
 */
async function readNow(advance: () => Promise<void>): Promise<void> {
  try {
    await advance()
  } catch (error) {
    if (!(error instanceof PixError) || isLimit(error)) throw error
  }
}
