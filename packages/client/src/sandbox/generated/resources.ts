// Generated from the control API in spec/sandbox/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../../call-options.ts'
import type { ListMethod } from '../../list.ts'
import type {
  operations,
  AdvanceClockRequest,
  Clock,
  ClockAdvance,
  CreateCredentialsRequest,
  CreateFaultRequest,
  CreateFeeRequest,
  CreateJudicialMovementRequest,
  CreatePaymentAttemptRequest,
  CreateSnapshotRequest,
  CreateWalletRequest,
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
  TokensRevoked,
  UpdateWalletRequest,
  WaitResult,
  Wallet,
  WalletCreated,
  WalletList,
  Withdrawal,
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
   * Lists the wallets of the sandbox, the oldest first, also those that it started with. Use it to find the
   * wallets of an operator whose operatorId you know. **Assumed** (G-005, G-270).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `ServiceUnavailable`, `InternalError`.
   */
  listWallets(parameters?: ListWalletsParameters, options?: CallOptions): Promise<WalletList>
  /**
   * Create a wallet: `POST /sandbox/wallets`.
   *
   * Creates a wallet, and an operator for it unless operatorId names one, with keys, credentials and an opening
   * balance. Give each test a wallet of its own: tests can then run side by side, and each moves its own clock.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `OperatorNotFound`,
   * `AlreadyExists`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  createWallet(parameters?: CreateWalletParameters, options?: CallOptions): Promise<WalletCreated>
  /**
   * Get a wallet: `GET /sandbox/wallets/{walletId}`.
   *
   * Reads a wallet, with its balances, its clock and how the simulated world treats it. **Assumed** (G-005,
   * G-270).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  getWallet(parameters: GetWalletParameters, options?: CallOptions): Promise<Wallet>
  /**
   * Update a wallet: `PATCH /sandbox/wallets/{walletId}`.
   *
   * Changes how the simulated world treats the wallet from now on: the switches of the account, what becomes of
   * new withdrawals and refunds by themselves, and whether third parties may pay. What was accepted before keeps
   * what held then.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * Harmless to repeat: the client does so when the answer was lost.
   */
  updateWallet(parameters: UpdateWalletParameters, options?: CallOptions): Promise<Wallet>
  /**
   * Create credentials: `POST /sandbox/wallets/{walletId}/credentials`.
   *
   * Creates a further pair of credentials for the token request. Tokens of all pairs of a wallet are bound to this
   * wallet. The client_secret is in this answer only. **Assumed** (G-005, G-270).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `AlreadyExists`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  createCredentials(parameters: CreateCredentialsParameters, options?: CallOptions): Promise<Credentials>
  /**
   * Revoke all tokens: `POST /sandbox/wallets/{walletId}/tokens/revoke`.
   *
   * Makes every access token of the wallet invalid at once. The next call with one of them is 401, so that you see
   * what your client does when a token ends early. New tokens can be had as before. **Assumed** (G-124, G-270).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * Harmless to repeat: the client does so when the answer was lost.
   */
  revokeTokens(parameters: RevokeTokensParameters, options?: CallOptions): Promise<TokensRevoked>
  /**
   * Reset a wallet: `POST /sandbox/wallets/{walletId}/reset`.
   *
   * Makes the wallet as it was when it was created: the opening balance, and no charges, withdrawals, refunds,
   * transfers, recurrences, schedules, statement lines, events, deliveries, faults, directory entries, known
   * accounts or webhook. Switches and outcomes are those of its creation. Its ids, keys, credentials, clock,
   * snapshots and logged requests stay as they are. **Assumed** (G-270, G-275).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * Harmless to repeat: the client does so when the answer was lost.
   */
  resetWallet(parameters: ResetWalletParameters, options?: CallOptions): Promise<Wallet>
}

