// Generated from the contract by `pnpm --filter @pix-payments/client generate`. Do not edit.
import { areFew, isRefused, LINE_END, refused } from '../checks/judge.ts'
import { isObject } from '../checks/rules.ts'
import type { Judge, Schema } from '../checks/schema.ts'

const TEXT_1 = /^[A-Za-z0-9._~+/-]+=*$/u
const TEXT_2 = /^[0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z]$/
const TEXT_3 = /^[0-9]+$/
const TEXT_4 = /^[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]$/
const TEXT_5 = /6304[0-9A-F][0-9A-F][0-9A-F][0-9A-F]$/
const TEXT_6 = /^[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9a-f][0-9a-f][0-9a-f][0-9a-f]-4[0-9a-f][0-9a-f][0-9a-f]-[89ab][0-9a-f][0-9a-f][0-9a-f]-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]$/
const TEXT_7 = /^\d\d\d\d-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d\d\dZ$/u
const TEXT_8 = /^(?:[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]|[0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9][0-9])$/
const TEXT_9 = /^[A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9]$/
const TEXT_10 = /^[a-zA-Z0-9]+$/
const TEXT_11 = /^[^\u0000-\u001F\u007F-\u009F]*$/u
const TEXT_12 = /^D[0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9]$/
const TEXT_13 = /^(?!0000)\d\d\d\d-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)$/
const TEXT_14 = /^[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]$/
const TEXT_15 = /^[A-Za-z0-9_-]+$/
const TEXT_16 = /^whsec_[A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/][A-Za-z0-9+/]=$/
const TEXT_17 = /^RR[0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]$/
const TEXT_18 = /^[0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9][0-9]$/
const TEXT_19 = /^[0-9][0-9][0-9][0-9][0-9][0-9][0-9]$/
const TEXT_20 = /^[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]$/
const TEXT_21 = /^M[0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][0-9A-Z][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9][A-Za-z0-9]$/
const TEXT_22 = /^pixsched_[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]$/
const TEXT_23 = /^[A-Za-z0-9]+$/

const AccessToken: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['access_token']
  if (!(typeof x === 'string' && TEXT_1.test(x)) && isRefused(at, 'access_token', x, { type: 'string', pattern: '^[A-Za-z0-9._~+/-]+=*$' })) return false
  x = value['token_type']
  if (!(x === 'Bearer') && isRefused(at, 'token_type', x, { type: 'string', const: 'Bearer' })) return false
  x = value['expires_in']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1) && isRefused(at, 'expires_in', x, { type: 'integer', minimum: 1 })) return false
  x = value['scope']
  if (!(typeof x === 'string') && isRefused(at, 'scope', x, { type: 'string' })) return false
  return true
}

const Amount: Schema = { type: 'integer', minimum: 1, maximum: 100000000000 }

const BrCode: Schema = { type: 'string', maxLength: 512, pattern: '^000201.+6304[0-9A-F]{4}$' }

const ChargeId: Schema = { type: 'string', pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' }

const Timestamp: Schema = { type: 'string', format: 'date-time', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' }

const Cpf: Schema = { type: 'string', pattern: '^[0-9]{11}$' }

const PersonName: Schema = { type: 'string', minLength: 1, maxLength: 140 }

const Ispb: Schema = { type: 'string', pattern: '^[0-9A-Z]{8}$' }

const BranchCode: Schema = { type: 'string', pattern: '^[0-9]{1,4}$' }

const AccountNumber: Schema = { type: 'string', pattern: '^[0-9]{1,20}$' }

const AccountType: Schema = { type: 'string', enum: ['CACC', 'SVGS', 'SLRY', 'TRAN'] }

const PersonType: Schema = { type: 'string', enum: ['NATURAL_PERSON', 'LEGAL_PERSON'] }

const BankAccount: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['bankCode']
  if (!(typeof x === 'string' && TEXT_2.test(x)) && isRefused(at, 'bankCode', x, Ispb)) return false
  x = value['branchCode']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 4 && TEXT_3.test(x)) && isRefused(at, 'branchCode', x, BranchCode)) return false
  x = value['accountNumber']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 20 && TEXT_3.test(x)) && isRefused(at, 'accountNumber', x, AccountNumber)) return false
  x = value['accountType']
  if (!((x === 'CACC' || x === 'SVGS' || x === 'SLRY' || x === 'TRAN')) && isRefused(at, 'accountType', x, AccountType)) return false
  x = value['personType']
  if (!((x === 'NATURAL_PERSON' || x === 'LEGAL_PERSON')) && isRefused(at, 'personType', x, PersonType)) return false
  return true
}

const ExpectedPayer: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['taxId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_4.test(x)) && isRefused(at, 'taxId', x, Cpf)) return false
  x = value['name']
  if (x !== undefined && !(typeof x === 'string' && x.length >= 1 && x.length <= 140) && isRefused(at, 'name', x, PersonName)) return false
  x = value['bankAccounts']
  if (x !== undefined && !(Array.isArray(x) && x.length >= 1 && x.every((item) => BankAccount(item))) && isRefused(at, 'bankAccounts', x, { type: 'array', minItems: 1, items: BankAccount })) return false
  return true
}

const ExternalId: Schema = { type: 'string', minLength: 1, maxLength: 100 }

const PixKey: Schema = { type: 'string', minLength: 1, maxLength: 77 }

const ImmediateChargeCreated: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['brCode']
  if (!(typeof x === 'string' && x.length >= 44 && x.length <= 512 && x.startsWith('000201') && !LINE_END.test(x) && TEXT_5.test(x)) && isRefused(at, 'brCode', x, BrCode)) return false
  x = value['chargeId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'chargeId', x, ChargeId)) return false
  x = value['createdAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'createdAt', x, Timestamp)) return false
  x = value['description']
  if (!((x === null || typeof x === 'string' && x.length <= 140)) && isRefused(at, 'description', x, { type: ['string', 'null'], maxLength: 140 })) return false
  x = value['expectedPayer']
  if (!((x === null || ExpectedPayer(x))) && isRefused(at, 'expectedPayer', x, { oneOf: [ExpectedPayer, { type: 'null' }] })) return false
  x = value['expiresAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'expiresAt', x, Timestamp)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['pixKey']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 77) && isRefused(at, 'pixKey', x, PixKey)) return false
  x = value['status']
  if (!(x === 'PENDING') && isRefused(at, 'status', x, { type: 'string', const: 'PENDING' })) return false
  return true
}

const TaxId: Schema = { type: 'string', pattern: '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$' }

const AccountHolder: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['name']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 140) && isRefused(at, 'name', x, PersonName)) return false
  x = value['taxId']
  if (!(typeof x === 'string' && TEXT_8.test(x)) && isRefused(at, 'taxId', x, TaxId)) return false
  x = value['personType']
  if (!((x === 'NATURAL_PERSON' || x === 'LEGAL_PERSON')) && isRefused(at, 'personType', x, PersonType)) return false
  x = value['bankCode']
  if (!(typeof x === 'string' && TEXT_2.test(x)) && isRefused(at, 'bankCode', x, Ispb)) return false
  x = value['branchCode']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 4 && TEXT_3.test(x)) && isRefused(at, 'branchCode', x, BranchCode)) return false
  x = value['accountNumber']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 20 && TEXT_3.test(x)) && isRefused(at, 'accountNumber', x, AccountNumber)) return false
  x = value['accountType']
  if (!((x === 'CACC' || x === 'SVGS' || x === 'SLRY' || x === 'TRAN')) && isRefused(at, 'accountType', x, AccountType)) return false
  return true
}

const Metadata: Schema = { type: 'object', maxProperties: 50, propertyNames: { type: 'string', minLength: 1, maxLength: 50 }, additionalProperties: { type: 'string', maxLength: 200 } }

const EndToEndId: Schema = { type: 'string', pattern: '^[A-Za-z0-9]{32}$' }

const PixTransaction: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['endToEndId']
  if (!(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'endToEndId', x, EndToEndId)) return false
  x = value['txid']
  if (!(typeof x === 'string' && x.length >= 26 && x.length <= 35 && TEXT_10.test(x)) && isRefused(at, 'txid', x, { type: 'string', pattern: '^[a-zA-Z0-9]{26,35}$' })) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['settlementDateTime']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'settlementDateTime', x, Timestamp)) return false
  x = value['payerMessage']
  if (!((x === null || typeof x === 'string' && x.length <= 140)) && isRefused(at, 'payerMessage', x, { type: ['string', 'null'], maxLength: 140 })) return false
  return true
}

const ChargeStatus: Schema = { type: 'string', enum: ['PENDING', 'PAID', 'CANCELED', 'EXPIRED'] }

const ImmediateCharge: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['brCode']
  if (!(typeof x === 'string' && x.length >= 44 && x.length <= 512 && x.startsWith('000201') && !LINE_END.test(x) && TEXT_5.test(x)) && isRefused(at, 'brCode', x, BrCode)) return false
  x = value['chargeId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'chargeId', x, ChargeId)) return false
  x = value['createdAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'createdAt', x, Timestamp)) return false
  x = value['debtor']
  if (!((x === null || AccountHolder(x))) && isRefused(at, 'debtor', x, { oneOf: [AccountHolder, { type: 'null' }] })) return false
  x = value['description']
  if (!((x === null || typeof x === 'string' && x.length <= 140)) && isRefused(at, 'description', x, { type: ['string', 'null'], maxLength: 140 })) return false
  x = value['expectedPayer']
  if (!((x === null || ExpectedPayer(x))) && isRefused(at, 'expectedPayer', x, { oneOf: [ExpectedPayer, { type: 'null' }] })) return false
  x = value['expiresAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'expiresAt', x, Timestamp)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['metadata']
  if (!((x === null || areFew(x, 50, (item, name) => typeof name === 'string' && name.length >= 1 && name.length <= 50 && typeof item === 'string' && item.length <= 200))) && isRefused(at, 'metadata', x, { oneOf: [Metadata, { type: 'null' }] })) return false
  x = value['paidAt']
  if (!((x === null || typeof x === 'string' && TEXT_7.test(x))) && isRefused(at, 'paidAt', x, { oneOf: [Timestamp, { type: 'null' }] })) return false
  x = value['pixKey']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 77) && isRefused(at, 'pixKey', x, PixKey)) return false
  x = value['pixTransaction']
  if (!((x === null || PixTransaction(x))) && isRefused(at, 'pixTransaction', x, { oneOf: [PixTransaction, { type: 'null' }] })) return false
  x = value['status']
  if (!((x === 'PENDING' || x === 'PAID' || x === 'CANCELED' || x === 'EXPIRED')) && isRefused(at, 'status', x, ChargeStatus)) return false
  return true
}

