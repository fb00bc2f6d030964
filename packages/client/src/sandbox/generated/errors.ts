// Generated from the contract by `pnpm --filter @pix-payments/client generate`. Do not edit.

/** The status of each error code, by operation, in order of precedence. */
export interface OperationErrors {
  listWallets: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    InternalError: 500
  }
  createWallet: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    MalformedRequest: 400
    OperatorNotFound: 404
    AlreadyExists: 409
    InternalError: 500
  }
  getWallet: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    InternalError: 500
  }
  updateWallet: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    InternalError: 500
  }
  createCredentials: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    AlreadyExists: 409
    InternalError: 500
  }
  revokeTokens: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    InternalError: 500
  }
  resetWallet: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    InternalError: 500
  }
  getClock: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    InternalError: 500
  }
  setClock: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    ClockCannotGoBack: 422
    InternalError: 500
  }
  advanceClock: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    ClockCannotGoBack: 422
    InternalError: 500
  }
  createPaymentAttempt: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    ChargeNotFound: 404
    InternalError: 500
  }
  cancelCharge: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    ChargeNotFound: 404
    InvalidState: 409
    InternalError: 500
  }
  setWithdrawalOutcome: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    WithdrawalNotFound: 404
    InvalidState: 409
    InternalError: 500
  }
  setRefundOutcome: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    RefundNotFound: 404
    InvalidState: 409
    InternalError: 500
  }
  listPixKeys: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    InternalError: 500
  }
  putPixKey: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    InternalError: 500
  }
  deletePixKey: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    PixKeyNotFound: 404
    InternalError: 500
  }
  listAccounts: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    InternalError: 500
  }
  putAccount: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    InternalError: 500
  }
  deleteAccount: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    AccountNotFound: 404
    InternalError: 500
  }
  createFee: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    INSUFFICIENT_BALANCE: 422
    InternalError: 500
  }
  createJudicialMovement: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    InvalidState: 409
    INSUFFICIENT_BALANCE: 422
    InternalError: 500
  }
  listFaults: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    InternalError: 500
  }
  createFault: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    InternalError: 500
  }
  deleteFaults: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    InternalError: 500
  }
  deleteFault: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    FaultNotFound: 404
    InternalError: 500
  }
  listEvents: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    InternalError: 500
  }
  getEvent: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    EventNotFound: 404
    InternalError: 500
  }
  resendEvent: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    EventNotFound: 404
    InvalidState: 409
    InternalError: 500
  }
  resendEvents: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    InvalidState: 409
    InternalError: 500
  }
  waitFor: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    InternalError: 500
  }
  listDeliveries: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    InternalError: 500
  }
  getDelivery: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    DeliveryNotFound: 404
    InternalError: 500
  }
  listRequests: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    InternalError: 500
  }
  createSnapshot: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    InternalError: 500
  }
  listSnapshots: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    InternalError: 500
  }
  restoreSnapshot: {
    Unauthorized: 401
    TooManyRequests: 429
    PayloadTooLarge: 413
    UnsupportedEncoding: 415
    InvalidContentType: 400
    InvalidJSON: 400
    InvalidParameter: 400
    MalformedRequest: 400
    WalletNotFound: 404
    SnapshotNotFound: 404
    InternalError: 500
  }
  deleteSnapshot: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    SnapshotNotFound: 404
    InternalError: 500
  }
  checkLedger: {
    Unauthorized: 401
    TooManyRequests: 429
    InvalidParameter: 400
    WalletNotFound: 404
    InternalError: 500
  }
}
