import { generateRegulatoryMessageId } from '@pix-payments/pix'
import { insertInstitutionMessage } from '../../storage/rows/institution-message-rows.ts'
import type { WalletWork } from '../wallet-work.ts'

/** Records a message to the payer's institution and returns its id (G-079). */
export async function recordInstitutionMessage(
  work: WalletWork,
  kind: 'INSTRUCTION' | 'SCHEDULE_CANCELLATION' | 'RECURRENCE_CANCELLATION',
  resourceId: string,
  body: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { id: walletId, account } = work.wallet
  const id = generateRegulatoryMessageId({ ispb: account.bankCode, random: work.random })
  await insertInstitutionMessage(work.transaction, {
    id,
    walletId,
    position: work.nextNumber(),
    kind,
    resourceId,
    at: work.now,
    body,
  })
  return id
}
