import type { Withdrawal } from '../../domain/withdrawal/withdrawal.ts'
import type { ReportOf } from '../../rail/rail.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import type { Received } from './received.ts'
import { moveTransfer } from './transfer.ts'

/**
 * The transfer of a withdrawal is settled (§3.2): the money leaves the wallet. A second settlement with another
 * endToEndId is a second payment, which a person must see.
 */
export const transferSettled = (
  work: WalletWork,
  { transactionId, endToEndId }: ReportOf<'transferSettled'>,
): Promise<Received<Withdrawal>> =>
  moveTransfer(
    work,
    transactionId,
    'SUCCESS',
    { endToEndId },
    (withdrawal) => withdrawal.status === 'SUCCESS' && withdrawal.endToEndId === endToEndId,
  )
