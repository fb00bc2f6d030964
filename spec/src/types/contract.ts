// Generated from the contract in spec/ by `pnpm generate`. Do not edit.
export interface paths {
    "/v1/oauth2/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an access token
         * @description Exchanges the operator's credentials for a bearer token, with the OAuth 2.0 client credentials grant (RFC 6749 §4.4). Send client_id, client_secret and grant_type as multipart/form-data. JSON and application/x-www-form-urlencoded return 400 InvalidContentType. This route needs no token. The form has at most 16 KiB and 16 parts.
         *
         *     Send the token as `Authorization: Bearer <access_token>` with every other request. It expires after expires_in seconds. Then request a new one: there is no refresh token. A token is bound to one wallet, and everything that it creates or reads belongs to that wallet.
         *
         *     Production limits requests that fail with 401. After too many failures for a client_id or from an address, the route returns 429 too_many_requests. Wait for Retry-After seconds, and do not repeat a refused secret. Failures from one address do not affect the same client_id at another address.
         *
         *     **Assumed** ([G-002](https://pix-payments.github.io/pix-payments/gaps.html#G-002), [G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-102](https://pix-payments.github.io/pix-payments/gaps.html#G-102), [G-151](https://pix-payments.github.io/pix-payments/gaps.html#G-151), [G-153](https://pix-payments.github.io/pix-payments/gaps.html#G-153), [G-195](https://pix-payments.github.io/pix-payments/gaps.html#G-195), [G-290](https://pix-payments.github.io/pix-payments/gaps.html#G-290)).
         *
         *     When several rules are broken, the answer is the first of: `payload_too_large`, `unsupported_encoding`, `InvalidContentType`, `invalid_request`, `unsupported_grant_type`, `too_many_requests`, `invalid_client`, `temporarily_unavailable`, `server_error`.
         */
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/deposit/immediate-charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an immediate charge
         * @description Creates the charge of one deposit and returns its brCode, the copy-and-paste payload that the player pays from a banking app. The charge stays PENDING until the player pays it or expiresAt is reached.
         *
         *     Show brCode to the player, as text and as a QR code. Credit the player only after the webhook pixChargePaid, or when getImmediateCharge returns PAID. Expect exactly one payment of each charge, and deduplicate. Webhooks can be lost: when no confirmation arrives within 60 seconds, query the charge.
         *
         *     The payer checks of expectedPayer return no HTTP error. A payment that fails a check is refused at settlement: the money does not leave the payer, and the service sends pixChargeRejected. The charge stays open and payable until expiresAt, whatever the number of attempts.
         *
         *     The request is not idempotent: externalId need not be unique, and each request creates a new charge. After a timeout or a 500, send the request again. If the first charge exists, no player has its brCode, so it expires unpaid.
         *
         *     **Assumed** ([G-018](https://pix-payments.github.io/pix-payments/gaps.html#G-018), [G-023](https://pix-payments.github.io/pix-payments/gaps.html#G-023)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["createImmediateCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/deposit/immediate-charge/{chargeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an immediate charge
         * @description Returns a charge of the wallet of the token. Status PAID permits crediting the player, as the webhook pixChargePaid does. Credit each charge once. Use this operation as the fallback when no webhook arrives within 60 seconds, and in the daily reconciliation.
         *
         *     A PENDING charge becomes EXPIRED at expiresAt: a read at that instant or later already shows EXPIRED. A charge of another wallet returns 403 Forbidden.
         *
         *     **Assumed** ([G-089](https://pix-payments.github.io/pix-payments/gaps.html#G-089), [G-103](https://pix-payments.github.io/pix-payments/gaps.html#G-103)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `NotFound`, `Forbidden`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getImmediateCharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/mock/simulate-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate the payment of a charge
         * @description Pays a PENDING charge as the player would. The route exists only in staging and in the sandbox. In production every request returns 404 NotFound, with or without a token.
         *
         *     The service takes amount and payer details from the charge. The expectedPayer of the charge pays, from one of its bankAccounts when it declares them. When the charge has no expectedPayer, a fixed test payer pays. The charge becomes PAID, the service credits the wallet, and it sends pixChargePaid.
         *
         *     A charge that is PAID, CANCELED or EXPIRED returns 409 InvalidChargeState, so a repeated request pays nothing. This route cannot simulate a refused attempt; the sandbox control API can.
         *
         *     **Assumed** ([G-004](https://pix-payments.github.io/pix-payments/gaps.html#G-004), [G-104](https://pix-payments.github.io/pix-payments/gaps.html#G-104), [G-105](https://pix-payments.github.io/pix-payments/gaps.html#G-105), [G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106), [G-259](https://pix-payments.github.io/pix-payments/gaps.html#G-259)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Forbidden`, `InvalidChargeState`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["simulatePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/withdraw/pix-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw to a Pix key
         * @description Creates a withdrawal: a Pix transfer from the wallet to the holder of a Pix key. It settles asynchronously.
         *
         *     Debit the player's wallet and persist externalId before calling. Response 202 means that the withdrawal is accepted; money has not moved yet, unless status is SUCCESS. While status is INITIATED, CONFIRMED or PROCESSING, the outcome is unknown: do not cancel, and do not return the balance to the player. Return it only after the webhook pixWithdrawFailed, or after getWithdrawal returns FAILED, REJECTED, CANCELED or EXPIRED.
         *
         *     The service resolves the key in the directory (DICT) and checks its holder before any money moves. An unknown key returns 404 PIX_KEY_NOT_FOUND. A holder with another CPF than expectedCreditor.taxId returns 422 IGAMING_CPF_MISMATCH. This refusal is definitive: do not retry; ask the player for a key registered to their own CPF. When the secure-loop rule is on for the wallet, an account from which this CPF never paid a deposit to the wallet returns 422 SECURE_LOOP_ACCOUNT_MISMATCH.
         *
         *     When the amount is above the available balance, the response is 202 with status FAILED (errorCode INSUFFICIENT_BALANCE). The service debits nothing and sends pixWithdrawFailed.
         *
         *     externalId makes the request idempotent. The same externalId with the same body returns the first response again, 202 with the header `idempotent-replayed: true`, and debits nothing. Its status is that of the first response, even when the withdrawal has ended since: call getWithdrawal for the current status. With another body the response is 409 IDEMPOTENCY_ERROR. After a timeout, a 500 or a 503, send the same request again. A 4xx response debits nothing and leaves externalId unused: correct the request and send it again with the same externalId. After FAILED, REJECTED, CANCELED or EXPIRED, use a new externalId, because the old one names the failed withdrawal for ever.
         *
         *     In the sandbox a CPF key belongs to that CPF, and other keys exist when the sandbox directory lists them. A withdrawal settles after 2 seconds, unless its destination or the sandbox control API sets another outcome.
         *
         *     **Assumed** ([G-032](https://pix-payments.github.io/pix-payments/gaps.html#G-032), [G-090](https://pix-payments.github.io/pix-payments/gaps.html#G-090), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109), [G-171](https://pix-payments.github.io/pix-payments/gaps.html#G-171), [G-172](https://pix-payments.github.io/pix-payments/gaps.html#G-172), [G-190](https://pix-payments.github.io/pix-payments/gaps.html#G-190), [G-340](https://pix-payments.github.io/pix-payments/gaps.html#G-340), [G-420](https://pix-payments.github.io/pix-payments/gaps.html#G-420)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `IDEMPOTENCY_ERROR`, `PIX_KEY_NOT_FOUND`, `IGAMING_CPF_MISMATCH`, `SECURE_LOOP_ACCOUNT_MISMATCH`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["createWithdrawalByPixKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/withdraw/manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw to bank details
         * @description Creates a withdrawal: a Pix transfer from the wallet to an account given by its bank details. It settles asynchronously. The service resolves nothing in the directory on this path, so every detail comes from the caller.
         *
         *     Debit the player's wallet and persist externalId before calling. Response 202 means that the withdrawal is accepted; money has not moved yet, unless status is SUCCESS. While status is INITIATED, CONFIRMED or PROCESSING, the outcome is unknown: do not cancel, and do not return the balance to the player. Return it only after the webhook pixWithdrawFailed, or after getWithdrawal returns FAILED, REJECTED, CANCELED or EXPIRED.
         *
         *     The service checks the ownership of the destination. An account known to belong to another tax id than creditor.taxId returns 422 IGAMING_CPF_MISMATCH. This refusal is definitive: do not retry; ask the player for an account of their own. When only the destination institution can see the mismatch, the withdrawal becomes REJECTED later, with errorCode ACCOUNT_MISMATCH. When the secure-loop rule is on for the wallet, an account from which this CPF never paid a deposit to the wallet returns 422 SECURE_LOOP_ACCOUNT_MISMATCH.
         *
         *     When the amount is above the available balance, the response is 202 with status FAILED (errorCode INSUFFICIENT_BALANCE). The service debits nothing and sends pixWithdrawFailed.
         *
         *     externalId makes the request idempotent. The same externalId with the same body returns the first response again, 202 with the header `idempotent-replayed: true`, and debits nothing. Its status is that of the first response, even when the withdrawal has ended since: call getWithdrawal for the current status. With another body the response is 409 IDEMPOTENCY_ERROR. After a timeout, a 500 or a 503, send the same request again. A 4xx response debits nothing and leaves externalId unused: correct the request and send it again with the same externalId. After FAILED, REJECTED, CANCELED or EXPIRED, use a new externalId, because the old one names the failed withdrawal for ever.
         *
         *     In the sandbox a withdrawal settles after 2 seconds, unless its destination or the sandbox control API sets another outcome.
         *
         *     **Assumed** ([G-032](https://pix-payments.github.io/pix-payments/gaps.html#G-032), [G-090](https://pix-payments.github.io/pix-payments/gaps.html#G-090), [G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-171](https://pix-payments.github.io/pix-payments/gaps.html#G-171), [G-172](https://pix-payments.github.io/pix-payments/gaps.html#G-172), [G-190](https://pix-payments.github.io/pix-payments/gaps.html#G-190), [G-340](https://pix-payments.github.io/pix-payments/gaps.html#G-340), [G-420](https://pix-payments.github.io/pix-payments/gaps.html#G-420)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `IDEMPOTENCY_ERROR`, `IGAMING_CPF_MISMATCH`, `SECURE_LOOP_ACCOUNT_MISMATCH`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["createWithdrawalByBankDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/withdraw/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a withdrawal
         * @description Returns a withdrawal of the wallet by its externalId, whether it was created by key or by bank details. FAILED, REJECTED, CANCELED and EXPIRED are failures and permit returning the balance to the player, as the webhook pixWithdrawFailed does. INITIATED, CONFIRMED and PROCESSING are transitional: the outcome is unknown, so query again later and do not return the balance. An unknown withdrawal returns 404 NotFound, and so does a withdrawal of another wallet. **Assumed** ([G-091](https://pix-payments.github.io/pix-payments/gaps.html#G-091), [G-110](https://pix-payments.github.io/pix-payments/gaps.html#G-110), [G-256](https://pix-payments.github.io/pix-payments/gaps.html#G-256)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `NotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/refund/{endToEndId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment
         * @description Returns the whole or a part of a received Pix to its payer. The Pix is a paid deposit, the settled first payment of a recurrence, or a settled cycle charge, also when a post-due retry or a same-day re-send settled it. The endToEndId of any other Pix returns 404 NotFound. The refund settles asynchronously. A Pix can be refunded until canBeReversedUntil, 90 days after it settled; after that the request returns 422 REFUND_DEADLINE_EXCEEDED.
         *
         *     externalId distinguishes several partial refunds of one transaction. Together with the amounts that were taken back from a deposit (pixChargeTakenBack) and the simulated refunds of a recurring charge, they never exceed the original: an amount above leftAmount returns 422 REFUND_AMOUNT_EXCEEDED. The service reserves the amount when it accepts the refund, and makes it available again if the refund fails. An amount above the available balance of the wallet returns 422 INSUFFICIENT_BALANCE.
         *
         *     The same externalId with the same body for the same transaction returns the first response again, 202 with the header `idempotent-replayed: true`, and moves no money. Its status and its totals are those of the first response. With another body it returns 409 IDEMPOTENCY_ERROR. Follow the refund with getRefund, or by the webhooks pixRefundSettled and pixRefundFailed.
         *
         *     In the sandbox a refund settles after 2 seconds, unless the sandbox control API sets another outcome.
         *
         *     **Assumed** ([G-039](https://pix-payments.github.io/pix-payments/gaps.html#G-039), [G-041](https://pix-payments.github.io/pix-payments/gaps.html#G-041), [G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042), [G-043](https://pix-payments.github.io/pix-payments/gaps.html#G-043), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-112](https://pix-payments.github.io/pix-payments/gaps.html#G-112), [G-113](https://pix-payments.github.io/pix-payments/gaps.html#G-113), [G-205](https://pix-payments.github.io/pix-payments/gaps.html#G-205), [G-259](https://pix-payments.github.io/pix-payments/gaps.html#G-259), [G-381](https://pix-payments.github.io/pix-payments/gaps.html#G-381), [G-382](https://pix-payments.github.io/pix-payments/gaps.html#G-382), [G-420](https://pix-payments.github.io/pix-payments/gaps.html#G-420), [G-422](https://pix-payments.github.io/pix-payments/gaps.html#G-422)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `NotFound`, `Forbidden`, `IDEMPOTENCY_ERROR`, `REFUND_DEADLINE_EXCEEDED`, `REFUND_AMOUNT_EXCEEDED`, `INSUFFICIENT_BALANCE`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["createRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/refund/{endToEndId}/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a refund
         * @description Returns a refund by the endToEndId of the original transaction and the externalId of the refund. externalId is case-sensitive, and the service compares it exactly as it was sent. Percent-encode it when it contains reserved characters such as a slash. A transaction of another wallet returns 403 Forbidden. **Assumed** ([G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042), [G-112](https://pix-payments.github.io/pix-payments/gaps.html#G-112), [G-113](https://pix-payments.github.io/pix-payments/gaps.html#G-113), [G-259](https://pix-payments.github.io/pix-payments/gaps.html#G-259)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `NotFound`, `Forbidden`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal-transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer between wallets
         * @description Moves an amount from the wallet of the token to another wallet of the operator. The transfer is instant: both balances change at once, and their sum stays the same.
         *
         *     externalId makes the request idempotent. The same externalId with the same body returns the first response again, 201 with the header `idempotent-replayed: true`, and moves no money. With another body it returns 409 IDEMPOTENCY_ERROR. An amount above the available balance returns 422 INSUFFICIENT_BALANCE. After 503 the amount may be debited already: repeat the request with the same externalId.
         *
         *     **Assumed** ([G-116](https://pix-payments.github.io/pix-payments/gaps.html#G-116), [G-165](https://pix-payments.github.io/pix-payments/gaps.html#G-165), [G-259](https://pix-payments.github.io/pix-payments/gaps.html#G-259), [G-420](https://pix-payments.github.io/pix-payments/gaps.html#G-420), [G-481](https://pix-payments.github.io/pix-payments/gaps.html#G-481)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `IDEMPOTENCY_ERROR`, `NotFound`, `INSUFFICIENT_BALANCE`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["createInternalTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/internal-transfer/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an internal transfer
         * @description Returns a transfer that the wallet of the token made, by its externalId. An unknown transfer returns 404 NotFound, and so does a transfer of another wallet. **Assumed** ([G-116](https://pix-payments.github.io/pix-payments/gaps.html#G-116), [G-165](https://pix-payments.github.io/pix-payments/gaps.html#G-165), [G-481](https://pix-payments.github.io/pix-payments/gaps.html#G-481)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `NotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getInternalTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the balance
         * @description Returns the current balances of the wallet of the token: the available balance, the blocked balance, their sum, and the value of the charges that are still PENDING. A withdrawal or refund blocks its amount from the moment it is accepted. When it fails, the amount becomes available again. **Assumed** ([G-085](https://pix-payments.github.io/pix-payments/gaps.html#G-085), [G-091](https://pix-payments.github.io/pix-payments/gaps.html#G-091), [G-114](https://pix-payments.github.io/pix-payments/gaps.html#G-114), [G-166](https://pix-payments.github.io/pix-payments/gaps.html#G-166)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `ACCOUNT_NOT_FOUND`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/balance/closing-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a closing-day balance
         * @description Returns the balances of the wallet of the token at the end of a past day of the Brasília calendar. The default is yesterday. totalBalance is the closing-day balance, the figure for the operator's daily reconciliation. It equals closingBalance of that day in the consolidated statement. **Assumed** ([G-115](https://pix-payments.github.io/pix-payments/gaps.html#G-115), [G-166](https://pix-payments.github.io/pix-payments/gaps.html#G-166)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `INVALID_QUERY_PARAMETER`, `ACCOUNT_NOT_FOUND`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getClosingDayBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the statement
         * @description Lists the settled movements of the wallet of the token, newest first. A filter is mandatory: a date range (initDate and endDate), or endToEndId, or productTransactionId. A request without a filter returns MISSING_REQUIRED_FILTER. A range together with an id returns the lines that match both. A movement belongs to the Brasília day on which it settled.
         *
         *     Lines are added while you read, and then the pages by number shift. To read a range without missing or repeating a line, pass nextCursor of each page as cursor. To read only the lines that were added since, read the range again and stop at the first line that you know.
         *
         *     Daily reconciliation is required of the operator. Read the lines of the day, page by page. Match them by externalId, endToEndId or productTransactionId. Compare the totals with the consolidated statement.
         *
         *     **Assumed** ([G-117](https://pix-payments.github.io/pix-payments/gaps.html#G-117), [G-118](https://pix-payments.github.io/pix-payments/gaps.html#G-118), [G-119](https://pix-payments.github.io/pix-payments/gaps.html#G-119), [G-259](https://pix-payments.github.io/pix-payments/gaps.html#G-259), [G-421](https://pix-payments.github.io/pix-payments/gaps.html#G-421)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `INVALID_PAGE_SIZE`, `INVALID_QUERY_PARAMETER`, `MISSING_REQUIRED_FILTER`, `INVALID_DATE_RANGE`, `ACCOUNT_NOT_FOUND`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["listStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/statements/consolidated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the consolidated statement
         * @description Summarizes the settled movements of the wallet of the token for each day of the Brasília calendar, newest day first: opening and closing balance, credits, debits, and the same by method. Every day of the range has an entry, even without movements. The entry of today counts the movements that have settled so far. The totals of a day equal the sums of the statement lines of that day.
         *
         *     startDate, endDate, page and limit are all required. A missing or invalid parameter returns InvalidParameter, and so does a range above 90 days or in the future.
         *
         *     **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120), [G-213](https://pix-payments.github.io/pix-payments/gaps.html#G-213)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `ACCOUNT_NOT_FOUND`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getConsolidatedStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Configure the webhook of the wallet
         * @description Sets the webhook of the wallet: the URL, its authentication and an optional events filter. A wallet has one webhook, shared by all Pix events. Every PUT replaces the whole configuration: from then on, the service calls only the new URL with the new authentication, even for deliveries that are still due. The filter applies at the moment when an event happens. The service does not deliver events from before the first configuration.
         *
         *     **Delivery.** The service sends a webhook whenever a transaction changes status, as a POST of JSON with one event. Transitional changes, such as a withdrawal from CONFIRMED to PROCESSING, have no event. A 2xx response within 5 seconds is success. After any other result, including a redirect, the service retries 5 s, 1 min, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h after the previous attempt, later when `Retry-After` asks for it, and then gives up. A receiver that is new or fails gets one event at a time. Each quick success allows one more concurrent event, up to eight. Ignore fields and events that you do not know. An event omits fields that have no value.
         *
         *     **Order.** An event may arrive twice, and events may arrive out of order. Deduplicate by eventId, and use the status of the resource or occurredAt to decide which event is newer. The service sends an event after it attempted the older events of its resource once; it does not wait for their retries. So an event that you did not answer with 2xx arrives after later ones.
         *
         *     **Signature.** Deliveries follow Standard Webhooks. `webhook-signature` is `v1,` and the base64 HMAC-SHA256 over webhook-id, webhook-timestamp and the raw body, joined by full stops. Verify it before you parse the body, in constant time, and refuse old timestamps. The key is signingSecret. The response contains it only at the first configuration and when rotateSigningSecret is true. For 24 hours after a rotation, deliveries carry a signature of both secrets.
         *
         *     **Fallback.** Webhooks can be lost, so keep polling as well. For deposits, query the charge directly when no confirmation arrives within 60 seconds.
         *
         *     **Assumed** ([G-122](https://pix-payments.github.io/pix-payments/gaps.html#G-122), [G-124](https://pix-payments.github.io/pix-payments/gaps.html#G-124), [G-159](https://pix-payments.github.io/pix-payments/gaps.html#G-159), [G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-169](https://pix-payments.github.io/pix-payments/gaps.html#G-169), [G-218](https://pix-payments.github.io/pix-payments/gaps.html#G-218), [G-219](https://pix-payments.github.io/pix-payments/gaps.html#G-219), [G-248](https://pix-payments.github.io/pix-payments/gaps.html#G-248), [G-315](https://pix-payments.github.io/pix-payments/gaps.html#G-315)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `ServiceUnavailable`, `InternalError`.
         */
        put: operations["configureWebhook"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/recurrences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recurrences
         * @description Lists the recurrences of the wallet, newest first, in pages. To read the next page, pass the nextCursor of a page as cursor, with the same filters, until hasMore is false. Recurrences of other wallets never appear. Use listRecurrences or getRecurrence as the fallback for lost webhooks. **Assumed** ([G-129](https://pix-payments.github.io/pix-payments/gaps.html#G-129), [G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-132](https://pix-payments.github.io/pix-payments/gaps.html#G-132)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_400`, `INVALID_PAYER_TAX_ID`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        get: operations["listRecurrences"];
        put?: never;
        /**
         * Create a recurrence
         * @description Creates a recurrence by Journey 3: one composite QR code asks the payer for the first payment and for the permission
         *     to be charged once per cycle afterwards. The response is a recurrence that is PENDING with statusDetailed
         *     AWAITING_FIRST_PAYMENT. No money has moved. Show `textContent` to the payer before `expiresAt`. The webhook
         *     pixAutomaticFirstPaymentSettled reports the first payment. Then wait for the webhook pixAutomaticRecurrenceAuthorized,
         *     or read the recurrence, before you create cycle charges.
         *
         *     **Preconditions.** The service checks them in this order. The first precondition that does not hold decides the
         *     error.
         *
         *     1. The body has the documented shape and no unknown property, and `pixKey` is one of the wallet's own keys: else 400
         *        HTTP_400.
         *     2. `receiverCnpj` is a valid CNPJ: else 400 INVALID_RECEIVER_CNPJ.
         *     3. `expectedPayer.taxId` is a valid CPF or CNPJ: else 400 INVALID_PAYER_TAX_ID.
         *     4. The amounts are integers in centavos: else 400 INVALID_AMOUNT.
         *     5. `recurrenceDetails.firstPaymentDate` is an existing date, YYYY-MM-DD: else 400 INVALID_DATE.
         *     6. `externalId` is new for the wallet, or comes with the same body: else 409 IDEMPOTENCY_ERROR. With the same body
         *        the response is 201 with the existing recurrence and the header `idempotent-replayed: true`, and the service skips
         *        the preconditions below.
         *     7. `amount` and `firstPaymentAmount` are R$ 1,00 to R$ 1.000.000,00, and `minimumAmount` is 1 to 100000000 centavos:
         *        else 422 AMOUNT_OUT_OF_RANGE.
         *     8. `amount` and `minimumAmount` are not both sent: else 422 AMOUNT_MODEL_CONFLICT.
         *     9. A variable recurrence (without `amount`) has `firstPaymentAmount`: else 422 FIRST_PAYMENT_AMOUNT_REQUIRED.
         *     10. A fixed recurrence (with `amount`) has no `firstPaymentAmount`: else 422 FIRST_PAYMENT_AMOUNT_NOT_ALLOWED.
         *     11. `expiresIn` is at least 60 seconds: else 422 INVALID_EXPIRATION. It is at most 2592000 seconds, 30 calendar
         *         days: else 422 EXPIRATION_EXCEEDS_LIMIT.
         *     12. `firstPaymentDate` is at least 2 calendar days after the day of the expiration in Brasília: else 422
         *         DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION.
         *     13. `totalCharges` is 1 to 999: else 422 INVALID_TOTAL_CHARGES.
         *     14. The wallet has no pending journey with this payer, and no journey that this payer rejected in the last 30 days
         *         (30 × 24 hours, by tax id): else 409 RECENT_PAYER_JOURNEY_EXISTS. Recurrences that are AUTHORIZED, CANCELLED or
         *         EXPIRED do not block.
         *     15. The risk policy accepts the recurrence: else 422 RISK_ASSESSMENT_REJECTED. When it does not answer in time, by
         *         default within 3 seconds, the response is 503 DEPENDENCY_UNAVAILABLE, and nothing was created.
         *
         *     **Idempotency.** `externalId` is unique per wallet, for ever. The same `externalId` with the same body returns 201
         *     with the current state of the existing recurrence and the header `idempotent-replayed: true`, and with another body
         *     409 IDEMPOTENCY_ERROR. The service compares bodies after it strips punctuation and upper-cases letters. Refused
         *     requests are not stored: correct the body and send it again with the same `externalId`.
         *
         *     **Assumed** ([G-129](https://pix-payments.github.io/pix-payments/gaps.html#G-129), [G-175](https://pix-payments.github.io/pix-payments/gaps.html#G-175), [G-176](https://pix-payments.github.io/pix-payments/gaps.html#G-176), [G-179](https://pix-payments.github.io/pix-payments/gaps.html#G-179), [G-182](https://pix-payments.github.io/pix-payments/gaps.html#G-182), [G-191](https://pix-payments.github.io/pix-payments/gaps.html#G-191), [G-192](https://pix-payments.github.io/pix-payments/gaps.html#G-192), [G-193](https://pix-payments.github.io/pix-payments/gaps.html#G-193), [G-194](https://pix-payments.github.io/pix-payments/gaps.html#G-194), [G-340](https://pix-payments.github.io/pix-payments/gaps.html#G-340), [G-420](https://pix-payments.github.io/pix-payments/gaps.html#G-420)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_RECEIVER_CNPJ`, `INVALID_PAYER_TAX_ID`, `INVALID_AMOUNT`, `INVALID_DATE`, `IDEMPOTENCY_ERROR`, `AMOUNT_OUT_OF_RANGE`, `AMOUNT_MODEL_CONFLICT`, `FIRST_PAYMENT_AMOUNT_REQUIRED`, `FIRST_PAYMENT_AMOUNT_NOT_ALLOWED`, `INVALID_EXPIRATION`, `EXPIRATION_EXCEEDS_LIMIT`, `DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION`, `INVALID_TOTAL_CHARGES`, `RECENT_PAYER_JOURNEY_EXISTS`, `RISK_ASSESSMENT_REJECTED`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["createRecurrence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/recurrences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a recurrence
         * @description Returns the current state of a recurrence. Only the wallet that created the recurrence may read it; another wallet gets 403 RECURRENCE_ACCESS_DENIED. Use this operation as the fallback when the webhook of an authorization, a rejection, an expiry or a cancellation does not arrive. **Assumed** ([G-129](https://pix-payments.github.io/pix-payments/gaps.html#G-129), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_401`, `HTTP_503`, `HTTP_429`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        get: operations["getRecurrence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/recurrences/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a recurrence
         * @description Cancels a recurrence on behalf of the receiver. The recurrence becomes CANCELLED at once, with the reason in
         *     `cancellationReason`. The service cancels all its open schedules with it: charges, retries and re-sends. The 22:00
         *     cut-off applies only to the cancellation of a single schedule, so these schedules are cancelled even after it, and
         *     even on the due date. The service sends pixAutomaticRecurrenceCancelled, and pixAutomaticScheduleCancelled for each
         *     cancelled schedule. If the recurrence was AUTHORIZED, the service sends a cancellation message to the payer
         *     institution. If it was PENDING, its QR code can no longer be paid.
         *
         *     A recurrence that is CANCELLED, EXPIRED, FAILED or COMPLETED is final and returns 409 INVALID_RECURRENCE_STATE. The
         *     reason PAYER_REQUESTED is reserved for the payer, who cancels in the banking app; it returns 400 HTTP_400.
         *
         *     A repeated command with the same `externalId` and body returns the stored response for 48 hours,
         *     with the header `idempotent-replayed: true`, not 409
         *     INVALID_RECURRENCE_STATE. With another body it returns 409 IDEMPOTENCY_ERROR. Refusals are not stored.
         *
         *     **Assumed** ([G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067), [G-096](https://pix-payments.github.io/pix-payments/gaps.html#G-096), [G-129](https://pix-payments.github.io/pix-payments/gaps.html#G-129), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-191](https://pix-payments.github.io/pix-payments/gaps.html#G-191), [G-192](https://pix-payments.github.io/pix-payments/gaps.html#G-192), [G-193](https://pix-payments.github.io/pix-payments/gaps.html#G-193), [G-194](https://pix-payments.github.io/pix-payments/gaps.html#G-194), [G-243](https://pix-payments.github.io/pix-payments/gaps.html#G-243), [G-420](https://pix-payments.github.io/pix-payments/gaps.html#G-420)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `IDEMPOTENCY_ERROR`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["cancelRecurrence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/recurrences/{id}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cycle charge
         * @description Creates the charge of one cycle of a recurrence. The response is a schedule that is CREATED with purpose AGND; no
         *     money has moved. The service then sends the instruction to the payer institution, and the schedule becomes PENDING.
         *     When the shifted `dueDate` is more than 10 days ahead, the schedule stays CREATED until 00:00 of the tenth day before
         *     it. When that institution accepts it, the schedule becomes SCHEDULED (webhook pixAutomaticScheduleScheduled). It settles
         *     on `dueDate` (webhook pixAutomaticScheduleSettled), or it fails (webhook pixAutomaticScheduleRejected). The cycle is
         *     paid only when the schedule is SUCCESS.
         *
         *     **Rules.** The service checks them in this order. The first broken rule decides the error.
         *
         *     1. The body has the documented shape and no unknown property: else 400 HTTP_400.
         *     2. `amount` is an integer in centavos: else 400 INVALID_AMOUNT.
         *     3. `dueDate` is an existing date, YYYY-MM-DD: else 400 INVALID_DATE.
         *     4. The recurrence exists: else 404 RESOURCE_MISSING. It belongs to the wallet: else 403 RECURRENCE_ACCESS_DENIED.
         *     5. `externalId` is new for this recurrence, or comes with the same body: else 409 IDEMPOTENCY_ERROR. With the same
         *        body the service returns the stored response with the header `idempotent-replayed: true`
         *        and skips the rules below.
         *     6. The recurrence is AUTHORIZED with VALIDATION_SUCCEEDED: else 409 AUTHORIZED_RECURRENCE_REQUIRED.
         *     7. `amount` is R$ 1,00 to R$ 1.000.000,00: else 422 AMOUNT_OUT_OF_RANGE.
         *     8. `cycleNumber` is 2 to `totalCharges`, because cycle 1 is the first payment: else 422 INVALID_CYCLE_NUMBER.
         *     9. `amount` equals the amount of the recurrence, when the recurrence is fixed: else 422 FIXED_AMOUNT_MISMATCH.
         *     10. `dueDate` is 2 to 10 calendar days after today, both included: else 422 INVALID_SCHEDULE_WINDOW.
         *     11. `dueDate` is not before `firstPaymentDate`: else 422 BEFORE_RECURRENCE_START. It is not after `lastPaymentDate`:
         *         else 422 AFTER_RECURRENCE_END.
         *     12. `dueDate` is in the window of the cycle, before and after the shift to a business day: else 422
         *         SCHEDULE_OUTSIDE_RECURRENCE_CYCLE.
         *     13. The recurrence has the `municipalityCode` that comes with the authorization: else 422 MUNICIPALITY_REQUIRED.
         *     14. No other charge holds the cycle, whether it is an AGND, or a retry or re-send of one: else 409
         *         CYCLE_ALREADY_EXISTS. A charge holds its cycle while it is open, and when it is SUCCESS. It also holds the cycle
         *         when the payer institution accepted it and it was not paid (SETTLEMENT_FAILED), or never answered it
         *         (PAYER_RESPONSE_TIMEOUT): then only a post-due retry can collect the cycle. A charge that was rejected, cancelled
         *         or never sent (REJECTED_BY_PAYER, CANCELLED, SEND_FAILED) frees the cycle, whatever its rejectionCode: the cycle
         *         may be charged again while the dates allow it.
         *
         *     **Dates.** Today, and all other days, are days in Brasília (America/Sao_Paulo). Rules 10 to 12 check the requested
         *     day; rule 12 also checks the shifted day. When the requested day is not a business day (Saturday, Sunday, national
         *     bank holiday, Carnival Monday and Tuesday, Corpus Christi), the service shifts it forward to the next business day.
         *     `dueDate` is the shifted day, and `originalDueDate` is the requested day. The shifted day may be more than 10 days
         *     ahead: then the service waits before it sends the instruction.
         *
         *     **Cycles.** The window of cycle n, from 2 on, begins n − 2 periods after `firstPaymentDate` and ends the day before
         *     the next window begins. The last window ends on `lastPaymentDate`. A month without the day of `firstPaymentDate`
         *     uses its last day instead. For example, a monthly recurrence from 2026-10-31 has the windows 2026-10-31 to
         *     2026-11-29, 2026-11-30 to 2026-12-30, 2026-12-31 to 2027-01-30, 2027-01-31 to 2027-02-27, and so on.
         *
         *     **Idempotency.** For 48 hours, the same `externalId` with the same body returns the stored 201 with the same
         *     schedule and the header `idempotent-replayed: true`, not 409 CYCLE_ALREADY_EXISTS. With another body it returns 409 IDEMPOTENCY_ERROR. Refusals are not stored:
         *     correct the body and send it again with the same `externalId`.
         *
         *     **Assumed** ([G-051](https://pix-payments.github.io/pix-payments/gaps.html#G-051), [G-052](https://pix-payments.github.io/pix-payments/gaps.html#G-052), [G-053](https://pix-payments.github.io/pix-payments/gaps.html#G-053), [G-098](https://pix-payments.github.io/pix-payments/gaps.html#G-098), [G-129](https://pix-payments.github.io/pix-payments/gaps.html#G-129), [G-133](https://pix-payments.github.io/pix-payments/gaps.html#G-133), [G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-135](https://pix-payments.github.io/pix-payments/gaps.html#G-135), [G-136](https://pix-payments.github.io/pix-payments/gaps.html#G-136), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-174](https://pix-payments.github.io/pix-payments/gaps.html#G-174), [G-175](https://pix-payments.github.io/pix-payments/gaps.html#G-175), [G-176](https://pix-payments.github.io/pix-payments/gaps.html#G-176), [G-180](https://pix-payments.github.io/pix-payments/gaps.html#G-180), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-189](https://pix-payments.github.io/pix-payments/gaps.html#G-189), [G-191](https://pix-payments.github.io/pix-payments/gaps.html#G-191), [G-192](https://pix-payments.github.io/pix-payments/gaps.html#G-192), [G-193](https://pix-payments.github.io/pix-payments/gaps.html#G-193), [G-194](https://pix-payments.github.io/pix-payments/gaps.html#G-194), [G-237](https://pix-payments.github.io/pix-payments/gaps.html#G-237), [G-249](https://pix-payments.github.io/pix-payments/gaps.html#G-249), [G-420](https://pix-payments.github.io/pix-payments/gaps.html#G-420)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_AMOUNT`, `INVALID_DATE`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `IDEMPOTENCY_ERROR`, `AUTHORIZED_RECURRENCE_REQUIRED`, `AMOUNT_OUT_OF_RANGE`, `INVALID_CYCLE_NUMBER`, `FIXED_AMOUNT_MISMATCH`, `INVALID_SCHEDULE_WINDOW`, `BEFORE_RECURRENCE_START`, `AFTER_RECURRENCE_END`, `SCHEDULE_OUTSIDE_RECURRENCE_CYCLE`, `MUNICIPALITY_REQUIRED`, `CYCLE_ALREADY_EXISTS`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List schedules
         * @description Lists the schedules of the wallet, newest first, in pages. To read the next page, pass the nextCursor of a page as cursor, with the same filters, until hasMore is false. Filter by `recurrenceId` to see the charges of one recurrence with their retries and re-sends. Filter by `status` to see open or failed schedules. Schedules of other wallets never appear. `attempts` is always empty here: read a schedule to see its attempts. Use listSchedules or getSchedule as the fallback for lost webhooks. **Assumed** ([G-074](https://pix-payments.github.io/pix-payments/gaps.html#G-074), [G-129](https://pix-payments.github.io/pix-payments/gaps.html#G-129), [G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-132](https://pix-payments.github.io/pix-payments/gaps.html#G-132), [G-234](https://pix-payments.github.io/pix-payments/gaps.html#G-234)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_400`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        get: operations["listSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a schedule
         * @description Returns the current state of a schedule, with its attempts. Only the wallet that created the schedule may read it; another wallet gets 403 SCHEDULE_ACCESS_DENIED. Use this operation as the fallback when the webhook of a settlement, a rejection or a cancellation does not arrive. **Assumed** ([G-074](https://pix-payments.github.io/pix-payments/gaps.html#G-074), [G-129](https://pix-payments.github.io/pix-payments/gaps.html#G-129), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_401`, `HTTP_503`, `HTTP_429`, `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/schedules/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a schedule
         * @description Cancels a schedule that is CREATED, PENDING or SCHEDULED on behalf of the receiver. The schedule becomes CANCELLED
         *     at once with statusDetailed CANCELLED_BY_RECEIVER (webhook pixAutomaticScheduleCancelled) and will not be charged.
         *     The recurrence stays AUTHORIZED, and the cycle may be charged again while the dates allow it. If the instruction was
         *     already sent to the payer institution, the service sends a cancellation message after it. If the schedule is still
         *     CREATED, the service sends no message.
         *
         *     The service checks the status first: any other status returns 409 SCHEDULE_NOT_CANCELABLE. It then checks the
         *     cut-off. A schedule can be cancelled until 21:59:59.999 in Brasília (America/Sao_Paulo) of the day before `dueDate`,
         *     the shifted date. From 22:00:00 on, the request returns 422 CANCELLATION_CUTOFF_EXCEEDED. A retry (NTAG) or re-send
         *     (RIFL) returns the same code at any time, because it comes after the cut-off of its charge. The cut-off does not
         *     apply to the cancellation of the whole recurrence.
         *
         *     The response does not wait for the payer institution. If that institution pays nevertheless, the payment is refused
         *     and the money goes back to the payer.
         *
         *     A repeated command with the same `externalId` and body returns the stored response for 48 hours,
         *     with the header `idempotent-replayed: true`, not 409
         *     SCHEDULE_NOT_CANCELABLE. With another body it returns 409 IDEMPOTENCY_ERROR. Refusals are not stored.
         *
         *     **Assumed** ([G-100](https://pix-payments.github.io/pix-payments/gaps.html#G-100), [G-125](https://pix-payments.github.io/pix-payments/gaps.html#G-125), [G-129](https://pix-payments.github.io/pix-payments/gaps.html#G-129), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-173](https://pix-payments.github.io/pix-payments/gaps.html#G-173), [G-174](https://pix-payments.github.io/pix-payments/gaps.html#G-174), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-191](https://pix-payments.github.io/pix-payments/gaps.html#G-191), [G-192](https://pix-payments.github.io/pix-payments/gaps.html#G-192), [G-193](https://pix-payments.github.io/pix-payments/gaps.html#G-193), [G-194](https://pix-payments.github.io/pix-payments/gaps.html#G-194), [G-410](https://pix-payments.github.io/pix-payments/gaps.html#G-410), [G-420](https://pix-payments.github.io/pix-payments/gaps.html#G-420)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `IDEMPOTENCY_ERROR`, `SCHEDULE_NOT_CANCELABLE`, `CANCELLATION_CUTOFF_EXCEEDED`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["cancelSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/schedules/{id}/post-due-retries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a post-due retry
         * @description Creates a post-due retry, which charges a failed cycle charge once more, on another day. The response is a new
         *     schedule with purpose NTAG and `retryOfScheduleId`, for the same amount, txid and reconciliationId. From then on it
         *     has the same statuses and webhooks as a cycle charge, but it cannot be cancelled. The id in the path is the id of the failed schedule: the
         *     charge itself, or a retry or re-send of it.
         *
         *     **Rules.** The service checks them in this order. The first broken rule decides the error.
         *
         *     1. The body has the documented shape and no unknown property: else 400 HTTP_400.
         *     2. `retryDate` is an existing date, YYYY-MM-DD: else 400 INVALID_DATE.
         *     3. The schedule exists: else 404 RESOURCE_MISSING. It belongs to the wallet: else 403 SCHEDULE_ACCESS_DENIED.
         *     4. `externalId` is new for this schedule, or comes with the same body: else 409 IDEMPOTENCY_ERROR. With the same
         *        body the service returns the stored response with the header `idempotent-replayed: true`
         *        and skips the rules below.
         *     5. The recurrence is still AUTHORIZED with VALIDATION_SUCCEEDED: else 409 AUTHORIZED_RECURRENCE_REQUIRED.
         *     6. The recurrence has `allowPostDuePayment` true; the schedule is FAILED; today is the `dueDate` of the charge or
         *        later; no schedule of the charge has a terminal rejectionCode (AC05, AM09, DENC, DS27, DTED, MIDI, MSUC, NITX or
         *        RC09); no other schedule of the cycle is open (except a retry for the same `retryDate`, see rule 7) or settled;
         *        and no other charge holds the cycle (see createSchedule): else 422 POST_DUE_RETRY_NOT_ALLOWED.
         *     7. `retryDate` is 1 to 7 calendar days after the `dueDate` of the charge, the shifted day, both included, and no
         *        other retry of the charge has that date: else 422 INVALID_POST_DUE_RETRY_DATE.
         *     8. `retryDate` is at most the third retry date of the charge: else 422 POST_DUE_RETRY_LIMIT_EXCEEDED. Every retry
         *        counts, however it ended; a retry whose instruction could not be sent (SEND_FAILED) does not count here and in
         *        rule 7. A re-send (RIFL) is not a retry.
         *     9. `retryDate` is before the next cycle begins and not after `lastPaymentDate`: else 422
         *        POST_DUE_RETRY_CROSSES_CYCLE.
         *     10. The request arrives by 23:59:59 of the day before `retryDate`, so `retryDate` is tomorrow or later: else 422
         *         POST_DUE_RETRY_CUTOFF_EXCEEDED.
         *
         *     All days are days in Brasília (America/Sao_Paulo). `retryDate` becomes the `dueDate` unchanged: Pix settles every
         *     day, and the service does not shift retries to business days.
         *
         *     **Idempotency.** For 48 hours, the same `externalId` with the same body returns the stored 201 with the same
         *     schedule and the header `idempotent-replayed: true` and uses up no retry date. With another body it returns 409 IDEMPOTENCY_ERROR. Refusals are not stored.
         *
         *     **Assumed** ([G-081](https://pix-payments.github.io/pix-payments/gaps.html#G-081), [G-098](https://pix-payments.github.io/pix-payments/gaps.html#G-098), [G-100](https://pix-payments.github.io/pix-payments/gaps.html#G-100), [G-129](https://pix-payments.github.io/pix-payments/gaps.html#G-129), [G-137](https://pix-payments.github.io/pix-payments/gaps.html#G-137), [G-138](https://pix-payments.github.io/pix-payments/gaps.html#G-138), [G-139](https://pix-payments.github.io/pix-payments/gaps.html#G-139), [G-140](https://pix-payments.github.io/pix-payments/gaps.html#G-140), [G-141](https://pix-payments.github.io/pix-payments/gaps.html#G-141), [G-175](https://pix-payments.github.io/pix-payments/gaps.html#G-175), [G-176](https://pix-payments.github.io/pix-payments/gaps.html#G-176), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-188](https://pix-payments.github.io/pix-payments/gaps.html#G-188), [G-189](https://pix-payments.github.io/pix-payments/gaps.html#G-189), [G-191](https://pix-payments.github.io/pix-payments/gaps.html#G-191), [G-192](https://pix-payments.github.io/pix-payments/gaps.html#G-192), [G-193](https://pix-payments.github.io/pix-payments/gaps.html#G-193), [G-194](https://pix-payments.github.io/pix-payments/gaps.html#G-194), [G-199](https://pix-payments.github.io/pix-payments/gaps.html#G-199), [G-231](https://pix-payments.github.io/pix-payments/gaps.html#G-231), [G-237](https://pix-payments.github.io/pix-payments/gaps.html#G-237), [G-246](https://pix-payments.github.io/pix-payments/gaps.html#G-246), [G-420](https://pix-payments.github.io/pix-payments/gaps.html#G-420)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_DATE`, `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `IDEMPOTENCY_ERROR`, `AUTHORIZED_RECURRENCE_REQUIRED`, `POST_DUE_RETRY_NOT_ALLOWED`, `INVALID_POST_DUE_RETRY_DATE`, `POST_DUE_RETRY_LIMIT_EXCEEDED`, `POST_DUE_RETRY_CROSSES_CYCLE`, `POST_DUE_RETRY_CUTOFF_EXCEEDED`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["createPostDueRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rec/{accessToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resolve a recurrence location
         * @description Returns the terms of a recurrence at a public address, without authentication and without /v1. The payer institution finds the address in template 80 of the composite QR code, and calls it to show the payer the terms to authorize. The operation returns a recurrence of any status, with that status. Only a PENDING recurrence can be authorized. The access token is the only protection: show it only to the payer, inside the QR code. **Assumed** ([G-001](https://pix-payments.github.io/pix-payments/gaps.html#G-001), [G-065](https://pix-payments.github.io/pix-payments/gaps.html#G-065), [G-126](https://pix-payments.github.io/pix-payments/gaps.html#G-126), [G-127](https://pix-payments.github.io/pix-payments/gaps.html#G-127)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_429`, `RESOURCE_MISSING`, `HTTP_503`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        get: operations["getRecurrenceLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/simulations/recurrences/{id}/first-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate the first payment
         * @description Simulates the payer who pays the composite QR code in the banking app. The recurrence must be PENDING with
         *     AWAITING_FIRST_PAYMENT. Its statusDetailed becomes FIRST_PAYMENT_SUCCESS, and its status stays PENDING. It gets
         *     `firstPaymentStatus` SETTLED and `firstPaymentEndToEndId`, and the service credits the amount to the wallet. The
         *     service sends pixAutomaticFirstPaymentSettled. Simulate the authorization next.
         *
         *     Without a body, the expected payer pays the expected amount. Another `payerTaxId` returns 422
         *     EXPECTED_PAYER_MISMATCH, and another `amount` returns 422 FIRST_PAYMENT_AMOUNT_MISMATCH; the recurrence does not
         *     change. Only the simulation returns this reason. A real Pix of a wrong payer or amount is refused at settlement,
         *     without an event. Any other state returns 409 INVALID_RECURRENCE_STATE, and so does a second first payment.
         *
         *     Sandbox only: in production this operation returns 404 HTTP_404.
         *
         *     **Assumed** ([G-004](https://pix-payments.github.io/pix-payments/gaps.html#G-004), [G-101](https://pix-payments.github.io/pix-payments/gaps.html#G-101), [G-142](https://pix-payments.github.io/pix-payments/gaps.html#G-142), [G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-144](https://pix-payments.github.io/pix-payments/gaps.html#G-144), [G-150](https://pix-payments.github.io/pix-payments/gaps.html#G-150), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-248](https://pix-payments.github.io/pix-payments/gaps.html#G-248)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_PAYER_TAX_ID`, `INVALID_AMOUNT`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `EXPECTED_PAYER_MISMATCH`, `FIRST_PAYMENT_AMOUNT_MISMATCH`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["simulateFirstPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/simulations/recurrences/{id}/authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate the payer institution's answer to the authorization
         * @description Simulates how the payer institution approves or rejects the authorization after the payer paid the composite QR
         *     code.
         *
         *     - APPROVED requires status PENDING with FIRST_PAYMENT_SUCCESS, and `firstPaymentStatus` SETTLED, not REFUNDED. A
         *       partial refund leaves it SETTLED. The recurrence becomes AUTHORIZED with VALIDATION_SUCCEEDED, gets `authorizedAt`
         *       and `municipalityCode`, and can be charged. The service sends pixAutomaticRecurrenceAuthorized.
         *     - REJECTED requires status PENDING, with or without the first payment. The recurrence becomes FAILED with
         *       AUTHORIZATION_REJECTED, and `rejectionReason` echoes the `reason`. The service sends
         *       pixAutomaticRecurrenceRejected. A first payment that settled stays with the receiver, who decides whether to
         *       refund it.
         *
         *     Any other state returns 409 INVALID_RECURRENCE_STATE.
         *
         *     Sandbox only: in production this operation returns 404 HTTP_404.
         *
         *     **Assumed** ([G-004](https://pix-payments.github.io/pix-payments/gaps.html#G-004), [G-066](https://pix-payments.github.io/pix-payments/gaps.html#G-066), [G-093](https://pix-payments.github.io/pix-payments/gaps.html#G-093), [G-142](https://pix-payments.github.io/pix-payments/gaps.html#G-142), [G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-144](https://pix-payments.github.io/pix-payments/gaps.html#G-144), [G-145](https://pix-payments.github.io/pix-payments/gaps.html#G-145), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-233](https://pix-payments.github.io/pix-payments/gaps.html#G-233), [G-257](https://pix-payments.github.io/pix-payments/gaps.html#G-257)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["simulateAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/simulations/recurrences/{id}/expiration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate the expiration of a recurrence
         * @description Simulates a payer who never completes the journey: `expiresAt` passes at once. The recurrence must be PENDING, with
         *     or without the first payment. It becomes EXPIRED with JOURNEY_EXPIRED, the QR code can no longer be paid, and the
         *     service sends pixAutomaticRecurrenceExpired. `expiresAt` keeps its value. Any other state returns 409
         *     INVALID_RECURRENCE_STATE.
         *
         *     Sandbox only: in production this operation returns 404 HTTP_404.
         *
         *     **Assumed** ([G-004](https://pix-payments.github.io/pix-payments/gaps.html#G-004), [G-094](https://pix-payments.github.io/pix-payments/gaps.html#G-094), [G-142](https://pix-payments.github.io/pix-payments/gaps.html#G-142), [G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-144](https://pix-payments.github.io/pix-payments/gaps.html#G-144), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-235](https://pix-payments.github.io/pix-payments/gaps.html#G-235)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["simulateRecurrenceExpiration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/simulations/recurrences/{id}/payer-cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate the cancellation of a recurrence by the payer
         * @description Simulates the payer who cancels the recurrence in the banking app. The recurrence must be PENDING, or AUTHORIZED
         *     with VALIDATION_SUCCEEDED. It becomes CANCELLED with CANCELLED_BY_PAYER and `cancellationReason` PAYER_REQUESTED,
         *     and the service sends pixAutomaticRecurrenceCancelled. All its open schedules become CANCELLED with
         *     RECURRENCE_CANCELLED, even on their due date, and the service sends pixAutomaticScheduleCancelled for each of them.
         *     Any other state returns 409 INVALID_RECURRENCE_STATE.
         *
         *     Sandbox only: in production this operation returns 404 HTTP_404.
         *
         *     **Assumed** ([G-004](https://pix-payments.github.io/pix-payments/gaps.html#G-004), [G-096](https://pix-payments.github.io/pix-payments/gaps.html#G-096), [G-097](https://pix-payments.github.io/pix-payments/gaps.html#G-097), [G-142](https://pix-payments.github.io/pix-payments/gaps.html#G-142), [G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-144](https://pix-payments.github.io/pix-payments/gaps.html#G-144), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["simulateRecurrencePayerCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/simulations/recurrences/{id}/first-payment-refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate the refund of the first payment
         * @description Simulates a refund of the first payment of a recurrence to the payer, whole or in part. The recurrence may have any
         *     status, and keeps it. A first payment that never settled returns 409 INVALID_RECURRENCE_STATE. The response is the
         *     recurrence: `firstPaymentRefundId` is the id of the refund, and `firstPaymentRefundedAmount` is the sum of all
         *     refunds. `firstPaymentStatus` stays SETTLED while part of the amount is left to refund, and is REFUNDED when nothing
         *     is left.
         *
         *     A first payment can be refunded several times, up to its amount in total. Refunds that failed do not count. When
         *     nothing is left to refund, the request returns 422 AMOUNT_OUT_OF_RANGE, even when `amount` is omitted. An amount
         *     above the available balance returns 422 INSUFFICIENT_BALANCE.
         *
         *     The refund is PROCESSING, and its amount is blocked in the wallet. After 2 seconds the refund settles and the
         *     service sends pixRefundSettled, unless simulateRefundResult comes first or the sandbox control API sets another
         *     outcome (`outcomes.refunds` of the wallet).
         *
         *     Sandbox only: in production this operation returns 404 HTTP_404.
         *
         *     **Assumed** ([G-004](https://pix-payments.github.io/pix-payments/gaps.html#G-004), [G-063](https://pix-payments.github.io/pix-payments/gaps.html#G-063), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-142](https://pix-payments.github.io/pix-payments/gaps.html#G-142), [G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-144](https://pix-payments.github.io/pix-payments/gaps.html#G-144), [G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-320](https://pix-payments.github.io/pix-payments/gaps.html#G-320)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_AMOUNT`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `AMOUNT_OUT_OF_RANGE`, `INSUFFICIENT_BALANCE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["simulateFirstPaymentRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/simulations/schedules/{scheduleId}/payer-response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate the payer institution's answer to a charge
         * @description Simulates how the payer institution accepts an instruction, or rejects it with a scheme code. The schedule must be
         *     PENDING, which means that the instruction was sent and not answered. Any other state returns 409
         *     INVALID_RECURRENCE_STATE.
         *
         *     - ACCEPTED: the schedule becomes SCHEDULED with SCHEDULED_BY_PAYER. The service sends pixAutomaticScheduleScheduled.
         *       Simulate the settlement next.
         *     - REJECTED: the schedule becomes FAILED with REJECTED_BY_PAYER and the unchanged `rejectionCode`. The service sends
         *       pixAutomaticScheduleRejected. Each of the 19 scheme codes is accepted; the codes that only the service generates
         *       are refused.
         *
         *     Sandbox only: in production this operation returns 404 HTTP_404.
         *
         *     **Assumed** ([G-004](https://pix-payments.github.io/pix-payments/gaps.html#G-004), [G-098](https://pix-payments.github.io/pix-payments/gaps.html#G-098), [G-099](https://pix-payments.github.io/pix-payments/gaps.html#G-099), [G-142](https://pix-payments.github.io/pix-payments/gaps.html#G-142), [G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-144](https://pix-payments.github.io/pix-payments/gaps.html#G-144), [G-145](https://pix-payments.github.io/pix-payments/gaps.html#G-145), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-187](https://pix-payments.github.io/pix-payments/gaps.html#G-187), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["simulateSchedulePayerResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/simulations/schedules/{scheduleId}/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate the settlement of a charge
         * @description Simulates how the payer institution pays or rejects an accepted charge on its due date. The schedule must be
         *     SCHEDULED; any other state returns 409 INVALID_RECURRENCE_STATE. The due date may still lie in the future.
         *
         *     - SETTLED: the schedule becomes SUCCESS with SETTLED and `settledAt`, and the service credits the amount to the
         *       wallet. The service sends pixAutomaticScheduleSettled. The charge of the last cycle also completes the recurrence,
         *       and the service sends pixAutomaticRecurrenceCompleted.
         *     - REJECTED: the schedule becomes FAILED with SETTLEMENT_FAILED and the unchanged `rejectionCode`. The service sends
         *       pixAutomaticScheduleRejected, and no settled event. Each of the 19 scheme codes is accepted; the codes that only
         *       the service generates are refused.
         *
         *     Sandbox only: in production this operation returns 404 HTTP_404.
         *
         *     **Assumed** ([G-004](https://pix-payments.github.io/pix-payments/gaps.html#G-004), [G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067), [G-099](https://pix-payments.github.io/pix-payments/gaps.html#G-099), [G-142](https://pix-payments.github.io/pix-payments/gaps.html#G-142), [G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-144](https://pix-payments.github.io/pix-payments/gaps.html#G-144), [G-145](https://pix-payments.github.io/pix-payments/gaps.html#G-145), [G-146](https://pix-payments.github.io/pix-payments/gaps.html#G-146), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-187](https://pix-payments.github.io/pix-payments/gaps.html#G-187), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["simulateScheduleSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/simulations/schedules/{scheduleId}/payer-cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate the cancellation of a charge by the payer institution
         * @description Simulates a payer institution that cancels a charge after it accepted it. The schedule must be SCHEDULED; any other
         *     state returns 409 INVALID_RECURRENCE_STATE.
         *
         *     - CCLD, the default, ends the schedule, as when the payer cancelled the charge or its authorization: it becomes
         *       CANCELLED with CANCELLED_BY_PAYER. The service sends pixAutomaticScheduleCancelled. A retry (NTAG) or re-send (RIFL)
         *       cannot be cancelled with CCLD: it returns 409 INVALID_RECURRENCE_STATE.
         *     - FAIL reports an operational failure. The schedule ends in the same way, and the service creates a re-send for the
         *       same day: a schedule with purpose RIFL, `retryOfScheduleId`, and the same amount, txid and dueDate as the schedule
         *       that failed, which may be a retry. The service
         *       sends the re-send to the payer institution at once. Find it in the list of schedules of the recurrence.
         *     - FAIL after 21:00:00 in Brasília (America/Sao_Paulo) of `dueDate` is too late for a re-send. The schedule becomes
         *       FAILED with SETTLEMENT_FAILED and rejectionCode RIFL_CUTOFF_EXCEEDED. The service sends
         *       pixAutomaticScheduleRejected.
         *
         *     Sandbox only: in production this operation returns 404 HTTP_404.
         *
         *     **Assumed** ([G-004](https://pix-payments.github.io/pix-payments/gaps.html#G-004), [G-076](https://pix-payments.github.io/pix-payments/gaps.html#G-076), [G-081](https://pix-payments.github.io/pix-payments/gaps.html#G-081), [G-142](https://pix-payments.github.io/pix-payments/gaps.html#G-142), [G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-144](https://pix-payments.github.io/pix-payments/gaps.html#G-144), [G-147](https://pix-payments.github.io/pix-payments/gaps.html#G-147), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-187](https://pix-payments.github.io/pix-payments/gaps.html#G-187), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198), [G-231](https://pix-payments.github.io/pix-payments/gaps.html#G-231), [G-236](https://pix-payments.github.io/pix-payments/gaps.html#G-236), [G-244](https://pix-payments.github.io/pix-payments/gaps.html#G-244), [G-245](https://pix-payments.github.io/pix-payments/gaps.html#G-245)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["simulateSchedulePayerCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/simulations/schedules/{scheduleId}/payer-response-timeout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate a payer institution that never answers
         * @description Simulates a payer institution that never answers an instruction: the due date passes at once. The schedule must be
         *     PENDING, which means that the instruction was sent and not answered. Any other state returns 409
         *     INVALID_RECURRENCE_STATE. The schedule becomes FAILED. The service generates PAYER_RESPONSE_TIMEOUT as its
         *     statusDetailed and as its `rejectionCode`, and sends pixAutomaticScheduleRejected.
         *
         *     Sandbox only: in production this operation returns 404 HTTP_404.
         *
         *     **Assumed** ([G-004](https://pix-payments.github.io/pix-payments/gaps.html#G-004), [G-142](https://pix-payments.github.io/pix-payments/gaps.html#G-142), [G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-144](https://pix-payments.github.io/pix-payments/gaps.html#G-144), [G-148](https://pix-payments.github.io/pix-payments/gaps.html#G-148), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-187](https://pix-payments.github.io/pix-payments/gaps.html#G-187), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198), [G-242](https://pix-payments.github.io/pix-payments/gaps.html#G-242), [G-249](https://pix-payments.github.io/pix-payments/gaps.html#G-249)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["simulateSchedulePayerResponseTimeout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/simulations/schedules/{scheduleId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate the refund of a settled charge
         * @description Simulates a refund of a settled charge to the payer, whole or in part. The schedule must be SUCCESS, and stays
         *     SUCCESS; any other state returns 409 INVALID_RECURRENCE_STATE. The response is a refund that is PROCESSING, and its
         *     amount is blocked in the wallet. The service sends no event until the result is simulated with the `refundId` of the
         *     refund, unless the sandbox control API sets another outcome (`outcomes.refunds` of the wallet).
         *
         *     A charge can be refunded several times, up to its amount in total. Refunds that failed do not count. When nothing is
         *     left to refund, the request returns 422 AMOUNT_OUT_OF_RANGE, even when `amount` is omitted. An amount above the
         *     available balance returns 422 INSUFFICIENT_BALANCE.
         *
         *     Sandbox only: in production this operation returns 404 HTTP_404.
         *
         *     **Assumed** ([G-004](https://pix-payments.github.io/pix-payments/gaps.html#G-004), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-142](https://pix-payments.github.io/pix-payments/gaps.html#G-142), [G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-144](https://pix-payments.github.io/pix-payments/gaps.html#G-144), [G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-320](https://pix-payments.github.io/pix-payments/gaps.html#G-320)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `INVALID_AMOUNT`, `RESOURCE_MISSING`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `AMOUNT_OUT_OF_RANGE`, `INSUFFICIENT_BALANCE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["simulateScheduleRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/automatic/simulations/refunds/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate the result of a refund
         * @description Simulates how the payment system settles or rejects the refund of a charge or of a first payment. The refund must be
         *     PROCESSING; any other state returns 409 INVALID_RECURRENCE_STATE. The refund of a charge stays PROCESSING until this
         *     operation sets its result. The refund of a first payment settles after 2 seconds without it. The sandbox control API
         *     can make both wait, settle or fail (`outcomes.refunds` of a wallet).
         *
         *     - SETTLED: the refund becomes SUCCESS with `settledAt`, and the payer has the money back. The service sends
         *       pixRefundSettled.
         *     - REJECTED: the refund becomes FAILED with errorCode REJECTED_BY_COUNTERPARTY, and `errorDescription` echoes the
         *       `reason`. The amount is back in the wallet and can be refunded again. The service sends pixRefundFailed.
         *
         *     Both events identify the refund by its `refundId` and have no externalId. The status of the refunded schedule does
         *     not change. When a refund of a first payment fails, `firstPaymentStatus` is SETTLED again.
         *
         *     Sandbox only: in production this operation returns 404 HTTP_404.
         *
         *     **Assumed** ([G-004](https://pix-payments.github.io/pix-payments/gaps.html#G-004), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-142](https://pix-payments.github.io/pix-payments/gaps.html#G-142), [G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-144](https://pix-payments.github.io/pix-payments/gaps.html#G-144), [G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-233](https://pix-payments.github.io/pix-payments/gaps.html#G-233)).
         *
         *     When several rules are broken, the answer is the first of: `HTTP_404`, `HTTP_401`, `HTTP_503`, `HTTP_429`, `HTTP_413`, `HTTP_415`, `HTTP_400`, `RESOURCE_MISSING`, `RECURRENCE_ACCESS_DENIED`, `SCHEDULE_ACCESS_DENIED`, `INVALID_RECURRENCE_STATE`, `DEPENDENCY_UNAVAILABLE`, `DICT_UNAVAILABLE`, `SPI_UNAVAILABLE`, `INTERNAL_ERROR`.
         */
        post: operations["simulateRefundResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    pixChargePaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deposit was paid
         * @description Sent when a deposit charge is paid and settled. This event and a query that returns PAID are the only authorizations to credit the player's wallet. Either is enough; credit the wallet once. Expect exactly one event per charge, and deduplicate all the same, because a delivery may arrive twice. When no event arrives within 60 seconds, query the charge directly.
         *
         *     configureWebhook describes delivery, signature and retries.
         */
        post: operations["pixChargePaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixChargeRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment attempt on a deposit was refused
         * @description Sent when a payment attempt on a deposit charge fails, for example because of a payer or account mismatch or a blocked third-party payer. The charge remains open and payable until expiresAt, so do not close it. Several attempts may fail, each with its own event, and a later attempt may still succeed.
         *
         *     configureWebhook describes delivery, signature and retries.
         */
        post: operations["pixChargeRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixChargeExpired: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deposit expired
         * @description Sent when a deposit charge reaches expiresAt unpaid. This is the closing outcome of the charge: no payment of it is accepted any more.
         *
         *     configureWebhook describes delivery, signature and retries.
         */
        post: operations["pixChargeExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixChargeTakenBack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Money of a paid deposit was taken back
         * @description Sent when money of a paid deposit goes back to the payer by the Mecanismo Especial de Devolução (MED): the payer's institution reported a fraud, or an institution had an operational flaw. The amount has left the available balance of the wallet, and the statement has a DEBIT line for it. The charge stays PAID. Debit the player by this amount, once for each returnId, and review the player when the reason is FRAUD.
         *
         *     Money can be taken back in several parts. Each part is one event, with its own returnId and amount. All take-backs and refunds of a charge together are at most its amount.
         *
         *     configureWebhook describes delivery, signature and retries.
         *
         *     **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-381](https://pix-payments.github.io/pix-payments/gaps.html#G-381), [G-383](https://pix-payments.github.io/pix-payments/gaps.html#G-383), [G-422](https://pix-payments.github.io/pix-payments/gaps.html#G-422)).
         */
        post: operations["pixChargeTakenBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixWithdrawSettled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A withdrawal settled
         * @description Sent when a withdrawal settles. The money has reached the creditor. The outcome is final, so the player's balance stays debited.
         *
         *     configureWebhook describes delivery, signature and retries.
         *
         *     **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)).
         */
        post: operations["pixWithdrawSettled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixWithdrawFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A withdrawal failed
         * @description Sent once when a withdrawal becomes FAILED, REJECTED, CANCELED or EXPIRED. The event permits returning the balance to the player. Do not return the balance before this event or a query that returns such a status.
         *
         *     configureWebhook describes delivery, signature and retries.
         *
         *     **Assumed** ([G-158](https://pix-payments.github.io/pix-payments/gaps.html#G-158)).
         */
        post: operations["pixWithdrawFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixWithdrawReturned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Money of a settled withdrawal came back
         * @description Sent when the institution of the creditor returns a withdrawal after it settled, in whole or in part. The returned amount is available in the wallet again, and the statement has a CREDIT line for it. The withdrawal stays SUCCESS. Return this amount to the player's balance, once for each returnId.
         *
         *     A withdrawal can be returned in several parts. Each part is one event, with its own returnId and amount. All returns of a withdrawal together are at most its amount.
         *
         *     configureWebhook describes delivery, signature and retries.
         *
         *     **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-380](https://pix-payments.github.io/pix-payments/gaps.html#G-380)).
         */
        post: operations["pixWithdrawReturned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixRefundSettled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A refund settled
         * @description Sent when a refund settles, including the simulated refund of a recurring charge. The payer has the money back, and the outcome is final.
         *
         *     configureWebhook describes delivery, signature and retries.
         *
         *     **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)).
         */
        post: operations["pixRefundSettled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixRefundFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A refund failed
         * @description Sent when a refund fails, including the simulated refund of a recurring charge. The payer got nothing, and the outcome is final. To try again, create another refund (of a deposit: under another externalId).
         *
         *     configureWebhook describes delivery, signature and retries.
         *
         *     **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)).
         */
        post: operations["pixRefundFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixAutomaticFirstPaymentSettled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The first payment of a recurrence settled
         * @description Sent when the payer has paid the composite QR code. The first payment settled, and its amount was credited to the wallet. The recurrence is PENDING with FIRST_PAYMENT_SUCCESS: wait for the authorization before you create cycle charges.
         *
         *     configureWebhook describes delivery, signature and retries.
         *
         *     **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-248](https://pix-payments.github.io/pix-payments/gaps.html#G-248)).
         */
        post: operations["pixAutomaticFirstPaymentSettled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixAutomaticRecurrenceAuthorized: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A recurrence was authorized
         * @description Sent when the payer institution confirms the authorization. The recurrence is AUTHORIZED with VALIDATION_SUCCEEDED, and cycle charges may be created.
         *
         *     configureWebhook describes delivery, signature and retries.
         */
        post: operations["pixAutomaticRecurrenceAuthorized"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixAutomaticRecurrenceRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A recurrence was rejected
         * @description Sent when the payer institution rejects the authorization. The recurrence is FAILED for good. When the first payment has settled, decide whether to refund it with createRefund. A new journey for the same payer is refused for 30 days.
         *
         *     configureWebhook describes delivery, signature and retries.
         *
         *     **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)).
         */
        post: operations["pixAutomaticRecurrenceRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixAutomaticRecurrenceExpired: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A recurrence expired
         * @description Sent when the payer has not completed the journey by expiresAt. The recurrence is EXPIRED for good. When the first payment has settled, decide whether to refund it with createRefund.
         *
         *     configureWebhook describes delivery, signature and retries.
         *
         *     **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)).
         */
        post: operations["pixAutomaticRecurrenceExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixAutomaticRecurrenceCancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A recurrence was cancelled
         * @description Sent when the receiver cancels a recurrence, or when the payer cancels it in the banking app (cancellationReason PAYER_REQUESTED). Stop charging: all its open schedules are cancelled too, each with its own pixAutomaticScheduleCancelled.
         *
         *     configureWebhook describes delivery, signature and retries.
         *
         *     **Assumed** ([G-096](https://pix-payments.github.io/pix-payments/gaps.html#G-096), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)).
         */
        post: operations["pixAutomaticRecurrenceCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixAutomaticRecurrenceCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A recurrence was completed
         * @description Sent when the charge of the last cycle succeeds, or on the day after lastPaymentDate. The recurrence stays AUTHORIZED, with statusDetailed COMPLETED. No cycle charge can be created any more, and the recurrence can no longer be cancelled. A schedule that is still open is not affected.
         *
         *     configureWebhook describes delivery, signature and retries.
         *
         *     **Assumed** ([G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-241](https://pix-payments.github.io/pix-payments/gaps.html#G-241)).
         */
        post: operations["pixAutomaticRecurrenceCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixAutomaticScheduleScheduled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A cycle charge was scheduled
         * @description Sent when the payer institution accepts a scheduled charge. The schedule is SCHEDULED. The money has not moved yet: wait for pixAutomaticScheduleSettled.
         *
         *     configureWebhook describes delivery, signature and retries.
         *
         *     **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)).
         */
        post: operations["pixAutomaticScheduleScheduled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixAutomaticScheduleSettled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A cycle charge settled
         * @description Sent when a scheduled charge settles. The schedule is SUCCESS, with statusDetailed SETTLED, and the money is in the balance of the wallet.
         *
         *     configureWebhook describes delivery, signature and retries.
         */
        post: operations["pixAutomaticScheduleSettled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixAutomaticScheduleRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A cycle charge failed
         * @description Sent when a scheduled charge fails. The payer institution rejected it, did not answer or did not pay, or the instruction could not be sent. After a rejection, rejectionCode carries the scheme code of the payer institution unchanged. The schedule is FAILED. Do not retry a charge with a terminal code. With another code, a post-due retry is possible when allowPostDuePayment is true.
         *
         *     configureWebhook describes delivery, signature and retries.
         *
         *     **Assumed** ([G-099](https://pix-payments.github.io/pix-payments/gaps.html#G-099), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-187](https://pix-payments.github.io/pix-payments/gaps.html#G-187), [G-242](https://pix-payments.github.io/pix-payments/gaps.html#G-242), [G-249](https://pix-payments.github.io/pix-payments/gaps.html#G-249)).
         */
        post: operations["pixAutomaticScheduleRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    pixAutomaticScheduleCancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A cycle charge was cancelled
         * @description Sent when a scheduled charge is cancelled by the receiver, by the payer institution, or together with its recurrence. This schedule will not be paid. After an operational failure (FAIL), a re-send (purpose RIFL) replaces it.
         *
         *     configureWebhook describes delivery, signature and retries.
         *
         *     **Assumed** ([G-147](https://pix-payments.github.io/pix-payments/gaps.html#G-147), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)).
         */
        post: operations["pixAutomaticScheduleCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The body is too large. **Assumed** ([G-151](https://pix-payments.github.io/pix-payments/gaps.html#G-151), [G-168](https://pix-payments.github.io/pix-payments/gaps.html#G-168), [G-290](https://pix-payments.github.io/pix-payments/gaps.html#G-290)). */
        TokenPayloadTooLargeError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            error: "payload_too_large";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            error_description: components["schemas"]["ErrorMessage"];
        };
        /** @description The encoding of the body is not supported. **Assumed** ([G-151](https://pix-payments.github.io/pix-payments/gaps.html#G-151), [G-292](https://pix-payments.github.io/pix-payments/gaps.html#G-292)). */
        TokenUnsupportedEncodingError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            error: "unsupported_encoding";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            error_description: components["schemas"]["ErrorMessage"];
        };
        /** @description The request is malformed. **Assumed** ([G-102](https://pix-payments.github.io/pix-payments/gaps.html#G-102), [G-151](https://pix-payments.github.io/pix-payments/gaps.html#G-151), [G-290](https://pix-payments.github.io/pix-payments/gaps.html#G-290), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293)). */
        TokenMalformedError: {
            /** @description Names the broken rule. */
            error: "InvalidContentType" | "invalid_request" | "unsupported_grant_type";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            error_description: components["schemas"]["ErrorMessage"];
        };
        /** @description Too many requests were made. **Assumed** ([G-151](https://pix-payments.github.io/pix-payments/gaps.html#G-151), [G-195](https://pix-payments.github.io/pix-payments/gaps.html#G-195)). */
        TokenTooManyRequestsError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            error: "too_many_requests";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            error_description: components["schemas"]["ErrorMessage"];
        };
        /** @description The caller is not authenticated. **Assumed** ([G-151](https://pix-payments.github.io/pix-payments/gaps.html#G-151), [G-300](https://pix-payments.github.io/pix-payments/gaps.html#G-300)). */
        TokenUnauthorizedError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            error: "invalid_client";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            error_description: components["schemas"]["ErrorMessage"];
        };
        /** @description The service, or something it depends on, is unavailable. **Assumed** ([G-151](https://pix-payments.github.io/pix-payments/gaps.html#G-151), [G-330](https://pix-payments.github.io/pix-payments/gaps.html#G-330)). */
        TokenUnavailableError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            error: "temporarily_unavailable";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            error_description: components["schemas"]["ErrorMessage"];
        };
        /** @description The service failed unexpectedly. **Assumed** ([G-151](https://pix-payments.github.io/pix-payments/gaps.html#G-151), [G-168](https://pix-payments.github.io/pix-payments/gaps.html#G-168)). */
        TokenInternalError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            error: "server_error";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            error_description: components["schemas"]["ErrorMessage"];
        };
        /** @description The caller is not authenticated. **Assumed** ([G-152](https://pix-payments.github.io/pix-payments/gaps.html#G-152), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167)). */
        MoneyUnauthorizedError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "Unauthorized";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description Too many requests were made. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-195](https://pix-payments.github.io/pix-payments/gaps.html#G-195)). */
        MoneyTooManyRequestsError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "TooManyRequests";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description The body is too large. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-168](https://pix-payments.github.io/pix-payments/gaps.html#G-168)). */
        MoneyPayloadTooLargeError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "PayloadTooLarge";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description The encoding of the body is not supported. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-292](https://pix-payments.github.io/pix-payments/gaps.html#G-292)). */
        MoneyUnsupportedEncodingError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "UnsupportedEncoding";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description The request is malformed. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291)). */
        CreateImmediateChargeMalformedError: {
            /** @description Names the broken rule. */
            code: "InvalidContentType" | "InvalidJSON" | "MalformedRequest";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The request is malformed. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293)). */
        MoneyInvalidParameterError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "InvalidParameter";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The request is malformed. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291)). */
        SimulatePaymentMalformedError: {
            /** @description Names the broken rule. */
            code: "InvalidContentType" | "InvalidJSON" | "MalformedRequest";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The request is malformed. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291)). */
        CreateWithdrawalByPixKeyMalformedError: {
            /** @description Names the broken rule. */
            code: "InvalidContentType" | "InvalidJSON" | "MalformedRequest";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The request is malformed. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291)). */
        CreateWithdrawalByBankDetailsMalformedError: {
            /** @description Names the broken rule. */
            code: "InvalidContentType" | "InvalidJSON" | "MalformedRequest";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The request is malformed. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293)). */
        CreateRefundMalformedError: {
            /** @description Names the broken rule. */
            code: "InvalidContentType" | "InvalidJSON" | "InvalidParameter" | "MalformedRequest";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The request is malformed. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291)). */
        CreateInternalTransferMalformedError: {
            /** @description Names the broken rule. */
            code: "InvalidContentType" | "InvalidJSON" | "MalformedRequest";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The request is malformed. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167)). */
        MoneyInvalidQueryParameterError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "INVALID_QUERY_PARAMETER";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The request is malformed. **Assumed** ([G-118](https://pix-payments.github.io/pix-payments/gaps.html#G-118), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167)). */
        ListStatementMalformedError: {
            /** @description Names the broken rule. */
            code: "INVALID_PAGE_SIZE" | "INVALID_QUERY_PARAMETER" | "MISSING_REQUIRED_FILTER" | "INVALID_DATE_RANGE";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The request is malformed. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291)). */
        ConfigureWebhookMalformedError: {
            /** @description Names the broken rule. */
            code: "InvalidContentType" | "InvalidJSON" | "MalformedRequest";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The service, or something it depends on, is unavailable. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-330](https://pix-payments.github.io/pix-payments/gaps.html#G-330)). */
        MoneyUnavailableError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "ServiceUnavailable";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description The service failed unexpectedly. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-168](https://pix-payments.github.io/pix-payments/gaps.html#G-168)). */
        MoneyInternalError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "InternalError";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167)). */
        MoneyNotFoundError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "NotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167)). */
        MoneyPixKeyNotFoundError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "PIX_KEY_NOT_FOUND";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167)). */
        MoneyAccountNotFoundError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "ACCOUNT_NOT_FOUND";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description The caller has no access. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167)). */
        MoneyForbiddenError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "Forbidden";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-105](https://pix-payments.github.io/pix-payments/gaps.html#G-105), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167)). */
        MoneyInvalidChargeStateError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "InvalidChargeState";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-043](https://pix-payments.github.io/pix-payments/gaps.html#G-043), [G-165](https://pix-payments.github.io/pix-payments/gaps.html#G-165), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-190](https://pix-payments.github.io/pix-payments/gaps.html#G-190)). */
        MoneyIdempotencyError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "IDEMPOTENCY_ERROR";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description A business rule refuses the request. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-171](https://pix-payments.github.io/pix-payments/gaps.html#G-171)). */
        CreateWithdrawalByPixKeyRefusedError: {
            /** @description Names the broken rule. */
            code: "IGAMING_CPF_MISMATCH" | "SECURE_LOOP_ACCOUNT_MISMATCH";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description A business rule refuses the request. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-171](https://pix-payments.github.io/pix-payments/gaps.html#G-171)). */
        CreateWithdrawalByBankDetailsRefusedError: {
            /** @description Names the broken rule. */
            code: "IGAMING_CPF_MISMATCH" | "SECURE_LOOP_ACCOUNT_MISMATCH";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description A business rule refuses the request. **Assumed** ([G-039](https://pix-payments.github.io/pix-payments/gaps.html#G-039), [G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042), [G-165](https://pix-payments.github.io/pix-payments/gaps.html#G-165), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167)). */
        CreateRefundRefusedError: {
            /** @description Names the broken rule. */
            code: "REFUND_DEADLINE_EXCEEDED" | "REFUND_AMOUNT_EXCEEDED" | "INSUFFICIENT_BALANCE";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description A business rule refuses the request. **Assumed** ([G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042), [G-165](https://pix-payments.github.io/pix-payments/gaps.html#G-165), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167)). */
        MoneyInsufficientBalanceError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "INSUFFICIENT_BALANCE";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description The caller is not authenticated. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticUnauthorizedError: {
            /** @description The caller is not authenticated. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
            error: components["schemas"]["AutomaticUnauthorizedProblem"];
        };
        /** @description The caller is not authenticated. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticUnauthorizedProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "invalidRequestError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "HTTP_401";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The service, or something it depends on, is unavailable. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-185](https://pix-payments.github.io/pix-payments/gaps.html#G-185), [G-186](https://pix-payments.github.io/pix-payments/gaps.html#G-186), [G-330](https://pix-payments.github.io/pix-payments/gaps.html#G-330)). */
        AutomaticUnavailableError: {
            /** @description One of the errors of this status. */
            error: components["schemas"]["AutomaticUnavailableProblem"] | components["schemas"]["AutomaticUnavailableApiProblem"];
        };
        /** @description The service, or something it depends on, is unavailable. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-185](https://pix-payments.github.io/pix-payments/gaps.html#G-185)). */
        AutomaticUnavailableProblem: {
            /** @description The kind of error. */
            type: "invalidRequestError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "HTTP_503";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Whether the same request may succeed when it is sent again. It is true in one case. The authentication service is unavailable. */
            retryable: boolean;
        };
        /** @description The service, or something it depends on, is unavailable. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-186](https://pix-payments.github.io/pix-payments/gaps.html#G-186), [G-330](https://pix-payments.github.io/pix-payments/gaps.html#G-330)). */
        AutomaticUnavailableApiProblem: {
            /** @description The kind of error. */
            type: "apiError";
            /** @description Names what is unavailable. Expect codes that are not listed. */
            code: 'DEPENDENCY_UNAVAILABLE' | 'DICT_UNAVAILABLE' | 'SPI_UNAVAILABLE' | (string & {});
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description The same request may succeed when it is sent again. */
            retryable: true;
        };
        /** @description Too many requests were made. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-195](https://pix-payments.github.io/pix-payments/gaps.html#G-195)). */
        AutomaticTooManyRequestsError: {
            /** @description Too many requests were made. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-195](https://pix-payments.github.io/pix-payments/gaps.html#G-195)). */
            error: components["schemas"]["AutomaticTooManyRequestsProblem"];
        };
        /** @description Too many requests were made. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-195](https://pix-payments.github.io/pix-payments/gaps.html#G-195)). */
        AutomaticTooManyRequestsProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "invalidRequestError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "HTTP_429";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description The same request may succeed when it is sent again. */
            retryable: true;
        };
        /** @description The body is too large. **Assumed** ([G-168](https://pix-payments.github.io/pix-payments/gaps.html#G-168), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticPayloadTooLargeError: {
            /** @description The body is too large. **Assumed** ([G-168](https://pix-payments.github.io/pix-payments/gaps.html#G-168), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
            error: components["schemas"]["AutomaticPayloadTooLargeProblem"];
        };
        /** @description The body is too large. **Assumed** ([G-168](https://pix-payments.github.io/pix-payments/gaps.html#G-168), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticPayloadTooLargeProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "invalidRequestError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "HTTP_413";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The encoding of the body is not supported. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-292](https://pix-payments.github.io/pix-payments/gaps.html#G-292)). */
        AutomaticUnsupportedEncodingError: {
            /** @description The encoding of the body is not supported. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-292](https://pix-payments.github.io/pix-payments/gaps.html#G-292)). */
            error: components["schemas"]["AutomaticUnsupportedEncodingProblem"];
        };
        /** @description The encoding of the body is not supported. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-292](https://pix-payments.github.io/pix-payments/gaps.html#G-292)). */
        AutomaticUnsupportedEncodingProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "invalidRequestError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "HTTP_415";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The request is malformed. **Assumed** ([G-061](https://pix-payments.github.io/pix-payments/gaps.html#G-061), [G-130](https://pix-payments.github.io/pix-payments/gaps.html#G-130), [G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293), [G-432](https://pix-payments.github.io/pix-payments/gaps.html#G-432)). */
        CreateRecurrenceMalformedError: {
            /** @description One of the errors of this status. */
            error: components["schemas"]["AutomaticMalformedProblem"] | components["schemas"]["CreateRecurrenceMalformedPixAutomaticProblem"];
        };
        /** @description The request is malformed. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293)). */
        AutomaticMalformedProblem: {
            /** @description The kind of error. */
            type: "invalidRequestError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "HTTP_400";
            /** @description A list with one entry for each violation of validation; one sentence otherwise. */
            message: components["schemas"]["ErrorMessage"] | components["schemas"]["ErrorMessages"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The request is malformed. **Assumed** ([G-061](https://pix-payments.github.io/pix-payments/gaps.html#G-061), [G-130](https://pix-payments.github.io/pix-payments/gaps.html#G-130), [G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-432](https://pix-payments.github.io/pix-payments/gaps.html#G-432)). */
        CreateRecurrenceMalformedPixAutomaticProblem: {
            /** @description The kind of error. */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "INVALID_RECEIVER_CNPJ" | "INVALID_PAYER_TAX_ID" | "INVALID_AMOUNT" | "INVALID_DATE";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The request is malformed. **Assumed** ([G-130](https://pix-payments.github.io/pix-payments/gaps.html#G-130), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293), [G-432](https://pix-payments.github.io/pix-payments/gaps.html#G-432)). */
        ListRecurrencesMalformedError: {
            /** @description One of the errors of this status. */
            error: components["schemas"]["AutomaticMalformedProblem"] | components["schemas"]["AutomaticInvalidPayerTaxIdProblem"];
        };
        /** @description The request is malformed. **Assumed** ([G-130](https://pix-payments.github.io/pix-payments/gaps.html#G-130), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-432](https://pix-payments.github.io/pix-payments/gaps.html#G-432)). */
        AutomaticInvalidPayerTaxIdProblem: {
            /** @description The kind of error. */
            type: "pixAutomaticError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "INVALID_PAYER_TAX_ID";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The request is malformed. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293)). */
        AutomaticMalformedError: {
            /** @description The request is malformed. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293)). */
            error: components["schemas"]["AutomaticMalformedProblem"];
        };
        /** @description The request is malformed. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293), [G-432](https://pix-payments.github.io/pix-payments/gaps.html#G-432)). */
        CreateScheduleMalformedError: {
            /** @description One of the errors of this status. */
            error: components["schemas"]["AutomaticMalformedProblem"] | components["schemas"]["CreateScheduleMalformedPixAutomaticProblem"];
        };
        /** @description The request is malformed. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-432](https://pix-payments.github.io/pix-payments/gaps.html#G-432)). */
        CreateScheduleMalformedPixAutomaticProblem: {
            /** @description The kind of error. */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "INVALID_AMOUNT" | "INVALID_DATE";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The request is malformed. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293), [G-432](https://pix-payments.github.io/pix-payments/gaps.html#G-432)). */
        CreatePostDueRetryMalformedError: {
            /** @description One of the errors of this status. */
            error: components["schemas"]["AutomaticMalformedProblem"] | components["schemas"]["AutomaticInvalidDateProblem"];
        };
        /** @description The request is malformed. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-432](https://pix-payments.github.io/pix-payments/gaps.html#G-432)). */
        AutomaticInvalidDateProblem: {
            /** @description The kind of error. */
            type: "pixAutomaticError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "INVALID_DATE";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The request is malformed. **Assumed** ([G-130](https://pix-payments.github.io/pix-payments/gaps.html#G-130), [G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293), [G-432](https://pix-payments.github.io/pix-payments/gaps.html#G-432)). */
        SimulateFirstPaymentMalformedError: {
            /** @description One of the errors of this status. */
            error: components["schemas"]["AutomaticMalformedProblem"] | components["schemas"]["SimulateFirstPaymentMalformedPixAutomaticProblem"];
        };
        /** @description The request is malformed. **Assumed** ([G-130](https://pix-payments.github.io/pix-payments/gaps.html#G-130), [G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-432](https://pix-payments.github.io/pix-payments/gaps.html#G-432)). */
        SimulateFirstPaymentMalformedPixAutomaticProblem: {
            /** @description The kind of error. */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "INVALID_PAYER_TAX_ID" | "INVALID_AMOUNT";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The request is malformed. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293), [G-432](https://pix-payments.github.io/pix-payments/gaps.html#G-432)). */
        SimulateFirstPaymentRefundMalformedError: {
            /** @description One of the errors of this status. */
            error: components["schemas"]["AutomaticMalformedProblem"] | components["schemas"]["AutomaticInvalidAmountProblem"];
        };
        /** @description The request is malformed. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-432](https://pix-payments.github.io/pix-payments/gaps.html#G-432)). */
        AutomaticInvalidAmountProblem: {
            /** @description The kind of error. */
            type: "pixAutomaticError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "INVALID_AMOUNT";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The request is malformed. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293), [G-432](https://pix-payments.github.io/pix-payments/gaps.html#G-432)). */
        SimulateScheduleRefundMalformedError: {
            /** @description One of the errors of this status. */
            error: components["schemas"]["AutomaticMalformedProblem"] | components["schemas"]["AutomaticInvalidAmountProblem"];
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        CreateRecurrenceConflictError: {
            /** @description The request conflicts with the current state. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
            error: components["schemas"]["CreateRecurrenceConflictProblem"];
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        CreateRecurrenceConflictProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "IDEMPOTENCY_ERROR" | "RECENT_PAYER_JOURNEY_EXISTS";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        CancelRecurrenceConflictError: {
            /** @description The request conflicts with the current state. **Assumed** ([G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
            error: components["schemas"]["CancelRecurrenceConflictProblem"];
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        CancelRecurrenceConflictProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "IDEMPOTENCY_ERROR" | "INVALID_RECURRENCE_STATE";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-174](https://pix-payments.github.io/pix-payments/gaps.html#G-174), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-199](https://pix-payments.github.io/pix-payments/gaps.html#G-199), [G-237](https://pix-payments.github.io/pix-payments/gaps.html#G-237)). */
        CreateScheduleConflictError: {
            /** @description The request conflicts with the current state. **Assumed** ([G-174](https://pix-payments.github.io/pix-payments/gaps.html#G-174), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-199](https://pix-payments.github.io/pix-payments/gaps.html#G-199), [G-237](https://pix-payments.github.io/pix-payments/gaps.html#G-237)). */
            error: components["schemas"]["CreateScheduleConflictProblem"];
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-174](https://pix-payments.github.io/pix-payments/gaps.html#G-174), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-199](https://pix-payments.github.io/pix-payments/gaps.html#G-199), [G-237](https://pix-payments.github.io/pix-payments/gaps.html#G-237)). */
        CreateScheduleConflictProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "IDEMPOTENCY_ERROR" | "AUTHORIZED_RECURRENCE_REQUIRED" | "CYCLE_ALREADY_EXISTS";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        CancelScheduleConflictError: {
            /** @description The request conflicts with the current state. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
            error: components["schemas"]["CancelScheduleConflictProblem"];
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        CancelScheduleConflictProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "IDEMPOTENCY_ERROR" | "SCHEDULE_NOT_CANCELABLE";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-199](https://pix-payments.github.io/pix-payments/gaps.html#G-199)). */
        CreatePostDueRetryConflictError: {
            /** @description The request conflicts with the current state. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-199](https://pix-payments.github.io/pix-payments/gaps.html#G-199)). */
            error: components["schemas"]["CreatePostDueRetryConflictProblem"];
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-199](https://pix-payments.github.io/pix-payments/gaps.html#G-199)). */
        CreatePostDueRetryConflictProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "IDEMPOTENCY_ERROR" | "AUTHORIZED_RECURRENCE_REQUIRED";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticInvalidRecurrenceStateError: {
            /** @description The request conflicts with the current state. **Assumed** ([G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
            error: components["schemas"]["AutomaticInvalidRecurrenceStateProblem"];
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-143](https://pix-payments.github.io/pix-payments/gaps.html#G-143), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticInvalidRecurrenceStateProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "INVALID_RECURRENCE_STATE";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description A business rule refuses the request. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
        CreateRecurrenceRefusedError: {
            /** @description A business rule refuses the request. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
            error: components["schemas"]["CreateRecurrenceRefusedProblem"];
        };
        /** @description A business rule refuses the request. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
        CreateRecurrenceRefusedProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "AMOUNT_OUT_OF_RANGE" | "AMOUNT_MODEL_CONFLICT" | "FIRST_PAYMENT_AMOUNT_REQUIRED" | "FIRST_PAYMENT_AMOUNT_NOT_ALLOWED" | "INVALID_EXPIRATION" | "EXPIRATION_EXCEEDS_LIMIT" | "DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION" | "INVALID_TOTAL_CHARGES" | "RISK_ASSESSMENT_REJECTED";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description A business rule refuses the request. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
        CreateScheduleRefusedError: {
            /** @description A business rule refuses the request. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
            error: components["schemas"]["CreateScheduleRefusedProblem"];
        };
        /** @description A business rule refuses the request. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
        CreateScheduleRefusedProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "AMOUNT_OUT_OF_RANGE" | "INVALID_CYCLE_NUMBER" | "FIXED_AMOUNT_MISMATCH" | "INVALID_SCHEDULE_WINDOW" | "BEFORE_RECURRENCE_START" | "AFTER_RECURRENCE_END" | "SCHEDULE_OUTSIDE_RECURRENCE_CYCLE" | "MUNICIPALITY_REQUIRED";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description A business rule refuses the request. **Assumed** ([G-100](https://pix-payments.github.io/pix-payments/gaps.html#G-100), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticCancellationCutoffExceededError: {
            /** @description A business rule refuses the request. **Assumed** ([G-100](https://pix-payments.github.io/pix-payments/gaps.html#G-100), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
            error: components["schemas"]["AutomaticCancellationCutoffExceededProblem"];
        };
        /** @description A business rule refuses the request. **Assumed** ([G-100](https://pix-payments.github.io/pix-payments/gaps.html#G-100), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticCancellationCutoffExceededProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "CANCELLATION_CUTOFF_EXCEEDED";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description A business rule refuses the request. **Assumed** ([G-137](https://pix-payments.github.io/pix-payments/gaps.html#G-137), [G-138](https://pix-payments.github.io/pix-payments/gaps.html#G-138), [G-140](https://pix-payments.github.io/pix-payments/gaps.html#G-140), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-237](https://pix-payments.github.io/pix-payments/gaps.html#G-237), [G-246](https://pix-payments.github.io/pix-payments/gaps.html#G-246)). */
        CreatePostDueRetryRefusedError: {
            /** @description A business rule refuses the request. **Assumed** ([G-137](https://pix-payments.github.io/pix-payments/gaps.html#G-137), [G-138](https://pix-payments.github.io/pix-payments/gaps.html#G-138), [G-140](https://pix-payments.github.io/pix-payments/gaps.html#G-140), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-237](https://pix-payments.github.io/pix-payments/gaps.html#G-237), [G-246](https://pix-payments.github.io/pix-payments/gaps.html#G-246)). */
            error: components["schemas"]["CreatePostDueRetryRefusedProblem"];
        };
        /** @description A business rule refuses the request. **Assumed** ([G-137](https://pix-payments.github.io/pix-payments/gaps.html#G-137), [G-138](https://pix-payments.github.io/pix-payments/gaps.html#G-138), [G-140](https://pix-payments.github.io/pix-payments/gaps.html#G-140), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-237](https://pix-payments.github.io/pix-payments/gaps.html#G-237), [G-246](https://pix-payments.github.io/pix-payments/gaps.html#G-246)). */
        CreatePostDueRetryRefusedProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "POST_DUE_RETRY_NOT_ALLOWED" | "INVALID_POST_DUE_RETRY_DATE" | "POST_DUE_RETRY_LIMIT_EXCEEDED" | "POST_DUE_RETRY_CROSSES_CYCLE" | "POST_DUE_RETRY_CUTOFF_EXCEEDED";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description A business rule refuses the request. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        SimulateFirstPaymentRefusedError: {
            /** @description A business rule refuses the request. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
            error: components["schemas"]["SimulateFirstPaymentRefusedProblem"];
        };
        /** @description A business rule refuses the request. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        SimulateFirstPaymentRefusedProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "EXPECTED_PAYER_MISMATCH" | "FIRST_PAYMENT_AMOUNT_MISMATCH";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description A business rule refuses the request. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-320](https://pix-payments.github.io/pix-payments/gaps.html#G-320)). */
        SimulateFirstPaymentRefundRefusedError: {
            /** @description A business rule refuses the request. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-320](https://pix-payments.github.io/pix-payments/gaps.html#G-320)). */
            error: components["schemas"]["SimulateFirstPaymentRefundRefusedProblem"];
        };
        /** @description A business rule refuses the request. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-320](https://pix-payments.github.io/pix-payments/gaps.html#G-320)). */
        SimulateFirstPaymentRefundRefusedProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "AMOUNT_OUT_OF_RANGE" | "INSUFFICIENT_BALANCE";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description A business rule refuses the request. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-320](https://pix-payments.github.io/pix-payments/gaps.html#G-320)). */
        SimulateScheduleRefundRefusedError: {
            /** @description A business rule refuses the request. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-320](https://pix-payments.github.io/pix-payments/gaps.html#G-320)). */
            error: components["schemas"]["SimulateScheduleRefundRefusedProblem"];
        };
        /** @description A business rule refuses the request. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-320](https://pix-payments.github.io/pix-payments/gaps.html#G-320)). */
        SimulateScheduleRefundRefusedProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "AMOUNT_OUT_OF_RANGE" | "INSUFFICIENT_BALANCE";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The service failed unexpectedly. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticInternalError: {
            /** @description The service failed unexpectedly. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
            error: components["schemas"]["AutomaticInternalProblem"];
        };
        /** @description The service failed unexpectedly. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticInternalProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "apiError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "INTERNAL_ERROR";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description The same request may succeed when it is sent again. */
            retryable: true;
        };
        /** @description There is no such resource. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticResourceMissingError: {
            /** @description There is no such resource. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
            error: components["schemas"]["AutomaticResourceMissingProblem"];
        };
        /** @description There is no such resource. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticResourceMissingProblem: {
            /** @description The kind of error. */
            type: "pixAutomaticError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "RESOURCE_MISSING";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description There is no such resource. **Assumed** ([G-004](https://pix-payments.github.io/pix-payments/gaps.html#G-004), [G-168](https://pix-payments.github.io/pix-payments/gaps.html#G-168), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticNotFoundError: {
            /** @description One of the errors of this status. */
            error: components["schemas"]["AutomaticNotFoundProblem"] | components["schemas"]["AutomaticResourceMissingProblem"];
        };
        /** @description There is no such resource. **Assumed** ([G-004](https://pix-payments.github.io/pix-payments/gaps.html#G-004), [G-168](https://pix-payments.github.io/pix-payments/gaps.html#G-168), [G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticNotFoundProblem: {
            /** @description The kind of error. */
            type: "invalidRequestError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "HTTP_404";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The caller has no access. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticRecurrenceAccessDeniedError: {
            /** @description The caller has no access. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
            error: components["schemas"]["AutomaticRecurrenceAccessDeniedProblem"];
        };
        /** @description The caller has no access. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticRecurrenceAccessDeniedProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "RECURRENCE_ACCESS_DENIED";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The caller has no access. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticScheduleAccessDeniedError: {
            /** @description The caller has no access. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
            error: components["schemas"]["AutomaticScheduleAccessDeniedProblem"];
        };
        /** @description The caller has no access. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticScheduleAccessDeniedProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "SCHEDULE_ACCESS_DENIED";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The caller has no access. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticForbiddenError: {
            /** @description The caller has no access. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
            error: components["schemas"]["AutomaticForbiddenProblem"];
        };
        /** @description The caller has no access. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)). */
        AutomaticForbiddenProblem: {
            /**
             * @description The kind of error.
             * @constant
             */
            type: "pixAutomaticError";
            /** @description Names the broken rule. */
            code: "RECURRENCE_ACCESS_DENIED" | "SCHEDULE_ACCESS_DENIED";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description Sending the same request again cannot succeed. */
            retryable: false;
        };
        /** @description The form of the OAuth 2.0 client credentials grant. Its fields keep the snake_case names of RFC 6749. Send each field once. Other fields are ignored. **Assumed** ([G-002](https://pix-payments.github.io/pix-payments/gaps.html#G-002), [G-046](https://pix-payments.github.io/pix-payments/gaps.html#G-046), [G-102](https://pix-payments.github.io/pix-payments/gaps.html#G-102)). */
        CreateAccessTokenRequest: {
            /** @description The operator's client id. **Assumed** ([G-450](https://pix-payments.github.io/pix-payments/gaps.html#G-450)). */
            client_id: string;
            /**
             * Format: password
             * @description The secret of the client id. Keep it on the server, out of apps and logs. **Assumed** ([G-450](https://pix-payments.github.io/pix-payments/gaps.html#G-450)).
             */
            client_secret: string;
            /**
             * @description The only grant of this API. Another value returns 400 unsupported_grant_type.
             * @constant
             */
            grant_type: "client_credentials";
        };
        /** @description A bearer token in the form of RFC 6749 §5.1, snake_case and without a refresh token. **Assumed** ([G-002](https://pix-payments.github.io/pix-payments/gaps.html#G-002), [G-153](https://pix-payments.github.io/pix-payments/gaps.html#G-153)). */
        AccessToken: {
            /** @description The token, an opaque string. Send it as `Authorization: Bearer <access_token>` with every other request. **Assumed** ([G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            access_token: string;
            /**
             * @description The type of the token.
             * @constant
             */
            token_type: "Bearer";
            /** @description Seconds from this response until the token expires, 3600 today. Read the value instead of assuming it, and request a new token shortly before it expires. */
            expires_in: number;
            /** @description An opaque value. No route requires a scope, so do not use it for decisions. **Assumed** ([G-154](https://pix-payments.github.io/pix-payments/gaps.html#G-154), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            scope: string;
        };
        /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
        ErrorMessage: string;
        /** @description An amount in centavos of BRL (1000 is R$ 10,00). The upper bound is a technical guard. **Assumed** ([G-014](https://pix-payments.github.io/pix-payments/gaps.html#G-014)). */
        Amount: number;
        /** @description The operator's identifier, 1 to 100 characters. **Assumed** ([G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)). */
        ExternalId: string;
        /** @description A Pix key, 1 to 77 characters. **Assumed** ([G-434](https://pix-payments.github.io/pix-payments/gaps.html#G-434)). */
        PixKey: string;
        /** @description Free text of at most 140 characters. */
        Description: string;
        /** @description A map of strings, kept with the resource and returned on statements. It has at most 50 entries, with keys of 1 to 50 characters and values of at most 200. **Assumed** ([G-016](https://pix-payments.github.io/pix-payments/gaps.html#G-016), [G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)). */
        Metadata: {
            [key: string]: string;
        };
        /** @description A CPF of 11 digits. Punctuation is accepted and stripped. The check digits are verified. **Assumed** ([G-010](https://pix-payments.github.io/pix-payments/gaps.html#G-010), [G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029)). */
        CpfRequest: string;
        /** @description The name of a person or a company, 1 to 140 characters. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029), [G-201](https://pix-payments.github.io/pix-payments/gaps.html#G-201)). */
        PersonName: string;
        /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
        Ispb: string;
        /** @description A branch code of 1 to 4 digits. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
        BranchCode: string;
        /** @description An account number of 1 to 20 digits, including its check digit. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
        AccountNumber: string;
        /** @description The kind of the account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007)). */
        AccountTypeRequest: "CACC" | "SVGS" | "SLRY" | "TRAN";
        /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008)). */
        PersonTypeRequest: "NATURAL_PERSON" | "LEGAL_PERSON";
        /** @description An account from which the player may pay. The paying account matches when bankCode, accountNumber and accountType are equal, and branchCode too when both accounts have one. Leading zeros of branchCode and accountNumber do not count. personType is not compared. An unknown property returns 400 MalformedRequest. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009), [G-012](https://pix-payments.github.io/pix-payments/gaps.html#G-012), [G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431), [G-433](https://pix-payments.github.io/pix-payments/gaps.html#G-433)). */
        BankAccountRequest: {
            /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
            bankCode: components["schemas"]["Ispb"];
            /** @description The branch, 1 to 4 digits. Omit it when the institution has no branches; then no branch is compared. **Assumed** ([G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431)). */
            branchCode?: components["schemas"]["BranchCode"];
            /** @description An account number of 1 to 20 digits, including its check digit. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            accountNumber: components["schemas"]["AccountNumber"];
            /** @description The kind of the account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007)). */
            accountType: components["schemas"]["AccountTypeRequest"];
            /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008)). */
            personType: components["schemas"]["PersonTypeRequest"];
        };
        /** @description The allowed payer. Each check is optional and enabled by sending its field: taxId alone, bankAccounts alone, or both. With neither, as with expectedPayer omitted, no check is applied. A payment that fails a check is refused at settlement: the money does not leave the payer, the service sends pixChargeRejected, and the charge stays payable. An unknown property returns 400 MalformedRequest, so that a misspelt name does not disable a check. **Assumed** ([G-011](https://pix-payments.github.io/pix-payments/gaps.html#G-011), [G-433](https://pix-payments.github.io/pix-payments/gaps.html#G-433)). */
        ExpectedPayerRequest: {
            /** @description Enables the same-payer check: the CPF that pays must be this one, 11 digits. Punctuation is accepted and stripped; responses show only the digits. Wrong check digits, or a CNPJ, return 400 MalformedRequest. **Assumed** ([G-010](https://pix-payments.github.io/pix-payments/gaps.html#G-010)). */
            taxId?: components["schemas"]["CpfRequest"];
            /** @description The payer's name, 1 to 140 characters. It is informative and enables no check. **Assumed** ([G-011](https://pix-payments.github.io/pix-payments/gaps.html#G-011), [G-201](https://pix-payments.github.io/pix-payments/gaps.html#G-201)). */
            name?: components["schemas"]["PersonName"];
            /** @description Enables the same-account check: the paying account must be one of these. An empty list returns 400 MalformedRequest. **Assumed** ([G-450](https://pix-payments.github.io/pix-payments/gaps.html#G-450)). */
            bankAccounts?: components["schemas"]["BankAccountRequest"][];
        };
        /** @description A deposit charge to create. Unknown properties are ignored, except in expectedPayer, which refuses them. Omit properties without a value: null is refused. **Assumed** ([G-046](https://pix-payments.github.io/pix-payments/gaps.html#G-046), [G-258](https://pix-payments.github.io/pix-payments/gaps.html#G-258)). */
        CreateImmediateChargeRequest: {
            /** @description The amount that the player pays, in centavos; a positive integer. */
            amount: components["schemas"]["Amount"];
            /** @description Lifetime of the QR code in seconds, 1 to 2592000 (30 days), counted from createdAt. Use at least 600. A lower value is accepted, but leaves the player too little time to pay. **Assumed** ([G-013](https://pix-payments.github.io/pix-payments/gaps.html#G-013)). */
            expiresIn: number;
            /** @description The operator's identifier of the deposit, 1 to 100 characters, returned on statements. It need not be unique and does not make the request idempotent: each request creates a new charge. **Assumed** ([G-018](https://pix-payments.github.io/pix-payments/gaps.html#G-018), [G-025](https://pix-payments.github.io/pix-payments/gaps.html#G-025)). */
            externalId: components["schemas"]["ExternalId"];
            /** @description The destination key, at most 77 characters: a key of the wallet of the token. Another key returns 400 MalformedRequest, even a key of another wallet of the operator. **Assumed** ([G-015](https://pix-payments.github.io/pix-payments/gaps.html#G-015)). */
            pixKey: components["schemas"]["PixKey"];
            /** @description Free text of at most 140 characters, kept with the charge. It is not part of brCode, but the payer's app shows it. **Assumed** ([G-026](https://pix-payments.github.io/pix-payments/gaps.html#G-026)). */
            description?: components["schemas"]["Description"];
            /** @description A map of strings, kept with the resource and returned on statements. It has at most 50 entries, with keys of 1 to 50 characters and values of at most 200. **Assumed** ([G-016](https://pix-payments.github.io/pix-payments/gaps.html#G-016), [G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)). */
            metadata?: components["schemas"]["Metadata"];
            /** @description The allowed payer. Each check is optional and enabled by sending its field: taxId alone, bankAccounts alone, or both. With neither, as with expectedPayer omitted, no check is applied. A payment that fails a check is refused at settlement: the money does not leave the payer, the service sends pixChargeRejected, and the charge stays payable. An unknown property returns 400 MalformedRequest, so that a misspelt name does not disable a check. **Assumed** ([G-011](https://pix-payments.github.io/pix-payments/gaps.html#G-011), [G-433](https://pix-payments.github.io/pix-payments/gaps.html#G-433)). */
            expectedPayer?: components["schemas"]["ExpectedPayerRequest"];
        };
        /** @description The copy-and-paste payload of the charge, at most 512 characters. It is a dynamic BR Code and ends in its CRC-16. Show it to the player as text and as a QR code. It does not have the amount: the payer's app fetches the charge with its amount from the location inside it. You need not call that address. **Assumed** ([G-019](https://pix-payments.github.io/pix-payments/gaps.html#G-019), [G-020](https://pix-payments.github.io/pix-payments/gaps.html#G-020), [G-321](https://pix-payments.github.io/pix-payments/gaps.html#G-321), [G-370](https://pix-payments.github.io/pix-payments/gaps.html#G-370), [G-371](https://pix-payments.github.io/pix-payments/gaps.html#G-371)). */
        BrCode: string;
        /** @description The provider's id of a charge, a UUIDv4 in lower case. **Assumed** ([G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
        ChargeId: string;
        /**
         * Format: date-time
         * @description An instant, ISO 8601 in UTC with milliseconds. **Assumed** ([G-003](https://pix-payments.github.io/pix-payments/gaps.html#G-003)).
         */
        Timestamp: string;
        /** @description A CPF of 11 digits, without punctuation. **Assumed** ([G-010](https://pix-payments.github.io/pix-payments/gaps.html#G-010), [G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029)). */
        Cpf: string;
        /** @description The kind of an account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. Expect values that are not listed. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
        AccountType: 'CACC' | 'SVGS' | 'SLRY' | 'TRAN' | (string & {});
        /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. Expect values that are not listed. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
        PersonType: 'NATURAL_PERSON' | 'LEGAL_PERSON' | (string & {});
        /** @description An account from which the player may pay, as the request declared it. A branch that it omitted is absent. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009), [G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431)). */
        BankAccount: {
            /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
            bankCode: components["schemas"]["Ispb"];
            /** @description A branch code of 1 to 4 digits. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            branchCode?: components["schemas"]["BranchCode"];
            /** @description An account number of 1 to 20 digits, including its check digit. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            accountNumber: components["schemas"]["AccountNumber"];
            /** @description The kind of an account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. Expect values that are not listed. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            accountType: components["schemas"]["AccountType"];
            /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. Expect values that are not listed. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            personType: components["schemas"]["PersonType"];
        };
        /** @description The allowed payer, as the request declared it. Fields that the request omitted are absent. **Assumed** ([G-011](https://pix-payments.github.io/pix-payments/gaps.html#G-011)). */
        ExpectedPayer: {
            /** @description The CPF that must pay, without punctuation. The same-payer check is on when this field is present. **Assumed** ([G-010](https://pix-payments.github.io/pix-payments/gaps.html#G-010)). */
            taxId?: components["schemas"]["Cpf"];
            /** @description The payer's name, as the request declared it. **Assumed** ([G-011](https://pix-payments.github.io/pix-payments/gaps.html#G-011), [G-201](https://pix-payments.github.io/pix-payments/gaps.html#G-201)). */
            name?: components["schemas"]["PersonName"];
            /** @description The accounts that may pay. The same-account check is on when this field is present. **Assumed** ([G-450](https://pix-payments.github.io/pix-payments/gaps.html#G-450)). */
            bankAccounts?: components["schemas"]["BankAccount"][];
        };
        /** @description The charge as the response to its creation shows it. Every field is always present, and null when it has no value. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-023](https://pix-payments.github.io/pix-payments/gaps.html#G-023)). */
        ImmediateChargeCreated: {
            /** @description The amount that the player pays, in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description The copy-and-paste payload of the charge, at most 512 characters. It is a dynamic BR Code and ends in its CRC-16. Show it to the player as text and as a QR code. It does not have the amount: the payer's app fetches the charge with its amount from the location inside it. You need not call that address. **Assumed** ([G-019](https://pix-payments.github.io/pix-payments/gaps.html#G-019), [G-020](https://pix-payments.github.io/pix-payments/gaps.html#G-020), [G-321](https://pix-payments.github.io/pix-payments/gaps.html#G-321), [G-370](https://pix-payments.github.io/pix-payments/gaps.html#G-370), [G-371](https://pix-payments.github.io/pix-payments/gaps.html#G-371)). */
            brCode: components["schemas"]["BrCode"];
            /** @description The provider's id of a charge, a UUIDv4 in lower case. **Assumed** ([G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            chargeId: components["schemas"]["ChargeId"];
            /** @description When the charge was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The free text of the request; null when the request had none. */
            description: string | null;
            /** @description The allowed payer, with the fields of the request; null when the request had no expectedPayer. */
            expectedPayer: components["schemas"]["ExpectedPayer"] | null;
            /** @description The instant from which the charge can no longer be paid: createdAt plus expiresIn. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description The operator's identifier of the deposit, as the request sent it. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The operator's key that receives the payment. */
            pixKey: components["schemas"]["PixKey"];
            /**
             * @description The status of a new charge, always PENDING.
             * @constant
             */
            status: "PENDING";
        };
        /** @description A field or parameter that is not valid. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167)). */
        ErrorDetail: {
            /** @description Path of the field from the root of the body (`creditor.taxId`, `expectedPayer.bankAccounts[0].bankCode`), or the name of the parameter. */
            field: string;
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
        ErrorDetails: components["schemas"]["ErrorDetail"][];
        /** @description The provider's id of a charge, a UUIDv4. Upper and lower case are the same; answers have lower case. **Assumed** ([G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
        ChargeIdRequest: string;
        /** @description A CPF (11 digits) or a CNPJ (12 digits or upper-case letters, then 2 check digits), without punctuation. **Assumed** ([G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)). */
        TaxId: string;
        /** @description A person or a company, and the account that pays or receives. **Assumed** ([G-021](https://pix-payments.github.io/pix-payments/gaps.html#G-021), [G-034](https://pix-payments.github.io/pix-payments/gaps.html#G-034), [G-038](https://pix-payments.github.io/pix-payments/gaps.html#G-038)). */
        AccountHolder: {
            /** @description The name of a person or a company, 1 to 140 characters. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029), [G-201](https://pix-payments.github.io/pix-payments/gaps.html#G-201)). */
            name: components["schemas"]["PersonName"];
            /** @description A CPF (11 digits) or a CNPJ (12 digits or upper-case letters, then 2 check digits), without punctuation. **Assumed** ([G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)). */
            taxId: components["schemas"]["TaxId"];
            /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. Expect values that are not listed. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            personType: components["schemas"]["PersonType"];
            /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
            bankCode: components["schemas"]["Ispb"];
            /** @description The branch of the account, 1 to 4 digits; null when the account has no branch, or none is known. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009), [G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431)). */
            branchCode: components["schemas"]["BranchCode"] | null;
            /** @description An account number of 1 to 20 digits, including its check digit. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            accountNumber: components["schemas"]["AccountNumber"];
            /** @description The kind of an account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. Expect values that are not listed. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            accountType: components["schemas"]["AccountType"];
        };
        /** @description A text of 32 letters and digits that identifies a Pix from end to end, case-sensitive: `E`, the ISPB of the institution that made it, the UTC minute as yyyyMMddHHmm, and 11 more characters. The endToEndId of a refund starts with `D`. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044)). */
        EndToEndId: string;
        /** @description The Pix that paid a charge. **Assumed** ([G-022](https://pix-payments.github.io/pix-payments/gaps.html#G-022)). */
        PixTransaction: {
            /** @description Identifies the payment from end to end, 32 letters and digits, case-sensitive. Use it in the path of a refund. */
            endToEndId: components["schemas"]["EndToEndId"];
            /** @description The charge's id in the payment system, 26 to 35 letters and digits. The payment carries it. */
            txid: string;
            /** @description The paid amount, in centavos. It equals the amount of the charge. */
            amount: components["schemas"]["Amount"];
            /** @description When the payment settled, the paidAt of the charge. Refunds are possible for 90 days from this instant. */
            settlementDateTime: components["schemas"]["Timestamp"];
            /** @description The message that the payer wrote with the payment, at most 140 characters; null when there is none. */
            payerMessage: string | null;
        };
        /** @description PENDING can be paid, even after refused attempts. PAID was paid before expiresAt and settled, exactly once. EXPIRED reached expiresAt unpaid; a payment at that instant or later is refused. CANCELED was withdrawn by the provider; no operation of this API cancels a charge, and no webhook announces it. PAID, EXPIRED and CANCELED are final. **Assumed** ([G-087](https://pix-payments.github.io/pix-payments/gaps.html#G-087), [G-088](https://pix-payments.github.io/pix-payments/gaps.html#G-088), [G-089](https://pix-payments.github.io/pix-payments/gaps.html#G-089)). */
        ChargeStatus: "PENDING" | "PAID" | "CANCELED" | "EXPIRED";
        /** @description A deposit charge. Every field is always present, and null when it has no value. debtor, paidAt and pixTransaction are set only when status is PAID, and always then. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017)). */
        ImmediateCharge: {
            /** @description The amount that the player pays, in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description The copy-and-paste payload of the charge, at most 512 characters. It is a dynamic BR Code and ends in its CRC-16. Show it to the player as text and as a QR code. It does not have the amount: the payer's app fetches the charge with its amount from the location inside it. You need not call that address. **Assumed** ([G-019](https://pix-payments.github.io/pix-payments/gaps.html#G-019), [G-020](https://pix-payments.github.io/pix-payments/gaps.html#G-020), [G-321](https://pix-payments.github.io/pix-payments/gaps.html#G-321), [G-370](https://pix-payments.github.io/pix-payments/gaps.html#G-370), [G-371](https://pix-payments.github.io/pix-payments/gaps.html#G-371)). */
            brCode: components["schemas"]["BrCode"];
            /** @description The provider's id of a charge, a UUIDv4 in lower case. **Assumed** ([G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            chargeId: components["schemas"]["ChargeId"];
            /** @description When the charge was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The payer and the paying account; null until status is PAID. **Assumed** ([G-021](https://pix-payments.github.io/pix-payments/gaps.html#G-021)). */
            debtor: components["schemas"]["AccountHolder"] | null;
            /** @description The free text of the request; null when the request had none. */
            description: string | null;
            /** @description The allowed payer, with the fields of the request; null when the request had no expectedPayer. */
            expectedPayer: components["schemas"]["ExpectedPayer"] | null;
            /** @description The instant from which the charge can no longer be paid: createdAt plus expiresIn. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description The operator's identifier of the deposit, as the request sent it. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The map of strings of the request; null when the request had none. */
            metadata: components["schemas"]["Metadata"] | null;
            /** @description When the payment settled; null until status is PAID. */
            paidAt: components["schemas"]["Timestamp"] | null;
            /** @description The operator's key that receives the payment. */
            pixKey: components["schemas"]["PixKey"];
            /** @description The Pix that paid the charge; null until status is PAID. **Assumed** ([G-022](https://pix-payments.github.io/pix-payments/gaps.html#G-022)). */
            pixTransaction: components["schemas"]["PixTransaction"] | null;
            /** @description PENDING can be paid, even after refused attempts. PAID was paid before expiresAt and settled, exactly once. EXPIRED reached expiresAt unpaid; a payment at that instant or later is refused. CANCELED was withdrawn by the provider; no operation of this API cancels a charge, and no webhook announces it. PAID, EXPIRED and CANCELED are final. **Assumed** ([G-087](https://pix-payments.github.io/pix-payments/gaps.html#G-087), [G-088](https://pix-payments.github.io/pix-payments/gaps.html#G-088), [G-089](https://pix-payments.github.io/pix-payments/gaps.html#G-089)). */
            status: components["schemas"]["ChargeStatus"];
        };
        /** @description A CNPJ of 14 characters: 12 digits or letters and 2 check digits. Punctuation is accepted and stripped, and letters are upper-cased. The check digits are verified. **Assumed** ([G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)). */
        CnpjRequest: string;
        /** @description The charge to pay. The service takes amount and payer details from the charge. Unknown properties are ignored. **Assumed** ([G-046](https://pix-payments.github.io/pix-payments/gaps.html#G-046), [G-105](https://pix-payments.github.io/pix-payments/gaps.html#G-105)). */
        SimulatePaymentRequest: {
            /** @description The chargeId that createImmediateCharge returned. */
            chargeId: components["schemas"]["ChargeIdRequest"];
            /** @description The operator's receiving CNPJ, 14 characters. Punctuation is accepted and stripped, and letters are upper-cased. Another CNPJ, or wrong check digits, return 400 MalformedRequest. **Assumed** ([G-105](https://pix-payments.github.io/pix-payments/gaps.html#G-105), [G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)). */
            receiverCnpj: components["schemas"]["CnpjRequest"];
        };
        /** @description The simulated payment. Read the charge itself with getImmediateCharge. **Assumed** ([G-104](https://pix-payments.github.io/pix-payments/gaps.html#G-104)). */
        SimulatedPayment: {
            /** @description The provider's id of a charge, a UUIDv4 in lower case. **Assumed** ([G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            chargeId: components["schemas"]["ChargeId"];
            /**
             * @description The charge is PAID.
             * @constant
             */
            status: "PAID";
            /** @description Identifies the payment from end to end, 32 letters and digits, case-sensitive. Use it in the path of a refund. */
            endToEndId: components["schemas"]["EndToEndId"];
            /** @description When the payment settled. */
            paidAt: components["schemas"]["Timestamp"];
        };
        /** @description The creditor's Pix key as the directory keeps it, at most 77 characters: a CPF of 11 digits, a phone of any country as `+5511987654321`, an e-mail in lower case, or a random key (a UUID in lower case). The check digits of a CPF are verified. A CNPJ or any other value returns 400 MalformedRequest. **Assumed** ([G-028](https://pix-payments.github.io/pix-payments/gaps.html#G-028)). */
        CreditorPixKey: string;
        /** @description The expected holder of the key. The service compares the declared CPF with the CPF that holds the key. It does not compare the name. An unknown property returns 400 MalformedRequest. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029), [G-433](https://pix-payments.github.io/pix-payments/gaps.html#G-433)). */
        ExpectedCreditorRequest: {
            /** @description The creditor's name, 1 to 140 characters. It is not compared with the name of the holder. */
            name: components["schemas"]["PersonName"];
            /** @description The CPF that must hold the key, 11 digits. Punctuation is accepted and stripped; responses show only the digits. Wrong check digits return 400 MalformedRequest. Another holder returns 422 IGAMING_CPF_MISMATCH. */
            taxId: components["schemas"]["CpfRequest"];
        };
        /** @description A withdrawal to the holder of a Pix key. Unknown properties are ignored, except in expectedCreditor, which refuses them. Omit properties without a value: null is refused. **Assumed** ([G-046](https://pix-payments.github.io/pix-payments/gaps.html#G-046), [G-258](https://pix-payments.github.io/pix-payments/gaps.html#G-258)). */
        CreateWithdrawalByPixKeyRequest: {
            /** @description The amount that the creditor receives, in centavos; a positive integer. */
            amount: components["schemas"]["Amount"];
            /** @description The operator's identifier of the withdrawal, 1 to 100 characters. It is unique per wallet, shared by withdrawals by key and by bank details, and never expires. It makes the request idempotent: persist it before sending, and send the same value on every retry of the same withdrawal. **Assumed** ([G-110](https://pix-payments.github.io/pix-payments/gaps.html#G-110), [G-190](https://pix-payments.github.io/pix-payments/gaps.html#G-190)). */
            externalId: components["schemas"]["ExternalId"];
            /** @description The creditor's Pix key as the directory keeps it, at most 77 characters: a CPF of 11 digits, a phone of any country as `+5511987654321`, an e-mail in lower case, or a random key (a UUID in lower case). The check digits of a CPF are verified. A CNPJ or any other value returns 400 MalformedRequest. **Assumed** ([G-028](https://pix-payments.github.io/pix-payments/gaps.html#G-028)). */
            pixKey: components["schemas"]["CreditorPixKey"];
            /** @description The expected holder of the key. The service compares the declared CPF with the CPF that holds the key. It does not compare the name. An unknown property returns 400 MalformedRequest. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029), [G-433](https://pix-payments.github.io/pix-payments/gaps.html#G-433)). */
            expectedCreditor: components["schemas"]["ExpectedCreditorRequest"];
            /** @description Free text of at most 140 characters. The withdrawal does not return it. **Assumed** ([G-035](https://pix-payments.github.io/pix-payments/gaps.html#G-035)). */
            description?: components["schemas"]["Description"];
            /** @description A map of strings, kept with the resource and returned on statements. It has at most 50 entries, with keys of 1 to 50 characters and values of at most 200. **Assumed** ([G-016](https://pix-payments.github.io/pix-payments/gaps.html#G-016), [G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)). */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description Transitional, with an unknown outcome: INITIATED, the intent was created; CONFIRMED, the payment request was sent to the central bank's instant payment system; PROCESSING, the payment awaits settlement. Final: SUCCESS, the payment settled. Final failures: REJECTED, the counterparty rejected it; CANCELED, the request could not be sent; FAILED, a processing error; EXPIRED, the confirmation window expired. Only a final failure permits returning the balance to the player. **Assumed** ([G-091](https://pix-payments.github.io/pix-payments/gaps.html#G-091)). */
        WithdrawalStatus: "INITIATED" | "CONFIRMED" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELED" | "FAILED" | "EXPIRED";
        /** @description The provider's id of a withdrawal, a UUIDv4 in lower case. Its statement line has it as productTransactionId. **Assumed** ([G-036](https://pix-payments.github.io/pix-payments/gaps.html#G-036), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
        TransactionId: string;
        /** @description The response to an accepted withdrawal. Money has not moved yet, unless status is SUCCESS. */
        WithdrawalAccepted: {
            /** @description The amount that the creditor receives, in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description When the withdrawal was accepted. A repeated request returns the same instant. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The operator's identifier of the withdrawal, as the request sent it. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The status of the new withdrawal: INITIATED, CONFIRMED, PROCESSING (most common), SUCCESS (completed in the same response; uncommon) or FAILED (failed at initiation, for example because the balance is insufficient). A repeated request returns the same status, also after the withdrawal has changed. getWithdrawal returns the current status. **Assumed** ([G-032](https://pix-payments.github.io/pix-payments/gaps.html#G-032), [G-090](https://pix-payments.github.io/pix-payments/gaps.html#G-090), [G-203](https://pix-payments.github.io/pix-payments/gaps.html#G-203), [G-420](https://pix-payments.github.io/pix-payments/gaps.html#G-420)). */
            status: components["schemas"]["WithdrawalStatus"];
            /** @description The provider's id of a withdrawal, a UUIDv4 in lower case. Its statement line has it as productTransactionId. **Assumed** ([G-036](https://pix-payments.github.io/pix-payments/gaps.html#G-036), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            transactionId: components["schemas"]["TransactionId"];
        };
        /** @description The destination account and its owner. The service looks up nothing on this path, so every detail comes from the caller. All are required, except branchCode. An unknown property returns 400 MalformedRequest. **Assumed** ([G-027](https://pix-payments.github.io/pix-payments/gaps.html#G-027), [G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431), [G-433](https://pix-payments.github.io/pix-payments/gaps.html#G-433)). */
        CreditorRequest: {
            /** @description The creditor's name, 1 to 140 characters. */
            name: components["schemas"]["PersonName"];
            /** @description The creditor's CPF when personType is NATURAL_PERSON, or CNPJ when it is LEGAL_PERSON. Punctuation is accepted and stripped, letters are upper-cased, and check digits are verified. Responses show it without punctuation. */
            taxId: string;
            /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008)). */
            personType: components["schemas"]["PersonTypeRequest"];
            /** @description The ISPB of the destination institution, 8 characters. */
            bankCode: components["schemas"]["Ispb"];
            /** @description The branch, 1 to 4 digits. Omit it when the account has no branch. **Assumed** ([G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431)). */
            branchCode?: components["schemas"]["BranchCode"];
            /** @description An account number of 1 to 20 digits, including its check digit. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            accountNumber: components["schemas"]["AccountNumber"];
            /** @description The kind of the account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007)). */
            accountType: components["schemas"]["AccountTypeRequest"];
        };
        /** @description A withdrawal to an account given by its bank details. Unknown properties are ignored, except in creditor, which refuses them. Omit properties without a value: null is refused. **Assumed** ([G-046](https://pix-payments.github.io/pix-payments/gaps.html#G-046), [G-258](https://pix-payments.github.io/pix-payments/gaps.html#G-258)). */
        CreateWithdrawalByBankDetailsRequest: {
            /** @description The amount that the creditor receives, in centavos; a positive integer. */
            amount: components["schemas"]["Amount"];
            /** @description The operator's identifier of the withdrawal, 1 to 100 characters. It is unique per wallet, shared by withdrawals by key and by bank details, and never expires. It makes the request idempotent: persist it before sending, and send the same value on every retry of the same withdrawal. **Assumed** ([G-110](https://pix-payments.github.io/pix-payments/gaps.html#G-110), [G-190](https://pix-payments.github.io/pix-payments/gaps.html#G-190)). */
            externalId: components["schemas"]["ExternalId"];
            /** @description The destination account and its owner. The service looks up nothing on this path, so every detail comes from the caller. All are required, except branchCode. An unknown property returns 400 MalformedRequest. **Assumed** ([G-027](https://pix-payments.github.io/pix-payments/gaps.html#G-027), [G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431), [G-433](https://pix-payments.github.io/pix-payments/gaps.html#G-433)). */
            creditor: components["schemas"]["CreditorRequest"];
            /** @description Free text of at most 140 characters. The withdrawal does not return it. **Assumed** ([G-035](https://pix-payments.github.io/pix-payments/gaps.html#G-035)). */
            description?: components["schemas"]["Description"];
            /** @description A map of strings, kept with the resource and returned on statements. It has at most 50 entries, with keys of 1 to 50 characters and values of at most 200. **Assumed** ([G-016](https://pix-payments.github.io/pix-payments/gaps.html#G-016), [G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)). */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description Why the withdrawal failed. ACCOUNT_MISMATCH: the account does not belong to the declared creditor. INSUFFICIENT_BALANCE: the amount was above the available balance, and nothing was debited. The other names describe themselves. The source shows only ACCOUNT_MISMATCH. Expect values that are not listed. **Assumed** ([G-031](https://pix-payments.github.io/pix-payments/gaps.html#G-031), [G-032](https://pix-payments.github.io/pix-payments/gaps.html#G-032)). */
        WithdrawalErrorCode: 'ACCOUNT_MISMATCH' | 'INSUFFICIENT_BALANCE' | 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_BLOCKED' | 'ACCOUNT_CLOSED' | 'INVALID_ACCOUNT_TYPE' | 'TRANSACTION_NOT_SUPPORTED' | 'AMOUNT_LIMIT_EXCEEDED' | 'REJECTED_BY_COUNTERPARTY' | 'SETTLEMENT_TIMEOUT' | 'PROVIDER_UNAVAILABLE' | (string & {});
        /** @description The expected holder of the key, as the request declared it. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029)). */
        ExpectedCreditor: {
            /** @description The creditor's name, as the request declared it. */
            name: components["schemas"]["PersonName"];
            /** @description The CPF that must hold the key, without punctuation. */
            taxId: components["schemas"]["Cpf"];
        };
        /** @description How the request named the destination: PIX_KEY by a key, or MANUAL by bank details. The source shows only PIX_KEY. Expect values that are not listed. **Assumed** ([G-030](https://pix-payments.github.io/pix-payments/gaps.html#G-030), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
        WithdrawalInitiationType: 'PIX_KEY' | 'MANUAL' | (string & {});
        /** @description A withdrawal. Every field is always present, and null when it has no value. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-035](https://pix-payments.github.io/pix-payments/gaps.html#G-035)). */
        Withdrawal: {
            /** @description The amount that the creditor receives, in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description When the withdrawal was accepted. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The destination account and its owner. For a withdrawal by key, they are resolved from the directory; for a withdrawal by bank details, they are as the request sent them. **Assumed** ([G-034](https://pix-payments.github.io/pix-payments/gaps.html#G-034)). */
            creditor: components["schemas"]["AccountHolder"];
            /** @description Identifies the transfer from end to end. It is set from CONFIRMED on, and kept when the withdrawal fails later. It is null while status is INITIATED, and stays null when the withdrawal fails before it is sent. **Assumed** ([G-033](https://pix-payments.github.io/pix-payments/gaps.html#G-033)). */
            endToEndId: components["schemas"]["EndToEndId"] | null;
            /** @description Why the withdrawal failed. It may be set when status is FAILED, REJECTED, CANCELED or EXPIRED; null otherwise. */
            errorCode: components["schemas"]["WithdrawalErrorCode"] | null;
            /** @description The meaning of errorCode in words, for people. It may be set when status is FAILED, REJECTED, CANCELED or EXPIRED; null otherwise. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177)). */
            errorDescription: string | null;
            /** @description The declared holder of the key; null for a withdrawal by bank details. **Assumed** ([G-034](https://pix-payments.github.io/pix-payments/gaps.html#G-034)). */
            expectedCreditor: components["schemas"]["ExpectedCreditor"] | null;
            /** @description The operator's identifier of the withdrawal, as the request sent it. */
            externalId: components["schemas"]["ExternalId"];
            /** @description How the request named the destination: PIX_KEY by a key, or MANUAL by bank details. The source shows only PIX_KEY. Expect values that are not listed. **Assumed** ([G-030](https://pix-payments.github.io/pix-payments/gaps.html#G-030), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            initiationType: components["schemas"]["WithdrawalInitiationType"];
            /** @description The map of strings of the request; null when the request had none. */
            metadata: components["schemas"]["Metadata"] | null;
            /** @description When the transfer settled; null unless status is SUCCESS. */
            settlementDateTime: components["schemas"]["Timestamp"] | null;
            /** @description Transitional, with an unknown outcome: INITIATED, the intent was created; CONFIRMED, the payment request was sent to the central bank's instant payment system; PROCESSING, the payment awaits settlement. Final: SUCCESS, the payment settled. Final failures: REJECTED, the counterparty rejected it; CANCELED, the request could not be sent; FAILED, a processing error; EXPIRED, the confirmation window expired. Only a final failure permits returning the balance to the player. **Assumed** ([G-091](https://pix-payments.github.io/pix-payments/gaps.html#G-091)). */
            status: components["schemas"]["WithdrawalStatus"];
            /** @description The provider's id of a withdrawal, a UUIDv4 in lower case. Its statement line has it as productTransactionId. **Assumed** ([G-036](https://pix-payments.github.io/pix-payments/gaps.html#G-036), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            transactionId: components["schemas"]["TransactionId"];
            /** @description When the withdrawal last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description The operator's identifier of a refund, 1 to 100 characters without control characters (U+0000 to U+001F, U+007F to U+009F). It is case-sensitive, stored and compared exactly as sent, including spaces. It distinguishes the partial refunds of one transaction. **Assumed** ([G-045](https://pix-payments.github.io/pix-payments/gaps.html#G-045), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)). */
        RefundExternalId: string;
        /** @description A whole or partial refund of a received Pix. Unknown properties are ignored. Omit properties without a value: null is refused. **Assumed** ([G-041](https://pix-payments.github.io/pix-payments/gaps.html#G-041), [G-046](https://pix-payments.github.io/pix-payments/gaps.html#G-046), [G-258](https://pix-payments.github.io/pix-payments/gaps.html#G-258)). */
        CreateRefundRequest: {
            /** @description The amount to return to the payer, in centavos; greater than zero. An amount above the rest of the original transaction (leftAmount) returns 422 REFUND_AMOUNT_EXCEEDED. **Assumed** ([G-014](https://pix-payments.github.io/pix-payments/gaps.html#G-014), [G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042)). */
            amount: components["schemas"]["Amount"];
            /** @description The original transaction, 32 letters and digits. It may be omitted, because the path already names the transaction. A value that differs from the path returns 400 MalformedRequest. **Assumed** ([G-037](https://pix-payments.github.io/pix-payments/gaps.html#G-037)). */
            endToEndId?: components["schemas"]["EndToEndId"];
            /** @description The operator's identifier of a refund, 1 to 100 characters without control characters (U+0000 to U+001F, U+007F to U+009F). It is case-sensitive, stored and compared exactly as sent, including spaces. It distinguishes the partial refunds of one transaction. **Assumed** ([G-045](https://pix-payments.github.io/pix-payments/gaps.html#G-045), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)). */
            externalId: components["schemas"]["RefundExternalId"];
            /** @description Free text of at most 140 characters. The statement line shows it; the refund does not. **Assumed** ([G-035](https://pix-payments.github.io/pix-payments/gaps.html#G-035), [G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211)). */
            description?: components["schemas"]["Description"];
        };
        /** @description The payer of the refunded transaction, who gets the money back. The institution states no account of the payer of a recurring charge; then the branch code, the account number and the account type are null. **Assumed** ([G-038](https://pix-payments.github.io/pix-payments/gaps.html#G-038), [G-041](https://pix-payments.github.io/pix-payments/gaps.html#G-041)). */
        RefundCreditor: {
            /** @description The name of a person or a company, 1 to 140 characters. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029), [G-201](https://pix-payments.github.io/pix-payments/gaps.html#G-201)). */
            name: components["schemas"]["PersonName"];
            /** @description A CPF (11 digits) or a CNPJ (12 digits or upper-case letters, then 2 check digits), without punctuation. **Assumed** ([G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)). */
            taxId: components["schemas"]["TaxId"];
            /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. Expect values that are not listed. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            personType: components["schemas"]["PersonType"];
            /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
            bankCode: components["schemas"]["Ispb"];
            /** @description The branch code of the account; null when the service does not know it. */
            branchCode: components["schemas"]["BranchCode"] | null;
            /** @description The account number with its check digit; null when the service does not know it. */
            accountNumber: components["schemas"]["AccountNumber"] | null;
            /** @description The type of the account; null when the service does not know it. */
            accountType: components["schemas"]["AccountType"] | null;
        };
        /** @description Why the refund failed. The first three values concern the payer's account. REJECTED_BY_COUNTERPARTY is a rejection by the payer institution without a more specific reason. Expect values that are not listed. **Assumed** ([G-204](https://pix-payments.github.io/pix-payments/gaps.html#G-204)). */
        RefundErrorCode: 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_BLOCKED' | 'ACCOUNT_CLOSED' | 'REJECTED_BY_COUNTERPARTY' | 'SETTLEMENT_TIMEOUT' | 'PROVIDER_UNAVAILABLE' | (string & {});
        /** @description Identifies the refund from end to end, 32 letters and digits, case-sensitive: `D`, the ISPB of the provider, the UTC minute as yyyyMMddHHmm, and 11 more characters. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044)). */
        RefundEndToEndId: string;
        /** @description PROCESSING was accepted and awaits settlement. SUCCESS settled: the payer has the money back. FAILED did not settle: the money is back in the wallet, and the amount can be refunded again, with createRefund under a new externalId. SUCCESS and FAILED are final. The source shows only PROCESSING. Expect values that are not listed, and treat them as PROCESSING: the outcome is unknown. **Assumed** ([G-092](https://pix-payments.github.io/pix-payments/gaps.html#G-092), [G-205](https://pix-payments.github.io/pix-payments/gaps.html#G-205), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
        RefundStatus: 'PROCESSING' | 'SUCCESS' | 'FAILED' | (string & {});
        /** @description A refund, with the totals of its original transaction at the time of the response. Every field is always present, and null when it has no value. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017)). */
        Refund: {
            /** @description The amount of this refund, in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description The deadline for refunds of the original transaction, 90 days after it settled. **Assumed** ([G-039](https://pix-payments.github.io/pix-payments/gaps.html#G-039)). */
            canBeReversedUntil: components["schemas"]["Timestamp"];
            /** @description When the refund was accepted. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The payer of the original transaction, who gets the money back. **Assumed** ([G-038](https://pix-payments.github.io/pix-payments/gaps.html#G-038), [G-041](https://pix-payments.github.io/pix-payments/gaps.html#G-041)). */
            creditor: components["schemas"]["RefundCreditor"];
            /** @description Why the refund failed; null unless status is FAILED. **Assumed** ([G-092](https://pix-payments.github.io/pix-payments/gaps.html#G-092)). */
            errorCode: components["schemas"]["RefundErrorCode"] | null;
            /** @description The meaning of errorCode in words, for people; null unless status is FAILED. **Assumed** ([G-092](https://pix-payments.github.io/pix-payments/gaps.html#G-092), [G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177)). */
            errorDescription: string | null;
            /** @description The operator's identifier of a refund, 1 to 100 characters without control characters (U+0000 to U+001F, U+007F to U+009F). It is case-sensitive, stored and compared exactly as sent, including spaces. It distinguishes the partial refunds of one transaction. **Assumed** ([G-045](https://pix-payments.github.io/pix-payments/gaps.html#G-045), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)). */
            externalId: components["schemas"]["RefundExternalId"];
            /** @description The amount of the original transaction that can still be refunded, in centavos: originalAmount less totalReversedAmount. **Assumed** ([G-040](https://pix-payments.github.io/pix-payments/gaps.html#G-040), [G-041](https://pix-payments.github.io/pix-payments/gaps.html#G-041), [G-382](https://pix-payments.github.io/pix-payments/gaps.html#G-382)). */
            leftAmount: number;
            /** @description The amount of the original transaction, in centavos. */
            originalAmount: components["schemas"]["Amount"];
            /** @description Identifies the original transaction from end to end. */
            originalEndToEndId: components["schemas"]["EndToEndId"];
            /** @description Identifies the refund from end to end, 32 letters and digits, case-sensitive: `D`, the ISPB of the provider, the UTC minute as yyyyMMddHHmm, and 11 more characters. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044)). */
            refundEndToEndId: components["schemas"]["RefundEndToEndId"];
            /** @description When the refund settled; null unless status is SUCCESS. */
            settlementDateTime: components["schemas"]["Timestamp"] | null;
            /** @description PROCESSING was accepted and awaits settlement. SUCCESS settled: the payer has the money back. FAILED did not settle: the money is back in the wallet, and the amount can be refunded again, with createRefund under a new externalId. SUCCESS and FAILED are final. The source shows only PROCESSING. Expect values that are not listed, and treat them as PROCESSING: the outcome is unknown. **Assumed** ([G-092](https://pix-payments.github.io/pix-payments/gaps.html#G-092), [G-205](https://pix-payments.github.io/pix-payments/gaps.html#G-205), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: components["schemas"]["RefundStatus"];
            /** @description The sum of the refunds of the original transaction that are PROCESSING or SUCCESS, and of the amounts that were taken back from it (pixChargeTakenBack), in centavos. It includes this refund, unless this refund is FAILED. The simulated refunds of a recurring charge count too. **Assumed** ([G-040](https://pix-payments.github.io/pix-payments/gaps.html#G-040), [G-041](https://pix-payments.github.io/pix-payments/gaps.html#G-041), [G-382](https://pix-payments.github.io/pix-payments/gaps.html#G-382)). */
            totalReversedAmount: number;
            /** @description When the refund last changed. Other refunds of the same transaction do not change this value. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * Format: uuid
         * @description The id of a wallet, a UUIDv4. Upper and lower case are the same; answers have lower case. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
         */
        WalletIdRequest: string;
        /** @description A transfer from the wallet of the token to another wallet of the operator. Unknown properties are ignored. Omit properties without a value: null is refused. **Assumed** ([G-046](https://pix-payments.github.io/pix-payments/gaps.html#G-046), [G-116](https://pix-payments.github.io/pix-payments/gaps.html#G-116), [G-258](https://pix-payments.github.io/pix-payments/gaps.html#G-258)). */
        CreateInternalTransferRequest: {
            /** @description The amount to transfer, in centavos; a positive integer. */
            amount: components["schemas"]["Amount"];
            /** @description The operator's identifier of the transfer, 1 to 100 characters, unique per source wallet. It makes the request idempotent: send the same value on every retry of the same transfer. **Assumed** ([G-116](https://pix-payments.github.io/pix-payments/gaps.html#G-116), [G-165](https://pix-payments.github.io/pix-payments/gaps.html#G-165)). */
            externalId: components["schemas"]["ExternalId"];
            /** @description The wallet that receives the amount, another wallet of the same operator. The wallet of the token returns 400 MalformedRequest. An unknown wallet, or a wallet of another operator, returns 404 NotFound. The operator gets wallet ids together with the credentials. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-116](https://pix-payments.github.io/pix-payments/gaps.html#G-116), [G-165](https://pix-payments.github.io/pix-payments/gaps.html#G-165), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            destinationWalletId: components["schemas"]["WalletIdRequest"];
            /** @description Free text of at most 140 characters. The statement line shows it; the transfer does not. */
            description?: components["schemas"]["Description"];
            /** @description A map of strings. The statement line shows it; the transfer does not. It has at most 50 entries, with keys of 1 to 50 characters and values of at most 200. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description The provider's id of an internal transfer, a UUIDv4 in lower case. **Assumed** ([G-116](https://pix-payments.github.io/pix-payments/gaps.html#G-116), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
        TransferId: string;
        /**
         * Format: uuid
         * @description A UUIDv4 in lower case, the id of a wallet. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
         */
        WalletId: string;
        /** @description A transfer between two wallets of the operator. It is instant: it exists only after both balances changed. **Assumed** ([G-116](https://pix-payments.github.io/pix-payments/gaps.html#G-116)). */
        InternalTransfer: {
            /** @description The provider's id of an internal transfer, a UUIDv4 in lower case. **Assumed** ([G-116](https://pix-payments.github.io/pix-payments/gaps.html#G-116), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            transferId: components["schemas"]["TransferId"];
            /**
             * @description The status of the transfer. Both balances have changed.
             * @constant
             */
            status: "SUCCESS";
            /** @description The transferred amount, in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description The wallet that was debited, which is the wallet of the token. */
            sourceWalletId: components["schemas"]["WalletId"];
            /** @description The wallet that was credited. */
            destinationWalletId: components["schemas"]["WalletId"];
            /** @description The operator's identifier of the transfer, as the request sent it. */
            externalId: components["schemas"]["ExternalId"];
            /** @description When the transfer was made. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A balance or a sum in centavos of BRL. The bounds are technical guards. **Assumed** ([G-114](https://pix-payments.github.io/pix-payments/gaps.html#G-114)). */
        BalanceAmount: number;
        /** @description A sum of amounts in centavos of BRL, never negative. The upper bound is a technical guard. **Assumed** ([G-114](https://pix-payments.github.io/pix-payments/gaps.html#G-114), [G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)). */
        TotalAmount: number;
        /** @description The balances of a wallet at one instant, in centavos. totalBalance is availableBalance plus blockedBalance. pendingBalance is money that is still expected; no other balance includes it. **Assumed** ([G-114](https://pix-payments.github.io/pix-payments/gaps.html#G-114), [G-212](https://pix-payments.github.io/pix-payments/gaps.html#G-212)). */
        Balance: {
            /** @description The amount that withdrawals, refunds and transfers can use, in centavos. It is totalBalance less blockedBalance. **Assumed** ([G-114](https://pix-payments.github.io/pix-payments/gaps.html#G-114), [G-212](https://pix-payments.github.io/pix-payments/gaps.html#G-212)). */
            availableBalance: components["schemas"]["BalanceAmount"];
            /** @description The value of the deposit charges of this wallet that are still PENDING, in centavos. **Assumed** ([G-085](https://pix-payments.github.io/pix-payments/gaps.html#G-085)). */
            pendingBalance: components["schemas"]["TotalAmount"];
            /** @description The blocked amount, in centavos: withdrawals and refunds without an outcome yet, judicial blocks, and blocks of payments that a payer contests (MED). The amount of a withdrawal or refund that fails becomes available again. **Assumed** ([G-091](https://pix-payments.github.io/pix-payments/gaps.html#G-091), [G-114](https://pix-payments.github.io/pix-payments/gaps.html#G-114), [G-212](https://pix-payments.github.io/pix-payments/gaps.html#G-212), [G-422](https://pix-payments.github.io/pix-payments/gaps.html#G-422)). */
            blockedBalance: components["schemas"]["TotalAmount"];
            /** @description The settled balance, in centavos. It equals balanceAfter of the newest statement line. **Assumed** ([G-114](https://pix-payments.github.io/pix-payments/gaps.html#G-114), [G-212](https://pix-payments.github.io/pix-payments/gaps.html#G-212)). */
            totalBalance: components["schemas"]["BalanceAmount"];
            /** @description The instant of the reading. The balances count everything that happened up to it. **Assumed** ([G-114](https://pix-payments.github.io/pix-payments/gaps.html#G-114), [G-212](https://pix-payments.github.io/pix-payments/gaps.html#G-212)). */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * Format: date
         * @description A day of the Brasília calendar, YYYY-MM-DD, in the years 0001 to 9999. **Assumed** ([G-310](https://pix-payments.github.io/pix-payments/gaps.html#G-310)).
         */
        CalendarDate: string;
        /** @description The balances of a wallet at the end of a past day of the Brasília calendar, in centavos. **Assumed** ([G-115](https://pix-payments.github.io/pix-payments/gaps.html#G-115)). */
        ClosingDayBalance: {
            /** @description The requested day, or yesterday when the request names no day. **Assumed** ([G-115](https://pix-payments.github.io/pix-payments/gaps.html#G-115)). */
            date: components["schemas"]["CalendarDate"];
            /** @description The closing-day balance: the settled balance at the end of the day, in centavos. It equals closingBalance of the same day in the consolidated statement. */
            totalBalance: components["schemas"]["BalanceAmount"];
            /** @description The value of the deposit charges that were PENDING at the end of the day, in centavos. **Assumed** ([G-085](https://pix-payments.github.io/pix-payments/gaps.html#G-085), [G-115](https://pix-payments.github.io/pix-payments/gaps.html#G-115)). */
            pendingBalance: components["schemas"]["TotalAmount"];
        };
        /** @description The kind of movement. `pix` is every movement that the operator or a payer caused, including internal transfers. `tarifa` is a fee. `judicialMovement` is a movement by court order. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086), [G-210](https://pix-payments.github.io/pix-payments/gaps.html#G-210)). */
        StatementMethod: "pix" | "tarifa" | "judicialMovement";
        /** @description A map of strings, as the operator sent it. **Assumed** ([G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024), [G-084](https://pix-payments.github.io/pix-payments/gaps.html#G-084)). */
        StatementMetadata: {
            [key: string]: string;
        };
        /** @description The other side of a movement. **Assumed** ([G-084](https://pix-payments.github.io/pix-payments/gaps.html#G-084), [G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211)). */
        StatementCounterparty: {
            /** @description Name of the payer of a deposit or recurring charge, of the creditor of a withdrawal or refund, or of the operator itself for an internal transfer. */
            name: components["schemas"]["PersonName"];
            /** @description A CPF (11 digits) or a CNPJ (12 digits or upper-case letters, then 2 check digits), without punctuation. **Assumed** ([G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)). */
            taxId: components["schemas"]["TaxId"];
            /** @description ISPB of the institution of the counterparty's account. */
            bankCode: components["schemas"]["Ispb"];
        };
        /** @description A settled movement of the wallet. A movement that has not settled has no line: a PENDING charge, or a withdrawal or refund without an outcome. A movement that failed has none either. **Assumed** ([G-084](https://pix-payments.github.io/pix-payments/gaps.html#G-084), [G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211)). */
        StatementLine: {
            /**
             * Format: uuid
             * @description Identifies the line. It never changes. **Assumed** ([G-084](https://pix-payments.github.io/pix-payments/gaps.html#G-084)).
             */
            id: string;
            /** @description The kind of movement. `pix` is every movement that the operator or a payer caused, including internal transfers. `tarifa` is a fee. `judicialMovement` is a movement by court order. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086), [G-210](https://pix-payments.github.io/pix-payments/gaps.html#G-210)). */
            method: components["schemas"]["StatementMethod"];
            /** @description CREDIT adds amount to the balance, DEBIT subtracts it. **Assumed** ([G-084](https://pix-payments.github.io/pix-payments/gaps.html#G-084)). */
            type: "CREDIT" | "DEBIT";
            /** @description The amount of the movement in centavos, always positive. type has the direction. **Assumed** ([G-084](https://pix-payments.github.io/pix-payments/gaps.html#G-084)). */
            amount: components["schemas"]["Amount"];
            /** @description The description that the operator sent with the charge, withdrawal, refund or transfer, or the text of a fee or judicial movement; null when there is none. **Assumed** ([G-084](https://pix-payments.github.io/pix-payments/gaps.html#G-084), [G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211)). */
            description: string | null;
            /** @description The operator's externalId of the charge, withdrawal, refund or transfer, exactly as sent. For the first payment of a recurrence, it is the externalId of the recurrence. It is null for cycle charges, simulated refunds of recurring charges, fees and judicial movements. The return of a withdrawal and the take-back of a deposit have the externalId of the withdrawal or charge. **Assumed** ([G-084](https://pix-payments.github.io/pix-payments/gaps.html#G-084), [G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)). */
            externalId: string | null;
            /** @description The endToEndId of the Pix; for a refund, its refundEndToEndId; for the return of a withdrawal or the take-back of a deposit, its returnId. It is null for internal transfers, fees and judicial movements. **Assumed** ([G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)). */
            endToEndId: components["schemas"]["EndToEndId"] | null;
            /** @description The id of the paid resource. For a deposit it is the chargeId, for a withdrawal the transactionId, for a refund the refundEndToEndId, for the return of a withdrawal or the take-back of a deposit the returnId, for an internal transfer the transferId, for a first payment the id of the recurrence, for a cycle charge the id of the schedule. It is null for fees and judicial movements. **Assumed** ([G-036](https://pix-payments.github.io/pix-payments/gaps.html#G-036), [G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)). */
            productTransactionId: string | null;
            /** @description The metadata of the charge, withdrawal, transfer, recurrence or schedule, as sent; null when there is none. **Assumed** ([G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024), [G-084](https://pix-payments.github.io/pix-payments/gaps.html#G-084)). */
            metadata: components["schemas"]["StatementMetadata"] | null;
            /** @description The other side of the movement; null for fees and judicial movements. **Assumed** ([G-084](https://pix-payments.github.io/pix-payments/gaps.html#G-084), [G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211)). */
            counterparty: components["schemas"]["StatementCounterparty"] | null;
            /** @description When the movement settled. Its day on the Brasília calendar is the day of the line. **Assumed** ([G-084](https://pix-payments.github.io/pix-payments/gaps.html#G-084)). */
            settledAt: components["schemas"]["Timestamp"];
            /** @description The settled balance of the wallet right after this movement, in centavos. **Assumed** ([G-084](https://pix-payments.github.io/pix-payments/gaps.html#G-084), [G-212](https://pix-payments.github.io/pix-payments/gaps.html#G-212)). */
            balanceAfter: components["schemas"]["BalanceAmount"];
        };
        /** @description A page of statement lines, newest first. **Assumed** ([G-117](https://pix-payments.github.io/pix-payments/gaps.html#G-117), [G-421](https://pix-payments.github.io/pix-payments/gaps.html#G-421)). */
        StatementPage: {
            /** @description The lines of this page, by settledAt from the newest to the oldest. It is empty beyond the last page. */
            data: components["schemas"]["StatementLine"][];
            /** @description The number of this page, counted from 1. With a cursor, it is counted over the lines that existed when the first page was read. */
            page: number;
            /** @description The requested page size, or 50. */
            pageSize: number;
            /** @description The number of lines that match the filters, over all pages. With a cursor, it counts only the lines that existed when the first page was read. */
            totalItems: number;
            /** @description The number of pages at this page size; 0 when nothing matches. */
            totalPages: number;
            /** @description The value of the cursor parameter for the next page; null on the last page. Lines that are added later do not change the pages that the cursor leads to. **Assumed** ([G-421](https://pix-payments.github.io/pix-payments/gaps.html#G-421)). */
            nextCursor: string | null;
        };
        /** @description The totals of the lines of one method on one day. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120), [G-213](https://pix-payments.github.io/pix-payments/gaps.html#G-213)). */
        ConsolidatedMethodTotals: {
            /** @description The sum of the CREDIT lines, in centavos. */
            totalCredits: components["schemas"]["TotalAmount"];
            /** @description The sum of the DEBIT lines, in centavos. */
            totalDebits: components["schemas"]["TotalAmount"];
            /** @description The number of lines. */
            transactionCount: number;
        };
        /** @description The totals of a day, split by the method of its lines. The totals of a method without lines are zero. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120), [G-213](https://pix-payments.github.io/pix-payments/gaps.html#G-213)). */
        ConsolidatedByMethod: {
            /** @description Totals of the lines with method `pix`. */
            pix: components["schemas"]["ConsolidatedMethodTotals"];
            /** @description Totals of the fees. */
            tarifa: components["schemas"]["ConsolidatedMethodTotals"];
            /** @description Totals of the judicial movements. */
            judicialMovement: components["schemas"]["ConsolidatedMethodTotals"];
        };
        /** @description The movements of one day of the Brasília calendar, in centavos. closingBalance is openingBalance plus totalCredits less totalDebits. Every total equals the sum of the statement lines of that day. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120), [G-213](https://pix-payments.github.io/pix-payments/gaps.html#G-213)). */
        ConsolidatedDay: {
            /** @description The day. */
            date: components["schemas"]["CalendarDate"];
            /** @description The settled balance at the start of the day, in centavos. It equals closingBalance of the day before. */
            openingBalance: components["schemas"]["BalanceAmount"];
            /** @description The sum of the CREDIT lines of the day, in centavos. */
            totalCredits: components["schemas"]["TotalAmount"];
            /** @description The sum of the DEBIT lines of the day, in centavos. */
            totalDebits: components["schemas"]["TotalAmount"];
            /** @description The settled balance at the end of the day, in centavos. For today, it is the balance so far. */
            closingBalance: components["schemas"]["BalanceAmount"];
            /** @description The number of lines of the day. */
            transactionCount: number;
            /** @description The totals of a day, split by the method of its lines. The totals of a method without lines are zero. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120), [G-213](https://pix-payments.github.io/pix-payments/gaps.html#G-213)). */
            byMethod: components["schemas"]["ConsolidatedByMethod"];
        };
        /** @description A page of daily summaries, newest first. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120), [G-213](https://pix-payments.github.io/pix-payments/gaps.html#G-213)). */
        ConsolidatedStatementPage: {
            /** @description The days of this page, from the newest to the oldest. It is empty beyond the last page. */
            data: components["schemas"]["ConsolidatedDay"][];
            /** @description The number of this page, counted from 1. */
            page: number;
            /** @description The requested page size. */
            limit: number;
            /** @description The number of days in the range, over all pages. */
            totalItems: number;
            /** @description The number of pages at this limit. */
            totalPages: number;
        };
        /**
         * Format: uri
         * @description The URL that receives the events, an https URL of at most 2048 characters without user name, password or fragment. The sandbox also accepts http for a loopback host (localhost, 127.0.0.0/8, [::1]). In production, http, a local name, and an address that is not publicly reachable (loopback, private or reserved) return MalformedRequest. The service does not call a host whose name resolves to such an address. **Assumed** ([G-123](https://pix-payments.github.io/pix-payments/gaps.html#G-123), [G-214](https://pix-payments.github.io/pix-payments/gaps.html#G-214)).
         */
        WebhookUrl: string;
        /** @description Deliveries carry the signature only. **Assumed** ([G-121](https://pix-payments.github.io/pix-payments/gaps.html#G-121), [G-433](https://pix-payments.github.io/pix-payments/gaps.html#G-433)). */
        WebhookNoAuthentication: {
            /** @description No authentication. */
            type: "NONE";
        };
        /** @description Deliveries carry `Authorization: Basic` with the base64 of username, a colon and password. **Assumed** ([G-121](https://pix-payments.github.io/pix-payments/gaps.html#G-121), [G-214](https://pix-payments.github.io/pix-payments/gaps.html#G-214), [G-433](https://pix-payments.github.io/pix-payments/gaps.html#G-433)). */
        WebhookBasicAuthentication: {
            /** @description HTTP Basic authentication. */
            type: "BASIC";
            /** @description User name, 1 to 255 characters without colon or control characters. */
            username: string;
            /** @description Password, 1 to 255 characters without control characters. Responses mask it. */
            password: string;
        };
        /** @description Deliveries carry `Authorization: Bearer` with the token. **Assumed** ([G-121](https://pix-payments.github.io/pix-payments/gaps.html#G-121), [G-214](https://pix-payments.github.io/pix-payments/gaps.html#G-214), [G-433](https://pix-payments.github.io/pix-payments/gaps.html#G-433)). */
        WebhookBearerAuthentication: {
            /** @description A bearer token. */
            type: "BEARER";
            /** @description The token, 1 to 2048 characters that RFC 6750 allows. Responses mask it. */
            token: string;
        };
        /** @description Deliveries carry a header of the operator's choice. **Assumed** ([G-121](https://pix-payments.github.io/pix-payments/gaps.html#G-121), [G-214](https://pix-payments.github.io/pix-payments/gaps.html#G-214), [G-433](https://pix-payments.github.io/pix-payments/gaps.html#G-433)). */
        WebhookHeaderAuthentication: {
            /** @description A header of the operator's choice. */
            type: "HEADER";
            /** @description Name of the header, 1 to 100 characters that RFC 9110 allows, in upper or lower case. The names that deliveries set themselves return MalformedRequest (connection, content-length, content-type, host, transfer-encoding, and all that start with webhook-), and so do the names that HTTP reserves (content-encoding, expect, keep-alive, te, trailer, upgrade, and all that start with proxy-). */
            headerName: string;
            /** @description Value of the header, 1 to 2048 visible ASCII characters. Spaces are allowed inside, but not at the ends. Responses mask it. */
            headerValue: string;
        };
        /** @description How deliveries authenticate to the operator's endpoint, chosen by type. Every delivery also carries the signature. **Assumed** ([G-121](https://pix-payments.github.io/pix-payments/gaps.html#G-121), [G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160)). */
        WebhookAuthentication: components["schemas"]["WebhookNoAuthentication"] | components["schemas"]["WebhookBasicAuthentication"] | components["schemas"]["WebhookBearerAuthentication"] | components["schemas"]["WebhookHeaderAuthentication"];
        /** @description The name of an event. The source names six; the other thirteen are assumed. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
        WebhookEventName: "pixChargePaid" | "pixChargeRejected" | "pixChargeExpired" | "pixChargeTakenBack" | "pixWithdrawSettled" | "pixWithdrawFailed" | "pixWithdrawReturned" | "pixRefundSettled" | "pixRefundFailed" | "pixAutomaticFirstPaymentSettled" | "pixAutomaticRecurrenceAuthorized" | "pixAutomaticRecurrenceRejected" | "pixAutomaticRecurrenceExpired" | "pixAutomaticRecurrenceCancelled" | "pixAutomaticRecurrenceCompleted" | "pixAutomaticScheduleScheduled" | "pixAutomaticScheduleSettled" | "pixAutomaticScheduleRejected" | "pixAutomaticScheduleCancelled";
        /** @description The whole configuration of the webhook of the wallet. It replaces the previous configuration completely: an omitted property does not keep its old value. Unknown properties are ignored, except in authentication, which refuses them. **Assumed** ([G-046](https://pix-payments.github.io/pix-payments/gaps.html#G-046), [G-121](https://pix-payments.github.io/pix-payments/gaps.html#G-121), [G-124](https://pix-payments.github.io/pix-payments/gaps.html#G-124)). */
        ConfigureWebhookRequest: {
            /** @description The URL that receives the events, an https URL of at most 2048 characters without user name, password or fragment. The sandbox also accepts http for a loopback host (localhost, 127.0.0.0/8, [::1]). In production, http, a local name, and an address that is not publicly reachable (loopback, private or reserved) return MalformedRequest. The service does not call a host whose name resolves to such an address. **Assumed** ([G-123](https://pix-payments.github.io/pix-payments/gaps.html#G-123), [G-214](https://pix-payments.github.io/pix-payments/gaps.html#G-214)). */
            url: components["schemas"]["WebhookUrl"];
            /** @description How deliveries authenticate to the operator's endpoint, chosen by type. Every delivery also carries the signature. **Assumed** ([G-121](https://pix-payments.github.io/pix-payments/gaps.html#G-121), [G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160)). */
            authentication: components["schemas"]["WebhookAuthentication"];
            /** @description The events to deliver, without duplicates. An omitted value or null means all events, including events of later releases. An empty array means none. An unknown name returns MalformedRequest. **Assumed** ([G-162](https://pix-payments.github.io/pix-payments/gaps.html#G-162)). */
            events?: components["schemas"]["WebhookEventName"][] | null;
            /** @description True replaces the signing secret and returns the new one. An omitted value means false. The first configuration returns a secret in any case. **Assumed** ([G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)). */
            rotateSigningSecret?: boolean;
        };
        /** @description Deliveries carry the signature only. **Assumed** ([G-121](https://pix-payments.github.io/pix-payments/gaps.html#G-121)). */
        MaskedWebhookNoAuthentication: {
            /** @description No authentication. */
            type: "NONE";
        };
        /** @description Basic authentication as configured, with the password masked. **Assumed** ([G-121](https://pix-payments.github.io/pix-payments/gaps.html#G-121), [G-122](https://pix-payments.github.io/pix-payments/gaps.html#G-122)). */
        MaskedWebhookBasicAuthentication: {
            /** @description HTTP Basic authentication. */
            type: "BASIC";
            /** @description The user name. */
            username: string;
            /** @description Masked. */
            password: string;
        };
        /** @description Bearer authentication as configured, with the token masked. **Assumed** ([G-121](https://pix-payments.github.io/pix-payments/gaps.html#G-121), [G-122](https://pix-payments.github.io/pix-payments/gaps.html#G-122)). */
        MaskedWebhookBearerAuthentication: {
            /** @description A bearer token. */
            type: "BEARER";
            /** @description Masked. */
            token: string;
        };
        /** @description Header authentication as configured, with the value masked. **Assumed** ([G-121](https://pix-payments.github.io/pix-payments/gaps.html#G-121), [G-122](https://pix-payments.github.io/pix-payments/gaps.html#G-122)). */
        MaskedWebhookHeaderAuthentication: {
            /** @description A header of the operator's choice. */
            type: "HEADER";
            /** @description The name of the header. */
            headerName: string;
            /** @description Masked. */
            headerValue: string;
        };
        /** @description The configured authentication with its secret replaced by eight asterisks, whatever its length. **Assumed** ([G-121](https://pix-payments.github.io/pix-payments/gaps.html#G-121), [G-122](https://pix-payments.github.io/pix-payments/gaps.html#G-122)). */
        MaskedWebhookAuthentication: components["schemas"]["MaskedWebhookNoAuthentication"] | components["schemas"]["MaskedWebhookBasicAuthentication"] | components["schemas"]["MaskedWebhookBearerAuthentication"] | components["schemas"]["MaskedWebhookHeaderAuthentication"];
        /** @description `whsec_` and the base64 of the 32-byte key of the HMAC-SHA256 of webhook-signature. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)). */
        WebhookSigningSecret: string;
        /** @description The webhook of the wallet as configured. No operation reads it back later. **Assumed** ([G-122](https://pix-payments.github.io/pix-payments/gaps.html#G-122)). */
        WebhookConfiguration: {
            /** @description The URL that receives the events, an https URL of at most 2048 characters without user name, password or fragment. The sandbox also accepts http for a loopback host (localhost, 127.0.0.0/8, [::1]). In production, http, a local name, and an address that is not publicly reachable (loopback, private or reserved) return MalformedRequest. The service does not call a host whose name resolves to such an address. **Assumed** ([G-123](https://pix-payments.github.io/pix-payments/gaps.html#G-123), [G-214](https://pix-payments.github.io/pix-payments/gaps.html#G-214)). */
            url: components["schemas"]["WebhookUrl"];
            /** @description The configured authentication with its secret replaced by eight asterisks, whatever its length. **Assumed** ([G-121](https://pix-payments.github.io/pix-payments/gaps.html#G-121), [G-122](https://pix-payments.github.io/pix-payments/gaps.html#G-122)). */
            authentication: components["schemas"]["MaskedWebhookAuthentication"];
            /** @description The events that the service delivers, in the order of the request. Null means all, an empty array means none. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-162](https://pix-payments.github.io/pix-payments/gaps.html#G-162)). */
            events: ('pixChargePaid' | 'pixChargeRejected' | 'pixChargeExpired' | 'pixChargeTakenBack' | 'pixWithdrawSettled' | 'pixWithdrawFailed' | 'pixWithdrawReturned' | 'pixRefundSettled' | 'pixRefundFailed' | 'pixAutomaticFirstPaymentSettled' | 'pixAutomaticRecurrenceAuthorized' | 'pixAutomaticRecurrenceRejected' | 'pixAutomaticRecurrenceExpired' | 'pixAutomaticRecurrenceCancelled' | 'pixAutomaticRecurrenceCompleted' | 'pixAutomaticScheduleScheduled' | 'pixAutomaticScheduleSettled' | 'pixAutomaticScheduleRejected' | 'pixAutomaticScheduleCancelled' | (string & {}))[] | null;
            /** @description The secret that verifies webhook-signature. The response contains it only at the first configuration and at each rotation; otherwise it is null. Store it before anything else. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)). */
            signingSecret: components["schemas"]["WebhookSigningSecret"] | null;
            /** @description The instant until which deliveries are also signed with the previous secret, 24 hours after the rotation. It is null when there is no previous secret or its time is over. **Assumed** ([G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)). */
            previousSigningSecretExpiresAt: components["schemas"]["Timestamp"] | null;
            /** @description When this configuration was set. **Assumed** ([G-122](https://pix-payments.github.io/pix-payments/gaps.html#G-122)). */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * Format: uuid
         * @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
         */
        EventId: string;
        /** @description A deposit charge was paid and settled. This event and a query that returns PAID are the only authorizations to credit the player's wallet. Either is enough; credit the wallet once. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
        PixChargePaidEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. */
            event: "pixChargePaid";
            /** @description When the payment settled. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The charge is PAID. **Assumed** ([G-156](https://pix-payments.github.io/pix-payments/gaps.html#G-156), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'paid' | (string & {});
            /** @description The provider's id of a charge, a UUIDv4 in lower case. **Assumed** ([G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            chargeId: components["schemas"]["ChargeId"];
            /** @description The operator's externalId of the charge. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The amount of the charge in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description The endToEndId of the payment. Use it in the path of a refund. */
            endToEndId: components["schemas"]["EndToEndId"];
            /** @description When the payment settled, paidAt of the charge. */
            paidAt: components["schemas"]["Timestamp"];
            /** @description The payer and the paying account, debtor of the charge. **Assumed** ([G-021](https://pix-payments.github.io/pix-payments/gaps.html#G-021)). */
            debtor: components["schemas"]["AccountHolder"];
            /** @description The metadata of the charge; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description Why the attempt was refused. ACCOUNT_MISMATCH: the paying account is none of expectedPayer.bankAccounts. PAYER_MISMATCH: the CPF that paid is not expectedPayer.taxId. When payer and account both differ, the reason is PAYER_MISMATCH. THIRD_PARTY_PAYER_BLOCKED: the provider does not let third parties pay into this wallet, whatever the charge declares. When expectedPayer.taxId is declared, a third party gets PAYER_MISMATCH instead. The source shows only ACCOUNT_MISMATCH. Expect values that are not listed. **Assumed** ([G-163](https://pix-payments.github.io/pix-payments/gaps.html#G-163)). */
        RejectedReason: 'ACCOUNT_MISMATCH' | 'PAYER_MISMATCH' | 'THIRD_PARTY_PAYER_BLOCKED' | (string & {});
        /** @description A payment attempt on a deposit charge was refused, and the money did not leave the payer. The charge stays open and payable until it expires. Every refused attempt sends its own event. The event does not identify the payer. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
        PixChargeRejectedEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. */
            event: "pixChargeRejected";
            /** @description When the attempt was refused. */
            occurredAt: components["schemas"]["Timestamp"];
            /**
             * @description The charge is still PENDING. **Assumed** ([G-156](https://pix-payments.github.io/pix-payments/gaps.html#G-156)).
             * @constant
             */
            status: "pending";
            /** @description Why the attempt was refused. ACCOUNT_MISMATCH: the paying account is none of expectedPayer.bankAccounts. PAYER_MISMATCH: the CPF that paid is not expectedPayer.taxId. When payer and account both differ, the reason is PAYER_MISMATCH. THIRD_PARTY_PAYER_BLOCKED: the provider does not let third parties pay into this wallet, whatever the charge declares. When expectedPayer.taxId is declared, a third party gets PAYER_MISMATCH instead. The source shows only ACCOUNT_MISMATCH. Expect values that are not listed. **Assumed** ([G-163](https://pix-payments.github.io/pix-payments/gaps.html#G-163)). */
            rejectedReason: components["schemas"]["RejectedReason"];
            /** @description The provider's id of a charge, a UUIDv4 in lower case. **Assumed** ([G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            chargeId: components["schemas"]["ChargeId"];
            /** @description The operator's externalId of the charge. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The amount of the charge in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description The metadata of the charge; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description A deposit charge reached expiresAt unpaid and can no longer be paid. This closes the charge. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
        PixChargeExpiredEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. */
            event: "pixChargeExpired";
            /** @description When the charge became EXPIRED. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The charge is EXPIRED. **Assumed** ([G-156](https://pix-payments.github.io/pix-payments/gaps.html#G-156), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'expired' | (string & {});
            /** @description The provider's id of a charge, a UUIDv4 in lower case. **Assumed** ([G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            chargeId: components["schemas"]["ChargeId"];
            /** @description The operator's externalId of the charge. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The amount of the charge in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description The deadline for payment, expiresAt of the charge. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description The metadata of the charge; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description Identifies money that an institution sends back, from end to end: the return of a withdrawal, or the take-back of a deposit. It has 32 letters and digits, case-sensitive: `D`, the ISPB of the institution that sends the money back, the UTC minute as yyyyMMddHHmm, and 11 more characters. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)). */
        ReturnId: string;
        /** @description Why the money was taken back. FRAUD: an institution has a founded suspicion of fraud. OPERATIONAL_FLAW: a system of one of the institutions failed, for example it paid twice. Expect values that are not listed. **Assumed** ([G-381](https://pix-payments.github.io/pix-payments/gaps.html#G-381)). */
        TakeBackReason: 'FRAUD' | 'OPERATIONAL_FLAW' | (string & {});
        /** @description Money of a paid deposit was taken back for the payer by the Mecanismo Especial de Devolução (MED). The amount has left the wallet. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-381](https://pix-payments.github.io/pix-payments/gaps.html#G-381)). */
        PixChargeTakenBackEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: "pixChargeTakenBack";
            /** @description When the money left the wallet. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The charge stays PAID. **Assumed** ([G-156](https://pix-payments.github.io/pix-payments/gaps.html#G-156), [G-381](https://pix-payments.github.io/pix-payments/gaps.html#G-381), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'paid' | (string & {});
            /** @description The provider's id of a charge, a UUIDv4 in lower case. **Assumed** ([G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            chargeId: components["schemas"]["ChargeId"];
            /** @description The operator's externalId of the charge. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The amount of this take-back in centavos, at most the amount of the charge. */
            amount: components["schemas"]["Amount"];
            /** @description Identifies this take-back. Its statement line has the same value as endToEndId. */
            returnId: components["schemas"]["ReturnId"];
            /** @description Why the money was taken back. FRAUD: an institution has a founded suspicion of fraud. OPERATIONAL_FLAW: a system of one of the institutions failed, for example it paid twice. Expect values that are not listed. **Assumed** ([G-381](https://pix-payments.github.io/pix-payments/gaps.html#G-381)). */
            reason: components["schemas"]["TakeBackReason"];
            /** @description The endToEndId of the payment that the payer gets back. */
            endToEndId: components["schemas"]["EndToEndId"];
            /** @description The metadata of the charge; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description A withdrawal settled, and the creditor has the money. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
        PixWithdrawSettledEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: "pixWithdrawSettled";
            /** @description When the withdrawal settled. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The withdrawal is SUCCESS, which is final. **Assumed** ([G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'SUCCESS' | (string & {});
            /** @description The provider's id of a withdrawal, a UUIDv4 in lower case. Its statement line has it as productTransactionId. **Assumed** ([G-036](https://pix-payments.github.io/pix-payments/gaps.html#G-036), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            transactionId: components["schemas"]["TransactionId"];
            /** @description The operator's externalId of the withdrawal. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The amount of the withdrawal in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description The endToEndId of the withdrawal. Its statement line has the same value. */
            endToEndId: components["schemas"]["EndToEndId"];
            /** @description When the withdrawal settled. */
            settlementDateTime: components["schemas"]["Timestamp"];
            /** @description The metadata of the withdrawal; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description A withdrawal failed for good. No money reached the creditor, and the blocked amount is available again. The event permits returning the balance to the player. It is sent once per withdrawal. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
        PixWithdrawFailedEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. */
            event: "pixWithdrawFailed";
            /** @description When the withdrawal failed. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The failure status of the withdrawal, which is final. FAILED is a processing error, REJECTED a rejection by the counterparty, CANCELED a request that could not be sent, and EXPIRED an expired confirmation window. Expect values that are not listed: the event itself says that the withdrawal failed. **Assumed** ([G-158](https://pix-payments.github.io/pix-payments/gaps.html#G-158), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'FAILED' | 'REJECTED' | 'CANCELED' | 'EXPIRED' | (string & {});
            /** @description The provider's id of a withdrawal, a UUIDv4 in lower case. Its statement line has it as productTransactionId. **Assumed** ([G-036](https://pix-payments.github.io/pix-payments/gaps.html#G-036), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            transactionId: components["schemas"]["TransactionId"];
            /** @description The operator's externalId of the withdrawal. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The amount of the withdrawal in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description The endToEndId of the withdrawal; absent when no payment was sent. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-033](https://pix-payments.github.io/pix-payments/gaps.html#G-033)). */
            endToEndId?: components["schemas"]["EndToEndId"];
            /** @description Why the withdrawal failed; may be absent. Expect values that are not listed. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-031](https://pix-payments.github.io/pix-payments/gaps.html#G-031)). */
            errorCode?: components["schemas"]["WithdrawalErrorCode"];
            /** @description The meaning of errorCode in words, for people; may be absent. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177)). */
            errorDescription?: string;
            /** @description The metadata of the withdrawal; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description The reason that the institution of the creditor gave for the return: a code of the instant payment system, such as `MD06` (the receiver asked for it), or words. At most 500 characters. **Assumed** ([G-380](https://pix-payments.github.io/pix-payments/gaps.html#G-380)). */
        WithdrawalReturnReason: string;
        /** @description The institution of the creditor returned money of a settled withdrawal. The amount is available in the wallet again. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-380](https://pix-payments.github.io/pix-payments/gaps.html#G-380)). */
        PixWithdrawReturnedEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: "pixWithdrawReturned";
            /** @description When the money was available in the wallet again. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The withdrawal stays SUCCESS. **Assumed** ([G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'SUCCESS' | (string & {});
            /** @description The provider's id of a withdrawal, a UUIDv4 in lower case. Its statement line has it as productTransactionId. **Assumed** ([G-036](https://pix-payments.github.io/pix-payments/gaps.html#G-036), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            transactionId: components["schemas"]["TransactionId"];
            /** @description The operator's externalId of the withdrawal. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The amount of this return in centavos, at most the amount of the withdrawal. */
            amount: components["schemas"]["Amount"];
            /** @description Identifies this return. Its statement line has the same value as endToEndId. */
            returnId: components["schemas"]["ReturnId"];
            /** @description Why the institution returned the money; absent when it gave no reason. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-380](https://pix-payments.github.io/pix-payments/gaps.html#G-380)). */
            reason?: components["schemas"]["WithdrawalReturnReason"];
            /** @description The endToEndId of the withdrawal. */
            endToEndId: components["schemas"]["EndToEndId"];
            /** @description The metadata of the withdrawal; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description Identifies a refund of a cycle charge or of a first payment, a UUIDv4 in lower case. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
        AutomaticRefundId: string;
        /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
        RecurrenceId: string;
        /** @description Identifies a schedule: `pixsched_` and 32 lower-case hex characters. **Assumed** ([G-073](https://pix-payments.github.io/pix-payments/gaps.html#G-073)). */
        ScheduleId: string;
        /** @description A refund settled, and the payer has the money back. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-092](https://pix-payments.github.io/pix-payments/gaps.html#G-092), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
        PixRefundSettledEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: "pixRefundSettled";
            /** @description When the refund settled. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The refund is SUCCESS, which is final. **Assumed** ([G-092](https://pix-payments.github.io/pix-payments/gaps.html#G-092), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'SUCCESS' | (string & {});
            /** @description Identifies the refund from end to end, 32 letters and digits, case-sensitive: `D`, the ISPB of the provider, the UTC minute as yyyyMMddHHmm, and 11 more characters. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044)). */
            refundEndToEndId: components["schemas"]["RefundEndToEndId"];
            /** @description The endToEndId of the refunded payment. */
            originalEndToEndId: components["schemas"]["EndToEndId"];
            /** @description The operator's externalId of the refund, exactly as sent to createRefund; absent for a simulated refund of a recurring charge. */
            externalId?: components["schemas"]["RefundExternalId"];
            /** @description The id of the simulated refund of a recurring charge; absent for a refund by createRefund. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
            refundId?: components["schemas"]["AutomaticRefundId"];
            /** @description The recurrence of the refunded payment; present only for the refund of a first payment or a cycle charge. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
            recurrenceId?: components["schemas"]["RecurrenceId"];
            /** @description The refunded cycle charge; present only for the refund of a cycle charge. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
            scheduleId?: components["schemas"]["ScheduleId"];
            /** @description The amount of the refund in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description When the refund settled. */
            settlementDateTime: components["schemas"]["Timestamp"];
        };
        /** @description A refund failed for good. The payer got nothing, and the blocked amount is available again. The amount can be refunded again, with createRefund under another externalId. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-092](https://pix-payments.github.io/pix-payments/gaps.html#G-092), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
        PixRefundFailedEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: "pixRefundFailed";
            /** @description When the refund failed. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The refund is FAILED, which is final. **Assumed** ([G-092](https://pix-payments.github.io/pix-payments/gaps.html#G-092), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'FAILED' | (string & {});
            /** @description Identifies the refund from end to end, 32 letters and digits, case-sensitive: `D`, the ISPB of the provider, the UTC minute as yyyyMMddHHmm, and 11 more characters. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044)). */
            refundEndToEndId: components["schemas"]["RefundEndToEndId"];
            /** @description The endToEndId of the refunded payment. */
            originalEndToEndId: components["schemas"]["EndToEndId"];
            /** @description The operator's externalId of the refund, exactly as sent to createRefund; absent for a simulated refund of a recurring charge. */
            externalId?: components["schemas"]["RefundExternalId"];
            /** @description The id of the simulated refund of a recurring charge; absent for a refund by createRefund. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
            refundId?: components["schemas"]["AutomaticRefundId"];
            /** @description The recurrence of the refunded payment; present only for the refund of a first payment or a cycle charge. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
            recurrenceId?: components["schemas"]["RecurrenceId"];
            /** @description The refunded cycle charge; present only for the refund of a cycle charge. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
            scheduleId?: components["schemas"]["ScheduleId"];
            /** @description The amount of the refund in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description Why the refund failed. Expect values that are not listed. **Assumed** ([G-092](https://pix-payments.github.io/pix-payments/gaps.html#G-092), [G-204](https://pix-payments.github.io/pix-payments/gaps.html#G-204)). */
            errorCode: components["schemas"]["RefundErrorCode"];
            /** @description The meaning of errorCode in words, for people. **Assumed** ([G-092](https://pix-payments.github.io/pix-payments/gaps.html#G-092), [G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177)). */
            errorDescription: string;
        };
        /** @description The step within the status. PENDING: AWAITING_FIRST_PAYMENT, then FIRST_PAYMENT_SUCCESS. AUTHORIZED: VALIDATION_SUCCEEDED, then COMPLETED after the last cycle. FAILED: AUTHORIZATION_REJECTED. EXPIRED: JOURNEY_EXPIRED. CANCELLED: CANCELLED_BY_RECEIVER or CANCELLED_BY_PAYER. The source shows only the first three values; others may come, so treat an unknown value by its status. **Assumed** ([G-062](https://pix-payments.github.io/pix-payments/gaps.html#G-062), [G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067)). */
        RecurrenceStatusDetailed: 'AWAITING_FIRST_PAYMENT' | 'FIRST_PAYMENT_SUCCESS' | 'VALIDATION_SUCCEEDED' | 'AUTHORIZATION_REJECTED' | 'JOURNEY_EXPIRED' | 'CANCELLED_BY_RECEIVER' | 'CANCELLED_BY_PAYER' | 'COMPLETED' | (string & {});
        /** @description FIXED when the recurrence was created with amount: every cycle charges that amount. VARIABLE when amount was omitted: each cycle charge states its own amount. The source shows only FIXED. Expect values that are not listed: the recurrence is fixed when its amount is not null. **Assumed** ([G-057](https://pix-payments.github.io/pix-payments/gaps.html#G-057), [G-059](https://pix-payments.github.io/pix-payments/gaps.html#G-059), [G-072](https://pix-payments.github.io/pix-payments/gaps.html#G-072), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
        AmountType: 'FIXED' | 'VARIABLE' | (string & {});
        /** @description An amount in centavos of BRL, from R$ 1,00 to R$ 1.000.000,00. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181)). */
        AutomaticAmount: number;
        /** @description The status of the immediate first Pix. PENDING can still be paid. SETTLED was paid. EXPIRED can no longer be paid, because the recurrence left PENDING before the payment. REFUNDED was paid, and the whole amount goes back to the payer. A partial refund leaves it SETTLED, and so does a refund that fails. The source shows only SETTLED; others may come. **Assumed** ([G-063](https://pix-payments.github.io/pix-payments/gaps.html#G-063), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-243](https://pix-payments.github.io/pix-payments/gaps.html#G-243)). */
        FirstPaymentStatus: 'PENDING' | 'SETTLED' | 'EXPIRED' | 'REFUNDED' | (string & {});
        /** @description A map of strings. The resource echoes it. **Assumed** ([G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)). */
        AutomaticMetadata: {
            [key: string]: string;
        };
        /** @description The first payment of a recurrence settled, and its amount was credited to the wallet. The payer institution has not confirmed the authorization yet. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217), [G-248](https://pix-payments.github.io/pix-payments/gaps.html#G-248)). */
        PixAutomaticFirstPaymentSettledEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: "pixAutomaticFirstPaymentSettled";
            /** @description When the first payment settled. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The recurrence is PENDING. **Assumed** ([G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'PENDING' | (string & {});
            /** @description FIRST_PAYMENT_SUCCESS. */
            statusDetailed: components["schemas"]["RecurrenceStatusDetailed"];
            /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
            id: components["schemas"]["RecurrenceId"];
            /** @description The wallet that the recurrence belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The operator's externalId of the recurrence. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The version of the recurrence right after this change. Of two events, the event with the higher version is the later one. **Assumed** ([G-064](https://pix-payments.github.io/pix-payments/gaps.html#G-064), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
            version: number;
            /** @description FIXED when the recurrence was created with amount: every cycle charges that amount. VARIABLE when amount was omitted: each cycle charge states its own amount. The source shows only FIXED. Expect values that are not listed: the recurrence is fixed when its amount is not null. **Assumed** ([G-057](https://pix-payments.github.io/pix-payments/gaps.html#G-057), [G-059](https://pix-payments.github.io/pix-payments/gaps.html#G-059), [G-072](https://pix-payments.github.io/pix-payments/gaps.html#G-072), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            amountType: components["schemas"]["AmountType"];
            /** @description The amount of every charge in centavos; absent when amountType is VARIABLE. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            amount?: components["schemas"]["AutomaticAmount"];
            /** @description SETTLED. */
            firstPaymentStatus: components["schemas"]["FirstPaymentStatus"];
            /** @description The endToEndId of the first payment. */
            firstPaymentEndToEndId: components["schemas"]["EndToEndId"];
            /** @description The amount of the first payment in centavos, which was credited to the wallet. It equals amount when amountType is FIXED. **Assumed** ([G-058](https://pix-payments.github.io/pix-payments/gaps.html#G-058), [G-248](https://pix-payments.github.io/pix-payments/gaps.html#G-248)). */
            firstPaymentAmount: components["schemas"]["AutomaticAmount"];
            /** @description The metadata of the recurrence; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["AutomaticMetadata"];
        };
        /** @description The payer institution confirmed the authorization. From now on, cycle charges can be created. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
        PixAutomaticRecurrenceAuthorizedEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. */
            event: "pixAutomaticRecurrenceAuthorized";
            /** @description When the payer institution confirmed the authorization. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The recurrence is AUTHORIZED. **Assumed** ([G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'AUTHORIZED' | (string & {});
            /** @description VALIDATION_SUCCEEDED. */
            statusDetailed: components["schemas"]["RecurrenceStatusDetailed"];
            /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
            id: components["schemas"]["RecurrenceId"];
            /** @description The wallet that the recurrence belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The operator's externalId of the recurrence. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The version of the recurrence right after this change. Of two events, the event with the higher version is the later one. **Assumed** ([G-064](https://pix-payments.github.io/pix-payments/gaps.html#G-064), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
            version: number;
            /** @description FIXED when the recurrence was created with amount: every cycle charges that amount. VARIABLE when amount was omitted: each cycle charge states its own amount. The source shows only FIXED. Expect values that are not listed: the recurrence is fixed when its amount is not null. **Assumed** ([G-057](https://pix-payments.github.io/pix-payments/gaps.html#G-057), [G-059](https://pix-payments.github.io/pix-payments/gaps.html#G-059), [G-072](https://pix-payments.github.io/pix-payments/gaps.html#G-072), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            amountType: components["schemas"]["AmountType"];
            /** @description The amount of every charge in centavos; absent when amountType is VARIABLE. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            amount?: components["schemas"]["AutomaticAmount"];
            /** @description The status of the immediate first Pix. PENDING can still be paid. SETTLED was paid. EXPIRED can no longer be paid, because the recurrence left PENDING before the payment. REFUNDED was paid, and the whole amount goes back to the payer. A partial refund leaves it SETTLED, and so does a refund that fails. The source shows only SETTLED; others may come. **Assumed** ([G-063](https://pix-payments.github.io/pix-payments/gaps.html#G-063), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-243](https://pix-payments.github.io/pix-payments/gaps.html#G-243)). */
            firstPaymentStatus: components["schemas"]["FirstPaymentStatus"];
            /** @description The endToEndId of the first payment. */
            firstPaymentEndToEndId: components["schemas"]["EndToEndId"];
            /** @description The IBGE code of the payer's municipality, 7 digits. It comes with the acceptance; absent when the acceptance has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-066](https://pix-payments.github.io/pix-payments/gaps.html#G-066), [G-180](https://pix-payments.github.io/pix-payments/gaps.html#G-180)). */
            municipalityCode?: string;
            /** @description When the authorization was confirmed, authorizedAt of the recurrence. */
            authorizedAt: components["schemas"]["Timestamp"];
            /** @description The metadata of the recurrence; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["AutomaticMetadata"];
        };
        /** @description The payer institution rejected the authorization, and the recurrence has failed for good. A first payment that has settled stays with the operator, who decides whether to refund it. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-093](https://pix-payments.github.io/pix-payments/gaps.html#G-093), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
        PixAutomaticRecurrenceRejectedEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: "pixAutomaticRecurrenceRejected";
            /** @description When the payer institution rejected the authorization. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The recurrence is FAILED, which is final. **Assumed** ([G-093](https://pix-payments.github.io/pix-payments/gaps.html#G-093), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'FAILED' | (string & {});
            /** @description AUTHORIZATION_REJECTED. **Assumed** ([G-062](https://pix-payments.github.io/pix-payments/gaps.html#G-062), [G-093](https://pix-payments.github.io/pix-payments/gaps.html#G-093)). */
            statusDetailed: components["schemas"]["RecurrenceStatusDetailed"];
            /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
            id: components["schemas"]["RecurrenceId"];
            /** @description The wallet that the recurrence belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The operator's externalId of the recurrence. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The version of the recurrence right after this change. Of two events, the event with the higher version is the later one. **Assumed** ([G-064](https://pix-payments.github.io/pix-payments/gaps.html#G-064), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
            version: number;
            /** @description FIXED when the recurrence was created with amount: every cycle charges that amount. VARIABLE when amount was omitted: each cycle charge states its own amount. The source shows only FIXED. Expect values that are not listed: the recurrence is fixed when its amount is not null. **Assumed** ([G-057](https://pix-payments.github.io/pix-payments/gaps.html#G-057), [G-059](https://pix-payments.github.io/pix-payments/gaps.html#G-059), [G-072](https://pix-payments.github.io/pix-payments/gaps.html#G-072), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            amountType: components["schemas"]["AmountType"];
            /** @description The amount of every charge in centavos; absent when amountType is VARIABLE. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            amount?: components["schemas"]["AutomaticAmount"];
            /** @description Why the payer institution rejected the authorization, in its words or as the meaning of its code; absent when it gave neither. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-093](https://pix-payments.github.io/pix-payments/gaps.html#G-093), [G-233](https://pix-payments.github.io/pix-payments/gaps.html#G-233)). */
            rejectionReason?: string;
            /** @description The status of the immediate first Pix. PENDING can still be paid. SETTLED was paid. EXPIRED can no longer be paid, because the recurrence left PENDING before the payment. REFUNDED was paid, and the whole amount goes back to the payer. A partial refund leaves it SETTLED, and so does a refund that fails. The source shows only SETTLED; others may come. **Assumed** ([G-063](https://pix-payments.github.io/pix-payments/gaps.html#G-063), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-243](https://pix-payments.github.io/pix-payments/gaps.html#G-243)). */
            firstPaymentStatus: components["schemas"]["FirstPaymentStatus"];
            /** @description The endToEndId of the first payment, which settled and can be refunded; absent when it did not settle. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            firstPaymentEndToEndId?: components["schemas"]["EndToEndId"];
            /** @description The metadata of the recurrence; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["AutomaticMetadata"];
        };
        /** @description The payer did not complete the journey before expiresAt, and the composite QR code can no longer be paid. A first payment that has settled stays with the operator, who decides whether to refund it. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-094](https://pix-payments.github.io/pix-payments/gaps.html#G-094), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
        PixAutomaticRecurrenceExpiredEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: "pixAutomaticRecurrenceExpired";
            /** @description When the recurrence became EXPIRED. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The recurrence is EXPIRED, which is final. **Assumed** ([G-094](https://pix-payments.github.io/pix-payments/gaps.html#G-094), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'EXPIRED' | (string & {});
            /** @description JOURNEY_EXPIRED. **Assumed** ([G-062](https://pix-payments.github.io/pix-payments/gaps.html#G-062), [G-094](https://pix-payments.github.io/pix-payments/gaps.html#G-094)). */
            statusDetailed: components["schemas"]["RecurrenceStatusDetailed"];
            /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
            id: components["schemas"]["RecurrenceId"];
            /** @description The wallet that the recurrence belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The operator's externalId of the recurrence. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The version of the recurrence right after this change. Of two events, the event with the higher version is the later one. **Assumed** ([G-064](https://pix-payments.github.io/pix-payments/gaps.html#G-064), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
            version: number;
            /** @description FIXED when the recurrence was created with amount: every cycle charges that amount. VARIABLE when amount was omitted: each cycle charge states its own amount. The source shows only FIXED. Expect values that are not listed: the recurrence is fixed when its amount is not null. **Assumed** ([G-057](https://pix-payments.github.io/pix-payments/gaps.html#G-057), [G-059](https://pix-payments.github.io/pix-payments/gaps.html#G-059), [G-072](https://pix-payments.github.io/pix-payments/gaps.html#G-072), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            amountType: components["schemas"]["AmountType"];
            /** @description The amount of every charge in centavos; absent when amountType is VARIABLE. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            amount?: components["schemas"]["AutomaticAmount"];
            /** @description The deadline of the journey, expiresAt of the recurrence. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description The status of the immediate first Pix. PENDING can still be paid. SETTLED was paid. EXPIRED can no longer be paid, because the recurrence left PENDING before the payment. REFUNDED was paid, and the whole amount goes back to the payer. A partial refund leaves it SETTLED, and so does a refund that fails. The source shows only SETTLED; others may come. **Assumed** ([G-063](https://pix-payments.github.io/pix-payments/gaps.html#G-063), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-243](https://pix-payments.github.io/pix-payments/gaps.html#G-243)). */
            firstPaymentStatus: components["schemas"]["FirstPaymentStatus"];
            /** @description The endToEndId of the first payment, which settled and can be refunded; absent when it did not settle. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            firstPaymentEndToEndId?: components["schemas"]["EndToEndId"];
            /** @description The metadata of the recurrence; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["AutomaticMetadata"];
        };
        /** @description The reason for the cancellation: one of the seven reasons of the receiver, or PAYER_REQUESTED when the payer cancelled the recurrence in the banking app. Expect values that are not listed: the recurrence is CANCELLED whatever the reason. **Assumed** ([G-069](https://pix-payments.github.io/pix-payments/gaps.html#G-069), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
        CancellationReason: 'ACCOUNT_CLOSED' | 'RECEIVER_COMPANY_CLOSED' | 'RECEIVER_REQUEST_ERROR' | 'FRAUD_SUSPECTED' | 'DUPLICATE_AUTHORIZATION' | 'RECEIVER_REQUESTED' | 'PAIN_009_TIMEOUT' | 'PAYER_REQUESTED' | (string & {});
        /** @description A recurrence was cancelled by the receiver or by the payer. All its open schedules are cancelled too, each with its own event. **Assumed** ([G-096](https://pix-payments.github.io/pix-payments/gaps.html#G-096), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
        PixAutomaticRecurrenceCancelledEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: "pixAutomaticRecurrenceCancelled";
            /** @description When the recurrence was cancelled. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The recurrence is CANCELLED, which is final. **Assumed** ([G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'CANCELLED' | (string & {});
            /** @description CANCELLED_BY_RECEIVER or CANCELLED_BY_PAYER. **Assumed** ([G-062](https://pix-payments.github.io/pix-payments/gaps.html#G-062)). */
            statusDetailed: components["schemas"]["RecurrenceStatusDetailed"];
            /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
            id: components["schemas"]["RecurrenceId"];
            /** @description The wallet that the recurrence belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The operator's externalId of the recurrence. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The version of the recurrence right after this change. Of two events, the event with the higher version is the later one. **Assumed** ([G-064](https://pix-payments.github.io/pix-payments/gaps.html#G-064), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
            version: number;
            /** @description FIXED when the recurrence was created with amount: every cycle charges that amount. VARIABLE when amount was omitted: each cycle charge states its own amount. The source shows only FIXED. Expect values that are not listed: the recurrence is fixed when its amount is not null. **Assumed** ([G-057](https://pix-payments.github.io/pix-payments/gaps.html#G-057), [G-059](https://pix-payments.github.io/pix-payments/gaps.html#G-059), [G-072](https://pix-payments.github.io/pix-payments/gaps.html#G-072), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            amountType: components["schemas"]["AmountType"];
            /** @description The amount of every charge in centavos; absent when amountType is VARIABLE. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            amount?: components["schemas"]["AutomaticAmount"];
            /** @description The reason for the cancellation: one of the seven reasons of the receiver, or PAYER_REQUESTED when the payer cancelled the recurrence in the banking app. Expect values that are not listed: the recurrence is CANCELLED whatever the reason. **Assumed** ([G-069](https://pix-payments.github.io/pix-payments/gaps.html#G-069), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            cancellationReason: components["schemas"]["CancellationReason"];
            /** @description When it was cancelled, cancelledAt of the recurrence. */
            cancelledAt: components["schemas"]["Timestamp"];
            /** @description The status of the immediate first Pix. PENDING can still be paid. SETTLED was paid. EXPIRED can no longer be paid, because the recurrence left PENDING before the payment. REFUNDED was paid, and the whole amount goes back to the payer. A partial refund leaves it SETTLED, and so does a refund that fails. The source shows only SETTLED; others may come. **Assumed** ([G-063](https://pix-payments.github.io/pix-payments/gaps.html#G-063), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-243](https://pix-payments.github.io/pix-payments/gaps.html#G-243)). */
            firstPaymentStatus: components["schemas"]["FirstPaymentStatus"];
            /** @description The endToEndId of the first payment, which settled and can be refunded; absent when it did not settle. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            firstPaymentEndToEndId?: components["schemas"]["EndToEndId"];
            /** @description The metadata of the recurrence; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["AutomaticMetadata"];
        };
        /** @description A recurrence reached its end: the charge of its last cycle succeeded, or lastPaymentDate has passed. The status stays AUTHORIZED. No cycle charge can be created any more, and the recurrence can no longer be cancelled. A schedule that is still open is not affected. **Assumed** ([G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217), [G-241](https://pix-payments.github.io/pix-payments/gaps.html#G-241)). */
        PixAutomaticRecurrenceCompletedEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: "pixAutomaticRecurrenceCompleted";
            /** @description When the recurrence was completed. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The recurrence stays AUTHORIZED. **Assumed** ([G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'AUTHORIZED' | (string & {});
            /** @description COMPLETED. **Assumed** ([G-062](https://pix-payments.github.io/pix-payments/gaps.html#G-062), [G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067)). */
            statusDetailed: components["schemas"]["RecurrenceStatusDetailed"];
            /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
            id: components["schemas"]["RecurrenceId"];
            /** @description The wallet that the recurrence belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The operator's externalId of the recurrence. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The version of the recurrence right after this change. Of two events, the event with the higher version is the later one. **Assumed** ([G-064](https://pix-payments.github.io/pix-payments/gaps.html#G-064), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
            version: number;
            /** @description FIXED when the recurrence was created with amount: every cycle charges that amount. VARIABLE when amount was omitted: each cycle charge states its own amount. The source shows only FIXED. Expect values that are not listed: the recurrence is fixed when its amount is not null. **Assumed** ([G-057](https://pix-payments.github.io/pix-payments/gaps.html#G-057), [G-059](https://pix-payments.github.io/pix-payments/gaps.html#G-059), [G-072](https://pix-payments.github.io/pix-payments/gaps.html#G-072), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            amountType: components["schemas"]["AmountType"];
            /** @description The amount of every charge in centavos; absent when amountType is VARIABLE. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            amount?: components["schemas"]["AutomaticAmount"];
            /** @description The number of charges of the recurrence, including the first payment. */
            totalCharges: number;
            /** @description The last day of the last cycle. **Assumed** ([G-052](https://pix-payments.github.io/pix-payments/gaps.html#G-052)). */
            lastPaymentDate: components["schemas"]["CalendarDate"];
            /** @description When it was completed, completedAt of the recurrence. **Assumed** ([G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067)). */
            completedAt: components["schemas"]["Timestamp"];
            /** @description The metadata of the recurrence; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["AutomaticMetadata"];
        };
        /** @description The step within the status. CREATED: AWAITING_DISPATCH. PENDING: AWAITING_PAYER_RESPONSE. SCHEDULED: SCHEDULED_BY_PAYER. SUCCESS: SETTLED. FAILED: REJECTED_BY_PAYER (the instruction was rejected), SETTLEMENT_FAILED (accepted and not paid), PAYER_RESPONSE_TIMEOUT or SEND_FAILED. CANCELLED: CANCELLED_BY_RECEIVER, CANCELLED_BY_PAYER or RECURRENCE_CANCELLED. The source shows only SETTLED; others may come, so treat an unknown value by its status. **Assumed** ([G-075](https://pix-payments.github.io/pix-payments/gaps.html#G-075)). */
        ScheduleStatusDetailed: 'AWAITING_DISPATCH' | 'AWAITING_PAYER_RESPONSE' | 'SCHEDULED_BY_PAYER' | 'SETTLED' | 'REJECTED_BY_PAYER' | 'SETTLEMENT_FAILED' | 'PAYER_RESPONSE_TIMEOUT' | 'SEND_FAILED' | 'CANCELLED_BY_RECEIVER' | 'CANCELLED_BY_PAYER' | 'RECURRENCE_CANCELLED' | (string & {});
        /** @description AGND is the charge of a cycle. NTAG is a post-due retry of it. RIFL is its same-day re-send after an operational failure at the payer institution. **Assumed** ([G-076](https://pix-payments.github.io/pix-payments/gaps.html#G-076)). */
        SchedulePurpose: "AGND" | "NTAG" | "RIFL";
        /** @description The payer institution accepted a scheduled charge and will settle it on its due date. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-098](https://pix-payments.github.io/pix-payments/gaps.html#G-098), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
        PixAutomaticScheduleScheduledEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: "pixAutomaticScheduleScheduled";
            /** @description When the payer institution accepted the charge. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The schedule is SCHEDULED. **Assumed** ([G-098](https://pix-payments.github.io/pix-payments/gaps.html#G-098), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'SCHEDULED' | (string & {});
            /** @description SCHEDULED_BY_PAYER. **Assumed** ([G-075](https://pix-payments.github.io/pix-payments/gaps.html#G-075)). */
            statusDetailed: components["schemas"]["ScheduleStatusDetailed"];
            /** @description Identifies a schedule: `pixsched_` and 32 lower-case hex characters. **Assumed** ([G-073](https://pix-payments.github.io/pix-payments/gaps.html#G-073)). */
            id: components["schemas"]["ScheduleId"];
            /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
            recurrenceId: components["schemas"]["RecurrenceId"];
            /** @description The wallet that the schedule belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The cycle that the schedule charges, from 2. */
            cycleNumber: number;
            /** @description AGND is the charge of a cycle. NTAG is a post-due retry of it. RIFL is its same-day re-send after an operational failure at the payer institution. **Assumed** ([G-076](https://pix-payments.github.io/pix-payments/gaps.html#G-076)). */
            purpose: components["schemas"]["SchedulePurpose"];
            /** @description The AGND schedule that this schedule retries (NTAG) or re-sends (RIFL); absent when purpose is AGND. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-081](https://pix-payments.github.io/pix-payments/gaps.html#G-081)). */
            retryOfScheduleId?: components["schemas"]["ScheduleId"];
            /** @description The txid of the cycle charge. Retries and re-sends keep it. **Assumed** ([G-077](https://pix-payments.github.io/pix-payments/gaps.html#G-077)). */
            txid: string;
            /** @description The amount of the charge in centavos. */
            amount: components["schemas"]["AutomaticAmount"];
            /** @description The requested due date of the charge of the cycle. Retries and re-sends keep it. */
            originalDueDate: components["schemas"]["CalendarDate"];
            /** @description The day on which the payer institution is to pay. */
            dueDate: components["schemas"]["CalendarDate"];
            /** @description The endToEndId under which the charge will settle. **Assumed** ([G-080](https://pix-payments.github.io/pix-payments/gaps.html#G-080)). */
            endToEndId: components["schemas"]["EndToEndId"];
            /** @description The metadata of the schedule; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["AutomaticMetadata"];
        };
        /** @description A scheduled charge settled, and the money is in the balance of the wallet. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
        PixAutomaticScheduleSettledEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. */
            event: "pixAutomaticScheduleSettled";
            /** @description When the charge settled. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The schedule is SUCCESS, which is final. **Assumed** ([G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'SUCCESS' | (string & {});
            /** @description SETTLED. */
            statusDetailed: components["schemas"]["ScheduleStatusDetailed"];
            /** @description Identifies a schedule: `pixsched_` and 32 lower-case hex characters. **Assumed** ([G-073](https://pix-payments.github.io/pix-payments/gaps.html#G-073)). */
            id: components["schemas"]["ScheduleId"];
            /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
            recurrenceId: components["schemas"]["RecurrenceId"];
            /** @description The wallet that the schedule belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The cycle that the schedule charges, from 2. */
            cycleNumber: number;
            /** @description AGND is the charge of a cycle. NTAG is a post-due retry of it. RIFL is its same-day re-send after an operational failure at the payer institution. **Assumed** ([G-076](https://pix-payments.github.io/pix-payments/gaps.html#G-076)). */
            purpose: components["schemas"]["SchedulePurpose"];
            /** @description The AGND schedule that this schedule retries (NTAG) or re-sends (RIFL); absent when purpose is AGND. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-081](https://pix-payments.github.io/pix-payments/gaps.html#G-081)). */
            retryOfScheduleId?: components["schemas"]["ScheduleId"];
            /** @description The txid of the cycle charge. Retries and re-sends keep it. **Assumed** ([G-077](https://pix-payments.github.io/pix-payments/gaps.html#G-077)). */
            txid: string;
            /** @description The amount of the charge in centavos. */
            amount: components["schemas"]["AutomaticAmount"];
            /** @description The requested due date of the charge of the cycle. Retries and re-sends keep it. */
            originalDueDate: components["schemas"]["CalendarDate"];
            /** @description The day on which the payer institution is to pay. */
            dueDate: components["schemas"]["CalendarDate"];
            /** @description The endToEndId of the payment. Its statement line has the same value. */
            endToEndId: components["schemas"]["EndToEndId"];
            /** @description The reconciliationId of the schedule. **Assumed** ([G-077](https://pix-payments.github.io/pix-payments/gaps.html#G-077)). */
            reconciliationId: string;
            /** @description When the charge settled, settledAt of the schedule. */
            settledAt: components["schemas"]["Timestamp"];
            /** @description The metadata of the schedule; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["AutomaticMetadata"];
        };
        /** @description Why a charge failed: the unchanged scheme code of the payer institution, or one of the three codes that the service generates (PAYER_RESPONSE_TIMEOUT, RIFL_CUTOFF_EXCEEDED, REGULATORY_SEND_FAILED). AC05, AM09, DENC, DS27, DTED, MIDI, MSUC, NITX and RC09 are terminal: the charge is rejected for good and must not be retried. UDEI is not terminal by the scheme list, but treat it as potentially terminal. The error catalogue has the meaning of each code. Other codes may come. **Assumed** ([G-187](https://pix-payments.github.io/pix-payments/gaps.html#G-187), [G-188](https://pix-payments.github.io/pix-payments/gaps.html#G-188)). */
        RejectionCode: 'AB10' | 'AC05' | 'AC06' | 'AM02' | 'AM09' | 'DENC' | 'DS27' | 'DTED' | 'DTNT' | 'FBRD' | 'IRNT' | 'MIDI' | 'MSUC' | 'NIEC' | 'NIPA' | 'NITX' | 'QUNT' | 'RC09' | 'UDEI' | 'PAYER_RESPONSE_TIMEOUT' | 'RIFL_CUTOFF_EXCEEDED' | 'REGULATORY_SEND_FAILED' | (string & {});
        /** @description A scheduled charge failed. The payer institution rejected it, did not answer, or did not pay it on its due date, or the instruction could not be sent. A post-due retry is possible when the code is not terminal and allowPostDuePayment is true. **Assumed** ([G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-099](https://pix-payments.github.io/pix-payments/gaps.html#G-099), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217), [G-249](https://pix-payments.github.io/pix-payments/gaps.html#G-249)). */
        PixAutomaticScheduleRejectedEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: "pixAutomaticScheduleRejected";
            /** @description When the charge failed. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The schedule is FAILED, which is final. **Assumed** ([G-099](https://pix-payments.github.io/pix-payments/gaps.html#G-099), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'FAILED' | (string & {});
            /** @description REJECTED_BY_PAYER, SETTLEMENT_FAILED, PAYER_RESPONSE_TIMEOUT or SEND_FAILED. **Assumed** ([G-075](https://pix-payments.github.io/pix-payments/gaps.html#G-075)). */
            statusDetailed: components["schemas"]["ScheduleStatusDetailed"];
            /** @description Identifies a schedule: `pixsched_` and 32 lower-case hex characters. **Assumed** ([G-073](https://pix-payments.github.io/pix-payments/gaps.html#G-073)). */
            id: components["schemas"]["ScheduleId"];
            /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
            recurrenceId: components["schemas"]["RecurrenceId"];
            /** @description The wallet that the schedule belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The cycle that the schedule charges, from 2. */
            cycleNumber: number;
            /** @description AGND is the charge of a cycle. NTAG is a post-due retry of it. RIFL is its same-day re-send after an operational failure at the payer institution. **Assumed** ([G-076](https://pix-payments.github.io/pix-payments/gaps.html#G-076)). */
            purpose: components["schemas"]["SchedulePurpose"];
            /** @description The AGND schedule that this schedule retries (NTAG) or re-sends (RIFL); absent when purpose is AGND. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-081](https://pix-payments.github.io/pix-payments/gaps.html#G-081)). */
            retryOfScheduleId?: components["schemas"]["ScheduleId"];
            /** @description The txid of the cycle charge. Retries and re-sends keep it. **Assumed** ([G-077](https://pix-payments.github.io/pix-payments/gaps.html#G-077)). */
            txid: string;
            /** @description The amount of the charge in centavos. */
            amount: components["schemas"]["AutomaticAmount"];
            /** @description The requested due date of the charge of the cycle. Retries and re-sends keep it. */
            originalDueDate: components["schemas"]["CalendarDate"];
            /** @description The day on which the payer institution is to pay. */
            dueDate: components["schemas"]["CalendarDate"];
            /** @description The unchanged scheme code of the payer institution, or a code of the service. It is absent when the due date passed unpaid, because no code exists for that case. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-187](https://pix-payments.github.io/pix-payments/gaps.html#G-187), [G-242](https://pix-payments.github.io/pix-payments/gaps.html#G-242)). */
            rejectionCode?: components["schemas"]["RejectionCode"];
            /** @description The meaning of rejectionCode in words, for people; absent when rejectionCode is absent. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-099](https://pix-payments.github.io/pix-payments/gaps.html#G-099), [G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177)). */
            rejectionReason?: string;
            /** @description The endToEndId of the instruction; absent when no instruction was sent. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-080](https://pix-payments.github.io/pix-payments/gaps.html#G-080)). */
            endToEndId?: components["schemas"]["EndToEndId"];
            /** @description The metadata of the schedule; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["AutomaticMetadata"];
        };
        /** @description A scheduled charge was cancelled before it settled: by the receiver, by the payer institution, or together with its recurrence. It will not be paid. After an operational failure, a re-send replaces it. **Assumed** ([G-147](https://pix-payments.github.io/pix-payments/gaps.html#G-147), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155), [G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-217](https://pix-payments.github.io/pix-payments/gaps.html#G-217)). */
        PixAutomaticScheduleCancelledEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of the event. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: "pixAutomaticScheduleCancelled";
            /** @description When the schedule was cancelled. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The schedule is CANCELLED, which is final. **Assumed** ([G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: 'CANCELLED' | (string & {});
            /** @description CANCELLED_BY_RECEIVER, CANCELLED_BY_PAYER or RECURRENCE_CANCELLED. **Assumed** ([G-075](https://pix-payments.github.io/pix-payments/gaps.html#G-075)). */
            statusDetailed: components["schemas"]["ScheduleStatusDetailed"];
            /** @description Identifies a schedule: `pixsched_` and 32 lower-case hex characters. **Assumed** ([G-073](https://pix-payments.github.io/pix-payments/gaps.html#G-073)). */
            id: components["schemas"]["ScheduleId"];
            /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
            recurrenceId: components["schemas"]["RecurrenceId"];
            /** @description The wallet that the schedule belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The cycle that the schedule charges, from 2. */
            cycleNumber: number;
            /** @description AGND is the charge of a cycle. NTAG is a post-due retry of it. RIFL is its same-day re-send after an operational failure at the payer institution. **Assumed** ([G-076](https://pix-payments.github.io/pix-payments/gaps.html#G-076)). */
            purpose: components["schemas"]["SchedulePurpose"];
            /** @description The AGND schedule that this schedule retries (NTAG) or re-sends (RIFL); absent when purpose is AGND. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-081](https://pix-payments.github.io/pix-payments/gaps.html#G-081)). */
            retryOfScheduleId?: components["schemas"]["ScheduleId"];
            /** @description The txid of the cycle charge. Retries and re-sends keep it. **Assumed** ([G-077](https://pix-payments.github.io/pix-payments/gaps.html#G-077)). */
            txid: string;
            /** @description The amount of the charge in centavos. */
            amount: components["schemas"]["AutomaticAmount"];
            /** @description The requested due date of the charge of the cycle. Retries and re-sends keep it. */
            originalDueDate: components["schemas"]["CalendarDate"];
            /** @description The day on which the payer institution is to pay. */
            dueDate: components["schemas"]["CalendarDate"];
            /** @description When it was cancelled, cancelledAt of the schedule. */
            cancelledAt: components["schemas"]["Timestamp"];
            /** @description The metadata of the schedule; absent when it has none. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-155](https://pix-payments.github.io/pix-payments/gaps.html#G-155)). */
            metadata?: components["schemas"]["AutomaticMetadata"];
        };
        /** @description The payload of a webhook, chosen by `event`. Ignore an event that is not in this list. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
        WebhookEvent: components["schemas"]["PixChargePaidEvent"] | components["schemas"]["PixChargeRejectedEvent"] | components["schemas"]["PixChargeExpiredEvent"] | components["schemas"]["PixChargeTakenBackEvent"] | components["schemas"]["PixWithdrawSettledEvent"] | components["schemas"]["PixWithdrawFailedEvent"] | components["schemas"]["PixWithdrawReturnedEvent"] | components["schemas"]["PixRefundSettledEvent"] | components["schemas"]["PixRefundFailedEvent"] | components["schemas"]["PixAutomaticFirstPaymentSettledEvent"] | components["schemas"]["PixAutomaticRecurrenceAuthorizedEvent"] | components["schemas"]["PixAutomaticRecurrenceRejectedEvent"] | components["schemas"]["PixAutomaticRecurrenceExpiredEvent"] | components["schemas"]["PixAutomaticRecurrenceCancelledEvent"] | components["schemas"]["PixAutomaticRecurrenceCompletedEvent"] | components["schemas"]["PixAutomaticScheduleScheduledEvent"] | components["schemas"]["PixAutomaticScheduleSettledEvent"] | components["schemas"]["PixAutomaticScheduleRejectedEvent"] | components["schemas"]["PixAutomaticScheduleCancelledEvent"];
        /** @description PENDING waits for the first payment and the authorization, until expiresAt. AUTHORIZED accepts cycle charges. CANCELLED was cancelled by the receiver or by the payer. EXPIRED reached expiresAt without an authorization. FAILED was rejected by the payer institution. CANCELLED, EXPIRED and FAILED are final, and so is AUTHORIZED once statusDetailed is COMPLETED. **Assumed** ([G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067), [G-093](https://pix-payments.github.io/pix-payments/gaps.html#G-093), [G-094](https://pix-payments.github.io/pix-payments/gaps.html#G-094), [G-095](https://pix-payments.github.io/pix-payments/gaps.html#G-095)). */
        RecurrenceStatus: "PENDING" | "AUTHORIZED" | "CANCELLED" | "EXPIRED" | "FAILED";
        /** @description The CPF or the CNPJ (numeric or alphanumeric) of the payer. Punctuation is accepted and stripped, and letters are upper-cased. The check digits are verified. Any other value returns 400 INVALID_PAYER_TAX_ID. **Assumed** ([G-049](https://pix-payments.github.io/pix-payments/gaps.html#G-049), [G-175](https://pix-payments.github.io/pix-payments/gaps.html#G-175), [G-221](https://pix-payments.github.io/pix-payments/gaps.html#G-221)). */
        PayerTaxIdRequest: string;
        /** @description A CNPJ of 14 characters, without punctuation: 12 digits or upper-case letters, then 2 check digits. */
        Cnpj: string;
        /** @description The Pix key of the receiver that receives the charges, 1 to 200 characters. **Assumed** ([G-060](https://pix-payments.github.io/pix-payments/gaps.html#G-060)). */
        ReceiverPixKey: string;
        /** @description The contract that the payer pays for. **Assumed** ([G-048](https://pix-payments.github.io/pix-payments/gaps.html#G-048)). */
        RecurrenceContract: {
            /** @description The number of the contract between receiver and payer, 1 to 35 characters. */
            id: string;
            /** @description The object of the contract, at most 35 characters; null when the request had none. */
            description: string | null;
        };
        /** @description The payer of the recurrence. Only this payer can make the first payment. **Assumed** ([G-049](https://pix-payments.github.io/pix-payments/gaps.html#G-049)). */
        RecurrenceExpectedPayer: {
            /** @description The CPF or the CNPJ of the payer, without punctuation. */
            taxId: components["schemas"]["TaxId"];
            /** @description The declared name of the payer; null when the request had none. */
            name: string | null;
        };
        /** @description The length of a cycle: 7 days, or 1, 3, 6 or 12 months. **Assumed** ([G-054](https://pix-payments.github.io/pix-payments/gaps.html#G-054)). */
        Frequency: "WEEKLY" | "MONTHLY" | "QUARTERLY" | "SEMIANNUAL" | "ANNUAL";
        /** @description The lowest cap that the payer may set for a charge, in centavos of BRL, from 1 to 100000000 (R$ 1.000.000,00). It does not constrain the amounts of the charges. **Assumed** ([G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181)). */
        MinimumAmount: number;
        /** @description The secret of the recurrence's public location, 32 lower-case hex characters. Anyone who has it can read the terms at /rec/{accessToken}. */
        RecurrenceLocationToken: string;
        /** @description A recurrence: the payer's permission to be charged once per cycle, requested or granted. Every field is always present, and null when it has no value. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017)). */
        Recurrence: {
            /**
             * @description The kind of resource.
             * @constant
             */
            object: "pix_automatic.recurrence";
            /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
            id: components["schemas"]["RecurrenceId"];
            /** @description The wallet that owns the recurrence. Only tokens of this wallet can read it. */
            walletId: components["schemas"]["WalletId"];
            /** @description The CNPJ of the receiver, 14 characters without punctuation. */
            receiverCnpj: components["schemas"]["Cnpj"];
            /** @description The Pix key of the receiver that receives the charges, 1 to 200 characters. **Assumed** ([G-060](https://pix-payments.github.io/pix-payments/gaps.html#G-060)). */
            receiverPixKey: components["schemas"]["ReceiverPixKey"];
            /** @description The operator's identifier of the recurrence, as the request sent it. */
            externalId: components["schemas"]["ExternalId"];
            /** @description The contract that the payer pays for. **Assumed** ([G-048](https://pix-payments.github.io/pix-payments/gaps.html#G-048)). */
            contract: components["schemas"]["RecurrenceContract"];
            /** @description The payer of the recurrence. Only this payer can make the first payment. **Assumed** ([G-049](https://pix-payments.github.io/pix-payments/gaps.html#G-049)). */
            expectedPayer: components["schemas"]["RecurrenceExpectedPayer"];
            /** @description The length of a cycle: 7 days, or 1, 3, 6 or 12 months. **Assumed** ([G-054](https://pix-payments.github.io/pix-payments/gaps.html#G-054)). */
            frequency: components["schemas"]["Frequency"];
            /** @description The first day of cycle 2, YYYY-MM-DD on the Brasília calendar; cycle 1 is the immediate first Pix. **Assumed** ([G-051](https://pix-payments.github.io/pix-payments/gaps.html#G-051)). */
            firstPaymentDate: components["schemas"]["CalendarDate"];
            /** @description The last day of the last cycle, YYYY-MM-DD on the Brasília calendar: the day before firstPaymentDate plus totalCharges − 1 periods. It equals firstPaymentDate when totalCharges is 1. **Assumed** ([G-052](https://pix-payments.github.io/pix-payments/gaps.html#G-052), [G-053](https://pix-payments.github.io/pix-payments/gaps.html#G-053)). */
            lastPaymentDate: components["schemas"]["CalendarDate"];
            /** @description The number of charges of the recurrence, 1 to 999, including the first payment. **Assumed** ([G-050](https://pix-payments.github.io/pix-payments/gaps.html#G-050)). */
            totalCharges: number;
            /** @description The amount of every charge in centavos; null when amountType is VARIABLE. */
            amount: components["schemas"]["AutomaticAmount"] | null;
            /** @description The lowest cap that the payer may set, in centavos; null when the request had none, and always null when amountType is FIXED. **Assumed** ([G-056](https://pix-payments.github.io/pix-payments/gaps.html#G-056)). */
            minimumAmount: components["schemas"]["MinimumAmount"] | null;
            /** @description True allows up to 3 post-due retries of a failed charge within 7 days; false allows none. */
            allowPostDuePayment: boolean;
            /** @description The text for the payer; null when the request had none. **Assumed** ([G-047](https://pix-payments.github.io/pix-payments/gaps.html#G-047)). */
            descriptionToPayer: string | null;
            /** @description The way the payer authorizes, always JOURNEY_3 today: authorization and first payment through one composite QR code. Other journeys may come in later releases. */
            journeyType: 'JOURNEY_3' | (string & {});
            /** @description PENDING waits for the first payment and the authorization, until expiresAt. AUTHORIZED accepts cycle charges. CANCELLED was cancelled by the receiver or by the payer. EXPIRED reached expiresAt without an authorization. FAILED was rejected by the payer institution. CANCELLED, EXPIRED and FAILED are final, and so is AUTHORIZED once statusDetailed is COMPLETED. **Assumed** ([G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067), [G-093](https://pix-payments.github.io/pix-payments/gaps.html#G-093), [G-094](https://pix-payments.github.io/pix-payments/gaps.html#G-094), [G-095](https://pix-payments.github.io/pix-payments/gaps.html#G-095)). */
            status: components["schemas"]["RecurrenceStatus"];
            /** @description The step within the status. PENDING: AWAITING_FIRST_PAYMENT, then FIRST_PAYMENT_SUCCESS. AUTHORIZED: VALIDATION_SUCCEEDED, then COMPLETED after the last cycle. FAILED: AUTHORIZATION_REJECTED. EXPIRED: JOURNEY_EXPIRED. CANCELLED: CANCELLED_BY_RECEIVER or CANCELLED_BY_PAYER. The source shows only the first three values; others may come, so treat an unknown value by its status. **Assumed** ([G-062](https://pix-payments.github.io/pix-payments/gaps.html#G-062), [G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067)). */
            statusDetailed: components["schemas"]["RecurrenceStatusDetailed"];
            /** @description The status of the immediate first Pix. PENDING can still be paid. SETTLED was paid. EXPIRED can no longer be paid, because the recurrence left PENDING before the payment. REFUNDED was paid, and the whole amount goes back to the payer. A partial refund leaves it SETTLED, and so does a refund that fails. The source shows only SETTLED; others may come. **Assumed** ([G-063](https://pix-payments.github.io/pix-payments/gaps.html#G-063), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-243](https://pix-payments.github.io/pix-payments/gaps.html#G-243)). */
            firstPaymentStatus: components["schemas"]["FirstPaymentStatus"];
            /** @description The endToEndId of the first payment; null until it settles. */
            firstPaymentEndToEndId: components["schemas"]["EndToEndId"] | null;
            /** @description The sum of the refunds of the first payment in centavos, by createRefund and by simulation. It includes refunds that are PROCESSING and excludes refunds that are FAILED. It is 0 when there is none, and never more than the first payment. **Assumed** ([G-041](https://pix-payments.github.io/pix-payments/gaps.html#G-041), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
            firstPaymentRefundedAmount: number;
            /** @description The refundId of the latest simulated refund of the first payment, whatever its status; null when there is none. A refund by createRefund does not change it. **Assumed** ([G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
            firstPaymentRefundId: components["schemas"]["AutomaticRefundId"] | null;
            /** @description The IBGE code of the payer's municipality, 7 digits. The payer institution sends it when it accepts; null until then. **Assumed** ([G-066](https://pix-payments.github.io/pix-payments/gaps.html#G-066)). */
            municipalityCode: string | null;
            /** @description The deadline for the payer to pay the composite QR code and authorize: createdAt plus expiresIn. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description The secret of the recurrence's public location, 32 lower-case hex characters. Anyone who has it can read the terms at /rec/{accessToken}. */
            recUrlAccessToken: components["schemas"]["RecurrenceLocationToken"];
            /** @description The EMV payload of the composite QR code, at most 512 characters: the dynamic QR code of the first payment, the location of the recurrence in template 80 on the same host, and a CRC-16. It does not have the amount. Show it to the payer as a QR code or as copy-and-paste text. **Assumed** ([G-019](https://pix-payments.github.io/pix-payments/gaps.html#G-019), [G-065](https://pix-payments.github.io/pix-payments/gaps.html#G-065), [G-321](https://pix-payments.github.io/pix-payments/gaps.html#G-321), [G-370](https://pix-payments.github.io/pix-payments/gaps.html#G-370), [G-371](https://pix-payments.github.io/pix-payments/gaps.html#G-371)). */
            textContent: string;
            /** @description The map of strings of the request; null when the request had none. */
            metadata: components["schemas"]["AutomaticMetadata"] | null;
            /** @description The reason for the cancellation; null unless status is CANCELLED. */
            cancellationReason: components["schemas"]["CancellationReason"] | null;
            /** @description The reason why the payer institution rejected the authorization, in its words or as the meaning of its code. It is null unless status is FAILED, and also when the institution gave no reason. **Assumed** ([G-093](https://pix-payments.github.io/pix-payments/gaps.html#G-093), [G-233](https://pix-payments.github.io/pix-payments/gaps.html#G-233)). */
            rejectionReason: string | null;
            /** @description Starts at 1 and increases by one with every change of the recurrence. **Assumed** ([G-064](https://pix-payments.github.io/pix-payments/gaps.html#G-064)). */
            version: number;
            /** @description When the recurrence was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the recurrence last changed; createdAt while version is 1. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description When the payer institution approved the authorization; null before. A cancellation keeps it. */
            authorizedAt: components["schemas"]["Timestamp"] | null;
            /** @description When it was cancelled; null unless status is CANCELLED. */
            cancelledAt: components["schemas"]["Timestamp"] | null;
            /** @description When the last cycle charge succeeded, or the start of the day after lastPaymentDate. It is null unless statusDetailed is COMPLETED. The status stays AUTHORIZED. **Assumed** ([G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067)). */
            completedAt: components["schemas"]["Timestamp"] | null;
            /** @description FIXED when the recurrence was created with amount: every cycle charges that amount. VARIABLE when amount was omitted: each cycle charge states its own amount. The source shows only FIXED. Expect values that are not listed: the recurrence is fixed when its amount is not null. **Assumed** ([G-057](https://pix-payments.github.io/pix-payments/gaps.html#G-057), [G-059](https://pix-payments.github.io/pix-payments/gaps.html#G-059), [G-072](https://pix-payments.github.io/pix-payments/gaps.html#G-072), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            amountType: components["schemas"]["AmountType"];
            /** @description The amount of the first payment of a variable recurrence, in centavos. It is null when amountType is FIXED, because the first payment then equals amount. **Assumed** ([G-058](https://pix-payments.github.io/pix-payments/gaps.html#G-058)). */
            firstPaymentAmount: components["schemas"]["AutomaticAmount"] | null;
        };
        /** @description A page of the recurrences of the wallet, newest first. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131)). */
        RecurrenceList: {
            /**
             * @description The kind of response.
             * @constant
             */
            object: "list";
            /** @description The recurrences of this page, at most limit. They are sorted by createdAt from the newest, then by id. */
            data: components["schemas"]["Recurrence"][];
            /** @description True when there are more pages after this one. */
            hasMore: boolean;
            /** @description The value of the cursor parameter for the next page; null when hasMore is false. */
            nextCursor: string | null;
        };
        /** @description One entry for each violation, at most 100. One more entry states the number of further violations. **Assumed** ([G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
        ErrorMessages: components["schemas"]["ErrorMessage"][];
        /** @description The CNPJ of the receiver, 14 characters: 12 digits or letters and 2 numeric check digits. Punctuation is accepted and stripped, and letters are upper-cased: `12.abc.345/01de-35` becomes `12ABC34501DE35`. The check digits are verified. It must be the CNPJ of the operator, who owns the receiving account. A CPF, another length, wrong check digits or another CNPJ return 400 INVALID_RECEIVER_CNPJ. **Assumed** ([G-061](https://pix-payments.github.io/pix-payments/gaps.html#G-061), [G-175](https://pix-payments.github.io/pix-payments/gaps.html#G-175), [G-221](https://pix-payments.github.io/pix-payments/gaps.html#G-221)). */
        ReceiverCnpjRequest: string;
        /** @description The contract that the payer pays for. **Assumed** ([G-048](https://pix-payments.github.io/pix-payments/gaps.html#G-048)). */
        RecurrenceContractRequest: {
            /** @description The number of the contract between receiver and payer, 1 to 35 characters. */
            id: string;
            /** @description The object of the contract, at most 35 characters. */
            description?: string;
        };
        /** @description The terms of a recurrence. **Assumed** ([G-047](https://pix-payments.github.io/pix-payments/gaps.html#G-047)). */
        RecurrenceDetails: {
            /** @description The length of a cycle: 7 days, or 1, 3, 6 or 12 months. **Assumed** ([G-054](https://pix-payments.github.io/pix-payments/gaps.html#G-054)). */
            frequency: components["schemas"]["Frequency"];
            /** @description The first day of cycle 2, YYYY-MM-DD on the Brasília calendar; cycle 1 is the immediate first Pix. It is at least 2 calendar days after the day on which the recurrence expires, else 422 DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION. Cycle n (from 2 on) begins n − 2 periods later; in a month without that day, it begins on the last day of the month. A value that is not an existing date, or is after 8999-12-31, returns 400 INVALID_DATE. **Assumed** ([G-051](https://pix-payments.github.io/pix-payments/gaps.html#G-051), [G-053](https://pix-payments.github.io/pix-payments/gaps.html#G-053), [G-070](https://pix-payments.github.io/pix-payments/gaps.html#G-070), [G-175](https://pix-payments.github.io/pix-payments/gaps.html#G-175), [G-310](https://pix-payments.github.io/pix-payments/gaps.html#G-310)). */
            firstPaymentDate: components["schemas"]["CalendarDate"];
            /** @description The number of charges of the recurrence, 1 to 999, including the first payment. Every recurrence has an end. **Assumed** ([G-050](https://pix-payments.github.io/pix-payments/gaps.html#G-050)). */
            totalCharges: number;
            /** @description The retry policy. True allows up to 3 post-due retries of a failed charge within 7 days; false allows none. An omitted value means false. */
            allowPostDuePayment?: boolean;
            /** @description A text for the payer, at most 140 characters. */
            descriptionToPayer?: string;
            /** @description The contract that the payer pays for. **Assumed** ([G-048](https://pix-payments.github.io/pix-payments/gaps.html#G-048)). */
            contract: components["schemas"]["RecurrenceContractRequest"];
        };
        /** @description The payer of the recurrence. The first payment is accepted only from this tax id. The name is informative and never compared. **Assumed** ([G-049](https://pix-payments.github.io/pix-payments/gaps.html#G-049)). */
        RecurrenceExpectedPayerRequest: {
            /** @description The CPF or the CNPJ (numeric or alphanumeric) of the payer. Punctuation is accepted and stripped, and letters are upper-cased. The check digits are verified. Any other value returns 400 INVALID_PAYER_TAX_ID. **Assumed** ([G-049](https://pix-payments.github.io/pix-payments/gaps.html#G-049), [G-175](https://pix-payments.github.io/pix-payments/gaps.html#G-175), [G-221](https://pix-payments.github.io/pix-payments/gaps.html#G-221)). */
            taxId: components["schemas"]["PayerTaxIdRequest"];
            /** @description The name of the payer, at most 140 characters. */
            name?: string;
        };
        /** @description A recurrence to create. With amount it is fixed: every cycle, including the first payment, charges that amount. Without amount it is variable: firstPaymentAmount is the amount of the first payment, and each cycle charge states its own amount. Unknown properties at any level return 400 HTTP_400. **Assumed** ([G-058](https://pix-payments.github.io/pix-payments/gaps.html#G-058), [G-059](https://pix-payments.github.io/pix-payments/gaps.html#G-059), [G-072](https://pix-payments.github.io/pix-payments/gaps.html#G-072), [G-175](https://pix-payments.github.io/pix-payments/gaps.html#G-175)). */
        CreateRecurrenceRequest: {
            /** @description The CNPJ of the receiver, 14 characters: 12 digits or letters and 2 numeric check digits. Punctuation is accepted and stripped, and letters are upper-cased: `12.abc.345/01de-35` becomes `12ABC34501DE35`. The check digits are verified. It must be the CNPJ of the operator, who owns the receiving account. A CPF, another length, wrong check digits or another CNPJ return 400 INVALID_RECEIVER_CNPJ. **Assumed** ([G-061](https://pix-payments.github.io/pix-payments/gaps.html#G-061), [G-175](https://pix-payments.github.io/pix-payments/gaps.html#G-175), [G-221](https://pix-payments.github.io/pix-payments/gaps.html#G-221)). */
            receiverCnpj: components["schemas"]["ReceiverCnpjRequest"];
            /** @description The Pix key that receives the charges, 1 to 200 characters. It must be one of the wallet's own keys, else 400 HTTP_400. The resource shows it as receiverPixKey. */
            pixKey: components["schemas"]["ReceiverPixKey"];
            /** @description The operator's identifier of the recurrence, 1 to 100 characters, unique per wallet for ever. A repeated request with the same body returns 201 with the existing recurrence. Another body returns 409 IDEMPOTENCY_ERROR. **Assumed** ([G-192](https://pix-payments.github.io/pix-payments/gaps.html#G-192), [G-193](https://pix-payments.github.io/pix-payments/gaps.html#G-193)). */
            externalId: components["schemas"]["ExternalId"];
            /** @description Seconds that the payer has to pay the composite QR code and authorize, 60 (one minute) to 2592000 (30 days). A lower value returns 422 INVALID_EXPIRATION, a higher one 422 EXPIRATION_EXCEEDS_LIMIT. **Assumed** ([G-071](https://pix-payments.github.io/pix-payments/gaps.html#G-071)). */
            expiresIn: number;
            /** @description The terms of a recurrence. **Assumed** ([G-047](https://pix-payments.github.io/pix-payments/gaps.html#G-047)). */
            recurrenceDetails: components["schemas"]["RecurrenceDetails"];
            /** @description The payer of the recurrence. The first payment is accepted only from this tax id. The name is informative and never compared. **Assumed** ([G-049](https://pix-payments.github.io/pix-payments/gaps.html#G-049)). */
            expectedPayer: components["schemas"]["RecurrenceExpectedPayerRequest"];
            /** @description The amount of every charge of a fixed recurrence, 100 to 100000000 centavos. Omit it for a variable recurrence. Together with minimumAmount it returns 422 AMOUNT_MODEL_CONFLICT. */
            amount?: components["schemas"]["AutomaticAmount"];
            /** @description The lowest cap that the payer may set for the charges of a variable recurrence, 1 to 100000000 centavos. It does not constrain the amounts of the charges. Together with amount it returns 422 AMOUNT_MODEL_CONFLICT. */
            minimumAmount?: components["schemas"]["MinimumAmount"];
            /** @description The amount of the immediate first Pix in the composite QR code, 100 to 100000000 centavos. A variable recurrence requires it (422 FIRST_PAYMENT_AMOUNT_REQUIRED). A fixed recurrence forbids it (422 FIRST_PAYMENT_AMOUNT_NOT_ALLOWED), because its first payment is amount. */
            firstPaymentAmount?: components["schemas"]["AutomaticAmount"];
            /** @description A map of strings. The resource echoes it. **Assumed** ([G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)). */
            metadata?: components["schemas"]["AutomaticMetadata"];
        };
        /** @description The operator's identifier of this command, 1 to 255 characters. A repeated command with the same externalId and body returns the stored response for 48 hours. With another body it returns 409 IDEMPOTENCY_ERROR. **Assumed** ([G-083](https://pix-payments.github.io/pix-payments/gaps.html#G-083), [G-191](https://pix-payments.github.io/pix-payments/gaps.html#G-191), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)). */
        CommandExternalId: string;
        /** @description The receiver's reason: its account or its company was closed, the request was a mistake, it suspects fraud, the payer has another authorization for the same purpose, the receiver wants the cancellation, or the authorization request (message pain.009) got no answer. PAYER_REQUESTED is reserved for the payer and returns 400 HTTP_400. **Assumed** ([G-069](https://pix-payments.github.io/pix-payments/gaps.html#G-069)). */
        ReceiverCancellationReason: "ACCOUNT_CLOSED" | "RECEIVER_COMPANY_CLOSED" | "RECEIVER_REQUEST_ERROR" | "FRAUD_SUSPECTED" | "DUPLICATE_AUTHORIZATION" | "RECEIVER_REQUESTED" | "PAIN_009_TIMEOUT";
        /** @description The receiver's cancellation of a recurrence. */
        CancelRecurrenceRequest: {
            /** @description The operator's identifier of this command, 1 to 255 characters. A repeated command with the same externalId and body returns the stored response for 48 hours. With another body it returns 409 IDEMPOTENCY_ERROR. **Assumed** ([G-083](https://pix-payments.github.io/pix-payments/gaps.html#G-083), [G-191](https://pix-payments.github.io/pix-payments/gaps.html#G-191), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)). */
            externalId: components["schemas"]["CommandExternalId"];
            /** @description The receiver's reason: its account or its company was closed, the request was a mistake, it suspects fraud, the payer has another authorization for the same purpose, the receiver wants the cancellation, or the authorization request (message pain.009) got no answer. PAYER_REQUESTED is reserved for the payer and returns 400 HTTP_400. **Assumed** ([G-069](https://pix-payments.github.io/pix-payments/gaps.html#G-069)). */
            reason: components["schemas"]["ReceiverCancellationReason"];
            /** @description A note for the record, at most 500 characters. The service stores it and does not return it. **Assumed** ([G-125](https://pix-payments.github.io/pix-payments/gaps.html#G-125)). */
            observation?: string;
        };
        /** @description The charge of one cycle of a recurrence. Unknown properties return 400 HTTP_400. **Assumed** ([G-175](https://pix-payments.github.io/pix-payments/gaps.html#G-175)). */
        CreateScheduleRequest: {
            /** @description The operator's identifier of this command, 1 to 255 characters. A repeated command with the same externalId and body returns the stored response for 48 hours. With another body it returns 409 IDEMPOTENCY_ERROR. **Assumed** ([G-083](https://pix-payments.github.io/pix-payments/gaps.html#G-083), [G-191](https://pix-payments.github.io/pix-payments/gaps.html#G-191), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)). */
            externalId: components["schemas"]["CommandExternalId"];
            /** @description The cycle to charge, from 2 (cycle 1 is the first payment) to totalCharges of the recurrence, else 422 INVALID_CYCLE_NUMBER. A cycle has at most one charge that holds it, else 409 CYCLE_ALREADY_EXISTS (see createSchedule). */
            cycleNumber: number;
            /** @description The amount to charge in centavos, 100 to 100000000, else 422 AMOUNT_OUT_OF_RANGE. For a fixed recurrence it must equal the amount of the recurrence, else 422 FIXED_AMOUNT_MISMATCH. For a variable recurrence it may be any amount in the range, whatever the value of minimumAmount. **Assumed** ([G-133](https://pix-payments.github.io/pix-payments/gaps.html#G-133), [G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134)). */
            amount: components["schemas"]["AutomaticAmount"];
            /** @description The day on which the payer is to pay, YYYY-MM-DD on the Brasília calendar. A value that is not an existing date returns 400 INVALID_DATE. The day is 2 to 10 calendar days after today in Brasília, inside the recurrence, and inside the window of the cycle. A day that is not a business day is shifted forward to the next one, and originalDueDate keeps the requested day. **Assumed** ([G-051](https://pix-payments.github.io/pix-payments/gaps.html#G-051), [G-053](https://pix-payments.github.io/pix-payments/gaps.html#G-053), [G-135](https://pix-payments.github.io/pix-payments/gaps.html#G-135), [G-136](https://pix-payments.github.io/pix-payments/gaps.html#G-136)). */
            dueDate: components["schemas"]["CalendarDate"];
            /** @description A map of strings. The resource echoes it. **Assumed** ([G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)). */
            metadata?: components["schemas"]["AutomaticMetadata"];
        };
        /** @description CREATED was created, and its instruction is not sent yet: it waits until dueDate is at most 10 days ahead. PENDING was sent and waits for the answer of the payer institution. SCHEDULED was accepted and will be paid on dueDate. SUCCESS was paid and settled. CANCELLED was cancelled by the receiver, by the payer institution or with its recurrence. FAILED was rejected, not answered or not paid, or its instruction could not be sent. SUCCESS, CANCELLED and FAILED are final. **Assumed** ([G-098](https://pix-payments.github.io/pix-payments/gaps.html#G-098), [G-099](https://pix-payments.github.io/pix-payments/gaps.html#G-099)). */
        ScheduleStatus: "CREATED" | "PENDING" | "SCHEDULED" | "SUCCESS" | "CANCELLED" | "FAILED";
        /** @description REQUESTED was sent and has no answer yet. SCHEDULED was accepted. SETTLED was paid. CANCELLED was cancelled by either side. REJECTED was rejected by the payer institution. EXPIRED got no answer or was not paid in time. Other values may come. **Assumed** ([G-074](https://pix-payments.github.io/pix-payments/gaps.html#G-074)). */
        ScheduleAttemptStatus: 'REQUESTED' | 'SCHEDULED' | 'SETTLED' | 'CANCELLED' | 'REJECTED' | 'EXPIRED' | (string & {});
        /** @description One transmission of an instruction to the payer institution, and its outcome. Every field is always present, and null when it has no value. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-074](https://pix-payments.github.io/pix-payments/gaps.html#G-074), [G-232](https://pix-payments.github.io/pix-payments/gaps.html#G-232)). */
        ScheduleAttempt: {
            /** @description The number of the attempt within the schedule, counted from 1. */
            attemptNumber: number;
            /** @description The purpose in the instruction, which is the purpose of the schedule. */
            purpose: components["schemas"]["SchedulePurpose"];
            /** @description The day of payment in the instruction, YYYY-MM-DD on the Brasília calendar. */
            dueDate: components["schemas"]["CalendarDate"];
            /** @description REQUESTED was sent and has no answer yet. SCHEDULED was accepted. SETTLED was paid. CANCELLED was cancelled by either side. REJECTED was rejected by the payer institution. EXPIRED got no answer or was not paid in time. Other values may come. **Assumed** ([G-074](https://pix-payments.github.io/pix-payments/gaps.html#G-074)). */
            status: components["schemas"]["ScheduleAttemptStatus"];
            /** @description The endToEndId in the instruction. **Assumed** ([G-080](https://pix-payments.github.io/pix-payments/gaps.html#G-080)). */
            endToEndId: components["schemas"]["EndToEndId"];
            /** @description The id of the message that carried the instruction, 32 characters: `M`, the ISPB of the provider, and 23 letters and digits. **Assumed** ([G-079](https://pix-payments.github.io/pix-payments/gaps.html#G-079)). */
            regulatoryMessageId: string;
            /** @description Why the attempt failed. It is null unless status is REJECTED or EXPIRED, and also when there is no code. */
            rejectionCode: components["schemas"]["RejectionCode"] | null;
            /** @description The meaning of rejectionCode in words, for people; null when rejectionCode is null. **Assumed** ([G-099](https://pix-payments.github.io/pix-payments/gaps.html#G-099), [G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177)). */
            rejectionReason: string | null;
            /** @description When the instruction was sent. */
            sentAt: components["schemas"]["Timestamp"];
            /** @description When the payer institution accepted or rejected the instruction; null until it does. */
            respondedAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description A schedule: one instruction to the payer institution to pay one cycle of a recurrence on one day. purpose says whether it is the charge of the cycle itself, a post-due retry of it, or its same-day re-send. Every field is always present, and null when it has no value. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-083](https://pix-payments.github.io/pix-payments/gaps.html#G-083)). */
        Schedule: {
            /**
             * @description The kind of resource.
             * @constant
             */
            object: "pix_automatic.schedule";
            /** @description Identifies a schedule: `pixsched_` and 32 lower-case hex characters. **Assumed** ([G-073](https://pix-payments.github.io/pix-payments/gaps.html#G-073)). */
            id: components["schemas"]["ScheduleId"];
            /** @description The recurrence that the schedule belongs to. */
            recurrenceId: components["schemas"]["RecurrenceId"];
            /** @description The wallet that owns the schedule. Only tokens of this wallet can read it. */
            walletId: components["schemas"]["WalletId"];
            /** @description The cycle that the schedule charges, 2 to totalCharges of the recurrence; cycle 1 is the first payment. */
            cycleNumber: number;
            /** @description The id of the charge in the payment system, 26 to 35 letters and digits. Retries and re-sends of the charge keep it. **Assumed** ([G-077](https://pix-payments.github.io/pix-payments/gaps.html#G-077)). */
            txid: string;
            /** @description The amount of the charge in centavos. Retries and re-sends charge the same amount. */
            amount: components["schemas"]["AutomaticAmount"];
            /** @description The requested due date of the charge of the cycle, YYYY-MM-DD on the Brasília calendar. Retries and re-sends keep it. **Assumed** ([G-231](https://pix-payments.github.io/pix-payments/gaps.html#G-231)). */
            originalDueDate: components["schemas"]["CalendarDate"];
            /** @description The day on which the payer institution is to pay, YYYY-MM-DD on the Brasília calendar. For a cycle charge, it is the originalDueDate, or the next business day when that is not a business day. For a retry, it is the retryDate, never shifted. For a re-send, it is the dueDate of the schedule that it re-sends. The days of a post-due retry are counted from the dueDate of the cycle charge. **Assumed** ([G-135](https://pix-payments.github.io/pix-payments/gaps.html#G-135), [G-136](https://pix-payments.github.io/pix-payments/gaps.html#G-136), [G-138](https://pix-payments.github.io/pix-payments/gaps.html#G-138), [G-139](https://pix-payments.github.io/pix-payments/gaps.html#G-139), [G-147](https://pix-payments.github.io/pix-payments/gaps.html#G-147), [G-231](https://pix-payments.github.io/pix-payments/gaps.html#G-231)). */
            dueDate: components["schemas"]["CalendarDate"];
            /** @description AGND is the charge of a cycle. NTAG is a post-due retry of it. RIFL is its same-day re-send after an operational failure at the payer institution. **Assumed** ([G-076](https://pix-payments.github.io/pix-payments/gaps.html#G-076)). */
            purpose: components["schemas"]["SchedulePurpose"];
            /** @description CREATED was created, and its instruction is not sent yet: it waits until dueDate is at most 10 days ahead. PENDING was sent and waits for the answer of the payer institution. SCHEDULED was accepted and will be paid on dueDate. SUCCESS was paid and settled. CANCELLED was cancelled by the receiver, by the payer institution or with its recurrence. FAILED was rejected, not answered or not paid, or its instruction could not be sent. SUCCESS, CANCELLED and FAILED are final. **Assumed** ([G-098](https://pix-payments.github.io/pix-payments/gaps.html#G-098), [G-099](https://pix-payments.github.io/pix-payments/gaps.html#G-099)). */
            status: components["schemas"]["ScheduleStatus"];
            /** @description The step within the status. CREATED: AWAITING_DISPATCH. PENDING: AWAITING_PAYER_RESPONSE. SCHEDULED: SCHEDULED_BY_PAYER. SUCCESS: SETTLED. FAILED: REJECTED_BY_PAYER (the instruction was rejected), SETTLEMENT_FAILED (accepted and not paid), PAYER_RESPONSE_TIMEOUT or SEND_FAILED. CANCELLED: CANCELLED_BY_RECEIVER, CANCELLED_BY_PAYER or RECURRENCE_CANCELLED. The source shows only SETTLED; others may come, so treat an unknown value by its status. **Assumed** ([G-075](https://pix-payments.github.io/pix-payments/gaps.html#G-075)). */
            statusDetailed: components["schemas"]["ScheduleStatusDetailed"];
            /** @description The id of the payment in the instruction. It equals txid, also in retries and re-sends; null until the instruction is sent. **Assumed** ([G-078](https://pix-payments.github.io/pix-payments/gaps.html#G-078)). */
            paymentInformationId: string | null;
            /** @description The id of the message that carried the instruction, 32 characters: `M`, the ISPB of the provider, and 23 letters and digits. It is null until the instruction is sent. **Assumed** ([G-079](https://pix-payments.github.io/pix-payments/gaps.html#G-079)). */
            regulatoryMessageId: string | null;
            /** @description The endToEndId under which the payment settles. Each instruction has a new one, which contains dueDate at 12:00 UTC. It is null until the instruction is sent. **Assumed** ([G-080](https://pix-payments.github.io/pix-payments/gaps.html#G-080)). */
            endToEndId: components["schemas"]["EndToEndId"] | null;
            /** @description Identifies the charge that a payment belongs to. It equals txid. Retries and re-sends of the charge keep it. **Assumed** ([G-077](https://pix-payments.github.io/pix-payments/gaps.html#G-077)). */
            reconciliationId: string;
            /** @description Why the charge failed, with the unchanged code of the payer institution. It is null unless status is FAILED, and also when the due date passed unpaid, because no code exists for that case. **Assumed** ([G-099](https://pix-payments.github.io/pix-payments/gaps.html#G-099), [G-187](https://pix-payments.github.io/pix-payments/gaps.html#G-187), [G-242](https://pix-payments.github.io/pix-payments/gaps.html#G-242)). */
            rejectionCode: components["schemas"]["RejectionCode"] | null;
            /** @description The meaning of rejectionCode in words, for people; null when rejectionCode is null. **Assumed** ([G-099](https://pix-payments.github.io/pix-payments/gaps.html#G-099), [G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177)). */
            rejectionReason: string | null;
            /** @description The AGND schedule that this schedule retries (NTAG) or re-sends (RIFL), even when another retry came between. It is null when purpose is AGND. **Assumed** ([G-081](https://pix-payments.github.io/pix-payments/gaps.html#G-081), [G-147](https://pix-payments.github.io/pix-payments/gaps.html#G-147)). */
            retryOfScheduleId: components["schemas"]["ScheduleId"] | null;
            /** @description How many times the instruction was sent, 0 before the first time. The number is also correct where attempts is left empty. **Assumed** ([G-082](https://pix-payments.github.io/pix-payments/gaps.html#G-082), [G-232](https://pix-payments.github.io/pix-payments/gaps.html#G-232)). */
            attemptCount: number;
            /** @description When the payer institution first tries to pay: 00:00 of dueDate in Brasília. It is null unless status is SCHEDULED. **Assumed** ([G-082](https://pix-payments.github.io/pix-payments/gaps.html#G-082)). */
            nextAttemptAt: components["schemas"]["Timestamp"] | null;
            /** @description The map of strings that the request for the cycle charge sent; null when it had none. Retries and re-sends have the metadata of the charge. **Assumed** ([G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024), [G-231](https://pix-payments.github.io/pix-payments/gaps.html#G-231)). */
            metadata: components["schemas"]["AutomaticMetadata"] | null;
            /** @description A record for each time the instruction of this schedule was sent, oldest first. It is always empty in lists: read the schedule to see its attempts. Retries and re-sends are separate schedules with their own attempts. **Assumed** ([G-074](https://pix-payments.github.io/pix-payments/gaps.html#G-074), [G-232](https://pix-payments.github.io/pix-payments/gaps.html#G-232)). */
            attempts: components["schemas"]["ScheduleAttempt"][];
            /** @description When the schedule was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the schedule last changed. It equals createdAt until the instruction is sent. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description When the charge settled; null unless status is SUCCESS. */
            settledAt: components["schemas"]["Timestamp"] | null;
            /** @description When the charge was cancelled; null unless status is CANCELLED. */
            cancelledAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description A page of the schedules of the wallet, newest first. **Assumed** ([G-074](https://pix-payments.github.io/pix-payments/gaps.html#G-074), [G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131)). */
        ScheduleList: {
            /**
             * @description The kind of response.
             * @constant
             */
            object: "list";
            /** @description The schedules of this page, at most limit, with attempts left empty. They are sorted by createdAt from the newest, then by id. */
            data: components["schemas"]["Schedule"][];
            /** @description True when there are more pages after this one. */
            hasMore: boolean;
            /** @description The value of the cursor parameter for the next page; null when hasMore is false. */
            nextCursor: string | null;
        };
        /** @description The receiver's cancellation of a schedule. Unknown properties return 400 HTTP_400. */
        CancelScheduleRequest: {
            /** @description The operator's identifier of this command, 1 to 255 characters. A repeated command with the same externalId and body returns the stored response for 48 hours. With another body it returns 409 IDEMPOTENCY_ERROR. **Assumed** ([G-083](https://pix-payments.github.io/pix-payments/gaps.html#G-083), [G-191](https://pix-payments.github.io/pix-payments/gaps.html#G-191), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)). */
            externalId: components["schemas"]["CommandExternalId"];
            /** @description Why the receiver cancels, in its own words, 1 to 500 characters. The service stores it for the record and does not return it. **Assumed** ([G-125](https://pix-payments.github.io/pix-payments/gaps.html#G-125), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)). */
            reason: string;
        };
        /** @description A post-due retry of a failed charge. Unknown properties return 400 HTTP_400. **Assumed** ([G-175](https://pix-payments.github.io/pix-payments/gaps.html#G-175)). */
        CreatePostDueRetryRequest: {
            /** @description The operator's identifier of this command, 1 to 255 characters. A repeated command with the same externalId and body returns the stored response for 48 hours. With another body it returns 409 IDEMPOTENCY_ERROR. **Assumed** ([G-083](https://pix-payments.github.io/pix-payments/gaps.html#G-083), [G-191](https://pix-payments.github.io/pix-payments/gaps.html#G-191), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)). */
            externalId: components["schemas"]["CommandExternalId"];
            /** @description The day on which the payer is to pay, YYYY-MM-DD on the Brasília calendar. A value that is not an existing date returns 400 INVALID_DATE. The day is 1 to 7 calendar days after the dueDate of the charge and before the next cycle begins. The request must arrive by 23:59:59 in Brasília of the day before. The day is not shifted to a business day. **Assumed** ([G-100](https://pix-payments.github.io/pix-payments/gaps.html#G-100), [G-138](https://pix-payments.github.io/pix-payments/gaps.html#G-138), [G-139](https://pix-payments.github.io/pix-payments/gaps.html#G-139), [G-140](https://pix-payments.github.io/pix-payments/gaps.html#G-140)). */
            retryDate: components["schemas"]["CalendarDate"];
        };
        /** @description The terms of a recurrence, for the payer institution to show to the payer. Every field is always present, and null when it has no value. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017)). */
        RecurrenceLocation: {
            /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
            recurrenceId: components["schemas"]["RecurrenceId"];
            /** @description The Pix key of the receiver that receives the charges, 1 to 200 characters. **Assumed** ([G-060](https://pix-payments.github.io/pix-payments/gaps.html#G-060)). */
            receiverPixKey: components["schemas"]["ReceiverPixKey"];
            /** @description The CNPJ of the receiver, 14 characters without punctuation. */
            receiverCnpj: components["schemas"]["Cnpj"];
            /** @description The amount of every charge in centavos; null when amountType is VARIABLE. */
            amount: components["schemas"]["AutomaticAmount"] | null;
            /** @description The length of a cycle: 7 days, or 1, 3, 6 or 12 months. **Assumed** ([G-054](https://pix-payments.github.io/pix-payments/gaps.html#G-054)). */
            frequency: components["schemas"]["Frequency"];
            /** @description The first day of cycle 2, YYYY-MM-DD on the Brasília calendar; cycle 1 is the immediate first Pix. **Assumed** ([G-051](https://pix-payments.github.io/pix-payments/gaps.html#G-051)). */
            firstPaymentDate: components["schemas"]["CalendarDate"];
            /** @description The last day of the last cycle, YYYY-MM-DD on the Brasília calendar. **Assumed** ([G-052](https://pix-payments.github.io/pix-payments/gaps.html#G-052)). */
            lastPaymentDate: components["schemas"]["CalendarDate"];
            /** @description The contract that the payer pays for. **Assumed** ([G-048](https://pix-payments.github.io/pix-payments/gaps.html#G-048)). */
            contract: components["schemas"]["RecurrenceContract"];
            /** @description The payer of the recurrence. Only this payer can make the first payment. **Assumed** ([G-049](https://pix-payments.github.io/pix-payments/gaps.html#G-049)). */
            expectedPayer: components["schemas"]["RecurrenceExpectedPayer"];
            /** @description PENDING waits for the first payment and the authorization, until expiresAt. AUTHORIZED accepts cycle charges. CANCELLED was cancelled by the receiver or by the payer. EXPIRED reached expiresAt without an authorization. FAILED was rejected by the payer institution. CANCELLED, EXPIRED and FAILED are final, and so is AUTHORIZED once statusDetailed is COMPLETED. **Assumed** ([G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067), [G-093](https://pix-payments.github.io/pix-payments/gaps.html#G-093), [G-094](https://pix-payments.github.io/pix-payments/gaps.html#G-094), [G-095](https://pix-payments.github.io/pix-payments/gaps.html#G-095)). */
            status: components["schemas"]["RecurrenceStatus"];
            /** @description The step within the status. PENDING: AWAITING_FIRST_PAYMENT, then FIRST_PAYMENT_SUCCESS. AUTHORIZED: VALIDATION_SUCCEEDED, then COMPLETED after the last cycle. FAILED: AUTHORIZATION_REJECTED. EXPIRED: JOURNEY_EXPIRED. CANCELLED: CANCELLED_BY_RECEIVER or CANCELLED_BY_PAYER. The source shows only the first three values; others may come, so treat an unknown value by its status. **Assumed** ([G-062](https://pix-payments.github.io/pix-payments/gaps.html#G-062), [G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067)). */
            statusDetailed: components["schemas"]["RecurrenceStatusDetailed"];
            /** @description The deadline for the payer to pay and authorize, an instant. The recurrence has it as expiresAt. **Assumed** ([G-068](https://pix-payments.github.io/pix-payments/gaps.html#G-068)). */
            expirationDate: components["schemas"]["Timestamp"];
            /** @description FIXED when the recurrence was created with amount: every cycle charges that amount. VARIABLE when amount was omitted: each cycle charge states its own amount. The source shows only FIXED. Expect values that are not listed: the recurrence is fixed when its amount is not null. **Assumed** ([G-057](https://pix-payments.github.io/pix-payments/gaps.html#G-057), [G-059](https://pix-payments.github.io/pix-payments/gaps.html#G-059), [G-072](https://pix-payments.github.io/pix-payments/gaps.html#G-072), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            amountType: components["schemas"]["AmountType"];
        };
        /** @description Changes to the expected first payment. Without a body, or with an empty one, the expected payer pays the expected amount. Unknown properties return 400 HTTP_400. **Assumed** ([G-150](https://pix-payments.github.io/pix-payments/gaps.html#G-150)). */
        SimulateFirstPaymentRequest: {
            /** @description The CPF or CNPJ that pays, by default the taxId of expectedPayer. Punctuation is accepted and stripped, and letters are upper-cased. An invalid tax id returns 400 INVALID_PAYER_TAX_ID. A valid tax id other than the taxId of expectedPayer returns 422 EXPECTED_PAYER_MISMATCH. */
            payerTaxId?: components["schemas"]["PayerTaxIdRequest"];
            /** @description The name of the paying person or company, at most 140 characters. The service accepts it and compares only the tax id. **Assumed** ([G-049](https://pix-payments.github.io/pix-payments/gaps.html#G-049), [G-150](https://pix-payments.github.io/pix-payments/gaps.html#G-150)). */
            payerName?: string;
            /** @description The amount to pay in centavos, by default the amount of a fixed recurrence or the firstPaymentAmount of a variable one. A value that is not an integer returns 400 INVALID_AMOUNT. Any other amount returns 422 FIRST_PAYMENT_AMOUNT_MISMATCH. */
            amount?: number;
        };
        /** @description The reason of the rejection, in the words of the payer institution, 1 to 500 characters. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196), [G-233](https://pix-payments.github.io/pix-payments/gaps.html#G-233)). */
        SimulationReason: string;
        /** @description The payer institution approves the authorization. **Assumed** ([G-145](https://pix-payments.github.io/pix-payments/gaps.html#G-145)). */
        SimulatedApproval: {
            /** @description APPROVED requires that the first payment is settled. */
            outcome: "APPROVED";
            /** @description Accepted without effect; 1 to 500 characters. **Assumed** ([G-093](https://pix-payments.github.io/pix-payments/gaps.html#G-093), [G-233](https://pix-payments.github.io/pix-payments/gaps.html#G-233)). */
            reason?: components["schemas"]["SimulationReason"];
        };
        /** @description A scheme code with which a payer institution rejects. The codes that the service generates (PAYER_RESPONSE_TIMEOUT, RIFL_CUTOFF_EXCEEDED, REGULATORY_SEND_FAILED) return 400 HTTP_400. **Assumed** ([G-145](https://pix-payments.github.io/pix-payments/gaps.html#G-145), [G-187](https://pix-payments.github.io/pix-payments/gaps.html#G-187)). */
        SchemeRejectionCode: "AB10" | "AC05" | "AC06" | "AM02" | "AM09" | "DENC" | "DS27" | "DTED" | "DTNT" | "FBRD" | "IRNT" | "MIDI" | "MSUC" | "NIEC" | "NIPA" | "NITX" | "QUNT" | "RC09" | "UDEI";
        /** @description The payer institution rejects the authorization. **Assumed** ([G-145](https://pix-payments.github.io/pix-payments/gaps.html#G-145)). */
        SimulatedAuthorizationRejection: {
            /** @description REJECTED does not require the first payment. */
            outcome: "REJECTED";
            /** @description The reason of the rejection, in the words of the payer institution, 1 to 500 characters. rejectionReason of the recurrence echoes it. **Assumed** ([G-093](https://pix-payments.github.io/pix-payments/gaps.html#G-093), [G-233](https://pix-payments.github.io/pix-payments/gaps.html#G-233)). */
            reason?: components["schemas"]["SimulationReason"];
            /** @description The scheme code of the rejection. The recurrence has no field for it. Without a reason, rejectionReason of the recurrence is the meaning of this code. **Assumed** ([G-145](https://pix-payments.github.io/pix-payments/gaps.html#G-145), [G-233](https://pix-payments.github.io/pix-payments/gaps.html#G-233)). */
            rejectionCode?: components["schemas"]["SchemeRejectionCode"];
        };
        /** @description The answer of the payer institution to the authorization. rejectionCode together with APPROVED is refused. Unknown properties return 400 HTTP_400. **Assumed** ([G-145](https://pix-payments.github.io/pix-payments/gaps.html#G-145)). */
        SimulateAuthorizationRequest: components["schemas"]["SimulatedApproval"] | components["schemas"]["SimulatedAuthorizationRejection"];
        /** @description The body of a simulation without options. It may be omitted. Any property returns 400 HTTP_400. **Assumed** ([G-148](https://pix-payments.github.io/pix-payments/gaps.html#G-148)). */
        EmptySimulationRequest: Record<string, never>;
        /** @description The amount of a refund in centavos of BRL, from 1 to R$ 1.000.000,00. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
        AutomaticRefundAmount: number;
        /** @description The amount of the first payment to refund. Without a body, the service refunds the rest of the first payment. Unknown properties return 400 HTTP_400. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149)). */
        SimulateFirstPaymentRefundRequest: {
            /** @description The amount to refund in centavos. When it is omitted, the service refunds the rest of the first payment after its earlier refunds. A value that is not an integer returns 400 INVALID_AMOUNT. A value below 1 or above the rest returns 422 AMOUNT_OUT_OF_RANGE. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
            amount?: components["schemas"]["AutomaticRefundAmount"];
        };
        /** @description The payer institution accepts the charge. **Assumed** ([G-145](https://pix-payments.github.io/pix-payments/gaps.html#G-145)). */
        SimulatedAcceptance: {
            /** @description ACCEPTED: the payer institution will pay on the due date. */
            outcome: "ACCEPTED";
        };
        /** @description The payer institution rejects the charge. **Assumed** ([G-145](https://pix-payments.github.io/pix-payments/gaps.html#G-145)). */
        SimulatedRejection: {
            /** @description REJECTED: the payer institution will not pay. */
            outcome: "REJECTED";
            /** @description The scheme code of the rejection. The schedule shows it unchanged. The codes that only the service generates return 400 HTTP_400. */
            rejectionCode: components["schemas"]["SchemeRejectionCode"];
        };
        /** @description The answer of the payer institution to a charge. rejectionCode is required with REJECTED and refused with ACCEPTED. Unknown properties return 400 HTTP_400. **Assumed** ([G-145](https://pix-payments.github.io/pix-payments/gaps.html#G-145)). */
        SimulateSchedulePayerResponseRequest: components["schemas"]["SimulatedAcceptance"] | components["schemas"]["SimulatedRejection"];
        /** @description The payment settles. **Assumed** ([G-145](https://pix-payments.github.io/pix-payments/gaps.html#G-145)). */
        SimulatedSettlement: {
            /** @description The payment settles. */
            outcome: "SETTLED";
        };
        /** @description The outcome of a charge on its due date. rejectionCode is required with REJECTED and refused with SETTLED. Unknown properties return 400 HTTP_400. **Assumed** ([G-145](https://pix-payments.github.io/pix-payments/gaps.html#G-145)). */
        SimulateScheduleSettlementRequest: components["schemas"]["SimulatedSettlement"] | components["schemas"]["SimulatedRejection"];
        /** @description How the payer institution cancels a charge, CCLD without a body. Unknown properties return 400 HTTP_400. **Assumed** ([G-147](https://pix-payments.github.io/pix-payments/gaps.html#G-147), [G-187](https://pix-payments.github.io/pix-payments/gaps.html#G-187), [G-244](https://pix-payments.github.io/pix-payments/gaps.html#G-244), [G-245](https://pix-payments.github.io/pix-payments/gaps.html#G-245)). */
        SimulateSchedulePayerCancellationRequest: {
            /** @description CCLD, the default, cancels the charge for good; retries and re-sends return 409 INVALID_RECURRENCE_STATE. FAIL reports an operational failure and also creates a same-day re-send (RIFL). After 21:00:00 in Brasília of dueDate, FAIL creates no re-send: the schedule is FAILED with RIFL_CUTOFF_EXCEEDED. */
            code?: "CCLD" | "FAIL";
        };
        /** @description The amount of a settled charge to refund. Without a body, the service refunds the rest of the charge. Unknown properties return 400 HTTP_400. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149)). */
        SimulateScheduleRefundRequest: {
            /** @description The amount to refund in centavos. When it is omitted, the service refunds the rest of the charge after its earlier refunds. A value that is not an integer returns 400 INVALID_AMOUNT. A value below 1 or above the rest returns 422 AMOUNT_OUT_OF_RANGE. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
            amount?: components["schemas"]["AutomaticRefundAmount"];
        };
        /** @description A refund of a settled cycle charge or of a first payment. Every field is always present, and null when it has no value. **Assumed** ([G-017](https://pix-payments.github.io/pix-payments/gaps.html#G-017), [G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
        AutomaticRefund: {
            /**
             * @description The kind of resource.
             * @constant
             */
            object: "pix_automatic.refund";
            /** @description Identifies a refund of a cycle charge or of a first payment, a UUIDv4 in lower case. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
            refundId: components["schemas"]["AutomaticRefundId"];
            /** @description The recurrence of the refunded charge or first payment. */
            recurrenceId: components["schemas"]["RecurrenceId"];
            /** @description The refunded charge; null when the first payment is refunded. The status of the charge stays SUCCESS, whatever the outcome of the refund. */
            scheduleId: components["schemas"]["ScheduleId"] | null;
            /** @description The wallet that pays the refund, which is the wallet of the recurrence. */
            walletId: components["schemas"]["WalletId"];
            /** @description The amount of this refund, in centavos. */
            amount: components["schemas"]["AutomaticRefundAmount"];
            /** @description The endToEndId of the refunded charge or first payment. */
            originalEndToEndId: components["schemas"]["EndToEndId"];
            /** @description Identifies the refund from end to end, 32 letters and digits, case-sensitive: `D`, the ISPB of the provider, the UTC minute as yyyyMMddHHmm, and 11 more characters. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044)). */
            refundEndToEndId: components["schemas"]["RefundEndToEndId"];
            /** @description PROCESSING was accepted and awaits settlement. SUCCESS settled: the payer has the money back. FAILED did not settle: the money is back in the wallet, and the amount can be refunded again, with createRefund under a new externalId. SUCCESS and FAILED are final. The source shows only PROCESSING. Expect values that are not listed, and treat them as PROCESSING: the outcome is unknown. **Assumed** ([G-092](https://pix-payments.github.io/pix-payments/gaps.html#G-092), [G-205](https://pix-payments.github.io/pix-payments/gaps.html#G-205), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            status: components["schemas"]["RefundStatus"];
            /** @description Why the refund failed, REJECTED_BY_COUNTERPARTY after a simulated rejection; null unless status is FAILED. */
            errorCode: components["schemas"]["RefundErrorCode"] | null;
            /** @description The reason of the rejection, or the meaning of errorCode in words when there was no reason; for people. It is null unless status is FAILED. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-233](https://pix-payments.github.io/pix-payments/gaps.html#G-233)). */
            errorDescription: string | null;
            /** @description When the refund was accepted. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the refund last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description When the refund settled; null unless status is SUCCESS. */
            settledAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description The outcome of a refund. Unknown properties return 400 HTTP_400. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149)). */
        SimulateRefundResultRequest: {
            /** @description SETTLED means that the payer has the money back. REJECTED means that the payer institution refused it. */
            outcome: "SETTLED" | "REJECTED";
            /** @description The reason of the rejection, in the words of the payer institution, 1 to 500 characters. errorDescription of the refund echoes it. It has no effect with SETTLED. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-233](https://pix-payments.github.io/pix-payments/gaps.html#G-233)). */
            reason?: components["schemas"]["SimulationReason"];
        };
    };
    responses: {
        /**
         * @description The caller is not authenticated. **Assumed** ([G-152](https://pix-payments.github.io/pix-payments/gaps.html#G-152)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `Unauthorized` | The bearer token is missing, invalid or expired. | no |
         */
        MoneyUnauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                "www-authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MoneyUnauthorizedError"];
            };
        };
        /**
         * @description Too many requests were made. **Assumed** ([G-195](https://pix-payments.github.io/pix-payments/gaps.html#G-195)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `TooManyRequests` | Reserved: the service applies no rate limit today. Wait for Retry-After seconds. | yes |
         */
        MoneyTooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MoneyTooManyRequestsError"];
            };
        };
        /**
         * @description The body is too large. **Assumed** ([G-168](https://pix-payments.github.io/pix-payments/gaps.html#G-168)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `PayloadTooLarge` | The body is larger than 1 MiB. | no |
         */
        MoneyPayloadTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MoneyPayloadTooLargeError"];
            };
        };
        /**
         * @description The encoding of the body is not supported. **Assumed** ([G-292](https://pix-payments.github.io/pix-payments/gaps.html#G-292)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `UnsupportedEncoding` | The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8. | no |
         */
        MoneyUnsupportedEncoding: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MoneyUnsupportedEncodingError"];
            };
        };
        /**
         * @description The service, or something it depends on, is unavailable. **Assumed** ([G-330](https://pix-payments.github.io/pix-payments/gaps.html#G-330)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `ServiceUnavailable` | The service cannot use its data store now. Wait for Retry-After seconds. A change may have been made or not: repeat the request with the same externalId, or read the resource. | yes |
         */
        MoneyUnavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MoneyUnavailableError"];
            };
        };
        /**
         * @description The service failed unexpectedly. **Assumed** ([G-168](https://pix-payments.github.io/pix-payments/gaps.html#G-168)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `InternalError` | An unexpected failure of the service; the outcome is unknown. The same request may be sent again: a withdrawal, refund or transfer with the same externalId is not made twice. | yes |
         */
        MoneyInternalError: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MoneyInternalError"];
            };
        };
        /**
         * @description There is no such resource.
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `ACCOUNT_NOT_FOUND` | The wallet of the token has no account. | no |
         */
        MoneyAccountNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MoneyAccountNotFoundError"];
            };
        };
        /**
         * @description The caller is not authenticated.
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `HTTP_401` | The bearer token is missing, invalid or expired. | no |
         */
        AutomaticUnauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                "www-authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AutomaticUnauthorizedError"];
            };
        };
        /**
         * @description The service, or something it depends on, is unavailable. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178), [G-185](https://pix-payments.github.io/pix-payments/gaps.html#G-185), [G-186](https://pix-payments.github.io/pix-payments/gaps.html#G-186), [G-330](https://pix-payments.github.io/pix-payments/gaps.html#G-330)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `HTTP_503` | The feature is not enabled for the organization, or the authentication service is unavailable. | no; yes in one case: The authentication service is unavailable. |
         *     | `DEPENDENCY_UNAVAILABLE` | An external dependency, or the data store of the service, is unavailable. Retry with backoff. | yes |
         *     | `DICT_UNAVAILABLE` | The key directory (DICT) is unavailable. Retry with backoff. | yes |
         *     | `SPI_UNAVAILABLE` | The instant payment system (SPI) is unavailable. Retry with backoff. | yes |
         */
        AutomaticUnavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AutomaticUnavailableError"];
            };
        };
        /**
         * @description Too many requests were made. **Assumed** ([G-195](https://pix-payments.github.io/pix-payments/gaps.html#G-195)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `HTTP_429` | Reserved: the service applies no rate limit today. Wait for Retry-After seconds. | yes |
         */
        AutomaticTooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AutomaticTooManyRequestsError"];
            };
        };
        /**
         * @description The body is too large. **Assumed** ([G-168](https://pix-payments.github.io/pix-payments/gaps.html#G-168)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `HTTP_413` | The body is larger than 1 MiB. | no |
         */
        AutomaticPayloadTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AutomaticPayloadTooLargeError"];
            };
        };
        /**
         * @description The encoding of the body is not supported. **Assumed** ([G-292](https://pix-payments.github.io/pix-payments/gaps.html#G-292)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `HTTP_415` | The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8. | no |
         */
        AutomaticUnsupportedEncoding: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AutomaticUnsupportedEncodingError"];
            };
        };
        /**
         * @description The service failed unexpectedly. **Assumed** ([G-178](https://pix-payments.github.io/pix-payments/gaps.html#G-178)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `INTERNAL_ERROR` | An unexpected failure of the service. | yes |
         */
        AutomaticInternalError: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AutomaticInternalError"];
            };
        };
        /**
         * @description The caller has no access.
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `RECURRENCE_ACCESS_DENIED` | The recurrence belongs to another wallet. | no |
         */
        AutomaticRecurrenceAccessDenied: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AutomaticRecurrenceAccessDeniedError"];
            };
        };
        /**
         * @description The caller has no access.
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `SCHEDULE_ACCESS_DENIED` | The schedule belongs to another wallet. | no |
         */
        AutomaticScheduleAccessDenied: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AutomaticScheduleAccessDeniedError"];
            };
        };
        /** @description The receiver accepted the event. Any 2xx response within 5 seconds is success. The service ignores the body and does not deliver the event again. Respond first, then process the event. **Assumed** ([G-159](https://pix-payments.github.io/pix-payments/gaps.html#G-159)). */
        WebhookReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver did not accept the event. The service sends the delivery again 5 s, 1 min, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h after the previous attempt, and then gives up. No response within 5 seconds counts the same. The service does not follow redirects, and waits longer when a `Retry-After` header asks for it. **Assumed** ([G-159](https://pix-payments.github.io/pix-payments/gaps.html#G-159)). */
        WebhookNotReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
         * @example deposit-2026-03-01-000123
         */
        CorrelationId: string;
        /**
         * @description The chargeId that createImmediateCharge returned. A value that is not a UUIDv4 returns 400 InvalidParameter. Upper and lower case are the same. **Assumed** ([G-170](https://pix-payments.github.io/pix-payments/gaps.html#G-170), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
         * @example 2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42
         */
        ChargeId: components["schemas"]["ChargeIdRequest"];
        /**
         * @description The revision of the charge to read, by default the current one. Revisions count from 0, and a charge has only revision 0. Another value returns 400 InvalidParameter. **Assumed** ([G-103](https://pix-payments.github.io/pix-payments/gaps.html#G-103)).
         * @example 0
         */
        Revision: number;
        /**
         * @description The externalId of the withdrawal, 1 to 100 characters, case-sensitive. Percent-encode reserved characters such as a slash: the service decodes the value once and compares it exactly. A value that is longer or cannot be decoded returns 400 InvalidParameter. `.` and `..` cannot stand in a path: do not use them as an externalId that you want to read. **Assumed** ([G-111](https://pix-payments.github.io/pix-payments/gaps.html#G-111), [G-260](https://pix-payments.github.io/pix-payments/gaps.html#G-260)).
         * @example withdrawal-000045
         */
        WithdrawalExternalId: components["schemas"]["ExternalId"];
        /**
         * @description The endToEndId of the paid deposit, 32 letters and digits, case-sensitive: the pixTransaction.endToEndId of a paid charge. Another form returns 400 InvalidParameter. **Assumed** ([G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042)).
         * @example E87654321202603011403a1B2c3D4e5F
         */
        EndToEndId: components["schemas"]["EndToEndId"];
        /**
         * @description The externalId of the refund, 1 to 100 characters, case-sensitive. Percent-encode reserved characters such as a slash: the service decodes the value once and compares it exactly. A value that is longer, has control characters or cannot be decoded returns 400 InvalidParameter. `.` and `..` cannot stand in a path: do not use them as an externalId that you want to read. **Assumed** ([G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042), [G-111](https://pix-payments.github.io/pix-payments/gaps.html#G-111), [G-260](https://pix-payments.github.io/pix-payments/gaps.html#G-260)).
         * @example refund-000007
         */
        RefundExternalId: components["schemas"]["RefundExternalId"];
        /**
         * @description The externalId of the transfer, 1 to 100 characters, case-sensitive. Percent-encode reserved characters such as a slash: the service decodes the value once and compares it exactly. A value that is longer or cannot be decoded returns 400 InvalidParameter. `.` and `..` cannot stand in a path: do not use them as an externalId that you want to read. **Assumed** ([G-111](https://pix-payments.github.io/pix-payments/gaps.html#G-111), [G-116](https://pix-payments.github.io/pix-payments/gaps.html#G-116), [G-260](https://pix-payments.github.io/pix-payments/gaps.html#G-260)).
         * @example transfer-000003
         */
        InternalTransferExternalId: components["schemas"]["ExternalId"];
        /**
         * @description The past day of the closing balance, YYYY-MM-DD on the Brasília calendar; yesterday when it is omitted. Today and later days return INVALID_QUERY_PARAMETER. **Assumed** ([G-115](https://pix-payments.github.io/pix-payments/gaps.html#G-115), [G-166](https://pix-payments.github.io/pix-payments/gaps.html#G-166)).
         * @example 2026-03-01
         */
        ClosingDate: components["schemas"]["CalendarDate"];
        /**
         * @description First day of the range, included, YYYY-MM-DD on the Brasília calendar. It requires endDate. One date without the other, a first day after the last, a future day, or a last day more than 90 days after the first returns INVALID_DATE_RANGE. **Assumed** ([G-118](https://pix-payments.github.io/pix-payments/gaps.html#G-118)).
         * @example 2026-03-01
         */
        InitDate: components["schemas"]["CalendarDate"];
        /**
         * @description Last day of the range, included, YYYY-MM-DD on the Brasília calendar. It requires initDate. It is today at the latest, and at most 90 days after initDate. Anything else returns INVALID_DATE_RANGE. **Assumed** ([G-118](https://pix-payments.github.io/pix-payments/gaps.html#G-118)).
         * @example 2026-03-02
         */
        EndDate: components["schemas"]["CalendarDate"];
        /**
         * @description Lists only lines of this Pix, 32 letters and digits, case-sensitive. The line of a refund has the refundEndToEndId, and the line of a return or a take-back has the returnId, not the endToEndId of the deposit or withdrawal. Another form returns 400 INVALID_QUERY_PARAMETER. **Assumed** ([G-119](https://pix-payments.github.io/pix-payments/gaps.html#G-119), [G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)).
         * @example E87654321202603011403a1B2c3D4e5F
         */
        StatementEndToEndId: components["schemas"]["EndToEndId"];
        /**
         * @description Lists only lines of this charge, withdrawal, refund, transfer, recurrence or schedule, by its id (see productTransactionId of the line). The line of a return or a take-back has the returnId, not the id of the withdrawal or charge. The id is 1 to 64 letters, digits, hyphens and underscores. Another form returns 400 INVALID_QUERY_PARAMETER. In a UUID, upper and lower case are the same. **Assumed** ([G-036](https://pix-payments.github.io/pix-payments/gaps.html#G-036), [G-119](https://pix-payments.github.io/pix-payments/gaps.html#G-119), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200), [G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)).
         * @example e6a1b3c5-7d9f-4b20-8e4c-2a6d8f0b1c37
         */
        ProductTransactionId: string;
        /**
         * @description The unchanged nextCursor of the previous page, with the same filters. Omit it for the first page. The pages that follow contain only lines that existed when the first page was read, so no line is missing or appears twice. The parameter page has no effect beside it. The cursor is opaque; any other value returns 400 INVALID_QUERY_PARAMETER. **Assumed** ([G-117](https://pix-payments.github.io/pix-payments/gaps.html#G-117), [G-421](https://pix-payments.github.io/pix-payments/gaps.html#G-421)).
         * @example WyJsaXN0U3RhdGVtZW50Iiw4LDVd
         */
        StatementCursor: string;
        /**
         * @description The number of the page, counted from 1; the first page when it is omitted. A page beyond the last is empty. Another form returns 400 INVALID_QUERY_PARAMETER. While lines are added, the pages by number shift; cursor is stable. **Assumed** ([G-117](https://pix-payments.github.io/pix-payments/gaps.html#G-117)).
         * @example 1
         */
        StatementPageNumber: number;
        /**
         * @description Lines per page, 1 to 100; 50 when it is omitted. A value outside 1 to 100 returns 400 INVALID_PAGE_SIZE. **Assumed** ([G-117](https://pix-payments.github.io/pix-payments/gaps.html#G-117)).
         * @example 50
         */
        PageSize: number;
        /**
         * @description First day of the range, included, YYYY-MM-DD on the Brasília calendar. A first day after the last, a future day, or a last day more than 90 days after the first returns InvalidParameter. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)).
         * @example 2026-03-01
         */
        ConsolidatedStartDate: components["schemas"]["CalendarDate"];
        /**
         * @description Last day of the range, included, YYYY-MM-DD on the Brasília calendar. It is today at the latest, and at most 90 days after startDate. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)).
         * @example 2026-03-02
         */
        ConsolidatedEndDate: components["schemas"]["CalendarDate"];
        /**
         * @description The number of the page, counted from 1. A page beyond the last is empty. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)).
         * @example 1
         */
        ConsolidatedPageNumber: number;
        /**
         * @description Days per page, 1 to 100. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)).
         * @example 50
         */
        ConsolidatedLimit: number;
        /**
         * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
         * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
         */
        WebhookId: components["schemas"]["EventId"];
        /**
         * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
         * @example 1772373808
         */
        WebhookTimestamp: number;
        /**
         * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
         * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
         */
        WebhookSignature: string;
        /**
         * @description The largest number of items in a page, 1 to 100; 20 when it is omitted. A value outside 1 to 100 returns 400. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131)).
         * @example 20
         */
        Limit: number;
        /**
         * @description The unchanged nextCursor of the previous page, with the same filters. Omit it for the first page. The cursor is opaque; any other value returns 400. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131)).
         * @example WyIyMDI2LTAzLTEwVDEzOjAwOjAwLjAwMFoiLCJSUjEyMzQ1Njc4MjAyNjAzMTAwN2I4YzlkMGUxZiJd
         */
        Cursor: string;
        /**
         * @description Lists only recurrences with this status. Any other value returns 400 HTTP_400. **Assumed** ([G-132](https://pix-payments.github.io/pix-payments/gaps.html#G-132)).
         * @example AUTHORIZED
         */
        RecurrenceStatusFilter: components["schemas"]["RecurrenceStatus"];
        /**
         * @description Lists only recurrences of this payer, a CPF or a CNPJ. Punctuation is ignored and letters are upper-cased. An invalid tax id returns 400 INVALID_PAYER_TAX_ID. **Assumed** ([G-130](https://pix-payments.github.io/pix-payments/gaps.html#G-130)).
         * @example 529.982.247-25
         */
        PayerTaxIdFilter: components["schemas"]["PayerTaxIdRequest"];
        /**
         * @description The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
         * @example RR123456782026030101a2b3c4d5e
         */
        RecurrenceId: string;
        /**
         * @description Lists only schedules with this status. Any other value returns 400 HTTP_400. **Assumed** ([G-132](https://pix-payments.github.io/pix-payments/gaps.html#G-132)).
         * @example SCHEDULED
         */
        ScheduleStatusFilter: components["schemas"]["ScheduleStatus"];
        /**
         * @description Lists only schedules of this recurrence. A recurrence that is unknown or belongs to another wallet returns an empty list. A value that is not a recurrence id returns 400 HTTP_400. **Assumed** ([G-132](https://pix-payments.github.io/pix-payments/gaps.html#G-132), [G-234](https://pix-payments.github.io/pix-payments/gaps.html#G-234)).
         * @example RR123456782026030101a2b3c4d5e
         */
        RecurrenceIdFilter: components["schemas"]["RecurrenceId"];
        /**
         * @description The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
         * @example pixsched_0f1e2d3c4b5a69788796a5b4c3d2e1f0
         */
        ScheduleId: string;
        /**
         * @description The recUrlAccessToken of the recurrence, 32 lower-case hex characters. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-128](https://pix-payments.github.io/pix-payments/gaps.html#G-128)).
         * @example 94ed2badcbc04c15b0bb7fa353194890
         */
        LocationAccessToken: string;
        /**
         * @description The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198)).
         * @example pixsched_0f1e2d3c4b5a69788796a5b4c3d2e1f0
         */
        SimulatedScheduleId: string;
        /**
         * @description The refundId that simulateScheduleRefund returned, or the firstPaymentRefundId that simulateFirstPaymentRefund returned. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)).
         * @example 7d2f4b6a-8c1e-4a35-9b70-3e5d7c9f1a24
         */
        AutomaticRefundId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description A new id for every request. Quote it when you ask for support. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
         * @example 0f8d2c5e-6f0a-4a55-9d0b-5b6a7e0c9f13
         */
        RequestId: string;
        /**
         * @description The x-correlation-id of the request when it was valid (1 to 128 visible ASCII characters); otherwise a new id. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
         * @example deposit-2026-03-01-000123
         */
        CorrelationId: string;
        /**
         * @description No cache may store the response. **Assumed** ([G-153](https://pix-payments.github.io/pix-payments/gaps.html#G-153), [G-294](https://pix-payments.github.io/pix-payments/gaps.html#G-294)).
         * @example no-store
         */
        CacheControlNoStore: "no-store";
        /**
         * @description Seconds to wait before sending the request again. **Assumed** ([G-186](https://pix-payments.github.io/pix-payments/gaps.html#G-186), [G-195](https://pix-payments.github.io/pix-payments/gaps.html#G-195)).
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description How to authenticate. **Assumed** ([G-152](https://pix-payments.github.io/pix-payments/gaps.html#G-152)).
         * @example Bearer
         */
        WwwAuthenticate: "Bearer";
        /**
         * @description `true` when an earlier request with the same externalId and the same body had this response: the request changed nothing and moved no money. The header is absent from the first response. **Assumed** ([G-420](https://pix-payments.github.io/pix-payments/gaps.html#G-420)).
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description The response comes from a copy of the data that follows with a delay: it contains every change that was made more than this many seconds ago, and may lack later changes. Without the header, the response is current. **Assumed** ([G-480](https://pix-payments.github.io/pix-payments/gaps.html#G-480)).
         * @example 1
         */
        DataAge: number;
    };
    pathItems: never;
}
export type TokenPayloadTooLargeError = components['schemas']['TokenPayloadTooLargeError'];
export type TokenUnsupportedEncodingError = components['schemas']['TokenUnsupportedEncodingError'];
export type TokenMalformedError = components['schemas']['TokenMalformedError'];
export type TokenTooManyRequestsError = components['schemas']['TokenTooManyRequestsError'];
export type TokenUnauthorizedError = components['schemas']['TokenUnauthorizedError'];
export type TokenUnavailableError = components['schemas']['TokenUnavailableError'];
export type TokenInternalError = components['schemas']['TokenInternalError'];
export type MoneyUnauthorizedError = components['schemas']['MoneyUnauthorizedError'];
export type MoneyTooManyRequestsError = components['schemas']['MoneyTooManyRequestsError'];
export type MoneyPayloadTooLargeError = components['schemas']['MoneyPayloadTooLargeError'];
export type MoneyUnsupportedEncodingError = components['schemas']['MoneyUnsupportedEncodingError'];
export type CreateImmediateChargeMalformedError = components['schemas']['CreateImmediateChargeMalformedError'];
export type MoneyInvalidParameterError = components['schemas']['MoneyInvalidParameterError'];
export type SimulatePaymentMalformedError = components['schemas']['SimulatePaymentMalformedError'];
export type CreateWithdrawalByPixKeyMalformedError = components['schemas']['CreateWithdrawalByPixKeyMalformedError'];
export type CreateWithdrawalByBankDetailsMalformedError = components['schemas']['CreateWithdrawalByBankDetailsMalformedError'];
export type CreateRefundMalformedError = components['schemas']['CreateRefundMalformedError'];
export type CreateInternalTransferMalformedError = components['schemas']['CreateInternalTransferMalformedError'];
export type MoneyInvalidQueryParameterError = components['schemas']['MoneyInvalidQueryParameterError'];
export type ListStatementMalformedError = components['schemas']['ListStatementMalformedError'];
export type ConfigureWebhookMalformedError = components['schemas']['ConfigureWebhookMalformedError'];
export type MoneyUnavailableError = components['schemas']['MoneyUnavailableError'];
export type MoneyInternalError = components['schemas']['MoneyInternalError'];
export type MoneyNotFoundError = components['schemas']['MoneyNotFoundError'];
export type MoneyPixKeyNotFoundError = components['schemas']['MoneyPixKeyNotFoundError'];
export type MoneyAccountNotFoundError = components['schemas']['MoneyAccountNotFoundError'];
export type MoneyForbiddenError = components['schemas']['MoneyForbiddenError'];
export type MoneyInvalidChargeStateError = components['schemas']['MoneyInvalidChargeStateError'];
export type MoneyIdempotencyError = components['schemas']['MoneyIdempotencyError'];
export type CreateWithdrawalByPixKeyRefusedError = components['schemas']['CreateWithdrawalByPixKeyRefusedError'];
export type CreateWithdrawalByBankDetailsRefusedError = components['schemas']['CreateWithdrawalByBankDetailsRefusedError'];
export type CreateRefundRefusedError = components['schemas']['CreateRefundRefusedError'];
export type MoneyInsufficientBalanceError = components['schemas']['MoneyInsufficientBalanceError'];
export type AutomaticUnauthorizedError = components['schemas']['AutomaticUnauthorizedError'];
export type AutomaticUnauthorizedProblem = components['schemas']['AutomaticUnauthorizedProblem'];
export type AutomaticUnavailableError = components['schemas']['AutomaticUnavailableError'];
export type AutomaticUnavailableProblem = components['schemas']['AutomaticUnavailableProblem'];
export type AutomaticUnavailableApiProblem = components['schemas']['AutomaticUnavailableApiProblem'];
export type AutomaticTooManyRequestsError = components['schemas']['AutomaticTooManyRequestsError'];
export type AutomaticTooManyRequestsProblem = components['schemas']['AutomaticTooManyRequestsProblem'];
export type AutomaticPayloadTooLargeError = components['schemas']['AutomaticPayloadTooLargeError'];
export type AutomaticPayloadTooLargeProblem = components['schemas']['AutomaticPayloadTooLargeProblem'];
export type AutomaticUnsupportedEncodingError = components['schemas']['AutomaticUnsupportedEncodingError'];
export type AutomaticUnsupportedEncodingProblem = components['schemas']['AutomaticUnsupportedEncodingProblem'];
export type CreateRecurrenceMalformedError = components['schemas']['CreateRecurrenceMalformedError'];
export type AutomaticMalformedProblem = components['schemas']['AutomaticMalformedProblem'];
export type CreateRecurrenceMalformedPixAutomaticProblem = components['schemas']['CreateRecurrenceMalformedPixAutomaticProblem'];
export type ListRecurrencesMalformedError = components['schemas']['ListRecurrencesMalformedError'];
export type AutomaticInvalidPayerTaxIdProblem = components['schemas']['AutomaticInvalidPayerTaxIdProblem'];
export type AutomaticMalformedError = components['schemas']['AutomaticMalformedError'];
export type CreateScheduleMalformedError = components['schemas']['CreateScheduleMalformedError'];
export type CreateScheduleMalformedPixAutomaticProblem = components['schemas']['CreateScheduleMalformedPixAutomaticProblem'];
export type CreatePostDueRetryMalformedError = components['schemas']['CreatePostDueRetryMalformedError'];
export type AutomaticInvalidDateProblem = components['schemas']['AutomaticInvalidDateProblem'];
export type SimulateFirstPaymentMalformedError = components['schemas']['SimulateFirstPaymentMalformedError'];
export type SimulateFirstPaymentMalformedPixAutomaticProblem = components['schemas']['SimulateFirstPaymentMalformedPixAutomaticProblem'];
export type SimulateFirstPaymentRefundMalformedError = components['schemas']['SimulateFirstPaymentRefundMalformedError'];
export type AutomaticInvalidAmountProblem = components['schemas']['AutomaticInvalidAmountProblem'];
export type SimulateScheduleRefundMalformedError = components['schemas']['SimulateScheduleRefundMalformedError'];
export type CreateRecurrenceConflictError = components['schemas']['CreateRecurrenceConflictError'];
export type CreateRecurrenceConflictProblem = components['schemas']['CreateRecurrenceConflictProblem'];
export type CancelRecurrenceConflictError = components['schemas']['CancelRecurrenceConflictError'];
export type CancelRecurrenceConflictProblem = components['schemas']['CancelRecurrenceConflictProblem'];
export type CreateScheduleConflictError = components['schemas']['CreateScheduleConflictError'];
export type CreateScheduleConflictProblem = components['schemas']['CreateScheduleConflictProblem'];
export type CancelScheduleConflictError = components['schemas']['CancelScheduleConflictError'];
export type CancelScheduleConflictProblem = components['schemas']['CancelScheduleConflictProblem'];
export type CreatePostDueRetryConflictError = components['schemas']['CreatePostDueRetryConflictError'];
export type CreatePostDueRetryConflictProblem = components['schemas']['CreatePostDueRetryConflictProblem'];
export type AutomaticInvalidRecurrenceStateError = components['schemas']['AutomaticInvalidRecurrenceStateError'];
export type AutomaticInvalidRecurrenceStateProblem = components['schemas']['AutomaticInvalidRecurrenceStateProblem'];
export type CreateRecurrenceRefusedError = components['schemas']['CreateRecurrenceRefusedError'];
export type CreateRecurrenceRefusedProblem = components['schemas']['CreateRecurrenceRefusedProblem'];
export type CreateScheduleRefusedError = components['schemas']['CreateScheduleRefusedError'];
export type CreateScheduleRefusedProblem = components['schemas']['CreateScheduleRefusedProblem'];
export type AutomaticCancellationCutoffExceededError = components['schemas']['AutomaticCancellationCutoffExceededError'];
export type AutomaticCancellationCutoffExceededProblem = components['schemas']['AutomaticCancellationCutoffExceededProblem'];
export type CreatePostDueRetryRefusedError = components['schemas']['CreatePostDueRetryRefusedError'];
export type CreatePostDueRetryRefusedProblem = components['schemas']['CreatePostDueRetryRefusedProblem'];
export type SimulateFirstPaymentRefusedError = components['schemas']['SimulateFirstPaymentRefusedError'];
export type SimulateFirstPaymentRefusedProblem = components['schemas']['SimulateFirstPaymentRefusedProblem'];
export type SimulateFirstPaymentRefundRefusedError = components['schemas']['SimulateFirstPaymentRefundRefusedError'];
export type SimulateFirstPaymentRefundRefusedProblem = components['schemas']['SimulateFirstPaymentRefundRefusedProblem'];
export type SimulateScheduleRefundRefusedError = components['schemas']['SimulateScheduleRefundRefusedError'];
export type SimulateScheduleRefundRefusedProblem = components['schemas']['SimulateScheduleRefundRefusedProblem'];
export type AutomaticInternalError = components['schemas']['AutomaticInternalError'];
export type AutomaticInternalProblem = components['schemas']['AutomaticInternalProblem'];
export type AutomaticResourceMissingError = components['schemas']['AutomaticResourceMissingError'];
export type AutomaticResourceMissingProblem = components['schemas']['AutomaticResourceMissingProblem'];
export type AutomaticNotFoundError = components['schemas']['AutomaticNotFoundError'];
export type AutomaticNotFoundProblem = components['schemas']['AutomaticNotFoundProblem'];
export type AutomaticRecurrenceAccessDeniedError = components['schemas']['AutomaticRecurrenceAccessDeniedError'];
export type AutomaticRecurrenceAccessDeniedProblem = components['schemas']['AutomaticRecurrenceAccessDeniedProblem'];
export type AutomaticScheduleAccessDeniedError = components['schemas']['AutomaticScheduleAccessDeniedError'];
export type AutomaticScheduleAccessDeniedProblem = components['schemas']['AutomaticScheduleAccessDeniedProblem'];
export type AutomaticForbiddenError = components['schemas']['AutomaticForbiddenError'];
export type AutomaticForbiddenProblem = components['schemas']['AutomaticForbiddenProblem'];
export type CreateAccessTokenRequest = components['schemas']['CreateAccessTokenRequest'];
export type AccessToken = components['schemas']['AccessToken'];
export type ErrorMessage = components['schemas']['ErrorMessage'];
export type Amount = components['schemas']['Amount'];
export type ExternalId = components['schemas']['ExternalId'];
export type PixKey = components['schemas']['PixKey'];
export type Description = components['schemas']['Description'];
export type Metadata = components['schemas']['Metadata'];
export type CpfRequest = components['schemas']['CpfRequest'];
export type PersonName = components['schemas']['PersonName'];
export type Ispb = components['schemas']['Ispb'];
export type BranchCode = components['schemas']['BranchCode'];
export type AccountNumber = components['schemas']['AccountNumber'];
export type AccountTypeRequest = components['schemas']['AccountTypeRequest'];
export type PersonTypeRequest = components['schemas']['PersonTypeRequest'];
export type BankAccountRequest = components['schemas']['BankAccountRequest'];
export type ExpectedPayerRequest = components['schemas']['ExpectedPayerRequest'];
export type CreateImmediateChargeRequest = components['schemas']['CreateImmediateChargeRequest'];
export type BrCode = components['schemas']['BrCode'];
export type ChargeId = components['schemas']['ChargeId'];
export type Timestamp = components['schemas']['Timestamp'];
export type Cpf = components['schemas']['Cpf'];
export type AccountType = components['schemas']['AccountType'];
export type PersonType = components['schemas']['PersonType'];
export type BankAccount = components['schemas']['BankAccount'];
export type ExpectedPayer = components['schemas']['ExpectedPayer'];
export type ImmediateChargeCreated = components['schemas']['ImmediateChargeCreated'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ChargeIdRequest = components['schemas']['ChargeIdRequest'];
export type TaxId = components['schemas']['TaxId'];
export type AccountHolder = components['schemas']['AccountHolder'];
export type EndToEndId = components['schemas']['EndToEndId'];
export type PixTransaction = components['schemas']['PixTransaction'];
export type ChargeStatus = components['schemas']['ChargeStatus'];
export type ImmediateCharge = components['schemas']['ImmediateCharge'];
export type CnpjRequest = components['schemas']['CnpjRequest'];
export type SimulatePaymentRequest = components['schemas']['SimulatePaymentRequest'];
export type SimulatedPayment = components['schemas']['SimulatedPayment'];
export type CreditorPixKey = components['schemas']['CreditorPixKey'];
export type ExpectedCreditorRequest = components['schemas']['ExpectedCreditorRequest'];
export type CreateWithdrawalByPixKeyRequest = components['schemas']['CreateWithdrawalByPixKeyRequest'];
export type WithdrawalStatus = components['schemas']['WithdrawalStatus'];
export type TransactionId = components['schemas']['TransactionId'];
export type WithdrawalAccepted = components['schemas']['WithdrawalAccepted'];
export type CreditorRequest = components['schemas']['CreditorRequest'];
export type CreateWithdrawalByBankDetailsRequest = components['schemas']['CreateWithdrawalByBankDetailsRequest'];
export type WithdrawalErrorCode = components['schemas']['WithdrawalErrorCode'];
export type ExpectedCreditor = components['schemas']['ExpectedCreditor'];
export type WithdrawalInitiationType = components['schemas']['WithdrawalInitiationType'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type RefundExternalId = components['schemas']['RefundExternalId'];
export type CreateRefundRequest = components['schemas']['CreateRefundRequest'];
export type RefundCreditor = components['schemas']['RefundCreditor'];
export type RefundErrorCode = components['schemas']['RefundErrorCode'];
export type RefundEndToEndId = components['schemas']['RefundEndToEndId'];
export type RefundStatus = components['schemas']['RefundStatus'];
export type Refund = components['schemas']['Refund'];
export type WalletIdRequest = components['schemas']['WalletIdRequest'];
export type CreateInternalTransferRequest = components['schemas']['CreateInternalTransferRequest'];
export type TransferId = components['schemas']['TransferId'];
export type WalletId = components['schemas']['WalletId'];
export type InternalTransfer = components['schemas']['InternalTransfer'];
export type BalanceAmount = components['schemas']['BalanceAmount'];
export type TotalAmount = components['schemas']['TotalAmount'];
export type Balance = components['schemas']['Balance'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type ClosingDayBalance = components['schemas']['ClosingDayBalance'];
export type StatementMethod = components['schemas']['StatementMethod'];
export type StatementMetadata = components['schemas']['StatementMetadata'];
export type StatementCounterparty = components['schemas']['StatementCounterparty'];
export type StatementLine = components['schemas']['StatementLine'];
export type StatementPage = components['schemas']['StatementPage'];
export type ConsolidatedMethodTotals = components['schemas']['ConsolidatedMethodTotals'];
export type ConsolidatedByMethod = components['schemas']['ConsolidatedByMethod'];
export type ConsolidatedDay = components['schemas']['ConsolidatedDay'];
export type ConsolidatedStatementPage = components['schemas']['ConsolidatedStatementPage'];
export type WebhookUrl = components['schemas']['WebhookUrl'];
export type WebhookNoAuthentication = components['schemas']['WebhookNoAuthentication'];
export type WebhookBasicAuthentication = components['schemas']['WebhookBasicAuthentication'];
export type WebhookBearerAuthentication = components['schemas']['WebhookBearerAuthentication'];
export type WebhookHeaderAuthentication = components['schemas']['WebhookHeaderAuthentication'];
export type WebhookAuthentication = components['schemas']['WebhookAuthentication'];
export type WebhookEventName = components['schemas']['WebhookEventName'];
export type ConfigureWebhookRequest = components['schemas']['ConfigureWebhookRequest'];
export type MaskedWebhookNoAuthentication = components['schemas']['MaskedWebhookNoAuthentication'];
export type MaskedWebhookBasicAuthentication = components['schemas']['MaskedWebhookBasicAuthentication'];
export type MaskedWebhookBearerAuthentication = components['schemas']['MaskedWebhookBearerAuthentication'];
export type MaskedWebhookHeaderAuthentication = components['schemas']['MaskedWebhookHeaderAuthentication'];
export type MaskedWebhookAuthentication = components['schemas']['MaskedWebhookAuthentication'];
export type WebhookSigningSecret = components['schemas']['WebhookSigningSecret'];
export type WebhookConfiguration = components['schemas']['WebhookConfiguration'];
export type EventId = components['schemas']['EventId'];
export type PixChargePaidEvent = components['schemas']['PixChargePaidEvent'];
export type RejectedReason = components['schemas']['RejectedReason'];
export type PixChargeRejectedEvent = components['schemas']['PixChargeRejectedEvent'];
export type PixChargeExpiredEvent = components['schemas']['PixChargeExpiredEvent'];
export type ReturnId = components['schemas']['ReturnId'];
export type TakeBackReason = components['schemas']['TakeBackReason'];
export type PixChargeTakenBackEvent = components['schemas']['PixChargeTakenBackEvent'];
export type PixWithdrawSettledEvent = components['schemas']['PixWithdrawSettledEvent'];
export type PixWithdrawFailedEvent = components['schemas']['PixWithdrawFailedEvent'];
export type WithdrawalReturnReason = components['schemas']['WithdrawalReturnReason'];
export type PixWithdrawReturnedEvent = components['schemas']['PixWithdrawReturnedEvent'];
export type AutomaticRefundId = components['schemas']['AutomaticRefundId'];
export type RecurrenceId = components['schemas']['RecurrenceId'];
export type ScheduleId = components['schemas']['ScheduleId'];
export type PixRefundSettledEvent = components['schemas']['PixRefundSettledEvent'];
export type PixRefundFailedEvent = components['schemas']['PixRefundFailedEvent'];
export type RecurrenceStatusDetailed = components['schemas']['RecurrenceStatusDetailed'];
export type AmountType = components['schemas']['AmountType'];
export type AutomaticAmount = components['schemas']['AutomaticAmount'];
export type FirstPaymentStatus = components['schemas']['FirstPaymentStatus'];
export type AutomaticMetadata = components['schemas']['AutomaticMetadata'];
export type PixAutomaticFirstPaymentSettledEvent = components['schemas']['PixAutomaticFirstPaymentSettledEvent'];
export type PixAutomaticRecurrenceAuthorizedEvent = components['schemas']['PixAutomaticRecurrenceAuthorizedEvent'];
export type PixAutomaticRecurrenceRejectedEvent = components['schemas']['PixAutomaticRecurrenceRejectedEvent'];
export type PixAutomaticRecurrenceExpiredEvent = components['schemas']['PixAutomaticRecurrenceExpiredEvent'];
export type CancellationReason = components['schemas']['CancellationReason'];
export type PixAutomaticRecurrenceCancelledEvent = components['schemas']['PixAutomaticRecurrenceCancelledEvent'];
export type PixAutomaticRecurrenceCompletedEvent = components['schemas']['PixAutomaticRecurrenceCompletedEvent'];
export type ScheduleStatusDetailed = components['schemas']['ScheduleStatusDetailed'];
export type SchedulePurpose = components['schemas']['SchedulePurpose'];
export type PixAutomaticScheduleScheduledEvent = components['schemas']['PixAutomaticScheduleScheduledEvent'];
export type PixAutomaticScheduleSettledEvent = components['schemas']['PixAutomaticScheduleSettledEvent'];
export type RejectionCode = components['schemas']['RejectionCode'];
export type PixAutomaticScheduleRejectedEvent = components['schemas']['PixAutomaticScheduleRejectedEvent'];
export type PixAutomaticScheduleCancelledEvent = components['schemas']['PixAutomaticScheduleCancelledEvent'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type RecurrenceStatus = components['schemas']['RecurrenceStatus'];
export type PayerTaxIdRequest = components['schemas']['PayerTaxIdRequest'];
export type Cnpj = components['schemas']['Cnpj'];
export type ReceiverPixKey = components['schemas']['ReceiverPixKey'];
export type RecurrenceContract = components['schemas']['RecurrenceContract'];
export type RecurrenceExpectedPayer = components['schemas']['RecurrenceExpectedPayer'];
export type Frequency = components['schemas']['Frequency'];
export type MinimumAmount = components['schemas']['MinimumAmount'];
export type RecurrenceLocationToken = components['schemas']['RecurrenceLocationToken'];
export type Recurrence = components['schemas']['Recurrence'];
export type RecurrenceList = components['schemas']['RecurrenceList'];
export type ErrorMessages = components['schemas']['ErrorMessages'];
export type ReceiverCnpjRequest = components['schemas']['ReceiverCnpjRequest'];
export type RecurrenceContractRequest = components['schemas']['RecurrenceContractRequest'];
export type RecurrenceDetails = components['schemas']['RecurrenceDetails'];
export type RecurrenceExpectedPayerRequest = components['schemas']['RecurrenceExpectedPayerRequest'];
export type CreateRecurrenceRequest = components['schemas']['CreateRecurrenceRequest'];
export type CommandExternalId = components['schemas']['CommandExternalId'];
export type ReceiverCancellationReason = components['schemas']['ReceiverCancellationReason'];
export type CancelRecurrenceRequest = components['schemas']['CancelRecurrenceRequest'];
export type CreateScheduleRequest = components['schemas']['CreateScheduleRequest'];
export type ScheduleStatus = components['schemas']['ScheduleStatus'];
export type ScheduleAttemptStatus = components['schemas']['ScheduleAttemptStatus'];
export type ScheduleAttempt = components['schemas']['ScheduleAttempt'];
export type Schedule = components['schemas']['Schedule'];
export type ScheduleList = components['schemas']['ScheduleList'];
export type CancelScheduleRequest = components['schemas']['CancelScheduleRequest'];
export type CreatePostDueRetryRequest = components['schemas']['CreatePostDueRetryRequest'];
export type RecurrenceLocation = components['schemas']['RecurrenceLocation'];
export type SimulateFirstPaymentRequest = components['schemas']['SimulateFirstPaymentRequest'];
export type SimulationReason = components['schemas']['SimulationReason'];
export type SimulatedApproval = components['schemas']['SimulatedApproval'];
export type SchemeRejectionCode = components['schemas']['SchemeRejectionCode'];
export type SimulatedAuthorizationRejection = components['schemas']['SimulatedAuthorizationRejection'];
export type SimulateAuthorizationRequest = components['schemas']['SimulateAuthorizationRequest'];
export type EmptySimulationRequest = components['schemas']['EmptySimulationRequest'];
export type AutomaticRefundAmount = components['schemas']['AutomaticRefundAmount'];
export type SimulateFirstPaymentRefundRequest = components['schemas']['SimulateFirstPaymentRefundRequest'];
export type SimulatedAcceptance = components['schemas']['SimulatedAcceptance'];
export type SimulatedRejection = components['schemas']['SimulatedRejection'];
export type SimulateSchedulePayerResponseRequest = components['schemas']['SimulateSchedulePayerResponseRequest'];
export type SimulatedSettlement = components['schemas']['SimulatedSettlement'];
export type SimulateScheduleSettlementRequest = components['schemas']['SimulateScheduleSettlementRequest'];
export type SimulateSchedulePayerCancellationRequest = components['schemas']['SimulateSchedulePayerCancellationRequest'];
export type SimulateScheduleRefundRequest = components['schemas']['SimulateScheduleRefundRequest'];
export type AutomaticRefund = components['schemas']['AutomaticRefund'];
export type SimulateRefundResultRequest = components['schemas']['SimulateRefundResultRequest'];
export type $defs = Record<string, never>;
export interface operations {
    createAccessToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateAccessTokenRequest"];
            };
        };
        responses: {
            /** @description The access token. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The body is not multipart/form-data. | no |
             *     | `invalid_request` | A form field is missing, repeated or malformed, the form has more than 16 parts, or the body could not be parsed. | no |
             *     | `unsupported_grant_type` | grant_type is not client_credentials. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenMalformedError"];
                };
            };
            /**
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `invalid_client` | The client_id is unknown or was revoked, or the client_secret does not match. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenUnauthorizedError"];
                };
            };
            /**
             * @description The body is too large.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `payload_too_large` | The body is larger than 16 KiB. | no |
             */
            413: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPayloadTooLargeError"];
                };
            };
            /**
             * @description The encoding of the body is not supported.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `unsupported_encoding` | The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8. | no |
             */
            415: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenUnsupportedEncodingError"];
                };
            };
            /**
             * @description Too many requests were made.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `too_many_requests` | Too many token requests failed for this client_id or from this address. Wait for Retry-After seconds. | yes |
             */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenTooManyRequestsError"];
                };
            };
            /**
             * @description The service failed unexpectedly.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `server_error` | An unexpected failure of the service. The request may be sent again. | yes |
             */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenInternalError"];
                };
            };
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `temporarily_unavailable` | The service cannot use its data store now. Wait for Retry-After seconds. | yes |
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenUnavailableError"];
                };
            };
        };
    };
    createImmediateCharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateImmediateChargeRequest"];
            };
        };
        responses: {
            /** @description The charge was created and waits for its payment. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImmediateChargeCreated"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The payload failed validation. `details` names each field and its fix. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateImmediateChargeMalformedError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    getImmediateCharge: {
        parameters: {
            query?: {
                /**
                 * @description The revision of the charge to read, by default the current one. Revisions count from 0, and a charge has only revision 0. Another value returns 400 InvalidParameter. **Assumed** ([G-103](https://pix-payments.github.io/pix-payments/gaps.html#G-103)).
                 * @example 0
                 */
                revision?: components["parameters"]["Revision"];
            };
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The chargeId that createImmediateCharge returned. A value that is not a UUIDv4 returns 400 InvalidParameter. Upper and lower case are the same. **Assumed** ([G-170](https://pix-payments.github.io/pix-payments/gaps.html#G-170), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
                 * @example 2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42
                 */
                chargeId: components["parameters"]["ChargeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the charge. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImmediateCharge"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidParameter` | chargeId is not a UUIDv4, or the charge has no such revision. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInvalidParameterError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            /**
             * @description The caller has no access.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Forbidden` | The chargeId belongs to another wallet. | no |
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyForbiddenError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No charge for the chargeId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyNotFoundError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    simulatePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulatePaymentRequest"];
            };
        };
        responses: {
            /** @description The charge is PAID, and the service sends pixChargePaid. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedPayment"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | chargeId or receiverCnpj is missing or malformed, or receiverCnpj is not the receiving CNPJ of the operator. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatePaymentMalformedError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            /**
             * @description The caller has no access.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Forbidden` | The chargeId belongs to another wallet. | no |
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyForbiddenError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No charge for the chargeId, or the service runs in production mode; the latter comes before every other check. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidChargeState` | The charge is not PENDING, so it cannot be paid. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInvalidChargeStateError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    createWithdrawalByPixKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWithdrawalByPixKeyRequest"];
            };
        };
        responses: {
            /** @description The withdrawal was accepted. Money has not moved yet, unless status is SUCCESS. A repeated request gets this response again. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAccepted"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The payload failed validation (amount, externalId, pixKey, expectedCreditor, description or metadata). `details` names each field. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWithdrawalByPixKeyMalformedError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `PIX_KEY_NOT_FOUND` | The Pix key was not found in the directory. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPixKeyNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `IDEMPOTENCY_ERROR` | The externalId was already used with a different body. Send the same body to read the resource as it is now, or use a new externalId for a new operation. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyIdempotencyError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `IGAMING_CPF_MISMATCH` | The CPF that holds the key (or the destination CPF) differs from the declared or registered CPF. Definitive: do not retry; ask the player for a key registered to their own CPF. | no |
             *     | `SECURE_LOOP_ACCOUNT_MISMATCH` | A secure-loop rule rejected the withdrawal: the destination account never paid a deposit for this CPF. | no |
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWithdrawalByPixKeyRefusedError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The key directory did not answer in time, by default within 3 seconds: nothing was accepted, and nothing was debited. Or the service cannot use its data store now: a change may have been made or not. Wait for Retry-After seconds and repeat the request with the same externalId. | yes |
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnavailableError"];
                };
            };
        };
    };
    createWithdrawalByBankDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWithdrawalByBankDetailsRequest"];
            };
        };
        responses: {
            /** @description The withdrawal was accepted. Money has not moved yet, unless status is SUCCESS. A repeated request gets this response again. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAccepted"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The payload failed validation (amount, externalId, creditor, description or metadata). `details` names each field. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWithdrawalByBankDetailsMalformedError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `IDEMPOTENCY_ERROR` | The externalId was already used with a different body. Send the same body to read the resource as it is now, or use a new externalId for a new operation. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyIdempotencyError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `IGAMING_CPF_MISMATCH` | The CPF that holds the key (or the destination CPF) differs from the declared or registered CPF. Definitive: do not retry; ask the player for a key registered to their own CPF. | no |
             *     | `SECURE_LOOP_ACCOUNT_MISMATCH` | A secure-loop rule rejected the withdrawal: the destination account never paid a deposit for this CPF. | no |
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWithdrawalByBankDetailsRefusedError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The holder of the account could not be looked up in time, by default within 3 seconds: nothing was accepted, and nothing was debited. Or the service cannot use its data store now: a change may have been made or not. Wait for Retry-After seconds and repeat the request with the same externalId. | yes |
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnavailableError"];
                };
            };
        };
    };
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The externalId of the withdrawal, 1 to 100 characters, case-sensitive. Percent-encode reserved characters such as a slash: the service decodes the value once and compares it exactly. A value that is longer or cannot be decoded returns 400 InvalidParameter. `.` and `..` cannot stand in a path: do not use them as an externalId that you want to read. **Assumed** ([G-111](https://pix-payments.github.io/pix-payments/gaps.html#G-111), [G-260](https://pix-payments.github.io/pix-payments/gaps.html#G-260)).
                 * @example withdrawal-000045
                 */
                externalId: components["parameters"]["WithdrawalExternalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the withdrawal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidParameter` | externalId is malformed or longer than 100 characters. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInvalidParameterError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No withdrawal of this wallet for the externalId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyNotFoundError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    createRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The endToEndId of the paid deposit, 32 letters and digits, case-sensitive: the pixTransaction.endToEndId of a paid charge. Another form returns 400 InvalidParameter. **Assumed** ([G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042)).
                 * @example E87654321202603011403a1B2c3D4e5F
                 */
                endToEndId: components["parameters"]["EndToEndId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRefundRequest"];
            };
        };
        responses: {
            /** @description The refund was accepted and is PROCESSING. A repeated request gets this response again. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `InvalidParameter` | endToEndId in the path is not 32 alphanumeric characters. | no |
             *     | `MalformedRequest` | The payload failed validation. `details` names each field and its fix. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateRefundMalformedError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            /**
             * @description The caller has no access.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Forbidden` | The refunded payment belongs to another wallet. | no |
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyForbiddenError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No paid deposit and no settled recurring charge has the endToEndId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `IDEMPOTENCY_ERROR` | The externalId was already used with a different body. Send the same body to read the resource as it is now, or use a new externalId for a new operation. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyIdempotencyError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `REFUND_DEADLINE_EXCEEDED` | The refund was requested more than 90 days after the original transaction settled. | no |
             *     | `REFUND_AMOUNT_EXCEEDED` | The amount is above what is left of the original transaction. | no |
             *     | `INSUFFICIENT_BALANCE` | The available balance of the wallet does not cover the amount. Nothing was debited. | no |
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateRefundRefusedError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    getRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The endToEndId of the paid deposit, 32 letters and digits, case-sensitive: the pixTransaction.endToEndId of a paid charge. Another form returns 400 InvalidParameter. **Assumed** ([G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042)).
                 * @example E87654321202603011403a1B2c3D4e5F
                 */
                endToEndId: components["parameters"]["EndToEndId"];
                /**
                 * @description The externalId of the refund, 1 to 100 characters, case-sensitive. Percent-encode reserved characters such as a slash: the service decodes the value once and compares it exactly. A value that is longer, has control characters or cannot be decoded returns 400 InvalidParameter. `.` and `..` cannot stand in a path: do not use them as an externalId that you want to read. **Assumed** ([G-042](https://pix-payments.github.io/pix-payments/gaps.html#G-042), [G-111](https://pix-payments.github.io/pix-payments/gaps.html#G-111), [G-260](https://pix-payments.github.io/pix-payments/gaps.html#G-260)).
                 * @example refund-000007
                 */
                externalId: components["parameters"]["RefundExternalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the refund. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidParameter` | endToEndId is not 32 alphanumeric characters, or externalId is malformed or longer than 100 characters. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInvalidParameterError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            /**
             * @description The caller has no access.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Forbidden` | The refunded payment belongs to another wallet. | no |
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyForbiddenError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No refund for the endToEndId and externalId (compared exactly, case-sensitive). | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyNotFoundError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    createInternalTransfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInternalTransferRequest"];
            };
        };
        responses: {
            /** @description The transfer was made. A repeated request gets this response again. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalTransfer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The payload failed validation. `details` names each field and its fix. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateInternalTransferMalformedError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | destinationWalletId is not a wallet of this operator. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `IDEMPOTENCY_ERROR` | The externalId was already used with a different body. Send the same body to read the resource as it is now, or use a new externalId for a new operation. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyIdempotencyError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INSUFFICIENT_BALANCE` | The available balance of the wallet does not cover the amount. Nothing was debited. | no |
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInsufficientBalanceError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    getInternalTransfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The externalId of the transfer, 1 to 100 characters, case-sensitive. Percent-encode reserved characters such as a slash: the service decodes the value once and compares it exactly. A value that is longer or cannot be decoded returns 400 InvalidParameter. `.` and `..` cannot stand in a path: do not use them as an externalId that you want to read. **Assumed** ([G-111](https://pix-payments.github.io/pix-payments/gaps.html#G-111), [G-116](https://pix-payments.github.io/pix-payments/gaps.html#G-116), [G-260](https://pix-payments.github.io/pix-payments/gaps.html#G-260)).
                 * @example transfer-000003
                 */
                externalId: components["parameters"]["InternalTransferExternalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalTransfer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidParameter` | externalId is malformed or longer than 100 characters. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInvalidParameterError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No internal transfer of this wallet for the externalId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyNotFoundError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances of the wallet. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            404: components["responses"]["MoneyAccountNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    getClosingDayBalance: {
        parameters: {
            query?: {
                /**
                 * @description The past day of the closing balance, YYYY-MM-DD on the Brasília calendar; yesterday when it is omitted. Today and later days return INVALID_QUERY_PARAMETER. **Assumed** ([G-115](https://pix-payments.github.io/pix-payments/gaps.html#G-115), [G-166](https://pix-payments.github.io/pix-payments/gaps.html#G-166)).
                 * @example 2026-03-01
                 */
                date?: components["parameters"]["ClosingDate"];
            };
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances at the end of the day. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "x-data-age": components["headers"]["DataAge"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingDayBalance"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INVALID_QUERY_PARAMETER` | date is not an existing past day as YYYY-MM-DD. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInvalidQueryParameterError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            404: components["responses"]["MoneyAccountNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    listStatement: {
        parameters: {
            query?: {
                /**
                 * @description First day of the range, included, YYYY-MM-DD on the Brasília calendar. It requires endDate. One date without the other, a first day after the last, a future day, or a last day more than 90 days after the first returns INVALID_DATE_RANGE. **Assumed** ([G-118](https://pix-payments.github.io/pix-payments/gaps.html#G-118)).
                 * @example 2026-03-01
                 */
                initDate?: components["parameters"]["InitDate"];
                /**
                 * @description Last day of the range, included, YYYY-MM-DD on the Brasília calendar. It requires initDate. It is today at the latest, and at most 90 days after initDate. Anything else returns INVALID_DATE_RANGE. **Assumed** ([G-118](https://pix-payments.github.io/pix-payments/gaps.html#G-118)).
                 * @example 2026-03-02
                 */
                endDate?: components["parameters"]["EndDate"];
                /**
                 * @description Lists only lines of this Pix, 32 letters and digits, case-sensitive. The line of a refund has the refundEndToEndId, and the line of a return or a take-back has the returnId, not the endToEndId of the deposit or withdrawal. Another form returns 400 INVALID_QUERY_PARAMETER. **Assumed** ([G-119](https://pix-payments.github.io/pix-payments/gaps.html#G-119), [G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)).
                 * @example E87654321202603011403a1B2c3D4e5F
                 */
                endToEndId?: components["parameters"]["StatementEndToEndId"];
                /**
                 * @description Lists only lines of this charge, withdrawal, refund, transfer, recurrence or schedule, by its id (see productTransactionId of the line). The line of a return or a take-back has the returnId, not the id of the withdrawal or charge. The id is 1 to 64 letters, digits, hyphens and underscores. Another form returns 400 INVALID_QUERY_PARAMETER. In a UUID, upper and lower case are the same. **Assumed** ([G-036](https://pix-payments.github.io/pix-payments/gaps.html#G-036), [G-119](https://pix-payments.github.io/pix-payments/gaps.html#G-119), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200), [G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)).
                 * @example e6a1b3c5-7d9f-4b20-8e4c-2a6d8f0b1c37
                 */
                productTransactionId?: components["parameters"]["ProductTransactionId"];
                /**
                 * @description The unchanged nextCursor of the previous page, with the same filters. Omit it for the first page. The pages that follow contain only lines that existed when the first page was read, so no line is missing or appears twice. The parameter page has no effect beside it. The cursor is opaque; any other value returns 400 INVALID_QUERY_PARAMETER. **Assumed** ([G-117](https://pix-payments.github.io/pix-payments/gaps.html#G-117), [G-421](https://pix-payments.github.io/pix-payments/gaps.html#G-421)).
                 * @example WyJsaXN0U3RhdGVtZW50Iiw4LDVd
                 */
                cursor?: components["parameters"]["StatementCursor"];
                /**
                 * @description The number of the page, counted from 1; the first page when it is omitted. A page beyond the last is empty. Another form returns 400 INVALID_QUERY_PARAMETER. While lines are added, the pages by number shift; cursor is stable. **Assumed** ([G-117](https://pix-payments.github.io/pix-payments/gaps.html#G-117)).
                 * @example 1
                 */
                page?: components["parameters"]["StatementPageNumber"];
                /**
                 * @description Lines per page, 1 to 100; 50 when it is omitted. A value outside 1 to 100 returns 400 INVALID_PAGE_SIZE. **Assumed** ([G-117](https://pix-payments.github.io/pix-payments/gaps.html#G-117)).
                 * @example 50
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of statement lines. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "x-data-age": components["headers"]["DataAge"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementPage"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INVALID_PAGE_SIZE` | pageSize is outside 1 to 100. | no |
             *     | `INVALID_QUERY_PARAMETER` | A query parameter is malformed. | no |
             *     | `MISSING_REQUIRED_FILTER` | None of initDate, endDate, endToEndId and productTransactionId was sent. | no |
             *     | `INVALID_DATE_RANGE` | initDate or endDate is invalid or in the future, one was sent without the other, initDate is after endDate, or the range is above 90 days. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListStatementMalformedError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            404: components["responses"]["MoneyAccountNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    getConsolidatedStatement: {
        parameters: {
            query: {
                /**
                 * @description First day of the range, included, YYYY-MM-DD on the Brasília calendar. A first day after the last, a future day, or a last day more than 90 days after the first returns InvalidParameter. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)).
                 * @example 2026-03-01
                 */
                startDate: components["parameters"]["ConsolidatedStartDate"];
                /**
                 * @description Last day of the range, included, YYYY-MM-DD on the Brasília calendar. It is today at the latest, and at most 90 days after startDate. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)).
                 * @example 2026-03-02
                 */
                endDate: components["parameters"]["ConsolidatedEndDate"];
                /**
                 * @description The number of the page, counted from 1. A page beyond the last is empty. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)).
                 * @example 1
                 */
                page: components["parameters"]["ConsolidatedPageNumber"];
                /**
                 * @description Days per page, 1 to 100. **Assumed** ([G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)).
                 * @example 50
                 */
                limit: components["parameters"]["ConsolidatedLimit"];
            };
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of daily summaries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "x-data-age": components["headers"]["DataAge"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsolidatedStatementPage"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidParameter` | startDate, endDate, page or limit is missing or invalid. `details` names it. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInvalidParameterError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            404: components["responses"]["MoneyAccountNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    configureWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfigureWebhookRequest"];
            };
        };
        responses: {
            /** @description The new configuration. The secret of authentication is masked. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookConfiguration"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The payload failed validation. `details` names each field and its fix. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigureWebhookMalformedError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    listRecurrences: {
        parameters: {
            query?: {
                /**
                 * @description The largest number of items in a page, 1 to 100; 20 when it is omitted. A value outside 1 to 100 returns 400. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131)).
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The unchanged nextCursor of the previous page, with the same filters. Omit it for the first page. The cursor is opaque; any other value returns 400. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131)).
                 * @example WyIyMDI2LTAzLTEwVDEzOjAwOjAwLjAwMFoiLCJSUjEyMzQ1Njc4MjAyNjAzMTAwN2I4YzlkMGUxZiJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Lists only recurrences with this status. Any other value returns 400 HTTP_400. **Assumed** ([G-132](https://pix-payments.github.io/pix-payments/gaps.html#G-132)).
                 * @example AUTHORIZED
                 */
                status?: components["parameters"]["RecurrenceStatusFilter"];
                /**
                 * @description Lists only recurrences of this payer, a CPF or a CNPJ. Punctuation is ignored and letters are upper-cased. An invalid tax id returns 400 INVALID_PAYER_TAX_ID. **Assumed** ([G-130](https://pix-payments.github.io/pix-payments/gaps.html#G-130)).
                 * @example 529.982.247-25
                 */
                payerTaxId?: components["parameters"]["PayerTaxIdFilter"];
            };
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of recurrences. It is empty when no recurrence matches. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurrenceList"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             *     | `INVALID_PAYER_TAX_ID` | The filter payerTaxId is not a valid CPF or CNPJ. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRecurrencesMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    createRecurrence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRecurrenceRequest"];
            };
        };
        responses: {
            /** @description The recurrence was created and waits for the first payment. Show textContent to the payer. A repeated request gets the recurrence in its current state. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurrence"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             *     | `INVALID_RECEIVER_CNPJ` | receiverCnpj is not a valid CNPJ (check digits are validated), or not the CNPJ of the operator. | no |
             *     | `INVALID_PAYER_TAX_ID` | The payer tax id is not a valid CPF or CNPJ. | no |
             *     | `INVALID_AMOUNT` | An amount is not an integer in centavos. | no |
             *     | `INVALID_DATE` | A date is not YYYY-MM-DD or does not exist. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateRecurrenceMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `IDEMPOTENCY_ERROR` | The externalId was already used with a different body. Send the same body to replay the stored answer, or use a new externalId for a new command. | no |
             *     | `RECENT_PAYER_JOURNEY_EXISTS` | A pending or payer-rejected journey exists for this payer in the last 30 days. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateRecurrenceConflictError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `AMOUNT_OUT_OF_RANGE` | amount or firstPaymentAmount is outside R$ 1,00 to R$ 1.000.000,00, or minimumAmount is outside 1 to 100000000 centavos. | no |
             *     | `AMOUNT_MODEL_CONFLICT` | amount and minimumAmount were both sent. | no |
             *     | `FIRST_PAYMENT_AMOUNT_REQUIRED` | A variable recurrence was sent without firstPaymentAmount. | no |
             *     | `FIRST_PAYMENT_AMOUNT_NOT_ALLOWED` | A fixed recurrence was sent with firstPaymentAmount. | no |
             *     | `INVALID_EXPIRATION` | expiresIn is below 60 s, or the expiration is not in the future. | no |
             *     | `EXPIRATION_EXCEEDS_LIMIT` | The expiration is beyond 30 calendar days. | no |
             *     | `DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION` | firstPaymentDate is less than 2 calendar days after the expiration. | no |
             *     | `INVALID_TOTAL_CHARGES` | totalCharges is outside 1 to 999. | no |
             *     | `RISK_ASSESSMENT_REJECTED` | Rejected by risk policy. | no |
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateRecurrenceRefusedError"];
                };
            };
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_503` | The feature is not enabled for the organization, or the authentication service is unavailable. | no; yes in one case: The authentication service is unavailable. |
             *     | `DEPENDENCY_UNAVAILABLE` | The risk policy did not screen the payer in time, by default within 3 seconds: nothing was created. Or the service cannot use its data store now: a change may have been made or not. Wait for Retry-After seconds and repeat the request with the same externalId. | yes |
             *     | `DICT_UNAVAILABLE` | The key directory (DICT) is unavailable. Retry with backoff. | yes |
             *     | `SPI_UNAVAILABLE` | The instant payment system (SPI) is unavailable. Retry with backoff. | yes |
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticUnavailableError"];
                };
            };
        };
    };
    getRecurrence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
                 * @example RR123456782026030101a2b3c4d5e
                 */
                id: components["parameters"]["RecurrenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the recurrence. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurrence"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticRecurrenceAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `RESOURCE_MISSING` | No recurrence has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticResourceMissingError"];
                };
            };
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    cancelRecurrence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
                 * @example RR123456782026030101a2b3c4d5e
                 */
                id: components["parameters"]["RecurrenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelRecurrenceRequest"];
            };
        };
        responses: {
            /** @description The recurrence was cancelled. A repeated command gets the stored response of the first one. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurrence"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticRecurrenceAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `RESOURCE_MISSING` | No recurrence has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticResourceMissingError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `IDEMPOTENCY_ERROR` | The externalId was already used with a different body. Send the same body to replay the stored answer, or use a new externalId for a new command. | no |
             *     | `INVALID_RECURRENCE_STATE` | The state does not allow the transition. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelRecurrenceConflictError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
                 * @example RR123456782026030101a2b3c4d5e
                 */
                id: components["parameters"]["RecurrenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateScheduleRequest"];
            };
        };
        responses: {
            /** @description The schedule was created. A repeated command gets the stored response of the first one. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             *     | `INVALID_AMOUNT` | An amount is not an integer in centavos. | no |
             *     | `INVALID_DATE` | A date is not YYYY-MM-DD or does not exist. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateScheduleMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticRecurrenceAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `RESOURCE_MISSING` | No recurrence has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticResourceMissingError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `IDEMPOTENCY_ERROR` | The externalId was already used with a different body. Send the same body to replay the stored answer, or use a new externalId for a new command. | no |
             *     | `AUTHORIZED_RECURRENCE_REQUIRED` | Cycle charges need a recurrence that is AUTHORIZED with VALIDATION_SUCCEEDED. | no |
             *     | `CYCLE_ALREADY_EXISTS` | The cycle has a charge, retry or re-send that is open or settled. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateScheduleConflictError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `AMOUNT_OUT_OF_RANGE` | An amount is outside R$ 1,00 to R$ 1.000.000,00. | no |
             *     | `INVALID_CYCLE_NUMBER` | cycleNumber is not between 2 and totalCharges. | no |
             *     | `FIXED_AMOUNT_MISMATCH` | The schedule amount differs from the amount of the fixed recurrence. | no |
             *     | `INVALID_SCHEDULE_WINDOW` | dueDate is outside 2 to 10 calendar days from today (Brasília). | no |
             *     | `BEFORE_RECURRENCE_START` | dueDate is before the recurrence period. | no |
             *     | `AFTER_RECURRENCE_END` | dueDate is after the recurrence period. | no |
             *     | `SCHEDULE_OUTSIDE_RECURRENCE_CYCLE` | dueDate is outside the requested cycle's window. | no |
             *     | `MUNICIPALITY_REQUIRED` | The recurrence has no accepted authorization data yet. | no |
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateScheduleRefusedError"];
                };
            };
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    listSchedules: {
        parameters: {
            query?: {
                /**
                 * @description The largest number of items in a page, 1 to 100; 20 when it is omitted. A value outside 1 to 100 returns 400. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131)).
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The unchanged nextCursor of the previous page, with the same filters. Omit it for the first page. The cursor is opaque; any other value returns 400. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131)).
                 * @example WyIyMDI2LTAzLTEwVDEzOjAwOjAwLjAwMFoiLCJSUjEyMzQ1Njc4MjAyNjAzMTAwN2I4YzlkMGUxZiJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Lists only schedules with this status. Any other value returns 400 HTTP_400. **Assumed** ([G-132](https://pix-payments.github.io/pix-payments/gaps.html#G-132)).
                 * @example SCHEDULED
                 */
                status?: components["parameters"]["ScheduleStatusFilter"];
                /**
                 * @description Lists only schedules of this recurrence. A recurrence that is unknown or belongs to another wallet returns an empty list. A value that is not a recurrence id returns 400 HTTP_400. **Assumed** ([G-132](https://pix-payments.github.io/pix-payments/gaps.html#G-132), [G-234](https://pix-payments.github.io/pix-payments/gaps.html#G-234)).
                 * @example RR123456782026030101a2b3c4d5e
                 */
                recurrenceId?: components["parameters"]["RecurrenceIdFilter"];
            };
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of schedules. It is empty when no schedule matches. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleList"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    getSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
                 * @example pixsched_0f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the schedule. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticScheduleAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `RESOURCE_MISSING` | No schedule has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticResourceMissingError"];
                };
            };
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    cancelSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
                 * @example pixsched_0f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelScheduleRequest"];
            };
        };
        responses: {
            /** @description The schedule was cancelled. A repeated command gets the stored response of the first one. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticScheduleAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `RESOURCE_MISSING` | No schedule has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticResourceMissingError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `IDEMPOTENCY_ERROR` | The externalId was already used with a different body. Send the same body to replay the stored answer, or use a new externalId for a new command. | no |
             *     | `SCHEDULE_NOT_CANCELABLE` | The schedule is not CREATED, PENDING or SCHEDULED. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelScheduleConflictError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `CANCELLATION_CUTOFF_EXCEEDED` | The schedule cancellation did not come before 22:00 (America/Sao_Paulo) of the day before dueDate. | no |
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticCancellationCutoffExceededError"];
                };
            };
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    createPostDueRetry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
                 * @example pixsched_0f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePostDueRetryRequest"];
            };
        };
        responses: {
            /** @description The retry was created. A repeated command gets the stored response of the first one. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             *     | `INVALID_DATE` | A date is not YYYY-MM-DD or does not exist. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatePostDueRetryMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticScheduleAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `RESOURCE_MISSING` | No schedule has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticResourceMissingError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `IDEMPOTENCY_ERROR` | The externalId was already used with a different body. Send the same body to replay the stored answer, or use a new externalId for a new command. | no |
             *     | `AUTHORIZED_RECURRENCE_REQUIRED` | Cycle charges need a recurrence that is AUTHORIZED with VALIDATION_SUCCEEDED. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatePostDueRetryConflictError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `POST_DUE_RETRY_NOT_ALLOWED` | allowPostDuePayment is false, or the charge cannot be retried. | no |
             *     | `INVALID_POST_DUE_RETRY_DATE` | retryDate is not within 7 calendar days after the original due date, or an open retry of the charge has that date. | no |
             *     | `POST_DUE_RETRY_LIMIT_EXCEEDED` | More than 3 distinct retry dates. | no |
             *     | `POST_DUE_RETRY_CROSSES_CYCLE` | The retry reaches the next cycle or passes the recurrence end. | no |
             *     | `POST_DUE_RETRY_CUTOFF_EXCEEDED` | The retry was not created by 23:59 (America/Sao_Paulo) of the day before the retry date. | no |
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatePostDueRetryRefusedError"];
                };
            };
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    getRecurrenceLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The recUrlAccessToken of the recurrence, 32 lower-case hex characters. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-128](https://pix-payments.github.io/pix-payments/gaps.html#G-128)).
                 * @example 94ed2badcbc04c15b0bb7fa353194890
                 */
                accessToken: components["parameters"]["LocationAccessToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms of the recurrence and its status. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurrenceLocation"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `RESOURCE_MISSING` | No recurrence has the location token. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticResourceMissingError"];
                };
            };
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_503` | The feature is not enabled for the organization that owns the recurrence, or the authentication service is unavailable. | no; yes in one case: The authentication service is unavailable. |
             *     | `DEPENDENCY_UNAVAILABLE` | An external dependency, or the data store of the service, is unavailable. Retry with backoff. | yes |
             *     | `DICT_UNAVAILABLE` | The key directory (DICT) is unavailable. Retry with backoff. | yes |
             *     | `SPI_UNAVAILABLE` | The instant payment system (SPI) is unavailable. Retry with backoff. | yes |
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticUnavailableError"];
                };
            };
        };
    };
    simulateFirstPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
                 * @example RR123456782026030101a2b3c4d5e
                 */
                id: components["parameters"]["RecurrenceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SimulateFirstPaymentRequest"];
            };
        };
        responses: {
            /** @description The recurrence after its first payment settled. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurrence"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             *     | `INVALID_PAYER_TAX_ID` | payerTaxId is not a valid CPF or CNPJ. | no |
             *     | `INVALID_AMOUNT` | An amount is not an integer in centavos. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulateFirstPaymentMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticRecurrenceAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_404` | The service runs in production mode, where simulations do not exist. Comes before every other check. | no |
             *     | `RESOURCE_MISSING` | No recurrence has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INVALID_RECURRENCE_STATE` | The state does not allow the transition. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticInvalidRecurrenceStateError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `EXPECTED_PAYER_MISMATCH` | The payer of the first payment differs from expectedPayer. | no |
             *     | `FIRST_PAYMENT_AMOUNT_MISMATCH` | The amount of the first payment differs. | no |
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulateFirstPaymentRefusedError"];
                };
            };
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    simulateAuthorization: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
                 * @example RR123456782026030101a2b3c4d5e
                 */
                id: components["parameters"]["RecurrenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulateAuthorizationRequest"];
            };
        };
        responses: {
            /** @description The recurrence after the simulated answer, AUTHORIZED or FAILED. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurrence"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticRecurrenceAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_404` | The service runs in production mode, where simulations do not exist. Comes before every other check. | no |
             *     | `RESOURCE_MISSING` | No recurrence has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INVALID_RECURRENCE_STATE` | The state does not allow the transition. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticInvalidRecurrenceStateError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    simulateRecurrenceExpiration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
                 * @example RR123456782026030101a2b3c4d5e
                 */
                id: components["parameters"]["RecurrenceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptySimulationRequest"];
            };
        };
        responses: {
            /** @description The recurrence, EXPIRED. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurrence"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticRecurrenceAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_404` | The service runs in production mode, where simulations do not exist. Comes before every other check. | no |
             *     | `RESOURCE_MISSING` | No recurrence has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INVALID_RECURRENCE_STATE` | The state does not allow the transition. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticInvalidRecurrenceStateError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    simulateRecurrencePayerCancellation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
                 * @example RR123456782026030101a2b3c4d5e
                 */
                id: components["parameters"]["RecurrenceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptySimulationRequest"];
            };
        };
        responses: {
            /** @description The recurrence, CANCELLED. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurrence"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticRecurrenceAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_404` | The service runs in production mode, where simulations do not exist. Comes before every other check. | no |
             *     | `RESOURCE_MISSING` | No recurrence has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INVALID_RECURRENCE_STATE` | The state does not allow the transition. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticInvalidRecurrenceStateError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    simulateFirstPaymentRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the recurrence. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183)).
                 * @example RR123456782026030101a2b3c4d5e
                 */
                id: components["parameters"]["RecurrenceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SimulateFirstPaymentRefundRequest"];
            };
        };
        responses: {
            /** @description The recurrence; the refund of its first payment was accepted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurrence"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             *     | `INVALID_AMOUNT` | An amount is not an integer in centavos. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulateFirstPaymentRefundMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticRecurrenceAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_404` | The service runs in production mode, where simulations do not exist. Comes before every other check. | no |
             *     | `RESOURCE_MISSING` | No recurrence has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INVALID_RECURRENCE_STATE` | The state does not allow the transition. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticInvalidRecurrenceStateError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `AMOUNT_OUT_OF_RANGE` | The refund amount is below 1 or above what is left of the first payment. | no |
             *     | `INSUFFICIENT_BALANCE` | The available balance of the wallet does not cover the refund. Nothing was reserved. | no |
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulateFirstPaymentRefundRefusedError"];
                };
            };
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    simulateSchedulePayerResponse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198)).
                 * @example pixsched_0f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                scheduleId: components["parameters"]["SimulatedScheduleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulateSchedulePayerResponseRequest"];
            };
        };
        responses: {
            /** @description The schedule after the simulated answer, SCHEDULED or FAILED. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticScheduleAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_404` | The service runs in production mode, where simulations do not exist. Comes before every other check. | no |
             *     | `RESOURCE_MISSING` | No schedule has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INVALID_RECURRENCE_STATE` | The state does not allow the transition. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticInvalidRecurrenceStateError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    simulateScheduleSettlement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198)).
                 * @example pixsched_0f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                scheduleId: components["parameters"]["SimulatedScheduleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulateScheduleSettlementRequest"];
            };
        };
        responses: {
            /** @description The schedule after the simulated settlement, SUCCESS or FAILED. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticScheduleAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_404` | The service runs in production mode, where simulations do not exist. Comes before every other check. | no |
             *     | `RESOURCE_MISSING` | No schedule has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INVALID_RECURRENCE_STATE` | The state does not allow the transition. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticInvalidRecurrenceStateError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    simulateSchedulePayerCancellation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198)).
                 * @example pixsched_0f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                scheduleId: components["parameters"]["SimulatedScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SimulateSchedulePayerCancellationRequest"];
            };
        };
        responses: {
            /** @description The schedule after the simulated cancellation, CANCELLED or FAILED. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticScheduleAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_404` | The service runs in production mode, where simulations do not exist. Comes before every other check. | no |
             *     | `RESOURCE_MISSING` | No schedule has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INVALID_RECURRENCE_STATE` | The state does not allow the transition. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticInvalidRecurrenceStateError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    simulateSchedulePayerResponseTimeout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198)).
                 * @example pixsched_0f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                scheduleId: components["parameters"]["SimulatedScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptySimulationRequest"];
            };
        };
        responses: {
            /** @description The schedule, FAILED. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticScheduleAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_404` | The service runs in production mode, where simulations do not exist. Comes before every other check. | no |
             *     | `RESOURCE_MISSING` | No schedule has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INVALID_RECURRENCE_STATE` | The state does not allow the transition. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticInvalidRecurrenceStateError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    simulateScheduleRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The id of the schedule. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-198](https://pix-payments.github.io/pix-payments/gaps.html#G-198)).
                 * @example pixsched_0f1e2d3c4b5a69788796a5b4c3d2e1f0
                 */
                scheduleId: components["parameters"]["SimulatedScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SimulateScheduleRefundRequest"];
            };
        };
        responses: {
            /** @description The refund was accepted and is PROCESSING. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticRefund"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             *     | `INVALID_AMOUNT` | An amount is not an integer in centavos. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulateScheduleRefundMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            403: components["responses"]["AutomaticScheduleAccessDenied"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_404` | The service runs in production mode, where simulations do not exist. Comes before every other check. | no |
             *     | `RESOURCE_MISSING` | No schedule has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INVALID_RECURRENCE_STATE` | The state does not allow the transition. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticInvalidRecurrenceStateError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `AMOUNT_OUT_OF_RANGE` | The refund amount is below 1 or above what is left of the settled charge. | no |
             *     | `INSUFFICIENT_BALANCE` | The available balance of the wallet does not cover the refund. Nothing was reserved. | no |
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulateScheduleRefundRefusedError"];
                };
            };
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    simulateRefundResult: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
                 * @example deposit-2026-03-01-000123
                 */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description The refundId that simulateScheduleRefund returned, or the firstPaymentRefundId that simulateFirstPaymentRefund returned. An unknown value, or a value of another form, returns 404 RESOURCE_MISSING. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-183](https://pix-payments.github.io/pix-payments/gaps.html#G-183), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)).
                 * @example 7d2f4b6a-8c1e-4a35-9b70-3e5d7c9f1a24
                 */
                id: components["parameters"]["AutomaticRefundId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulateRefundResultRequest"];
            };
        };
        responses: {
            /** @description The refund after its result, SUCCESS or FAILED. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticRefund"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_400` | The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence. | no |
             */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticMalformedError"];
                };
            };
            401: components["responses"]["AutomaticUnauthorized"];
            /**
             * @description The caller has no access.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `RECURRENCE_ACCESS_DENIED` | The refund is of the first payment of another wallet's recurrence. | no |
             *     | `SCHEDULE_ACCESS_DENIED` | The refund is of a schedule of another wallet. | no |
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticForbiddenError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `HTTP_404` | The service runs in production mode, where simulations do not exist. Comes before every other check. | no |
             *     | `RESOURCE_MISSING` | No refund has the id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INVALID_RECURRENCE_STATE` | The state does not allow the transition. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomaticInvalidRecurrenceStateError"];
                };
            };
            413: components["responses"]["AutomaticPayloadTooLarge"];
            415: components["responses"]["AutomaticUnsupportedEncoding"];
            429: components["responses"]["AutomaticTooManyRequests"];
            500: components["responses"]["AutomaticInternalError"];
            503: components["responses"]["AutomaticUnavailable"];
        };
    };
    pixChargePaid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixChargePaidEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixChargeRejected: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixChargeRejectedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixChargeExpired: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixChargeExpiredEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixChargeTakenBack: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixChargeTakenBackEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixWithdrawSettled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixWithdrawSettledEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixWithdrawFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixWithdrawFailedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixWithdrawReturned: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixWithdrawReturnedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixRefundSettled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixRefundSettledEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixRefundFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixRefundFailedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixAutomaticFirstPaymentSettled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixAutomaticFirstPaymentSettledEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixAutomaticRecurrenceAuthorized: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixAutomaticRecurrenceAuthorizedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixAutomaticRecurrenceRejected: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixAutomaticRecurrenceRejectedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixAutomaticRecurrenceExpired: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixAutomaticRecurrenceExpiredEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixAutomaticRecurrenceCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixAutomaticRecurrenceCancelledEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixAutomaticRecurrenceCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixAutomaticRecurrenceCompletedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixAutomaticScheduleScheduled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixAutomaticScheduleScheduledEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixAutomaticScheduleSettled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixAutomaticScheduleSettledEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixAutomaticScheduleRejected: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixAutomaticScheduleRejectedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
    pixAutomaticScheduleCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The eventId of the body. It is the same in every delivery of the event; deduplicate by it. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z. Every attempt has a new timestamp by the real clock, even when the clock of a sandbox wallet runs ahead. Refuse a delivery whose timestamp is more than 5 minutes away from your clock. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216)).
                 * @example 1772373808
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature, or two signatures separated by a space while a rotated secret is still valid. The delivery is genuine when one of them matches. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the signing secret. The example signs the example `paid` of pixChargePaid as JSON without white space, with the secret `whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=`. **Assumed** ([G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-215](https://pix-payments.github.io/pix-payments/gaps.html#G-215)).
                 * @example v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixAutomaticScheduleCancelledEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "3XX": components["responses"]["WebhookNotReceived"];
            "4XX": components["responses"]["WebhookNotReceived"];
            "5XX": components["responses"]["WebhookNotReceived"];
        };
    };
}
