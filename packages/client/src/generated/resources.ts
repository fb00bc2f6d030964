// Generated from the contract in spec/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../call-options.ts'
import type { ListMethod } from '../list.ts'
import type {
  operations,
  AccessToken,
  AutomaticRefund,
  Balance,
  CancelRecurrenceRequest,
  CancelScheduleRequest,
  ClosingDayBalance,
  ConfigureWebhookRequest,
  ConsolidatedStatementPage,
  CreateAccessTokenRequest,
  CreateImmediateChargeRequest,
  CreateInternalTransferRequest,
  CreatePostDueRetryRequest,
  CreateRecurrenceRequest,
  CreateRefundRequest,
  CreateScheduleRequest,
  CreateWithdrawalByBankDetailsRequest,
  CreateWithdrawalByPixKeyRequest,
  ImmediateCharge,
  ImmediateChargeCreated,
  InternalTransfer,
  Recurrence,
  RecurrenceList,
  RecurrenceLocation,
  Refund,
  Schedule,
  ScheduleList,
  SimulateAuthorizationRequest,
  SimulateFirstPaymentRefundRequest,
  SimulateFirstPaymentRequest,
  SimulatePaymentRequest,
  SimulateRefundResultRequest,
  SimulateSchedulePayerCancellationRequest,
  SimulateSchedulePayerResponseRequest,
  SimulateScheduleRefundRequest,
  SimulateScheduleSettlementRequest,
  SimulatedPayment,
  StatementPage,
  WebhookConfiguration,
  Withdrawal,
  WithdrawalAccepted,
} from '@pix-payments/spec/types'

/** The methods of the client, by resource. */
export interface PixResources {
  readonly authentication: AuthenticationResource
  readonly deposits: DepositsResource
  readonly withdrawals: WithdrawalsResource
  readonly refunds: RefundsResource
  readonly internalTransfers: InternalTransfersResource
  readonly balances: BalancesResource
  readonly statements: StatementsResource
  readonly webhooks: WebhooksResource
  readonly recurrences: RecurrencesResource
  readonly schedules: SchedulesResource
  readonly simulations: SimulationsResource
}

export interface AuthenticationResource {
  /**
   * Create an access token: `POST /v1/oauth2/token`.
   *
   * Exchanges the operator's credentials for a bearer token: the OAuth 2.0 client credentials grant (RFC 6749
   * §4.4). Send client_id, client_secret and grant_type as multipart/form-data; JSON and
   * application/x-www-form-urlencoded are refused with 400 InvalidContentType. This route itself needs no token.
   * The form has at most 16 KiB and 16 parts.
   *
   * Errors: `payload_too_large`, `unsupported_encoding`, `InvalidContentType`, `invalid_request`,
   * `unsupported_grant_type`, `too_many_requests`, `invalid_client`, `temporarily_unavailable`, `server_error`.
   *
   * Needs no token.
   *
   * Harmless to repeat: the client does so when the answer was lost.
   */
  createAccessToken(parameters: CreateAccessTokenParameters, options?: CallOptions): Promise<AccessToken>
}