export interface ClockResource {
  /**
   * Get the clock: `GET /sandbox/wallets/{walletId}/clock`.
   *
   * Reads the clock of the wallet, and when the next thing falls due on it. **Assumed** (G-271).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  getClock(parameters: GetClockParameters, options?: CallOptions): Promise<Clock>
  /**
   * Set the clock: `PUT /sandbox/wallets/{walletId}/clock`.
   *
   * Stops the clock or lets it run, and moves it forward when now is sent. Everything that falls due up to the new
   * instant runs before the answer comes, in order. To see what ran, move the clock with advanceClock instead.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ClockMoveLost`, `ClockCannotGoBack`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  setClock(parameters: SetClockParameters, options?: CallOptions): Promise<Clock>
  /**
   * Advance the clock: `POST /sandbox/wallets/{walletId}/clock/advance`.
   *
   * Moves the clock forward and runs, before it answers, everything that falls due on the way, in order, and what
   * that brings about in turn: charges expire, withdrawals and refunds settle, events are delivered and deliveries
   * tried again. The mode stays as it is.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ClockMoveLost`, `ClockCannotGoBack`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  advanceClock(parameters: AdvanceClockParameters, options?: CallOptions): Promise<ClockAdvance>
}

export interface ChargesResource {
  /**
   * Attempt to pay a charge: `POST /sandbox/wallets/{walletId}/charges/{chargeId}/payment-attempts`.
   *
   * Pays a charge as any payer, from any account, and answers what became of it. simulatePayment can only pay as
   * the charge declares; this route also tries what must be refused.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ChargeNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  createPaymentAttempt(parameters: CreatePaymentAttemptParameters, options?: CallOptions): Promise<PaymentAttempt>
  /**
   * Cancel a charge: `POST /sandbox/wallets/{walletId}/charges/{chargeId}/cancel`.
   *
   * Withdraws a PENDING charge, as an administrator of the provider could. It becomes CANCELED and no event is
   * sent; a later payment is refused. **Assumed** (G-087).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ChargeNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  cancelCharge(parameters: CancelChargeParameters, options?: CallOptions): Promise<ImmediateCharge>
}

export interface WithdrawalsResource {
  /**
   * Decide a withdrawal: `POST /sandbox/wallets/{walletId}/withdrawals/{externalId}/outcome`.
   *
   * Brings a withdrawal to a status, now, over the steps of its state machine, with the events and movements of
   * money that belong to them; what was to become of it by itself is called off. Use it on withdrawals that wait:
   * set the outcome of the wallet, of the key or of the account to NONE first. They then wait in PROCESSING. With
   * `holdAt` INITIATED or CONFIRMED they wait there, so that every step can be walked: CANCELED is reached from
   * INITIATED alone.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `WithdrawalNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  setWithdrawalOutcome(parameters: SetWithdrawalOutcomeParameters, options?: CallOptions): Promise<Withdrawal>
}

export interface RefundsResource {
  /**
   * Decide a refund: `POST /sandbox/wallets/{walletId}/refunds/{endToEndId}/{externalId}/outcome`.
   *
   * Brings a refund that is PROCESSING to its end, now, with the event and the movement of money that belong to
   * it; what was to become of it by itself is called off. Set the outcome of the wallet to NONE first, so that
   * refunds wait. It is for refunds of deposits: those of Pix Automático are decided by simulateRefundResult.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `RefundNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  setRefundOutcome(parameters: SetRefundOutcomeParameters, options?: CallOptions): Promise<Refund>
}

export interface DirectoryResource {
  /**
   * List the key directory: `GET /sandbox/wallets/{walletId}/directory`.
   *
   * Lists the keys that the simulated directory has for this wallet. A CPF that has no entry leads to that CPF all
   * the same. **Assumed** (G-109).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  listPixKeys(parameters: ListPixKeysParameters, options?: CallOptions): Promise<PixKeyList>
  /**
   * Put a key into the directory: `PUT /sandbox/wallets/{walletId}/directory/{pixKey}`.
   *
   * Makes a Pix key lead to a person or company and an account, and says what becomes of withdrawals to it. An
   * entry that exists is replaced. Withdrawals of other wallets do not see it.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * Harmless to repeat: the client does so when the answer was lost.
   */
  putPixKey(parameters: PutPixKeyParameters, options?: CallOptions): Promise<PixKeyEntry>
  /**
   * Delete a key from the directory: `DELETE /sandbox/wallets/{walletId}/directory/{pixKey}`.
   *
   * Takes a key out of the directory. A withdrawal to it is then 404 PIX_KEY_NOT_FOUND, unless it is a CPF.
   * **Assumed** (G-109).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `PixKeyNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  deletePixKey(parameters: DeletePixKeyParameters, options?: CallOptions): Promise<PixKeyEntry>
}

export interface AccountsResource {
  /**
   * List known accounts: `GET /sandbox/wallets/{walletId}/accounts`.
   *
   * Lists the bank accounts of which the simulated world knows the owner, for this wallet. **Assumed** (G-107).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  listAccounts(parameters: ListAccountsParameters, options?: CallOptions): Promise<KnownAccountList>
  /**
   * Put a known account: `PUT /sandbox/wallets/{walletId}/accounts/{bankCode}/{branchCode}/{accountNumber}`.
   *
   * Says whose a bank account is, and what becomes of withdrawals to it. An account that exists is replaced.
   * Leading zeros of branchCode and accountNumber do not count.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * Harmless to repeat: the client does so when the answer was lost.
   */
  putAccount(parameters: PutAccountParameters, options?: CallOptions): Promise<KnownAccount>
  /**
   * Delete a known account: `DELETE /sandbox/wallets/{walletId}/accounts/{bankCode}/{branchCode}/{accountNumber}`.
   *
   * Makes the simulated world forget whose an account is. **Assumed** (G-107).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `AccountNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  deleteAccount(parameters: DeleteAccountParameters, options?: CallOptions): Promise<KnownAccount>
}

export interface MovementsResource {
  /**
   * Charge a fee: `POST /sandbox/wallets/{walletId}/fees`.
   *
   * Takes a fee from the wallet, with a statement line of the method tarifa. No operation of the API causes fees.
   * **Assumed** (G-086).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `INSUFFICIENT_BALANCE`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  createFee(parameters: CreateFeeParameters, options?: CallOptions): Promise<StatementLine>
  /**
   * Move money by court order: `POST /sandbox/wallets/{walletId}/judicial-movements`.
   *
   * Does what a court can order: blocks money, lets it go, takes it out of the wallet or puts it in. DEBIT and
   * CREDIT have a statement line of the method judicialMovement.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `InvalidState`, `INSUFFICIENT_BALANCE`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  createJudicialMovement(parameters: CreateJudicialMovementParameters, options?: CallOptions): Promise<JudicialMovement>
}

export interface FaultsResource {
  /**
   * List faults: `GET /sandbox/wallets/{walletId}/faults`.
   *
   * Lists the faults of the wallet, and how often each was of use. Those that are used up are listed too.
   * **Assumed** (G-272).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  listFaults(parameters: ListFaultsParameters, options?: CallOptions): Promise<FaultList>
  /**
   * Create a fault: `POST /sandbox/wallets/{walletId}/faults`.
   *
   * Makes requests of one operation, or deliveries of one event, go wrong. Only this wallet is hit. What has no
   * token is hit by what it names: createAccessToken by a client_id of the wallet, getRecurrenceLocation by its
   * recurrence.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  createFault(parameters: CreateFaultParameters, options?: CallOptions): Promise<Fault>
  /**
   * Delete all faults: `DELETE /sandbox/wallets/{walletId}/faults`.
   *
   * Ends all faults of the wallet. **Assumed** (G-272).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * Harmless to repeat: the client does so when the answer was lost.
   */
  deleteFaults(parameters: DeleteFaultsParameters, options?: CallOptions): Promise<FaultsDeleted>
  /**
   * Delete a fault: `DELETE /sandbox/wallets/{walletId}/faults/{faultId}`.
   *
   * Ends a fault. **Assumed** (G-272).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `FaultNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  deleteFault(parameters: DeleteFaultParameters, options?: CallOptions): Promise<Fault>
}

export interface EventsResource {
  /**
   * List events: `GET /sandbox/wallets/{walletId}/events`.
   *
   * Lists the events of the wallet, the oldest first, a page at a time: pass nextCursor as cursor, with the same
   * filters, until it is null. Events are recorded whether or not a webhook is configured and wants them.
   * **Assumed** (G-164, G-270).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  readonly listEvents: ListMethod<ListEventsParameters, SandboxEventList, SandboxEventList['data'][number], string, true>
  /**
   * Get an event: `GET /sandbox/wallets/{walletId}/events/{eventId}`.
   *
   * Reads an event with its payload and its deliveries. **Assumed** (G-164).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `EventNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  getEvent(parameters: GetEventParameters, options?: CallOptions): Promise<SandboxEvent>
  /**
   * Deliver an event again: `POST /sandbox/wallets/{walletId}/events/{eventId}/resend`.
   *
   * Starts a new delivery of an event, with the same eventId, to the webhook as it is configured now, whatever
   * became of earlier deliveries. Your receiver must not act on it twice. **Assumed** (G-164).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `EventNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  resendEvent(parameters: ResendEventParameters, options?: CallOptions): Promise<Delivery>
  /**
   * Deliver events again: `POST /sandbox/wallets/{walletId}/events/resend`.
   *
   * Starts a new delivery of every event that fits, in the order of their positions. Without a body, of all
   * events: so a webhook that was configured late gets what happened before.
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  resendEvents(parameters: ResendEventsParameters, options?: CallOptions): Promise<EventsResent>
  /**
   * Wait for an event or a status: `GET /sandbox/wallets/{walletId}/wait`.
   *
   * Answers as soon as it has come to what is asked for, or after timeoutSeconds of real time. Use it in a test
   * instead of asking again and again.
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
   * Lists the deliveries of the wallet, the oldest first, a page at a time, with what was sent and what your
   * receiver answered. **Assumed** (G-164, G-270).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  readonly listDeliveries: ListMethod<ListDeliveriesParameters, DeliveryList, DeliveryList['data'][number], string, true>
  /**
   * Get a delivery: `GET /sandbox/wallets/{walletId}/deliveries/{deliveryId}`.
   *
   * Reads a delivery with every attempt: what was sent, byte for byte, and what came back. **Assumed** (G-159,
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
   * Lists the requests that the wallet made to the API, the newest first, a page at a time, with their bodies.
   * Calls of this control API are not listed. The last 1000 are kept. **Assumed** (G-270, G-274).
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
   * Keeps the state of the wallet, its money, resources, events and clock, to come back to it. Prepare something
   * long once, then try several futures from there. **Assumed** (G-275).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
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
   * Makes the wallet as it was when the snapshot was created, its clock included: this is the one way back in
   * time. A clock that was FROZEN stands where it stood, one that was RUNNING goes on from there. What happened
   * since is forgotten, except credentials, tokens, snapshots and logged requests, which stay; what was delivered
   * to your receiver stays delivered. The snapshot can be restored again. **Assumed** (G-271, G-275).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`,
   * `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`,
   * `WalletNotFound`, `SnapshotNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * Harmless to repeat: the client does so when the answer was lost.
   */
  restoreSnapshot(parameters: RestoreSnapshotParameters, options?: CallOptions): Promise<Wallet>
  /**
   * Delete a snapshot: `DELETE /sandbox/wallets/{walletId}/snapshots/{snapshotId}`.
   *
   * Forgets a snapshot. **Assumed** (G-275).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `SnapshotNotFound`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  deleteSnapshot(parameters: DeleteSnapshotParameters, options?: CallOptions): Promise<Snapshot>
  /**
   * Check the ledger: `GET /sandbox/ledger/check`.
   *
   * Computes the balances of every wallet anew from its movements and statement lines, and compares. It is a check
   * of the service itself: ok is always true unless the service has a fault. **Assumed** (G-276).
   *
   * Errors: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`,
   * `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
   */
  checkLedger(parameters?: CheckLedgerParameters, options?: CallOptions): Promise<LedgerCheck>
}

