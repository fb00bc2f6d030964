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
  DueList,
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
  RequestLogEntry,
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
  Timeline,
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
  readonly activity: ActivityResource
  readonly state: StateResource
}

export interface WalletsResource {
  /**
   * List wallets: `GET /sandbox/wallets`.
   *
   * Lists the wallets of the sandbox, the oldest first, including those of the demo data. Filter by operatorId to
   * find the wallets of one operator. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
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
   * Returns a wallet with its balances, its clock and the settings of its simulated world. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005),
   * [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  getWallet(parameters: GetWalletParameters, options?: CallOptions): Promise<Wallet>
  /**
   * Update a wallet: `PATCH /sandbox/wallets/{walletId}`.
   *
   * Changes the settings of the wallet's simulated world: the switches of the wallet, the outcomes of new
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
   * this wallet. Only this response shows the client_secret. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
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
   * ([G-124](https://pix-payments.github.io/pix-payments/gaps.html#G-124), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
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
   * snapshots and logged requests do not change. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
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
   * Returns the clock of the wallet, and the instant at which its next timer falls due. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)).
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
   * ([G-087](https://pix-payments.github.io/pix-payments/gaps.html#G-087)).
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
   * ([G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)).
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
   * CPF. **Assumed** ([G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)).
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
   * Lists the bank accounts of this wallet's simulated world, with their owners. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)).
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
   * Removes a bank account from the registry of the simulated world. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)).
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
   * causes fees. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086)).
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
   * ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
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
   * Deletes all faults of the wallet. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
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
   * Deletes a fault. It no longer affects requests or deliveries. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
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
   * until it is null. Events are recorded even when no webhook is configured or its filter excludes them. The
   * service deletes events that are older than 90 days of real time, unless it is configured otherwise.
   * **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-465](https://pix-payments.github.io/pix-payments/gaps.html#G-465)).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  readonly listEvents: ListMethod<ListEventsParameters, SandboxEventList, SandboxEventList['data'][number], string, true>
  /**
   * Get an event: `GET /sandbox/wallets/{walletId}/events/{eventId}`.
   *
   * Returns an event with its payload and its deliveries. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `EventNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  getEvent(parameters: GetEventParameters, options?: CallOptions): Promise<SandboxEvent>
  /**
   * Deliver an event again: `POST /sandbox/wallets/{walletId}/events/{eventId}/resend`.
   *
   * Starts a new delivery of an event to the current webhook, with the same eventId, whatever the outcome of
   * earlier deliveries. Your receiver must ignore an eventId that it has processed. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
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
   * receiver. The service deletes deliveries whose last attempt is older than 90 days of real time, unless it is
   * configured otherwise. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-465](https://pix-payments.github.io/pix-payments/gaps.html#G-465)).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  readonly listDeliveries: ListMethod<ListDeliveriesParameters, DeliveryList, DeliveryList['data'][number], string, true>
  /**
   * Get a delivery: `GET /sandbox/wallets/{walletId}/deliveries/{deliveryId}`.
   *
   * Returns a delivery with every attempt: the request byte for byte, and the response. **Assumed** ([G-159](https://pix-payments.github.io/pix-payments/gaps.html#G-159),
   * [G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
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
   * Lists the requests of the wallet to the operator API in pages, the newest first, with their bodies. Requests
   * to this API are not listed: getRequest returns those that may change something. The last 1000 requests are
   * kept. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  readonly listRequests: ListMethod<ListRequestsParameters, RequestLog, RequestLog['data'][number], string, true>
  /**
   * Get a request: `GET /sandbox/wallets/{walletId}/requests/{requestId}`.
   *
   * Returns a request of the wallet to the operator API, or a command: a request to this API that may change
   * something. The timeline and the stream name both by their requestId. The last 1000 requests and the last 1000
   * commands are kept. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `RequestNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  getRequest(parameters: GetRequestParameters, options?: CallOptions): Promise<RequestLogEntry>
}

export interface ActivityResource {
  /**
   * Get the story of a resource: `GET /sandbox/wallets/{walletId}/timeline`.
   *
   * Returns what happened to a charge, a withdrawal, a refund, a recurrence or a schedule, and to all that belongs
   * to it: the requests and commands that caused something, each status, each statement line, each event, each
   * attempt to deliver it, and what falls due next. Every entry says what caused it. The entries are in the order
   * in which they happened.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ResourceNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  getTimeline(parameters: GetTimelineParameters, options?: CallOptions): Promise<Timeline>
  /**
   * List what falls due next: `GET /sandbox/wallets/{walletId}/due`.
   *
   * Lists the timers and the attempts of deliveries of a wallet that fall due next, the earliest first: for
   * example, when a charge expires, when a withdrawal settles, when a delivery is attempted again. advanceClock
   * runs them. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  listDue(parameters: ListDueParameters, options?: CallOptions): Promise<DueList>
}

export interface StateResource {
  /**
   * Create a snapshot: `POST /sandbox/wallets/{walletId}/snapshots`.
   *
   * Saves the state of the wallet (money, resources, events and clock), so that it can be restored. Create a long
   * setup once, then test several continuations from it. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
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
   * Lists the snapshots of the wallet, the oldest first. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
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
   * ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271), [G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
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
   * Deletes a snapshot. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
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
   * stored balances. It checks the service itself: ok is true unless the service has a bug. **Assumed** ([G-276](https://pix-payments.github.io/pix-payments/gaps.html#G-276)).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  checkLedger(parameters?: CheckLedgerParameters, options?: CallOptions): Promise<LedgerCheck>
}

/**
 * Parameters of listWallets: filters in the query.
 */
export interface ListWalletsParameters {
  /**
   * Only wallets of this operator. An unknown operatorId returns an empty list. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  operatorId?: NonNullable<operations['listWallets']['parameters']['query']>['operatorId'] | undefined
}

/**
 * Parameters of createWallet: the properties of the body.
 */
export interface CreateWalletParameters {
  /**
   * A UUIDv4 in lower case, the id of an operator of the sandbox. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
   */
  operatorId?: Exclude<CreateWalletRequest['operatorId'], undefined>
  /**
   * A new operator. Both properties are optional. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)).
   */
  operator?: Exclude<CreateWalletRequest['operator'], undefined>
  /**
   * A name of the wallet for people, 1 to 100 characters. No response of the operator API contains it. **Assumed**
   * ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)).
   */
  name?: Exclude<CreateWalletRequest['name'], undefined>
  /**
   * A sum of amounts in centavos of BRL, never negative. The upper bound is a technical guard. **Assumed** ([G-114](https://pix-payments.github.io/pix-payments/gaps.html#G-114),
   * [G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)).
   */
  openingBalance?: Exclude<CreateWalletRequest['openingBalance'], undefined>
  /**
   * The keys of the wallet, 1 to 20; no other wallet may have one of them. Defaults to a random key, and the CNPJ
   * when the operator is new.
   */
  pixKeys?: Exclude<CreateWalletRequest['pixKeys'], undefined>
  /**
   * The mode of the clock, and its new time. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)).
   */
  clock?: Exclude<CreateWalletRequest['clock'], undefined>
  /**
   * The client_id of the token request, 1 to 100 visible ASCII characters. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)).
   */
  clientId?: Exclude<CreateWalletRequest['clientId'], undefined>
  /**
   * The client_secret of the token request, 8 to 200 visible ASCII characters. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)).
   */
  clientSecret?: Exclude<CreateWalletRequest['clientSecret'], undefined>
  /**
   * The switches of the wallet. Omitted switches do not change. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  switches?: Exclude<CreateWalletRequest['switches'], undefined>
}

/**
 * Parameters of getWallet: walletId in the path.
 */
export interface GetWalletParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['getWallet']['parameters']['path']['walletId']
}

/**
 * Parameters of updateWallet: walletId in the path, the properties of the body.
 */
export interface UpdateWalletParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['updateWallet']['parameters']['path']['walletId']
  /**
   * The switches of the wallet. Omitted switches do not change. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  switches?: Exclude<UpdateWalletRequest['switches'], undefined>
  /**
   * The outcomes of new withdrawals and refunds. Omitted properties do not change. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)).
   */
  outcomes?: Exclude<UpdateWalletRequest['outcomes'], undefined>
  /**
   * Whether payments by third parties are blocked. While it is on, the payment of a company is rejected with
   * THIRD_PARTY_PAYER_BLOCKED when the charge has no expectedPayer.taxId. When the charge declares a taxId,
   * another payer is rejected with PAYER_MISMATCH in any case. **Assumed** ([G-163](https://pix-payments.github.io/pix-payments/gaps.html#G-163)).
   */
  rejectThirdPartyPayers?: Exclude<UpdateWalletRequest['rejectThirdPartyPayers'], undefined>
}

/**
 * Parameters of createCredentials: walletId in the path, the properties of the body.
 */
export interface CreateCredentialsParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['createCredentials']['parameters']['path']['walletId']
  /**
   * The client_id of the token request, 1 to 100 visible ASCII characters. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)).
   */
  clientId?: Exclude<CreateCredentialsRequest['clientId'], undefined>
  /**
   * The client_secret of the token request, 8 to 200 visible ASCII characters. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)).
   */
  clientSecret?: Exclude<CreateCredentialsRequest['clientSecret'], undefined>
}

