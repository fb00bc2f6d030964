// Generated from the control API in spec/sandbox/ by `pnpm generate`. Do not edit.
import type { OperationRow } from '../../operation-row.ts'

/** The operations, by resource and operationId. */
export const OPERATIONS: Readonly<Record<string, Readonly<Record<string, OperationRow>>>> = {
  wallets: {
    listWallets: { path: '/sandbox/wallets', open: true },
    createWallet: { method: 'POST', path: '/sandbox/wallets', open: true },
    getWallet: { path: '/sandbox/wallets/{walletId}', open: true },
    updateWallet: { method: 'PATCH', path: '/sandbox/wallets/{walletId}', open: true, idempotency: 'always' },
    createCredentials: { method: 'POST', path: '/sandbox/wallets/{walletId}/credentials', open: true },
    revokeTokens: { method: 'POST', path: '/sandbox/wallets/{walletId}/tokens/revoke', open: true, idempotency: 'always' },
    resetWallet: { method: 'POST', path: '/sandbox/wallets/{walletId}/reset', open: true, idempotency: 'always' },
  },
  clock: {
    getClock: { path: '/sandbox/wallets/{walletId}/clock', open: true },
    setClock: { method: 'PUT', path: '/sandbox/wallets/{walletId}/clock', open: true },
    advanceClock: { method: 'POST', path: '/sandbox/wallets/{walletId}/clock/advance', open: true },
  },
  charges: {
    createPaymentAttempt: { method: 'POST', path: '/sandbox/wallets/{walletId}/charges/{chargeId}/payment-attempts', open: true },
    cancelCharge: { method: 'POST', path: '/sandbox/wallets/{walletId}/charges/{chargeId}/cancel', open: true },
    createTakeBack: { method: 'POST', path: '/sandbox/wallets/{walletId}/charges/{chargeId}/take-backs', open: true },
    payBrCode: { method: 'POST', path: '/sandbox/br-codes/payments', open: true },
  },
  withdrawals: {
    setWithdrawalOutcome: { method: 'POST', path: '/sandbox/wallets/{walletId}/withdrawals/{externalId}/outcome', open: true },
    createWithdrawalReturn: { method: 'POST', path: '/sandbox/wallets/{walletId}/withdrawals/{externalId}/returns', open: true },
  },
  refunds: {
    setRefundOutcome: { method: 'POST', path: '/sandbox/wallets/{walletId}/refunds/{endToEndId}/{externalId}/outcome', open: true },
  },
  directory: {
    listPixKeys: { path: '/sandbox/wallets/{walletId}/directory', open: true },
    putPixKey: { method: 'PUT', path: '/sandbox/wallets/{walletId}/directory/{pixKey}', open: true, idempotency: 'always' },
    deletePixKey: { method: 'DELETE', path: '/sandbox/wallets/{walletId}/directory/{pixKey}', open: true },
  },
  accounts: {
    listAccounts: { path: '/sandbox/wallets/{walletId}/accounts', open: true },
    putAccount: { method: 'PUT', path: '/sandbox/wallets/{walletId}/accounts/{bankCode}/{branchCode}/{accountNumber}', open: true, idempotency: 'always' },
    deleteAccount: { method: 'DELETE', path: '/sandbox/wallets/{walletId}/accounts/{bankCode}/{branchCode}/{accountNumber}', open: true },
  },
  movements: {
    createFee: { method: 'POST', path: '/sandbox/wallets/{walletId}/fees', open: true },
    createJudicialMovement: { method: 'POST', path: '/sandbox/wallets/{walletId}/judicial-movements', open: true },
  },
  faults: {
    listFaults: { path: '/sandbox/wallets/{walletId}/faults', open: true },
    createFault: { method: 'POST', path: '/sandbox/wallets/{walletId}/faults', open: true },
    deleteFaults: { method: 'DELETE', path: '/sandbox/wallets/{walletId}/faults', open: true, idempotency: 'always' },
    deleteFault: { method: 'DELETE', path: '/sandbox/wallets/{walletId}/faults/{faultId}', open: true },
  },
  events: {
    listEvents: { path: '/sandbox/wallets/{walletId}/events', open: true, pages: { items: 'data', parameter: 'cursor', next: 'nextCursor' } },
    getEvent: { path: '/sandbox/wallets/{walletId}/events/{eventId}', open: true },
    resendEvent: { method: 'POST', path: '/sandbox/wallets/{walletId}/events/{eventId}/resend', open: true },
    resendEvents: { method: 'POST', path: '/sandbox/wallets/{walletId}/events/resend', open: true },
    waitFor: { path: '/sandbox/wallets/{walletId}/wait', open: true },
  },
  deliveries: {
    listDeliveries: { path: '/sandbox/wallets/{walletId}/deliveries', open: true, pages: { items: 'data', parameter: 'cursor', next: 'nextCursor' } },
    getDelivery: { path: '/sandbox/wallets/{walletId}/deliveries/{deliveryId}', open: true },
  },
  requests: {
    listRequests: { path: '/sandbox/wallets/{walletId}/requests', open: true, pages: { items: 'data', parameter: 'cursor', next: 'nextCursor' } },
  },
  state: {
    createSnapshot: { method: 'POST', path: '/sandbox/wallets/{walletId}/snapshots', open: true },
    listSnapshots: { path: '/sandbox/wallets/{walletId}/snapshots', open: true },
    restoreSnapshot: { method: 'POST', path: '/sandbox/wallets/{walletId}/snapshots/{snapshotId}/restore', open: true, idempotency: 'always' },
    deleteSnapshot: { method: 'DELETE', path: '/sandbox/wallets/{walletId}/snapshots/{snapshotId}', open: true },
    checkLedger: { path: '/sandbox/ledger/check', open: true },
  },
}