/**
 * What listWallets takes: filters in the query.
 */
export type ListWalletsParameters = NonNullable<operations['listWallets']['parameters']['query']>

/**
 * What createWallet takes: the properties of the body.
 */
export type CreateWalletParameters = CreateWalletRequest

/**
 * What getWallet takes: walletId in the path.
 */
export type GetWalletParameters = operations['getWallet']['parameters']['path']

/**
 * What updateWallet takes: walletId in the path, the properties of the body.
 */
export type UpdateWalletParameters = operations['updateWallet']['parameters']['path'] & UpdateWalletRequest

/**
 * What createCredentials takes: walletId in the path, the properties of the body.
 */
export type CreateCredentialsParameters = operations['createCredentials']['parameters']['path'] & CreateCredentialsRequest

/**
 * What revokeTokens takes: walletId in the path, the properties of the body.
 */
export type RevokeTokensParameters = operations['revokeTokens']['parameters']['path']

/**
 * What resetWallet takes: walletId in the path, the properties of the body.
 */
export type ResetWalletParameters = operations['resetWallet']['parameters']['path']

/**
 * What getClock takes: walletId in the path.
 */
export type GetClockParameters = operations['getClock']['parameters']['path']

/**
 * What setClock takes: walletId in the path, the properties of the body.
 */