/**
 * Parameters of revokeTokens: walletId in the path, the properties of the body.
 */
export interface RevokeTokensParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['revokeTokens']['parameters']['path']['walletId']
}

/**
 * Parameters of resetWallet: walletId in the path, the properties of the body.
 */
export interface ResetWalletParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['resetWallet']['parameters']['path']['walletId']
}

/**
 * Parameters of getClock: walletId in the path.
 */
export interface GetClockParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['getClock']['parameters']['path']['walletId']
}

/**
 * Parameters of setClock: walletId in the path, the properties of the body.
 */
export interface SetClockParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['setClock']['parameters']['path']['walletId']
  /**
   * RUNNING advances at the rate of real time, ahead of it or behind it, even when the clock of the machine is
   * changed. FROZEN does not move until an operation moves it. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)).
   */
  mode: SetClockRequest['mode']
  /**
   * An instant, ISO 8601 in UTC with milliseconds. **Assumed** ([G-003](https://pix-payments.github.io/pix-payments/gaps.html#G-003)).
   */
  now?: Exclude<SetClockRequest['now'], undefined>
}

/**
 * Parameters of advanceClock: walletId in the path, the properties of the body.
 */
export interface AdvanceClockParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['advanceClock']['parameters']['path']['walletId']
  /**
   * Moves the clock by this many seconds, 0 to 31622400 (366 days). 0 runs only the timers that are already due.
   * The result may be at most 2099-12-31 in Brasília; a later one returns 400 MalformedRequest.
   */
  by?: Exclude<AdvanceClockRequest['by'], undefined>
  /**
   * An instant, ISO 8601 in UTC with milliseconds. **Assumed** ([G-003](https://pix-payments.github.io/pix-payments/gaps.html#G-003)).
   */
  to?: Exclude<AdvanceClockRequest['to'], undefined>
  /**
   * nextDue moves the clock to the instant of the next timer, and does not move it when there is no timer. idle
   * moves it until no timer is left, at most 400 days. Neither goes beyond 2099-12-31 in Brasília.
   */
  until?: Exclude<AdvanceClockRequest['until'], undefined>
}