const SimulatedPayment: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['chargeId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'chargeId', x, ChargeId)) return false
  x = value['status']
  if (!(x === 'PAID') && isRefused(at, 'status', x, { type: 'string', const: 'PAID' })) return false
  x = value['endToEndId']
  if (!(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'endToEndId', x, EndToEndId)) return false
  x = value['paidAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'paidAt', x, Timestamp)) return false
  return true
}

const WithdrawalStatus: Schema = { type: 'string', enum: ['INITIATED', 'CONFIRMED', 'PROCESSING', 'SUCCESS', 'REJECTED', 'CANCELED', 'FAILED', 'EXPIRED'] }

const TransactionId: Schema = { type: 'string', pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' }

const WithdrawalAccepted: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['createdAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'createdAt', x, Timestamp)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['status']
  if (!((x === 'INITIATED' || x === 'CONFIRMED' || x === 'PROCESSING' || x === 'SUCCESS' || x === 'REJECTED' || x === 'CANCELED' || x === 'FAILED' || x === 'EXPIRED')) && isRefused(at, 'status', x, WithdrawalStatus)) return false
  x = value['transactionId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'transactionId', x, TransactionId)) return false
  return true
}

const WithdrawalErrorCode: Schema = { type: 'string' }

const ExpectedCreditor: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['name']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 140) && isRefused(at, 'name', x, PersonName)) return false
  x = value['taxId']
  if (!(typeof x === 'string' && TEXT_4.test(x)) && isRefused(at, 'taxId', x, Cpf)) return false
  return true
}

const WithdrawalInitiationType: Schema = { type: 'string', enum: ['PIX_KEY', 'MANUAL'] }

const Withdrawal: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['createdAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'createdAt', x, Timestamp)) return false
  x = value['creditor']
  if (!(AccountHolder(x)) && isRefused(at, 'creditor', x, AccountHolder)) return false
  x = value['endToEndId']
  if (!((x === null || typeof x === 'string' && TEXT_9.test(x))) && isRefused(at, 'endToEndId', x, { oneOf: [EndToEndId, { type: 'null' }] })) return false
  x = value['errorCode']
  if (!((x === null || typeof x === 'string')) && isRefused(at, 'errorCode', x, { oneOf: [WithdrawalErrorCode, { type: 'null' }] })) return false
  x = value['errorDescription']
  if (!((x === null || typeof x === 'string')) && isRefused(at, 'errorDescription', x, { type: ['string', 'null'] })) return false
  x = value['expectedCreditor']
  if (!((x === null || ExpectedCreditor(x))) && isRefused(at, 'expectedCreditor', x, { oneOf: [ExpectedCreditor, { type: 'null' }] })) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['initiationType']
  if (!((x === 'PIX_KEY' || x === 'MANUAL')) && isRefused(at, 'initiationType', x, WithdrawalInitiationType)) return false
  x = value['metadata']
  if (!((x === null || areFew(x, 50, (item, name) => typeof name === 'string' && name.length >= 1 && name.length <= 50 && typeof item === 'string' && item.length <= 200))) && isRefused(at, 'metadata', x, { oneOf: [Metadata, { type: 'null' }] })) return false
  x = value['settlementDateTime']
  if (!((x === null || typeof x === 'string' && TEXT_7.test(x))) && isRefused(at, 'settlementDateTime', x, { oneOf: [Timestamp, { type: 'null' }] })) return false
  x = value['status']
  if (!((x === 'INITIATED' || x === 'CONFIRMED' || x === 'PROCESSING' || x === 'SUCCESS' || x === 'REJECTED' || x === 'CANCELED' || x === 'FAILED' || x === 'EXPIRED')) && isRefused(at, 'status', x, WithdrawalStatus)) return false
  x = value['transactionId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'transactionId', x, TransactionId)) return false
  x = value['updatedAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'updatedAt', x, Timestamp)) return false
  return true
}

const RefundErrorCode: Schema = { type: 'string' }

const RefundExternalId: Schema = { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^\\u0000-\\u001F\\u007F-\\u009F]*$' }

const RefundEndToEndId: Schema = { type: 'string', pattern: '^D[0-9A-Z]{8}[0-9]{12}[A-Za-z0-9]{11}$' }

const RefundStatus: Schema = { type: 'string', enum: ['PROCESSING', 'SUCCESS', 'FAILED'] }

const Refund: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['canBeReversedUntil']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'canBeReversedUntil', x, Timestamp)) return false
  x = value['createdAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'createdAt', x, Timestamp)) return false
  x = value['creditor']
  if (!(AccountHolder(x)) && isRefused(at, 'creditor', x, AccountHolder)) return false
  x = value['errorCode']
  if (!((x === null || typeof x === 'string')) && isRefused(at, 'errorCode', x, { oneOf: [RefundErrorCode, { type: 'null' }] })) return false
  x = value['errorDescription']
  if (!((x === null || typeof x === 'string')) && isRefused(at, 'errorDescription', x, { type: ['string', 'null'] })) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100 && TEXT_11.test(x)) && isRefused(at, 'externalId', x, RefundExternalId)) return false
  x = value['leftAmount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 100000000000) && isRefused(at, 'leftAmount', x, { type: 'integer', minimum: 0, maximum: 100000000000 })) return false
  x = value['originalAmount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'originalAmount', x, Amount)) return false
  x = value['originalEndToEndId']
  if (!(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'originalEndToEndId', x, EndToEndId)) return false
  x = value['refundEndToEndId']
  if (!(typeof x === 'string' && TEXT_12.test(x)) && isRefused(at, 'refundEndToEndId', x, RefundEndToEndId)) return false
  x = value['settlementDateTime']
  if (!((x === null || typeof x === 'string' && TEXT_7.test(x))) && isRefused(at, 'settlementDateTime', x, { oneOf: [Timestamp, { type: 'null' }] })) return false
  x = value['status']
  if (!((x === 'PROCESSING' || x === 'SUCCESS' || x === 'FAILED')) && isRefused(at, 'status', x, RefundStatus)) return false
  x = value['totalReversedAmount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 100000000000) && isRefused(at, 'totalReversedAmount', x, { type: 'integer', minimum: 0, maximum: 100000000000 })) return false
  x = value['updatedAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'updatedAt', x, Timestamp)) return false
  return true
}

const TransferId: Schema = { type: 'string', pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' }

const WalletId: Schema = { type: 'string', format: 'uuid', pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' }

const InternalTransfer: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['transferId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'transferId', x, TransferId)) return false
  x = value['status']
  if (!(x === 'SUCCESS') && isRefused(at, 'status', x, { type: 'string', const: 'SUCCESS' })) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['sourceWalletId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'sourceWalletId', x, WalletId)) return false
  x = value['destinationWalletId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'destinationWalletId', x, WalletId)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['createdAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'createdAt', x, Timestamp)) return false
  return true
}

const BalanceAmount: Schema = { type: 'integer', minimum: -100000000000000, maximum: 100000000000000 }

const TotalAmount: Schema = { type: 'integer', minimum: 0, maximum: 100000000000000 }

const Balance: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['availableBalance']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= -100000000000000 && x <= 100000000000000) && isRefused(at, 'availableBalance', x, BalanceAmount)) return false
  x = value['pendingBalance']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 100000000000000) && isRefused(at, 'pendingBalance', x, TotalAmount)) return false
  x = value['blockedBalance']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 100000000000000) && isRefused(at, 'blockedBalance', x, TotalAmount)) return false
  x = value['totalBalance']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= -100000000000000 && x <= 100000000000000) && isRefused(at, 'totalBalance', x, BalanceAmount)) return false
  x = value['updatedAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'updatedAt', x, Timestamp)) return false
  return true
}

const CalendarDate: Schema = { type: 'string', format: 'date', pattern: '^(\\d{3}[1-9]|\\d{2}[1-9]\\d|\\d[1-9]\\d{2}|[1-9]\\d{3})-' }

const ClosingDayBalance: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['date']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'date', x, CalendarDate)) return false
  x = value['totalBalance']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= -100000000000000 && x <= 100000000000000) && isRefused(at, 'totalBalance', x, BalanceAmount)) return false
  x = value['pendingBalance']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 100000000000000) && isRefused(at, 'pendingBalance', x, TotalAmount)) return false
  return true
}

const StatementMethod: Schema = { type: 'string', enum: ['pix', 'tarifa', 'judicialMovement'] }

const StatementMetadata: Schema = { type: 'object', additionalProperties: { type: 'string' } }

const StatementCounterparty: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['name']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 140) && isRefused(at, 'name', x, PersonName)) return false
  x = value['taxId']
  if (!(typeof x === 'string' && TEXT_8.test(x)) && isRefused(at, 'taxId', x, TaxId)) return false
  x = value['bankCode']
  if (!(typeof x === 'string' && TEXT_2.test(x)) && isRefused(at, 'bankCode', x, Ispb)) return false
  return true
}

