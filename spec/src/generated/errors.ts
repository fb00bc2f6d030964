// Generated from errors.yaml by `node src/generate.ts`. Do not edit.

export const errorFamilies = {
  "token": {
    "envelope": "RFC 6749 §5.2: `{error, error_description}`.",
    "prefixes": [
      "/v1/oauth2/token"
    ],
    "roles": {
      "unauthorized": "invalid_client",
      "rateLimited": "too_many_requests",
      "tooLarge": "payload_too_large",
      "wrongContentType": "InvalidContentType",
      "unsupportedEncoding": "unsupported_encoding",
      "unparsableBody": "invalid_request",
      "malformedBody": "invalid_request",
      "malformedParameter": [
        "invalid_request"
      ],
      "invalidHost": "invalid_request",
      "wrongMethod": "method_not_allowed",
      "internal": "server_error",
      "unavailable": "temporarily_unavailable",
      "unknownPath": null
    },
    "sources": [],
    "gaps": [
      "G-151"
    ]
  },
  "money": {
    "envelope": "`{code, message, details?: [{field, message}]}`.",
    "prefixes": [
      "/"
    ],
    "roles": {
      "unauthorized": "Unauthorized",
      "rateLimited": "TooManyRequests",
      "tooLarge": "PayloadTooLarge",
      "wrongContentType": "InvalidContentType",
      "unsupportedEncoding": "UnsupportedEncoding",
      "unparsableBody": "InvalidJSON",
      "malformedBody": "MalformedRequest",
      "malformedParameter": [
        "InvalidParameter",
        "INVALID_QUERY_PARAMETER"
      ],
      "invalidHost": "InvalidParameter",
      "unknownPath": "NotFound",
      "wrongMethod": "MethodNotAllowed",
      "internal": "InternalError",
      "unavailable": "ServiceUnavailable"
    },
    "sources": [],
    "gaps": [
      "G-167"
    ]
  },
  "automatic": {
    "envelope": "`{error: {type, code, message, retryable}}`.",
    "prefixes": [
      "/v1/pix/automatic",
      "/rec"
    ],
    "roles": {
      "unauthorized": "HTTP_401",
      "rateLimited": "HTTP_429",
      "tooLarge": "HTTP_413",
      "wrongContentType": "HTTP_400",
      "unsupportedEncoding": "HTTP_415",
      "unparsableBody": "HTTP_400",
      "malformedBody": "HTTP_400",
      "malformedParameter": [
        "HTTP_400"
      ],
      "invalidHost": "HTTP_400",
      "unknownPath": "HTTP_404",
      "wrongMethod": "HTTP_405",
      "internal": "INTERNAL_ERROR",
      "unavailable": "DEPENDENCY_UNAVAILABLE"
    },
    "sources": [
      "§7.4"
    ],
    "gaps": [
      "G-178"
    ]
  }
} as const