/**
 * Parameters of createPaymentAttempt: walletId, chargeId in the path, the properties of the body.
 */
export interface CreatePaymentAttemptParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['createPaymentAttempt']['parameters']['path']['walletId']
  /**
   * The chargeId that createImmediateCharge returned. A value that is not a UUIDv4 returns 400 InvalidParameter.
   * Upper and lower case are the same. **Assumed** ([G-170](https://pix-payments.github.io/pix-payments/gaps.html#G-170), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
   */
  chargeId: operations['createPaymentAttempt']['parameters']['path']['chargeId']
  /**
   * The payer and the paying account. Omitted values come from the charge: its expectedPayer and the first of its
   * bankAccounts. Values that the charge lacks come from the fixed test payer, as in simulatePayment. **Assumed**
   * ([G-104](https://pix-payments.github.io/pix-payments/gaps.html#G-104), [G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106)).
   */
  payer?: Exclude<CreatePaymentAttemptRequest['payer'], undefined>
  /**
   * An amount in centavos of BRL (1000 is R$ 10,00). The upper bound is a technical guard. **Assumed** ([G-014](https://pix-payments.github.io/pix-payments/gaps.html#G-014)).
   */
  amount?: Exclude<CreatePaymentAttemptRequest['amount'], undefined>
  /**
   * Free text of at most 140 characters.
   */
  payerMessage?: Exclude<CreatePaymentAttemptRequest['payerMessage'], undefined>
}

/**
 * Parameters of cancelCharge: walletId, chargeId in the path, the properties of the body.
 */
export interface CancelChargeParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['cancelCharge']['parameters']['path']['walletId']
  /**
   * The chargeId that createImmediateCharge returned. A value that is not a UUIDv4 returns 400 InvalidParameter.
   * Upper and lower case are the same. **Assumed** ([G-170](https://pix-payments.github.io/pix-payments/gaps.html#G-170), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
   */
  chargeId: operations['cancelCharge']['parameters']['path']['chargeId']
}

/**
 * Parameters of createTakeBack: walletId, chargeId in the path, the properties of the body.
 */
