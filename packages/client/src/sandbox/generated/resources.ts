// Generated from the control API in spec/sandbox/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../../call-options.ts'
import type { ListMethod } from '../../list.ts'
import type {
  operations,
  AdvanceClockRequest,
  BrCodePayment,
  Clock,
  ClockAdvance,
  CreateCredentialsRequest,
  CreateFaultRequest,
  CreateFeeRequest,
  CreateJudicialMovementRequest,
  CreatePaymentAttemptRequest,
  CreateSnapshotRequest,
  CreateTakeBackRequest,
  CreateWalletRequest,
  CreateWithdrawalReturnRequest,
  Credentials,
  Delivery,
  DeliveryList,
  EventsResent,
  Fault,
  FaultList,
  FaultsDeleted,
  ImmediateCharge,
  JudicialMovement,
  KnownAccount,
  KnownAccountList,
  LedgerCheck,
  PayBrCodeRequest,
  PaymentAttempt,
  PixKeyEntry,
  PixKeyList,
  PutAccountRequest,
  PutPixKeyRequest,
  Refund,
  RequestLog,
  ResendEventsRequest,
  SandboxEvent,
  SandboxEventList,
  SetClockRequest,
  SetRefundOutcomeRequest,
  SetWithdrawalOutcomeRequest,
  Snapshot,
  SnapshotList,
  StatementLine,
  TakeBack,
  TokensRevoked,
  UpdateWalletRequest,
  WaitResult,
  Wallet,
  WalletCreated,
  WalletList,
  Withdrawal,
  WithdrawalReturn,
} from '@pix-payments/spec/sandbox-types'

/** The methods of the client, by resource. */
export interface SandboxResources {
  readonly wallets: WalletsResource
  readonly clock: ClockResource
  readonly charges: ChargesResource
  readonly withdrawals: WithdrawalsResource
  readonly refunds: RefundsResource
  readonly directory: DirectoryResource
  readonly accounts: AccountsResource
  readonly movements: MovementsResource
  readonly faults: FaultsResource
  readonly events: EventsResource
  readonly deliveries: DeliveriesResource
  readonly requests: RequestsResource
  readonly state: StateResource
}

export interface WalletsResource {
  /**
   * List wallets: `GET /sandbox/wallets`.
   *
   * Lists the wallets of the sandbox, the oldest first, including those of the demo data. Filter by operatorId to
   * find the wallets of one operator. **Assumed** (G-005, G-270).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `ServiceUnavailable`, `InternalError`.
   */
  listWallets(parameters?: ListWalletsParameters, options?: CallOptions): Promise<WalletList>
  /**
   * Create a wallet: `POST /sandbox/wallets`.
   *
   * Creates a wallet with keys, credentials and an opening balance; it also creates an operator unless operatorId
   * names one. Give each test a wallet of its own: such tests can run side by side, and each controls its own
   * clock.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `OperatorNotFound`,
   * `AlreadyExists`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  createWallet(parameters?: CreateWalletParameters, options?: CallOptions): Promise<WalletCreated>
  /**
   * Get a wallet: `GET /sandbox/wallets/{walletId}`.
   *
   * Returns a wallet with its balances, its clock and the settings of its simulated world. **Assumed** (G-005,
   * G-270).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  getWallet(parameters: GetWalletParameters, options?: CallOptions): Promise<Wallet>
  /**
   * Update a wallet: `PATCH /sandbox/wallets/{walletId}`.
   *
   * Changes the settings of the wallet's simulated world: the switches of the account, the outcomes of new
   * withdrawals and refunds, and whether third parties may pay. Withdrawals and refunds that were accepted before
   * keep their outcome.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * Harmless to repeat: if no response arrives, the client sends the call again.
   */
  updateWallet(parameters: UpdateWalletParameters, options?: CallOptions): Promise<Wallet>
  /**
   * Create credentials: `POST /sandbox/wallets/{walletId}/credentials`.
   *
   * Creates another pair of credentials for the token request. The tokens of all pairs of a wallet are bound to
   * this wallet. Only this response shows the client_secret. **Assumed** (G-005, G-270).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `AlreadyExists`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  createCredentials(parameters: CreateCredentialsParameters, options?: CallOptions): Promise<Credentials>
  /**
   * Revoke all tokens: `POST /sandbox/wallets/{walletId}/tokens/revoke`.
   *
   * Revokes every access token of the wallet at once. The next request with one of them returns 401, so that you
   * can test how your code handles a token that ends early. The token request continues to work. **Assumed**
   * (G-124, G-270).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * Harmless to repeat: if no response arrives, the client sends the call again.
   */
  revokeTokens(parameters: RevokeTokensParameters, options?: CallOptions): Promise<TokensRevoked>
  /**
   * Reset a wallet: `POST /sandbox/wallets/{walletId}/reset`.
   *
   * Resets the wallet to its state at creation: the opening balance, and no charges, withdrawals, refunds,
   * transfers, recurrences, schedules, statement lines, events, deliveries, faults, directory entries, known
   * accounts or webhook. Switches and outcomes are those of its creation. Its ids, keys, credentials, clock,
   * snapshots and logged requests do not change. **Assumed** (G-270, G-275).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * Harmless to repeat: if no response arrives, the client sends the call again.
   */
  resetWallet(parameters: ResetWalletParameters, options?: CallOptions): Promise<Wallet>
}