export type SetClockParameters = operations['setClock']['parameters']['path'] & SetClockRequest

/**
 * What advanceClock takes: walletId in the path, the properties of the body.
 */
export type AdvanceClockParameters = operations['advanceClock']['parameters']['path'] & AdvanceClockRequest

/**
 * What createPaymentAttempt takes: walletId, chargeId in the path, the properties of the body.
 */
export type CreatePaymentAttemptParameters = operations['createPaymentAttempt']['parameters']['path'] & CreatePaymentAttemptRequest

/**
 * What cancelCharge takes: walletId, chargeId in the path, the properties of the body.
 */
export type CancelChargeParameters = operations['cancelCharge']['parameters']['path']

/**
 * What setWithdrawalOutcome takes: walletId, externalId in the path, the properties of the body.
 */
export type SetWithdrawalOutcomeParameters = operations['setWithdrawalOutcome']['parameters']['path'] & SetWithdrawalOutcomeRequest

/**
 * What setRefundOutcome takes: walletId, endToEndId, externalId in the path, the properties of the body.
 */
export type SetRefundOutcomeParameters = operations['setRefundOutcome']['parameters']['path'] & SetRefundOutcomeRequest

/**
 * What listPixKeys takes: walletId in the path.
 */
export type ListPixKeysParameters = operations['listPixKeys']['parameters']['path']