export interface DepositsResource {
  /**
   * Create an immediate charge: `POST /v1/pix/deposit/immediate-charge`.
   *
   * Creates the charge of one deposit and gives its brCode, the copy-and-paste payload that the player pays from a
   * banking app. The charge stays PENDING until it is paid, at the latest before expiresAt.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`,
   * `InvalidJSON`, `MalformedRequest`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  createImmediateCharge(parameters: CreateImmediateChargeParameters, options?: CallOptions): Promise<ImmediateChargeCreated>
  /**
   * Get an immediate charge: `GET /v1/pix/deposit/immediate-charge/{chargeId}`.
   *
   * Reads a charge of the caller's account. Status PAID permits crediting the player, as the webhook pixChargePaid
   * does; credit each charge once. Use it as the fallback when no webhook has come within 60 seconds, and in the
   * daily reconciliation.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `NotFound`, `Forbidden`, `ServiceUnavailable`,
   * `InternalError`.
   */
  getImmediateCharge(parameters: GetImmediateChargeParameters, options?: CallOptions): Promise<ImmediateCharge>
  /**
   * Simulate the payment of a charge: `POST /v1/pix/mock/simulate-payment`.
   *
   * Pays a PENDING charge as the player would. Only in staging and the sandbox; in production this route does not
   * exist: every request, with or without a token, is 404 NotFound.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`,
   * `InvalidJSON`, `MalformedRequest`, `NotFound`, `Forbidden`, `InvalidChargeState`, `ServiceUnavailable`,
   * `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  simulatePayment(parameters: SimulatePaymentParameters, options?: CallOptions): Promise<SimulatedPayment>
}

export interface WithdrawalsResource {
  /**
   * Withdraw to a Pix key: `POST /v1/pix/withdraw/pix-key`.
   *
   * Starts a Pix transfer from the wallet to the holder of a Pix key, settled asynchronously.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`,
   * `InvalidJSON`, `MalformedRequest`, `IDEMPOTENCY_ERROR`, `PIX_KEY_NOT_FOUND`, `IGAMING_CPF_MISMATCH`,
   * `SECURE_LOOP_ACCOUNT_MISMATCH`, `ServiceUnavailable`, `InternalError`.
   *
   * Idempotent by `externalId`: the client sends it again when the answer was lost.
   */
  createWithdrawalByPixKey(parameters: CreateWithdrawalByPixKeyParameters, options?: CallOptions): Promise<WithdrawalAccepted>
  /**
   * Withdraw to bank details: `POST /v1/pix/withdraw/manual`.
   *
   * Starts a Pix transfer from the wallet to an account given by its bank details, settled asynchronously. Nothing
   * is resolved in the directory on this path, so every detail comes from the caller.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`,
   * `InvalidJSON`, `MalformedRequest`, `IDEMPOTENCY_ERROR`, `IGAMING_CPF_MISMATCH`,
   * `SECURE_LOOP_ACCOUNT_MISMATCH`, `ServiceUnavailable`, `InternalError`.
   *
   * Idempotent by `externalId`: the client sends it again when the answer was lost.
   */
  createWithdrawalByBankDetails(parameters: CreateWithdrawalByBankDetailsParameters, options?: CallOptions): Promise<WithdrawalAccepted>
  /**
   * Get a withdrawal: `GET /v1/pix/withdraw/{externalId}`.
   *
   * Reads a withdrawal of the wallet by the externalId that it was created with, by key or by bank details alike.
   * FAILED, REJECTED, CANCELED and EXPIRED are failures and permit returning the balance to the player, as the
   * webhook pixWithdrawFailed does. INITIATED, CONFIRMED and PROCESSING are transitional: the outcome is unknown,
   * so query again later and return nothing. A withdrawal of another wallet is 404 NotFound, as is an unknown one.
   * **Assumed** (G-091, G-110, G-256).
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `NotFound`, `ServiceUnavailable`,
   * `InternalError`.
   */
  getWithdrawal(parameters: GetWithdrawalParameters, options?: CallOptions): Promise<Withdrawal>
}

export interface RefundsResource {
  /**
   * Refund a deposit: `POST /v1/pix/refund/{endToEndId}`.
   *
   * Returns the whole or a part of a paid deposit to its payer, settled asynchronously. It is possible until 90
   * days after the deposit settled (canBeReversedUntil); after that the request is 422 REFUND_DEADLINE_EXCEEDED.
   * The endToEndId of any other Pix, a recurring charge included, is 404 NotFound.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`,
   * `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `NotFound`, `Forbidden`, `IDEMPOTENCY_ERROR`,
   * `REFUND_DEADLINE_EXCEEDED`, `REFUND_AMOUNT_EXCEEDED`, `INSUFFICIENT_BALANCE`, `ServiceUnavailable`,
   * `InternalError`.
   *
   * Idempotent by `externalId`: the client sends it again when the answer was lost.
   */
  createRefund(parameters: CreateRefundParameters, options?: CallOptions): Promise<Refund>
  /**
   * Get a refund: `GET /v1/pix/refund/{endToEndId}/{externalId}`.
   *
   * Reads a refund by the endToEndId of the original transaction and the externalId that the refund was created
   * with. externalId is case-sensitive and compared exactly as it was sent; percent-encode it when it contains
   * reserved characters such as a slash. A transaction of another payee account is 403 Forbidden. **Assumed**
   * (G-042, G-112, G-113, G-259).
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `NotFound`, `Forbidden`, `ServiceUnavailable`,
   * `InternalError`.
   */
  getRefund(parameters: GetRefundParameters, options?: CallOptions): Promise<Refund>
}

