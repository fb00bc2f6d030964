// Generated from machines/ by `node src/generate.ts`. Do not edit.

export const machines = {
  "charge": {
    "resource": "charge",
    "description": "An immediate charge (deposit) waits for one payment until expiresAt. A rejected attempt leaves it open. It closes once: by payment, expiry or cancellation.",
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
        "money": null,
        "meaning": "The brCode may be paid. Rejected attempts leave the charge here.",
        "sources": [
          "§3.1"
        ],
        "gaps": []
      },
      "PAID": {
        "status": "PAID",
        "statusDetailed": null,
        "money": null,
        "meaning": "Paid and settled. The operator may credit the player. The money can be taken back later (MED); the status then stays PAID.",
        "sources": [
          "§3.1",
          "§6"
        ],
        "gaps": [
          "G-381"
        ]
      },
      "CANCELED": {
        "status": "CANCELED",
        "statusDetailed": null,
        "money": null,
        "meaning": "Cancelled before it was paid. No operation of the contract leads here.",
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
        "money": null,
        "meaning": "expiresAt was reached before a payment settled.",
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
        "reason": "The charge is closed permanently. A later payment is rejected, and the money stays with the payer.",
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
        "reason": "The charge closed without money. The operator must not credit the player.",
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
        "when": "The player pays before expiresAt (exactly at expiresAt is too late) and passes the payer checks that expectedPayer enables.",
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
        "trigger": "A payment attempt is rejected at settlement.",
        "when": "Before expiresAt, for any reason (payer or account mismatch, blocked third-party payer). Several attempts may occur; each attempt is one arrow.",
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
        "from": "PAID",
        "on": "takeBack",
        "trigger": "Money of the deposit is taken back for the payer by the Mecanismo Especial de Devolução (MED), in whole or in part.",
        "when": "The amount is not above the part of the charge that is neither refunded nor taken back, and the available balance covers it. Several take-backs may occur; each take-back is one arrow.",
        "to": "PAID",
        "sends": "pixChargeTakenBack",
        "records": "Nothing that the charge shows. The amount of the take-back leaves the wallet, the statement has a DEBIT line for it, and less of the charge can be refunded.",
        "operations": [],
        "refusals": [],
        "sources": [],
        "gaps": [
          "G-381",
          "G-382",
          "G-383",
          "G-157",
          "G-384"
        ]
      },
      {
        "from": "PENDING",
        "on": "cancel",
        "trigger": "The sandbox control API cancels the charge (cancelCharge). No operation of the contract does.",
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
    "description": "A recurrence waits for the first payment and for the payer's authorization (Journey 3: one composite QR code asks for both). Then each cycle may be charged once. It ends by completion, cancellation, rejection or expiry.",
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
        "money": null,
        "meaning": "The composite QR code may be paid until expiresAt.",
        "sources": [
          "§3.4"
        ],
        "gaps": []
      },
      "PENDING.FIRST_PAYMENT_SUCCESS": {
        "status": "PENDING",
        "statusDetailed": "FIRST_PAYMENT_SUCCESS",
        "money": null,
        "meaning": "The first Pix settled. The payer institution has not confirmed the authorization yet.",
        "sources": [
          "§3.4"
        ],
        "gaps": []
      },
      "AUTHORIZED.VALIDATION_SUCCEEDED": {
        "status": "AUTHORIZED",
        "statusDetailed": "VALIDATION_SUCCEEDED",
        "money": null,
        "meaning": "The payer institution confirmed the authorization. Cycle charges may be created.",
        "sources": [
          "§3.4"
        ],
        "gaps": []
      },
      "AUTHORIZED.COMPLETED": {
        "status": "AUTHORIZED",
        "statusDetailed": "COMPLETED",
        "money": null,
        "meaning": "All cycles are over. The source has completedAt but no status for it, so the status stays AUTHORIZED. No cycle charge can be created any more.",
        "sources": [],
        "gaps": [
          "G-067"
        ]
      },
      "FAILED.AUTHORIZATION_REJECTED": {
        "status": "FAILED",
        "statusDetailed": "AUTHORIZATION_REJECTED",
        "money": null,
        "meaning": "The payer institution rejected the authorization. Nothing else leads to FAILED. rejectionReason echoes the reason of the rejection.",
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
        "money": null,
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
        "money": null,
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
        "money": null,
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
        "reason": "The non-terminal states. Receiver and payer may cancel in each of them.",
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
        "reason": "Cancelling a recurrence in one of these states returns 409 INVALID_RECURRENCE_STATE.",
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
        "reason": "The recurrence ended before all cycles were over. It is never charged again.",
        "sources": [
          "§3.4"
        ],
        "gaps": []
      },
      "chargeable": {
        "states": [
          "AUTHORIZED.VALIDATION_SUCCEEDED"
        ],
        "reason": "Cycle charges and retries need this state; in other states they return AUTHORIZED_RECURRENCE_REQUIRED.",
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
        "reason": "They block a new recurrence of the same wallet for the same payer, which returns RECENT_PAYER_JOURNEY_EXISTS: while the journey is pending, and for 30 × 24 h after a rejection.",
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
        "when": "Before expiresAt, when payer and amount match. A Pix that does not match is rejected at settlement and changes nothing; only its simulation returns an error.",
        "to": "PENDING.FIRST_PAYMENT_SUCCESS",
        "sends": "pixAutomaticFirstPaymentSettled",
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
          "G-157",
          "G-248"
        ]
      },
      {
        "from": "PENDING.FIRST_PAYMENT_SUCCESS",
        "on": "approveAuthorization",
        "trigger": "The payer institution approves the authorization.",
        "when": "firstPaymentStatus is SETTLED. An approval is rejected while the whole first payment is refunded.",
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
        "trigger": "The payer institution rejects the authorization.",
        "when": null,
        "to": "FAILED.AUTHORIZATION_REJECTED",
        "sends": "pixAutomaticRecurrenceRejected",
        "records": "rejectionReason when the payer institution gave a reason; firstPaymentStatus EXPIRED.",
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
        "trigger": "The payer institution rejects the authorization.",
        "when": null,
        "to": "FAILED.AUTHORIZATION_REJECTED",
        "sends": "pixAutomaticRecurrenceRejected",
        "records": "rejectionReason when the payer institution gave a reason. The first payment stays settled; the receiver decides whether to refund it.",
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
        "records": "cancellationReason (the reason given) and cancelledAt; every open schedule is cancelled (cancelWithRecurrence); a cancellation message goes to the payer institution.",
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
        "trigger": "expiresAt is reached, or the expiration is simulated.",
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
        "trigger": "expiresAt is reached, or the expiration is simulated.",
        "when": "The payer institution did not confirm the authorization by then, although the first payment settled.",
        "to": "EXPIRED.JOURNEY_EXPIRED",
        "sends": "pixAutomaticRecurrenceExpired",
        "records": "The first payment stays settled; the receiver decides whether to refund it.",
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
        "when": "The earlier of the two; when totalCharges is 1, only the date completes the recurrence. The day begins at 00:00 America/Sao_Paulo.",
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
    "description": "A refund returns all or part of a received Pix to its payer. The service accepts it at once and settles it later. Several refunds of one transaction differ by their externalId.",
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
        "money": "reserved",
        "meaning": "Accepted and not settled yet. The amount is reserved.",
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
        "money": "paid",
        "meaning": "Settled. The payer has the money.",
        "sources": [],
        "gaps": [
          "G-092"
        ]
      },
      "FAILED": {
        "status": "FAILED",
        "statusDetailed": null,
        "money": "back",
        "meaning": "Not settled. errorCode and errorDescription state the cause; the money is back in the wallet.",
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
        "reason": "No money was returned. The same amount may be refunded again with a new externalId.",
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
        "reason": "The amount counts in totalReversedAmount (or firstPaymentRefundedAmount for a first payment) and reduces the amount that can still be refunded, so that all refunds together never exceed the original transaction.",
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
        "trigger": "The operator refunds a paid deposit or a settled recurring charge.",
        "when": "canBeReversedUntil has not passed, the amount is not above leftAmount of the original, and the available balance covers it.",
        "to": "PROCESSING",
        "sends": null,
        "records": "refundEndToEndId, totalReversedAmount and leftAmount; for a first payment also firstPaymentRefundedAmount, and firstPaymentStatus REFUNDED when nothing is left. The amount is reserved.",
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
          "G-041",
          "G-042",
          "G-113",
          "G-320",
          "G-382"
        ]
      },
      {
        "from": null,
        "on": "createForSchedule",
        "trigger": "The refund of a settled cycle charge is simulated.",
        "when": "The schedule is SUCCESS, the amount is not above the amount that is not refunded yet, and the available balance covers it.",
        "to": "PROCESSING",
        "sends": null,
        "records": "The refund of the schedule's payment, with a refundId; the amount is reserved. The refund waits for its simulated result, unless the wallet's outcome of refunds is set. The status of the schedule does not change.",
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
        "when": "firstPaymentStatus is SETTLED or REFUNDED, the amount is not above the amount that is not refunded yet, and the available balance covers it.",
        "to": "PROCESSING",
        "sends": null,
        "records": "firstPaymentRefundId and firstPaymentRefundedAmount; firstPaymentStatus REFUNDED when nothing is left; the amount is reserved. The refund settles after 2 s, unless its result is simulated first or the wallet's outcome of refunds is set. The status of the recurrence does not change.",
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
        "records": "errorCode and errorDescription; the reserved amount returns to the wallet and to leftAmount. A first payment that was REFUNDED becomes SETTLED again.",
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
    "description": "A schedule is one instruction to the payer institution to pay one cycle on one date. It is the cycle charge itself (AGND), a post-due retry of it (NTAG), or a same-day re-send after an operational failure (RIFL). The service sends it right after its creation, or ten days before dueDate when that is later. The payer institution accepts or rejects it, and it settles on its due date.",
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
        "money": null,
        "meaning": "Created. The instruction is not sent yet. It waits when dueDate is more than ten days ahead.",
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
        "money": null,
        "meaning": "The instruction was sent. The payer institution has not answered.",
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
        "money": null,
        "meaning": "The payer institution accepted the instruction and will pay it on dueDate.",
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
        "money": null,
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
        "money": null,
        "meaning": "The payer institution rejected the instruction. rejectionCode is its code, unchanged.",
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
        "money": null,
        "meaning": "The payer institution accepted the charge, but it was not paid. rejectionCode is the scheme code, RIFL_CUTOFF_EXCEEDED, or null when the due date passed without a payment.",
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
        "money": null,
        "meaning": "The payer institution did not answer. rejectionCode is PAYER_RESPONSE_TIMEOUT.",
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
        "money": null,
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
        "money": null,
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
        "money": null,
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
        "money": null,
        "meaning": "The payer institution cancelled this charge (CCLD, or FAIL in time for a re-send).",
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
        "reason": "The charge may still be paid. The cancellation of the recurrence cancels these schedules, even after the cut-off and on dueDate.",
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
        "reason": "The receiver may cancel a cycle charge (AGND) before the cut-off. A retry or re-send comes after the cut-off of its charge: its cancellation returns CANCELLATION_CUTOFF_EXCEEDED. In any other status, the cancellation returns SCHEDULE_NOT_CANCELABLE.",
        "sources": [
          "§3.4.1",
          "§7.4"
        ],
        "gaps": [
          "G-100"
        ]
      },
      "sent": {
        "states": [
          "PENDING.AWAITING_PAYER_RESPONSE",
          "SCHEDULED.SCHEDULED_BY_PAYER"
        ],
        "reason": "The payer institution has the instruction, so the service sends it a cancellation message.",
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
          "SUCCESS.SETTLED",
          "FAILED.SETTLEMENT_FAILED",
          "FAILED.PAYER_RESPONSE_TIMEOUT"
        ],
        "reason": "A charge, retry or re-send in one of these states holds its cycle: another charge returns CYCLE_ALREADY_EXISTS. A charge that was accepted and not paid, or never answered, holds it too: only a post-due retry can follow, because the payer agreed to a number of retries. A schedule that was rejected, cancelled or never sent frees the cycle, except a FAILED re-send, because its charge was accepted.",
        "sources": [
          "§4.8",
          "§7.4"
        ],
        "gaps": [
          "G-174",
          "G-237"
        ]
      },
      "openOrSettled": {
        "states": [
          "CREATED.AWAITING_DISPATCH",
          "PENDING.AWAITING_PAYER_RESPONSE",
          "SCHEDULED.SCHEDULED_BY_PAYER",
          "SUCCESS.SETTLED"
        ],
        "reason": "The payer may still pay, or has paid. While a schedule of the cycle is in one of these states, a post-due retry returns POST_DUE_RETRY_NOT_ALLOWED.",
        "sources": [
          "§4.8",
          "§7.4"
        ],
        "gaps": [
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
        "reason": "The schedule is over. A retry or re-send is a separate schedule.",
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
        "reason": "A post-due retry may be created from dueDate of the charge on, when allowPostDuePayment is true, no rejectionCode of the charge is terminal, no other schedule of the cycle is open or settled, and no other charge holds the cycle. Otherwise it returns POST_DUE_RETRY_NOT_ALLOWED; when another retry has the same date, it returns INVALID_POST_DUE_RETRY_DATE.",
        "sources": [
          "§4.8",
          "§7.5"
        ],
        "gaps": [
          "G-137",
          "G-140",
          "G-174",
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
        "records": "purpose AGND, txid, reconciliationId; dueDate shifted to a business day, originalDueDate as requested.",
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
        "trigger": "The receiver creates a post-due retry of a failed charge.",
        "when": "The recurrence is AUTHORIZED with VALIDATION_SUCCEEDED, allowPostDuePayment is true, the charge is retryable, and its dueDate has come. retryDate is 1 to 7 calendar days after this dueDate, one of at most 3 dates, before the next cycle and not after lastPaymentDate. The retry is created by 23:59:59 of the day before retryDate.",
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
        "trigger": "The payer institution reports an operational failure in time (reportFailure).",
        "when": null,
        "to": "CREATED.AWAITING_DISPATCH",
        "sends": null,
        "records": "purpose RIFL, retryOfScheduleId; the same dueDate, amount, txid, reconciliationId, originalDueDate, cycleNumber and metadata as the schedule that it re-sends.",
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
        "trigger": "The service sends the instruction to the payer institution.",
        "when": "Right after the creation, or at 00:00 (America/Sao_Paulo) of the tenth day before dueDate when that is later.",
        "to": "PENDING.AWAITING_PAYER_RESPONSE",
        "sends": null,
        "records": "regulatoryMessageId, endToEndId and a record in attempts, new for each instruction; paymentInformationId, which equals txid.",
        "operations": [],
        "refusals": [],
        "sources": [],
        "gaps": [
          "G-074",
          "G-078",
          "G-079",
          "G-080",
          "G-098",
          "G-135",
          "G-248"
        ]
      },
      {
        "from": "PENDING.AWAITING_PAYER_RESPONSE",
        "on": "acceptInstruction",
        "trigger": "The payer institution accepts the instruction.",
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
        "when": "purpose AGND, before 22:00:00 (America/Sao_Paulo) of the day before dueDate.",
        "to": "CANCELLED.CANCELLED_BY_RECEIVER",
        "sends": "pixAutomaticScheduleCancelled",
        "records": "cancelledAt. The instruction was not sent, so there is no cancellation message.",
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
        "when": "purpose AGND, before 22:00:00 (America/Sao_Paulo) of the day before dueDate.",
        "to": "CANCELLED.CANCELLED_BY_RECEIVER",
        "sends": "pixAutomaticScheduleCancelled",
        "records": "cancelledAt; a cancellation message goes to the payer institution.",
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
        "when": "purpose AGND, before 22:00:00 (America/Sao_Paulo) of the day before dueDate.",
        "to": "CANCELLED.CANCELLED_BY_RECEIVER",
        "sends": "pixAutomaticScheduleCancelled",
        "records": "cancelledAt; a cancellation message goes to the payer institution.",
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
        "trigger": "The payer institution pays on the due date, and the payment settles.",
        "when": "The simulation works before the due date too.",
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
        "trigger": "The payer institution rejects the instruction.",
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
        "trigger": "The payer institution rejects the accepted charge at settlement.",
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
        "records": "rejectionCode null, because the payer institution gave no code; the attempt is EXPIRED.",
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
        "trigger": "The payer institution does not answer.",
        "when": "By the end of dueDate (24:00 America/Sao_Paulo), or at once when the timeout is simulated.",
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
        "trigger": "The instruction cannot be sent, or is not sent by the end of dueDate (24:00 America/Sao_Paulo).",
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
        "trigger": "The payer institution cancels the charge with CCLD.",
        "when": "purpose AGND. A retry or re-send can end with FAIL, but not with CCLD.",
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
        "trigger": "The payer institution cancels the charge with FAIL, an operational failure.",
        "when": "Until 21:00:00 (America/Sao_Paulo) of dueDate.",
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
        "trigger": "The payer institution cancels the charge with FAIL, an operational failure.",
        "when": "After 21:00:00 (America/Sao_Paulo) of dueDate, too late for a same-day re-send.",
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
        "trigger": "The receiver or the payer cancels the recurrence.",
        "when": null,
        "to": "CANCELLED.RECURRENCE_CANCELLED",
        "sends": "pixAutomaticScheduleCancelled",
        "records": "cancelledAt. The instruction was not sent, so there is no cancellation message.",
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
        "trigger": "The receiver or the payer cancels the recurrence.",
        "when": "At any time, even after the cut-off of cancelSchedule (22:00 of the day before dueDate).",
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
        "trigger": "The receiver or the payer cancels the recurrence.",
        "when": "At any time before the payment settles, even after 22:00 of the day before dueDate and on dueDate itself.",
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
    "description": "A withdrawal is accepted at once and settles later. While its status is transitional, the outcome is unknown: the operator must not cancel it and must not return balance to the player.",
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
        "money": "reserved",
        "meaning": "The intent is created. The payment request is not sent yet, and endToEndId is null.",
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
        "money": "reserved",
        "meaning": "The payment request was sent to the central bank's instant payment system.",
        "sources": [
          "§3.2"
        ],
        "gaps": []
      },
      "PROCESSING": {
        "status": "PROCESSING",
        "statusDetailed": null,
        "money": "reserved",
        "meaning": "Awaiting settlement. Most create responses have this status.",
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
        "money": "paid",
        "meaning": "Settled. The creditor has the money. The institution of the creditor can return it later; the status then stays SUCCESS.",
        "sources": [
          "§3.2"
        ],
        "gaps": [
          "G-380"
        ]
      },
      "FAILED": {
        "status": "FAILED",
        "statusDetailed": null,
        "money": "back",
        "meaning": "Failed at initiation, or because of a processing error.",
        "sources": [
          "§3.2"
        ],
        "gaps": []
      },
      "REJECTED": {
        "status": "REJECTED",
        "statusDetailed": null,
        "money": "back",
        "meaning": "Rejected by the counterparty.",
        "sources": [
          "§3.2"
        ],
        "gaps": []
      },
      "CANCELED": {
        "status": "CANCELED",
        "statusDetailed": null,
        "money": "back",
        "meaning": "The request could not be sent.",
        "sources": [
          "§3.2"
        ],
        "gaps": []
      },
      "EXPIRED": {
        "status": "EXPIRED",
        "statusDetailed": null,
        "money": "back",
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
        "reason": "The outcome is known, and the status never changes again.",
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
        "reason": "The statuses that the create response may carry.",
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
        "when": "The CPF is the declared one, the key is in the directory (by key only), and the secure-loop rule allows the account when it is on.",
        "to": "INITIATED",
        "sends": null,
        "records": "transactionId. The amount is reserved when the available balance covers it. Otherwise the withdrawal fails at once (failForFunds) and no amount is reserved.",
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
        "when": "Before the create response, which is a 202 with status FAILED.",
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
        "trigger": "The instant payment system accepts the request; the withdrawal awaits settlement.",
        "when": null,
        "to": "PROCESSING",
        "sends": null,
        "records": "Usually this happens before the create response, which then has status PROCESSING.",
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
        "from": "SUCCESS",
        "on": "return",
        "trigger": "The institution of the creditor returns the transfer, in whole or in part.",
        "when": "All returns of the withdrawal together are not above its amount. Several returns may occur; each return is one arrow.",
        "to": "SUCCESS",
        "sends": "pixWithdrawReturned",
        "records": "Nothing that the withdrawal shows. The amount of the return is available again, and the statement has a CREDIT line for it.",
        "operations": [],
        "refusals": [],
        "sources": [],
        "gaps": [
          "G-380",
          "G-157",
          "G-384"
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
        "trigger": "A processing error ends the withdrawal before the request was sent.",
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
