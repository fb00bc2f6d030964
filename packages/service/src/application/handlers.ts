import type { OperationId } from '@pix-payments/spec'
import { AUTOMATIC_HANDLERS } from './automatic-handlers.ts'
import { configureWebhook } from './configure-webhook.ts'
import { createAccessToken } from './create-access-token.ts'
import { createImmediateCharge } from './create-immediate-charge.ts'
import { createInternalTransfer } from './create-internal-transfer.ts'
import { createRefund } from './create-refund.ts'
import { createWithdrawalByBankDetails } from './create-withdrawal-by-bank-details.ts'
import { createWithdrawalByPixKey } from './create-withdrawal-by-pix-key.ts'
import { getBalance } from './get-balance.ts'
import { getClosingDayBalance } from './get-closing-day-balance.ts'
import { getConsolidatedStatement } from './get-consolidated-statement.ts'
import { getImmediateCharge } from './get-immediate-charge.ts'
import { getInternalTransfer } from './get-internal-transfer.ts'
import { getRefund } from './get-refund.ts'
import { getWithdrawal } from './get-withdrawal.ts'
import { listStatement } from './list-statement.ts'
import type { Handler } from './operation.ts'
import { simulatePayment } from './simulate-payment.ts'

/** The operations that are served, by their id in the contract. */
export const HANDLERS: { readonly [O in OperationId]?: Handler<O> } = {
  createAccessToken,
  createImmediateCharge,
  getImmediateCharge,
  simulatePayment,
  createWithdrawalByPixKey,
  createWithdrawalByBankDetails,
  getWithdrawal,
  createRefund,
  getRefund,
  createInternalTransfer,
  getInternalTransfer,
  getBalance,
  getClosingDayBalance,
  listStatement,
  getConsolidatedStatement,
  configureWebhook,
  ...AUTOMATIC_HANDLERS,
}
