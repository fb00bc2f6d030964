import { advanceClock } from './advance-clock.ts'
import { cancelCharge } from './cancel-charge.ts'
import { checkLedger } from './check-ledger.ts'
import { createCredentials } from './create-credentials.ts'
import { createFault } from './create-fault.ts'
import { createFee } from './create-fee.ts'
import { createJudicialMovement } from './create-judicial-movement.ts'
import { createPaymentAttempt } from './create-payment-attempt.ts'
import { createSnapshot } from './create-snapshot.ts'
import { createTakeBack } from './create-take-back.ts'
import { createWallet } from './create-wallet.ts'
import { createWithdrawalReturn } from './create-withdrawal-return.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteFault } from './delete-fault.ts'
import { deleteFaults } from './delete-faults.ts'
import { deletePixKey } from './delete-pix-key.ts'
import { deleteSnapshot } from './delete-snapshot.ts'
import { getClock } from './get-clock.ts'
import { getDelivery } from './get-delivery.ts'
import { getEvent } from './get-event.ts'
import { getRequest } from './get-request.ts'
import { getTimeline } from './get-timeline.ts'
import { getWallet } from './get-wallet.ts'
import { listAccounts } from './list-accounts.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listDue } from './list-due.ts'
import { listEvents } from './list-events.ts'
import { listFaults } from './list-faults.ts'
import { listPixKeys } from './list-pix-keys.ts'
import { listRequests } from './list-requests.ts'
import { listSnapshots } from './list-snapshots.ts'
import { listWallets } from './list-wallets.ts'
import { payBrCode } from './pay-br-code.ts'
import { putAccount } from './put-account.ts'
import { putPixKey } from './put-pix-key.ts'
import { resendEvent } from './resend-event.ts'
import { resendEvents } from './resend-events.ts'
import { resetWallet } from './reset-wallet.ts'
import { restoreSnapshot } from './restore-snapshot.ts'
import { revokeTokens } from './revoke-tokens.ts'
import { setClock } from './set-clock.ts'
import { setRefundOutcome } from './set-refund-outcome.ts'
import { setWithdrawalOutcome } from './set-withdrawal-outcome.ts'
import { streamActivity } from './stream-activity.ts'
import { updateWallet } from './update-wallet.ts'
import { waitFor } from './wait-for.ts'
import type { Handler, SandboxOperationId } from './operation.ts'

/** The handler of each operation of the control API, by operationId. */
export const SANDBOX_HANDLERS: { readonly [O in SandboxOperationId]: Handler<O> } = {
  listWallets,
  createWallet,
  getWallet,
  updateWallet,
  createCredentials,
  revokeTokens,
  resetWallet,
  getClock,
  setClock,
  advanceClock,
  createPaymentAttempt,
  cancelCharge,
  createTakeBack,
  payBrCode,
  setWithdrawalOutcome,
  createWithdrawalReturn,
  setRefundOutcome,
  listPixKeys,
  putPixKey,
  deletePixKey,
  listAccounts,
  putAccount,
  deleteAccount,
  createFee,
  createJudicialMovement,
  listFaults,
  createFault,
  deleteFaults,
  deleteFault,
  listEvents,
  getEvent,
  resendEvent,
  resendEvents,
  waitFor,
  listDeliveries,
  getDelivery,
  listRequests,
  getRequest,
  getTimeline,
  streamActivity,
  listDue,
  listSnapshots,
  createSnapshot,
  restoreSnapshot,
  deleteSnapshot,
  checkLedger,
}
