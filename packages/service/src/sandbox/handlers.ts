import { deleteAccount, listAccounts, putAccount } from './accounts.ts'
import { cancelCharge, createPaymentAttempt, createTakeBack } from './charges.ts'
import { checkLedger } from './check-ledger.ts'
import { createWallet } from './create-wallet.ts'
import { createCredentials, revokeTokens } from './credentials.ts'
import { getDelivery, listDeliveries } from './deliveries.ts'
import { listDue } from './due.ts'
import { getEvent, listEvents, resendEvent, resendEvents } from './events.ts'
import { createFault, deleteFault, deleteFaults, listFaults } from './faults.ts'
import { getTimeline } from './get-timeline.ts'
import { createFee, createJudicialMovement } from './movements.ts'
import type { Handler, SandboxOperationId } from './operation.ts'
import { payBrCode } from './pay-br-code.ts'
import { deletePixKey, listPixKeys, putPixKey } from './pix-keys.ts'
import { getRequest, listRequests } from './requests.ts'
import { listResources } from './resources.ts'
import { setRefundOutcome } from './set-refund-outcome.ts'
import { createSnapshot, deleteSnapshot, listSnapshots, restoreSnapshot } from './snapshots.ts'
import { streamActivity } from './stream-activity.ts'
import { waitFor } from './wait-for.ts'
import { advanceClock, getClock, setClock } from './wallet-clock.ts'
import { getWallet, listWallets, resetWallet, updateWallet } from './wallets.ts'
import { getWebhook, putWebhook } from './webhooks.ts'
import { createWithdrawalReturn, setWithdrawalOutcome } from './withdrawals.ts'

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
  getWebhook,
  putWebhook,
  listDeliveries,
  getDelivery,
  listRequests,
  getRequest,
  getTimeline,
  listResources,
  streamActivity,
  listDue,
  listSnapshots,
  createSnapshot,
  restoreSnapshot,
  deleteSnapshot,
  checkLedger,
}