const StatementLine: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['id']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'id', x, { type: 'string', format: 'uuid' })) return false
  x = value['method']
  if (!((x === 'pix' || x === 'tarifa' || x === 'judicialMovement')) && isRefused(at, 'method', x, StatementMethod)) return false
  x = value['type']
  if (!((x === 'CREDIT' || x === 'DEBIT')) && isRefused(at, 'type', x, { type: 'string', enum: ['CREDIT', 'DEBIT'] })) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['description']
  if (!((x === null || typeof x === 'string' && x.length <= 140)) && isRefused(at, 'description', x, { type: ['string', 'null'], maxLength: 140 })) return false
  x = value['externalId']
  if (!((x === null || typeof x === 'string' && x.length >= 1 && x.length <= 100)) && isRefused(at, 'externalId', x, { type: ['string', 'null'], minLength: 1, maxLength: 100 })) return false
  x = value['endToEndId']
  if (!((x === null || typeof x === 'string' && TEXT_9.test(x))) && isRefused(at, 'endToEndId', x, { oneOf: [EndToEndId, { type: 'null' }] })) return false
  x = value['productTransactionId']
  if (!((x === null || typeof x === 'string' && x.length >= 1 && x.length <= 64 && TEXT_15.test(x))) && isRefused(at, 'productTransactionId', x, { type: ['string', 'null'], pattern: '^[A-Za-z0-9_-]{1,64}$' })) return false
  x = value['metadata']
  if (!((x === null || areFew(x, Infinity, (item) => typeof item === 'string'))) && isRefused(at, 'metadata', x, { oneOf: [StatementMetadata, { type: 'null' }] })) return false
  x = value['counterparty']
  if (!((x === null || StatementCounterparty(x))) && isRefused(at, 'counterparty', x, { oneOf: [StatementCounterparty, { type: 'null' }] })) return false
  x = value['settledAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'settledAt', x, Timestamp)) return false
  x = value['balanceAfter']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= -100000000000000 && x <= 100000000000000) && isRefused(at, 'balanceAfter', x, BalanceAmount)) return false
  return true
}

const StatementPage: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['data']
  if (!(Array.isArray(x) && x.length <= 100 && x.every((item) => StatementLine(item))) && isRefused(at, 'data', x, { type: 'array', maxItems: 100, items: StatementLine })) return false
  x = value['page']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1) && isRefused(at, 'page', x, { type: 'integer', minimum: 1 })) return false
  x = value['pageSize']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100) && isRefused(at, 'pageSize', x, { type: 'integer', minimum: 1, maximum: 100 })) return false
  x = value['totalItems']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0) && isRefused(at, 'totalItems', x, { type: 'integer', minimum: 0 })) return false
  x = value['totalPages']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0) && isRefused(at, 'totalPages', x, { type: 'integer', minimum: 0 })) return false
  return true
}

const ConsolidatedMethodTotals: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['totalCredits']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 100000000000000) && isRefused(at, 'totalCredits', x, TotalAmount)) return false
  x = value['totalDebits']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 100000000000000) && isRefused(at, 'totalDebits', x, TotalAmount)) return false
  x = value['transactionCount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0) && isRefused(at, 'transactionCount', x, { type: 'integer', minimum: 0 })) return false
  return true
}

const ConsolidatedByMethod: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['pix']
  if (!(ConsolidatedMethodTotals(x)) && isRefused(at, 'pix', x, ConsolidatedMethodTotals)) return false
  x = value['tarifa']
  if (!(ConsolidatedMethodTotals(x)) && isRefused(at, 'tarifa', x, ConsolidatedMethodTotals)) return false
  x = value['judicialMovement']
  if (!(ConsolidatedMethodTotals(x)) && isRefused(at, 'judicialMovement', x, ConsolidatedMethodTotals)) return false
  return true
}

const ConsolidatedDay: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['date']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'date', x, CalendarDate)) return false
  x = value['openingBalance']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= -100000000000000 && x <= 100000000000000) && isRefused(at, 'openingBalance', x, BalanceAmount)) return false
  x = value['totalCredits']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 100000000000000) && isRefused(at, 'totalCredits', x, TotalAmount)) return false
  x = value['totalDebits']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 100000000000000) && isRefused(at, 'totalDebits', x, TotalAmount)) return false
  x = value['closingBalance']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= -100000000000000 && x <= 100000000000000) && isRefused(at, 'closingBalance', x, BalanceAmount)) return false
  x = value['transactionCount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0) && isRefused(at, 'transactionCount', x, { type: 'integer', minimum: 0 })) return false
  x = value['byMethod']
  if (!(ConsolidatedByMethod(x)) && isRefused(at, 'byMethod', x, ConsolidatedByMethod)) return false
  return true
}

const ConsolidatedStatementPage: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['data']
  if (!(Array.isArray(x) && x.length <= 100 && x.every((item) => ConsolidatedDay(item))) && isRefused(at, 'data', x, { type: 'array', maxItems: 100, items: ConsolidatedDay })) return false
  x = value['page']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1) && isRefused(at, 'page', x, { type: 'integer', minimum: 1 })) return false
  x = value['limit']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100) && isRefused(at, 'limit', x, { type: 'integer', minimum: 1, maximum: 100 })) return false
  x = value['totalItems']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 91) && isRefused(at, 'totalItems', x, { type: 'integer', minimum: 1, maximum: 91 })) return false
  x = value['totalPages']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 91) && isRefused(at, 'totalPages', x, { type: 'integer', minimum: 1, maximum: 91 })) return false
  return true
}

const WebhookUrl: Schema = { type: 'string', format: 'uri', maxLength: 2048, pattern: '^(https://[^\\s/?#@\\\\]+|http://(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?)([/?][^\\s#]*)?$' }

const WebhookNoAuthentication: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['type']
  if (!(x === 'NONE') && isRefused(at, 'type', x, { type: 'string', const: 'NONE' })) return false
  return true
}

const MaskedWebhookBasicAuthentication: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['type']
  if (!(x === 'BASIC') && isRefused(at, 'type', x, { type: 'string', const: 'BASIC' })) return false
  x = value['username']
  if (!(typeof x === 'string') && isRefused(at, 'username', x, { type: 'string' })) return false
  x = value['password']
  if (!(x === '********') && isRefused(at, 'password', x, { type: 'string', const: '********' })) return false
  return true
}

const MaskedWebhookBearerAuthentication: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['type']
  if (!(x === 'BEARER') && isRefused(at, 'type', x, { type: 'string', const: 'BEARER' })) return false
  x = value['token']
  if (!(x === '********') && isRefused(at, 'token', x, { type: 'string', const: '********' })) return false
  return true
}

const MaskedWebhookHeaderAuthentication: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['type']
  if (!(x === 'HEADER') && isRefused(at, 'type', x, { type: 'string', const: 'HEADER' })) return false
  x = value['headerName']
  if (!(typeof x === 'string') && isRefused(at, 'headerName', x, { type: 'string' })) return false
  x = value['headerValue']
  if (!(x === '********') && isRefused(at, 'headerValue', x, { type: 'string', const: '********' })) return false
  return true
}

const MaskedWebhookAuthentication: Schema = { oneOf: [WebhookNoAuthentication, MaskedWebhookBasicAuthentication, MaskedWebhookBearerAuthentication, MaskedWebhookHeaderAuthentication] }

const WebhookSigningSecret: Schema = { type: 'string', pattern: '^whsec_[A-Za-z0-9+/]{43}=$' }

const WebhookConfiguration: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['url']
  if (isRefused(at, 'url', x, WebhookUrl)) return false
  x = value['authentication']
  if (isRefused(at, 'authentication', x, MaskedWebhookAuthentication)) return false
  x = value['events']
  if (!((x === null || Array.isArray(x) && x.every((item) => typeof item === 'string'))) && isRefused(at, 'events', x, { type: ['array', 'null'], items: { type: 'string' } })) return false
  x = value['signingSecret']
  if (!((x === null || typeof x === 'string' && TEXT_16.test(x))) && isRefused(at, 'signingSecret', x, { oneOf: [WebhookSigningSecret, { type: 'null' }] })) return false
  x = value['previousSigningSecretExpiresAt']
  if (!((x === null || typeof x === 'string' && TEXT_7.test(x))) && isRefused(at, 'previousSigningSecretExpiresAt', x, { oneOf: [Timestamp, { type: 'null' }] })) return false
  x = value['updatedAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'updatedAt', x, Timestamp)) return false
  return true
}

const RecurrenceId: Schema = { type: 'string', pattern: '^RR[0-9A-Z]{8}[0-9]{8}[0-9a-f]{11}$' }

const ReceiverCnpj: Schema = { type: 'string', pattern: '^[0-9A-Z]{12}[0-9]{2}$' }

const ReceiverPixKey: Schema = { type: 'string', minLength: 1, maxLength: 200 }

const RecurrenceContract: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['id']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 35) && isRefused(at, 'id', x, { type: 'string', minLength: 1, maxLength: 35 })) return false
  x = value['description']
  if (!((x === null || typeof x === 'string' && x.length <= 35)) && isRefused(at, 'description', x, { type: ['string', 'null'], maxLength: 35 })) return false
  return true
}

const PayerTaxId: Schema = { type: 'string', pattern: '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$' }

const RecurrenceExpectedPayer: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['taxId']
  if (!(typeof x === 'string' && TEXT_8.test(x)) && isRefused(at, 'taxId', x, PayerTaxId)) return false
  x = value['name']
  if (!((x === null || typeof x === 'string' && x.length <= 140)) && isRefused(at, 'name', x, { type: ['string', 'null'], maxLength: 140 })) return false
  return true
}

