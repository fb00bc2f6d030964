// Generated from machines/ by `node src/generate.ts`. Do not edit.

export const machines = {
  "charge": {
    "resource": "charge",
    "description": "An immediate charge (deposit) waits for one payment until expiresAt. A refused attempt leaves it open; it closes once, by payment, expiry or removal.",
    "statusSchema": "ChargeStatus",
    "statusDetailedSchema": null,
    "sources": [
      "§3.1"
    ],
    "gaps": [],
    "states": {
      "PENDING": {
        "status": "PENDING",
        "statusDetailed": null,
        "meaning": "The brCode may be paid. Refused attempts leave the charge here.",
        "sources": [
          "§3.1"
        ],
        "gaps": []
      },
      "PAID": {
        "status": "PAID",
        "statusDetailed": null,
        "meaning": "Paid and settled. The operator may credit the player.",
        "sources": [
          "§3.1",
          "§6"
        ],
        "gaps": []
      },
      "CANCELED": {
        "status": "CANCELED",
        "statusDetailed": null,
        "meaning": "Removed before it was paid. No operator route leads here.",
        "sources": [
          "§3.1"
        ],
        "gaps": [
          "G-087"
        ]
      },
      "EXPIRED": {
        "status": "EXPIRED",
        "statusDetailed": null,
        "meaning": "expiresAt was reached with no payment settled.",
        "sources": [
          "§3.1"
        ],
        "gaps": []
      }
    },
    "sets": {
      "open": {
        "states": [
          "PENDING"
        ],
        "reason": "The brCode is payable, and the amount counts in pendingBalance.",
        "sources": [
          "§2.6",
          "§3.1"
        ],
        "gaps": []
      },
      "terminal": {
        "states": [
          "PAID",
          "CANCELED",
          "EXPIRED"
        ],
        "reason": "The charge is closed for good: a later payment is refused, and the money stays with the payer.",
        "sources": [
          "§3.1"
        ],
        "gaps": [
          "G-088"
        ]
      },
      "terminalFailure": {
        "states": [
          "CANCELED",
          "EXPIRED"
        ],
        "reason": "The charge closed without money. Nothing may be credited to the player.",
        "sources": [
          "§3.1",
          "§6"
        ],
        "gaps": []
      }
    },
    "illegal": {
      "settle": {
        "code": "InvalidChargeState",
        "sources": [],
        "gaps": [
          "G-105"
        ]
      }
    },
    "transitions": [
      {
        "from": null,
        "on": "create",
        "trigger": "The operator creates the charge.",
        "when": "The body is valid, and pixKey is a key of the wallet.",
        "to": "PENDING",
        "sends": null,
        "records": "chargeId, brCode and expiresAt (createdAt + expiresIn seconds).",
        "operations": [
          "createImmediateCharge"
        ],
        "refusals": [],
        "sources": [
          "§2.1",
          "§3.1"
        ],
        "gaps": [
          "G-015"
        ]
      },
      {
        "from": "PENDING",
        "on": "settle",
        "trigger": "A payment of the brCode settles.",
        "when": "The player pays before expiresAt (exactly at expiresAt is too late), and the payer checks that expectedPayer switched on hold.",
        "to": "PAID",
        "sends": "pixChargePaid",
        "records": "paidAt, debtor and pixTransaction; the amount is credited to the wallet.",
        "operations": [
          "simulatePayment"
        ],
        "refusals": [
          "InvalidChargeState"
        ],
        "sources": [
          "§3.1"
        ],
        "gaps": [
          "G-021",
          "G-022",
          "G-088",
          "G-104"
        ]
      },
      {
        "from": "PENDING",
        "on": "rejectAttempt",
        "trigger": "A payment attempt is refused at settlement.",
        "when": "Before expiresAt, for any reason (payer or account mismatch, blocked third-party payer). Several attempts may occur; each is an arrow of its own.",
        "to": "PENDING",
        "sends": "pixChargeRejected",
        "records": "Nothing on the charge. The money does not leave the payer.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§3.1",
          "§7.2"
        ],
        "gaps": [
          "G-163"
        ]
      },
      {
        "from": "PENDING",
        "on": "expire",
        "trigger": "expiresAt is reached.",
        "when": "No payment has settled.",
        "to": "EXPIRED",
        "sends": "pixChargeExpired",
        "records": null,
        "operations": [],
        "refusals": [],
        "sources": [
          "§3.1"
        ],
        "gaps": [
          "G-089"
        ]
      },
      {
        "from": "PENDING",
        "on": "cancel",
        "trigger": "An administrator removes the charge. No operator route does.",
        "when": null,
        "to": "CANCELED",
        "sends": null,
        "records": null,
        "operations": [],
        "refusals": [],
        "sources": [],
        "gaps": [
          "G-087"
        ]
      }
    ]
  },
  "recurrence": {
    "resource": "recurrence",
    "description": "A recurrence waits for the first payment and the payer's authorization (Journey 3: both by one composite QR code), may then be charged once per cycle, and ends by completion, cancellation, rejection or expiry.",
    "statusSchema": "RecurrenceStatus",
    "statusDetailedSchema": "RecurrenceStatusDetailed",
    "sources": [
      "§2.4",
      "§3.4"
    ],
    "gaps": [],
    "states": {
      "PENDING.AWAITING_FIRST_PAYMENT": {
        "status": "PENDING",
        "statusDetailed": "AWAITING_FIRST_PAYMENT",
        "meaning": "The composite QR code may be paid until expiresAt.",
        "sources": [
          "§3.4"
        ],
        "gaps": []
      },
      "PENDING.FIRST_PAYMENT_SUCCESS": {
        "status": "PENDING",
        "statusDetailed": "FIRST_PAYMENT_SUCCESS",
        "meaning": "The first Pix settled. The payer's institution has not confirmed the authorization yet.",
        "sources": [
          "§3.4"
        ],
        "gaps": []
      },
      "AUTHORIZED.VALIDATION_SUCCEEDED": {
        "status": "AUTHORIZED",
        "statusDetailed": "VALIDATION_SUCCEEDED",
        "meaning": "The payer's institution confirmed the authorization. Cycle charges may be created.",
        "sources": [
          "§3.4"
        ],
        "gaps": []
      },
      "AUTHORIZED.COMPLETED": {
        "status": "AUTHORIZED",
        "statusDetailed": "COMPLETED",
        "meaning": "All cycles are over. The source has completedAt but no status for it, so the status stays AUTHORIZED; no cycle charge can be created any more.",
        "sources": [],
        "gaps": [
          "G-067"
        ]
      },
      "FAILED.AUTHORIZATION_REJECTED": {
        "status": "FAILED",
        "statusDetailed": "AUTHORIZATION_REJECTED",
        "meaning": "The payer's institution rejected the authorization, the only way to FAILED. rejectionReason echoes its reason.",
        "sources": [
          "§3.4"
        ],
        "gaps": [
          "G-062",
          "G-093",
          "G-095",
          "G-240"
        ]
      },
      "CANCELLED.CANCELLED_BY_RECEIVER": {
        "status": "CANCELLED",
        "statusDetailed": "CANCELLED_BY_RECEIVER",
        "meaning": "The receiver cancelled. cancellationReason is the reason it gave.",
        "sources": [
          "§3.4"
        ],
        "gaps": [
          "G-062"
        ]
      },
      "CANCELLED.CANCELLED_BY_PAYER": {
        "status": "CANCELLED",
        "statusDetailed": "CANCELLED_BY_PAYER",
        "meaning": "The payer cancelled in the banking app. cancellationReason is PAYER_REQUESTED.",
        "sources": [
          "§3.4"
        ],
        "gaps": [
          "G-062"
        ]
      },
      "EXPIRED.JOURNEY_EXPIRED": {
        "status": "EXPIRED",
        "statusDetailed": "JOURNEY_EXPIRED",
        "meaning": "expiresAt was reached before the authorization was confirmed.",
        "sources": [
          "§2.4",
          "§3.4"
        ],
        "gaps": [
          "G-062",
          "G-094"
        ]
      }
    },
    "sets": {
      "open": {
        "states": [
          "PENDING.AWAITING_FIRST_PAYMENT",
          "PENDING.FIRST_PAYMENT_SUCCESS",
          "AUTHORIZED.VALIDATION_SUCCEEDED"
        ],
        "reason": "The non-terminal states; receiver and payer may cancel in each of them.",
        "sources": [
          "§3.4"
        ],
        "gaps": [
          "G-097"
        ]
      },
      "terminal": {
        "states": [
          "AUTHORIZED.COMPLETED",
          "FAILED.AUTHORIZATION_REJECTED",
          "CANCELLED.CANCELLED_BY_RECEIVER",
          "CANCELLED.CANCELLED_BY_PAYER",
          "EXPIRED.JOURNEY_EXPIRED"
        ],
        "reason": "Cancelling a recurrence in one of these is answered 409 INVALID_RECURRENCE_STATE.",
        "sources": [
          "§3.4"
        ],
        "gaps": [
          "G-067"
        ]
      },
      "terminalFailure": {
        "states": [
          "FAILED.AUTHORIZATION_REJECTED",
          "CANCELLED.CANCELLED_BY_RECEIVER",
          "CANCELLED.CANCELLED_BY_PAYER",
          "EXPIRED.JOURNEY_EXPIRED"
        ],
        "reason": "It ended before all cycles were over. It is never charged again.",
        "sources": [
          "§3.4"
        ],
        "gaps": []
      },
      "chargeable": {
        "states": [
          "AUTHORIZED.VALIDATION_SUCCEEDED"
        ],
        "reason": "Cycle charges and retries need it; elsewhere they are answered AUTHORIZED_RECURRENCE_REQUIRED.",
        "sources": [
          "§4.8",
          "§7.4"
        ],
        "gaps": []
      },
      "blocksNewJourney": {
        "states": [
          "PENDING.AWAITING_FIRST_PAYMENT",
          "PENDING.FIRST_PAYMENT_SUCCESS",
          "FAILED.AUTHORIZATION_REJECTED"
        ],
        "reason": "A new recurrence of the same wallet for the same payer is refused with RECENT_PAYER_JOURNEY_EXISTS: while a journey is pending, and for 30 × 24 h after a rejection.",
        "sources": [
          "§4.8",
          "§7.4",
          "§8"
        ],
        "gaps": [
          "G-182"
        ]
      }
    },
    "illegal": {
      "settleFirstPayment": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [
          "§7.4"
        ],
        "gaps": [
          "G-150"
        ]
      },
      "approveAuthorization": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [
          "§7.4"
        ],
        "gaps": [
          "G-143"
        ]
      },
      "rejectAuthorization": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [
          "§7.4"
        ],
        "gaps": [
          "G-143"
        ]
      },
      "cancel": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [
          "§3.4",
          "§7.4"
        ],
        "gaps": []
      },
      "cancelByPayer": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [
          "§7.4"
        ],
        "gaps": [
          "G-097"
        ]
      },
      "expire": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [
          "§7.4"
        ],
        "gaps": [
          "G-143"
        ]
      }
    },
    "transitions": [
      {
        "from": null,
        "on": "create",
        "trigger": "The receiver creates the recurrence.",
        "when": "The preconditions of §4.8 hold.",
        "to": "PENDING.AWAITING_FIRST_PAYMENT",
        "sends": null,
        "records": "The composite QR code (textContent), its location and expiresAt; firstPaymentStatus PENDING.",
        "operations": [
          "createRecurrence"
        ],
        "refusals": [
          "AMOUNT_OUT_OF_RANGE",
          "AMOUNT_MODEL_CONFLICT",
          "FIRST_PAYMENT_AMOUNT_REQUIRED",
          "FIRST_PAYMENT_AMOUNT_NOT_ALLOWED",
          "INVALID_EXPIRATION",
          "EXPIRATION_EXCEEDS_LIMIT",
          "DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION",
          "INVALID_TOTAL_CHARGES",
          "RECENT_PAYER_JOURNEY_EXISTS",
          "RISK_ASSESSMENT_REJECTED"
        ],
        "sources": [
          "§3.4",
          "§4.8",
          "§7.4"
        ],
        "gaps": [
          "G-063",
          "G-176",
          "G-247"
        ]
      },
      {
        "from": "PENDING.AWAITING_FIRST_PAYMENT",
        "on": "settleFirstPayment",
        "trigger": "The first Pix of the composite QR code settles.",
        "when": "Before expiresAt, and payer and amount match. A Pix that does not match is refused at settlement and moves nothing; only its simulation answers with the refusal.",
        "to": "PENDING.FIRST_PAYMENT_SUCCESS",
        "sends": null,
        "records": "firstPaymentStatus SETTLED and firstPaymentEndToEndId; the amount is credited to the wallet.",
        "operations": [
          "simulateFirstPayment"
        ],
        "refusals": [
          "EXPECTED_PAYER_MISMATCH",
          "FIRST_PAYMENT_AMOUNT_MISMATCH"
        ],
        "sources": [
          "§3.4",
          "§4.8"
        ],
        "gaps": [
          "G-101",
          "G-150",
          "G-248"
        ]
      },
      {
        "from": "PENDING.FIRST_PAYMENT_SUCCESS",
        "on": "approveAuthorization",
        "trigger": "The payer's institution approves the authorization.",
        "when": "firstPaymentStatus is SETTLED. While all of it is refunded, an approval is refused.",
        "to": "AUTHORIZED.VALIDATION_SUCCEEDED",
        "sends": "pixAutomaticRecurrenceAuthorized",
        "records": "authorizedAt and municipalityCode.",
        "operations": [
          "simulateAuthorization"
        ],
        "refusals": [
          "INVALID_RECURRENCE_STATE"
        ],
        "sources": [
          "§3.4",
          "§4.8"
        ],
        "gaps": [
          "G-066",
          "G-257"
        ]
      },
      {
        "from": "PENDING.AWAITING_FIRST_PAYMENT",
        "on": "rejectAuthorization",
        "trigger": "The payer's institution rejects the authorization.",
        "when": null,
        "to": "FAILED.AUTHORIZATION_REJECTED",
        "sends": "pixAutomaticRecurrenceRejected",
        "records": "rejectionReason, when a reason was given; firstPaymentStatus EXPIRED.",
        "operations": [
          "simulateAuthorization"
        ],
        "refusals": [],
        "sources": [
          "§3.4"
        ],
        "gaps": [
          "G-093",
          "G-157",
          "G-243"
        ]
      },
      {
        "from": "PENDING.FIRST_PAYMENT_SUCCESS",
        "on": "rejectAuthorization",
        "trigger": "The payer's institution rejects the authorization.",
        "when": null,
        "to": "FAILED.AUTHORIZATION_REJECTED",
        "sends": "pixAutomaticRecurrenceRejected",
        "records": "rejectionReason, when a reason was given. The first payment stays settled; refunding it is the receiver's choice.",
        "operations": [
          "simulateAuthorization"
        ],
        "refusals": [],
        "sources": [
          "§3.4"
        ],
        "gaps": [
          "G-093",
          "G-157"
        ]
      },
      {
        "from": "PENDING.AWAITING_FIRST_PAYMENT",
        "on": "cancel",
        "trigger": "The receiver cancels.",
        "when": null,
        "to": "CANCELLED.CANCELLED_BY_RECEIVER",
        "sends": "pixAutomaticRecurrenceCancelled",
        "records": "cancellationReason (the reason given) and cancelledAt; firstPaymentStatus EXPIRED.",
        "operations": [
          "cancelRecurrence"
        ],
        "refusals": [],
        "sources": [
          "§3.4"
        ],
        "gaps": [
          "G-157",
          "G-243"
        ]
      },
      {
        "from": "PENDING.FIRST_PAYMENT_SUCCESS",
        "on": "cancel",
        "trigger": "The receiver cancels.",
        "when": null,
        "to": "CANCELLED.CANCELLED_BY_RECEIVER",
        "sends": "pixAutomaticRecurrenceCancelled",
        "records": "cancellationReason (the reason given) and cancelledAt.",
        "operations": [
          "cancelRecurrence"
        ],
        "refusals": [],
        "sources": [
          "§3.4"
        ],
        "gaps": [
          "G-157"
        ]
      },
      {
        "from": "AUTHORIZED.VALIDATION_SUCCEEDED",
        "on": "cancel",
        "trigger": "The receiver cancels.",
        "when": null,
        "to": "CANCELLED.CANCELLED_BY_RECEIVER",
        "sends": "pixAutomaticRecurrenceCancelled",
        "records": "cancellationReason (the reason given) and cancelledAt; every open schedule is cancelled (cancelWithRecurrence); a cancellation message goes to the payer's institution.",
        "operations": [
          "cancelRecurrence"
        ],
        "refusals": [],
        "sources": [
          "§3.4"
        ],
        "gaps": [
          "G-096",
          "G-157"
        ]
      },
      {
        "from": "PENDING.AWAITING_FIRST_PAYMENT",
        "on": "cancelByPayer",
        "trigger": "The payer cancels in the banking app.",
        "when": null,
        "to": "CANCELLED.CANCELLED_BY_PAYER",
        "sends": "pixAutomaticRecurrenceCancelled",
        "records": "cancellationReason PAYER_REQUESTED and cancelledAt; firstPaymentStatus EXPIRED.",
        "operations": [
          "simulateRecurrencePayerCancellation"
        ],
        "refusals": [],
        "sources": [
          "§3.4",
          "§4.8"
        ],
        "gaps": [
          "G-157",
          "G-243"
        ]
      },
      {
        "from": "PENDING.FIRST_PAYMENT_SUCCESS",
        "on": "cancelByPayer",
        "trigger": "The payer cancels in the banking app.",
        "when": null,
        "to": "CANCELLED.CANCELLED_BY_PAYER",
        "sends": "pixAutomaticRecurrenceCancelled",
        "records": "cancellationReason PAYER_REQUESTED and cancelledAt.",
        "operations": [
          "simulateRecurrencePayerCancellation"
        ],
        "refusals": [],
        "sources": [
          "§3.4",
          "§4.8"
        ],
        "gaps": [
          "G-157"
        ]
      },
      {
        "from": "AUTHORIZED.VALIDATION_SUCCEEDED",
        "on": "cancelByPayer",
        "trigger": "The payer cancels in the banking app.",
        "when": null,
        "to": "CANCELLED.CANCELLED_BY_PAYER",
        "sends": "pixAutomaticRecurrenceCancelled",
        "records": "cancellationReason PAYER_REQUESTED and cancelledAt; every open schedule is cancelled (cancelWithRecurrence).",
        "operations": [
          "simulateRecurrencePayerCancellation"
        ],
        "refusals": [],
        "sources": [
          "§3.4",
          "§4.8"
        ],
        "gaps": [
          "G-096",
          "G-157"
        ]
      },
      {
        "from": "PENDING.AWAITING_FIRST_PAYMENT",
        "on": "expire",
        "trigger": "expiresAt is reached, or at once by its simulation.",
        "when": null,
        "to": "EXPIRED.JOURNEY_EXPIRED",
        "sends": "pixAutomaticRecurrenceExpired",
        "records": "firstPaymentStatus EXPIRED. The QR code is no longer payable.",
        "operations": [
          "simulateRecurrenceExpiration"
        ],
        "refusals": [],
        "sources": [
          "§4.8"
        ],
        "gaps": [
          "G-094",
          "G-157",
          "G-235",
          "G-243"
        ]
      },
      {
        "from": "PENDING.FIRST_PAYMENT_SUCCESS",
        "on": "expire",
        "trigger": "expiresAt is reached, or at once by its simulation.",
        "when": "The authorization was not confirmed by then, although the first payment settled.",
        "to": "EXPIRED.JOURNEY_EXPIRED",
        "sends": "pixAutomaticRecurrenceExpired",
        "records": "The first payment stays settled; refunding it is the receiver's choice.",
        "operations": [
          "simulateRecurrenceExpiration"
        ],
        "refusals": [],
        "sources": [
          "§4.8"
        ],
        "gaps": [
          "G-094",
          "G-157",
          "G-235"
        ]
      },
      {
        "from": "AUTHORIZED.VALIDATION_SUCCEEDED",
        "on": "complete",
        "trigger": "The charge of cycle totalCharges settles, or the day after lastPaymentDate begins.",
        "when": "Whichever comes first; with totalCharges 1 only the date does. The day begins at 00:00 America/Sao_Paulo.",
        "to": "AUTHORIZED.COMPLETED",
        "sends": "pixAutomaticRecurrenceCompleted",
        "records": "completedAt. A schedule that is still open is not affected.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§2.4"
        ],
        "gaps": [
          "G-067",
          "G-157",
          "G-241"
        ]
      }
    ]
  },
  "refund": {
    "resource": "refund",
    "description": "A refund returns all or part of a received Pix to its payer. It is accepted at once and settles later. Several refunds of one transaction are told apart by their externalId.",
    "statusSchema": "RefundStatus",
    "statusDetailedSchema": null,
    "sources": [
      "§3.3"
    ],
    "gaps": [],
    "states": {
      "PROCESSING": {
        "status": "PROCESSING",
        "statusDetailed": null,
        "meaning": "Accepted; the money is on its way back. The amount is reserved.",
        "sources": [
          "§2.3",
          "§3.3"
        ],
        "gaps": [
          "G-205"
        ]
      },
      "SUCCESS": {
        "status": "SUCCESS",
        "statusDetailed": null,
        "meaning": "Settled. The payer has the money.",
        "sources": [],
        "gaps": [
          "G-092"
        ]
      },
      "FAILED": {
        "status": "FAILED",
        "statusDetailed": null,
        "meaning": "Not settled. errorCode and errorDescription say why; the money is back in the wallet.",
        "sources": [
          "§2.3"
        ],
        "gaps": [
          "G-092"
        ]
      }
    },
    "sets": {
      "open": {
        "states": [
          "PROCESSING"
        ],
        "reason": "The outcome is unknown, and the amount is reserved.",
        "sources": [
          "§3.3"
        ],
        "gaps": [
          "G-205"
        ]
      },
      "terminal": {
        "states": [
          "SUCCESS",
          "FAILED"
        ],
        "reason": "The outcome is known and never changes again.",
        "sources": [],
        "gaps": [
          "G-092"
        ]
      },
      "terminalFailure": {
        "states": [
          "FAILED"
        ],
        "reason": "Nothing was returned. The same amount may be refunded again with a new externalId.",
        "sources": [],
        "gaps": [
          "G-092"
        ]
      },
      "counted": {
        "states": [
          "PROCESSING",
          "SUCCESS"
        ],
        "reason": "The amount counts in totalReversedAmount (firstPaymentRefundedAmount of a first payment) and is taken from what is left, so that refunds together never exceed the original transaction.",
        "sources": [],
        "gaps": [
          "G-040",
          "G-230"
        ]
      }
    },
    "illegal": {
      "settle": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [],
        "gaps": [
          "G-143"
        ]
      },
      "fail": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [],
        "gaps": [
          "G-143"
        ]
      }
    },
    "transitions": [
      {
        "from": null,
        "on": "create",
        "trigger": "The operator refunds a paid deposit.",
        "when": "Not later than canBeReversedUntil, the amount is not above what is left of the original, and the available balance covers it.",
        "to": "PROCESSING",
        "sends": null,
        "records": "refundEndToEndId, totalReversedAmount and leftAmount; the amount is reserved.",
        "operations": [
          "createRefund"
        ],
        "refusals": [
          "REFUND_DEADLINE_EXCEEDED",
          "REFUND_AMOUNT_EXCEEDED",
          "INSUFFICIENT_BALANCE"
        ],
        "sources": [
          "§2.3",
          "§3.3",
          "§4.4"
        ],
        "gaps": [
          "G-039",
          "G-040",
          "G-042",
          "G-113",
          "G-320"
        ]
      },
      {
        "from": null,
        "on": "createForSchedule",
        "trigger": "The refund of a settled cycle charge is simulated.",
        "when": "The schedule is SUCCESS, the amount is not above what is left of it, and the available balance covers it.",
        "to": "PROCESSING",
        "sends": null,
        "records": "The refund of the schedule's payment, with a refundId; the amount is reserved. Its result is simulated, unless the wallet's outcome of refunds is set. The status of the schedule does not change.",
        "operations": [
          "simulateScheduleRefund"
        ],
        "refusals": [
          "INVALID_RECURRENCE_STATE",
          "AMOUNT_OUT_OF_RANGE",
          "INSUFFICIENT_BALANCE"
        ],
        "sources": [
          "§4.8"
        ],
        "gaps": [
          "G-108",
          "G-149",
          "G-230",
          "G-320"
        ]
      },
      {
        "from": null,
        "on": "createForFirstPayment",
        "trigger": "The refund of the first payment of a recurrence is simulated.",
        "when": "firstPaymentStatus is SETTLED or REFUNDED, the amount is not above what is left of the first payment, and the available balance covers it.",
        "to": "PROCESSING",
        "sends": null,
        "records": "firstPaymentRefundId and firstPaymentRefundedAmount; firstPaymentStatus REFUNDED when nothing is left; the amount is reserved. It settles by itself, unless its result is simulated first or the wallet's outcome of refunds is set. The status of the recurrence does not change.",
        "operations": [
          "simulateFirstPaymentRefund"
        ],
        "refusals": [
          "INVALID_RECURRENCE_STATE",
          "AMOUNT_OUT_OF_RANGE",
          "INSUFFICIENT_BALANCE"
        ],
        "sources": [
          "§4.8"
        ],
        "gaps": [
          "G-063",
          "G-108",
          "G-149",
          "G-230",
          "G-320"
        ]
      },
      {
        "from": "PROCESSING",
        "on": "settle",
        "trigger": "The refund settles.",
        "when": null,
        "to": "SUCCESS",
        "sends": "pixRefundSettled",
        "records": "settlementDateTime; the reserved amount leaves the wallet.",
        "operations": [
          "simulateRefundResult"
        ],
        "refusals": [],
        "sources": [
          "§4.8"
        ],
        "gaps": [
          "G-092",
          "G-149",
          "G-157"
        ]
      },
      {
        "from": "PROCESSING",
        "on": "fail",
        "trigger": "The refund is rejected.",
        "when": null,
        "to": "FAILED",
        "sends": "pixRefundFailed",
        "records": "errorCode and errorDescription; the reserved amount returns to the wallet and to leftAmount. A first payment that was REFUNDED is SETTLED again.",
        "operations": [
          "simulateRefundResult"
        ],
        "refusals": [],
        "sources": [
          "§2.3",
          "§4.8"
        ],
        "gaps": [
          "G-040",
          "G-092",
          "G-149",
          "G-157",
          "G-230"
        ]
      }
    ]
  },
  "schedule": {
    "resource": "schedule",
    "description": "A schedule is one instruction to the payer's institution to pay one cycle on one date: the cycle charge itself (AGND), a post-due retry of it (NTAG), or a same-day re-send after an operational failure (RIFL). It is sent right after its creation, accepted or rejected by the payer's institution, and settles on its due date.",
    "statusSchema": "ScheduleStatus",
    "statusDetailedSchema": "ScheduleStatusDetailed",
    "sources": [
      "§2.5",
      "§3.4.1"
    ],
    "gaps": [],
    "states": {
      "CREATED.AWAITING_DISPATCH": {
        "status": "CREATED",
        "statusDetailed": "AWAITING_DISPATCH",
        "meaning": "Created. The instruction is not sent yet.",
        "sources": [
          "§2.5"
        ],
        "gaps": [
          "G-075",
          "G-098"
        ]
      },
      "PENDING.AWAITING_PAYER_RESPONSE": {
        "status": "PENDING",
        "statusDetailed": "AWAITING_PAYER_RESPONSE",
        "meaning": "The instruction was sent. The payer's institution has not answered.",
        "sources": [
          "§2.5"
        ],
        "gaps": [
          "G-075",
          "G-098"
        ]
      },
      "SCHEDULED.SCHEDULED_BY_PAYER": {
        "status": "SCHEDULED",
        "statusDetailed": "SCHEDULED_BY_PAYER",
        "meaning": "The payer's institution accepted the instruction and will pay it on dueDate.",
        "sources": [
          "§2.5"
        ],
        "gaps": [
          "G-075",
          "G-098"
        ]
      },
      "SUCCESS.SETTLED": {
        "status": "SUCCESS",
        "statusDetailed": "SETTLED",
        "meaning": "Paid and settled.",
        "sources": [
          "§2.5",
          "§3.4.1"
        ],
        "gaps": []
      },
      "FAILED.REJECTED_BY_PAYER": {
        "status": "FAILED",
        "statusDetailed": "REJECTED_BY_PAYER",
        "meaning": "The payer's institution rejected the instruction. rejectionCode is its code, unchanged.",
        "sources": [
          "§2.5",
          "§3.4.1"
        ],
        "gaps": [
          "G-075",
          "G-099"
        ]
      },
      "FAILED.SETTLEMENT_FAILED": {
        "status": "FAILED",
        "statusDetailed": "SETTLEMENT_FAILED",
        "meaning": "Accepted but not paid. rejectionCode is the scheme code, RIFL_CUTOFF_EXCEEDED, or null when the due date passed unpaid.",
        "sources": [
          "§2.5"
        ],
        "gaps": [
          "G-075",
          "G-099",
          "G-187",
          "G-242"
        ]
      },
      "FAILED.PAYER_RESPONSE_TIMEOUT": {
        "status": "FAILED",
        "statusDetailed": "PAYER_RESPONSE_TIMEOUT",
        "meaning": "The payer's institution never answered. rejectionCode is PAYER_RESPONSE_TIMEOUT.",
        "sources": [
          "§2.5",
          "§7.5"
        ],
        "gaps": [
          "G-075",
          "G-148",
          "G-187"
        ]
      },
      "FAILED.SEND_FAILED": {
        "status": "FAILED",
        "statusDetailed": "SEND_FAILED",
        "meaning": "The instruction could not be sent. rejectionCode is REGULATORY_SEND_FAILED.",
        "sources": [
          "§2.5",
          "§7.5"
        ],
        "gaps": [
          "G-075",
          "G-187"
        ]
      },
      "CANCELLED.CANCELLED_BY_RECEIVER": {
        "status": "CANCELLED",
        "statusDetailed": "CANCELLED_BY_RECEIVER",
        "meaning": "The receiver cancelled this charge.",
        "sources": [
          "§3.4.1"
        ],
        "gaps": [
          "G-075"
        ]
      },
      "CANCELLED.RECURRENCE_CANCELLED": {
        "status": "CANCELLED",
        "statusDetailed": "RECURRENCE_CANCELLED",
        "meaning": "The whole recurrence was cancelled while this charge was open.",
        "sources": [
          "§3.4"
        ],
        "gaps": [
          "G-075"
        ]
      },
      "CANCELLED.CANCELLED_BY_PAYER": {
        "status": "CANCELLED",
        "statusDetailed": "CANCELLED_BY_PAYER",
        "meaning": "The payer's institution cancelled this charge (CCLD, or FAIL in time for a re-send).",
        "sources": [
          "§4.8"
        ],
        "gaps": [
          "G-075",
          "G-147"
        ]
      }
    },
    "sets": {
      "open": {
        "states": [
          "CREATED.AWAITING_DISPATCH",
          "PENDING.AWAITING_PAYER_RESPONSE",
          "SCHEDULED.SCHEDULED_BY_PAYER"
        ],
        "reason": "The charge may still be paid. Cancelling the recurrence cancels these, except a SCHEDULED one on its dueDate.",
        "sources": [
          "§3.4",
          "§3.4.1"
        ],
        "gaps": [
          "G-096"
        ]
      },
      "cancelable": {
        "states": [
          "CREATED.AWAITING_DISPATCH",
          "PENDING.AWAITING_PAYER_RESPONSE",
          "SCHEDULED.SCHEDULED_BY_PAYER"
        ],
        "reason": "The receiver may cancel; in any other status it is answered SCHEDULE_NOT_CANCELABLE.",
        "sources": [
          "§3.4.1",
          "§7.4"
        ],
        "gaps": []
      },
      "sent": {
        "states": [
          "PENDING.AWAITING_PAYER_RESPONSE",
          "SCHEDULED.SCHEDULED_BY_PAYER"
        ],
        "reason": "The payer's institution has the instruction, so a cancellation must be told to it.",
        "sources": [
          "§3.4.1"
        ],
        "gaps": [
          "G-098"
        ]
      },
      "occupiesCycle": {
        "states": [
          "CREATED.AWAITING_DISPATCH",
          "PENDING.AWAITING_PAYER_RESPONSE",
          "SCHEDULED.SCHEDULED_BY_PAYER",
          "SUCCESS.SETTLED"
        ],
        "reason": "A charge, retry or re-send in one of these holds its cycle: another charge is answered CYCLE_ALREADY_EXISTS. A failed or cancelled one frees it.",
        "sources": [
          "§4.8",
          "§7.4"
        ],
        "gaps": [
          "G-174",
          "G-237"
        ]
      },
      "terminal": {
        "states": [
          "SUCCESS.SETTLED",
          "FAILED.REJECTED_BY_PAYER",
          "FAILED.SETTLEMENT_FAILED",
          "FAILED.PAYER_RESPONSE_TIMEOUT",
          "FAILED.SEND_FAILED",
          "CANCELLED.CANCELLED_BY_RECEIVER",
          "CANCELLED.RECURRENCE_CANCELLED",
          "CANCELLED.CANCELLED_BY_PAYER"
        ],
        "reason": "The schedule is over. A retry or re-send is a schedule of its own.",
        "sources": [
          "§2.5",
          "§3.4.1"
        ],
        "gaps": [
          "G-098"
        ]
      },
      "terminalFailure": {
        "states": [
          "FAILED.REJECTED_BY_PAYER",
          "FAILED.SETTLEMENT_FAILED",
          "FAILED.PAYER_RESPONSE_TIMEOUT",
          "FAILED.SEND_FAILED",
          "CANCELLED.CANCELLED_BY_RECEIVER",
          "CANCELLED.RECURRENCE_CANCELLED",
          "CANCELLED.CANCELLED_BY_PAYER"
        ],
        "reason": "The schedule ended without payment.",
        "sources": [
          "§2.5",
          "§3.4.1"
        ],
        "gaps": []
      },
      "retryable": {
        "states": [
          "FAILED.REJECTED_BY_PAYER",
          "FAILED.SETTLEMENT_FAILED",
          "FAILED.PAYER_RESPONSE_TIMEOUT",
          "FAILED.SEND_FAILED"
        ],
        "reason": "A post-due retry may be commanded when no rejectionCode of the charge is terminal, no other schedule of the cycle is open (a retry for the same date is INVALID_POST_DUE_RETRY_DATE) or settled, and allowPostDuePayment is true; otherwise POST_DUE_RETRY_NOT_ALLOWED.",
        "sources": [
          "§4.8",
          "§7.5"
        ],
        "gaps": [
          "G-137",
          "G-140",
          "G-188",
          "G-237",
          "G-246"
        ]
      }
    },
    "illegal": {
      "cancel": {
        "code": "SCHEDULE_NOT_CANCELABLE",
        "sources": [
          "§3.4.1",
          "§7.4"
        ],
        "gaps": []
      },
      "settle": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [],
        "gaps": [
          "G-143",
          "G-146"
        ]
      },
      "acceptInstruction": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [],
        "gaps": [
          "G-143"
        ]
      },
      "rejectInstruction": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [],
        "gaps": [
          "G-143"
        ]
      },
      "rejectSettlement": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [],
        "gaps": [
          "G-143",
          "G-146"
        ]
      },
      "timeOutInstruction": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [],
        "gaps": [
          "G-143"
        ]
      },
      "cancelByPayer": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [],
        "gaps": [
          "G-143",
          "G-245"
        ]
      },
      "reportFailure": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [],
        "gaps": [
          "G-143",
          "G-245"
        ]
      },
      "reportLateFailure": {
        "code": "INVALID_RECURRENCE_STATE",
        "sources": [],
        "gaps": [
          "G-143",
          "G-245"
        ]
      }
    },
    "transitions": [
      {
        "from": null,
        "on": "create",
        "trigger": "The receiver creates the charge of a cycle.",
        "when": "The recurrence is AUTHORIZED with VALIDATION_SUCCEEDED, and the rules of §4.8 hold.",
        "to": "CREATED.AWAITING_DISPATCH",
        "sends": null,
        "records": "purpose AGND, txid, reconciliationId; dueDate shifted to a business day, originalDueDate as asked.",
        "operations": [
          "createSchedule"
        ],
        "refusals": [
          "AUTHORIZED_RECURRENCE_REQUIRED",
          "AMOUNT_OUT_OF_RANGE",
          "INVALID_CYCLE_NUMBER",
          "FIXED_AMOUNT_MISMATCH",
          "INVALID_SCHEDULE_WINDOW",
          "BEFORE_RECURRENCE_START",
          "AFTER_RECURRENCE_END",
          "SCHEDULE_OUTSIDE_RECURRENCE_CYCLE",
          "MUNICIPALITY_REQUIRED",
          "CYCLE_ALREADY_EXISTS"
        ],
        "sources": [
          "§4.8",
          "§7.4"
        ],
        "gaps": [
          "G-051",
          "G-077",
          "G-098",
          "G-133",
          "G-134",
          "G-135",
          "G-136",
          "G-174",
          "G-176",
          "G-180",
          "G-189",
          "G-237"
        ]
      },
      {
        "from": null,
        "on": "createRetry",
        "trigger": "The receiver commands a post-due retry of a failed charge.",
        "when": "The recurrence is AUTHORIZED with VALIDATION_SUCCEEDED, allowPostDuePayment is true, the charge is retryable, and retryDate is 1 to 7 calendar days after the original due date, one of at most 3 dates, before the next cycle and not after lastPaymentDate, commanded by 23:59:59 of the day before.",
        "to": "CREATED.AWAITING_DISPATCH",
        "sends": null,
        "records": "purpose NTAG, retryOfScheduleId, dueDate retryDate; the same amount, txid, reconciliationId, originalDueDate, cycleNumber and metadata.",
        "operations": [
          "createPostDueRetry"
        ],
        "refusals": [
          "AUTHORIZED_RECURRENCE_REQUIRED",
          "POST_DUE_RETRY_NOT_ALLOWED",
          "INVALID_POST_DUE_RETRY_DATE",
          "POST_DUE_RETRY_LIMIT_EXCEEDED",
          "POST_DUE_RETRY_CROSSES_CYCLE",
          "POST_DUE_RETRY_CUTOFF_EXCEEDED"
        ],
        "sources": [
          "§4.8",
          "§7.4"
        ],
        "gaps": [
          "G-081",
          "G-098",
          "G-100",
          "G-137",
          "G-138",
          "G-139",
          "G-140",
          "G-141",
          "G-188",
          "G-199",
          "G-231",
          "G-237",
          "G-246"
        ]
      },
      {
        "from": null,
        "on": "createResend",
        "trigger": "The payer's institution reports an operational failure in time (reportFailure).",
        "when": null,
        "to": "CREATED.AWAITING_DISPATCH",
        "sends": null,
        "records": "purpose RIFL, retryOfScheduleId; the same dueDate, amount, txid, reconciliationId, originalDueDate, cycleNumber and metadata.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§4.8"
        ],
        "gaps": [
          "G-076",
          "G-098",
          "G-147",
          "G-231"
        ]
      },
      {
        "from": "CREATED.AWAITING_DISPATCH",
        "on": "dispatch",
        "trigger": "The instruction is sent to the payer's institution, right after the creation.",
        "when": null,
        "to": "PENDING.AWAITING_PAYER_RESPONSE",
        "sends": null,
        "records": "paymentInformationId, regulatoryMessageId, endToEndId and a record in attempts, new for each instruction.",
        "operations": [],
        "refusals": [],
        "sources": [],
        "gaps": [
          "G-074",
          "G-078",
          "G-079",
          "G-080",
          "G-098",
          "G-248"
        ]
      },
      {
        "from": "PENDING.AWAITING_PAYER_RESPONSE",
        "on": "acceptInstruction",
        "trigger": "The payer's institution accepts the instruction.",
        "when": null,
        "to": "SCHEDULED.SCHEDULED_BY_PAYER",
        "sends": "pixAutomaticScheduleScheduled",
        "records": "nextAttemptAt.",
        "operations": [
          "simulateSchedulePayerResponse"
        ],
        "refusals": [],
        "sources": [
          "§4.8"
        ],
        "gaps": [
          "G-082",
          "G-098",
          "G-157"
        ]
      },
      {
        "from": "CREATED.AWAITING_DISPATCH",
        "on": "cancel",
        "trigger": "The receiver cancels the charge.",
        "when": "Before 22:00:00 (America/Sao_Paulo) of the day before dueDate.",
        "to": "CANCELLED.CANCELLED_BY_RECEIVER",
        "sends": "pixAutomaticScheduleCancelled",
        "records": "cancelledAt. Nothing was sent, so no cancellation message.",
        "operations": [
          "cancelSchedule"
        ],
        "refusals": [
          "CANCELLATION_CUTOFF_EXCEEDED"
        ],
        "sources": [
          "§3.4.1"
        ],
        "gaps": [
          "G-100",
          "G-157",
          "G-173"
        ]
      },
      {
        "from": "PENDING.AWAITING_PAYER_RESPONSE",
        "on": "cancel",
        "trigger": "The receiver cancels the charge.",
        "when": "Before 22:00:00 (America/Sao_Paulo) of the day before dueDate.",
        "to": "CANCELLED.CANCELLED_BY_RECEIVER",
        "sends": "pixAutomaticScheduleCancelled",
        "records": "cancelledAt; a cancellation message goes to the payer's institution.",
        "operations": [
          "cancelSchedule"
        ],
        "refusals": [
          "CANCELLATION_CUTOFF_EXCEEDED"
        ],
        "sources": [
          "§3.4.1"
        ],
        "gaps": [
          "G-100",
          "G-157",
          "G-173"
        ]
      },
      {
        "from": "SCHEDULED.SCHEDULED_BY_PAYER",
        "on": "cancel",
        "trigger": "The receiver cancels the charge.",
        "when": "Before 22:00:00 (America/Sao_Paulo) of the day before dueDate.",
        "to": "CANCELLED.CANCELLED_BY_RECEIVER",
        "sends": "pixAutomaticScheduleCancelled",
        "records": "cancelledAt; a cancellation message goes to the payer's institution.",
        "operations": [
          "cancelSchedule"
        ],
        "refusals": [
          "CANCELLATION_CUTOFF_EXCEEDED"
        ],
        "sources": [
          "§3.4.1"
        ],
        "gaps": [
          "G-100",
          "G-157",
          "G-173"
        ]
      },
      {
        "from": "SCHEDULED.SCHEDULED_BY_PAYER",
        "on": "settle",
        "trigger": "The payer's institution pays on the due date, and the payment settles.",
        "when": "The simulation does not wait for the due date.",
        "to": "SUCCESS.SETTLED",
        "sends": "pixAutomaticScheduleSettled",
        "records": "settledAt; the amount is credited to the wallet.",
        "operations": [
          "simulateScheduleSettlement"
        ],
        "refusals": [],
        "sources": [
          "§3.4.1",
          "§4.8"
        ],
        "gaps": [
          "G-146"
        ]
      },
      {
        "from": "PENDING.AWAITING_PAYER_RESPONSE",
        "on": "rejectInstruction",
        "trigger": "The payer's institution rejects the instruction.",
        "when": "With one of the scheme codes.",
        "to": "FAILED.REJECTED_BY_PAYER",
        "sends": "pixAutomaticScheduleRejected",
        "records": "rejectionCode (unchanged) and rejectionReason.",
        "operations": [
          "simulateSchedulePayerResponse"
        ],
        "refusals": [],
        "sources": [
          "§3.4.1",
          "§4.8",
          "§7.5"
        ],
        "gaps": [
          "G-099",
          "G-157"
        ]
      },
      {
        "from": "SCHEDULED.SCHEDULED_BY_PAYER",
        "on": "rejectSettlement",
        "trigger": "The payer's institution rejects the accepted charge at settlement.",
        "when": "With one of the scheme codes.",
        "to": "FAILED.SETTLEMENT_FAILED",
        "sends": "pixAutomaticScheduleRejected",
        "records": "rejectionCode (unchanged) and rejectionReason.",
        "operations": [
          "simulateScheduleSettlement"
        ],
        "refusals": [],
        "sources": [
          "§3.4.1",
          "§4.8",
          "§7.5"
        ],
        "gaps": [
          "G-099",
          "G-157"
        ]
      },
      {
        "from": "SCHEDULED.SCHEDULED_BY_PAYER",
        "on": "expireSettlement",
        "trigger": "dueDate ends (24:00 America/Sao_Paulo) and the charge is not paid.",
        "when": null,
        "to": "FAILED.SETTLEMENT_FAILED",
        "sends": "pixAutomaticScheduleRejected",
        "records": "rejectionCode null, since no code was given; the attempt is EXPIRED.",
        "operations": [],
        "refusals": [],
        "sources": [],
        "gaps": [
          "G-074",
          "G-242",
          "G-249"
        ]
      },
      {
        "from": "PENDING.AWAITING_PAYER_RESPONSE",
        "on": "timeOutInstruction",
        "trigger": "The payer's institution never answers.",
        "when": "By the end of dueDate (24:00 America/Sao_Paulo), or at once by its simulation.",
        "to": "FAILED.PAYER_RESPONSE_TIMEOUT",
        "sends": "pixAutomaticScheduleRejected",
        "records": "rejectionCode PAYER_RESPONSE_TIMEOUT and rejectionReason.",
        "operations": [
          "simulateSchedulePayerResponseTimeout"
        ],
        "refusals": [],
        "sources": [
          "§4.8",
          "§7.5"
        ],
        "gaps": [
          "G-148",
          "G-187",
          "G-242",
          "G-249"
        ]
      },
      {
        "from": "CREATED.AWAITING_DISPATCH",
        "on": "failDispatch",
        "trigger": "The instruction cannot be sent.",
        "when": null,
        "to": "FAILED.SEND_FAILED",
        "sends": "pixAutomaticScheduleRejected",
        "records": "rejectionCode REGULATORY_SEND_FAILED and rejectionReason.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§7.5"
        ],
        "gaps": [
          "G-098",
          "G-187",
          "G-249"
        ]
      },
      {
        "from": "SCHEDULED.SCHEDULED_BY_PAYER",
        "on": "cancelByPayer",
        "trigger": "The payer's institution cancels the charge with CCLD.",
        "when": null,
        "to": "CANCELLED.CANCELLED_BY_PAYER",
        "sends": "pixAutomaticScheduleCancelled",
        "records": "cancelledAt. No re-send is created.",
        "operations": [
          "simulateSchedulePayerCancellation"
        ],
        "refusals": [],
        "sources": [
          "§4.8"
        ],
        "gaps": [
          "G-147",
          "G-157",
          "G-245"
        ]
      },
      {
        "from": "SCHEDULED.SCHEDULED_BY_PAYER",
        "on": "reportFailure",
        "trigger": "The payer's institution cancels the charge with FAIL, an operational failure.",
        "when": "Not later than 18:00:00 (America/Sao_Paulo) of dueDate.",
        "to": "CANCELLED.CANCELLED_BY_PAYER",
        "sends": "pixAutomaticScheduleCancelled",
        "records": "cancelledAt; a RIFL schedule for the same day is created (createResend).",
        "operations": [
          "simulateSchedulePayerCancellation"
        ],
        "refusals": [],
        "sources": [
          "§4.8"
        ],
        "gaps": [
          "G-076",
          "G-147",
          "G-157",
          "G-244",
          "G-245"
        ]
      },
      {
        "from": "SCHEDULED.SCHEDULED_BY_PAYER",
        "on": "reportLateFailure",
        "trigger": "The payer's institution cancels the charge with FAIL, an operational failure.",
        "when": "After 18:00:00 (America/Sao_Paulo) of dueDate, too late for a same-day re-send.",
        "to": "FAILED.SETTLEMENT_FAILED",
        "sends": "pixAutomaticScheduleRejected",
        "records": "rejectionCode RIFL_CUTOFF_EXCEEDED and rejectionReason. No re-send is created.",
        "operations": [
          "simulateSchedulePayerCancellation"
        ],
        "refusals": [],
        "sources": [
          "§7.5"
        ],
        "gaps": [
          "G-187",
          "G-244",
          "G-245",
          "G-249"
        ]
      },
      {
        "from": "CREATED.AWAITING_DISPATCH",
        "on": "cancelWithRecurrence",
        "trigger": "The recurrence is cancelled, by the receiver or the payer.",
        "when": null,
        "to": "CANCELLED.RECURRENCE_CANCELLED",
        "sends": "pixAutomaticScheduleCancelled",
        "records": "cancelledAt. Nothing was sent, so no cancellation message.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§3.4"
        ],
        "gaps": [
          "G-096",
          "G-157"
        ]
      },
      {
        "from": "PENDING.AWAITING_PAYER_RESPONSE",
        "on": "cancelWithRecurrence",
        "trigger": "The recurrence is cancelled, by the receiver or the payer.",
        "when": "Also after 22:00 of the day before dueDate, the cut-off of the schedule's own cancellation.",
        "to": "CANCELLED.RECURRENCE_CANCELLED",
        "sends": "pixAutomaticScheduleCancelled",
        "records": "cancelledAt. The cancellation message of the recurrence covers the schedule.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§3.4"
        ],
        "gaps": [
          "G-096",
          "G-157"
        ]
      },
      {
        "from": "SCHEDULED.SCHEDULED_BY_PAYER",
        "on": "cancelWithRecurrence",
        "trigger": "The recurrence is cancelled, by the receiver or the payer.",
        "when": "Also after 22:00 of the day before dueDate, and on dueDate itself, before the payment settles.",
        "to": "CANCELLED.RECURRENCE_CANCELLED",
        "sends": "pixAutomaticScheduleCancelled",
        "records": "cancelledAt. The cancellation message of the recurrence covers the schedule.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§3.4"
        ],
        "gaps": [
          "G-096",
          "G-157"
        ]
      }
    ]
  },
  "withdrawal": {
    "resource": "withdrawal",
    "description": "A withdrawal is accepted at once and settles later. While it is transitional the outcome is unknown, and the operator must neither cancel it nor return balance to the player.",
    "statusSchema": "WithdrawalStatus",
    "statusDetailedSchema": null,
    "sources": [
      "§3.2"
    ],
    "gaps": [],
    "states": {
      "INITIATED": {
        "status": "INITIATED",
        "statusDetailed": null,
        "meaning": "The intent is created. Nothing was sent yet, and endToEndId is null.",
        "sources": [
          "§3.2"
        ],
        "gaps": [
          "G-033"
        ]
      },
      "CONFIRMED": {
        "status": "CONFIRMED",
        "statusDetailed": null,
        "meaning": "The payment request was sent to the central bank's instant payment system.",
        "sources": [
          "§3.2"
        ],
        "gaps": []
      },
      "PROCESSING": {
        "status": "PROCESSING",
        "statusDetailed": null,
        "meaning": "Awaiting settlement. The most common status of a create answer.",
        "sources": [
          "§3.2"
        ],
        "gaps": [
          "G-090"
        ]
      },
      "SUCCESS": {
        "status": "SUCCESS",
        "statusDetailed": null,
        "meaning": "Settled. The creditor has the money.",
        "sources": [
          "§3.2"
        ],
        "gaps": []
      },
      "FAILED": {
        "status": "FAILED",
        "statusDetailed": null,
        "meaning": "Failed at initiation, or a processing error.",
        "sources": [
          "§3.2"
        ],
        "gaps": []
      },
      "REJECTED": {
        "status": "REJECTED",
        "statusDetailed": null,
        "meaning": "Rejected by the counterparty.",
        "sources": [
          "§3.2"
        ],
        "gaps": []
      },
      "CANCELED": {
        "status": "CANCELED",
        "statusDetailed": null,
        "meaning": "The request could not be sent.",
        "sources": [
          "§3.2"
        ],
        "gaps": []
      },
      "EXPIRED": {
        "status": "EXPIRED",
        "statusDetailed": null,
        "meaning": "The confirmation window expired.",
        "sources": [
          "§3.2"
        ],
        "gaps": []
      }
    },
    "sets": {
      "transitional": {
        "states": [
          "INITIATED",
          "CONFIRMED",
          "PROCESSING"
        ],
        "reason": "The outcome is unknown: the operator must not cancel and must not return balance to the player. The amount stays reserved.",
        "sources": [
          "§3.2"
        ],
        "gaps": [
          "G-091"
        ]
      },
      "terminal": {
        "states": [
          "SUCCESS",
          "FAILED",
          "REJECTED",
          "CANCELED",
          "EXPIRED"
        ],
        "reason": "The outcome is known and never changes again.",
        "sources": [
          "§3.2"
        ],
        "gaps": [
          "G-091"
        ]
      },
      "terminalFailure": {
        "states": [
          "FAILED",
          "REJECTED",
          "CANCELED",
          "EXPIRED"
        ],
        "reason": "The reserved amount is back in the wallet, pixWithdrawFailed is sent once, errorCode and errorDescription may be set, and the operator may return the balance to the player.",
        "sources": [
          "§2.2",
          "§3.2"
        ],
        "gaps": [
          "G-158"
        ]
      },
      "onCreation": {
        "states": [
          "INITIATED",
          "CONFIRMED",
          "PROCESSING",
          "SUCCESS",
          "FAILED"
        ],
        "reason": "The statuses that the create answer may carry.",
        "sources": [
          "§3.2"
        ],
        "gaps": []
      }
    },
    "illegal": {},
    "transitions": [
      {
        "from": null,
        "on": "create",
        "trigger": "The operator starts a withdrawal, by Pix key or by bank details.",
        "when": "The key is in the directory (by key only), the CPF is the declared one, and the secure-loop rule, where it is on, allows the account.",
        "to": "INITIATED",
        "sends": null,
        "records": "transactionId; the amount is reserved when the available balance covers it, otherwise the withdrawal fails at once (failForFunds) and nothing is reserved.",
        "operations": [
          "createWithdrawalByPixKey",
          "createWithdrawalByBankDetails"
        ],
        "refusals": [
          "PIX_KEY_NOT_FOUND",
          "IGAMING_CPF_MISMATCH",
          "SECURE_LOOP_ACCOUNT_MISMATCH"
        ],
        "sources": [
          "§3.2",
          "§4.3",
          "§7.2"
        ],
        "gaps": [
          "G-091",
          "G-107",
          "G-171",
          "G-172"
        ]
      },
      {
        "from": "INITIATED",
        "on": "failForFunds",
        "trigger": "The available balance does not cover the amount.",
        "when": "Before the create answer, which is a 202 that already says FAILED.",
        "to": "FAILED",
        "sends": "pixWithdrawFailed",
        "records": "errorCode INSUFFICIENT_BALANCE. Nothing was debited.",
        "operations": [],
        "refusals": [],
        "sources": [],
        "gaps": [
          "G-032",
          "G-090"
        ]
      },
      {
        "from": "INITIATED",
        "on": "confirm",
        "trigger": "The payment request is sent to the instant payment system.",
        "when": null,
        "to": "CONFIRMED",
        "sends": null,
        "records": "endToEndId.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§3.2"
        ],
        "gaps": [
          "G-033",
          "G-091",
          "G-248"
        ]
      },
      {
        "from": "CONFIRMED",
        "on": "process",
        "trigger": "The instant payment system takes the request; settlement is awaited.",
        "when": null,
        "to": "PROCESSING",
        "sends": null,
        "records": "In an ordinary request this follows before the create answer, which says PROCESSING.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§3.2"
        ],
        "gaps": [
          "G-090",
          "G-091",
          "G-248"
        ]
      },
      {
        "from": "PROCESSING",
        "on": "settle",
        "trigger": "The instant payment system settles the transfer.",
        "when": null,
        "to": "SUCCESS",
        "sends": "pixWithdrawSettled",
        "records": "settlementDateTime; the reserved amount leaves the wallet.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§3.2"
        ],
        "gaps": [
          "G-091",
          "G-157"
        ]
      },
      {
        "from": "CONFIRMED",
        "on": "reject",
        "trigger": "The counterparty rejects the transfer.",
        "when": null,
        "to": "REJECTED",
        "sends": "pixWithdrawFailed",
        "records": "errorCode and errorDescription; the reserved amount returns to the wallet.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§2.2",
          "§3.2",
          "§6"
        ],
        "gaps": [
          "G-091",
          "G-158"
        ]
      },
      {
        "from": "PROCESSING",
        "on": "reject",
        "trigger": "The counterparty rejects the transfer.",
        "when": null,
        "to": "REJECTED",
        "sends": "pixWithdrawFailed",
        "records": "errorCode and errorDescription; the reserved amount returns to the wallet.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§2.2",
          "§3.2",
          "§6"
        ],
        "gaps": [
          "G-091",
          "G-158"
        ]
      },
      {
        "from": "INITIATED",
        "on": "failSending",
        "trigger": "The request cannot be sent to the instant payment system.",
        "when": null,
        "to": "CANCELED",
        "sends": "pixWithdrawFailed",
        "records": "errorCode and errorDescription; the reserved amount returns to the wallet.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§2.2",
          "§3.2",
          "§6"
        ],
        "gaps": [
          "G-091",
          "G-158"
        ]
      },
      {
        "from": "INITIATED",
        "on": "fail",
        "trigger": "A processing error ends the withdrawal before anything was sent.",
        "when": null,
        "to": "FAILED",
        "sends": "pixWithdrawFailed",
        "records": "errorCode and errorDescription; the reserved amount returns to the wallet.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§2.2",
          "§3.2",
          "§6"
        ],
        "gaps": [
          "G-091",
          "G-158"
        ]
      },
      {
        "from": "CONFIRMED",
        "on": "fail",
        "trigger": "A processing error ends the withdrawal.",
        "when": null,
        "to": "FAILED",
        "sends": "pixWithdrawFailed",
        "records": "errorCode and errorDescription; the reserved amount returns to the wallet.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§2.2",
          "§3.2",
          "§6"
        ],
        "gaps": [
          "G-091",
          "G-158"
        ]
      },
      {
        "from": "PROCESSING",
        "on": "fail",
        "trigger": "A processing error ends the withdrawal.",
        "when": null,
        "to": "FAILED",
        "sends": "pixWithdrawFailed",
        "records": "errorCode and errorDescription; the reserved amount returns to the wallet.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§2.2",
          "§3.2",
          "§6"
        ],
        "gaps": [
          "G-091",
          "G-158"
        ]
      },
      {
        "from": "CONFIRMED",
        "on": "expire",
        "trigger": "The confirmation window ends without an answer.",
        "when": null,
        "to": "EXPIRED",
        "sends": "pixWithdrawFailed",
        "records": "errorCode SETTLEMENT_TIMEOUT; the reserved amount returns to the wallet.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§2.2",
          "§3.2",
          "§6"
        ],
        "gaps": [
          "G-031",
          "G-091",
          "G-158"
        ]
      },
      {
        "from": "PROCESSING",
        "on": "expire",
        "trigger": "The confirmation window ends without an answer.",
        "when": null,
        "to": "EXPIRED",
        "sends": "pixWithdrawFailed",
        "records": "errorCode SETTLEMENT_TIMEOUT; the reserved amount returns to the wallet.",
        "operations": [],
        "refusals": [],
        "sources": [
          "§2.2",
          "§3.2",
          "§6"
        ],
        "gaps": [
          "G-031",
          "G-091",
          "G-158"
        ]
      }
    ]
  }
} as const