export interface CreateTakeBackParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['createTakeBack']['parameters']['path']['walletId']
  /**
   * The chargeId that createImmediateCharge returned. A value that is not a UUIDv4 returns 400 InvalidParameter.
   * Upper and lower case are the same. **Assumed** ([G-170](https://pix-payments.github.io/pix-payments/gaps.html#G-170), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
   */
  chargeId: operations['createTakeBack']['parameters']['path']['chargeId']
  /**
   * An amount in centavos of BRL (1000 is R$ 10,00). The upper bound is a technical guard. **Assumed** ([G-014](https://pix-payments.github.io/pix-payments/gaps.html#G-014)).
   */
  amount?: Exclude<CreateTakeBackRequest['amount'], undefined>
  /**
   * Why the money is taken back. Defaults to FRAUD.
   */
  reason?: Exclude<CreateTakeBackRequest['reason'], undefined>
}

/**
 * Parameters of payBrCode: the properties of the body.
 */
export interface PayBrCodeParameters {
  /**
   * The brCode of a charge or the textContent of a recurrence, exactly as the operator shows it to the payer. Its
   * structure, its CRC and its fields are checked.
   */
  brCode: PayBrCodeRequest['brCode']
  /**
   * The payer and the paying account. Omitted values come from the charge: its expectedPayer and the first of its
   * bankAccounts. Values that the charge lacks come from the fixed test payer, as in simulatePayment. **Assumed**
   * ([G-104](https://pix-payments.github.io/pix-payments/gaps.html#G-104), [G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106)).
   */
  payer?: Exclude<PayBrCodeRequest['payer'], undefined>
  /**
   * Free text of at most 140 characters.
   */
  payerMessage?: Exclude<PayBrCodeRequest['payerMessage'], undefined>
}

/**
 * Parameters of setWithdrawalOutcome: walletId, externalId in the path, the properties of the body.
 */
export interface SetWithdrawalOutcomeParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['setWithdrawalOutcome']['parameters']['path']['walletId']
  /**
   * The externalId of the withdrawal, 1 to 100 characters, case-sensitive. Percent-encode reserved characters such
   * as a slash: the service decodes the value once and compares it exactly. A value that is longer or cannot be
   * decoded returns 400 InvalidParameter. `.` and `..` cannot stand in a path: do not use them as an externalId
   * that you want to read. **Assumed** ([G-111](https://pix-payments.github.io/pix-payments/gaps.html#G-111), [G-260](https://pix-payments.github.io/pix-payments/gaps.html#G-260)).
   */
  externalId: operations['setWithdrawalOutcome']['parameters']['path']['externalId']
  /**
   * The new status. The withdrawal goes through the arrows of its state machine. A status without such a path
   * returns 409 InvalidState: CANCELED needs a withdrawal that is held at INITIATED.
   */
  status: SetWithdrawalOutcomeRequest['status']
  /**
   * Why the withdrawal failed. ACCOUNT_MISMATCH: the account does not belong to the declared creditor.
   * INSUFFICIENT_BALANCE: the amount was above the available balance, and nothing was debited. The other names
   * describe themselves. The source shows only ACCOUNT_MISMATCH. Expect values that are not listed. **Assumed**
   * ([G-031](https://pix-payments.github.io/pix-payments/gaps.html#G-031), [G-032](https://pix-payments.github.io/pix-payments/gaps.html#G-032)).
   */
  errorCode?: Exclude<SetWithdrawalOutcomeRequest['errorCode'], undefined>
  /**
   * Free text of at most 140 characters.
   */
  errorDescription?: Exclude<SetWithdrawalOutcomeRequest['errorDescription'], undefined>
}

/**
 * Parameters of createWithdrawalReturn: walletId, externalId in the path, the properties of the body.
 */
export interface CreateWithdrawalReturnParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['createWithdrawalReturn']['parameters']['path']['walletId']
  /**
   * The externalId of the withdrawal, 1 to 100 characters, case-sensitive. Percent-encode reserved characters such
   * as a slash: the service decodes the value once and compares it exactly. A value that is longer or cannot be
   * decoded returns 400 InvalidParameter. `.` and `..` cannot stand in a path: do not use them as an externalId
   * that you want to read. **Assumed** ([G-111](https://pix-payments.github.io/pix-payments/gaps.html#G-111), [G-260](https://pix-payments.github.io/pix-payments/gaps.html#G-260)).
   */
  externalId: operations['createWithdrawalReturn']['parameters']['path']['externalId']
  /**
   * An amount in centavos of BRL (1000 is R$ 10,00). The upper bound is a technical guard. **Assumed** ([G-014](https://pix-payments.github.io/pix-payments/gaps.html#G-014)).
   */
  amount?: Exclude<CreateWithdrawalReturnRequest['amount'], undefined>
  /**
   * The reason that the institution of the creditor gave for the return: a code of the instant payment system,
   * such as `MD06` (the receiver asked for it), or words. At most 500 characters. **Assumed** ([G-380](https://pix-payments.github.io/pix-payments/gaps.html#G-380)).
   */
  reason?: Exclude<CreateWithdrawalReturnRequest['reason'], undefined>
}

