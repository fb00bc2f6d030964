// Generated from gaps.yaml by `node src/generate.ts`. Do not edit.

import type { Gap } from '../data/gaps.ts'

export const gaps: readonly Gap[] = [
  {
    "id": "G-001",
    "sections": [
      "§1",
      "§4.8"
    ],
    "unknown": "The source says that every path is prefixed with /v1, but lists `GET /rec/{accessToken}` without it.",
    "assumption": "The service serves `/rec/{accessToken}` at the root only, with no /v1 alias. The /v1 rule is read as \"every operator route\".",
    "evidence": "BCB: the location is `{fqdn}/{optional}/{type}/{token}`, without scheme; `/rec/` is the type of recurrences (MPI §2.7), an open capability URL outside the versioned API. The source writes the path in §4.8 and §5 without /v1.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Payer institutions resolve the location under /v1: textContent holds another URL there, and operators that call /rec themselves must add /v1. A code that only shows textContent is not affected."
  },
  {
    "id": "G-002",
    "sections": [
      "§1",
      "§5"
    ],
    "unknown": "The source says that bodies are camelCase, but the fields of the OAuth token request are snake_case.",
    "assumption": "The token request and its response use the snake_case of RFC 6749; every other body is camelCase.",
    "evidence": "RFC 6749 §4.4 and §5.1; the source already writes the request fields in snake_case.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The token response has accessToken and expiresIn: operators that read access_token get undefined and send `Bearer undefined`. They change the two names in their token code."
  },
  {
    "id": "G-003",
    "sections": [
      "§1"
    ],
    "unknown": "Offset and precision of ISO 8601 timestamps.",
    "assumption": "UTC with milliseconds and the suffix `Z` (`2026-03-01T12:00:00.000Z`). Calendar dates and cut-offs are computed in America/Sao_Paulo.",
    "evidence": "BCB examples use `…Z` with milliseconds; SPI XSD requires `….sssZ`.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that expect milliseconds and `Z` must parse other ISO 8601 forms."
  },
  {
    "id": "G-004",
    "sections": [
      "§1",
      "§4.8"
    ],
    "unknown": "How the service knows whether it runs as sandbox or as production.",
    "assumption": "One setting, sandbox by default. In production, simulations and `/v1/pix/mock/*` answer 404 like an unknown path, before authentication and validation. A store keeps the mode in which it was created; a service in the other mode refuses to start with that store.",
    "evidence": "The source, §4.8 (\"answer 404 in production\") and §4.2 (\"staging\").",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Only the way to configure the service changes; the contract stays."
  },
  {
    "id": "G-005",
    "sections": [
      "§1",
      "§5.3"
    ],
    "unknown": "How operators, wallets, accounts and credentials are created.",
    "assumption": "The first start of a sandbox creates demo data: at least two operators, each with client_id and client_secret, one operator CNPJ, at least two wallets (UUIDv4), one account (ISPB, branch, number), Pix keys of its own and an opening balance. Production starts empty. In both modes the person who runs the service creates operators, wallets and credentials by command. A token is bound to one wallet.",
    "evidence": "The source scopes resources by wallet (§5.3) and speaks of \"wallets of the operator\" (§1), but has no onboarding route.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators see nothing: they get their credentials from the provider. Whoever runs the sandbox uses other commands, and tests that name the demo wallets change the ids."
  },
  {
    "id": "G-006",
    "sections": [
      "§2"
    ],
    "unknown": "ISPB of the institution behind the service.",
    "assumption": "8 characters, `12345678` in the demo data; validated as `^[0-9A-Z]{8}$`.",
    "evidence": "The id formats of the source contain an ISPB of 8 characters; API 2.9.0: ISPB and CNPJ are alphanumeric.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that check ids or bank codes with a pattern of digits only, or of this contract, refuse those of the provider, and must widen the pattern."
  },
  {
    "id": "G-007",
    "sections": [
      "§2.1",
      "§2.2"
    ],
    "unknown": "Values of accountType beyond CACC.",
    "assumption": "CACC, SVGS, SLRY, TRAN (checking, savings, salary, payment). Requests accept these four; answers may have others (G-430). A salary account neither pays nor receives: SLRY in bankAccounts never matches, and a withdrawal to SLRY ends REJECTED with TRANSACTION_NOT_SUPPORTED.",
    "evidence": "DICT `AccountType` has these four. SPI pacs.008: SLRY only as receiver, \"uso exclusivo da STN\"; AG03 for transfers to a salary account; pain.012 SA01: no salary account as payer. P615: a registered account of a bettor is a deposit or payment account.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider refuses a withdrawal to SLRY at once with a 400, or settles it; operators drop SLRY from their forms or handle one more status."
  },
  {
    "id": "G-008",
    "sections": [
      "§2.1",
      "§2.2"
    ],
    "unknown": "Values of personType beyond NATURAL_PERSON.",
    "assumption": "NATURAL_PERSON and LEGAL_PERSON. Requests accept these two; answers may have others (G-430).",
    "evidence": "DICT person types, same spelling: a natural person has a CPF and a name of at most 120 characters, a legal person a CNPJ.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators must send another word for companies in creditor.personType; the provider answers LEGAL_PERSON with 400."
  },
  {
    "id": "G-009",
    "sections": [
      "§2.1",
      "§2.2"
    ],
    "unknown": "Which fields of the bank account object are required, and their formats.",
    "assumption": "bankCode `^[0-9A-Z]{8}$`, accountNumber `^[0-9]{1,20}$` (check digit included), accountType (G-007) and personType (G-008) are required when the object is sent. branchCode `^[0-9]{1,4}$` is optional (G-431).",
    "evidence": "DICT BrazilianAccount: Participant, AccountNumber (1 to 20 digits), AccountType and OpeningDate are required, Branch (1 to 4 digits) is not; pacs.008 and pain.013 have an optional branch.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The service refuses bank accounts that the provider accepts, for example without personType; operators must send the field that is missing there."
  },
  {
    "id": "G-010",
    "sections": [
      "§2.1"
    ],
    "unknown": "Whether expectedPayer.taxId may be a CNPJ, and whether its check digits are verified.",
    "assumption": "taxId is a CPF: 11 digits after punctuation is stripped, with verified check digits. A CNPJ returns 400 MalformedRequest.",
    "evidence": "The source: \"the CPF that pays must be the one declared\". LAW art. 30 and P615: deposits come from, and prizes go to, an account of the bettor, who is a natural person.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider accepts a CNPJ in expectedPayer.taxId, which returns 400 here. An operator with corporate players would send it; for bettors nothing changes."
  },
  {
    "id": "G-011",
    "sections": [
      "§2.1"
    ],
    "unknown": "What expectedPayer means when it is `{}` or has only a name.",
    "assumption": "The charge is accepted and no payer check applies: only taxId or a non-empty bankAccounts enables a check. An empty bankAccounts array returns 400 MalformedRequest, and so does an unknown property (G-433).",
    "evidence": "The source: \"each check is optional and enabled by sending its field\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "At the provider, an empty bankAccounts array may be accepted and disable the check, or refuse every account; operators must not send it. Or the provider refuses `{}`, and operators must omit expectedPayer."
  },
  {
    "id": "G-012",
    "sections": [
      "§2.1"
    ],
    "unknown": "Which fields decide that a paying account is one of bankAccounts.",
    "assumption": "bankCode, accountNumber (leading zeros stripped) and accountType must be equal, and branchCode (leading zeros stripped) when both accounts have one. personType is not compared.",
    "evidence": "DICT identifies an account by participant, branch and number, and does not require the branch; the source says nothing.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A payment that settles here is refused with ACCOUNT_MISMATCH at the provider, or the reverse; operators must declare accounts as the provider compares them, for example with the branch."
  },
  {
    "id": "G-013",
    "sections": [
      "§2.1",
      "§8"
    ],
    "unknown": "The bounds of a deposit's expiresIn, and whether a value below 600 is rejected.",
    "assumption": "1 to 2592000 whole seconds are accepted. A value below 600 is accepted, but the description advises against it. Zero, negative and non-integer values return 400 MalformedRequest.",
    "evidence": "The source: \"recommended\"; BCB calendario.expiracao: a value of 0 or below is invalid, default 86400. The cap of 30 days is taken from the recurrence.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Values near the bounds get 400 MalformedRequest at the provider, for example 300 seconds or 30 days. Operators with such values must change one setting."
  },
  {
    "id": "G-014",
    "sections": [
      "§2.1",
      "§8"
    ],
    "unknown": "The minimum and maximum amount of deposits and withdrawals.",
    "assumption": "At least 1 centavo; at most 100000000000 (R$ 1 billion), which is only a technical guard. The amount must be a JSON integer.",
    "evidence": "The source: \"positive\"; BCB: the pattern of valor allows 10 integer digits; no public limit per operator was found.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider refuses small or large amounts with 400 that pass here. Operators put its limits into their cashier, so that a player cannot choose such an amount."
  },
  {
    "id": "G-015",
    "sections": [
      "§2.1"
    ],
    "unknown": "What a pixKey returns that is not one of the operator's own keys.",
    "assumption": "400 MalformedRequest with a detail that names pixKey. A key is the operator's own when it belongs to the wallet of the token.",
    "evidence": "BCB CobOperacaoInvalida (400): the key belongs to an account that is not this receiver's.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A wrong pixKey returns 403 or 422 at the provider. Operators that treat only 400 as a configuration error must add the status."
  },
  {
    "id": "G-016",
    "sections": [
      "§2.1",
      "§2.2"
    ],
    "unknown": "Whether metadata values other than strings are allowed.",
    "assumption": "metadata is an object of strings. A value of another type, more than 50 entries, a key above 50 characters, a value above 200 characters, or an empty key returns 400 MalformedRequest.",
    "evidence": "The limits of the source; \"key-value map\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider converts other values to strings instead of rejecting them."
  },
  {
    "id": "G-017",
    "sections": [
      "§2.1",
      "§2"
    ],
    "unknown": "Whether optional fields without a value are omitted or null in responses.",
    "assumption": "They are present and `null` in resources, so that the shape of a resource is stable. They are omitted from webhook payloads.",
    "evidence": "The source writes \"cancellationReason (null unless cancelled)\".",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators must treat the fields as optional instead of nullable."
  },
  {
    "id": "G-018",
    "sections": [
      "§2.1",
      "§8"
    ],
    "unknown": "What a deposit externalId does that was used before.",
    "assumption": "A deposit externalId is not unique: each POST creates a new charge. The statement returns the value as it was sent.",
    "evidence": "The source calls only the withdrawal externalId an idempotency value. Against it: PayZu documents that a repeated reference returns the same charge.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A second POST returns the first charge, or 409, instead of a new charge."
  },
  {
    "id": "G-019",
    "sections": [
      "§2.1"
    ],
    "unknown": "The exact content of brCode.",
    "assumption": "Dynamic BR Code: 00=01, 01=12, 26(00=br.gov.bcb.pix, 25=location without scheme, <=77), 52=0000, 53=986, 58=BR, 59=name <=25, 60=city <=15, 62(05=***), 63=CRC. It has no amount (54). At most 512 characters in all. The app of a payer ignores 54 and the txid of a dynamic code.",
    "evidence": "MPI §2.7: \"Os campos Valor e Identificador da Transação (txid) não devem ser preenchidos no QR Code dinâmico. Se preenchidos, seu conteúdo deve ser ignorado\"; all dynamic examples lack 54 (their CRCs were checked). pixCopiaECola has at most 512 characters. Field 59 is formal: the name shown is the one in the DICT. Its 25 characters, and the 15 of field 60, are EMVCo's; no text of BCB was found.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "brCode contains the amount at the provider. Operators that show the text as it is change nothing; code that parses brCode must not rely on the presence or absence of 54."
  },
  {
    "id": "G-020",
    "sections": [
      "§2.1"
    ],
    "unknown": "Whether the charge location in brCode resolves.",
    "assumption": "It resolves: the service serves the signed payload of the charge at /qr/v2/<location>, on the host that its setting --location-host names (in the sandbox pix.example.com, a placeholder). Without a key for the signature (--location-key), production serves nothing there.",
    "evidence": "The source lists no such route. BCB has GET /{pixUrlAccessToken}, which the payer's app calls before it pays: a JWS (application/jose) with revisao, calendario, valor.original, chave, txid and status; without it, no payer can pay the brCode. MPI §2.8.3: the two locations of a composite code are on one host.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Another system of the institution serves the locations; whoever runs the service sets --location-host to its host and serves the payloads there. Operators change nothing."
  },
  {
    "id": "G-021",
    "sections": [
      "§2.1"
    ],
    "unknown": "Contents of debtor.",
    "assumption": "`{name, taxId, personType, bankCode, branchCode, accountNumber, accountType}`; null until PAID. branchCode is null for an account without a branch (G-431).",
    "evidence": "The field names that the source gives to creditor (§2.2) and to the bank account; BCB Pix.pagador has cpf or cnpj, and nome.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "debtor has other names, for example document instead of taxId: code that shows or stores the payer reads undefined. The credit of the player is not affected."
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
    "effectIfWrong": "pixTransaction has other names: operators do not find the endToEndId that a refund needs in its path, and must read it elsewhere, for example in the event."
  },
  {
    "id": "G-023",
    "sections": [
      "§2.1"
    ],
    "unknown": "Whether the create response carries metadata and paidAt, which are missing from its field list.",
    "assumption": "It carries exactly the ten listed fields. GET adds debtor, metadata, paidAt and pixTransaction.",
    "evidence": "The lists of the source, §2.1.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The create response has more fields; operators that ignore unknown fields are not affected."
  },
  {
    "id": "G-024",
    "sections": [
      "§2.1",
      "§2.4",
      "§8"
    ],
    "unknown": "Which limits metadata has in each product.",
    "assumption": "Pix Automático accepts a map of strings without limits of its own; only the limits of a body apply (1 MiB; 1,000 values, G-291). The limits of 50 entries, 50 characters per key and 200 per value apply to deposits and withdrawals; transfers reuse them.",
    "evidence": "The source says \"free-form string map\" in §2.4 and states the limits in §2.1 and §8.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Recurrences with large metadata return 400 HTTP_400 at the provider. Operators keep the map within 50 entries of 50 and 200 characters, as for deposits."
  },
  {
    "id": "G-025",
    "sections": [
      "§2.1",
      "§8"
    ],
    "unknown": "Whether a deposit externalId may be empty: \"at most 100\" (§2.1) allows it, \"1 to 100\" (§8) does not.",
    "assumption": "1 to 100 characters; an empty string returns 400 MalformedRequest.",
    "evidence": "The source, §8.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider creates deposits with an empty externalId, which return 400 here. Such deposits cannot be told apart on the statement; send a value."
  },
  {
    "id": "G-026",
    "sections": [
      "§2.1"
    ],
    "unknown": "Whether the payer sees description, or the QR code carries it.",
    "assumption": "brCode does not carry it. The payload at the location of the charge does, as solicitacaoPagador, so the payer's app shows it.",
    "evidence": "BCB solicitacaoPagador is an optional claim of the location payload, not of the QR code; it has at most 140 characters, like description.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Payers do not see the description, so operators must not write instructions into it; or brCode carries it and becomes longer."
  },
  {
    "id": "G-027",
    "sections": [
      "§2.2"
    ],
    "unknown": "Which creditor fields a withdrawal by bank details requires.",
    "assumption": "All seven, except branchCode (G-431). taxId is a CPF or CNPJ consistent with personType, check digits verified.",
    "evidence": "The source: \"every detail comes from the caller\"; §7.2 \"manual account fields\". DICT and pacs.008 do not require the branch.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider accepts withdrawals with fewer creditor fields, or requires branchCode: then a withdrawal without it returns 400 MalformedRequest there, and operators must ask the player for the branch."
  },
  {
    "id": "G-028",
    "sections": [
      "§2.2"
    ],
    "unknown": "How the type of a pixKey is detected, and whether a CNPJ key is accepted.",
    "assumption": "A CPF key is `^[0-9]{11}$` with valid check digits; a phone key is `^\\+[1-9][0-9]\\d{1,14}$`, of any country; an e-mail key is in lower case, has no `%` and at most 77 characters; a random key is a UUID in lower case. A CNPJ or any other value returns 400 MalformedRequest. A key of a valid form that the directory does not have returns 404.",
    "evidence": "DICT: CPF, PHONE `^\\+[1-9][0-9]\\d{1,14}$`, EMAIL in lower case, EVP; new types may come. The source lists four types, and CNPJ is not among them.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider refuses foreign phone keys with 400 instead of 404, or accepts withdrawals to CNPJ keys. Operators adjust the check of the form in which a player enters a key."
  },
  {
    "id": "G-029",
    "sections": [
      "§2.2"
    ],
    "unknown": "The formats of expectedCreditor.taxId and expectedCreditor.name.",
    "assumption": "taxId is a CPF of 11 digits with valid check digits; name is required, 1 to 140 characters. Punctuation is accepted and stripped, as in G-010.",
    "evidence": "The source compares the CPF that holds the key. LAW art. 30: prizes \"exclusivamente\" to accounts \"de titularidade dos respectivos apostadores\". BCB nome maxLength 140; DICT names have at most 120.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider refuses names above 120 characters with 400, or accepts a CNPJ. Operators cut long names before they send them."
  },
  {
    "id": "G-030",
    "sections": [
      "§2.2"
    ],
    "unknown": "The value of initiationType for a withdrawal by bank details.",
    "assumption": "`MANUAL`.",
    "evidence": "The path of the source, `/withdraw/manual`; the arrangement code for typed account data is MANU, for keys DICT.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "initiationType of a withdrawal by bank details has another word, for example BANK_ACCOUNT. Reports that group by it show a new group; the list is open (G-430), so nothing fails."
  },
  {
    "id": "G-031",
    "sections": [
      "§2.2"
    ],
    "unknown": "Which values errorCode has besides ACCOUNT_MISMATCH.",
    "assumption": "errorCode is a string with an open list of values: ACCOUNT_MISMATCH, INSUFFICIENT_BALANCE, ACCOUNT_NOT_FOUND, ACCOUNT_BLOCKED, ACCOUNT_CLOSED, INVALID_ACCOUNT_TYPE, TRANSACTION_NOT_SUPPORTED, AMOUNT_LIMIT_EXCEEDED, REJECTED_BY_COUNTERPARTY, SETTLEMENT_TIMEOUT, PROVIDER_UNAVAILABLE.",
    "evidence": "SPI codes AC03, AC06, AC07, AC14, AG03, AM02, DS04, AB03, AB09 and BE01; the error table of Woovi.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that compare errorCode find other names; the list is open, so validation still passes."
  },
  {
    "id": "G-032",
    "sections": [
      "§2.2",
      "§7.2"
    ],
    "unknown": "What a withdrawal returns when its amount is above the available balance.",
    "assumption": "202 with status FAILED and errorCode INSUFFICIENT_BALANCE. The balance is not debited. pixWithdrawFailed is sent.",
    "evidence": "§7.2 of the source has no 4xx code for it. The create response may carry FAILED, and §2.2 allows errorCode on FAILED.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators get a 422 instead of a FAILED withdrawal, and no pixWithdrawFailed."
  },
  {
    "id": "G-033",
    "sections": [
      "§2.2"
    ],
    "unknown": "At which status a withdrawal gets its endToEndId.",
    "assumption": "It is null while INITIATED and set from CONFIRMED or PROCESSING on. It stays when the withdrawal fails after sending.",
    "evidence": "E2E: the sender creates the endToEndId at submission.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators find null where the service returns an id, or the reverse."
  },
  {
    "id": "G-034",
    "sections": [
      "§2.2"
    ],
    "unknown": "What creditor holds in a withdrawal by key, and expectedCreditor in a withdrawal by bank details.",
    "assumption": "By key: creditor holds the directory's data once the key is resolved, and expectedCreditor is echoed. By bank details: creditor is echoed and expectedCreditor is null. branchCode of creditor is null when the account has none (G-431).",
    "evidence": "One query response lists both names.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators find null in creditor, or a value in expectedCreditor."
  },
  {
    "id": "G-035",
    "sections": [
      "§2.2"
    ],
    "unknown": "Whether the query response carries description: the request accepts it, but the response list lacks it.",
    "assumption": "The query response does not carry it.",
    "evidence": "The list of the source, §2.2.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The withdrawal has description as well. Operators ignore it, or stop keeping the text on their side."
  },
  {
    "id": "G-036",
    "sections": [
      "§2.2"
    ],
    "unknown": "The format of transactionId.",
    "assumption": "A UUIDv4. It is also the productTransactionId of the statement line.",
    "evidence": "chargeId is a UUIDv4.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that validate the id as a UUIDv4 reject the provider's ids."
  },
  {
    "id": "G-037",
    "sections": [
      "§2.3",
      "§4.4"
    ],
    "unknown": "Whether the body of a refund needs endToEndId: the source lists it in both the path and the body.",
    "assumption": "The body value is optional. A body value that differs from the path returns 400 MalformedRequest.",
    "evidence": "The source lists it in both places.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A refund without endToEndId in its body returns 400 at the provider. Operators send the value of the path in the body too, which works here as well."
  },
  {
    "id": "G-038",
    "sections": [
      "§2.3"
    ],
    "unknown": "The fields of a refund's creditor.",
    "assumption": "The same seven fields as debtor; they describe the original payer. branchCode is null for an account without a branch (G-431). For a recurring charge, the branch code, the account number and the account type are null.",
    "evidence": "The creditor of §2.2 has the same fields. The reports of recurring payments name the payer and the institution, but not the account; the refund refers to the original Pix, so the institution knows the account.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "creditor of a refund has other names: code that shows who got the money back reads undefined. The refund itself is not affected."
  },
  {
    "id": "G-039",
    "sections": [
      "§2.3"
    ],
    "unknown": "How canBeReversedUntil is computed.",
    "assumption": "90 days after the instant at which the original transaction settled.",
    "evidence": "BCB PixDevolucaoInvalida: \"90 dias desde a data de liquidação original\"; MFP §4: \"prazo de noventa dias\"; DT05 when it is late.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators see another canBeReversedUntil, and a refund in the last hours of the window is refused or accepted otherwise. They must read the deadline from the response and not compute it."
  },
  {
    "id": "G-040",
    "sections": [
      "§2.3"
    ],
    "unknown": "Whether leftAmount and totalReversedAmount count a refund that is PROCESSING.",
    "assumption": "They do. totalReversedAmount is the sum of all refunds of the transaction that have not FAILED, including the refund in the response, and of its take-backs by MED (G-382). So it rises, and leftAmount falls, without an act of the operator too. leftAmount is originalAmount − totalReversedAmount.",
    "evidence": "BCB: \"A soma dos valores de todas as devoluções não podem ultrapassar o valor total do Pix\"; the devoluções include those of MED. That a refund under way counts follows from it: otherwise two refunds at a time could exceed the sum.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "While a refund is PROCESSING, leftAmount is still the old one: an operator that computes the next partial refund from it gets 422 REFUND_AMOUNT_EXCEEDED. It must subtract its own open refunds."
  },
  {
    "id": "G-041",
    "sections": [
      "§2.3"
    ],
    "unknown": "Which transactions can be refunded.",
    "assumption": "createRefund accepts paid deposits of the wallet, settled first payments of recurrences and settled cycle charges, also those that a post-due retry or a re-send settled. The rules are the same for all: 90 days, partial refunds, one externalId per refund. Refunds by createRefund and simulated refunds (G-230) add up, and together never exceed the payment. Every other endToEndId returns 404 NotFound.",
    "evidence": "The source has refunds for \"a completed deposit\", and simulations of the refunds of recurring charges, which do not exist in production. BCB: the object PixAutomatico has the same devolucoes as any other received Pix, with the nature ORIGINAL (MD06). MFP §4: the receiver can return every received Pix within 90 days, in parts.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators can refund more transactions, or fewer."
  },
  {
    "id": "G-042",
    "sections": [
      "§2.3",
      "§7"
    ],
    "unknown": "The error codes of the refund routes.",
    "assumption": "They use the envelope of the other money routes: 400 InvalidContentType, InvalidJSON, MalformedRequest (shape), InvalidParameter (path); 403 Forbidden (other wallet); 404 NotFound; 409 IDEMPOTENCY_ERROR; 422 REFUND_AMOUNT_EXCEEDED, REFUND_DEADLINE_EXCEEDED, INSUFFICIENT_BALANCE.",
    "evidence": "The codes of §7.1 and §7.2; PicPay and Celcoin have the same three business failures.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Refunds fail with other codes. Operators that decide by code fall into their default branch, and must map, above all, the code for \"amount above the rest\"."
  },
  {
    "id": "G-043",
    "sections": [
      "§2.3"
    ],
    "unknown": "What a refund returns whose endToEndId and externalId were used together before.",
    "assumption": "The same body returns the first response again (G-420) and moves no money. A different body returns 409 IDEMPOTENCY_ERROR.",
    "evidence": "The source: externalId distinguishes partial refunds. Against it: in BCB's API, a reused {id} of a devolução is a violation (400).",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "An identical repeat returns 409, so operators cannot repeat a refund safely."
  },
  {
    "id": "G-044",
    "sections": [
      "§2.3"
    ],
    "unknown": "The format of refundEndToEndId.",
    "assumption": "`D` + ISPB + yyyyMMddHHmm (UTC) + 11 alphanumeric characters: 32 characters.",
    "evidence": "BCB example of rtrId; E2E: the rule for the layout. A refund refers to the original Pix, never to another refund (reject code AG13).",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "refundEndToEndId has another form: a column or check of 32 characters that start with D refuses it, and must be widened."
  },
  {
    "id": "G-045",
    "sections": [
      "§2.3"
    ],
    "unknown": "Which characters \"no control characters\" excludes.",
    "assumption": "U+0000 to U+001F and U+007F to U+009F are rejected. Leading and trailing spaces are kept.",
    "evidence": "Unicode category Cc; the source: \"stored and compared exactly as sent\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Only externalIds with unusual characters are accepted or rejected differently."
  },
  {
    "id": "G-046",
    "sections": [
      "§2.4",
      "§7.4"
    ],
    "unknown": "Whether routes other than Pix Automático reject unknown body properties.",
    "assumption": "Pix Automático rejects them with HTTP_400. Deposit, withdrawal, refund, transfer and PUT /v1/webhook ignore them, except in the objects that protect money, which refuse them (G-433).",
    "evidence": "The source states the rule only in §2.4 and §7.4. BCB asks clients to tolerate new fields and does not mention request bodies.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Requests with unknown properties that return 2xx here return 400 MalformedRequest."
  },
  {
    "id": "G-047",
    "sections": [
      "§2.4"
    ],
    "unknown": "The inner fields of recurrenceDetails.",
    "assumption": "`{frequency*, firstPaymentDate*, totalCharges*, contract*, allowPostDuePayment (default false), descriptionToPayer (at most 140 characters)}`, where * marks the required fields. Unknown keys are rejected.",
    "evidence": "These are exactly the resource fields that no other field of the create body provides; BCB rec.calendario, politicaRetentativa and vinculo; Asaas frequency, startDate and contractId.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators must change the body of createRecurrence. This assumption affects more of the contract than any other."
  },
  {
    "id": "G-048",
    "sections": [
      "§2.4"
    ],
    "unknown": "The fields of contract.",
    "assumption": "`{id* (1 to 35 characters), description (at most 35)}`, where * marks the required field.",
    "evidence": "BCB vinculo.contrato and vinculo.objeto, both at most 35; iugu contract_number, at most 35.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Creating a recurrence returns 400 HTTP_400, because contract has unknown or missing fields. Operators rename two fields in the request and in what they read."
  },
  {
    "id": "G-049",
    "sections": [
      "§2.4"
    ],
    "unknown": "The inner fields of the expectedPayer of a recurrence.",
    "assumption": "`{taxId*, name (at most 140 characters)}`. taxId is stored without punctuation and in upper case.",
    "evidence": "BCB vinculo.devedor: cpf or cnpj, and nome of at most 140; the source's simulation of the first payment has payerName.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Creating a recurrence returns 400 HTTP_400 for expectedPayer.name, or for a missing field. Operators rename or add the field."
  },
  {
    "id": "G-050",
    "sections": [
      "§2.4"
    ],
    "unknown": "Whether totalCharges is required, and whether an open-ended recurrence is possible.",
    "assumption": "totalCharges is required, from 1 to 999, and counts cycle 1. A recurrence always has an end.",
    "evidence": "The source: cycleNumber \"not above totalCharges\". BCB allows an open end (dataFinal is optional).",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators can create open-ended recurrences; totalCharges and lastPaymentDate become nullable."
  },
  {
    "id": "G-051",
    "sections": [
      "§2.4",
      "§4.8"
    ],
    "unknown": "Whether firstPaymentDate is the date of cycle 1 (the immediate Pix) or of the first scheduled charge.",
    "assumption": "It is the date of the first scheduled charge. Cycle n (n >= 2) spans [A+(n-2)p, A+(n-1)p − 1 day], where A is firstPaymentDate and p the period. A month without that day uses its last day, always counted from A.",
    "evidence": "The source: firstPaymentDate is at least 2 days after the journey expires, and the immediate Pix is paid before that; the code DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION. MPI 4.3.1: a due date may fall anywhere in the cycle. OFB: the separate first payment is outside the cycles, and cycle 1 starts at the start date. With the other reading, no monthly cycle could be scheduled within the 10-day limit.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Every cycle window shifts by one period, so due dates that operators compute are rejected."
  },
  {
    "id": "G-052",
    "sections": [
      "§2.4"
    ],
    "unknown": "How lastPaymentDate is computed.",
    "assumption": "It is the last day of the window of cycle totalCharges, A+(totalCharges-1)p − 1 day (G-051), or firstPaymentDate when totalCharges is 1.",
    "evidence": "Post-due retries must be possible in the last cycle: POST_DUE_RETRY_CROSSES_CYCLE mentions the recurrence end.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A due date in the last cycle that passes here returns 422 AFTER_RECURRENCE_END, or the reverse. Operators that plan the last charge themselves must read lastPaymentDate from the recurrence."
  },
  {
    "id": "G-053",
    "sections": [
      "§2.4"
    ],
    "unknown": "When a cycle starts that falls on day 29, 30 or 31 in a shorter month.",
    "assumption": "It starts on the last day of the month, always counted from the original day (31 → 30 → 31 → 31 → 28).",
    "evidence": "OFB, worked example; MPI 4.3.1 has the same: 30/12, 30/01, 28/02, 30/03.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "For recurrences that start on day 29 to 31, windows move by up to three days: a charge on the first or last day of a cycle returns 422 SCHEDULE_OUTSIDE_RECURRENCE_CYCLE. Operators charge in the middle of the cycle."
  },
  {
    "id": "G-054",
    "sections": [
      "§2.4"
    ],
    "unknown": "The length of a cycle for each frequency.",
    "assumption": "7 days, 1, 3, 6 and 12 months.",
    "evidence": "BCB; the schedules of PPRO and EBANX.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Charges on planned due dates return 422 SCHEDULE_OUTSIDE_RECURRENCE_CYCLE, because cycles are, for example, 30 days and not a month. Operators change how they compute due dates."
  },
  {
    "id": "G-055",
    "sections": [
      "§2.4"
    ],
    "unknown": "Whether the id starts with RR when allowPostDuePayment is false.",
    "assumption": "The service makes ids that start with RR, as the source says. Readers accept RR and RN. The 11 hex characters are in lower case; the date is the creation date in Brasília.",
    "evidence": "MPI 2.1.1: the second letter is R with retries and N without; pain.013 NTAG may be sent only \"se a recorrência … assim identificar, conforme regra de formação do campo idRecorrencia\". So an RR id with allowPostDuePayment false tells the payer institution that retries are allowed. The source says RR for all.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Ids of recurrences without retries start with RN at the provider. Operators that check the prefix themselves must accept RN; with the pattern of this contract nothing changes."
  },
  {
    "id": "G-056",
    "sections": [
      "§2.4"
    ],
    "unknown": "Whether the resource carries minimumAmount: the request accepts it, but the list of resource fields lacks it.",
    "assumption": "The resource returns it as an extra nullable field, `minimumAmount`.",
    "evidence": "The field lists of the source; BCB valorMinimoRecebedor is part of rec.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The recurrence has no minimumAmount: operators that show the lowest cap to their staff must store it when they create the recurrence."
  },
  {
    "id": "G-057",
    "sections": [
      "§2.4"
    ],
    "unknown": "The value of amountType for a variable recurrence.",
    "assumption": "`VARIABLE`.",
    "evidence": "Asaas, PPRO and QI Tech write FIXED and VARIABLE.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "amountType of a variable recurrence has another word. Operators that compare it with VARIABLE take the recurrence for fixed; test amount for null instead."
  },
  {
    "id": "G-058",
    "sections": [
      "§2.4"
    ],
    "unknown": "The amount of the first Pix of a fixed recurrence.",
    "assumption": "It equals amount. The resource's firstPaymentAmount is null for a fixed recurrence.",
    "evidence": "firstPaymentAmount is forbidden in the request of a fixed recurrence.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The resource echoes the amount in firstPaymentAmount instead of null."
  },
  {
    "id": "G-059",
    "sections": [
      "§2.4"
    ],
    "unknown": "What a request means that has neither amount nor minimumAmount.",
    "assumption": "It creates a variable recurrence; firstPaymentAmount is still required.",
    "evidence": "The source: \"Omit for a variable recurrence\".",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A variable recurrence without minimumAmount returns 400 or 422 at the provider. Operators send one centavo as minimumAmount, which is valid here too."
  },
  {
    "id": "G-060",
    "sections": [
      "§2.4",
      "§8"
    ],
    "unknown": "Which pixKey a recurrence accepts: the source allows 1 to 200 characters, but Pix keys have at most 77.",
    "assumption": "1 to 200 characters are accepted. The key must belong to the wallet; another key returns 400 HTTP_400.",
    "evidence": "The limit of the source; DICT Key has at most 77. MPI 2.3.3: the institution must check that the receiver owns the account, otherwise it \"não deve permitir a criação da cobrança\". Pix Automático itself uses no Pix key.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider accepts keys of other wallets of the operator; recurrences that it creates return 400 HTTP_400 here. Operators that use one key for several wallets must keep a key per wallet."
  },
  {
    "id": "G-061",
    "sections": [
      "§2.4"
    ],
    "unknown": "Whether receiverCnpj must be the CNPJ of the operator.",
    "assumption": "It must be. Another CNPJ returns 400 INVALID_RECEIVER_CNPJ. A switch of a sandbox wallet (ownReceiverCnpjOnly) turns the rule off; production always applies it.",
    "evidence": "MPI 2.1.2: the institution fills in the identity of the receiver \"de acordo com os dados cadastrais\"; 2.3.3: it must check that the receiver owns the account, otherwise it \"não deve permitir a criação da cobrança\". The scheme rejects a charge with another CNPJ (AB10, CRNC in the newest catalogue).",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider accepts the CNPJ of another company, for example of a group. Operators that charge for several companies from one wallet get 400 here, and turn the switch off in the sandbox to test it."
  },
  {
    "id": "G-062",
    "sections": [
      "§2.4"
    ],
    "unknown": "The values of a recurrence's statusDetailed.",
    "assumption": "AWAITING_FIRST_PAYMENT, FIRST_PAYMENT_SUCCESS and VALIDATION_SUCCEEDED; we add AUTHORIZATION_REJECTED, JOURNEY_EXPIRED, CANCELLED_BY_RECEIVER, CANCELLED_BY_PAYER, COMPLETED.",
    "evidence": "The first three are in the source; BCB has the states CRIADA, APROVADA, REJEITADA, EXPIRADA, CANCELADA.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that compare statusDetailed find other names; the list is open, so validation still passes."
  },
  {
    "id": "G-063",
    "sections": [
      "§2.4"
    ],
    "unknown": "Which values firstPaymentStatus has besides SETTLED.",
    "assumption": "PENDING, SETTLED, EXPIRED, REFUNDED. REFUNDED means that the whole amount was refunded (G-230).",
    "evidence": "Only SETTLED appears in the source; a refund simulation exists.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "firstPaymentStatus has other words before the payment or after a refund. Operators that wait for PENDING or REFUNDED wait in vain; wait for SETTLED, which the source shows."
  },
  {
    "id": "G-064",
    "sections": [
      "§2.4",
      "§9"
    ],
    "unknown": "How version changes.",
    "assumption": "It starts at 1 and grows by 1 on every persisted change.",
    "evidence": "BCB: revisao grows by 1 per change (and starts at 0).",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that compare version with a fixed start value find 0 instead of 1."
  },
  {
    "id": "G-065",
    "sections": [
      "§2.4"
    ],
    "unknown": "The exact content of textContent.",
    "assumption": "The dynamic QR code of the first Pix (26/25) plus template 80: `00=br.gov.bcb.pix`, `25=<host>/rec/<recUrlAccessToken>`, before field 63. Location 26/25 is `<host>/qr/v2/<recUrlAccessToken>` on the same host; the service serves the payload of the first payment there (G-370).",
    "evidence": "MPI §2.8.3 (Journey 3): the code of an immediate charge with the recurrence in template 80, without amount, and \"o fqdnPspRecebedor … destas duas URLs deve ser idêntico\"; recResponse6, CRC checked. An error in either link stops the app of the payer.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "textContent has another template or another host at the provider. Operators that show it as it is change nothing; code that takes the token out of it must read recUrlAccessToken instead."
  },
  {
    "id": "G-066",
    "sections": [
      "§2.4"
    ],
    "unknown": "Where municipalityCode comes from.",
    "assumption": "It is a 7-digit IBGE code, null until the payer institution accepts the authorization; 3550308 in the demo data.",
    "evidence": "BCB: pagador.codMun arrives with the acceptance. MPI, Annex V 3.2: the municipality is \"necessário para se determinar o próximo dia útil\".",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "municipalityCode is set earlier, or has another form. Operators that print it must change the format; charges are not affected."
  },
  {
    "id": "G-067",
    "sections": [
      "§2.4"
    ],
    "unknown": "When completedAt is set: the source has the field, but no status COMPLETED.",
    "assumption": "A recurrence is completed when the charge of cycle totalCharges succeeds, or on the day after lastPaymentDate. Status stays AUTHORIZED, statusDetailed becomes COMPLETED and completedAt is set. The recurrence can no longer be cancelled.",
    "evidence": "Woovi has COMPLETED for subscriptions that ended; the status list of the source lacks it. Against it, MPI 3.1: a recurrence is Expirada \"após a data final da recorrência\", so the scheme calls a finished recurrence expired. The source uses EXPIRED for a journey that the payer does not complete.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A completed recurrence has a terminal status of its own, or operators can still cancel it."
  },
  {
    "id": "G-068",
    "sections": [
      "§2.4"
    ],
    "unknown": "Which name the location response uses: the source says expirationDate there and expiresAt in the resource.",
    "assumption": "Each response keeps its name; expirationDate has the value of expiresAt.",
    "evidence": "§2.4 of the source uses both names.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The location response has expiresAt. Operators that read the location themselves read undefined from expirationDate, and change one name."
  },
  {
    "id": "G-069",
    "sections": [
      "§2.4"
    ],
    "unknown": "Which scheme code each of the seven receiver reasons becomes.",
    "assumption": "ACCOUNT_CLOSED is ACCL, RECEIVER_COMPANY_CLOSED CPCL, RECEIVER_REQUEST_ERROR ERSL, FRAUD_SUSPECTED FRUD, DUPLICATE_AUTHORIZATION PCFD, RECEIVER_REQUESTED SLCR, PAIN_009_TIMEOUT NRES, and PAYER_REQUESTED SLDB. The order to the institution carries the reason of this contract, and the institution writes the code.",
    "evidence": "CAT, pain.011: ACCL account closed, CPCL company closed, ERSL error in a pending request, FRUD fraud, PCFD already confirmed by another journey, SLCR asked by the receiver, NRES no answer to pain.009 in time, SLDB asked by the payer; also DCSD death, SJUD court and OTHS, for which the source has no reason. MPI 3.2: the time of NRES is one minute, in Journey 1 only.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Payer institutions see another code for the cancellation. The API of the operator stays."
  },
  {
    "id": "G-070",
    "sections": [
      "§2.4"
    ],
    "unknown": "How \"at least 2 calendar days after the journey expiration\" is computed.",
    "assumption": "firstPaymentDate >= the Brasília date of expiresAt + 2 days.",
    "evidence": "§1 of the source: dates use the Brasília calendar.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Around midnight, a firstPaymentDate is accepted or rejected one day earlier or later."
  },
  {
    "id": "G-071",
    "sections": [
      "§2.4",
      "§7.4"
    ],
    "unknown": "Whether an expiresIn below 60 or above 2592000 returns 400 or 422.",
    "assumption": "422 INVALID_EXPIRATION below 60, 422 EXPIRATION_EXCEEDS_LIMIT above 2592000. A missing or non-integer value returns 400 HTTP_400.",
    "evidence": "§7.4 of the source names both 422 codes.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "An expiresIn out of range returns 400 HTTP_400. Operators that map the 422 codes to a message in their back office must map one more."
  },
  {
    "id": "G-072",
    "sections": [
      "§2.4"
    ],
    "unknown": "Whether Journey 3 allows a variable amount.",
    "assumption": "It does, as the source says.",
    "evidence": "QI Tech's FAQ says that only Journey 4 supports variable amounts; rec of BCB has no such limit.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Creating a recurrence without amount returns 422 at the provider. Operators with variable subscriptions must offer fixed amounts, or wait for a later release."
  },
  {
    "id": "G-073",
    "sections": [
      "§2.5"
    ],
    "unknown": "The letter case of the 32 hex characters of a schedule id.",
    "assumption": "Lower case.",
    "evidence": "recUrlAccessToken is hex in lower case.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Schedule ids contain upper-case letters: checks with a lower-case pattern refuse them. Operators store the id as an opaque text."
  },
  {
    "id": "G-074",
    "sections": [
      "§2.5"
    ],
    "unknown": "The fields of the records in attempts.",
    "assumption": "`{attemptNumber, purpose, dueDate, status (REQUESTED|SCHEDULED|SETTLED|CANCELLED|REJECTED|EXPIRED), endToEndId, regulatoryMessageId, rejectionCode, rejectionReason, sentAt, respondedAt}`. attempts is complete in GET by id and in responses to commands, and `[]` in lists.",
    "evidence": "BCB CobRTentativas: dataLiquidacao, tipo, status, endToEndId, atualizacao, rejeicao.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The records of attempts have other names: a screen that shows why a charge failed stays empty. Decide by status and rejectionCode of the schedule, which the source shows."
  },
  {
    "id": "G-075",
    "sections": [
      "§2.5"
    ],
    "unknown": "The values of a schedule's statusDetailed.",
    "assumption": "AWAITING_DISPATCH, AWAITING_PAYER_RESPONSE, SCHEDULED_BY_PAYER, SETTLED, REJECTED_BY_PAYER, SETTLEMENT_FAILED, PAYER_RESPONSE_TIMEOUT, CANCELLED_BY_RECEIVER, CANCELLED_BY_PAYER, RECURRENCE_CANCELLED, SEND_FAILED.",
    "evidence": "The source has only SETTLED; BCB has states of attempts.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that compare statusDetailed find other names; the list is open, so validation still passes."
  },
  {
    "id": "G-076",
    "sections": [
      "§2.5"
    ],
    "unknown": "What the purpose RIFL means.",
    "assumption": "RIFL is a same-day re-send of the instruction after an operational failure at the payer institution.",
    "evidence": "MPI 4.3.3: when the payer institution reports FAIL, the receiver's institution \"deve criar uma nova tentativa do tipo RIFL, com um novo endToEndId\". IN614 art. 5 §4: only on the same day, and only after a payment order was sent.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators find schedules with purpose RIFL that they did not expect, or expect re-sends that never come. They must not count a RIFL as a second charge of the cycle."
  },
  {
    "id": "G-077",
    "sections": [
      "§2.5"
    ],
    "unknown": "The values of txid and reconciliationId.",
    "assumption": "txid is `^[a-zA-Z0-9]{26,35}$` and is created with the schedule; reconciliationId equals txid. NTAG and RIFL schedules of the same charge keep both.",
    "evidence": "BCB TxId (= idConciliacaoRecebedor): 26 to 35 letters and digits, unique for the receiver's tax id and institution. MPI 4.3.2: a new charge of the cycle has \"um novo txId\". The text of NITX in the source.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that reconcile by one of the ids must use two separate values."
  },
  {
    "id": "G-078",
    "sections": [
      "§2.5"
    ],
    "unknown": "The format and the value of paymentInformationId.",
    "assumption": "It equals txid and reconciliationId: `^[a-zA-Z0-9]{26,35}$`, the same for all retries and re-sends of a charge. It is null until the instruction is sent.",
    "evidence": "MPI, Annex V 3.4 and 3.5: PmtInfId of pain.013 is the \"Id de conciliação do recebedor\", pain.014 returns it, and NTAG and RIFL must repeat it (otherwise NITX). XSD allows 1 to 35 letters and digits.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that find a charge by paymentInformationId find another value in each instruction."
  },
  {
    "id": "G-079",
    "sections": [
      "§2.5"
    ],
    "unknown": "The format of regulatoryMessageId.",
    "assumption": "`M` + ISPB + 23 alphanumeric characters: 32 characters; each message has a new value.",
    "evidence": "XSD pain.013 MsgId; CAT.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "regulatoryMessageId has another form: a check or column of 32 characters refuses it. Store it as an opaque text."
  },
  {
    "id": "G-080",
    "sections": [
      "§2.5"
    ],
    "unknown": "When a schedule gets its endToEndId, and which time the id contains.",
    "assumption": "When it is dispatched. Each NTAG and RIFL has a new one. It contains dueDate at 12:00 UTC (09:00 in Brasília).",
    "evidence": "CAT: pain.013 carries the endToEndId, and the order of the payer repeats it; its time may differ by 12 hours from the processing. PAY reads the expected settlement from its date. MPI 4.3.3, MFP 5.2.2: a failed one \"não pode ser utilizado novamente\". The hour is derived: 12:00 UTC is at most 12 hours from every settlement between 0h and 21h (OFB), and 08:00 in Brasília is not.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "endToEndId stays null until the charge settles, or contains another time."
  },
  {
    "id": "G-081",
    "sections": [
      "§2.5"
    ],
    "unknown": "What retryOfScheduleId holds when a retry is retried.",
    "assumption": "Always the id of the original AGND schedule.",
    "evidence": "BCB: all retries belong to one cobr.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that find the charge by retryOfScheduleId must follow a chain of retries."
  },
  {
    "id": "G-082",
    "sections": [
      "§2.5"
    ],
    "unknown": "The values of attemptCount and nextAttemptAt.",
    "assumption": "attemptCount is the number of records in attempts. nextAttemptAt is 00:00 (Brasília) of dueDate while the schedule is SCHEDULED, otherwise null.",
    "evidence": "OFB: settlements run from 0h to 8h, then from 18h to 21h of the due date. MPI 3.3.2: an attempt is EXPIRADA when its `dataLiquidacao` has passed. No text describes the two fields.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "attemptCount or nextAttemptAt differ on a support screen. Nothing depends on them: the outcome comes with an event."
  },
  {
    "id": "G-083",
    "sections": [
      "§2.5"
    ],
    "unknown": "Whether a schedule carries the externalId of its command, which the list of schedule fields lacks.",
    "assumption": "It does not. The externalId serves idempotency only.",
    "evidence": "The field list of the source.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Schedules have externalId: operators that keep their own table of schedule ids no longer need it. Nothing fails."
  },
  {
    "id": "G-084",
    "sections": [
      "§2.6"
    ],
    "unknown": "The fields of a statement line.",
    "assumption": "`{id, method, type (CREDIT|DEBIT), amount (> 0), description, externalId, endToEndId, productTransactionId, metadata, counterparty {name, taxId, bankCode}, settledAt, balanceAfter}`.",
    "evidence": "The source: externalId and metadata are \"returned on statements\"; the movement objects of Celcoin and Fintoc.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that reconcile by statement lines read other field names."
  },
  {
    "id": "G-085",
    "sections": [
      "§2.6"
    ],
    "unknown": "What pendingBalance counts.",
    "assumption": "The sum of the amounts of the wallet's PENDING deposit charges.",
    "evidence": "The source, §2.6.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "pendingBalance is higher or lower, for example because it counts recurrences. A dashboard shows another figure; reconciliation uses totalBalance."
  },
  {
    "id": "G-086",
    "sections": [
      "§2.6"
    ],
    "unknown": "Which operation creates statement lines with method tarifa and judicialMovement.",
    "assumption": "No operation of the contract does. They come only from the demo data and the sandbox control API; fees are 0 by default. A take-back by MED is no judicialMovement: its line has the method pix (G-384).",
    "evidence": "The source has no route that creates them. LAW (art. 22): bettors' funds are separate assets, out of reach for debts of the operator, so a judicial movement is an exception. The institution decides a take-back by MED, not a court.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators find fee lines that the service does not produce."
  },
  {
    "id": "G-087",
    "sections": [
      "§3.1"
    ],
    "unknown": "What moves a charge to CANCELED.",
    "assumption": "No operation of the contract does, only the sandbox control API. No webhook is sent.",
    "evidence": "BCB has REMOVIDA_PELO_PSP and REMOVIDA_PELO_USUARIO_RECEBEDOR; the source has no route.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Charges become CANCELED by a request or with an event that this contract lacks. Operators must handle the event, and close the deposit without crediting it."
  },
  {
    "id": "G-088",
    "sections": [
      "§3.1"
    ],
    "unknown": "What happens to a payment at or after expiresAt, and to a second payment of a PAID charge.",
    "assumption": "The payment is rejected: the money stays with the payer and the charge does not change. A payment exactly at expiresAt is too late.",
    "evidence": "The source: \"before expiresAt\", \"expect exactly one per charge\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A payment at the instant of expiresAt settles, or operators receive pixChargePaid twice."
  },
  {
    "id": "G-089",
    "sections": [
      "§3.1"
    ],
    "unknown": "When exactly a charge becomes EXPIRED and its webhook is sent.",
    "assumption": "A timer does it at most 1 s after expiresAt, and always before the service answers a read of the charge after expiresAt.",
    "evidence": "The source states no time; this is a choice of the sandbox.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A charge stays PENDING for seconds or minutes after expiresAt. Operators that close a deposit at once on their own clock may close one that is still reported PAID; wait for the event."
  },
  {
    "id": "G-090",
    "sections": [
      "§3.2"
    ],
    "unknown": "Which status the 202 response of a withdrawal carries.",
    "assumption": "PROCESSING, or FAILED when the balance is insufficient (G-032).",
    "evidence": "The source: PROCESSING is \"most common\", FAILED is \"failed at initiation\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A new withdrawal is INITIATED or CONFIRMED. Operators that accept only PROCESSING as a good answer treat a sent withdrawal as failed and may give the money back: accept every transitional status."
  },
  {
    "id": "G-091",
    "sections": [
      "§3.2"
    ],
    "unknown": "Which transitions a withdrawal has.",
    "assumption": "INITIATED → CONFIRMED → PROCESSING → SUCCESS; INITIATED → FAILED or CANCELED (not sent); CONFIRMED or PROCESSING → REJECTED, EXPIRED or FAILED. SUCCESS, FAILED, REJECTED, CANCELED and EXPIRED are terminal. The amount is reserved at the 202 and released on failure.",
    "evidence": "The descriptions of the statuses in §3.2; for EXPIRED, the SPI limits of 34 s for validation and 40 s for settlement (IN BCB 5/2020).",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Statuses come in another order or skip one. Operators that refuse a step backwards in their own state machine get stuck; only terminal statuses should decide."
  },
  {
    "id": "G-092",
    "sections": [
      "§3.3"
    ],
    "unknown": "Which states and transitions a refund has.",
    "assumption": "PROCESSING → SUCCESS or FAILED, which are terminal. errorCode and errorDescription are set on FAILED.",
    "evidence": "BCB EM_PROCESSAMENTO → DEVOLVIDO or NAO_REALIZADO; the names SUCCESS and FAILED come from §3.2.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that compare the status of a refund find other names."
  },
  {
    "id": "G-093",
    "sections": [
      "§3.4"
    ],
    "unknown": "Which status a rejected authorization leads to, and which field echoes its reason.",
    "assumption": "status FAILED, statusDetailed AUTHORIZATION_REJECTED, and the reason in the extra nullable field `rejectionReason`. cancellationReason stays null.",
    "evidence": "FAILED is the only listed value that fits; the schedule already uses rejectionReason. The source has the rejection in §3.4 and as a simulation. Against it, MPI 3.1: Rejeitada \"ocorre apenas na Jornada 1\", and there is no message for a refusal \"em jornadas envolvendo QR Code\". So in production a refusal may show only as a journey that expires.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A refused authorization shows as CANCELLED, or stays PENDING. Operators that wait for FAILED keep offering a dead QR code; treat every status but PENDING and AUTHORIZED as ended."
  },
  {
    "id": "G-094",
    "sections": [
      "§3.4"
    ],
    "unknown": "What moves a recurrence to EXPIRED.",
    "assumption": "Reaching expiresAt while the recurrence is PENDING, even if the first Pix settled, or the simulation of expiration. An unpaid QR code cannot be paid afterwards.",
    "evidence": "The source: \"payer never completes the journey\". The EXPIRADA of BCB is another state: MPI 3.1, it \"ocorre após a data final da recorrência\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A recurrence with a settled first payment stays PENDING, or becomes FAILED, after expiresAt."
  },
  {
    "id": "G-095",
    "sections": [
      "§3.4"
    ],
    "unknown": "Whether a recurrence becomes FAILED for any reason besides a rejected authorization.",
    "assumption": "It does not (G-240).",
    "evidence": "The source lists none.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Recurrences become FAILED for reasons other than a rejection, for example a technical one. Operators should offer a new journey and not tell the player that the bank refused."
  },
  {
    "id": "G-096",
    "sections": [
      "§3.4"
    ],
    "unknown": "What a cancelled recurrence does to open schedules that are past the 22:00 cut-off or on their due date.",
    "assumption": "All of them are cancelled, no matter who cancels the recurrence: charges, retries and re-sends, including accepted ones on their due date. The cut-off applies only to the cancelSchedule route. A schedule that settled before the cancellation stays SUCCESS. Expiry and rejection find no schedules, because charges need an authorization. Completion cancels no schedule (G-241).",
    "evidence": "The source, §3.4: \"all open schedules cancelled\" (receiver), \"open schedules cancelled\" (payer), without an exception. MPI, Annex V 3.6: the payer institution cancels the scheduled orders and sends camt.055 \"informando motivo do cancelamento 'CCLD'\"; MFP 5.1.5 and 5.1.6 say the same for both sides. Against it, for a charge that is due today, OFB 3.3: \"Caso a data de revogação … seja a mesma de liquidação …, o pagamento será liquidado normalmente\"; Celcoin: \"a execução vigente seguirá normalmente\". MPI and MFP do not mention that day. We follow the source.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "An accepted charge that is due today settles although its recurrence is cancelled, and operators receive money that they do not expect."
  },
  {
    "id": "G-097",
    "sections": [
      "§3.4"
    ],
    "unknown": "What happens when the payer cancels a terminal recurrence; §3.4 says \"any\" state.",
    "assumption": "409 INVALID_RECURRENCE_STATE.",
    "evidence": "§7.4 of the source; we read \"any\" as any non-terminal state.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The simulation returns 200 and changes nothing: tests that expect the 409 fail at staging. Production has no simulations."
  },
  {
    "id": "G-098",
    "sections": [
      "§3.4.1"
    ],
    "unknown": "The initial status of a schedule, and its transitions besides cancellation and settlement.",
    "assumption": "The 201 response carries CREATED. The service sends the instruction right afterwards, or at 00:00 (Brasília) of the tenth day before dueDate when that is later; then the schedule becomes PENDING. Acceptance by the payer institution → SCHEDULED; settlement → SUCCESS; rejection, timeout or a failed send → FAILED; cancellation → CANCELLED.",
    "evidence": "BCB CRIADA and ATIVA for charges; for attempts SOLICITADA → AGENDADA → PAGA, REJEITADA, CANCELADA or EXPIRADA. CAT, FCD1: the payer institution rejects an instruction more than 10 days before the expected settlement (G-135).",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators see PENDING or SCHEDULED in the 201 response, or a charge with a shifted date is rejected."
  },
  {
    "id": "G-099",
    "sections": [
      "§3.4.1"
    ],
    "unknown": "The status of a schedule that the payer institution rejected.",
    "assumption": "FAILED. rejectionCode holds the code unchanged and rejectionReason its text from the catalogue.",
    "evidence": "FAILED is the only one of the six values that fits.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Rejected charges are CANCELLED, or stay SCHEDULED with a rejectionCode. Operators that wait for FAILED never dun the player; look at rejectionCode too."
  },
  {
    "id": "G-100",
    "sections": [
      "§3.4.1",
      "§7.4"
    ],
    "unknown": "At which second the cut-offs end, and which cut-off a retry or re-send has.",
    "assumption": "A cycle charge (AGND) is cancelled strictly before 22:00:00 of the day before its dueDate (the shifted date). The cut-off of a retry (NTAG) or re-send (RIFL) is that of its charge, which has passed: a cancellation returns 422 CANCELLATION_CUTOFF_EXCEEDED. A retry is created until 23:59:59 of the day before retryDate.",
    "evidence": "MPI 4.3.2: the receiver may cancel \"até um dia antes da data prevista para liquidação da primeira tentativa\". PAY accepts it strictly before 22:00, EBANX and Cielo until 22h. MPI 3.3.6: after the first settlement date it is not possible, even \"no período das retentativas\"; BCB, PATCH /cobr, says the same. The source (\"before 22:00 of the day before dueDate\") can be read either way for a retry. MPI 4.1.4: the payer institution must receive a retry by \"vinte e três horas e cinquenta e nove minutos do dia imediatamente anterior\"; PAY: through 23:59:59.999.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A command in the second of the cut-off is accepted or rejected, or operators can cancel a retry."
  },
  {
    "id": "G-101",
    "sections": [
      "§3.4",
      "§7.1"
    ],
    "unknown": "Whether a payer mismatch is an HTTP error: §7.4 has EXPECTED_PAYER_MISMATCH as 422, but §7.2 says \"deposit payer checks do not raise HTTP errors\".",
    "assumption": "Only the simulation of the first payment returns the 422. A real Pix that does not match is rejected at settlement: no state changes and no event is sent.",
    "evidence": "The source: \"seen in simulation\" (§7.4), and §7.2.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "An event reports a first payment that did not match. Operators must ignore it, or tell the player that the amount or the payer was wrong."
  },
  {
    "id": "G-102",
    "sections": [
      "§4.1"
    ],
    "unknown": "Whether a token request may be x-www-form-urlencoded or JSON.",
    "assumption": "It may not; both return 400. Only multipart/form-data is accepted.",
    "evidence": "§1 of the source. RFC 6749 uses urlencoded.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider accepts both, so OAuth libraries work without a change."
  },
  {
    "id": "G-103",
    "sections": [
      "§4.2",
      "§7.1"
    ],
    "unknown": "The form of the revision parameter.",
    "assumption": "`revision` is an optional query parameter, an integer >= 0. Only revision 0 exists; another or a malformed value returns 400 InvalidParameter.",
    "evidence": "BCB GET /cob/{txid}?revisao: a revision that does not exist is a 400; revisions start at 0.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators must send another parameter name, or read other revisions."
  },
  {
    "id": "G-104",
    "sections": [
      "§4.2"
    ],
    "unknown": "The response and the effects of simulate-payment.",
    "assumption": "200 `{chargeId, status: \"PAID\", endToEndId, paidAt}`. The payer is expectedPayer, or a demo payer when the charge has none; fields that expectedPayer lacks come from the fixed test payer. The operation sends pixChargePaid and credits the balance.",
    "evidence": "The source: amount and payer are recovered from the charge.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The body of simulatePayment has other fields at staging. Tests read the charge afterwards instead of the body."
  },
  {
    "id": "G-105",
    "sections": [
      "§4.2"
    ],
    "unknown": "The error codes of simulate-payment.",
    "assumption": "400 MalformedRequest (shape, or receiverCnpj is not the operator's), 403 Forbidden (other account), 404 NotFound, 409 InvalidChargeState (not PENDING).",
    "evidence": "The codes of §7.1; MPI 2.1.2 and 2.3.3 for the owner of the account (G-061); the 409 is assumed.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Tests that compare codes find others at staging, for example 422 for a wrong receiverCnpj or a paid charge, and must map them. No production code is affected."
  },
  {
    "id": "G-106",
    "sections": [
      "§4.2"
    ],
    "unknown": "How a rejected payment attempt of a deposit is simulated.",
    "assumption": "Through the sandbox control API, outside the operator contract.",
    "evidence": "The source describes pixChargeRejected but no operation that triggers it.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Tests call another route of the sandbox; operators are not affected."
  },
  {
    "id": "G-107",
    "sections": [
      "§4.3"
    ],
    "unknown": "How ownership is checked for bank details, when §4.3 says that \"nothing is resolved\".",
    "assumption": "When the account registry of the sandbox has the account (bankCode, branchCode, accountNumber) and its owner is not creditor.taxId, the request returns 422 IGAMING_CPF_MISMATCH. An unknown account is accepted with 202. A mismatch that the counterparty finds later makes the withdrawal REJECTED with ACCOUNT_MISMATCH.",
    "evidence": "The source, §2.2 (errorCode ACCOUNT_MISMATCH), §4.3 and §7.2; SPI: the receiver institution rejects an account of another owner (BE01). LAW art. 30 and P615 require the same holder, so some check exists; when it runs is open.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators see the mismatch later, as a REJECTED withdrawal, instead of a 422, or the reverse. Both paths must give the balance back and ask the player for an own account."
  },
  {
    "id": "G-108",
    "sections": [
      "§4.3"
    ],
    "unknown": "How tests make a sandbox withdrawal or refund end in each outcome.",
    "assumption": "Withdrawals and refunds settle after 2 s of virtual time, unless the destination is a documented magic destination or the sandbox control API sets another outcome. A withdrawal can wait for its outcome in PROCESSING, or in INITIATED or CONFIRMED when the outcome says so (holdAt), so that tests can reach each arrow of the machine. The wallet's outcome of refunds also decides the refunds of Pix Automático; while it is not set, the refund of a cycle charge waits for its simulated result.",
    "evidence": "The source has no simulation of withdrawals, but one of refunds of cycle charges: \"refund, then /refunds/{id}/result\" (§4.8). §3.2 allows INITIATED and CONFIRMED in the create response.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Tests at staging need other destinations or another wait to see a failed withdrawal. No production code depends on it."
  },
  {
    "id": "G-109",
    "sections": [
      "§4.3"
    ],
    "unknown": "Which keys the directory of the sandbox holds.",
    "assumption": "A CPF key resolves to its own CPF. E-mail, phone and random keys resolve only when the demo data or the sandbox control API defines them; other keys return 404 PIX_KEY_NOT_FOUND.",
    "evidence": "DICT: a CPF key belongs to that CPF.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Tests at staging need keys that the real directory has. No production code depends on the demo keys."
  },
  {
    "id": "G-110",
    "sections": [
      "§4.3"
    ],
    "unknown": "What GET returns for a withdrawal of another wallet.",
    "assumption": "404 NotFound (externalId is unique per wallet).",
    "evidence": "The source has no 403 in §7.2.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The withdrawal of another wallet returns 403. Operators with several wallets that treat 404 as \"not sent, send again\" must not treat the 403 so: they asked with the wrong token."
  },
  {
    "id": "G-111",
    "sections": [
      "§4.3",
      "§4.4"
    ],
    "unknown": "How the path parameter externalId is percent-decoded.",
    "assumption": "It is decoded once and compared byte for byte, case-sensitive. A malformed encoding returns 400 InvalidParameter.",
    "evidence": "The source, §4.4.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A withdrawal whose externalId has a slash, a space or an accent returns 404 when it is read, although it was paid. Operators use letters, digits, hyphens and underscores only."
  },
  {
    "id": "G-112",
    "sections": [
      "§4.4"
    ],
    "unknown": "The paths of the two refund operations.",
    "assumption": "`POST /v1/pix/refund/{endToEndId}` and `GET /v1/pix/refund/{endToEndId}/{externalId}`.",
    "evidence": "The parameter lists of the source; the sibling paths /v1/pix/deposit and /v1/pix/withdraw; BCB /pix/{e2eid}/devolucao/{id}.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Both refund calls return 404. Operators change two paths."
  },
  {
    "id": "G-113",
    "sections": [
      "§4.4"
    ],
    "unknown": "The HTTP status of a created refund.",
    "assumption": "202 with status PROCESSING; GET answers 200.",
    "evidence": "Refunds are asynchronous, like withdrawals; BCB answers 201 EM_PROCESSAMENTO.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that compare the status with 202 treat an accepted refund as failed, and may send it again: accept every 2XX and decide by the status field."
  },
  {
    "id": "G-114",
    "sections": [
      "§4.5"
    ],
    "unknown": "The path and the fields of the real-time balance.",
    "assumption": "`GET /v1/balance` → `{availableBalance, pendingBalance, blockedBalance, totalBalance, updatedAt}`.",
    "evidence": "The sibling path /v1/balance/closing-day; the source names totalBalance and pendingBalance, and judicial movements.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators must call another path and read other field names."
  },
  {
    "id": "G-115",
    "sections": [
      "§4.5"
    ],
    "unknown": "The parameters and the fields of the closing-day balance.",
    "assumption": "The query parameter `date` (YYYY-MM-DD, a past day, default yesterday); the response is `{date, totalBalance, pendingBalance}`.",
    "evidence": "The source: totalBalance is the closing-day balance. Betting: the files of SIGAP are due by 06:00 of the next day (manual of 2024), so a closing balance that is final right after midnight in Brasília fits.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators must send another name than date, or read another field, in their daily reconciliation."
  },
  {
    "id": "G-116",
    "sections": [
      "§4.5"
    ],
    "unknown": "The paths and the fields of internal transfers.",
    "assumption": "`POST /v1/internal-transfer {amount*, externalId* (1 to 100), destinationWalletId* (UUID), description (at most 140), metadata}` → 201 `{transferId, status SUCCESS, amount, sourceWalletId, destinationWalletId, externalId, createdAt}`; `GET /v1/internal-transfer/{externalId}`.",
    "evidence": "The source: \"instant transfers between wallets of the operator\"; PayZu POST and GET internal-transfer; Asaas walletId; Celcoin clientRequestId.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Transfers return 404 or 400: path, fields and answer are ours. Operators must rewrite this one call, and should not build on it before they have seen the document of the provider."
  },
  {
    "id": "G-117",
    "sections": [
      "§4.6"
    ],
    "unknown": "How the statement is paged: it has pageSize, but neither page nor cursor.",
    "assumption": "An optional `page` (>= 1, default 1); pageSize defaults to 50; the response is `{data, page, pageSize, totalItems, totalPages, nextCursor}`, newest first. G-421 has the cursor.",
    "evidence": "Celcoin combines pageSize with a page number; the list object of §4.8 is for Pix Automático only.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Pages are chosen by a cursor or an offset: a loop over page returns the first page again and again. Operators change the loop, and compare ids to notice it."
  },
  {
    "id": "G-118",
    "sections": [
      "§4.6",
      "§7.3"
    ],
    "unknown": "What a range returns that has one end only or is inverted, and how the 90 days are counted.",
    "assumption": "A range with one end, or inverted, returns 400 INVALID_DATE_RANGE. A range is allowed when endDate − initDate <= 90 days and endDate is not after today (Brasília). Dates are YYYY-MM-DD.",
    "evidence": "The wording of §7.3.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A range of 90 or 91 days is accepted or rejected."
  },
  {
    "id": "G-119",
    "sections": [
      "§4.6"
    ],
    "unknown": "How a date range and an id filter combine.",
    "assumption": "A line must match both.",
    "evidence": "The usual reading of two filters.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "With both filters, the provider returns the lines of either one. Operators that expect at most one line must send one filter."
  },
  {
    "id": "G-120",
    "sections": [
      "§4.6"
    ],
    "unknown": "The fields of the consolidated statement, and which of its parameters are required.",
    "assumption": "All four parameters are required (\"invalid or missing\"); page >= 1, limit 1 to 100. A range above 90 days or a future date returns InvalidParameter. The response is `{data: [{date, openingBalance, totalCredits, totalDebits, closingBalance, transactionCount, byMethod}], page, limit, totalItems, totalPages}`.",
    "evidence": "The row InvalidParameter of §7.3.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The consolidated statement has other names, or returns 400 for a parameter. Operators change the reader of their daily reconciliation."
  },
  {
    "id": "G-121",
    "sections": [
      "§4.7"
    ],
    "unknown": "The fields of the body of PUT /v1/webhook.",
    "assumption": "`{url*, authentication*: {type: NONE|BASIC|BEARER|HEADER, username, password, token, headerName, headerValue}, events: […]}`, where * marks the required fields: the source calls only the events filter optional.",
    "evidence": "The source: \"URL, authentication and an optional events filter\"; Woovi url and authorization; Celcoin Basic.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "PUT /v1/webhook returns 400, because the authentication has other fields. Operators change one request, which they send once per wallet."
  },
  {
    "id": "G-122",
    "sections": [
      "§4.7"
    ],
    "unknown": "What PUT /v1/webhook returns, and whether the configuration can be read.",
    "assumption": "200 with the configuration, in which secrets are masked. There is no GET and no DELETE.",
    "evidence": "BCB PUT webhook answers 200; the source lists PUT only.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The answer to PUT /v1/webhook has other fields, or none: operators must keep the signing secret and the configuration on their side."
  },
  {
    "id": "G-123",
    "sections": [
      "§4.7"
    ],
    "unknown": "Which webhook URLs are accepted.",
    "assumption": "https is required; the sandbox also accepts http for loopback addresses. A URL has at most 2048 characters. An unknown event name returns 400.",
    "evidence": "Celcoin and Asaas require https.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider rejects URLs that the service accepts, or the reverse."
  },
  {
    "id": "G-124",
    "sections": [
      "§4.7"
    ],
    "unknown": "Whether the \"account-level\" webhook belongs to a wallet or to an operator.",
    "assumption": "To the account, which is the wallet of the token. A PUT replaces the whole configuration.",
    "evidence": "The source: \"one account-level callback\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators with several wallets must share one webhook, or the PUT of one wallet replaces that of another."
  },
  {
    "id": "G-125",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether responses carry observation and the reason text of a schedule cancellation.",
    "assumption": "They do not. The service stores both for audit.",
    "evidence": "The lists of resource fields do not have them.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Recurrences and schedules carry the note of their cancellation. Operators ignore it, or stop storing it themselves."
  },
  {
    "id": "G-126",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether the location response is JSON or a signed JWS.",
    "assumption": "application/json.",
    "evidence": "The source calls the body a response object and lists its fields. The scheme does otherwise: BCB serves the recurrence payload as JWS (application/jose), and the app of a payer cannot read plain JSON. A sandbox has no certificate of the payment infrastructure.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The production location returns a signed JWS. Operators that call it must verify and decode it; the apps of payers already do."
  },
  {
    "id": "G-127",
    "sections": [
      "§4.8"
    ],
    "unknown": "What the location of an expired, cancelled or failed recurrence returns.",
    "assumption": "200 with its status.",
    "evidence": "The response of the source carries a status. BCB lets the institution choose between the payload and a 4xx.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The location of an ended recurrence returns 404 or 410. Operators that read it to learn the status must read the recurrence instead."
  },
  {
    "id": "G-128",
    "sections": [
      "§4.8"
    ],
    "unknown": "What a location token returns that is not 32 lowercase hex characters.",
    "assumption": "404 RESOURCE_MISSING.",
    "evidence": "The source, §7.4: \"location token not found\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A malformed location token returns 400. Only code that calls /rec itself sees it, and treats it as a missing recurrence."
  },
  {
    "id": "G-129",
    "sections": [
      "§4.8"
    ],
    "unknown": "The success statuses of the Pix Automático routes.",
    "assumption": "201 when a recurrence, a schedule or a retry is created; 200 for GET, lists, cancellations and simulations. A repeated request gets the status of the first response (G-420).",
    "evidence": "BCB: POST rec, cobr and retentativa answer 201, PATCH 200.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that check the exact status find 200 instead of 201, or the reverse."
  },
  {
    "id": "G-130",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether the list filter payerTaxId accepts a CPF: the source calls it a CNPJ, but a payer has a CPF or a CNPJ.",
    "assumption": "CPF and CNPJ are accepted; punctuation is stripped and letters are upper-cased. An invalid value returns 400 INVALID_PAYER_TAX_ID.",
    "evidence": "The source contradicts itself: §1 and §2.4 against §4.8.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The filter by CPF returns 400 or an empty list. Operators that look a player up by CPF must keep the recurrence ids on their side."
  },
  {
    "id": "G-131",
    "sections": [
      "§4.8"
    ],
    "unknown": "The order of lists and the form of the cursor.",
    "assumption": "Lists are sorted by createdAt descending, then by id. The cursor is opaque base64url. A malformed cursor or limit returns 400 HTTP_400.",
    "evidence": "Stripe has a similar list object.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Lists come in another order: code that takes the first entry as the newest takes the oldest. Sort by createdAt."
  },
  {
    "id": "G-132",
    "sections": [
      "§4.8"
    ],
    "unknown": "What a list returns when the status filter is unknown, or when recurrenceId belongs to another wallet.",
    "assumption": "An unknown status returns 400 HTTP_400. A recurrenceId of another wallet returns an empty list.",
    "evidence": "Lists are scoped to the wallet.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A list with the recurrenceId of another wallet returns 403. Operators with several wallets must use the token of the right wallet."
  },
  {
    "id": "G-133",
    "sections": [
      "§4.8",
      "§2.4"
    ],
    "unknown": "Which cycle amounts a variable recurrence accepts: the amount \"must equal the recurrence amount (fixed phase)\".",
    "assumption": "Variable: any amount from 100 to 100000000; minimumAmount does not limit it. Fixed: the recurrence amount; another amount returns 422 FIXED_AMOUNT_MISMATCH.",
    "evidence": "The source: minimumAmount \"does not constrain charge amounts\". \"(fixed phase)\" may also mean that the provider does not offer variable charges yet.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A charge below minimumAmount, or above the cap of the payer, is refused with 422 at creation instead of a rejectionCode later. Operators must handle the 422 as a failed charge."
  },
  {
    "id": "G-134",
    "sections": [
      "§4.8",
      "§7.4"
    ],
    "unknown": "What a cycle amount below 100 returns.",
    "assumption": "An integer below 100 returns 422 AMOUNT_OUT_OF_RANGE; a value that is not an integer returns 400 INVALID_AMOUNT.",
    "evidence": "The codes of §7.4.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "An amount below 100 returns 400 HTTP_400. Operators that map AMOUNT_OUT_OF_RANGE to a message must map the 400 too."
  },
  {
    "id": "G-135",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether the window of 2 to 10 days and the cycle window apply to the requested or to the shifted date.",
    "assumption": "The requested date is 2 to 10 calendar days ahead and inside the recurrence, as the source says; a later one is refused. The requested and the shifted date are inside the window of the cycle, else 422 SCHEDULE_OUTSIDE_RECURRENCE_CYCLE. The instruction goes out when the shifted date is at most 10 days ahead (G-098).",
    "evidence": "The scheme counts to the expected settlement: CAT, FCD1 \"mais de 10 dias de antecedência da liquidação prevista\", FCD2 \"menos de 2 dias\"; PAY counts to the date in the endToEndId, else FBRD; OFB and EBANX: 2 to 10 days. MPI §3.3: the expected settlement is the due date or, when that is not a business day, the next business day. MPI 4.3.1: a due date may fall anywhere in the cycle \"desde que a data prevista para liquidação não ultrapasse\" its last day.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Due dates beside a weekend or holiday are accepted or rejected."
  },
  {
    "id": "G-136",
    "sections": [
      "§4.8"
    ],
    "unknown": "Which days are business days, and whether local holidays count.",
    "assumption": "Saturdays, Sundays, national holidays, Carnival Monday and Tuesday, and Corpus Christi are not business days. Municipal holidays are business days, whatever the municipalityCode of the recurrence. Every due date is shifted; an operator cannot ask for an unshifted one.",
    "evidence": "CMN 4.880/2020 art. 6. The scheme does otherwise, MPI 2.3.9: \"Esse ajuste deve considerar eventuais feriados locais do usuário pagador com base no seu código de município\"; BCB ajusteDiaUtil (default true). The central bank names no list of local holidays (bacen/pix-api, issue 225), so a sandbox cannot know them.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A due date on a local holiday of the payer's municipality is shifted, so operators see a later dueDate than in the sandbox."
  },
  {
    "id": "G-137",
    "sections": [
      "§4.8"
    ],
    "unknown": "Which schedules may be retried, from when, and what a retry of another schedule returns.",
    "assumption": "A schedule may be retried when it is an AGND (or its NTAG; G-246 for its RIFL), FAILED with a non-terminal code, the dueDate of the charge has come (from 00:00 in Brasília), and no attempt of the charge is open. Otherwise it returns 422 POST_DUE_RETRY_NOT_ALLOWED. On dueDate itself a retry can be created, because the retry for the next day is only accepted until the end of that day.",
    "evidence": "The source, start of §7.5, and §4.8: \"1 to 7 calendar days after the original due date\", commanded \"by 23:59 of the day before\". CAT: NTAG is sent \"em datas posteriores caso a liquidação não tenha acontecido na data prevista\". BCB retry violations (open attempt, policy). Against the source, MPI 4.1.4 and PAY take an NTAG only after an AGND that was scheduled and not settled (otherwise AB10), and IN614 corrects a rejected instruction by a new AGND up to two days before.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators can retry earlier, or get another code; or the payer institution rejects the retry of a rejected charge with AB10."
  },
  {
    "id": "G-138",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether \"the original due date\" of a retry is originalDueDate or the shifted dueDate.",
    "assumption": "It is the dueDate of the AGND schedule, the shifted date. Day 1 is the day after it.",
    "evidence": "MPI 2.1.5: \"até 7 dias corridos contados a partir da data de liquidação prevista na instrução de pagamento original\"; MPI 4.1.4 has the same. PAY: DTNT when more than 7 days lie between the two expected settlement dates. The source, §7.5: DTNT \"from D+8, due date counted as D0\". OFB allows only 5 days for weekly recurrences; the next cycle limits them to 6 anyway.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The window of retry dates begins and ends 1 to 4 days earlier when the due date was shifted, so the provider rejects dates that the service accepts."
  },
  {
    "id": "G-139",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether a retry date is shifted to a business day.",
    "assumption": "It is not.",
    "evidence": "The source mentions the shift only for dueDate. BCB `POST /cobr/{txid}/retentativa/{data}`: the date is the \"data prevista para liquidação\" itself. Pix settles every day.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A retry on a Saturday settles on Monday, and may then lie outside the 7 days. Operators choose business days for retries, which is valid here too."
  },
  {
    "id": "G-140",
    "sections": [
      "§4.8"
    ],
    "unknown": "What a retry returns whose retryDate was used before with another externalId, and which retries count towards the three dates.",
    "assumption": "422 INVALID_POST_DUE_RETRY_DATE when the charge has another retry with that date, however it ended. So a charge has at most three retries. A retry whose instruction could not be sent does not count, and its date may be used again.",
    "evidence": "MPI 2.1.5: \"até 3 novas tentativas em dias diferentes\". BCB: a retry is refused while an attempt is open, or when one exists for that date. PAY counts every NTAG. An instruction that was not sent is no attempt.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators can use a date twice, or reach the limit of three dates earlier."
  },
  {
    "id": "G-141",
    "sections": [
      "§4.8"
    ],
    "unknown": "The order in which the rules of a retry are checked.",
    "assumption": "POST_DUE_RETRY_NOT_ALLOWED, INVALID_POST_DUE_RETRY_DATE (1 to 7 days), POST_DUE_RETRY_LIMIT_EXCEEDED, POST_DUE_RETRY_CROSSES_CYCLE, POST_DUE_RETRY_CUTOFF_EXCEEDED.",
    "evidence": "The order of the table in §7.4.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators get another code when a retry breaks several rules."
  },
  {
    "id": "G-142",
    "sections": [
      "§4.8"
    ],
    "unknown": "What the simulations return.",
    "assumption": "200 with the updated recurrence or schedule. The refund of a schedule and its result return the refund object; the refund of the first payment returns the recurrence.",
    "evidence": "The source's other commands return the resource.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Bodies of simulations differ at staging. Tests read the resource afterwards instead of the body."
  },
  {
    "id": "G-143",
    "sections": [
      "§4.8"
    ],
    "unknown": "What a simulation returns when the state does not allow it.",
    "assumption": "409 INVALID_RECURRENCE_STATE, for schedules and refunds too: the source lists no code for them.",
    "evidence": "The source, §7.4.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A simulation in the wrong state returns another 409, for example for schedules. Tests compare the status only."
  },
  {
    "id": "G-144",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether simulations need the bearer token and check its wallet.",
    "assumption": "They need the same bearer token and return the same 403 as the other routes.",
    "evidence": "The source: all endpoints need a token unless public.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Simulations at staging need other credentials. Tests get 401 or 403 and change how they get a token."
  },
  {
    "id": "G-145",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether the authorization simulation takes `reason` or `rejectionCode`: the table lists reason, the text below it says that every simulation takes rejectionCode.",
    "assumption": "The authorization accepts both; both are optional. payer-response and settlement require one of the 19 scheme codes as rejectionCode with REJECTED; a rejectionCode with the other outcome returns 400 HTTP_400.",
    "evidence": "§4.8 contradicts itself. The newest catalogue (CAT, pain.014 2.4) adds CRNC, FCD1, FCD2 and GRER and no longer lists DS27, FBRD and RC09: simulations keep the 19 codes of the source, and the rejectionCode that operators read is open (G-197).",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Tests that send a rejectionCode with another outcome, or omit it, get another answer at staging, and must send the other property. Production has no simulations."
  },
  {
    "id": "G-146",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether a settlement can be simulated before dueDate.",
    "assumption": "It can. A simulation is a command and does not wait for the sandbox clock: the schedule only has to be SCHEDULED (accepted by the payer institution).",
    "evidence": "The source states no date condition for the simulation.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "At staging, a simulated settlement before dueDate returns 409. Tests must choose the earliest due date and wait, or move a clock."
  },
  {
    "id": "G-147",
    "sections": [
      "§4.8"
    ],
    "unknown": "The body and the effect of the simulated cancellation of a schedule by the payer institution.",
    "assumption": "`{code: \"CCLD\"|\"FAIL\"}` (default CCLD). The schedule becomes CANCELLED. FAIL also creates a RIFL schedule (retryOfScheduleId, same amount and txid, and the dueDate of the schedule that it re-sends). A retry or re-send can end with FAIL, but not with CCLD (G-245).",
    "evidence": "BCB CobR cancellation codes ACCT BLCK CCLD FAIL OTHR SLBD SLCR. CAT: FAIL is \"Falha ou erro na liquidação\", CCLD \"A autorização … foi cancelada\", SLBD \"O usuário pagador pediu\"; the first two are for the payer institution only. MPI 4.3.3: after FAIL, the receiver's institution creates a RIFL. IN614 art. 5 §4: on the same day only.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Tests must send another field name, or find the schedule FAILED."
  },
  {
    "id": "G-148",
    "sections": [
      "§4.8"
    ],
    "unknown": "The effect of the simulated payer-response-timeout.",
    "assumption": "The schedule becomes FAILED with rejectionCode PAYER_RESPONSE_TIMEOUT. The request has no body.",
    "evidence": "The service codes of §7.5. MPI, Annex V 3.5: the payer institution \"terá um prazo\" to answer. The number is in an instruction that was not found; without an answer, the attempt expires on the settlement date (G-242).",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "After a timeout of the payer institution, the schedule has another status at staging. Tests and the dunning code must expect CANCELLED as well as FAILED."
  },
  {
    "id": "G-149",
    "sections": [
      "§4.8"
    ],
    "unknown": "The bodies of the three refund simulations.",
    "assumption": "`/refund {amount? (default: the rest)}` → `{refundId, status PROCESSING}`; `/refunds/{id}/result {outcome: SETTLED|REJECTED, reason?}`; `/first-payment-refund {amount? (default: the rest)}` → the recurrence, with firstPaymentStatus REFUNDED once the whole amount is refunded. The status of the schedule does not change.",
    "evidence": "BCB states of devolucao; the source names only the routes.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Simulated refunds have other bodies at staging. Tests change; production refunds with createRefund."
  },
  {
    "id": "G-150",
    "sections": [
      "§4.8"
    ],
    "unknown": "The default values of the simulated first payment, and what a second simulation returns.",
    "assumption": "The payer is expectedPayer; the amount is the recurrence's amount or firstPaymentAmount. A second simulation returns 409 INVALID_RECURRENCE_STATE. A mismatch leaves the state unchanged.",
    "evidence": "The source, §3.4 and §7.4.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A simulated first payment without a body pays another amount, or returns 400 at staging. Tests send the amount and the payer."
  },
  {
    "id": "G-151",
    "sections": [
      "§5"
    ],
    "unknown": "The errors of the token route.",
    "assumption": "The body of RFC 6749, `{error, error_description}`: 401 invalid_client; 400 invalid_request, unsupported_grant_type, and InvalidContentType for another media type.",
    "evidence": "RFC 6749 §5.2.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators find the errors of the token route in another envelope."
  },
  {
    "id": "G-152",
    "sections": [
      "§5.4"
    ],
    "unknown": "The body of a 401 on routes other than Pix Automático.",
    "assumption": "The envelope of G-167 with code `Unauthorized`, and the header WWW-Authenticate: Bearer. The 401 of Pix Automático has the header too.",
    "evidence": "The codes of §7.1 are written in CamelCase.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A 401 of the money routes has another code. Operators that renew the token on the code and not on the status 401 stop renewing it."
  },
  {
    "id": "G-153",
    "sections": [
      "§5.6"
    ],
    "unknown": "The fields of the token response, and the lifetime of a token.",
    "assumption": "200 `{access_token, token_type: \"Bearer\", expires_in: 3600, scope}`, without a refresh token and with Cache-Control: no-store.",
    "evidence": "RFC 6749 §4.4.3, §5.1.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Tokens expire earlier or later; operators that read expires_in are not affected."
  },
  {
    "id": "G-154",
    "sections": [
      "§5.6"
    ],
    "unknown": "The scopes of a token.",
    "assumption": "A token has one opaque `scope` value, which the service does not check.",
    "evidence": "The source does not mention scopes; BCB has a scope per permission.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators get 403 for operations outside the scope of their token."
  },
  {
    "id": "G-155",
    "sections": [
      "§6"
    ],
    "unknown": "The payloads of the webhooks.",
    "assumption": "A flat object: `eventId, event, occurredAt, status` and the ids and amounts of the resource (deposit: chargeId, externalId, amount, endToEndId, paidAt, debtor, metadata; withdrawal: transactionId, externalId, amount, errorCode…; Pix Automático: see G-217).",
    "evidence": "The source: pixChargeRejected has event, status and rejectedReason at the top level. Asaas and iugu send the event with the data of the resource.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators must read the fields from a nested object such as `data`."
  },
  {
    "id": "G-156",
    "sections": [
      "§6"
    ],
    "unknown": "The letter case of status in webhooks: pixChargeRejected shows `pending`, the API `PENDING`.",
    "assumption": "Deposit webhooks use lower case (pending, paid, expired). Other events use the case of the API.",
    "evidence": "The source shows lower case for pixChargeRejected only.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that compare status in a webhook must ignore the case."
  },
  {
    "id": "G-157",
    "sections": [
      "§6"
    ],
    "unknown": "The complete list of events.",
    "assumption": "The six events of the source; we add pixWithdrawSettled, pixWithdrawReturned, pixChargeTakenBack, pixRefundSettled, pixRefundFailed, pixAutomaticFirstPaymentSettled, pixAutomaticRecurrenceRejected, pixAutomaticRecurrenceExpired, pixAutomaticRecurrenceCancelled, pixAutomaticRecurrenceCompleted, pixAutomaticScheduleScheduled, pixAutomaticScheduleRejected, pixAutomaticScheduleCancelled.",
    "evidence": "Asaas: CREATED, ACTIVATED, CANCELLED, EXPIRED, REFUSED and the events of instructions; the names follow the pattern of the source.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators receive events under other names, or not at all, and must change the events filter."
  },
  {
    "id": "G-158",
    "sections": [
      "§6"
    ],
    "unknown": "Which statuses of a withdrawal send pixWithdrawFailed.",
    "assumption": "FAILED, REJECTED, CANCELED and EXPIRED; each withdrawal sends it at most once.",
    "evidence": "The source, §3.2 rule 3.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators wait for an event that never comes, and must query the withdrawal."
  },
  {
    "id": "G-159",
    "sections": [
      "§6"
    ],
    "unknown": "How often and at which intervals a delivery is retried.",
    "assumption": "The service sends a POST with JSON, waits at most 5 s, follows no redirects, and counts 2xx as success. The attempts follow each other after 0, 5 s, 1 min, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h (virtual time with seeded jitter in the sandbox); then the delivery is dead. The service honours `Retry-After`. The sandbox control API can send dead deliveries again.",
    "evidence": "Standard Webhooks recommends these intervals; Celcoin documents 5 s, no redirects and 5 more tries over about 48 h.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Operators must be ready for retries at other times, or for fewer."
  },
  {
    "id": "G-160",
    "sections": [
      "§6"
    ],
    "unknown": "How deliveries are authenticated and signed.",
    "assumption": "Deliveries follow Standard Webhooks: headers `webhook-id`, `webhook-timestamp` and `webhook-signature` (`v1,` and the base64 HMAC-SHA256 over `id.timestamp.body`). Each account has one secret `whsec_…`, which configureWebhook returns once. During a rotation two secrets verify. The configured `authentication` is sent as well.",
    "evidence": "Standard Webhooks (open specification, libraries in many languages); Woovi signs with HMAC and sends an Authorization token; BCB uses mTLS.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Verification of every event fails, because the headers have other names or another scheme. Operators must change the verification before they go live, and credit by query until then."
  },
  {
    "id": "G-161",
    "sections": [
      "§6"
    ],
    "unknown": "Which value identifies repeated deliveries of one event.",
    "assumption": "`eventId` (UUID). It stays the same over retries and is also sent as the header `webhook-id`.",
    "evidence": "Standard Webhooks: the id is unique per message and is the idempotency key; Asaas: use the event id.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Events have no eventId, or a new one for each retry: deduplication by it credits a player twice. Deduplicate by the id of the resource and the event name too."
  },
  {
    "id": "G-162",
    "sections": [
      "§6"
    ],
    "unknown": "What the events filter means when it is absent or empty.",
    "assumption": "Absent or null: all events. A list: only the listed events. An empty array: no events.",
    "evidence": "The source: \"optional events filter\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "An empty list subscribes to all events: operators that wanted none get deliveries. Leave the webhook unset instead."
  },
  {
    "id": "G-163",
    "sections": [
      "§6"
    ],
    "unknown": "Which values rejectedReason has besides ACCOUNT_MISMATCH.",
    "assumption": "ACCOUNT_MISMATCH, PAYER_MISMATCH, THIRD_PARTY_PAYER_BLOCKED. When payer and account both differ, the reason is that of the payer. THIRD_PARTY_PAYER_BLOCKED occurs only when the charge declares no taxId; in the sandbox only the control API causes it.",
    "evidence": "The source describes the cases; Woovi PAYER_MISMATCH; the divergence codes of WEpayments.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "rejectedReason has other words. The message to the player (\"pay from your own account\") must fall back to a general one for an unknown reason."
  },
  {
    "id": "G-164",
    "sections": [
      "§6"
    ],
    "unknown": "What happens to events before a webhook is configured.",
    "assumption": "The service always records events; only deliveries need a configured webhook. The sandbox control API lists events and can deliver past ones.",
    "evidence": "Reconciliation and the sandbox need a record of events. The source only says that deliveries go to the account URL.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Operators receive the earlier events once they configure a webhook, or the events are lost."
  },
  {
    "id": "G-165",
    "sections": [
      "§7"
    ],
    "unknown": "The errors of the internal-transfer routes.",
    "assumption": "404 NotFound (the destination is not a wallet of this operator), 422 INSUFFICIENT_BALANCE, 400 MalformedRequest (the same wallet, or a malformed body). A repeated externalId works as for withdrawals (G-190).",
    "evidence": "Withdrawals and refunds have the same errors.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A transfer fails with other codes. Operators that decide by code fall into their default branch; money has not moved."
  },
  {
    "id": "G-166",
    "sections": [
      "§7"
    ],
    "unknown": "The errors of the balance routes.",
    "assumption": "400 INVALID_QUERY_PARAMETER (invalid date), 404 ACCOUNT_NOT_FOUND.",
    "evidence": "The codes of §7.3.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Balances fail with other codes. Operators show \"not available\", whatever the code, and map nothing."
  },
  {
    "id": "G-167",
    "sections": [
      "§7"
    ],
    "unknown": "The error envelope of the deposit, withdrawal, statement, balance, refund, webhook and transfer routes.",
    "assumption": "`{\"code\": \"...\", \"message\": \"...\", \"details\": [{field, message}]?}` at the top level, application/json.",
    "evidence": "The source states only code and HTTP status; BCB Problema has title, detail and violacoes.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators must read every error body in another way, except those of Pix Automático."
  },
  {
    "id": "G-168",
    "sections": [
      "§7"
    ],
    "unknown": "The error codes that all routes share.",
    "assumption": "An unknown path returns 404, an unknown method 405 with Allow; 413 (a body above 1 MiB), 429 and 500 exist too. All use the envelope of the route family. On Pix Automático paths the type is invalidRequestError and the code HTTP_<status>; 500 has code INTERNAL_ERROR.",
    "evidence": "§7.4 states this rule for transport errors.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Transport errors have other codes or an HTML body from a proxy. Operators decide by the HTTP status, above all for 429 and 5XX."
  },
  {
    "id": "G-169",
    "sections": [
      "§7"
    ],
    "unknown": "The errors of the webhook configuration.",
    "assumption": "400 InvalidContentType, InvalidJSON, MalformedRequest (url, authentication, unknown event) in the envelope of G-167.",
    "evidence": "The codes of §7.1; BCB WebhookOperacaoInvalida is a 400.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "PUT /v1/webhook fails with other codes. A person configures the webhook and reads the message; no running code changes."
  },
  {
    "id": "G-170",
    "sections": [
      "§7.1"
    ],
    "unknown": "What a chargeId returns that is not a UUIDv4.",
    "assumption": "400 InvalidParameter.",
    "evidence": "The source, §7.1.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators get another code; §7.1 of the source names this one."
  },
  {
    "id": "G-171",
    "sections": [
      "§7.2"
    ],
    "unknown": "Which rule returns SECURE_LOOP_ACCOUNT_MISMATCH.",
    "assumption": "A switch of each wallet (off by default) enables the rule: the destination account, whether given by bank details or resolved from the key, must have paid a deposit of the same CPF to this service. Otherwise the request returns 422 SECURE_LOOP_ACCOUNT_MISMATCH.",
    "evidence": "P615: money moves only between the registered account of the bettor (origin of deposits and destination of prizes) and the account of the operator. The body of the rule, the same account that paid a deposit, fits this; that it is off by default is the switch of the provider.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider refuses withdrawals to a registered account that never paid a deposit, or accepts what is refused here. Operators must then ask the provider how an account is registered, and test with the switch on."
  },
  {
    "id": "G-172",
    "sections": [
      "§7.2"
    ],
    "unknown": "The order in which the rules of a withdrawal are checked.",
    "assumption": "401, content type, JSON, shape, idempotency, look-up of the key (404), CPF mismatch (422), secure loop (422), funds.",
    "evidence": "The order of the table in §7.2.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators get another code when a request breaks several rules."
  },
  {
    "id": "G-173",
    "sections": [
      "§7.4"
    ],
    "unknown": "Whether 409 SCHEDULE_NOT_CANCELABLE comes before 422 CANCELLATION_CUTOFF_EXCEEDED.",
    "assumption": "It does: the state is checked first, then the cut-off.",
    "evidence": "The state of a resource is usually checked before time limits.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators get the other code when a cancellation breaks both rules."
  },
  {
    "id": "G-174",
    "sections": [
      "§7.4"
    ],
    "unknown": "Which ended AGND blocks a new charge of its cycle.",
    "assumption": "An AGND that was accepted and not paid (SETTLEMENT_FAILED), or never answered (PAYER_RESPONSE_TIMEOUT), holds its cycle like an open or settled one: 409 CYCLE_ALREADY_EXISTS. So does a FAILED re-send, because its charge was accepted. A charge that was rejected, cancelled or never sent frees the cycle. The rejectionCode of a failed settlement makes no difference.",
    "evidence": "BCB CobROperacaoInvalida: a charge conflicts unless it is REJEITADA or CANCELADA, so EXPIRADA keeps the cycle; MPI 3.3.4: a charge also expires when all its re-sends of the day fail. MPI 4.3.1: \"é permitida apenas uma cobrança por ciclo\". Otherwise an operator could collect again and again from a payer who agreed to three retries or to none. AM02 in the source, \"the same cycle may be charged again\", is read of a rejected instruction. That an unanswered charge keeps its cycle is less certain.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators can charge the cycle again after a charge that was not paid, and need no retry."
  },
  {
    "id": "G-175",
    "sections": [
      "§7.4"
    ],
    "unknown": "Which violations return HTTP_400 and which return a code of their own.",
    "assumption": "HTTP_400: JSON syntax, a missing or unknown field, wrong type, string length, enum. 400 with a code of their own: tax ids, a non-integer amount, a date. 422 with a code of their own: ranges and rules across fields.",
    "evidence": "The meanings in §7.4; an array of messages is the style of class-validator.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators get HTTP_400 instead of a named code, or the reverse."
  },
  {
    "id": "G-176",
    "sections": [
      "§7.4"
    ],
    "unknown": "Which error is returned when a request breaks several rules.",
    "assumption": "Creation of a recurrence: 401, 503 of the feature, shape, named 400, idempotent replay, 422 in the order of the table, 409 RECENT_PAYER_JOURNEY_EXISTS, risk. Routes with a target: 404 and 403 come after the named 400 and before the replay. Cycle charges and retries: 409 AUTHORIZED_RECURRENCE_REQUIRED, then 422 in the order of the table, then 409 CYCLE_ALREADY_EXISTS. Cancellations and simulations: 409 of the state, then 422.",
    "evidence": "A replay must come before RECENT_PAYER_JOURNEY_EXISTS. Otherwise it could never succeed.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators get another code when a request breaks several rules."
  },
  {
    "id": "G-177",
    "sections": [
      "§7.4"
    ],
    "unknown": "The language and the text of message.",
    "assumption": "English. The text is stable, but not part of the contract. On HTTP_400 validation failures it is an array with one entry for each violation.",
    "evidence": "The source, §7.4; NestJS returns validation errors in this form.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Only people who read the messages are affected; code must not depend on them."
  },
  {
    "id": "G-178",
    "sections": [
      "§7.4"
    ],
    "unknown": "The value of retryable for each code.",
    "assumption": "false for 4xx, true for 429 (G-195), 500 and 503. HTTP_503 is false when the feature is not enabled for the organization, and true when the authentication service is unavailable.",
    "evidence": "The source: \"false when retrying the same request cannot succeed\"; a feature that is not enabled stays so until the provider enables it. §7.4: \"External dependency failure with retryable true\".",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators retry a 409 or 422 that passes with time, or stop retrying it; or they retry for hours a feature that they never bought. They must change the list of codes that they retry."
  },
  {
    "id": "G-179",
    "sections": [
      "§7.4"
    ],
    "unknown": "What causes RISK_ASSESSMENT_REJECTED.",
    "assumption": "Only a payer tax id of the demo data or the sandbox control API.",
    "evidence": "The source does not say.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Players are refused with 422 RISK_ASSESSMENT_REJECTED in production, for reasons that are not told. Operators offer another way to pay, and do not repeat the request."
  },
  {
    "id": "G-180",
    "sections": [
      "§7.4"
    ],
    "unknown": "When MUNICIPALITY_REQUIRED can occur, if AUTHORIZED_RECURRENCE_REQUIRED is checked before it.",
    "assumption": "Only for an AUTHORIZED recurrence without municipalityCode. The sandbox produces one for the payer tax id 100.000.002-80 (G-280).",
    "evidence": "municipalityCode arrives with the acceptance, and the receiver's institution needs it for the next business day (MPI, Annex V 3.2).",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A charge of such a recurrence returns 422 MUNICIPALITY_REQUIRED where the service returns 409 AUTHORIZED_RECURRENCE_REQUIRED. Operators treat both as \"not authorized yet\"."
  },
  {
    "id": "G-181",
    "sections": [
      "§7.4"
    ],
    "unknown": "Which amounts AMOUNT_OUT_OF_RANGE covers.",
    "assumption": "amount, firstPaymentAmount and the cycle amount (100 to 100000000), and minimumAmount with its own range, 1 to 100000000.",
    "evidence": "The ranges of §2.4.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Amounts out of range return 400 HTTP_400 for some fields. Operators that show a message for 422 AMOUNT_OUT_OF_RANGE show a general one instead."
  },
  {
    "id": "G-182",
    "sections": [
      "§7.4",
      "§8"
    ],
    "unknown": "Which recurrences block a new journey of the same payer for 30 days, and how the 30 days are counted.",
    "assumption": "Another recurrence of the same wallet and payer tax id blocks it while it is PENDING, or for 30 × 24 h after the payer's rejection made it FAILED. CANCELLED, EXPIRED and AUTHORIZED recurrences do not block.",
    "evidence": "The text of the source.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Journeys of other wallets with the same receiver CNPJ or operator block as well."
  },
  {
    "id": "G-183",
    "sections": [
      "§7.4"
    ],
    "unknown": "What a malformed recurrence or schedule id returns.",
    "assumption": "404 RESOURCE_MISSING.",
    "evidence": "The source has no 400 code for ids.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A malformed id returns 400 HTTP_400. Operators that treat 404 as \"gone\" must treat it so too, or check the form first."
  },
  {
    "id": "G-184",
    "sections": [
      "§7.4"
    ],
    "unknown": "The rules for x-request-id and x-correlation-id.",
    "assumption": "Every response of every route has both. x-correlation-id echoes a valid value of the request; x-request-id is always new. A valid value has 1 to 128 visible ASCII characters.",
    "evidence": "The source states the headers for Pix Automático (§7.4) without any rule.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators cannot find a request by the correlation id that they sent."
  },
  {
    "id": "G-185",
    "sections": [
      "§7.4"
    ],
    "unknown": "What causes HTTP_503 \"feature not enabled\".",
    "assumption": "A switch of each wallet. While the feature is off, Pix Automático routes answer 503 HTTP_503.",
    "evidence": "The meaning of the code in §7.4.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": "sandbox",
    "effectIfWrong": "Only the way to enable the feature changes; the contract stays."
  },
  {
    "id": "G-186",
    "sections": [
      "§7.4"
    ],
    "unknown": "Which codes a 503 has whose code \"varies\".",
    "assumption": "type apiError, retryable true, and an open list of codes. The service sends DEPENDENCY_UNAVAILABLE, DICT_UNAVAILABLE and SPI_UNAVAILABLE; readers expect others. They occur only by fault injection, except DEPENDENCY_UNAVAILABLE when the data store fails (G-330) or the rail does not answer in time (G-340). Every 503 carries Retry-After.",
    "evidence": "The source: code \"(varies)\", \"External dependency failure with retryable true; retry with backoff\"; BCB ServicoIndisponivel. The names are ours.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators find other codes in a 503, which they must expect in any case: decide by status 503 and retryable. With another type, they change a comparison of type."
  },
  {
    "id": "G-187",
    "sections": [
      "§7.5"
    ],
    "unknown": "The meaning of PAYER_RESPONSE_TIMEOUT, RIFL_CUTOFF_EXCEEDED and REGULATORY_SEND_FAILED.",
    "assumption": "PAYER_RESPONSE_TIMEOUT: the payer institution did not answer the instruction. RIFL_CUTOFF_EXCEEDED: a FAIL was reported too late for a same-day RIFL (after 21:00, Brasília). REGULATORY_SEND_FAILED: the service could not send the instruction. Each is a rejectionCode of status FAILED and is not terminal.",
    "evidence": "The names of the codes. PAY: a same-day re-send is accepted until 21:00, later it is FBRD; OFB: the last settlement of a day ends at 21h. Noon in OFB binds payment initiators only. The hour in IN614 (art. 7 §§11 to 16) was not found.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A same-day re-send is possible until another hour."
  },
  {
    "id": "G-188",
    "sections": [
      "§7.5"
    ],
    "unknown": "Whether UDEI is terminal: the source says that it is not, but \"treat as potentially terminal\".",
    "assumption": "It is not terminal; a retry is allowed. An operator should not expect that a retry succeeds.",
    "evidence": "The source: UDEI is not terminal \"by the scheme list\". BCB names nine codes that end a charge, but lists DTED twice. MPI 3.3.5 has UDEI among the codes that set the charge to REJEITADA, so the scheme refuses a retry. We follow the source.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider rejects retries after UDEI."
  },
  {
    "id": "G-189",
    "sections": [
      "§7.5"
    ],
    "unknown": "Whether a cycle can be charged again after a terminal rejectionCode.",
    "assumption": "A retry is rejected. A new AGND in the same cycle is allowed while the window of the cycle is open, when the instruction was rejected. After an accepted charge, the cycle stays held (G-174).",
    "evidence": "BCB, MPI 4.3.2: a rejected charge does not hold its cycle, and the new one has \"um novo txId\". IN614: a new instruction is possible up to 2 days before, after a rejection for value, date or missing authorization.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A new charge after a terminal rejection returns 409 CYCLE_ALREADY_EXISTS: the cycle cannot be charged any more. Operators collect it outside Pix Automático."
  },
  {
    "id": "G-190",
    "sections": [
      "§8"
    ],
    "unknown": "What a withdrawal externalId does that was used before.",
    "assumption": "The same body returns the first response again (G-420), without a second debit. A different body returns 409 `IDEMPOTENCY_ERROR`. This never expires. Bodies are compared as canonical JSON of the known fields, after normalisation of tax ids. A body by key never equals a body by bank details. Refunds (G-043) and transfers (G-165) are compared in the same way.",
    "evidence": "The source: \"used for idempotency\", \"reused on every retry\"; the code of §7.4; Increase answers 409.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators get 400 or 422 for a different body."
  },
  {
    "id": "G-191",
    "sections": [
      "§8"
    ],
    "unknown": "Within which scope an externalId of Pix Automático is idempotent.",
    "assumption": "The scope is (wallet, route, target id, externalId). Bodies are compared as canonical JSON after normalisation.",
    "evidence": "The source, §8; Stripe compares parameters.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The same externalId on another route or resource returns 409."
  },
  {
    "id": "G-192",
    "sections": [
      "§8",
      "§4.8"
    ],
    "unknown": "What a repeat returns: §8 says \"replays the stored response\", §4.8 \"returns the existing recurrence\".",
    "assumption": "A command returns the stored status and body. The creation of a recurrence returns the existing recurrence in its current state, with the status 201 of the first response. Both have the header of G-420.",
    "evidence": "§8 and §4.8 contradict each other; §4.8 is the rule for the creation of a recurrence.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that repeat a create read an old state instead of the current one."
  },
  {
    "id": "G-193",
    "sections": [
      "§8",
      "§2.4"
    ],
    "unknown": "What a used externalId does after 48 hours: records are kept for 48 hours, but an externalId is unique per wallet.",
    "assumption": "The creation of a recurrence has no end: a used externalId returns the existing recurrence with the same body, and 409 IDEMPOTENCY_ERROR with another body. The other commands run again after 48 hours, and their rules decide: a second cancellation returns INVALID_RECURRENCE_STATE or SCHEDULE_NOT_CANCELABLE; a second charge returns CYCLE_ALREADY_EXISTS, unless its cycle is free again; a second retry returns the code of the first rule that it breaks.",
    "evidence": "The source: \"unique per wallet\" (§2.4), \"with a different body it returns 409 IDEMPOTENCY_ERROR\" (§8), retention of 48 hours (§8). A recurrence is stored for ever, so its request can be compared for ever. BCB: a reused txid is a violation.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "After 48 hours, a different body returns 201 with the existing recurrence."
  },
  {
    "id": "G-194",
    "sections": [
      "§8"
    ],
    "unknown": "Whether an error response is stored and replayed.",
    "assumption": "It is not; only 2xx responses are stored.",
    "evidence": "Stripe does not store validation failures.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that fix the cause and repeat the command get the old error."
  },
  {
    "id": "G-195",
    "sections": [
      "§8"
    ],
    "unknown": "Which rate limits exist.",
    "assumption": "Requests with a valid token have no rate limit; 429 with Retry-After is reserved for one. In production the token route limits failures (invalid_client): 10 at once for one client_id from one address, then one every 6 seconds; and 30 at once from one address, then one every 2 seconds. Above a limit it answers 429 too_many_requests with Retry-After. A malformed request is answered before the limits are checked. Two kinds of requests are always checked, whatever else failed from the address, so that an attacker cannot lock an operator out: an existing client_id without failures from the address, and a secret that was correct in the last two hours. An IPv6 address counts by its first 64 bits. A request that would wait too long for a free thread gets 429 as well.",
    "evidence": "The source states no limits. RFC 6749 §2.3.1: an authorization server must protect an endpoint that takes passwords against brute force. DICT has limits against scanning.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that send many requests get 429 from the provider."
  },
  {
    "id": "G-196",
    "sections": [
      "§8"
    ],
    "unknown": "The unit in which the length of a text is counted.",
    "assumption": "Unicode code points.",
    "evidence": "JSON Schema maxLength.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Texts near the limit with characters outside ASCII are accepted or rejected: the provider may count bytes or UTF-16 units."
  },
  {
    "id": "G-197",
    "sections": [
      "§9"
    ],
    "unknown": "Which changes v1 allows.",
    "assumption": "Only additions (new fields, enum values, events). Clients must ignore what they do not know.",
    "evidence": "BCB, section on the evolution of the API. The catalogue of scheme codes changed in 2026 (G-145).",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A release of v1 removes or renames a field: operators learn of it only by failures. They should watch for unknown answers and read the announcements of the provider."
  },
  {
    "id": "G-198",
    "sections": [
      "§4.8"
    ],
    "unknown": "The name of the schedule's path parameter: the source writes `{id}` in some simulation routes and `{scheduleId}` in others.",
    "assumption": "Every schedule simulation has `{scheduleId}`. The requests on the wire are the same.",
    "evidence": "The source, §4.8: `/schedules/{scheduleId}/settlement` beside `/schedules/{id}/refund`.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A path parameter of the generated client has another name."
  },
  {
    "id": "G-199",
    "sections": [
      "§2.5",
      "§4.8",
      "§7.4"
    ],
    "unknown": "Which error a post-due retry returns when the recurrence is no longer AUTHORIZED.",
    "assumption": "409 AUTHORIZED_RECURRENCE_REQUIRED.",
    "evidence": "§7.4: cycle charges need AUTHORIZED with VALIDATION_SUCCEEDED; a retry is a cycle charge sent again.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A retry on an ended recurrence returns 422 POST_DUE_RETRY_NOT_ALLOWED. Operators stop the retries in both cases."
  },
  {
    "id": "G-200",
    "sections": [
      "§2.1",
      "§2.2"
    ],
    "unknown": "The letter case of UUIDs.",
    "assumption": "Answers have lower case. Requests may have upper case in paths, queries and bodies; it is compared without case.",
    "evidence": "RFC 9562 writes UUIDs in lower case and asks readers to accept both.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The provider refuses an id in upper case with 400 or 404; operators that store ids in upper case must convert them before they send them."
  },
  {
    "id": "G-201",
    "sections": [
      "§2.1",
      "§2.2"
    ],
    "unknown": "The length of expectedPayer.name and creditor.name.",
    "assumption": "1 to 140 characters, as in G-029.",
    "evidence": "BCB nome maxLength 140; SPI names have at most 140 characters, DICT names 120.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider refuses names above 120 characters with 400; operators cut names to 120."
  },
  {
    "id": "G-202",
    "sections": [
      "§2.2",
      "§4.2"
    ],
    "unknown": "The form of a CNPJ on the money routes (manual creditor, receiverCnpj).",
    "assumption": "Numeric or alphanumeric. Punctuation is stripped, letters are upper-cased and check digits are verified. Responses show the CNPJ without punctuation.",
    "evidence": "§2.4 states this for the receiverCnpj of a recurrence; IN RFB 2.229/2024; API 2.9.0 has the key example `12ABC34501DE35`.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider refuses a CNPJ with punctuation or letters on the money routes; operators must strip it, and cannot pay new companies until it is changed."
  },
  {
    "id": "G-203",
    "sections": [
      "§3.2",
      "§8"
    ],
    "unknown": "Which statuses the 202 of a repeated withdrawal may have: the list for the create response lacks REJECTED, CANCELED and EXPIRED.",
    "assumption": "The status of the first response, which is one of the five listed statuses (G-420). A withdrawal that has ended since shows its end in a query and in its event only.",
    "evidence": "§3.2 lists five statuses for the create response, and permits to return the balance only after the event or a query, never after a create response.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A repeat returns the current status, which may be any of the eight. Operators that query before they return a balance are not affected."
  },
  {
    "id": "G-204",
    "sections": [
      "§2.3"
    ],
    "unknown": "The errorCode values of refunds.",
    "assumption": "An open list: ACCOUNT_NOT_FOUND, ACCOUNT_BLOCKED, ACCOUNT_CLOSED, REJECTED_BY_COUNTERPARTY, SETTLEMENT_TIMEOUT, PROVIDER_UNAVAILABLE.",
    "evidence": "The codes of G-031 that can apply to the payer's account.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that compare errorCode find other names; the list is open, so validation still passes."
  },
  {
    "id": "G-205",
    "sections": [
      "§2.3",
      "§3.3"
    ],
    "unknown": "When the money of a refund leaves the wallet.",
    "assumption": "The amount is reserved at the 202 (blockedBalance, G-212) and leaves the wallet when the refund settles. When the refund is FAILED, the amount is available again and can be refunded under a new externalId.",
    "evidence": "Withdrawals do the same (G-091).",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "availableBalance falls only when the refund settles: an operator that plans withdrawals by it has less than it believes, and a withdrawal can fail with INSUFFICIENT_BALANCE."
  },
  {
    "id": "G-210",
    "sections": [
      "§2.6",
      "§4.5"
    ],
    "unknown": "The method of an internal transfer's statement line: none of the source's three methods names transfers.",
    "assumption": "pix, as for every movement that the operator or a payer caused (Pix Automático included), and for returns and take-backs (G-384). A transfer line is recognised by its null endToEndId and its productTransactionId.",
    "evidence": "The other two methods name a fee and a court order.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "method and byMethod have one more value, which operators must handle."
  },
  {
    "id": "G-211",
    "sections": [
      "§2.1",
      "§2.6",
      "§4.6"
    ],
    "unknown": "Which ids, texts and counterparty each kind of statement line carries.",
    "assumption": "productTransactionId is chargeId, transactionId, refundEndToEndId, transferId, the recurrence id (first payment) or the schedule id (cycle charge). endToEndId is that of the Pix; a refund line has the refund's own. externalId is the value that the operator sent; a first payment has that of the recurrence. externalId is null for cycle charges (G-083), simulated refunds of recurring charges, fees and judicial movements. description is the operator's text, or the text of a fee or judicial movement. counterparty is the payer, the creditor, or for a transfer the operator itself. productTransactionId and counterparty are null for fees and judicial movements.",
    "evidence": "G-036 for withdrawals; the source names the filters and \"returned on statements\".",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators find other values in statement lines, and the two filters find other lines."
  },
  {
    "id": "G-212",
    "sections": [
      "§2.6",
      "§4.5"
    ],
    "unknown": "How the balances add up, and what updatedAt means.",
    "assumption": "totalBalance is the settled balance (balanceAfter of the newest line) and equals availableBalance + blockedBalance. blockedBalance is the sum of withdrawals and refunds without an outcome, of judicial blocks, and of blocks of an open contestation (G-422). No other balance includes pendingBalance. updatedAt is the instant at which the balance was read.",
    "evidence": "The amount of a withdrawal is reserved at the 202 (G-091); only settled movements have lines.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Sums of balances differ by the blocked amount: the daily reconciliation reports a difference every day with open withdrawals. Operators change the formula."
  },
  {
    "id": "G-213",
    "sections": [
      "§4.6"
    ],
    "unknown": "How the consolidated statement treats days without movements, in which order it lists days, and which fields byMethod has.",
    "assumption": "It has one entry for every day of the range, newest first; the entry of today covers the movements that have settled so far. byMethod is an object keyed by method, each with totalCredits, totalDebits and transactionCount; a day without movements has zeros.",
    "evidence": "Daily reconciliation needs every day; the order is that of the statement. The files of SIGAP are due by 06:00 of the next day, so a day should be final right after midnight in Brasília.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators find no entry for a quiet day, an older day first, or byMethod as an array; the reconciliation must look a day up by its date and not by its position."
  },
  {
    "id": "G-214",
    "sections": [
      "§4.7"
    ],
    "unknown": "The form and the limits of the webhook URL and its credentials.",
    "assumption": "The URL has no user name, password or fragment. In production its host must not be a local name, and its address must be globally reachable unicast; an IPv6 address that embeds an IPv4 address is rejected too, except an IPv4-mapped address, which counts as the IPv4 address. username has 1 to 255 characters without a colon, password 1 to 255; neither has control characters. token follows RFC 6750, at most 2048 characters. headerName follows RFC 9110, 1 to 100 characters. It must not be a header that deliveries set themselves (connection, content-length, content-type, host, transfer-encoding, webhook-*), nor a header that HTTP uses for the connection, for proxies or for the coding of the body (content-encoding, expect, keep-alive, te, trailer, upgrade, proxy-*). headerValue is visible ASCII, at most 2048 characters.",
    "evidence": "RFC 7617, 6750, 9110. fetch rejects URLs with credentials and all of these headers except content-encoding and content-type, and HTTP clients cannot send some of them. IANA's registries of special-purpose addresses.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Configurations that return 200 here return 400 MalformedRequest at the provider, or the reverse."
  },
  {
    "id": "G-215",
    "sections": [
      "§4.7",
      "§6"
    ],
    "unknown": "The form of the signing secret, and how an operator receives and rotates it.",
    "assumption": "The secret is `whsec_` and the base64 of 32 bytes. signingSecret holds it at the first configuration and when rotateSigningSecret is true; otherwise signingSecret is null. For 24 hours after a rotation, deliveries carry two signatures; previousSigningSecretExpiresAt holds the end of that time. Responses mask the secret in authentication as eight asterisks.",
    "evidence": "Standard Webhooks (24 to 64 bytes, several signatures separated by spaces).",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Operators read the secret from another field and have more or less time to rotate it."
  },
  {
    "id": "G-216",
    "sections": [
      "§6"
    ],
    "unknown": "Which clock webhook-timestamp follows when a sandbox wallet has virtual time.",
    "assumption": "The real clock, read again for every attempt, in whole seconds; receivers reject a difference of more than 5 minutes. occurredAt in the body follows the wallet's clock.",
    "evidence": "Libraries for Standard Webhooks compare with the machine's clock. Bodies stay reproducible.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Verification refuses every event in tests that move the clock, because the timestamp is virtual. Tests pass the time of the delivery; production is not affected."
  },
  {
    "id": "G-217",
    "sections": [
      "§6"
    ],
    "unknown": "Which fields Pix Automático events carry.",
    "assumption": "Recurrence events carry externalId and version; of two events, the one with the higher version is later. Schedule events carry id, recurrenceId, cycleNumber, txid and metadata, but no externalId (G-083). pixRefund events of recurring charges carry refundId and recurrenceId, but no externalId; for a cycle charge they also carry scheduleId.",
    "evidence": "The field lists of §2.4 and §2.5; refunds that a simulation creates end with the same events.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Events carry only ids: operators must read the resource after each event, which they should be able to do anyway."
  },
  {
    "id": "G-218",
    "sections": [
      "§6"
    ],
    "unknown": "How many deliveries an event has, and in which order events arrive.",
    "assumption": "Each event is delivered at least once, in no guaranteed order; operators deduplicate by eventId. The service sends an event after the first attempt of every older event of the same resource, and never waits for their retries. So first attempts are in order, and an event whose first attempt failed arrives after later events.",
    "evidence": "The source: \"deduplicate\" and automatic retries. In §8 operators wait 60 seconds for the confirmation of a deposit: a receiver that rejects pixChargeRejected for an hour must still get pixChargePaid. Stripe guarantees no order either.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Nothing breaks for operators that accept events in any order."
  },
  {
    "id": "G-219",
    "sections": [
      "§4.7",
      "§6"
    ],
    "unknown": "Where pending deliveries go after a new configuration.",
    "assumption": "They go to the new URL with the new authentication. The events filter applies at the time of the event.",
    "evidence": "The source: \"one account-level callback\" (§1), and the request \"sets the account webhook: URL, authentication and an optional events filter\" (§4.7). So the service knows one address, the last one; the event itself came about under the old filter.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Retries of old events go to the old URL. Operators that move their receiver must keep the old one, with its secret, until the retries end."
  },
  {
    "id": "G-221",
    "sections": [
      "§2.4"
    ],
    "unknown": "Which punctuation receiverCnpj and expectedPayer.taxId may have.",
    "assumption": "The usual dots, slash and hyphen in their usual places, each optional. Spaces and other characters return the code of an invalid tax id.",
    "evidence": "The source: punctuation is accepted and stripped; the usual form is `12.ABC.345/01DE-35`.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider accepts tax ids with spaces or other signs, which return 400 here. Operators strip everything but digits and letters before they send them."
  },
  {
    "id": "G-230",
    "sections": [
      "§4.8"
    ],
    "unknown": "The fields, the id and the states of simulated refunds.",
    "assumption": "A schedule refund is the object `pix_automatic.refund` with refundId (UUIDv4), recurrenceId, scheduleId, walletId, amount, originalEndToEndId, refundEndToEndId, status (PROCESSING, SUCCESS, FAILED), errorCode, errorDescription and its times. It stays PROCESSING until its result is simulated: SETTLED leads to SUCCESS, REJECTED to FAILED with REJECTED_BY_COUNTERPARTY. The refund of a first payment is the same object with scheduleId null. It settles after 2 s unless its result is simulated first; the recurrence holds the id of the latest one (firstPaymentRefundId). When the wallet's outcome of refunds is set, it decides both kinds (G-108). Refunds add up like those of deposits (G-040): an amount below 1 or above the rest returns AMOUNT_OUT_OF_RANGE, and failed refunds do not count. firstPaymentRefundedAmount is the sum of the refunds of the first payment, and includes refunds by createRefund (G-041). firstPaymentStatus becomes REFUNDED when a refund leaves nothing, and SETTLED again when such a refund fails. A refund above the available balance is rejected (G-320). The 90 days of G-039 do not apply to simulations.",
    "evidence": "The refund machine, G-092, G-149. §4.8 has a result route for refunds of schedules only, and does not limit the refunds of a first payment to one; §2.3 has partial refunds.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The refund objects of simulations have other names at staging. Tests change; createRefund is what production has."
  },
  {
    "id": "G-231",
    "sections": [
      "§2.5"
    ],
    "unknown": "Which originalDueDate, dueDate, metadata and cycleNumber a retry or re-send has.",
    "assumption": "originalDueDate, metadata and cycleNumber are those of the AGND charge. dueDate is retryDate (NTAG), or the dueDate of the schedule that is re-sent (RIFL), which may be an NTAG.",
    "evidence": "The name originalDueDate. BCB: all retries belong to one cobr. MPI 3.3.2: every attempt has re-sends on its day; PAY takes the newest NTAG as the original of a RIFL, else the AGND.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Operators find other values in these fields."
  },
  {
    "id": "G-232",
    "sections": [
      "§2.5"
    ],
    "unknown": "Whether attempts of a charge also lists its retries.",
    "assumption": "It does not. Each schedule lists only its own dispatches: at present one, or none when the send failed. attemptCount counts them in lists too, where attempts is empty.",
    "evidence": "\"Dispatch records\", and a retry is a schedule of its own. Against it: in BCB all tentativas belong to the cobr.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A schedule lists several dispatches: attempts is longer, and the last one counts. Screens that show the first attempt show an old reason."
  },
  {
    "id": "G-233",
    "sections": [
      "§4.8"
    ],
    "unknown": "What `reason` does in simulations, its length, and what rejectionCode does in the authorization.",
    "assumption": "reason has 1 to 500 characters; with an outcome other than a rejection it has no effect. rejectionCode with APPROVED returns 400 HTTP_400. When the request has a rejectionCode and no reason, rejectionReason is the meaning of the code. errorDescription of a rejected refund echoes reason.",
    "evidence": "\"A rejection with any scheme code can be simulated on authorization\"; the recurrence has no rejectionCode field; the cancel reason of §8 has 500 characters.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Tests that send other reasons get 400, or read other texts."
  },
  {
    "id": "G-234",
    "sections": [
      "§4.8"
    ],
    "unknown": "What a list returns when the recurrenceId filter is not a recurrence id.",
    "assumption": "400 HTTP_400. An unknown recurrence id returns an empty list.",
    "evidence": "The same rule as G-132; the list has no 404.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A malformed recurrenceId in a filter returns an empty list: a typo looks like a player without charges. Operators check the form themselves."
  },
  {
    "id": "G-235",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether a simulated expiration changes expiresAt.",
    "assumption": "It does not. updatedAt is the moment of the simulation.",
    "evidence": "No evidence was found. The field says when the journey was to end.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "expiresAt moves to the instant of the simulated expiration at staging. Tests that compare it with createdAt plus expiresIn fail."
  },
  {
    "id": "G-236",
    "sections": [
      "§2.5",
      "§4.8"
    ],
    "unknown": "Which field shows the cancellation code CCLD or FAIL.",
    "assumption": "None. rejectionCode is for failures, and a FAIL is recognised by its RIFL schedule. A late FAIL leaves the attempt CANCELLED and the schedule FAILED.",
    "evidence": "§7.5 has neither code. CAT: FAIL is \"Falha ou erro na liquidação\", CCLD \"A autorização … foi cancelada\".",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Schedules show that the payer institution reported a failure, for example with a status. Operators may show it; the RIFL schedule still decides."
  },
  {
    "id": "G-237",
    "sections": [
      "§4.8",
      "§7.4"
    ],
    "unknown": "Whether an open or settled retry or re-send blocks a new charge of the cycle, and whether that charge blocks a retry.",
    "assumption": "Both do. A new charge returns CYCLE_ALREADY_EXISTS. A retry returns POST_DUE_RETRY_NOT_ALLOWED while another schedule of the cycle is open or settled, when another charge holds the cycle (G-174), or when any schedule of the charge has a terminal code. Another retry with the same date returns INVALID_POST_DUE_RETRY_DATE (G-140).",
    "evidence": "BCB: a retry is refused while an attempt of the charge is open. PAY: NIPA after a settled attempt, NIEC while one is open. OFB: a cycle has at most one settled payment.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Operators get another code, or a payer is charged twice."
  },
  {
    "id": "G-240",
    "sections": [
      "§3.4"
    ],
    "unknown": "Whether a recurrence can fail because the service could not send its authorization request (an \"internal dispatch failure\").",
    "assumption": "It cannot. Only Journey 3 is offered: the composite QR code asks for the authorization, so the service sends no request that could fail. Only a rejected authorization leads to FAILED.",
    "evidence": "The source, §1 and §9 (Journey 3 only); none of its statusDetailed values names such a failure.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Operators see one more statusDetailed and one more transition to FAILED."
  },
  {
    "id": "G-241",
    "sections": [
      "§2.4"
    ],
    "unknown": "When a recurrence with totalCharges 1 is completed, and what completion does to open schedules.",
    "assumption": "The day after lastPaymentDate completes it: cycle 1 is the first payment, which settles before the authorization. Completion cancels nothing. A schedule that is still open is not affected, for example one of an earlier cycle, when the settlement of the last cycle was simulated first.",
    "evidence": "Follows from G-051, G-052 and G-067; the source does not describe completion.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A recurrence shows as active for some days longer, or ends with its last charge. Operators that start the next subscription on completedAt start it on another day."
  },
  {
    "id": "G-242",
    "sections": [
      "§3.4.1",
      "§7.5"
    ],
    "unknown": "What happens to a charge that is neither answered nor paid by the end of its due date.",
    "assumption": "At the end of dueDate (24:00, Brasília) a PENDING schedule becomes FAILED with PAYER_RESPONSE_TIMEOUT. A SCHEDULED schedule becomes FAILED with statusDetailed SETTLEMENT_FAILED and rejectionCode null; it may be retried. In the sandbox the payer institution acts only on command (simulations, sandbox control API): time alone accepts or settles no schedule, unless automaticPayer is on (G-280).",
    "evidence": "MPI 3.3.2: an attempt is EXPIRADA when its `dataLiquidacao` has passed, and no scheme code says \"no funds\". MPI, Annex V 3.5: the payer institution \"terá um prazo\" to answer, and an unanswered attempt stays requested until the settlement date; its deadline was not found in a primary text, so it may be earlier. OFB: the last settlement of the due date ends at 21h. The simulations of §4.8 would compete with a payer that acts on its own.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The charge fails at another time or with a rejectionCode, or the sandbox settles without a command."
  },
  {
    "id": "G-243",
    "sections": [
      "§2.4",
      "§3.4"
    ],
    "unknown": "The firstPaymentStatus of a journey that ends before the first payment.",
    "assumption": "EXPIRED after expiry, cancellation or rejection: the QR code can no longer be paid. A settled first payment stays SETTLED until its whole amount is refunded.",
    "evidence": "G-063 has no other value for this case.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "firstPaymentStatus stays PENDING, or has a value of its own."
  },
  {
    "id": "G-244",
    "sections": [
      "§4.8",
      "§7.5"
    ],
    "unknown": "On which day the RIFL cut-off of 21:00 applies, and the state of a charge whose failure was reported too late.",
    "assumption": "On the dueDate of the schedule that is re-sent; 21:00:00 itself is in time. After that, no RIFL is created and the schedule becomes FAILED with SETTLEMENT_FAILED and rejectionCode RIFL_CUTOFF_EXCEEDED. In time, it becomes CANCELLED with CANCELLED_BY_PAYER (G-147).",
    "evidence": "A re-send is for the same day; PAY and OFB: until 21:00 (G-187). G-187 gives the service codes to status FAILED.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A late failure leaves the charge in another state, or the cut-off is at another time."
  },
  {
    "id": "G-245",
    "sections": [
      "§4.8"
    ],
    "unknown": "In which states the payer institution may cancel a charge with CCLD or FAIL.",
    "assumption": "Only in SCHEDULED, and with CCLD only a cycle charge (AGND). Before that, the payer institution rejects the instruction instead. CCLD on a retry or re-send, and another state, return 409 INVALID_RECURRENCE_STATE. The service does not check the time of a CCLD.",
    "evidence": "IN614: a re-send follows an operational failure after the payer institution accepted the order; §4.8: \"payer institution cancels a charge (CCLD, or FAIL which also creates a same-day RIFL)\". MPI 3.3.7: the payer \"não pode cancelar o agendamento de uma retentativa após o vencimento\". OFB, Celcoin, FitBank and PAY: the payer cancels until 23:59 of the day before; the payer institution enforces it.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Tests can cancel a PENDING charge or a retry as well."
  },
  {
    "id": "G-246",
    "sections": [
      "§4.8",
      "§7.5"
    ],
    "unknown": "Whether a charge may be retried after its RIFL re-send failed (the charge itself is CANCELLED by then), and whether a re-send counts as a retry.",
    "assumption": "It may be retried. A RIFL replaces the schedule that it re-sends: a FAILED RIFL with a non-terminal code may be retried like the charge, under the same limits. A RIFL does not count as one of the three retries.",
    "evidence": "BCB: re-sends and retries are attempts of one charge. MPI 3.3.4: when all re-sends of the day fail, the attempt of that day is over. Asaas and PAY count NTAG only.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators get POST_DUE_RETRY_NOT_ALLOWED."
  },
  {
    "id": "G-247",
    "sections": [
      "§3.4",
      "§4.8"
    ],
    "unknown": "Which preconditions §3.4 means: it refers to \"preconditions in section 4.4\", but §4.4 describes refunds.",
    "assumption": "The preconditions of recurrence creation in §4.8.",
    "evidence": "§4.8: \"Create recurrence preconditions\".",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The 409 of a repeated journey comes in another order relative to other errors. Operators handle each code on its own and see no difference."
  },
  {
    "id": "G-248",
    "sections": [
      "§6"
    ],
    "unknown": "Whether every status change sends a webhook: §6 says so, but its catalogue has events for outcomes only.",
    "assumption": "It does not. Creation sends no event, nor do transitional moves: INITIATED → CONFIRMED → PROCESSING of a withdrawal, CREATED → PENDING of a schedule. The cancellation of a charge sends none either (G-087). Every other arrow sends one event. The first payment of a recurrence sends pixAutomaticFirstPaymentSettled, because it credits the wallet.",
    "evidence": "The table of events in §6; G-157. Every other Pix that a wallet receives has an event. pixChargePaid does not fit the first payment: it names a deposit charge by its chargeId, and operators credit a player for it.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators receive more events, or none for the first payment and must read the recurrence."
  },
  {
    "id": "G-249",
    "sections": [
      "§6",
      "§7.5"
    ],
    "unknown": "Which event is sent when a schedule fails without a rejection by the payer institution: timeout, failed send, unpaid due date, or a failure reported late.",
    "assumption": "pixAutomaticScheduleRejected, which every FAILED schedule sends. rejectionCode and statusDetailed tell the cases apart.",
    "evidence": "G-157 has one failure event per resource.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "A failed charge sends an event with another name: operators that wait for pixAutomaticScheduleRejected never dun the player. Poll schedules whose dueDate has passed."
  },
  {
    "id": "G-250",
    "sections": [
      "§2.1",
      "§2.4"
    ],
    "unknown": "How the amount in field 54 of a BR Code is written.",
    "assumption": "Only in codes of others: a dynamic code of the service has no field 54 (G-019). The primitives write two decimals. They read what EMVCo allows (`98`, `98.`, `98.7`, `98.73`) and reject zero, a third decimal, a comma and more than 13 characters.",
    "evidence": "EMVCo merchant-presented QR, data object 54; BCB examples have two decimals.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": "primitives",
    "effectIfWrong": "Operators that read static codes of others with the primitives get an error, or an amount, where a bank decides otherwise; no code of this service is affected."
  },
  {
    "id": "G-251",
    "sections": [
      "§2.1",
      "§2.4"
    ],
    "unknown": "How strictly a BR Code is read.",
    "assumption": "Field 00 comes first and field 63 last; the value of 63 is in upper case. No character is trimmed. 62-05 is present. 01 is 11, 12 or absent. The Pix template is one of fields 26 to 51, the recurrence template one of 80 to 99. A Pix template with 00 only is valid when a recurrence template is present (Journey 2). Codes of Pix Saque with amount 0.00 are rejected.",
    "evidence": "BR Code manual and BCB examples (CRCs 64E4, F2DA, 2875 and FB42, recomputed). MPI, Journey 2: template 26 holds the GUI alone, and field 80 is obligatory in composite codes.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": "primitives",
    "effectIfWrong": "Operators that read codes of others get an error for a code that banks accept, or accept one that banks refuse; the codes of this service are not affected."
  },
  {
    "id": "G-252",
    "sections": [
      "§2.1",
      "§2.4"
    ],
    "unknown": "The form of the location inside a BR Code.",
    "assumption": "A host, an optional port, then an RFC 3986 path or query. It has no scheme, user part or fragment, and at most 77 characters.",
    "evidence": "BCB: the location has no scheme, follows RFC 3986 and has at most 77 characters; its form is `{fqdn}/{optional}/{type}/{token}`.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": "primitives",
    "effectIfWrong": "Operators that read BR Codes of others with the primitives get an error for a code that banks accept; the codes of this service are not affected."
  },
  {
    "id": "G-253",
    "sections": [
      "§7"
    ],
    "unknown": "What a request returns whose Accept header excludes JSON.",
    "assumption": "The service answers with JSON: it has no other type, and the error tables have no 406.",
    "evidence": "RFC 9110 §12.5.1 allows disregarding Accept.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "service",
    "effectIfWrong": "Operators get a 406 in the envelope of the family."
  },
  {
    "id": "G-254",
    "sections": [
      "§7"
    ],
    "unknown": "What happens when the bytes of a request body stop arriving.",
    "assumption": "After 10 seconds the service answers with the code of a body that could not be parsed and closes the connection. It does not use 408.",
    "evidence": "The error tables have no 408.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "service",
    "effectIfWrong": "Operators get a 408 in the envelope of the family."
  },
  {
    "id": "G-255",
    "sections": [
      "§1"
    ],
    "unknown": "Whether HEAD requests are answered.",
    "assumption": "They are answered like GET, without the body.",
    "evidence": "RFC 9110 §9.3.2.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "service",
    "effectIfWrong": "HEAD returns 405. Monitors that use HEAD report the API as down, and must use GET."
  },
  {
    "id": "G-256",
    "sections": [
      "§4.3"
    ],
    "unknown": "What `GET /v1/pix/withdraw/{externalId}` returns when externalId is the last word of a create path (`pix-key`, `manual`).",
    "assumption": "The withdrawal of that externalId. The method distinguishes the routes.",
    "evidence": "The source forbids no externalId.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A withdrawal with the externalId pix-key or manual cannot be read. Operators put a prefix before every externalId."
  },
  {
    "id": "G-257",
    "sections": [
      "§3.4",
      "§4.8"
    ],
    "unknown": "Whether a recurrence can be authorized after its first payment was refunded.",
    "assumption": "It cannot: APPROVED needs firstPaymentStatus SETTLED, and REFUNDED returns 409 INVALID_RECURRENCE_STATE. A partial refund leaves it SETTLED (G-230).",
    "evidence": "§4.8: \"APPROVED needs the first payment settled\". MFP 5.1.3: the receiver's institution waits for the settlement of the first payment before it confirms; MPI 4.1.5: after a settled payment without an authorization, another journey is used.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The provider authorizes a recurrence whose first payment was refunded."
  },
  {
    "id": "G-258",
    "sections": [
      "§2.1",
      "§2.2",
      "§2.3"
    ],
    "unknown": "Whether null is accepted for an optional field of a request.",
    "assumption": "It is rejected as a value of the wrong type; operators must omit the field. The events of configureWebhook are the exception (G-162).",
    "evidence": "The field tables name one type for each field.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Requests with null are accepted, as if the field was absent."
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
    "unknown": "The order in which the rules of money routes other than withdrawals are checked.",
    "assumption": "401, content type, JSON, parameter, shape, 404, 403, idempotency; then deadline, amount and balance (refund). A transfer checks idempotency before the destination wallet. The statement checks page size, malformed parameter, missing filter, date range.",
    "evidence": "The order of G-172; a rule for one parameter is checked before a rule across parameters.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Operators get another code when a request breaks several rules."
  },
  {
    "id": "G-260",
    "sections": [
      "§2.1",
      "§2.2",
      "§2.3",
      "§8"
    ],
    "unknown": "Whether an externalId may be a value that cannot stand in a path, and which control characters texts other than a refund's externalId may have.",
    "assumption": "`.` and `..` are accepted, but URL parsers collapse them, so such a resource cannot be read by its externalId. U+0000 and half a surrogate pair in any text return the code of a malformed body. Other control characters are rejected only in the refund externalId, as the source says.",
    "evidence": "WHATWG URL; PostgreSQL text cannot hold U+0000, and UTF-8 no half of a surrogate pair.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "An externalId such as `..` or one with half a surrogate pair returns 400. Operators use letters, digits, hyphens and underscores only."
  },
  {
    "id": "G-261",
    "sections": [
      "§7",
      "§7.4"
    ],
    "unknown": "How many violations one error response names.",
    "assumption": "At most 100, in order. One closing entry follows when there are more: `{field: \"body\", message: \"and N more\"}` in the money family, `and N more` in Pix Automático.",
    "evidence": "No evidence was found. A response should not grow with a hostile request.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A body with more than 100 mistakes names fewer or more of them. Only a developer who reads such an error sees a difference."
  },
  {
    "id": "G-265",
    "sections": [
      "§7",
      "§7.1",
      "§7.2",
      "§7.4"
    ],
    "unknown": "What a JSON body returns that has the same name twice in one object.",
    "assumption": "It returns the code of a body that could not be parsed: InvalidJSON in the money family, HTTP_400 in Pix Automático. Which of the two values counts would depend on the parser.",
    "evidence": "RFC 8259 §4: \"The names within an object SHOULD be unique\"; otherwise the behaviour of receivers is unpredictable.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A body with the same name twice is accepted, and the last value counts: an amount could be another than the logged one. Operators use a JSON library, which never writes such a body."
  },
  {
    "id": "G-266",
    "sections": [
      "§7",
      "§7.1",
      "§7.2",
      "§7.4"
    ],
    "unknown": "How deeply arrays and objects of a JSON body may nest.",
    "assumption": "64 levels, the outermost included. A deeper body returns the same codes as invalid JSON.",
    "evidence": "RFC 8259 §9 lets an implementation limit the depth of nesting; the deepest request body of the contract, a charge with expectedPayer.bankAccounts, has 4 levels.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Only bodies that nest deeper than 4 levels are affected; the contract describes none."
  },
  {
    "id": "G-267",
    "sections": [
      "§7",
      "§7.1",
      "§7.2",
      "§7.4"
    ],
    "unknown": "Which encoding a JSON body has, and whether it may start with a byte order mark.",
    "assumption": "Bytes that are not valid UTF-8 return the code of a body that could not be parsed. One byte order mark at the start is ignored.",
    "evidence": "RFC 8259 §8.1: JSON between systems is UTF-8, and a parser may ignore a byte order mark.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A body that starts with a byte order mark returns 400. Operators on Windows switch the mark off in their encoder."
  },
  {
    "id": "G-270",
    "sections": [
      "§1",
      "§4.8"
    ],
    "unknown": "How an integrator controls payers, outcomes, time and failures, which the source leaves to the real world.",
    "assumption": "Through a control API under `/sandbox`, in the sandbox only. It has a document of its own and is not covered by the compatibility promise of v1. It uses the envelope and the codes of the money family; bodies reject unknown fields, and every error has a code. It requires a control token when the service was started with one. When the service listens beyond loopback without one, it creates a control token and prints it.",
    "evidence": "The source has simulations for Pix Automático and for one payment only (§4.2, §4.8); test helpers of payment providers, such as the test clocks of Stripe.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "Tests that use the control API run against this sandbox only. For staging of the provider they need the simulations of the contract, or a manual step."
  },
  {
    "id": "G-271",
    "sections": [
      "§2.1",
      "§3.4.1",
      "§4.8"
    ],
    "unknown": "How time passes in the sandbox.",
    "assumption": "Each wallet has a virtual clock, which is real time plus an offset, or frozen. The clock only goes forward; only the restore of a snapshot moves it back. An advance runs everything that falls due, in order, before it answers. A running clock advances at the rate of real time, even when the clock of the machine is changed. A clock can be set and advanced within 2020-01-01 to 2099-12-31 in Brasília. One process at a time advances it. When this process does not respond for 4 seconds, another process may advance the clock, and the first caller gets 409 ClockMoveLost.",
    "evidence": "A test cannot wait for expiries of minutes and cycles of months.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "Tests that move the clock run against this sandbox only. At staging they wait for real time, or skip what takes days."
  },
  {
    "id": "G-272",
    "sections": [
      "§6",
      "§7"
    ],
    "unknown": "How tests cause failures of the network and of the service.",
    "assumption": "With faults of a wallet, by operation or by event: latency, error status, dropped request, lost response, duplicate, reordering; and deliveries with a bad signature, with an old timestamp, or about a resource of another wallet. A fault has a probability, a rhythm, a limit and a seed.",
    "evidence": "The source requires reconciliation and deduplication (§1, §6); only failures exercise them.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "Tests of lost answers run against this sandbox only. At staging, operators put a proxy of their own between."
  },
  {
    "id": "G-273",
    "sections": [
      "§6"
    ],
    "unknown": "How a test waits for an event.",
    "assumption": "With a long poll of at most 60 seconds. It ends when an event is recorded or a resource has a status.",
    "evidence": "A test that polls needs no public address.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "Tests that wait with waitFor run against this sandbox only. At staging they poll the resource."
  },
  {
    "id": "G-274",
    "sections": [
      "§7.4"
    ],
    "unknown": "Which requests the sandbox logs.",
    "assumption": "The last requests of each wallet and the last commands of the control API, 1000 of each unless the service is configured otherwise, with their headers and with bodies of at most 16 KiB. Secrets and tokens are masked, also inside text and in headers. The URL of a webhook is logged without credentials and without the values of its query.",
    "evidence": "The source has x-request-id and x-correlation-id, but nothing that looks a request up by them.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "Tests that read the request log run against this sandbox only. At staging, operators log on their side."
  },
  {
    "id": "G-275",
    "sections": [
      "§5.3"
    ],
    "unknown": "How a test brings a wallet into a known state.",
    "assumption": "A reset returns it to its state at creation. Snapshots can be restored any number of times.",
    "evidence": "Tests must be repeatable.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "Tests that use snapshots run against this sandbox only. At staging they create fresh resources with new ids."
  },
  {
    "id": "G-276",
    "sections": [
      "§2.6"
    ],
    "unknown": "How a test checks that balances and statement agree.",
    "assumption": "With a check on demand: total is opening plus credits minus debits, available is total minus blocked, and the statement lines give the same sums.",
    "evidence": "The source requires daily reconciliation (§1, §2.6).",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "The check of the ledger exists in this sandbox only. At staging, operators compare balance and statement themselves."
  },
  {
    "id": "G-280",
    "sections": [
      "§4.8"
    ],
    "unknown": "Whether payer and payer institution act without a simulation.",
    "assumption": "Only in wallets with the switch automaticPayer: the payer pays the first Pix one second after creation; the payer institution authorizes one second later, answers one second after each instruction, and settles at 08:00 (Brasília) of the due date. With the switch automaticCharges, the service also creates the cycle charges of recurrences that are authorized while it is on, five days before each cycle begins. Payer tax ids choose other outcomes: 100.000.001-08 fails the risk policy, 100.000.002-80 has no municipality code, instructions for 100.000.003-61 cannot be sent, 100.000.004-42 rejects the authorization, 100.000.005-23 rejects instructions with AM02 and 100.000.006-04 with AC05, 100.000.007-95 rejects settlements with AB10, 100.000.008-76 never answers. The first three also work while automaticPayer is off.",
    "evidence": "The source has simulations only. A test of a subscription that lasts months must run by the clock alone. Providers pay in the morning of the due date (G-082).",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "Simulated payers act only in this sandbox. At staging, tests call the simulation of each step."
  },
  {
    "id": "G-290",
    "sections": [
      "§4.1",
      "§5.1"
    ],
    "unknown": "How large a token request may be.",
    "assumption": "At most 16 KiB (413 payload_too_large) and 16 parts (400 invalid_request).",
    "evidence": "The form has three short fields. The route is open to every caller: the service does not know the caller until it has read the form. The source states no limit.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A token request above 16 KiB or with more than 16 parts passes at the provider. No client sends one."
  },
  {
    "id": "G-291",
    "sections": [
      "§7",
      "§7.1",
      "§7.2",
      "§7.4"
    ],
    "unknown": "How many values a JSON body may have.",
    "assumption": "1,000 members of objects and entries of arrays, at all levels together. A body with more returns the same codes as invalid JSON.",
    "evidence": "RFC 8259 §9 allows an implementation to limit its input. The largest bodies that the field tables describe, with 50 entries of metadata, have fewer than 100 values. Without a limit, 1 MiB of `{}` in `bankAccounts` breaks more than a million rules, and listing them keeps a server busy for minutes.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Only bodies with more than 1,000 values are affected; the contract describes none, except metadata of Pix Automático (G-024)."
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
    "unknown": "What a body returns that is compressed or in a charset other than UTF-8.",
    "assumption": "415: UnsupportedEncoding in the money family, HTTP_415 in Pix Automático, unsupported_encoding for the token. The service returns it for a Content-Encoding other than identity, and for a charset other than UTF-8 with the correct media type. Another media type returns 400, whatever its charset.",
    "evidence": "RFC 9110 §8.4 and §15.5.16: an origin server may answer 415 to a content coding that it does not accept. RFC 8259 §8.1: JSON between systems is UTF-8. §7.1 and §7.2 give InvalidContentType (400) to a body that is not application/json, and no code for an encoding.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A compressed body returns 400, or is accepted. Operators whose HTTP library compresses requests switch it off, which works in both cases."
  },
  {
    "id": "G-293",
    "sections": [
      "§7"
    ],
    "unknown": "What a request returns that has no Host header, two of them, or a malformed one.",
    "assumption": "400 before every other check: InvalidParameter in the money family, HTTP_400 in Pix Automático, invalid_request for the token.",
    "evidence": "RFC 9112 §3.2: a server must answer 400.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A request without Host gets another code, or none, from a proxy. Every HTTP library sends the header."
  },
  {
    "id": "G-294",
    "sections": [
      "§5",
      "§7"
    ],
    "unknown": "Which responses a cache may store.",
    "assumption": "None. Every response, including errors, has Cache-Control: no-store.",
    "evidence": "Responses hold tokens, balances, tax ids and Pix keys, and change from one moment to the next. RFC 6749 §5.1 requires it for token responses; RFC 9111 §5.2.2.5.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A cache between operator and service keeps a token or a status, and shows an old one. Operators send no-cache, or remove the cache."
  },
  {
    "id": "G-300",
    "sections": [
      "§5.1",
      "§5.4"
    ],
    "unknown": "How credentials are revoked.",
    "assumption": "The person who runs the service revokes a client_id permanently. From then on the token request returns 401 invalid_client, and every token of the client_id is invalid at once. Other credentials of the wallet stay valid, so that operators can exchange credentials without a pause. The client_id is never used again.",
    "evidence": "The source has no route for it. RFC 6749 §5.2 defines invalid_client for this case; RFC 7009 §2 ends tokens at once.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A leaked token stays valid for up to its lifetime after the revocation. Operators must rotate the credentials and watch the statement for that time."
  },
  {
    "id": "G-305",
    "sections": [
      "§1",
      "§4.8"
    ],
    "unknown": "Which hosts and web pages may call the control API.",
    "assumption": "On loopback without a control token, the Host header must be localhost, an address of 127.0.0.0/8 or [::1], with any port; otherwise 403 HostNotAllowed. A request with an Origin header is allowed from http and https pages of the same hosts; otherwise 403 OriginNotAllowed, without CORS headers. With a control token, the page that the service itself serves is allowed on every host: its Origin names the host and port of the Host header. With --cors the service allows pages of any origin. The operator API is not affected.",
    "evidence": "A page of any site can send POST requests without a preflight to this machine, and can read the responses by DNS rebinding; it does not know the control token. The browser sets both headers. The WHATWG Fetch standard: Origin is sent with every POST.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "A test runner on another host gets 403, or needs no token. Whoever runs the sandbox sets --control-token."
  },
  {
    "id": "G-310",
    "sections": [
      "§1",
      "§7.4"
    ],
    "unknown": "Which years a date may have, as YYYY-MM-DD allows 0000 to 9999.",
    "assumption": "0001 to 9999. The year 0000 does not exist, so such a date returns the code of a date that does not exist: 400 INVALID_DATE in Pix Automático, INVALID_DATE_RANGE, INVALID_QUERY_PARAMETER or InvalidParameter on other routes. A firstPaymentDate is at most 8999-12-31, so that 999 annual charges after it still have a date; a later date returns 400 INVALID_DATE.",
    "evidence": "\"INVALID_DATE: Date not YYYY-MM-DD or invalid\" (§7.4). The Gregorian calendar has no year 0.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "No operator sees a difference: only dates of the year 0 are refused, and no charge is due then."
  },
  {
    "id": "G-315",
    "sections": [
      "§6"
    ],
    "unknown": "How many deliveries a receiver gets at the same time.",
    "assumption": "One while the receiver is new or fails. Each success within a second adds one, up to eight.",
    "evidence": "A receiver that hangs must not use up the capacity for other receivers: an operator waits 60 seconds for the confirmation of a deposit (§8).",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Receivers get more concurrent deliveries, or wait longer for a backlog."
  },
  {
    "id": "G-320",
    "sections": [
      "§2.3",
      "§4.8"
    ],
    "unknown": "Whether a refund may make the available balance negative.",
    "assumption": "It may not, neither the refund of a deposit nor that of a recurring charge. An amount above the available balance returns 422 INSUFFICIENT_BALANCE in the family of the route, after the rules for the amount, and reserves nothing. Withdrawals, transfers, fees and court orders are rejected too, so no operation makes the balance negative.",
    "evidence": "The source, §2.3: a refund \"returns the funds of a completed deposit\", so the funds must be available; a withdrawal above the balance fails (G-032); PicPay and Celcoin reject such a refund (G-042). The source has no code for it, and no other source of funds for a refund.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The provider accepts the refund, and operators see a negative availableBalance."
  },
  {
    "id": "G-321",
    "sections": [
      "§2.1",
      "§2.4"
    ],
    "unknown": "How a BR Code writes the name of an operator when the name is not plain ASCII.",
    "assumption": "Field 59 is the name in ASCII, cut to 25 characters: accents are removed, Latin letters are transcribed (ß becomes ss), other characters become spaces. When no letter and no digit remains (Казино, 🎲), field 59 is the operator's CNPJ. The name itself is never rejected.",
    "evidence": "EMVCo gives the field printable ASCII, 1 to 25 characters; BCB examples have names in ASCII. A charge needs a code, and the CNPJ identifies the receiver (§1: the receiver is a CNPJ).",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "The name inside brCode and textContent is written in another way, for example with accents. Payers see the name of the directory, so nothing changes for them."
  },
  {
    "id": "G-330",
    "sections": [
      "§7",
      "§7.4"
    ],
    "unknown": "What a route returns while the service cannot use its data store.",
    "assumption": "503 with Retry-After in the envelope of the route family: ServiceUnavailable on money routes, temporarily_unavailable on the token route, DEPENDENCY_UNAVAILABLE on Pix Automático paths. The change may have been made or not, as after a lost response.",
    "evidence": "The source has a 503 for Pix Automático only (\"external dependency failure\"). RFC 9110 §15.6.4: 503 with Retry-After is a temporary condition. RFC 6749 §4.1.2.1 defines temporarily_unavailable for it.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that compare codes must map other codes of 503."
  },
  {
    "id": "G-340",
    "sections": [
      "§2.4",
      "§4.3",
      "§7.4"
    ],
    "unknown": "What a request returns when the key directory, the destination institution or the risk policy does not answer in time.",
    "assumption": "503 with Retry-After after 3 seconds: ServiceUnavailable for withdrawals, DEPENDENCY_UNAVAILABLE for recurrences. Nothing was accepted, and nothing was debited. Sending the request again with the same externalId is safe.",
    "evidence": "The source has \"external dependency failure\" with retryable true for Pix Automático (§7.4). The operations of DICT return 503, and it suggests a Retry-After. The Manual de Tempos do Pix limits the time of each step of a Pix; 3 seconds are our choice.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A slow look-up returns another code, or a withdrawal that fails later. Operators repeat with the same externalId in both cases, and wait longer than 3 seconds for an answer."
  },
  {
    "id": "G-341",
    "sections": [
      "§1",
      "§5"
    ],
    "unknown": "How the service reaches the key directory, the settlement system, other institutions and payers. The source describes only the side of the operator.",
    "assumption": "Through an institution that implements the rail contract: look-ups before a request is accepted, orders after its commit, and reports of what happened. Orders and reports are sent at least once. Amounts, identifiers and error bodies are those of this contract. Bodies of reports reject unknown fields; receivers of look-ups and orders ignore them.",
    "evidence": "Participants of Pix reach DICT and SPI only through the private network of the financial system (RSFN), so a service of an operator needs an institution. Its messages (pacs.008, pacs.002, pacs.004, pain.009 to pain.014) have the same steps as these orders and reports.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "Only institutions are affected; the API of the operator stays."
  },
  {
    "id": "G-342",
    "sections": [
      "§6"
    ],
    "unknown": "How the service and an institution authenticate each other.",
    "assumption": "By Standard Webhooks in both directions, with a list of secrets for each direction. A sender signs with all of its secrets, and a receiver accepts any of its own. The webhook-id identifies a message over its repeats, so a repeat has no further effect. A timestamp is at most 5 minutes off.",
    "evidence": "The webhooks of the contract use the same scheme (G-160), so both sides can use one library. Standard Webhooks: several signatures are separated by a space.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "Institutions must sign and verify with other headers, for example mTLS alone. Operators see nothing."
  },
  {
    "id": "G-343",
    "sections": [
      "§3.1",
      "§3.2",
      "§3.3",
      "§3.4"
    ],
    "unknown": "What the service does with a report that arrives twice, late, too early, or that it refuses.",
    "assumption": "It answers 200 and states the result of the report: APPLIED, REFUSED, KNOWN, EXPECTED or KEPT. A report that fits no arrow of the state machine is kept and tried again after each later report on the resource. A repeat with the same webhook-id gets the same answer; another body with the same webhook-id returns 409 Conflict.",
    "evidence": "Messages that are sent at least once arrive twice and out of order. The state machines have no arrow out of a terminal state, so a late report must change nothing.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "Institutions send reports again that they need not send, or stop too early."
  },
  {
    "id": "G-344",
    "sections": [
      "§2.1"
    ],
    "unknown": "What the location in a BR Code returns to the app of a payer.",
    "assumption": "GET /qr/v2/{location} returns a JWS in application/jose with the claims of an immediate charge: revisao, calendario, devedor, valor, chave, txid, solicitacaoPagador, infoAdicionais and status (G-373). The header of the signature has alg, kid and jku, which names /rail/jwks.json (G-372). A charge that has ended returns 410 (G-371).",
    "evidence": "BCB: GET /{pixUrlAccessToken} returns application/jose, schema CobPayload; the header of its example has alg, typ, kid, jku and x5t. Payloads of iugu have alg, kid, x5t and jku. x5t needs a certificate, which the institution must add.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "Apps of payers show an error when they read the QR code, and no deposit is paid. The institution must serve the payload that the apps expect at the location."
  },
  {
    "id": "G-345",
    "sections": [
      "§3.1",
      "§3.2"
    ],
    "unknown": "How an institution reports that it took money of a settled deposit back, or that money of a settled withdrawal came back.",
    "assumption": "The institution reports chargeTakenBack (under the special return mechanism, MED, for fraud or an operational flaw) or transferReturned, each with the id of the return and its amount, which may be a part.",
    "evidence": "BCB: the natures MED_FRAUDE (FR01) and MED_OPERACIONAL (BE08) of a return (devolução); a return is a Pix of its own (pacs.004) with an id that starts with D.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "The institution cannot report that money went back: the balance of the wallet is higher than the account. It must book the difference by hand until a report exists."
  },
  {
    "id": "G-346",
    "sections": [
      "§4.8"
    ],
    "unknown": "How a simulated institution in its own process knows the outcomes and the time of a sandbox wallet.",
    "assumption": "Orders of a sandbox have a simulation, which a real institution ignores. A report to a sandbox may have dueAt, an instant of the wallet clock: the service keeps the report, and applies it when the clock reaches the instant.",
    "evidence": "The clock of a sandbox wallet is virtual (G-271), so only the service knows its time.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "A simulated institution cannot act in virtual time: tests with an own adapter wait for real time. Production has no dueAt."
  },
  {
    "id": "G-347",
    "sections": [
      "§3.4.1",
      "§4.8"
    ],
    "unknown": "What happens to the payment of an instruction that the institution reports after the schedule has ended without it: after the end of dueDate, or after a cancellation.",
    "assumption": "The service refuses the payment (REFUSED, NOT_PAYABLE), and the institution returns the money to the payer. The schedule stays as it is, because the operator may have created a post-due retry since then.",
    "evidence": "A terminal status never changes (G-242). A late payment of a charge stays with the payer too (G-088).",
    "confidence": "low",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "A payment that is credited all the same could be paid twice, once by the retry."
  },
  {
    "id": "G-370",
    "sections": [
      "§2.1",
      "§2.4"
    ],
    "unknown": "What the last part of a location is.",
    "assumption": "32 lowercase hex digits: for a charge the chargeId without hyphens, for the first payment of a recurrence its recUrlAccessToken. Other texts and unknown ones are 404 NotFound.",
    "evidence": "BCB: the location is a capability URL, hard to guess; a UUID must be of version 4 (pix-api-recebimentos, issue 11). A chargeId has 122 random bits, a token 128. Template 80 of the same QR code shows the token already. Both are indexed, so a charge costs no further column.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Who knows a chargeId can read the payload of the charge while it is payable, with the expected payer. Then locations need a random text of their own."
  },
  {
    "id": "G-371",
    "sections": [
      "§2.1",
      "§3.1"
    ],
    "unknown": "What the location of a charge returns that can no longer be paid.",
    "assumption": "410 Gone, from the instant at which a payment would be refused: the charge or the first payment is paid, expired or canceled. So the status in a payload is always ATIVA.",
    "evidence": "BCB leaves it to the receiver's institution: 404, 410 or the payload (CobPayloadNaoEncontrado). A payer must not see a charge that cannot be paid.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Apps of payers do not show why a charge cannot be paid."
  },
  {
    "id": "G-372",
    "sections": [
      "§2.1"
    ],
    "unknown": "How the payload of a charge is signed.",
    "assumption": "A compact JWS, ES256 with an EC key on P-256 and PS256 with an RSA key of 2048 bits or more. The header has alg, kid (the SHA-256 thumbprint of RFC 7638), jku (`https://<location host>/rail/jwks.json`) and, when the key file has certificates, x5t. The JWK set then has x5t and x5c. A sandbox without a key file makes a key without certificates.",
    "evidence": "BCB Manual de Segurança, item 4.2, quoted in pix-api issues 67, 202 and 295: alg, kid, jku and x5t in the header; x5c and x5t in the JWK set; jku on the site of the certificate. Institutions use RS256 and PS256.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "Apps of payers refuse the signature, and no deposit is paid. The institution must sign with the key and algorithm that its certificate states."
  },
  {
    "id": "G-373",
    "sections": [
      "§2.1",
      "§2.4"
    ],
    "unknown": "The claims in the payload of a charge.",
    "assumption": "revisao 0, calendario (criacao = createdAt, apresentacao = the instant of the request, expiracao = seconds from createdAt to expiresAt), valor.original, modalidadeAlteracao 0, chave, txid, status. devedor only when the expected payer has a taxId and a name; solicitacaoPagador when the charge has a description, or the recurrence a descriptionToPayer.",
    "evidence": "BCB CobPayload: txid, calendario, revisao, status, valor and chave are required; devedor needs both cpf or cnpj, and nome. A charge of this API never changes before it ends.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "Apps of payers show other details, for example no description, or refuse a claim. The institution changes the payload; operators see nothing."
  },
  {
    "id": "G-374",
    "sections": [
      "§2.1",
      "§2.4"
    ],
    "unknown": "Whether the sandbox can pay a brCode as the app of a payer does.",
    "assumption": "POST /sandbox/br-codes/payments reads the BR Code, fetches the location and the keys, verifies the signature, and pays the charge or the first payment with the amount of the payload. Each step that fails has its own code. Only a charge of this sandbox can be paid. The payment does not authorize the recurrence.",
    "evidence": "Tests need a payer who knows only the brCode: no simulation notices a wrong location or signature. BCB Manual de Segurança, item 4.3 has these checks. MPI §2.7: amount and txid of a dynamic code are ignored.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "Tests that pay a brCode through the control API find other codes; operators and production are not affected."
  },
  {
    "id": "G-375",
    "sections": [
      "§2.1"
    ],
    "unknown": "What production does without a location host or without a key.",
    "assumption": "It starts, logs one warning, and 404 NotFound is the answer at every location. A key without a host is refused at the start. The key set is then empty.",
    "evidence": "Another system of the institution may serve the locations, and all other operations work without them. A key without a host would name an address (jku) that no app can reach.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "An operator notices from the warning, not from a failed start, that charges cannot be paid."
  },
  {
    "id": "G-380",
    "sections": [
      "§3.2",
      "§6"
    ],
    "unknown": "What happens when the institution of the creditor returns a withdrawal that has settled.",
    "assumption": "The withdrawal stays SUCCESS and its fields do not change. Each return adds its amount to the available balance at once, has a CREDIT line, and sends pixWithdrawReturned. A withdrawal can be returned in parts, together at most its amount. The operator returns each amount to the player's balance. The reason is what the institution states, or nothing.",
    "evidence": "SPI: the message pacs.004 returns a settled Pix in whole or in part, with its own id and a code (MD06 at the receiver's request, BE08 and FR01 by MED). Pix regulation, art. 40 §2 (Resolução BCB 103/2021): several partial returns up to the amount. PayZu WITHDRAW_REFUND_RECEIVED, Woovi PIX_TRANSACTION_REFUND_RECEIVED_CONFIRMED and Rapyd PAYOUT_RETURNED are events of their own. The source has no status after SUCCESS.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators learn of returned money by another event, by a new status, or only from the statement."
  },
  {
    "id": "G-381",
    "sections": [
      "§3.1",
      "§6"
    ],
    "unknown": "What happens when money of a paid deposit is taken back by the Mecanismo Especial de Devolução (MED).",
    "assumption": "The charge stays PAID and its fields do not change. Each take-back takes its amount from the available balance at once, has a DEBIT line, and sends pixChargeTakenBack with the reason FRAUD or OPERATIONAL_FLAW. The institution decides the case and keeps the deadline of 90 days; the service does not check it. A report of a take-back names a deposit: the rail contract has none for a recurring charge.",
    "evidence": "Resolução BCB 103/2021: the institution of the receiver debits the account for founded suspicion of fraud or for an operational flaw, without the receiver's consent; it must notify the receiver, and the statement shows the debit. BCB: natures MED_FRAUDE (FR01) and MED_OPERACIONAL (BE08). PayZu sends events and statement lines for it. The source names no event; without one, money would leave the wallet silently. Against the last sentence: BCB also has the nature MED_PIX_AUTOMATICO (REFU), which reimburses the payer's institution.",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators learn of the debit by another event or only from the statement, and players keep money that the operator no longer has. A recurring charge is debited too."
  },
  {
    "id": "G-382",
    "sections": [
      "§2.3"
    ],
    "unknown": "Whether a take-back of a deposit (MED) reduces the amount that can still be refunded.",
    "assumption": "It does. Refunds that have not FAILED and take-backs of a deposit together are at most its amount. totalReversedAmount contains both. A refund above the rest returns 422 REFUND_AMOUNT_EXCEEDED, and a take-back above the rest is not made.",
    "evidence": "BCB: the values of all devoluções of a Pix together must not exceed its value, and the natures ORIGINAL, MED_OPERACIONAL and MED_FRAUDE have this limit in common.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "leftAmount and totalReversedAmount of a refund differ when money of the deposit was taken back."
  },
  {
    "id": "G-383",
    "sections": [
      "§2.6",
      "§3.1"
    ],
    "unknown": "What happens when the available balance does not cover a take-back.",
    "assumption": "The take-back is not made: no money moves, and no event is sent. It is never made in part, and it never uses blocked money. The institution takes back what is there, or tries again later. So no balance is below zero.",
    "evidence": "Pix regulation, art. 41-A I (Resolução BCB 103/2021): every devolução, by MED too, presupposes sufficient funds in the receiver's account. No other operation makes a balance negative (G-320).",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Operators see a negative balance, or a debt that later deposits pay."
  },
  {
    "id": "G-384",
    "sections": [
      "§2.6",
      "§4.6"
    ],
    "unknown": "Which id a return of a withdrawal and a take-back of a deposit have, and what their statement lines carry.",
    "assumption": "returnId, 32 letters and digits in the layout of a refundEndToEndId. The same returnId of the same resource counts once. The line has the method pix, and the returnId as endToEndId and as productTransactionId, so that no two lines have the same productTransactionId. description, externalId, metadata and counterparty are those of the withdrawal or charge.",
    "evidence": "BCB: rtrId, `[a-zA-Z0-9]{32}`, sent in pacs.004; Woovi: `D…` as endToEndId of a received refund. The line of a refund has its own id in both fields too (G-211).",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators find other values in statement lines, and the two filters find other lines."
  },
  {
    "id": "G-385",
    "sections": [
      "§4.2",
      "§4.3"
    ],
    "unknown": "How tests make a settled withdrawal come back, and a paid deposit be taken back.",
    "assumption": "With the sandbox control API: createWithdrawalReturn and createTakeBack. Without an amount, they return or take back everything that is left. What the rules of G-380 to G-383 do not allow returns 409 InvalidState with the cause.",
    "evidence": "The source has no simulation of either. Rapyd lets tests simulate a returned payout.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "Tests of returned money run against this sandbox only. At staging, an operator cannot produce a return."
  },
  {
    "id": "G-395",
    "sections": [
      "§1",
      "§5"
    ],
    "unknown": "How long the service sends an order that the institution does not take, and what a refusal of an order means.",
    "assumption": "It never gives up. An attempt waits 10 seconds. The pauses grow from 1 second to 60; Retry-After is honoured up to an hour. After 5 failures in a row of one kind of order, one order of this kind is tried every 5 seconds (with Retry-After, after at most a minute), until one is taken; then all others follow, first those that were not tried yet. A 4xx that is about the order (not 401, 403, 404, 405, 407, 408, 421, 425 and 429) is repeated once a minute, and the withdrawal or refund stays in progress.",
    "evidence": "The money of an order is reserved, and a lost answer does not say whether the institution pays. Only the institution knows it, so the service can neither cancel the order nor stop.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "Institutions get more or fewer repeats. An order that is refused forever needs a person."
  },
  {
    "id": "G-400",
    "sections": [
      "§4.8"
    ],
    "unknown": "What production does with a report that has dueAt.",
    "assumption": "400 MalformedRequest, and details name dueAt. The report is not stored, so the institution can send it again without dueAt and with the same webhook-id.",
    "evidence": "A production wallet runs in real time, so a real institution reports what has happened. If the service ignored dueAt, money would move before the instant that the sender asked for.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "An institution that sends dueAt to production must leave it out."
  },
  {
    "id": "G-401",
    "sections": [
      "§3.1"
    ],
    "unknown": "What happens to the report of a payment whose endToEndId has already paid another charge, first payment or cycle charge.",
    "assumption": "The report is KEPT, and the charge or recurrence does not change. A person must find out what the payment belongs to. So createRefund finds one payment for an endToEndId.",
    "evidence": "BCB: an EndToEndId identifies one payment in the settlement system, and one payment carries one txid. So one of the two reports is wrong, and the service cannot tell which one.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "A payment would be counted twice, or a paid charge would stay PENDING."
  },
  {
    "id": "G-402",
    "sections": [
      "§4.8"
    ],
    "unknown": "What happens to a report that was EXPECTED, when it fits no state of its resource at its instant.",
    "assumption": "It is dropped without a trace, as if it had never been announced. It is dropped earlier when the resource ends. A repeat still gets EXPECTED.",
    "evidence": "Such a report is a forecast of a simulated institution. Commands of the control API and simulations may end the resource in another way before the instant.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "A test that expects a late report to have an effect sees none. Only tests with an own simulated institution are affected."
  },
  {
    "id": "G-403",
    "sections": [
      "§3.1",
      "§3.2",
      "§3.3",
      "§3.4"
    ],
    "unknown": "Which bodies of two reports with one webhook-id are the same, and how long the service knows the webhook-id.",
    "assumption": "Bodies with the same JSON values are the same; the order of fields and white space do not count. The service knows each webhook-id as long as the data of its wallet, over all wallets; of an old body it may keep only a hash. A repeat gets the first answer, also when a report that was KEPT has taken effect since.",
    "evidence": "A sender that restarts may build the body again, with the fields in another order. The money of a repeated report must not move twice, however late the repeat comes.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "rail",
    "effectIfWrong": "Institutions get 409 for a repeat, or a late repeat has a second effect."
  },
  {
    "id": "G-410",
    "sections": [
      "§3.4.1"
    ],
    "unknown": "Whether a cancellation by the receiver waits for the payer institution.",
    "assumption": "It does not. The schedule is CANCELLED in the response, and the cancellation message follows. A payment that settles nevertheless is refused, and the money goes back to the payer (G-347).",
    "evidence": "The source: \"CANCELLED … a cancellation message is emitted\". The scheme does otherwise, MPI, Annex V 3.7: only after camt.029 does the receiver's institution confirm to its user, and the payer institution may refuse (FBRD, PRJL \"já foi concluído\", CH16, FF08).",
    "confidence": "medium",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider answers with the old status, and operators must wait for pixAutomaticScheduleCancelled."
  },
  {
    "id": "G-420",
    "sections": [
      "§8",
      "§4.8"
    ],
    "unknown": "Which status, body and header a repeated request gets. §8 \"replays the stored response\" for Pix Automático; for withdrawals, refunds and transfers the source states nothing.",
    "assumption": "One rule for every write with an externalId: the same externalId with the same body returns the status and the body of the first response, and the header `idempotent-replayed: true`, which a first response does not have. So a replay of a withdrawal or refund shows its status at the beginning, not its outcome. There is one exception: the creation of a recurrence returns the existing recurrence in its current state (G-192).",
    "evidence": "§8 for Pix Automático. §3.2: only an event or a query permits to return a balance, so a replay need not show an outcome. An old status is either final or transitional, so it never permits to return a balance too early. Stripe replays status and body with the header Idempotent-Replayed: true.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Operators get the current resource instead, or another status (200). Operators that read the resource after a replay are not affected."
  },
  {
    "id": "G-421",
    "sections": [
      "§4.6"
    ],
    "unknown": "How to read a statement while lines are added. Pages by number shift when a line is added, so a reader can get a line twice.",
    "assumption": "Each page has nextCursor, and the list takes it as `cursor`. The pages that the cursor leads to contain only lines that existed when the first page was read; the counts of these pages do too. A cursor works with any pageSize, and `page` has no effect beside it. The consolidated statement needs no cursor: the number of days of a range does not change.",
    "evidence": "The list object of §4.8 has a cursor. Lines are numbered in the order in which they settle and never change, so the newest number at the first page fixes the list.",
    "confidence": "low",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Operators can read pages by number only. They read days that are over, or read a page again when totalItems has changed."
  },
  {
    "id": "G-422",
    "sections": [
      "§2.6",
      "§3.1",
      "§4.5"
    ],
    "unknown": "What an operator sees between the contestation of a payment (MED) and its take-back. The institution blocks the amount at once, and decides later.",
    "assumption": "The blocked amount is in blockedBalance instead of availableBalance, without a statement line and without an event, as a judicial block is. The charge does not change, and it can still be refunded as far as the available balance covers it. When the institution decides for the payer, the take-back follows (G-381); otherwise the amount is available again. The rail contract has no report of a block: the service learns of the case by the take-back, which waits when the balance does not cover it (G-383). In the sandbox, createJudicialMovement with the type BLOCK makes the same balances.",
    "evidence": "MEDG: a contestation is possible up to 80 days after the Pix; the receiver's institution blocks at once, analyses for 7 days and returns after that, about 11 days in all; a precautionary block lasts up to 72 h; no prior consent is needed. BCB's API shows only nature and status of devolucoes, and no block. Providers differ: PayZu sends INFRACTION_OPENED and INFRACTION_CLOSED and refuses refunds of a contested Pix; QI Tech gives 5 days to answer.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators get an event for the contestation, or a refusal when they refund a contested deposit, and have not booked the amount as blocked."
  },
  {
    "id": "G-430",
    "sections": [
      "§2.1",
      "§2.2",
      "§2.3",
      "§2.4",
      "§3.3",
      "§6"
    ],
    "unknown": "Whether answers and events have other values where the source shows one value and says \"other values not shown\", or shows none.",
    "assumption": "They may. accountType, personType, initiationType, amountType, cancellationReason, the status of a refund and the status of events (except pending of pixChargeRejected, which the source shows) are open lists in answers and events. Requests accept only the listed values.",
    "evidence": "The source: \"value CACC appears; other values not shown\", and the same for the others. BCB asks clients to tolerate new values; its newest catalogue of messages adds and removes codes (pain.014 2.4).",
    "confidence": "high",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "If the lists are closed, operators keep a branch for unknown values that never runs. If they had been closed and the provider sent another value, clients would refuse a whole answer because of one word."
  },
  {
    "id": "G-431",
    "sections": [
      "§2.1",
      "§2.2",
      "§2.3"
    ],
    "unknown": "What branchCode is for an account without a branch.",
    "assumption": "Requests omit it. debtor and creditor of answers and events have branchCode null; the bankAccounts that an answer repeats lack it, as the request did.",
    "evidence": "DICT BrazilianAccount requires Participant, AccountNumber, AccountType and OpeningDate, not Branch. pacs.008 and pain.013: the branch is optional on both sides, \"para o PSP que trabalha com agência\". MPI §3.2: \"Agência do recebedor: Não\".",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators that send no branchCode get 400 at the provider and must send a placeholder such as 0001; or they read an empty text or 0000 where this contract has null."
  },
  {
    "id": "G-432",
    "sections": [
      "§7.4"
    ],
    "unknown": "The type of the 400 errors INVALID_RECEIVER_CNPJ, INVALID_PAYER_TAX_ID, INVALID_AMOUNT and INVALID_DATE.",
    "assumption": "pixAutomaticError.",
    "evidence": "The source contradicts itself: a validation failure has type invalidRequestError, \"code is HTTP_<status>\", but these four validate a field and have codes of their own. Their codes decide: invalidRequestError would have the code HTTP_400.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "The provider sends invalidRequestError with these codes. Operators that branch on type before code treat a wrong CNPJ as a malformed body; compare code, not type."
  },
  {
    "id": "G-433",
    "sections": [
      "§2.1",
      "§2.2",
      "§7.1",
      "§7.2"
    ],
    "unknown": "Whether the objects inside a money request may have unknown properties: expectedPayer, its bankAccounts, expectedCreditor, creditor and the authentication of the webhook.",
    "assumption": "They may not: an unknown property returns 400 MalformedRequest that names it. The rest of these requests ignores unknown properties (G-046).",
    "evidence": "The source: each check \"is enabled by sending its field\". A misspelt field, such as expectedPayer.taxID, would disable the check of the CPF without any sign, and a stranger could pay. LAW art. 30 requires the check.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Requests with extra properties in these objects return 400 here and 2xx at the provider; operators remove the properties. At the provider a misspelt field may disable a check silently."
  },
  {
    "id": "G-434",
    "sections": [
      "§2.1",
      "§2.2",
      "§8"
    ],
    "unknown": "Whether a pixKey may be empty: the source says only \"at most 77 characters\".",
    "assumption": "It has 1 to 77 characters. An empty text returns 400 MalformedRequest.",
    "evidence": "Every kind of key that DICT lists has at least 4 characters; §2.4 says 1 to 200 for the key of a recurrence.",
    "confidence": "high",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "An empty key returns another error at the provider, for example 404 PIX_KEY_NOT_FOUND. Operators check that the player entered a key before they send it."
  },
  {
    "id": "G-450",
    "sections": [
      "§2.1",
      "§2.4",
      "§4.1"
    ],
    "unknown": "The upper bounds of the texts, lists and maps of requests for which the source states none: the credentials, bankAccounts, metadata of Pix Automático and cursors.",
    "assumption": "bankAccounts has at most 250 entries, client_id and client_secret 16,384 characters, a cursor 4,096 characters, and metadata of Pix Automático 1,000 entries.",
    "evidence": "The limits of a body already refuse more: 16 KiB for the token form (G-290), and 1,000 values for JSON (G-291), which 250 accounts of at least four values reach. No cursor that a list returns is longer than 200 characters.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "Only requests that are larger than these bounds are affected; they return 400 here."
  },
  {
    "id": "G-451",
    "sections": [
      "§2.2",
      "§2.3",
      "§2.4",
      "§2.5",
      "§5",
      "§7"
    ],
    "unknown": "The upper bounds of the texts and lists of responses and events for which the source states none.",
    "assumption": "A text for people has at most 2,000 characters, a token 8,192, and a cursor 4,096. An error names at most 100 violations and one summary. Its message and field may quote a name of the request, so they can be as long as a body (1 MiB, G-168). A schedule has at most 1,000 attempts.",
    "evidence": "Generous multiples of the longest values of this service; a regulatory reason has at most 500 characters (§8). HTTP servers accept 8 KiB in one header, so a longer token cannot be sent.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A receiver that reserves only this space truncates a longer text. The client accepts longer texts and lists."
  },
  {
    "id": "G-465",
    "sections": [
      "§6",
      "§7.3"
    ],
    "unknown": "How long the provider keeps charges, payments, statement lines, events and webhook deliveries.",
    "assumption": "Everything that is money stays forever: charges, withdrawals, refunds, transfers, recurrences, schedules, and the statement. Events and deliveries are deleted 90 days of real time after they were recorded and their last attempt was made. A pending delivery and its event stay.",
    "evidence": "§7.3 limits a range of the statement to 90 days, but not its age. Lei 9.613/1998 art. 10 requires the records of payments for at least five years. Events are a copy of what the resources say, and the last attempt of a delivery is made after 28 hours (G-159).",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "Operators never read old events over the API: only the control API of the sandbox lists them. A provider that deletes old payments forces operators to keep their own record of them."
  },
  {
    "id": "G-475",
    "sections": [
      "§5",
      "§6"
    ],
    "unknown": "Whether the provider restricts callers by IP address or client certificate, and from which addresses it sends webhooks.",
    "assumption": "The bearer token alone identifies a caller. No list of addresses and no client certificate is required, and the addresses of webhooks are not published. A receiver trusts the signature of a delivery, not its address.",
    "evidence": "§5 names only OAuth 2.0 client credentials. BCB requires mTLS in the API Pix; Efí requires it in both directions, also for webhooks, and Asaas lets an account list the addresses that may use its key. The signature of a delivery is G-160.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators must register their outgoing addresses or a client certificate before the first request. The client accepts a fetch that presents a certificate, so no code changes."
  },
  {
    "id": "G-476",
    "sections": [
      "§9"
    ],
    "unknown": "How the provider announces that it withdraws an operation, a field or a version, and how long the old form keeps working.",
    "assumption": "Nothing of v1 is withdrawn (G-197). The contract marks what a later version leaves out with `deprecated: true` at least one release before, and the changelog names it. No period of time is promised.",
    "evidence": "§9 says that the deprecation policy is not shown. RFC 9745 and RFC 8594 define the headers Deprecation and Sunset; no observed provider of Pix sends them.",
    "confidence": "low",
    "status": "assumed",
    "appliesTo": null,
    "effectIfWrong": "Operators may have less time than they expect to leave an old operation. They should read the announcements of the provider."
  },
  {
    "id": "G-480",
    "sections": [
      "§2.6",
      "§4.5",
      "§4.6",
      "§7.3"
    ],
    "unknown": "Whether the statements and the closing-day balance may show a state that is some seconds old, and how a response says so.",
    "assumption": "They may, and the header x-data-age then has the largest possible age in seconds. A date range of the statement by cursor never lacks a line that an earlier page counted. A page with a number above 1, a filter by id, every refusal, and every other operation are current. A closing-day balance is final: the data is from after the end of the day.",
    "evidence": "§7.3 uses the statement for the daily reconciliation, which reads days that are over. §2.6 has the balance in real time as an operation of its own, so decisions about money do not need the statement. RFC 9111 has the header Age for responses of caches, which these are not: they are not stored (G-153).",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A provider without the header may be as stale without saying so. Operators that ignore the header may miss a line of the last seconds until they read the range again."
  },
  {
    "id": "G-481",
    "sections": [
      "§1",
      "§4.5"
    ],
    "unknown": "What a transfer between two wallets returns, and what both wallets show, while one of the two databases that hold the wallets cannot be used.",
    "assumption": "The debit is made first, and the credit follows. Until both are made, POST and GET of the transfer return 503: the outcome is unknown, and the same request with the same externalId returns 201 as soon as the receiver has the money. In between, the payer's balance and statement show the debit, and the receiver's do not show the credit. A transfer never stays half made.",
    "evidence": "§1 calls the transfers instant and names no status that waits, so a transfer exists only when both balances have changed. The outcome of 503 is unknown for every operation with an externalId (G-330). With one database both changes are one transaction, and none of this is visible.",
    "confidence": "medium",
    "status": "decided",
    "appliesTo": null,
    "effectIfWrong": "A provider with a status that waits returns it instead of 503. Operators that repeat a request after 503 are right in both cases."
  },
  {
    "id": "G-490",
    "sections": [
      "§6",
      "§8"
    ],
    "unknown": "How a person or a test watches everything that happens, while it happens.",
    "assumption": "With a stream of server-sent events in the control API of the sandbox. The operator API has the webhook only.",
    "evidence": "The source names webhooks and queries as the only two ways to learn of a change (§6, §8). Tools for webhooks of other providers, such as the command line of Stripe, show requests and events live. Server-sent events are a web standard with a built-in way to continue after a lost connection.",
    "confidence": "high",
    "status": "decided",
    "appliesTo": "sandbox",
    "effectIfWrong": "The stream exists in this sandbox only. At staging, operators watch their own webhook."
  }
]
