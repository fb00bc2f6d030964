import type { Withdrawal } from '../../domain/withdrawal/withdrawal.ts'
import type { ReportOf } from '../../rail/rail.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import type { Received } from './received.ts'
import { moveTransfer, wasSent } from './transfer.ts'

/** The instant payment system has accepted the request of a withdrawal (§3.2). */
export const transferAccepted = (
  work: WalletWork,
  { transactionId, stage, endToEndId }: ReportOf<'transferAccepted'>,
): Promise<Received<Withdrawal>> =>
  moveTransfer(
    work,
    transactionId,
    stage,
    { endToEndId },
    (withdrawal) => withdrawal.status === stage || wasSent(withdrawal),
  )