/**
 * Parameters of setRefundOutcome: walletId, endToEndId, externalId in the path, the properties of the body.
 */
export interface SetRefundOutcomeParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['setRefundOutcome']['parameters']['path']['walletId']
  /**
   * The endToEndId of the paid deposit, 32 letters and digits, case-sensitive: the pixTransaction.endToEndId of a
   * paid charge. Another form returns 400 InvalidParameter. **Assumed** ([G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042)).
   */
  endToEndId: operations['setRefundOutcome']['parameters']['path']['endToEndId']
  /**
   * The externalId of the refund, 1 to 100 characters, case-sensitive. Percent-encode reserved characters such as
   * a slash: the service decodes the value once and compares it exactly. A value that is longer, has control
   * characters or cannot be decoded returns 400 InvalidParameter. `.` and `..` cannot stand in a path: do not use
   * them as an externalId that you want to read. **Assumed** ([G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042), [G-111](https://pix-payments.github.io/pix-payments/gaps.html#G-111), [G-260](https://pix-payments.github.io/pix-payments/gaps.html#G-260)).
   */
  externalId: operations['setRefundOutcome']['parameters']['path']['externalId']
  /**
   * The new status. The refund goes through the arrows of its state machine. A status without such a path returns
   * 409 InvalidState.
   */
  status: SetRefundOutcomeRequest['status']
  /**
   * Why the refund failed. The first three values concern the payer's account. REJECTED_BY_COUNTERPARTY is a
   * rejection by the payer institution without a more specific reason. Expect values that are not listed.
   * **Assumed** ([G-204](https://pix-payments.github.io/pix-payments/gaps.html#G-204)).
   */
  errorCode?: Exclude<SetRefundOutcomeRequest['errorCode'], undefined>
  /**
   * Free text of at most 140 characters.
   */
  errorDescription?: Exclude<SetRefundOutcomeRequest['errorDescription'], undefined>
}

/**
 * Parameters of listPixKeys: walletId in the path.
 */
export interface ListPixKeysParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['listPixKeys']['parameters']['path']['walletId']
}

/**
 * Parameters of putPixKey: walletId, pixKey in the path, the properties of the body.
 */
export interface PutPixKeyParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['putPixKey']['parameters']['path']['walletId']
  /**
   * The Pix key, percent-encoded: a CPF, a phone, an e-mail or a random key, in the form that withdrawals use.
   * Another form returns 400 InvalidParameter. **Assumed** ([G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)).
   */
  pixKey: operations['putPixKey']['parameters']['path']['pixKey']
  /**
   * A person or company, and the account that receives the money. **Assumed** ([G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)).
   */
  holder: PutPixKeyRequest['holder']
  /**
   * The outcome of new withdrawals, and its delay. It replaces the previous outcome. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)).
   */
  outcome?: Exclude<PutPixKeyRequest['outcome'], undefined>
}

/**
 * Parameters of deletePixKey: walletId, pixKey in the path.
 */
export interface DeletePixKeyParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['deletePixKey']['parameters']['path']['walletId']
  /**
   * The Pix key, percent-encoded: a CPF, a phone, an e-mail or a random key, in the form that withdrawals use.
   * Another form returns 400 InvalidParameter. **Assumed** ([G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)).
   */
  pixKey: operations['deletePixKey']['parameters']['path']['pixKey']
}

/**
 * Parameters of listAccounts: walletId in the path.
 */
export interface ListAccountsParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['listAccounts']['parameters']['path']['walletId']
}

/**
 * Parameters of putAccount: walletId, bankCode, branchCode, accountNumber in the path, the properties of the body.
 */
