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
   * Exchanges the operator's credentials for a bearer token, with the OAuth 2.0 client credentials grant (RFC 6749
   * §4.4). Send client_id, client_secret and grant_type as multipart/form-data. JSON and
   * application/x-www-form-urlencoded return 400 InvalidContentType. This route needs no token. The form has at
   * most 16 KiB and 16 parts.
   *
   * Errors: `payload_too_large`, `unsupported_encoding`, `InvalidContentType`, `invalid_request`,
   * `unsupported_grant_type`, `too_many_requests`, `invalid_client`, `temporarily_unavailable`, `server_error`.
   *
   * Needs no token.
   *
   * Harmless to repeat: if no response arrives, the client sends the call again.
   */
  createAccessToken(parameters: CreateAccessTokenParameters, options?: CallOptions): Promise<AccessToken>
}

export interface DepositsResource {
  /**
   * Create an immediate charge: `POST /v1/pix/deposit/immediate-charge`.
   *
   * Creates the charge of one deposit and returns its brCode, the copy-and-paste payload that the player pays from
   * a banking app. The charge stays PENDING until the player pays it or expiresAt is reached.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`,
   * `InvalidJSON`, `MalformedRequest`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  createImmediateCharge(parameters: CreateImmediateChargeParameters, options?: CallOptions): Promise<ImmediateChargeCreated>
  /**
   * Get an immediate charge: `GET /v1/pix/deposit/immediate-charge/{chargeId}`.
   *
   * Returns a charge of the wallet of the token. Status PAID permits crediting the player, as the webhook
   * pixChargePaid does. Credit each charge once. Use this operation as the fallback when no webhook arrives within
   * 60 seconds, and in the daily reconciliation.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `NotFound`, `Forbidden`, `ServiceUnavailable`,
   * `InternalError`.
   */
  getImmediateCharge(parameters: GetImmediateChargeParameters, options?: CallOptions): Promise<ImmediateCharge>
  /**
   * Simulate the payment of a charge: `POST /v1/pix/mock/simulate-payment`.
   *
   * Pays a PENDING charge as the player would. The route exists only in staging and in the sandbox. In production
   * every request returns 404 NotFound, with or without a token.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`,
   * `InvalidJSON`, `MalformedRequest`, `NotFound`, `Forbidden`, `InvalidChargeState`, `ServiceUnavailable`,
   * `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  simulatePayment(parameters: SimulatePaymentParameters, options?: CallOptions): Promise<SimulatedPayment>
}

export interface WithdrawalsResource {
  /**
   * Withdraw to a Pix key: `POST /v1/pix/withdraw/pix-key`.
   *
   * Creates a withdrawal: a Pix transfer from the wallet to the holder of a Pix key. It settles asynchronously.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`,
   * `InvalidJSON`, `MalformedRequest`, `IDEMPOTENCY_ERROR`, `PIX_KEY_NOT_FOUND`, `IGAMING_CPF_MISMATCH`,
   * `SECURE_LOOP_ACCOUNT_MISMATCH`, `ServiceUnavailable`, `InternalError`.
   *
   * Idempotent by `externalId`: if no response arrives, the client sends the call again.
   */
  createWithdrawalByPixKey(parameters: CreateWithdrawalByPixKeyParameters, options?: CallOptions): Promise<WithdrawalAccepted>
  /**
   * Withdraw to bank details: `POST /v1/pix/withdraw/manual`.
   *
   * Creates a withdrawal: a Pix transfer from the wallet to an account given by its bank details. It settles
   * asynchronously. The service resolves nothing in the directory on this path, so every detail comes from the
   * caller.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`,
   * `InvalidJSON`, `MalformedRequest`, `IDEMPOTENCY_ERROR`, `IGAMING_CPF_MISMATCH`,
   * `SECURE_LOOP_ACCOUNT_MISMATCH`, `ServiceUnavailable`, `InternalError`.
   *
   * Idempotent by `externalId`: if no response arrives, the client sends the call again.
   */
  createWithdrawalByBankDetails(parameters: CreateWithdrawalByBankDetailsParameters, options?: CallOptions): Promise<WithdrawalAccepted>
  /**
   * Get a withdrawal: `GET /v1/pix/withdraw/{externalId}`.
   *
   * Returns a withdrawal of the wallet by its externalId, whether it was created by key or by bank details.
   * FAILED, REJECTED, CANCELED and EXPIRED are failures and permit returning the balance to the player, as the
   * webhook pixWithdrawFailed does. INITIATED, CONFIRMED and PROCESSING are transitional: the outcome is unknown,
   * so query again later and do not return the balance. An unknown withdrawal returns 404 NotFound, and so does a
   * withdrawal of another wallet. **Assumed** ([G-091](https://pix-payments.github.io/pix-payments/gaps.html#G-091), [G-110](https://pix-payments.github.io/pix-payments/gaps.html#G-110), [G-256](https://pix-payments.github.io/pix-payments/gaps.html#G-256)).
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `NotFound`, `ServiceUnavailable`,
   * `InternalError`.
   */
  getWithdrawal(parameters: GetWithdrawalParameters, options?: CallOptions): Promise<Withdrawal>
}

export interface RefundsResource {
  /**
   * Refund a payment: `POST /v1/pix/refund/{endToEndId}`.
   *
   * Returns the whole or a part of a received Pix to its payer. The Pix is a paid deposit, the settled first
   * payment of a recurrence, or a settled cycle charge, also when a post-due retry or a same-day re-send settled
   * it. The endToEndId of any other Pix returns 404 NotFound. The refund settles asynchronously. A Pix can be
   * refunded until canBeReversedUntil, 90 days after it settled; after that the request returns 422
   * REFUND_DEADLINE_EXCEEDED.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`,
   * `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `NotFound`, `Forbidden`, `IDEMPOTENCY_ERROR`,
   * `REFUND_DEADLINE_EXCEEDED`, `REFUND_AMOUNT_EXCEEDED`, `INSUFFICIENT_BALANCE`, `ServiceUnavailable`,
   * `InternalError`.
   *
   * Idempotent by `externalId`: if no response arrives, the client sends the call again.
   */
  createRefund(parameters: CreateRefundParameters, options?: CallOptions): Promise<Refund>
  /**
   * Get a refund: `GET /v1/pix/refund/{endToEndId}/{externalId}`.
   *
   * Returns a refund by the endToEndId of the original transaction and the externalId of the refund. externalId is
   * case-sensitive, and the service compares it exactly as it was sent. Percent-encode it when it contains
   * reserved characters such as a slash. A transaction of another wallet returns 403 Forbidden. **Assumed**
   * ([G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042), [G-112](https://pix-payments.github.io/pix-payments/gaps.html#G-112), [G-113](https://pix-payments.github.io/pix-payments/gaps.html#G-113), [G-259](https://pix-payments.github.io/pix-payments/gaps.html#G-259)).
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
   * Idempotent by `externalId`: if no response arrives, the client sends the call again.
   */
  createInternalTransfer(parameters: CreateInternalTransferParameters, options?: CallOptions): Promise<InternalTransfer>
  /**
   * Get an internal transfer: `GET /v1/internal-transfer/{externalId}`.
   *
   * Returns a transfer that the wallet of the token made, by its externalId. An unknown transfer returns 404
   * NotFound, and so does a transfer of another wallet. **Assumed** ([G-116](https://pix-payments.github.io/pix-payments/gaps.html#G-116), [G-165](https://pix-payments.github.io/pix-payments/gaps.html#G-165), [G-481](https://pix-payments.github.io/pix-payments/gaps.html#G-481)).
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
   * Returns the current balances of the wallet of the token: the available balance, the blocked balance, their
   * sum, and the value of the charges that are still PENDING. A withdrawal or refund blocks its amount from the
   * moment it is accepted. When it fails, the amount becomes available again. **Assumed** ([G-085](https://pix-payments.github.io/pix-payments/gaps.html#G-085), [G-091](https://pix-payments.github.io/pix-payments/gaps.html#G-091), [G-114](https://pix-payments.github.io/pix-payments/gaps.html#G-114),
   * [G-166](https://pix-payments.github.io/pix-payments/gaps.html#G-166)).
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `ACCOUNT_NOT_FOUND`, `ServiceUnavailable`, `InternalError`.
   */
  getBalance(options?: CallOptions): Promise<Balance>
  /**
   * Get a closing-day balance: `GET /v1/balance/closing-day`.
   *
   * Returns the balances of the wallet of the token at the end of a past day of the Brasília calendar. The default
   * is yesterday. totalBalance is the closing-day balance, the figure for the operator's daily reconciliation. It
   * equals closingBalance of that day in the consolidated statement. **Assumed** ([G-115](https://pix-payments.github.io/pix-payments/gaps.html#G-115), [G-166](https://pix-payments.github.io/pix-payments/gaps.html#G-166)).
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
   * Lists the settled movements of the wallet of the token, newest first. A filter is mandatory: a date range
   * (initDate and endDate), or endToEndId, or productTransactionId. A request without a filter returns
   * MISSING_REQUIRED_FILTER. A range together with an id returns the lines that match both. A movement belongs to
   * the Brasília day on which it settled.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `INVALID_PAGE_SIZE`, `INVALID_QUERY_PARAMETER`,
   * `MISSING_REQUIRED_FILTER`, `INVALID_DATE_RANGE`, `ACCOUNT_NOT_FOUND`, `ServiceUnavailable`, `InternalError`.
   */
  readonly listStatement: ListMethod<ListStatementParameters, StatementPage, StatementPage['data'][number], string>
  /**
   * Get the consolidated statement: `GET /v1/statements/consolidated`.
   *
   * Summarizes the settled movements of the wallet of the token for each day of the Brasília calendar, newest day
   * first: opening and closing balance, credits, debits, and the same by method. Every day of the range has an
   * entry, even without movements. The entry of today counts the movements that have settled so far. The totals of
   * a day equal the sums of the statement lines of that day.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `ACCOUNT_NOT_FOUND`, `ServiceUnavailable`,
   * `InternalError`.
   */
  readonly getConsolidatedStatement: ListMethod<GetConsolidatedStatementParameters, ConsolidatedStatementPage, ConsolidatedStatementPage['data'][number], number, true>
}

