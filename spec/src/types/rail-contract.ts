// Generated from the rail contract in spec/rail/ by `pnpm generate`. Do not edit.
export interface paths {
    "/key-look-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up a Pix key
         * @description Returns the account of a Pix key and its holder. The service asks before it accepts a withdrawal to the key, and refuses the withdrawal when the holder is not the declared creditor.
         *
         *     A key that the directory does not hold returns 404 NotFound. The service waits 3 seconds. With no answer in this time, or with any other status, it answers the operator 503 with Retry-After: nothing was accepted, and nothing was debited.
         *
         *     **Assumed** ([G-340](https://pix-payments.github.io/pix-payments/gaps.html#G-340), [G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["lookUpKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-look-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up a bank account
         * @description Returns a bank account and its holder. The service asks before it accepts a withdrawal by bank details.
         *
         *     404 NotFound means that only the destination institution knows the holder. The service then accepts the withdrawal, and the destination institution checks the holder. The service waits 3 seconds. With no answer in this time, or with any other status, it answers the operator 503 with Retry-After: nothing was accepted, and nothing was debited.
         *
         *     **Assumed** ([G-340](https://pix-payments.github.io/pix-payments/gaps.html#G-340), [G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["lookUpAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payer-screenings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Screen a payer
         * @description Returns whether the risk policy of the institution accepts the payer of a new recurrence.
         *
         *     The service waits 3 seconds. With no answer in this time, or with any other status, it answers the operator 503 with Retry-After: nothing was accepted, and nothing was debited.
         *
         *     **Assumed** ([G-340](https://pix-payments.github.io/pix-payments/gaps.html#G-340), [G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["screenPayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order a transfer
         * @description Orders the Pix of a withdrawal. The amount is already reserved in the wallet. The institution reports the progress with reportTransferAccepted and the end with reportTransferSettled or reportTransferRefused.
         *
         *     A 202 means that the institution has the order and will carry it out. After any other status, and with no answer, the service sends the order again. An order with an orderId that the institution already has returns 202 and has no further effect.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `ServiceUnavailable`, `InternalError`.
         */
        put: operations["orderTransfer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order a refund
         * @description Orders the return of money of a settled Pix to its payer. The amount is already reserved in the wallet. The institution reports the end with reportRefundEnded.
         *
         *     A 202 means that the institution has the order and will carry it out. After any other status, and with no answer, the service sends the order again. An order with an orderId that the institution already has returns 202 and has no further effect.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `ServiceUnavailable`, `InternalError`.
         */
        put: operations["orderRefund"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/charges/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register a charge
         * @description Registers a charge. The institution reports each payment with its txid by reportChargePayment, even when it arrives after expiresAt: the service refuses it, and the institution returns the money.
         *
         *     A 202 means that the institution has the order and will carry it out. After any other status, and with no answer, the service sends the order again. An order with an orderId that the institution already has returns 202 and has no further effect.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `ServiceUnavailable`, `InternalError`.
         */
        put: operations["registerCharge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurrences/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Request a recurrence
         * @description Registers a recurrence that the payer can authorize by paying its composite QR code. The institution reports the first payment with reportFirstPayment, the answer of the payer institution with reportRecurrenceAnswer, and a later cancellation by the payer with reportRecurrenceCancellation.
         *
         *     A 202 means that the institution has the order and will carry it out. After any other status, and with no answer, the service sends the order again. An order with an orderId that the institution already has returns 202 and has no further effect.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `ServiceUnavailable`, `InternalError`.
         */
        put: operations["requestRecurrence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instructions/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order an instruction
         * @description Orders the instruction of a charge of Pix Automático. The institution reports reportInstructionSent, then the answer of the payer institution with reportInstructionAnswer, and on the due date the payment with reportInstructionPayment. A cancellation by the payer is reportInstructionCancellation.
         *
         *     A 202 means that the institution has the order and will carry it out. After any other status, and with no answer, the service sends the order again. An order with an orderId that the institution already has returns 202 and has no further effect.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `ServiceUnavailable`, `InternalError`.
         */
        put: operations["orderInstruction"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cancellations/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order a cancellation
         * @description Cancels a schedule or a recurrence, at the payer institution if that knows it. The institution reports nothing. A report about the payment of the cancelled schedule that was on its way is still applied or answered as usual.
         *
         *     A 202 means that the institution has the order and will carry it out. After any other status, and with no answer, the service sends the order again. An order with an orderId that the institution already has returns 202 and has no further effect.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `ServiceUnavailable`, `InternalError`.
         */
        put: operations["orderCancellation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the health of the institution
         * @description Returns 200 when the institution answers look-ups and acknowledges orders. The request has no signature. The service asks when it starts and when its own readiness is asked. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)).
         *
         *     When several rules are broken, the answer is the first of: `TooManyRequests`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/reports/charge-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the payment of a charge
         * @description Reports that a charge was paid. The service credits the wallet, or answers REFUSED with a reason; the institution then returns the money to the payer.
         *
         *     Send the report again, with the same webhook-id, until the answer is 200. A repeat gets the same answer and has no further effect. The same webhook-id with another body returns 409 Conflict.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Conflict`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["reportChargePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/reports/charge-taken-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a payment was taken back
         * @description Reports that money of a paid charge was returned to the payer under the special return mechanism of Pix (MED). The service debits the wallet.
         *
         *     Send the report again, with the same webhook-id, until the answer is 200. A repeat gets the same answer and has no further effect. The same webhook-id with another body returns 409 Conflict.
         *
         *     **Assumed** ([G-345](https://pix-payments.github.io/pix-payments/gaps.html#G-345), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Conflict`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["reportChargeTakenBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/reports/transfer-accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the progress of a transfer
         * @description Reports that the payment of a withdrawal was sent, or that it awaits settlement.
         *
         *     Send the report again, with the same webhook-id, until the answer is 200. A repeat gets the same answer and has no further effect. The same webhook-id with another body returns 409 Conflict.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Conflict`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["reportTransferAccepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/reports/transfer-settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the settlement of a transfer
         * @description Reports that the payment of a withdrawal settled.
         *
         *     Send the report again, with the same webhook-id, until the answer is 200. A repeat gets the same answer and has no further effect. The same webhook-id with another body returns 409 Conflict.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Conflict`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["reportTransferSettled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/reports/transfer-refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the failure of a transfer
         * @description Reports that the payment of a withdrawal failed. The service makes the money available again.
         *
         *     Send the report again, with the same webhook-id, until the answer is 200. A repeat gets the same answer and has no further effect. The same webhook-id with another body returns 409 Conflict.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Conflict`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["reportTransferRefused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/reports/transfer-returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the return of a transfer
         * @description Reports that money of a settled withdrawal came back. The service credits the wallet.
         *
         *     Send the report again, with the same webhook-id, until the answer is 200. A repeat gets the same answer and has no further effect. The same webhook-id with another body returns 409 Conflict.
         *
         *     **Assumed** ([G-345](https://pix-payments.github.io/pix-payments/gaps.html#G-345), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Conflict`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["reportTransferReturned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/reports/refund-ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the end of a refund
         * @description Reports that a refund settled or failed.
         *
         *     Send the report again, with the same webhook-id, until the answer is 200. A repeat gets the same answer and has no further effect. The same webhook-id with another body returns 409 Conflict.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Conflict`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["reportRefundEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/reports/first-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the first payment of a recurrence
         * @description Reports that the payer of a recurrence made the first payment.
         *
         *     Send the report again, with the same webhook-id, until the answer is 200. A repeat gets the same answer and has no further effect. The same webhook-id with another body returns 409 Conflict.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Conflict`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["reportFirstPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/reports/recurrence-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the answer to a recurrence
         * @description Reports that the payer institution confirmed or rejected a recurrence.
         *
         *     Send the report again, with the same webhook-id, until the answer is 200. A repeat gets the same answer and has no further effect. The same webhook-id with another body returns 409 Conflict.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Conflict`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["reportRecurrenceAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/reports/recurrence-cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the cancellation of a recurrence
         * @description Reports that the payer cancelled a recurrence.
         *
         *     Send the report again, with the same webhook-id, until the answer is 200. A repeat gets the same answer and has no further effect. The same webhook-id with another body returns 409 Conflict.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Conflict`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["reportRecurrenceCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/reports/instruction-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the sending of an instruction
         * @description Reports that an instruction was sent to the payer institution, or that it could not be sent.
         *
         *     Send the report again, with the same webhook-id, until the answer is 200. A repeat gets the same answer and has no further effect. The same webhook-id with another body returns 409 Conflict.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Conflict`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["reportInstructionSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/reports/instruction-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the answer to an instruction
         * @description Reports that the payer institution accepted or rejected an instruction.
         *
         *     Send the report again, with the same webhook-id, until the answer is 200. A repeat gets the same answer and has no further effect. The same webhook-id with another body returns 409 Conflict.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Conflict`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["reportInstructionAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/reports/instruction-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the payment of an instruction
         * @description Reports that the payment of an instruction settled, or that the payer institution did not pay.
         *
         *     Send the report again, with the same webhook-id, until the answer is 200. A repeat gets the same answer and has no further effect. The same webhook-id with another body returns 409 Conflict.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343), [G-347](https://pix-payments.github.io/pix-payments/gaps.html#G-347)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Conflict`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["reportInstructionPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/reports/instruction-cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the cancellation of an instruction
         * @description Reports that the payer or the payer institution cancelled an instruction.
         *
         *     Send the report again, with the same webhook-id, until the answer is 200. A repeat gets the same answer and has no further effect. The same webhook-id with another body returns 409 Conflict.
         *
         *     **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)).
         *
         *     When several rules are broken, the answer is the first of: `Unauthorized`, `TooManyRequests`, `PayloadTooLarge`, `UnsupportedEncoding`, `InvalidContentType`, `InvalidJSON`, `MalformedRequest`, `NotFound`, `Conflict`, `ServiceUnavailable`, `InternalError`.
         */
        post: operations["reportInstructionCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr/v2/{location}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the payload of a charge
         * @description Returns the terms of a charge as a signed payload. The app of a payer reads the address from the BR Code and fetches the terms before the payment. The route is public.
         *
         *     The claims have the names and the forms of the "Manual de Padrões para Iniciação do Pix" of the central bank: valor.original is a decimal text such as 10.00, and times are RFC 3339. Verify the signature with the key of getPayloadKeys that has the kid of the header.
         *
         *     **Assumed** ([G-019](https://pix-payments.github.io/pix-payments/gaps.html#G-019), [G-020](https://pix-payments.github.io/pix-payments/gaps.html#G-020), [G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344), [G-370](https://pix-payments.github.io/pix-payments/gaps.html#G-370), [G-371](https://pix-payments.github.io/pix-payments/gaps.html#G-371), [G-375](https://pix-payments.github.io/pix-payments/gaps.html#G-375)).
         *
         *     When several rules are broken, the answer is the first of: `TooManyRequests`, `NotFound`, `Gone`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getChargePayload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rail/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the keys of payloads
         * @description Returns the public keys that verify the payloads of getChargePayload. The header of a payload names this address as jku. The route is public. **Assumed** ([G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344), [G-372](https://pix-payments.github.io/pix-payments/gaps.html#G-372), [G-375](https://pix-payments.github.io/pix-payments/gaps.html#G-375)).
         *
         *     When several rules are broken, the answer is the first of: `TooManyRequests`, `ServiceUnavailable`, `InternalError`.
         */
        get: operations["getPayloadKeys"];
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
        MoneyMalformedError: {
            /** @description Names the broken rule. */
            code: "InvalidContentType" | "InvalidJSON" | "MalformedRequest";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
            /** @description One entry for each invalid field or parameter, at most 100. One more entry states the number of further violations. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-261](https://pix-payments.github.io/pix-payments/gaps.html#G-261)). */
            details?: components["schemas"]["ErrorDetails"];
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
        /** @description The request conflicts with the current state. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)). */
        RailConflictError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "Conflict";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /** @description The resource has ended. **Assumed** ([G-167](https://pix-payments.github.io/pix-payments/gaps.html#G-167), [G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344)). */
        RailGoneError: {
            /**
             * @description Names the broken rule.
             * @constant
             */
            code: "Gone";
            /** @description The problem and its fix, in English. The text is for people. Programs use the code. **Assumed** ([G-177](https://pix-payments.github.io/pix-payments/gaps.html#G-177), [G-451](https://pix-payments.github.io/pix-payments/gaps.html#G-451)). */
            message: components["schemas"]["ErrorMessage"];
        };
        /**
         * Format: uuid
         * @description A UUIDv4 in lower case, the id of a wallet. **Assumed** ([G-005](https://pix-payments.github.io/pix-payments/gaps.html#G-005), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)).
         */
        WalletId: string;
        /** @description A Pix key, 1 to 77 characters. **Assumed** ([G-434](https://pix-payments.github.io/pix-payments/gaps.html#G-434)). */
        PixKey: string;
        /** @description The name of a person or a company, 1 to 140 characters. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029), [G-201](https://pix-payments.github.io/pix-payments/gaps.html#G-201)). */
        PersonName: string;
        /** @description A CPF (11 digits) or a CNPJ (12 digits or upper-case letters, then 2 check digits), without punctuation. **Assumed** ([G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)). */
        TaxId: string;
        /** @description The holder that the request of the operator declares. The institution may compare it with the holder that it finds. The service compares only taxId. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        DeclaredHolder: {
            /** @description The name of a person or a company, 1 to 140 characters. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029), [G-201](https://pix-payments.github.io/pix-payments/gaps.html#G-201)). */
            name: components["schemas"]["PersonName"];
            /** @description A CPF (11 digits) or a CNPJ (12 digits or upper-case letters, then 2 check digits), without punctuation. **Assumed** ([G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)). */
            taxId: components["schemas"]["TaxId"];
        };
        /** @description Asks the key directory (DICT) for the account of a Pix key, before a withdrawal to the key is accepted. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        KeyLookUp: {
            /** @description The wallet that wants to pay. */
            walletId: components["schemas"]["WalletId"];
            /** @description The key, as the operator sent it. */
            pixKey: components["schemas"]["PixKey"];
            /** @description The holder that the request of the operator declares. The institution may compare it with the holder that it finds. The service compares only taxId. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
            declared: components["schemas"]["DeclaredHolder"];
        };
        /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. Expect values that are not listed. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
        PersonType: 'NATURAL_PERSON' | 'LEGAL_PERSON' | (string & {});
        /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
        Ispb: string;
        /** @description A branch code of 1 to 4 digits. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
        BranchCode: string;
        /** @description An account number of 1 to 20 digits, including its check digit. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
        AccountNumber: string;
        /** @description The kind of an account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. Expect values that are not listed. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
        AccountType: 'CACC' | 'SVGS' | 'SLRY' | 'TRAN' | (string & {});
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
        /** @description The account and its holder. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        FoundAccount: {
            /** @description The account that the money goes to, and its holder. */
            holder: components["schemas"]["AccountHolder"];
            /** @description The institution's name for this look-up, at most 500 characters. The transfer order repeats it, so that the institution finds its look-up again; null when the institution needs none. */
            reference: string | null;
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
        /** @description The kind of the account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007)). */
        AccountTypeRequest: "CACC" | "SVGS" | "SLRY" | "TRAN";
        /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008)). */
        PersonTypeRequest: "NATURAL_PERSON" | "LEGAL_PERSON";
        /** @description The bank account that the operator wants to pay. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        LookedUpAccount: {
            /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
            bankCode: components["schemas"]["Ispb"];
            /** @description The branch of the account, 1 to 4 digits; null when the account has no branch, or none is known. **Assumed** ([G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431)). */
            branchCode: components["schemas"]["BranchCode"] | null;
            /** @description An account number of 1 to 20 digits, including its check digit. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            accountNumber: components["schemas"]["AccountNumber"];
            /** @description The kind of the account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007)). */
            accountType: components["schemas"]["AccountTypeRequest"];
            /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008)). */
            personType: components["schemas"]["PersonTypeRequest"];
        };
        /** @description Asks who holds a bank account, before a withdrawal to the account is accepted. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        AccountLookUp: {
            /** @description The wallet that wants to pay. */
            walletId: components["schemas"]["WalletId"];
            /** @description The bank account that the operator wants to pay. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
            account: components["schemas"]["LookedUpAccount"];
            /** @description The holder that the request of the operator declares. The institution may compare it with the holder that it finds. The service compares only taxId. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
            declared: components["schemas"]["DeclaredHolder"];
        };
        /** @description Asks whether the risk policy of the institution accepts a payer, before a recurrence is created. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        PayerScreening: {
            /** @description The wallet that wants to charge the payer. */
            walletId: components["schemas"]["WalletId"];
            /** @description A CPF (11 digits) or a CNPJ (12 digits or upper-case letters, then 2 check digits), without punctuation. **Assumed** ([G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)). */
            taxId: components["schemas"]["TaxId"];
        };
        /** @description The answer of the risk policy. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        ScreenedPayer: {
            /** @description ACCEPTED: the recurrence may be created. REJECTED: the service refuses the recurrence. */
            outcome: "ACCEPTED" | "REJECTED";
        };
        /** @description The account of the wallet at the institution. The money of the wallet moves in and out of it. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        WalletAccount: {
            /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
            bankCode: components["schemas"]["Ispb"];
            /** @description A branch code of 1 to 4 digits. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            branchCode: components["schemas"]["BranchCode"];
            /** @description An account number of 1 to 20 digits, including its check digit. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            accountNumber: components["schemas"]["AccountNumber"];
        };
        /**
         * Format: date-time
         * @description An instant, ISO 8601 in UTC with milliseconds. **Assumed** ([G-003](https://pix-payments.github.io/pix-payments/gaps.html#G-003)).
         */
        Timestamp: string;
        /** @description The provider's id of a withdrawal, a UUIDv4 in lower case. Its statement line has it as productTransactionId. **Assumed** ([G-036](https://pix-payments.github.io/pix-payments/gaps.html#G-036), [G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
        TransactionId: string;
        /** @description An amount in centavos of BRL (1000 is R$ 10,00). The upper bound is a technical guard. **Assumed** ([G-014](https://pix-payments.github.io/pix-payments/gaps.html#G-014)). */
        Amount: number;
        /** @description Why the withdrawal failed. ACCOUNT_MISMATCH: the account does not belong to the declared creditor. INSUFFICIENT_BALANCE: the amount was above the available balance, and nothing was debited. The other names describe themselves. The source shows only ACCOUNT_MISMATCH. Expect values that are not listed. **Assumed** ([G-031](https://pix-payments.github.io/pix-payments/gaps.html#G-031), [G-032](https://pix-payments.github.io/pix-payments/gaps.html#G-032)). */
        WithdrawalErrorCode: 'ACCOUNT_MISMATCH' | 'INSUFFICIENT_BALANCE' | 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_BLOCKED' | 'ACCOUNT_CLOSED' | 'INVALID_ACCOUNT_TYPE' | 'TRANSACTION_NOT_SUPPORTED' | 'AMOUNT_LIMIT_EXCEEDED' | 'REJECTED_BY_COUNTERPARTY' | 'SETTLEMENT_TIMEOUT' | 'PROVIDER_UNAVAILABLE' | (string & {});
        /** @description How a simulated institution ends the transfer. Only a sandbox sends it. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346)). */
        TransferSimulation: {
            /** @description The status in which the withdrawal ends. With NONE, the institution reports nothing after the status of holdAt. */
            status: "SUCCESS" | "REJECTED" | "CANCELED" | "FAILED" | "EXPIRED" | "NONE";
            /** @description The status in which the withdrawal waits for its end. */
            holdAt: "INITIATED" | "CONFIRMED" | "PROCESSING";
            /** @description The delay of the end in seconds of the wallet clock, 0 to 86400. Has no meaning when status is NONE. */
            afterSeconds: number;
            /** @description The errorCode of a failure; null when the usual errorCode of the status applies, and for SUCCESS and NONE. */
            errorCode: components["schemas"]["WithdrawalErrorCode"] | null;
        };
        /** @description Pays a withdrawal: a Pix from the account of the wallet to the account of the creditor. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        TransferOrder: {
            /**
             * @description The kind of the order. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            order: "transfer";
            /** @description The wallet that the order belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The account of the wallet at the institution. The money of the wallet moves in and out of it. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
            account: components["schemas"]["WalletAccount"];
            /** @description When the service gave the order, an instant of the wallet clock. In production it is real time. */
            at: components["schemas"]["Timestamp"];
            /** @description Identifies the withdrawal, a UUIDv4 in lower case. It is also the orderId. */
            transactionId: components["schemas"]["TransactionId"];
            /** @description The amount to pay, in centavos of BRL. */
            amount: components["schemas"]["Amount"];
            /** @description The account that receives the money, and its holder. */
            creditor: components["schemas"]["AccountHolder"];
            /** @description The key that the operator paid to; null for a withdrawal by bank details. */
            pixKey: components["schemas"]["PixKey"] | null;
            /** @description The reference of the look-up that found the creditor; null when the look-up gave none, and when no look-up found the creditor. */
            reference: string | null;
            /** @description The text for the creditor, at most 140 characters; null when there is none. */
            description: string | null;
            /** @description How a simulated institution ends the transfer. Only a sandbox sends it. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346)). */
            simulation?: components["schemas"]["TransferSimulation"];
        };
        /** @description The institution has the order and will carry it out, even when it stops and starts again. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        OrderTaken: {
            /** @description The orderId of the path. */
            orderId: string;
        };
        /** @description Identifies a refund on the rail: the refundEndToEndId of a refund by createRefund, or the refundId of a simulated refund of a recurring charge, which is a UUIDv4 in lower case. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044), [G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        RefundOrderId: string;
        /** @description Identifies the refund from end to end, 32 letters and digits, case-sensitive: `D`, the ISPB of the provider, the UTC minute as yyyyMMddHHmm, and 11 more characters. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044)). */
        RefundEndToEndId: string;
        /** @description A text of 32 letters and digits that identifies a Pix from end to end, case-sensitive: `E`, the ISPB of the institution that made it, the UTC minute as yyyyMMddHHmm, and 11 more characters. The endToEndId of a refund starts with `D`. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044)). */
        EndToEndId: string;
        /** @description Why the refund failed. The first three values concern the payer's account. REJECTED_BY_COUNTERPARTY is a rejection by the payer institution without a more specific reason. Expect values that are not listed. **Assumed** ([G-204](https://pix-payments.github.io/pix-payments/gaps.html#G-204)). */
        RefundErrorCode: 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_BLOCKED' | 'ACCOUNT_CLOSED' | 'REJECTED_BY_COUNTERPARTY' | 'SETTLEMENT_TIMEOUT' | 'PROVIDER_UNAVAILABLE' | (string & {});
        /** @description How a simulated institution ends the refund. Only a sandbox sends it. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346)). */
        RefundSimulation: {
            /** @description The status in which the refund ends. With NONE, the institution reports nothing. */
            status: "SUCCESS" | "FAILED" | "NONE";
            /** @description The delay of the end in seconds of the wallet clock, 0 to 86400. Has no meaning when status is NONE. */
            afterSeconds: number;
            /** @description The errorCode of a failure; null when the usual errorCode applies, and for SUCCESS and NONE. */
            errorCode: components["schemas"]["RefundErrorCode"] | null;
        };
        /** @description Returns money of a settled Pix to its payer. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        RefundOrder: {
            /**
             * @description The kind of the order. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            order: "refund";
            /** @description The wallet that the order belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The account of the wallet at the institution. The money of the wallet moves in and out of it. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
            account: components["schemas"]["WalletAccount"];
            /** @description When the service gave the order, an instant of the wallet clock. In production it is real time. */
            at: components["schemas"]["Timestamp"];
            /** @description Identifies the refund: the refundEndToEndId of a refund by createRefund, the refundId of a simulated refund of a recurring charge. It is also the orderId. */
            refundId: components["schemas"]["RefundOrderId"];
            /** @description Identifies the refund from end to end. The Pix that returns the money carries it. */
            refundEndToEndId: components["schemas"]["RefundEndToEndId"];
            /** @description Identifies the Pix that is refunded. */
            originalEndToEndId: components["schemas"]["EndToEndId"];
            /** @description What the Pix that is refunded paid: an immediate charge, the first payment of a recurrence, or the charge of a cycle. */
            refunded: "DEPOSIT" | "FIRST_PAYMENT" | "SCHEDULE";
            /** @description The amount to return, in centavos of BRL. It may be less than the original amount. */
            amount: components["schemas"]["Amount"];
            /** @description The text for the payer, at most 140 characters; null when there is none. */
            description: string | null;
            /** @description How a simulated institution ends the refund. Only a sandbox sends it. **Assumed** ([G-108](https://pix-payments.github.io/pix-payments/gaps.html#G-108), [G-230](https://pix-payments.github.io/pix-payments/gaps.html#G-230), [G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346)). */
            simulation?: components["schemas"]["RefundSimulation"];
        };
        /** @description The provider's id of a charge, a UUIDv4 in lower case. **Assumed** ([G-200](https://pix-payments.github.io/pix-payments/gaps.html#G-200)). */
        ChargeId: string;
        /** @description The id of a charge in the payment system, 26 to 35 letters and digits. The payment carries it. **Assumed** ([G-022](https://pix-payments.github.io/pix-payments/gaps.html#G-022), [G-077](https://pix-payments.github.io/pix-payments/gaps.html#G-077)). */
        Txid: string;
        /** @description The copy-and-paste payload of the charge, at most 512 characters. It is a dynamic BR Code and ends in its CRC-16. Show it to the player as text and as a QR code. It does not have the amount: the payer's app fetches the charge with its amount from the location inside it. You need not call that address. **Assumed** ([G-019](https://pix-payments.github.io/pix-payments/gaps.html#G-019), [G-020](https://pix-payments.github.io/pix-payments/gaps.html#G-020), [G-321](https://pix-payments.github.io/pix-payments/gaps.html#G-321), [G-370](https://pix-payments.github.io/pix-payments/gaps.html#G-370), [G-371](https://pix-payments.github.io/pix-payments/gaps.html#G-371)). */
        BrCode: string;
        /** @description Registers a charge, so that the institution recognizes the payment of its QR code. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        ChargeOrder: {
            /**
             * @description The kind of the order. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            order: "charge";
            /** @description The wallet that the order belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The account of the wallet at the institution. The money of the wallet moves in and out of it. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
            account: components["schemas"]["WalletAccount"];
            /** @description When the service gave the order, an instant of the wallet clock. In production it is real time. */
            at: components["schemas"]["Timestamp"];
            /** @description Identifies the charge, a UUIDv4 in lower case. It is also the orderId. */
            chargeId: components["schemas"]["ChargeId"];
            /** @description The id of a charge in the payment system, 26 to 35 letters and digits. The payment carries it. **Assumed** ([G-022](https://pix-payments.github.io/pix-payments/gaps.html#G-022), [G-077](https://pix-payments.github.io/pix-payments/gaps.html#G-077)). */
            txid: components["schemas"]["Txid"];
            /** @description The key of the wallet that receives the payment. */
            pixKey: components["schemas"]["PixKey"];
            /** @description The amount that the payer pays, in centavos of BRL. */
            amount: components["schemas"]["Amount"];
            /** @description The copy-and-paste payload of the charge, at most 512 characters. getChargePayload serves the location inside it. */
            brCode: components["schemas"]["BrCode"];
            /** @description The instant of the wallet clock from which the charge can no longer be paid. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description Identifies a recurrence, 29 characters: `RR`, the ISPB of the provider, the day of its creation in Brasília as YYYYMMDD, and 11 lower-case hex characters. The source has the prefix `RR` for every recurrence. Accept `RN` too: the scheme has it for recurrences without post-due retries. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006), [G-055](https://pix-payments.github.io/pix-payments/gaps.html#G-055)). */
        RecurrenceId: string;
        /** @description The payer of the recurrence. Only this payer can make the first payment. **Assumed** ([G-049](https://pix-payments.github.io/pix-payments/gaps.html#G-049)). */
        RecurrenceExpectedPayer: {
            /** @description The CPF or the CNPJ of the payer, without punctuation. */
            taxId: components["schemas"]["TaxId"];
            /** @description The declared name of the payer; null when the request had none. */
            name: string | null;
        };
        /** @description A CNPJ of 14 characters, without punctuation: 12 digits or upper-case letters, then 2 check digits. */
        Cnpj: string;
        /** @description The Pix key of the receiver that receives the charges, 1 to 200 characters. **Assumed** ([G-060](https://pix-payments.github.io/pix-payments/gaps.html#G-060)). */
        ReceiverPixKey: string;
        /** @description The length of a cycle: 7 days, or 1, 3, 6 or 12 months. **Assumed** ([G-054](https://pix-payments.github.io/pix-payments/gaps.html#G-054)). */
        Frequency: "WEEKLY" | "MONTHLY" | "QUARTERLY" | "SEMIANNUAL" | "ANNUAL";
        /**
         * Format: date
         * @description A day of the Brasília calendar, YYYY-MM-DD, in the years 0001 to 9999. **Assumed** ([G-310](https://pix-payments.github.io/pix-payments/gaps.html#G-310)).
         */
        CalendarDate: string;
        /** @description How a simulated payer institution behaves. Only a sandbox sends it. **Assumed** ([G-240](https://pix-payments.github.io/pix-payments/gaps.html#G-240), [G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346)). */
        PayerSimulation: {
            /** @description Whether the simulated payer pays, authorizes and accepts without a command. */
            automaticPayer: boolean;
        };
        /** @description Asks the institution to have a payer authorize a recurrence of Pix Automático. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        RecurrenceOrder: {
            /**
             * @description The kind of the order. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            order: "recurrence";
            /** @description The wallet that the order belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The account of the wallet at the institution. The money of the wallet moves in and out of it. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
            account: components["schemas"]["WalletAccount"];
            /** @description When the service gave the order, an instant of the wallet clock. In production it is real time. */
            at: components["schemas"]["Timestamp"];
            /** @description Identifies the recurrence. It is also the orderId. */
            recurrenceId: components["schemas"]["RecurrenceId"];
            /** @description The payer of the recurrence. Only this payer can make the first payment. **Assumed** ([G-049](https://pix-payments.github.io/pix-payments/gaps.html#G-049)). */
            payer: components["schemas"]["RecurrenceExpectedPayer"];
            /** @description The CNPJ of the receiver, 14 characters without punctuation. */
            receiverCnpj: components["schemas"]["Cnpj"];
            /** @description The Pix key of the receiver that receives the payments, 1 to 200 characters. */
            pixKey: components["schemas"]["ReceiverPixKey"];
            /** @description The length of a cycle: 7 days, or 1, 3, 6 or 12 months. **Assumed** ([G-054](https://pix-payments.github.io/pix-payments/gaps.html#G-054)). */
            frequency: components["schemas"]["Frequency"];
            /** @description The first day of cycle 2, YYYY-MM-DD on the Brasília calendar; cycle 1 is the immediate first payment. */
            firstPaymentDate: components["schemas"]["CalendarDate"];
            /** @description The last day of the last cycle, YYYY-MM-DD on the Brasília calendar. */
            lastPaymentDate: components["schemas"]["CalendarDate"];
            /** @description The amount of every charge, in centavos of BRL; null when the amount varies. */
            amount: components["schemas"]["Amount"] | null;
            /** @description The lowest cap that the payer may set for a charge, in centavos of BRL; null when the receiver set none. */
            minimumAmount: components["schemas"]["Amount"] | null;
            /** @description The amount of the first payment when the amount varies, in centavos of BRL; null when amount is set. */
            firstPaymentAmount: components["schemas"]["Amount"] | null;
            /** @description The amount of the first payment, in centavos of BRL: firstPaymentAmount, or amount when that is null. */
            firstAmount: components["schemas"]["Amount"];
            /** @description The composite payload, at most 512 characters: the dynamic QR code of the first payment with the location of the recurrence in template 80. It does not have the amount. */
            brCode: components["schemas"]["BrCode"];
            /** @description The instant of the wallet clock until which the payer may pay and authorize. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description How a simulated payer institution behaves. Only a sandbox sends it. **Assumed** ([G-240](https://pix-payments.github.io/pix-payments/gaps.html#G-240), [G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346)). */
            simulation?: components["schemas"]["PayerSimulation"];
        };
        /** @description The id of a message of Pix Automático, 32 characters: `M`, the ISPB of the institution that sends it, and 23 letters and digits. **Assumed** ([G-079](https://pix-payments.github.io/pix-payments/gaps.html#G-079)). */
        RegulatoryMessageId: string;
        /** @description Identifies a schedule: `pixsched_` and 32 lower-case hex characters. **Assumed** ([G-073](https://pix-payments.github.io/pix-payments/gaps.html#G-073)). */
        ScheduleId: string;
        /** @description AGND is the charge of a cycle. NTAG is a post-due retry of it. RIFL is its same-day re-send after an operational failure at the payer institution. **Assumed** ([G-076](https://pix-payments.github.io/pix-payments/gaps.html#G-076)). */
        SchedulePurpose: "AGND" | "NTAG" | "RIFL";
        /** @description Sends the instruction of a charge of Pix Automático to the payer institution. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        InstructionOrder: {
            /**
             * @description The kind of the order. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            order: "instruction";
            /** @description The wallet that the order belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The account of the wallet at the institution. The money of the wallet moves in and out of it. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
            account: components["schemas"]["WalletAccount"];
            /** @description When the service gave the order, an instant of the wallet clock. In production it is real time. */
            at: components["schemas"]["Timestamp"];
            /** @description The id of the message that carries the instruction, 32 characters. It is also the orderId. */
            regulatoryMessageId: components["schemas"]["RegulatoryMessageId"];
            /** @description Identifies a schedule: `pixsched_` and 32 lower-case hex characters. **Assumed** ([G-073](https://pix-payments.github.io/pix-payments/gaps.html#G-073)). */
            scheduleId: components["schemas"]["ScheduleId"];
            /** @description The recurrence that allows the charge. */
            recurrenceId: components["schemas"]["RecurrenceId"];
            /** @description A CPF (11 digits) or a CNPJ (12 digits or upper-case letters, then 2 check digits), without punctuation. **Assumed** ([G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)). */
            payerTaxId: components["schemas"]["TaxId"];
            /** @description AGND is the charge of a cycle. NTAG is a post-due retry of it. RIFL is its same-day re-send after an operational failure at the payer institution. **Assumed** ([G-076](https://pix-payments.github.io/pix-payments/gaps.html#G-076)). */
            purpose: components["schemas"]["SchedulePurpose"];
            /** @description The id of the charge in the payment system, 26 to 35 letters and digits. It is also the paymentInformationId (PmtInfId) of the instruction. Retries and re-sends of the charge keep it. **Assumed** ([G-077](https://pix-payments.github.io/pix-payments/gaps.html#G-077), [G-078](https://pix-payments.github.io/pix-payments/gaps.html#G-078)). */
            txid: components["schemas"]["Txid"];
            /** @description The amount of the charge, in centavos of BRL. */
            amount: components["schemas"]["Amount"];
            /** @description The day on which the payer institution is to pay, YYYY-MM-DD on the Brasília calendar. */
            dueDate: components["schemas"]["CalendarDate"];
            /** @description How a simulated payer institution behaves. Only a sandbox sends it. **Assumed** ([G-240](https://pix-payments.github.io/pix-payments/gaps.html#G-240), [G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346)). */
            simulation?: components["schemas"]["PayerSimulation"];
        };
        /** @description Cancels a schedule or a recurrence. The service has already cancelled it. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        CancellationOrder: {
            /**
             * @description The kind of the order. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            order: "cancellation";
            /** @description The wallet that the order belongs to. */
            walletId: components["schemas"]["WalletId"];
            /** @description The account of the wallet at the institution. The money of the wallet moves in and out of it. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
            account: components["schemas"]["WalletAccount"];
            /** @description When the service gave the order, an instant of the wallet clock. In production it is real time. */
            at: components["schemas"]["Timestamp"];
            /** @description The id of the message that carries the cancellation, 32 characters. It is also the orderId. */
            regulatoryMessageId: components["schemas"]["RegulatoryMessageId"];
            /** @description What is cancelled. RECURRENCE: an authorized recurrence. RECURRENCE_REQUEST: a recurrence that is not authorized yet. The payer institution does not know it, so it gets no message; do not let the payer authorize it any more. */
            subject: "SCHEDULE" | "RECURRENCE" | "RECURRENCE_REQUEST";
            /** @description The id of the schedule or of the recurrence. */
            subjectId: string;
            /** @description The reason that the operator gave, at most 140 characters; null when there is none. For a recurrence it is the cancellationReason, and the institution writes its scheme code: ACCOUNT_CLOSED is ACCL, RECEIVER_COMPANY_CLOSED CPCL, RECEIVER_REQUEST_ERROR ERSL, FRAUD_SUSPECTED FRUD, DUPLICATE_AUTHORIZATION PCFD, RECEIVER_REQUESTED SLCR, PAIN_009_TIMEOUT NRES. **Assumed** ([G-069](https://pix-payments.github.io/pix-payments/gaps.html#G-069)). */
            reason: string | null;
        };
        /** @description The institution answers. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        RailHealth: {
            /**
             * @description The institution answers look-ups and acknowledges orders.
             * @constant
             */
            status: "READY";
        };
        /** @description The payer and the paying account, as the settlement message names them. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        ChargePayer: {
            /** @description The name of a person or a company, 1 to 140 characters. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029), [G-201](https://pix-payments.github.io/pix-payments/gaps.html#G-201)). */
            name: components["schemas"]["PersonName"];
            /** @description A CPF (11 digits) or a CNPJ (12 digits or upper-case letters, then 2 check digits), without punctuation. **Assumed** ([G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)). */
            taxId: components["schemas"]["TaxId"];
            /** @description The kind of person: NATURAL_PERSON has a CPF, LEGAL_PERSON a CNPJ. The source shows only NATURAL_PERSON. Expect values that are not listed. **Assumed** ([G-008](https://pix-payments.github.io/pix-payments/gaps.html#G-008), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            personType: components["schemas"]["PersonType"];
            /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
            bankCode: components["schemas"]["Ispb"];
            /** @description The branch of the account, 1 to 4 digits; null when the account has no branch, or none is known. **Assumed** ([G-431](https://pix-payments.github.io/pix-payments/gaps.html#G-431)). */
            branchCode: components["schemas"]["BranchCode"] | null;
            /** @description An account number of 1 to 20 digits, including its check digit. **Assumed** ([G-009](https://pix-payments.github.io/pix-payments/gaps.html#G-009)). */
            accountNumber: components["schemas"]["AccountNumber"];
            /** @description The kind of an account: CACC is a checking account, SVGS savings, SLRY a salary account, TRAN a payment account. The source shows only CACC. Expect values that are not listed. **Assumed** ([G-007](https://pix-payments.github.io/pix-payments/gaps.html#G-007), [G-430](https://pix-payments.github.io/pix-payments/gaps.html#G-430)). */
            accountType: components["schemas"]["AccountType"];
        };
        /** @description A payer paid a charge, and the money arrived. When the answer is REFUSED, the institution returns the money to the payer. **Assumed** ([G-087](https://pix-payments.github.io/pix-payments/gaps.html#G-087), [G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        ChargePaymentReport: {
            /**
             * @description The kind of the report. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            report: "chargePayment";
            /** @description The wallet that the report concerns. */
            walletId: components["schemas"]["WalletId"];
            /** @description In a sandbox only: the instant of the wallet clock at which the report takes effect. Without it, and with an instant that is not in the future, the report takes effect at once. Production returns 400 MalformedRequest for it. **Assumed** ([G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346), [G-400](https://pix-payments.github.io/pix-payments/gaps.html#G-400), [G-402](https://pix-payments.github.io/pix-payments/gaps.html#G-402)). */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description The paid charge: the chargeId of its order. */
            chargeId: components["schemas"]["ChargeId"];
            /** @description Identifies the payment from end to end, 32 letters and digits, case-sensitive. A payment pays one charge: a report of a payment that has already paid another charge, or a recurring charge, is KEPT. **Assumed** ([G-401](https://pix-payments.github.io/pix-payments/gaps.html#G-401)). */
            endToEndId: components["schemas"]["EndToEndId"];
            /** @description The paid amount, in centavos of BRL. */
            amount: components["schemas"]["Amount"];
            /** @description The payer and the paying account, as the settlement message names them. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
            payer: components["schemas"]["ChargePayer"];
            /** @description The message that the payer wrote with the payment, at most 140 characters; null when there is none. */
            payerMessage: string | null;
        };
        /** @description The result of the report. The institution need not send the report again, whatever the result is. **Assumed** ([G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)). */
        ReportAnswer: {
            /** @description APPLIED: the report changed the resource. REFUSED: the service refuses it, and reason says why; the money of a refused payment stays with the payer. KNOWN: the resource is already past this point, and nothing changed. EXPECTED: dueAt is in the future, and the report takes effect then (sandbox only). KEPT: the report fits no state of the resource now; the service keeps it and tries it again after each later report on the resource. The answer to a repeat does not change when a kept report takes effect. **Assumed** ([G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343), [G-403](https://pix-payments.github.io/pix-payments/gaps.html#G-403)). */
            result: "APPLIED" | "REFUSED" | "KNOWN" | "EXPECTED" | "KEPT";
            /** @description Why the service refuses a payment, a cancellation or a confirmation; null unless result is REFUSED. PAYER_MISMATCH, ACCOUNT_MISMATCH and THIRD_PARTY_PAYER_BLOCKED: the rejectedReason of the charge. AMOUNT_MISMATCH: the amount differs from the amount of the charge. NOT_PAYABLE: the charge, the first payment or the schedule has ended. NOT_CANCELABLE: the schedule is a retry or re-send, which the payer cannot cancel. NOT_OPEN: the recurrence was cancelled or has expired before its confirmation, so it must not be charged. Expect values that are not listed. */
            reason: 'PAYER_MISMATCH' | 'ACCOUNT_MISMATCH' | 'THIRD_PARTY_PAYER_BLOCKED' | 'AMOUNT_MISMATCH' | 'NOT_PAYABLE' | 'NOT_CANCELABLE' | 'NOT_OPEN' | (string & {}) | null;
        };
        /** @description Identifies money that an institution sends back, from end to end: the return of a withdrawal, or the take-back of a deposit. It has 32 letters and digits, case-sensitive: `D`, the ISPB of the institution that sends the money back, the UTC minute as yyyyMMddHHmm, and 11 more characters. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)). */
        ReturnId: string;
        /** @description The institution took money of a paid charge back from the account of the wallet, under the special return mechanism of Pix (MED). **Assumed** ([G-345](https://pix-payments.github.io/pix-payments/gaps.html#G-345)). */
        ChargeTakenBackReport: {
            /**
             * @description The kind of the report. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            report: "chargeTakenBack";
            /** @description The wallet that the report concerns. */
            walletId: components["schemas"]["WalletId"];
            /** @description In a sandbox only: the instant of the wallet clock at which the report takes effect. Without it, and with an instant that is not in the future, the report takes effect at once. Production returns 400 MalformedRequest for it. **Assumed** ([G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346), [G-400](https://pix-payments.github.io/pix-payments/gaps.html#G-400), [G-402](https://pix-payments.github.io/pix-payments/gaps.html#G-402)). */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description The charge whose payment is returned. */
            chargeId: components["schemas"]["ChargeId"];
            /** @description Identifies money that an institution sends back, from end to end: the return of a withdrawal, or the take-back of a deposit. It has 32 letters and digits, case-sensitive: `D`, the ISPB of the institution that sends the money back, the UTC minute as yyyyMMddHHmm, and 11 more characters. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)). */
            returnId: components["schemas"]["ReturnId"];
            /** @description The amount that was taken back, in centavos of BRL. It may be less than the paid amount. */
            amount: components["schemas"]["Amount"];
            /** @description FRAUD: the payer's institution reported a fraud. OPERATIONAL_FLAW: an institution corrected a flaw of its own systems. */
            reason: "FRAUD" | "OPERATIONAL_FLAW";
        };
        /** @description A transfer made progress and has not ended. **Assumed** ([G-091](https://pix-payments.github.io/pix-payments/gaps.html#G-091), [G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        TransferAcceptedReport: {
            /**
             * @description The kind of the report. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            report: "transferAccepted";
            /** @description The wallet that the report concerns. */
            walletId: components["schemas"]["WalletId"];
            /** @description In a sandbox only: the instant of the wallet clock at which the report takes effect. Without it, and with an instant that is not in the future, the report takes effect at once. Production returns 400 MalformedRequest for it. **Assumed** ([G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346), [G-400](https://pix-payments.github.io/pix-payments/gaps.html#G-400), [G-402](https://pix-payments.github.io/pix-payments/gaps.html#G-402)). */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description The withdrawal: the transactionId of its transfer order. */
            transactionId: components["schemas"]["TransactionId"];
            /** @description Identifies the payment from end to end, 32 letters and digits, case-sensitive. */
            endToEndId: components["schemas"]["EndToEndId"];
            /** @description CONFIRMED: the institution sent the payment to the settlement system. PROCESSING: the payment awaits settlement. */
            stage: "CONFIRMED" | "PROCESSING";
        };
        /** @description A transfer settled: the creditor has the money. **Assumed** ([G-091](https://pix-payments.github.io/pix-payments/gaps.html#G-091), [G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        TransferSettledReport: {
            /**
             * @description The kind of the report. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            report: "transferSettled";
            /** @description The wallet that the report concerns. */
            walletId: components["schemas"]["WalletId"];
            /** @description In a sandbox only: the instant of the wallet clock at which the report takes effect. Without it, and with an instant that is not in the future, the report takes effect at once. Production returns 400 MalformedRequest for it. **Assumed** ([G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346), [G-400](https://pix-payments.github.io/pix-payments/gaps.html#G-400), [G-402](https://pix-payments.github.io/pix-payments/gaps.html#G-402)). */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description The withdrawal: the transactionId of its transfer order. */
            transactionId: components["schemas"]["TransactionId"];
            /** @description Identifies the payment from end to end, 32 letters and digits, case-sensitive. */
            endToEndId: components["schemas"]["EndToEndId"];
        };
        /** @description A transfer failed. The money is in the account of the wallet, and the service makes it available again. **Assumed** ([G-091](https://pix-payments.github.io/pix-payments/gaps.html#G-091), [G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        TransferRefusedReport: {
            /**
             * @description The kind of the report. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            report: "transferRefused";
            /** @description The wallet that the report concerns. */
            walletId: components["schemas"]["WalletId"];
            /** @description In a sandbox only: the instant of the wallet clock at which the report takes effect. Without it, and with an instant that is not in the future, the report takes effect at once. Production returns 400 MalformedRequest for it. **Assumed** ([G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346), [G-400](https://pix-payments.github.io/pix-payments/gaps.html#G-400), [G-402](https://pix-payments.github.io/pix-payments/gaps.html#G-402)). */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description The withdrawal: the transactionId of its transfer order. */
            transactionId: components["schemas"]["TransactionId"];
            /** @description REJECTED: the counterparty rejected it. CANCELED: the payment could not be sent. FAILED: a processing error. EXPIRED: the confirmation window ended. */
            status: "REJECTED" | "CANCELED" | "FAILED" | "EXPIRED";
            /** @description Identifies the payment from end to end; null when no payment was sent. */
            endToEndId: components["schemas"]["EndToEndId"] | null;
            /** @description Why it failed, listed or not; null when the usual errorCode of the status applies. */
            errorCode: components["schemas"]["WithdrawalErrorCode"] | null;
            /** @description A text for the errorCode, at most 500 characters; null when the usual text of the errorCode applies. */
            errorDescription: string | null;
        };
        /** @description Money of a settled transfer came back to the account of the wallet. **Assumed** ([G-345](https://pix-payments.github.io/pix-payments/gaps.html#G-345)). */
        TransferReturnedReport: {
            /**
             * @description The kind of the report. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            report: "transferReturned";
            /** @description The wallet that the report concerns. */
            walletId: components["schemas"]["WalletId"];
            /** @description In a sandbox only: the instant of the wallet clock at which the report takes effect. Without it, and with an instant that is not in the future, the report takes effect at once. Production returns 400 MalformedRequest for it. **Assumed** ([G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346), [G-400](https://pix-payments.github.io/pix-payments/gaps.html#G-400), [G-402](https://pix-payments.github.io/pix-payments/gaps.html#G-402)). */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description The withdrawal: the transactionId of its transfer order. */
            transactionId: components["schemas"]["TransactionId"];
            /** @description Identifies money that an institution sends back, from end to end: the return of a withdrawal, or the take-back of a deposit. It has 32 letters and digits, case-sensitive: `D`, the ISPB of the institution that sends the money back, the UTC minute as yyyyMMddHHmm, and 11 more characters. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044), [G-384](https://pix-payments.github.io/pix-payments/gaps.html#G-384)). */
            returnId: components["schemas"]["ReturnId"];
            /** @description The amount that came back, in centavos of BRL. It may be less than the amount of the transfer. */
            amount: components["schemas"]["Amount"];
            /** @description The reason, in the words of the returning institution, at most 500 characters; null when it gave none. */
            reason: string | null;
        };
        /** @description A refund ended. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        RefundEndedReport: {
            /**
             * @description The kind of the report. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            report: "refundEnded";
            /** @description The wallet that the report concerns. */
            walletId: components["schemas"]["WalletId"];
            /** @description In a sandbox only: the instant of the wallet clock at which the report takes effect. Without it, and with an instant that is not in the future, the report takes effect at once. Production returns 400 MalformedRequest for it. **Assumed** ([G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346), [G-400](https://pix-payments.github.io/pix-payments/gaps.html#G-400), [G-402](https://pix-payments.github.io/pix-payments/gaps.html#G-402)). */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description Identifies a refund on the rail: the refundEndToEndId of a refund by createRefund, or the refundId of a simulated refund of a recurring charge, which is a UUIDv4 in lower case. **Assumed** ([G-044](https://pix-payments.github.io/pix-payments/gaps.html#G-044), [G-149](https://pix-payments.github.io/pix-payments/gaps.html#G-149), [G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
            refundId: components["schemas"]["RefundOrderId"];
            /** @description SETTLED: the payer has the money back. FAILED: the money is in the account of the wallet, and the service makes it available again. */
            outcome: "SETTLED" | "FAILED";
            /** @description Why it failed, listed or not; null with SETTLED, and when the usual errorCode applies. */
            errorCode: components["schemas"]["RefundErrorCode"] | null;
            /** @description A text for the errorCode, at most 500 characters; null with SETTLED, and when the usual text applies. */
            errorDescription: string | null;
        };
        /** @description The payer of the first payment, and the institution of the payer. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        FirstPaymentPayer: {
            /** @description The name of a person or a company, 1 to 140 characters. **Assumed** ([G-029](https://pix-payments.github.io/pix-payments/gaps.html#G-029), [G-201](https://pix-payments.github.io/pix-payments/gaps.html#G-201)). */
            name: components["schemas"]["PersonName"];
            /** @description A CPF (11 digits) or a CNPJ (12 digits or upper-case letters, then 2 check digits), without punctuation. **Assumed** ([G-202](https://pix-payments.github.io/pix-payments/gaps.html#G-202)). */
            taxId: components["schemas"]["TaxId"];
            /** @description The id of an institution (ISPB), 8 digits or capital letters. **Assumed** ([G-006](https://pix-payments.github.io/pix-payments/gaps.html#G-006)). */
            bankCode: components["schemas"]["Ispb"];
        };
        /** @description The payer of a recurrence made the first payment, and the money arrived. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        FirstPaymentReport: {
            /**
             * @description The kind of the report. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            report: "firstPayment";
            /** @description The wallet that the report concerns. */
            walletId: components["schemas"]["WalletId"];
            /** @description In a sandbox only: the instant of the wallet clock at which the report takes effect. Without it, and with an instant that is not in the future, the report takes effect at once. Production returns 400 MalformedRequest for it. **Assumed** ([G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346), [G-400](https://pix-payments.github.io/pix-payments/gaps.html#G-400), [G-402](https://pix-payments.github.io/pix-payments/gaps.html#G-402)). */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description The recurrence: the recurrenceId of its order. */
            recurrenceId: components["schemas"]["RecurrenceId"];
            /** @description Identifies the payment from end to end, 32 letters and digits, case-sensitive. A report of a payment that has already paid something else is KEPT. **Assumed** ([G-401](https://pix-payments.github.io/pix-payments/gaps.html#G-401)). */
            endToEndId: components["schemas"]["EndToEndId"];
            /** @description The paid amount, in centavos of BRL. */
            amount: components["schemas"]["Amount"];
            /** @description The payer of the first payment, and the institution of the payer. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
            payer: components["schemas"]["FirstPaymentPayer"];
        };
        /** @description The payer institution answered the request to authorize a recurrence. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        RecurrenceAnswerReport: {
            /**
             * @description The kind of the report. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            report: "recurrenceAnswer";
            /** @description The wallet that the report concerns. */
            walletId: components["schemas"]["WalletId"];
            /** @description In a sandbox only: the instant of the wallet clock at which the report takes effect. Without it, and with an instant that is not in the future, the report takes effect at once. Production returns 400 MalformedRequest for it. **Assumed** ([G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346), [G-400](https://pix-payments.github.io/pix-payments/gaps.html#G-400), [G-402](https://pix-payments.github.io/pix-payments/gaps.html#G-402)). */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description The recurrence: the recurrenceId of its order. */
            recurrenceId: components["schemas"]["RecurrenceId"];
            /** @description CONFIRMED: the payer authorized the recurrence. REJECTED: the payer or the payer institution rejected it. */
            outcome: "CONFIRMED" | "REJECTED";
            /** @description The IBGE code of the payer's municipality, 7 digits; null with REJECTED, and when the institution does not send it. */
            municipalityCode: string | null;
            /** @description The reason of a rejection, in the words of the payer institution, at most 500 characters; null with CONFIRMED, and when it gave none. */
            reason: string | null;
        };
        /** @description The payer cancelled a recurrence. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        RecurrenceCancellationReport: {
            /**
             * @description The kind of the report. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            report: "recurrenceCancellation";
            /** @description The wallet that the report concerns. */
            walletId: components["schemas"]["WalletId"];
            /** @description In a sandbox only: the instant of the wallet clock at which the report takes effect. Without it, and with an instant that is not in the future, the report takes effect at once. Production returns 400 MalformedRequest for it. **Assumed** ([G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346), [G-400](https://pix-payments.github.io/pix-payments/gaps.html#G-400), [G-402](https://pix-payments.github.io/pix-payments/gaps.html#G-402)). */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description The recurrence: the recurrenceId of its order. */
            recurrenceId: components["schemas"]["RecurrenceId"];
        };
        /** @description The institution sent an instruction to the payer institution, or could not send it. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        InstructionSentReport: {
            /**
             * @description The kind of the report. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            report: "instructionSent";
            /** @description The wallet that the report concerns. */
            walletId: components["schemas"]["WalletId"];
            /** @description In a sandbox only: the instant of the wallet clock at which the report takes effect. Without it, and with an instant that is not in the future, the report takes effect at once. Production returns 400 MalformedRequest for it. **Assumed** ([G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346), [G-400](https://pix-payments.github.io/pix-payments/gaps.html#G-400), [G-402](https://pix-payments.github.io/pix-payments/gaps.html#G-402)). */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description The schedule: the scheduleId of its instruction order. */
            scheduleId: components["schemas"]["ScheduleId"];
            /** @description SENT: the payer institution has the instruction. FAILED: the instruction could not be sent, and the schedule fails with REGULATORY_SEND_FAILED. */
            outcome: "SENT" | "FAILED";
            /** @description The message that carried the instruction: the regulatoryMessageId of its order. */
            regulatoryMessageId: components["schemas"]["RegulatoryMessageId"];
            /** @description The endToEndId under which the payment will settle, new for each instruction. Its time is dueDate at 12:00 UTC: `202604061200` for 2026-04-06. It is null with FAILED. **Assumed** ([G-080](https://pix-payments.github.io/pix-payments/gaps.html#G-080)). */
            endToEndId: components["schemas"]["EndToEndId"] | null;
        };
        /** @description Why a charge failed: the unchanged scheme code of the payer institution, or one of the three codes that the service generates (PAYER_RESPONSE_TIMEOUT, RIFL_CUTOFF_EXCEEDED, REGULATORY_SEND_FAILED). AC05, AM09, DENC, DS27, DTED, MIDI, MSUC, NITX and RC09 are terminal: the charge is rejected for good and must not be retried. UDEI is not terminal by the scheme list, but treat it as potentially terminal. The error catalogue has the meaning of each code. Other codes may come. **Assumed** ([G-187](https://pix-payments.github.io/pix-payments/gaps.html#G-187), [G-188](https://pix-payments.github.io/pix-payments/gaps.html#G-188)). */
        RejectionCode: 'AB10' | 'AC05' | 'AC06' | 'AM02' | 'AM09' | 'DENC' | 'DS27' | 'DTED' | 'DTNT' | 'FBRD' | 'IRNT' | 'MIDI' | 'MSUC' | 'NIEC' | 'NIPA' | 'NITX' | 'QUNT' | 'RC09' | 'UDEI' | 'PAYER_RESPONSE_TIMEOUT' | 'RIFL_CUTOFF_EXCEEDED' | 'REGULATORY_SEND_FAILED' | (string & {});
        /** @description The payer institution answered an instruction. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        InstructionAnswerReport: {
            /**
             * @description The kind of the report. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            report: "instructionAnswer";
            /** @description The wallet that the report concerns. */
            walletId: components["schemas"]["WalletId"];
            /** @description In a sandbox only: the instant of the wallet clock at which the report takes effect. Without it, and with an instant that is not in the future, the report takes effect at once. Production returns 400 MalformedRequest for it. **Assumed** ([G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346), [G-400](https://pix-payments.github.io/pix-payments/gaps.html#G-400), [G-402](https://pix-payments.github.io/pix-payments/gaps.html#G-402)). */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description The schedule: the scheduleId of its instruction order. */
            scheduleId: components["schemas"]["ScheduleId"];
            /** @description ACCEPTED: the payer institution will pay on the due date. REJECTED: it will not pay. */
            outcome: "ACCEPTED" | "REJECTED";
            /** @description The scheme code of a rejection; null with ACCEPTED. */
            rejectionCode: components["schemas"]["RejectionCode"] | null;
        };
        /** @description The payment of an instruction settled, or the payer institution could not pay. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        InstructionPaymentReport: {
            /**
             * @description The kind of the report. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            report: "instructionPayment";
            /** @description The wallet that the report concerns. */
            walletId: components["schemas"]["WalletId"];
            /** @description In a sandbox only: the instant of the wallet clock at which the report takes effect. Without it, and with an instant that is not in the future, the report takes effect at once. Production returns 400 MalformedRequest for it. **Assumed** ([G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346), [G-400](https://pix-payments.github.io/pix-payments/gaps.html#G-400), [G-402](https://pix-payments.github.io/pix-payments/gaps.html#G-402)). */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description The schedule: the scheduleId of its instruction order. */
            scheduleId: components["schemas"]["ScheduleId"];
            /** @description SETTLED: the money arrived. REJECTED: the payer institution did not pay. */
            outcome: "SETTLED" | "REJECTED";
            /** @description The scheme code of a rejection; null with SETTLED. */
            rejectionCode: components["schemas"]["RejectionCode"] | null;
        };
        /** @description The payer, or the payer institution, cancelled an instruction. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)). */
        InstructionCancellationReport: {
            /**
             * @description The kind of the report. It is part of the signed body, so that a signature is valid for one path only.
             * @constant
             */
            report: "instructionCancellation";
            /** @description The wallet that the report concerns. */
            walletId: components["schemas"]["WalletId"];
            /** @description In a sandbox only: the instant of the wallet clock at which the report takes effect. Without it, and with an instant that is not in the future, the report takes effect at once. Production returns 400 MalformedRequest for it. **Assumed** ([G-346](https://pix-payments.github.io/pix-payments/gaps.html#G-346), [G-400](https://pix-payments.github.io/pix-payments/gaps.html#G-400), [G-402](https://pix-payments.github.io/pix-payments/gaps.html#G-402)). */
            dueAt?: components["schemas"]["Timestamp"];
            /** @description The schedule: the scheduleId of its instruction order. */
            scheduleId: components["schemas"]["ScheduleId"];
            /**
             * @description FAIL: an operational failure at the payer institution; until 21:00 in Brasília of dueDate, the service orders the instruction again (RIFL). Null: the payer cancelled. For a retry or re-send, null is REFUSED with NOT_CANCELABLE. **Assumed** ([G-147](https://pix-payments.github.io/pix-payments/gaps.html#G-147), [G-244](https://pix-payments.github.io/pix-payments/gaps.html#G-244), [G-245](https://pix-payments.github.io/pix-payments/gaps.html#G-245)).
             * @enum {string|null}
             */
            code: "FAIL" | null;
        };
        /** @description When the charge was created, shown and expires. **Assumed** ([G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344)). */
        PayloadCalendar: {
            /**
             * Format: date-time
             * @description When the charge was created, RFC 3339.
             */
            criacao: string;
            /**
             * Format: date-time
             * @description When this payload was made, RFC 3339.
             */
            apresentacao: string;
            /** @description The time from criacao to the expiry of the charge, in seconds. */
            expiracao: number;
        };
        /** @description The expected payer: nome, with cpf or cnpj. Absent from the payload when the charge expects no particular payer, or does not know the name of the payer. **Assumed** ([G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344), [G-373](https://pix-payments.github.io/pix-payments/gaps.html#G-373)). */
        PayloadDebtor: {
            /** @description The CPF of a person, 11 digits. Absent for a company. */
            cpf?: string;
            /** @description The CNPJ of a company, 14 characters. Absent for a person. */
            cnpj?: string;
            /** @description The name of the payer, 1 to 140 characters. */
            nome: string;
        };
        /** @description The value of the charge. **Assumed** ([G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344), [G-373](https://pix-payments.github.io/pix-payments/gaps.html#G-373)). */
        PayloadValue: {
            /** @description The amount in BRL with two decimals, such as 10.00 for 1000 centavos. */
            original: string;
            /**
             * @description The payer cannot change the amount.
             * @constant
             */
            modalidadeAlteracao?: 0;
        };
        /** @description A name and a value that the app shows to the payer. **Assumed** ([G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344)). */
        PayloadInformation: {
            /** @description The name, 1 to 50 characters. */
            nome: string;
            /** @description The value, 1 to 200 characters. */
            valor: string;
        };
        /** @description The claims of the JWS that getChargePayload returns: the terms of an immediate charge, with the Portuguese names of the manual of the central bank. **Assumed** ([G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344), [G-373](https://pix-payments.github.io/pix-payments/gaps.html#G-373)). */
        ChargePayload: {
            /** @description The revision of the terms. The terms of a charge do not change, so it is 0. */
            revisao: number;
            /** @description When the charge was created, shown and expires. **Assumed** ([G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344)). */
            calendario: components["schemas"]["PayloadCalendar"];
            /** @description The expected payer: nome, with cpf or cnpj. Absent from the payload when the charge expects no particular payer, or does not know the name of the payer. **Assumed** ([G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344), [G-373](https://pix-payments.github.io/pix-payments/gaps.html#G-373)). */
            devedor?: components["schemas"]["PayloadDebtor"];
            /** @description The value of the charge. **Assumed** ([G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344), [G-373](https://pix-payments.github.io/pix-payments/gaps.html#G-373)). */
            valor: components["schemas"]["PayloadValue"];
            /** @description The Pix key that receives the payment. */
            chave: components["schemas"]["PixKey"];
            /** @description The id of a charge in the payment system, 26 to 35 letters and digits. The payment carries it. **Assumed** ([G-022](https://pix-payments.github.io/pix-payments/gaps.html#G-022), [G-077](https://pix-payments.github.io/pix-payments/gaps.html#G-077)). */
            txid: components["schemas"]["Txid"];
            /** @description The text that the app shows to the payer, at most 140 characters: the description of the charge. Absent when the charge has none. */
            solicitacaoPagador?: string;
            /** @description More information for the payer. Absent when there is none. */
            infoAdicionais?: components["schemas"]["PayloadInformation"][];
            /**
             * @description A charge that can be paid. A charge that has ended returns 410 Gone.
             * @constant
             */
            status: "ATIVA";
        };
        /** @description A JWS in compact serialization (RFC 7515): header, claims and signature, each in base64url, joined by full stops. The header has alg (ES256 or PS256), kid (the key), jku (the address of getPayloadKeys) and, when the key has a certificate, x5t. The claims are a ChargePayload. **Assumed** ([G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344), [G-372](https://pix-payments.github.io/pix-payments/gaps.html#G-372)). */
        SignedPayload: string;
        /** @description A public key on the curve P-256 (RFC 7517, RFC 7518). **Assumed** ([G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344), [G-372](https://pix-payments.github.io/pix-payments/gaps.html#G-372)). */
        EcJsonWebKey: {
            /** @description The type of the key. */
            kty: "EC";
            /** @description The name of the key. The header of a payload has the same kid. */
            kid: string;
            /**
             * @description The key verifies signatures.
             * @constant
             */
            use: "sig";
            /**
             * @description The algorithm of the signatures: ECDSA with P-256 and SHA-256.
             * @constant
             */
            alg: "ES256";
            /**
             * @description The curve of the key.
             * @constant
             */
            crv: "P-256";
            /** @description The x coordinate, 32 bytes in base64url. */
            x: string;
            /** @description The y coordinate, 32 bytes in base64url. */
            y: string;
            /** @description The SHA-1 thumbprint of the certificate of the key, in base64url. The header of a payload has the same x5t. Absent when the key has no certificate. */
            x5t?: string;
            /** @description The certificate of the key and the certificates above it, DER in base64. Absent when the key has no certificate. */
            x5c?: string[];
        };
        /** @description A public RSA key of at least 2048 bits (RFC 7517, RFC 7518). **Assumed** ([G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344), [G-372](https://pix-payments.github.io/pix-payments/gaps.html#G-372)). */
        RsaJsonWebKey: {
            /** @description The type of the key. */
            kty: "RSA";
            /** @description The name of the key. The header of a payload has the same kid. */
            kid: string;
            /**
             * @description The key verifies signatures.
             * @constant
             */
            use: "sig";
            /**
             * @description The algorithm of the signatures: RSASSA-PSS with SHA-256.
             * @constant
             */
            alg: "PS256";
            /** @description The modulus, at least 256 bytes in base64url. */
            n: string;
            /** @description The exponent in base64url. */
            e: string;
            /** @description The SHA-1 thumbprint of the certificate of the key, in base64url. The header of a payload has the same x5t. Absent when the key has no certificate. */
            x5t?: string;
            /** @description The certificate of the key and the certificates above it, DER in base64. Absent when the key has no certificate. */
            x5c?: string[];
        };
        /** @description A public key that verifies payloads. kty decides the other members. **Assumed** ([G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344), [G-372](https://pix-payments.github.io/pix-payments/gaps.html#G-372)). */
        JsonWebKey: components["schemas"]["EcJsonWebKey"] | components["schemas"]["RsaJsonWebKey"];
        /** @description The public keys that verify the payloads of charges (RFC 7517). During a rotation it has several keys. It has none when the service signs no payloads. **Assumed** ([G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344), [G-372](https://pix-payments.github.io/pix-payments/gaps.html#G-372), [G-375](https://pix-payments.github.io/pix-payments/gaps.html#G-375)). */
        JwkSet: {
            /** @description The keys. */
            keys: components["schemas"]["JsonWebKey"][];
        };
    };
    responses: {
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
         * @description The request conflicts with the current state. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342), [G-343](https://pix-payments.github.io/pix-payments/gaps.html#G-343)).
         *
         *     | Code | Meaning | Retry |
         *     |---|---|---|
         *     | `Conflict` | The webhook-id was already used with a different body. Send the same body to read the answer again, or use a new webhook-id for a new report. | no |
         */
        RailConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["CacheControlNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RailConflictError"];
            };
        };
    };
    parameters: {
        /**
         * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
         * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
         */
        WebhookId: string;
        /**
         * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
         * @example 1772442902
         */
        WebhookTimestamp: number;
        /**
         * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
         * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
         */
        WebhookSignature: string;
        /**
         * @description Identifies the order: the id of its resource or of its message, which the body repeats. A repeated order has the same orderId. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)).
         * @example e6a1b3c5-7d9f-4b20-8e4c-2a6d8f0b1c37
         */
        OrderId: string;
        /**
         * @description An id of the caller, 1 to 128 visible ASCII characters. The response and its log lines carry it. An invalid value is replaced, never refused. **Assumed** ([G-184](https://pix-payments.github.io/pix-payments/gaps.html#G-184)).
         * @example deposit-2026-03-01-000123
         */
        CorrelationId: string;
        /**
         * @description The last part of the location in the BR Code, 1 to 64 letters and digits. **Assumed** ([G-019](https://pix-payments.github.io/pix-payments/gaps.html#G-019), [G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344), [G-370](https://pix-payments.github.io/pix-payments/gaps.html#G-370)).
         * @example 3f1a8b0c2d4e4f6a8b9c0d1e2f3a4b5c
         */
        Location: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before sending the request again. **Assumed** ([G-186](https://pix-payments.github.io/pix-payments/gaps.html#G-186), [G-195](https://pix-payments.github.io/pix-payments/gaps.html#G-195)).
         * @example 30
         */
        RetryAfter: number;
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
    };
    pathItems: never;
}
export type MoneyUnauthorizedError = components['schemas']['MoneyUnauthorizedError'];
export type MoneyTooManyRequestsError = components['schemas']['MoneyTooManyRequestsError'];
export type MoneyPayloadTooLargeError = components['schemas']['MoneyPayloadTooLargeError'];
export type MoneyUnsupportedEncodingError = components['schemas']['MoneyUnsupportedEncodingError'];
export type MoneyMalformedError = components['schemas']['MoneyMalformedError'];
export type MoneyNotFoundError = components['schemas']['MoneyNotFoundError'];
export type MoneyUnavailableError = components['schemas']['MoneyUnavailableError'];
export type MoneyInternalError = components['schemas']['MoneyInternalError'];
export type RailConflictError = components['schemas']['RailConflictError'];
export type RailGoneError = components['schemas']['RailGoneError'];
export type WalletId = components['schemas']['WalletId'];
export type PixKey = components['schemas']['PixKey'];
export type PersonName = components['schemas']['PersonName'];
export type TaxId = components['schemas']['TaxId'];
export type DeclaredHolder = components['schemas']['DeclaredHolder'];
export type KeyLookUp = components['schemas']['KeyLookUp'];
export type PersonType = components['schemas']['PersonType'];
export type Ispb = components['schemas']['Ispb'];
export type BranchCode = components['schemas']['BranchCode'];
export type AccountNumber = components['schemas']['AccountNumber'];
export type AccountType = components['schemas']['AccountType'];
export type AccountHolder = components['schemas']['AccountHolder'];
export type FoundAccount = components['schemas']['FoundAccount'];
export type ErrorMessage = components['schemas']['ErrorMessage'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type AccountTypeRequest = components['schemas']['AccountTypeRequest'];
export type PersonTypeRequest = components['schemas']['PersonTypeRequest'];
export type LookedUpAccount = components['schemas']['LookedUpAccount'];
export type AccountLookUp = components['schemas']['AccountLookUp'];
export type PayerScreening = components['schemas']['PayerScreening'];
export type ScreenedPayer = components['schemas']['ScreenedPayer'];
export type WalletAccount = components['schemas']['WalletAccount'];
export type Timestamp = components['schemas']['Timestamp'];
export type TransactionId = components['schemas']['TransactionId'];
export type Amount = components['schemas']['Amount'];
export type WithdrawalErrorCode = components['schemas']['WithdrawalErrorCode'];
export type TransferSimulation = components['schemas']['TransferSimulation'];
export type TransferOrder = components['schemas']['TransferOrder'];
export type OrderTaken = components['schemas']['OrderTaken'];
export type RefundOrderId = components['schemas']['RefundOrderId'];
export type RefundEndToEndId = components['schemas']['RefundEndToEndId'];
export type EndToEndId = components['schemas']['EndToEndId'];
export type RefundErrorCode = components['schemas']['RefundErrorCode'];
export type RefundSimulation = components['schemas']['RefundSimulation'];
export type RefundOrder = components['schemas']['RefundOrder'];
export type ChargeId = components['schemas']['ChargeId'];
export type Txid = components['schemas']['Txid'];
export type BrCode = components['schemas']['BrCode'];
export type ChargeOrder = components['schemas']['ChargeOrder'];
export type RecurrenceId = components['schemas']['RecurrenceId'];
export type RecurrenceExpectedPayer = components['schemas']['RecurrenceExpectedPayer'];
export type Cnpj = components['schemas']['Cnpj'];
export type ReceiverPixKey = components['schemas']['ReceiverPixKey'];
export type Frequency = components['schemas']['Frequency'];
export type CalendarDate = components['schemas']['CalendarDate'];
export type PayerSimulation = components['schemas']['PayerSimulation'];
export type RecurrenceOrder = components['schemas']['RecurrenceOrder'];
export type RegulatoryMessageId = components['schemas']['RegulatoryMessageId'];
export type ScheduleId = components['schemas']['ScheduleId'];
export type SchedulePurpose = components['schemas']['SchedulePurpose'];
export type InstructionOrder = components['schemas']['InstructionOrder'];
export type CancellationOrder = components['schemas']['CancellationOrder'];
export type RailHealth = components['schemas']['RailHealth'];
export type ChargePayer = components['schemas']['ChargePayer'];
export type ChargePaymentReport = components['schemas']['ChargePaymentReport'];
export type ReportAnswer = components['schemas']['ReportAnswer'];
export type ReturnId = components['schemas']['ReturnId'];
export type ChargeTakenBackReport = components['schemas']['ChargeTakenBackReport'];
export type TransferAcceptedReport = components['schemas']['TransferAcceptedReport'];
export type TransferSettledReport = components['schemas']['TransferSettledReport'];
export type TransferRefusedReport = components['schemas']['TransferRefusedReport'];
export type TransferReturnedReport = components['schemas']['TransferReturnedReport'];
export type RefundEndedReport = components['schemas']['RefundEndedReport'];
export type FirstPaymentPayer = components['schemas']['FirstPaymentPayer'];
export type FirstPaymentReport = components['schemas']['FirstPaymentReport'];
export type RecurrenceAnswerReport = components['schemas']['RecurrenceAnswerReport'];
export type RecurrenceCancellationReport = components['schemas']['RecurrenceCancellationReport'];
export type InstructionSentReport = components['schemas']['InstructionSentReport'];
export type RejectionCode = components['schemas']['RejectionCode'];
export type InstructionAnswerReport = components['schemas']['InstructionAnswerReport'];
export type InstructionPaymentReport = components['schemas']['InstructionPaymentReport'];
export type InstructionCancellationReport = components['schemas']['InstructionCancellationReport'];
export type PayloadCalendar = components['schemas']['PayloadCalendar'];
export type PayloadDebtor = components['schemas']['PayloadDebtor'];
export type PayloadValue = components['schemas']['PayloadValue'];
export type PayloadInformation = components['schemas']['PayloadInformation'];
export type ChargePayload = components['schemas']['ChargePayload'];
export type SignedPayload = components['schemas']['SignedPayload'];
export type EcJsonWebKey = components['schemas']['EcJsonWebKey'];
export type RsaJsonWebKey = components['schemas']['RsaJsonWebKey'];
export type JsonWebKey = components['schemas']['JsonWebKey'];
export type JwkSet = components['schemas']['JwkSet'];
export type $defs = Record<string, never>;
export interface operations {
    lookUpKey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyLookUp"];
            };
        };
        responses: {
            /** @description The account of the key and its holder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundAccount"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMalformedError"];
                };
            };
            /**
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | The directory does not hold the key. | no |
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyNotFoundError"];
                };
            };
            /**
             * @description The body is too large.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `PayloadTooLarge` | The body is larger than 1 MiB. | no |
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPayloadTooLargeError"];
                };
            };
            /**
             * @description The encoding of the body is not supported.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `UnsupportedEncoding` | The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8. | no |
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnsupportedEncodingError"];
                };
            };
            /**
             * @description Too many requests were made.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `TooManyRequests` | Reserved: the service applies no rate limit today. Wait for Retry-After seconds. | yes |
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTooManyRequestsError"];
                };
            };
            /**
             * @description The service failed unexpectedly.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InternalError` | An unexpected failure of the service; the outcome is unknown. The same request may be sent again: a withdrawal, refund or transfer with the same externalId is not made twice. | yes |
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInternalError"];
                };
            };
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The institution cannot answer now. The service asks again with the next request of the operator, or sends the order again. | yes |
             */
            503: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnavailableError"];
                };
            };
        };
    };
    lookUpAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountLookUp"];
            };
        };
        responses: {
            /** @description The account and its holder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundAccount"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMalformedError"];
                };
            };
            /**
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | Only the destination institution knows the holder of the account. | no |
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyNotFoundError"];
                };
            };
            /**
             * @description The body is too large.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `PayloadTooLarge` | The body is larger than 1 MiB. | no |
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPayloadTooLargeError"];
                };
            };
            /**
             * @description The encoding of the body is not supported.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `UnsupportedEncoding` | The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8. | no |
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnsupportedEncodingError"];
                };
            };
            /**
             * @description Too many requests were made.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `TooManyRequests` | Reserved: the service applies no rate limit today. Wait for Retry-After seconds. | yes |
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTooManyRequestsError"];
                };
            };
            /**
             * @description The service failed unexpectedly.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InternalError` | An unexpected failure of the service; the outcome is unknown. The same request may be sent again: a withdrawal, refund or transfer with the same externalId is not made twice. | yes |
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInternalError"];
                };
            };
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The institution cannot answer now. The service asks again with the next request of the operator, or sends the order again. | yes |
             */
            503: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnavailableError"];
                };
            };
        };
    };
    screenPayer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayerScreening"];
            };
        };
        responses: {
            /** @description The answer of the risk policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenedPayer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMalformedError"];
                };
            };
            /**
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description The body is too large.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `PayloadTooLarge` | The body is larger than 1 MiB. | no |
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPayloadTooLargeError"];
                };
            };
            /**
             * @description The encoding of the body is not supported.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `UnsupportedEncoding` | The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8. | no |
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnsupportedEncodingError"];
                };
            };
            /**
             * @description Too many requests were made.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `TooManyRequests` | Reserved: the service applies no rate limit today. Wait for Retry-After seconds. | yes |
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTooManyRequestsError"];
                };
            };
            /**
             * @description The service failed unexpectedly.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InternalError` | An unexpected failure of the service; the outcome is unknown. The same request may be sent again: a withdrawal, refund or transfer with the same externalId is not made twice. | yes |
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInternalError"];
                };
            };
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The institution cannot answer now. The service asks again with the next request of the operator, or sends the order again. | yes |
             */
            503: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnavailableError"];
                };
            };
        };
    };
    orderTransfer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path: {
                /**
                 * @description Identifies the order: the id of its resource or of its message, which the body repeats. A repeated order has the same orderId. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)).
                 * @example e6a1b3c5-7d9f-4b20-8e4c-2a6d8f0b1c37
                 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferOrder"];
            };
        };
        responses: {
            /** @description The institution has the order. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTaken"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, is of another kind than the path, or has another id than the path. `details` names each field. | no |
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMalformedError"];
                };
            };
            /**
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description The body is too large.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `PayloadTooLarge` | The body is larger than 1 MiB. | no |
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPayloadTooLargeError"];
                };
            };
            /**
             * @description The encoding of the body is not supported.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `UnsupportedEncoding` | The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8. | no |
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnsupportedEncodingError"];
                };
            };
            /**
             * @description Too many requests were made.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `TooManyRequests` | Reserved: the service applies no rate limit today. Wait for Retry-After seconds. | yes |
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTooManyRequestsError"];
                };
            };
            /**
             * @description The service failed unexpectedly.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InternalError` | An unexpected failure of the service; the outcome is unknown. The same request may be sent again: a withdrawal, refund or transfer with the same externalId is not made twice. | yes |
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInternalError"];
                };
            };
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The institution cannot answer now. The service asks again with the next request of the operator, or sends the order again. | yes |
             */
            503: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnavailableError"];
                };
            };
        };
    };
    orderRefund: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path: {
                /**
                 * @description Identifies the order: the id of its resource or of its message, which the body repeats. A repeated order has the same orderId. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)).
                 * @example e6a1b3c5-7d9f-4b20-8e4c-2a6d8f0b1c37
                 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundOrder"];
            };
        };
        responses: {
            /** @description The institution has the order. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTaken"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, is of another kind than the path, or has another id than the path. `details` names each field. | no |
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMalformedError"];
                };
            };
            /**
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description The body is too large.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `PayloadTooLarge` | The body is larger than 1 MiB. | no |
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPayloadTooLargeError"];
                };
            };
            /**
             * @description The encoding of the body is not supported.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `UnsupportedEncoding` | The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8. | no |
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnsupportedEncodingError"];
                };
            };
            /**
             * @description Too many requests were made.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `TooManyRequests` | Reserved: the service applies no rate limit today. Wait for Retry-After seconds. | yes |
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTooManyRequestsError"];
                };
            };
            /**
             * @description The service failed unexpectedly.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InternalError` | An unexpected failure of the service; the outcome is unknown. The same request may be sent again: a withdrawal, refund or transfer with the same externalId is not made twice. | yes |
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInternalError"];
                };
            };
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The institution cannot answer now. The service asks again with the next request of the operator, or sends the order again. | yes |
             */
            503: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnavailableError"];
                };
            };
        };
    };
    registerCharge: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path: {
                /**
                 * @description Identifies the order: the id of its resource or of its message, which the body repeats. A repeated order has the same orderId. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)).
                 * @example e6a1b3c5-7d9f-4b20-8e4c-2a6d8f0b1c37
                 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChargeOrder"];
            };
        };
        responses: {
            /** @description The institution has the order. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTaken"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, is of another kind than the path, or has another id than the path. `details` names each field. | no |
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMalformedError"];
                };
            };
            /**
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description The body is too large.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `PayloadTooLarge` | The body is larger than 1 MiB. | no |
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPayloadTooLargeError"];
                };
            };
            /**
             * @description The encoding of the body is not supported.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `UnsupportedEncoding` | The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8. | no |
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnsupportedEncodingError"];
                };
            };
            /**
             * @description Too many requests were made.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `TooManyRequests` | Reserved: the service applies no rate limit today. Wait for Retry-After seconds. | yes |
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTooManyRequestsError"];
                };
            };
            /**
             * @description The service failed unexpectedly.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InternalError` | An unexpected failure of the service; the outcome is unknown. The same request may be sent again: a withdrawal, refund or transfer with the same externalId is not made twice. | yes |
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInternalError"];
                };
            };
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The institution cannot answer now. The service asks again with the next request of the operator, or sends the order again. | yes |
             */
            503: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnavailableError"];
                };
            };
        };
    };
    requestRecurrence: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path: {
                /**
                 * @description Identifies the order: the id of its resource or of its message, which the body repeats. A repeated order has the same orderId. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)).
                 * @example e6a1b3c5-7d9f-4b20-8e4c-2a6d8f0b1c37
                 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurrenceOrder"];
            };
        };
        responses: {
            /** @description The institution has the order. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTaken"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, is of another kind than the path, or has another id than the path. `details` names each field. | no |
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMalformedError"];
                };
            };
            /**
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description The body is too large.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `PayloadTooLarge` | The body is larger than 1 MiB. | no |
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPayloadTooLargeError"];
                };
            };
            /**
             * @description The encoding of the body is not supported.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `UnsupportedEncoding` | The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8. | no |
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnsupportedEncodingError"];
                };
            };
            /**
             * @description Too many requests were made.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `TooManyRequests` | Reserved: the service applies no rate limit today. Wait for Retry-After seconds. | yes |
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTooManyRequestsError"];
                };
            };
            /**
             * @description The service failed unexpectedly.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InternalError` | An unexpected failure of the service; the outcome is unknown. The same request may be sent again: a withdrawal, refund or transfer with the same externalId is not made twice. | yes |
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInternalError"];
                };
            };
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The institution cannot answer now. The service asks again with the next request of the operator, or sends the order again. | yes |
             */
            503: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnavailableError"];
                };
            };
        };
    };
    orderInstruction: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path: {
                /**
                 * @description Identifies the order: the id of its resource or of its message, which the body repeats. A repeated order has the same orderId. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)).
                 * @example e6a1b3c5-7d9f-4b20-8e4c-2a6d8f0b1c37
                 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstructionOrder"];
            };
        };
        responses: {
            /** @description The institution has the order. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTaken"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, is of another kind than the path, or has another id than the path. `details` names each field. | no |
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMalformedError"];
                };
            };
            /**
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description The body is too large.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `PayloadTooLarge` | The body is larger than 1 MiB. | no |
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPayloadTooLargeError"];
                };
            };
            /**
             * @description The encoding of the body is not supported.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `UnsupportedEncoding` | The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8. | no |
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnsupportedEncodingError"];
                };
            };
            /**
             * @description Too many requests were made.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `TooManyRequests` | Reserved: the service applies no rate limit today. Wait for Retry-After seconds. | yes |
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTooManyRequestsError"];
                };
            };
            /**
             * @description The service failed unexpectedly.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InternalError` | An unexpected failure of the service; the outcome is unknown. The same request may be sent again: a withdrawal, refund or transfer with the same externalId is not made twice. | yes |
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInternalError"];
                };
            };
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The institution cannot answer now. The service asks again with the next request of the operator, or sends the order again. | yes |
             */
            503: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnavailableError"];
                };
            };
        };
    };
    orderCancellation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path: {
                /**
                 * @description Identifies the order: the id of its resource or of its message, which the body repeats. A repeated order has the same orderId. **Assumed** ([G-341](https://pix-payments.github.io/pix-payments/gaps.html#G-341)).
                 * @example e6a1b3c5-7d9f-4b20-8e4c-2a6d8f0b1c37
                 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationOrder"];
            };
        };
        responses: {
            /** @description The institution has the order. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTaken"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, is of another kind than the path, or has another id than the path. `details` names each field. | no |
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyMalformedError"];
                };
            };
            /**
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description The body is too large.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `PayloadTooLarge` | The body is larger than 1 MiB. | no |
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPayloadTooLargeError"];
                };
            };
            /**
             * @description The encoding of the body is not supported.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `UnsupportedEncoding` | The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8. | no |
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnsupportedEncodingError"];
                };
            };
            /**
             * @description Too many requests were made.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `TooManyRequests` | Reserved: the service applies no rate limit today. Wait for Retry-After seconds. | yes |
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTooManyRequestsError"];
                };
            };
            /**
             * @description The service failed unexpectedly.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InternalError` | An unexpected failure of the service; the outcome is unknown. The same request may be sent again: a withdrawal, refund or transfer with the same externalId is not made twice. | yes |
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInternalError"];
                };
            };
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The institution cannot answer now. The service asks again with the next request of the operator, or sends the order again. | yes |
             */
            503: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnavailableError"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The institution answers look-ups and acknowledges orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RailHealth"];
                };
            };
            /**
             * @description Too many requests were made.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `TooManyRequests` | Reserved: the service applies no rate limit today. Wait for Retry-After seconds. | yes |
             */
            429: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTooManyRequestsError"];
                };
            };
            /**
             * @description The service failed unexpectedly.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InternalError` | An unexpected failure of the service; the outcome is unknown. The same request may be sent again: a withdrawal, refund or transfer with the same externalId is not made twice. | yes |
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyInternalError"];
                };
            };
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The institution cannot answer look-ups and acknowledge orders now. | yes |
             */
            503: {
                headers: {
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnavailableError"];
                };
            };
        };
    };
    reportChargePayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                "application/json": components["schemas"]["ChargePaymentReport"];
            };
        };
        responses: {
            /** @description The result of the report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
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
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No wallet has this walletId. | no |
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
            409: components["responses"]["RailConflict"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Send the report again, with the same webhook-id, after Retry- After seconds. | yes |
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
    reportChargeTakenBack: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                "application/json": components["schemas"]["ChargeTakenBackReport"];
            };
        };
        responses: {
            /** @description The result of the report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
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
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No wallet has this walletId. | no |
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
            409: components["responses"]["RailConflict"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Send the report again, with the same webhook-id, after Retry- After seconds. | yes |
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
    reportTransferAccepted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                "application/json": components["schemas"]["TransferAcceptedReport"];
            };
        };
        responses: {
            /** @description The result of the report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
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
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No wallet has this walletId. | no |
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
            409: components["responses"]["RailConflict"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Send the report again, with the same webhook-id, after Retry- After seconds. | yes |
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
    reportTransferSettled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                "application/json": components["schemas"]["TransferSettledReport"];
            };
        };
        responses: {
            /** @description The result of the report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
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
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No wallet has this walletId. | no |
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
            409: components["responses"]["RailConflict"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Send the report again, with the same webhook-id, after Retry- After seconds. | yes |
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
    reportTransferRefused: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                "application/json": components["schemas"]["TransferRefusedReport"];
            };
        };
        responses: {
            /** @description The result of the report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
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
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No wallet has this walletId. | no |
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
            409: components["responses"]["RailConflict"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Send the report again, with the same webhook-id, after Retry- After seconds. | yes |
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
    reportTransferReturned: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                "application/json": components["schemas"]["TransferReturnedReport"];
            };
        };
        responses: {
            /** @description The result of the report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
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
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No wallet has this walletId. | no |
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
            409: components["responses"]["RailConflict"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Send the report again, with the same webhook-id, after Retry- After seconds. | yes |
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
    reportRefundEnded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                "application/json": components["schemas"]["RefundEndedReport"];
            };
        };
        responses: {
            /** @description The result of the report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
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
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No wallet has this walletId. | no |
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
            409: components["responses"]["RailConflict"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Send the report again, with the same webhook-id, after Retry- After seconds. | yes |
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
    reportFirstPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                "application/json": components["schemas"]["FirstPaymentReport"];
            };
        };
        responses: {
            /** @description The result of the report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
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
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No wallet has this walletId. | no |
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
            409: components["responses"]["RailConflict"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Send the report again, with the same webhook-id, after Retry- After seconds. | yes |
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
    reportRecurrenceAnswer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                "application/json": components["schemas"]["RecurrenceAnswerReport"];
            };
        };
        responses: {
            /** @description The result of the report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
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
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No wallet has this walletId. | no |
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
            409: components["responses"]["RailConflict"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Send the report again, with the same webhook-id, after Retry- After seconds. | yes |
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
    reportRecurrenceCancellation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                "application/json": components["schemas"]["RecurrenceCancellationReport"];
            };
        };
        responses: {
            /** @description The result of the report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
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
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No wallet has this walletId. | no |
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
            409: components["responses"]["RailConflict"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Send the report again, with the same webhook-id, after Retry- After seconds. | yes |
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
    reportInstructionSent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                "application/json": components["schemas"]["InstructionSentReport"];
            };
        };
        responses: {
            /** @description The result of the report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
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
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No wallet has this walletId. | no |
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
            409: components["responses"]["RailConflict"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Send the report again, with the same webhook-id, after Retry- After seconds. | yes |
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
    reportInstructionAnswer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                "application/json": components["schemas"]["InstructionAnswerReport"];
            };
        };
        responses: {
            /** @description The result of the report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
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
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No wallet has this walletId. | no |
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
            409: components["responses"]["RailConflict"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Send the report again, with the same webhook-id, after Retry- After seconds. | yes |
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
    reportInstructionPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                "application/json": components["schemas"]["InstructionPaymentReport"];
            };
        };
        responses: {
            /** @description The result of the report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
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
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No wallet has this walletId. | no |
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
            409: components["responses"]["RailConflict"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Send the report again, with the same webhook-id, after Retry- After seconds. | yes |
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
    reportInstructionCancellation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message, 1 to 100 letters, digits and `._-`. A repeat of the message has the same webhook-id. The receiver answers a repeat without effect. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 98ea0d84-abfb-4792-ae9a-444df1a4999b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in whole seconds since 1970-01-01T00:00:00Z, by the real clock. The receiver refuses a message whose timestamp is more than 5 minutes away from its own clock. **Assumed** ([G-216](https://pix-payments.github.io/pix-payments/gaps.html#G-216), [G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example 1772442902
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each secret of the sender, separated by spaces. The message is genuine when one of them matches one of the secrets of the receiver. Each signature is `v1,` and the base64 HMAC-SHA256 over webhook-id, a full stop, webhook-timestamp, a full stop and the body exactly as received. The key is the bytes whose base64 follows `whsec_` in the secret. The example signs the example of reportTransferSettled as JSON without white space, with the secret `whsec_ZXhhbXBsZS1yYWlsLXJlcG9ydC1zZWNyZXQtYWxwaGEtMQ==`. **Assumed** ([G-342](https://pix-payments.github.io/pix-payments/gaps.html#G-342)).
                 * @example v1,lnIzpVQjVC+Spr49S8BDu1D6+j7trDJL0oYyoHpM5Lk=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                "application/json": components["schemas"]["InstructionCancellationReport"];
            };
        };
        responses: {
            /** @description The result of the report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /**
             * @description The request is malformed.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `InvalidContentType` | The POST body is not application/json. | no |
             *     | `InvalidJSON` | The body could not be parsed. | no |
             *     | `MalformedRequest` | The body breaks its schema, or is of another kind than the path. `details` names each field. | no |
             */
            400: {
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
             * @description The caller is not authenticated.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Unauthorized` | webhook-id, webhook-timestamp or webhook-signature is missing or malformed, no signature matches a secret of the receiver, or the timestamp is more than 5 minutes away from its clock. | no |
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyUnauthorizedError"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No wallet has this walletId. | no |
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
            409: components["responses"]["RailConflict"];
            413: components["responses"]["MoneyPayloadTooLarge"];
            415: components["responses"]["MoneyUnsupportedEncoding"];
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Send the report again, with the same webhook-id, after Retry- After seconds. | yes |
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
    getChargePayload: {
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
                 * @description The last part of the location in the BR Code, 1 to 64 letters and digits. **Assumed** ([G-019](https://pix-payments.github.io/pix-payments/gaps.html#G-019), [G-344](https://pix-payments.github.io/pix-payments/gaps.html#G-344), [G-370](https://pix-payments.github.io/pix-payments/gaps.html#G-370)).
                 * @example 3f1a8b0c2d4e4f6a8b9c0d1e2f3a4b5c
                 */
                location: components["parameters"]["Location"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed payload of a charge that can be paid. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/jose": components["schemas"]["SignedPayload"];
                };
            };
            /**
             * @description There is no such resource.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `NotFound` | No charge has the location. | no |
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
             * @description The resource has ended.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `Gone` | The charge has ended: it was paid, it expired or it was cancelled. | no |
             */
            410: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RailGoneError"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Try again after Retry-After seconds. | yes |
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
    getPayloadKeys: {
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
            /** @description The public keys. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-correlation-id": components["headers"]["CorrelationId"];
                    "cache-control": components["headers"]["CacheControlNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JwkSet"];
                };
            };
            429: components["responses"]["MoneyTooManyRequests"];
            500: components["responses"]["MoneyInternalError"];
            /**
             * @description The service, or something it depends on, is unavailable.
             *
             *     | Code | Meaning | Retry |
             *     |---|---|---|
             *     | `ServiceUnavailable` | The service cannot use its data store now. Try again after Retry-After seconds. | yes |
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
}