export interface PutAccountParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['putAccount']['parameters']['path']['walletId']
  /**
   * The ISPB of the institution, 8 digits or capital letters. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)).
   */
  bankCode: operations['putAccount']['parameters']['path']['bankCode']
  /**
   * The branch, 1 to 4 digits, or `none` for an account without a branch. Leading zeros are ignored. **Assumed**
   * ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107), [G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431)).
   */
  branchCode: operations['putAccount']['parameters']['path']['branchCode']
  /**
   * The account, 1 to 20 digits, including its check digit. Leading zeros are ignored. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)).
   */
  accountNumber: operations['putAccount']['parameters']['path']['accountNumber']
  /**
   * The name of a person or a company, 1 to 140 characters. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029), [G-201](https://pix-payments.github.io/pix-payments/gaps.html#G-201)).
   */
  name: PutAccountRequest['name']
  /**
   * A CPF (11 digits) or a CNPJ (12 digits or upper-case letters, then 2 check digits), without punctuation.
   * **Assumed** ([G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)).
   */
  taxId: PutAccountRequest['taxId']
  /**
   * The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON.
   * **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008)).
   */
  personType: PutAccountRequest['personType']
  /**
   * The kind of the account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment
   * account. The source shows only CACC. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007)).
   */
  accountType: PutAccountRequest['accountType']
  /**
   * The outcome of new withdrawals, and its delay. It replaces the previous outcome. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)).
   */
  outcome?: Exclude<PutAccountRequest['outcome'], undefined>
}

/**
 * Parameters of deleteAccount: walletId, bankCode, branchCode, accountNumber in the path.
 */
export interface DeleteAccountParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['deleteAccount']['parameters']['path']['walletId']
  /**
   * The ISPB of the institution, 8 digits or capital letters. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)).
   */
  bankCode: operations['deleteAccount']['parameters']['path']['bankCode']
  /**
   * The branch, 1 to 4 digits, or `none` for an account without a branch. Leading zeros are ignored. **Assumed**
   * ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107), [G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431)).
   */
  branchCode: operations['deleteAccount']['parameters']['path']['branchCode']
  /**
   * The account, 1 to 20 digits, including its check digit. Leading zeros are ignored. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)).
   */
  accountNumber: operations['deleteAccount']['parameters']['path']['accountNumber']
}

/**
 * Parameters of createFee: walletId in the path, the properties of the body.
 */
export interface CreateFeeParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['createFee']['parameters']['path']['walletId']
  /**
   * An amount in centavos of BRL (1000 is R$ 10,00). The upper bound is a technical guard. **Assumed** ([G-014](https://pix-payments.github.io/pix-payments/gaps.html#G-014)).
   */
  amount: CreateFeeRequest['amount']
  /**
   * The text of the statement line, 1 to 140 characters. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086)).
   */
  description: CreateFeeRequest['description']
}

/**
 * Parameters of createJudicialMovement: walletId in the path, the properties of the body.
 */
export interface CreateJudicialMovementParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['createJudicialMovement']['parameters']['path']['walletId']
  /**
   * BLOCK moves money from the available to the blocked balance, and UNBLOCK moves it back; neither has a
   * statement line. DEBIT takes money from the available balance out of the wallet: unblock blocked money before
   * you debit it. CREDIT adds money to the wallet. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086), [G-210](https://pix-payments.github.io/pix-payments/gaps.html#G-210)).
   */
  type: CreateJudicialMovementRequest['type']
  /**
   * An amount in centavos of BRL (1000 is R$ 10,00). The upper bound is a technical guard. **Assumed** ([G-014](https://pix-payments.github.io/pix-payments/gaps.html#G-014)).
   */
  amount: CreateJudicialMovementRequest['amount']
  /**
   * The text of the statement line, 1 to 140 characters. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086)).
   */
  description: CreateJudicialMovementRequest['description']
}

/**
 * Parameters of listFaults: walletId in the path.
 */
export interface ListFaultsParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['listFaults']['parameters']['path']['walletId']
}

/**
 * Parameters of createFault: walletId in the path, the properties of the body.
 */
export interface CreateFaultParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['createFault']['parameters']['path']['walletId']
  /**
   * The target of a fault: either the requests of an operation or the deliveries of an event. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
   */
  target: CreateFaultRequest['target']
  /**
   * The effect of a fault, chosen by kind. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
   */
  effect: CreateFaultRequest['effect']
  /**
   * A probability, 0 to 1. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
   */
  probability?: Exclude<CreateFaultRequest['probability'], undefined>
  /**
   * A number of matches, 1 to 1000000. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
   */
  nth?: Exclude<CreateFaultRequest['nth'], undefined>
  /**
   * A number of matches, 1 to 1000000. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
   */
  times?: Exclude<CreateFaultRequest['times'], undefined>
  /**
   * A seed, 0 to 2147483647. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
   */
  seed?: Exclude<CreateFaultRequest['seed'], undefined>
}

/**
 * Parameters of deleteFaults: walletId in the path.
 */
export interface DeleteFaultsParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['deleteFaults']['parameters']['path']['walletId']
}

