import type { Withdrawal } from '../../domain/withdrawal/withdrawal.ts'
import type { ReportOf } from '../../rail/rail.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import type { Received } from './received.ts'
import { moveTransfer } from './transfer.ts'

/** The transfer of a withdrawal has failed for good (§3.2): the reserved money returns to the wallet. */
export const transferRefused = (
  work: WalletWork,
  { transactionId, status, endToEndId, errorCode, errorDescription }: ReportOf<'transferRefused'>,
): Promise<Received<Withdrawal>> =>
  moveTransfer(
    work,
    transactionId,
    status,
    { endToEndId, errorCode, errorDescription },
    (withdrawal) => withdrawal.status === status,
  )