export interface InternalTransfersResource {
  /**
   * Transfer between wallets: `POST /v1/internal-transfer`.
   *
   * Moves an amount from the wallet of the token to another wallet of the operator. The transfer is instant: both
   * balances change at once, and their sum stays the same.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`,
   * `InvalidJSON`, `MalformedRequest`, `IDEMPOTENCY_ERROR`, `NotFound`, `INSUFFICIENT_BALANCE`,
   * `ServiceUnavailable`, `InternalError`.
   *
   * Idempotent by `externalId`: the client sends it again when the answer was lost.
   */
  createInternalTransfer(parameters: CreateInternalTransferParameters, options?: CallOptions): Promise<InternalTransfer>
  /**
   * Get an internal transfer: `GET /v1/internal-transfer/{externalId}`.
   *
   * Reads a transfer that the wallet of the token made, by the externalId that it was created with. A transfer of
   * another wallet is 404 NotFound, as is an unknown one. **Assumed** (G-116, G-165).
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `NotFound`, `ServiceUnavailable`,
   * `InternalError`.
   */
  getInternalTransfer(parameters: GetInternalTransferParameters, options?: CallOptions): Promise<InternalTransfer>
}

export interface BalancesResource {
  /**
   * Get the balance: `GET /v1/balance`.
   *
   * Returns the balances of the token's account at this moment: what can be used, what is held back, their sum,
   * and the value of the charges still PENDING. Withdrawals and refunds hold their amount back from the moment
   * they are accepted; a failure gives it back. **Assumed** (G-085, G-091, G-114, G-166).
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `ACCOUNT_NOT_FOUND`, `ServiceUnavailable`, `InternalError`.
   */
  getBalance(options?: CallOptions): Promise<Balance>
  /**
   * Get a closing-day balance: `GET /v1/balance/closing-day`.
   *
   * Returns the balances of the token's account at the end of a past day of the Brasília calendar, by default
   * yesterday. totalBalance is the closing-day balance, the figure for the operator's daily reconciliation: it
   * equals closingBalance of that day in the consolidated statement. **Assumed** (G-115, G-166).
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `INVALID_QUERY_PARAMETER`, `ACCOUNT_NOT_FOUND`,
   * `ServiceUnavailable`, `InternalError`.
   */
  getClosingDayBalance(parameters?: GetClosingDayBalanceParameters, options?: CallOptions): Promise<ClosingDayBalance>
}

export interface StatementsResource {
  /**
   * List the statement: `GET /v1/statement`.
   *
   * Lists the settled movements of the token's account, newest first. A filter is mandatory: a date range
   * (initDate and endDate), or endToEndId, or productTransactionId; without any the answer is
   * MISSING_REQUIRED_FILTER. A range together with an id gives the lines that match both. A movement belongs to
   * the Brasília day on which it settled.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `INVALID_PAGE_SIZE`, `INVALID_QUERY_PARAMETER`,
   * `MISSING_REQUIRED_FILTER`, `INVALID_DATE_RANGE`, `ACCOUNT_NOT_FOUND`, `ServiceUnavailable`, `InternalError`.
   */
  readonly listStatement: ListMethod<ListStatementParameters, StatementPage, StatementPage['data'][number], number>
  /**
   * Get the consolidated statement: `GET /v1/statements/consolidated`.
   *
   * Summarizes the settled movements of the token's account day by day on the Brasília calendar, newest day first:
   * opening and closing balance, credits, debits, and the same by method. Every day of the range has an entry,
   * also one without movements; today's counts what has settled so far. The totals of a day agree with the lines
   * of the statement of that day.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `ACCOUNT_NOT_FOUND`, `ServiceUnavailable`,
   * `InternalError`.
   */
  readonly getConsolidatedStatement: ListMethod<GetConsolidatedStatementParameters, ConsolidatedStatementPage, ConsolidatedStatementPage['data'][number], number, true>
}