/**
 * Parameters of deleteFault: walletId, faultId in the path.
 */
export interface DeleteFaultParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['deleteFault']['parameters']['path']['walletId']
  /**
   * The faultId from createFault. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
   */
  faultId: operations['deleteFault']['parameters']['path']['faultId']
}

/**
 * Parameters of listEvents: walletId in the path, filters in the query.
 */
export interface ListEventsParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['listEvents']['parameters']['path']['walletId']
  /**
   * Only events of this name. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
   */
  event?: NonNullable<operations['listEvents']['parameters']['query']>['event'] | undefined
  /**
   * Only events of this resource: a chargeId, transactionId, refundEndToEndId, or the id of a recurrence or
   * schedule. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
   */
  resourceId?: NonNullable<operations['listEvents']['parameters']['query']>['resourceId'] | undefined
  /**
   * The maximum number of items of a page, 1 to 100. Defaults to 20. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  limit?: NonNullable<operations['listEvents']['parameters']['query']>['limit'] | undefined
  /**
   * The nextCursor of the previous page, unchanged, with the same filters. Defaults to the first page. It is
   * opaque; a cursor of another list returns 400 InvalidParameter. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  cursor?: NonNullable<operations['listEvents']['parameters']['query']>['cursor'] | undefined
}

/**
 * Parameters of getEvent: walletId, eventId in the path.
 */
export interface GetEventParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['getEvent']['parameters']['path']['walletId']
  /**
   * The eventId of the event, which is also its webhook-id. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
   */
  eventId: operations['getEvent']['parameters']['path']['eventId']
}

/**
 * Parameters of resendEvent: walletId, eventId in the path, the properties of the body.
 */
export interface ResendEventParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['resendEvent']['parameters']['path']['walletId']
  /**
   * The eventId of the event, which is also its webhook-id. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
   */
  eventId: operations['resendEvent']['parameters']['path']['eventId']
}

/**
 * Parameters of resendEvents: walletId in the path, the properties of the body.
 */
export interface ResendEventsParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['resendEvents']['parameters']['path']['walletId']
  /**
   * The place of an event in the sequence of its wallet, 1 for the first. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
   */
  fromPosition?: Exclude<ResendEventsRequest['fromPosition'], undefined>
  /**
   * The place of an event in the sequence of its wallet, 1 for the first. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
   */
  toPosition?: Exclude<ResendEventsRequest['toPosition'], undefined>
  /**
   * The name of an event. The source names six; the other thirteen are assumed. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)).
   */
  event?: Exclude<ResendEventsRequest['event'], undefined>
  /**
   * Only events whose last delivery is DEAD. Defaults to false.
   */
  onlyDead?: Exclude<ResendEventsRequest['onlyDead'], undefined>
}

/**
 * Parameters of waitFor: walletId in the path, filters in the query.
 */
export interface WaitForParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['waitFor']['parameters']['path']['walletId']
  /**
   * The name of the event to wait for. Defaults to any name. **Assumed** ([G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
   */
  event?: NonNullable<operations['waitFor']['parameters']['query']>['event'] | undefined
  /**
   * The resource of the event, or the resource with the status: a chargeId, transactionId, refundEndToEndId, or
   * the id of a recurrence or schedule. **Assumed** ([G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
   */
  resourceId?: NonNullable<operations['waitFor']['parameters']['query']>['resourceId'] | undefined
  /**
   * The status of the resource to wait for, such as SUCCESS. It needs resourceId. **Assumed** ([G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
   */
  status?: NonNullable<operations['waitFor']['parameters']['query']>['status'] | undefined
  /**
   * Only events after this position, 0 for all. Send the position of the last event that you have read.
   * **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
   */
  afterPosition?: NonNullable<operations['waitFor']['parameters']['query']>['afterPosition'] | undefined
  /**
   * The longest wait in seconds of real time, 0 to 60. Defaults to 10; 0 answers at once. **Assumed** ([G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
   */
  timeoutSeconds?: NonNullable<operations['waitFor']['parameters']['query']>['timeoutSeconds'] | undefined
}

/**
 * Parameters of listDeliveries: walletId in the path, filters in the query.
 */