const Frequency: Schema = { type: 'string', enum: ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SEMIANNUAL', 'ANNUAL'] }

const AutomaticAmount: Schema = { type: 'integer', minimum: 100, maximum: 100000000 }

const MinimumAmount: Schema = { type: 'integer', minimum: 1, maximum: 100000000 }

const RecurrenceStatus: Schema = { type: 'string', enum: ['PENDING', 'AUTHORIZED', 'CANCELLED', 'EXPIRED', 'FAILED'] }

const RecurrenceStatusDetailed: Schema = { type: 'string' }

const FirstPaymentStatus: Schema = { type: 'string' }

const AutomaticRefundId: Schema = { type: 'string', pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' }

const RecurrenceLocationToken: Schema = { type: 'string', pattern: '^[0-9a-f]{32}$' }

const AutomaticMetadata: Schema = { type: 'object', additionalProperties: { type: 'string' } }

const CancellationReason: Schema = { type: 'string', enum: ['ACCOUNT_CLOSED', 'RECEIVER_COMPANY_CLOSED', 'RECEIVER_REQUEST_ERROR', 'FRAUD_SUSPECTED', 'DUPLICATE_AUTHORIZATION', 'RECEIVER_REQUESTED', 'PAIN_009_TIMEOUT', 'PAYER_REQUESTED'] }

const AmountType: Schema = { type: 'string', enum: ['FIXED', 'VARIABLE'] }

const Recurrence: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['object']
  if (!(x === 'pix_automatic.recurrence') && isRefused(at, 'object', x, { type: 'string', const: 'pix_automatic.recurrence' })) return false
  x = value['id']
  if (!(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'id', x, RecurrenceId)) return false
  x = value['walletId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'walletId', x, WalletId)) return false
  x = value['receiverCnpj']
  if (!(typeof x === 'string' && TEXT_18.test(x)) && isRefused(at, 'receiverCnpj', x, ReceiverCnpj)) return false
  x = value['receiverPixKey']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 200) && isRefused(at, 'receiverPixKey', x, ReceiverPixKey)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['contract']
  if (!(RecurrenceContract(x)) && isRefused(at, 'contract', x, RecurrenceContract)) return false
  x = value['expectedPayer']
  if (!(RecurrenceExpectedPayer(x)) && isRefused(at, 'expectedPayer', x, RecurrenceExpectedPayer)) return false
  x = value['frequency']
  if (!((x === 'WEEKLY' || x === 'MONTHLY' || x === 'QUARTERLY' || x === 'SEMIANNUAL' || x === 'ANNUAL')) && isRefused(at, 'frequency', x, Frequency)) return false
  x = value['firstPaymentDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'firstPaymentDate', x, CalendarDate)) return false
  x = value['lastPaymentDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'lastPaymentDate', x, CalendarDate)) return false
  x = value['totalCharges']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999) && isRefused(at, 'totalCharges', x, { type: 'integer', minimum: 1, maximum: 999 })) return false
  x = value['amount']
  if (!((x === null || typeof x === 'number' && Number.isInteger(x) && x >= 100 && x <= 100000000)) && isRefused(at, 'amount', x, { oneOf: [AutomaticAmount, { type: 'null' }] })) return false
  x = value['minimumAmount']
  if (!((x === null || typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000)) && isRefused(at, 'minimumAmount', x, { oneOf: [MinimumAmount, { type: 'null' }] })) return false
  x = value['allowPostDuePayment']
  if (!(typeof x === 'boolean') && isRefused(at, 'allowPostDuePayment', x, { type: 'boolean' })) return false
  x = value['descriptionToPayer']
  if (!((x === null || typeof x === 'string' && x.length <= 140)) && isRefused(at, 'descriptionToPayer', x, { type: ['string', 'null'], maxLength: 140 })) return false
  x = value['journeyType']
  if (!(typeof x === 'string') && isRefused(at, 'journeyType', x, { type: 'string' })) return false
  x = value['status']
  if (!((x === 'PENDING' || x === 'AUTHORIZED' || x === 'CANCELLED' || x === 'EXPIRED' || x === 'FAILED')) && isRefused(at, 'status', x, RecurrenceStatus)) return false
  x = value['statusDetailed']
  if (!(typeof x === 'string') && isRefused(at, 'statusDetailed', x, RecurrenceStatusDetailed)) return false
  x = value['firstPaymentStatus']
  if (!(typeof x === 'string') && isRefused(at, 'firstPaymentStatus', x, FirstPaymentStatus)) return false
  x = value['firstPaymentEndToEndId']
  if (!((x === null || typeof x === 'string' && TEXT_9.test(x))) && isRefused(at, 'firstPaymentEndToEndId', x, { oneOf: [EndToEndId, { type: 'null' }] })) return false
  x = value['firstPaymentRefundedAmount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 100000000) && isRefused(at, 'firstPaymentRefundedAmount', x, { type: 'integer', minimum: 0, maximum: 100000000 })) return false
  x = value['firstPaymentRefundId']
  if (!((x === null || typeof x === 'string' && TEXT_6.test(x))) && isRefused(at, 'firstPaymentRefundId', x, { oneOf: [AutomaticRefundId, { type: 'null' }] })) return false
  x = value['municipalityCode']
  if (!((x === null || typeof x === 'string' && TEXT_19.test(x))) && isRefused(at, 'municipalityCode', x, { type: ['string', 'null'], pattern: '^[0-9]{7}$' })) return false
  x = value['expiresAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'expiresAt', x, Timestamp)) return false
  x = value['recUrlAccessToken']
  if (!(typeof x === 'string' && TEXT_20.test(x)) && isRefused(at, 'recUrlAccessToken', x, RecurrenceLocationToken)) return false
  x = value['textContent']
  if (!(typeof x === 'string' && x.length >= 44 && x.length <= 512 && x.startsWith('000201') && !LINE_END.test(x) && TEXT_5.test(x)) && isRefused(at, 'textContent', x, { type: 'string', maxLength: 512, pattern: '^000201.+6304[0-9A-F]{4}$' })) return false
  x = value['metadata']
  if (!((x === null || areFew(x, Infinity, (item) => typeof item === 'string'))) && isRefused(at, 'metadata', x, { oneOf: [AutomaticMetadata, { type: 'null' }] })) return false
  x = value['cancellationReason']
  if (!((x === null || (x === 'ACCOUNT_CLOSED' || x === 'RECEIVER_COMPANY_CLOSED' || x === 'RECEIVER_REQUEST_ERROR' || x === 'FRAUD_SUSPECTED' || x === 'DUPLICATE_AUTHORIZATION' || x === 'RECEIVER_REQUESTED' || x === 'PAIN_009_TIMEOUT' || x === 'PAYER_REQUESTED'))) && isRefused(at, 'cancellationReason', x, { oneOf: [CancellationReason, { type: 'null' }] })) return false
  x = value['rejectionReason']
  if (!((x === null || typeof x === 'string')) && isRefused(at, 'rejectionReason', x, { type: ['string', 'null'] })) return false
  x = value['version']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1) && isRefused(at, 'version', x, { type: 'integer', minimum: 1 })) return false
  x = value['createdAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'createdAt', x, Timestamp)) return false
  x = value['updatedAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'updatedAt', x, Timestamp)) return false
  x = value['authorizedAt']
  if (!((x === null || typeof x === 'string' && TEXT_7.test(x))) && isRefused(at, 'authorizedAt', x, { oneOf: [Timestamp, { type: 'null' }] })) return false
  x = value['cancelledAt']
  if (!((x === null || typeof x === 'string' && TEXT_7.test(x))) && isRefused(at, 'cancelledAt', x, { oneOf: [Timestamp, { type: 'null' }] })) return false
  x = value['completedAt']
  if (!((x === null || typeof x === 'string' && TEXT_7.test(x))) && isRefused(at, 'completedAt', x, { oneOf: [Timestamp, { type: 'null' }] })) return false
  x = value['amountType']
  if (!((x === 'FIXED' || x === 'VARIABLE')) && isRefused(at, 'amountType', x, AmountType)) return false
  x = value['firstPaymentAmount']
  if (!((x === null || typeof x === 'number' && Number.isInteger(x) && x >= 100 && x <= 100000000)) && isRefused(at, 'firstPaymentAmount', x, { oneOf: [AutomaticAmount, { type: 'null' }] })) return false
  return true
}

const RecurrenceList: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['object']
  if (!(x === 'list') && isRefused(at, 'object', x, { type: 'string', const: 'list' })) return false
  x = value['data']
  if (!(Array.isArray(x) && x.length <= 100 && x.every((item) => Recurrence(item))) && isRefused(at, 'data', x, { type: 'array', maxItems: 100, items: Recurrence })) return false
  x = value['hasMore']
  if (!(typeof x === 'boolean') && isRefused(at, 'hasMore', x, { type: 'boolean' })) return false
  x = value['nextCursor']
  if (!((x === null || typeof x === 'string')) && isRefused(at, 'nextCursor', x, { type: ['string', 'null'] })) return false
  return true
}

const ScheduleId: Schema = { type: 'string', pattern: '^pixsched_[0-9a-f]{32}$' }

const SchedulePurpose: Schema = { type: 'string', enum: ['AGND', 'NTAG', 'RIFL'] }

const ScheduleStatus: Schema = { type: 'string', enum: ['CREATED', 'PENDING', 'SCHEDULED', 'SUCCESS', 'CANCELLED', 'FAILED'] }

const ScheduleStatusDetailed: Schema = { type: 'string' }

const RejectionCode: Schema = { type: 'string' }

const ScheduleAttemptStatus: Schema = { type: 'string' }

const ScheduleAttempt: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['attemptNumber']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1) && isRefused(at, 'attemptNumber', x, { type: 'integer', minimum: 1 })) return false
  x = value['purpose']
  if (!((x === 'AGND' || x === 'NTAG' || x === 'RIFL')) && isRefused(at, 'purpose', x, SchedulePurpose)) return false
  x = value['dueDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'dueDate', x, CalendarDate)) return false
  x = value['status']
  if (!(typeof x === 'string') && isRefused(at, 'status', x, ScheduleAttemptStatus)) return false
  x = value['endToEndId']
  if (!(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'endToEndId', x, EndToEndId)) return false
  x = value['regulatoryMessageId']
  if (!(typeof x === 'string' && TEXT_21.test(x)) && isRefused(at, 'regulatoryMessageId', x, { type: 'string', pattern: '^M[0-9A-Z]{8}[A-Za-z0-9]{23}$' })) return false
  x = value['rejectionCode']
  if (!((x === null || typeof x === 'string')) && isRefused(at, 'rejectionCode', x, { oneOf: [RejectionCode, { type: 'null' }] })) return false
  x = value['rejectionReason']
  if (!((x === null || typeof x === 'string')) && isRefused(at, 'rejectionReason', x, { type: ['string', 'null'] })) return false
  x = value['sentAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'sentAt', x, Timestamp)) return false
  x = value['respondedAt']
  if (!((x === null || typeof x === 'string' && TEXT_7.test(x))) && isRefused(at, 'respondedAt', x, { oneOf: [Timestamp, { type: 'null' }] })) return false
  return true
}

const Schedule: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['object']
  if (!(x === 'pix_automatic.schedule') && isRefused(at, 'object', x, { type: 'string', const: 'pix_automatic.schedule' })) return false
  x = value['id']
  if (!(typeof x === 'string' && TEXT_22.test(x)) && isRefused(at, 'id', x, ScheduleId)) return false
  x = value['recurrenceId']
  if (!(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'recurrenceId', x, RecurrenceId)) return false
  x = value['walletId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'walletId', x, WalletId)) return false
  x = value['cycleNumber']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 2 && x <= 999) && isRefused(at, 'cycleNumber', x, { type: 'integer', minimum: 2, maximum: 999 })) return false
  x = value['txid']
  if (!(typeof x === 'string' && x.length >= 26 && x.length <= 35 && TEXT_23.test(x)) && isRefused(at, 'txid', x, { type: 'string', pattern: '^[A-Za-z0-9]{26,35}$' })) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 100 && x <= 100000000) && isRefused(at, 'amount', x, AutomaticAmount)) return false
  x = value['originalDueDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'originalDueDate', x, CalendarDate)) return false
  x = value['dueDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'dueDate', x, CalendarDate)) return false
  x = value['purpose']
  if (!((x === 'AGND' || x === 'NTAG' || x === 'RIFL')) && isRefused(at, 'purpose', x, SchedulePurpose)) return false
  x = value['status']
  if (!((x === 'CREATED' || x === 'PENDING' || x === 'SCHEDULED' || x === 'SUCCESS' || x === 'CANCELLED' || x === 'FAILED')) && isRefused(at, 'status', x, ScheduleStatus)) return false
  x = value['statusDetailed']
  if (!(typeof x === 'string') && isRefused(at, 'statusDetailed', x, ScheduleStatusDetailed)) return false
  x = value['paymentInformationId']
  if (!((x === null || typeof x === 'string' && x.length >= 1 && x.length <= 35 && TEXT_23.test(x))) && isRefused(at, 'paymentInformationId', x, { type: ['string', 'null'], pattern: '^[A-Za-z0-9]{1,35}$' })) return false
  x = value['regulatoryMessageId']
  if (!((x === null || typeof x === 'string' && TEXT_21.test(x))) && isRefused(at, 'regulatoryMessageId', x, { type: ['string', 'null'], pattern: '^M[0-9A-Z]{8}[A-Za-z0-9]{23}$' })) return false
  x = value['endToEndId']
  if (!((x === null || typeof x === 'string' && TEXT_9.test(x))) && isRefused(at, 'endToEndId', x, { oneOf: [EndToEndId, { type: 'null' }] })) return false
  x = value['reconciliationId']
  if (!(typeof x === 'string' && x.length >= 26 && x.length <= 35 && TEXT_23.test(x)) && isRefused(at, 'reconciliationId', x, { type: 'string', pattern: '^[A-Za-z0-9]{26,35}$' })) return false
  x = value['rejectionCode']
  if (!((x === null || typeof x === 'string')) && isRefused(at, 'rejectionCode', x, { oneOf: [RejectionCode, { type: 'null' }] })) return false
  x = value['rejectionReason']
  if (!((x === null || typeof x === 'string')) && isRefused(at, 'rejectionReason', x, { type: ['string', 'null'] })) return false
  x = value['retryOfScheduleId']
  if (!((x === null || typeof x === 'string' && TEXT_22.test(x))) && isRefused(at, 'retryOfScheduleId', x, { oneOf: [ScheduleId, { type: 'null' }] })) return false
  x = value['attemptCount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 0) && isRefused(at, 'attemptCount', x, { type: 'integer', minimum: 0 })) return false
  x = value['nextAttemptAt']
  if (!((x === null || typeof x === 'string' && TEXT_7.test(x))) && isRefused(at, 'nextAttemptAt', x, { oneOf: [Timestamp, { type: 'null' }] })) return false
  x = value['metadata']
  if (!((x === null || areFew(x, Infinity, (item) => typeof item === 'string'))) && isRefused(at, 'metadata', x, { oneOf: [AutomaticMetadata, { type: 'null' }] })) return false
  x = value['attempts']
  if (!(Array.isArray(x) && x.every((item) => ScheduleAttempt(item))) && isRefused(at, 'attempts', x, { type: 'array', items: ScheduleAttempt })) return false
  x = value['createdAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'createdAt', x, Timestamp)) return false
  x = value['updatedAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'updatedAt', x, Timestamp)) return false
  x = value['settledAt']
  if (!((x === null || typeof x === 'string' && TEXT_7.test(x))) && isRefused(at, 'settledAt', x, { oneOf: [Timestamp, { type: 'null' }] })) return false
  x = value['cancelledAt']
  if (!((x === null || typeof x === 'string' && TEXT_7.test(x))) && isRefused(at, 'cancelledAt', x, { oneOf: [Timestamp, { type: 'null' }] })) return false
  return true
}

const ScheduleList: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['object']
  if (!(x === 'list') && isRefused(at, 'object', x, { type: 'string', const: 'list' })) return false
  x = value['data']
  if (!(Array.isArray(x) && x.length <= 100 && x.every((item) => Schedule(item))) && isRefused(at, 'data', x, { type: 'array', maxItems: 100, items: Schedule })) return false
  x = value['hasMore']
  if (!(typeof x === 'boolean') && isRefused(at, 'hasMore', x, { type: 'boolean' })) return false
  x = value['nextCursor']
  if (!((x === null || typeof x === 'string')) && isRefused(at, 'nextCursor', x, { type: ['string', 'null'] })) return false
  return true
}

const RecurrenceLocation: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['recurrenceId']
  if (!(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'recurrenceId', x, RecurrenceId)) return false
  x = value['receiverPixKey']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 200) && isRefused(at, 'receiverPixKey', x, ReceiverPixKey)) return false
  x = value['receiverCnpj']
  if (!(typeof x === 'string' && TEXT_18.test(x)) && isRefused(at, 'receiverCnpj', x, ReceiverCnpj)) return false
  x = value['amount']
  if (!((x === null || typeof x === 'number' && Number.isInteger(x) && x >= 100 && x <= 100000000)) && isRefused(at, 'amount', x, { oneOf: [AutomaticAmount, { type: 'null' }] })) return false
  x = value['frequency']
  if (!((x === 'WEEKLY' || x === 'MONTHLY' || x === 'QUARTERLY' || x === 'SEMIANNUAL' || x === 'ANNUAL')) && isRefused(at, 'frequency', x, Frequency)) return false
  x = value['firstPaymentDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'firstPaymentDate', x, CalendarDate)) return false
  x = value['lastPaymentDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'lastPaymentDate', x, CalendarDate)) return false
  x = value['contract']
  if (!(RecurrenceContract(x)) && isRefused(at, 'contract', x, RecurrenceContract)) return false
  x = value['expectedPayer']
  if (!(RecurrenceExpectedPayer(x)) && isRefused(at, 'expectedPayer', x, RecurrenceExpectedPayer)) return false
  x = value['status']
  if (!((x === 'PENDING' || x === 'AUTHORIZED' || x === 'CANCELLED' || x === 'EXPIRED' || x === 'FAILED')) && isRefused(at, 'status', x, RecurrenceStatus)) return false
  x = value['statusDetailed']
  if (!(typeof x === 'string') && isRefused(at, 'statusDetailed', x, RecurrenceStatusDetailed)) return false
  x = value['expirationDate']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'expirationDate', x, Timestamp)) return false
  x = value['amountType']
  if (!((x === 'FIXED' || x === 'VARIABLE')) && isRefused(at, 'amountType', x, AmountType)) return false
  return true
}