export interface WebhooksResource {
  /**
   * Configure the webhook of the wallet: `PUT /v1/webhook`.
   *
   * Sets the webhook of the wallet: the URL, its authentication and an optional events filter. A wallet has one
   * webhook, shared by all Pix events. Every PUT replaces the whole configuration: from then on, the service calls
   * only the new URL with the new authentication, even for deliveries that are still due. The filter applies at
   * the moment when an event happens. The service does not deliver events from before the first configuration.
   *
   * Errors: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`,
   * `InvalidJSON`, `MalformedRequest`, `ServiceUnavailable`, `InternalError`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  configureWebhook(parameters: ConfigureWebhookParameters, options?: CallOptions): Promise<WebhookConfiguration>
}

export interface RecurrencesResource {
  /**
   * Create a recurrence: `POST /v1/pix/automatic/recurrences`.
   *
   * Creates a recurrence by Journey 3: one composite QR code asks the payer for the first payment and for the
   * permission to be charged once per cycle afterwards. The response is a recurrence that is PENDING with
   * statusDetailed AWAITING_FIRST_PAYMENT. No money has moved. Show `textContent` to the payer before `expiresAt`.
   * The webhook pixAutomaticFirstPaymentSettled reports the first payment. Then wait for the webhook
   * pixAutomaticRecurrenceAuthorized, or read the recurrence, before you create cycle charges.
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_RECEIVER_CNPJ`,
   * `INVALID_PAYER_TAX_ID`, `INVALID_AMOUNT`, `INVALID_DATE`, `IDEMPOTENCY_ERROR`, `AMOUNT_OUT_OF_RANGE`,
   * `AMOUNT_MODEL_CONFLICT`, `FIRST_PAYMENT_AMOUNT_REQUIRED`, `FIRST_PAYMENT_AMOUNT_NOT_ALLOWED`,
   * `INVALID_EXPIRATION`, `EXPIRATION_EXCEEDS_LIMIT`, `DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION`,
   * `INVALID_TOTAL_CHARGES`, `RECENT_PAYER_JOURNEY_EXISTS`, `RISK_ASSESSMENT_REJECTED`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * Idempotent by `externalId`: if no response arrives, the client sends the call again.
   */
  createRecurrence(parameters: CreateRecurrenceParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * List recurrences: `GET /v1/pix/automatic/recurrences`.
   *
   * Lists the recurrences of the wallet, newest first, in pages. To read the next page, pass the nextCursor of a
   * page as cursor, with the same filters, until hasMore is false. Recurrences of other wallets never appear. Use
   * listRecurrences or getRecurrence as the fallback for lost webhooks. **Assumed** ([G-129](https://pix-payments.github.io/pix-payments/gaps.html#G-129), [G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-132](https://pix-payments.github.io/pix-payments/gaps.html#G-132)).
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_400`, `INVALID_PAYER_TAX_ID`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   */
  readonly listRecurrences: ListMethod<ListRecurrencesParameters, RecurrenceList, RecurrenceList['data'][number], string>
  /**
   * Get a recurrence: `GET /v1/pix/automatic/recurrences/{id}`.
   *
   * Returns the current state of a recurrence. Only the wallet that created the recurrence may read it; another
   * wallet gets 403 RECURRENCE_ACCESS_DENIED. Use this operation as the fallback when the webhook of an
   * authorization, a rejection, an expiry or a cancellation does not arrive. **Assumed** ([G-129](https://pix-payments.github.io/pix-payments/gaps.html#G-129), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`,
   * `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   */
  getRecurrence(parameters: GetRecurrenceParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * Cancel a recurrence: `POST /v1/pix/automatic/recurrences/{id}/cancel`.
   *
   * Cancels a recurrence on behalf of the receiver. The recurrence becomes CANCELLED at once, with the reason in
   * `cancellationReason`. The service cancels all its open schedules with it: charges, retries and re-sends. The
   * 22:00 cut-off applies only to the cancellation of a single schedule, so these schedules are cancelled even
   * after it, and even on the due date. The service sends pixAutomaticRecurrenceCancelled, and
   * pixAutomaticScheduleCancelled for each cancelled schedule. If the recurrence was AUTHORIZED, the service sends
   * a cancellation message to the payer institution. If it was PENDING, its QR code can no longer be paid.
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `RESOURCE_MISSING`,
   * `RECURRENCE_ACCESS_DENIED`, `IDEMPOTENCY_ERROR`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * Idempotent by `externalId`: if no response arrives, the client sends the call again.
   */
  cancelRecurrence(parameters: CancelRecurrenceParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * Resolve a recurrence location: `GET /rec/{accessToken}`.
   *
   * Returns the terms of a recurrence at a public address, without authentication and without /v1. The payer
   * institution finds the address in template 80 of the composite QR code, and calls it to show the payer the
   * terms to authorize. The operation returns a recurrence of any status, with that status. Only a PENDING
   * recurrence can be authorized. The access token is the only protection: show it only to the payer, inside the
   * QR code. **Assumed** ([G-001](https://pix-payments.github.io/pix-payments/gaps.html#G-001), [G-065](https://pix-payments.github.io/pix-payments/gaps.html#G-065), [G-126](https://pix-payments.github.io/pix-payments/gaps.html#G-126), [G-127](https://pix-payments.github.io/pix-payments/gaps.html#G-127)).
   *
   * Errors: `HTTP_429`, `RESOURCE_MISSING`, `HTTP_503`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`,
   * `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * Needs no token.
   */
  getRecurrenceLocation(parameters: GetRecurrenceLocationParameters, options?: CallOptions): Promise<RecurrenceLocation>
}

export interface SchedulesResource {
  /**
   * Create a cycle charge: `POST /v1/pix/automatic/recurrences/{id}/schedules`.
   *
   * Creates the charge of one cycle of a recurrence. The response is a schedule that is CREATED with purpose AGND;
   * no money has moved. The service then sends the instruction to the payer institution, and the schedule becomes
   * PENDING. When the shifted `dueDate` is more than 10 days ahead, the schedule stays CREATED until 00:00 of the
   * tenth day before it. When that institution accepts it, the schedule becomes SCHEDULED (webhook
   * pixAutomaticScheduleScheduled). It settles on `dueDate` (webhook pixAutomaticScheduleSettled), or it fails
   * (webhook pixAutomaticScheduleRejected). The cycle is paid only when the schedule is SUCCESS.
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_AMOUNT`,
   * `INVALID_DATE`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `IDEMPOTENCY_ERROR`,
   * `AUTHORIZED_RECURRENCE_REQUIRED`, `AMOUNT_OUT_OF_RANGE`, `INVALID_CYCLE_NUMBER`, `FIXED_AMOUNT_MISMATCH`,
   * `INVALID_SCHEDULE_WINDOW`, `BEFORE_RECURRENCE_START`, `AFTER_RECURRENCE_END`,
   * `SCHEDULE_OUTSIDE_RECURRENCE_CYCLE`, `MUNICIPALITY_REQUIRED`, `CYCLE_ALREADY_EXISTS`,
   * `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * Idempotent by `externalId`: if no response arrives, the client sends the call again.
   */
  createSchedule(parameters: CreateScheduleParameters, options?: CallOptions): Promise<Schedule>
  /**
   * List schedules: `GET /v1/pix/automatic/schedules`.
   *
   * Lists the schedules of the wallet, newest first, in pages. To read the next page, pass the nextCursor of a
   * page as cursor, with the same filters, until hasMore is false. Filter by `recurrenceId` to see the charges of
   * one recurrence with their retries and re-sends. Filter by `status` to see open or failed schedules. Schedules
   * of other wallets never appear. `attempts` is always empty here: read a schedule to see its attempts. Use
   * listSchedules or getSchedule as the fallback for lost webhooks. **Assumed** ([G-074](https://pix-payments.github.io/pix-payments/gaps.html#G-074), [G-129](https://pix-payments.github.io/pix-payments/gaps.html#G-129), [G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-132](https://pix-payments.github.io/pix-payments/gaps.html#G-132),
   * [G-234](https://pix-payments.github.io/pix-payments/gaps.html#G-234)).
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_400`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`,
   * `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   */
  readonly listSchedules: ListMethod<ListSchedulesParameters, ScheduleList, ScheduleList['data'][number], string>
  /**
   * Get a schedule: `GET /v1/pix/automatic/schedules/{id}`.
   *
   * Returns the current state of a schedule, with its attempts. Only the wallet that created the schedule may read
   * it; another wallet gets 403 SCHEDULE_ACCESS_DENIED. Use this operation as the fallback when the webhook of a
   * settlement, a rejection or a cancellation does not arrive. **Assumed** ([G-074](https://pix-payments.github.io/pix-payments/gaps.html#G-074), [G-129](https://pix-payments.github.io/pix-payments/gaps.html#G-129), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`,
   * `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   */
  getSchedule(parameters: GetScheduleParameters, options?: CallOptions): Promise<Schedule>
  /**
   * Cancel a schedule: `POST /v1/pix/automatic/schedules/{id}/cancel`.
   *
   * Cancels a schedule that is CREATED, PENDING or SCHEDULED on behalf of the receiver. The schedule becomes
   * CANCELLED at once with statusDetailed CANCELLED_BY_RECEIVER (webhook pixAutomaticScheduleCancelled) and will
   * not be charged. The recurrence stays AUTHORIZED, and the cycle may be charged again while the dates allow it.
   * If the instruction was already sent to the payer institution, the service sends a cancellation message after
   * it. If the schedule is still CREATED, the service sends no message.
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `RESOURCE_MISSING`,
   * `SCHEDULE_ACCESS_DENIED`, `IDEMPOTENCY_ERROR`, `SCHEDULE_NOT_CANCELABLE`, `CANCELLATION_CUTOFF_EXCEEDED`,
   * `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * Idempotent by `externalId`: if no response arrives, the client sends the call again.
   */
  cancelSchedule(parameters: CancelScheduleParameters, options?: CallOptions): Promise<Schedule>
  /**
   * Create a post-due retry: `POST /v1/pix/automatic/schedules/{id}/post-due-retries`.
   *
   * Creates a post-due retry, which charges a failed cycle charge once more, on another day. The response is a new
   * schedule with purpose NTAG and `retryOfScheduleId`, for the same amount, txid and reconciliationId. From then
   * on it has the same statuses and webhooks as a cycle charge, but it cannot be cancelled. The id in the path is
   * the id of the failed schedule: the charge itself, or a retry or re-send of it.
   *
   * Errors: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_DATE`,
   * `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `IDEMPOTENCY_ERROR`, `AUTHORIZED_RECURRENCE_REQUIRED`,
   * `POST_DUE_RETRY_NOT_ALLOWED`, `INVALID_POST_DUE_RETRY_DATE`, `POST_DUE_RETRY_LIMIT_EXCEEDED`,
   * `POST_DUE_RETRY_CROSSES_CYCLE`, `POST_DUE_RETRY_CUTOFF_EXCEEDED`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * Idempotent by `externalId`: if no response arrives, the client sends the call again.
   */
  createPostDueRetry(parameters: CreatePostDueRetryParameters, options?: CallOptions): Promise<Schedule>
}

export interface SimulationsResource {
  /**
   * Simulate the first payment: `POST /v1/pix/automatic/simulations/recurrences/{id}/first-payment`.
   *
   * Simulates the payer who pays the composite QR code in the banking app. The recurrence must be PENDING with
   * AWAITING_FIRST_PAYMENT. Its statusDetailed becomes FIRST_PAYMENT_SUCCESS, and its status stays PENDING. It
   * gets `firstPaymentStatus` SETTLED and `firstPaymentEndToEndId`, and the service credits the amount to the
   * wallet. The service sends pixAutomaticFirstPaymentSettled. Simulate the authorization next.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `INVALID_PAYER_TAX_ID`, `INVALID_AMOUNT`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`,
   * `INVALID_RECURRENCE_STATE`, `EXPECTED_PAYER_MISMATCH`, `FIRST_PAYMENT_AMOUNT_MISMATCH`,
   * `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  simulateFirstPayment(parameters: SimulateFirstPaymentParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * Simulate the payer institution's answer to the authorization: `POST /v1/pix/automatic/simulations/recurrences/{id}/authorization`.
   *
   * Simulates how the payer institution approves or rejects the authorization after the payer paid the composite
   * QR code.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  simulateAuthorization(parameters: SimulateAuthorizationParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * Simulate the expiration of a recurrence: `POST /v1/pix/automatic/simulations/recurrences/{id}/expiration`.
   *
   * Simulates a payer who never completes the journey: `expiresAt` passes at once. The recurrence must be PENDING,
   * with or without the first payment. It becomes EXPIRED with JOURNEY_EXPIRED, the QR code can no longer be paid,
   * and the service sends pixAutomaticRecurrenceExpired. `expiresAt` keeps its value. Any other state returns 409
   * INVALID_RECURRENCE_STATE.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  simulateRecurrenceExpiration(parameters: SimulateRecurrenceExpirationParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * Simulate the cancellation of a recurrence by the payer: `POST /v1/pix/automatic/simulations/recurrences/{id}/payer-cancellation`.
   *
   * Simulates the payer who cancels the recurrence in the banking app. The recurrence must be PENDING, or
   * AUTHORIZED with VALIDATION_SUCCEEDED. It becomes CANCELLED with CANCELLED_BY_PAYER and `cancellationReason`
   * PAYER_REQUESTED, and the service sends pixAutomaticRecurrenceCancelled. All its open schedules become
   * CANCELLED with RECURRENCE_CANCELLED, even on their due date, and the service sends
   * pixAutomaticScheduleCancelled for each of them. Any other state returns 409 INVALID_RECURRENCE_STATE.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  simulateRecurrencePayerCancellation(parameters: SimulateRecurrencePayerCancellationParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * Simulate the refund of the first payment: `POST /v1/pix/automatic/simulations/recurrences/{id}/first-payment-refund`.
   *
   * Simulates a refund of the first payment of a recurrence to the payer, whole or in part. The recurrence may
   * have any status, and keeps it. A first payment that never settled returns 409 INVALID_RECURRENCE_STATE. The
   * response is the recurrence: `firstPaymentRefundId` is the id of the refund, and `firstPaymentRefundedAmount`
   * is the sum of all refunds. `firstPaymentStatus` stays SETTLED while part of the amount is left to refund, and
   * is REFUNDED when nothing is left.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_AMOUNT`,
   * `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `AMOUNT_OUT_OF_RANGE`,
   * `INSUFFICIENT_BALANCE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  simulateFirstPaymentRefund(parameters: SimulateFirstPaymentRefundParameters, options?: CallOptions): Promise<Recurrence>
  /**
   * Simulate the payer institution's answer to a charge: `POST /v1/pix/automatic/simulations/schedules/{scheduleId}/payer-response`.
   *
   * Simulates how the payer institution accepts an instruction, or rejects it with a scheme code. The schedule
   * must be PENDING, which means that the instruction was sent and not answered. Any other state returns 409
   * INVALID_RECURRENCE_STATE.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  simulateSchedulePayerResponse(parameters: SimulateSchedulePayerResponseParameters, options?: CallOptions): Promise<Schedule>
  /**
   * Simulate the settlement of a charge: `POST /v1/pix/automatic/simulations/schedules/{scheduleId}/settlement`.
   *
   * Simulates how the payer institution pays or rejects an accepted charge on its due date. The schedule must be
   * SCHEDULED; any other state returns 409 INVALID_RECURRENCE_STATE. The due date may still lie in the future.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  simulateScheduleSettlement(parameters: SimulateScheduleSettlementParameters, options?: CallOptions): Promise<Schedule>
  /**
   * Simulate the cancellation of a charge by the payer institution: `POST /v1/pix/automatic/simulations/schedules/{scheduleId}/payer-cancellation`.
   *
   * Simulates a payer institution that cancels a charge after it accepted it. The schedule must be SCHEDULED; any
   * other state returns 409 INVALID_RECURRENCE_STATE.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  simulateSchedulePayerCancellation(parameters: SimulateSchedulePayerCancellationParameters, options?: CallOptions): Promise<Schedule>
  /**
   * Simulate a payer institution that never answers: `POST /v1/pix/automatic/simulations/schedules/{scheduleId}/payer-response-timeout`.
   *
   * Simulates a payer institution that never answers an instruction: the due date passes at once. The schedule
   * must be PENDING, which means that the instruction was sent and not answered. Any other state returns 409
   * INVALID_RECURRENCE_STATE. The schedule becomes FAILED. The service generates PAYER_RESPONSE_TIMEOUT as its
   * statusDetailed and as its `rejectionCode`, and sends pixAutomaticScheduleRejected.
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`,
   * `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  simulateSchedulePayerResponseTimeout(parameters: SimulateSchedulePayerResponseTimeoutParameters, options?: CallOptions): Promise<Schedule>
  /**
   * Simulate the refund of a settled charge: `POST /v1/pix/automatic/simulations/schedules/{scheduleId}/refund`.
   *
   * Simulates a refund of a settled charge to the payer, whole or in part. The schedule must be SUCCESS, and stays
   * SUCCESS; any other state returns 409 INVALID_RECURRENCE_STATE. The response is a refund that is PROCESSING,
   * and its amount is blocked in the wallet. The service sends no event until the result is simulated with the
   * `refundId` of the refund, unless the sandbox control API sets another outcome (`outcomes.refunds` of the
   * wallet).
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_AMOUNT`,
   * `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `AMOUNT_OUT_OF_RANGE`,
   * `INSUFFICIENT_BALANCE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  simulateScheduleRefund(parameters: SimulateScheduleRefundParameters, options?: CallOptions): Promise<AutomaticRefund>
  /**
   * Simulate the result of a refund: `POST /v1/pix/automatic/simulations/refunds/{id}/result`.
   *
   * Simulates how the payment system settles or rejects the refund of a charge or of a first payment. The refund
   * must be PROCESSING; any other state returns 409 INVALID_RECURRENCE_STATE. The refund of a charge stays
   * PROCESSING until this operation sets its result. The refund of a first payment settles after 2 seconds without
   * it. The sandbox control API can make both wait, settle or fail (`outcomes.refunds` of a wallet).
   *
   * Errors: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`,
   * `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`,
   * `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
   *
   * If a sent call gets no response, the client throws PixOutcomeUnknownError and does not retry.
   */
  simulateRefundResult(parameters: SimulateRefundResultParameters, options?: CallOptions): Promise<AutomaticRefund>
}

/**
 * Parameters of createAccessToken: the properties of the body.
 */
export interface CreateAccessTokenParameters {
  /**
   * The operator's client id. **Assumed** ([G-450](https://pix-payments.github.io/pix-payments/gaps.html#G-450)).
   */
  client_id: CreateAccessTokenRequest['client_id']
  /**
   * The secret of the client id. Keep it on the server, out of apps and logs. **Assumed** ([G-450](https://pix-payments.github.io/pix-payments/gaps.html#G-450)).
   */
  client_secret: CreateAccessTokenRequest['client_secret']
  /**
   * The only grant of this API. Another value returns 400 unsupported_grant_type.
   */
  grant_type: CreateAccessTokenRequest['grant_type']
}

/**
 * Parameters of createImmediateCharge: the properties of the body.
 */
export interface CreateImmediateChargeParameters {
  /**
   * An amount in centavos of BRL (1000 is R$ 10,00). The upper bound is a technical guard. **Assumed** ([G-014](https://pix-payments.github.io/pix-payments/gaps.html#G-014)).
   */
  amount: CreateImmediateChargeRequest['amount']
  /**
   * Lifetime of the QR code in seconds, 1 to 2592000 (30 days), counted from createdAt. Use at least 600. A lower
   * value is accepted, but leaves the player too little time to pay. **Assumed** ([G-013](https://pix-payments.github.io/pix-payments/gaps.html#G-013)).
   */
  expiresIn: CreateImmediateChargeRequest['expiresIn']
  /**
   * The operator's identifier, 1 to 100 characters. **Assumed** ([G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)).
   */
  externalId: CreateImmediateChargeRequest['externalId']
  /**
   * A Pix key, 1 to 77 characters. **Assumed** ([G-434](https://pix-payments.github.io/pix-payments/gaps.html#G-434)).
   */
  pixKey: CreateImmediateChargeRequest['pixKey']
  /**
   * Free text of at most 140 characters.
   */
  description?: Exclude<CreateImmediateChargeRequest['description'], undefined>
  /**
   * A map of strings, kept with the resource and returned on statements. It has at most 50 entries, with keys of 1
   * to 50 characters and values of at most 200. **Assumed** ([G-016](https://pix-payments.github.io/pix-payments/gaps.html#G-016), [G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)).
   */
  metadata?: Exclude<CreateImmediateChargeRequest['metadata'], undefined>
  /**
   * The allowed payer. Each check is optional and enabled by sending its field: taxId alone, bankAccounts alone,
   * or both. With neither, as with expectedPayer omitted, no check is applied. A payment that fails a check is
   * refused at settlement: the money does not leave the payer, the service sends pixChargeRejected, and the charge
   * stays payable. An unknown property returns 400 MalformedRequest, so that a misspelt name does not disable a
   * check. **Assumed** ([G-011](https://pix-payments.github.io/pix-payments/gaps.html#G-011), [G-433](https://pix-payments.github.io/pix-payments/gaps.html#G-433)).
   */
  expectedPayer?: Exclude<CreateImmediateChargeRequest['expectedPayer'], undefined>
}

/**
 * Parameters of getImmediateCharge: chargeId in the path, filters in the query.
 */
export interface GetImmediateChargeParameters {
  /**
   * The chargeId that createImmediateCharge returned. A value that is not a UUIDv4 returns 400 InvalidParameter.
   * Upper and lower case are the same. **Assumed** ([G-170](https://pix-payments.github.io/pix-payments/gaps.html#G-170), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
   */
  chargeId: operations['getImmediateCharge']['parameters']['path']['chargeId']
  /**
   * The revision of the charge to read, by default the current one. Revisions count from 0, and a charge has only
   * revision 0. Another value returns 400 InvalidParameter. **Assumed** ([G-103](https://pix-payments.github.io/pix-payments/gaps.html#G-103)).
   */
  revision?: NonNullable<operations['getImmediateCharge']['parameters']['query']>['revision'] | undefined
}

/**
 * Parameters of simulatePayment: the properties of the body.
 */
export interface SimulatePaymentParameters {
  /**
   * The provider's id of a charge, a UUIDv4. Upper and lower case are the same; answers have lower case.
   * **Assumed** ([G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
   */
  chargeId: SimulatePaymentRequest['chargeId']
  /**
   * A CNPJ of 14 characters: 12 digits or letters and 2 check digits. Punctuation is accepted and stripped, and
   * letters are upper-cased. The check digits are verified. **Assumed** ([G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)).
   */
  receiverCnpj: SimulatePaymentRequest['receiverCnpj']
}

/**
 * Parameters of createWithdrawalByPixKey: the properties of the body.
 */
export interface CreateWithdrawalByPixKeyParameters {
  /**
   * An amount in centavos of BRL (1000 is R$ 10,00). The upper bound is a technical guard. **Assumed** ([G-014](https://pix-payments.github.io/pix-payments/gaps.html#G-014)).
   */
  amount: CreateWithdrawalByPixKeyRequest['amount']
  /**
   * The operator's identifier, 1 to 100 characters. **Assumed** ([G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)).
   */
  externalId: CreateWithdrawalByPixKeyRequest['externalId']
  /**
   * The creditor's Pix key as the directory keeps it, at most 77 characters: a CPF of 11 digits, a phone of any
   * country as `+5511987654321`, an e-mail in lower case, or a random key (a UUID in lower case). The check digits
   * of a CPF are verified. A CNPJ or any other value returns 400 MalformedRequest. **Assumed** ([G-028](https://pix-payments.github.io/pix-payments/gaps.html#G-028)).
   */
  pixKey: CreateWithdrawalByPixKeyRequest['pixKey']
  /**
   * The expected holder of the key. The service compares the declared CPF with the CPF that holds the key. It does
   * not compare the name. An unknown property returns 400 MalformedRequest. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029), [G-433](https://pix-payments.github.io/pix-payments/gaps.html#G-433)).
   */
  expectedCreditor: CreateWithdrawalByPixKeyRequest['expectedCreditor']
  /**
   * Free text of at most 140 characters.
   */
  description?: Exclude<CreateWithdrawalByPixKeyRequest['description'], undefined>
  /**
   * A map of strings, kept with the resource and returned on statements. It has at most 50 entries, with keys of 1
   * to 50 characters and values of at most 200. **Assumed** ([G-016](https://pix-payments.github.io/pix-payments/gaps.html#G-016), [G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)).
   */
  metadata?: Exclude<CreateWithdrawalByPixKeyRequest['metadata'], undefined>
}

/**
 * Parameters of createWithdrawalByBankDetails: the properties of the body.
 */
export interface CreateWithdrawalByBankDetailsParameters {
  /**
   * An amount in centavos of BRL (1000 is R$ 10,00). The upper bound is a technical guard. **Assumed** ([G-014](https://pix-payments.github.io/pix-payments/gaps.html#G-014)).
   */
  amount: CreateWithdrawalByBankDetailsRequest['amount']
  /**
   * The operator's identifier, 1 to 100 characters. **Assumed** ([G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)).
   */
  externalId: CreateWithdrawalByBankDetailsRequest['externalId']
  /**
   * The destination account and its owner. The service looks up nothing on this path, so every detail comes from
   * the caller. All are required, except branchCode. An unknown property returns 400 MalformedRequest. **Assumed**
   * ([G-027](https://pix-payments.github.io/pix-payments/gaps.html#G-027), [G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431), [G-433](https://pix-payments.github.io/pix-payments/gaps.html#G-433)).
   */
  creditor: CreateWithdrawalByBankDetailsRequest['creditor']
  /**
   * Free text of at most 140 characters.
   */
  description?: Exclude<CreateWithdrawalByBankDetailsRequest['description'], undefined>
  /**
   * A map of strings, kept with the resource and returned on statements. It has at most 50 entries, with keys of 1
   * to 50 characters and values of at most 200. **Assumed** ([G-016](https://pix-payments.github.io/pix-payments/gaps.html#G-016), [G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)).
   */
  metadata?: Exclude<CreateWithdrawalByBankDetailsRequest['metadata'], undefined>
}

/**
 * Parameters of getWithdrawal: externalId in the path.
 */
export interface GetWithdrawalParameters {
  /**
   * The externalId of the withdrawal, 1 to 100 characters, case-sensitive. Percent-encode reserved characters such
   * as a slash: the service decodes the value once and compares it exactly. A value that is longer or cannot be
   * decoded returns 400 InvalidParameter. `.` and `..` cannot stand in a path: do not use them as an externalId
   * that you want to read. **Assumed** ([G-111](https://pix-payments.github.io/pix-payments/gaps.html#G-111), [G-260](https://pix-payments.github.io/pix-payments/gaps.html#G-260)).
   */
  externalId: operations['getWithdrawal']['parameters']['path']['externalId']
}

/**
 * Parameters of createRefund: endToEndId in the path, the properties of the body.
 */
export interface CreateRefundParameters {
  /**
   * The endToEndId of the paid deposit, 32 letters and digits, case-sensitive: the pixTransaction.endToEndId of a
   * paid charge. Another form returns 400 InvalidParameter. **Assumed** ([G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042)).
   */
  endToEndId: operations['createRefund']['parameters']['path']['endToEndId']
  /**
   * An amount in centavos of BRL (1000 is R$ 10,00). The upper bound is a technical guard. **Assumed** ([G-014](https://pix-payments.github.io/pix-payments/gaps.html#G-014)).
   */
  amount: CreateRefundRequest['amount']
  /**
   * The operator's identifier of a refund, 1 to 100 characters without control characters (U+0000 to U+001F,
   * U+007F to U+009F). It is case-sensitive, stored and compared exactly as sent, including spaces. It
   * distinguishes the partial refunds of one transaction. **Assumed** ([G-045](https://pix-payments.github.io/pix-payments/gaps.html#G-045), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)).
   */
  externalId: CreateRefundRequest['externalId']
  /**
   * Free text of at most 140 characters.
   */
  description?: Exclude<CreateRefundRequest['description'], undefined>
}

/**
 * Parameters of getRefund: endToEndId, externalId in the path.
 */
export interface GetRefundParameters {
  /**
   * The endToEndId of the paid deposit, 32 letters and digits, case-sensitive: the pixTransaction.endToEndId of a
   * paid charge. Another form returns 400 InvalidParameter. **Assumed** ([G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042)).
   */
  endToEndId: operations['getRefund']['parameters']['path']['endToEndId']
  /**
   * The externalId of the refund, 1 to 100 characters, case-sensitive. Percent-encode reserved characters such as
   * a slash: the service decodes the value once and compares it exactly. A value that is longer, has control
   * characters or cannot be decoded returns 400 InvalidParameter. `.` and `..` cannot stand in a path: do not use
   * them as an externalId that you want to read. **Assumed** ([G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042), [G-111](https://pix-payments.github.io/pix-payments/gaps.html#G-111), [G-260](https://pix-payments.github.io/pix-payments/gaps.html#G-260)).
   */
  externalId: operations['getRefund']['parameters']['path']['externalId']
}

/**
 * Parameters of createInternalTransfer: the properties of the body.
 */
export interface CreateInternalTransferParameters {
  /**
   * An amount in centavos of BRL (1000 is R$ 10,00). The upper bound is a technical guard. **Assumed** ([G-014](https://pix-payments.github.io/pix-payments/gaps.html#G-014)).
   */
  amount: CreateInternalTransferRequest['amount']
  /**
   * The operator's identifier, 1 to 100 characters. **Assumed** ([G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)).
   */
  externalId: CreateInternalTransferRequest['externalId']
  /**
   * The id of a wallet, a UUIDv4. Upper and lower case are the same; answers have lower case. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005),
   * [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
   */
  destinationWalletId: CreateInternalTransferRequest['destinationWalletId']
  /**
   * Free text of at most 140 characters.
   */
  description?: Exclude<CreateInternalTransferRequest['description'], undefined>
  /**
   * A map of strings, kept with the resource and returned on statements. It has at most 50 entries, with keys of 1
   * to 50 characters and values of at most 200. **Assumed** ([G-016](https://pix-payments.github.io/pix-payments/gaps.html#G-016), [G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)).
   */
  metadata?: Exclude<CreateInternalTransferRequest['metadata'], undefined>
}

/**
 * Parameters of getInternalTransfer: externalId in the path.
 */
export interface GetInternalTransferParameters {
  /**
   * The externalId of the transfer, 1 to 100 characters, case-sensitive. Percent-encode reserved characters such
   * as a slash: the service decodes the value once and compares it exactly. A value that is longer or cannot be
   * decoded returns 400 InvalidParameter. `.` and `..` cannot stand in a path: do not use them as an externalId
   * that you want to read. **Assumed** ([G-111](https://pix-payments.github.io/pix-payments/gaps.html#G-111), [G-116](https://pix-payments.github.io/pix-payments/gaps.html#G-116), [G-260](https://pix-payments.github.io/pix-payments/gaps.html#G-260)).
   */
  externalId: operations['getInternalTransfer']['parameters']['path']['externalId']
}

/**
 * Parameters of getClosingDayBalance: filters in the query.
 */
export interface GetClosingDayBalanceParameters {
  /**
   * The past day of the closing balance, YYYY-MM-DD on the Brasília calendar; yesterday when it is omitted. Today
   * and later days return INVALID_QUERY_PARAMETER. **Assumed** ([G-115](https://pix-payments.github.io/pix-payments/gaps.html#G-115), [G-166](https://pix-payments.github.io/pix-payments/gaps.html#G-166)).
   */
  date?: NonNullable<operations['getClosingDayBalance']['parameters']['query']>['date'] | undefined
}

/**
 * Parameters of listStatement: filters in the query.
 */
export interface ListStatementParameters {
  /**
   * First day of the range, included, YYYY-MM-DD on the Brasília calendar. It requires endDate. One date without
   * the other, a first day after the last, a future day, or a last day more than 90 days after the first returns
   * INVALID_DATE_RANGE. **Assumed** ([G-118](https://pix-payments.github.io/pix-payments/gaps.html#G-118)).
   */
  initDate?: NonNullable<operations['listStatement']['parameters']['query']>['initDate'] | undefined
  /**
   * Last day of the range, included, YYYY-MM-DD on the Brasília calendar. It requires initDate. It is today at the
   * latest, and at most 90 days after initDate. Anything else returns INVALID_DATE_RANGE. **Assumed** ([G-118](https://pix-payments.github.io/pix-payments/gaps.html#G-118)).
   */
  endDate?: NonNullable<operations['listStatement']['parameters']['query']>['endDate'] | undefined
  /**
   * Lists only lines of this Pix, 32 letters and digits, case-sensitive. The line of a refund has the
   * refundEndToEndId, and the line of a return or a take-back has the returnId, not the endToEndId of the deposit
   * or withdrawal. Another form returns 400 INVALID_QUERY_PARAMETER. **Assumed** ([G-119](https://pix-payments.github.io/pix-payments/gaps.html#G-119), [G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)).
   */
  endToEndId?: NonNullable<operations['listStatement']['parameters']['query']>['endToEndId'] | undefined
  /**
   * Lists only lines of this charge, withdrawal, refund, transfer, recurrence or schedule, by its id (see
   * productTransactionId of the line). The line of a return or a take-back has the returnId, not the id of the
   * withdrawal or charge. The id is 1 to 64 letters, digits, hyphens and underscores. Another form returns 400
   * INVALID_QUERY_PARAMETER. In a UUID, upper and lower case are the same. **Assumed** ([G-036](https://pix-payments.github.io/pix-payments/gaps.html#G-036), [G-119](https://pix-payments.github.io/pix-payments/gaps.html#G-119), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200),
   * [G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)).
   */
  productTransactionId?: NonNullable<operations['listStatement']['parameters']['query']>['productTransactionId'] | undefined
  /**
   * The unchanged nextCursor of the previous page, with the same filters. Omit it for the first page. The pages
   * that follow contain only lines that existed when the first page was read, so no line is missing or appears
   * twice. The parameter page has no effect beside it. The cursor is opaque; any other value returns 400
   * INVALID_QUERY_PARAMETER. **Assumed** ([G-117](https://pix-payments.github.io/pix-payments/gaps.html#G-117), [G-421](https://pix-payments.github.io/pix-payments/gaps.html#G-421)).
   */
  cursor?: NonNullable<operations['listStatement']['parameters']['query']>['cursor'] | undefined
  /**
   * The number of the page, counted from 1; the first page when it is omitted. A page beyond the last is empty.
   * Another form returns 400 INVALID_QUERY_PARAMETER. While lines are added, the pages by number shift; cursor is
   * stable. **Assumed** ([G-117](https://pix-payments.github.io/pix-payments/gaps.html#G-117)).
   */
  page?: NonNullable<operations['listStatement']['parameters']['query']>['page'] | undefined
  /**
   * Lines per page, 1 to 100; 50 when it is omitted. A value outside 1 to 100 returns 400 INVALID_PAGE_SIZE.
   * **Assumed** ([G-117](https://pix-payments.github.io/pix-payments/gaps.html#G-117)).
   */
  pageSize?: NonNullable<operations['listStatement']['parameters']['query']>['pageSize'] | undefined
}

/**
 * Parameters of getConsolidatedStatement: filters in the query.
 */
export interface GetConsolidatedStatementParameters {
  /**
   * First day of the range, included, YYYY-MM-DD on the Brasília calendar. A first day after the last, a future
   * day, or a last day more than 90 days after the first returns InvalidParameter. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)).
   */
  startDate: NonNullable<operations['getConsolidatedStatement']['parameters']['query']>['startDate']
  /**
   * Last day of the range, included, YYYY-MM-DD on the Brasília calendar. It is today at the latest, and at most
   * 90 days after startDate. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)).
   */
  endDate: NonNullable<operations['getConsolidatedStatement']['parameters']['query']>['endDate']
  /**
   * The number of the page, counted from 1. A page beyond the last is empty. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)).
   */
  page: NonNullable<operations['getConsolidatedStatement']['parameters']['query']>['page']
  /**
   * Days per page, 1 to 100. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)).
   */
  limit: NonNullable<operations['getConsolidatedStatement']['parameters']['query']>['limit']
}

/**
 * Parameters of configureWebhook: the properties of the body.
 */
export interface ConfigureWebhookParameters {
  /**
   * The URL that receives the events, an https URL of at most 2048 characters without user name, password or
   * fragment. The sandbox also accepts http for a loopback host (localhost, 127.0.0.0/8, [::1]). In production,
   * http, a local name, and an address that is not publicly reachable (loopback, private or reserved) return
   * MalformedRequest. The service does not call a host whose name resolves to such an address. **Assumed** ([G-123](https://pix-payments.github.io/pix-payments/gaps.html#G-123),
   * [G-214](https://pix-payments.github.io/pix-payments/gaps.html#G-214)).
   */
  url: ConfigureWebhookRequest['url']
  /**
   * How deliveries authenticate to the operator's endpoint, chosen by type. Every delivery also carries the
   * signature. **Assumed** ([G-121](https://pix-payments.github.io/pix-payments/gaps.html#G-121), [G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160)).
   */
  authentication: ConfigureWebhookRequest['authentication']
  /**
   * The events to deliver, without duplicates. An omitted value or null means all events, including events of
   * later releases. An empty array means none. An unknown name returns MalformedRequest. **Assumed** ([G-162](https://pix-payments.github.io/pix-payments/gaps.html#G-162)).
   */
  events?: Exclude<ConfigureWebhookRequest['events'], undefined>
  /**
   * True replaces the signing secret and returns the new one. An omitted value means false. The first
   * configuration returns a secret in any case. **Assumed** ([G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
   */
  rotateSigningSecret?: Exclude<ConfigureWebhookRequest['rotateSigningSecret'], undefined>
}

/**
 * Parameters of createRecurrence: the properties of the body.
 */
export interface CreateRecurrenceParameters {
  /**
   * The CNPJ of the receiver, 14 characters: 12 digits or letters and 2 numeric check digits. Punctuation is
   * accepted and stripped, and letters are upper-cased: `12.abc.345/01de-35` becomes `12ABC34501DE35`. The check
   * digits are verified. It must be the CNPJ of the operator, who owns the receiving account. A CPF, another
   * length, wrong check digits or another CNPJ return 400 INVALID_RECEIVER_CNPJ. **Assumed** ([G-061](https://pix-payments.github.io/pix-payments/gaps.html#G-061), [G-175](https://pix-payments.github.io/pix-payments/gaps.html#G-175),
   * [G-221](https://pix-payments.github.io/pix-payments/gaps.html#G-221)).
   */
  receiverCnpj: CreateRecurrenceRequest['receiverCnpj']
  /**
   * The Pix key of the receiver that receives the charges, 1 to 200 characters. **Assumed** ([G-060](https://pix-payments.github.io/pix-payments/gaps.html#G-060)).
   */
  pixKey: CreateRecurrenceRequest['pixKey']
  /**
   * The operator's identifier, 1 to 100 characters. **Assumed** ([G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)).
   */
  externalId: CreateRecurrenceRequest['externalId']
  /**
   * Seconds that the payer has to pay the composite QR code and authorize, 60 (one minute) to 2592000 (30 days). A
   * lower value returns 422 INVALID_EXPIRATION, a higher one 422 EXPIRATION_EXCEEDS_LIMIT. **Assumed** ([G-071](https://pix-payments.github.io/pix-payments/gaps.html#G-071)).
   */
  expiresIn: CreateRecurrenceRequest['expiresIn']
  /**
   * The terms of a recurrence. **Assumed** ([G-047](https://pix-payments.github.io/pix-payments/gaps.html#G-047)).
   */
  recurrenceDetails: CreateRecurrenceRequest['recurrenceDetails']
  /**
   * The payer of the recurrence. The first payment is accepted only from this tax id. The name is informative and
   * never compared. **Assumed** ([G-049](https://pix-payments.github.io/pix-payments/gaps.html#G-049)).
   */
  expectedPayer: CreateRecurrenceRequest['expectedPayer']
  /**
   * An amount in centavos of BRL, from R$ 1,00 to R$ 1.000.000,00. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181)).
   */
  amount?: Exclude<CreateRecurrenceRequest['amount'], undefined>
  /**
   * The lowest cap that the payer may set for a charge, in centavos of BRL, from 1 to 100000000 (R$ 1.000.000,00).
   * It does not constrain the amounts of the charges. **Assumed** ([G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181)).
   */
  minimumAmount?: Exclude<CreateRecurrenceRequest['minimumAmount'], undefined>
  /**
   * An amount in centavos of BRL, from R$ 1,00 to R$ 1.000.000,00. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181)).
   */
  firstPaymentAmount?: Exclude<CreateRecurrenceRequest['firstPaymentAmount'], undefined>
  /**
   * A map of strings. The resource echoes it. **Assumed** ([G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)).
   */
  metadata?: Exclude<CreateRecurrenceRequest['metadata'], undefined>
}

/**
 * Parameters of listRecurrences: filters in the query.
 */
export interface ListRecurrencesParameters {
  /**
   * The largest number of items in a page, 1 to 100; 20 when it is omitted. A value outside 1 to 100 returns 400.
   * **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131)).
   */
  limit?: NonNullable<operations['listRecurrences']['parameters']['query']>['limit'] | undefined
  /**
   * The unchanged nextCursor of the previous page, with the same filters. Omit it for the first page. The cursor
   * is opaque; any other value returns 400. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131)).
   */
  cursor?: NonNullable<operations['listRecurrences']['parameters']['query']>['cursor'] | undefined
  /**
   * Lists only recurrences with this status. Any other value returns 400 HTTP_400. **Assumed** ([G-132](https://pix-payments.github.io/pix-payments/gaps.html#G-132)).
   */
  status?: NonNullable<operations['listRecurrences']['parameters']['query']>['status'] | undefined
  /**
   * Lists only recurrences of this payer, a CPF or a CNPJ. Punctuation is ignored and letters are upper-cased. An
   * invalid tax id returns 400 INVALID_PAYER_TAX_ID. **Assumed** ([G-130](https://pix-payments.github.io/pix-payments/gaps.html#G-130)).
   */
  payerTaxId?: NonNullable<operations['listRecurrences']['parameters']['query']>['payerTaxId'] | undefined
}

/**
 * Parameters of getRecurrence: id in the path.
 */
export interface GetRecurrenceParameters {
  /**
   * The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
   */
  id: operations['getRecurrence']['parameters']['path']['id']
}

/**
 * Parameters of cancelRecurrence: id in the path, the properties of the body.
 */
export interface CancelRecurrenceParameters {
  /**
   * The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
   */
  id: operations['cancelRecurrence']['parameters']['path']['id']
  /**
   * The operator's identifier of this command, 1 to 255 characters. A repeated command with the same externalId
   * and body returns the stored response for 48 hours. With another body it returns 409 IDEMPOTENCY_ERROR.
   * **Assumed** ([G-083](https://pix-payments.github.io/pix-payments/gaps.html#G-083), [G-191](https://pix-payments.github.io/pix-payments/gaps.html#G-191), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)).
   */
  externalId: CancelRecurrenceRequest['externalId']
  /**
   * The receiver's reason: its account or its company was closed, the request was a mistake, it suspects fraud,
   * the payer has another authorization for the same purpose, the receiver wants the cancellation, or the
   * authorization request (message pain.009) got no answer. PAYER_REQUESTED is reserved for the payer and returns
   * 400 HTTP_400. **Assumed** ([G-069](https://pix-payments.github.io/pix-payments/gaps.html#G-069)).
   */
  reason: CancelRecurrenceRequest['reason']
  /**
   * A note for the record, at most 500 characters. The service stores it and does not return it. **Assumed**
   * ([G-125](https://pix-payments.github.io/pix-payments/gaps.html#G-125)).
   */
  observation?: Exclude<CancelRecurrenceRequest['observation'], undefined>
}

/**
 * Parameters of createSchedule: id in the path, the properties of the body.
 */
export interface CreateScheduleParameters {
  /**
   * The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
   */
  id: operations['createSchedule']['parameters']['path']['id']
  /**
   * The operator's identifier of this command, 1 to 255 characters. A repeated command with the same externalId
   * and body returns the stored response for 48 hours. With another body it returns 409 IDEMPOTENCY_ERROR.
   * **Assumed** ([G-083](https://pix-payments.github.io/pix-payments/gaps.html#G-083), [G-191](https://pix-payments.github.io/pix-payments/gaps.html#G-191), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)).
   */
  externalId: CreateScheduleRequest['externalId']
  /**
   * The cycle to charge, from 2 (cycle 1 is the first payment) to totalCharges of the recurrence, else 422
   * INVALID_CYCLE_NUMBER. A cycle has at most one charge that holds it, else 409 CYCLE_ALREADY_EXISTS (see
   * createSchedule).
   */
  cycleNumber: CreateScheduleRequest['cycleNumber']
  /**
   * An amount in centavos of BRL, from R$ 1,00 to R$ 1.000.000,00. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181)).
   */
  amount: CreateScheduleRequest['amount']
  /**
   * A day of the Brasília calendar, YYYY-MM-DD, in the years 0001 to 9999. **Assumed** ([G-310](https://pix-payments.github.io/pix-payments/gaps.html#G-310)).
   */
  dueDate: CreateScheduleRequest['dueDate']
  /**
   * A map of strings. The resource echoes it. **Assumed** ([G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)).
   */
  metadata?: Exclude<CreateScheduleRequest['metadata'], undefined>
}

/**
 * Parameters of listSchedules: filters in the query.
 */
export interface ListSchedulesParameters {
  /**
   * The largest number of items in a page, 1 to 100; 20 when it is omitted. A value outside 1 to 100 returns 400.
   * **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131)).
   */
  limit?: NonNullable<operations['listSchedules']['parameters']['query']>['limit'] | undefined
  /**
   * The unchanged nextCursor of the previous page, with the same filters. Omit it for the first page. The cursor
   * is opaque; any other value returns 400. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131)).
   */
  cursor?: NonNullable<operations['listSchedules']['parameters']['query']>['cursor'] | undefined
  /**
   * Lists only schedules with this status. Any other value returns 400 HTTP_400. **Assumed** ([G-132](https://pix-payments.github.io/pix-payments/gaps.html#G-132)).
   */
  status?: NonNullable<operations['listSchedules']['parameters']['query']>['status'] | undefined
  /**
   * Lists only schedules of this recurrence. A recurrence that is unknown or belongs to another wallet returns an
   * empty list. A value that is not a recurrence id returns 400 HTTP_400. **Assumed** ([G-132](https://pix-payments.github.io/pix-payments/gaps.html#G-132), [G-234](https://pix-payments.github.io/pix-payments/gaps.html#G-234)).
   */
  recurrenceId?: NonNullable<operations['listSchedules']['parameters']['query']>['recurrenceId'] | undefined
}

/**
 * Parameters of getSchedule: id in the path.
 */
export interface GetScheduleParameters {
  /**
   * The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
   */
  id: operations['getSchedule']['parameters']['path']['id']
}

/**
 * Parameters of cancelSchedule: id in the path, the properties of the body.
 */
export interface CancelScheduleParameters {
  /**
   * The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
   */
  id: operations['cancelSchedule']['parameters']['path']['id']
  /**
   * The operator's identifier of this command, 1 to 255 characters. A repeated command with the same externalId
   * and body returns the stored response for 48 hours. With another body it returns 409 IDEMPOTENCY_ERROR.
   * **Assumed** ([G-083](https://pix-payments.github.io/pix-payments/gaps.html#G-083), [G-191](https://pix-payments.github.io/pix-payments/gaps.html#G-191), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)).
   */
  externalId: CancelScheduleRequest['externalId']
  /**
   * Why the receiver cancels, in its own words, 1 to 500 characters. The service stores it for the record and does
   * not return it. **Assumed** ([G-125](https://pix-payments.github.io/pix-payments/gaps.html#G-125), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)).
   */
  reason: CancelScheduleRequest['reason']
}

/**
 * Parameters of createPostDueRetry: id in the path, the properties of the body.
 */
export interface CreatePostDueRetryParameters {
  /**
   * The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
   */
  id: operations['createPostDueRetry']['parameters']['path']['id']
  /**
   * The operator's identifier of this command, 1 to 255 characters. A repeated command with the same externalId
   * and body returns the stored response for 48 hours. With another body it returns 409 IDEMPOTENCY_ERROR.
   * **Assumed** ([G-083](https://pix-payments.github.io/pix-payments/gaps.html#G-083), [G-191](https://pix-payments.github.io/pix-payments/gaps.html#G-191), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)).
   */
  externalId: CreatePostDueRetryRequest['externalId']
  /**
   * A day of the Brasília calendar, YYYY-MM-DD, in the years 0001 to 9999. **Assumed** ([G-310](https://pix-payments.github.io/pix-payments/gaps.html#G-310)).
   */
  retryDate: CreatePostDueRetryRequest['retryDate']
}

/**
 * Parameters of getRecurrenceLocation: accessToken in the path.
 */
export interface GetRecurrenceLocationParameters {
  /**
   * The recUrlAccessToken of the recurrence, 32 lower-case hex characters. An unknown value, or a value of another
   * form, returns 404 RESOURCE_MISSING. **Assumed** ([G-128](https://pix-payments.github.io/pix-payments/gaps.html#G-128)).
   */
  accessToken: operations['getRecurrenceLocation']['parameters']['path']['accessToken']
}

/**
 * Parameters of simulateFirstPayment: id in the path, the properties of the body.
 */
export interface SimulateFirstPaymentParameters {
  /**
   * The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
   */
  id: operations['simulateFirstPayment']['parameters']['path']['id']
  /**
   * The CPF or the CNPJ (numeric or alphanumeric) of the payer. Punctuation is accepted and stripped, and letters
   * are upper-cased. The check digits are verified. Any other value returns 400 INVALID_PAYER_TAX_ID. **Assumed**
   * ([G-049](https://pix-payments.github.io/pix-payments/gaps.html#G-049), [G-175](https://pix-payments.github.io/pix-payments/gaps.html#G-175), [G-221](https://pix-payments.github.io/pix-payments/gaps.html#G-221)).
   */
  payerTaxId?: Exclude<SimulateFirstPaymentRequest['payerTaxId'], undefined>
  /**
   * The name of the paying person or company, at most 140 characters. The service accepts it and compares only the
   * tax id. **Assumed** ([G-049](https://pix-payments.github.io/pix-payments/gaps.html#G-049), [G-150](https://pix-payments.github.io/pix-payments/gaps.html#G-150)).
   */
  payerName?: Exclude<SimulateFirstPaymentRequest['payerName'], undefined>
  /**
   * The amount to pay in centavos, by default the amount of a fixed recurrence or the firstPaymentAmount of a
   * variable one. A value that is not an integer returns 400 INVALID_AMOUNT. Any other amount returns 422
   * FIRST_PAYMENT_AMOUNT_MISMATCH.
   */
  amount?: Exclude<SimulateFirstPaymentRequest['amount'], undefined>
}

/**
 * Parameters of simulateAuthorization: id in the path, the properties of the body.
 */
export type SimulateAuthorizationParameters = {
  /**
   * The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
   */
  id: operations['simulateAuthorization']['parameters']['path']['id']
} & SimulateAuthorizationRequest

/**
 * Parameters of simulateRecurrenceExpiration: id in the path, the properties of the body.
 */
export interface SimulateRecurrenceExpirationParameters {
  /**
   * The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
   */
  id: operations['simulateRecurrenceExpiration']['parameters']['path']['id']
}

/**
 * Parameters of simulateRecurrencePayerCancellation: id in the path, the properties of the body.
 */
export interface SimulateRecurrencePayerCancellationParameters {
  /**
   * The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
   */
  id: operations['simulateRecurrencePayerCancellation']['parameters']['path']['id']
}

/**
 * Parameters of simulateFirstPaymentRefund: id in the path, the properties of the body.
 */
export interface SimulateFirstPaymentRefundParameters {
  /**
   * The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
   */
  id: operations['simulateFirstPaymentRefund']['parameters']['path']['id']
  /**
   * The amount of a refund in centavos of BRL, from 1 to R$ 1.000.000,00. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)).
   */
  amount?: Exclude<SimulateFirstPaymentRefundRequest['amount'], undefined>
}

/**
 * Parameters of simulateSchedulePayerResponse: scheduleId in the path, the properties of the body.
 */
export type SimulateSchedulePayerResponseParameters = {
  /**
   * The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198)).
   */
  scheduleId: operations['simulateSchedulePayerResponse']['parameters']['path']['scheduleId']
} & SimulateSchedulePayerResponseRequest

/**
 * Parameters of simulateScheduleSettlement: scheduleId in the path, the properties of the body.
 */
export type SimulateScheduleSettlementParameters = {
  /**
   * The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198)).
   */
  scheduleId: operations['simulateScheduleSettlement']['parameters']['path']['scheduleId']
} & SimulateScheduleSettlementRequest

/**
 * Parameters of simulateSchedulePayerCancellation: scheduleId in the path, the properties of the body.
 */
export interface SimulateSchedulePayerCancellationParameters {
  /**
   * The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198)).
   */
  scheduleId: operations['simulateSchedulePayerCancellation']['parameters']['path']['scheduleId']
  /**
   * CCLD, the default, cancels the charge for good; retries and re-sends return 409 INVALID_RECURRENCE_STATE. FAIL
   * reports an operational failure and also creates a same-day re-send (RIFL). After 21:00:00 in Brasília of
   * dueDate, FAIL creates no re-send: the schedule is FAILED with RIFL_CUTOFF_EXCEEDED.
   */
  code?: Exclude<SimulateSchedulePayerCancellationRequest['code'], undefined>
}

/**
 * Parameters of simulateSchedulePayerResponseTimeout: scheduleId in the path, the properties of the body.
 */
export interface SimulateSchedulePayerResponseTimeoutParameters {
  /**
   * The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198)).
   */
  scheduleId: operations['simulateSchedulePayerResponseTimeout']['parameters']['path']['scheduleId']
}

/**
 * Parameters of simulateScheduleRefund: scheduleId in the path, the properties of the body.
 */
export interface SimulateScheduleRefundParameters {
  /**
   * The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING.
   * **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198)).
   */
  scheduleId: operations['simulateScheduleRefund']['parameters']['path']['scheduleId']
  /**
   * The amount of a refund in centavos of BRL, from 1 to R$ 1.000.000,00. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)).
   */
  amount?: Exclude<SimulateScheduleRefundRequest['amount'], undefined>
}

/**
 * Parameters of simulateRefundResult: id in the path, the properties of the body.
 */
export interface SimulateRefundResultParameters {
  /**
   * The refundId that simulateScheduleRefund returned, or the firstPaymentRefundId that simulateFirstPaymentRefund
   * returned. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149),
   * [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)).
   */
  id: operations['simulateRefundResult']['parameters']['path']['id']
  /**
   * SETTLED means that the payer has the money back. REJECTED means that the payer institution refused it.
   */
  outcome: SimulateRefundResultRequest['outcome']
  /**
   * The reason of the rejection, in the words of the payer institution, 1 to 500 characters. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149),
   * [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196), [G-233](https://pix-payments.github.io/pix-payments/gaps.html#G-233)).
   */
  reason?: Exclude<SimulateRefundResultRequest['reason'], undefined>
}