export interface ListDeliveriesParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['listDeliveries']['parameters']['path']['walletId']
  /**
   * Only deliveries with this status. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
   */
  status?: NonNullable<operations['listDeliveries']['parameters']['query']>['status'] | undefined
  /**
   * Only deliveries of this event. An unknown eventId returns an empty list. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
   */
  eventId?: NonNullable<operations['listDeliveries']['parameters']['query']>['eventId'] | undefined
  /**
   * The maximum number of items of a page, 1 to 100. Defaults to 20. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  limit?: NonNullable<operations['listDeliveries']['parameters']['query']>['limit'] | undefined
  /**
   * The nextCursor of the previous page, unchanged, with the same filters. Defaults to the first page. It is
   * opaque; a cursor of another list returns 400 InvalidParameter. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  cursor?: NonNullable<operations['listDeliveries']['parameters']['query']>['cursor'] | undefined
}

/**
 * Parameters of getDelivery: walletId, deliveryId in the path.
 */
export interface GetDeliveryParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['getDelivery']['parameters']['path']['walletId']
  /**
   * The deliveryId from listDeliveries, resendEvent or the event. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
   */
  deliveryId: operations['getDelivery']['parameters']['path']['deliveryId']
}

/**
 * Parameters of listRequests: walletId in the path, filters in the query.
 */
export interface ListRequestsParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['listRequests']['parameters']['path']['walletId']
  /**
   * Only requests of this operation. **Assumed** ([G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)).
   */
  operationId?: NonNullable<operations['listRequests']['parameters']['query']>['operationId'] | undefined
  /**
   * Only requests whose response had this status. **Assumed** ([G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)).
   */
  status?: NonNullable<operations['listRequests']['parameters']['query']>['status'] | undefined
  /**
   * The maximum number of items of a page, 1 to 100. Defaults to 20. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  limit?: NonNullable<operations['listRequests']['parameters']['query']>['limit'] | undefined
  /**
   * The nextCursor of the previous page, unchanged, with the same filters. Defaults to the first page. It is
   * opaque; a cursor of another list returns 400 InvalidParameter. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  cursor?: NonNullable<operations['listRequests']['parameters']['query']>['cursor'] | undefined
}

/**
 * Parameters of getRequest: walletId, requestId in the path.
 */
export interface GetRequestParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['getRequest']['parameters']['path']['walletId']
  /**
   * The x-request-id of the response. **Assumed** ([G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)).
   */
  requestId: operations['getRequest']['parameters']['path']['requestId']
}

/**
 * Parameters of getTimeline: walletId in the path, filters in the query.
 */
export interface GetTimelineParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['getTimeline']['parameters']['path']['walletId']
  /**
   * The resource: a chargeId, a transactionId, a refundEndToEndId or refundId, or the id of a recurrence or
   * schedule. An unknown resource returns 404 ResourceNotFound. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
   */
  resource: NonNullable<operations['getTimeline']['parameters']['query']>['resource']
}

/**
 * Parameters of listDue: walletId in the path, filters in the query.
 */
export interface ListDueParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['listDue']['parameters']['path']['walletId']
  /**
   * The maximum number of items of a page, 1 to 100. Defaults to 20. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  limit?: NonNullable<operations['listDue']['parameters']['query']>['limit'] | undefined
}

/**
 * Parameters of createSnapshot: walletId in the path, the properties of the body.
 */
export interface CreateSnapshotParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['createSnapshot']['parameters']['path']['walletId']
  /**
   * A name of the snapshot for people, 1 to 100 characters. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
   */
  name?: Exclude<CreateSnapshotRequest['name'], undefined>
}

/**
 * Parameters of listSnapshots: walletId in the path.
 */
export interface ListSnapshotsParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['listSnapshots']['parameters']['path']['walletId']
}

/**
 * Parameters of restoreSnapshot: walletId, snapshotId in the path, the properties of the body.
 */
export interface RestoreSnapshotParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['restoreSnapshot']['parameters']['path']['walletId']
  /**
   * The snapshotId from createSnapshot. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
   */
  snapshotId: operations['restoreSnapshot']['parameters']['path']['snapshotId']
}

/**
 * Parameters of deleteSnapshot: walletId, snapshotId in the path.
 */
export interface DeleteSnapshotParameters {
  /**
   * The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an
   * unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
   */
  walletId: operations['deleteSnapshot']['parameters']['path']['walletId']
  /**
   * The snapshotId from createSnapshot. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
   */
  snapshotId: operations['deleteSnapshot']['parameters']['path']['snapshotId']
}

/**
 * Parameters of checkLedger: filters in the query.
 */
export interface CheckLedgerParameters {
  /**
   * Only this wallet. Defaults to all wallets; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005),
   * [G-276](https://pix-payments.github.io/pix-payments/gaps.html#G-276)).
   */
  walletId?: NonNullable<operations['checkLedger']['parameters']['query']>['walletId'] | undefined
}