/**
 * What putPixKey takes: walletId, pixKey in the path, the properties of the body.
 */
export type PutPixKeyParameters = operations['putPixKey']['parameters']['path'] & PutPixKeyRequest

/**
 * What deletePixKey takes: walletId, pixKey in the path.
 */
export type DeletePixKeyParameters = operations['deletePixKey']['parameters']['path']

/**
 * What listAccounts takes: walletId in the path.
 */
export type ListAccountsParameters = operations['listAccounts']['parameters']['path']

/**
 * What putAccount takes: walletId, bankCode, branchCode, accountNumber in the path, the properties of the body.
 */
export type PutAccountParameters = operations['putAccount']['parameters']['path'] & PutAccountRequest

/**
 * What deleteAccount takes: walletId, bankCode, branchCode, accountNumber in the path.
 */
export type DeleteAccountParameters = operations['deleteAccount']['parameters']['path']

/**
 * What createFee takes: walletId in the path, the properties of the body.
 */
export type CreateFeeParameters = operations['createFee']['parameters']['path'] & CreateFeeRequest

/**
 * What createJudicialMovement takes: walletId in the path, the properties of the body.
 */
export type CreateJudicialMovementParameters = operations['createJudicialMovement']['parameters']['path'] & CreateJudicialMovementRequest

/**
 * What listFaults takes: walletId in the path.
 */
export type ListFaultsParameters = operations['listFaults']['parameters']['path']

/**
 * What createFault takes: walletId in the path, the properties of the body.
 */
export type CreateFaultParameters = operations['createFault']['parameters']['path'] & CreateFaultRequest

/**
 * What deleteFaults takes: walletId in the path.
 */
export type DeleteFaultsParameters = operations['deleteFaults']['parameters']['path']

/**
 * What deleteFault takes: walletId, faultId in the path.
 */
export type DeleteFaultParameters = operations['deleteFault']['parameters']['path']

/**
 * What listEvents takes: walletId in the path, filters in the query.
 */
export type ListEventsParameters = operations['listEvents']['parameters']['path'] & NonNullable<operations['listEvents']['parameters']['query']>

/**
 * What getEvent takes: walletId, eventId in the path.
 */
export type GetEventParameters = operations['getEvent']['parameters']['path']

/**
 * What resendEvent takes: walletId, eventId in the path, the properties of the body.
 */
export type ResendEventParameters = operations['resendEvent']['parameters']['path']

/**
 * What resendEvents takes: walletId in the path, the properties of the body.
 */
export type ResendEventsParameters = operations['resendEvents']['parameters']['path'] & ResendEventsRequest

/**
 * What waitFor takes: walletId in the path, filters in the query.
 */
export type WaitForParameters = operations['waitFor']['parameters']['path'] & NonNullable<operations['waitFor']['parameters']['query']>

/**
 * What listDeliveries takes: walletId in the path, filters in the query.
 */
export type ListDeliveriesParameters = operations['listDeliveries']['parameters']['path'] & NonNullable<operations['listDeliveries']['parameters']['query']>

/**
 * What getDelivery takes: walletId, deliveryId in the path.
 */
export type GetDeliveryParameters = operations['getDelivery']['parameters']['path']

/**
 * What listRequests takes: walletId in the path, filters in the query.
 */
export type ListRequestsParameters = operations['listRequests']['parameters']['path'] & NonNullable<operations['listRequests']['parameters']['query']>

/**
 * What createSnapshot takes: walletId in the path, the properties of the body.
 */
export type CreateSnapshotParameters = operations['createSnapshot']['parameters']['path'] & CreateSnapshotRequest

/**
 * What listSnapshots takes: walletId in the path.
 */
export type ListSnapshotsParameters = operations['listSnapshots']['parameters']['path']

/**
 * What restoreSnapshot takes: walletId, snapshotId in the path, the properties of the body.
 */
export type RestoreSnapshotParameters = operations['restoreSnapshot']['parameters']['path']

/**
 * What deleteSnapshot takes: walletId, snapshotId in the path.
 */
export type DeleteSnapshotParameters = operations['deleteSnapshot']['parameters']['path']

/**
 * What checkLedger takes: filters in the query.
 */
export type CheckLedgerParameters = NonNullable<operations['checkLedger']['parameters']['query']>
