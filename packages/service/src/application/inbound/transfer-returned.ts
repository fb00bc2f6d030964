import type { ReportOf } from '../../rail/rail.ts'
import type { WalletWork } from '../wallet-work.ts'
import { type Received, kept } from './received.ts'

export const transferReturned = async (
  _work: WalletWork,
  _report: ReportOf<'transferReturned'>,
): Promise<Received<never>> => kept('placeholder until the branch returns is merged')
