// Generated from the control API in spec/sandbox/ by `pnpm generate`. Do not edit.
export interface paths {
    "/sandbox/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List wallets
         * @description Lists the wallets of the sandbox, the oldest first, including those of the demo data. Filter by operatorId to find the wallets of one operator. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["listWallets"];
        put?: never;
        /**
         * Create a wallet
         * @description Creates a wallet with keys, credentials and an opening balance; it also creates an operator unless operatorId names one. Give each test a wallet of its own: such tests can run side by side, and each controls its own clock.
         *
         *     The body may be empty or absent: every property has a default. Example: `{"openingBalance": 1000000, "clock": {"mode": "FROZEN", "now": "2026-03-01T12:00:00.000Z"}}` creates a wallet with R$ 10.000,00 and a frozen clock. Only this response shows the client_secret.
         *
         *     **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `OperatorNotFound`, `AlreadyExists`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["createWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a wallet
         * @description Returns a wallet with its balances, its clock and the settings of its simulated world. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a wallet
         * @description Changes the settings of the wallet's simulated world: the switches of the wallet, the outcomes of new withdrawals and refunds, and whether third parties may pay. Withdrawals and refunds that were accepted before keep their outcome.
         *
         *     Example: `{"outcomes": {"withdrawals": {"status": "REJECTED", "afterSeconds": 5, "errorCode": "ACCOUNT_BLOCKED"}}}` makes every new withdrawal fail 5 seconds after it is accepted. `{"outcomes": {"withdrawals": {"status": "NONE", "holdAt": "INITIATED"}}}` holds every new withdrawal before it is sent, until setWithdrawalOutcome.
         *
         *     **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-166](https://pix-payments.github.io/pix-payments/gaps.html#G-166), [G-171](https://pix-payments.github.io/pix-payments/gaps.html#G-171), [G-185](https://pix-payments.github.io/pix-payments/gaps.html#G-185), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        patch: operations["updateWallet"];
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create credentials
         * @description Creates another pair of credentials for the token request. The tokens of all pairs of a wallet are bound to this wallet. Only this response shows the client_secret. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `AlreadyExists`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["createCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/tokens/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke all tokens
         * @description Revokes every access token of the wallet at once. The next request with one of them returns 401, so that you can test how your code handles a token that ends early. The token request continues to work. **Assumed** ([G-124](https://pix-payments.github.io/pix-payments/gaps.html#G-124), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["revokeTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a wallet
         * @description Resets the wallet to its state at creation: the opening balance, and no charges, withdrawals, refunds, transfers, recurrences, schedules, statement lines, events, deliveries, faults, directory entries, known accounts or webhook. Switches and outcomes are those of its creation. Its ids, keys, credentials, clock, snapshots and logged requests do not change. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["resetWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the clock
         * @description Returns the clock of the wallet, and the instant at which its next timer falls due. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getClock"];
        /**
         * Set the clock
         * @description Freezes the clock or lets it run, and moves it forward when `now` is sent. It runs everything that falls due up to the new instant, in order, before it answers. Use advanceClock to see what ran.
         *
         *     Example: `{"mode": "FROZEN"}` freezes time, so that nothing falls due between two calls of a test.
         *
         *     **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `ClockMoveLost`, `ClockCannotGoBack`, `ServiceUnavailable`, `InternalError`.
         */
        put: operations["setClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock
         * @description Moves the clock forward and runs, in order, everything that falls due on the way: charges expire, withdrawals and refunds settle, events are delivered and deliveries are retried. It also runs what these steps cause, and answers afterwards. The mode of the clock does not change.
         *
         *     Send `by` with seconds, `to` with an instant, or `until`. Example: `{"by": 900}` lets a charge with an expiresIn of 900 expire; `{"until": "nextDue"}` takes one step, however long it is; `{"until": "idle"}` advances until no timer is left.
         *
         *     **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `ClockMoveLost`, `ClockCannotGoBack`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/charges/{chargeId}/payment-attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attempt to pay a charge
         * @description Pays a charge as any payer from any account, and returns the outcome. simulatePayment pays only as the charge declares; this operation can also make payments that must be rejected.
         *
         *     Without a body, the payment is as declared. Example: `{"payer": {"taxId": "12345678909"}}` on a charge that expects another CPF is REJECTED with PAYER_MISMATCH, and pixChargeRejected is sent; the charge can still be paid.
         *
         *     **Assumed** ([G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106), [G-163](https://pix-payments.github.io/pix-payments/gaps.html#G-163)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `ChargeNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["createPaymentAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/charges/{chargeId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a charge
         * @description Cancels a PENDING charge. It becomes CANCELED without an event, and a later payment is rejected. **Assumed** ([G-087](https://pix-payments.github.io/pix-payments/gaps.html#G-087)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `ChargeNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["cancelCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/charges/{chargeId}/take-backs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back money of a paid deposit
         * @description Takes money of a paid deposit back for the payer, as the Mecanismo Especial de Devolução (MED) does. The amount leaves the available balance at once, and pixChargeTakenBack is recorded. The charge stays PAID.
         *
         *     Without a body, everything that is left is taken back, for FRAUD. Example: `{"amount": 4000, "reason": "OPERATIONAL_FLAW"}` takes back a part. A charge that is not PAID, an amount above the part that is neither refunded nor taken back, or an amount above the available balance returns 409 InvalidState.
         *
         *     **Assumed** ([G-381](https://pix-payments.github.io/pix-payments/gaps.html#G-381), [G-382](https://pix-payments.github.io/pix-payments/gaps.html#G-382), [G-383](https://pix-payments.github.io/pix-payments/gaps.html#G-383), [G-385](https://pix-payments.github.io/pix-payments/gaps.html#G-385)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `ChargeNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["createTakeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/br-codes/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a BR Code as a payer's app
         * @description Does what a payer's app does with a pasted or scanned brCode, step by step, and stops at the first step that fails:
         *
         *     1. It reads the BR Code. Only a dynamic code has a location; another text is 400 MalformedRequest, with the field of the code that is wrong.
         *     2. It fetches the location and the keys that the payload names in jku, which must be on the host of the location. When the host is the sandbox's own (--location-host), it calls the sandbox; other hosts are called over https at public addresses only. It follows no redirect, waits 5 seconds and reads 64 KiB.
         *     3. It verifies the signature, reads the payload and checks that it agrees with the BR Code and that the charge is still active.
         *     4. It pays, as createPaymentAttempt does. A composite code of a recurrence pays the first payment.
         *
         *     Example: `{"brCode": "000201…"}` with the brCode of createImmediateCharge is PAID.
         *
         *     **Assumed** ([G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106), [G-374](https://pix-payments.github.io/pix-payments/gaps.html#G-374)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `LocationUnreachable`, `ChargeNotFound`, `ChargeEnded`, `PayloadNotTrusted`, `PayloadMismatch`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["payBrCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/withdrawals/{externalId}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the outcome of a withdrawal
         * @description Moves a withdrawal to a status now, through the arrows of its state machine, with their events and movements of money, and cancels its scheduled outcome. Use it for withdrawals that wait: set the outcome of the wallet, of the key or of the account to NONE first. Withdrawals then wait in PROCESSING, or in INITIATED or CONFIRMED when `holdAt` says so. CANCELED needs `holdAt` INITIATED.
         *
         *     Example: `{"status": "REJECTED", "errorCode": "ACCOUNT_CLOSED"}`. errorCode defaults to REJECTED_BY_COUNTERPARTY for REJECTED, SETTLEMENT_TIMEOUT for EXPIRED, and PROVIDER_UNAVAILABLE for CANCELED and FAILED.
         *
         *     **Assumed** ([G-091](https://pix-payments.github.io/pix-payments/gaps.html#G-091), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `WithdrawalNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["setWithdrawalOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/withdrawals/{externalId}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a settled withdrawal
         * @description The institution of the creditor returns a settled withdrawal, in whole or in part. The amount is available in the wallet at once, and pixWithdrawReturned is recorded. The withdrawal stays SUCCESS.
         *
         *     Without a body, everything that is left comes back. Example: `{"amount": 2500, "reason": "MD06"}` returns a part. A withdrawal that is not SUCCESS, or an amount above what is left, returns 409 InvalidState.
         *
         *     **Assumed** ([G-380](https://pix-payments.github.io/pix-payments/gaps.html#G-380), [G-385](https://pix-payments.github.io/pix-payments/gaps.html#G-385)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `WithdrawalNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["createWithdrawalReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/refunds/{endToEndId}/{externalId}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the outcome of a refund
         * @description Ends a PROCESSING refund now, with its event and its movement of money, and cancels its scheduled outcome. Set the wallet's outcome of refunds to NONE first, so that refunds wait. The operation is for refunds of deposits; simulateRefundResult decides those of Pix Automático.
         *
         *     Example: `{"status": "FAILED", "errorCode": "ACCOUNT_CLOSED"}`. errorCode defaults to REJECTED_BY_COUNTERPARTY.
         *
         *     **Assumed** ([G-092](https://pix-payments.github.io/pix-payments/gaps.html#G-092), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `RefundNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["setRefundOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the key directory
         * @description Lists the keys of the wallet's simulated directory. A CPF without an entry resolves to that CPF. **Assumed** ([G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["listPixKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/directory/{pixKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create or replace a key in the directory
         * @description Sets the holder and the account of a Pix key, and the outcome of withdrawals to it. An existing entry is replaced. The entry does not affect withdrawals of other wallets.
         *
         *     A withdrawal returns 422 IGAMING_CPF_MISMATCH when the taxId of its expectedCreditor is not that of the holder. With `"outcome": {"status": "REJECTED", "errorCode": "ACCOUNT_BLOCKED"}` the withdrawal is accepted and fails later.
         *
         *     **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        put: operations["putPixKey"];
        post?: never;
        /**
         * Delete a key from the directory
         * @description Removes a key from the directory. A withdrawal to it then returns 404 PIX_KEY_NOT_FOUND, unless the key is a CPF. **Assumed** ([G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `PixKeyNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        delete: operations["deletePixKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List known accounts
         * @description Lists the bank accounts of this wallet's simulated world, with their owners. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/accounts/{bankCode}/{branchCode}/{accountNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create or replace a known account
         * @description Sets the owner of a bank account, and the outcome of withdrawals to it. An existing account is replaced. Leading zeros of branchCode and accountNumber are ignored.
         *
         *     A withdrawal by bank details to a known account returns 422 IGAMING_CPF_MISMATCH when the owner is not its creditor. A withdrawal to an unknown account is accepted.
         *
         *     **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        put: operations["putAccount"];
        post?: never;
        /**
         * Delete a known account
         * @description Removes a bank account from the registry of the simulated world. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `AccountNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge a fee
         * @description Charges a fee to the wallet, with a statement line of the method tarifa. No operation of the operator API causes fees. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `INSUFFICIENT_BALANCE`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["createFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/judicial-movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money by court order
         * @description Moves money as a court can order: blocks it, unblocks it, debits it from the wallet or credits it to the wallet. DEBIT and CREDIT have a statement line of the method judicialMovement.
         *
         *     Example: `{"type": "BLOCK", "amount": 12000, "description": "Bloqueio judicial"}` takes 12000 from availableBalance and adds it to blockedBalance.
         *
         *     **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086), [G-210](https://pix-payments.github.io/pix-payments/gaps.html#G-210), [G-422](https://pix-payments.github.io/pix-payments/gaps.html#G-422)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `InvalidState`, `INSUFFICIENT_BALANCE`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["createJudicialMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List faults
         * @description Lists the faults of the wallet, including faults that are used up, and how often each took effect. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Create a fault
         * @description Makes requests of one operation, or deliveries of one event, fail. The fault affects only this wallet. Requests without a token match by their content: createAccessToken by a client_id of the wallet, getRecurrenceLocation by a recurrence of the wallet.
         *
         *     Example: `{"target": {"operationId": "createWithdrawalByPixKey"}, "effect": {"kind": "dropResponse"}, "times": 1}` loses the response of the next withdrawal: the withdrawal is created, and your code has to find that out. `{"target": {"event": "pixChargePaid"}, "effect": {"kind": "duplicate"}}` delivers every pixChargePaid twice.
         *
         *     **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["createFault"];
        /**
         * Delete all faults
         * @description Deletes all faults of the wallet. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        delete: operations["deleteFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/faults/{faultId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a fault
         * @description Deletes a fault. It no longer affects requests or deliveries. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `FaultNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        delete: operations["deleteFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Lists the events of the wallet in pages, the oldest first: send nextCursor as cursor, with the same filters, until it is null. Events are recorded even when no webhook is configured or its filter excludes them. The service deletes events that are older than 90 days of real time, unless it is configured otherwise. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-465](https://pix-payments.github.io/pix-payments/gaps.html#G-465)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description Returns an event with its payload and its deliveries. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `EventNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/events/{eventId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver an event again
         * @description Starts a new delivery of an event to the current webhook, with the same eventId, whatever the outcome of earlier deliveries. Your receiver must ignore an eventId that it has processed. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `EventNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["resendEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/events/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver events again
         * @description Starts a new delivery of every matching event, in the order of their positions. Without a body it delivers all events, so that a webhook that is configured late receives the earlier events.
         *
         *     Example: `{"onlyDead": true}` delivers the events that your receiver missed while it was down.
         *
         *     **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `InvalidState`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["resendEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wait for an event or a status
         * @description Waits for an event or a status, at most timeoutSeconds of real time, and answers when it exists. Use it in a test instead of polling.
         *
         *     It waits for an event that matches event, resourceId and afterPosition, as far as they are sent; an event that is already recorded matches too. With status, it waits until the resource has that status; with status and event, it waits for both. Without any of them, it waits for the next new event. It does not advance the clock: while the clock is FROZEN, no timer runs.
         *
         *     status without resourceId returns 400 InvalidParameter.
         *
         *     **Assumed** ([G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["waitFor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Lists the deliveries of the wallet in pages, the oldest first, with their requests and the responses of your receiver. The service deletes deliveries whose last attempt is older than 90 days of real time, unless it is configured otherwise. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-465](https://pix-payments.github.io/pix-payments/gaps.html#G-465)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Returns a delivery with every attempt: the request byte for byte, and the response. **Assumed** ([G-159](https://pix-payments.github.io/pix-payments/gaps.html#G-159), [G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `DeliveryNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description Lists the requests of the wallet to the operator API in pages, the newest first, with their bodies. Requests to this API are not listed: getRequest returns those that may change something. The last 1000 requests are kept. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a request
         * @description Returns a request of the wallet to the operator API, or a command: a request to this API that may change something. The timeline and the stream name both by their requestId. The last 1000 requests and the last 1000 commands are kept. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `RequestNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the story of a resource
         * @description Returns what happened to a charge, a withdrawal, a refund, a recurrence or a schedule, and to all that belongs to it: the requests and commands that caused something, each status, each statement line, each event, each attempt to deliver it, and what falls due next. Every entry says what caused it. The entries are in the order in which they happened.
         *
         *     The story is that of the present state: a restore of a snapshot removes what happened after the snapshot, and a reset removes everything. After the service has deleted old events, the story still has the statuses and the statement lines.
         *
         *     **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271), [G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `ResourceNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream what happens
         * @description Returns what happens in the sandbox while it happens, as server-sent events: the requests and commands, each status, each statement line, each event, each attempt to deliver it, each fault that was applied, each move of a clock. Every entry says what caused it. The stream has the work of all processes on the same database.
         *
         *     The response has no end. The last message of each transaction has an id; a reader that connects again with the header last-event-id continues after that transaction, so a message may arrive twice. A reader may be slow: the service waits for it, and keeps at least the newest 50,000 transactions of all wallets for it. When a reader comes too late for an entry, it gets the message missed and continues with the present.
         *
         *     The entries of a wallet are in the order in which they happened. Requests and commands are late by up to 0.1 seconds, and under load not all of them are kept, as in listRequests. A restore or a reset of a wallet removes nothing from the stream. A process serves 100 readers at once; the next one gets 429 TooManyRequests.
         *
         *     **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274), [G-490](https://pix-payments.github.io/pix-payments/gaps.html#G-490)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["streamActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what falls due next
         * @description Lists the timers and the attempts of deliveries of a wallet that fall due next, the earliest first: for example, when a charge expires, when a withdrawal settles, when a delivery is attempted again. advanceClock runs them. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["listDue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List snapshots
         * @description Lists the snapshots of the wallet, the oldest first. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["listSnapshots"];
        put?: never;
        /**
         * Create a snapshot
         * @description Saves the state of the wallet (money, resources, events and clock), so that it can be restored. Create a long setup once, then test several continuations from it. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["createSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/snapshots/{snapshotId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a snapshot
         * @description Restores the wallet to its state when the snapshot was created, including its clock: no other operation moves a clock back. A clock that was FROZEN is frozen at that instant; a clock that was RUNNING continues from there. Everything that happened since is removed, except credentials, tokens, snapshots and logged requests. The restore cannot recall deliveries that your receiver got. The snapshot can be restored again. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271), [G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `InvalidParameter`, `MalformedRequest`, `WalletNotFound`, `SnapshotNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallets/{walletId}/snapshots/{snapshotId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a snapshot
         * @description Deletes a snapshot. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `SnapshotNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/ledger/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the ledger
         * @description Computes the balances of every wallet again from its movements and statement lines, and compares them with the stored balances. It checks the service itself: ok is true unless the service has a bug. **Assumed** ([G-276](https://pix-payments.github.io/pix-payments/gaps.html#G-276)).
         *
         *     When several rules are broken, the answer is the first of: `HostNotAllowed`, `OriginNotAllowed`, `Unauthorized`, `TooManyRequests`, `InvalidParameter`, `WalletNotFound`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["checkLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The caller has no access. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-305](https://pix-payments.github.io/pix-payments/gaps.html#G-305)). */
        SandboxForbiddenError: {
            /** @description Names the broken rule. */
            code: "HostNotAllowed" | "OriginNotAllowed";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
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
        CreateWalletMalformedError: {
            /** @description Names the broken rule. */
            code: "InvalidContentType" | "InvalidJSON" | "MalformedRequest";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The request is malformed. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293)). */
        MoneyMalformedError: {
            /** @description Names the broken rule. */
            code: "InvalidContentType" | "InvalidJSON" | "InvalidParameter" | "MalformedRequest";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The request is malformed. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291)). */
        PayBrCodeMalformedError: {
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
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        SandboxOperatorNotFoundError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "OperatorNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        SandboxWalletNotFoundError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "WalletNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        CreatePaymentAttemptNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "ChargeNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167)). */
        SandboxChargeNotFoundError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "ChargeNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        CancelChargeNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "ChargeNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        CreateTakeBackNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "ChargeNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        SetWithdrawalOutcomeNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "WithdrawalNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        CreateWithdrawalReturnNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "WithdrawalNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        SetRefundOutcomeNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "RefundNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        DeletePixKeyNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "PixKeyNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        DeleteAccountNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "AccountNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        DeleteFaultNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "FaultNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        GetEventNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "EventNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        ResendEventNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "EventNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        GetDeliveryNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "DeliveryNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)). */
        GetRequestNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "RequestNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        GetTimelineNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "ResourceNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)). */
        RestoreSnapshotNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "SnapshotNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)). */
        DeleteSnapshotNotFoundError: {
            /** @description Names the broken rule. */
            code: "WalletNotFound" | "SnapshotNotFound";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        SandboxAlreadyExistsError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "AlreadyExists";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
        SandboxClockMoveLostError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "ClockMoveLost";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-374](https://pix-payments.github.io/pix-payments/gaps.html#G-374)). */
        SandboxChargeEndedError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "ChargeEnded";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description The request conflicts with the current state. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        SandboxInvalidStateError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "InvalidState";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description A business rule refuses the request. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
        SandboxClockCannotGoBackError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "ClockCannotGoBack";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description A business rule refuses the request. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-374](https://pix-payments.github.io/pix-payments/gaps.html#G-374)). */
        PayBrCodeRefusedError: {
            /** @description Names the broken rule. */
            code: "LocationUnreachable" | "PayloadNotTrusted" | "PayloadMismatch";
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
        /** @description A UUIDv4 in lower case, the id of an operator of the sandbox. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
        OperatorId: string;
        /**
         * Format: uuid
         * @description A UUIDv4 in lower case, the id of a wallet. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
         */
        WalletId: string;
        /** @description The name of a person or a company, 1 to 140 characters. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029), [G-201](https://pix-payments.github.io/pix-payments/gaps.html#G-201)). */
        PersonName: string;
        /** @description A CNPJ of 14 characters without punctuation, 12 digits or capital letters and 2 check digits. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)). */
        OperatorCnpj: string;
        /** @description A name of the wallet for people, 1 to 100 characters. No response of the operator API contains it. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)). */
        WalletName: string;
        /** @description A Pix key, 1 to 77 characters. **Assumed** ([G-434](https://pix-payments.github.io/pix-payments/gaps.html#G-434)). */
        PixKey: string;
        /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
        Ispb: string;
        /** @description A branch code of 1 to 4 digits. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
        BranchCode: string;
        /** @description An account number of 1 to 20 digits, including its check digit. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
        AccountNumber: string;
        /** @description The kind of an account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. Expect values that are not listed. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
        AccountType: 'CACC' | 'SVGS' | 'SLRY' | 'TRAN' | (string & {});
        /** @description The bank account of the wallet, in the words of banks and statements. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007), [G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
        WalletAccount: {
            /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
            bankCode: components["schemas"]["Ispb"];
            /** @description A branch code of 1 to 4 digits. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            branchCode: components["schemas"]["BranchCode"];
            /** @description An account number of 1 to 20 digits, including its check digit. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            accountNumber: components["schemas"]["AccountNumber"];
            /** @description The kind of an account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. Expect values that are not listed. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            accountType: components["schemas"]["AccountType"];
        };
        /** @description The client_id of the token request, 1 to 100 visible ASCII characters. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)). */
        ClientId: string;
        /**
         * Format: date-time
         * @description An instant, ISO 8601 in UTC with milliseconds. **Assumed** ([G-003](https://pix-payments.github.io/pix-payments/gaps.html#G-003)).
         */
        Timestamp: string;
        /** @description RUNNING advances at the rate of real time, ahead of it or behind it, even when the clock of the machine is changed. FROZEN does not move until an operation moves it. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
        ClockMode: "RUNNING" | "FROZEN";
        /** @description The clock of a wallet. All dates and timers of the wallet follow it. It never goes back. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
        Clock: {
            /** @description The current time of the wallet. */
            now: components["schemas"]["Timestamp"];
            /** @description RUNNING advances at the rate of real time, ahead of it or behind it, even when the clock of the machine is changed. FROZEN does not move until an operation moves it. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
            mode: components["schemas"]["ClockMode"];
            /** @description How many seconds the clock is ahead of the machine's clock, rounded; negative when it is behind. */
            offsetSeconds: number;
            /** @description When the next timer falls due, such as the expiry of a charge or a delivery; null when there is no timer. */
            nextDueAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description The switches of the wallet. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        Switches: {
            /** @description Whether withdrawals may only go to an account from which the same CPF paid a deposit to this wallet. Other withdrawals return 422 SECURE_LOOP_ACCOUNT_MISMATCH. Off in a new wallet. **Assumed** ([G-171](https://pix-payments.github.io/pix-payments/gaps.html#G-171)). */
            secureLoop: boolean;
            /** @description Whether Pix Automático is enabled for the wallet. While it is off, its routes answer 503 HTTP_503. On in a new wallet. **Assumed** ([G-185](https://pix-payments.github.io/pix-payments/gaps.html#G-185)). */
            automaticEnabled: boolean;
            /** @description Whether the simulated payer acts without simulations. It pays the first Pix one second after the recurrence is created. Its institution authorizes, accepts each instruction and settles it at 08:00 (Brasília) of its due date. Some payer tax ids reject instead. Off in a new wallet: then Pix Automático changes only by simulations. **Assumed** ([G-280](https://pix-payments.github.io/pix-payments/gaps.html#G-280)). */
            automaticPayer: boolean;
            /** @description Whether the service creates the charge of each cycle, five days before the cycle begins. Together with automaticPayer, a subscription runs by advancing the clock alone. Off in a new wallet. **Assumed** ([G-280](https://pix-payments.github.io/pix-payments/gaps.html#G-280)). */
            automaticCharges: boolean;
            /** @description Whether the account exists for balances and statements. While it is off, they return 404 ACCOUNT_NOT_FOUND. On in a new wallet. **Assumed** ([G-166](https://pix-payments.github.io/pix-payments/gaps.html#G-166)). */
            accountOpen: boolean;
            /** @description Whether the receiver of a recurrence must be the CNPJ of the operator, as in production. While it is off, every valid CNPJ is accepted. On in a new wallet. **Assumed** ([G-061](https://pix-payments.github.io/pix-payments/gaps.html#G-061)). */
            ownReceiverCnpjOnly: boolean;
        };
        /** @description The status in which a new withdrawal ends. With NONE it stays in the status of holdAt until setWithdrawalOutcome. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
        WithdrawalOutcomeStatus: "SUCCESS" | "REJECTED" | "CANCELED" | "FAILED" | "EXPIRED" | "NONE";
        /** @description The status in which a new withdrawal waits for its outcome. The create response shows it. INITIATED: the request was not sent yet, and the withdrawal can still become CANCELED. CONFIRMED: sent to the instant payment system. PROCESSING: accepted there, awaiting settlement. **Assumed** ([G-090](https://pix-payments.github.io/pix-payments/gaps.html#G-090), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
        WithdrawalHold: "INITIATED" | "CONFIRMED" | "PROCESSING";
        /** @description Why the withdrawal failed. ACCOUNT_MISMATCH: the account does not belong to the declared creditor. INSUFFICIENT_BALANCE: the amount was above the available balance, and nothing was debited. The other names describe themselves. The source shows only ACCOUNT_MISMATCH. Expect values that are not listed. **Assumed** ([G-031](https://pix-payments.github.io/pix-payments/gaps.html#G-031), [G-032](https://pix-payments.github.io/pix-payments/gaps.html#G-032)). */
        WithdrawalErrorCode: 'ACCOUNT_MISMATCH' | 'INSUFFICIENT_BALANCE' | 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_BLOCKED' | 'ACCOUNT_CLOSED' | 'INVALID_ACCOUNT_TYPE' | 'TRANSACTION_NOT_SUPPORTED' | 'AMOUNT_LIMIT_EXCEEDED' | 'REJECTED_BY_COUNTERPARTY' | 'SETTLEMENT_TIMEOUT' | 'PROVIDER_UNAVAILABLE' | (string & {});
        /** @description The outcome of new withdrawals, and its delay. Accepted withdrawals keep their outcome. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
        WithdrawalOutcome: {
            /** @description The status in which a new withdrawal ends. With NONE it stays in the status of holdAt until setWithdrawalOutcome. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
            status: components["schemas"]["WithdrawalOutcomeStatus"];
            /** @description The status in which a new withdrawal waits for its outcome. The create response shows it. INITIATED: the request was not sent yet, and the withdrawal can still become CANCELED. CONFIRMED: sent to the instant payment system. PROCESSING: accepted there, awaiting settlement. **Assumed** ([G-090](https://pix-payments.github.io/pix-payments/gaps.html#G-090), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
            holdAt: components["schemas"]["WithdrawalHold"];
            /** @description The delay in seconds of the wallet's clock, 0 to 86400. With 0 the outcome comes at once, but the response to the withdrawal may not show it yet. Has no meaning when status is NONE. */
            afterSeconds: number;
            /** @description The errorCode of a failure; null when the usual errorCode of the status applies, and for SUCCESS and NONE. */
            errorCode: components["schemas"]["WithdrawalErrorCode"] | null;
        };
        /** @description The status in which a new refund ends. With NONE it stays PROCESSING until setRefundOutcome, or simulateRefundResult for a refund of Pix Automático. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
        RefundOutcomeStatus: "SUCCESS" | "FAILED" | "NONE";
        /** @description Why the refund failed. The first three values concern the payer's account. REJECTED_BY_COUNTERPARTY is a rejection by the payer institution without a more specific reason. Expect values that are not listed. **Assumed** ([G-204](https://pix-payments.github.io/pix-payments/gaps.html#G-204)). */
        RefundErrorCode: 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_BLOCKED' | 'ACCOUNT_CLOSED' | 'REJECTED_BY_COUNTERPARTY' | 'SETTLEMENT_TIMEOUT' | 'PROVIDER_UNAVAILABLE' | (string & {});
        /** @description The outcome of new refunds, and its delay. Accepted refunds keep their outcome. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
        RefundOutcome: {
            /** @description The status in which a new refund ends. With NONE it stays PROCESSING until setRefundOutcome, or simulateRefundResult for a refund of Pix Automático. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
            status: components["schemas"]["RefundOutcomeStatus"];
            /** @description The delay in seconds of the wallet's clock, 0 to 86400. With 0 the outcome comes at once, but the response to the refund may not show it yet. Has no meaning when status is NONE. */
            afterSeconds: number;
            /** @description The errorCode of a failure; null when the usual errorCode of the status applies, and for SUCCESS and NONE. */
            errorCode: components["schemas"]["RefundErrorCode"] | null;
        };
        /** @description The outcomes of new withdrawals and refunds. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
        Outcomes: {
            /** @description The outcome of new withdrawals, and its delay. Accepted withdrawals keep their outcome. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
            withdrawals: components["schemas"]["WithdrawalOutcome"];
            /** @description The outcome of refunds: of deposits, and of the first payments and cycle charges of Pix Automático. Null when none was set, as in a new wallet: refunds of deposits and of first payments then settle after 2 seconds, and refunds of cycle charges wait for simulateRefundResult. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
            refunds: components["schemas"]["RefundOutcome"] | null;
        };
        /** @description A balance or a sum in centavos of BRL. The bounds are technical guards. **Assumed** ([G-114](https://pix-payments.github.io/pix-payments/gaps.html#G-114)). */
        BalanceAmount: number;
        /** @description A sum of amounts in centavos of BRL, never negative. The upper bound is a technical guard. **Assumed** ([G-114](https://pix-payments.github.io/pix-payments/gaps.html#G-114), [G-120](https://pix-payments.github.io/pix-payments/gaps.html#G-120)). */
        TotalAmount: number;
        /** @description The current balances of the wallet in centavos, the same as in getBalance. total is available plus blocked; no other balance includes pending. **Assumed** ([G-114](https://pix-payments.github.io/pix-payments/gaps.html#G-114), [G-212](https://pix-payments.github.io/pix-payments/gaps.html#G-212), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        WalletBalance: {
            /** @description The amount that withdrawals, refunds and transfers can use, in centavos. */
            available: components["schemas"]["BalanceAmount"];
            /** @description The amount that withdrawals and refunds without an outcome and judicial blocks reserve, in centavos. */
            blocked: components["schemas"]["TotalAmount"];
            /** @description The settled balance, in centavos. */
            total: components["schemas"]["BalanceAmount"];
            /** @description The value of the deposit charges that are PENDING, in centavos. */
            pending: components["schemas"]["TotalAmount"];
        };
        /** @description A wallet of the sandbox, with its account, its keys, its credentials, its clock and the settings of its simulated world. Wallets share nothing, so tests with a wallet of their own can run side by side. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        Wallet: {
            /** @description A UUIDv4 in lower case, the id of a wallet. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            walletId: components["schemas"]["WalletId"];
            /** @description A UUIDv4 in lower case, the id of an operator of the sandbox. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            operatorId: components["schemas"]["OperatorId"];
            /** @description The name of the operator that the wallet belongs to. */
            operatorName: components["schemas"]["PersonName"];
            /** @description The CNPJ of the operator, 14 characters without punctuation. */
            cnpj: components["schemas"]["OperatorCnpj"];
            /** @description A name of the wallet for people, 1 to 100 characters. No response of the operator API contains it. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)). */
            name: components["schemas"]["WalletName"];
            /** @description The keys of the wallet, in the order of their creation. Each charge names one of them as its pixKey. */
            pixKeys: components["schemas"]["PixKey"][];
            /** @description The bank account of the wallet, in the words of banks and statements. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007), [G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            account: components["schemas"]["WalletAccount"];
            /** @description The client_id of each pair of credentials whose tokens are bound to this wallet, the oldest first. */
            clientIds: components["schemas"]["ClientId"][];
            /** @description The clock of a wallet. All dates and timers of the wallet follow it. It never goes back. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
            clock: components["schemas"]["Clock"];
            /** @description The switches of the wallet. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
            switches: components["schemas"]["Switches"];
            /** @description The outcomes of new withdrawals and refunds. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
            outcomes: components["schemas"]["Outcomes"];
            /** @description Whether payments by third parties are blocked. While it is on, the payment of a company is rejected with THIRD_PARTY_PAYER_BLOCKED when the charge has no expectedPayer.taxId. When the charge declares a taxId, another payer is rejected with PAYER_MISMATCH in any case. Off in a new wallet. **Assumed** ([G-163](https://pix-payments.github.io/pix-payments/gaps.html#G-163)). */
            rejectThirdPartyPayers: boolean;
            /** @description The current balances of the wallet in centavos, the same as in getBalance. total is available plus blocked; no other balance includes pending. **Assumed** ([G-114](https://pix-payments.github.io/pix-payments/gaps.html#G-114), [G-212](https://pix-payments.github.io/pix-payments/gaps.html#G-212), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
            balance: components["schemas"]["WalletBalance"];
            /** @description When the wallet was created, on its own clock. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Wallets, the oldest first. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        WalletList: {
            /** @description The wallets; empty when there is none. */
            data: components["schemas"]["Wallet"][];
        };
        /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
        ErrorMessage: string;
        /** @description A field or parameter that is not valid. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167)). */
        ErrorDetail: {
            /** @description Path of the field from the root of the body (`creditor.taxId`, `expectedPayer.bankAccounts[0].bankCode`), or the name of the parameter. */
            field: string;
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
        ErrorDetails: components["schemas"]["ErrorDetail"][];
        /** @description A new operator. Both properties are optional. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)). */
        OperatorRequest: {
            /** @description The operator's name, 1 to 140 characters. Defaults to an invented name. BR Codes carry its first 25 characters in ASCII, or the CNPJ when the name has no letter and no digit in ASCII. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-321](https://pix-payments.github.io/pix-payments/gaps.html#G-321)). */
            name?: components["schemas"]["PersonName"];
            /** @description The operator's CNPJ without punctuation, which must not be in use. Its check digits are verified. Defaults to an invented CNPJ. */
            cnpj?: components["schemas"]["OperatorCnpj"];
        };
        /** @description The mode of the clock, and its new time. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
        SetClockRequest: {
            /** @description RUNNING advances at the rate of real time, ahead of it or behind it, even when the clock of the machine is changed. FROZEN does not move until an operation moves it. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
            mode: components["schemas"]["ClockMode"];
            /** @description The new time of the clock. For an existing wallet, it must not be before the current time. Defaults to the current time of the wallet, for a new wallet to real time. From 2020-01-01 to 2099-12-31 in Brasília; another instant returns 400 MalformedRequest. */
            now?: components["schemas"]["Timestamp"];
        };
        /** @description The client_secret of the token request, 8 to 200 visible ASCII characters. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)). */
        ClientSecret: string;
        /** @description The switches of the wallet. Omitted switches do not change. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        SwitchesRequest: {
            /** @description Whether withdrawals may only go to an account from which the same CPF paid a deposit to this wallet. Other withdrawals return 422 SECURE_LOOP_ACCOUNT_MISMATCH. Off in a new wallet. **Assumed** ([G-171](https://pix-payments.github.io/pix-payments/gaps.html#G-171)). */
            secureLoop?: boolean;
            /** @description Whether Pix Automático is enabled for the wallet. While it is off, its routes answer 503 HTTP_503. On in a new wallet. **Assumed** ([G-185](https://pix-payments.github.io/pix-payments/gaps.html#G-185)). */
            automaticEnabled?: boolean;
            /** @description Whether the simulated payer acts without simulations. It pays the first Pix one second after the recurrence is created. Its institution authorizes, accepts each instruction and settles it at 08:00 (Brasília) of its due date. Some payer tax ids reject instead. Off in a new wallet: then Pix Automático changes only by simulations. **Assumed** ([G-280](https://pix-payments.github.io/pix-payments/gaps.html#G-280)). */
            automaticPayer?: boolean;
            /** @description Whether the service creates the charge of each cycle, five days before the cycle begins. Together with automaticPayer, a subscription runs by advancing the clock alone. Off in a new wallet. **Assumed** ([G-280](https://pix-payments.github.io/pix-payments/gaps.html#G-280)). */
            automaticCharges?: boolean;
            /** @description Whether the account exists for balances and statements. While it is off, they return 404 ACCOUNT_NOT_FOUND. On in a new wallet. **Assumed** ([G-166](https://pix-payments.github.io/pix-payments/gaps.html#G-166)). */
            accountOpen?: boolean;
            /** @description Whether the receiver of a recurrence must be the CNPJ of the operator, as in production. While it is off, every valid CNPJ is accepted. On in a new wallet. **Assumed** ([G-061](https://pix-payments.github.io/pix-payments/gaps.html#G-061)). */
            ownReceiverCnpjOnly?: boolean;
        };
        /** @description The settings of a new wallet. Every property is optional: an empty body creates a new operator with one wallet, which has a running clock, no money, and its own keys and credentials. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        CreateWalletRequest: {
            /** @description An existing operator, which gets the wallet. Must not be sent together with operator. */
            operatorId?: components["schemas"]["OperatorId"];
            /** @description A new operator. Both properties are optional. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)). */
            operator?: components["schemas"]["OperatorRequest"];
            /** @description A name of the wallet for people, 1 to 100 characters. No response of the operator API contains it. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)). */
            name?: components["schemas"]["WalletName"];
            /** @description The money in the wallet at its creation, in centavos. Defaults to 0. It has no statement line. */
            openingBalance?: components["schemas"]["TotalAmount"];
            /** @description The keys of the wallet, 1 to 20; no other wallet may have one of them. Defaults to a random key, and the CNPJ when the operator is new. */
            pixKeys?: components["schemas"]["PixKey"][];
            /** @description The mode of the clock, and its new time. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
            clock?: components["schemas"]["SetClockRequest"];
            /** @description The client_id to create, which must not be in use. Defaults to a random one. */
            clientId?: components["schemas"]["ClientId"];
            /** @description The client_secret to create. Defaults to a random one. */
            clientSecret?: components["schemas"]["ClientSecret"];
            /** @description The switches of the wallet. Omitted switches do not change. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
            switches?: components["schemas"]["SwitchesRequest"];
        } & unknown;
        /** @description A client_id and its client_secret for the token request. Only this response shows the secret. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)). */
        Credentials: {
            /** @description The client_id of the token request, 1 to 100 visible ASCII characters. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)). */
            clientId: components["schemas"]["ClientId"];
            /** @description The client_secret of the token request, 8 to 200 visible ASCII characters. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)). */
            clientSecret: components["schemas"]["ClientSecret"];
        };
        /** @description The part of the response to createWallet that is not the wallet. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        WithCredentials: {
            /** @description Credentials whose tokens are bound to the new wallet. No other response shows the secret. */
            credentials: components["schemas"]["Credentials"];
        };
        /** @description A new wallet, and its credentials. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        WalletCreated: components["schemas"]["Wallet"] & components["schemas"]["WithCredentials"];
        /** @description The outcome of new withdrawals, and its delay. It replaces the previous outcome. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
        WithdrawalOutcomeRequest: {
            /** @description The status in which a new withdrawal ends. With NONE it stays in the status of holdAt until setWithdrawalOutcome. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
            status: components["schemas"]["WithdrawalOutcomeStatus"];
            /** @description The status in which a new withdrawal waits for its outcome. Defaults to INITIATED for CANCELED, which only follows INITIATED, and to PROCESSING for the other outcomes. With NONE it waits there until setWithdrawalOutcome. */
            holdAt?: components["schemas"]["WithdrawalHold"];
            /** @description The delay in seconds of the wallet's clock, 0 to 86400. With 0 the outcome comes at once, but the response to the withdrawal may not show it yet. Defaults to 2. */
            afterSeconds?: number;
            /** @description The errorCode of a failure, listed or not. Defaults to the usual errorCode of the status. Must not be sent with SUCCESS or NONE. */
            errorCode?: components["schemas"]["WithdrawalErrorCode"];
        };
        /** @description The outcome of new refunds, and its delay. It replaces the previous outcome. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
        RefundOutcomeRequest: {
            /** @description The status in which a new refund ends. With NONE it stays PROCESSING until setRefundOutcome, or simulateRefundResult for a refund of Pix Automático. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
            status: components["schemas"]["RefundOutcomeStatus"];
            /** @description The delay in seconds of the wallet's clock, 0 to 86400. With 0 the outcome comes at once, but the response to the refund may not show it yet. Defaults to 2. */
            afterSeconds?: number;
            /** @description The errorCode of a failure, listed or not. Defaults to the usual errorCode of the status. Must not be sent with SUCCESS or NONE. */
            errorCode?: components["schemas"]["RefundErrorCode"];
        } & unknown;
        /** @description The outcomes of new withdrawals and refunds. Omitted properties do not change. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
        OutcomesRequest: {
            /** @description The outcome of new withdrawals, and its delay. It replaces the previous outcome. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
            withdrawals?: components["schemas"]["WithdrawalOutcomeRequest"];
            /** @description The outcome of refunds: of deposits, and of the first payments and cycle charges of Pix Automático. With null, as in a new wallet, refunds of deposits and of first payments settle after 2 seconds, and refunds of cycle charges wait for simulateRefundResult. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
            refunds?: components["schemas"]["RefundOutcomeRequest"] | null;
        };
        /** @description The settings to change; at least one property. Omitted properties do not change. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-171](https://pix-payments.github.io/pix-payments/gaps.html#G-171), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        UpdateWalletRequest: {
            /** @description The switches of the wallet. Omitted switches do not change. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
            switches?: components["schemas"]["SwitchesRequest"];
            /** @description The outcomes of new withdrawals and refunds. Omitted properties do not change. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
            outcomes?: components["schemas"]["OutcomesRequest"];
            /** @description Whether payments by third parties are blocked. While it is on, the payment of a company is rejected with THIRD_PARTY_PAYER_BLOCKED when the charge has no expectedPayer.taxId. When the charge declares a taxId, another payer is rejected with PAYER_MISMATCH in any case. **Assumed** ([G-163](https://pix-payments.github.io/pix-payments/gaps.html#G-163)). */
            rejectThirdPartyPayers?: boolean;
        };
        /** @description The credentials to create. Both properties are optional. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005)). */
        CreateCredentialsRequest: {
            /** @description The client_id, which must not be in use. Defaults to a random one. */
            clientId?: components["schemas"]["ClientId"];
            /** @description The client_secret. Defaults to a random one. */
            clientSecret?: components["schemas"]["ClientSecret"];
        };
        /** @description A command without properties. The body may be omitted; a property returns 400 MalformedRequest. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        EmptyRequest: Record<string, never>;
        /** @description The result of revokeTokens. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        TokensRevoked: {
            /** @description The number of tokens that were valid before the call. */
            revoked: number;
        };
        /** @description How far the clock moves. Send exactly one of the three properties. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
        AdvanceClockRequest: {
            /** @description Moves the clock by this many seconds, 0 to 31622400 (366 days). 0 runs only the timers that are already due. The result may be at most 2099-12-31 in Brasília; a later one returns 400 MalformedRequest. */
            by?: number;
            /** @description Moves the clock to this instant, which must not be before the current time of the clock. From 2020-01-01 to 2099-12-31 in Brasília; another instant returns 400 MalformedRequest. */
            to?: components["schemas"]["Timestamp"];
            /** @description nextDue moves the clock to the instant of the next timer, and does not move it when there is no timer. idle moves it until no timer is left, at most 400 days. Neither goes beyond 2099-12-31 in Brasília. */
            until?: "nextDue" | "idle";
        };
        /** @description The id of a resource: the chargeId of a charge, the transactionId of a withdrawal, the refundEndToEndId of a refund, the id of a recurrence or of a schedule. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        ResourceId: string;
        /** @description The name of an event. The source names six; the other thirteen are assumed. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
        WebhookEventName: "pixChargePaid" | "pixChargeRejected" | "pixChargeExpired" | "pixChargeTakenBack" | "pixWithdrawSettled" | "pixWithdrawFailed" | "pixWithdrawReturned" | "pixRefundSettled" | "pixRefundFailed" | "pixAutomaticFirstPaymentSettled" | "pixAutomaticRecurrenceAuthorized" | "pixAutomaticRecurrenceRejected" | "pixAutomaticRecurrenceExpired" | "pixAutomaticRecurrenceCancelled" | "pixAutomaticRecurrenceCompleted" | "pixAutomaticScheduleScheduled" | "pixAutomaticScheduleSettled" | "pixAutomaticScheduleRejected" | "pixAutomaticScheduleCancelled";
        /** @description Why something happened: the request, the command of this API, the timer, the report of the institution, the event or the fault that caused it. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271), [G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)). */
        Cause: {
            /** @description request is a request to the operator API, command a request to this API, timer a timer that fell due, report a report of an institution in another process, event an event that is delivered, fault a fault of the wallet. Accept values that are not listed. */
            kind: 'request' | 'command' | 'timer' | 'report' | 'event' | 'fault' | (string & {});
            /**
             * Format: uuid
             * @description The x-request-id of the request or command. For a timer, of the request or command that set the timer.
             */
            requestId?: string;
            /** @description The operation of the request or command. */
            operationId?: string;
            /** @description The kind of the timer, as advanceClock lists it. Present when kind is timer. */
            timer?: string;
            /** @description When the timer fell due, on the wallet's clock. Present when kind is timer. */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description The name of the report in the rail contract. Present when kind is report. */
            report?: string;
            /** @description The webhook-id of the report. Present when kind is report. */
            reportId?: string;
            /**
             * Format: uuid
             * @description The event that is delivered. Present when kind is event.
             */
            eventId?: string;
            /**
             * Format: uuid
             * @description The fault. Present when kind is fault.
             */
            faultId?: string;
        };
        /** @description One timer that fell due and ran. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
        ClockStep: {
            /** @description When it fell due, on the wallet's clock. */
            at: components["schemas"]["Timestamp"];
            /** @description The kind of the timer: an attempt to deliver an event, an act of the service (the expiry of a charge or of a recurrence, the completion of a recurrence, the sending of an instruction, the end of a due date, an automatic charge), or the report of the institution that took effect, by its name in the rail contract. Accept values that are not listed. */
            kind: 'delivery' | 'chargeExpiry' | 'recurrenceExpiry' | 'recurrenceCompletion' | 'scheduleDispatch' | 'scheduleDueEnd' | 'automaticCharge' | 'transferSettled' | 'transferRefused' | 'refundEnded' | 'firstPayment' | 'recurrenceAnswer' | 'instructionAnswer' | 'instructionPayment' | (string & {});
            /** @description The resource of the timer; for a delivery the deliveryId. */
            resourceId: components["schemas"]["ResourceId"];
            /** @description The first event that the timer caused; null when it caused none. */
            event: components["schemas"]["WebhookEventName"] | null;
            /** @description What set the timer, or the event that was delivered; null for a timer of an earlier version. */
            causedBy: components["schemas"]["Cause"] | null;
        };
        /** @description How far the clock moved, and what ran on the way. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
        ClockAdvance: {
            /** @description The time before the advance. */
            from: components["schemas"]["Timestamp"];
            /** @description The time after the advance. */
            to: components["schemas"]["Timestamp"];
            /** @description RUNNING advances at the rate of real time, ahead of it or behind it, even when the clock of the machine is changed. FROZEN does not move until an operation moves it. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
            mode: components["schemas"]["ClockMode"];
            /** @description What ran, in order of time; the first 1000 steps. */
            ran: components["schemas"]["ClockStep"][];
            /** @description The number of steps that ran. */
            total: number;
            /** @description Whether more steps ran than `ran` lists. */
            truncated: boolean;
        };
        /** @description The provider's id of a charge, a UUIDv4. Upper and lower case are the same; answers have lower case. **Assumed** ([G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
        ChargeIdRequest: string;
        /** @description A CPF (11 digits) or a CNPJ (12 digits or upper-case letters, then 2 check digits), without punctuation. **Assumed** ([G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)). */
        TaxId: string;
        /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008)). */
        PersonTypeRequest: "NATURAL_PERSON" | "LEGAL_PERSON";
        /** @description The kind of the account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007)). */
        AccountTypeRequest: "CACC" | "SVGS" | "SLRY" | "TRAN";
        /** @description The payer and the paying account. Omitted values come from the charge: its expectedPayer and the first of its bankAccounts. Values that the charge lacks come from the fixed test payer, as in simulatePayment. **Assumed** ([G-104](https://pix-payments.github.io/pix-payments/gaps.html#G-104), [G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106)). */
        PayerRequest: {
            /** @description The name of a person or a company, 1 to 140 characters. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029), [G-201](https://pix-payments.github.io/pix-payments/gaps.html#G-201)). */
            name?: components["schemas"]["PersonName"];
            /** @description The payer's CPF or CNPJ without punctuation. Its check digits are verified. */
            taxId?: components["schemas"]["TaxId"];
            /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008)). */
            personType?: components["schemas"]["PersonTypeRequest"];
            /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
            bankCode?: components["schemas"]["Ispb"];
            /** @description The branch of the paying account, 1 to 4 digits; null for an account without a branch. **Assumed** ([G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431)). */
            branchCode?: components["schemas"]["BranchCode"] | null;
            /** @description An account number of 1 to 20 digits, including its check digit. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            accountNumber?: components["schemas"]["AccountNumber"];
            /** @description The kind of the account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007)). */
            accountType?: components["schemas"]["AccountTypeRequest"];
        };
        /** @description An amount in centavos of BRL (1000 is R$ 10,00). The upper bound is a technical guard. **Assumed** ([G-014](https://pix-payments.github.io/pix-payments/gaps.html#G-014)). */
        Amount: number;
        /** @description Free text of at most 140 characters. */
        Description: string;
        /** @description The payer, the amount and the message of a payment. Every property is optional. **Assumed** ([G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106)). */
        CreatePaymentAttemptRequest: {
            /** @description The payer and the paying account. Omitted values come from the charge: its expectedPayer and the first of its bankAccounts. Values that the charge lacks come from the fixed test payer, as in simulatePayment. **Assumed** ([G-104](https://pix-payments.github.io/pix-payments/gaps.html#G-104), [G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106)). */
            payer?: components["schemas"]["PayerRequest"];
            /** @description The amount that the payer sends, in centavos. Defaults to the amount of the charge; another amount is NOT_PAYABLE. */
            amount?: components["schemas"]["Amount"];
            /** @description The message that the payer adds to the payment, at most 140 characters. Defaults to none. */
            payerMessage?: components["schemas"]["Description"];
        };
        /** @description Why the attempt was refused. ACCOUNT_MISMATCH: the paying account is none of expectedPayer.bankAccounts. PAYER_MISMATCH: the CPF that paid is not expectedPayer.taxId. When payer and account both differ, the reason is PAYER_MISMATCH. THIRD_PARTY_PAYER_BLOCKED: the provider does not let third parties pay into this wallet, whatever the charge declares. When expectedPayer.taxId is declared, a third party gets PAYER_MISMATCH instead. The source shows only ACCOUNT_MISMATCH. Expect values that are not listed. **Assumed** ([G-163](https://pix-payments.github.io/pix-payments/gaps.html#G-163)). */
        RejectedReason: 'ACCOUNT_MISMATCH' | 'PAYER_MISMATCH' | 'THIRD_PARTY_PAYER_BLOCKED' | (string & {});
        /** @description A text of 32 letters and digits that identifies a Pix from end to end, case-sensitive: `E`, the ISPB of the institution that made it, the UTC minute as yyyyMMddHHmm, and 11 more characters. The endToEndId of a refund starts with `D`. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044)). */
        EndToEndId: string;
        /** @description The copy-and-paste payload of the charge, at most 512 characters. It is a dynamic BR Code and ends in its CRC-16. Show it to the player as text and as a QR code. It does not have the amount: the payer's app fetches the charge with its amount from the location inside it. You need not call that address. **Assumed** ([G-019](https://pix-payments.github.io/pix-payments/gaps.html#G-019), [G-020](https://pix-payments.github.io/pix-payments/gaps.html#G-020), [G-321](https://pix-payments.github.io/pix-payments/gaps.html#G-321), [G-370](https://pix-payments.github.io/pix-payments/gaps.html#G-370), [G-371](https://pix-payments.github.io/pix-payments/gaps.html#G-371)). */
        BrCode: string;
        /** @description The provider's id of a charge, a UUIDv4 in lower case. **Assumed** ([G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
        ChargeId: string;
        /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. Expect values that are not listed. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
        PersonType: 'NATURAL_PERSON' | 'LEGAL_PERSON' | (string & {});
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
        /** @description A CPF of 11 digits, without punctuation. **Assumed** ([G-010](https://pix-payments.github.io/pix-payments/gaps.html#G-010), [G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029)). */
        Cpf: string;
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
        /** @description The operator's identifier, 1 to 100 characters. **Assumed** ([G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)). */
        ExternalId: string;
        /** @description A map of strings, kept with the resource and returned on statements. It has at most 50 entries, with keys of 1 to 50 characters and values of at most 200. **Assumed** ([G-016](https://pix-payments.github.io/pix-payments/gaps.html#G-016), [G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)). */
        Metadata: {
            [key: string]: string;
        };
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
        /** @description The outcome of an attempt to pay a charge. **Assumed** ([G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106)). */
        PaymentAttempt: {
            /** @description PAID: the charge is PAID, and pixChargePaid was recorded. REJECTED: a payer check rejected the payment, pixChargeRejected was recorded, and the charge can still be paid. NOT_PAYABLE: the charge is closed or the amount differs, and nothing changed. */
            outcome: "PAID" | "REJECTED" | "NOT_PAYABLE";
            /** @description The cause of REJECTED; null otherwise. */
            rejectedReason: components["schemas"]["RejectedReason"] | null;
            /** @description The endToEndId of the payment; null unless outcome is PAID. */
            endToEndId: components["schemas"]["EndToEndId"] | null;
            /** @description The charge after the attempt. */
            charge: components["schemas"]["ImmediateCharge"];
        };
        /** @description The amount and the reason of a take-back. Every property is optional. **Assumed** ([G-381](https://pix-payments.github.io/pix-payments/gaps.html#G-381), [G-385](https://pix-payments.github.io/pix-payments/gaps.html#G-385)). */
        CreateTakeBackRequest: {
            /** @description The amount that is taken back, in centavos. Defaults to the part of the charge that is neither refunded nor taken back. */
            amount?: components["schemas"]["Amount"];
            /** @description Why the money is taken back. Defaults to FRAUD. */
            reason?: "FRAUD" | "OPERATIONAL_FLAW";
        };
        /** @description Identifies money that an institution sends back, from end to end: the return of a withdrawal, or the take-back of a deposit. It has 32 letters and digits, case-sensitive: `D`, the ISPB of the institution that sends the money back, the UTC minute as yyyyMMddHHmm, and 11 more characters. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)). */
        ReturnId: string;
        /** @description Why the money was taken back. FRAUD: an institution has a founded suspicion of fraud. OPERATIONAL_FLAW: a system of one of the institutions failed, for example it paid twice. Expect values that are not listed. **Assumed** ([G-381](https://pix-payments.github.io/pix-payments/gaps.html#G-381)). */
        TakeBackReason: 'FRAUD' | 'OPERATIONAL_FLAW' | (string & {});
        /** @description Money of a paid deposit that was taken back. **Assumed** ([G-381](https://pix-payments.github.io/pix-payments/gaps.html#G-381), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384), [G-385](https://pix-payments.github.io/pix-payments/gaps.html#G-385)). */
        TakeBack: {
            /** @description Identifies money that an institution sends back, from end to end: the return of a withdrawal, or the take-back of a deposit. It has 32 letters and digits, case-sensitive: `D`, the ISPB of the institution that sends the money back, the UTC minute as yyyyMMddHHmm, and 11 more characters. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)). */
            returnId: components["schemas"]["ReturnId"];
            /** @description The amount of this take-back in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description Why the money was taken back. FRAUD: an institution has a founded suspicion of fraud. OPERATIONAL_FLAW: a system of one of the institutions failed, for example it paid twice. Expect values that are not listed. **Assumed** ([G-381](https://pix-payments.github.io/pix-payments/gaps.html#G-381)). */
            reason: components["schemas"]["TakeBackReason"];
            /** @description When the money left the wallet, in the wallet's time. */
            takenBackAt: components["schemas"]["Timestamp"];
            /** @description The part of the charge that is neither refunded nor taken back, in centavos. */
            leftAmount: components["schemas"]["TotalAmount"];
            /** @description The charge, which the take-back does not change. */
            charge: components["schemas"]["ImmediateCharge"];
        };
        /** @description The BR Code, and optionally the payer and the message of the payment. **Assumed** ([G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106), [G-374](https://pix-payments.github.io/pix-payments/gaps.html#G-374)). */
        PayBrCodeRequest: {
            /** @description The brCode of a charge or the textContent of a recurrence, exactly as the operator shows it to the payer. Its structure, its CRC and its fields are checked. */
            brCode: string;
            /** @description The payer and the paying account. Omitted values come from the charge: its expectedPayer and the first of its bankAccounts. Values that the charge lacks come from the fixed test payer, as in simulatePayment. **Assumed** ([G-104](https://pix-payments.github.io/pix-payments/gaps.html#G-104), [G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106)). */
            payer?: components["schemas"]["PayerRequest"];
            /** @description The message that the payer adds to the payment, at most 140 characters. Defaults to none. The first payment of a recurrence has no message. */
            payerMessage?: components["schemas"]["Description"];
        };
        /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
        RecurrenceId: string;
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
        /**
         * Format: date
         * @description A day of the Brasília calendar, YYYY-MM-DD, in the years 0001 to 9999. **Assumed** ([G-310](https://pix-payments.github.io/pix-payments/gaps.html#G-310)).
         */
        CalendarDate: string;
        /** @description An amount in centavos of BRL, from R$ 1,00 to R$ 1.000.000,00. **Assumed** ([G-134](https://pix-payments.github.io/pix-payments/gaps.html#G-134), [G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181)). */
        AutomaticAmount: number;
        /** @description The lowest cap that the payer may set for a charge, in centavos of BRL, from 1 to 100000000 (R$ 1.000.000,00). It does not constrain the amounts of the charges. **Assumed** ([G-181](https://pix-payments.github.io/pix-payments/gaps.html#G-181)). */
        MinimumAmount: number;
        /** @description PENDING waits for the first payment and the authorization, until expiresAt. AUTHORIZED accepts cycle charges. CANCELLED was cancelled by the receiver or by the payer. EXPIRED reached expiresAt without an authorization. FAILED was rejected by the payer institution. CANCELLED, EXPIRED and FAILED are final, and so is AUTHORIZED once statusDetailed is COMPLETED. **Assumed** ([G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067), [G-093](https://pix-payments.github.io/pix-payments/gaps.html#G-093), [G-094](https://pix-payments.github.io/pix-payments/gaps.html#G-094), [G-095](https://pix-payments.github.io/pix-payments/gaps.html#G-095)). */
        RecurrenceStatus: "PENDING" | "AUTHORIZED" | "CANCELLED" | "EXPIRED" | "FAILED";
        /** @description The step within the status. PENDING: AWAITING_FIRST_PAYMENT, then FIRST_PAYMENT_SUCCESS. AUTHORIZED: VALIDATION_SUCCEEDED, then COMPLETED after the last cycle. FAILED: AUTHORIZATION_REJECTED. EXPIRED: JOURNEY_EXPIRED. CANCELLED: CANCELLED_BY_RECEIVER or CANCELLED_BY_PAYER. The source shows only the first three values; others may come, so treat an unknown value by its status. **Assumed** ([G-062](https://pix-payments.github.io/pix-payments/gaps.html#G-062), [G-067](https://pix-payments.github.io/pix-payments/gaps.html#G-067)). */
        RecurrenceStatusDetailed: 'AWAITING_FIRST_PAYMENT' | 'FIRST_PAYMENT_SUCCESS' | 'VALIDATION_SUCCEEDED' | 'AUTHORIZATION_REJECTED' | 'JOURNEY_EXPIRED' | 'CANCELLED_BY_RECEIVER' | 'CANCELLED_BY_PAYER' | 'COMPLETED' | (string & {});
        /** @description The status of the immediate first Pix. PENDING can still be paid. SETTLED was paid. EXPIRED can no longer be paid, because the recurrence left PENDING before the payment. REFUNDED was paid, and the whole amount goes back to the payer. A partial refund leaves it SETTLED, and so does a refund that fails. The source shows only SETTLED; others may come. **Assumed** ([G-063](https://pix-payments.github.io/pix-payments/gaps.html#G-063), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-243](https://pix-payments.github.io/pix-payments/gaps.html#G-243)). */
        FirstPaymentStatus: 'PENDING' | 'SETTLED' | 'EXPIRED' | 'REFUNDED' | (string & {});
        /** @description Identifies a refund of a cycle charge or of a first payment, a UUIDv4 in lower case. **Assumed** ([G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230)). */
        AutomaticRefundId: string;
        /** @description The secret of the recurrence's public location, 32 lower-case hex characters. Anyone who has it can read the terms at /rec/{accessToken}. */
        RecurrenceLocationToken: string;
        /** @description A map of strings. The resource echoes it. **Assumed** ([G-024](https://pix-payments.github.io/pix-payments/gaps.html#G-024)). */
        AutomaticMetadata: {
            [key: string]: string;
        };
        /** @description The reason for the cancellation: one of the seven reasons of the receiver, or PAYER_REQUESTED when the payer cancelled the recurrence in the banking app. Expect values that are not listed: the recurrence is CANCELLED whatever the reason. **Assumed** ([G-069](https://pix-payments.github.io/pix-payments/gaps.html#G-069), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
        CancellationReason: 'ACCOUNT_CLOSED' | 'RECEIVER_COMPANY_CLOSED' | 'RECEIVER_REQUEST_ERROR' | 'FRAUD_SUSPECTED' | 'DUPLICATE_AUTHORIZATION' | 'RECEIVER_REQUESTED' | 'PAIN_009_TIMEOUT' | 'PAYER_REQUESTED' | (string & {});
        /** @description FIXED when the recurrence was created with amount: every cycle charges that amount. VARIABLE when amount was omitted: each cycle charge states its own amount. The source shows only FIXED. Expect values that are not listed: the recurrence is fixed when its amount is not null. **Assumed** ([G-057](https://pix-payments.github.io/pix-payments/gaps.html#G-057), [G-059](https://pix-payments.github.io/pix-payments/gaps.html#G-059), [G-072](https://pix-payments.github.io/pix-payments/gaps.html#G-072), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
        AmountType: 'FIXED' | 'VARIABLE' | (string & {});
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
        /** @description The outcome of a payment through a BR Code. **Assumed** ([G-106](https://pix-payments.github.io/pix-payments/gaps.html#G-106), [G-374](https://pix-payments.github.io/pix-payments/gaps.html#G-374)). */
        BrCodePayment: {
            /** @description PAID: the charge, or the first payment of the recurrence, is settled. REJECTED: a payer check rejected the payment, and the charge can still be paid. NOT_PAYABLE: it ended after the app had fetched it, and nothing changed. */
            outcome: "PAID" | "REJECTED" | "NOT_PAYABLE";
            /** @description The cause of REJECTED; null otherwise. For a recurrence it is PAYER_MISMATCH, and no event is recorded. */
            rejectedReason: components["schemas"]["RejectedReason"] | null;
            /** @description The endToEndId of the payment; null unless outcome is PAID. */
            endToEndId: components["schemas"]["EndToEndId"] | null;
            /** @description The charge after the payment; null when the code is of a recurrence. */
            charge: components["schemas"]["ImmediateCharge"] | null;
            /** @description The recurrence after its first payment; null when the code is of a charge. */
            recurrence: components["schemas"]["Recurrence"] | null;
        };
        /** @description The new status of the withdrawal, and the cause of a failure. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
        SetWithdrawalOutcomeRequest: {
            /** @description The new status. The withdrawal goes through the arrows of its state machine. A status without such a path returns 409 InvalidState: CANCELED needs a withdrawal that is held at INITIATED. */
            status: "CONFIRMED" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELED" | "FAILED" | "EXPIRED";
            /** @description The errorCode of a failure, listed or not. Defaults to the usual errorCode of the status. */
            errorCode?: components["schemas"]["WithdrawalErrorCode"];
            /** @description A text for the errorCode, at most 140 characters. Defaults to the usual text of the errorCode. */
            errorDescription?: components["schemas"]["Description"];
        };
        /** @description The expected holder of the key, as the request declared it. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029)). */
        ExpectedCreditor: {
            /** @description The creditor's name, as the request declared it. */
            name: components["schemas"]["PersonName"];
            /** @description The CPF that must hold the key, without punctuation. */
            taxId: components["schemas"]["Cpf"];
        };
        /** @description How the request named the destination: PIX_KEY by a key, or MANUAL by bank details. The source shows only PIX_KEY. Expect values that are not listed. **Assumed** ([G-030](https://pix-payments.github.io/pix-payments/gaps.html#G-030), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
        WithdrawalInitiationType: 'PIX_KEY' | 'MANUAL' | (string & {});
        /** @description Transitional, with an unknown outcome: INITIATED, the intent was created; CONFIRMED, the payment request was sent to the central bank's instant payment system; PROCESSING, the payment awaits settlement. Final: SUCCESS, the payment settled. Final failures: REJECTED, the counterparty rejected it; CANCELED, the request could not be sent; FAILED, a processing error; EXPIRED, the confirmation window expired. Only a final failure permits returning the balance to the player. **Assumed** ([G-091](https://pix-payments.github.io/pix-payments/gaps.html#G-091)). */
        WithdrawalStatus: "INITIATED" | "CONFIRMED" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELED" | "FAILED" | "EXPIRED";
        /** @description The provider's id of a withdrawal, a UUIDv4 in lower case. Its statement line has it as productTransactionId. **Assumed** ([G-036](https://pix-payments.github.io/pix-payments/gaps.html#G-036), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
        TransactionId: string;
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
        /** @description The reason that the institution of the creditor gave for the return: a code of the instant payment system, such as `MD06` (the receiver asked for it), or words. At most 500 characters. **Assumed** ([G-380](https://pix-payments.github.io/pix-payments/gaps.html#G-380)). */
        WithdrawalReturnReason: string;
        /** @description The amount and the reason of a return. Every property is optional. **Assumed** ([G-380](https://pix-payments.github.io/pix-payments/gaps.html#G-380), [G-385](https://pix-payments.github.io/pix-payments/gaps.html#G-385)). */
        CreateWithdrawalReturnRequest: {
            /** @description The amount that comes back, in centavos. Defaults to the part of the withdrawal that has not come back yet. */
            amount?: components["schemas"]["Amount"];
            /** @description The reason that the institution gives, at most 500 characters. Defaults to none. */
            reason?: components["schemas"]["WithdrawalReturnReason"];
        };
        /** @description Money of a settled withdrawal that came back. **Assumed** ([G-380](https://pix-payments.github.io/pix-payments/gaps.html#G-380), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384), [G-385](https://pix-payments.github.io/pix-payments/gaps.html#G-385)). */
        WithdrawalReturn: {
            /** @description Identifies money that an institution sends back, from end to end: the return of a withdrawal, or the take-back of a deposit. It has 32 letters and digits, case-sensitive: `D`, the ISPB of the institution that sends the money back, the UTC minute as yyyyMMddHHmm, and 11 more characters. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)). */
            returnId: components["schemas"]["ReturnId"];
            /** @description The amount of this return in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description The reason that the institution gave; null when it gave none. */
            reason: components["schemas"]["WithdrawalReturnReason"] | null;
            /** @description When the money came back, in the wallet's time. */
            returnedAt: components["schemas"]["Timestamp"];
            /** @description The part of the withdrawal that has not come back, in centavos. */
            leftAmount: components["schemas"]["TotalAmount"];
            /** @description The withdrawal, which the return does not change. */
            withdrawal: components["schemas"]["Withdrawal"];
        };
        /** @description The operator's identifier of a refund, 1 to 100 characters without control characters (U+0000 to U+001F, U+007F to U+009F). It is case-sensitive, stored and compared exactly as sent, including spaces. It distinguishes the partial refunds of one transaction. **Assumed** ([G-045](https://pix-payments.github.io/pix-payments/gaps.html#G-045), [G-196](https://pix-payments.github.io/pix-payments/gaps.html#G-196)). */
        RefundExternalId: string;
        /** @description The new status of the refund, and the cause of a failure. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
        SetRefundOutcomeRequest: {
            /** @description The new status. The refund goes through the arrows of its state machine. A status without such a path returns 409 InvalidState. */
            status: "SUCCESS" | "FAILED";
            /** @description The errorCode of a failure, listed or not. Defaults to the usual errorCode of the status. */
            errorCode?: components["schemas"]["RefundErrorCode"];
            /** @description A text for the errorCode, at most 140 characters. Defaults to the usual text of the errorCode. */
            errorDescription?: components["schemas"]["Description"];
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
        /** @description A Pix key of the simulated key directory, with its holder and the outcome of withdrawals to it. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)). */
        PixKeyEntry: {
            /** @description A Pix key, 1 to 77 characters. **Assumed** ([G-434](https://pix-payments.github.io/pix-payments/gaps.html#G-434)). */
            pixKey: components["schemas"]["PixKey"];
            /** @description The person or company, and the account, that the key resolves to. */
            holder: components["schemas"]["AccountHolder"];
            /** @description The outcome of withdrawals to this key; null when the wallet's outcome applies. */
            outcome: components["schemas"]["WithdrawalOutcome"] | null;
        };
        /** @description The entries of the directory, in order of their keys. **Assumed** ([G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)). */
        PixKeyList: {
            /** @description The entries; empty when there is none. A CPF without an entry resolves to that CPF. */
            data: components["schemas"]["PixKeyEntry"][];
        };
        /** @description The creditor's Pix key as the directory keeps it, at most 77 characters: a CPF of 11 digits, a phone of any country as `+5511987654321`, an e-mail in lower case, or a random key (a UUID in lower case). The check digits of a CPF are verified. A CNPJ or any other value returns 400 MalformedRequest. **Assumed** ([G-028](https://pix-payments.github.io/pix-payments/gaps.html#G-028)). */
        CreditorPixKey: string;
        /** @description A person or company, and the account that receives the money. **Assumed** ([G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)). */
        HolderRequest: {
            /** @description The name of a person or a company, 1 to 140 characters. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029), [G-201](https://pix-payments.github.io/pix-payments/gaps.html#G-201)). */
            name: components["schemas"]["PersonName"];
            /** @description The CPF or CNPJ of the holder without punctuation. Its check digits are verified. */
            taxId: components["schemas"]["TaxId"];
            /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008)). */
            personType: components["schemas"]["PersonTypeRequest"];
            /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
            bankCode: components["schemas"]["Ispb"];
            /** @description The branch, 1 to 4 digits. Omit it for an account without a branch. **Assumed** ([G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431)). */
            branchCode?: components["schemas"]["BranchCode"];
            /** @description An account number of 1 to 20 digits, including its check digit. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            accountNumber: components["schemas"]["AccountNumber"];
            /** @description The kind of the account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007)). */
            accountType: components["schemas"]["AccountTypeRequest"];
        };
        /** @description The holder of a key, and the outcome of withdrawals to it. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)). */
        PutPixKeyRequest: {
            /** @description A person or company, and the account that receives the money. **Assumed** ([G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)). */
            holder: components["schemas"]["HolderRequest"];
            /** @description The outcome of withdrawals to this key. Defaults to the wallet's outcome. */
            outcome?: components["schemas"]["WithdrawalOutcomeRequest"];
        };
        /** @description A bank account of the simulated registry, with its owner and the outcome of withdrawals to it. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
        KnownAccount: {
            /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
            bankCode: components["schemas"]["Ispb"];
            /** @description The branch, 1 to 4 digits; null for an account without a branch. **Assumed** ([G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431)). */
            branchCode: components["schemas"]["BranchCode"] | null;
            /** @description An account number of 1 to 20 digits, including its check digit. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            accountNumber: components["schemas"]["AccountNumber"];
            /** @description The name of the owner. */
            name: components["schemas"]["PersonName"];
            /** @description The CPF or CNPJ of the owner, without punctuation. */
            taxId: components["schemas"]["TaxId"];
            /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. Expect values that are not listed. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            personType: components["schemas"]["PersonType"];
            /** @description The kind of an account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. Expect values that are not listed. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            accountType: components["schemas"]["AccountType"];
            /** @description The outcome of withdrawals to this account; null when the wallet's outcome applies. */
            outcome: components["schemas"]["WithdrawalOutcome"] | null;
        };
        /** @description The known accounts, in order of bank, branch and number. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)). */
        KnownAccountList: {
            /** @description The accounts; empty when there is none. */
            data: components["schemas"]["KnownAccount"][];
        };
        /** @description The owner of an account, and the outcome of withdrawals to it. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107), [G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108)). */
        PutAccountRequest: {
            /** @description The name of the owner, 1 to 140 characters. */
            name: components["schemas"]["PersonName"];
            /** @description The CPF or CNPJ of the owner without punctuation. Its check digits are verified. */
            taxId: components["schemas"]["TaxId"];
            /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008)). */
            personType: components["schemas"]["PersonTypeRequest"];
            /** @description The kind of the account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007)). */
            accountType: components["schemas"]["AccountTypeRequest"];
            /** @description The outcome of withdrawals to this account. Defaults to the wallet's outcome. */
            outcome?: components["schemas"]["WithdrawalOutcomeRequest"];
        };
        /** @description The text of the statement line, 1 to 140 characters. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086)). */
        MovementDescription: string;
        /** @description A fee to charge to the wallet. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086)). */
        CreateFeeRequest: {
            /** @description The fee in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description The text of the statement line, 1 to 140 characters. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086)). */
            description: components["schemas"]["MovementDescription"];
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
        /** @description BLOCK moves money from the available to the blocked balance, and UNBLOCK moves it back; neither has a statement line. DEBIT takes money from the available balance out of the wallet: unblock blocked money before you debit it. CREDIT adds money to the wallet. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086), [G-210](https://pix-payments.github.io/pix-payments/gaps.html#G-210)). */
        JudicialMovementType: "DEBIT" | "CREDIT" | "BLOCK" | "UNBLOCK";
        /** @description A movement by court order. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086), [G-210](https://pix-payments.github.io/pix-payments/gaps.html#G-210)). */
        CreateJudicialMovementRequest: {
            /** @description BLOCK moves money from the available to the blocked balance, and UNBLOCK moves it back; neither has a statement line. DEBIT takes money from the available balance out of the wallet: unblock blocked money before you debit it. CREDIT adds money to the wallet. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086), [G-210](https://pix-payments.github.io/pix-payments/gaps.html#G-210)). */
            type: components["schemas"]["JudicialMovementType"];
            /** @description The amount in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description The text of the statement line, 1 to 140 characters. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086)). */
            description: components["schemas"]["MovementDescription"];
        };
        /** @description A movement by court order, and its result. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086), [G-210](https://pix-payments.github.io/pix-payments/gaps.html#G-210)). */
        JudicialMovement: {
            /** @description BLOCK moves money from the available to the blocked balance, and UNBLOCK moves it back; neither has a statement line. DEBIT takes money from the available balance out of the wallet: unblock blocked money before you debit it. CREDIT adds money to the wallet. **Assumed** ([G-086](https://pix-payments.github.io/pix-payments/gaps.html#G-086), [G-210](https://pix-payments.github.io/pix-payments/gaps.html#G-210)). */
            type: components["schemas"]["JudicialMovementType"];
            /** @description The amount in centavos. */
            amount: components["schemas"]["Amount"];
            /** @description The statement line of a DEBIT or CREDIT; null for BLOCK and UNBLOCK. */
            line: components["schemas"]["StatementLine"] | null;
            /** @description The balances after the movement. */
            balance: components["schemas"]["WalletBalance"];
        };
        /**
         * Format: uuid
         * @description The id of a fault, a UUID. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
         */
        FaultId: string;
        /** @description The operationId of an operation of the operator API, such as createImmediateCharge. An unknown operationId returns 400 MalformedRequest; operations of the sandbox control API cannot be hit. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        TargetOperationId: string;
        /** @description The target of a fault. One of the two properties is null. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        FaultTarget: {
            /** @description The operation whose requests the fault hits. */
            operationId: components["schemas"]["TargetOperationId"] | null;
            /** @description The event whose deliveries the fault hits. */
            event: components["schemas"]["WebhookEventName"] | null;
        };
        /** @description The delay in milliseconds of real time, 1 to 60000. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        LatencyMilliseconds: number;
        /** @description The status, 400 to 599. A status that the operation does not document is answered in plain text, as a gateway between client and service would answer. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        FaultStatus: number;
        /** @description An error code of the API. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        FaultCode: string;
        /** @description The effect of a fault. Properties of other kinds are null. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        FaultEffect: {
            /** @description The kind of the effect, as it was sent. */
            kind: "latency" | "status" | "drop" | "dropResponse" | "duplicate" | "reorder" | "badSignature" | "oldTimestamp" | "foreignResource";
            /** @description The delay; null unless kind is latency. */
            milliseconds: components["schemas"]["LatencyMilliseconds"] | null;
            /** @description The status of the response; null unless kind is status. */
            status: components["schemas"]["FaultStatus"] | null;
            /** @description The error code from the request; null when the request had none. */
            code: components["schemas"]["FaultCode"] | null;
        };
        /** @description A probability, 0 to 1. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        FaultProbability: number;
        /** @description A number of matches, 1 to 1000000. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        FaultCount: number;
        /** @description A seed, 0 to 2147483647. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        FaultSeed: number;
        /** @description A fault, and how often it took effect. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        Fault: {
            /** @description The id of a fault, a UUID. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
            faultId: components["schemas"]["FaultId"];
            /** @description The target of a fault. One of the two properties is null. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
            target: components["schemas"]["FaultTarget"];
            /** @description The effect of a fault. Properties of other kinds are null. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
            effect: components["schemas"]["FaultEffect"];
            /** @description The probability that a match is hit, 0 to 1. */
            probability: components["schemas"]["FaultProbability"];
            /** @description Hits only every nth match; null when every match can be hit. */
            nth: components["schemas"]["FaultCount"] | null;
            /** @description The maximum number of hits; null without a limit. */
            times: components["schemas"]["FaultCount"] | null;
            /** @description The seed of the probability. */
            seed: components["schemas"]["FaultSeed"];
            /** @description The number of requests or deliveries that matched the target so far. */
            matched: number;
            /** @description The number of matches that the fault hit. */
            applied: number;
            /** @description When the fault was created, on the wallet's clock. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description The faults of the wallet, the oldest first. Several may hit the same request, in this order. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        FaultList: {
            /** @description The faults; empty when there is none. */
            data: components["schemas"]["Fault"][];
        };
        /** @description The target of a fault: either the requests of an operation or the deliveries of an event. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        FaultTargetRequest: {
            /** @description The operationId of an operation of the operator API, such as createImmediateCharge. An unknown operationId returns 400 MalformedRequest; operations of the sandbox control API cannot be hit. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
            operationId?: components["schemas"]["TargetOperationId"];
            /** @description The event whose deliveries the fault hits. */
            event?: components["schemas"]["WebhookEventName"];
        };
        /** @description Delays the response of a request, or the sending of a delivery, and changes nothing else. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        LatencyEffect: {
            /** @description The kind of the effect. */
            kind: "latency";
            /** @description The delay in milliseconds of real time, 1 to 60000. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
            milliseconds: components["schemas"]["LatencyMilliseconds"];
        };
        /** @description Answers a request with an error instead of processing it. A delivery is not sent and counts as answered with the status. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        StatusEffect: {
            /** @description The kind of the effect. */
            kind: "status";
            /** @description The status, 400 to 599. A status that the operation does not document is answered in plain text, as a gateway between client and service would answer. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
            status: components["schemas"]["FaultStatus"];
            /** @description The error code, which the operation must document for the status; another code returns 400 MalformedRequest. Defaults to the first documented code. Has no effect with an event. */
            code?: components["schemas"]["FaultCode"];
        };
        /** @description Closes the connection before the service processes the request, so the request has no effect. A delivery is not sent and counts as unanswered. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        DropEffect: {
            /** @description The kind of the effect. */
            kind: "drop";
        };
        /** @description Processes the request and closes the connection, so that the response is lost. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        DropResponseEffect: {
            /** @description The kind of the effect. */
            kind: "dropResponse";
        };
        /** @description Sends the delivery twice, with the same eventId. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        DuplicateEffect: {
            /** @description The kind of the effect. */
            kind: "duplicate";
        };
        /** @description Holds the delivery until the next delivery of the wallet was sent, at most 5 seconds. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        ReorderEffect: {
            /** @description The kind of the effect. */
            kind: "reorder";
        };
        /** @description Signs the delivery with a secret that is not the secret of the webhook. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        BadSignatureEffect: {
            /** @description The kind of the effect. */
            kind: "badSignature";
        };
        /** @description Signs the delivery with a webhook-timestamp that is one hour old. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        OldTimestampEffect: {
            /** @description The kind of the effect. */
            kind: "oldTimestamp";
        };
        /** @description Sends, correctly signed, the same event about a resource that the wallet does not have: the ids of the resource are others. If the receiver accepts it, the real event is not sent. The delivery in this API keeps the body of the real event. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        ForeignResourceEffect: {
            /** @description The kind of the effect. */
            kind: "foreignResource";
        };
        /** @description The effect of a fault, chosen by kind. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        FaultEffectRequest: components["schemas"]["LatencyEffect"] | components["schemas"]["StatusEffect"] | components["schemas"]["DropEffect"] | components["schemas"]["DropResponseEffect"] | components["schemas"]["DuplicateEffect"] | components["schemas"]["ReorderEffect"] | components["schemas"]["BadSignatureEffect"] | components["schemas"]["OldTimestampEffect"] | components["schemas"]["ForeignResourceEffect"];
        /** @description The effect of a fault, its target, and how often it takes effect. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        CreateFaultRequest: {
            /** @description The target of a fault: either the requests of an operation or the deliveries of an event. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
            target: components["schemas"]["FaultTargetRequest"];
            /** @description The effect of a fault, chosen by kind. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
            effect: components["schemas"]["FaultEffectRequest"];
            /** @description The probability that a match is hit, 0 to 1. Defaults to 1. */
            probability?: components["schemas"]["FaultProbability"];
            /** @description Hits only every nth match: 3 hits the third, the sixth and so on. Defaults to every match. */
            nth?: components["schemas"]["FaultCount"];
            /** @description The maximum number of hits. Defaults to no limit. */
            times?: components["schemas"]["FaultCount"];
            /** @description The seed of the probability, so that a run can be repeated. Defaults to a random seed, which the response shows. */
            seed?: components["schemas"]["FaultSeed"];
        };
        /** @description The result of deleteFaults. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        FaultsDeleted: {
            /** @description The number of deleted faults. */
            deleted: number;
        };
        /**
         * Format: uuid
         * @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)).
         */
        EventId: string;
        /** @description The place of an event in the sequence of its wallet, 1 for the first. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
        EventPosition: number;
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
        /**
         * Format: uuid
         * @description The id of a delivery, a UUID. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
         */
        DeliveryId: string;
        /** @description PENDING: another attempt follows. DELIVERED: the receiver answered with a 2XX. DEAD: no attempt is left. **Assumed** ([G-159](https://pix-payments.github.io/pix-payments/gaps.html#G-159)). */
        DeliveryStatus: "PENDING" | "DELIVERED" | "DEAD";
        /** @description A summary of a delivery of the event. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
        EventDelivery: {
            /** @description The id of a delivery, a UUID. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
            deliveryId: components["schemas"]["DeliveryId"];
            /** @description PENDING: another attempt follows. DELIVERED: the receiver answered with a 2XX. DEAD: no attempt is left. **Assumed** ([G-159](https://pix-payments.github.io/pix-payments/gaps.html#G-159)). */
            status: components["schemas"]["DeliveryStatus"];
        };
        /** @description An event of the wallet, recorded whether or not a webhook is configured. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
        SandboxEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of an event. The source names six; the other thirteen are assumed. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: components["schemas"]["WebhookEventName"];
            /** @description When it happened, on the wallet's clock. */
            occurredAt: components["schemas"]["Timestamp"];
            /** @description The place of an event in the sequence of its wallet, 1 for the first. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
            position: components["schemas"]["EventPosition"];
            /** @description The resource of the event, by the id that the payload carries. */
            resourceId: components["schemas"]["ResourceId"];
            /** @description Why the event happened; null for an event of an earlier version. */
            causedBy: components["schemas"]["Cause"] | null;
            /** @description The payload of a webhook, chosen by `event`. Ignore an event that is not in this list. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
            payload: components["schemas"]["WebhookEvent"];
            /** @description The deliveries of the event, the oldest first; empty when no webhook was configured. */
            deliveries: components["schemas"]["EventDelivery"][];
        };
        /** @description Send it as cursor, with the same filters, to read the next page; null on the last page. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        NextCursor: string | null;
        /** @description A page of events, the oldest first. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        SandboxEventList: {
            /** @description The events of this page; empty when none matches. */
            data: components["schemas"]["SandboxEvent"][];
            /** @description Send it as cursor, with the same filters, to read the next page; null on the last page. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Headers, by their names in lower case. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        HeaderMap: {
            [key: string]: string;
        };
        /** @description One attempt of a delivery, with its request and its response. **Assumed** ([G-159](https://pix-payments.github.io/pix-payments/gaps.html#G-159), [G-160](https://pix-payments.github.io/pix-payments/gaps.html#G-160), [G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
        DeliveryAttempt: {
            /** @description The number of the attempt, 1 for the first. */
            number: number;
            /** @description When the attempt was made, on the wallet's clock. */
            at: components["schemas"]["Timestamp"];
            /** @description When the attempt was made, in real time. */
            sentAt: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description The URL of the request.
             */
            url: string;
            /** @description The headers of the request, by their names in lower case. Authentication values are masked. */
            requestHeaders: components["schemas"]["HeaderMap"];
            /** @description The body of the request, byte for byte, so that the signature can be computed again. */
            requestBody: string;
            /** @description The status of the response; null without a response. */
            status: number | null;
            /** @description The headers of the response; null without a response. */
            responseHeaders: components["schemas"]["HeaderMap"] | null;
            /** @description The first 4 KiB of the response body; null without a response. */
            responseBody: string | null;
            /** @description Why there was no response, as text; null when there was one. */
            error: string | null;
            /** @description The duration of the attempt, in milliseconds of real time. */
            durationMilliseconds: number;
        };
        /** @description The delivery of an event to the webhook of the wallet, with every attempt. **Assumed** ([G-159](https://pix-payments.github.io/pix-payments/gaps.html#G-159), [G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
        Delivery: {
            /** @description The id of a delivery, a UUID. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
            deliveryId: components["schemas"]["DeliveryId"];
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of an event. The source names six; the other thirteen are assumed. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: components["schemas"]["WebhookEventName"];
            /** @description PENDING: another attempt follows. DELIVERED: the receiver answered with a 2XX. DEAD: no attempt is left. **Assumed** ([G-159](https://pix-payments.github.io/pix-payments/gaps.html#G-159)). */
            status: components["schemas"]["DeliveryStatus"];
            /** @description The attempts so far, the oldest first. */
            attempts: components["schemas"]["DeliveryAttempt"][];
            /** @description When the next attempt is made, on the wallet's clock; null unless status is PENDING. */
            nextAttemptAt: components["schemas"]["Timestamp"] | null;
            /** @description When the delivery was started, on the wallet's clock. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description What started the delivery: the cause of the event, or the command that resent it; null for a delivery of an earlier version. */
            causedBy: components["schemas"]["Cause"] | null;
        };
        /** @description The events to deliver again. An empty body selects all events. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
        ResendEventsRequest: {
            /** @description The first position, inclusive. Defaults to the first event. */
            fromPosition?: components["schemas"]["EventPosition"];
            /** @description The last position, inclusive. Defaults to the last event. */
            toPosition?: components["schemas"]["EventPosition"];
            /** @description Only events of this name. */
            event?: components["schemas"]["WebhookEventName"];
            /** @description Only events whose last delivery is DEAD. Defaults to false. */
            onlyDead?: boolean;
        };
        /** @description The result of resendEvents. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
        EventsResent: {
            /** @description How many deliveries were started, one for each event. */
            deliveries: number;
        };
        /** @description The result of a wait. **Assumed** ([G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)). */
        WaitResult: {
            /** @description Whether the event or the status was there in time. */
            met: boolean;
            /** @description The first matching event; null when met is false, and when the call waited only for a status. */
            event: components["schemas"]["SandboxEvent"] | null;
            /** @description The current status of the resource; null without a resourceId, and while the resource does not exist. */
            status: string | null;
        };
        /** @description A page of deliveries, the oldest first. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
        DeliveryList: {
            /** @description The deliveries of this page; empty when none matches. */
            data: components["schemas"]["Delivery"][];
            /** @description Send it as cursor, with the same filters, to read the next page; null on the last page. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A request of the wallet to the operator API, or a command of this API, and its response. Personal data is logged as it was sent; secrets and tokens are masked. **Assumed** ([G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)). */
        RequestLogEntry: {
            /**
             * Format: uuid
             * @description The x-request-id of the response.
             */
            requestId: string;
            /** @description The x-correlation-id of the response. */
            correlationId: string;
            /** @description When the request arrived, on the wallet's clock. */
            at: components["schemas"]["Timestamp"];
            /** @description The method of the request. */
            method: string;
            /** @description The path with its query, as it was sent. */
            path: string;
            /** @description The operation; null when no operation has the path and the method. */
            operationId: string | null;
            /** @description The status of the response; null when a fault closed the connection before the response. */
            status: number | null;
            /** @description The error code of the response; null when the response is not an error. */
            code: string | null;
            /** @description The duration of the request, in milliseconds of real time. */
            durationMilliseconds: number;
            /** @description The headers of the request, by their names in lower case. Secrets are masked, such as the value of authorization. Empty when an earlier version logged the request. */
            requestHeaders: components["schemas"]["HeaderMap"];
            /** @description The first 16 KiB of the request body, as text; null without a body. */
            requestBody: string | null;
            /** @description The headers of the response without those of the connection; null when a fault closed the connection before the response, or when an earlier version logged the request. */
            responseHeaders: components["schemas"]["HeaderMap"] | null;
            /** @description The first 16 KiB of the response body, as text; null without a body. */
            responseBody: string | null;
        };
        /** @description A page of requests, the newest first. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270), [G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)). */
        RequestLog: {
            /** @description The requests of this page; empty when none matches. */
            data: components["schemas"]["RequestLogEntry"][];
            /** @description Send it as cursor, with the same filters, to read the next page; null on the last page. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description The kind of an entry: request is a request to the operator API, command a request to this API that may change something, change a status that a resource got, line a statement line, event an event, attempt an attempt to deliver an event, fault a fault that was applied, clock a move of the clock. Accept values that are not listed. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)). */
        ActivityKind: 'request' | 'command' | 'change' | 'line' | 'event' | 'attempt' | 'fault' | 'clock' | (string & {});
        /** @description A request and its response. getRequest returns the bodies. In a timeline, method, path, status, code and durationMilliseconds are null when the log no longer has the request. **Assumed** ([G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)). */
        ActivityRequest: {
            /**
             * Format: uuid
             * @description The x-request-id of the response.
             */
            requestId: string;
            /** @description The operation. */
            operationId: string;
            /** @description The method of the request. */
            method: string | null;
            /** @description The path with its query, as it was sent. */
            path: string | null;
            /** @description The status of the response; null when a fault closed the connection before the response. */
            status: number | null;
            /** @description The error code of the response; null when the response is not an error. */
            code: string | null;
            /** @description The duration of the request, in milliseconds of real time. */
            durationMilliseconds: number | null;
        };
        /** @description A status that a resource got. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
        ActivityChange: {
            /** @description The kind of the resource. Accept values that are not listed. */
            resource: 'charge' | 'withdrawal' | 'refund' | 'recurrence' | 'schedule' | (string & {});
            /** @description The state before, as the state machine names it; null when the resource was created. */
            from: string | null;
            /** @description The new state, as the state machine names it. */
            to: string;
        };
        /** @description An event of the wallet. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
        ActivityEvent: {
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of an event. The source names six; the other thirteen are assumed. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: components["schemas"]["WebhookEventName"];
            /** @description The payload of a webhook, chosen by `event`. Ignore an event that is not in this list. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157), [G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
            payload: components["schemas"]["WebhookEvent"];
        };
        /** @description An attempt to deliver an event. getDelivery has its headers and bodies. **Assumed** ([G-159](https://pix-payments.github.io/pix-payments/gaps.html#G-159), [G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
        ActivityAttempt: {
            /** @description The id of a delivery, a UUID. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
            deliveryId: components["schemas"]["DeliveryId"];
            /** @description Identifies the event. The header webhook-id has the same value. It is the same in every delivery of the event; the receiver deduplicates by it. **Assumed** ([G-161](https://pix-payments.github.io/pix-payments/gaps.html#G-161)). */
            eventId: components["schemas"]["EventId"];
            /** @description The name of an event. The source names six; the other thirteen are assumed. **Assumed** ([G-157](https://pix-payments.github.io/pix-payments/gaps.html#G-157)). */
            event: components["schemas"]["WebhookEventName"];
            /** @description The number of the attempt, 1 for the first. */
            number: number;
            /** @description The status of the response; null without a response. */
            status: number | null;
            /** @description Why there was no response, as text; null when there was one. */
            error: string | null;
            /** @description The duration of the attempt, in milliseconds of real time. */
            durationMilliseconds: number;
        };
        /** @description A fault that was applied to a request or a delivery. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
        ActivityFault: {
            /** @description The id of a fault, a UUID. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
            faultId: components["schemas"]["FaultId"];
            /** @description The kind of the effect. */
            effect: string;
            /** @description The operationId of the request, or the name of the delivered event. */
            target: string;
        };
        /** @description A move of the clock. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
        ActivityClock: {
            /** @description When the move began, on the wallet's clock. */
            from: components["schemas"]["Timestamp"];
            /** @description When the move ended, on the wallet's clock. */
            to: components["schemas"]["Timestamp"];
            /** @description RUNNING advances at the rate of real time, ahead of it or behind it, even when the clock of the machine is changed. FROZEN does not move until an operation moves it. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
            mode: components["schemas"]["ClockMode"];
        };
        /** @description One thing that happened to a wallet, and why. The property with the name of the kind has the details. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)). */
        Activity: {
            /** @description A UUIDv4 in lower case, the id of a wallet. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            walletId: components["schemas"]["WalletId"];
            /** @description The kind of an entry: request is a request to the operator API, command a request to this API that may change something, change a status that a resource got, line a statement line, event an event, attempt an attempt to deliver an event, fault a fault that was applied, clock a move of the clock. Accept values that are not listed. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)). */
            kind: components["schemas"]["ActivityKind"];
            /** @description When it happened, on the wallet's clock. */
            at: components["schemas"]["Timestamp"];
            /** @description The resource, for a change, a line, an event and an attempt; otherwise null. */
            resourceId: components["schemas"]["ResourceId"] | null;
            /** @description Why it happened; null for a request and a command, which begin a story, and when it was recorded by an earlier version. */
            causedBy: components["schemas"]["Cause"] | null;
            /** @description A request and its response. getRequest returns the bodies. In a timeline, method, path, status, code and durationMilliseconds are null when the log no longer has the request. **Assumed** ([G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)). */
            request?: components["schemas"]["ActivityRequest"];
            /** @description A request and its response. getRequest returns the bodies. In a timeline, method, path, status, code and durationMilliseconds are null when the log no longer has the request. **Assumed** ([G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)). */
            command?: components["schemas"]["ActivityRequest"];
            /** @description A status that a resource got. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
            change?: components["schemas"]["ActivityChange"];
            /** @description A settled movement of the wallet. A movement that has not settled has no line: a PENDING charge, or a withdrawal or refund without an outcome. A movement that failed has none either. **Assumed** ([G-084](https://pix-payments.github.io/pix-payments/gaps.html#G-084), [G-211](https://pix-payments.github.io/pix-payments/gaps.html#G-211)). */
            line?: components["schemas"]["StatementLine"];
            /** @description An event of the wallet. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
            event?: components["schemas"]["ActivityEvent"];
            /** @description An attempt to deliver an event. getDelivery has its headers and bodies. **Assumed** ([G-159](https://pix-payments.github.io/pix-payments/gaps.html#G-159), [G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)). */
            attempt?: components["schemas"]["ActivityAttempt"];
            /** @description A fault that was applied to a request or a delivery. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)). */
            fault?: components["schemas"]["ActivityFault"];
            /** @description A move of the clock. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
            clock?: components["schemas"]["ActivityClock"];
        };
        /** @description A timer that falls due, or an attempt of a delivery. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
        DueItem: {
            /** @description When it falls due, on the wallet's clock. */
            at: components["schemas"]["Timestamp"];
            /** @description The kind of the timer, as advanceClock lists it; delivery for an attempt. */
            kind: string;
            /** @description The resource of the timer; for a delivery the deliveryId. */
            resourceId: components["schemas"]["ResourceId"];
            /** @description What set the timer, or the event that is delivered; null for a timer of an earlier version. */
            causedBy: components["schemas"]["Cause"] | null;
        };
        /** @description The story of a resource. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271), [G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)). */
        Timeline: {
            /** @description The id of a resource: the chargeId of a charge, the transactionId of a withdrawal, the refundEndToEndId of a refund, the id of a recurrence or of a schedule. **Assumed** ([G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)). */
            resourceId: components["schemas"]["ResourceId"];
            /** @description The kind of the resource. Accept values that are not listed. */
            resource: 'charge' | 'withdrawal' | 'refund' | 'recurrence' | 'schedule' | (string & {});
            /** @description The state of the resource, as the state machine names it. */
            status: string;
            /** @description The resource and what belongs to it: the refunds of a charge, the schedules of a recurrence, the refunds of their payments. */
            resourceIds: components["schemas"]["ResourceId"][];
            /** @description What happened to these resources, the oldest first. At most the newest 1000 entries. */
            entries: components["schemas"]["Activity"][];
            /** @description True when older entries are left out. */
            truncated: boolean;
            /** @description What falls due for these resources, the earliest first. */
            due: components["schemas"]["DueItem"][];
        };
        /** @description Tells a reader that entries are missing: they were deleted before the reader came to them. The stream continues with what happens after this message. Read the lists again. **Assumed** ([G-490](https://pix-payments.github.io/pix-payments/gaps.html#G-490)). */
        StreamMissed: {
            /** @description The id of the last message before the gap. */
            after: string;
        };
        /** @description The data of a message of the stream. **Assumed** ([G-490](https://pix-payments.github.io/pix-payments/gaps.html#G-490)). */
        StreamMessage: components["schemas"]["Activity"] | components["schemas"]["StreamMissed"];
        /** @description Messages as server-sent events. The data of a message is an Activity as JSON, in one line. A message with the event name missed has a StreamMissed as data. A message without data only moves the id of the reader: the service sends one first, and one every 15 seconds. **Assumed** ([G-490](https://pix-payments.github.io/pix-payments/gaps.html#G-490)). */
        ActivityStream: string;
        /** @description What falls due next for a wallet. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)). */
        DueList: {
            /** @description The current time of the wallet. */
            now: components["schemas"]["Timestamp"];
            /** @description What falls due, the earliest first. */
            data: components["schemas"]["DueItem"][];
            /** @description True when more falls due than limit. */
            truncated: boolean;
        };
        /**
         * Format: uuid
         * @description The id of a snapshot, a UUID. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
         */
        SnapshotId: string;
        /** @description A name of the snapshot for people, 1 to 100 characters. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)). */
        SnapshotName: string;
        /** @description The state of a wallet at one instant, which can be restored. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)). */
        Snapshot: {
            /** @description The id of a snapshot, a UUID. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)). */
            snapshotId: components["schemas"]["SnapshotId"];
            /** @description The name from the request; null without a name. */
            name: components["schemas"]["SnapshotName"] | null;
            /** @description When it was created, in real time. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was created, on the wallet's clock; a restore moves the clock back to this instant. */
            at: components["schemas"]["Timestamp"];
        };
        /** @description The snapshots of the wallet, the oldest first. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)). */
        SnapshotList: {
            /** @description The snapshots; empty when there is none. */
            data: components["schemas"]["Snapshot"][];
        };
        /** @description The snapshot to create. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)). */
        CreateSnapshotRequest: {
            /** @description A name of the snapshot for people, 1 to 100 characters. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)). */
            name?: components["schemas"]["SnapshotName"];
        };
        /** @description Whether the ledger of one wallet is correct, and its sums. Amounts are in centavos. **Assumed** ([G-276](https://pix-payments.github.io/pix-payments/gaps.html#G-276)). */
        WalletLedgerCheck: {
            /** @description A UUIDv4 in lower case, the id of a wallet. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
            walletId: components["schemas"]["WalletId"];
            /** @description Whether problems is empty. */
            ok: boolean;
            /** @description The opening balance. */
            opening: components["schemas"]["BalanceAmount"];
            /** @description The sum of the statement lines of type CREDIT. */
            credits: components["schemas"]["TotalAmount"];
            /** @description The sum of the statement lines of type DEBIT. */
            debits: components["schemas"]["TotalAmount"];
            /** @description The settled balance; correct when it is opening plus credits minus debits. */
            total: components["schemas"]["BalanceAmount"];
            /** @description The available balance; correct when it is total minus blocked. */
            available: components["schemas"]["BalanceAmount"];
            /** @description The blocked balance; correct when it is the sum of open reservations and judicial blocks. */
            blocked: components["schemas"]["TotalAmount"];
            /** @description The number of statement lines. */
            lines: number;
            /** @description One sentence for each problem; empty when the ledger is correct. */
            problems: string[];
        };
        /** @description The result of the ledger check. **Assumed** ([G-276](https://pix-payments.github.io/pix-payments/gaps.html#G-276)). */
        LedgerCheck: {
            /** @description Whether the ledger of every wallet is correct. */
            ok: boolean;
            /** @description The wallets that were checked, the oldest first. */
            wallets: components["schemas"]["WalletLedgerCheck"][];
        };
    };
    responses: {
        /**
         * @description The caller has no access. **Assumed** ([G-305](https://pix-payments.github.io/pix-payments/gaps.html#G-305)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `HostNotAllowed` | The sandbox listens on loopback and the Host header names another host. Call it as localhost, or start it with a control token. | no |
         *     | `OriginNotAllowed` | A web page of another host sent the request. Start the sandbox with --cors to allow pages of any origin. | no |
         */
        SandboxForbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SandboxForbiddenError"];
            };
        };
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
         * @description The request is malformed. **Assumed** ([G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `InvalidParameter` | A path or query parameter is missing or malformed. `details` names it. | no |
         */
        MoneyInvalidParameter: {
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
        /**
         * @description The request is malformed. **Assumed** ([G-265](https://pix-payments.github.io/pix-payments/gaps.html#G-265), [G-266](https://pix-payments.github.io/pix-payments/gaps.html#G-266), [G-267](https://pix-payments.github.io/pix-payments/gaps.html#G-267), [G-291](https://pix-payments.github.io/pix-payments/gaps.html#G-291), [G-293](https://pix-payments.github.io/pix-payments/gaps.html#G-293)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `InvalidContentType` | The POST body is not application/json. | no |
         *     | `InvalidJSON` | The body could not be parsed. | no |
         *     | `InvalidParameter` | A path or query parameter is missing or malformed. `details` names it. | no |
         *     | `MalformedRequest` | The payload failed validation. `details` names each field and its fix. | no |
         */
        MoneyMalformed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MoneyMalformedError"];
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
         * @description There is no such resource. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `WalletNotFound` | No wallet has the walletId. | no |
         */
        SandboxWalletNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SandboxWalletNotFoundError"];
            };
        };
        /**
         * @description The request conflicts with the current state. **Assumed** ([G-271](https://pix-payments.github.io/pix-payments/gaps.html#G-271)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `ClockMoveLost` | The process did not respond for 4 seconds while it advanced the clock, and another process advances it now. Read the clock, which may be between the two instants, and advance it again. | no |
         */
        SandboxClockMoveLost: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SandboxClockMoveLostError"];
            };
        };
    };
    parameters: {
        /**
         * @description Only wallets of this operator. An unknown operatorId returns an empty list. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
         * @example d2c4b6a8-1e3f-4a5b-8c7d-9e0f1a2b3c4d
         */
        OperatorIdFilter: components["schemas"]["OperatorId"];
        /**
         * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
         * @example deposit-2026-03-01-000123
         */
        CorrelationId: string;
        /**
         * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
         * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
         */
        WalletId: components["schemas"]["WalletId"];
        /**
         * @description The chargeId that createImmediateCharge returned. A value that is not a UUIDv4 returns 400 InvalidParameter. Upper and lower case are the same. **Assumed** ([G-170](https://pix-payments.github.io/pix-payments/gaps.html#G-170), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
         * @example 2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42
         */
        ChargeId: components["schemas"]["ChargeIdRequest"];
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
         * @description The Pix key, percent-encoded: a CPF, a phone, an e-mail or a random key, in the form that withdrawals use. Another form returns 400 InvalidParameter. **Assumed** ([G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)).
         * @example maria.silva@example.com
         */
        PixKey: components["schemas"]["CreditorPixKey"];
        /**
         * @description The ISPB of the institution, 8 digits or capital letters. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)).
         * @example 87654321
         */
        BankCode: components["schemas"]["Ispb"];
        /**
         * @description The branch, 1 to 4 digits, or `none` for an account without a branch. Leading zeros are ignored. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107), [G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431)).
         * @example 0001
         */
        BranchCode: string;
        /**
         * @description The account, 1 to 20 digits, including its check digit. Leading zeros are ignored. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)).
         * @example 123456789
         */
        AccountNumber: components["schemas"]["AccountNumber"];
        /**
         * @description The faultId from createFault. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
         * @example 6d1f8b3a-4c2e-4f7a-9b5d-0e8c7a6f5b41
         */
        FaultId: components["schemas"]["FaultId"];
        /**
         * @description Only events of this name. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
         * @example pixChargePaid
         */
        EventNameFilter: components["schemas"]["WebhookEventName"];
        /**
         * @description Only events of this resource: a chargeId, transactionId, refundEndToEndId, or the id of a recurrence or schedule. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
         * @example 2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42
         */
        ResourceIdFilter: components["schemas"]["ResourceId"];
        /**
         * @description The maximum number of items of a page, 1 to 100. Defaults to 20. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
         * @example 20
         */
        Limit: number;
        /**
         * @description The nextCursor of the previous page, unchanged, with the same filters. Defaults to the first page. It is opaque; a cursor of another list returns 400 InvalidParameter. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
         * @example WzIwXQ
         */
        Cursor: string;
        /**
         * @description The eventId of the event, which is also its webhook-id. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
         * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
         */
        EventId: components["schemas"]["EventId"];
        /**
         * @description The name of the event to wait for. Defaults to any name. **Assumed** ([G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
         * @example pixWithdrawSettled
         */
        AwaitedEvent: components["schemas"]["WebhookEventName"];
        /**
         * @description The resource of the event, or the resource with the status: a chargeId, transactionId, refundEndToEndId, or the id of a recurrence or schedule. **Assumed** ([G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
         * @example e6a1b3c5-7d9f-4b20-8e4c-2a6d8f0b1c37
         */
        AwaitedResourceId: components["schemas"]["ResourceId"];
        /**
         * @description The status of the resource to wait for, such as SUCCESS. It needs resourceId. **Assumed** ([G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
         * @example SUCCESS
         */
        AwaitedStatus: string;
        /**
         * @description Only events after this position, 0 for all. Send the position of the last event that you have read. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
         * @example 4
         */
        AfterPosition: number;
        /**
         * @description The longest wait in seconds of real time, 0 to 60. Defaults to 10; 0 answers at once. **Assumed** ([G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
         * @example 10
         */
        TimeoutSeconds: number;
        /**
         * @description Only deliveries with this status. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
         * @example DEAD
         */
        DeliveryStatusFilter: components["schemas"]["DeliveryStatus"];
        /**
         * @description Only deliveries of this event. An unknown eventId returns an empty list. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
         * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
         */
        EventIdFilter: components["schemas"]["EventId"];
        /**
         * @description The deliveryId from listDeliveries, resendEvent or the event. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
         * @example a9c7e5d3-1b2f-4e68-8a90-7f6e5d4c3b21
         */
        DeliveryId: components["schemas"]["DeliveryId"];
        /**
         * @description Only requests of this operation. **Assumed** ([G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)).
         * @example createWithdrawalByPixKey
         */
        OperationIdFilter: string;
        /**
         * @description Only requests whose response had this status. **Assumed** ([G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)).
         * @example 422
         */
        HttpStatusFilter: number;
        /**
         * @description The x-request-id of the response. **Assumed** ([G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)).
         * @example 0f8d2c5e-6f0a-4a55-9d0b-5b6a7e0c9f13
         */
        RequestId: string;
        /**
         * @description The resource: a chargeId, a transactionId, a refundEndToEndId or refundId, or the id of a recurrence or schedule. An unknown resource returns 404 ResourceNotFound. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
         * @example 2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42
         */
        TimelineResource: components["schemas"]["ResourceId"];
        /**
         * @description Only this wallet. Defaults to all wallets. A value that is not a UUIDv4 returns 400 InvalidParameter; a wallet that does not exist yet is allowed. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-490](https://pix-payments.github.io/pix-payments/gaps.html#G-490)).
         * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
         */
        StreamWalletId: components["schemas"]["WalletId"];
        /**
         * @description Only entries of these kinds, separated by commas. Defaults to all kinds. An unknown kind returns 400 InvalidParameter. **Assumed** ([G-490](https://pix-payments.github.io/pix-payments/gaps.html#G-490)).
         * @example event,line
         */
        StreamKinds: string;
        /**
         * @description Only entries of this resource: a chargeId, a transactionId, a refundEndToEndId or refundId, or the id of a recurrence or schedule. Entries without a resourceId are left out. **Assumed** ([G-490](https://pix-payments.github.io/pix-payments/gaps.html#G-490)).
         * @example 2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42
         */
        StreamResource: components["schemas"]["ResourceId"];
        /**
         * @description The id of the last message that the reader has: the stream continues after it. An EventSource sends it by itself when it connects again. Defaults to the present: the stream begins with what happens next, or has just happened. An invalid value returns 400 InvalidParameter. **Assumed** ([G-490](https://pix-payments.github.io/pix-payments/gaps.html#G-490)).
         * @example 1-482
         */
        LastEventId: string;
        /**
         * @description The snapshotId from createSnapshot. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
         * @example 3e5a7c9b-2d4f-4681-b0a2-c4e6f8091a3b
         */
        SnapshotId: components["schemas"]["SnapshotId"];
        /**
         * @description Only this wallet. Defaults to all wallets; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-276](https://pix-payments.github.io/pix-payments/gaps.html#G-276)).
         * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
         */
        WalletIdFilter: components["schemas"]["WalletId"];
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
         * @description How to authenticate. **Assumed** ([G-152](https://pix-payments.github.io/pix-payments/gaps.html#G-152)).
         * @example Bearer
         */
        WwwAuthenticate: "Bearer";
        /**
         * @description Seconds to wait before sending the request again. **Assumed** ([G-186](https://pix-payments.github.io/pix-payments/gaps.html#G-186), [G-195](https://pix-payments.github.io/pix-payments/gaps.html#G-195)).
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type SandboxForbiddenError = components['schemas']['SandboxForbiddenError'];
export type MoneyUnauthorizedError = components['schemas']['MoneyUnauthorizedError'];
export type MoneyTooManyRequestsError = components['schemas']['MoneyTooManyRequestsError'];
export type MoneyInvalidParameterError = components['schemas']['MoneyInvalidParameterError'];
export type CreateWalletMalformedError = components['schemas']['CreateWalletMalformedError'];
export type MoneyMalformedError = components['schemas']['MoneyMalformedError'];
export type PayBrCodeMalformedError = components['schemas']['PayBrCodeMalformedError'];
export type MoneyUnavailableError = components['schemas']['MoneyUnavailableError'];
export type MoneyInternalError = components['schemas']['MoneyInternalError'];
export type MoneyPayloadTooLargeError = components['schemas']['MoneyPayloadTooLargeError'];
export type MoneyUnsupportedEncodingError = components['schemas']['MoneyUnsupportedEncodingError'];
export type SandboxOperatorNotFoundError = components['schemas']['SandboxOperatorNotFoundError'];
export type SandboxWalletNotFoundError = components['schemas']['SandboxWalletNotFoundError'];
export type CreatePaymentAttemptNotFoundError = components['schemas']['CreatePaymentAttemptNotFoundError'];
export type SandboxChargeNotFoundError = components['schemas']['SandboxChargeNotFoundError'];
export type CancelChargeNotFoundError = components['schemas']['CancelChargeNotFoundError'];
export type CreateTakeBackNotFoundError = components['schemas']['CreateTakeBackNotFoundError'];
export type SetWithdrawalOutcomeNotFoundError = components['schemas']['SetWithdrawalOutcomeNotFoundError'];
export type CreateWithdrawalReturnNotFoundError = components['schemas']['CreateWithdrawalReturnNotFoundError'];
export type SetRefundOutcomeNotFoundError = components['schemas']['SetRefundOutcomeNotFoundError'];
export type DeletePixKeyNotFoundError = components['schemas']['DeletePixKeyNotFoundError'];
export type DeleteAccountNotFoundError = components['schemas']['DeleteAccountNotFoundError'];
export type DeleteFaultNotFoundError = components['schemas']['DeleteFaultNotFoundError'];
export type GetEventNotFoundError = components['schemas']['GetEventNotFoundError'];
export type ResendEventNotFoundError = components['schemas']['ResendEventNotFoundError'];
export type GetDeliveryNotFoundError = components['schemas']['GetDeliveryNotFoundError'];
export type GetRequestNotFoundError = components['schemas']['GetRequestNotFoundError'];
export type GetTimelineNotFoundError = components['schemas']['GetTimelineNotFoundError'];
export type RestoreSnapshotNotFoundError = components['schemas']['RestoreSnapshotNotFoundError'];
export type DeleteSnapshotNotFoundError = components['schemas']['DeleteSnapshotNotFoundError'];
export type SandboxAlreadyExistsError = components['schemas']['SandboxAlreadyExistsError'];
export type SandboxClockMoveLostError = components['schemas']['SandboxClockMoveLostError'];
export type SandboxChargeEndedError = components['schemas']['SandboxChargeEndedError'];
export type SandboxInvalidStateError = components['schemas']['SandboxInvalidStateError'];
export type SandboxClockCannotGoBackError = components['schemas']['SandboxClockCannotGoBackError'];
export type PayBrCodeRefusedError = components['schemas']['PayBrCodeRefusedError'];
export type MoneyInsufficientBalanceError = components['schemas']['MoneyInsufficientBalanceError'];
export type OperatorId = components['schemas']['OperatorId'];
export type WalletId = components['schemas']['WalletId'];
export type PersonName = components['schemas']['PersonName'];
export type OperatorCnpj = components['schemas']['OperatorCnpj'];
export type WalletName = components['schemas']['WalletName'];
export type PixKey = components['schemas']['PixKey'];
export type Ispb = components['schemas']['Ispb'];
export type BranchCode = components['schemas']['BranchCode'];
export type AccountNumber = components['schemas']['AccountNumber'];
export type AccountType = components['schemas']['AccountType'];
export type WalletAccount = components['schemas']['WalletAccount'];
export type ClientId = components['schemas']['ClientId'];
export type Timestamp = components['schemas']['Timestamp'];
export type ClockMode = components['schemas']['ClockMode'];
export type Clock = components['schemas']['Clock'];
export type Switches = components['schemas']['Switches'];
export type WithdrawalOutcomeStatus = components['schemas']['WithdrawalOutcomeStatus'];
export type WithdrawalHold = components['schemas']['WithdrawalHold'];
export type WithdrawalErrorCode = components['schemas']['WithdrawalErrorCode'];
export type WithdrawalOutcome = components['schemas']['WithdrawalOutcome'];
export type RefundOutcomeStatus = components['schemas']['RefundOutcomeStatus'];
export type RefundErrorCode = components['schemas']['RefundErrorCode'];
export type RefundOutcome = components['schemas']['RefundOutcome'];
export type Outcomes = components['schemas']['Outcomes'];
export type BalanceAmount = components['schemas']['BalanceAmount'];
export type TotalAmount = components['schemas']['TotalAmount'];
export type WalletBalance = components['schemas']['WalletBalance'];
export type Wallet = components['schemas']['Wallet'];
export type WalletList = components['schemas']['WalletList'];
export type ErrorMessage = components['schemas']['ErrorMessage'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type OperatorRequest = components['schemas']['OperatorRequest'];
export type SetClockRequest = components['schemas']['SetClockRequest'];
export type ClientSecret = components['schemas']['ClientSecret'];
export type SwitchesRequest = components['schemas']['SwitchesRequest'];
export type CreateWalletRequest = components['schemas']['CreateWalletRequest'];
export type Credentials = components['schemas']['Credentials'];
export type WithCredentials = components['schemas']['WithCredentials'];
export type WalletCreated = components['schemas']['WalletCreated'];
export type WithdrawalOutcomeRequest = components['schemas']['WithdrawalOutcomeRequest'];
export type RefundOutcomeRequest = components['schemas']['RefundOutcomeRequest'];
export type OutcomesRequest = components['schemas']['OutcomesRequest'];
export type UpdateWalletRequest = components['schemas']['UpdateWalletRequest'];
export type CreateCredentialsRequest = components['schemas']['CreateCredentialsRequest'];
export type EmptyRequest = components['schemas']['EmptyRequest'];
export type TokensRevoked = components['schemas']['TokensRevoked'];
export type AdvanceClockRequest = components['schemas']['AdvanceClockRequest'];
export type ResourceId = components['schemas']['ResourceId'];
export type WebhookEventName = components['schemas']['WebhookEventName'];
export type Cause = components['schemas']['Cause'];
export type ClockStep = components['schemas']['ClockStep'];
export type ClockAdvance = components['schemas']['ClockAdvance'];
export type ChargeIdRequest = components['schemas']['ChargeIdRequest'];
export type TaxId = components['schemas']['TaxId'];
export type PersonTypeRequest = components['schemas']['PersonTypeRequest'];
export type AccountTypeRequest = components['schemas']['AccountTypeRequest'];
export type PayerRequest = components['schemas']['PayerRequest'];
export type Amount = components['schemas']['Amount'];
export type Description = components['schemas']['Description'];
export type CreatePaymentAttemptRequest = components['schemas']['CreatePaymentAttemptRequest'];
export type RejectedReason = components['schemas']['RejectedReason'];
export type EndToEndId = components['schemas']['EndToEndId'];
export type BrCode = components['schemas']['BrCode'];
export type ChargeId = components['schemas']['ChargeId'];
export type PersonType = components['schemas']['PersonType'];
export type AccountHolder = components['schemas']['AccountHolder'];
export type Cpf = components['schemas']['Cpf'];
export type BankAccount = components['schemas']['BankAccount'];
export type ExpectedPayer = components['schemas']['ExpectedPayer'];
export type ExternalId = components['schemas']['ExternalId'];
export type Metadata = components['schemas']['Metadata'];
export type PixTransaction = components['schemas']['PixTransaction'];
export type ChargeStatus = components['schemas']['ChargeStatus'];
export type ImmediateCharge = components['schemas']['ImmediateCharge'];
export type PaymentAttempt = components['schemas']['PaymentAttempt'];
export type CreateTakeBackRequest = components['schemas']['CreateTakeBackRequest'];
export type ReturnId = components['schemas']['ReturnId'];
export type TakeBackReason = components['schemas']['TakeBackReason'];
export type TakeBack = components['schemas']['TakeBack'];
export type PayBrCodeRequest = components['schemas']['PayBrCodeRequest'];
export type RecurrenceId = components['schemas']['RecurrenceId'];
export type Cnpj = components['schemas']['Cnpj'];
export type ReceiverPixKey = components['schemas']['ReceiverPixKey'];
export type RecurrenceContract = components['schemas']['RecurrenceContract'];
export type RecurrenceExpectedPayer = components['schemas']['RecurrenceExpectedPayer'];
export type Frequency = components['schemas']['Frequency'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type AutomaticAmount = components['schemas']['AutomaticAmount'];
export type MinimumAmount = components['schemas']['MinimumAmount'];
export type RecurrenceStatus = components['schemas']['RecurrenceStatus'];
export type RecurrenceStatusDetailed = components['schemas']['RecurrenceStatusDetailed'];
export type FirstPaymentStatus = components['schemas']['FirstPaymentStatus'];
export type AutomaticRefundId = components['schemas']['AutomaticRefundId'];
export type RecurrenceLocationToken = components['schemas']['RecurrenceLocationToken'];
export type AutomaticMetadata = components['schemas']['AutomaticMetadata'];
export type CancellationReason = components['schemas']['CancellationReason'];
export type AmountType = components['schemas']['AmountType'];
export type Recurrence = components['schemas']['Recurrence'];
export type BrCodePayment = components['schemas']['BrCodePayment'];
export type SetWithdrawalOutcomeRequest = components['schemas']['SetWithdrawalOutcomeRequest'];
export type ExpectedCreditor = components['schemas']['ExpectedCreditor'];
export type WithdrawalInitiationType = components['schemas']['WithdrawalInitiationType'];
export type WithdrawalStatus = components['schemas']['WithdrawalStatus'];
export type TransactionId = components['schemas']['TransactionId'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type WithdrawalReturnReason = components['schemas']['WithdrawalReturnReason'];
export type CreateWithdrawalReturnRequest = components['schemas']['CreateWithdrawalReturnRequest'];
export type WithdrawalReturn = components['schemas']['WithdrawalReturn'];
export type RefundExternalId = components['schemas']['RefundExternalId'];
export type SetRefundOutcomeRequest = components['schemas']['SetRefundOutcomeRequest'];
export type RefundCreditor = components['schemas']['RefundCreditor'];
export type RefundEndToEndId = components['schemas']['RefundEndToEndId'];
export type RefundStatus = components['schemas']['RefundStatus'];
export type Refund = components['schemas']['Refund'];
export type PixKeyEntry = components['schemas']['PixKeyEntry'];
export type PixKeyList = components['schemas']['PixKeyList'];
export type CreditorPixKey = components['schemas']['CreditorPixKey'];
export type HolderRequest = components['schemas']['HolderRequest'];
export type PutPixKeyRequest = components['schemas']['PutPixKeyRequest'];
export type KnownAccount = components['schemas']['KnownAccount'];
export type KnownAccountList = components['schemas']['KnownAccountList'];
export type PutAccountRequest = components['schemas']['PutAccountRequest'];
export type MovementDescription = components['schemas']['MovementDescription'];
export type CreateFeeRequest = components['schemas']['CreateFeeRequest'];
export type StatementMethod = components['schemas']['StatementMethod'];
export type StatementMetadata = components['schemas']['StatementMetadata'];
export type StatementCounterparty = components['schemas']['StatementCounterparty'];
export type StatementLine = components['schemas']['StatementLine'];
export type JudicialMovementType = components['schemas']['JudicialMovementType'];
export type CreateJudicialMovementRequest = components['schemas']['CreateJudicialMovementRequest'];
export type JudicialMovement = components['schemas']['JudicialMovement'];
export type FaultId = components['schemas']['FaultId'];
export type TargetOperationId = components['schemas']['TargetOperationId'];
export type FaultTarget = components['schemas']['FaultTarget'];
export type LatencyMilliseconds = components['schemas']['LatencyMilliseconds'];
export type FaultStatus = components['schemas']['FaultStatus'];
export type FaultCode = components['schemas']['FaultCode'];
export type FaultEffect = components['schemas']['FaultEffect'];
export type FaultProbability = components['schemas']['FaultProbability'];
export type FaultCount = components['schemas']['FaultCount'];
export type FaultSeed = components['schemas']['FaultSeed'];
export type Fault = components['schemas']['Fault'];
export type FaultList = components['schemas']['FaultList'];
export type FaultTargetRequest = components['schemas']['FaultTargetRequest'];
export type LatencyEffect = components['schemas']['LatencyEffect'];
export type StatusEffect = components['schemas']['StatusEffect'];
export type DropEffect = components['schemas']['DropEffect'];
export type DropResponseEffect = components['schemas']['DropResponseEffect'];
export type DuplicateEffect = components['schemas']['DuplicateEffect'];
export type ReorderEffect = components['schemas']['ReorderEffect'];
export type BadSignatureEffect = components['schemas']['BadSignatureEffect'];
export type OldTimestampEffect = components['schemas']['OldTimestampEffect'];
export type ForeignResourceEffect = components['schemas']['ForeignResourceEffect'];
export type FaultEffectRequest = components['schemas']['FaultEffectRequest'];
export type CreateFaultRequest = components['schemas']['CreateFaultRequest'];
export type FaultsDeleted = components['schemas']['FaultsDeleted'];
export type EventId = components['schemas']['EventId'];
export type EventPosition = components['schemas']['EventPosition'];
export type PixChargePaidEvent = components['schemas']['PixChargePaidEvent'];
export type PixChargeRejectedEvent = components['schemas']['PixChargeRejectedEvent'];
export type PixChargeExpiredEvent = components['schemas']['PixChargeExpiredEvent'];
export type PixChargeTakenBackEvent = components['schemas']['PixChargeTakenBackEvent'];
export type PixWithdrawSettledEvent = components['schemas']['PixWithdrawSettledEvent'];
export type PixWithdrawFailedEvent = components['schemas']['PixWithdrawFailedEvent'];
export type PixWithdrawReturnedEvent = components['schemas']['PixWithdrawReturnedEvent'];
export type ScheduleId = components['schemas']['ScheduleId'];
export type PixRefundSettledEvent = components['schemas']['PixRefundSettledEvent'];
export type PixRefundFailedEvent = components['schemas']['PixRefundFailedEvent'];
export type PixAutomaticFirstPaymentSettledEvent = components['schemas']['PixAutomaticFirstPaymentSettledEvent'];
export type PixAutomaticRecurrenceAuthorizedEvent = components['schemas']['PixAutomaticRecurrenceAuthorizedEvent'];
export type PixAutomaticRecurrenceRejectedEvent = components['schemas']['PixAutomaticRecurrenceRejectedEvent'];
export type PixAutomaticRecurrenceExpiredEvent = components['schemas']['PixAutomaticRecurrenceExpiredEvent'];
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
export type DeliveryId = components['schemas']['DeliveryId'];
export type DeliveryStatus = components['schemas']['DeliveryStatus'];
export type EventDelivery = components['schemas']['EventDelivery'];
export type SandboxEvent = components['schemas']['SandboxEvent'];
export type NextCursor = components['schemas']['NextCursor'];
export type SandboxEventList = components['schemas']['SandboxEventList'];
export type HeaderMap = components['schemas']['HeaderMap'];
export type DeliveryAttempt = components['schemas']['DeliveryAttempt'];
export type Delivery = components['schemas']['Delivery'];
export type ResendEventsRequest = components['schemas']['ResendEventsRequest'];
export type EventsResent = components['schemas']['EventsResent'];
export type WaitResult = components['schemas']['WaitResult'];
export type DeliveryList = components['schemas']['DeliveryList'];
export type RequestLogEntry = components['schemas']['RequestLogEntry'];
export type RequestLog = components['schemas']['RequestLog'];
export type ActivityKind = components['schemas']['ActivityKind'];
export type ActivityRequest = components['schemas']['ActivityRequest'];
export type ActivityChange = components['schemas']['ActivityChange'];
export type ActivityEvent = components['schemas']['ActivityEvent'];
export type ActivityAttempt = components['schemas']['ActivityAttempt'];
export type ActivityFault = components['schemas']['ActivityFault'];
export type ActivityClock = components['schemas']['ActivityClock'];
export type Activity = components['schemas']['Activity'];
export type DueItem = components['schemas']['DueItem'];
export type Timeline = components['schemas']['Timeline'];
export type StreamMissed = components['schemas']['StreamMissed'];
export type StreamMessage = components['schemas']['StreamMessage'];
export type ActivityStream = components['schemas']['ActivityStream'];
export type DueList = components['schemas']['DueList'];
export type SnapshotId = components['schemas']['SnapshotId'];
export type SnapshotName = components['schemas']['SnapshotName'];
export type Snapshot = components['schemas']['Snapshot'];
export type SnapshotList = components['schemas']['SnapshotList'];
export type CreateSnapshotRequest = components['schemas']['CreateSnapshotRequest'];
export type WalletLedgerCheck = components['schemas']['WalletLedgerCheck'];
export type LedgerCheck = components['schemas']['LedgerCheck'];
export type $defs = Record<string, never>;
export interface operations {
    listWallets: {
        parameters: {
            query?: {
                /**
                 * @description Only wallets of this operator. An unknown operatorId returns an empty list. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example d2c4b6a8-1e3f-4a5b-8c7d-9e0f1a2b3c4d
                 */
                operatorId?: components["parameters"]["OperatorIdFilter"];
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
            /** @description The wallets. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletList"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    createWallet: {
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateWalletRequest"];
            };
        };
        responses: {
            /** @description The wallet was created. Its credentials are valid at once. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletCreated"];
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
                    "application/json": components["schemas"]["CreateWalletMalformedError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `OperatorNotFound` | No operator has the operatorId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxOperatorNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `AlreadyExists` | One of pixKeys, the clientId or the cnpj is already in use. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxAlreadyExistsError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    getWallet: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    updateWallet: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWalletRequest"];
            };
        };
        responses: {
            /** @description The wallet after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    createCredentials: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateCredentialsRequest"];
            };
        };
        responses: {
            /** @description The credentials were created. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credentials"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `AlreadyExists` | The clientId is already in use. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxAlreadyExistsError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    revokeTokens: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The tokens are revoked. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensRevoked"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    resetWallet: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The wallet after the reset. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    getClock: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    setClock: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetClockRequest"];
            };
        };
        responses: {
            /** @description The clock after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            409: components["responses"]["SandboxClockMoveLost"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ClockCannotGoBack` | The instant is before the current time of the wallet clock. A clock only goes forward. | no |
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClockCannotGoBackError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    advanceClock: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvanceClockRequest"];
            };
        };
        responses: {
            /** @description The clock moved, and everything that fell due has run. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockAdvance"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            409: components["responses"]["SandboxClockMoveLost"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ClockCannotGoBack` | to is before the current time of the wallet clock. | no |
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClockCannotGoBackError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    createPaymentAttempt: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The chargeId that createImmediateCharge returned. A value that is not a UUIDv4 returns 400 InvalidParameter. Upper and lower case are the same. **Assumed** ([G-170](https://pix-payments.github.io/pix-payments/gaps.html#G-170), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
                 * @example 2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42
                 */
                chargeId: components["parameters"]["ChargeId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreatePaymentAttemptRequest"];
            };
        };
        responses: {
            /** @description The attempt was made; outcome says how it ended. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAttempt"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `ChargeNotFound` | The wallet has no charge with the chargeId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatePaymentAttemptNotFoundError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    cancelCharge: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The chargeId that createImmediateCharge returned. A value that is not a UUIDv4 returns 400 InvalidParameter. Upper and lower case are the same. **Assumed** ([G-170](https://pix-payments.github.io/pix-payments/gaps.html#G-170), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
                 * @example 2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42
                 */
                chargeId: components["parameters"]["ChargeId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The charge is CANCELED. */
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
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `ChargeNotFound` | The wallet has no charge with the chargeId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelChargeNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidState` | The charge is not PENDING. The message names its status. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxInvalidStateError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    createTakeBack: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The chargeId that createImmediateCharge returned. A value that is not a UUIDv4 returns 400 InvalidParameter. Upper and lower case are the same. **Assumed** ([G-170](https://pix-payments.github.io/pix-payments/gaps.html#G-170), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
                 * @example 2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42
                 */
                chargeId: components["parameters"]["ChargeId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateTakeBackRequest"];
            };
        };
        responses: {
            /** @description The money has left the wallet. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakeBack"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `ChargeNotFound` | The wallet has no charge with the chargeId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateTakeBackNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidState` | The charge is not PAID, or the amount is above what is left of it or above the available balance. The message says which. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxInvalidStateError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    payBrCode: {
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
                "application/json": components["schemas"]["PayBrCodeRequest"];
            };
        };
        responses: {
            /** @description The payment was attempted; outcome says how it ended. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrCodePayment"];
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
                    "application/json": components["schemas"]["PayBrCodeMalformedError"];
                };
            };
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ChargeNotFound` | The location answered 404, or its charge is not a charge of this sandbox. The message says which. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxChargeNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ChargeEnded` | The charge at the location is no longer payable. The message says why. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxChargeEndedError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `LocationUnreachable` | The location of the BR Code, or the keys that its payload names, cannot be fetched. The message says why. | no |
             *     | `PayloadNotTrusted` | The payload at the location is not a JWS that a key of its jku verifies. The message says what is wrong. | no |
             *     | `PayloadMismatch` | A claim of the payload is missing or invalid. The message names the claim. | no |
             */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayBrCodeRefusedError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    setWithdrawalOutcome: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The externalId of the withdrawal, 1 to 100 characters, case-sensitive. Percent-encode reserved characters such as a slash: the service decodes the value once and compares it exactly. A value that is longer or cannot be decoded returns 400 InvalidParameter. `.` and `..` cannot stand in a path: do not use them as an externalId that you want to read. **Assumed** ([G-111](https://pix-payments.github.io/pix-payments/gaps.html#G-111), [G-260](https://pix-payments.github.io/pix-payments/gaps.html#G-260)).
                 * @example withdrawal-000045
                 */
                externalId: components["parameters"]["WithdrawalExternalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetWithdrawalOutcomeRequest"];
            };
        };
        responses: {
            /** @description The withdrawal after the change. */
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
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `WithdrawalNotFound` | The wallet has no withdrawal with the externalId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetWithdrawalOutcomeNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidState` | The state machine has no arrow from the current status to this one. The message names the current status. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxInvalidStateError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    createWithdrawalReturn: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The externalId of the withdrawal, 1 to 100 characters, case-sensitive. Percent-encode reserved characters such as a slash: the service decodes the value once and compares it exactly. A value that is longer or cannot be decoded returns 400 InvalidParameter. `.` and `..` cannot stand in a path: do not use them as an externalId that you want to read. **Assumed** ([G-111](https://pix-payments.github.io/pix-payments/gaps.html#G-111), [G-260](https://pix-payments.github.io/pix-payments/gaps.html#G-260)).
                 * @example withdrawal-000045
                 */
                externalId: components["parameters"]["WithdrawalExternalId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateWithdrawalReturnRequest"];
            };
        };
        responses: {
            /** @description The money is back in the wallet. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalReturn"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `WithdrawalNotFound` | The wallet has no withdrawal with the externalId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWithdrawalReturnNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidState` | The withdrawal is not SUCCESS, or the amount is above what is left of it. The message says which. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxInvalidStateError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    setRefundOutcome: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetRefundOutcomeRequest"];
            };
        };
        responses: {
            /** @description The refund after the change. */
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
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `RefundNotFound` | The wallet has no refund with the endToEndId and the externalId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetRefundOutcomeNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidState` | The refund is no longer PROCESSING. The message names its status. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxInvalidStateError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    listPixKeys: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixKeyList"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    putPixKey: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The Pix key, percent-encoded: a CPF, a phone, an e-mail or a random key, in the form that withdrawals use. Another form returns 400 InvalidParameter. **Assumed** ([G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)).
                 * @example maria.silva@example.com
                 */
                pixKey: components["parameters"]["PixKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutPixKeyRequest"];
            };
        };
        responses: {
            /** @description The entry after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixKeyEntry"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    deletePixKey: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The Pix key, percent-encoded: a CPF, a phone, an e-mail or a random key, in the form that withdrawals use. Another form returns 400 InvalidParameter. **Assumed** ([G-109](https://pix-payments.github.io/pix-payments/gaps.html#G-109)).
                 * @example maria.silva@example.com
                 */
                pixKey: components["parameters"]["PixKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry that was deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixKeyEntry"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `PixKeyNotFound` | The directory of the wallet has no such entry. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletePixKeyNotFoundError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    listAccounts: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The known accounts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownAccountList"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    putAccount: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The ISPB of the institution, 8 digits or capital letters. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)).
                 * @example 87654321
                 */
                bankCode: components["parameters"]["BankCode"];
                /**
                 * @description The branch, 1 to 4 digits, or `none` for an account without a branch. Leading zeros are ignored. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107), [G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431)).
                 * @example 0001
                 */
                branchCode: components["parameters"]["BranchCode"];
                /**
                 * @description The account, 1 to 20 digits, including its check digit. Leading zeros are ignored. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)).
                 * @example 123456789
                 */
                accountNumber: components["parameters"]["AccountNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutAccountRequest"];
            };
        };
        responses: {
            /** @description The account after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownAccount"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    deleteAccount: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The ISPB of the institution, 8 digits or capital letters. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)).
                 * @example 87654321
                 */
                bankCode: components["parameters"]["BankCode"];
                /**
                 * @description The branch, 1 to 4 digits, or `none` for an account without a branch. Leading zeros are ignored. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107), [G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431)).
                 * @example 0001
                 */
                branchCode: components["parameters"]["BranchCode"];
                /**
                 * @description The account, 1 to 20 digits, including its check digit. Leading zeros are ignored. **Assumed** ([G-107](https://pix-payments.github.io/pix-payments/gaps.html#G-107)).
                 * @example 123456789
                 */
                accountNumber: components["parameters"]["AccountNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account that was deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownAccount"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `AccountNotFound` | The registry of the wallet has no such account. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAccountNotFoundError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    createFee: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFeeRequest"];
            };
        };
        responses: {
            /** @description The statement line of the fee. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementLine"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INSUFFICIENT_BALANCE` | The available balance does not cover the fee. | no |
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
    createJudicialMovement: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateJudicialMovementRequest"];
            };
        };
        responses: {
            /** @description The movement was made. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudicialMovement"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidState` | UNBLOCK asks for more than the court has blocked. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxInvalidStateError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            /**
             * @description A business rule refuses the request.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `INSUFFICIENT_BALANCE` | The available balance does not cover a DEBIT or BLOCK. | no |
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
    listFaults: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultList"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    createFault: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFaultRequest"];
            };
        };
        responses: {
            /** @description The fault is active from now on. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    deleteFaults: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults were deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultsDeleted"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    deleteFault: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The faultId from createFault. **Assumed** ([G-272](https://pix-payments.github.io/pix-payments/gaps.html#G-272)).
                 * @example 6d1f8b3a-4c2e-4f7a-9b5d-0e8c7a6f5b41
                 */
                faultId: components["parameters"]["FaultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault that was deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `FaultNotFound` | The wallet has no fault with the faultId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteFaultNotFoundError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only events of this name. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
                 * @example pixChargePaid
                 */
                event?: components["parameters"]["EventNameFilter"];
                /**
                 * @description Only events of this resource: a chargeId, transactionId, refundEndToEndId, or the id of a recurrence or schedule. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
                 * @example 2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42
                 */
                resourceId?: components["parameters"]["ResourceIdFilter"];
                /**
                 * @description The maximum number of items of a page, 1 to 100. Defaults to 20. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The nextCursor of the previous page, unchanged, with the same filters. Defaults to the first page. It is opaque; a cursor of another list returns 400 InvalidParameter. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example WzIwXQ
                 */
                cursor?: components["parameters"]["Cursor"];
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxEventList"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    getEvent: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The eventId of the event, which is also its webhook-id. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxEvent"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `EventNotFound` | The wallet has no event with the eventId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEventNotFoundError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    resendEvent: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The eventId of the event, which is also its webhook-id. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The new delivery. Its first attempt is made at once. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `EventNotFound` | The wallet has no event with the eventId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResendEventNotFoundError"];
                };
            };
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidState` | No webhook is configured. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxInvalidStateError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    resendEvents: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResendEventsRequest"];
            };
        };
        responses: {
            /** @description The deliveries were started. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsResent"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            /**
             * @description The request conflicts with the current state.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidState` | No webhook is configured. | no |
             */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxInvalidStateError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    waitFor: {
        parameters: {
            query?: {
                /**
                 * @description The name of the event to wait for. Defaults to any name. **Assumed** ([G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
                 * @example pixWithdrawSettled
                 */
                event?: components["parameters"]["AwaitedEvent"];
                /**
                 * @description The resource of the event, or the resource with the status: a chargeId, transactionId, refundEndToEndId, or the id of a recurrence or schedule. **Assumed** ([G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
                 * @example e6a1b3c5-7d9f-4b20-8e4c-2a6d8f0b1c37
                 */
                resourceId?: components["parameters"]["AwaitedResourceId"];
                /**
                 * @description The status of the resource to wait for, such as SUCCESS. It needs resourceId. **Assumed** ([G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
                 * @example SUCCESS
                 */
                status?: components["parameters"]["AwaitedStatus"];
                /**
                 * @description Only events after this position, 0 for all. Send the position of the last event that you have read. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164), [G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
                 * @example 4
                 */
                afterPosition?: components["parameters"]["AfterPosition"];
                /**
                 * @description The longest wait in seconds of real time, 0 to 60. Defaults to 10; 0 answers at once. **Assumed** ([G-273](https://pix-payments.github.io/pix-payments/gaps.html#G-273)).
                 * @example 10
                 */
                timeoutSeconds?: components["parameters"]["TimeoutSeconds"];
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wait is over; met says whether the event or the status was there in time. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitResult"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only deliveries with this status. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
                 * @example DEAD
                 */
                status?: components["parameters"]["DeliveryStatusFilter"];
                /**
                 * @description Only deliveries of this event. An unknown eventId returns an empty list. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                eventId?: components["parameters"]["EventIdFilter"];
                /**
                 * @description The maximum number of items of a page, 1 to 100. Defaults to 20. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The nextCursor of the previous page, unchanged, with the same filters. Defaults to the first page. It is opaque; a cursor of another list returns 400 InvalidParameter. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example WzIwXQ
                 */
                cursor?: components["parameters"]["Cursor"];
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    getDelivery: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The deliveryId from listDeliveries, resendEvent or the event. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
                 * @example a9c7e5d3-1b2f-4e68-8a90-7f6e5d4c3b21
                 */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `DeliveryNotFound` | The wallet has no delivery with the deliveryId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDeliveryNotFoundError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description Only requests of this operation. **Assumed** ([G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)).
                 * @example createWithdrawalByPixKey
                 */
                operationId?: components["parameters"]["OperationIdFilter"];
                /**
                 * @description Only requests whose response had this status. **Assumed** ([G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)).
                 * @example 422
                 */
                status?: components["parameters"]["HttpStatusFilter"];
                /**
                 * @description The maximum number of items of a page, 1 to 100. Defaults to 20. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The nextCursor of the previous page, unchanged, with the same filters. Defaults to the first page. It is opaque; a cursor of another list returns 400 InvalidParameter. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example WzIwXQ
                 */
                cursor?: components["parameters"]["Cursor"];
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestLog"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    getRequest: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The x-request-id of the response. **Assumed** ([G-274](https://pix-payments.github.io/pix-payments/gaps.html#G-274)).
                 * @example 0f8d2c5e-6f0a-4a55-9d0b-5b6a7e0c9f13
                 */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request and its response. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestLogEntry"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `RequestNotFound` | The log of the wallet has no request with the requestId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRequestNotFoundError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    getTimeline: {
        parameters: {
            query: {
                /**
                 * @description The resource: a chargeId, a transactionId, a refundEndToEndId or refundId, or the id of a recurrence or schedule. An unknown resource returns 404 ResourceNotFound. **Assumed** ([G-164](https://pix-payments.github.io/pix-payments/gaps.html#G-164)).
                 * @example 2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42
                 */
                resource: components["parameters"]["TimelineResource"];
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `ResourceNotFound` | The wallet has no charge, withdrawal, refund, recurrence or schedule with this id. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTimelineNotFoundError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    streamActivity: {
        parameters: {
            query?: {
                /**
                 * @description Only this wallet. Defaults to all wallets. A value that is not a UUIDv4 returns 400 InvalidParameter; a wallet that does not exist yet is allowed. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-490](https://pix-payments.github.io/pix-payments/gaps.html#G-490)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId?: components["parameters"]["StreamWalletId"];
                /**
                 * @description Only entries of these kinds, separated by commas. Defaults to all kinds. An unknown kind returns 400 InvalidParameter. **Assumed** ([G-490](https://pix-payments.github.io/pix-payments/gaps.html#G-490)).
                 * @example event,line
                 */
                kinds?: components["parameters"]["StreamKinds"];
                /**
                 * @description Only entries of this resource: a chargeId, a transactionId, a refundEndToEndId or refundId, or the id of a recurrence or schedule. Entries without a resourceId are left out. **Assumed** ([G-490](https://pix-payments.github.io/pix-payments/gaps.html#G-490)).
                 * @example 2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42
                 */
                resource?: components["parameters"]["StreamResource"];
            };
            header?: {
                /**
                 * @description The id of the last message that the reader has: the stream continues after it. An EventSource sends it by itself when it connects again. Defaults to the present: the stream begins with what happens next, or has just happened. An invalid value returns 400 InvalidParameter. **Assumed** ([G-490](https://pix-payments.github.io/pix-payments/gaps.html#G-490)).
                 * @example 1-482
                 */
                "last-event-id"?: components["parameters"]["LastEventId"];
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
            /** @description The stream. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ActivityStream"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    listDue: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items of a page, 1 to 100. Defaults to 20. **Assumed** ([G-131](https://pix-payments.github.io/pix-payments/gaps.html#G-131), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What falls due next. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueList"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    listSnapshots: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshots. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotList"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    createSnapshot: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateSnapshotRequest"];
            };
        };
        responses: {
            /** @description The snapshot was created. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    restoreSnapshot: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The snapshotId from createSnapshot. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
                 * @example 3e5a7c9b-2d4f-4681-b0a2-c4e6f8091a3b
                 */
                snapshotId: components["parameters"]["SnapshotId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The restored wallet. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"];
                };
            };
            400: components["responses"]["MoneyMalformed"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `SnapshotNotFound` | The wallet has no snapshot with the snapshotId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoreSnapshotNotFoundError"];
                };
            };
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    deleteSnapshot: {
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
                 * @description The walletId from createWallet or listWallets. A value that is not a UUIDv4 returns 400 InvalidParameter; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-270](https://pix-payments.github.io/pix-payments/gaps.html#G-270)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId: components["parameters"]["WalletId"];
                /**
                 * @description The snapshotId from createSnapshot. **Assumed** ([G-275](https://pix-payments.github.io/pix-payments/gaps.html#G-275)).
                 * @example 3e5a7c9b-2d4f-4681-b0a2-c4e6f8091a3b
                 */
                snapshotId: components["parameters"]["SnapshotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot that was deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `WalletNotFound` | No wallet has the walletId. | no |
             *     | `SnapshotNotFound` | The wallet has no snapshot with the snapshotId. | no |
             */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteSnapshotNotFoundError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
    checkLedger: {
        parameters: {
            query?: {
                /**
                 * @description Only this wallet. Defaults to all wallets; an unknown walletId returns 404 WalletNotFound. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-276](https://pix-payments.github.io/pix-payments/gaps.html#G-276)).
                 * @example 5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10
                 */
                walletId?: components["parameters"]["WalletIdFilter"];
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
            /** @description The result of the check, whether ok is true or false. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerCheck"];
                };
            };
            400: components["responses"]["MoneyInvalidParameter"];
            401: components["responses"]["MoneyUnauthorized"];
            403: components["responses"]["SandboxForbidden"];
            404: components["responses"]["SandboxWalletNotFound"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            503: components["responses"]["MoneyUnavailable"];
        };
    };
}
