// Generated from sections.yaml by `node src/generate.ts`. Do not edit.

import type { Section, SourceRule } from '../data/sections.ts'

export const sections: readonly Section[] = [
  {
    "id": "§1",
    "title": "What the service does"
  },
  {
    "id": "§2",
    "title": "Resources and their fields"
  },
  {
    "id": "§2.1",
    "title": "Immediate charge (deposit)"
  },
  {
    "id": "§2.2",
    "title": "Withdrawal"
  },
  {
    "id": "§2.3",
    "title": "Refund"
  },
  {
    "id": "§2.4",
    "title": "Recurrence (Pix Automático)"
  },
  {
    "id": "§2.5",
    "title": "Schedule (scheduled cycle charge)"
  },
  {
    "id": "§2.6",
    "title": "Statement, balance"
  },
  {
    "id": "§3",
    "title": "States and transitions"
  },
  {
    "id": "§3.1",
    "title": "Deposit charge"
  },
  {
    "id": "§3.2",
    "title": "Withdrawal"
  },
  {
    "id": "§3.3",
    "title": "Refund"
  },
  {
    "id": "§3.4",
    "title": "Recurrence"
  },
  {
    "id": "§3.4.1",
    "title": "Schedule"
  },
  {
    "id": "§4",
    "title": "Endpoints"
  },
  {
    "id": "§4.1",
    "title": "Token"
  },
  {
    "id": "§4.2",
    "title": "Deposit"
  },
  {
    "id": "§4.3",
    "title": "Withdrawal"
  },
  {
    "id": "§4.4",
    "title": "Refund"
  },
  {
    "id": "§4.5",
    "title": "Internal transfer and balance"
  },
  {
    "id": "§4.6",
    "title": "Statement"
  },
  {
    "id": "§4.7",
    "title": "Webhook configuration"
  },
  {
    "id": "§4.8",
    "title": "Pix Automático"
  },
  {
    "id": "§5",
    "title": "Authentication"
  },
  {
    "id": "§5.1",
    "title": "Client credentials"
  },
  {
    "id": "§5.2",
    "title": "Bearer token on every other request"
  },
  {
    "id": "§5.3",
    "title": "Resources scoped to the wallet"
  },
  {
    "id": "§5.4",
    "title": "Missing, invalid or expired token"
  },
  {
    "id": "§5.5",
    "title": "Public location"
  },
  {
    "id": "§5.6",
    "title": "Token response, lifetime and scopes"
  },
  {
    "id": "§6",
    "title": "Events"
  },
  {
    "id": "§7",
    "title": "Errors"
  },
  {
    "id": "§7.1",
    "title": "Deposit routes"
  },
  {
    "id": "§7.2",
    "title": "Withdrawal routes"
  },
  {
    "id": "§7.3",
    "title": "Statement routes"
  },
  {
    "id": "§7.4",
    "title": "Pix Automático"
  },
  {
    "id": "§7.5",
    "title": "Scheme rejection codes (schedule rejectionCode)"
  },
  {
    "id": "§8",
    "title": "Limits"
  },
  {
    "id": "§9",
    "title": "Versioning"
  }
]