export interface WebhooksResource {
  /**
   * Configure the account webhook: `PUT /v1/webhook`.
   *
   * Sets the account webhook: the URL, its authentication and an optional events filter. The account has one,
   * shared by all Pix events. Every PUT replaces the whole configuration: from then on only the new URL is called,
   * with the new authentication, also for deliveries still due. The filter decides when an event happens; events
   * before the first configuration are not delivered.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`,
   * `InvalidJSON`, `MalformedRequest`, `ServiceUnavailable`, `InternalError`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  configureWebhook(parameters: ConfigureWebhookParameters, options?: CallOptions): Promise<WebhookConfiguration>
}

export interface RecurrencesResource {
  /**
   * Create a recurrence: `POST /v1/pix/automatic/recurrences`.
   *
   * Starts a Journey 3: asks a payer, through one composite QR code, for the first payment and for the permission
   * to be charged once per cycle afterwards. The answer is a recurrence that is PENDING with statusDetailed
   * AWAITING_FIRST_PAYMENT. No money has moved: show `textContent` to the payer before `expiresAt`, then wait for
   * the webhook pixAutomaticRecurrenceAuthorized, or read the recurrence, before you create cycle charges.
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_RECEIVER_CNPJ`,
   * `INVALID_PAYER_TAX_ID`, `INVALID_AMOUNT`, `INVALID_DATE`, `IDEMPOTENCY_ERROR`, `AMOUNT_OUT_OF_RANGE`,
   * `AMOUNT_MODEL_CONFLICT`, `FIRST_PAYMENT_AMOUNT_REQUIRED`, `FIRST_PAYMENT_AMOUNT_NOT_ALLOWED`,
   * `INVALID_EXPIRATION`, `EXPIRATION_EXCEEDS_LIMIT`, `DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION`,
   * `INVALID_TOTAL_CHARGES`, `RECENT_PAYER_JOURNEY_EXISTS`, `RISK_ASSESSMENT_REJECTED`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * Idempotent by `externalId`: the client sends it again when the answer was lost.
   */
  createRecurrence(parameters: CreateRecurrenceParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * List recurrences: `GET /v1/pix/automatic/recurrences`.
   *
   * Lists the recurrences of the wallet, newest first, a page at a time: pass the nextCursor of a page as cursor,
   * with the same filters, to read the next one, until hasMore is false. Recurrences of other wallets never
   * appear. Use it, or Get a recurrence, as the fallback for lost webhooks. **Assumed** (G-129, G-131, G-132).
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_400`, `INVALID_PAYER_TAX_ID`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   */
  readonly listRecurrences: ListMethod<ListRecurrencesParameters, RecurrenceList, RecurrenceList['data'][number], string>
  /**
   * Get a recurrence: `GET /v1/pix/automatic/recurrences/{id}`.
   *
   * Returns a recurrence as it is now. Only the wallet that created it may read it; another wallet gets 403
   * RECURRENCE_ACCESS_DENIED. Use it as the fallback when the webhook of an authorization, a rejection, an expiry
   * or a cancellation does not come. **Assumed** (G-129, G-183).
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`,
   * `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   */
  getRecurrence(parameters: GetRecurrenceParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * Cancel a recurrence: `POST /v1/pix/automatic/recurrences/{id}/cancel`.
   *
   * Cancels a recurrence on behalf of the receiver. It becomes CANCELLED at once with the reason in
   * `cancellationReason`, and all its open schedules are cancelled with it: charges, retries and re-sends, also
   * after the 22:00 cut-off that binds the cancellation of a single schedule, and also on the due date.
   * pixAutomaticRecurrenceCancelled is sent, and pixAutomaticScheduleCancelled for each schedule that is cancelled
   * with it. If the recurrence was AUTHORIZED, a cancellation message goes to the payer's institution; if it was
   * PENDING, its QR can no longer be paid.
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `RESOURCE_MISSING`,
   * `RECURRENCE_ACCESS_DENIED`, `IDEMPOTENCY_ERROR`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * Idempotent by `externalId`: the client sends it again when the answer was lost.
   */
  cancelRecurrence(parameters: CancelRecurrenceParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * Resolve a recurrence location: `GET /rec/{accessToken}`.
   *
   * The public address of the terms of a recurrence, without authentication and without /v1: the payer's
   * institution finds it in template 80 of the composite QR and calls it to show the payer what is to be
   * authorized. It answers for a recurrence in every status, with that status: only a PENDING one can be
   * authorized. The access token is the only protection: give it to nobody but the payer, inside the QR.
   * **Assumed** (G-001, G-065, G-126, G-127).
   *
   * Errors: `HTTP_429`, `RESOURCE_MISSING`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`,
   * `INTERNAL_ERROR`.
   *
   * Needs no token.
   */
  getRecurrenceLocation(parameters: GetRecurrenceLocationParameters, options?: CallOptions): Promise<RecurrenceLocation>
}

export interface SchedulesResource {
  /**
   * Create a cycle charge: `POST /v1/pix/automatic/recurrences/{id}/schedules`.
   *
   * Charges one cycle of a recurrence. The answer is a schedule that is CREATED with purpose AGND; no money has
   * moved. The instruction goes to the payer's institution right after, which makes it PENDING; once that
   * institution accepts it, it is SCHEDULED (webhook pixAutomaticScheduleScheduled) and it settles on `dueDate`
   * (webhook pixAutomaticScheduleSettled), or it fails (webhook pixAutomaticScheduleRejected). The cycle is paid
   * when the schedule is SUCCESS, not before.
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_AMOUNT`,
   * `INVALID_DATE`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `IDEMPOTENCY_ERROR`,
   * `AUTHORIZED_RECURRENCE_REQUIRED`, `AMOUNT_OUT_OF_RANGE`, `INVALID_CYCLE_NUMBER`, `FIXED_AMOUNT_MISMATCH`,
   * `INVALID_SCHEDULE_WINDOW`, `BEFORE_RECURRENCE_START`, `AFTER_RECURRENCE_END`,
   * `SCHEDULE_OUTSIDE_RECURRENCE_CYCLE`, `MUNICIPALITY_REQUIRED`, `CYCLE_ALREADY_EXISTS`,
   * `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * Idempotent by `externalId`: the client sends it again when the answer was lost.
   */
  createSchedule(parameters: CreateScheduleParameters, options?: CallOptions): Promise<Schedule>
  /**
   * List schedules: `GET /v1/pix/automatic/schedules`.
   *
   * Lists the schedules of the wallet, newest first, a page at a time: pass the nextCursor of a page as cursor,
   * with the same filters, to read the next one, until hasMore is false. Filter by `recurrenceId` to see the
   * charges of one recurrence with their retries and re-sends, by `status` to see what is open or has failed.
   * Schedules of other wallets never appear. `attempts` is left empty here: read a schedule for it. Use it, or Get
   * a schedule, as the fallback for lost webhooks. **Assumed** (G-074, G-129, G-131, G-132, G-234).
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_400`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`,
   * `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   */
  readonly listSchedules: ListMethod<ListSchedulesParameters, ScheduleList, ScheduleList['data'][number], string>
  /**
   * Get a schedule: `GET /v1/pix/automatic/schedules/{id}`.
   *
   * Returns a schedule as it is now, with its attempts. Only the wallet that created it may read it; another
   * wallet gets 403 SCHEDULE_ACCESS_DENIED. Use it as the fallback when the webhook of a settlement, a rejection
   * or a cancellation does not come. **Assumed** (G-074, G-129, G-183).
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`,
   * `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   */
  getSchedule(parameters: GetScheduleParameters, options?: CallOptions): Promise<Schedule>
  /**
   * Cancel a schedule: `POST /v1/pix/automatic/schedules/{id}/cancel`.
   *
   * Cancels a schedule that is CREATED, PENDING or SCHEDULED on behalf of the receiver. It becomes CANCELLED at
   * once with statusDetailed CANCELLED_BY_RECEIVER (webhook pixAutomaticScheduleCancelled) and will not be
   * charged; the recurrence stays AUTHORIZED, and the cycle may be charged anew while the dates allow it. If the
   * instruction was already sent to the payer's institution, a cancellation message goes after it; if it is still
   * CREATED, none does.
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `RESOURCE_MISSING`,
   * `SCHEDULE_ACCESS_DENIED`, `IDEMPOTENCY_ERROR`, `SCHEDULE_NOT_CANCELABLE`, `CANCELLATION_CUTOFF_EXCEEDED`,
   * `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * Idempotent by `externalId`: the client sends it again when the answer was lost.
   */
  cancelSchedule(parameters: CancelScheduleParameters, options?: CallOptions): Promise<Schedule>
  /**
   * Command a post-due retry: `POST /v1/pix/automatic/schedules/{id}/post-due-retries`.
   *
   * Charges a failed cycle charge once more, on another day. The answer is a new schedule with purpose NTAG and
   * `retryOfScheduleId`, for the same amount, txid and reconciliationId; from then on it lives like a cycle
   * charge, with the same webhooks. The id in the path is that of the failed schedule: the charge itself, or a
   * retry or re-send of it.
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_DATE`,
   * `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `IDEMPOTENCY_ERROR`, `AUTHORIZED_RECURRENCE_REQUIRED`,
   * `POST_DUE_RETRY_NOT_ALLOWED`, `INVALID_POST_DUE_RETRY_DATE`, `POST_DUE_RETRY_LIMIT_EXCEEDED`,
   * `POST_DUE_RETRY_CROSSES_CYCLE`, `POST_DUE_RETRY_CUTOFF_EXCEEDED`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * Idempotent by `externalId`: the client sends it again when the answer was lost.
   */
  createPostDueRetry(parameters: CreatePostDueRetryParameters, options?: CallOptions): Promise<Schedule>
}

export interface SimulationsResource {
  /**
   * Simulate the first payment: `POST /v1/pix/automatic/simulations/recurrences/{id}/first-payment`.
   *
   * Does what the payer does in the banking app: pays the composite QR. The recurrence must be PENDING with
   * AWAITING_FIRST_PAYMENT. It becomes FIRST_PAYMENT_SUCCESS, still PENDING, with `firstPaymentStatus` SETTLED and
   * `firstPaymentEndToEndId`, and the amount is credited to the wallet. No event is sent; simulate the
   * authorization next.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `INVALID_PAYER_TAX_ID`, `INVALID_AMOUNT`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`,
   * `INVALID_RECURRENCE_STATE`, `EXPECTED_PAYER_MISMATCH`, `FIRST_PAYMENT_AMOUNT_MISMATCH`,
   * `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  simulateFirstPayment(parameters: SimulateFirstPaymentParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * Simulate the payer institution's answer to the authorization: `POST /v1/pix/automatic/simulations/recurrences/{id}/authorization`.
   *
   * Does what the payer's institution does after the payer paid the composite QR: approves the authorization, or
   * rejects it.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  simulateAuthorization(parameters: SimulateAuthorizationParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * Simulate the expiration of a recurrence: `POST /v1/pix/automatic/simulations/recurrences/{id}/expiration`.
   *
   * Does what a payer does who never completes the journey: lets `expiresAt` pass, here at once. The recurrence
   * must be PENDING, with or without the first payment. It becomes EXPIRED with JOURNEY_EXPIRED, the QR can no
   * longer be paid, and pixAutomaticRecurrenceExpired is sent; `expiresAt` keeps its value. Any other state is 409
   * INVALID_RECURRENCE_STATE.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  simulateRecurrenceExpiration(parameters: SimulateRecurrenceExpirationParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * Simulate the cancellation of a recurrence by the payer: `POST /v1/pix/automatic/simulations/recurrences/{id}/payer-cancellation`.
   *
   * Does what the payer does in the banking app: cancels the recurrence. It must be PENDING, or AUTHORIZED with
   * VALIDATION_SUCCEEDED. It becomes CANCELLED with CANCELLED_BY_PAYER and `cancellationReason` PAYER_REQUESTED,
   * and pixAutomaticRecurrenceCancelled is sent. All its open schedules become CANCELLED with
   * RECURRENCE_CANCELLED, also on their due date, each with its own pixAutomaticScheduleCancelled. Any other state
   * is 409 INVALID_RECURRENCE_STATE.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  simulateRecurrencePayerCancellation(parameters: SimulateRecurrencePayerCancellationParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * Simulate the refund of the first payment: `POST /v1/pix/automatic/simulations/recurrences/{id}/first-payment-refund`.
   *
   * Refunds the first payment of a recurrence to the payer, whole or in part, whatever the status of the
   * recurrence, which does not change. A first payment that never settled is 409 INVALID_RECURRENCE_STATE. The
   * answer is the recurrence: `firstPaymentRefundId` names the refund, and `firstPaymentRefundedAmount` is what
   * all refunds come to. `firstPaymentStatus` stays SETTLED while something is left, and is REFUNDED when nothing
   * is. A first payment can be refunded several times, together at most its amount; refunds that failed do not
   * count. When nothing is left of it, it is 422 AMOUNT_OUT_OF_RANGE, also without an amount. An amount above the
   * available balance is 422 INSUFFICIENT_BALANCE.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_AMOUNT`,
   * `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `AMOUNT_OUT_OF_RANGE`,
   * `INSUFFICIENT_BALANCE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  simulateFirstPaymentRefund(parameters: SimulateFirstPaymentRefundParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * Simulate the payer institution's answer to a charge: `POST /v1/pix/automatic/simulations/schedules/{scheduleId}/payer-response`.
   *
   * Does what the payer's institution does when it gets the instruction: accepts it, or rejects it with a scheme
   * code. The schedule must be PENDING, that is sent and not answered; any other state is 409
   * INVALID_RECURRENCE_STATE.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  simulateSchedulePayerResponse(parameters: SimulateSchedulePayerResponseParameters, options?: CallOptions): Promise<Schedule>
  /**
   * Simulate the settlement of a charge: `POST /v1/pix/automatic/simulations/schedules/{scheduleId}/settlement`.
   *
   * Does what the payer's institution does on the due date with a charge that it accepted: pays it, or rejects it
   * after all. The schedule must be SCHEDULED; any other state is 409 INVALID_RECURRENCE_STATE. The due date need
   * not have come.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  simulateScheduleSettlement(parameters: SimulateScheduleSettlementParameters, options?: CallOptions): Promise<Schedule>
  /**
   * Simulate the cancellation of a charge by the payer institution: `POST /v1/pix/automatic/simulations/schedules/{scheduleId}/payer-cancellation`.
   *
   * Does what the payer's institution does when it cancels a charge that it accepted. The schedule must be
   * SCHEDULED; any other state is 409 INVALID_RECURRENCE_STATE.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  simulateSchedulePayerCancellation(parameters: SimulateSchedulePayerCancellationParameters, options?: CallOptions): Promise<Schedule>
  /**
   * Simulate a payer institution that never answers: `POST /v1/pix/automatic/simulations/schedules/{scheduleId}/payer-response-timeout`.
   *
   * Does what a payer's institution does that never answers an instruction: lets the due date pass, here at once.
   * The schedule must be PENDING, that is sent and not answered; any other state is 409 INVALID_RECURRENCE_STATE.
   * It becomes FAILED with PAYER_RESPONSE_TIMEOUT, as statusDetailed and as the `rejectionCode` that the service
   * makes; pixAutomaticScheduleRejected is sent.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  simulateSchedulePayerResponseTimeout(parameters: SimulateSchedulePayerResponseTimeoutParameters, options?: CallOptions): Promise<Schedule>
  /**
   * Simulate the refund of a settled charge: `POST /v1/pix/automatic/simulations/schedules/{scheduleId}/refund`.
   *
   * Refunds a settled charge to the payer, whole or in part. The schedule must be SUCCESS, else 409
   * INVALID_RECURRENCE_STATE, and it stays so. The answer is a refund that is PROCESSING: the amount is held back
   * from the wallet, and no event is sent until the result is simulated with its `refundId`, unless the sandbox
   * control API says otherwise (`outcomes.refunds` of the wallet). A charge can be refunded several times,
   * together at most its amount; refunds that failed do not count. When nothing is left of it, it is 422
   * AMOUNT_OUT_OF_RANGE, also without an amount. An amount above the available balance is 422
   * INSUFFICIENT_BALANCE.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_AMOUNT`,
   * `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `AMOUNT_OUT_OF_RANGE`,
   * `INSUFFICIENT_BALANCE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  simulateScheduleRefund(parameters: SimulateScheduleRefundParameters, options?: CallOptions): Promise<AutomaticRefund>
  /**
   * Simulate the result of a refund: `POST /v1/pix/automatic/simulations/refunds/{id}/result`.
   *
   * Does what the payment system does with a refund of a charge or of a first payment: settles it, or rejects it.
   * The refund must be PROCESSING; any other state is 409 INVALID_RECURRENCE_STATE. A refund of a charge waits for
   * its result. A refund of a first payment settles by itself after 2 seconds. The sandbox control API can let
   * both wait, settle or fail (`outcomes.refunds` of a wallet).
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`,
   * `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * The client never sends it again by itself when the answer was lost: see PixOutcomeUnknownError.
   */
  simulateRefundResult(parameters: SimulateRefundResultParameters, options?: CallOptions): Promise<AutomaticRefund>
}

/**
 * What createAccessToken takes: the properties of the body.
 */
export type CreateAccessTokenParameters = CreateAccessTokenRequest

/**
 * What createImmediateCharge takes: the properties of the body.
 */
export type CreateImmediateChargeParameters = CreateImmediateChargeRequest

/**
 * What getImmediateCharge takes: chargeId in the path, filters in the query.
 */
export type GetImmediateChargeParameters = operations['getImmediateCharge']['parameters']['path'] & NonNullable<operations['getImmediateCharge']['parameters']['query']>

/**
 * What simulatePayment takes: the properties of the body.
 */
export type SimulatePaymentParameters = SimulatePaymentRequest

/**
 * What createWithdrawalByPixKey takes: the properties of the body.
 */
export type CreateWithdrawalByPixKeyParameters = CreateWithdrawalByPixKeyRequest

/**
 * What createWithdrawalByBankDetails takes: the properties of the body.
 */
export type CreateWithdrawalByBankDetailsParameters = CreateWithdrawalByBankDetailsRequest

/**
 * What getWithdrawal takes: externalId in the path.
 */
export type GetWithdrawalParameters = operations['getWithdrawal']['parameters']['path']

/**
 * What createRefund takes: endToEndId in the path, the properties of the body.
 */
export type CreateRefundParameters = operations['createRefund']['parameters']['path'] & CreateRefundRequest

/**
 * What getRefund takes: endToEndId, externalId in the path.
 */
export type GetRefundParameters = operations['getRefund']['parameters']['path']

/**
 * What createInternalTransfer takes: the properties of the body.
 */
export type CreateInternalTransferParameters = CreateInternalTransferRequest

/**
 * What getInternalTransfer takes: externalId in the path.
 */
export type GetInternalTransferParameters = operations['getInternalTransfer']['parameters']['path']

/**
 * What getClosingDayBalance takes: filters in the query.
 */
export type GetClosingDayBalanceParameters = NonNullable<operations['getClosingDayBalance']['parameters']['query']>

/**
 * What listStatement takes: filters in the query.
 */
export type ListStatementParameters = NonNullable<operations['listStatement']['parameters']['query']>

/**
 * What getConsolidatedStatement takes: filters in the query.
 */
export type GetConsolidatedStatementParameters = NonNullable<operations['getConsolidatedStatement']['parameters']['query']>

/**
 * What configureWebhook takes: the properties of the body.
 */
export type ConfigureWebhookParameters = ConfigureWebhookRequest

/**
 * What createRecurrence takes: the properties of the body.
 */
export type CreateRecurrenceParameters = CreateRecurrenceRequest

/**
 * What listRecurrences takes: filters in the query.
 */
export type ListRecurrencesParameters = NonNullable<operations['listRecurrences']['parameters']['query']>

/**
 * What getRecurrence takes: id in the path.
 */
export type GetRecurrenceParameters = operations['getRecurrence']['parameters']['path']

/**
 * What cancelRecurrence takes: id in the path, the properties of the body.
 */
export type CancelRecurrenceParameters = operations['cancelRecurrence']['parameters']['path'] & CancelRecurrenceRequest

/**
 * What createSchedule takes: id in the path, the properties of the body.
 */
export type CreateScheduleParameters = operations['createSchedule']['parameters']['path'] & CreateScheduleRequest

/**
 * What listSchedules takes: filters in the query.
 */
export type ListSchedulesParameters = NonNullable<operations['listSchedules']['parameters']['query']>

/**
 * What getSchedule takes: id in the path.
 */
export type GetScheduleParameters = operations['getSchedule']['parameters']['path']

/**
 * What cancelSchedule takes: id in the path, the properties of the body.
 */
export type CancelScheduleParameters = operations['cancelSchedule']['parameters']['path'] & CancelScheduleRequest

/**
 * What createPostDueRetry takes: id in the path, the properties of the body.
 */
export type CreatePostDueRetryParameters = operations['createPostDueRetry']['parameters']['path'] & CreatePostDueRetryRequest

/**
 * What getRecurrenceLocation takes: accessToken in the path.
 */
export type GetRecurrenceLocationParameters = operations['getRecurrenceLocation']['parameters']['path']

/**
 * What simulateFirstPayment takes: id in the path, the properties of the body.
 */
export type SimulateFirstPaymentParameters = operations['simulateFirstPayment']['parameters']['path'] & SimulateFirstPaymentRequest

/**
 * What simulateAuthorization takes: id in the path, the properties of the body.
 */
export type SimulateAuthorizationParameters = operations['simulateAuthorization']['parameters']['path'] & SimulateAuthorizationRequest

/**
 * What simulateRecurrenceExpiration takes: id in the path, the properties of the body.
 */
export type SimulateRecurrenceExpirationParameters = operations['simulateRecurrenceExpiration']['parameters']['path']

/**
 * What simulateRecurrencePayerCancellation takes: id in the path, the properties of the body.
 */
export type SimulateRecurrencePayerCancellationParameters = operations['simulateRecurrencePayerCancellation']['parameters']['path']

/**
 * What simulateFirstPaymentRefund takes: id in the path, the properties of the body.
 */
export type SimulateFirstPaymentRefundParameters = operations['simulateFirstPaymentRefund']['parameters']['path'] & SimulateFirstPaymentRefundRequest

/**
 * What simulateSchedulePayerResponse takes: scheduleId in the path, the properties of the body.
 */
export type SimulateSchedulePayerResponseParameters = operations['simulateSchedulePayerResponse']['parameters']['path'] & SimulateSchedulePayerResponseRequest

/**
 * What simulateScheduleSettlement takes: scheduleId in the path, the properties of the body.
 */
export type SimulateScheduleSettlementParameters = operations['simulateScheduleSettlement']['parameters']['path'] & SimulateScheduleSettlementRequest

/**
 * What simulateSchedulePayerCancellation takes: scheduleId in the path, the properties of the body.
 */
export type SimulateSchedulePayerCancellationParameters = operations['simulateSchedulePayerCancellation']['parameters']['path'] & SimulateSchedulePayerCancellationRequest

/**
 * What simulateSchedulePayerResponseTimeout takes: scheduleId in the path, the properties of the body.
 */
export type SimulateSchedulePayerResponseTimeoutParameters = operations['simulateSchedulePayerResponseTimeout']['parameters']['path']

/**
 * What simulateScheduleRefund takes: scheduleId in the path, the properties of the body.
 */
export type SimulateScheduleRefundParameters = operations['simulateScheduleRefund']['parameters']['path'] & SimulateScheduleRefundRequest

/**
 * What simulateRefundResult takes: id in the path, the properties of the body.
 */
export type SimulateRefundResultParameters = operations['simulateRefundResult']['parameters']['path'] & SimulateRefundResultRequest