export interface ClockResource {
  /**
   * Get the clock: `GET /sandbox/wallets/{walletId}/clock`.
   *
   * Returns the clock of the wallet, and the instant at which its next timer falls due. **Assumed** (G-271).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  getClock(parameters: GetClockParameters, options?: CallOptions): Promise<Clock>
  /**
   * Set the clock: `PUT /sandbox/wallets/{walletId}/clock`.
   *
   * Freezes the clock or lets it run, and moves it forward when `now` is sent. It runs everything that falls due
   * up to the new instant, in order, before it answers. Use advanceClock to see what ran.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ClockMoveLost`, `ClockCannotGoBack`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  setClock(parameters: SetClockParameters, options?: CallOptions): Promise<Clock>
  /**
   * Advance the clock: `POST /sandbox/wallets/{walletId}/clock/advance`.
   *
   * Moves the clock forward and runs, in order, everything that falls due on the way: charges expire, withdrawals
   * and refunds settle, events are delivered and deliveries are retried. It also runs what these steps cause, and
   * answers afterwards. The mode of the clock does not change.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ClockMoveLost`, `ClockCannotGoBack`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  advanceClock(parameters: AdvanceClockParameters, options?: CallOptions): Promise<ClockAdvance>
}

export interface ChargesResource {
  /**
   * Attempt to pay a charge: `POST /sandbox/wallets/{walletId}/charges/{chargeId}/payment-attempts`.
   *
   * Pays a charge as any payer from any account, and returns the outcome. simulatePayment pays only as the charge
   * declares; this operation can also make payments that must be rejected.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ChargeNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  createPaymentAttempt(parameters: CreatePaymentAttemptParameters, options?: CallOptions): Promise<PaymentAttempt>
  /**
   * Cancel a charge: `POST /sandbox/wallets/{walletId}/charges/{chargeId}/cancel`.
   *
   * Cancels a PENDING charge. It becomes CANCELED without an event, and a later payment is rejected. **Assumed**
   * (G-087).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ChargeNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  cancelCharge(parameters: CancelChargeParameters, options?: CallOptions): Promise<ImmediateCharge>
  /**
   * Take back money of a paid deposit: `POST /sandbox/wallets/{walletId}/charges/{chargeId}/take-backs`.
   *
   * Takes money of a paid deposit back for the payer, as the Mecanismo Especial de Devolução (MED) does. The
   * amount leaves the available balance at once, and pixChargeTakenBack is recorded. The charge stays PAID.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ChargeNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  createTakeBack(parameters: CreateTakeBackParameters, options?: CallOptions): Promise<TakeBack>
  /**
   * Pay a BR Code as a payer's app: `POST /sandbox/br-codes/payments`.
   *
   * Does what a payer's app does with a pasted or scanned brCode, step by step, and stops at the first step that
   * fails:
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `LocationUnreachable`,
   * `ChargeNotFound`, `ChargeEnded`, `PayloadNotTrusted`, `PayloadMismatch`, `ServiceUnavailable`,
   * `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  payBrCode(parameters: PayBrCodeParameters, options?: CallOptions): Promise<BrCodePayment>
}

export interface WithdrawalsResource {
  /**
   * Set the outcome of a withdrawal: `POST /sandbox/wallets/{walletId}/withdrawals/{externalId}/outcome`.
   *
   * Moves a withdrawal to a status now, through the arrows of its state machine, with their events and movements
   * of money, and cancels its scheduled outcome. Use it for withdrawals that wait: set the outcome of the wallet,
   * of the key or of the account to NONE first. Withdrawals then wait in PROCESSING, or in INITIATED or CONFIRMED
   * when `holdAt` says so. CANCELED needs `holdAt` INITIATED.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `WithdrawalNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  setWithdrawalOutcome(parameters: SetWithdrawalOutcomeParameters, options?: CallOptions): Promise<Withdrawal>
  /**
   * Return a settled withdrawal: `POST /sandbox/wallets/{walletId}/withdrawals/{externalId}/returns`.
   *
   * The institution of the creditor returns a settled withdrawal, in whole or in part. The amount is available in
   * the wallet at once, and pixWithdrawReturned is recorded. The withdrawal stays SUCCESS.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `WithdrawalNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  createWithdrawalReturn(parameters: CreateWithdrawalReturnParameters, options?: CallOptions): Promise<WithdrawalReturn>
}

export interface RefundsResource {
  /**
   * Set the outcome of a refund: `POST /sandbox/wallets/{walletId}/refunds/{endToEndId}/{externalId}/outcome`.
   *
   * Ends a PROCESSING refund now, with its event and its movement of money, and cancels its scheduled outcome. Set
   * the wallet's outcome of refunds to NONE first, so that refunds wait. The operation is for refunds of deposits;
   * simulateRefundResult decides those of Pix Automático.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `RefundNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  setRefundOutcome(parameters: SetRefundOutcomeParameters, options?: CallOptions): Promise<Refund>
}

export interface DirectoryResource {
  /**
   * List the key directory: `GET /sandbox/wallets/{walletId}/directory`.
   *
   * Lists the keys of the wallet's simulated directory. A CPF without an entry resolves to that CPF. **Assumed**
   * (G-109).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  listPixKeys(parameters: ListPixKeysParameters, options?: CallOptions): Promise<PixKeyList>
  /**
   * Create or replace a key in the directory: `PUT /sandbox/wallets/{walletId}/directory/{pixKey}`.
   *
   * Sets the holder and the account of a Pix key, and the outcome of withdrawals to it. An existing entry is
   * replaced. The entry does not affect withdrawals of other wallets.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * Harmless to repeat: if no response arrives, the client sends the call again.
   */
  putPixKey(parameters: PutPixKeyParameters, options?: CallOptions): Promise<PixKeyEntry>
  /**
   * Delete a key from the directory: `DELETE /sandbox/wallets/{walletId}/directory/{pixKey}`.
   *
   * Removes a key from the directory. A withdrawal to it then returns 404 PIX_KEY_NOT_FOUND, unless the key is a
   * CPF. **Assumed** (G-109).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `PixKeyNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  deletePixKey(parameters: DeletePixKeyParameters, options?: CallOptions): Promise<PixKeyEntry>
}

export interface AccountsResource {
  /**
   * List known accounts: `GET /sandbox/wallets/{walletId}/accounts`.
   *
   * Lists the bank accounts of this wallet's simulated world, with their owners. **Assumed** (G-107).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  listAccounts(parameters: ListAccountsParameters, options?: CallOptions): Promise<KnownAccountList>
  /**
   * Create or replace a known account: `PUT /sandbox/wallets/{walletId}/accounts/{bankCode}/{branchCode}/{accountNumber}`.
   *
   * Sets the owner of a bank account, and the outcome of withdrawals to it. An existing account is replaced.
   * Leading zeros of branchCode and accountNumber are ignored.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * Harmless to repeat: if no response arrives, the client sends the call again.
   */
  putAccount(parameters: PutAccountParameters, options?: CallOptions): Promise<KnownAccount>
  /**
   * Delete a known account: `DELETE /sandbox/wallets/{walletId}/accounts/{bankCode}/{branchCode}/{accountNumber}`.
   *
   * Removes a bank account from the registry of the simulated world. **Assumed** (G-107).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `AccountNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  deleteAccount(parameters: DeleteAccountParameters, options?: CallOptions): Promise<KnownAccount>
}

export interface MovementsResource {
  /**
   * Charge a fee: `POST /sandbox/wallets/{walletId}/fees`.
   *
   * Charges a fee to the wallet, with a statement line of the method tarifa. No operation of the operator API
   * causes fees. **Assumed** (G-086).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `INSUFFICIENT_BALANCE`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  createFee(parameters: CreateFeeParameters, options?: CallOptions): Promise<StatementLine>
  /**
   * Move money by court order: `POST /sandbox/wallets/{walletId}/judicial-movements`.
   *
   * Moves money as a court can order: blocks it, unblocks it, debits it from the wallet or credits it to the
   * wallet. DEBIT and CREDIT have a statement line of the method judicialMovement.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `InvalidState`, `INSUFFICIENT_BALANCE`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  createJudicialMovement(parameters: CreateJudicialMovementParameters, options?: CallOptions): Promise<JudicialMovement>
}

export interface FaultsResource {
  /**
   * List faults: `GET /sandbox/wallets/{walletId}/faults`.
   *
   * Lists the faults of the wallet, including faults that are used up, and how often each took effect. **Assumed**
   * (G-272).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  listFaults(parameters: ListFaultsParameters, options?: CallOptions): Promise<FaultList>
  /**
   * Create a fault: `POST /sandbox/wallets/{walletId}/faults`.
   *
   * Makes requests of one operation, or deliveries of one event, fail. The fault affects only this wallet.
   * Requests without a token match by their content: createAccessToken by a client_id of the wallet,
   * getRecurrenceLocation by a recurrence of the wallet.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  createFault(parameters: CreateFaultParameters, options?: CallOptions): Promise<Fault>
  /**
   * Delete all faults: `DELETE /sandbox/wallets/{walletId}/faults`.
   *
   * Deletes all faults of the wallet. **Assumed** (G-272).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * Harmless to repeat: if no response arrives, the client sends the call again.
   */
  deleteFaults(parameters: DeleteFaultsParameters, options?: CallOptions): Promise<FaultsDeleted>
  /**
   * Delete a fault: `DELETE /sandbox/wallets/{walletId}/faults/{faultId}`.
   *
   * Deletes a fault. It no longer affects requests or deliveries. **Assumed** (G-272).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `FaultNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  deleteFault(parameters: DeleteFaultParameters, options?: CallOptions): Promise<Fault>
}

export interface EventsResource {
  /**
   * List events: `GET /sandbox/wallets/{walletId}/events`.
   *
   * Lists the events of the wallet in pages, the oldest first: send nextCursor as cursor, with the same filters,
   * until it is null. Events are recorded even when no webhook is configured or its filter excludes them.
   * **Assumed** (G-164, G-270).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  readonly listEvents: ListMethod<ListEventsParameters, SandboxEventList, SandboxEventList['data'][number], string, true>
  /**
   * Get an event: `GET /sandbox/wallets/{walletId}/events/{eventId}`.
   *
   * Returns an event with its payload and its deliveries. **Assumed** (G-164).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `EventNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  getEvent(parameters: GetEventParameters, options?: CallOptions): Promise<SandboxEvent>
  /**
   * Deliver an event again: `POST /sandbox/wallets/{walletId}/events/{eventId}/resend`.
   *
   * Starts a new delivery of an event to the current webhook, with the same eventId, whatever the outcome of
   * earlier deliveries. Your receiver must ignore an eventId that it has processed. **Assumed** (G-164).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `EventNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  resendEvent(parameters: ResendEventParameters, options?: CallOptions): Promise<Delivery>
  /**
   * Deliver events again: `POST /sandbox/wallets/{walletId}/events/resend`.
   *
   * Starts a new delivery of every matching event, in the order of their positions. Without a body it delivers all
   * events, so that a webhook that is configured late receives the earlier events.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  resendEvents(parameters: ResendEventsParameters, options?: CallOptions): Promise<EventsResent>
  /**
   * Wait for an event or a status: `GET /sandbox/wallets/{walletId}/wait`.
   *
   * Waits for an event or a status, at most timeoutSeconds of real time, and answers when it exists. Use it in a
   * test instead of polling.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  waitFor(parameters: WaitForParameters, options?: CallOptions): Promise<WaitResult>
}

export interface DeliveriesResource {
  /**
   * List deliveries: `GET /sandbox/wallets/{walletId}/deliveries`.
   *
   * Lists the deliveries of the wallet in pages, the oldest first, with their requests and the responses of your
   * receiver. **Assumed** (G-164, G-270).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  readonly listDeliveries: ListMethod<ListDeliveriesParameters, DeliveryList, DeliveryList['data'][number], string, true>
  /**
   * Get a delivery: `GET /sandbox/wallets/{walletId}/deliveries/{deliveryId}`.
   *
   * Returns a delivery with every attempt: the request byte for byte, and the response. **Assumed** (G-159,
   * G-164).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `DeliveryNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  getDelivery(parameters: GetDeliveryParameters, options?: CallOptions): Promise<Delivery>
}

export interface RequestsResource {
  /**
   * List requests: `GET /sandbox/wallets/{walletId}/requests`.
   *
   * Lists the requests of the wallet to the operator API in pages, the newest first, with their bodies. Calls of
   * this control API are not listed. The last 1000 requests are kept. **Assumed** (G-270, G-274).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  readonly listRequests: ListMethod<ListRequestsParameters, RequestLog, RequestLog['data'][number], string, true>
}

export interface StateResource {
  /**
   * Create a snapshot: `POST /sandbox/wallets/{walletId}/snapshots`.
   *
   * Saves the state of the wallet (money, resources, events and clock), so that it can be restored. Create a long
   * setup once, then test several continuations from it. **Assumed** (G-275).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  createSnapshot(parameters: CreateSnapshotParameters, options?: CallOptions): Promise<Snapshot>
  /**
   * List snapshots: `GET /sandbox/wallets/{walletId}/snapshots`.
   *
   * Lists the snapshots of the wallet, the oldest first. **Assumed** (G-275).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  listSnapshots(parameters: ListSnapshotsParameters, options?: CallOptions): Promise<SnapshotList>
  /**
   * Restore a snapshot: `POST /sandbox/wallets/{walletId}/snapshots/{snapshotId}/restore`.
   *
   * Restores the wallet to its state when the snapshot was created, including its clock: no other operation moves
   * a clock back. A clock that was FROZEN is frozen at that instant; a clock that was RUNNING continues from
   * there. Everything that happened since is removed, except credentials, tokens, snapshots and logged requests.
   * The restore cannot recall deliveries that your receiver got. The snapshot can be restored again. **Assumed**
   * (G-271, G-275).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `SnapshotNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * Harmless to repeat: if no response arrives, the client sends the call again.
   */
  restoreSnapshot(parameters: RestoreSnapshotParameters, options?: CallOptions): Promise<Wallet>
  /**
   * Delete a snapshot: `DELETE /sandbox/wallets/{walletId}/snapshots/{snapshotId}`.
   *
   * Deletes a snapshot. **Assumed** (G-275).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `SnapshotNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  deleteSnapshot(parameters: DeleteSnapshotParameters, options?: CallOptions): Promise<Snapshot>
  /**
   * Check the ledger: `GET /sandbox/ledger/check`.
   *
   * Computes the balances of every wallet again from its movements and statement lines, and compares them with the
   * stored balances. It checks the service itself: ok is true unless the service has a bug. **Assumed** (G-276).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  checkLedger(parameters?: CheckLedgerParameters, options?: CallOptions): Promise<LedgerCheck>
}

/**
 * Parameters of listWallets: filters in the query.
 */
export type ListWalletsParameters = NonNullable<operations['listWallets']['parameters']['query']>

/**
 * Parameters of createWallet: the properties of the body.
 */
export type CreateWalletParameters = CreateWalletRequest

/**
 * Parameters of getWallet: walletId in the path.
 */
export type GetWalletParameters = operations['getWallet']['parameters']['path']

/**
 * Parameters of updateWallet: walletId in the path, the properties of the body.
 */
export type UpdateWalletParameters = operations['updateWallet']['parameters']['path'] & UpdateWalletRequest

/**
 * Parameters of createCredentials: walletId in the path, the properties of the body.
 */
export type CreateCredentialsParameters = operations['createCredentials']['parameters']['path'] & CreateCredentialsRequest

/**
 * Parameters of revokeTokens: walletId in the path, the properties of the body.
 */
export type RevokeTokensParameters = operations['revokeTokens']['parameters']['path']

/**
 * Parameters of resetWallet: walletId in the path, the properties of the body.
 */
export type ResetWalletParameters = operations['resetWallet']['parameters']['path']

/**
 * Parameters of getClock: walletId in the path.
 */
export type GetClockParameters = operations['getClock']['parameters']['path']

/**
 * Parameters of setClock: walletId in the path, the properties of the body.
 */
export type SetClockParameters = operations['setClock']['parameters']['path'] & SetClockRequest

/**
 * Parameters of advanceClock: walletId in the path, the properties of the body.
 */
export type AdvanceClockParameters = operations['advanceClock']['parameters']['path'] & AdvanceClockRequest

/**
 * Parameters of createPaymentAttempt: walletId, chargeId in the path, the properties of the body.
 */
export type CreatePaymentAttemptParameters = operations['createPaymentAttempt']['parameters']['path'] & CreatePaymentAttemptRequest

/**
 * Parameters of cancelCharge: walletId, chargeId in the path, the properties of the body.
 */
export type CancelChargeParameters = operations['cancelCharge']['parameters']['path']

/**
 * Parameters of createTakeBack: walletId, chargeId in the path, the properties of the body.
 */
export type CreateTakeBackParameters = operations['createTakeBack']['parameters']['path'] & CreateTakeBackRequest

/**
 * Parameters of payBrCode: the properties of the body.
 */
export type PayBrCodeParameters = PayBrCodeRequest

/**
 * Parameters of setWithdrawalOutcome: walletId, externalId in the path, the properties of the body.
 */
export type SetWithdrawalOutcomeParameters = operations['setWithdrawalOutcome']['parameters']['path'] & SetWithdrawalOutcomeRequest

/**
 * Parameters of createWithdrawalReturn: walletId, externalId in the path, the properties of the body.
 */
export type CreateWithdrawalReturnParameters = operations['createWithdrawalReturn']['parameters']['path'] & CreateWithdrawalReturnRequest

/**
 * Parameters of setRefundOutcome: walletId, endToEndId, externalId in the path, the properties of the body.
 */
export type SetRefundOutcomeParameters = operations['setRefundOutcome']['parameters']['path'] & SetRefundOutcomeRequest

/**
 * Parameters of listPixKeys: walletId in the path.
 */
export type ListPixKeysParameters = operations['listPixKeys']['parameters']['path']

/**
 * Parameters of putPixKey: walletId, pixKey in the path, the properties of the body.
 */
export type PutPixKeyParameters = operations['putPixKey']['parameters']['path'] & PutPixKeyRequest

/**
 * Parameters of deletePixKey: walletId, pixKey in the path.
 */
export type DeletePixKeyParameters = operations['deletePixKey']['parameters']['path']

/**
 * Parameters of listAccounts: walletId in the path.
 */
export type ListAccountsParameters = operations['listAccounts']['parameters']['path']

/**
 * Parameters of putAccount: walletId, bankCode, branchCode, accountNumber in the path, the properties of the body.
 */
export type PutAccountParameters = operations['putAccount']['parameters']['path'] & PutAccountRequest

/**
 * Parameters of deleteAccount: walletId, bankCode, branchCode, accountNumber in the path.
 */
export type DeleteAccountParameters = operations['deleteAccount']['parameters']['path']

/**
 * Parameters of createFee: walletId in the path, the properties of the body.
 */
export type CreateFeeParameters = operations['createFee']['parameters']['path'] & CreateFeeRequest

/**
 * Parameters of createJudicialMovement: walletId in the path, the properties of the body.
 */
export type CreateJudicialMovementParameters = operations['createJudicialMovement']['parameters']['path'] & CreateJudicialMovementRequest

/**
 * Parameters of listFaults: walletId in the path.
 */
export type ListFaultsParameters = operations['listFaults']['parameters']['path']

/**
 * Parameters of createFault: walletId in the path, the properties of the body.
 */
export type CreateFaultParameters = operations['createFault']['parameters']['path'] & CreateFaultRequest

/**
 * Parameters of deleteFaults: walletId in the path.
 */
export type DeleteFaultsParameters = operations['deleteFaults']['parameters']['path']

/**
 * Parameters of deleteFault: walletId, faultId in the path.
 */
export type DeleteFaultParameters = operations['deleteFault']['parameters']['path']

/**
 * Parameters of listEvents: walletId in the path, filters in the query.
 */
export type ListEventsParameters = operations['listEvents']['parameters']['path'] & NonNullable<operations['listEvents']['parameters']['query']>

/**
 * Parameters of getEvent: walletId, eventId in the path.
 */
export type GetEventParameters = operations['getEvent']['parameters']['path']

/**
 * Parameters of resendEvent: walletId, eventId in the path, the properties of the body.
 */
export type ResendEventParameters = operations['resendEvent']['parameters']['path']

/**
 * Parameters of resendEvents: walletId in the path, the properties of the body.
 */
export type ResendEventsParameters = operations['resendEvents']['parameters']['path'] & ResendEventsRequest

/**
 * Parameters of waitFor: walletId in the path, filters in the query.
 */
export type WaitForParameters = operations['waitFor']['parameters']['path'] & NonNullable<operations['waitFor']['parameters']['query']>

/**
 * Parameters of listDeliveries: walletId in the path, filters in the query.
 */
export type ListDeliveriesParameters = operations['listDeliveries']['parameters']['path'] & NonNullable<operations['listDeliveries']['parameters']['query']>

/**
 * Parameters of getDelivery: walletId, deliveryId in the path.
 */
export type GetDeliveryParameters = operations['getDelivery']['parameters']['path']

/**
 * Parameters of listRequests: walletId in the path, filters in the query.
 */
export type ListRequestsParameters = operations['listRequests']['parameters']['path'] & NonNullable<operations['listRequests']['parameters']['query']>

/**
 * Parameters of createSnapshot: walletId in the path, the properties of the body.
 */
export type CreateSnapshotParameters = operations['createSnapshot']['parameters']['path'] & CreateSnapshotRequest

/**
 * Parameters of listSnapshots: walletId in the path.
 */
export type ListSnapshotsParameters = operations['listSnapshots']['parameters']['path']

/**
 * Parameters of restoreSnapshot: walletId, snapshotId in the path, the properties of the body.
 */
export type RestoreSnapshotParameters = operations['restoreSnapshot']['parameters']['path']

/**
 * Parameters of deleteSnapshot: walletId, snapshotId in the path.
 */
export type DeleteSnapshotParameters = operations['deleteSnapshot']['parameters']['path']

/**
 * Parameters of checkLedger: filters in the query.
 */
export type CheckLedgerParameters = NonNullable<operations['checkLedger']['parameters']['query']>
