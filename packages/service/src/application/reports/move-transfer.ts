import type { Withdrawal } from '../../domain/withdrawal/withdrawal.ts'
import type { ReportOf } from '../../rail/rail.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import type { Received } from './received.ts'
import { transferAccepted } from './transfer-accepted.ts'
import { transferRefused } from './transfer-refused.ts'
import { transferSettled } from './transfer-settled.ts'

/** A report that moves the withdrawal of a transfer to another status. */
export type TransferReport = ReportOf<'transferAccepted' | 'transferSettled' | 'transferRefused'>

/** Applies any report that moves a withdrawal. */
export function moveByReport(work: WalletWork, report: TransferReport): Promise<Received<Withdrawal>> {
  switch (report.report) {
    case 'transferAccepted':
      return transferAccepted(work, report)
    case 'transferSettled':
      return transferSettled(work, report)
    case 'transferRefused':
      return transferRefused(work, report)
  }
}
