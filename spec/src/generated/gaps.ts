// Generated from gaps.yaml by `node src/generate.ts`. Do not edit.

import type { Gap } from '../data/gaps.ts'

export const gaps: readonly Gap[] = [
  {
    "id": "G-001",
    "sections": [
      "§1",
      "§4.8"
    ],
    "unknown": "\"Every path is prefixed with /v1\" contradicts `GET /rec/{accessToken}`.",
    "assumption": "Serve `/rec/{accessToken}` at the root only (no /v1 alias). Read the /v1 rule as \"every operator route\".",
    "evidence": "BCB: the location is `host[/optional]/rec/{recUrlAccessToken}`, an open capability URL outside the versioned API. The source names it in §4.8 and §5 without /v1.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "One extra route alias, and another location URL inside textContent."
  },
  {
    "id": "G-002",
    "sections": [
      "§1",
      "§5"
    ],
    "unknown": "The rule that bodies are camelCase, against the field names of the OAuth token request.",
    "assumption": "The token request and its response use the snake_case of RFC 6749; every other body is camelCase.",
    "evidence": "RFC 6749 §4.4 and §5.1; the source already writes the request fields in snake_case.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Clients read `accessToken` instead."
  },
  {
    "id": "G-003",
    "sections": [
      "§1"
    ],
    "unknown": "Offset and precision of ISO 8601 timestamps.",
    "assumption": "UTC, milliseconds, `Z` suffix (`2026-03-01T12:00:00.000Z`); calendar dates and cut-offs computed in America/Sao_Paulo.",
    "evidence": "BCB examples use `…Z` with milliseconds; SPI XSD requires `….sssZ`.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Format tests only."
  },
  {
    "id": "G-004",
    "sections": [
      "§1",
      "§4.8"
    ],
    "unknown": "How the service knows whether it is sandbox or production.",
    "assumption": "One setting, sandbox by default. In production, simulations and `/v1/pix/mock/*` answer 404, before authentication and validation, as for an unknown path. A store keeps the mode that made it: a service in the other mode does not start with it.",
    "evidence": "The source, §4.8 (\"answer 404 in production\") and §4.2 (\"staging\").",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing in the contract."
  },
  {
    "id": "G-005",
    "sections": [
      "§1",
      "§5.3"
    ],
    "unknown": "How operators, wallets, accounts and credentials come to exist.",
    "assumption": "Demo data at the first start of a sandbox: at least two operators, each with client_id and client_secret, one operator CNPJ, at least two wallets (UUIDv4), one account (ISPB, branch, number), Pix keys of its own and an opening balance. Production starts with none. In both modes whoever runs the service creates operators, wallets and credentials by command. A token is bound to one wallet.",
    "evidence": "The source scopes resources by wallet (§5.3) and speaks of \"wallets of the operator\" (§1), but has no onboarding route.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The demo data only."
  },
  {
    "id": "G-006",
    "sections": [
      "§2"
    ],
    "unknown": "ISPB of the institution behind the service.",
    "assumption": "8 characters, `12345678` in the demo data; validated as `^[0-9A-Z]{8}$`.",
    "evidence": "BCB, changelog of 2.9.0: ISPB may become alphanumeric; its examples use 12345678.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The prefix of ids changes."
  },
  {
    "id": "G-007",
    "sections": [
      "§2.1",
      "§2.2"
    ],
    "unknown": "Values of accountType beyond CACC.",
    "assumption": "Enum CACC, SVGS, SLRY, TRAN (checking, savings, salary, payment).",
    "evidence": "DICT `AccountType`; SPI pain.013 restricts the receiver to CACC, SVGS and TRAN.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A wider enum."
  },
  {
    "id": "G-008",
    "sections": [
      "§2.1",
      "§2.2"
    ],
    "unknown": "Values of personType beyond NATURAL_PERSON.",
    "assumption": "Enum NATURAL_PERSON, LEGAL_PERSON.",
    "evidence": "DICT person types, same spelling.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A wider enum."
  },
  {
    "id": "G-009",
    "sections": [
      "§2.1"
    ],
    "unknown": "Required fields and formats of the bank account object.",
    "assumption": "All five are required when the object is sent: bankCode `^[0-9A-Z]{8}$`, branchCode `^[0-9]{1,4}$`, accountNumber `^[0-9]{1,20}$` (check digit included), and the enums of G-007 and G-008.",
    "evidence": "DICT BrazilianAccount (Branch of 1 to 4 digits, AccountNumber of 1 to 20 digits).",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Looser validation."
  },
  {
    "id": "G-010",
    "sections": [
      "§2.1"
    ],
    "unknown": "Whether expectedPayer.taxId is only a CPF, and whether its check digits are verified.",
    "assumption": "A CPF of 11 digits after punctuation is stripped, check digits verified; a CNPJ is refused with 400 MalformedRequest.",
    "evidence": "The source: \"the CPF that pays must be the one declared\"; LAW: a bettor is a natural person.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "CNPJ payers accepted."
  },
  {
    "id": "G-011",
    "sections": [
      "§2.1"
    ],
    "unknown": "The meaning of expectedPayer `{}`, or with a name alone.",
    "assumption": "Accepted, and no check is applied (only taxId or a non-empty bankAccounts enables one). An empty bankAccounts array is refused with 400 MalformedRequest.",
    "evidence": "The source: \"each check is optional and enabled by sending its field\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The meaning of an empty array."
  },
  {
    "id": "G-012",
    "sections": [
      "§2.1"
    ],
    "unknown": "What makes an account \"one of these\".",
    "assumption": "Equal bankCode, branchCode, accountNumber (leading zeros stripped) and accountType; personType not compared.",
    "evidence": "DICT treats these as the identity of an account; the source says nothing.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Other mismatch results."
  },
  {
    "id": "G-013",
    "sections": [
      "§2.1",
      "§8"
    ],
    "unknown": "Bounds of the deposit expiresIn, and whether a value below 600 is refused.",
    "assumption": "1 to 2592000 whole seconds are accepted; below 600 is only advised against. Zero, negative and non-integer values are refused with 400 MalformedRequest.",
    "evidence": "The source: \"recommended\"; BCB: expiracao <= 0 is invalid, default 86400; the cap of 30 days by analogy with the recurrence.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Validation bounds."
  },
  {
    "id": "G-014",
    "sections": [
      "§2.1",
      "§8"
    ],
    "unknown": "Minimum and maximum amount of deposits and withdrawals.",
    "assumption": "At least 1 centavo; at most 100000000000 (R$ 1 billion), a technical guard only. The amount must be a JSON integer.",
    "evidence": "The source: \"positive\"; BCB: the pattern of valor allows 10 integer digits; no public limit per operator was found.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Bounds."
  },
  {
    "id": "G-015",
    "sections": [
      "§2.1"
    ],
    "unknown": "A pixKey that is not one of the operator's own keys.",
    "assumption": "400 MalformedRequest with a detail that names pixKey. Own means: of the wallet of the token.",
    "evidence": "BCB CobOperacaoInvalida (400): key of an account that is not this receiver's.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Another code and status."
  },
  {
    "id": "G-016",
    "sections": [
      "§2.1",
      "§2.2"
    ],
    "unknown": "Whether metadata values other than strings are allowed.",
    "assumption": "An object of strings. Anything else, more than 50 entries, a key above 50 or a value above 200 characters, or an empty key: 400 MalformedRequest.",
    "evidence": "The limits of the source; \"key-value map\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Coercion instead of an error."
  },
  {
    "id": "G-017",
    "sections": [
      "§2.1",
      "§2"
    ],
    "unknown": "Whether optional fields without a value are omitted or null in responses.",
    "assumption": "Present and `null` in resources, so that their shape is stable; omitted from webhook payloads.",
    "evidence": "The source writes \"cancellationReason (null unless cancelled)\".",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nullable or optional, in schemas and types."
  },
  {
    "id": "G-018",
    "sections": [
      "§2.1",
      "§8"
    ],
    "unknown": "A deposit externalId that was used before.",
    "assumption": "Not unique: each POST creates a new charge. The statement returns the value as it was sent.",
    "evidence": "The source calls only the withdrawal externalId an idempotency value. Against it: PayZu documents that a repeated reference returns the same charge.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A second POST returns the first charge, or 409."
  },
  {
    "id": "G-019",
    "sections": [
      "§2.1"
    ],
    "unknown": "The exact content of brCode.",
    "assumption": "Dynamic BR Code: 00=01, 01=12, 26(00=br.gov.bcb.pix, 25=location URL without scheme, <=77), 52=0000, 53=986, 54=amount, 58=BR, 59=name <=25, 60=city <=15, 62(05=***), 63=CRC. At most 512 characters in all.",
    "evidence": "BCB examples (CRC checked); location maxLength 77 and pixCopiaECola maxLength 512; field 54 is optional.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The payload string only."
  },
  {
    "id": "G-020",
    "sections": [
      "§2.1"
    ],
    "unknown": "Whether the charge location in brCode can be resolved.",
    "assumption": "Nothing is served there (the URL has a placeholder host).",
    "evidence": "The source lists no such route; BCB has GET /{pixUrlAccessToken}.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "One extra public route."
  },
  {
    "id": "G-021",
    "sections": [
      "§2.1"
    ],
    "unknown": "Contents of debtor.",
    "assumption": "`{name, taxId, personType, bankCode, branchCode, accountNumber, accountType}`; null until PAID.",
    "evidence": "The names that the source gives to creditor (§2.2) and to the bank account; BCB Pix.pagador has cpf or cnpj, and nome.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Field names."
  },
  {
    "id": "G-022",
    "sections": [
      "§2.1"
    ],
    "unknown": "Contents of pixTransaction.",
    "assumption": "`{endToEndId, txid, amount, settlementDateTime, payerMessage}`; null until PAID.",
    "evidence": "BCB Pix: endToEndId, txid, valor, horario, infoPagador.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Field names."
  },
  {
    "id": "G-023",
    "sections": [
      "§2.1"
    ],
    "unknown": "Whether the create response carries metadata and paidAt, which its list lacks.",
    "assumption": "It carries exactly the ten listed fields; GET adds debtor, metadata, paidAt and pixTransaction.",
    "evidence": "The lists of the source, §2.1.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "More fields in the create response."
  },
  {
    "id": "G-024",
    "sections": [
      "§2.1",
      "§2.4",
      "§8"
    ],
    "unknown": "Metadata rules that differ between the products.",
    "assumption": "Pix Automático: a map of strings with no limits of its own (only the limit of the body, 1 MiB). The 50/50/200 limits apply to deposit and withdrawal; transfers reuse them.",
    "evidence": "The source: \"free-form string map\" (§2.4) against §2.1 and §8.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The limits apply everywhere."
  },
  {
    "id": "G-025",
    "sections": [
      "§2.1",
      "§8"
    ],
    "unknown": "Deposit externalId: \"at most 100\" (§2.1) against \"1 to 100\" (§8).",
    "assumption": "1 to 100 characters; an empty string is refused.",
    "evidence": "The source, §8.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "An empty string is accepted."
  },
  {
    "id": "G-026",
    "sections": [
      "§2.1"
    ],
    "unknown": "Whether description is shown to the payer or put on the QR code.",
    "assumption": "It is kept on the charge only, not in brCode.",
    "evidence": "BCB solicitacaoPagador lives in the location payload, not in the QR.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The payload string."
  },
  {
    "id": "G-027",
    "sections": [
      "§2.2"
    ],
    "unknown": "Which creditor fields a withdrawal by bank details requires.",
    "assumption": "All seven. taxId is a CPF or CNPJ consistent with personType, check digits verified.",
    "evidence": "The source: \"every detail comes from the caller\"; §7.2 \"manual account fields\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Looser validation."
  },
  {
    "id": "G-028",
    "sections": [
      "§2.2"
    ],
    "unknown": "How the type of a pixKey is recognised, and whether a CNPJ key is accepted.",
    "assumption": "CPF `^[0-9]{11}$` with valid check digits; phone `^\\+55[1-9][0-9]{9,10}$`; e-mail in lower case, at most 77 characters; random key a UUID. A CNPJ or anything else: 400 MalformedRequest.",
    "evidence": "DICT table of keys; the source lists four types, without CNPJ.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "CNPJ keys are accepted."
  },
  {
    "id": "G-029",
    "sections": [
      "§2.2"
    ],
    "unknown": "Format of expectedCreditor.taxId and name.",
    "assumption": "taxId is a CPF of 11 digits with valid check digits; name is required, 1 to 140 characters. Punctuation is accepted and stripped, as in G-010.",
    "evidence": "The source: \"The CPF declared…\"; BCB nome maxLength 140.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Validation."
  },
  {
    "id": "G-030",
    "sections": [
      "§2.2"
    ],
    "unknown": "Value of initiationType for a withdrawal by bank details.",
    "assumption": "`MANUAL`.",
    "evidence": "The path of the source, `/withdraw/manual`; the arrangement code for typed account data is MANU, for keys DICT.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Spelling of the value (BANK_ACCOUNT, for example)."
  },
  {
    "id": "G-031",
    "sections": [
      "§2.2"
    ],
    "unknown": "Values of errorCode beyond ACCOUNT_MISMATCH.",
    "assumption": "A string with an open list: ACCOUNT_MISMATCH, INSUFFICIENT_BALANCE, ACCOUNT_NOT_FOUND, ACCOUNT_BLOCKED, ACCOUNT_CLOSED, INVALID_ACCOUNT_TYPE, TRANSACTION_NOT_SUPPORTED, AMOUNT_LIMIT_EXCEEDED, REJECTED_BY_COUNTERPARTY, SETTLEMENT_TIMEOUT, PROVIDER_UNAVAILABLE.",
    "evidence": "SPI codes AC03, AC06, AC07, AC14, AG03, AM02, DS04, AB03, AB09 and BE01; the error table of Woovi.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names only; the list is open."
  },
  {
    "id": "G-032",
    "sections": [
      "§2.2",
      "§7.2"
    ],
    "unknown": "What a withdrawal above the available balance gets.",
    "assumption": "202 with status FAILED and errorCode INSUFFICIENT_BALANCE; nothing is debited; pixWithdrawFailed is sent.",
    "evidence": "The source has no 4xx for it in §7.2; the create response may carry FAILED, and §2.2 allows errorCode on FAILED.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "It becomes a 422."
  },
  {
    "id": "G-033",
    "sections": [
      "§2.2"
    ],
    "unknown": "From when on a withdrawal has an endToEndId.",
    "assumption": "null while INITIATED; set from CONFIRMED or PROCESSING on, and kept in failures after sending.",
    "evidence": "E2E: the sender creates the endToEndId at submission.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nullability."
  },
  {
    "id": "G-034",
    "sections": [
      "§2.2"
    ],
    "unknown": "The value of creditor in a withdrawal by key, and of expectedCreditor in one by bank details.",
    "assumption": "By key: creditor is filled from the directory once resolved, and expectedCreditor is echoed. By bank details: creditor is echoed and expectedCreditor is null.",
    "evidence": "Both names stand in the one query shape.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nullability."
  },
  {
    "id": "G-035",
    "sections": [
      "§2.2"
    ],
    "unknown": "Whether the query response carries the description, which is accepted but not in its list.",
    "assumption": "It does not.",
    "evidence": "The list of the source, §2.2.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "One more field."
  },
  {
    "id": "G-036",
    "sections": [
      "§2.2"
    ],
    "unknown": "Format of transactionId.",
    "assumption": "A UUIDv4. It is also the productTransactionId of the statement line.",
    "evidence": "chargeId is a UUIDv4.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Pattern."
  },
  {
    "id": "G-037",
    "sections": [
      "§2.3",
      "§4.4"
    ],
    "unknown": "The refund endToEndId stands in both the path and the body.",
    "assumption": "The body value is optional; when it is sent and differs from the path: 400 MalformedRequest.",
    "evidence": "The source lists it in both places.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "It becomes required in the body."
  },
  {
    "id": "G-038",
    "sections": [
      "§2.3"
    ],
    "unknown": "Contents of the refund creditor.",
    "assumption": "The same seven fields as debtor: the original payer.",
    "evidence": "Symmetry with the creditor of §2.2.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names."
  },
  {
    "id": "G-039",
    "sections": [
      "§2.3"
    ],
    "unknown": "How canBeReversedUntil is computed.",
    "assumption": "The settlement instant of the original plus 90 days.",
    "evidence": "BCB PixDevolucaoInvalida: the window is 90 days from settlement.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The value."
  },
  {
    "id": "G-040",
    "sections": [
      "§2.3"
    ],
    "unknown": "leftAmount and totalReversedAmount while a refund is PROCESSING.",
    "assumption": "totalReversedAmount is the sum of the refunds that have not FAILED, this one included; leftAmount is originalAmount − totalReversedAmount.",
    "evidence": "BCB: previous refunds in conjunction must not exceed the original.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The arithmetic of refunds in flight."
  },
  {
    "id": "G-041",
    "sections": [
      "§2.3"
    ],
    "unknown": "Which transactions can be refunded.",
    "assumption": "createRefund: paid deposits of the wallet only. Settled automatic charges: through the simulations only; their endToEndId is 404 NotFound on createRefund.",
    "evidence": "The source: \"returns the funds of a completed deposit\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "More or fewer transactions."
  },
  {
    "id": "G-042",
    "sections": [
      "§2.3",
      "§7"
    ],
    "unknown": "Error codes of the refund routes.",
    "assumption": "The envelope of the other money routes: 400 InvalidContentType, InvalidJSON, MalformedRequest (shape), InvalidParameter (path); 403 Forbidden (other wallet); 404 NotFound; 409 IDEMPOTENCY_ERROR; 422 REFUND_AMOUNT_EXCEEDED, REFUND_DEADLINE_EXCEEDED, INSUFFICIENT_BALANCE.",
    "evidence": "The codes of §7.1 and §7.2; PicPay and Celcoin expose the same three business failures.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Codes."
  },
  {
    "id": "G-043",
    "sections": [
      "§2.3"
    ],
    "unknown": "A refund with an (endToEndId, externalId) that was used before.",
    "assumption": "Same body: 200 with the stored refund and no new money. Different body: 409 IDEMPOTENCY_ERROR.",
    "evidence": "The source: externalId distinguishes partial refunds; BCB refuses a reused {id} (400).",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "409 even for an identical body."
  },
  {
    "id": "G-044",
    "sections": [
      "§2.3"
    ],
    "unknown": "Format of refundEndToEndId.",
    "assumption": "`D` + ISPB + yyyyMMddHHmm (UTC) + 11 alphanumerics: 32 characters.",
    "evidence": "BCB example of rtrId; E2E: the rule for the layout.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Pattern."
  },
  {
    "id": "G-045",
    "sections": [
      "§2.3"
    ],
    "unknown": "What \"no control characters\" covers.",
    "assumption": "U+0000 to U+001F and U+007F to U+009F are refused; leading and trailing spaces are kept.",
    "evidence": "Unicode category Cc; the source: \"stored and compared exactly as sent\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Edge strings."
  },
  {
    "id": "G-046",
    "sections": [
      "§2.4",
      "§7.4"
    ],
    "unknown": "Unknown body properties on other routes than Pix Automático, where they are rejected.",
    "assumption": "Pix Automático: HTTP_400. Deposit, withdrawal, refund, transfer and PUT /v1/webhook: ignored.",
    "evidence": "The source states the rule only in §2.4 and §7.4; BCB asks clients to tolerate additions and says nothing on request bodies.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Some 2xx become 400 MalformedRequest."
  },
  {
    "id": "G-047",
    "sections": [
      "§2.4"
    ],
    "unknown": "Inner fields of recurrenceDetails.",
    "assumption": "`{frequency*, firstPaymentDate*, totalCharges*, contract*, allowPostDuePayment (default false), descriptionToPayer (at most 140 characters)}`, where * marks the required ones; unknown keys are refused.",
    "evidence": "Exactly the resource fields that have no other source in the create body; BCB rec.calendario, politicaRetentativa and vinculo; Asaas frequency, startDate and contractId.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The create body: the most visible guess of the contract."
  },
  {
    "id": "G-048",
    "sections": [
      "§2.4"
    ],
    "unknown": "Contents of contract.",
    "assumption": "`{id* (1 to 35 characters), description (at most 35)}`, where * marks the required one.",
    "evidence": "BCB vinculo.contrato and vinculo.objeto, both at most 35; iugu contract_number, at most 35.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names."
  },
  {
    "id": "G-049",
    "sections": [
      "§2.4"
    ],
    "unknown": "Inner fields of the expectedPayer of a recurrence.",
    "assumption": "`{taxId*, name (at most 140 characters)}`; taxId is stored stripped and upper-cased.",
    "evidence": "BCB vinculo.devedor: cpf or cnpj, and nome of at most 140; the simulation of the source has payerName.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names."
  },
  {
    "id": "G-050",
    "sections": [
      "§2.4"
    ],
    "unknown": "Whether totalCharges is required, and whether an open-ended recurrence is possible.",
    "assumption": "Required, 1 to 999, and counts cycle 1. There is no open-ended recurrence.",
    "evidence": "The source: cycleNumber \"not above totalCharges\". BCB allows an open end (dataFinal is optional).",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "totalCharges and lastPaymentDate become nullable."
  },
  {
    "id": "G-051",
    "sections": [
      "§2.4",
      "§4.8"
    ],
    "unknown": "Whether firstPaymentDate is the date of cycle 1 (the immediate Pix) or of the first scheduled charge.",
    "assumption": "Of the first scheduled charge: cycle n (n >= 2) spans [A+(n-2)p, A+(n-1)p − 1 day], where A is firstPaymentDate and p the period; a month without that day takes its last day, always counted from A.",
    "evidence": "firstPaymentDate must be at least 2 days after the journey expires, and the immediate Pix comes before that; the code DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION; OFB: the separate first payment is outside the cycles, and cycle 1 starts at the start date. Otherwise monthly cycles could never be scheduled within the 10-day limit.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "All cycle windows shift by one period."
  },
  {
    "id": "G-052",
    "sections": [
      "§2.4"
    ],
    "unknown": "How lastPaymentDate is derived.",
    "assumption": "The last day of the window of cycle totalCharges, A+(totalCharges-1)p − 1 day (G-051); firstPaymentDate when totalCharges is 1.",
    "evidence": "Post-due retries must be possible in the last cycle: POST_DUE_RETRY_CROSSES_CYCLE mentions the recurrence end.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The boundary of AFTER_RECURRENCE_END."
  },
  {
    "id": "G-053",
    "sections": [
      "§2.4"
    ],
    "unknown": "Cycles that start on day 29, 30 or 31.",
    "assumption": "The last existing day of the month, always counted from the original day (31 → 30 → 31 → 31 → 28).",
    "evidence": "OFB, worked example.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The windows of short months."
  },
  {
    "id": "G-054",
    "sections": [
      "§2.4"
    ],
    "unknown": "Length of each frequency.",
    "assumption": "7 days, 1, 3, 6 and 12 months.",
    "evidence": "BCB; the schedules of PPRO and EBANX.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "All cycle windows."
  },
  {
    "id": "G-055",
    "sections": [
      "§2.4"
    ],
    "unknown": "The id starts with RR even when allowPostDuePayment is false.",
    "assumption": "As the source says: always RR. The 11 hex characters are in lower case; the date is the creation date in Brasília.",
    "evidence": "BCB contradicts it: RN when no retries are allowed, RR when three in seven days are.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The prefix follows the retry policy."
  },
  {
    "id": "G-056",
    "sections": [
      "§2.4"
    ],
    "unknown": "minimumAmount is accepted but is not in the list of resource fields.",
    "assumption": "It is returned as an extra nullable field, `minimumAmount`.",
    "evidence": "The field lists of the source; BCB valorMinimoRecebedor is part of rec.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "One field less."
  },
  {
    "id": "G-057",
    "sections": [
      "§2.4"
    ],
    "unknown": "The variable value of amountType.",
    "assumption": "`VARIABLE`.",
    "evidence": "Asaas, PPRO and QI Tech write FIXED and VARIABLE.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Spelling."
  },
  {
    "id": "G-058",
    "sections": [
      "§2.4"
    ],
    "unknown": "Amount of the first Pix of a fixed recurrence.",
    "assumption": "Equal to amount; the firstPaymentAmount of the resource is null for a fixed recurrence.",
    "evidence": "firstPaymentAmount is forbidden in the request of a fixed recurrence.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The echoed value."
  },
  {
    "id": "G-059",
    "sections": [
      "§2.4"
    ],
    "unknown": "A request with neither amount nor minimumAmount.",
    "assumption": "A valid variable recurrence; firstPaymentAmount is still required.",
    "evidence": "The source: \"Omit for a variable recurrence\".",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing."
  },
  {
    "id": "G-060",
    "sections": [
      "§2.4",
      "§8"
    ],
    "unknown": "A pixKey of 1 to 200 characters, while Pix keys have at most 77.",
    "assumption": "1 to 200 characters are accepted; the key must be one of the wallet's own, otherwise 400 HTTP_400.",
    "evidence": "The limit of the source; DICT Key has at most 77.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "No check of ownership."
  },
  {
    "id": "G-061",
    "sections": [
      "§2.4"
    ],
    "unknown": "Whether receiverCnpj must be the operator's CNPJ.",
    "assumption": "No: only its format and check digits are validated.",
    "evidence": "No code of §7.4 exists for a mismatch; AB10 \"receiver CNPJ diverges\" is a later scheme code.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "An extra 400 or 403."
  },
  {
    "id": "G-062",
    "sections": [
      "§2.4"
    ],
    "unknown": "Values of statusDetailed of a recurrence.",
    "assumption": "AWAITING_FIRST_PAYMENT, FIRST_PAYMENT_SUCCESS and VALIDATION_SUCCEEDED; assumed: AUTHORIZATION_REJECTED, JOURNEY_EXPIRED, CANCELLED_BY_RECEIVER, CANCELLED_BY_PAYER, COMPLETED.",
    "evidence": "The first three are in the source; BCB has the states CRIADA, APROVADA, REJEITADA, EXPIRADA, CANCELADA.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names only; the list is open."
  },
  {
    "id": "G-063",
    "sections": [
      "§2.4"
    ],
    "unknown": "Values of firstPaymentStatus beyond SETTLED.",
    "assumption": "PENDING, SETTLED, EXPIRED, REFUNDED. REFUNDED means all of it (G-230).",
    "evidence": "Only SETTLED appears in the source; a refund simulation exists.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names only."
  },
  {
    "id": "G-064",
    "sections": [
      "§2.4",
      "§9"
    ],
    "unknown": "How version moves.",
    "assumption": "It starts at 1 and grows by 1 on every persisted change.",
    "evidence": "BCB: revisao grows by 1 per change (and starts at 0).",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The start value."
  },
  {
    "id": "G-065",
    "sections": [
      "§2.4"
    ],
    "unknown": "The exact textContent.",
    "assumption": "The dynamic QR code of the first Pix (26/25) plus template 80: `00=br.gov.bcb.pix`, `25=<host>/rec/<recUrlAccessToken>`, before field 63.",
    "evidence": "BCB recResponse6 (Journey 3), CRC checked.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The payload string only."
  },
  {
    "id": "G-066",
    "sections": [
      "§2.4"
    ],
    "unknown": "Source and value of municipalityCode.",
    "assumption": "A 7-digit IBGE code, null until the payer institution accepts; 3550308 in the demo data.",
    "evidence": "BCB pagador.codMun arrives with the acceptance.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing in the contract."
  },
  {
    "id": "G-067",
    "sections": [
      "§2.4"
    ],
    "unknown": "completedAt exists, but there is no status COMPLETED.",
    "assumption": "When the charge of cycle totalCharges succeeds, or on the day after lastPaymentDate: status stays AUTHORIZED, statusDetailed becomes COMPLETED and completedAt is set. The recurrence can no longer be cancelled.",
    "evidence": "Woovi has COMPLETED for subscriptions that ended; the status list of the source lacks it.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Which states are terminal."
  },
  {
    "id": "G-068",
    "sections": [
      "§2.4"
    ],
    "unknown": "The location response says expirationDate where the resource says expiresAt.",
    "assumption": "Both names are kept; expirationDate is the timestamp of expiresAt.",
    "evidence": "The source uses both, in §2.4.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "One name."
  },
  {
    "id": "G-069",
    "sections": [
      "§2.4"
    ],
    "unknown": "The scheme meaning of the seven receiver reasons.",
    "assumption": "ACCOUNT_CLOSED is ACCL, RECEIVER_COMPANY_CLOSED CPCL, RECEIVER_REQUEST_ERROR ERSL, FRAUD_SUSPECTED FRUD, RECEIVER_REQUESTED SLCR, PAYER_REQUESTED SLDB; DUPLICATE_AUTHORIZATION and PAIN_009_TIMEOUT have no certain code (PCFD is a candidate).",
    "evidence": "BCB RecEncerramento: ACCL CPCL DCSD ERSL FRUD PCFD SLCR SLDB; the meanings of the codes were not found in public.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "An internal mapping only."
  },
  {
    "id": "G-070",
    "sections": [
      "§2.4"
    ],
    "unknown": "The arithmetic of \"at least 2 calendar days after the journey expiration\".",
    "assumption": "firstPaymentDate >= the Brasília date of expiresAt + 2 days.",
    "evidence": "The Brasília calendar rule of §1.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "One day, around midnight."
  },
  {
    "id": "G-071",
    "sections": [
      "§2.4",
      "§7.4"
    ],
    "unknown": "Whether expiresIn below 60 or above 2592000 is a 400 or a 422.",
    "assumption": "422 INVALID_EXPIRATION and EXPIRATION_EXCEEDS_LIMIT; a value that is missing or no integer is 400 HTTP_400.",
    "evidence": "§7.4 of the source names both 422 codes.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The status."
  },
  {
    "id": "G-072",
    "sections": [
      "§2.4"
    ],
    "unknown": "Whether a variable amount goes together with Journey 3.",
    "assumption": "It does, as the source says.",
    "evidence": "The FAQ of QI Tech claims that only Journey 4 supports variable amounts; BCB has no such limit in rec.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Variable recurrences are refused."
  },
  {
    "id": "G-073",
    "sections": [
      "§2.5"
    ],
    "unknown": "Case of the 32 hex characters of a schedule id.",
    "assumption": "Lower case.",
    "evidence": "recUrlAccessToken is hex in lower case.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The pattern."
  },
  {
    "id": "G-074",
    "sections": [
      "§2.5"
    ],
    "unknown": "Shape of the records in attempts.",
    "assumption": "`{attemptNumber, purpose, dueDate, status (REQUESTED|SCHEDULED|SETTLED|CANCELLED|REJECTED|EXPIRED), endToEndId, regulatoryMessageId, rejectionCode, rejectionReason, sentAt, respondedAt}`; complete in GET by id and in command answers, `[]` in lists.",
    "evidence": "BCB CobRTentativas: dataLiquidacao, tipo, status, endToEndId, atualizacao, rejeicao.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names."
  },
  {
    "id": "G-075",
    "sections": [
      "§2.5"
    ],
    "unknown": "Values of statusDetailed of a schedule.",
    "assumption": "AWAITING_DISPATCH, AWAITING_PAYER_RESPONSE, SCHEDULED_BY_PAYER, SETTLED, REJECTED_BY_PAYER, SETTLEMENT_FAILED, PAYER_RESPONSE_TIMEOUT, CANCELLED_BY_RECEIVER, CANCELLED_BY_PAYER, RECURRENCE_CANCELLED, SEND_FAILED.",
    "evidence": "Only SETTLED is in the source; BCB has states of attempts.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names only; the list is open."
  },
  {
    "id": "G-076",
    "sections": [
      "§2.5"
    ],
    "unknown": "Meaning of the purpose RIFL.",
    "assumption": "A same-day re-send of the instruction after an operational failure at the payer institution.",
    "evidence": "IN614: same-day re-send only for an operational failure; BCB tipo RIFL.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing in the contract."
  },
  {
    "id": "G-077",
    "sections": [
      "§2.5"
    ],
    "unknown": "Values of txid and reconciliationId.",
    "assumption": "txid is `^[a-zA-Z0-9]{26,35}$`, made at creation; reconciliationId equals txid; NTAG and RIFL of the same charge keep both.",
    "evidence": "BCB TxId (= idConciliacaoRecebedor); the text of NITX in the source.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Two separate values."
  },
  {
    "id": "G-078",
    "sections": [
      "§2.5"
    ],
    "unknown": "Format of paymentInformationId.",
    "assumption": "`^[a-zA-Z0-9]{1,35}$`, new per instruction.",
    "evidence": "XSD pain.013 PmtInfId.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Pattern."
  },
  {
    "id": "G-079",
    "sections": [
      "§2.5"
    ],
    "unknown": "Format of regulatoryMessageId.",
    "assumption": "`M` + ISPB + 23 alphanumerics: 32 characters, new per message.",
    "evidence": "XSD pain.013 MsgId.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Pattern."
  },
  {
    "id": "G-080",
    "sections": [
      "§2.5"
    ],
    "unknown": "From when on a schedule has an endToEndId.",
    "assumption": "From its dispatch on, made from the expected settlement date; new for each NTAG and RIFL.",
    "evidence": "BCB attempts always carry endToEndId; E2E: scheduled orders use the foreseen date.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "null until settlement."
  },
  {
    "id": "G-081",
    "sections": [
      "§2.5"
    ],
    "unknown": "retryOfScheduleId when a retry is retried.",
    "assumption": "Always the original AGND schedule.",
    "evidence": "BCB retries hang from the one cobr.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A chain of retries."
  },
  {
    "id": "G-082",
    "sections": [
      "§2.5"
    ],
    "unknown": "Values of attemptCount and nextAttemptAt.",
    "assumption": "attemptCount is the length of attempts; nextAttemptAt is dueDate 00:00 (Brasília) while SCHEDULED, else null.",
    "evidence": "OFB: the first attempt comes between 0h and 8h of the due date.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Values."
  },
  {
    "id": "G-083",
    "sections": [
      "§2.5"
    ],
    "unknown": "The externalId of commands is not in the list of schedule fields.",
    "assumption": "It is not returned; it serves idempotency only.",
    "evidence": "The field list of the source.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "One more field."
  },
  {
    "id": "G-084",
    "sections": [
      "§2.6"
    ],
    "unknown": "Fields of a statement line.",
    "assumption": "`{id, method, type (CREDIT|DEBIT), amount (> 0), description, externalId, endToEndId, productTransactionId, metadata, counterparty {name, taxId, bankCode}, settledAt, balanceAfter}`.",
    "evidence": "The source: externalId and metadata are \"returned on statements\"; movement objects of Celcoin and Fintoc.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names."
  },
  {
    "id": "G-085",
    "sections": [
      "§2.6"
    ],
    "unknown": "Scope of pendingBalance.",
    "assumption": "The sum of the amounts of the PENDING deposit charges of the wallet.",
    "evidence": "The source, §2.6.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing."
  },
  {
    "id": "G-086",
    "sections": [
      "§2.6"
    ],
    "unknown": "Where the lines tarifa and judicialMovement come from.",
    "assumption": "Only from the demo data and the sandbox control API; fees are 0 by default.",
    "evidence": "No route creates them; LAW (art. 22) shields bettors' funds.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "More lines."
  },
  {
    "id": "G-087",
    "sections": [
      "§3.1"
    ],
    "unknown": "What moves a charge to CANCELED.",
    "assumption": "No public operation does; only an administrator of the sandbox. No webhook is sent.",
    "evidence": "BCB has REMOVIDA_PELO_PSP and REMOVIDA_PELO_USUARIO_RECEBEDOR; the source has no route.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "One more operation and event."
  },
  {
    "id": "G-088",
    "sections": [
      "§3.1"
    ],
    "unknown": "A payment at or after expiresAt, and a second payment of a PAID charge.",
    "assumption": "Refused: the money stays with the payer and no state changes. Exactly at expiresAt counts as expired.",
    "evidence": "The source: \"before expiresAt\", \"expect exactly one per charge\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The boundary."
  },
  {
    "id": "G-089",
    "sections": [
      "§3.1"
    ],
    "unknown": "When exactly a charge becomes EXPIRED and its webhook is sent.",
    "assumption": "By a timer, at most 1 s late, and before any read after expiresAt is answered.",
    "evidence": "A choice of the sandbox.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Timing in tests."
  },
  {
    "id": "G-090",
    "sections": [
      "§3.2"
    ],
    "unknown": "The status in the 202 answer.",
    "assumption": "PROCESSING; FAILED when funds are short (G-032).",
    "evidence": "The source: PROCESSING is \"most common\", FAILED is \"failed at initiation\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The first state that a client sees."
  },
  {
    "id": "G-091",
    "sections": [
      "§3.2"
    ],
    "unknown": "The transitions of a withdrawal.",
    "assumption": "INITIATED → CONFIRMED → PROCESSING → SUCCESS; INITIATED → FAILED or CANCELED (not sent); CONFIRMED or PROCESSING → REJECTED, EXPIRED or FAILED. SUCCESS, FAILED, REJECTED, CANCELED and EXPIRED are terminal. The amount is reserved at the 202 and returned on failure.",
    "evidence": "The descriptions of the statuses in §3.2; for EXPIRED the SPI limits of 34 s for validation and 40 s for settlement (IN BCB 5/2020).",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The order of states."
  },
  {
    "id": "G-092",
    "sections": [
      "§3.3"
    ],
    "unknown": "The states and transitions of a refund.",
    "assumption": "PROCESSING → SUCCESS or FAILED (terminal). errorCode/errorDescription set on FAILED.",
    "evidence": "BCB EM_PROCESSAMENTO → DEVOLVIDO or NAO_REALIZADO; the spelling SUCCESS and FAILED from §3.2.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names of states."
  },
  {
    "id": "G-093",
    "sections": [
      "§3.4"
    ],
    "unknown": "The status after a rejected authorization, and where its \"reason\" is echoed.",
    "assumption": "status FAILED, statusDetailed AUTHORIZATION_REJECTED, and the extra nullable field `rejectionReason`; cancellationReason stays null.",
    "evidence": "FAILED is the only listed value that fits; BCB encerramento.rejeicao (AP13, AP14); the schedule already uses rejectionReason.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A field and a status."
  },
  {
    "id": "G-094",
    "sections": [
      "§3.4"
    ],
    "unknown": "What moves a recurrence to EXPIRED.",
    "assumption": "expiresAt, while it is PENDING (even if the first Pix settled), or the simulation of expiration. A QR code that is still unpaid cannot be paid afterwards.",
    "evidence": "The source: \"payer never completes the journey\"; BCB EXPIRADA.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The case of a settled first payment."
  },
  {
    "id": "G-095",
    "sections": [
      "§3.4"
    ],
    "unknown": "Other ways to FAILED.",
    "assumption": "None beyond authorization rejection (G-240).",
    "evidence": "The source lists none.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "More transitions."
  },
  {
    "id": "G-096",
    "sections": [
      "§3.4"
    ],
    "unknown": "Open schedules past the 22:00 cut-off, and on their due date, when their recurrence is cancelled.",
    "assumption": "All of them are cancelled, whoever cancels: charges, retries and re-sends, also accepted ones on their due date. The cut-off binds only the schedule route. A schedule that settled before the cancellation stays SUCCESS. Expiry and rejection find no schedule, since charges need an authorization; completion cancels none (G-241).",
    "evidence": "The source, §3.4: \"all open schedules cancelled\" (receiver), \"open schedules cancelled\" (payer), without an exception. Against it, OFB: a revocation on the settlement day lets that payment settle. The source wins.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A charge that is accepted and due today settles although its recurrence is cancelled."
  },
  {
    "id": "G-097",
    "sections": [
      "§3.4"
    ],
    "unknown": "Cancellation by the payer of a terminal recurrence (\"any\").",
    "assumption": "409 INVALID_RECURRENCE_STATE.",
    "evidence": "The source, §7.4; \"any\" is read as any non-terminal state.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "200 without effect."
  },
  {
    "id": "G-098",
    "sections": [
      "§3.4.1"
    ],
    "unknown": "The initial status of a schedule and its other transitions.",
    "assumption": "The 201 says CREATED; it is dispatched right after and becomes PENDING; the payer accepts → SCHEDULED; it settles → SUCCESS; rejection, timeout or failure to send → FAILED; cancellation → CANCELLED.",
    "evidence": "BCB CRIADA and ATIVA, and for attempts SOLICITADA → AGENDADA → PAGA, REJEITADA, CANCELADA or EXPIRADA.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The initial value: CREATED, PENDING or SCHEDULED."
  },
  {
    "id": "G-099",
    "sections": [
      "§3.4.1"
    ],
    "unknown": "The status after a rejection by the payer institution.",
    "assumption": "FAILED, with rejectionCode unchanged and rejectionReason the text of the catalogue.",
    "evidence": "Of the six values only FAILED fits.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing."
  },
  {
    "id": "G-100",
    "sections": [
      "§3.4.1",
      "§7.4"
    ],
    "unknown": "The exact instants of the cut-offs.",
    "assumption": "A cancellation is allowed strictly before 22:00:00 of the day before dueDate (the shifted date); a retry through 23:59:59 of the day before retryDate.",
    "evidence": "Cielo: receiver until 22h; Astrapay and Asaas: retry until 23h59 (Pluggy says 22h).",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A boundary of one second."
  },
  {
    "id": "G-101",
    "sections": [
      "§3.4",
      "§7.1"
    ],
    "unknown": "EXPECTED_PAYER_MISMATCH as HTTP 422, against \"deposit payer checks do not raise HTTP errors\".",
    "assumption": "422 only in the simulation of the first payment. A real Pix that does not match is refused silently at settlement: no state changes, no event is sent.",
    "evidence": "The source: \"seen in simulation\" (§7.4), and §7.2.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "One more event."
  },
  {
    "id": "G-102",
    "sections": [
      "§4.1"
    ],
    "unknown": "A token request as x-www-form-urlencoded or JSON.",
    "assumption": "Refused with 400; only multipart/form-data is accepted.",
    "evidence": "The source, §1. RFC 6749 would use urlencoded.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Both are accepted."
  },
  {
    "id": "G-103",
    "sections": [
      "§4.2",
      "§7.1"
    ],
    "unknown": "The form of the revision parameter.",
    "assumption": "An optional query parameter `revision`, an integer >= 0; only 0 exists; a malformed or other value is 400 InvalidParameter.",
    "evidence": "BCB GET /cob/{txid}?revisao: a revision that does not exist is a 400; revisions start at 0.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Name and default."
  },
  {
    "id": "G-104",
    "sections": [
      "§4.2"
    ],
    "unknown": "Response and effects of simulate-payment.",
    "assumption": "200 `{chargeId, status: \"PAID\", endToEndId, paidAt}`. It pays as expectedPayer (else as a demo payer), sends pixChargePaid and credits the balance. What expectedPayer leaves out is taken from the fixed test payer.",
    "evidence": "The source: amount and payer are recovered from the charge.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The shape of the body."
  },
  {
    "id": "G-105",
    "sections": [
      "§4.2"
    ],
    "unknown": "Error codes of simulate-payment.",
    "assumption": "400 MalformedRequest (shape, or receiverCnpj is not the operator's), 403 Forbidden (other account), 404 NotFound, 409 InvalidChargeState (not PENDING).",
    "evidence": "The codes of §7.1; the 409 is assumed.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Codes."
  },
  {
    "id": "G-106",
    "sections": [
      "§4.2"
    ],
    "unknown": "How a refused payment attempt of a deposit is simulated.",
    "assumption": "By the sandbox control API, outside the operator contract.",
    "evidence": "The source states pixChargeRejected but nothing that triggers it.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A route of the sandbox only."
  },
  {
    "id": "G-107",
    "sections": [
      "§4.3"
    ],
    "unknown": "How ownership is checked for bank details when \"nothing is resolved\".",
    "assumption": "If the account registry of the sandbox knows (bankCode, branchCode, accountNumber) and its owner is not creditor.taxId: 422 IGAMING_CPF_MISMATCH. An unknown account is accepted with 202; a mismatch found later at the counterparty is REJECTED with ACCOUNT_MISMATCH.",
    "evidence": "The source, §2.2 (errorCode ACCOUNT_MISMATCH), §4.3 and §7.2; SPI: the receiver rejects another owner (BE01).",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Which of 422 and a later failure."
  },
  {
    "id": "G-108",
    "sections": [
      "§4.3"
    ],
    "unknown": "How a sandbox withdrawal or refund reaches each outcome.",
    "assumption": "Withdrawals and refunds settle by themselves after 2 s of virtual time, unless the destination is one of the documented magic values or the sandbox control API says otherwise. A withdrawal waits for its outcome in PROCESSING, or in INITIATED or CONFIRMED where the outcome says so (holdAt), so that each arrow of the machine can be walked. The wallet's outcome of refunds also decides the refunds of Pix Automático; unless it is set, the refund of a cycle charge waits for its simulated result.",
    "evidence": "The source has no simulation of withdrawals, and one of refunds of cycle charges: \"refund, then /refunds/{id}/result\" (§4.8). §3.2 allows INITIATED and CONFIRMED in the create response.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The sandbox only."
  },
  {
    "id": "G-109",
    "sections": [
      "§4.3"
    ],
    "unknown": "Contents of the key directory in the sandbox.",
    "assumption": "A CPF key resolves to its own CPF; e-mail, phone and random keys resolve only if the demo data or the sandbox control API holds them; else 404 PIX_KEY_NOT_FOUND.",
    "evidence": "DICT: a CPF key belongs to that CPF.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The sandbox only."
  },
  {
    "id": "G-110",
    "sections": [
      "§4.3"
    ],
    "unknown": "GET of a withdrawal of another wallet.",
    "assumption": "404 NotFound (externalId is unique per wallet).",
    "evidence": "The source has no 403 in §7.2.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "403."
  },
  {
    "id": "G-111",
    "sections": [
      "§4.3",
      "§4.4"
    ],
    "unknown": "Percent-encoding in the path parameter externalId.",
    "assumption": "Decoded once and compared byte for byte, case-sensitive; a malformed encoding is 400 InvalidParameter.",
    "evidence": "The source, §4.4.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing."
  },
  {
    "id": "G-112",
    "sections": [
      "§4.4"
    ],
    "unknown": "Paths of the two refund operations.",
    "assumption": "`POST /v1/pix/refund/{endToEndId}` and `GET /v1/pix/refund/{endToEndId}/{externalId}`.",
    "evidence": "The parameter lists of the source; the sibling paths /v1/pix/deposit and /v1/pix/withdraw; BCB /pix/{e2eid}/devolucao/{id}.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Two paths."
  },
  {
    "id": "G-113",
    "sections": [
      "§4.4"
    ],
    "unknown": "HTTP status of a created refund.",
    "assumption": "202 with status PROCESSING; GET answers 200.",
    "evidence": "Asynchronous like withdrawals; BCB answers 201 EM_PROCESSAMENTO.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The status."
  },
  {
    "id": "G-114",
    "sections": [
      "§4.5"
    ],
    "unknown": "Path and shape of the real-time balance.",
    "assumption": "`GET /v1/balance` → `{availableBalance, pendingBalance, blockedBalance, totalBalance, updatedAt}`.",
    "evidence": "The sibling /v1/balance/closing-day; the source names totalBalance and pendingBalance; judicial blocks exist.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Path and names."
  },
  {
    "id": "G-115",
    "sections": [
      "§4.5"
    ],
    "unknown": "Parameters and shape of the closing-day balance.",
    "assumption": "A query parameter `date` (YYYY-MM-DD, a past day, default yesterday) → `{date, totalBalance, pendingBalance}`.",
    "evidence": "The source: totalBalance is the closing-day balance.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The name of a parameter."
  },
  {
    "id": "G-116",
    "sections": [
      "§4.5"
    ],
    "unknown": "The internal-transfer endpoints.",
    "assumption": "`POST /v1/internal-transfer {amount*, externalId* (1 to 100), destinationWalletId* (UUID), description (at most 140), metadata}` → 201 `{transferId, status SUCCESS, amount, sourceWalletId, destinationWalletId, externalId, createdAt}`; `GET /v1/internal-transfer/{externalId}`.",
    "evidence": "The source: \"instant transfers between wallets of the operator\"; PayZu POST and GET internal-transfer; Asaas walletId; Celcoin clientRequestId.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The whole route."
  },
  {
    "id": "G-117",
    "sections": [
      "§4.6"
    ],
    "unknown": "The statement has pageSize but neither page nor cursor.",
    "assumption": "An optional `page` (>= 1, default 1); pageSize is 50 by default; `{data, page, pageSize, totalItems, totalPages}`; newest first.",
    "evidence": "pageSize goes with a page number in Celcoin; the list object of §4.8 is for Pix Automático only.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The shape of paging."
  },
  {
    "id": "G-118",
    "sections": [
      "§4.6",
      "§7.3"
    ],
    "unknown": "A range with one end only, an inverted range, and the arithmetic of 90 days.",
    "assumption": "400 INVALID_DATE_RANGE for the first two. A range is allowed when endDate − initDate <= 90 days and endDate is not after today (Brasília); dates are YYYY-MM-DD.",
    "evidence": "The wording of §7.3.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The boundary day."
  },
  {
    "id": "G-119",
    "sections": [
      "§4.6"
    ],
    "unknown": "A date range together with an id filter.",
    "assumption": "Both must hold.",
    "evidence": "The usual reading of two filters.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The result set."
  },
  {
    "id": "G-120",
    "sections": [
      "§4.6"
    ],
    "unknown": "Shape of the consolidated statement, and which of its parameters are required.",
    "assumption": "All four are required (\"invalid or missing\"); page >= 1, limit 1 to 100; the rules on 90 days and future dates apply and give InvalidParameter; `{data: [{date, openingBalance, totalCredits, totalDebits, closingBalance, transactionCount, byMethod}], page, limit, totalItems, totalPages}`.",
    "evidence": "The row InvalidParameter of §7.3.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names and defaults."
  },
  {
    "id": "G-121",
    "sections": [
      "§4.7"
    ],
    "unknown": "The body of PUT /v1/webhook.",
    "assumption": "`{url*, authentication*: {type: NONE|BASIC|BEARER|HEADER, username, password, token, headerName, headerValue}, events: […]}`, where * marks the required ones: only the events filter is called optional.",
    "evidence": "The source: \"URL, authentication and an optional events filter\"; Woovi url and authorization; Celcoin Basic.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names."
  },
  {
    "id": "G-122",
    "sections": [
      "§4.7"
    ],
    "unknown": "The response of PUT /v1/webhook, and reading the configuration back.",
    "assumption": "200 with the configuration, secrets masked; there is no GET or DELETE.",
    "evidence": "BCB PUT webhook answers 200; the source lists PUT only.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The body."
  },
  {
    "id": "G-123",
    "sections": [
      "§4.7"
    ],
    "unknown": "Rules for the webhook URL.",
    "assumption": "https is required; http is accepted only for loopback addresses in the sandbox; at most 2048 characters; an unknown event name is refused with 400.",
    "evidence": "Celcoin and Asaas require https.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Validation."
  },
  {
    "id": "G-124",
    "sections": [
      "§4.7"
    ],
    "unknown": "Whether the \"account-level\" webhook is per wallet or per operator.",
    "assumption": "One per account, which is the wallet of the token. A PUT replaces the whole configuration.",
    "evidence": "The source: \"one account-level callback\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Scope."
  },
  {
    "id": "G-125",
    "sections": [
      "§4.8"
    ],
    "unknown": "Where observation and the reason text of a schedule cancellation go.",
    "assumption": "They are stored for audit and not returned.",
    "evidence": "They are not in the lists of resource fields.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "More fields."
  },
  {
    "id": "G-126",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether the location payload is JSON or a signed JWS.",
    "assumption": "application/json.",
    "evidence": "BCB contradicts it (application/jose), but the source calls it a response object, and a sandbox has no certificate of the payment infrastructure.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The content type."
  },
  {
    "id": "G-127",
    "sections": [
      "§4.8"
    ],
    "unknown": "The location of an expired, cancelled or failed recurrence.",
    "assumption": "200 with its status.",
    "evidence": "The response of the source carries a status; BCB leaves it to the institution to serve it or to answer 4xx.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "404 or 410."
  },
  {
    "id": "G-128",
    "sections": [
      "§4.8"
    ],
    "unknown": "A location token that is not 32 hex characters in lower case.",
    "assumption": "404 RESOURCE_MISSING.",
    "evidence": "The source, §7.4: \"location token not found\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "400 HTTP_400."
  },
  {
    "id": "G-129",
    "sections": [
      "§4.8"
    ],
    "unknown": "Success codes of the Pix Automático routes.",
    "assumption": "201 for creating a recurrence, a schedule or a retry; 200 for the idempotent replay of a create, GET, lists, cancellations and simulations.",
    "evidence": "BCB: POST rec, cobr and retentativa answer 201, PATCH 200.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "201 or 200."
  },
  {
    "id": "G-130",
    "sections": [
      "§4.8"
    ],
    "unknown": "The list filter payerTaxId is called a CNPJ, though payers are CPF or CNPJ.",
    "assumption": "CPF and CNPJ are accepted, punctuation stripped, upper-cased; an invalid one is 400 INVALID_PAYER_TAX_ID.",
    "evidence": "A contradiction inside the source: §1 and §2.4 against §4.8.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Only a CNPJ is accepted."
  },
  {
    "id": "G-131",
    "sections": [
      "§4.8"
    ],
    "unknown": "Order of lists and form of the cursor.",
    "assumption": "createdAt descending, then id; the cursor is opaque base64url; a bad cursor or limit is 400 HTTP_400.",
    "evidence": "The list object resembles that of Stripe.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The order."
  },
  {
    "id": "G-132",
    "sections": [
      "§4.8"
    ],
    "unknown": "An unknown status as a filter, and a recurrenceId of another wallet.",
    "assumption": "400 HTTP_400 for the first, an empty list for the second.",
    "evidence": "Lists are scoped to the wallet.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "403."
  },
  {
    "id": "G-133",
    "sections": [
      "§4.8",
      "§2.4"
    ],
    "unknown": "The cycle amount of a variable recurrence (\"must equal the recurrence amount (fixed phase)\").",
    "assumption": "Variable: any of 100 to 100000000 (minimumAmount does not constrain). Fixed: equal to the recurrence amount, else 422 FIXED_AMOUNT_MISMATCH.",
    "evidence": "The source: minimumAmount \"does not constrain charge amounts\". \"(fixed phase)\" may also mean that variable charging is not offered yet.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Variable charges are refused."
  },
  {
    "id": "G-134",
    "sections": [
      "§4.8",
      "§7.4"
    ],
    "unknown": "A cycle amount below 100.",
    "assumption": "422 AMOUNT_OUT_OF_RANGE for an integer; 400 INVALID_AMOUNT for anything else.",
    "evidence": "The codes of §7.4.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "HTTP_400."
  },
  {
    "id": "G-135",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether the rules on 2 to 10 days and on the cycle look at the requested or the shifted date.",
    "assumption": "The requested date for window, start, end and cycle; then it is shifted. A shifted date that leaves the cycle is 422 SCHEDULE_OUTSIDE_RECURRENCE_CYCLE.",
    "evidence": "FAQ of QI Tech: the settlement date must precede the next cycle.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A boundary."
  },
  {
    "id": "G-136",
    "sections": [
      "§4.8"
    ],
    "unknown": "The calendar of business days, and local holidays.",
    "assumption": "Not business days: Saturday, Sunday, national holidays, Carnival Monday and Tuesday, Corpus Christi. Municipal holidays are not observed.",
    "evidence": "CMN 4.880/2020 art. 6. BCB ajusteDiaUtil: the receiving institution considers local holidays by the codMun of the payer.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Dates shifted by local holidays."
  },
  {
    "id": "G-137",
    "sections": [
      "§4.8"
    ],
    "unknown": "Which schedules may be retried, and the error for others.",
    "assumption": "An AGND (or its NTAG; G-246 for its RIFL) that FAILED with a non-terminal code, without an open attempt of that charge, from the moment it failed; otherwise 422 POST_DUE_RETRY_NOT_ALLOWED. The sandbox has a clock, but there is no check that dueDate is past: the date rules of the retry (G-138, G-141) are enough.",
    "evidence": "The source, head of §7.5; BCB retry violations (open attempt, policy).",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Another code."
  },
  {
    "id": "G-138",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether \"the original due date\" is originalDueDate or the shifted dueDate.",
    "assumption": "The originalDueDate of the AGND schedule.",
    "evidence": "The name of the field; Celcoin counts from the due date, OFB from the first attempt.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The window, by 1 to 3 days."
  },
  {
    "id": "G-139",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether retry dates are shifted to business days.",
    "assumption": "No.",
    "evidence": "The source mentions the shift only for dueDate; Pix settles every day.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "dueDate of an NTAG schedule."
  },
  {
    "id": "G-140",
    "sections": [
      "§4.8"
    ],
    "unknown": "A retryDate that was used before, with another externalId.",
    "assumption": "422 INVALID_POST_DUE_RETRY_DATE while an open NTAG holds that date; cancelled dates do not count towards the three.",
    "evidence": "BCB: an attempt for that date already exists.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "How the three are counted."
  },
  {
    "id": "G-141",
    "sections": [
      "§4.8"
    ],
    "unknown": "Order of the retry checks.",
    "assumption": "POST_DUE_RETRY_NOT_ALLOWED, INVALID_POST_DUE_RETRY_DATE (1 to 7 days), POST_DUE_RETRY_LIMIT_EXCEEDED, POST_DUE_RETRY_CROSSES_CYCLE, POST_DUE_RETRY_CUTOFF_EXCEEDED.",
    "evidence": "The order of the table in §7.4.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The code where rules overlap."
  },
  {
    "id": "G-142",
    "sections": [
      "§4.8"
    ],
    "unknown": "Responses of the simulations.",
    "assumption": "200 with the updated recurrence or schedule; the refund of a schedule and its result return the refund object; the refund of the first payment returns the recurrence.",
    "evidence": "Commands return the resource.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The body."
  },
  {
    "id": "G-143",
    "sections": [
      "§4.8"
    ],
    "unknown": "A simulation in a state that does not allow it.",
    "assumption": "409 INVALID_RECURRENCE_STATE for recurrences, and the same code for schedules and refunds, since no code of theirs is listed.",
    "evidence": "The source, §7.4.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The code."
  },
  {
    "id": "G-144",
    "sections": [
      "§4.8"
    ],
    "unknown": "Bearer token and wallet scope on simulations.",
    "assumption": "The same bearer token and the same 403 rules.",
    "evidence": "The source: all endpoints need a token unless public.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing."
  },
  {
    "id": "G-145",
    "sections": [
      "§4.8"
    ],
    "unknown": "The authorization simulation lists `reason`; the text below the table says that any simulation takes `rejectionCode`.",
    "assumption": "Authorization accepts both, optional. On payer-response and settlement, rejectionCode is required with REJECTED, from the 19 scheme codes; sent with the other outcome it is 400 HTTP_400.",
    "evidence": "A contradiction inside §4.8.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "How strict the bodies are."
  },
  {
    "id": "G-146",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether dueDate must be reached before a settlement can be simulated.",
    "assumption": "No. Although the sandbox has a clock, a simulation is a command, not the passing of time: it only needs a schedule that is SCHEDULED (accepted by the payer institution).",
    "evidence": "The source gives the simulation no date condition.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "One more precondition."
  },
  {
    "id": "G-147",
    "sections": [
      "§4.8"
    ],
    "unknown": "Body and effect of the simulated cancellation of a schedule by the payer.",
    "assumption": "`{code: \"CCLD\"|\"FAIL\"}` (default CCLD): the schedule is CANCELLED. FAIL also creates a RIFL schedule (retryOfScheduleId, same amount and txid, dueDate the original dueDate).",
    "evidence": "BCB CobR cancellation codes ACCT BLCK CCLD FAIL OTHR SLBD SLCR; IN614.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The name of the field; status FAILED instead."
  },
  {
    "id": "G-148",
    "sections": [
      "§4.8"
    ],
    "unknown": "Effect of the simulated payer-response-timeout.",
    "assumption": "status FAILED and rejectionCode PAYER_RESPONSE_TIMEOUT; the request has no body.",
    "evidence": "The service codes of §7.5.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The status."
  },
  {
    "id": "G-149",
    "sections": [
      "§4.8"
    ],
    "unknown": "Bodies of the three refund simulations.",
    "assumption": "`/refund {amount? (default all)}` → `{refundId, status PROCESSING}`; `/refunds/{id}/result {outcome: SETTLED|REJECTED, reason?}`; `/first-payment-refund {amount? (default all)}` → the recurrence, firstPaymentStatus REFUNDED when all of it is refunded. The status of the schedule does not change.",
    "evidence": "BCB states of devolucao; the source names the routes only.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Bodies."
  },
  {
    "id": "G-150",
    "sections": [
      "§4.8"
    ],
    "unknown": "Default values of the simulated first payment, and its repetition.",
    "assumption": "Payer expectedPayer; amount the amount or firstPaymentAmount of the recurrence. A repetition is 409 INVALID_RECURRENCE_STATE. A mismatch leaves the state unchanged.",
    "evidence": "The source, §3.4 and §7.4.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing."
  },
  {
    "id": "G-151",
    "sections": [
      "§5"
    ],
    "unknown": "Errors of the token route.",
    "assumption": "The shape of RFC 6749, `{error, error_description}`: 401 invalid_client; 400 invalid_request, unsupported_grant_type, and InvalidContentType for another media type.",
    "evidence": "RFC 6749 §5.2.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The envelope."
  },
  {
    "id": "G-152",
    "sections": [
      "§5.4"
    ],
    "unknown": "The 401 of routes other than Pix Automático.",
    "assumption": "401 in the envelope of G-167 with code `Unauthorized`, and the header WWW-Authenticate: Bearer. Pix Automático's 401 carries the header too.",
    "evidence": "The codes of §7.1 are in CamelCase.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The code."
  },
  {
    "id": "G-153",
    "sections": [
      "§5.6"
    ],
    "unknown": "The token response.",
    "assumption": "200 `{access_token, token_type: \"Bearer\", expires_in: 3600, scope}`, no refresh token, Cache-Control: no-store.",
    "evidence": "RFC 6749 §4.4.3, §5.1.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The lifetime."
  },
  {
    "id": "G-154",
    "sections": [
      "§5.6"
    ],
    "unknown": "Scopes of a token.",
    "assumption": "One opaque `scope` value, not enforced.",
    "evidence": "The source is silent; BCB uses fine scopes.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "403 by scope."
  },
  {
    "id": "G-155",
    "sections": [
      "§6"
    ],
    "unknown": "Payloads of the webhooks.",
    "assumption": "A flat object: `eventId, event, occurredAt, status` and the identifiers and amounts of the resource (deposit: chargeId, externalId, amount, endToEndId, paidAt, debtor, metadata; withdrawal: transactionId, externalId, amount, errorCode…; Pix Automático: see G-217).",
    "evidence": "The source: pixChargeRejected carries event, status and rejectedReason at the top level; Asaas and iugu send the event with the data of the resource.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A nested `data`."
  },
  {
    "id": "G-156",
    "sections": [
      "§6"
    ],
    "unknown": "Case of the status in webhooks (`pending`) against the API (`PENDING`).",
    "assumption": "Deposit webhooks: lower case (pending, paid, expired). Other events: the case of the API.",
    "evidence": "The source shows lower case for pixChargeRejected only.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Upper or lower case."
  },
  {
    "id": "G-157",
    "sections": [
      "§6"
    ],
    "unknown": "The complete catalogue of events.",
    "assumption": "The six listed ones; assumed: pixWithdrawSettled, pixRefundSettled, pixRefundFailed, pixAutomaticRecurrenceRejected, pixAutomaticRecurrenceExpired, pixAutomaticRecurrenceCancelled, pixAutomaticRecurrenceCompleted, pixAutomaticScheduleScheduled, pixAutomaticScheduleRejected, pixAutomaticScheduleCancelled.",
    "evidence": "Asaas: CREATED, ACTIVATED, CANCELLED, EXPIRED, REFUSED and the events of instructions; the naming pattern of the source.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names, and the values of the events filter."
  },
  {
    "id": "G-158",
    "sections": [
      "§6"
    ],
    "unknown": "For which statuses pixWithdrawFailed is sent.",
    "assumption": "FAILED, REJECTED, CANCELED and EXPIRED, once.",
    "evidence": "The source, §3.2 rule 3.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing."
  },
  {
    "id": "G-159",
    "sections": [
      "§6"
    ],
    "unknown": "Count and intervals of delivery retries.",
    "assumption": "POST of JSON, 5 s timeout, no redirects, success is 2xx. Attempts at 0, 5 s, 1 min, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h after the previous one (virtual time with seeded jitter in the sandbox), then dead. `Retry-After` is honoured. Dead deliveries can be sent again by the sandbox control API.",
    "evidence": "Standard Webhooks recommends these intervals; Celcoin documents 5 s, no redirects and 5 more tries over about 48 h.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The numbers."
  },
  {
    "id": "G-160",
    "sections": [
      "§6"
    ],
    "unknown": "Authentication and signature of deliveries.",
    "assumption": "Deliveries follow Standard Webhooks: headers `webhook-id`, `webhook-timestamp` and `webhook-signature` (`v1,` and the base64 HMAC-SHA256 over `id.timestamp.body`). The secret `whsec_…` is one per account and given back once by configureWebhook; two secrets verify during a rotation. The configured `authentication` is sent as well.",
    "evidence": "Standard Webhooks (open specification, libraries in many languages); Woovi signs with HMAC and sends an Authorization token; BCB uses mTLS.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The headers."
  },
  {
    "id": "G-161",
    "sections": [
      "§6"
    ],
    "unknown": "The deduplication key of deliveries.",
    "assumption": "`eventId` (UUID), constant over retries, also sent as the header `webhook-id`.",
    "evidence": "Standard Webhooks: the id is unique per message and the idempotency key; Asaas: use the event id.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The name of the key."
  },
  {
    "id": "G-162",
    "sections": [
      "§6"
    ],
    "unknown": "Meaning of the events filter.",
    "assumption": "Absent or null: all events. A list: only those. An empty array: none.",
    "evidence": "The source: \"optional events filter\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The meaning of an empty array."
  },
  {
    "id": "G-163",
    "sections": [
      "§6"
    ],
    "unknown": "Values of rejectedReason beyond ACCOUNT_MISMATCH.",
    "assumption": "ACCOUNT_MISMATCH, PAYER_MISMATCH, THIRD_PARTY_PAYER_BLOCKED; the payer is checked first when both fail. THIRD_PARTY_PAYER_BLOCKED only where the charge declares no taxId; in the sandbox only by the control API.",
    "evidence": "The source names the cases; Woovi PAYER_MISMATCH; the divergence codes of WEpayments.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names."
  },
  {
    "id": "G-164",
    "sections": [
      "§6"
    ],
    "unknown": "Events before a webhook is configured.",
    "assumption": "Events are always recorded; only deliveries need a configured webhook. The sandbox control API lists events and can deliver past ones.",
    "evidence": "A record of events is what reconciliation and the sandbox need; the source only says that deliveries go to the account URL.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Backlog."
  },
  {
    "id": "G-165",
    "sections": [
      "§7"
    ],
    "unknown": "Errors of the internal-transfer routes.",
    "assumption": "404 NotFound (not a wallet of this operator), 422 INSUFFICIENT_BALANCE, 400 MalformedRequest (the same wallet, or a bad body); a repeated externalId as for withdrawals (G-190).",
    "evidence": "Analogy with withdrawals and refunds.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Codes."
  },
  {
    "id": "G-166",
    "sections": [
      "§7"
    ],
    "unknown": "Errors of the balance routes.",
    "assumption": "400 INVALID_QUERY_PARAMETER (bad date), 404 ACCOUNT_NOT_FOUND.",
    "evidence": "The codes of §7.3.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Codes."
  },
  {
    "id": "G-167",
    "sections": [
      "§7"
    ],
    "unknown": "Error envelope of the deposit, withdrawal, statement, balance, refund, webhook and transfer routes.",
    "assumption": "`{\"code\": \"...\", \"message\": \"...\", \"details\": [{field, message}]?}` at the top level, application/json.",
    "evidence": "The source gives code and HTTP status only; BCB Problema has title, detail and violacoes.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "All error bodies but those of Pix Automático."
  },
  {
    "id": "G-168",
    "sections": [
      "§7"
    ],
    "unknown": "Error codes that every route shares.",
    "assumption": "404 for an unknown path, 405 with Allow, 413, 429 and 500 in the envelope of the route family; on Pix Automático paths with type invalidRequestError and code HTTP_<status>; 500 is INTERNAL_ERROR. 413 above 1 MiB.",
    "evidence": "The rule of §7.4 for transport errors.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Codes."
  },
  {
    "id": "G-169",
    "sections": [
      "§7"
    ],
    "unknown": "Errors of the webhook configuration.",
    "assumption": "400 InvalidContentType, InvalidJSON, MalformedRequest (url, authentication, unknown event) in the envelope of G-167.",
    "evidence": "The codes of §7.1; BCB WebhookOperacaoInvalida is a 400.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Codes."
  },
  {
    "id": "G-170",
    "sections": [
      "§7.1"
    ],
    "unknown": "A chargeId that is no UUIDv4.",
    "assumption": "400 InvalidParameter.",
    "evidence": "The source, §7.1.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing."
  },
  {
    "id": "G-171",
    "sections": [
      "§7.2"
    ],
    "unknown": "The rule behind SECURE_LOOP_ACCOUNT_MISMATCH.",
    "assumption": "A switch per wallet (off by default): the destination account, given by bank details or resolved from the key, must be one from which the same CPF paid a deposit here; else 422 SECURE_LOOP_ACCOUNT_MISMATCH.",
    "evidence": "LAW (Portaria SPA/MF 615): money goes only between the registered account and the operator.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The rule itself."
  },
  {
    "id": "G-172",
    "sections": [
      "§7.2"
    ],
    "unknown": "Order of the withdrawal checks.",
    "assumption": "401, content type, JSON, shape, idempotency, look-up of the key (404), CPF mismatch (422), secure loop (422), funds.",
    "evidence": "The order of the table in §7.2.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The code where rules overlap."
  },
  {
    "id": "G-173",
    "sections": [
      "§7.4"
    ],
    "unknown": "Which comes first, 409 SCHEDULE_NOT_CANCELABLE or 422 CANCELLATION_CUTOFF_EXCEEDED.",
    "assumption": "The state first, then the cut-off.",
    "evidence": "The usual order: what a resource is before when it is.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The code where both hold."
  },
  {
    "id": "G-174",
    "sections": [
      "§7.4"
    ],
    "unknown": "Whether a CANCELLED or FAILED AGND still holds its cycle.",
    "assumption": "No: CYCLE_ALREADY_EXISTS only when there is an AGND that is neither CANCELLED nor FAILED.",
    "evidence": "BCB CobROperacaoInvalida: a clash only with charges that are not REJEITADA or CANCELADA; AM02 in the source: \"the same cycle may be charged again\".",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing."
  },
  {
    "id": "G-175",
    "sections": [
      "§7.4"
    ],
    "unknown": "Which broken rules give HTTP_400 and which a named code.",
    "assumption": "HTTP_400: JSON syntax, a missing or unknown field, wrong type, string length, enum. Named 400: tax ids, an amount that is no integer, a date. Named 422: ranges and cross-field rules.",
    "evidence": "The meanings in §7.4; arrays of messages in the style of class-validator.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The code on the borders."
  },
  {
    "id": "G-176",
    "sections": [
      "§7.4"
    ],
    "unknown": "Precedence when several rules fail.",
    "assumption": "401, 503 of the feature, shape, named 400, idempotent replay, 422 in the order of the table, 409 RECENT_PAYER_JOURNEY_EXISTS, risk. Routes with a target: 404 and 403 come after the named 400 and before the replay. Cycle charges and retries: 409 AUTHORIZED_RECURRENCE_REQUIRED, then 422 in the order of the table, then 409 CYCLE_ALREADY_EXISTS. Cancellations and simulations: 409 of the state, then 422.",
    "evidence": "A replay must win over RECENT_PAYER_JOURNEY_EXISTS, or it could never succeed.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The code where rules overlap."
  },
  {
    "id": "G-177",
    "sections": [
      "§7.4"
    ],
    "unknown": "Language and text of message.",
    "assumption": "English, stable but not part of the contract; an array on HTTP_400 validation, one entry for each violation.",
    "evidence": "The source, §7.4; validation output in the style of NestJS.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing."
  },
  {
    "id": "G-178",
    "sections": [
      "§7.4"
    ],
    "unknown": "The value of retryable for each code.",
    "assumption": "false for 4xx, true for 429 (G-195), 500 and 503.",
    "evidence": "The source: \"false when retrying the same request cannot succeed\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The flag of time-bound 409 and 422 codes."
  },
  {
    "id": "G-179",
    "sections": [
      "§7.4"
    ],
    "unknown": "What triggers RISK_ASSESSMENT_REJECTED.",
    "assumption": "Only a payer tax id of the demo data, or the sandbox control API.",
    "evidence": "The source is silent.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing in the contract."
  },
  {
    "id": "G-180",
    "sections": [
      "§7.4"
    ],
    "unknown": "MUNICIPALITY_REQUIRED is masked by AUTHORIZED_RECURRENCE_REQUIRED.",
    "assumption": "Checked after it; reachable only with a recurrence of the demo data that lacks the code.",
    "evidence": "municipalityCode arrives with the acceptance.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The order."
  },
  {
    "id": "G-181",
    "sections": [
      "§7.4"
    ],
    "unknown": "To which amounts AMOUNT_OUT_OF_RANGE applies.",
    "assumption": "amount, firstPaymentAmount and the cycle amount (100 to 100000000); minimumAmount with its own range, 1 to 100000000.",
    "evidence": "The ranges of §2.4.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "HTTP_400."
  },
  {
    "id": "G-182",
    "sections": [
      "§7.4",
      "§8"
    ],
    "unknown": "Scope and clock of the 30-day block of journeys.",
    "assumption": "Same wallet and payer tax id: another recurrence that is PENDING, or FAILED by a rejection of the payer within 30 × 24 h. CANCELLED, EXPIRED and AUTHORIZED ones do not block.",
    "evidence": "The text of the source.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The scope: per CNPJ or per operator."
  },
  {
    "id": "G-183",
    "sections": [
      "§7.4"
    ],
    "unknown": "A malformed recurrence or schedule id.",
    "assumption": "404 RESOURCE_MISSING.",
    "evidence": "The source has no 400 code for ids.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "400 HTTP_400."
  },
  {
    "id": "G-184",
    "sections": [
      "§7.4"
    ],
    "unknown": "Rules for x-request-id and x-correlation-id.",
    "assumption": "Both on every response of every route. x-correlation-id echoes a valid value of the request; x-request-id is always new. Valid is 1 to 128 visible ASCII characters.",
    "evidence": "The source states the headers for Pix Automático (§7.4) and no rule for them.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The echo."
  },
  {
    "id": "G-185",
    "sections": [
      "§7.4"
    ],
    "unknown": "What switches HTTP_503 \"feature not enabled\" on.",
    "assumption": "A switch per wallet: with the feature off, Pix Automático routes answer 503 HTTP_503.",
    "evidence": "The meaning of the code in §7.4.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": "sandbox",
    "effectIfWrong": "Nothing in the contract."
  },
  {
    "id": "G-186",
    "sections": [
      "§7.4"
    ],
    "unknown": "The code of the 503 whose code \"varies\".",
    "assumption": "type apiError, retryable true, codes DEPENDENCY_UNAVAILABLE, DICT_UNAVAILABLE, SPI_UNAVAILABLE; they occur only by fault injection. Every 503 carries Retry-After.",
    "evidence": "The source: external dependency failure; BCB ServicoIndisponivel.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names."
  },
  {
    "id": "G-187",
    "sections": [
      "§7.5"
    ],
    "unknown": "Meaning of PAYER_RESPONSE_TIMEOUT, RIFL_CUTOFF_EXCEEDED and REGULATORY_SEND_FAILED.",
    "assumption": "The instruction was not answered; a FAIL came too late for a same-day RIFL (after 18:00, Brasília); the instruction could not be sent. Each stands in rejectionCode with status FAILED and is not terminal.",
    "evidence": "The names; OFB: noon as the limit of a new same-day payment, settlement windows 0h to 8h and 18h to 21h; the exact hour of IN614 was not found.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The hour of the cut-off."
  },
  {
    "id": "G-188",
    "sections": [
      "§7.5"
    ],
    "unknown": "UDEI: not terminal but \"treat as potentially terminal\".",
    "assumption": "Not terminal; a retry is allowed.",
    "evidence": "BCB names exactly nine codes that end a charge, the nine terminal ones of the source; UDEI is not among them.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing."
  },
  {
    "id": "G-189",
    "sections": [
      "§7.5"
    ],
    "unknown": "A new AGND in the cycle of a charge that was rejected with a terminal code.",
    "assumption": "A retry is refused; a new AGND in the same cycle is allowed while its window is open.",
    "evidence": "IN614: a new instruction up to 2 days before, after a rejection for value, date or missing authorization.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "409."
  },
  {
    "id": "G-190",
    "sections": [
      "§8"
    ],
    "unknown": "A withdrawal externalId that was used before.",
    "assumption": "Same body: 202 with the current withdrawal, no second debit. Different body: 409 `IDEMPOTENCY_ERROR`. It does not lapse. Bodies are compared as canonical JSON of the known fields after normalisation of tax ids; by key and by bank details are never the same body. Refunds (G-043) and transfers (G-165) are compared in the same way.",
    "evidence": "The source: \"used for idempotency\", \"reused on every retry\"; the code of §7.4; Increase answers 409.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "400 or 422 for a different body."
  },
  {
    "id": "G-191",
    "sections": [
      "§8"
    ],
    "unknown": "Scope of the idempotency of Pix Automático.",
    "assumption": "(wallet, route, target id, externalId); bodies are compared as canonical JSON after normalisation.",
    "evidence": "The source, §8; Stripe compares parameters.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The scope."
  },
  {
    "id": "G-192",
    "sections": [
      "§8",
      "§4.8"
    ],
    "unknown": "\"Replays the stored response\" (§8) against \"returns the existing recurrence\" (§4.8).",
    "assumption": "Commands: the stored status and body. Creation of a recurrence: the same id in its current state, with HTTP 200.",
    "evidence": "A contradiction between §8 and §4.8.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A stale or a fresh body."
  },
  {
    "id": "G-193",
    "sections": [
      "§8",
      "§2.4"
    ],
    "unknown": "A retention of 48 hours, against an externalId that is unique per wallet.",
    "assumption": "After 48 h, the creation of a recurrence with a used externalId returns the existing one whatever the body; other commands run anew.",
    "evidence": "Both statements of the source.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "409 for ever."
  },
  {
    "id": "G-194",
    "sections": [
      "§8"
    ],
    "unknown": "Whether error responses are stored for replay.",
    "assumption": "No: only 2xx are.",
    "evidence": "Stripe: validation failures are not stored.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Errors are replayed."
  },
  {
    "id": "G-195",
    "sections": [
      "§8"
    ],
    "unknown": "Rate limits.",
    "assumption": "A valid token has no rate limit; 429 is reserved there, with Retry-After. The token route limits failures (invalid_client) in production: 10 at once for one client_id from one address, then one every 6 seconds, and 30 at once from one address, then one every 2 seconds. Above that the answer is 429 too_many_requests with Retry-After. Malformed requests are answered before. A client_id that exists and has not failed from an address is checked whatever else failed there, and so is a secret that was right in the last two hours, so that nobody can lock an operator out. An IPv6 address counts by its first 64 bits. Requests that would wait too long for a free thread get 429 as well.",
    "evidence": "The source is silent. RFC 6749 §2.3.1: an authorization server must protect an endpoint that takes passwords against brute force. DICT has limits against scanning.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The figures, and which requests count."
  },
  {
    "id": "G-196",
    "sections": [
      "§8"
    ],
    "unknown": "What is counted as a character.",
    "assumption": "Unicode code points.",
    "evidence": "JSON Schema maxLength.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Bytes, or UTF-16 units."
  },
  {
    "id": "G-197",
    "sections": [
      "§9"
    ],
    "unknown": "Deprecation and compatibility.",
    "assumption": "Only additive changes inside v1 (new fields, enum values, events); clients must ignore what they do not know.",
    "evidence": "BCB, section on the evolution of the API.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Nothing."
  },
  {
    "id": "G-198",
    "sections": [
      "§4.8"
    ],
    "unknown": "The source writes `{id}` and `{scheduleId}` for the same path parameter of the simulation routes.",
    "assumption": "`{scheduleId}` is written on every schedule simulation. The wire is the same.",
    "evidence": "The source, §4.8: `/schedules/{scheduleId}/settlement` beside `/schedules/{id}/refund`.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The name of a path parameter in the generated client."
  },
  {
    "id": "G-199",
    "sections": [
      "§2.5",
      "§4.8",
      "§7.4"
    ],
    "unknown": "Which error a post-due retry gets when the recurrence is no longer AUTHORIZED.",
    "assumption": "409 AUTHORIZED_RECURRENCE_REQUIRED.",
    "evidence": "§7.4: cycle charges need AUTHORIZED with VALIDATION_SUCCEEDED; a retry is a cycle charge sent again.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "422 POST_DUE_RETRY_NOT_ALLOWED instead."
  },
  {
    "id": "G-200",
    "sections": [
      "§2.1",
      "§2.2"
    ],
    "unknown": "Letter case of UUIDs.",
    "assumption": "Lower case only; capitals are refused, so that an id has one spelling.",
    "evidence": "RFC 9562 writes UUIDs in lower case, though it also says to read either.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "`A-F` is added to the patterns."
  },
  {
    "id": "G-201",
    "sections": [
      "§2.1",
      "§2.2"
    ],
    "unknown": "Length of expectedPayer.name and creditor.name.",
    "assumption": "1 to 140 characters, as in G-029.",
    "evidence": "BCB nome maxLength 140; DICT has 120.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Bounds."
  },
  {
    "id": "G-202",
    "sections": [
      "§2.2",
      "§4.2"
    ],
    "unknown": "Form of a CNPJ on the money routes (manual creditor, receiverCnpj).",
    "assumption": "Numeric or alphanumeric; punctuation is stripped, letters are upper-cased, check digits are verified; answers show it bare.",
    "evidence": "§2.4 says so for the receiverCnpj of a recurrence; IN RFB 2.229/2024.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A stricter pattern."
  },
  {
    "id": "G-203",
    "sections": [
      "§3.2",
      "§8"
    ],
    "unknown": "Status in the 202 of a repeated withdrawal: the list for the create response has no REJECTED, CANCELED or EXPIRED, but a repeat returns the current withdrawal (G-190).",
    "assumption": "A new withdrawal gives one of the five listed values; a repeat gives the current status, which may be any of the eight.",
    "evidence": "§3.2 and G-190 read together.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The enum narrows to five values and a repeat replays the first answer."
  },
  {
    "id": "G-204",
    "sections": [
      "§2.3"
    ],
    "unknown": "errorCode values of refunds.",
    "assumption": "Open list: ACCOUNT_NOT_FOUND, ACCOUNT_BLOCKED, ACCOUNT_CLOSED, REJECTED_BY_COUNTERPARTY, SETTLEMENT_TIMEOUT, PROVIDER_UNAVAILABLE.",
    "evidence": "The part of G-031 that can concern the payer's account.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Names only."
  },
  {
    "id": "G-205",
    "sections": [
      "§2.3",
      "§3.3"
    ],
    "unknown": "When a refund's money leaves the wallet.",
    "assumption": "It is reserved at the 202 (blockedBalance, G-212) and leaves the wallet when the refund settles; it is available again when the refund is FAILED, and the amount can then be refunded under a new externalId.",
    "evidence": "As withdrawals, G-091.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Balance while PROCESSING."
  },
  {
    "id": "G-210",
    "sections": [
      "§2.6",
      "§4.5"
    ],
    "unknown": "The method of an internal transfer's statement line; the source has three methods.",
    "assumption": "pix, like every movement that the operator or a payer caused (Pix Automático included). A transfer is told by its null endToEndId and its productTransactionId.",
    "evidence": "The other two values name a fee and a court order.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "One more value of method and one more key of byMethod."
  },
  {
    "id": "G-211",
    "sections": [
      "§2.1",
      "§2.6",
      "§4.6"
    ],
    "unknown": "Which ids, texts and counterparty each kind of statement line carries.",
    "assumption": "productTransactionId is chargeId, transactionId, refundEndToEndId, transferId, recurrence id (first payment) or schedule id (cycle charge); null for fees and judicial movements. endToEndId is that of the Pix, for a refund its own. externalId as sent; for a first payment that of the recurrence; null for cycle charges (G-083), refunds of recurring charges, fees and judicial movements. description is the operator's, or the text of a fee or judicial movement. counterparty is the payer, the creditor, or for a transfer the operator itself; null for fees and judicial movements.",
    "evidence": "G-036 for withdrawals; the source names the filters and \"returned on statements\".",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Values of the fields, and what the two filters find."
  },
  {
    "id": "G-212",
    "sections": [
      "§2.6",
      "§4.5"
    ],
    "unknown": "How the balances relate, and the meaning of updatedAt.",
    "assumption": "totalBalance is the settled balance (balanceAfter of the newest line) and equals availableBalance + blockedBalance. blockedBalance holds withdrawals and refunds without an outcome, and judicial blocks. pendingBalance counts in none. updatedAt is the instant of the reading.",
    "evidence": "Reservation at 202 (G-091); lines exist for settled movements only.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Arithmetic of the balance fields."
  },
  {
    "id": "G-213",
    "sections": [
      "§4.6"
    ],
    "unknown": "Days without movements, order, and the shape of byMethod in the consolidated statement.",
    "assumption": "One entry for every day of the range, newest first; today counts what has settled so far. byMethod is an object keyed by method, each with totalCredits, totalDebits and transactionCount; zeros when empty.",
    "evidence": "Daily reconciliation needs every day; same order as the statement.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "totalItems, order, byMethod."
  },
  {
    "id": "G-214",
    "sections": [
      "§4.7"
    ],
    "unknown": "Form and limits of the webhook URL and credentials.",
    "assumption": "URL without user name, password or fragment. In production no local name and no address that is not globally reachable unicast; an IPv6 address that embeds an IPv4 address is refused too, except an IPv4-mapped one, which counts as the IPv4 address. username 1 to 255 without colon, password 1 to 255, no control characters; token by RFC 6750, at most 2048; headerName by RFC 9110, 1 to 100, none that deliveries set themselves (connection, content-length, content-type, host, transfer-encoding, webhook-*) and none that HTTP has for the connection, for proxies or for the coding of the body (content-encoding, expect, keep-alive, te, trailer, upgrade, proxy-*); headerValue visible ASCII, at most 2048.",
    "evidence": "RFC 7617, 6750, 9110; fetch refuses URLs with credentials, and of these headers all but content-encoding and content-type. HTTP clients cannot send some of them. The registries of special-purpose addresses at IANA.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Some 200 become 400 MalformedRequest or the reverse."
  },
  {
    "id": "G-215",
    "sections": [
      "§4.7",
      "§6"
    ],
    "unknown": "How the signing secret looks, is given and rotated.",
    "assumption": "`whsec_` and the base64 of 32 bytes; in signingSecret at the first configuration and when rotateSigningSecret is true, null otherwise. For 24 hours after a rotation deliveries carry two signatures, the end in previousSigningSecretExpiresAt. Answers mask the authentication's secret as eight asterisks.",
    "evidence": "Standard Webhooks (24 to 64 bytes, several signatures separated by spaces).",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Fields and the overlap."
  },
  {
    "id": "G-216",
    "sections": [
      "§6"
    ],
    "unknown": "Which clock webhook-timestamp follows where a sandbox wallet has virtual time.",
    "assumption": "The real clock, new for every attempt, in whole seconds; receivers refuse more than 5 minutes. occurredAt in the body follows the wallet's clock.",
    "evidence": "Standard Webhooks libraries compare with the machine's clock; bodies stay reproducible.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Verification fails after the virtual clock moves."
  },
  {
    "id": "G-217",
    "sections": [
      "§6"
    ],
    "unknown": "What Pix Automático events carry.",
    "assumption": "Recurrence events carry externalId and version (of two events the higher version is later). Schedule events carry no externalId (G-083): id, recurrenceId, cycleNumber, txid and metadata identify them. pixRefund events of recurring charges have no externalId but refundId and recurrenceId, and for a cycle charge scheduleId.",
    "evidence": "Field lists of §2.4 and §2.5; refunds created by simulation end with the same events.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Additive fields."
  },
  {
    "id": "G-218",
    "sections": [
      "§6"
    ],
    "unknown": "Order and number of deliveries of an event.",
    "assumption": "At least once, in no promised order; deduplicate by eventId. The service sends an event once the older ones of its resource were attempted once, and never waits for their retries. So first attempts come in order, and an event whose first attempt failed arrives after later ones.",
    "evidence": "The source: \"deduplicate\" and automatic retries. §8 has operators wait 60 seconds for the confirmation of a deposit: a receiver that refuses pixChargeRejected for an hour must get pixChargePaid all the same. Stripe promises no order either.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Nothing for a receiver that follows it."
  },
  {
    "id": "G-219",
    "sections": [
      "§4.7",
      "§6"
    ],
    "unknown": "What a new configuration does to deliveries still due.",
    "assumption": "They go to the new URL with the new authentication. The events filter decides when the event happens.",
    "evidence": "R-233, R-234.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Where pending retries go."
  },
  {
    "id": "G-221",
    "sections": [
      "§2.4"
    ],
    "unknown": "Which punctuation is accepted in receiverCnpj and expectedPayer.taxId.",
    "assumption": "The usual dots, slash and hyphen in their usual places, each optional; spaces and others are refused with the tax id's code.",
    "evidence": "The source: punctuation is accepted and stripped; the usual form is `12.ABC.345/01DE-35`.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A looser pattern."
  },
  {
    "id": "G-230",
    "sections": [
      "§4.8"
    ],
    "unknown": "Shape, id and life of simulated refunds.",
    "assumption": "A schedule refund is the object `pix_automatic.refund` with refundId (UUIDv4), recurrenceId, scheduleId, walletId, amount, originalEndToEndId, refundEndToEndId, status (PROCESSING, SUCCESS, FAILED), errorCode, errorDescription and its times. It stays PROCESSING until its result is simulated: SETTLED gives SUCCESS, REJECTED gives FAILED with REJECTED_BY_COUNTERPARTY. The refund of a first payment is the same object with scheduleId null; it settles by itself after 2 s unless its result is simulated first, and the recurrence names the latest one (firstPaymentRefundId). Where the wallet's outcome of refunds is set, that decides both (G-108). Refunds add up as those of deposits do (G-040): each is 1 to what is left, otherwise AMOUNT_OUT_OF_RANGE; failed ones do not count. firstPaymentRefundedAmount is the sum of those of the first payment; firstPaymentStatus becomes REFUNDED, at once, with the refund that leaves nothing, and SETTLED again when one of them fails. A refund above the available balance is refused (G-320); the 90 days of G-039 do not bind simulations.",
    "evidence": "The refund machine, G-092, G-149; §4.8 names a result route for refunds of schedules only, and says \"refund of the first payment\" without a limit to one; §2.3 has partial refunds.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Bodies and names."
  },
  {
    "id": "G-231",
    "sections": [
      "§2.5"
    ],
    "unknown": "Fields of a retry or re-send that the source does not state.",
    "assumption": "originalDueDate, metadata and cycleNumber are those of the AGND charge; dueDate is retryDate (NTAG) or the dueDate of the charge (RIFL).",
    "evidence": "The name originalDueDate; G-138 counts from it; BCB hangs retries from one cobr.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Values."
  },
  {
    "id": "G-232",
    "sections": [
      "§2.5"
    ],
    "unknown": "Whether `attempts` of a charge lists its retries.",
    "assumption": "No. Each schedule lists its own sendings: one today, none when the send failed. attemptCount counts them also in lists, where attempts is empty.",
    "evidence": "\"Dispatch records\", and a retry is a schedule of its own. Against it: in BCB all tentativas hang from the cobr.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Longer attempts on AGND charges."
  },
  {
    "id": "G-233",
    "sections": [
      "§4.8"
    ],
    "unknown": "Limits and effect of `reason` on simulations, and of rejectionCode on the authorization.",
    "assumption": "reason has 1 to 500 characters and no effect on the other outcome. rejectionCode with APPROVED is 400 HTTP_400. With a rejectionCode and no reason, rejectionReason is the meaning of the code. errorDescription of a rejected refund echoes reason.",
    "evidence": "\"A rejection with any scheme code can be simulated on authorization\"; the recurrence has no rejectionCode field; the cancel reason of §8 has 500 characters.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Strictness, text."
  },
  {
    "id": "G-234",
    "sections": [
      "§4.8"
    ],
    "unknown": "A recurrenceId filter that is no recurrence id.",
    "assumption": "400 HTTP_400; one that is unknown gives an empty list.",
    "evidence": "G-132; the list has no 404.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "An empty list instead."
  },
  {
    "id": "G-235",
    "sections": [
      "§4.8"
    ],
    "unknown": "expiresAt after a simulated expiration.",
    "assumption": "Unchanged; updatedAt is the moment of the simulation.",
    "evidence": "None was found: the field says when the journey was to end.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Value."
  },
  {
    "id": "G-236",
    "sections": [
      "§2.5",
      "§4.8"
    ],
    "unknown": "Where the cancellation code CCLD or FAIL shows.",
    "assumption": "Nowhere; rejectionCode is for failures, and FAIL is recognised by its RIFL. A late FAIL leaves the attempt CANCELLED and the schedule FAILED.",
    "evidence": "Neither code is in §7.5.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "One more field or value."
  },
  {
    "id": "G-237",
    "sections": [
      "§4.8",
      "§7.4"
    ],
    "unknown": "Whether an open or settled retry or re-send holds the cycle, and the reverse.",
    "assumption": "Yes: CYCLE_ALREADY_EXISTS. A retry is POST_DUE_RETRY_NOT_ALLOWED while another schedule of the cycle is open or settled, or when any schedule of the charge has a terminal code; but an open retry for the very same date is INVALID_POST_DUE_RETRY_DATE (G-140).",
    "evidence": "OFB: at most one settled payment per cycle; otherwise G-174 would allow charging the payer twice.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Code, or a double charge."
  },
  {
    "id": "G-240",
    "sections": [
      "§3.4"
    ],
    "unknown": "Whether the \"internal dispatch failure\" that G-095 leaves room for can happen to a recurrence.",
    "assumption": "No. Only Journey 3 is offered: the authorization is asked by the composite QR code, so the service sends no request that could fail. Only a rejected authorization leads to FAILED.",
    "evidence": "The source, §1 and §9 (Journey 3 only); its statusDetailed values name no such failure.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "One more value of statusDetailed and one more transition to FAILED."
  },
  {
    "id": "G-241",
    "sections": [
      "§2.4"
    ],
    "unknown": "When a recurrence with totalCharges 1 is completed, and what becomes of schedules that are still open at completion.",
    "assumption": "Cycle 1 is the first payment, which settles before the authorization, so only the day after lastPaymentDate completes it. Completion cancels nothing: a schedule that is still open (an earlier cycle, when a later settlement was simulated) is not affected.",
    "evidence": "Follows from G-051, G-052 and G-067; the source says nothing on completion.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The instant of completedAt."
  },
  {
    "id": "G-242",
    "sections": [
      "§3.4.1",
      "§7.5"
    ],
    "unknown": "What happens to a charge that is neither answered nor paid by the end of its due date.",
    "assumption": "At the end of dueDate (24:00, Brasília) a PENDING schedule times out (PAYER_RESPONSE_TIMEOUT) and a SCHEDULED one is FAILED with SETTLEMENT_FAILED and rejectionCode null, which may be retried. In the sandbox the payer institution acts only on command (simulations, sandbox control API): no schedule is accepted or settled by time alone.",
    "evidence": "BCB: an attempt that is not paid on its day becomes EXPIRADA, and no scheme code says \"no funds\"; OFB: the last try on the due date ends at 21h; the simulations of §4.8 would race against a payer that acts by itself.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The instant, a rejectionCode of its own, or a sandbox that settles by itself."
  },
  {
    "id": "G-243",
    "sections": [
      "§2.4",
      "§3.4"
    ],
    "unknown": "firstPaymentStatus when the journey ends before the first payment.",
    "assumption": "EXPIRED, whatever ended it (expiry, cancellation or rejection): the QR code can no longer be paid. A first payment that had settled stays SETTLED until all of it is refunded.",
    "evidence": "G-063 has no other value for it.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "PENDING for ever, or a value of its own."
  },
  {
    "id": "G-244",
    "sections": [
      "§4.8",
      "§7.5"
    ],
    "unknown": "To which day the RIFL cut-off of 18:00 belongs, and the state of a charge whose failure was reported too late.",
    "assumption": "The dueDate of the charge; 18:00:00 itself is in time. Reported later, no RIFL is created and the charge is FAILED with SETTLEMENT_FAILED and rejectionCode RIFL_CUTOFF_EXCEEDED; in time it is CANCELLED with CANCELLED_BY_PAYER (G-147).",
    "evidence": "A re-send is for the same day; G-187 puts the service codes beside status FAILED.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The instant, or the state."
  },
  {
    "id": "G-245",
    "sections": [
      "§4.8"
    ],
    "unknown": "In which states the payer institution may cancel a charge, by CCLD or FAIL.",
    "assumption": "Only in SCHEDULED: before its answer it rejects the instruction instead. Any other state is 409 INVALID_RECURRENCE_STATE.",
    "evidence": "IN614: a re-send follows an operational failure after an order was accepted; R-307 and R-308 speak of a scheduled charge.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "PENDING is allowed as well."
  },
  {
    "id": "G-246",
    "sections": [
      "§4.8",
      "§7.5"
    ],
    "unknown": "Whether a charge may be retried after its RIFL re-send failed, since the re-sent charge itself is CANCELLED.",
    "assumption": "Yes: a RIFL stands for the charge that it re-sends. A FAILED RIFL with a non-terminal code may be retried like the charge, under the same limits.",
    "evidence": "BCB: re-sends and retries are attempts of one charge.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "POST_DUE_RETRY_NOT_ALLOWED."
  },
  {
    "id": "G-247",
    "sections": [
      "§3.4",
      "§4.8"
    ],
    "unknown": "§3.4 refers to \"preconditions in section 4.4\", which is about refunds.",
    "assumption": "The preconditions of recurrence creation in §4.8 are meant.",
    "evidence": "§4.8: \"Create recurrence preconditions\".",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Nothing."
  },
  {
    "id": "G-248",
    "sections": [
      "§6"
    ],
    "unknown": "\"A webhook is sent whenever a transaction changes status\", while the catalogue has events for outcomes only.",
    "assumption": "Creation and transitional moves send nothing: INITIATED → CONFIRMED → PROCESSING of a withdrawal, AWAITING_FIRST_PAYMENT → FIRST_PAYMENT_SUCCESS of a recurrence, CREATED → PENDING of a schedule; nor does the removal of a charge (G-087). Every other arrow sends one event.",
    "evidence": "The table of events in §6; G-157.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "More events."
  },
  {
    "id": "G-249",
    "sections": [
      "§6",
      "§7.5"
    ],
    "unknown": "The event of a schedule that fails without a rejection by the payer institution: timeout, failure to send, unpaid due date, late report of a failure.",
    "assumption": "pixAutomaticScheduleRejected, the one event of a FAILED schedule; its rejectionCode and statusDetailed tell the cases apart.",
    "evidence": "G-157 has one failure event per resource.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "An event of its own."
  },
  {
    "id": "G-250",
    "sections": [
      "§2.1",
      "§2.4"
    ],
    "unknown": "How an amount is spelt in field 54 of a BR Code.",
    "assumption": "Written with two decimals. Read as EMVCo allows (`98`, `98.`, `98.7`, `98.73`); zero, a third decimal, a comma or more than 13 characters are refused.",
    "evidence": "EMVCo merchant-presented QR, data object 54; BCB examples have two decimals.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": "primitives",
    "effectIfWrong": "Reading of codes made by others."
  },
  {
    "id": "G-251",
    "sections": [
      "§2.1",
      "§2.4"
    ],
    "unknown": "How strictly a BR Code is read.",
    "assumption": "Field 00 first, 63 last and upper-case, nothing trimmed, 62-05 present; 01 is 11, 12 or absent; Pix template in 26 to 51, recurrence template in 80 to 99. Codes of Pix Saque with amount 0.00 are refused.",
    "evidence": "BR Code manual and BCB examples.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": "primitives",
    "effectIfWrong": "Some codes made by others are refused."
  },
  {
    "id": "G-252",
    "sections": [
      "§2.1",
      "§2.4"
    ],
    "unknown": "Form of the location inside a BR Code.",
    "assumption": "Host, optional port, then an RFC 3986 path or query, without scheme, user part or fragment; at most 77 characters.",
    "evidence": "BCB location maxLength 77 and its examples.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": "primitives",
    "effectIfWrong": "Reading of codes made by others."
  },
  {
    "id": "G-253",
    "sections": [
      "§7"
    ],
    "unknown": "A request whose Accept header excludes JSON.",
    "assumption": "It is answered with JSON: there is no other type, and no 406 in the error tables.",
    "evidence": "RFC 9110 §12.5.1 allows disregarding Accept.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "service",
    "effectIfWrong": "A 406 in the envelope of the family."
  },
  {
    "id": "G-254",
    "sections": [
      "§7"
    ],
    "unknown": "A request body that stops arriving.",
    "assumption": "After 10 seconds the code of a body that could not be parsed, and the connection is closed; no 408.",
    "evidence": "The error tables have no 408.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "service",
    "effectIfWrong": "A 408 in the envelope of the family."
  },
  {
    "id": "G-255",
    "sections": [
      "§1"
    ],
    "unknown": "HEAD requests.",
    "assumption": "Answered as GET, without the body.",
    "evidence": "RFC 9110 §9.3.2.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "service",
    "effectIfWrong": "405 instead."
  },
  {
    "id": "G-256",
    "sections": [
      "§4.3"
    ],
    "unknown": "`GET /v1/pix/withdraw/{externalId}` with an externalId that is the last word of a create path (`pix-key`, `manual`).",
    "assumption": "It reads the withdrawal of that externalId; the method tells the routes apart.",
    "evidence": "The source forbids no externalId.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "405 instead."
  },
  {
    "id": "G-257",
    "sections": [
      "§3.4",
      "§4.8"
    ],
    "unknown": "An authorization after the first payment was refunded.",
    "assumption": "APPROVED needs firstPaymentStatus SETTLED; REFUNDED is 409 INVALID_RECURRENCE_STATE. A refund of a part leaves it SETTLED (G-230).",
    "evidence": "§4.8: \"APPROVED needs the first payment settled\".",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The approval is accepted."
  },
  {
    "id": "G-258",
    "sections": [
      "§2.1",
      "§2.2",
      "§2.3"
    ],
    "unknown": "null for an optional field of a request.",
    "assumption": "It is refused, as a value of the wrong type; leave the field out. The events of configureWebhook are the exception (G-162).",
    "evidence": "The field tables name one type for each field.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "null counts as absent."
  },
  {
    "id": "G-259",
    "sections": [
      "§4.2",
      "§4.4",
      "§4.5",
      "§4.6",
      "§7"
    ],
    "unknown": "Order of checks on money routes other than withdrawals.",
    "assumption": "401, content type, JSON, parameter, shape, 404, 403, idempotency, then deadline, amount and balance (refund); idempotency before the destination wallet (transfer). Statement: page size, malformed parameter, missing filter, date range.",
    "evidence": "G-172; a rule on one parameter is judged before a rule across parameters.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Code in overlap."
  },
  {
    "id": "G-260",
    "sections": [
      "§2.1",
      "§2.2",
      "§2.3",
      "§8"
    ],
    "unknown": "externalIds that cannot stand in a path, and control characters outside refunds.",
    "assumption": "`.` and `..` are accepted, but URL parsers collapse them, so such a resource cannot be read by its externalId. U+0000 and half a surrogate pair in any text are refused with the code of a malformed body; other control characters are refused only where the source says so (refund externalId).",
    "evidence": "WHATWG URL; PostgreSQL text cannot hold U+0000, and UTF-8 no half of a surrogate pair.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Stricter patterns."
  },
  {
    "id": "G-261",
    "sections": [
      "§7",
      "§7.4"
    ],
    "unknown": "How many violations one refusal names.",
    "assumption": "At most 100, in order, then one closing entry: `{field: \"body\", message: \"and N more\"}` in the money family, `and N more` in Pix Automático.",
    "evidence": "None was found; an answer should not grow with a hostile request.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The closing entry."
  },
  {
    "id": "G-265",
    "sections": [
      "§7",
      "§7.1",
      "§7.2",
      "§7.4"
    ],
    "unknown": "A JSON body that has the same name twice in one object.",
    "assumption": "It cannot be parsed: InvalidJSON in the money family, HTTP_400 in Pix Automático. Which of the two values counts would depend on the parser.",
    "evidence": "RFC 8259 §4: \"The names within an object SHOULD be unique\"; when they are not, the behaviour of receivers is unpredictable.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The last value counts."
  },
  {
    "id": "G-266",
    "sections": [
      "§7",
      "§7.1",
      "§7.2",
      "§7.4"
    ],
    "unknown": "How deep arrays and objects of a JSON body may nest.",
    "assumption": "64 levels, the outermost included; a deeper body cannot be parsed, with the same codes as broken JSON.",
    "evidence": "RFC 8259 §9 lets an implementation limit the depth of nesting; the deepest request body of the contract, a charge with expectedPayer.bankAccounts, has 4 levels.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The number."
  },
  {
    "id": "G-267",
    "sections": [
      "§7",
      "§7.1",
      "§7.2",
      "§7.4"
    ],
    "unknown": "The encoding of a JSON body, and a byte order mark before it.",
    "assumption": "Bytes that are not valid UTF-8 cannot be parsed. One byte order mark at the start is ignored.",
    "evidence": "RFC 8259 §8.1: JSON between systems is UTF-8, and a parser may ignore a byte order mark.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A mark is refused."
  },
  {
    "id": "G-270",
    "sections": [
      "§1",
      "§4.8"
    ],
    "unknown": "How an integrator steers what the source leaves to the real world: payers, outcomes, time, failures.",
    "assumption": "A control API under `/sandbox`, a document of its own outside the promise of v1, in the sandbox only. Envelope and codes of the money family; closed bodies; every error a code. It asks for a control token when the service was started with one, or listens beyond loopback: then it makes one and shows it.",
    "evidence": "The source has simulations for Pix Automático and for one payment only (§4.2, §4.8); test helpers of payment providers, such as the test clocks of Stripe.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "The sandbox only."
  },
  {
    "id": "G-271",
    "sections": [
      "§2.1",
      "§3.4.1",
      "§4.8"
    ],
    "unknown": "How time passes in the sandbox.",
    "assumption": "Each wallet has a virtual clock: real time and an offset, or standing still. It only goes forward, and a move runs all that falls due, in order, before it answers. Only the restore of a snapshot leads back. A running clock goes on at the rate of real time, also where the clock of the machine is set. A clock is set and moved within 2020-01-01 to 2099-12-31 in Brasília. One process at a time moves it; one that is silent for 4 seconds meanwhile loses the move, and its caller gets 409 ClockMoveLost.",
    "evidence": "Expiries of minutes and cycles of months cannot be waited for in a test.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "The sandbox only."
  },
  {
    "id": "G-272",
    "sections": [
      "§6",
      "§7"
    ],
    "unknown": "How failures of the network and of the service are tried.",
    "assumption": "Faults per wallet, by operation or by event: latency, error status, dropped request, lost answer, duplicate, reordering; with a chance, a rhythm, a limit and a seed.",
    "evidence": "The source asks for reconciliation and deduplication (§1, §6), which only failures exercise.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "The sandbox only."
  },
  {
    "id": "G-273",
    "sections": [
      "§6"
    ],
    "unknown": "How a test waits for an event.",
    "assumption": "A long poll of at most 60 seconds, until an event is recorded or a resource has a status.",
    "evidence": "A test needs no public address for that.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "The sandbox only."
  },
  {
    "id": "G-274",
    "sections": [
      "§7.4"
    ],
    "unknown": "What the sandbox remembers of requests.",
    "assumption": "The last 1000 of each wallet, with bodies of at most 16 KiB. Secrets and tokens are masked, also inside text; the URL of a webhook loses credentials and the values of its query.",
    "evidence": "The source has x-request-id and x-correlation-id but nothing that reads by them.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "The sandbox only."
  },
  {
    "id": "G-275",
    "sections": [
      "§5.3"
    ],
    "unknown": "How a wallet is brought into a known state.",
    "assumption": "A reset to its creation, and snapshots that can be restored as often as wanted.",
    "evidence": "Tests must be repeatable.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "The sandbox only."
  },
  {
    "id": "G-276",
    "sections": [
      "§2.6"
    ],
    "unknown": "How anybody sees that balances and statement agree.",
    "assumption": "A check on demand: total is opening plus credits less debits, available is total less blocked, and the statement lines give the same sums.",
    "evidence": "The source requires daily reconciliation (§1, §2.6).",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "The sandbox only."
  },
  {
    "id": "G-280",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether payer and payer's institution ever act without a simulation.",
    "assumption": "Only where a wallet switches it on: the first Pix a second after creation, the authorization a second later, an answer a second after each instruction, settlement at 08:00 (Brasília) of the due date; charges of the cycles five days before each begins. Payer tax ids choose other courses: 100.000.001-08 fails the risk policy, 100.000.002-80 comes without municipality code, instructions for 100.000.003-61 cannot be sent, 100.000.004-42 rejects the authorization, 100.000.005-23 rejects instructions with AM02 and 100.000.006-04 with AC05, 100.000.007-95 rejects settlements with AB10, 100.000.008-76 never answers. The first three also hold without the switch. Charges are created of themselves for recurrences that are authorized while it is on.",
    "evidence": "The source has simulations only; a subscription of months needs to run by the clock alone to be tested. Providers pay in the morning of the due date (G-082).",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "The sandbox only."
  },
  {
    "id": "G-290",
    "sections": [
      "§4.1",
      "§5.1"
    ],
    "unknown": "How large a token request may be.",
    "assumption": "At most 16 KiB (413 payload_too_large) and 16 parts (400 invalid_request).",
    "evidence": "The form has three short fields, and the route is open to everybody: the caller is not known until the form is read. The source states no limit.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The numbers."
  },
  {
    "id": "G-291",
    "sections": [
      "§7",
      "§7.1",
      "§7.2",
      "§7.4"
    ],
    "unknown": "How many values a JSON body may hold.",
    "assumption": "1,000 members of objects and entries of arrays, at all levels together; a body with more cannot be parsed, with the same codes as broken JSON.",
    "evidence": "RFC 8259 §9 lets an implementation limit what it parses. The largest bodies that the field tables describe, with 50 entries of metadata, hold fewer than 100. Without a limit 1 MiB of `{}` in `bankAccounts` breaks more than a million rules, and naming them occupies a server for minutes.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The number."
  },
  {
    "id": "G-292",
    "sections": [
      "§1",
      "§7",
      "§7.1",
      "§7.2",
      "§7.4"
    ],
    "unknown": "A body that is compressed, or in another charset than UTF-8.",
    "assumption": "415: UnsupportedEncoding in the money family, HTTP_415 in Pix Automático, unsupported_encoding for the token. It is the answer to a Content-Encoding other than identity, and to a charset other than UTF-8 beside the right media type. Another media type stays 400, whatever its charset.",
    "evidence": "RFC 9110 §8.4 and §15.5.16: an origin server may answer 415 to a content coding that it does not accept. RFC 8259 §8.1: JSON between systems is UTF-8. §7.1 and §7.2 give InvalidContentType (400) to a body that is not application/json, and no code for an encoding.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "400 instead."
  },
  {
    "id": "G-293",
    "sections": [
      "§7"
    ],
    "unknown": "A request without Host, with two of them, or with one that is malformed.",
    "assumption": "400 before everything else: InvalidParameter in the money family, HTTP_400 in Pix Automático, invalid_request for the token.",
    "evidence": "RFC 9112 §3.2: a server must answer 400.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The code."
  },
  {
    "id": "G-294",
    "sections": [
      "§5",
      "§7"
    ],
    "unknown": "Which answers a cache may store.",
    "assumption": "None: every answer, errors too, has Cache-Control: no-store.",
    "evidence": "Answers hold tokens, balances, tax ids and Pix keys, and change from one moment to the next. RFC 6749 §5.1 asks for it where there is a token; RFC 9111 §5.2.2.5.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The header."
  },
  {
    "id": "G-300",
    "sections": [
      "§5.1",
      "§5.4"
    ],
    "unknown": "How credentials are taken back.",
    "assumption": "Whoever runs the service revokes a client_id for good. From then on the token request answers 401 invalid_client, and every token that it was given is invalid at once. Other credentials of the wallet go on, so that they can be exchanged without a pause. No later credentials get this client_id.",
    "evidence": "The source has no route for it. RFC 6749 §5.2 has invalid_client for it, RFC 7009 §2 ends tokens at once.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Tokens live until they expire."
  },
  {
    "id": "G-305",
    "sections": [
      "§1",
      "§4.8"
    ],
    "unknown": "Which hosts and web pages may call the control API.",
    "assumption": "On loopback without a control token, the Host header must be localhost, an address of 127.0.0.0/8 or [::1], with any port: else 403 HostNotAllowed. A request with an Origin header is allowed from http and https pages of the same hosts: else 403 OriginNotAllowed, and no CORS headers. Pages of any origin are allowed where the service was told so. The API of the operators is not affected.",
    "evidence": "A page of any site can send POST requests without a preflight to this machine, and by DNS rebinding read the answers. The browser sets both headers. The WHATWG Fetch standard: Origin is sent with every POST.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "The sandbox only."
  },
  {
    "id": "G-310",
    "sections": [
      "§1",
      "§7.4"
    ],
    "unknown": "Which years a date may have: YYYY-MM-DD can write 0000 and 9999.",
    "assumption": "0001 to 9999. The year 0000 does not exist, so a date in it gets the code of a date that does not exist: 400 INVALID_DATE in Pix Automático, INVALID_DATE_RANGE, INVALID_QUERY_PARAMETER or InvalidParameter elsewhere. A firstPaymentDate is 8999-12-31 at the latest, so that 999 annual charges after it still have a date; a later one is 400 INVALID_DATE.",
    "evidence": "\"INVALID_DATE: Date not YYYY-MM-DD or invalid\" (§7.4). The Gregorian calendar has no year 0.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "No real date is affected."
  },
  {
    "id": "G-315",
    "sections": [
      "§6"
    ],
    "unknown": "How many deliveries go to a receiver at the same time.",
    "assumption": "One while the receiver is new or fails; one more with each success within a second, and eight at most.",
    "evidence": "A receiver that hangs must not take what others need: an operator waits 60 seconds for the confirmation of a deposit (§8).",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The load on a receiver, and how fast a backlog reaches it."
  },
  {
    "id": "G-320",
    "sections": [
      "§2.3",
      "§4.8"
    ],
    "unknown": "Whether a refund may take the available balance below zero.",
    "assumption": "No refund may, of a deposit or of a recurring charge: an amount above the available balance is 422 INSUFFICIENT_BALANCE in the family of the route, after the rules on the amount, and nothing is reserved. So nothing leads below zero: withdrawals, transfers, fees and court orders are refused too.",
    "evidence": "The source, §2.3: a refund \"returns the funds of a completed deposit\", so they must be there; a withdrawal above the balance fails (G-032); PicPay and Celcoin refuse such a refund (G-042). The source names no code for refunds, and no refund that is paid from elsewhere.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The refund is accepted, and availableBalance is negative."
  },
  {
    "id": "G-321",
    "sections": [
      "§2.1",
      "§2.4"
    ],
    "unknown": "What a BR Code carries as the name of an operator whose name is not plain ASCII.",
    "assumption": "Field 59 is the name in ASCII, cut to 25 characters: accents are dropped, Latin letters are spelled (ß is ss), other characters become blanks. When no letter and no digit is left (Казино, 🎲), it is the operator's CNPJ. The name itself is never refused.",
    "evidence": "EMVCo gives the field printable ASCII, 1 to 25 characters; BCB examples have names in ASCII. A charge needs a code, and the CNPJ identifies the receiver (§1: the receiver is a CNPJ).",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The payload string only."
  },
  {
    "id": "G-330",
    "sections": [
      "§7",
      "§7.4"
    ],
    "unknown": "What a route answers while the service cannot use its data store.",
    "assumption": "503 with Retry-After in the envelope of the route family: ServiceUnavailable, temporarily_unavailable on the token route, DEPENDENCY_UNAVAILABLE on Pix Automático paths. A change may have been made, or not, as after a lost answer.",
    "evidence": "The source has 503 for Pix Automático only (\"external dependency failure\"). RFC 9110 §15.6.4: 503 with Retry-After is a temporary condition. RFC 6749 §4.1.2.1 has temporarily_unavailable for it.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Codes of 503."
  }
]