export const rules: readonly SourceRule[] = [
  {
    "id": "R-001",
    "section": "§1",
    "text": "Given any money field in any body, when it is serialised, then it is a JSON integer of centavos (1000 = R$ 10,00), never a decimal or string.",
    "gaps": []
  },
  {
    "id": "R-002",
    "section": "§1",
    "text": "Given any resource or error body other than the token response, when it is returned, then its keys are camelCase.",
    "gaps": [
      "G-002"
    ]
  },
  {
    "id": "R-003",
    "section": "§1",
    "text": "Given any calendar date field, when it is returned, then it is YYYY-MM-DD on the Brasília calendar.",
    "gaps": []
  },
  {
    "id": "R-004",
    "section": "§1",
    "text": "Given any timestamp field, when it is returned, then it is ISO 8601.",
    "gaps": [
      "G-003"
    ]
  },
  {
    "id": "R-005",
    "section": "§1",
    "text": "Given any operator route, when it is called without the /v1 prefix, then it is not found; with /v1 it is served.",
    "gaps": [
      "G-001"
    ]
  },
  {
    "id": "R-006",
    "section": "§1",
    "text": "Given any POST except the token request, when Content-Type is not application/json on a deposit or withdrawal route, then 400 InvalidContentType.",
    "gaps": []
  },
  {
    "id": "R-007",
    "section": "§1",
    "text": "Given the token request, when it is sent as multipart/form-data, then it is accepted.",
    "gaps": [
      "G-102"
    ]
  },
  {
    "id": "R-008",
    "section": "§1",
    "text": "Given a deposit paid and settled, when the operator is notified, then exactly one account-level webhook URL receives all Pix events of that account.",
    "gaps": []
  },
  {
    "id": "R-009",
    "section": "§1",
    "text": "Given a Pix Automático recurrence, when it is created, then journeyType is JOURNEY_3 and no other journey can be requested.",
    "gaps": []
  },
  {
    "id": "R-010",
    "section": "§1",
    "text": "Given a recurrence creation, when the receiver is a CPF, then it is refused with 400 INVALID_RECEIVER_CNPJ (the receiver must be a CNPJ).",
    "gaps": []
  },
  {
    "id": "R-011",
    "section": "§1",
    "text": "Given a recurrence creation, when the payer is a CPF or a CNPJ, then both are accepted.",
    "gaps": []
  },
  {
    "id": "R-012",
    "section": "§2.1",
    "text": "Given a valid body, when POST immediate-charge, then 201 with amount, brCode, chargeId, createdAt, description, expectedPayer, expiresAt, externalId, pixKey, status.",
    "gaps": []
  },
  {
    "id": "R-013",
    "section": "§2.1",
    "text": "Given a valid creation, when the response is read, then status is PENDING.",
    "gaps": []
  },
  {
    "id": "R-014",
    "section": "§2.1",
    "text": "Given a valid creation, when the response is read, then chargeId is a UUIDv4.",
    "gaps": []
  },
  {
    "id": "R-015",
    "section": "§2.1",
    "text": "Given a valid creation, when the response is read, then brCode is a BR Code with correct CRC-16.",
    "gaps": [
      "G-019"
    ]
  },
  {
    "id": "R-016",
    "section": "§2.1",
    "text": "Given a valid creation with expiresIn=N, when the response is read, then expiresAt = createdAt + N seconds.",
    "gaps": []
  },
  {
    "id": "R-017",
    "section": "§2.1",
    "text": "Given amount missing, when POST, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-018",
    "section": "§2.1",
    "text": "Given amount 0 or negative, when POST, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-019",
    "section": "§2.1",
    "text": "Given amount 10.5 or \"1000\", when POST, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-020",
    "section": "§2.1",
    "text": "Given amount 1, when POST, then 201 (positive is the only stated bound).",
    "gaps": [
      "G-014"
    ]
  },
  {
    "id": "R-021",
    "section": "§2.1",
    "text": "Given expiresIn missing, when POST, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-022",
    "section": "§2.1",
    "text": "Given expiresIn 600, when POST, then 201.",
    "gaps": []
  },
  {
    "id": "R-023",
    "section": "§2.1",
    "text": "Given expiresIn 300, when POST, then 201 (600 is a recommendation).",
    "gaps": [
      "G-013"
    ]
  },
  {
    "id": "R-024",
    "section": "§2.1",
    "text": "Given externalId missing, when POST, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-025",
    "section": "§2.1",
    "text": "Given externalId of 100 characters, when POST, then 201 and the same value is echoed.",
    "gaps": []
  },
  {
    "id": "R-026",
    "section": "§2.1",
    "text": "Given externalId of 101 characters, when POST, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-027",
    "section": "§2.1",
    "text": "Given externalId empty, when POST, then 400 MalformedRequest.",
    "gaps": [
      "G-025"
    ]
  },
  {
    "id": "R-028",
    "section": "§2.1",
    "text": "Given pixKey missing, when POST, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-029",
    "section": "§2.1",
    "text": "Given pixKey of 78 characters, when POST, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-030",
    "section": "§2.1",
    "text": "Given description absent, when POST, then 201.",
    "gaps": []
  },
  {
    "id": "R-031",
    "section": "§2.1",
    "text": "Given description of 140 characters, when POST, then 201; of 141, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-032",
    "section": "§2.1",
    "text": "Given metadata with 50 entries, when POST, then 201; with 51, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-033",
    "section": "§2.1",
    "text": "Given a metadata key of 50 characters, when POST, then 201; of 51, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-034",
    "section": "§2.1",
    "text": "Given a metadata value of 200 characters, when POST, then 201; of 201, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-035",
    "section": "§2.1",
    "text": "Given expectedPayer with only taxId, when POST, then 201 and only the same-payer check is armed.",
    "gaps": []
  },
  {
    "id": "R-036",
    "section": "§2.1",
    "text": "Given expectedPayer with only bankAccounts, when POST, then 201 and only the same-account check is armed.",
    "gaps": []
  },
  {
    "id": "R-037",
    "section": "§2.1",
    "text": "Given expectedPayer with taxId and bankAccounts, when POST, then 201 and both checks are armed.",
    "gaps": []
  },
  {
    "id": "R-038",
    "section": "§2.1",
    "text": "Given expectedPayer omitted, when a third party pays, then the payment is accepted.",
    "gaps": []
  },
  {
    "id": "R-039",
    "section": "§2.1",
    "text": "Given expectedPayer.taxId X, when an account of CPF X pays, then the charge becomes PAID.",
    "gaps": []
  },
  {
    "id": "R-040",
    "section": "§2.1",
    "text": "Given expectedPayer.taxId X, when an account of CPF Y pays, then the charge stays PENDING and pixChargeRejected is sent.",
    "gaps": []
  },
  {
    "id": "R-041",
    "section": "§2.1",
    "text": "Given bankAccounts [A], when account A pays, then the charge becomes PAID.",
    "gaps": []
  },
  {
    "id": "R-042",
    "section": "§2.1",
    "text": "Given bankAccounts [A], when account B of the same CPF pays, then the charge stays PENDING and pixChargeRejected carries rejectedReason ACCOUNT_MISMATCH.",
    "gaps": []
  },
  {
    "id": "R-043",
    "section": "§2.1",
    "text": "Given bankAccounts [A, B], when B pays, then the charge becomes PAID.",
    "gaps": []
  },
  {
    "id": "R-044",
    "section": "§2.1",
    "text": "Given a bank account object, when it is sent, then it holds bankCode, branchCode if the account has one, accountNumber, accountType (CACC accepted), personType (NATURAL_PERSON accepted).",
    "gaps": [
      "G-009",
      "G-431"
    ]
  },
  {
    "id": "R-045",
    "section": "§2.1",
    "text": "Given an existing own charge, when GET by chargeId, then the create fields plus debtor, metadata, paidAt, pixTransaction are returned.",
    "gaps": []
  },
  {
    "id": "R-046",
    "section": "§2.1",
    "text": "Given a charge created with metadata, when GET, then metadata is returned unchanged.",
    "gaps": []
  },
  {
    "id": "R-047",
    "section": "§2.1",
    "text": "Given a PENDING charge, when GET, then paidAt, debtor and pixTransaction carry no payment data.",
    "gaps": [
      "G-017"
    ]
  },
  {
    "id": "R-048",
    "section": "§2.1",
    "text": "Given a PAID charge, when GET, then status is PAID, paidAt is set, debtor and pixTransaction are objects.",
    "gaps": [
      "G-021",
      "G-022"
    ]
  },
  {
    "id": "R-049",
    "section": "§2.1",
    "text": "Given a paid deposit created with externalId and metadata, when the statement is read, then its line carries that externalId and metadata.",
    "gaps": []
  },
  {
    "id": "R-050",
    "section": "§2.2",
    "text": "Given a valid by-key body, when POST withdraw/pix-key, then 202 with amount, createdAt, externalId, status, transactionId.",
    "gaps": []
  },
  {
    "id": "R-051",
    "section": "§2.2",
    "text": "Given a valid manual body, when POST withdraw/manual, then 202 with the same five fields.",
    "gaps": []
  },
  {
    "id": "R-052",
    "section": "§2.2",
    "text": "Given amount missing, zero, negative or non-integer, when POST either withdrawal, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-053",
    "section": "§2.2",
    "text": "Given externalId missing or empty, when POST either withdrawal, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-054",
    "section": "§2.2",
    "text": "Given externalId of 1 or 100 characters, when POST, then 202; of 101, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-055",
    "section": "§2.2",
    "text": "Given description of 141 characters, when POST, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-056",
    "section": "§2.2",
    "text": "Given metadata above 50 entries, key above 50 or value above 200, when POST, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-057",
    "section": "§2.2",
    "text": "Given pixKey missing on by-key, when POST, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-058",
    "section": "§2.2",
    "text": "Given pixKey of 78 characters, when POST, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-059",
    "section": "§2.2",
    "text": "Given a CPF, e-mail, phone or random key, when POST by key, then the key type is accepted.",
    "gaps": []
  },
  {
    "id": "R-060",
    "section": "§2.2",
    "text": "Given a key of no listed type, when POST by key, then 400 MalformedRequest.",
    "gaps": [
      "G-028"
    ]
  },
  {
    "id": "R-061",
    "section": "§2.2",
    "text": "Given expectedCreditor missing, or without name or taxId, when POST by key, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-062",
    "section": "§2.2",
    "text": "Given expectedCreditor.taxId equal to the key holder's CPF, when POST by key, then 202.",
    "gaps": []
  },
  {
    "id": "R-063",
    "section": "§2.2",
    "text": "Given expectedCreditor.taxId different from the key holder's CPF, when POST by key, then 422 IGAMING_CPF_MISMATCH.",
    "gaps": []
  },
  {
    "id": "R-064",
    "section": "§2.2",
    "text": "Given expectedCreditor.name different from the holder's name but equal CPF, when POST by key, then 202 (only the CPF is compared).",
    "gaps": []
  },
  {
    "id": "R-065",
    "section": "§2.2",
    "text": "Given creditor missing on manual, when POST, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-066",
    "section": "§2.2",
    "text": "Given creditor without name, taxId, personType, bankCode, accountNumber or accountType, when POST manual, then 400 MalformedRequest.",
    "gaps": [
      "G-027",
      "G-431"
    ]
  },
  {
    "id": "R-067",
    "section": "§2.2",
    "text": "Given creditor with personType NATURAL_PERSON and accountType CACC, when POST manual, then 202.",
    "gaps": []
  },
  {
    "id": "R-068",
    "section": "§2.2",
    "text": "Given an existing withdrawal, when GET by externalId, then amount, createdAt, creditor, endToEndId, errorCode, errorDescription, expectedCreditor, externalId, initiationType, metadata, settlementDateTime, status, transactionId, updatedAt are returned.",
    "gaps": []
  },
  {
    "id": "R-069",
    "section": "§2.2",
    "text": "Given a by-key withdrawal, when GET, then initiationType is PIX_KEY.",
    "gaps": []
  },
  {
    "id": "R-070",
    "section": "§2.2",
    "text": "Given a manual withdrawal, when GET, then initiationType is not PIX_KEY.",
    "gaps": [
      "G-030"
    ]
  },
  {
    "id": "R-071",
    "section": "§2.2",
    "text": "Given status FAILED, REJECTED, CANCELED or EXPIRED, when GET, then errorCode and errorDescription may be present.",
    "gaps": []
  },
  {
    "id": "R-072",
    "section": "§2.2",
    "text": "Given status INITIATED, CONFIRMED, PROCESSING or SUCCESS, when GET, then errorCode and errorDescription are absent or null.",
    "gaps": []
  },
  {
    "id": "R-073",
    "section": "§2.2",
    "text": "Given an account mismatch found after acceptance, when GET, then errorCode is ACCOUNT_MISMATCH.",
    "gaps": [
      "G-107"
    ]
  },
  {
    "id": "R-074",
    "section": "§2.2",
    "text": "Given status SUCCESS, when GET, then settlementDateTime and endToEndId are set.",
    "gaps": []
  },
  {
    "id": "R-075",
    "section": "§2.2",
    "text": "Given a withdrawal created with metadata, when GET, then metadata is returned unchanged.",
    "gaps": []
  },
  {
    "id": "R-076",
    "section": "§2.3",
    "text": "Given amount 0 or negative, when POST refund, then it is refused (400).",
    "gaps": []
  },
  {
    "id": "R-077",
    "section": "§2.3",
    "text": "Given amount above the original transaction amount, when POST refund, then it is refused.",
    "gaps": [
      "G-042"
    ]
  },
  {
    "id": "R-078",
    "section": "§2.3",
    "text": "Given amount equal to the original, when POST refund, then it is accepted.",
    "gaps": []
  },
  {
    "id": "R-079",
    "section": "§2.3",
    "text": "Given endToEndId not 32 alphanumeric characters, when POST or GET refund, then 400.",
    "gaps": []
  },
  {
    "id": "R-080",
    "section": "§2.3",
    "text": "Given an endToEndId of no known transaction, when POST refund, then 404.",
    "gaps": []
  },
  {
    "id": "R-081",
    "section": "§2.3",
    "text": "Given externalId missing, empty or of 101 characters, when POST refund, then 400.",
    "gaps": []
  },
  {
    "id": "R-082",
    "section": "§2.3",
    "text": "Given externalId with a control character, when POST refund, then 400.",
    "gaps": [
      "G-045"
    ]
  },
  {
    "id": "R-083",
    "section": "§2.3",
    "text": "Given externalId \"a\" and then \"A\" on one transaction, when both are posted, then two distinct refunds exist (case-sensitive).",
    "gaps": []
  },
  {
    "id": "R-084",
    "section": "§2.3",
    "text": "Given externalId with inner and trailing spaces, when the refund is read, then it is stored and compared exactly as sent.",
    "gaps": []
  },
  {
    "id": "R-085",
    "section": "§2.3",
    "text": "Given description of 141 characters, when POST refund, then 400; absent, then accepted.",
    "gaps": []
  },
  {
    "id": "R-086",
    "section": "§2.3",
    "text": "Given an accepted refund, when the response is read, then status is PROCESSING.",
    "gaps": []
  },
  {
    "id": "R-087",
    "section": "§2.3",
    "text": "Given an accepted refund, when the response is read, then amount, canBeReversedUntil, createdAt, creditor, errorCode, errorDescription, externalId, leftAmount, originalAmount, originalEndToEndId, refundEndToEndId, settlementDateTime, status, totalReversedAmount, updatedAt are present.",
    "gaps": []
  },
  {
    "id": "R-088",
    "section": "§2.3",
    "text": "Given an original of 1000 and refunds of 300 and 200, when the second is read, then originalAmount 1000, totalReversedAmount 500, leftAmount 500.",
    "gaps": [
      "G-040"
    ]
  },
  {
    "id": "R-089",
    "section": "§2.3",
    "text": "Given leftAmount 500, when a refund of 501 is posted, then it is refused.",
    "gaps": []
  },
  {
    "id": "R-090",
    "section": "§2.3",
    "text": "Given two partial refunds with different externalIds on one transaction, when posted, then both are accepted up to the original amount.",
    "gaps": []
  },
  {
    "id": "R-091",
    "section": "§2.3",
    "text": "Given an existing refund, when GET with endToEndId and externalId, then it is returned.",
    "gaps": []
  },
  {
    "id": "R-092",
    "section": "§2.3",
    "text": "Given externalId containing \"/\", when GET with it percent-encoded, then the refund is returned.",
    "gaps": []
  },
  {
    "id": "R-093",
    "section": "§2.3",
    "text": "Given externalId differing only in case, when GET, then it is not found.",
    "gaps": []
  },
  {
    "id": "R-094",
    "section": "§2.4",
    "text": "Given a created recurrence, when id is read, then it matches RR + 8-digit ISPB + YYYYMMDD + 11 hex characters, 29 in total.",
    "gaps": [
      "G-055"
    ]
  },
  {
    "id": "R-095",
    "section": "§2.4",
    "text": "Given receiverCnpj missing, when POST recurrences, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-096",
    "section": "§2.4",
    "text": "Given receiverCnpj numeric with valid check digits, when POST, then accepted.",
    "gaps": []
  },
  {
    "id": "R-097",
    "section": "§2.4",
    "text": "Given receiverCnpj 12ABC34501DE35, when POST, then accepted.",
    "gaps": []
  },
  {
    "id": "R-098",
    "section": "§2.4",
    "text": "Given receiverCnpj 12.abc.345/01de-35, when POST, then it is stored as 12ABC34501DE35 (punctuation stripped, upper-cased).",
    "gaps": []
  },
  {
    "id": "R-099",
    "section": "§2.4",
    "text": "Given receiverCnpj with a wrong check digit, when POST, then 400 INVALID_RECEIVER_CNPJ.",
    "gaps": []
  },
  {
    "id": "R-100",
    "section": "§2.4",
    "text": "Given receiverCnpj whose last two characters are letters, when POST, then 400 INVALID_RECEIVER_CNPJ.",
    "gaps": []
  },
  {
    "id": "R-101",
    "section": "§2.4",
    "text": "Given receiverCnpj of 13 or 15 characters, when POST, then 400 INVALID_RECEIVER_CNPJ.",
    "gaps": []
  },
  {
    "id": "R-102",
    "section": "§2.4",
    "text": "Given pixKey missing or empty, when POST, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-103",
    "section": "§2.4",
    "text": "Given pixKey of 200 characters, when POST, then its length is accepted; of 201, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-104",
    "section": "§2.4",
    "text": "Given externalId missing, empty or of 101 characters, when POST recurrences, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-105",
    "section": "§2.4",
    "text": "Given expiresIn 60 or 2592000, when POST, then accepted.",
    "gaps": []
  },
  {
    "id": "R-106",
    "section": "§2.4",
    "text": "Given expiresIn 59, when POST, then 422 INVALID_EXPIRATION.",
    "gaps": [
      "G-071"
    ]
  },
  {
    "id": "R-107",
    "section": "§2.4",
    "text": "Given expiresIn 2592001, when POST, then 422 EXPIRATION_EXCEEDS_LIMIT.",
    "gaps": []
  },
  {
    "id": "R-108",
    "section": "§2.4",
    "text": "Given expiresIn missing or not an integer, when POST, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-109",
    "section": "§2.4",
    "text": "Given recurrenceDetails missing or not an object, when POST, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-110",
    "section": "§2.4",
    "text": "Given expectedPayer missing, when POST, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-111",
    "section": "§2.4",
    "text": "Given expectedPayer.taxId a valid CPF, numeric CNPJ or alphanumeric CNPJ, when POST, then accepted.",
    "gaps": []
  },
  {
    "id": "R-112",
    "section": "§2.4",
    "text": "Given expectedPayer.taxId with wrong check digits or length, when POST, then 400 INVALID_PAYER_TAX_ID.",
    "gaps": []
  },
  {
    "id": "R-113",
    "section": "§2.4",
    "text": "Given amount 100 or 100000000, when POST a fixed recurrence, then accepted.",
    "gaps": []
  },
  {
    "id": "R-114",
    "section": "§2.4",
    "text": "Given amount 99 or 100000001, when POST, then 422 AMOUNT_OUT_OF_RANGE.",
    "gaps": []
  },
  {
    "id": "R-115",
    "section": "§2.4",
    "text": "Given amount 100.5 or \"100\", when POST, then 400 INVALID_AMOUNT.",
    "gaps": []
  },
  {
    "id": "R-116",
    "section": "§2.4",
    "text": "Given amount only, when POST, then amountType is FIXED.",
    "gaps": []
  },
  {
    "id": "R-117",
    "section": "§2.4",
    "text": "Given amount omitted, when POST with firstPaymentAmount, then a variable recurrence is created.",
    "gaps": [
      "G-057"
    ]
  },
  {
    "id": "R-118",
    "section": "§2.4",
    "text": "Given amount and minimumAmount both sent, when POST, then 422 AMOUNT_MODEL_CONFLICT.",
    "gaps": []
  },
  {
    "id": "R-119",
    "section": "§2.4",
    "text": "Given minimumAmount 1 or 100000000 without amount, when POST with firstPaymentAmount, then accepted.",
    "gaps": []
  },
  {
    "id": "R-120",
    "section": "§2.4",
    "text": "Given minimumAmount 0 or 100000001, when POST, then refused.",
    "gaps": [
      "G-181"
    ]
  },
  {
    "id": "R-121",
    "section": "§2.4",
    "text": "Given a variable recurrence with minimumAmount 5000, when a cycle charge of 1000 is created, then minimumAmount does not cause a refusal.",
    "gaps": []
  },
  {
    "id": "R-122",
    "section": "§2.4",
    "text": "Given a variable recurrence without firstPaymentAmount, when POST, then 422 FIRST_PAYMENT_AMOUNT_REQUIRED.",
    "gaps": []
  },
  {
    "id": "R-123",
    "section": "§2.4",
    "text": "Given a fixed recurrence with firstPaymentAmount, when POST, then 422 FIRST_PAYMENT_AMOUNT_NOT_ALLOWED.",
    "gaps": []
  },
  {
    "id": "R-124",
    "section": "§2.4",
    "text": "Given firstPaymentAmount 100 or 100000000 on a variable recurrence, when POST, then accepted; 99 or 100000001, then refused.",
    "gaps": []
  },
  {
    "id": "R-125",
    "section": "§2.4",
    "text": "Given metadata as a string map, when the recurrence is read, then it is echoed unchanged.",
    "gaps": []
  },
  {
    "id": "R-126",
    "section": "§2.4",
    "text": "Given an unknown property in the create body, when POST, then 400 HTTP_400 and nothing is created.",
    "gaps": []
  },
  {
    "id": "R-127",
    "section": "§2.4",
    "text": "Given an unknown property nested in recurrenceDetails or expectedPayer, when POST, then 400 HTTP_400.",
    "gaps": [
      "G-047"
    ]
  },
  {
    "id": "R-128",
    "section": "§2.4",
    "text": "Given a recurrence, when read, then object is pix_automatic.recurrence.",
    "gaps": []
  },
  {
    "id": "R-129",
    "section": "§2.4",
    "text": "Given a recurrence, when read, then all listed fields are present: id, walletId, receiverCnpj, receiverPixKey, externalId, contract, expectedPayer, frequency, firstPaymentDate, lastPaymentDate, totalCharges, amount, allowPostDuePayment, descriptionToPayer, journeyType, status, statusDetailed, firstPaymentStatus, firstPaymentEndToEndId, municipalityCode, expiresAt, recUrlAccessToken, textContent, metadata, cancellationReason, version, createdAt, updatedAt, authorizedAt, cancelledAt, completedAt, amountType, firstPaymentAmount.",
    "gaps": []
  },
  {
    "id": "R-130",
    "section": "§2.4",
    "text": "Given a request with pixKey, when the resource is read, then it appears as receiverPixKey.",
    "gaps": []
  },
  {
    "id": "R-131",
    "section": "§2.4",
    "text": "Given frequency WEEKLY, MONTHLY, QUARTERLY, SEMIANNUAL or ANNUAL, when POST, then accepted; any other value, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-132",
    "section": "§2.4",
    "text": "Given totalCharges 1 or 999, when POST, then accepted; 0 or 1000, then 422 INVALID_TOTAL_CHARGES.",
    "gaps": []
  },
  {
    "id": "R-133",
    "section": "§2.4",
    "text": "Given firstPaymentDate exactly 2 calendar days after the expiration date, when POST, then accepted.",
    "gaps": [
      "G-070"
    ]
  },
  {
    "id": "R-134",
    "section": "§2.4",
    "text": "Given firstPaymentDate 1 day after the expiration date, when POST, then 422 DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION.",
    "gaps": []
  },
  {
    "id": "R-135",
    "section": "§2.4",
    "text": "Given firstPaymentDate \"2026-02-30\" or \"01/02/2026\", when POST, then 400 INVALID_DATE.",
    "gaps": []
  },
  {
    "id": "R-136",
    "section": "§2.4",
    "text": "Given allowPostDuePayment true, when a charge fails non-terminally, then up to 3 post-due retries within 7 days are possible.",
    "gaps": []
  },
  {
    "id": "R-137",
    "section": "§2.4",
    "text": "Given allowPostDuePayment false, when a retry is commanded, then 422 POST_DUE_RETRY_NOT_ALLOWED.",
    "gaps": []
  },
  {
    "id": "R-138",
    "section": "§2.4",
    "text": "Given a recurrence, when read, then recUrlAccessToken is 32 lower-case hex characters.",
    "gaps": []
  },
  {
    "id": "R-139",
    "section": "§2.4",
    "text": "Given a recurrence, when read, then textContent is an EMV payload of a composite QR with a correct CRC holding the recurrence location.",
    "gaps": [
      "G-065"
    ]
  },
  {
    "id": "R-140",
    "section": "§2.4",
    "text": "Given a recurrence that is not cancelled, when read, then cancellationReason is null.",
    "gaps": []
  },
  {
    "id": "R-141",
    "section": "§2.4",
    "text": "Given a recurrence, when read, then version is an integer; after a change it is larger.",
    "gaps": [
      "G-064"
    ]
  },
  {
    "id": "R-142",
    "section": "§2.4",
    "text": "Given a recurrence, when status is read, then it is one of PENDING, AUTHORIZED, CANCELLED, EXPIRED, FAILED.",
    "gaps": []
  },
  {
    "id": "R-143",
    "section": "§2.4",
    "text": "Given a settled first payment, when read, then firstPaymentStatus is SETTLED and firstPaymentEndToEndId is a 32-character id.",
    "gaps": []
  },
  {
    "id": "R-144",
    "section": "§2.4",
    "text": "Given a valid location token, when GET /rec/{accessToken}, then recurrenceId, receiverPixKey, receiverCnpj, amount, frequency, firstPaymentDate, lastPaymentDate, contract, expectedPayer, status, statusDetailed, expirationDate, amountType are returned.",
    "gaps": []
  },
  {
    "id": "R-145",
    "section": "§2.4",
    "text": "Given cancel reason ACCOUNT_CLOSED, RECEIVER_COMPANY_CLOSED, RECEIVER_REQUEST_ERROR, FRAUD_SUSPECTED, DUPLICATE_AUTHORIZATION, RECEIVER_REQUESTED or PAIN_009_TIMEOUT, when POST cancel, then accepted.",
    "gaps": []
  },
  {
    "id": "R-146",
    "section": "§2.4",
    "text": "Given cancel reason PAYER_REQUESTED, when POST cancel, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-147",
    "section": "§2.5",
    "text": "Given a schedule, when id is read, then it matches pixsched_ + 32 hex characters.",
    "gaps": []
  },
  {
    "id": "R-148",
    "section": "§2.5",
    "text": "Given a schedule, when read, then object is pix_automatic.schedule.",
    "gaps": []
  },
  {
    "id": "R-149",
    "section": "§2.5",
    "text": "Given a schedule, when read, then all listed fields are present: id, recurrenceId, walletId, cycleNumber, txid, amount, originalDueDate, dueDate, purpose, status, statusDetailed, paymentInformationId, regulatoryMessageId, endToEndId, reconciliationId, rejectionCode, rejectionReason, retryOfScheduleId, attemptCount, nextAttemptAt, metadata, attempts, createdAt, updatedAt, settledAt, cancelledAt.",
    "gaps": []
  },
  {
    "id": "R-150",
    "section": "§2.5",
    "text": "Given a cycle charge, when created, then purpose is AGND.",
    "gaps": []
  },
  {
    "id": "R-151",
    "section": "§2.5",
    "text": "Given a post-due retry, when created, then purpose is NTAG and retryOfScheduleId names the retried schedule.",
    "gaps": [
      "G-081"
    ]
  },
  {
    "id": "R-152",
    "section": "§2.5",
    "text": "Given a FAIL payer cancellation, when processed, then a schedule with purpose RIFL exists for the same day.",
    "gaps": []
  },
  {
    "id": "R-153",
    "section": "§2.5",
    "text": "Given a schedule, when status is read, then it is one of CREATED, PENDING, SCHEDULED, SUCCESS, CANCELLED, FAILED.",
    "gaps": []
  },
  {
    "id": "R-154",
    "section": "§2.5",
    "text": "Given a rejection with a scheme code, when the schedule is read, then rejectionCode is that code unchanged.",
    "gaps": []
  },
  {
    "id": "R-155",
    "section": "§2.5",
    "text": "Given metadata on the cycle charge, when the schedule is read, then it is echoed.",
    "gaps": []
  },
  {
    "id": "R-156",
    "section": "§2.6",
    "text": "Given statement lines, when read, then method is pix, tarifa or judicialMovement.",
    "gaps": []
  },
  {
    "id": "R-157",
    "section": "§2.6",
    "text": "Given a deposit of 1000 PENDING and one of 500 PAID, when balances are read, then pendingBalance counts 1000 only.",
    "gaps": []
  },
  {
    "id": "R-158",
    "section": "§2.6",
    "text": "Given the closing-day balance, when read, then totalBalance is present.",
    "gaps": []
  },
  {
    "id": "R-159",
    "section": "§3.1",
    "text": "Given a PENDING charge, when paid before expiresAt, then PAID and webhook pixChargePaid.",
    "gaps": []
  },
  {
    "id": "R-160",
    "section": "§3.1",
    "text": "Given a PENDING charge, when a payment attempt is rejected, then it stays PENDING and pixChargeRejected is sent with status pending and rejectedReason.",
    "gaps": []
  },
  {
    "id": "R-161",
    "section": "§3.1",
    "text": "Given a charge with one rejected attempt, when a correct payment follows before expiresAt, then PAID.",
    "gaps": []
  },
  {
    "id": "R-162",
    "section": "§3.1",
    "text": "Given several rejected attempts, when each happens, then one pixChargeRejected is sent for each.",
    "gaps": []
  },
  {
    "id": "R-163",
    "section": "§3.1",
    "text": "Given a PENDING unpaid charge, when expiresAt is reached, then EXPIRED and pixChargeExpired.",
    "gaps": []
  },
  {
    "id": "R-164",
    "section": "§3.1",
    "text": "Given an EXPIRED charge, when a payment is attempted, then it is not accepted and status stays EXPIRED.",
    "gaps": [
      "G-088"
    ]
  },
  {
    "id": "R-165",
    "section": "§3.1",
    "text": "Given a PAID charge, when expiresAt passes, then it stays PAID and no pixChargeExpired is sent.",
    "gaps": []
  },
  {
    "id": "R-166",
    "section": "§3.1",
    "text": "Given a PAID charge, when it is paid again, then no second pixChargePaid is sent.",
    "gaps": []
  },
  {
    "id": "R-167",
    "section": "§3.1",
    "text": "Given any charge, when status is read, then it is PENDING, PAID, CANCELED or EXPIRED.",
    "gaps": []
  },
  {
    "id": "R-168",
    "section": "§3.2",
    "text": "Given an accepted withdrawal, when the create response is read, then status is INITIATED, CONFIRMED, PROCESSING, SUCCESS or FAILED.",
    "gaps": []
  },
  {
    "id": "R-169",
    "section": "§3.2",
    "text": "Given a withdrawal, when queried, then status is INITIATED, CONFIRMED, PROCESSING, SUCCESS, REJECTED, CANCELED, FAILED or EXPIRED.",
    "gaps": []
  },
  {
    "id": "R-170",
    "section": "§3.2",
    "text": "Given a create answer of 202, when the withdrawal is queried at once, then settlementDateTime is empty unless status is SUCCESS (money has not moved yet).",
    "gaps": []
  },
  {
    "id": "R-171",
    "section": "§3.2",
    "text": "Given a withdrawal that the counterparty rejects, when queried, then REJECTED.",
    "gaps": []
  },
  {
    "id": "R-172",
    "section": "§3.2",
    "text": "Given a withdrawal that could not be sent, when queried, then CANCELED.",
    "gaps": []
  },
  {
    "id": "R-173",
    "section": "§3.2",
    "text": "Given a processing error, when queried, then FAILED.",
    "gaps": []
  },
  {
    "id": "R-174",
    "section": "§3.2",
    "text": "Given the confirmation window expired, when queried, then EXPIRED.",
    "gaps": []
  },
  {
    "id": "R-175",
    "section": "§3.2",
    "text": "Given a withdrawal moving to FAILED, REJECTED, CANCELED or EXPIRED, when it happens, then pixWithdrawFailed is sent.",
    "gaps": [
      "G-158"
    ]
  },
  {
    "id": "R-176",
    "section": "§3.2",
    "text": "Given a withdrawal in INITIATED, CONFIRMED or PROCESSING, when time passes without outcome, then no pixWithdrawFailed has been sent.",
    "gaps": []
  },
  {
    "id": "R-177",
    "section": "§3.2",
    "text": "Given a withdrawal in SUCCESS or a failure status, when anything later happens, then the status does not change (terminal).",
    "gaps": [
      "G-091"
    ]
  },
  {
    "id": "R-178",
    "section": "§3.2",
    "text": "Given a failure status, when balances are read, then the reserved amount is back.",
    "gaps": [
      "G-091"
    ]
  },
  {
    "id": "R-179",
    "section": "§3.4",
    "text": "Given valid preconditions, when POST recurrences, then status PENDING and statusDetailed AWAITING_FIRST_PAYMENT.",
    "gaps": []
  },
  {
    "id": "R-180",
    "section": "§3.4",
    "text": "Given PENDING, when the first Pix settles with matching payer and amount, then statusDetailed FIRST_PAYMENT_SUCCESS and status still PENDING.",
    "gaps": []
  },
  {
    "id": "R-181",
    "section": "§3.4",
    "text": "Given PENDING, when first-payment is simulated with another payerTaxId, then 422 EXPECTED_PAYER_MISMATCH and the recurrence is unchanged.",
    "gaps": []
  },
  {
    "id": "R-182",
    "section": "§3.4",
    "text": "Given PENDING, when first-payment is simulated with another amount, then 422 FIRST_PAYMENT_AMOUNT_MISMATCH and the recurrence is unchanged.",
    "gaps": []
  },
  {
    "id": "R-183",
    "section": "§3.4",
    "text": "Given PENDING with the first payment settled, when the payer institution approves, then AUTHORIZED, VALIDATION_SUCCEEDED, authorizedAt set, webhook pixAutomaticRecurrenceAuthorized.",
    "gaps": []
  },
  {
    "id": "R-184",
    "section": "§3.4",
    "text": "Given PENDING, when the payer institution rejects, then the recurrence fails and the optional reason is echoed on it.",
    "gaps": [
      "G-093"
    ]
  },
  {
    "id": "R-185",
    "section": "§3.4",
    "text": "Given PENDING or AUTHORIZED, when POST cancel with a valid reason, then CANCELLED, cancellationReason = reason, cancelledAt set.",
    "gaps": []
  },
  {
    "id": "R-186",
    "section": "§3.4",
    "text": "Given AUTHORIZED with open schedules, when cancelled by the receiver, then every open schedule is CANCELLED.",
    "gaps": []
  },
  {
    "id": "R-187",
    "section": "§3.4",
    "text": "Given AUTHORIZED, when cancelled by the receiver, then a cancellation message to the payer institution is recorded; given PENDING, then none.",
    "gaps": []
  },
  {
    "id": "R-188",
    "section": "§3.4",
    "text": "Given a recurrence, when the payer cancels in the app, then CANCELLED with cancellationReason PAYER_REQUESTED and open schedules CANCELLED.",
    "gaps": []
  },
  {
    "id": "R-189",
    "section": "§3.4",
    "text": "Given CANCELLED, EXPIRED or FAILED, when POST cancel, then 409 INVALID_RECURRENCE_STATE.",
    "gaps": []
  },
  {
    "id": "R-190",
    "section": "§3.4",
    "text": "Given a SUCCESS schedule, when the recurrence is cancelled, then that schedule is unchanged.",
    "gaps": []
  },
  {
    "id": "R-191",
    "section": "§3.4.1",
    "text": "Given CREATED, PENDING or SCHEDULED before 22:00 of the day before dueDate, when POST cancel, then CANCELLED and cancelledAt set.",
    "gaps": []
  },
  {
    "id": "R-192",
    "section": "§3.4.1",
    "text": "Given the instruction was already sent, when cancelled, then a cancellation message is recorded; if not yet sent, none.",
    "gaps": []
  },
  {
    "id": "R-193",
    "section": "§3.4.1",
    "text": "Given SUCCESS, FAILED or CANCELLED, when POST cancel, then 409 SCHEDULE_NOT_CANCELABLE.",
    "gaps": []
  },
  {
    "id": "R-194",
    "section": "§3.4.1",
    "text": "Given SCHEDULED, when it settles, then SUCCESS, statusDetailed SETTLED, settledAt set, webhook pixAutomaticScheduleSettled.",
    "gaps": []
  },
  {
    "id": "R-195",
    "section": "§3.4.1",
    "text": "Given a sent charge, when the payer institution rejects it, then rejectionCode is set and the status is a final one.",
    "gaps": [
      "G-099"
    ]
  },
  {
    "id": "R-196",
    "section": "§3.4.1",
    "text": "Given 22:00 America/Sao_Paulo of the day before dueDate has passed, when POST cancel, then 422 CANCELLATION_CUTOFF_EXCEEDED.",
    "gaps": []
  },
  {
    "id": "R-197",
    "section": "§4.1",
    "text": "Given valid client_id, client_secret and grant_type=client_credentials, when POST /v1/oauth2/token, then an access token is returned.",
    "gaps": []
  },
  {
    "id": "R-198",
    "section": "§4.1",
    "text": "Given grant_type other than client_credentials, when POST token, then it is refused.",
    "gaps": [
      "G-151"
    ]
  },
  {
    "id": "R-199",
    "section": "§4.1",
    "text": "Given a wrong client_secret, when POST token, then it is refused and no token is issued.",
    "gaps": []
  },
  {
    "id": "R-200",
    "section": "§4.1",
    "text": "Given the token request, when sent without an Authorization header, then it works (it is the only operator route without a bearer).",
    "gaps": []
  },
  {
    "id": "R-201",
    "section": "§4.2",
    "text": "Given an own chargeId, when GET, then 200.",
    "gaps": []
  },
  {
    "id": "R-202",
    "section": "§4.2",
    "text": "Given chargeId that is not a UUIDv4, when GET, then 400 InvalidParameter.",
    "gaps": []
  },
  {
    "id": "R-203",
    "section": "§4.2",
    "text": "Given an invalid revision, when GET, then 400 InvalidParameter.",
    "gaps": [
      "G-103"
    ]
  },
  {
    "id": "R-204",
    "section": "§4.2",
    "text": "Given an unknown UUIDv4, when GET, then 404 NotFound.",
    "gaps": []
  },
  {
    "id": "R-205",
    "section": "§4.2",
    "text": "Given a chargeId of another payee account, when GET, then 403 Forbidden.",
    "gaps": []
  },
  {
    "id": "R-206",
    "section": "§4.2",
    "text": "Given a PENDING charge and the right receiverCnpj, when POST mock/simulate-payment, then the charge becomes PAID with the charge's own amount and payer and pixChargePaid is sent.",
    "gaps": []
  },
  {
    "id": "R-207",
    "section": "§4.2",
    "text": "Given chargeId or receiverCnpj missing, when POST mock/simulate-payment, then it is refused.",
    "gaps": []
  },
  {
    "id": "R-208",
    "section": "§4.2",
    "text": "Given production mode, when POST mock/simulate-payment, then 404.",
    "gaps": [
      "G-004"
    ]
  },
  {
    "id": "R-209",
    "section": "§4.3",
    "text": "Given a key unknown to the directory, when POST by key, then 404 PIX_KEY_NOT_FOUND and no withdrawal exists.",
    "gaps": []
  },
  {
    "id": "R-210",
    "section": "§4.3",
    "text": "Given the manual path, when POST, then no directory look-up is made and PIX_KEY_NOT_FOUND never occurs.",
    "gaps": []
  },
  {
    "id": "R-211",
    "section": "§4.3",
    "text": "Given the destination CPF differs from the declared one on manual, when POST, then 422 IGAMING_CPF_MISMATCH.",
    "gaps": [
      "G-107"
    ]
  },
  {
    "id": "R-212",
    "section": "§4.3",
    "text": "Given a secure-loop rule is active and the account is not allowed, when POST, then 422 SECURE_LOOP_ACCOUNT_MISMATCH.",
    "gaps": [
      "G-171"
    ]
  },
  {
    "id": "R-213",
    "section": "§4.3",
    "text": "Given an unknown externalId, when GET withdraw, then 404 NotFound.",
    "gaps": []
  },
  {
    "id": "R-214",
    "section": "§4.3",
    "text": "Given externalId of 101 characters, when GET withdraw, then 400 InvalidParameter.",
    "gaps": []
  },
  {
    "id": "R-215",
    "section": "§4.3",
    "text": "Given a 4xx answer to a withdrawal POST, when the balance is read, then nothing was debited.",
    "gaps": []
  },
  {
    "id": "R-230",
    "section": "§4.5",
    "text": "Given an own wallet, when GET /v1/balance/closing-day, then 200 with totalBalance.",
    "gaps": []
  },
  {
    "id": "R-231",
    "section": "§4.5",
    "text": "Given two wallets of one operator, when an internal transfer is made, then it is instant: both balances change at once and their sum is constant.",
    "gaps": [
      "G-116"
    ]
  },
  {
    "id": "R-216",
    "section": "§4.6",
    "text": "Given initDate and endDate, when GET statement, then only settled movements of that range are returned.",
    "gaps": []
  },
  {
    "id": "R-217",
    "section": "§4.6",
    "text": "Given only endToEndId, when GET statement, then the matching lines are returned.",
    "gaps": []
  },
  {
    "id": "R-218",
    "section": "§4.6",
    "text": "Given only productTransactionId, when GET statement, then the matching lines are returned.",
    "gaps": []
  },
  {
    "id": "R-219",
    "section": "§4.6",
    "text": "Given no date range and no id filter, when GET statement, then 400 MISSING_REQUIRED_FILTER.",
    "gaps": []
  },
  {
    "id": "R-220",
    "section": "§4.6",
    "text": "Given pageSize 1 or 100, when GET, then accepted; 0 or 101, then 400 INVALID_PAGE_SIZE.",
    "gaps": []
  },
  {
    "id": "R-221",
    "section": "§4.6",
    "text": "Given pageSize \"abc\" or another malformed query parameter, when GET, then 400 INVALID_QUERY_PARAMETER (or INVALID_PAGE_SIZE for pageSize).",
    "gaps": []
  },
  {
    "id": "R-222",
    "section": "§4.6",
    "text": "Given a range of 90 days, when GET, then accepted; of 91, then 400 INVALID_DATE_RANGE.",
    "gaps": []
  },
  {
    "id": "R-223",
    "section": "§4.6",
    "text": "Given an endDate in the future, when GET, then 400 INVALID_DATE_RANGE.",
    "gaps": []
  },
  {
    "id": "R-224",
    "section": "§4.6",
    "text": "Given initDate \"2026-13-01\", when GET, then 400 INVALID_DATE_RANGE.",
    "gaps": []
  },
  {
    "id": "R-225",
    "section": "§4.6",
    "text": "Given a PENDING deposit or an unsettled withdrawal, when GET statement, then it has no line.",
    "gaps": []
  },
  {
    "id": "R-226",
    "section": "§4.6",
    "text": "Given an account that does not exist, when GET statement, then 404 ACCOUNT_NOT_FOUND.",
    "gaps": []
  },
  {
    "id": "R-227",
    "section": "§4.6",
    "text": "Given startDate, endDate, page and limit, when GET statements/consolidated, then 200.",
    "gaps": []
  },
  {
    "id": "R-228",
    "section": "§4.6",
    "text": "Given any of startDate, endDate, page, limit missing or invalid, when GET consolidated, then 400 InvalidParameter.",
    "gaps": []
  },
  {
    "id": "R-229",
    "section": "§4.6",
    "text": "Given settled movements, when statement and consolidated of one period are compared, then their totals agree (daily reconciliation).",
    "gaps": []
  },
  {
    "id": "R-232",
    "section": "§4.7",
    "text": "Given URL, authentication and no events filter, when PUT /v1/webhook, then later events of every type are delivered there.",
    "gaps": []
  },
  {
    "id": "R-233",
    "section": "§4.7",
    "text": "Given an events filter with one event, when another event occurs, then it is not delivered.",
    "gaps": []
  },
  {
    "id": "R-234",
    "section": "§4.7",
    "text": "Given a configured webhook, when PUT again with another URL, then only the new URL receives events.",
    "gaps": []
  },
  {
    "id": "R-235",
    "section": "§4.7",
    "text": "Given configured authentication, when an event is delivered, then the call carries it.",
    "gaps": [
      "G-121",
      "G-160"
    ]
  },
  {
    "id": "R-236",
    "section": "§4.8",
    "text": "Given a valid body, when POST recurrences, then the recurrence resource is returned.",
    "gaps": []
  },
  {
    "id": "R-237",
    "section": "§4.8",
    "text": "Given the same externalId and body in the same wallet, when POST recurrences again, then the existing recurrence is returned and no second one exists.",
    "gaps": []
  },
  {
    "id": "R-238",
    "section": "§4.8",
    "text": "Given the same externalId with another body, when POST recurrences, then 409 IDEMPOTENCY_ERROR.",
    "gaps": []
  },
  {
    "id": "R-239",
    "section": "§4.8",
    "text": "Given the same externalId in another wallet, when POST recurrences, then a new recurrence is created.",
    "gaps": []
  },
  {
    "id": "R-240",
    "section": "§4.8",
    "text": "Given recurrences exist, when GET list without limit, then at most 20 items in {object:\"list\", data, hasMore, nextCursor}.",
    "gaps": []
  },
  {
    "id": "R-241",
    "section": "§4.8",
    "text": "Given limit 1 or 100, when GET list, then accepted; 0 or 101, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-242",
    "section": "§4.8",
    "text": "Given more items than limit, when GET list, then hasMore is true and nextCursor, passed as cursor, gives the next items without repeats or gaps.",
    "gaps": []
  },
  {
    "id": "R-243",
    "section": "§4.8",
    "text": "Given the last page, when GET list, then hasMore is false and nextCursor is null.",
    "gaps": []
  },
  {
    "id": "R-244",
    "section": "§4.8",
    "text": "Given status=AUTHORIZED, when GET recurrences, then only AUTHORIZED ones are listed.",
    "gaps": []
  },
  {
    "id": "R-245",
    "section": "§4.8",
    "text": "Given payerTaxId with punctuation, when GET recurrences, then punctuation is ignored in matching.",
    "gaps": [
      "G-130"
    ]
  },
  {
    "id": "R-246",
    "section": "§4.8",
    "text": "Given recurrences of two wallets, when one wallet lists, then only its own appear.",
    "gaps": []
  },
  {
    "id": "R-247",
    "section": "§4.8",
    "text": "Given another wallet's recurrence id, when GET, then 403 RECURRENCE_ACCESS_DENIED.",
    "gaps": []
  },
  {
    "id": "R-248",
    "section": "§4.8",
    "text": "Given an unknown recurrence id, when GET, then 404 RESOURCE_MISSING.",
    "gaps": []
  },
  {
    "id": "R-249",
    "section": "§4.8",
    "text": "Given cancel without externalId or with 256 characters, when POST, then 400 HTTP_400; with 255, accepted.",
    "gaps": []
  },
  {
    "id": "R-250",
    "section": "§4.8",
    "text": "Given cancel without reason, when POST, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-251",
    "section": "§4.8",
    "text": "Given observation of 500 characters, when POST cancel, then accepted; of 501, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-252",
    "section": "§4.8",
    "text": "Given another wallet's recurrence, when POST cancel or schedules on it, then 403 RECURRENCE_ACCESS_DENIED.",
    "gaps": []
  },
  {
    "id": "R-253",
    "section": "§4.8",
    "text": "Given status or recurrenceId filters, when GET schedules, then only matching own schedules are listed.",
    "gaps": []
  },
  {
    "id": "R-254",
    "section": "§4.8",
    "text": "Given an own schedule, when GET by id, then it is returned with attempts.",
    "gaps": []
  },
  {
    "id": "R-255",
    "section": "§4.8",
    "text": "Given another wallet's schedule, when GET, cancel or retry, then 403 SCHEDULE_ACCESS_DENIED.",
    "gaps": []
  },
  {
    "id": "R-256",
    "section": "§4.8",
    "text": "Given an unknown schedule id, when GET, then 404 RESOURCE_MISSING.",
    "gaps": []
  },
  {
    "id": "R-257",
    "section": "§4.8",
    "text": "Given schedule cancel without externalId or reason, when POST, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-258",
    "section": "§4.8",
    "text": "Given schedule cancel reason of 500 characters, when POST, then accepted; empty or 501, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-259",
    "section": "§4.8",
    "text": "Given no Authorization header, when GET /rec/{accessToken} with a valid token, then 200.",
    "gaps": []
  },
  {
    "id": "R-260",
    "section": "§4.8",
    "text": "Given an unknown or malformed token, when GET /rec/{accessToken}, then 404 RESOURCE_MISSING.",
    "gaps": [
      "G-128"
    ]
  },
  {
    "id": "R-261",
    "section": "§4.8",
    "text": "Given AUTHORIZED with VALIDATION_SUCCEEDED, when POST schedules with a valid body, then a schedule is returned.",
    "gaps": []
  },
  {
    "id": "R-262",
    "section": "§4.8",
    "text": "Given a recurrence PENDING, CANCELLED, EXPIRED or FAILED, when POST schedules, then 409 AUTHORIZED_RECURRENCE_REQUIRED.",
    "gaps": []
  },
  {
    "id": "R-263",
    "section": "§4.8",
    "text": "Given externalId missing or of 256 characters, when POST schedules, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-264",
    "section": "§4.8",
    "text": "Given cycleNumber 1, when POST schedules, then 422 INVALID_CYCLE_NUMBER (cycle 1 is the first payment).",
    "gaps": []
  },
  {
    "id": "R-265",
    "section": "§4.8",
    "text": "Given cycleNumber = totalCharges, when POST in its window, then accepted; totalCharges + 1, then 422 INVALID_CYCLE_NUMBER.",
    "gaps": []
  },
  {
    "id": "R-266",
    "section": "§4.8",
    "text": "Given an open or settled AGND charge for the cycle, when POST schedules for it with another externalId, then 409 CYCLE_ALREADY_EXISTS.",
    "gaps": []
  },
  {
    "id": "R-267",
    "section": "§4.8",
    "text": "Given the cycle's AGND was rejected with AM02, when POST schedules for the same cycle in the window, then accepted.",
    "gaps": [
      "G-174"
    ]
  },
  {
    "id": "R-268",
    "section": "§4.8",
    "text": "Given a fixed recurrence, when amount differs from it, then 422 FIXED_AMOUNT_MISMATCH.",
    "gaps": []
  },
  {
    "id": "R-269",
    "section": "§4.8",
    "text": "Given amount 99, when POST schedules, then refused.",
    "gaps": [
      "G-134"
    ]
  },
  {
    "id": "R-270",
    "section": "§4.8",
    "text": "Given dueDate = today + 2 or + 10 (Brasília), when POST in the cycle window, then accepted.",
    "gaps": []
  },
  {
    "id": "R-271",
    "section": "§4.8",
    "text": "Given dueDate = today + 1 or + 11, when POST, then 422 INVALID_SCHEDULE_WINDOW.",
    "gaps": []
  },
  {
    "id": "R-272",
    "section": "§4.8",
    "text": "Given an instant whose UTC date is already the next day (e.g. 01:00Z = 22:00 Brasília), when \"today\" is computed, then the Brasília date is used.",
    "gaps": []
  },
  {
    "id": "R-273",
    "section": "§4.8",
    "text": "Given dueDate before firstPaymentDate, when POST, then 422 BEFORE_RECURRENCE_START.",
    "gaps": []
  },
  {
    "id": "R-274",
    "section": "§4.8",
    "text": "Given dueDate after lastPaymentDate, when POST, then 422 AFTER_RECURRENCE_END.",
    "gaps": []
  },
  {
    "id": "R-275",
    "section": "§4.8",
    "text": "Given dueDate inside the recurrence but outside the cycle's window, when POST, then 422 SCHEDULE_OUTSIDE_RECURRENCE_CYCLE.",
    "gaps": []
  },
  {
    "id": "R-276",
    "section": "§4.8",
    "text": "Given dueDate on a Saturday, Sunday or national bank holiday, when POST, then dueDate is the next business day and originalDueDate the requested date.",
    "gaps": [
      "G-136"
    ]
  },
  {
    "id": "R-277",
    "section": "§4.8",
    "text": "Given dueDate on a business day, when POST, then dueDate = originalDueDate.",
    "gaps": []
  },
  {
    "id": "R-278",
    "section": "§4.8",
    "text": "Given dueDate not YYYY-MM-DD or not a real date, when POST, then 400 INVALID_DATE.",
    "gaps": []
  },
  {
    "id": "R-279",
    "section": "§4.8",
    "text": "Given an unknown property in the cycle charge body, when POST, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-280",
    "section": "§4.8",
    "text": "Given no accepted authorization data, when POST schedules, then 422 MUNICIPALITY_REQUIRED.",
    "gaps": [
      "G-180"
    ]
  },
  {
    "id": "R-281",
    "section": "§4.8",
    "text": "Given a failed, retryable charge and allowPostDuePayment=true, when POST post-due-retries with retryDate D+1..D+7, then a schedule is returned with the same amount.",
    "gaps": []
  },
  {
    "id": "R-282",
    "section": "§4.8",
    "text": "Given retryDate = D or D+8, when POST, then 422 INVALID_POST_DUE_RETRY_DATE.",
    "gaps": []
  },
  {
    "id": "R-283",
    "section": "§4.8",
    "text": "Given allowPostDuePayment=false, when POST, then 422 POST_DUE_RETRY_NOT_ALLOWED.",
    "gaps": []
  },
  {
    "id": "R-284",
    "section": "§4.8",
    "text": "Given three distinct retry dates used, when a fourth is posted, then 422 POST_DUE_RETRY_LIMIT_EXCEEDED.",
    "gaps": []
  },
  {
    "id": "R-285",
    "section": "§4.8",
    "text": "Given retryDate on or after the next cycle's start, when POST, then 422 POST_DUE_RETRY_CROSSES_CYCLE.",
    "gaps": []
  },
  {
    "id": "R-286",
    "section": "§4.8",
    "text": "Given retryDate after lastPaymentDate, when POST, then 422 POST_DUE_RETRY_CROSSES_CYCLE.",
    "gaps": []
  },
  {
    "id": "R-287",
    "section": "§4.8",
    "text": "Given now 23:59 of the day before retryDate, when POST, then accepted; after it (retryDate = today), then 422 POST_DUE_RETRY_CUTOFF_EXCEEDED.",
    "gaps": [
      "G-100"
    ]
  },
  {
    "id": "R-288",
    "section": "§4.8",
    "text": "Given externalId missing or of 256 characters, or retryDate missing, when POST, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-289",
    "section": "§4.8",
    "text": "Given a terminal rejectionCode, when POST retry, then refused.",
    "gaps": [
      "G-137"
    ]
  },
  {
    "id": "R-290",
    "section": "§4.8",
    "text": "Given a PENDING journey for the same payer within 30 days, when POST recurrences with another externalId, then 409 RECENT_PAYER_JOURNEY_EXISTS.",
    "gaps": []
  },
  {
    "id": "R-291",
    "section": "§4.8",
    "text": "Given a payer-rejected journey for the payer within 30 days, when POST recurrences, then 409 RECENT_PAYER_JOURNEY_EXISTS.",
    "gaps": []
  },
  {
    "id": "R-292",
    "section": "§4.8",
    "text": "Given the payer's rejected journey is older than 30 days, when POST recurrences, then accepted.",
    "gaps": []
  },
  {
    "id": "R-293",
    "section": "§4.8",
    "text": "Given only AUTHORIZED, CANCELLED or EXPIRED journeys of the payer, when POST recurrences, then accepted.",
    "gaps": [
      "G-182"
    ]
  },
  {
    "id": "R-294",
    "section": "§4.8",
    "text": "Given production mode, when any /v1/pix/automatic/simulations route is called, then 404.",
    "gaps": []
  },
  {
    "id": "R-295",
    "section": "§4.8",
    "text": "Given PENDING, when first-payment is simulated without overrides, then FIRST_PAYMENT_SUCCESS.",
    "gaps": []
  },
  {
    "id": "R-296",
    "section": "§4.8",
    "text": "Given payerName override different from the declared name, when first-payment is simulated, then accepted (validation uses the tax id).",
    "gaps": []
  },
  {
    "id": "R-297",
    "section": "§4.8",
    "text": "Given the first payment not settled, when authorization APPROVED is simulated, then refused.",
    "gaps": [
      "G-143"
    ]
  },
  {
    "id": "R-298",
    "section": "§4.8",
    "text": "Given outcome missing or other than APPROVED/REJECTED, when authorization is simulated, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-299",
    "section": "§4.8",
    "text": "Given outcome REJECTED with reason, when authorization is simulated, then the recurrence fails and echoes the reason.",
    "gaps": []
  },
  {
    "id": "R-300",
    "section": "§4.8",
    "text": "Given a dispatched schedule, when payer-response ACCEPTED is simulated, then it becomes SCHEDULED.",
    "gaps": [
      "G-098"
    ]
  },
  {
    "id": "R-301",
    "section": "§4.8",
    "text": "Given a dispatched schedule, when payer-response REJECTED with code C is simulated, then rejectionCode = C.",
    "gaps": []
  },
  {
    "id": "R-302",
    "section": "§4.8",
    "text": "Given each of the 19 scheme codes, when sent as rejectionCode in payer-response or settlement, then it is stored unchanged.",
    "gaps": []
  },
  {
    "id": "R-303",
    "section": "§4.8",
    "text": "Given a scheduled charge, when settlement SETTLED is simulated, then SUCCESS and pixAutomaticScheduleSettled.",
    "gaps": []
  },
  {
    "id": "R-304",
    "section": "§4.8",
    "text": "Given a scheduled charge, when settlement REJECTED with code C is simulated, then rejectionCode = C and no settled webhook.",
    "gaps": []
  },
  {
    "id": "R-305",
    "section": "§4.8",
    "text": "Given PENDING, when expiration is simulated, then EXPIRED.",
    "gaps": []
  },
  {
    "id": "R-306",
    "section": "§4.8",
    "text": "Given AUTHORIZED, when payer-cancellation of the recurrence is simulated, then CANCELLED with PAYER_REQUESTED.",
    "gaps": []
  },
  {
    "id": "R-307",
    "section": "§4.8",
    "text": "Given a scheduled charge, when payer-cancellation CCLD is simulated, then it ends and no RIFL is created.",
    "gaps": []
  },
  {
    "id": "R-308",
    "section": "§4.8",
    "text": "Given a scheduled charge, when payer-cancellation FAIL is simulated, then it ends and a same-day RIFL schedule is created.",
    "gaps": [
      "G-147"
    ]
  },
  {
    "id": "R-309",
    "section": "§4.8",
    "text": "Given a dispatched schedule, when payer-response-timeout is simulated, then it fails with PAYER_RESPONSE_TIMEOUT.",
    "gaps": [
      "G-148"
    ]
  },
  {
    "id": "R-310",
    "section": "§4.8",
    "text": "Given a settled schedule, when its refund and then the refund result are simulated, then the refund reaches that result.",
    "gaps": [
      "G-149"
    ]
  },
  {
    "id": "R-311",
    "section": "§4.8",
    "text": "Given a settled first payment, when first-payment-refund is simulated, then the first payment is refunded.",
    "gaps": []
  },
  {
    "id": "R-312",
    "section": "§5",
    "text": "Given no Authorization header on a Pix Automático route, when called, then 401 with code HTTP_401.",
    "gaps": []
  },
  {
    "id": "R-313",
    "section": "§5",
    "text": "Given an invalid or expired token on a Pix Automático route, when called, then 401 with code HTTP_401.",
    "gaps": []
  },
  {
    "id": "R-314",
    "section": "§5",
    "text": "Given no token on a deposit, withdrawal, statement, balance or webhook route, when called, then 401.",
    "gaps": [
      "G-152"
    ]
  },
  {
    "id": "R-315",
    "section": "§5",
    "text": "Given a token of wallet A, when it creates resources, then they carry walletId A and wallet B cannot read them.",
    "gaps": []
  },
  {
    "id": "R-316",
    "section": "§5",
    "text": "Given another payee account's deposit charge, when GET, then 403 Forbidden.",
    "gaps": []
  },
  {
    "id": "R-317",
    "section": "§6",
    "text": "Given any status change of a transaction, when it happens, then a webhook is sent to the account URL.",
    "gaps": []
  },
  {
    "id": "R-318",
    "section": "§6",
    "text": "Given a delivery that fails, when the service notices, then it is retried automatically.",
    "gaps": [
      "G-159"
    ]
  },
  {
    "id": "R-319",
    "section": "§6",
    "text": "Given a charge paid once, when deliveries are counted by deduplication key, then exactly one pixChargePaid exists.",
    "gaps": [
      "G-161"
    ]
  },
  {
    "id": "R-320",
    "section": "§6",
    "text": "Given pixChargeRejected, when its payload is read, then it has event, status=pending and rejectedReason.",
    "gaps": []
  },
  {
    "id": "R-321",
    "section": "§6",
    "text": "Given pixChargeRejected was sent, when the charge is queried, then it is still PENDING and payable.",
    "gaps": []
  },
  {
    "id": "R-322",
    "section": "§6",
    "text": "Given pixChargeExpired was sent, when the charge is queried, then EXPIRED.",
    "gaps": []
  },
  {
    "id": "R-323",
    "section": "§6",
    "text": "Given a lost webhook, when the operator polls the charge, withdrawal or recurrence, then the final state is readable.",
    "gaps": []
  },
  {
    "id": "R-324",
    "section": "§6",
    "text": "Given a recurrence authorized, when the webhook is read, then event is pixAutomaticRecurrenceAuthorized and GET shows AUTHORIZED / VALIDATION_SUCCEEDED.",
    "gaps": []
  },
  {
    "id": "R-325",
    "section": "§6",
    "text": "Given a schedule settled, when the webhook is read, then event is pixAutomaticScheduleSettled and GET shows SUCCESS.",
    "gaps": []
  },
  {
    "id": "R-326",
    "section": "§7.1",
    "text": "Given a deposit POST with text/plain, when sent, then 400 InvalidContentType.",
    "gaps": []
  },
  {
    "id": "R-327",
    "section": "§7.1",
    "text": "Given a deposit POST with broken JSON, when sent, then 400 InvalidJSON.",
    "gaps": []
  },
  {
    "id": "R-328",
    "section": "§7.1",
    "text": "Given a deposit POST with a field rule broken, when sent, then 400 MalformedRequest.",
    "gaps": []
  },
  {
    "id": "R-329",
    "section": "§7.1",
    "text": "Given a payer mismatch on a deposit, when it happens, then no HTTP error is raised to the operator and no money is credited.",
    "gaps": []
  },
  {
    "id": "R-330",
    "section": "§7.2",
    "text": "Given a withdrawal POST with text/plain, when sent, then 400 InvalidContentType.",
    "gaps": []
  },
  {
    "id": "R-331",
    "section": "§7.2",
    "text": "Given a withdrawal POST with broken JSON, when sent, then 400 InvalidJSON.",
    "gaps": []
  },
  {
    "id": "R-332",
    "section": "§7.2",
    "text": "Given a 422 IGAMING_CPF_MISMATCH, when the same request is repeated, then the same 422 (definitive).",
    "gaps": []
  },
  {
    "id": "R-333",
    "section": "§7.2",
    "text": "Given a CPF mismatch on withdrawal, when it happens, then the refusal is synchronous (422), never an accepted 202 that passes.",
    "gaps": []
  },
  {
    "id": "R-334",
    "section": "§7.4",
    "text": "Given any Pix Automático error, when read, then the body is {error:{type, code, message, retryable}}.",
    "gaps": []
  },
  {
    "id": "R-335",
    "section": "§7.4",
    "text": "Given a business-rule error, when read, then type is pixAutomaticError.",
    "gaps": []
  },
  {
    "id": "R-336",
    "section": "§7.4",
    "text": "Given a validation or transport error, when read, then type is invalidRequestError and code is HTTP_<status>.",
    "gaps": []
  },
  {
    "id": "R-337",
    "section": "§7.4",
    "text": "Given an unexpected failure, when read, then HTTP 500, type apiError, code INTERNAL_ERROR.",
    "gaps": []
  },
  {
    "id": "R-338",
    "section": "§7.4",
    "text": "Given HTTP_400 validation, when read, then message is an array of strings; otherwise message is a string.",
    "gaps": []
  },
  {
    "id": "R-339",
    "section": "§7.4",
    "text": "Given several invalid fields, when POST, then message has one entry or more for each.",
    "gaps": []
  },
  {
    "id": "R-340",
    "section": "§7.4",
    "text": "Given any error whose repetition cannot succeed, when read, then retryable is false.",
    "gaps": []
  },
  {
    "id": "R-341",
    "section": "§7.4",
    "text": "Given a dependency failure, when read, then HTTP 503 and retryable true.",
    "gaps": []
  },
  {
    "id": "R-342",
    "section": "§7.4",
    "text": "Given the feature is disabled for the organization, when called, then 503 HTTP_503.",
    "gaps": []
  },
  {
    "id": "R-343",
    "section": "§7.4",
    "text": "Given any Pix Automático response, when headers are read, then x-request-id and x-correlation-id are present.",
    "gaps": []
  },
  {
    "id": "R-344",
    "section": "§7.4",
    "text": "Given broken JSON on a Pix Automático route, when POST, then 400 HTTP_400.",
    "gaps": []
  },
  {
    "id": "R-345",
    "section": "§7.4",
    "text": "Given an AUTHORIZED recurrence, when the first payment is simulated again, then 409 INVALID_RECURRENCE_STATE.",
    "gaps": []
  },
  {
    "id": "R-346",
    "section": "§7.4",
    "text": "Given the risk policy rejects, when POST recurrences, then 422 RISK_ASSESSMENT_REJECTED.",
    "gaps": [
      "G-179"
    ]
  },
  {
    "id": "R-347",
    "section": "§7.5",
    "text": "Given AC05, AM09, DENC, DS27, DTED, MIDI, MSUC, NITX or RC09, when the schedule failed with it, then a post-due retry is refused.",
    "gaps": []
  },
  {
    "id": "R-348",
    "section": "§7.5",
    "text": "Given AB10, AC06, AM02, DTNT, FBRD, IRNT, NIEC, NIPA or QUNT and allowPostDuePayment=true, when a retry is commanded in the window, then it is accepted.",
    "gaps": []
  },
  {
    "id": "R-349",
    "section": "§7.5",
    "text": "Given UDEI, when a retry is commanded, then it is treated per the scheme list (not terminal).",
    "gaps": [
      "G-188"
    ]
  },
  {
    "id": "R-350",
    "section": "§7.5",
    "text": "Given PAYER_RESPONSE_TIMEOUT, RIFL_CUTOFF_EXCEEDED or REGULATORY_SEND_FAILED, when they appear in rejectionCode, then the service generated them; sent as rejectionCode in a simulation they are refused.",
    "gaps": [
      "G-187",
      "G-145"
    ]
  },
  {
    "id": "R-351",
    "section": "§8",
    "text": "Given the same withdrawal externalId and body, when POSTed again, then no second transfer happens.",
    "gaps": [
      "G-190"
    ]
  },
  {
    "id": "R-352",
    "section": "§8",
    "text": "Given a Pix Automático command repeated with the same externalId and body within 48 hours, when POSTed, then the stored response is replayed and no second effect occurs.",
    "gaps": []
  },
  {
    "id": "R-353",
    "section": "§8",
    "text": "Given a command repeated with the same externalId and another body, when POSTed, then 409 IDEMPOTENCY_ERROR.",
    "gaps": []
  },
  {
    "id": "R-354",
    "section": "§8",
    "text": "Given a cancel repeated with the same externalId and body, when POSTed, then the stored success is replayed, not 409 INVALID_RECURRENCE_STATE.",
    "gaps": []
  },
  {
    "id": "R-355",
    "section": "§8",
    "text": "Given a cycle charge repeated with the same externalId and body, when POSTed, then the same schedule id is returned, not 409 CYCLE_ALREADY_EXISTS.",
    "gaps": []
  },
  {
    "id": "R-356",
    "section": "§8",
    "text": "Given a retry repeated with the same externalId and body, when POSTed, then the same schedule id is returned and the retry count does not grow.",
    "gaps": []
  },
  {
    "id": "R-357",
    "section": "§8",
    "text": "Given two concurrent identical POSTs with one externalId, when both finish, then one resource exists.",
    "gaps": []
  },
  {
    "id": "R-358",
    "section": "§8",
    "text": "Given two concurrent refunds whose sum exceeds the original, when both finish, then at most the original is reserved.",
    "gaps": []
  },
  {
    "id": "R-359",
    "section": "§8",
    "text": "Given a list limit default, when no limit is sent, then 20.",
    "gaps": []
  },
  {
    "id": "R-360",
    "section": "§9",
    "text": "Given the interface description, when its version is read, then it is 1.0 and every operator path starts with /v1.",
    "gaps": []
  },
  {
    "id": "R-361",
    "section": "§9",
    "text": "Given a recurrence, when read, then it carries the integer field version.",
    "gaps": []
  }
]