const AutomaticRefundAmount: Schema = { type: 'integer', minimum: 1, maximum: 100000000 }

const AutomaticRefund: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['object']
  if (!(x === 'pix_automatic.refund') && isRefused(at, 'object', x, { type: 'string', const: 'pix_automatic.refund' })) return false
  x = value['refundId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'refundId', x, AutomaticRefundId)) return false
  x = value['recurrenceId']
  if (!(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'recurrenceId', x, RecurrenceId)) return false
  x = value['scheduleId']
  if (!((x === null || typeof x === 'string' && TEXT_22.test(x))) && isRefused(at, 'scheduleId', x, { oneOf: [ScheduleId, { type: 'null' }] })) return false
  x = value['walletId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'walletId', x, WalletId)) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000) && isRefused(at, 'amount', x, AutomaticRefundAmount)) return false
  x = value['originalEndToEndId']
  if (!(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'originalEndToEndId', x, EndToEndId)) return false
  x = value['refundEndToEndId']
  if (!(typeof x === 'string' && TEXT_12.test(x)) && isRefused(at, 'refundEndToEndId', x, RefundEndToEndId)) return false
  x = value['status']
  if (!((x === 'PROCESSING' || x === 'SUCCESS' || x === 'FAILED')) && isRefused(at, 'status', x, RefundStatus)) return false
  x = value['errorCode']
  if (!((x === null || typeof x === 'string')) && isRefused(at, 'errorCode', x, { oneOf: [RefundErrorCode, { type: 'null' }] })) return false
  x = value['errorDescription']
  if (!((x === null || typeof x === 'string')) && isRefused(at, 'errorDescription', x, { type: ['string', 'null'] })) return false
  x = value['createdAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'createdAt', x, Timestamp)) return false
  x = value['updatedAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'updatedAt', x, Timestamp)) return false
  x = value['settledAt']
  if (!((x === null || typeof x === 'string' && TEXT_7.test(x))) && isRefused(at, 'settledAt', x, { oneOf: [Timestamp, { type: 'null' }] })) return false
  return true
}

const EventId: Schema = { type: 'string', format: 'uuid' }

const PixChargePaidEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixChargePaid') && isRefused(at, 'event', x, { type: 'string', const: 'pixChargePaid' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'paid') && isRefused(at, 'status', x, { type: 'string', const: 'paid' })) return false
  x = value['chargeId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'chargeId', x, ChargeId)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['endToEndId']
  if (!(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'endToEndId', x, EndToEndId)) return false
  x = value['paidAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'paidAt', x, Timestamp)) return false
  x = value['debtor']
  if (!(AccountHolder(x)) && isRefused(at, 'debtor', x, AccountHolder)) return false
  x = value['metadata']
  if (x !== undefined && !(areFew(x, 50, (item, name) => typeof name === 'string' && name.length >= 1 && name.length <= 50 && typeof item === 'string' && item.length <= 200)) && isRefused(at, 'metadata', x, Metadata)) return false
  return true
}

const RejectedReason: Schema = { type: 'string' }

const PixChargeRejectedEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixChargeRejected') && isRefused(at, 'event', x, { type: 'string', const: 'pixChargeRejected' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'pending') && isRefused(at, 'status', x, { type: 'string', const: 'pending' })) return false
  x = value['rejectedReason']
  if (!(typeof x === 'string') && isRefused(at, 'rejectedReason', x, RejectedReason)) return false
  x = value['chargeId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'chargeId', x, ChargeId)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['metadata']
  if (x !== undefined && !(areFew(x, 50, (item, name) => typeof name === 'string' && name.length >= 1 && name.length <= 50 && typeof item === 'string' && item.length <= 200)) && isRefused(at, 'metadata', x, Metadata)) return false
  return true
}

const PixChargeExpiredEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixChargeExpired') && isRefused(at, 'event', x, { type: 'string', const: 'pixChargeExpired' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'expired') && isRefused(at, 'status', x, { type: 'string', const: 'expired' })) return false
  x = value['chargeId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'chargeId', x, ChargeId)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['expiresAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'expiresAt', x, Timestamp)) return false
  x = value['metadata']
  if (x !== undefined && !(areFew(x, 50, (item, name) => typeof name === 'string' && name.length >= 1 && name.length <= 50 && typeof item === 'string' && item.length <= 200)) && isRefused(at, 'metadata', x, Metadata)) return false
  return true
}

const PixWithdrawSettledEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixWithdrawSettled') && isRefused(at, 'event', x, { type: 'string', const: 'pixWithdrawSettled' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'SUCCESS') && isRefused(at, 'status', x, { type: 'string', const: 'SUCCESS' })) return false
  x = value['transactionId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'transactionId', x, TransactionId)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['endToEndId']
  if (!(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'endToEndId', x, EndToEndId)) return false
  x = value['settlementDateTime']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'settlementDateTime', x, Timestamp)) return false
  x = value['metadata']
  if (x !== undefined && !(areFew(x, 50, (item, name) => typeof name === 'string' && name.length >= 1 && name.length <= 50 && typeof item === 'string' && item.length <= 200)) && isRefused(at, 'metadata', x, Metadata)) return false
  return true
}

const PixWithdrawFailedEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixWithdrawFailed') && isRefused(at, 'event', x, { type: 'string', const: 'pixWithdrawFailed' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!((x === 'FAILED' || x === 'REJECTED' || x === 'CANCELED' || x === 'EXPIRED')) && isRefused(at, 'status', x, { type: 'string', enum: ['FAILED', 'REJECTED', 'CANCELED', 'EXPIRED'] })) return false
  x = value['transactionId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'transactionId', x, TransactionId)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['endToEndId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'endToEndId', x, EndToEndId)) return false
  x = value['errorCode']
  if (x !== undefined && !(typeof x === 'string') && isRefused(at, 'errorCode', x, WithdrawalErrorCode)) return false
  x = value['errorDescription']
  if (x !== undefined && !(typeof x === 'string') && isRefused(at, 'errorDescription', x, { type: 'string' })) return false
  x = value['metadata']
  if (x !== undefined && !(areFew(x, 50, (item, name) => typeof name === 'string' && name.length >= 1 && name.length <= 50 && typeof item === 'string' && item.length <= 200)) && isRefused(at, 'metadata', x, Metadata)) return false
  return true
}

const PixRefundSettledEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixRefundSettled') && isRefused(at, 'event', x, { type: 'string', const: 'pixRefundSettled' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'SUCCESS') && isRefused(at, 'status', x, { type: 'string', const: 'SUCCESS' })) return false
  x = value['refundEndToEndId']
  if (!(typeof x === 'string' && TEXT_12.test(x)) && isRefused(at, 'refundEndToEndId', x, RefundEndToEndId)) return false
  x = value['originalEndToEndId']
  if (!(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'originalEndToEndId', x, EndToEndId)) return false
  x = value['externalId']
  if (x !== undefined && !(typeof x === 'string' && x.length >= 1 && x.length <= 100 && TEXT_11.test(x)) && isRefused(at, 'externalId', x, RefundExternalId)) return false
  x = value['refundId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'refundId', x, AutomaticRefundId)) return false
  x = value['recurrenceId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'recurrenceId', x, RecurrenceId)) return false
  x = value['scheduleId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_22.test(x)) && isRefused(at, 'scheduleId', x, ScheduleId)) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['settlementDateTime']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'settlementDateTime', x, Timestamp)) return false
  return true
}

const PixRefundFailedEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixRefundFailed') && isRefused(at, 'event', x, { type: 'string', const: 'pixRefundFailed' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'FAILED') && isRefused(at, 'status', x, { type: 'string', const: 'FAILED' })) return false
  x = value['refundEndToEndId']
  if (!(typeof x === 'string' && TEXT_12.test(x)) && isRefused(at, 'refundEndToEndId', x, RefundEndToEndId)) return false
  x = value['originalEndToEndId']
  if (!(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'originalEndToEndId', x, EndToEndId)) return false
  x = value['externalId']
  if (x !== undefined && !(typeof x === 'string' && x.length >= 1 && x.length <= 100 && TEXT_11.test(x)) && isRefused(at, 'externalId', x, RefundExternalId)) return false
  x = value['refundId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'refundId', x, AutomaticRefundId)) return false
  x = value['recurrenceId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'recurrenceId', x, RecurrenceId)) return false
  x = value['scheduleId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_22.test(x)) && isRefused(at, 'scheduleId', x, ScheduleId)) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 100000000000) && isRefused(at, 'amount', x, Amount)) return false
  x = value['errorCode']
  if (!(typeof x === 'string') && isRefused(at, 'errorCode', x, RefundErrorCode)) return false
  x = value['errorDescription']
  if (!(typeof x === 'string') && isRefused(at, 'errorDescription', x, { type: 'string' })) return false
  return true
}

const PixAutomaticRecurrenceAuthorizedEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixAutomaticRecurrenceAuthorized') && isRefused(at, 'event', x, { type: 'string', const: 'pixAutomaticRecurrenceAuthorized' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'AUTHORIZED') && isRefused(at, 'status', x, { type: 'string', const: 'AUTHORIZED' })) return false
  x = value['statusDetailed']
  if (!(typeof x === 'string') && isRefused(at, 'statusDetailed', x, RecurrenceStatusDetailed)) return false
  x = value['id']
  if (!(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'id', x, RecurrenceId)) return false
  x = value['walletId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'walletId', x, WalletId)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['version']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1) && isRefused(at, 'version', x, { type: 'integer', minimum: 1 })) return false
  x = value['amountType']
  if (!((x === 'FIXED' || x === 'VARIABLE')) && isRefused(at, 'amountType', x, AmountType)) return false
  x = value['amount']
  if (x !== undefined && !(typeof x === 'number' && Number.isInteger(x) && x >= 100 && x <= 100000000) && isRefused(at, 'amount', x, AutomaticAmount)) return false
  x = value['firstPaymentStatus']
  if (!(typeof x === 'string') && isRefused(at, 'firstPaymentStatus', x, FirstPaymentStatus)) return false
  x = value['firstPaymentEndToEndId']
  if (!(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'firstPaymentEndToEndId', x, EndToEndId)) return false
  x = value['municipalityCode']
  if (x !== undefined && !(typeof x === 'string' && TEXT_19.test(x)) && isRefused(at, 'municipalityCode', x, { type: 'string', pattern: '^[0-9]{7}$' })) return false
  x = value['authorizedAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'authorizedAt', x, Timestamp)) return false
  x = value['metadata']
  if (x !== undefined && !(areFew(x, Infinity, (item) => typeof item === 'string')) && isRefused(at, 'metadata', x, AutomaticMetadata)) return false
  return true
}

const PixAutomaticRecurrenceRejectedEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixAutomaticRecurrenceRejected') && isRefused(at, 'event', x, { type: 'string', const: 'pixAutomaticRecurrenceRejected' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'FAILED') && isRefused(at, 'status', x, { type: 'string', const: 'FAILED' })) return false
  x = value['statusDetailed']
  if (!(typeof x === 'string') && isRefused(at, 'statusDetailed', x, RecurrenceStatusDetailed)) return false
  x = value['id']
  if (!(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'id', x, RecurrenceId)) return false
  x = value['walletId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'walletId', x, WalletId)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['version']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1) && isRefused(at, 'version', x, { type: 'integer', minimum: 1 })) return false
  x = value['amountType']
  if (!((x === 'FIXED' || x === 'VARIABLE')) && isRefused(at, 'amountType', x, AmountType)) return false
  x = value['amount']
  if (x !== undefined && !(typeof x === 'number' && Number.isInteger(x) && x >= 100 && x <= 100000000) && isRefused(at, 'amount', x, AutomaticAmount)) return false
  x = value['rejectionReason']
  if (x !== undefined && !(typeof x === 'string') && isRefused(at, 'rejectionReason', x, { type: 'string' })) return false
  x = value['firstPaymentStatus']
  if (!(typeof x === 'string') && isRefused(at, 'firstPaymentStatus', x, FirstPaymentStatus)) return false
  x = value['firstPaymentEndToEndId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'firstPaymentEndToEndId', x, EndToEndId)) return false
  x = value['metadata']
  if (x !== undefined && !(areFew(x, Infinity, (item) => typeof item === 'string')) && isRefused(at, 'metadata', x, AutomaticMetadata)) return false
  return true
}

const PixAutomaticRecurrenceExpiredEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixAutomaticRecurrenceExpired') && isRefused(at, 'event', x, { type: 'string', const: 'pixAutomaticRecurrenceExpired' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'EXPIRED') && isRefused(at, 'status', x, { type: 'string', const: 'EXPIRED' })) return false
  x = value['statusDetailed']
  if (!(typeof x === 'string') && isRefused(at, 'statusDetailed', x, RecurrenceStatusDetailed)) return false
  x = value['id']
  if (!(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'id', x, RecurrenceId)) return false
  x = value['walletId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'walletId', x, WalletId)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['version']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1) && isRefused(at, 'version', x, { type: 'integer', minimum: 1 })) return false
  x = value['amountType']
  if (!((x === 'FIXED' || x === 'VARIABLE')) && isRefused(at, 'amountType', x, AmountType)) return false
  x = value['amount']
  if (x !== undefined && !(typeof x === 'number' && Number.isInteger(x) && x >= 100 && x <= 100000000) && isRefused(at, 'amount', x, AutomaticAmount)) return false
  x = value['expiresAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'expiresAt', x, Timestamp)) return false
  x = value['firstPaymentStatus']
  if (!(typeof x === 'string') && isRefused(at, 'firstPaymentStatus', x, FirstPaymentStatus)) return false
  x = value['firstPaymentEndToEndId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'firstPaymentEndToEndId', x, EndToEndId)) return false
  x = value['metadata']
  if (x !== undefined && !(areFew(x, Infinity, (item) => typeof item === 'string')) && isRefused(at, 'metadata', x, AutomaticMetadata)) return false
  return true
}

const PixAutomaticRecurrenceCancelledEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixAutomaticRecurrenceCancelled') && isRefused(at, 'event', x, { type: 'string', const: 'pixAutomaticRecurrenceCancelled' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'CANCELLED') && isRefused(at, 'status', x, { type: 'string', const: 'CANCELLED' })) return false
  x = value['statusDetailed']
  if (!(typeof x === 'string') && isRefused(at, 'statusDetailed', x, RecurrenceStatusDetailed)) return false
  x = value['id']
  if (!(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'id', x, RecurrenceId)) return false
  x = value['walletId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'walletId', x, WalletId)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['version']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1) && isRefused(at, 'version', x, { type: 'integer', minimum: 1 })) return false
  x = value['amountType']
  if (!((x === 'FIXED' || x === 'VARIABLE')) && isRefused(at, 'amountType', x, AmountType)) return false
  x = value['amount']
  if (x !== undefined && !(typeof x === 'number' && Number.isInteger(x) && x >= 100 && x <= 100000000) && isRefused(at, 'amount', x, AutomaticAmount)) return false
  x = value['cancellationReason']
  if (!((x === 'ACCOUNT_CLOSED' || x === 'RECEIVER_COMPANY_CLOSED' || x === 'RECEIVER_REQUEST_ERROR' || x === 'FRAUD_SUSPECTED' || x === 'DUPLICATE_AUTHORIZATION' || x === 'RECEIVER_REQUESTED' || x === 'PAIN_009_TIMEOUT' || x === 'PAYER_REQUESTED')) && isRefused(at, 'cancellationReason', x, CancellationReason)) return false
  x = value['cancelledAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'cancelledAt', x, Timestamp)) return false
  x = value['firstPaymentStatus']
  if (!(typeof x === 'string') && isRefused(at, 'firstPaymentStatus', x, FirstPaymentStatus)) return false
  x = value['firstPaymentEndToEndId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'firstPaymentEndToEndId', x, EndToEndId)) return false
  x = value['metadata']
  if (x !== undefined && !(areFew(x, Infinity, (item) => typeof item === 'string')) && isRefused(at, 'metadata', x, AutomaticMetadata)) return false
  return true
}

const PixAutomaticRecurrenceCompletedEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixAutomaticRecurrenceCompleted') && isRefused(at, 'event', x, { type: 'string', const: 'pixAutomaticRecurrenceCompleted' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'AUTHORIZED') && isRefused(at, 'status', x, { type: 'string', const: 'AUTHORIZED' })) return false
  x = value['statusDetailed']
  if (!(typeof x === 'string') && isRefused(at, 'statusDetailed', x, RecurrenceStatusDetailed)) return false
  x = value['id']
  if (!(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'id', x, RecurrenceId)) return false
  x = value['walletId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'walletId', x, WalletId)) return false
  x = value['externalId']
  if (!(typeof x === 'string' && x.length >= 1 && x.length <= 100) && isRefused(at, 'externalId', x, ExternalId)) return false
  x = value['version']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1) && isRefused(at, 'version', x, { type: 'integer', minimum: 1 })) return false
  x = value['amountType']
  if (!((x === 'FIXED' || x === 'VARIABLE')) && isRefused(at, 'amountType', x, AmountType)) return false
  x = value['amount']
  if (x !== undefined && !(typeof x === 'number' && Number.isInteger(x) && x >= 100 && x <= 100000000) && isRefused(at, 'amount', x, AutomaticAmount)) return false
  x = value['totalCharges']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999) && isRefused(at, 'totalCharges', x, { type: 'integer', minimum: 1, maximum: 999 })) return false
  x = value['lastPaymentDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'lastPaymentDate', x, CalendarDate)) return false
  x = value['completedAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'completedAt', x, Timestamp)) return false
  x = value['metadata']
  if (x !== undefined && !(areFew(x, Infinity, (item) => typeof item === 'string')) && isRefused(at, 'metadata', x, AutomaticMetadata)) return false
  return true
}

const PixAutomaticScheduleScheduledEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixAutomaticScheduleScheduled') && isRefused(at, 'event', x, { type: 'string', const: 'pixAutomaticScheduleScheduled' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'SCHEDULED') && isRefused(at, 'status', x, { type: 'string', const: 'SCHEDULED' })) return false
  x = value['statusDetailed']
  if (!(typeof x === 'string') && isRefused(at, 'statusDetailed', x, ScheduleStatusDetailed)) return false
  x = value['id']
  if (!(typeof x === 'string' && TEXT_22.test(x)) && isRefused(at, 'id', x, ScheduleId)) return false
  x = value['recurrenceId']
  if (!(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'recurrenceId', x, RecurrenceId)) return false
  x = value['walletId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'walletId', x, WalletId)) return false
  x = value['cycleNumber']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 2 && x <= 999) && isRefused(at, 'cycleNumber', x, { type: 'integer', minimum: 2, maximum: 999 })) return false
  x = value['purpose']
  if (!((x === 'AGND' || x === 'NTAG' || x === 'RIFL')) && isRefused(at, 'purpose', x, SchedulePurpose)) return false
  x = value['retryOfScheduleId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_22.test(x)) && isRefused(at, 'retryOfScheduleId', x, ScheduleId)) return false
  x = value['txid']
  if (!(typeof x === 'string' && x.length >= 26 && x.length <= 35 && TEXT_23.test(x)) && isRefused(at, 'txid', x, { type: 'string', pattern: '^[A-Za-z0-9]{26,35}$' })) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 100 && x <= 100000000) && isRefused(at, 'amount', x, AutomaticAmount)) return false
  x = value['originalDueDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'originalDueDate', x, CalendarDate)) return false
  x = value['dueDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'dueDate', x, CalendarDate)) return false
  x = value['endToEndId']
  if (!(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'endToEndId', x, EndToEndId)) return false
  x = value['metadata']
  if (x !== undefined && !(areFew(x, Infinity, (item) => typeof item === 'string')) && isRefused(at, 'metadata', x, AutomaticMetadata)) return false
  return true
}

const PixAutomaticScheduleSettledEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixAutomaticScheduleSettled') && isRefused(at, 'event', x, { type: 'string', const: 'pixAutomaticScheduleSettled' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'SUCCESS') && isRefused(at, 'status', x, { type: 'string', const: 'SUCCESS' })) return false
  x = value['statusDetailed']
  if (!(typeof x === 'string') && isRefused(at, 'statusDetailed', x, ScheduleStatusDetailed)) return false
  x = value['id']
  if (!(typeof x === 'string' && TEXT_22.test(x)) && isRefused(at, 'id', x, ScheduleId)) return false
  x = value['recurrenceId']
  if (!(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'recurrenceId', x, RecurrenceId)) return false
  x = value['walletId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'walletId', x, WalletId)) return false
  x = value['cycleNumber']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 2 && x <= 999) && isRefused(at, 'cycleNumber', x, { type: 'integer', minimum: 2, maximum: 999 })) return false
  x = value['purpose']
  if (!((x === 'AGND' || x === 'NTAG' || x === 'RIFL')) && isRefused(at, 'purpose', x, SchedulePurpose)) return false
  x = value['retryOfScheduleId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_22.test(x)) && isRefused(at, 'retryOfScheduleId', x, ScheduleId)) return false
  x = value['txid']
  if (!(typeof x === 'string' && x.length >= 26 && x.length <= 35 && TEXT_23.test(x)) && isRefused(at, 'txid', x, { type: 'string', pattern: '^[A-Za-z0-9]{26,35}$' })) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 100 && x <= 100000000) && isRefused(at, 'amount', x, AutomaticAmount)) return false
  x = value['originalDueDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'originalDueDate', x, CalendarDate)) return false
  x = value['dueDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'dueDate', x, CalendarDate)) return false
  x = value['endToEndId']
  if (!(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'endToEndId', x, EndToEndId)) return false
  x = value['reconciliationId']
  if (!(typeof x === 'string' && x.length >= 26 && x.length <= 35 && TEXT_23.test(x)) && isRefused(at, 'reconciliationId', x, { type: 'string', pattern: '^[A-Za-z0-9]{26,35}$' })) return false
  x = value['settledAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'settledAt', x, Timestamp)) return false
  x = value['metadata']
  if (x !== undefined && !(areFew(x, Infinity, (item) => typeof item === 'string')) && isRefused(at, 'metadata', x, AutomaticMetadata)) return false
  return true
}

const PixAutomaticScheduleRejectedEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixAutomaticScheduleRejected') && isRefused(at, 'event', x, { type: 'string', const: 'pixAutomaticScheduleRejected' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'FAILED') && isRefused(at, 'status', x, { type: 'string', const: 'FAILED' })) return false
  x = value['statusDetailed']
  if (!(typeof x === 'string') && isRefused(at, 'statusDetailed', x, ScheduleStatusDetailed)) return false
  x = value['id']
  if (!(typeof x === 'string' && TEXT_22.test(x)) && isRefused(at, 'id', x, ScheduleId)) return false
  x = value['recurrenceId']
  if (!(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'recurrenceId', x, RecurrenceId)) return false
  x = value['walletId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'walletId', x, WalletId)) return false
  x = value['cycleNumber']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 2 && x <= 999) && isRefused(at, 'cycleNumber', x, { type: 'integer', minimum: 2, maximum: 999 })) return false
  x = value['purpose']
  if (!((x === 'AGND' || x === 'NTAG' || x === 'RIFL')) && isRefused(at, 'purpose', x, SchedulePurpose)) return false
  x = value['retryOfScheduleId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_22.test(x)) && isRefused(at, 'retryOfScheduleId', x, ScheduleId)) return false
  x = value['txid']
  if (!(typeof x === 'string' && x.length >= 26 && x.length <= 35 && TEXT_23.test(x)) && isRefused(at, 'txid', x, { type: 'string', pattern: '^[A-Za-z0-9]{26,35}$' })) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 100 && x <= 100000000) && isRefused(at, 'amount', x, AutomaticAmount)) return false
  x = value['originalDueDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'originalDueDate', x, CalendarDate)) return false
  x = value['dueDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'dueDate', x, CalendarDate)) return false
  x = value['rejectionCode']
  if (x !== undefined && !(typeof x === 'string') && isRefused(at, 'rejectionCode', x, RejectionCode)) return false
  x = value['rejectionReason']
  if (x !== undefined && !(typeof x === 'string') && isRefused(at, 'rejectionReason', x, { type: 'string' })) return false
  x = value['endToEndId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_9.test(x)) && isRefused(at, 'endToEndId', x, EndToEndId)) return false
  x = value['metadata']
  if (x !== undefined && !(areFew(x, Infinity, (item) => typeof item === 'string')) && isRefused(at, 'metadata', x, AutomaticMetadata)) return false
  return true
}

const PixAutomaticScheduleCancelledEvent: Judge = (value, at) => {
  if (!isObject(value)) return refused(at, 'is not object')
  let x: unknown
  x = value['eventId']
  if (!(typeof x === 'string' && TEXT_14.test(x)) && isRefused(at, 'eventId', x, EventId)) return false
  x = value['event']
  if (!(x === 'pixAutomaticScheduleCancelled') && isRefused(at, 'event', x, { type: 'string', const: 'pixAutomaticScheduleCancelled' })) return false
  x = value['occurredAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'occurredAt', x, Timestamp)) return false
  x = value['status']
  if (!(x === 'CANCELLED') && isRefused(at, 'status', x, { type: 'string', const: 'CANCELLED' })) return false
  x = value['statusDetailed']
  if (!(typeof x === 'string') && isRefused(at, 'statusDetailed', x, ScheduleStatusDetailed)) return false
  x = value['id']
  if (!(typeof x === 'string' && TEXT_22.test(x)) && isRefused(at, 'id', x, ScheduleId)) return false
  x = value['recurrenceId']
  if (!(typeof x === 'string' && TEXT_17.test(x)) && isRefused(at, 'recurrenceId', x, RecurrenceId)) return false
  x = value['walletId']
  if (!(typeof x === 'string' && TEXT_6.test(x)) && isRefused(at, 'walletId', x, WalletId)) return false
  x = value['cycleNumber']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 2 && x <= 999) && isRefused(at, 'cycleNumber', x, { type: 'integer', minimum: 2, maximum: 999 })) return false
  x = value['purpose']
  if (!((x === 'AGND' || x === 'NTAG' || x === 'RIFL')) && isRefused(at, 'purpose', x, SchedulePurpose)) return false
  x = value['retryOfScheduleId']
  if (x !== undefined && !(typeof x === 'string' && TEXT_22.test(x)) && isRefused(at, 'retryOfScheduleId', x, ScheduleId)) return false
  x = value['txid']
  if (!(typeof x === 'string' && x.length >= 26 && x.length <= 35 && TEXT_23.test(x)) && isRefused(at, 'txid', x, { type: 'string', pattern: '^[A-Za-z0-9]{26,35}$' })) return false
  x = value['amount']
  if (!(typeof x === 'number' && Number.isInteger(x) && x >= 100 && x <= 100000000) && isRefused(at, 'amount', x, AutomaticAmount)) return false
  x = value['originalDueDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'originalDueDate', x, CalendarDate)) return false
  x = value['dueDate']
  if (!(typeof x === 'string' && TEXT_13.test(x)) && isRefused(at, 'dueDate', x, CalendarDate)) return false
  x = value['cancelledAt']
  if (!(typeof x === 'string' && TEXT_7.test(x)) && isRefused(at, 'cancelledAt', x, Timestamp)) return false
  x = value['metadata']
  if (x !== undefined && !(areFew(x, Infinity, (item) => typeof item === 'string')) && isRefused(at, 'metadata', x, AutomaticMetadata)) return false
  return true
}

/** Who judges each successful answer, by operation and status. */
export const RESPONSES: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  createAccessToken: { 200: AccessToken },
  createImmediateCharge: { 201: ImmediateChargeCreated },
  getImmediateCharge: { 200: ImmediateCharge },
  simulatePayment: { 200: SimulatedPayment },
  createWithdrawalByPixKey: { 202: WithdrawalAccepted },
  createWithdrawalByBankDetails: { 202: WithdrawalAccepted },
  getWithdrawal: { 200: Withdrawal },
  createRefund: { 200: Refund, 202: Refund },
  getRefund: { 200: Refund },
  createInternalTransfer: { 201: InternalTransfer },
  getInternalTransfer: { 200: InternalTransfer },
  getBalance: { 200: Balance },
  getClosingDayBalance: { 200: ClosingDayBalance },
  listStatement: { 200: StatementPage },
  getConsolidatedStatement: { 200: ConsolidatedStatementPage },
  configureWebhook: { 200: WebhookConfiguration },
  createRecurrence: { 200: Recurrence, 201: Recurrence },
  listRecurrences: { 200: RecurrenceList },
  getRecurrence: { 200: Recurrence },
  cancelRecurrence: { 200: Recurrence },
  createSchedule: { 201: Schedule },
  listSchedules: { 200: ScheduleList },
  getSchedule: { 200: Schedule },
  cancelSchedule: { 200: Schedule },
  createPostDueRetry: { 201: Schedule },
  getRecurrenceLocation: { 200: RecurrenceLocation },
  simulateFirstPayment: { 200: Recurrence },
  simulateAuthorization: { 200: Recurrence },
  simulateRecurrenceExpiration: { 200: Recurrence },
  simulateRecurrencePayerCancellation: { 200: Recurrence },
  simulateFirstPaymentRefund: { 200: Recurrence },
  simulateSchedulePayerResponse: { 200: Schedule },
  simulateScheduleSettlement: { 200: Schedule },
  simulateSchedulePayerCancellation: { 200: Schedule },
  simulateSchedulePayerResponseTimeout: { 200: Schedule },
  simulateScheduleRefund: { 200: AutomaticRefund },
  simulateRefundResult: { 200: AutomaticRefund },
}

/** Who judges each event. */
export const WEBHOOKS: Readonly<Record<string, Schema>> = {
  pixChargePaid: PixChargePaidEvent,
  pixChargeRejected: PixChargeRejectedEvent,
  pixChargeExpired: PixChargeExpiredEvent,
  pixWithdrawSettled: PixWithdrawSettledEvent,
  pixWithdrawFailed: PixWithdrawFailedEvent,
  pixRefundSettled: PixRefundSettledEvent,
  pixRefundFailed: PixRefundFailedEvent,
  pixAutomaticRecurrenceAuthorized: PixAutomaticRecurrenceAuthorizedEvent,
  pixAutomaticRecurrenceRejected: PixAutomaticRecurrenceRejectedEvent,
  pixAutomaticRecurrenceExpired: PixAutomaticRecurrenceExpiredEvent,
  pixAutomaticRecurrenceCancelled: PixAutomaticRecurrenceCancelledEvent,
  pixAutomaticRecurrenceCompleted: PixAutomaticRecurrenceCompletedEvent,
  pixAutomaticScheduleScheduled: PixAutomaticScheduleScheduledEvent,
  pixAutomaticScheduleSettled: PixAutomaticScheduleSettledEvent,
  pixAutomaticScheduleRejected: PixAutomaticScheduleRejectedEvent,
  pixAutomaticScheduleCancelled: PixAutomaticScheduleCancelledEvent,
}
