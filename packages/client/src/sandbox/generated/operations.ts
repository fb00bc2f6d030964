// Generated from the control API in spec/sandbox/ by `pnpm generate`. Do not edit.
import type { OperationRow } from '../../operation-row.ts'

const LIST_1 = [400, 404, 409]
const LIST_2 = { HostNotAllowed: 403, InvalidContentType: 400, InvalidJSON: 400, OriginNotAllowed: 403, PayloadTooLarge: 413, TooManyRequests: 429, Unauthorized: 401, UnsupportedEncoding: 415 }
const LIST_3 = [400, 404, 422]
const LIST_4 = { ClockMoveLost: 409 }
const LIST_5 = [400, 404]
const LIST_6 = [400, 404, 409, 422]
const LIST_7 = { HostNotAllowed: 403, OriginNotAllowed: 403, TooManyRequests: 429, Unauthorized: 401 }

/** The operations, by resource and operationId. */
export const OPERATIONS: Readonly<Record<string, Readonly<Record<string, OperationRow>>>> = {
  wallets: {
    listWallets: { path: '/sandbox/wallets', open: true },
    createWallet: { method: 'POST', path: '/sandbox/wallets', open: true, successes: [201], refused: LIST_1, notSent: LIST_2 },
    getWallet: { path: '/sandbox/wallets/{walletId}', open: true },
    updateWallet: { method: 'PATCH', path: '/sandbox/wallets/{walletId}', open: true, idempotency: 'always' },
    createCredentials: { method: 'POST', path: '/sandbox/wallets/{walletId}/credentials', open: true, successes: [201], refused: LIST_1, notSent: LIST_2 },
    revokeTokens: { method: 'POST', path: '/sandbox/wallets/{walletId}/tokens/revoke', open: true, idempotency: 'always' },
    resetWallet: { method: 'POST', path: '/sandbox/wallets/{walletId}/reset', open: true, idempotency: 'always' },
  },
  clock: {
    getClock: { path: '/sandbox/wallets/{walletId}/clock', open: true },
    setClock: { method: 'PUT', path: '/sandbox/wallets/{walletId}/clock', open: true, successes: [200], refused: LIST_3, notSent: LIST_2, undecided: LIST_4 },
    advanceClock: { method: 'POST', path: '/sandbox/wallets/{walletId}/clock/advance', open: true, successes: [200], refused: LIST_3, notSent: LIST_2, undecided: LIST_4 },
  },
  charges: {
    createPaymentAttempt: { method: 'POST', path: '/sandbox/wallets/{walletId}/charges/{chargeId}/payment-attempts', open: true, successes: [201], refused: LIST_5, notSent: LIST_2 },
    cancelCharge: { method: 'POST', path: '/sandbox/wallets/{walletId}/charges/{chargeId}/cancel', open: true, successes: [200], refused: LIST_1, notSent: LIST_2 },
    createTakeBack: { method: 'POST', path: '/sandbox/wallets/{walletId}/charges/{chargeId}/take-backs', open: true, successes: [201], refused: LIST_1, notSent: LIST_2 },
    payBrCode: { method: 'POST', path: '/sandbox/br-codes/payments', open: true, successes: [201], refused: LIST_6, notSent: LIST_2 },
  },
  withdrawals: {
    setWithdrawalOutcome: { method: 'POST', path: '/sandbox/wallets/{walletId}/withdrawals/{externalId}/outcome', open: true, successes: [200], refused: LIST_1, notSent: LIST_2 },
    createWithdrawalReturn: { method: 'POST', path: '/sandbox/wallets/{walletId}/withdrawals/{externalId}/returns', open: true, successes: [201], refused: LIST_1, notSent: LIST_2 },
  },
  refunds: {
    setRefundOutcome: { method: 'POST', path: '/sandbox/wallets/{walletId}/refunds/{endToEndId}/{externalId}/outcome', open: true, successes: [200], refused: LIST_1, notSent: LIST_2 },
  },
  directory: {
    listPixKeys: { path: '/sandbox/wallets/{walletId}/directory', open: true },
    putPixKey: { method: 'PUT', path: '/sandbox/wallets/{walletId}/directory/{pixKey}', open: true, idempotency: 'always' },
    deletePixKey: { method: 'DELETE', path: '/sandbox/wallets/{walletId}/directory/{pixKey}', open: true, successes: [200], refused: LIST_5, notSent: LIST_7 },
  },
  accounts: {
    listAccounts: { path: '/sandbox/wallets/{walletId}/accounts', open: true },
    putAccount: { method: 'PUT', path: '/sandbox/wallets/{walletId}/accounts/{bankCode}/{branchCode}/{accountNumber}', open: true, idempotency: 'always' },
    deleteAccount: { method: 'DELETE', path: '/sandbox/wallets/{walletId}/accounts/{bankCode}/{branchCode}/{accountNumber}', open: true, successes: [200], refused: LIST_5, notSent: LIST_7 },
  },
  movements: {
    createFee: { method: 'POST', path: '/sandbox/wallets/{walletId}/fees', open: true, successes: [201], refused: LIST_3, notSent: LIST_2 },
    createJudicialMovement: { method: 'POST', path: '/sandbox/wallets/{walletId}/judicial-movements', open: true, successes: [201], refused: LIST_6, notSent: LIST_2 },
  },
  faults: {
    listFaults: { path: '/sandbox/wallets/{walletId}/faults', open: true },
    createFault: { method: 'POST', path: '/sandbox/wallets/{walletId}/faults', open: true, successes: [201], refused: LIST_5, notSent: LIST_2 },
    deleteFaults: { method: 'DELETE', path: '/sandbox/wallets/{walletId}/faults', open: true, idempotency: 'always' },
    deleteFault: { method: 'DELETE', path: '/sandbox/wallets/{walletId}/faults/{faultId}', open: true, successes: [200], refused: LIST_5, notSent: LIST_7 },
  },
  events: {
    listEvents: { path: '/sandbox/wallets/{walletId}/events', open: true, pages: { items: 'data', parameter: 'cursor', next: 'nextCursor' } },
    getEvent: { path: '/sandbox/wallets/{walletId}/events/{eventId}', open: true },
    resendEvent: { method: 'POST', path: '/sandbox/wallets/{walletId}/events/{eventId}/resend', open: true, successes: [200], refused: LIST_1, notSent: LIST_2 },
    resendEvents: { method: 'POST', path: '/sandbox/wallets/{walletId}/events/resend', open: true, successes: [200], refused: LIST_1, notSent: LIST_2 },
    waitFor: { path: '/sandbox/wallets/{walletId}/wait', open: true },
  },
  deliveries: {
    listDeliveries: { path: '/sandbox/wallets/{walletId}/deliveries', open: true, pages: { items: 'data', parameter: 'cursor', next: 'nextCursor' } },
    getDelivery: { path: '/sandbox/wallets/{walletId}/deliveries/{deliveryId}', open: true },
  },
  requests: {
    listRequests: { path: '/sandbox/wallets/{walletId}/requests', open: true, pages: { items: 'data', parameter: 'cursor', next: 'nextCursor' } },
    getRequest: { path: '/sandbox/wallets/{walletId}/requests/{requestId}', open: true },
  },
  activity: {
    getTimeline: { path: '/sandbox/wallets/{walletId}/timeline', open: true },
    listDue: { path: '/sandbox/wallets/{walletId}/due', open: true },
  },
  state: {
    createSnapshot: { method: 'POST', path: '/sandbox/wallets/{walletId}/snapshots', open: true, successes: [201], refused: LIST_5, notSent: LIST_2 },
    listSnapshots: { path: '/sandbox/wallets/{walletId}/snapshots', open: true },
    restoreSnapshot: { method: 'POST', path: '/sandbox/wallets/{walletId}/snapshots/{snapshotId}/restore', open: true, idempotency: 'always' },
    deleteSnapshot: { method: 'DELETE', path: '/sandbox/wallets/{walletId}/snapshots/{snapshotId}', open: true, successes: [200], refused: LIST_5, notSent: LIST_7 },
    checkLedger: { path: '/sandbox/ledger/check', open: true },
  },
}