export const errorCodes = {
  "token": {
    "invalid_client": {
      "status": 401,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The client_id is unknown or was revoked, or the client_secret does not match.",
      "sources": [],
      "gaps": [
        "G-151",
        "G-300"
      ]
    },
    "too_many_requests": {
      "status": 429,
      "type": null,
      "retryable": true,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "Too many token requests failed for this client_id or from this address. Wait for Retry-After seconds.",
      "sources": [],
      "gaps": [
        "G-195"
      ]
    },
    "payload_too_large": {
      "status": 413,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The body is larger than 16 KiB.",
      "sources": [],
      "gaps": [
        "G-168",
        "G-290"
      ]
    },
    "InvalidContentType": {
      "status": 400,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The body is not multipart/form-data.",
      "sources": [],
      "gaps": [
        "G-102",
        "G-151"
      ]
    },
    "unsupported_encoding": {
      "status": 415,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8.",
      "sources": [],
      "gaps": [
        "G-292"
      ]
    },
    "invalid_request": {
      "status": 400,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "A form field is missing, repeated or malformed, the form has more than 16 parts, or the body could not be parsed.",
      "sources": [],
      "gaps": [
        "G-151",
        "G-290",
        "G-293"
      ]
    },
    "unsupported_grant_type": {
      "status": 400,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "grant_type is not client_credentials.",
      "sources": [],
      "gaps": [
        "G-151"
      ]
    },
    "temporarily_unavailable": {
      "status": 503,
      "type": null,
      "retryable": true,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The service cannot use its data store now. Wait for Retry-After seconds.",
      "sources": [],
      "gaps": [
        "G-151",
        "G-330"
      ]
    },
    "server_error": {
      "status": 500,
      "type": null,
      "retryable": true,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "An unexpected failure of the service. The request may be sent again.",
      "sources": [],
      "gaps": [
        "G-168"
      ]
    },
    "method_not_allowed": {
      "status": 405,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The path exists but not with this method. The header Allow lists the methods.",
      "sources": [],
      "gaps": [
        "G-168"
      ]
    }
  },
  "money": {
    "Unauthorized": {
      "status": 401,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The bearer token is missing, invalid or expired.",
      "sources": [],
      "gaps": [
        "G-152"
      ]
    },
    "TooManyRequests": {
      "status": 429,
      "type": null,
      "retryable": true,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "Reserved: the service applies no rate limit today. Wait for Retry-After seconds.",
      "sources": [],
      "gaps": [
        "G-195"
      ]
    },
    "PayloadTooLarge": {
      "status": 413,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The body is larger than 1 MiB.",
      "sources": [],
      "gaps": [
        "G-168"
      ]
    },
    "InvalidContentType": {
      "status": 400,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The POST body is not application/json.",
      "sources": [
        "§7.1",
        "§7.2"
      ],
      "gaps": []
    },
    "UnsupportedEncoding": {
      "status": 415,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8.",
      "sources": [],
      "gaps": [
        "G-292"
      ]
    },
    "InvalidJSON": {
      "status": 400,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The body could not be parsed.",
      "sources": [
        "§7.1",
        "§7.2"
      ],
      "gaps": [
        "G-265",
        "G-266",
        "G-267",
        "G-291"
      ]
    },
    "InvalidParameter": {
      "status": 400,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "A path or query parameter is missing or malformed. `details` names it.",
      "sources": [
        "§7.1",
        "§7.2",
        "§7.3"
      ],
      "gaps": [
        "G-293"
      ]
    },
    "MalformedRequest": {
      "status": 400,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The payload failed validation. `details` names each field and its fix.",
      "sources": [
        "§7.1",
        "§7.2"
      ],
      "gaps": []
    },
    "MISSING_REQUIRED_FILTER": {
      "status": 400,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "None of initDate, endDate, endToEndId and productTransactionId was sent.",
      "sources": [
        "§7.3"
      ],
      "gaps": []
    },
    "INVALID_DATE_RANGE": {
      "status": 400,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "initDate or endDate is invalid or in the future, one was sent without the other, initDate is after endDate, or the range is above 90 days.",
      "sources": [
        "§7.3"
      ],
      "gaps": [
        "G-118"
      ]
    },
    "INVALID_PAGE_SIZE": {
      "status": 400,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "pageSize is outside 1 to 100.",
      "sources": [
        "§7.3"
      ],
      "gaps": []
    },
    "INVALID_QUERY_PARAMETER": {
      "status": 400,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "A query parameter is malformed.",
      "sources": [
        "§7.3"
      ],
      "gaps": []
    },
    "NotFound": {
      "status": 404,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "No such resource.",
      "sources": [
        "§7.1",
        "§7.2"
      ],
      "gaps": []
    },
    "Forbidden": {
      "status": 403,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The resource belongs to another wallet.",
      "sources": [
        "§7.1",
        "§5"
      ],
      "gaps": []
    },
    "ACCOUNT_NOT_FOUND": {
      "status": 404,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The wallet of the token has no account.",
      "sources": [
        "§7.3"
      ],
      "gaps": []
    },
    "IDEMPOTENCY_ERROR": {
      "status": 409,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "unknown",
      "meaning": "The externalId was already used with a different body. Send the same body to read the resource as it is now, or use a new externalId for a new operation.",
      "sources": [],
      "gaps": [
        "G-043",
        "G-165",
        "G-190"
      ]
    },
    "InvalidChargeState": {
      "status": 409,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The charge is not PENDING, so it cannot be paid.",
      "sources": [],
      "gaps": [
        "G-105"
      ]
    },
    "PIX_KEY_NOT_FOUND": {
      "status": 404,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The Pix key was not found in the directory.",
      "sources": [
        "§7.2"
      ],
      "gaps": []
    },
    "IGAMING_CPF_MISMATCH": {
      "status": 422,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The CPF that holds the key (or the destination CPF) differs from the declared or registered CPF. Definitive: do not retry; ask the player for a key registered to their own CPF.",
      "sources": [
        "§7.2"
      ],
      "gaps": [
        "G-107"
      ]
    },
    "SECURE_LOOP_ACCOUNT_MISMATCH": {
      "status": 422,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "A secure-loop rule rejected the withdrawal: the destination account never paid a deposit for this CPF.",
      "sources": [
        "§7.2"
      ],
      "gaps": [
        "G-171"
      ]
    },
    "REFUND_DEADLINE_EXCEEDED": {
      "status": 422,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The refund was requested more than 90 days after the original transaction settled.",
      "sources": [],
      "gaps": [
        "G-039",
        "G-042"
      ]
    },
    "REFUND_AMOUNT_EXCEEDED": {
      "status": 422,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The amount is above what is left of the original transaction.",
      "sources": [],
      "gaps": [
        "G-042"
      ]
    },
    "INSUFFICIENT_BALANCE": {
      "status": 422,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The available balance of the wallet does not cover the amount. Nothing was debited.",
      "sources": [],
      "gaps": [
        "G-042",
        "G-165"
      ]
    },
    "ServiceUnavailable": {
      "status": 503,
      "type": null,
      "retryable": true,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "unknown",
      "meaning": "The service cannot use its data store now. Wait for Retry-After seconds. A change may have been made or not: repeat the request with the same externalId, or read the resource.",
      "sources": [],
      "gaps": [
        "G-330"
      ]
    },
    "InternalError": {
      "status": 500,
      "type": null,
      "retryable": true,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "unknown",
      "meaning": "An unexpected failure of the service; the outcome is unknown. The same request may be sent again: a withdrawal, refund or transfer with the same externalId is not made twice.",
      "sources": [],
      "gaps": [
        "G-168"
      ]
    },
    "MethodNotAllowed": {
      "status": 405,
      "type": null,
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The path exists but not with this method. The header Allow lists the methods.",
      "sources": [],
      "gaps": [
        "G-168"
      ]
    }
  },
  "automatic": {
    "HTTP_401": {
      "status": 401,
      "type": "invalidRequestError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The bearer token is missing, invalid or expired.",
      "sources": [
        "§5",
        "§7.4"
      ],
      "gaps": []
    },
    "HTTP_503": {
      "status": 503,
      "type": "invalidRequestError",
      "retryable": false,
      "retryableWhen": "The authentication service is unavailable.",
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The feature is not enabled for the organization, or the authentication service is unavailable.",
      "sources": [
        "§7.4"
      ],
      "gaps": [
        "G-178",
        "G-185"
      ]
    },
    "HTTP_429": {
      "status": 429,
      "type": "invalidRequestError",
      "retryable": true,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "Reserved: the service applies no rate limit today. Wait for Retry-After seconds.",
      "sources": [],
      "gaps": [
        "G-195"
      ]
    },
    "HTTP_404": {
      "status": 404,
      "type": "invalidRequestError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "No such route. Simulations answer this in production.",
      "sources": [],
      "gaps": [
        "G-004",
        "G-168"
      ]
    },
    "HTTP_405": {
      "status": 405,
      "type": "invalidRequestError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The path exists but not with this method. The header Allow lists the methods.",
      "sources": [],
      "gaps": [
        "G-168"
      ]
    },
    "HTTP_413": {
      "status": 413,
      "type": "invalidRequestError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The body is larger than 1 MiB.",
      "sources": [],
      "gaps": [
        "G-168"
      ]
    },
    "HTTP_415": {
      "status": 415,
      "type": "invalidRequestError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "notSent",
      "meaning": "The body has a Content-Encoding other than identity, or its Content-Type names a charset other than UTF-8.",
      "sources": [],
      "gaps": [
        "G-292"
      ]
    },
    "HTTP_400": {
      "status": 400,
      "type": "invalidRequestError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The body or a parameter is malformed, or the body has an unknown property. On validation failures `message` is a list with one entry for each violation; when the body could not be read it is one sentence.",
      "sources": [
        "§7.4"
      ],
      "gaps": [
        "G-265",
        "G-266",
        "G-267",
        "G-291",
        "G-293"
      ]
    },
    "INVALID_RECEIVER_CNPJ": {
      "status": 400,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "receiverCnpj is not a valid CNPJ (check digits are validated), or not the CNPJ of the operator.",
      "sources": [
        "§7.4"
      ],
      "gaps": [
        "G-061",
        "G-432"
      ]
    },
    "INVALID_PAYER_TAX_ID": {
      "status": 400,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The payer tax id is not a valid CPF or CNPJ.",
      "sources": [
        "§7.4"
      ],
      "gaps": [
        "G-130",
        "G-432"
      ]
    },
    "INVALID_AMOUNT": {
      "status": 400,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "An amount is not an integer in centavos.",
      "sources": [
        "§7.4"
      ],
      "gaps": [
        "G-134",
        "G-230",
        "G-432"
      ]
    },
    "INVALID_DATE": {
      "status": 400,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "A date is not YYYY-MM-DD or does not exist.",
      "sources": [
        "§7.4"
      ],
      "gaps": [
        "G-432"
      ]
    },
    "RESOURCE_MISSING": {
      "status": 404,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The recurrence, schedule or location token was not found.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "RECURRENCE_ACCESS_DENIED": {
      "status": 403,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The recurrence belongs to another wallet.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "SCHEDULE_ACCESS_DENIED": {
      "status": 403,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The schedule belongs to another wallet.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "IDEMPOTENCY_ERROR": {
      "status": 409,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "unknown",
      "meaning": "The externalId was already used with a different body. Send the same body to replay the stored answer, or use a new externalId for a new command.",
      "sources": [
        "§7.4",
        "§8"
      ],
      "gaps": []
    },
    "INVALID_RECURRENCE_STATE": {
      "status": 409,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The state does not allow the transition.",
      "sources": [
        "§7.4"
      ],
      "gaps": [
        "G-143"
      ]
    },
    "AUTHORIZED_RECURRENCE_REQUIRED": {
      "status": 409,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "Cycle charges need a recurrence that is AUTHORIZED with VALIDATION_SUCCEEDED.",
      "sources": [
        "§7.4"
      ],
      "gaps": [
        "G-199"
      ]
    },
    "SCHEDULE_NOT_CANCELABLE": {
      "status": 409,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The schedule is not CREATED, PENDING or SCHEDULED.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "AMOUNT_OUT_OF_RANGE": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "An amount is outside R$ 1,00 to R$ 1.000.000,00.",
      "sources": [
        "§7.4"
      ],
      "gaps": [
        "G-134",
        "G-181",
        "G-230"
      ]
    },
    "INSUFFICIENT_BALANCE": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The available balance of the wallet does not cover the refund. Nothing was reserved.",
      "sources": [],
      "gaps": [
        "G-320"
      ]
    },
    "AMOUNT_MODEL_CONFLICT": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "amount and minimumAmount were both sent.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "FIRST_PAYMENT_AMOUNT_REQUIRED": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "A variable recurrence was sent without firstPaymentAmount.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "FIRST_PAYMENT_AMOUNT_NOT_ALLOWED": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "A fixed recurrence was sent with firstPaymentAmount.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "INVALID_EXPIRATION": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "expiresIn is below 60 s, or the expiration is not in the future.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "EXPIRATION_EXCEEDS_LIMIT": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The expiration is beyond 30 calendar days.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "firstPaymentDate is less than 2 calendar days after the expiration.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "INVALID_TOTAL_CHARGES": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "totalCharges is outside 1 to 999.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "CANCELLATION_CUTOFF_EXCEEDED": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The schedule cancellation did not come before 22:00 (America/Sao_Paulo) of the day before dueDate.",
      "sources": [
        "§7.4"
      ],
      "gaps": [
        "G-100"
      ]
    },
    "INVALID_CYCLE_NUMBER": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "cycleNumber is not between 2 and totalCharges.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "FIXED_AMOUNT_MISMATCH": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The schedule amount differs from the amount of the fixed recurrence.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "INVALID_SCHEDULE_WINDOW": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "dueDate is outside 2 to 10 calendar days from today (Brasília).",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "BEFORE_RECURRENCE_START": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "dueDate is before the recurrence period.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "AFTER_RECURRENCE_END": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "dueDate is after the recurrence period.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "SCHEDULE_OUTSIDE_RECURRENCE_CYCLE": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "dueDate is outside the requested cycle's window.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "MUNICIPALITY_REQUIRED": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The recurrence has no accepted authorization data yet.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "CYCLE_ALREADY_EXISTS": {
      "status": 409,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "An AGND charge already exists for the cycle.",
      "sources": [
        "§7.4"
      ],
      "gaps": [
        "G-174",
        "G-237"
      ]
    },
    "POST_DUE_RETRY_NOT_ALLOWED": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "allowPostDuePayment is false, or the charge cannot be retried.",
      "sources": [
        "§7.4"
      ],
      "gaps": [
        "G-137",
        "G-237",
        "G-246"
      ]
    },
    "INVALID_POST_DUE_RETRY_DATE": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "retryDate is not within 7 calendar days after the original due date.",
      "sources": [
        "§7.4"
      ],
      "gaps": [
        "G-138",
        "G-140"
      ]
    },
    "POST_DUE_RETRY_LIMIT_EXCEEDED": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "More than 3 distinct retry dates.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "POST_DUE_RETRY_CROSSES_CYCLE": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The retry reaches the next cycle or passes the recurrence end.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "POST_DUE_RETRY_CUTOFF_EXCEEDED": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The retry was not created by 23:59 (America/Sao_Paulo) of the day before the retry date.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "EXPECTED_PAYER_MISMATCH": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The payer of the first payment differs from expectedPayer.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "FIRST_PAYMENT_AMOUNT_MISMATCH": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "The amount of the first payment differs.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "RECENT_PAYER_JOURNEY_EXISTS": {
      "status": 409,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "A pending or payer-rejected journey exists for this payer in the last 30 days.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "RISK_ASSESSMENT_REJECTED": {
      "status": 422,
      "type": "pixAutomaticError",
      "retryable": false,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "refused",
      "meaning": "Rejected by risk policy.",
      "sources": [
        "§7.4"
      ],
      "gaps": []
    },
    "DEPENDENCY_UNAVAILABLE": {
      "status": 503,
      "type": "apiError",
      "retryable": true,
      "retryableWhen": null,
      "isOpen": true,
      "outcome": "unknown",
      "meaning": "An external dependency, or the data store of the service, is unavailable. Retry with backoff.",
      "sources": [],
      "gaps": [
        "G-186",
        "G-330"
      ]
    },
    "DICT_UNAVAILABLE": {
      "status": 503,
      "type": "apiError",
      "retryable": true,
      "retryableWhen": null,
      "isOpen": true,
      "outcome": "unknown",
      "meaning": "The key directory (DICT) is unavailable. Retry with backoff.",
      "sources": [],
      "gaps": [
        "G-186"
      ]
    },
    "SPI_UNAVAILABLE": {
      "status": 503,
      "type": "apiError",
      "retryable": true,
      "retryableWhen": null,
      "isOpen": true,
      "outcome": "unknown",
      "meaning": "The instant payment system (SPI) is unavailable. Retry with backoff.",
      "sources": [],
      "gaps": [
        "G-186"
      ]
    },
    "INTERNAL_ERROR": {
      "status": 500,
      "type": "apiError",
      "retryable": true,
      "retryableWhen": null,
      "isOpen": false,
      "outcome": "unknown",
      "meaning": "An unexpected failure of the service.",
      "sources": [
        "§7.4"
      ],
      "gaps": [
        "G-178"
      ]
    }
  }
} as const

