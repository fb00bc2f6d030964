import type { InternalTransfer } from '../../domain/internal-transfer/internal-transfer.ts'
import type { LineFacts } from '../wallet/wallet-work.ts'

/** What the statement line of a transfer shows. The counterparty is the operator itself (G-116). */
export const transferFacts = (
  transfer: InternalTransfer,
  counterparty: LineFacts['counterparty'],
): LineFacts => ({
  description: transfer.description,
  externalId: transfer.externalId,
  endToEndId: null,
  productTransactionId: transfer.transferId,
  metadata: transfer.metadata === null ? null : { ...transfer.metadata },
  counterparty,
})