export const operationErrors = {
  "createAccessToken": {
    "family": "token",
    "codes": [
      "payload_too_large",
      "unsupported_encoding",
      "InvalidContentType",
      "invalid_request",
      "unsupported_grant_type",
      "too_many_requests",
      "invalid_client",
      "temporarily_unavailable",
      "server_error"
    ],
    "meanings": {}
  },
  "createImmediateCharge": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "PayloadTooLarge",
      "UnsupportedEncoding",
      "InvalidContentType",
      "InvalidJSON",
      "MalformedRequest",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {}
  },
  "getImmediateCharge": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "InvalidParameter",
      "NotFound",
      "Forbidden",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {
      "InvalidParameter": "chargeId is not a UUIDv4, or the charge has no such revision.",
      "NotFound": "No charge for the chargeId.",
      "Forbidden": "The chargeId belongs to another wallet."
    }
  },
  "simulatePayment": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "PayloadTooLarge",
      "UnsupportedEncoding",
      "InvalidContentType",
      "InvalidJSON",
      "MalformedRequest",
      "NotFound",
      "Forbidden",
      "InvalidChargeState",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {
      "MalformedRequest": "chargeId or receiverCnpj is missing or malformed, or receiverCnpj is not the receiving CNPJ of the operator.",
      "NotFound": "No charge for the chargeId, or the service runs in production mode; the latter comes before every other check.",
      "Forbidden": "The chargeId belongs to another wallet."
    }
  },
  "createWithdrawalByPixKey": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "PayloadTooLarge",
      "UnsupportedEncoding",
      "InvalidContentType",
      "InvalidJSON",
      "MalformedRequest",
      "IDEMPOTENCY_ERROR",
      "PIX_KEY_NOT_FOUND",
      "IGAMING_CPF_MISMATCH",
      "SECURE_LOOP_ACCOUNT_MISMATCH",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {
      "MalformedRequest": "The payload failed validation (amount, externalId, pixKey, expectedCreditor, description or metadata). `details` names each field.",
      "ServiceUnavailable": "The key directory did not answer in time, by default within 3 seconds: nothing was accepted, and nothing was debited. Or the service cannot use its data store now: a change may have been made or not. Wait for Retry-After seconds and repeat the request with the same externalId."
    }
  },
  "createWithdrawalByBankDetails": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "PayloadTooLarge",
      "UnsupportedEncoding",
      "InvalidContentType",
      "InvalidJSON",
      "MalformedRequest",
      "IDEMPOTENCY_ERROR",
      "IGAMING_CPF_MISMATCH",
      "SECURE_LOOP_ACCOUNT_MISMATCH",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {
      "MalformedRequest": "The payload failed validation (amount, externalId, creditor, description or metadata). `details` names each field.",
      "ServiceUnavailable": "The holder of the account could not be looked up in time, by default within 3 seconds: nothing was accepted, and nothing was debited. Or the service cannot use its data store now: a change may have been made or not. Wait for Retry-After seconds and repeat the request with the same externalId."
    }
  },
  "getWithdrawal": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "InvalidParameter",
      "NotFound",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {
      "InvalidParameter": "externalId is malformed or longer than 100 characters.",
      "NotFound": "No withdrawal of this wallet for the externalId."
    }
  },
  "createRefund": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "PayloadTooLarge",
      "UnsupportedEncoding",
      "InvalidContentType",
      "InvalidJSON",
      "InvalidParameter",
      "MalformedRequest",
      "NotFound",
      "Forbidden",
      "IDEMPOTENCY_ERROR",
      "REFUND_DEADLINE_EXCEEDED",
      "REFUND_AMOUNT_EXCEEDED",
      "INSUFFICIENT_BALANCE",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {
      "InvalidParameter": "endToEndId in the path is not 32 alphanumeric characters.",
      "NotFound": "No paid deposit and no settled recurring charge has the endToEndId.",
      "Forbidden": "The refunded payment belongs to another wallet."
    }
  },
  "getRefund": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "InvalidParameter",
      "NotFound",
      "Forbidden",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {
      "InvalidParameter": "endToEndId is not 32 alphanumeric characters, or externalId is malformed or longer than 100 characters.",
      "NotFound": "No refund for the endToEndId and externalId (compared exactly, case-sensitive).",
      "Forbidden": "The refunded payment belongs to another wallet."
    }
  },
  "createInternalTransfer": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "PayloadTooLarge",
      "UnsupportedEncoding",
      "InvalidContentType",
      "InvalidJSON",
      "MalformedRequest",
      "IDEMPOTENCY_ERROR",
      "NotFound",
      "INSUFFICIENT_BALANCE",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {
      "NotFound": "destinationWalletId is not a wallet of this operator."
    }
  },
  "getInternalTransfer": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "InvalidParameter",
      "NotFound",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {
      "InvalidParameter": "externalId is malformed or longer than 100 characters.",
      "NotFound": "No internal transfer of this wallet for the externalId."
    }
  },
  "getBalance": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "ACCOUNT_NOT_FOUND",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {}
  },
  "getClosingDayBalance": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "INVALID_QUERY_PARAMETER",
      "ACCOUNT_NOT_FOUND",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {
      "INVALID_QUERY_PARAMETER": "date is not an existing past day as YYYY-MM-DD."
    }
  },
  "listStatement": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "INVALID_PAGE_SIZE",
      "INVALID_QUERY_PARAMETER",
      "MISSING_REQUIRED_FILTER",
      "INVALID_DATE_RANGE",
      "ACCOUNT_NOT_FOUND",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {}
  },
  "getConsolidatedStatement": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "InvalidParameter",
      "ACCOUNT_NOT_FOUND",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {
      "InvalidParameter": "startDate, endDate, page or limit is missing or invalid. `details` names it."
    }
  },
  "configureWebhook": {
    "family": "money",
    "codes": [
      "Unauthorized",
      "TooManyRequests",
      "PayloadTooLarge",
      "UnsupportedEncoding",
      "InvalidContentType",
      "InvalidJSON",
      "MalformedRequest",
      "ServiceUnavailable",
      "InternalError"
    ],
    "meanings": {
      "InvalidContentType": "The body is not application/json."
    }
  },
  "createRecurrence": {
    "family": "automatic",
    "codes": [
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "INVALID_RECEIVER_CNPJ",
      "INVALID_PAYER_TAX_ID",
      "INVALID_AMOUNT",
      "INVALID_DATE",
      "IDEMPOTENCY_ERROR",
      "AMOUNT_OUT_OF_RANGE",
      "AMOUNT_MODEL_CONFLICT",
      "FIRST_PAYMENT_AMOUNT_REQUIRED",
      "FIRST_PAYMENT_AMOUNT_NOT_ALLOWED",
      "INVALID_EXPIRATION",
      "EXPIRATION_EXCEEDS_LIMIT",
      "DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION",
      "INVALID_TOTAL_CHARGES",
      "RECENT_PAYER_JOURNEY_EXISTS",
      "RISK_ASSESSMENT_REJECTED",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "AMOUNT_OUT_OF_RANGE": "amount or firstPaymentAmount is outside R$ 1,00 to R$ 1.000.000,00, or minimumAmount is outside 1 to 100000000 centavos.",
      "DEPENDENCY_UNAVAILABLE": "The risk policy did not screen the payer in time, by default within 3 seconds: nothing was created. Or the service cannot use its data store now: a change may have been made or not. Wait for Retry-After seconds and repeat the request with the same externalId."
    }
  },
  "listRecurrences": {
    "family": "automatic",
    "codes": [
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_400",
      "INVALID_PAYER_TAX_ID",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "INVALID_PAYER_TAX_ID": "The filter payerTaxId is not a valid CPF or CNPJ."
    }
  },
  "getRecurrence": {
    "family": "automatic",
    "codes": [
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "RESOURCE_MISSING",
      "RECURRENCE_ACCESS_DENIED",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "RESOURCE_MISSING": "No recurrence has the id."
    }
  },
  "cancelRecurrence": {
    "family": "automatic",
    "codes": [
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "RESOURCE_MISSING",
      "RECURRENCE_ACCESS_DENIED",
      "IDEMPOTENCY_ERROR",
      "INVALID_RECURRENCE_STATE",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "RESOURCE_MISSING": "No recurrence has the id."
    }
  },
  "createSchedule": {
    "family": "automatic",
    "codes": [
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "INVALID_AMOUNT",
      "INVALID_DATE",
      "RESOURCE_MISSING",
      "RECURRENCE_ACCESS_DENIED",
      "IDEMPOTENCY_ERROR",
      "AUTHORIZED_RECURRENCE_REQUIRED",
      "AMOUNT_OUT_OF_RANGE",
      "INVALID_CYCLE_NUMBER",
      "FIXED_AMOUNT_MISMATCH",
      "INVALID_SCHEDULE_WINDOW",
      "BEFORE_RECURRENCE_START",
      "AFTER_RECURRENCE_END",
      "SCHEDULE_OUTSIDE_RECURRENCE_CYCLE",
      "MUNICIPALITY_REQUIRED",
      "CYCLE_ALREADY_EXISTS",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "RESOURCE_MISSING": "No recurrence has the id.",
      "CYCLE_ALREADY_EXISTS": "The cycle has a charge, retry or re-send that is open or settled."
    }
  },
  "listSchedules": {
    "family": "automatic",
    "codes": [
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_400",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {}
  },
  "getSchedule": {
    "family": "automatic",
    "codes": [
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "RESOURCE_MISSING",
      "SCHEDULE_ACCESS_DENIED",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "RESOURCE_MISSING": "No schedule has the id."
    }
  },
  "cancelSchedule": {
    "family": "automatic",
    "codes": [
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "RESOURCE_MISSING",
      "SCHEDULE_ACCESS_DENIED",
      "IDEMPOTENCY_ERROR",
      "SCHEDULE_NOT_CANCELABLE",
      "CANCELLATION_CUTOFF_EXCEEDED",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "RESOURCE_MISSING": "No schedule has the id."
    }
  },
  "createPostDueRetry": {
    "family": "automatic",
    "codes": [
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "INVALID_DATE",
      "RESOURCE_MISSING",
      "SCHEDULE_ACCESS_DENIED",
      "IDEMPOTENCY_ERROR",
      "AUTHORIZED_RECURRENCE_REQUIRED",
      "POST_DUE_RETRY_NOT_ALLOWED",
      "INVALID_POST_DUE_RETRY_DATE",
      "POST_DUE_RETRY_LIMIT_EXCEEDED",
      "POST_DUE_RETRY_CROSSES_CYCLE",
      "POST_DUE_RETRY_CUTOFF_EXCEEDED",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "RESOURCE_MISSING": "No schedule has the id.",
      "INVALID_POST_DUE_RETRY_DATE": "retryDate is not within 7 calendar days after the original due date, or an open retry of the charge has that date."
    }
  },
  "getRecurrenceLocation": {
    "family": "automatic",
    "codes": [
      "HTTP_429",
      "RESOURCE_MISSING",
      "HTTP_503",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "RESOURCE_MISSING": "No recurrence has the location token.",
      "HTTP_503": "The feature is not enabled for the organization that owns the recurrence, or the authentication service is unavailable."
    }
  },
  "simulateFirstPayment": {
    "family": "automatic",
    "codes": [
      "HTTP_404",
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "INVALID_PAYER_TAX_ID",
      "INVALID_AMOUNT",
      "RESOURCE_MISSING",
      "RECURRENCE_ACCESS_DENIED",
      "INVALID_RECURRENCE_STATE",
      "EXPECTED_PAYER_MISMATCH",
      "FIRST_PAYMENT_AMOUNT_MISMATCH",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "HTTP_404": "The service runs in production mode, where simulations do not exist. Comes before every other check.",
      "INVALID_PAYER_TAX_ID": "payerTaxId is not a valid CPF or CNPJ.",
      "RESOURCE_MISSING": "No recurrence has the id."
    }
  },
  "simulateAuthorization": {
    "family": "automatic",
    "codes": [
      "HTTP_404",
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "RESOURCE_MISSING",
      "RECURRENCE_ACCESS_DENIED",
      "INVALID_RECURRENCE_STATE",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "HTTP_404": "The service runs in production mode, where simulations do not exist. Comes before every other check.",
      "RESOURCE_MISSING": "No recurrence has the id."
    }
  },
  "simulateRecurrenceExpiration": {
    "family": "automatic",
    "codes": [
      "HTTP_404",
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "RESOURCE_MISSING",
      "RECURRENCE_ACCESS_DENIED",
      "INVALID_RECURRENCE_STATE",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "HTTP_404": "The service runs in production mode, where simulations do not exist. Comes before every other check.",
      "RESOURCE_MISSING": "No recurrence has the id."
    }
  },
  "simulateRecurrencePayerCancellation": {
    "family": "automatic",
    "codes": [
      "HTTP_404",
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "RESOURCE_MISSING",
      "RECURRENCE_ACCESS_DENIED",
      "INVALID_RECURRENCE_STATE",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "HTTP_404": "The service runs in production mode, where simulations do not exist. Comes before every other check.",
      "RESOURCE_MISSING": "No recurrence has the id."
    }
  },
  "simulateFirstPaymentRefund": {
    "family": "automatic",
    "codes": [
      "HTTP_404",
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "INVALID_AMOUNT",
      "RESOURCE_MISSING",
      "RECURRENCE_ACCESS_DENIED",
      "INVALID_RECURRENCE_STATE",
      "AMOUNT_OUT_OF_RANGE",
      "INSUFFICIENT_BALANCE",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "HTTP_404": "The service runs in production mode, where simulations do not exist. Comes before every other check.",
      "RESOURCE_MISSING": "No recurrence has the id.",
      "AMOUNT_OUT_OF_RANGE": "The refund amount is below 1 or above what is left of the first payment."
    }
  },
  "simulateSchedulePayerResponse": {
    "family": "automatic",
    "codes": [
      "HTTP_404",
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "RESOURCE_MISSING",
      "SCHEDULE_ACCESS_DENIED",
      "INVALID_RECURRENCE_STATE",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "HTTP_404": "The service runs in production mode, where simulations do not exist. Comes before every other check.",
      "RESOURCE_MISSING": "No schedule has the id."
    }
  },
  "simulateScheduleSettlement": {
    "family": "automatic",
    "codes": [
      "HTTP_404",
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "RESOURCE_MISSING",
      "SCHEDULE_ACCESS_DENIED",
      "INVALID_RECURRENCE_STATE",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "HTTP_404": "The service runs in production mode, where simulations do not exist. Comes before every other check.",
      "RESOURCE_MISSING": "No schedule has the id."
    }
  },
  "simulateSchedulePayerCancellation": {
    "family": "automatic",
    "codes": [
      "HTTP_404",
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "RESOURCE_MISSING",
      "SCHEDULE_ACCESS_DENIED",
      "INVALID_RECURRENCE_STATE",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "HTTP_404": "The service runs in production mode, where simulations do not exist. Comes before every other check.",
      "RESOURCE_MISSING": "No schedule has the id."
    }
  },
  "simulateSchedulePayerResponseTimeout": {
    "family": "automatic",
    "codes": [
      "HTTP_404",
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "RESOURCE_MISSING",
      "SCHEDULE_ACCESS_DENIED",
      "INVALID_RECURRENCE_STATE",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "HTTP_404": "The service runs in production mode, where simulations do not exist. Comes before every other check.",
      "RESOURCE_MISSING": "No schedule has the id."
    }
  },
  "simulateScheduleRefund": {
    "family": "automatic",
    "codes": [
      "HTTP_404",
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "INVALID_AMOUNT",
      "RESOURCE_MISSING",
      "SCHEDULE_ACCESS_DENIED",
      "INVALID_RECURRENCE_STATE",
      "AMOUNT_OUT_OF_RANGE",
      "INSUFFICIENT_BALANCE",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "HTTP_404": "The service runs in production mode, where simulations do not exist. Comes before every other check.",
      "RESOURCE_MISSING": "No schedule has the id.",
      "AMOUNT_OUT_OF_RANGE": "The refund amount is below 1 or above what is left of the settled charge."
    }
  },
  "simulateRefundResult": {
    "family": "automatic",
    "codes": [
      "HTTP_404",
      "HTTP_401",
      "HTTP_503",
      "HTTP_429",
      "HTTP_413",
      "HTTP_415",
      "HTTP_400",
      "RESOURCE_MISSING",
      "RECURRENCE_ACCESS_DENIED",
      "SCHEDULE_ACCESS_DENIED",
      "INVALID_RECURRENCE_STATE",
      "DEPENDENCY_UNAVAILABLE",
      "DICT_UNAVAILABLE",
      "SPI_UNAVAILABLE",
      "INTERNAL_ERROR"
    ],
    "meanings": {
      "HTTP_404": "The service runs in production mode, where simulations do not exist. Comes before every other check.",
      "RESOURCE_MISSING": "No refund has the id.",
      "RECURRENCE_ACCESS_DENIED": "The refund is of the first payment of another wallet's recurrence.",
      "SCHEDULE_ACCESS_DENIED": "The refund is of a schedule of another wallet."
    }
  }
} as const

export const rejectionCodes = {
  "AB10": {
    "origin": "scheme",
    "terminal": false,
    "meaning": "Error at the payer's institution; also used when the receiver CNPJ diverges from the authorized recurrence.",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "AC05": {
    "origin": "scheme",
    "terminal": true,
    "meaning": "Payer's account closed.",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "AC06": {
    "origin": "scheme",
    "terminal": false,
    "meaning": "Payer's account blocked (including judicial blocks).",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "AM02": {
    "origin": "scheme",
    "terminal": false,
    "meaning": "Amount exceeds the maximum set by the payer (the same cycle may be charged again).",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "AM09": {
    "origin": "scheme",
    "terminal": true,
    "meaning": "Amount differs from the fixed recurrence amount.",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "DENC": {
    "origin": "scheme",
    "terminal": true,
    "meaning": "Payer CPF/CNPJ differs from the recurrence.",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "DS27": {
    "origin": "scheme",
    "terminal": true,
    "meaning": "Payer institution not registered or not operating.",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "DTED": {
    "origin": "scheme",
    "terminal": true,
    "meaning": "Due date diverges from periodicity or product rules.",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "DTNT": {
    "origin": "scheme",
    "terminal": false,
    "meaning": "Post-due retry beyond the window (from D+8, due date counted as D0).",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "FBRD": {
    "origin": "scheme",
    "terminal": false,
    "meaning": "Business-rule deadline not met (instruction out of window).",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "IRNT": {
    "origin": "scheme",
    "terminal": false,
    "meaning": "Recurrence does not allow post-due retries.",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "MIDI": {
    "origin": "scheme",
    "terminal": true,
    "meaning": "Recurrence id nonexistent or incorrect.",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "MSUC": {
    "origin": "scheme",
    "terminal": true,
    "meaning": "Recurrence not in payer-confirmed status.",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "NIEC": {
    "origin": "scheme",
    "terminal": false,
    "meaning": "Payment order for this charge already scheduled and pending (NTAG/RIFL).",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "NIPA": {
    "origin": "scheme",
    "terminal": false,
    "meaning": "Payment already settled, new instruction invalid (NTAG/RIFL).",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "NITX": {
    "origin": "scheme",
    "terminal": true,
    "meaning": "New instruction does not match a previously issued charge (reconciliationId differs; NTAG/RIFL only).",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "QUNT": {
    "origin": "scheme",
    "terminal": false,
    "meaning": "Post-due retry count above the limit (3 attempts in 7 days).",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "RC09": {
    "origin": "scheme",
    "terminal": true,
    "meaning": "Payer institution ISPB invalid or nonexistent.",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": []
  },
  "UDEI": {
    "origin": "scheme",
    "terminal": false,
    "meaning": "Ultimate-debtor CPF/CNPJ incorrect.",
    "note": "Not terminal by the scheme list, but to be treated as potentially terminal.",
    "sources": [
      "§7.5"
    ],
    "gaps": [
      "G-188"
    ]
  },
  "PAYER_RESPONSE_TIMEOUT": {
    "origin": "service",
    "terminal": false,
    "meaning": "The payer institution never answered the instruction.",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": [
      "G-187"
    ]
  },
  "RIFL_CUTOFF_EXCEEDED": {
    "origin": "service",
    "terminal": false,
    "meaning": "The operational failure was reported too late for a same-day re-send (after 21:00, America/Sao_Paulo).",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": [
      "G-187"
    ]
  },
  "REGULATORY_SEND_FAILED": {
    "origin": "service",
    "terminal": false,
    "meaning": "The instruction could not be sent.",
    "note": null,
    "sources": [
      "§7.5"
    ],
    "gaps": [
      "G-187"
    ]
  }
} as const
