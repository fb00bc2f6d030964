// Generated from the contract in spec/ by `pnpm generate`. Do not edit.
import { exactlyOne, hasLength, isObject } from '../checks/conditions.ts'
import { isDate, isDateTime, isUri, isUuid } from '../checks/formats.ts'
import type { Check, Schema } from '../checks/schema.ts'

const PATTERN_1 = /^[A-Za-z0-9._~+/-]+=*$/u
const PATTERN_2 = /^000201.+6304[0-9A-F]{4}$/u
const PATTERN_3 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const PATTERN_4 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/u
const PATTERN_5 = /^[0-9]{11}$/
const PATTERN_6 = /^[0-9A-Z]{8}$/
const PATTERN_7 = /^[0-9]{1,4}$/
const PATTERN_8 = /^[0-9]{1,20}$/
const PATTERN_9 = /^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$/
const PATTERN_10 = /^[A-Za-z0-9]{32}$/
const PATTERN_11 = /^[a-zA-Z0-9]{26,35}$/
const PATTERN_12 = /^[^\u0000-\u001F\u007F-\u009F]*$/u
const PATTERN_13 = /^D[0-9A-Z]{8}[0-9]{12}[A-Za-z0-9]{11}$/
const PATTERN_14 = /^(\d{3}[1-9]|\d{2}[1-9]\d|\d[1-9]\d{2}|[1-9]\d{3})-/
const PATTERN_15 = /^[A-Za-z0-9_-]{1,64}$/
const PATTERN_16 = /^(https:\/\/[^\s/?#@\\]+|http:\/\/(localhost|127(\.[0-9]{1,3}){3}|\[::1\])(:[0-9]{1,5})?)([/?][^\s#]*)?$/u
const PATTERN_17 = /^\*{8}$/
const PATTERN_18 = /^whsec_[A-Za-z0-9+/]{43}=$/
const PATTERN_19 = /^R[RN][0-9A-Z]{8}[0-9]{8}[0-9a-f]{11}$/
const PATTERN_20 = /^[0-9A-Z]{12}[0-9]{2}$/
const PATTERN_21 = /^[0-9a-f]{32}$/
const PATTERN_22 = /^[0-9]{7}$/
const PATTERN_23 = /^pixsched_[0-9a-f]{32}$/
const PATTERN_24 = /^M[0-9A-Z]{8}[A-Za-z0-9]{23}$/
const PATTERN_25 = /^[A-Za-z0-9]{26,35}$/

const AccessToken: Schema = { type: 'object', properties: { access_token: { type: 'string', pattern: PATTERN_1 }, token_type: { type: 'string', const: 'Bearer' }, expires_in: { type: 'integer', minimum: 1 }, scope: { type: 'string' } } }
function isAccessToken(value: unknown): boolean {
  return (
    isObject(value) &&
    (typeof value['access_token'] === 'string' && PATTERN_1.test(value['access_token'])) &&
    value['token_type'] === 'Bearer' &&
    (typeof value['expires_in'] === 'number' && Number.isInteger(value['expires_in']) && value['expires_in'] >= 1) &&
    typeof value['scope'] === 'string'
  )
}

const Amount: Schema = { type: 'integer', minimum: 1, maximum: 100000000000 }
function isAmount(value: unknown): boolean {
  return (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100000000000)
}

const BrCode: Schema = { type: 'string', maxLength: 512, pattern: PATTERN_2 }
function isBrCode(value: unknown): boolean {
  return (typeof value === 'string' && hasLength(value, 0, 512) && PATTERN_2.test(value))
}

const ChargeId: Schema = { type: 'string', pattern: PATTERN_3 }
function isChargeId(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_3.test(value))
}

const Timestamp: Schema = { type: 'string', format: 'date-time', pattern: PATTERN_4 }
function isTimestamp(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_4.test(value) && isDateTime(value))
}

const Cpf: Schema = { type: 'string', pattern: PATTERN_5 }
function isCpf(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_5.test(value))
}

const PersonName: Schema = { type: 'string', minLength: 1, maxLength: 140 }
function isPersonName(value: unknown): boolean {
  return (typeof value === 'string' && hasLength(value, 1, 140))
}

const Ispb: Schema = { type: 'string', pattern: PATTERN_6 }
function isIspb(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_6.test(value))
}

const BranchCode: Schema = { type: 'string', pattern: PATTERN_7 }
function isBranchCode(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_7.test(value))
}

const AccountNumber: Schema = { type: 'string', pattern: PATTERN_8 }
function isAccountNumber(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_8.test(value))
}

const AccountType: Schema = { type: 'string' }
function isAccountType(value: unknown): boolean {
  return typeof value === 'string'
}

const PersonType: Schema = { type: 'string' }
function isPersonType(value: unknown): boolean {
  return typeof value === 'string'
}

const BankAccount: Schema = { type: 'object', properties: { bankCode: Ispb, branchCode: BranchCode, accountNumber: AccountNumber, accountType: AccountType, personType: PersonType }, optional: ['branchCode'] }
function isBankAccount(value: unknown): boolean {
  return (
    isObject(value) &&
    isIspb(value['bankCode']) &&
    (value['branchCode'] === undefined || isBranchCode(value['branchCode'])) &&
    isAccountNumber(value['accountNumber']) &&
    isAccountType(value['accountType']) &&
    isPersonType(value['personType'])
  )
}

const ExpectedPayer: Schema = { type: 'object', properties: { taxId: Cpf, name: PersonName, bankAccounts: { type: 'array', minItems: 1, maxItems: 250, items: BankAccount } }, optional: ['taxId', 'name', 'bankAccounts'] }
function isExpectedPayer(value: unknown): boolean {
  return (
    isObject(value) &&
    (value['taxId'] === undefined || isCpf(value['taxId'])) &&
    (value['name'] === undefined || isPersonName(value['name'])) &&
    (value['bankAccounts'] === undefined || (Array.isArray(value['bankAccounts']) && value['bankAccounts'].length >= 1 && value['bankAccounts'].length <= 250 && value['bankAccounts'].every((item) => isBankAccount(item))))
  )
}

const ExternalId: Schema = { type: 'string', minLength: 1, maxLength: 100 }
function isExternalId(value: unknown): boolean {
  return (typeof value === 'string' && hasLength(value, 1, 100))
}

const PixKey: Schema = { type: 'string', minLength: 1, maxLength: 77 }
function isPixKey(value: unknown): boolean {
  return (typeof value === 'string' && hasLength(value, 1, 77))
}

const ImmediateChargeCreated: Schema = { type: 'object', properties: { amount: Amount, brCode: BrCode, chargeId: ChargeId, createdAt: Timestamp, description: { type: ['string', 'null'], maxLength: 140 }, expectedPayer: { oneOf: [ExpectedPayer, { type: 'null' }] }, expiresAt: Timestamp, externalId: ExternalId, pixKey: PixKey, status: { type: 'string', const: 'PENDING' } } }
function isImmediateChargeCreated(value: unknown): boolean {
  return (
    isObject(value) &&
    isAmount(value['amount']) &&
    isBrCode(value['brCode']) &&
    isChargeId(value['chargeId']) &&
    isTimestamp(value['createdAt']) &&
    ((typeof value['description'] === 'string' && hasLength(value['description'], 0, 140)) || value['description'] === null) &&
    (value['expectedPayer'] === null || isExpectedPayer(value['expectedPayer'])) &&
    isTimestamp(value['expiresAt']) &&
    isExternalId(value['externalId']) &&
    isPixKey(value['pixKey']) &&
    value['status'] === 'PENDING'
  )
}

const TaxId: Schema = { type: 'string', pattern: PATTERN_9 }
function isTaxId(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_9.test(value))
}

const AccountHolder: Schema = { type: 'object', properties: { name: PersonName, taxId: TaxId, personType: PersonType, bankCode: Ispb, branchCode: { oneOf: [BranchCode, { type: 'null' }] }, accountNumber: AccountNumber, accountType: AccountType } }
function isAccountHolder(value: unknown): boolean {
  return (
    isObject(value) &&
    isPersonName(value['name']) &&
    isTaxId(value['taxId']) &&
    isPersonType(value['personType']) &&
    isIspb(value['bankCode']) &&
    (value['branchCode'] === null || isBranchCode(value['branchCode'])) &&
    isAccountNumber(value['accountNumber']) &&
    isAccountType(value['accountType'])
  )
}

const Metadata: Schema = { type: 'object', maxProperties: 50, propertyNames: { type: 'string', minLength: 1, maxLength: 50 }, additionalProperties: { type: 'string', maxLength: 200 } }
function isMetadata(value: unknown): boolean {
  return (isObject(value) && Object.keys(value).length <= 50 && Object.keys(value).every((name) => (typeof name === 'string' && hasLength(name, 1, 50))) && Object.values(value).every((item) => (typeof item === 'string' && hasLength(item, 0, 200))))
}

const EndToEndId: Schema = { type: 'string', pattern: PATTERN_10 }
function isEndToEndId(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_10.test(value))
}

const PixTransaction: Schema = { type: 'object', properties: { endToEndId: EndToEndId, txid: { type: 'string', pattern: PATTERN_11 }, amount: Amount, settlementDateTime: Timestamp, payerMessage: { type: ['string', 'null'], maxLength: 140 } } }
function isPixTransaction(value: unknown): boolean {
  return (
    isObject(value) &&
    isEndToEndId(value['endToEndId']) &&
    (typeof value['txid'] === 'string' && PATTERN_11.test(value['txid'])) &&
    isAmount(value['amount']) &&
    isTimestamp(value['settlementDateTime']) &&
    ((typeof value['payerMessage'] === 'string' && hasLength(value['payerMessage'], 0, 140)) || value['payerMessage'] === null)
  )
}

const ChargeStatus: Schema = { type: 'string', enum: ['PENDING', 'PAID', 'CANCELED', 'EXPIRED'] }
function isChargeStatus(value: unknown): boolean {
  return (value === 'PENDING' || value === 'PAID' || value === 'CANCELED' || value === 'EXPIRED')
}

const ImmediateCharge: Schema = { type: 'object', properties: { amount: Amount, brCode: BrCode, chargeId: ChargeId, createdAt: Timestamp, debtor: { oneOf: [AccountHolder, { type: 'null' }] }, description: { type: ['string', 'null'], maxLength: 140 }, expectedPayer: { oneOf: [ExpectedPayer, { type: 'null' }] }, expiresAt: Timestamp, externalId: ExternalId, metadata: { oneOf: [Metadata, { type: 'null' }] }, paidAt: { oneOf: [Timestamp, { type: 'null' }] }, pixKey: PixKey, pixTransaction: { oneOf: [PixTransaction, { type: 'null' }] }, status: ChargeStatus } }
function isImmediateCharge(value: unknown): boolean {
  return (
    isObject(value) &&
    isAmount(value['amount']) &&
    isBrCode(value['brCode']) &&
    isChargeId(value['chargeId']) &&
    isTimestamp(value['createdAt']) &&
    (value['debtor'] === null || isAccountHolder(value['debtor'])) &&
    ((typeof value['description'] === 'string' && hasLength(value['description'], 0, 140)) || value['description'] === null) &&
    (value['expectedPayer'] === null || isExpectedPayer(value['expectedPayer'])) &&
    isTimestamp(value['expiresAt']) &&
    isExternalId(value['externalId']) &&
    (value['metadata'] === null || isMetadata(value['metadata'])) &&
    (value['paidAt'] === null || isTimestamp(value['paidAt'])) &&
    isPixKey(value['pixKey']) &&
    (value['pixTransaction'] === null || isPixTransaction(value['pixTransaction'])) &&
    isChargeStatus(value['status'])
  )
}

const SimulatedPayment: Schema = { type: 'object', properties: { chargeId: ChargeId, status: { type: 'string', const: 'PAID' }, endToEndId: EndToEndId, paidAt: Timestamp } }
function isSimulatedPayment(value: unknown): boolean {
  return (
    isObject(value) &&
    isChargeId(value['chargeId']) &&
    value['status'] === 'PAID' &&
    isEndToEndId(value['endToEndId']) &&
    isTimestamp(value['paidAt'])
  )
}

const WithdrawalStatus: Schema = { type: 'string', enum: ['INITIATED', 'CONFIRMED', 'PROCESSING', 'SUCCESS', 'REJECTED', 'CANCELED', 'FAILED', 'EXPIRED'] }
function isWithdrawalStatus(value: unknown): boolean {
  return (value === 'INITIATED' || value === 'CONFIRMED' || value === 'PROCESSING' || value === 'SUCCESS' || value === 'REJECTED' || value === 'CANCELED' || value === 'FAILED' || value === 'EXPIRED')
}

const TransactionId: Schema = { type: 'string', pattern: PATTERN_3 }
function isTransactionId(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_3.test(value))
}

const WithdrawalAccepted: Schema = { type: 'object', properties: { amount: Amount, createdAt: Timestamp, externalId: ExternalId, status: WithdrawalStatus, transactionId: TransactionId } }
function isWithdrawalAccepted(value: unknown): boolean {
  return (
    isObject(value) &&
    isAmount(value['amount']) &&
    isTimestamp(value['createdAt']) &&
    isExternalId(value['externalId']) &&
    isWithdrawalStatus(value['status']) &&
    isTransactionId(value['transactionId'])
  )
}

const WithdrawalErrorCode: Schema = { type: 'string' }
function isWithdrawalErrorCode(value: unknown): boolean {
  return typeof value === 'string'
}

const ExpectedCreditor: Schema = { type: 'object', properties: { name: PersonName, taxId: Cpf } }
function isExpectedCreditor(value: unknown): boolean {
  return (
    isObject(value) &&
    isPersonName(value['name']) &&
    isCpf(value['taxId'])
  )
}

const WithdrawalInitiationType: Schema = { type: 'string' }
function isWithdrawalInitiationType(value: unknown): boolean {
  return typeof value === 'string'
}

const Withdrawal: Schema = { type: 'object', properties: { amount: Amount, createdAt: Timestamp, creditor: AccountHolder, endToEndId: { oneOf: [EndToEndId, { type: 'null' }] }, errorCode: { oneOf: [WithdrawalErrorCode, { type: 'null' }] }, errorDescription: { type: ['string', 'null'] }, expectedCreditor: { oneOf: [ExpectedCreditor, { type: 'null' }] }, externalId: ExternalId, initiationType: WithdrawalInitiationType, metadata: { oneOf: [Metadata, { type: 'null' }] }, settlementDateTime: { oneOf: [Timestamp, { type: 'null' }] }, status: WithdrawalStatus, transactionId: TransactionId, updatedAt: Timestamp } }
function isWithdrawal(value: unknown): boolean {
  return (
    isObject(value) &&
    isAmount(value['amount']) &&
    isTimestamp(value['createdAt']) &&
    isAccountHolder(value['creditor']) &&
    (value['endToEndId'] === null || isEndToEndId(value['endToEndId'])) &&
    (value['errorCode'] === null || isWithdrawalErrorCode(value['errorCode'])) &&
    (typeof value['errorDescription'] === 'string' || value['errorDescription'] === null) &&
    (value['expectedCreditor'] === null || isExpectedCreditor(value['expectedCreditor'])) &&
    isExternalId(value['externalId']) &&
    isWithdrawalInitiationType(value['initiationType']) &&
    (value['metadata'] === null || isMetadata(value['metadata'])) &&
    (value['settlementDateTime'] === null || isTimestamp(value['settlementDateTime'])) &&
    isWithdrawalStatus(value['status']) &&
    isTransactionId(value['transactionId']) &&
    isTimestamp(value['updatedAt'])
  )
}

const RefundCreditor: Schema = { type: 'object', properties: { name: PersonName, taxId: TaxId, personType: PersonType, bankCode: Ispb, branchCode: { oneOf: [BranchCode, { type: 'null' }] }, accountNumber: { oneOf: [AccountNumber, { type: 'null' }] }, accountType: { oneOf: [AccountType, { type: 'null' }] } } }
function isRefundCreditor(value: unknown): boolean {
  return (
    isObject(value) &&
    isPersonName(value['name']) &&
    isTaxId(value['taxId']) &&
    isPersonType(value['personType']) &&
    isIspb(value['bankCode']) &&
    (value['branchCode'] === null || isBranchCode(value['branchCode'])) &&
    (value['accountNumber'] === null || isAccountNumber(value['accountNumber'])) &&
    (value['accountType'] === null || isAccountType(value['accountType']))
  )
}

const RefundErrorCode: Schema = { type: 'string' }
function isRefundErrorCode(value: unknown): boolean {
  return typeof value === 'string'
}

const RefundExternalId: Schema = { type: 'string', minLength: 1, maxLength: 100, pattern: PATTERN_12 }
function isRefundExternalId(value: unknown): boolean {
  return (typeof value === 'string' && hasLength(value, 1, 100) && PATTERN_12.test(value))
}

const RefundEndToEndId: Schema = { type: 'string', pattern: PATTERN_13 }
function isRefundEndToEndId(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_13.test(value))
}

const RefundStatus: Schema = { type: 'string' }
function isRefundStatus(value: unknown): boolean {
  return typeof value === 'string'
}

const Refund: Schema = { type: 'object', properties: { amount: Amount, canBeReversedUntil: Timestamp, createdAt: Timestamp, creditor: RefundCreditor, errorCode: { oneOf: [RefundErrorCode, { type: 'null' }] }, errorDescription: { type: ['string', 'null'] }, externalId: RefundExternalId, leftAmount: { type: 'integer', minimum: 0, maximum: 100000000000 }, originalAmount: Amount, originalEndToEndId: EndToEndId, refundEndToEndId: RefundEndToEndId, settlementDateTime: { oneOf: [Timestamp, { type: 'null' }] }, status: RefundStatus, totalReversedAmount: { type: 'integer', minimum: 0, maximum: 100000000000 }, updatedAt: Timestamp } }
function isRefund(value: unknown): boolean {
  return (
    isObject(value) &&
    isAmount(value['amount']) &&
    isTimestamp(value['canBeReversedUntil']) &&
    isTimestamp(value['createdAt']) &&
    isRefundCreditor(value['creditor']) &&
    (value['errorCode'] === null || isRefundErrorCode(value['errorCode'])) &&
    (typeof value['errorDescription'] === 'string' || value['errorDescription'] === null) &&
    isRefundExternalId(value['externalId']) &&
    (typeof value['leftAmount'] === 'number' && Number.isInteger(value['leftAmount']) && value['leftAmount'] >= 0 && value['leftAmount'] <= 100000000000) &&
    isAmount(value['originalAmount']) &&
    isEndToEndId(value['originalEndToEndId']) &&
    isRefundEndToEndId(value['refundEndToEndId']) &&
    (value['settlementDateTime'] === null || isTimestamp(value['settlementDateTime'])) &&
    isRefundStatus(value['status']) &&
    (typeof value['totalReversedAmount'] === 'number' && Number.isInteger(value['totalReversedAmount']) && value['totalReversedAmount'] >= 0 && value['totalReversedAmount'] <= 100000000000) &&
    isTimestamp(value['updatedAt'])
  )
}

const TransferId: Schema = { type: 'string', pattern: PATTERN_3 }
function isTransferId(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_3.test(value))
}

const WalletId: Schema = { type: 'string', format: 'uuid', pattern: PATTERN_3 }
function isWalletId(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_3.test(value) && isUuid(value))
}

const InternalTransfer: Schema = { type: 'object', properties: { transferId: TransferId, status: { type: 'string', const: 'SUCCESS' }, amount: Amount, sourceWalletId: WalletId, destinationWalletId: WalletId, externalId: ExternalId, createdAt: Timestamp } }
function isInternalTransfer(value: unknown): boolean {
  return (
    isObject(value) &&
    isTransferId(value['transferId']) &&
    value['status'] === 'SUCCESS' &&
    isAmount(value['amount']) &&
    isWalletId(value['sourceWalletId']) &&
    isWalletId(value['destinationWalletId']) &&
    isExternalId(value['externalId']) &&
    isTimestamp(value['createdAt'])
  )
}

const BalanceAmount: Schema = { type: 'integer', minimum: -100000000000000, maximum: 100000000000000 }
function isBalanceAmount(value: unknown): boolean {
  return (typeof value === 'number' && Number.isInteger(value) && value >= -100000000000000 && value <= 100000000000000)
}

const TotalAmount: Schema = { type: 'integer', minimum: 0, maximum: 100000000000000 }
function isTotalAmount(value: unknown): boolean {
  return (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100000000000000)
}

const Balance: Schema = { type: 'object', properties: { availableBalance: BalanceAmount, pendingBalance: TotalAmount, blockedBalance: TotalAmount, totalBalance: BalanceAmount, updatedAt: Timestamp } }
function isBalance(value: unknown): boolean {
  return (
    isObject(value) &&
    isBalanceAmount(value['availableBalance']) &&
    isTotalAmount(value['pendingBalance']) &&
    isTotalAmount(value['blockedBalance']) &&
    isBalanceAmount(value['totalBalance']) &&
    isTimestamp(value['updatedAt'])
  )
}

const CalendarDate: Schema = { type: 'string', format: 'date', pattern: PATTERN_14 }
function isCalendarDate(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_14.test(value) && isDate(value))
}

const ClosingDayBalance: Schema = { type: 'object', properties: { date: CalendarDate, totalBalance: BalanceAmount, pendingBalance: TotalAmount } }
function isClosingDayBalance(value: unknown): boolean {
  return (
    isObject(value) &&
    isCalendarDate(value['date']) &&
    isBalanceAmount(value['totalBalance']) &&
    isTotalAmount(value['pendingBalance'])
  )
}

const StatementMethod: Schema = { type: 'string', enum: ['pix', 'tarifa', 'judicialMovement'] }
function isStatementMethod(value: unknown): boolean {
  return (value === 'pix' || value === 'tarifa' || value === 'judicialMovement')
}

const StatementMetadata: Schema = { type: 'object', additionalProperties: { type: 'string' } }
function isStatementMetadata(value: unknown): boolean {
  return (isObject(value) && Object.values(value).every((item) => typeof item === 'string'))
}

const StatementCounterparty: Schema = { type: 'object', properties: { name: PersonName, taxId: TaxId, bankCode: Ispb } }
function isStatementCounterparty(value: unknown): boolean {
  return (
    isObject(value) &&
    isPersonName(value['name']) &&
    isTaxId(value['taxId']) &&
    isIspb(value['bankCode'])
  )
}

const StatementLine: Schema = { type: 'object', properties: { id: { type: 'string', format: 'uuid' }, method: StatementMethod, type: { type: 'string', enum: ['CREDIT', 'DEBIT'] }, amount: Amount, description: { type: ['string', 'null'], maxLength: 140 }, externalId: { type: ['string', 'null'], minLength: 1, maxLength: 100 }, endToEndId: { oneOf: [EndToEndId, { type: 'null' }] }, productTransactionId: { type: ['string', 'null'], pattern: PATTERN_15 }, metadata: { oneOf: [StatementMetadata, { type: 'null' }] }, counterparty: { oneOf: [StatementCounterparty, { type: 'null' }] }, settledAt: Timestamp, balanceAfter: BalanceAmount } }
function isStatementLine(value: unknown): boolean {
  return (
    isObject(value) &&
    (typeof value['id'] === 'string' && isUuid(value['id'])) &&
    isStatementMethod(value['method']) &&
    (value['type'] === 'CREDIT' || value['type'] === 'DEBIT') &&
    isAmount(value['amount']) &&
    ((typeof value['description'] === 'string' && hasLength(value['description'], 0, 140)) || value['description'] === null) &&
    ((typeof value['externalId'] === 'string' && hasLength(value['externalId'], 1, 100)) || value['externalId'] === null) &&
    (value['endToEndId'] === null || isEndToEndId(value['endToEndId'])) &&
    ((typeof value['productTransactionId'] === 'string' && PATTERN_15.test(value['productTransactionId'])) || value['productTransactionId'] === null) &&
    (value['metadata'] === null || isStatementMetadata(value['metadata'])) &&
    (value['counterparty'] === null || isStatementCounterparty(value['counterparty'])) &&
    isTimestamp(value['settledAt']) &&
    isBalanceAmount(value['balanceAfter'])
  )
}

const StatementPage: Schema = { type: 'object', properties: { data: { type: 'array', maxItems: 100, items: StatementLine }, page: { type: 'integer', minimum: 1 }, pageSize: { type: 'integer', minimum: 1, maximum: 100 }, totalItems: { type: 'integer', minimum: 0 }, totalPages: { type: 'integer', minimum: 0 }, nextCursor: { type: ['string', 'null'] } } }
function isStatementPage(value: unknown): boolean {
  return (
    isObject(value) &&
    (Array.isArray(value['data']) && value['data'].length <= 100 && value['data'].every((item) => isStatementLine(item))) &&
    (typeof value['page'] === 'number' && Number.isInteger(value['page']) && value['page'] >= 1) &&
    (typeof value['pageSize'] === 'number' && Number.isInteger(value['pageSize']) && value['pageSize'] >= 1 && value['pageSize'] <= 100) &&
    (typeof value['totalItems'] === 'number' && Number.isInteger(value['totalItems']) && value['totalItems'] >= 0) &&
    (typeof value['totalPages'] === 'number' && Number.isInteger(value['totalPages']) && value['totalPages'] >= 0) &&
    (typeof value['nextCursor'] === 'string' || value['nextCursor'] === null)
  )
}

const ConsolidatedMethodTotals: Schema = { type: 'object', properties: { totalCredits: TotalAmount, totalDebits: TotalAmount, transactionCount: { type: 'integer', minimum: 0 } } }
function isConsolidatedMethodTotals(value: unknown): boolean {
  return (
    isObject(value) &&
    isTotalAmount(value['totalCredits']) &&
    isTotalAmount(value['totalDebits']) &&
    (typeof value['transactionCount'] === 'number' && Number.isInteger(value['transactionCount']) && value['transactionCount'] >= 0)
  )
}

const ConsolidatedByMethod: Schema = { type: 'object', properties: { pix: ConsolidatedMethodTotals, tarifa: ConsolidatedMethodTotals, judicialMovement: ConsolidatedMethodTotals } }
function isConsolidatedByMethod(value: unknown): boolean {
  return (
    isObject(value) &&
    isConsolidatedMethodTotals(value['pix']) &&
    isConsolidatedMethodTotals(value['tarifa']) &&
    isConsolidatedMethodTotals(value['judicialMovement'])
  )
}

const ConsolidatedDay: Schema = { type: 'object', properties: { date: CalendarDate, openingBalance: BalanceAmount, totalCredits: TotalAmount, totalDebits: TotalAmount, closingBalance: BalanceAmount, transactionCount: { type: 'integer', minimum: 0 }, byMethod: ConsolidatedByMethod } }
function isConsolidatedDay(value: unknown): boolean {
  return (
    isObject(value) &&
    isCalendarDate(value['date']) &&
    isBalanceAmount(value['openingBalance']) &&
    isTotalAmount(value['totalCredits']) &&
    isTotalAmount(value['totalDebits']) &&
    isBalanceAmount(value['closingBalance']) &&
    (typeof value['transactionCount'] === 'number' && Number.isInteger(value['transactionCount']) && value['transactionCount'] >= 0) &&
    isConsolidatedByMethod(value['byMethod'])
  )
}

const ConsolidatedStatementPage: Schema = { type: 'object', properties: { data: { type: 'array', maxItems: 100, items: ConsolidatedDay }, page: { type: 'integer', minimum: 1 }, limit: { type: 'integer', minimum: 1, maximum: 100 }, totalItems: { type: 'integer', minimum: 1, maximum: 91 }, totalPages: { type: 'integer', minimum: 1, maximum: 91 } } }
function isConsolidatedStatementPage(value: unknown): boolean {
  return (
    isObject(value) &&
    (Array.isArray(value['data']) && value['data'].length <= 100 && value['data'].every((item) => isConsolidatedDay(item))) &&
    (typeof value['page'] === 'number' && Number.isInteger(value['page']) && value['page'] >= 1) &&
    (typeof value['limit'] === 'number' && Number.isInteger(value['limit']) && value['limit'] >= 1 && value['limit'] <= 100) &&
    (typeof value['totalItems'] === 'number' && Number.isInteger(value['totalItems']) && value['totalItems'] >= 1 && value['totalItems'] <= 91) &&
    (typeof value['totalPages'] === 'number' && Number.isInteger(value['totalPages']) && value['totalPages'] >= 1 && value['totalPages'] <= 91)
  )
}

const WebhookUrl: Schema = { type: 'string', format: 'uri', pattern: PATTERN_16 }
function isWebhookUrl(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_16.test(value) && isUri(value))
}

const MaskedWebhookNoAuthentication: Schema = { type: 'object', properties: { type: { type: 'string', const: 'NONE' } } }
function isMaskedWebhookNoAuthentication(value: unknown): boolean {
  return (
    isObject(value) &&
    value['type'] === 'NONE'
  )
}

const MaskedWebhookBasicAuthentication: Schema = { type: 'object', properties: { type: { type: 'string', const: 'BASIC' }, username: { type: 'string', maxLength: 255 }, password: { type: 'string', pattern: PATTERN_17 } } }
function isMaskedWebhookBasicAuthentication(value: unknown): boolean {
  return (
    isObject(value) &&
    value['type'] === 'BASIC' &&
    (typeof value['username'] === 'string' && hasLength(value['username'], 0, 255)) &&
    (typeof value['password'] === 'string' && PATTERN_17.test(value['password']))
  )
}

const MaskedWebhookBearerAuthentication: Schema = { type: 'object', properties: { type: { type: 'string', const: 'BEARER' }, token: { type: 'string', pattern: PATTERN_17 } } }
function isMaskedWebhookBearerAuthentication(value: unknown): boolean {
  return (
    isObject(value) &&
    value['type'] === 'BEARER' &&
    (typeof value['token'] === 'string' && PATTERN_17.test(value['token']))
  )
}

const MaskedWebhookHeaderAuthentication: Schema = { type: 'object', properties: { type: { type: 'string', const: 'HEADER' }, headerName: { type: 'string', maxLength: 100 }, headerValue: { type: 'string', pattern: PATTERN_17 } } }
function isMaskedWebhookHeaderAuthentication(value: unknown): boolean {
  return (
    isObject(value) &&
    value['type'] === 'HEADER' &&
    (typeof value['headerName'] === 'string' && hasLength(value['headerName'], 0, 100)) &&
    (typeof value['headerValue'] === 'string' && PATTERN_17.test(value['headerValue']))
  )
}

const MaskedWebhookAuthentication: Schema = { oneOf: [MaskedWebhookNoAuthentication, MaskedWebhookBasicAuthentication, MaskedWebhookBearerAuthentication, MaskedWebhookHeaderAuthentication] }
function isMaskedWebhookAuthentication(value: unknown): boolean {
  return exactlyOne(isMaskedWebhookNoAuthentication(value), isMaskedWebhookBasicAuthentication(value), isMaskedWebhookBearerAuthentication(value), isMaskedWebhookHeaderAuthentication(value))
}

const WebhookSigningSecret: Schema = { type: 'string', pattern: PATTERN_18 }
function isWebhookSigningSecret(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_18.test(value))
}

const WebhookConfiguration: Schema = { type: 'object', properties: { url: WebhookUrl, authentication: MaskedWebhookAuthentication, events: { type: ['array', 'null'], maxItems: 100, items: { type: 'string' } }, signingSecret: { oneOf: [WebhookSigningSecret, { type: 'null' }] }, previousSigningSecretExpiresAt: { oneOf: [Timestamp, { type: 'null' }] }, updatedAt: Timestamp } }
function isWebhookConfiguration(value: unknown): boolean {
  return (
    isObject(value) &&
    isWebhookUrl(value['url']) &&
    isMaskedWebhookAuthentication(value['authentication']) &&
    ((Array.isArray(value['events']) && value['events'].length <= 100 && value['events'].every((item) => typeof item === 'string')) || value['events'] === null) &&
    (value['signingSecret'] === null || isWebhookSigningSecret(value['signingSecret'])) &&
    (value['previousSigningSecretExpiresAt'] === null || isTimestamp(value['previousSigningSecretExpiresAt'])) &&
    isTimestamp(value['updatedAt'])
  )
}

const RecurrenceId: Schema = { type: 'string', pattern: PATTERN_19 }
function isRecurrenceId(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_19.test(value))
}

const Cnpj: Schema = { type: 'string', pattern: PATTERN_20 }
function isCnpj(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_20.test(value))
}

const ReceiverPixKey: Schema = { type: 'string', minLength: 1, maxLength: 200 }
function isReceiverPixKey(value: unknown): boolean {
  return (typeof value === 'string' && hasLength(value, 1, 200))
}

const RecurrenceContract: Schema = { type: 'object', properties: { id: { type: 'string', minLength: 1, maxLength: 35 }, description: { type: ['string', 'null'], maxLength: 35 } } }
function isRecurrenceContract(value: unknown): boolean {
  return (
    isObject(value) &&
    (typeof value['id'] === 'string' && hasLength(value['id'], 1, 35)) &&
    ((typeof value['description'] === 'string' && hasLength(value['description'], 0, 35)) || value['description'] === null)
  )
}

const RecurrenceExpectedPayer: Schema = { type: 'object', properties: { taxId: TaxId, name: { type: ['string', 'null'], maxLength: 140 } } }
function isRecurrenceExpectedPayer(value: unknown): boolean {
  return (
    isObject(value) &&
    isTaxId(value['taxId']) &&
    ((typeof value['name'] === 'string' && hasLength(value['name'], 0, 140)) || value['name'] === null)
  )
}

const Frequency: Schema = { type: 'string', enum: ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SEMIANNUAL', 'ANNUAL'] }
function isFrequency(value: unknown): boolean {
  return (value === 'WEEKLY' || value === 'MONTHLY' || value === 'QUARTERLY' || value === 'SEMIANNUAL' || value === 'ANNUAL')
}

const AutomaticAmount: Schema = { type: 'integer', minimum: 100, maximum: 100000000 }
function isAutomaticAmount(value: unknown): boolean {
  return (typeof value === 'number' && Number.isInteger(value) && value >= 100 && value <= 100000000)
}

const MinimumAmount: Schema = { type: 'integer', minimum: 1, maximum: 100000000 }
function isMinimumAmount(value: unknown): boolean {
  return (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100000000)
}

const RecurrenceStatus: Schema = { type: 'string', enum: ['PENDING', 'AUTHORIZED', 'CANCELLED', 'EXPIRED', 'FAILED'] }
function isRecurrenceStatus(value: unknown): boolean {
  return (value === 'PENDING' || value === 'AUTHORIZED' || value === 'CANCELLED' || value === 'EXPIRED' || value === 'FAILED')
}

const RecurrenceStatusDetailed: Schema = { type: 'string' }
function isRecurrenceStatusDetailed(value: unknown): boolean {
  return typeof value === 'string'
}

const FirstPaymentStatus: Schema = { type: 'string' }
function isFirstPaymentStatus(value: unknown): boolean {
  return typeof value === 'string'
}

const AutomaticRefundId: Schema = { type: 'string', pattern: PATTERN_3 }
function isAutomaticRefundId(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_3.test(value))
}

const RecurrenceLocationToken: Schema = { type: 'string', pattern: PATTERN_21 }
function isRecurrenceLocationToken(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_21.test(value))
}

const AutomaticMetadata: Schema = { type: 'object', additionalProperties: { type: 'string' } }
function isAutomaticMetadata(value: unknown): boolean {
  return (isObject(value) && Object.values(value).every((item) => typeof item === 'string'))
}

const CancellationReason: Schema = { type: 'string' }
function isCancellationReason(value: unknown): boolean {
  return typeof value === 'string'
}

const AmountType: Schema = { type: 'string' }
function isAmountType(value: unknown): boolean {
  return typeof value === 'string'
}

const Recurrence: Schema = { type: 'object', properties: { object: { type: 'string', const: 'pix_automatic.recurrence' }, id: RecurrenceId, walletId: WalletId, receiverCnpj: Cnpj, receiverPixKey: ReceiverPixKey, externalId: ExternalId, contract: RecurrenceContract, expectedPayer: RecurrenceExpectedPayer, frequency: Frequency, firstPaymentDate: CalendarDate, lastPaymentDate: CalendarDate, totalCharges: { type: 'integer', minimum: 1, maximum: 999 }, amount: { oneOf: [AutomaticAmount, { type: 'null' }] }, minimumAmount: { oneOf: [MinimumAmount, { type: 'null' }] }, allowPostDuePayment: { type: 'boolean' }, descriptionToPayer: { type: ['string', 'null'], maxLength: 140 }, journeyType: { type: 'string' }, status: RecurrenceStatus, statusDetailed: RecurrenceStatusDetailed, firstPaymentStatus: FirstPaymentStatus, firstPaymentEndToEndId: { oneOf: [EndToEndId, { type: 'null' }] }, firstPaymentRefundedAmount: { type: 'integer', minimum: 0, maximum: 100000000 }, firstPaymentRefundId: { oneOf: [AutomaticRefundId, { type: 'null' }] }, municipalityCode: { type: ['string', 'null'], pattern: PATTERN_22 }, expiresAt: Timestamp, recUrlAccessToken: RecurrenceLocationToken, textContent: { type: 'string', maxLength: 512, pattern: PATTERN_2 }, metadata: { oneOf: [AutomaticMetadata, { type: 'null' }] }, cancellationReason: { oneOf: [CancellationReason, { type: 'null' }] }, rejectionReason: { type: ['string', 'null'] }, version: { type: 'integer', minimum: 1 }, createdAt: Timestamp, updatedAt: Timestamp, authorizedAt: { oneOf: [Timestamp, { type: 'null' }] }, cancelledAt: { oneOf: [Timestamp, { type: 'null' }] }, completedAt: { oneOf: [Timestamp, { type: 'null' }] }, amountType: AmountType, firstPaymentAmount: { oneOf: [AutomaticAmount, { type: 'null' }] } } }
function isRecurrence(value: unknown): boolean {
  return (
    isObject(value) &&
    value['object'] === 'pix_automatic.recurrence' &&
    isRecurrenceId(value['id']) &&
    isWalletId(value['walletId']) &&
    isCnpj(value['receiverCnpj']) &&
    isReceiverPixKey(value['receiverPixKey']) &&
    isExternalId(value['externalId']) &&
    isRecurrenceContract(value['contract']) &&
    isRecurrenceExpectedPayer(value['expectedPayer']) &&
    isFrequency(value['frequency']) &&
    isCalendarDate(value['firstPaymentDate']) &&
    isCalendarDate(value['lastPaymentDate']) &&
    (typeof value['totalCharges'] === 'number' && Number.isInteger(value['totalCharges']) && value['totalCharges'] >= 1 && value['totalCharges'] <= 999) &&
    (value['amount'] === null || isAutomaticAmount(value['amount'])) &&
    (value['minimumAmount'] === null || isMinimumAmount(value['minimumAmount'])) &&
    typeof value['allowPostDuePayment'] === 'boolean' &&
    ((typeof value['descriptionToPayer'] === 'string' && hasLength(value['descriptionToPayer'], 0, 140)) || value['descriptionToPayer'] === null) &&
    typeof value['journeyType'] === 'string' &&
    isRecurrenceStatus(value['status']) &&
    isRecurrenceStatusDetailed(value['statusDetailed']) &&
    isFirstPaymentStatus(value['firstPaymentStatus']) &&
    (value['firstPaymentEndToEndId'] === null || isEndToEndId(value['firstPaymentEndToEndId'])) &&
    (typeof value['firstPaymentRefundedAmount'] === 'number' && Number.isInteger(value['firstPaymentRefundedAmount']) && value['firstPaymentRefundedAmount'] >= 0 && value['firstPaymentRefundedAmount'] <= 100000000) &&
    (value['firstPaymentRefundId'] === null || isAutomaticRefundId(value['firstPaymentRefundId'])) &&
    ((typeof value['municipalityCode'] === 'string' && PATTERN_22.test(value['municipalityCode'])) || value['municipalityCode'] === null) &&
    isTimestamp(value['expiresAt']) &&
    isRecurrenceLocationToken(value['recUrlAccessToken']) &&
    (typeof value['textContent'] === 'string' && hasLength(value['textContent'], 0, 512) && PATTERN_2.test(value['textContent'])) &&
    (value['metadata'] === null || isAutomaticMetadata(value['metadata'])) &&
    (value['cancellationReason'] === null || isCancellationReason(value['cancellationReason'])) &&
    (typeof value['rejectionReason'] === 'string' || value['rejectionReason'] === null) &&
    (typeof value['version'] === 'number' && Number.isInteger(value['version']) && value['version'] >= 1) &&
    isTimestamp(value['createdAt']) &&
    isTimestamp(value['updatedAt']) &&
    (value['authorizedAt'] === null || isTimestamp(value['authorizedAt'])) &&
    (value['cancelledAt'] === null || isTimestamp(value['cancelledAt'])) &&
    (value['completedAt'] === null || isTimestamp(value['completedAt'])) &&
    isAmountType(value['amountType']) &&
    (value['firstPaymentAmount'] === null || isAutomaticAmount(value['firstPaymentAmount']))
  )
}

const RecurrenceList: Schema = { type: 'object', properties: { object: { type: 'string', const: 'list' }, data: { type: 'array', maxItems: 100, items: Recurrence }, hasMore: { type: 'boolean' }, nextCursor: { type: ['string', 'null'] } } }
function isRecurrenceList(value: unknown): boolean {
  return (
    isObject(value) &&
    value['object'] === 'list' &&
    (Array.isArray(value['data']) && value['data'].length <= 100 && value['data'].every((item) => isRecurrence(item))) &&
    typeof value['hasMore'] === 'boolean' &&
    (typeof value['nextCursor'] === 'string' || value['nextCursor'] === null)
  )
}

const ScheduleId: Schema = { type: 'string', pattern: PATTERN_23 }
function isScheduleId(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_23.test(value))
}

const SchedulePurpose: Schema = { type: 'string', enum: ['AGND', 'NTAG', 'RIFL'] }
function isSchedulePurpose(value: unknown): boolean {
  return (value === 'AGND' || value === 'NTAG' || value === 'RIFL')
}

const ScheduleStatus: Schema = { type: 'string', enum: ['CREATED', 'PENDING', 'SCHEDULED', 'SUCCESS', 'CANCELLED', 'FAILED'] }
function isScheduleStatus(value: unknown): boolean {
  return (value === 'CREATED' || value === 'PENDING' || value === 'SCHEDULED' || value === 'SUCCESS' || value === 'CANCELLED' || value === 'FAILED')
}

const ScheduleStatusDetailed: Schema = { type: 'string' }
function isScheduleStatusDetailed(value: unknown): boolean {
  return typeof value === 'string'
}

const RejectionCode: Schema = { type: 'string' }
function isRejectionCode(value: unknown): boolean {
  return typeof value === 'string'
}

const ScheduleAttemptStatus: Schema = { type: 'string' }
function isScheduleAttemptStatus(value: unknown): boolean {
  return typeof value === 'string'
}

const ScheduleAttempt: Schema = { type: 'object', properties: { attemptNumber: { type: 'integer', minimum: 1 }, purpose: SchedulePurpose, dueDate: CalendarDate, status: ScheduleAttemptStatus, endToEndId: EndToEndId, regulatoryMessageId: { type: 'string', pattern: PATTERN_24 }, rejectionCode: { oneOf: [RejectionCode, { type: 'null' }] }, rejectionReason: { type: ['string', 'null'] }, sentAt: Timestamp, respondedAt: { oneOf: [Timestamp, { type: 'null' }] } } }
function isScheduleAttempt(value: unknown): boolean {
  return (
    isObject(value) &&
    (typeof value['attemptNumber'] === 'number' && Number.isInteger(value['attemptNumber']) && value['attemptNumber'] >= 1) &&
    isSchedulePurpose(value['purpose']) &&
    isCalendarDate(value['dueDate']) &&
    isScheduleAttemptStatus(value['status']) &&
    isEndToEndId(value['endToEndId']) &&
    (typeof value['regulatoryMessageId'] === 'string' && PATTERN_24.test(value['regulatoryMessageId'])) &&
    (value['rejectionCode'] === null || isRejectionCode(value['rejectionCode'])) &&
    (typeof value['rejectionReason'] === 'string' || value['rejectionReason'] === null) &&
    isTimestamp(value['sentAt']) &&
    (value['respondedAt'] === null || isTimestamp(value['respondedAt']))
  )
}

const Schedule: Schema = { type: 'object', properties: { object: { type: 'string', const: 'pix_automatic.schedule' }, id: ScheduleId, recurrenceId: RecurrenceId, walletId: WalletId, cycleNumber: { type: 'integer', minimum: 2, maximum: 999 }, txid: { type: 'string', pattern: PATTERN_25 }, amount: AutomaticAmount, originalDueDate: CalendarDate, dueDate: CalendarDate, purpose: SchedulePurpose, status: ScheduleStatus, statusDetailed: ScheduleStatusDetailed, paymentInformationId: { type: ['string', 'null'], pattern: PATTERN_25 }, regulatoryMessageId: { type: ['string', 'null'], pattern: PATTERN_24 }, endToEndId: { oneOf: [EndToEndId, { type: 'null' }] }, reconciliationId: { type: 'string', pattern: PATTERN_25 }, rejectionCode: { oneOf: [RejectionCode, { type: 'null' }] }, rejectionReason: { type: ['string', 'null'] }, retryOfScheduleId: { oneOf: [ScheduleId, { type: 'null' }] }, attemptCount: { type: 'integer', minimum: 0 }, nextAttemptAt: { oneOf: [Timestamp, { type: 'null' }] }, metadata: { oneOf: [AutomaticMetadata, { type: 'null' }] }, attempts: { type: 'array', items: ScheduleAttempt }, createdAt: Timestamp, updatedAt: Timestamp, settledAt: { oneOf: [Timestamp, { type: 'null' }] }, cancelledAt: { oneOf: [Timestamp, { type: 'null' }] } } }
function isSchedule(value: unknown): boolean {
  return (
    isObject(value) &&
    value['object'] === 'pix_automatic.schedule' &&
    isScheduleId(value['id']) &&
    isRecurrenceId(value['recurrenceId']) &&
    isWalletId(value['walletId']) &&
    (typeof value['cycleNumber'] === 'number' && Number.isInteger(value['cycleNumber']) && value['cycleNumber'] >= 2 && value['cycleNumber'] <= 999) &&
    (typeof value['txid'] === 'string' && PATTERN_25.test(value['txid'])) &&
    isAutomaticAmount(value['amount']) &&
    isCalendarDate(value['originalDueDate']) &&
    isCalendarDate(value['dueDate']) &&
    isSchedulePurpose(value['purpose']) &&
    isScheduleStatus(value['status']) &&
    isScheduleStatusDetailed(value['statusDetailed']) &&
    ((typeof value['paymentInformationId'] === 'string' && PATTERN_25.test(value['paymentInformationId'])) || value['paymentInformationId'] === null) &&
    ((typeof value['regulatoryMessageId'] === 'string' && PATTERN_24.test(value['regulatoryMessageId'])) || value['regulatoryMessageId'] === null) &&
    (value['endToEndId'] === null || isEndToEndId(value['endToEndId'])) &&
    (typeof value['reconciliationId'] === 'string' && PATTERN_25.test(value['reconciliationId'])) &&
    (value['rejectionCode'] === null || isRejectionCode(value['rejectionCode'])) &&
    (typeof value['rejectionReason'] === 'string' || value['rejectionReason'] === null) &&
    (value['retryOfScheduleId'] === null || isScheduleId(value['retryOfScheduleId'])) &&
    (typeof value['attemptCount'] === 'number' && Number.isInteger(value['attemptCount']) && value['attemptCount'] >= 0) &&
    (value['nextAttemptAt'] === null || isTimestamp(value['nextAttemptAt'])) &&
    (value['metadata'] === null || isAutomaticMetadata(value['metadata'])) &&
    (Array.isArray(value['attempts']) && value['attempts'].every((item) => isScheduleAttempt(item))) &&
    isTimestamp(value['createdAt']) &&
    isTimestamp(value['updatedAt']) &&
    (value['settledAt'] === null || isTimestamp(value['settledAt'])) &&
    (value['cancelledAt'] === null || isTimestamp(value['cancelledAt']))
  )
}

const ScheduleList: Schema = { type: 'object', properties: { object: { type: 'string', const: 'list' }, data: { type: 'array', maxItems: 100, items: Schedule }, hasMore: { type: 'boolean' }, nextCursor: { type: ['string', 'null'] } } }
function isScheduleList(value: unknown): boolean {
  return (
    isObject(value) &&
    value['object'] === 'list' &&
    (Array.isArray(value['data']) && value['data'].length <= 100 && value['data'].every((item) => isSchedule(item))) &&
    typeof value['hasMore'] === 'boolean' &&
    (typeof value['nextCursor'] === 'string' || value['nextCursor'] === null)
  )
}

const RecurrenceLocation: Schema = { type: 'object', properties: { recurrenceId: RecurrenceId, receiverPixKey: ReceiverPixKey, receiverCnpj: Cnpj, amount: { oneOf: [AutomaticAmount, { type: 'null' }] }, frequency: Frequency, firstPaymentDate: CalendarDate, lastPaymentDate: CalendarDate, contract: RecurrenceContract, expectedPayer: RecurrenceExpectedPayer, status: RecurrenceStatus, statusDetailed: RecurrenceStatusDetailed, expirationDate: Timestamp, amountType: AmountType } }
function isRecurrenceLocation(value: unknown): boolean {
  return (
    isObject(value) &&
    isRecurrenceId(value['recurrenceId']) &&
    isReceiverPixKey(value['receiverPixKey']) &&
    isCnpj(value['receiverCnpj']) &&
    (value['amount'] === null || isAutomaticAmount(value['amount'])) &&
    isFrequency(value['frequency']) &&
    isCalendarDate(value['firstPaymentDate']) &&
    isCalendarDate(value['lastPaymentDate']) &&
    isRecurrenceContract(value['contract']) &&
    isRecurrenceExpectedPayer(value['expectedPayer']) &&
    isRecurrenceStatus(value['status']) &&
    isRecurrenceStatusDetailed(value['statusDetailed']) &&
    isTimestamp(value['expirationDate']) &&
    isAmountType(value['amountType'])
  )
}

const AutomaticRefundAmount: Schema = { type: 'integer', minimum: 1, maximum: 100000000 }
function isAutomaticRefundAmount(value: unknown): boolean {
  return (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100000000)
}

const AutomaticRefund: Schema = { type: 'object', properties: { object: { type: 'string', const: 'pix_automatic.refund' }, refundId: AutomaticRefundId, recurrenceId: RecurrenceId, scheduleId: { oneOf: [ScheduleId, { type: 'null' }] }, walletId: WalletId, amount: AutomaticRefundAmount, originalEndToEndId: EndToEndId, refundEndToEndId: RefundEndToEndId, status: RefundStatus, errorCode: { oneOf: [RefundErrorCode, { type: 'null' }] }, errorDescription: { type: ['string', 'null'] }, createdAt: Timestamp, updatedAt: Timestamp, settledAt: { oneOf: [Timestamp, { type: 'null' }] } } }
function isAutomaticRefund(value: unknown): boolean {
  return (
    isObject(value) &&
    value['object'] === 'pix_automatic.refund' &&
    isAutomaticRefundId(value['refundId']) &&
    isRecurrenceId(value['recurrenceId']) &&
    (value['scheduleId'] === null || isScheduleId(value['scheduleId'])) &&
    isWalletId(value['walletId']) &&
    isAutomaticRefundAmount(value['amount']) &&
    isEndToEndId(value['originalEndToEndId']) &&
    isRefundEndToEndId(value['refundEndToEndId']) &&
    isRefundStatus(value['status']) &&
    (value['errorCode'] === null || isRefundErrorCode(value['errorCode'])) &&
    (typeof value['errorDescription'] === 'string' || value['errorDescription'] === null) &&
    isTimestamp(value['createdAt']) &&
    isTimestamp(value['updatedAt']) &&
    (value['settledAt'] === null || isTimestamp(value['settledAt']))
  )
}

const EventId: Schema = { type: 'string', format: 'uuid' }
function isEventId(value: unknown): boolean {
  return (typeof value === 'string' && isUuid(value))
}

const PixChargePaidEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixChargePaid' }, occurredAt: Timestamp, status: { type: 'string' }, chargeId: ChargeId, externalId: ExternalId, amount: Amount, endToEndId: EndToEndId, paidAt: Timestamp, debtor: AccountHolder, metadata: Metadata }, optional: ['metadata'] }
function isPixChargePaidEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixChargePaid' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isChargeId(value['chargeId']) &&
    isExternalId(value['externalId']) &&
    isAmount(value['amount']) &&
    isEndToEndId(value['endToEndId']) &&
    isTimestamp(value['paidAt']) &&
    isAccountHolder(value['debtor']) &&
    (value['metadata'] === undefined || isMetadata(value['metadata']))
  )
}

const RejectedReason: Schema = { type: 'string' }
function isRejectedReason(value: unknown): boolean {
  return typeof value === 'string'
}

const PixChargeRejectedEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixChargeRejected' }, occurredAt: Timestamp, status: { type: 'string', const: 'pending' }, rejectedReason: RejectedReason, chargeId: ChargeId, externalId: ExternalId, amount: Amount, metadata: Metadata }, optional: ['metadata'] }
function isPixChargeRejectedEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixChargeRejected' &&
    isTimestamp(value['occurredAt']) &&
    value['status'] === 'pending' &&
    isRejectedReason(value['rejectedReason']) &&
    isChargeId(value['chargeId']) &&
    isExternalId(value['externalId']) &&
    isAmount(value['amount']) &&
    (value['metadata'] === undefined || isMetadata(value['metadata']))
  )
}

const PixChargeExpiredEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixChargeExpired' }, occurredAt: Timestamp, status: { type: 'string' }, chargeId: ChargeId, externalId: ExternalId, amount: Amount, expiresAt: Timestamp, metadata: Metadata }, optional: ['metadata'] }
function isPixChargeExpiredEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixChargeExpired' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isChargeId(value['chargeId']) &&
    isExternalId(value['externalId']) &&
    isAmount(value['amount']) &&
    isTimestamp(value['expiresAt']) &&
    (value['metadata'] === undefined || isMetadata(value['metadata']))
  )
}

const ReturnId: Schema = { type: 'string', pattern: PATTERN_13 }
function isReturnId(value: unknown): boolean {
  return (typeof value === 'string' && PATTERN_13.test(value))
}

const TakeBackReason: Schema = { type: 'string' }
function isTakeBackReason(value: unknown): boolean {
  return typeof value === 'string'
}

const PixChargeTakenBackEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixChargeTakenBack' }, occurredAt: Timestamp, status: { type: 'string' }, chargeId: ChargeId, externalId: ExternalId, amount: Amount, returnId: ReturnId, reason: TakeBackReason, endToEndId: EndToEndId, metadata: Metadata }, optional: ['metadata'] }
function isPixChargeTakenBackEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixChargeTakenBack' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isChargeId(value['chargeId']) &&
    isExternalId(value['externalId']) &&
    isAmount(value['amount']) &&
    isReturnId(value['returnId']) &&
    isTakeBackReason(value['reason']) &&
    isEndToEndId(value['endToEndId']) &&
    (value['metadata'] === undefined || isMetadata(value['metadata']))
  )
}

const PixWithdrawSettledEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixWithdrawSettled' }, occurredAt: Timestamp, status: { type: 'string' }, transactionId: TransactionId, externalId: ExternalId, amount: Amount, endToEndId: EndToEndId, settlementDateTime: Timestamp, metadata: Metadata }, optional: ['metadata'] }
function isPixWithdrawSettledEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixWithdrawSettled' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isTransactionId(value['transactionId']) &&
    isExternalId(value['externalId']) &&
    isAmount(value['amount']) &&
    isEndToEndId(value['endToEndId']) &&
    isTimestamp(value['settlementDateTime']) &&
    (value['metadata'] === undefined || isMetadata(value['metadata']))
  )
}

const PixWithdrawFailedEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixWithdrawFailed' }, occurredAt: Timestamp, status: { type: 'string' }, transactionId: TransactionId, externalId: ExternalId, amount: Amount, endToEndId: EndToEndId, errorCode: WithdrawalErrorCode, errorDescription: { type: 'string' }, metadata: Metadata }, optional: ['endToEndId', 'errorCode', 'errorDescription', 'metadata'] }
function isPixWithdrawFailedEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixWithdrawFailed' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isTransactionId(value['transactionId']) &&
    isExternalId(value['externalId']) &&
    isAmount(value['amount']) &&
    (value['endToEndId'] === undefined || isEndToEndId(value['endToEndId'])) &&
    (value['errorCode'] === undefined || isWithdrawalErrorCode(value['errorCode'])) &&
    (value['errorDescription'] === undefined || typeof value['errorDescription'] === 'string') &&
    (value['metadata'] === undefined || isMetadata(value['metadata']))
  )
}

const WithdrawalReturnReason: Schema = { type: 'string', maxLength: 500 }
function isWithdrawalReturnReason(value: unknown): boolean {
  return (typeof value === 'string' && hasLength(value, 0, 500))
}

const PixWithdrawReturnedEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixWithdrawReturned' }, occurredAt: Timestamp, status: { type: 'string' }, transactionId: TransactionId, externalId: ExternalId, amount: Amount, returnId: ReturnId, reason: WithdrawalReturnReason, endToEndId: EndToEndId, metadata: Metadata }, optional: ['reason', 'metadata'] }
function isPixWithdrawReturnedEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixWithdrawReturned' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isTransactionId(value['transactionId']) &&
    isExternalId(value['externalId']) &&
    isAmount(value['amount']) &&
    isReturnId(value['returnId']) &&
    (value['reason'] === undefined || isWithdrawalReturnReason(value['reason'])) &&
    isEndToEndId(value['endToEndId']) &&
    (value['metadata'] === undefined || isMetadata(value['metadata']))
  )
}

const PixRefundSettledEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixRefundSettled' }, occurredAt: Timestamp, status: { type: 'string' }, refundEndToEndId: RefundEndToEndId, originalEndToEndId: EndToEndId, externalId: RefundExternalId, refundId: AutomaticRefundId, recurrenceId: RecurrenceId, scheduleId: ScheduleId, amount: Amount, settlementDateTime: Timestamp }, optional: ['externalId', 'refundId', 'recurrenceId', 'scheduleId'] }
function isPixRefundSettledEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixRefundSettled' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isRefundEndToEndId(value['refundEndToEndId']) &&
    isEndToEndId(value['originalEndToEndId']) &&
    (value['externalId'] === undefined || isRefundExternalId(value['externalId'])) &&
    (value['refundId'] === undefined || isAutomaticRefundId(value['refundId'])) &&
    (value['recurrenceId'] === undefined || isRecurrenceId(value['recurrenceId'])) &&
    (value['scheduleId'] === undefined || isScheduleId(value['scheduleId'])) &&
    isAmount(value['amount']) &&
    isTimestamp(value['settlementDateTime'])
  )
}

const PixRefundFailedEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixRefundFailed' }, occurredAt: Timestamp, status: { type: 'string' }, refundEndToEndId: RefundEndToEndId, originalEndToEndId: EndToEndId, externalId: RefundExternalId, refundId: AutomaticRefundId, recurrenceId: RecurrenceId, scheduleId: ScheduleId, amount: Amount, errorCode: RefundErrorCode, errorDescription: { type: 'string' } }, optional: ['externalId', 'refundId', 'recurrenceId', 'scheduleId'] }
function isPixRefundFailedEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixRefundFailed' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isRefundEndToEndId(value['refundEndToEndId']) &&
    isEndToEndId(value['originalEndToEndId']) &&
    (value['externalId'] === undefined || isRefundExternalId(value['externalId'])) &&
    (value['refundId'] === undefined || isAutomaticRefundId(value['refundId'])) &&
    (value['recurrenceId'] === undefined || isRecurrenceId(value['recurrenceId'])) &&
    (value['scheduleId'] === undefined || isScheduleId(value['scheduleId'])) &&
    isAmount(value['amount']) &&
    isRefundErrorCode(value['errorCode']) &&
    typeof value['errorDescription'] === 'string'
  )
}

const PixAutomaticFirstPaymentSettledEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixAutomaticFirstPaymentSettled' }, occurredAt: Timestamp, status: { type: 'string' }, statusDetailed: RecurrenceStatusDetailed, id: RecurrenceId, walletId: WalletId, externalId: ExternalId, version: { type: 'integer', minimum: 1 }, amountType: AmountType, amount: AutomaticAmount, firstPaymentStatus: FirstPaymentStatus, firstPaymentEndToEndId: EndToEndId, firstPaymentAmount: AutomaticAmount, metadata: AutomaticMetadata }, optional: ['amount', 'metadata'] }
function isPixAutomaticFirstPaymentSettledEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixAutomaticFirstPaymentSettled' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isRecurrenceStatusDetailed(value['statusDetailed']) &&
    isRecurrenceId(value['id']) &&
    isWalletId(value['walletId']) &&
    isExternalId(value['externalId']) &&
    (typeof value['version'] === 'number' && Number.isInteger(value['version']) && value['version'] >= 1) &&
    isAmountType(value['amountType']) &&
    (value['amount'] === undefined || isAutomaticAmount(value['amount'])) &&
    isFirstPaymentStatus(value['firstPaymentStatus']) &&
    isEndToEndId(value['firstPaymentEndToEndId']) &&
    isAutomaticAmount(value['firstPaymentAmount']) &&
    (value['metadata'] === undefined || isAutomaticMetadata(value['metadata']))
  )
}

const PixAutomaticRecurrenceAuthorizedEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixAutomaticRecurrenceAuthorized' }, occurredAt: Timestamp, status: { type: 'string' }, statusDetailed: RecurrenceStatusDetailed, id: RecurrenceId, walletId: WalletId, externalId: ExternalId, version: { type: 'integer', minimum: 1 }, amountType: AmountType, amount: AutomaticAmount, firstPaymentStatus: FirstPaymentStatus, firstPaymentEndToEndId: EndToEndId, municipalityCode: { type: 'string', pattern: PATTERN_22 }, authorizedAt: Timestamp, metadata: AutomaticMetadata }, optional: ['amount', 'municipalityCode', 'metadata'] }
function isPixAutomaticRecurrenceAuthorizedEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixAutomaticRecurrenceAuthorized' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isRecurrenceStatusDetailed(value['statusDetailed']) &&
    isRecurrenceId(value['id']) &&
    isWalletId(value['walletId']) &&
    isExternalId(value['externalId']) &&
    (typeof value['version'] === 'number' && Number.isInteger(value['version']) && value['version'] >= 1) &&
    isAmountType(value['amountType']) &&
    (value['amount'] === undefined || isAutomaticAmount(value['amount'])) &&
    isFirstPaymentStatus(value['firstPaymentStatus']) &&
    isEndToEndId(value['firstPaymentEndToEndId']) &&
    (value['municipalityCode'] === undefined || (typeof value['municipalityCode'] === 'string' && PATTERN_22.test(value['municipalityCode']))) &&
    isTimestamp(value['authorizedAt']) &&
    (value['metadata'] === undefined || isAutomaticMetadata(value['metadata']))
  )
}

const PixAutomaticRecurrenceRejectedEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixAutomaticRecurrenceRejected' }, occurredAt: Timestamp, status: { type: 'string' }, statusDetailed: RecurrenceStatusDetailed, id: RecurrenceId, walletId: WalletId, externalId: ExternalId, version: { type: 'integer', minimum: 1 }, amountType: AmountType, amount: AutomaticAmount, rejectionReason: { type: 'string' }, firstPaymentStatus: FirstPaymentStatus, firstPaymentEndToEndId: EndToEndId, metadata: AutomaticMetadata }, optional: ['amount', 'rejectionReason', 'firstPaymentEndToEndId', 'metadata'] }
function isPixAutomaticRecurrenceRejectedEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixAutomaticRecurrenceRejected' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isRecurrenceStatusDetailed(value['statusDetailed']) &&
    isRecurrenceId(value['id']) &&
    isWalletId(value['walletId']) &&
    isExternalId(value['externalId']) &&
    (typeof value['version'] === 'number' && Number.isInteger(value['version']) && value['version'] >= 1) &&
    isAmountType(value['amountType']) &&
    (value['amount'] === undefined || isAutomaticAmount(value['amount'])) &&
    (value['rejectionReason'] === undefined || typeof value['rejectionReason'] === 'string') &&
    isFirstPaymentStatus(value['firstPaymentStatus']) &&
    (value['firstPaymentEndToEndId'] === undefined || isEndToEndId(value['firstPaymentEndToEndId'])) &&
    (value['metadata'] === undefined || isAutomaticMetadata(value['metadata']))
  )
}

const PixAutomaticRecurrenceExpiredEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixAutomaticRecurrenceExpired' }, occurredAt: Timestamp, status: { type: 'string' }, statusDetailed: RecurrenceStatusDetailed, id: RecurrenceId, walletId: WalletId, externalId: ExternalId, version: { type: 'integer', minimum: 1 }, amountType: AmountType, amount: AutomaticAmount, expiresAt: Timestamp, firstPaymentStatus: FirstPaymentStatus, firstPaymentEndToEndId: EndToEndId, metadata: AutomaticMetadata }, optional: ['amount', 'firstPaymentEndToEndId', 'metadata'] }
function isPixAutomaticRecurrenceExpiredEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixAutomaticRecurrenceExpired' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isRecurrenceStatusDetailed(value['statusDetailed']) &&
    isRecurrenceId(value['id']) &&
    isWalletId(value['walletId']) &&
    isExternalId(value['externalId']) &&
    (typeof value['version'] === 'number' && Number.isInteger(value['version']) && value['version'] >= 1) &&
    isAmountType(value['amountType']) &&
    (value['amount'] === undefined || isAutomaticAmount(value['amount'])) &&
    isTimestamp(value['expiresAt']) &&
    isFirstPaymentStatus(value['firstPaymentStatus']) &&
    (value['firstPaymentEndToEndId'] === undefined || isEndToEndId(value['firstPaymentEndToEndId'])) &&
    (value['metadata'] === undefined || isAutomaticMetadata(value['metadata']))
  )
}

const PixAutomaticRecurrenceCancelledEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixAutomaticRecurrenceCancelled' }, occurredAt: Timestamp, status: { type: 'string' }, statusDetailed: RecurrenceStatusDetailed, id: RecurrenceId, walletId: WalletId, externalId: ExternalId, version: { type: 'integer', minimum: 1 }, amountType: AmountType, amount: AutomaticAmount, cancellationReason: CancellationReason, cancelledAt: Timestamp, firstPaymentStatus: FirstPaymentStatus, firstPaymentEndToEndId: EndToEndId, metadata: AutomaticMetadata }, optional: ['amount', 'firstPaymentEndToEndId', 'metadata'] }
function isPixAutomaticRecurrenceCancelledEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixAutomaticRecurrenceCancelled' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isRecurrenceStatusDetailed(value['statusDetailed']) &&
    isRecurrenceId(value['id']) &&
    isWalletId(value['walletId']) &&
    isExternalId(value['externalId']) &&
    (typeof value['version'] === 'number' && Number.isInteger(value['version']) && value['version'] >= 1) &&
    isAmountType(value['amountType']) &&
    (value['amount'] === undefined || isAutomaticAmount(value['amount'])) &&
    isCancellationReason(value['cancellationReason']) &&
    isTimestamp(value['cancelledAt']) &&
    isFirstPaymentStatus(value['firstPaymentStatus']) &&
    (value['firstPaymentEndToEndId'] === undefined || isEndToEndId(value['firstPaymentEndToEndId'])) &&
    (value['metadata'] === undefined || isAutomaticMetadata(value['metadata']))
  )
}

const PixAutomaticRecurrenceCompletedEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixAutomaticRecurrenceCompleted' }, occurredAt: Timestamp, status: { type: 'string' }, statusDetailed: RecurrenceStatusDetailed, id: RecurrenceId, walletId: WalletId, externalId: ExternalId, version: { type: 'integer', minimum: 1 }, amountType: AmountType, amount: AutomaticAmount, totalCharges: { type: 'integer', minimum: 1, maximum: 999 }, lastPaymentDate: CalendarDate, completedAt: Timestamp, metadata: AutomaticMetadata }, optional: ['amount', 'metadata'] }
function isPixAutomaticRecurrenceCompletedEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixAutomaticRecurrenceCompleted' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isRecurrenceStatusDetailed(value['statusDetailed']) &&
    isRecurrenceId(value['id']) &&
    isWalletId(value['walletId']) &&
    isExternalId(value['externalId']) &&
    (typeof value['version'] === 'number' && Number.isInteger(value['version']) && value['version'] >= 1) &&
    isAmountType(value['amountType']) &&
    (value['amount'] === undefined || isAutomaticAmount(value['amount'])) &&
    (typeof value['totalCharges'] === 'number' && Number.isInteger(value['totalCharges']) && value['totalCharges'] >= 1 && value['totalCharges'] <= 999) &&
    isCalendarDate(value['lastPaymentDate']) &&
    isTimestamp(value['completedAt']) &&
    (value['metadata'] === undefined || isAutomaticMetadata(value['metadata']))
  )
}

const PixAutomaticScheduleScheduledEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixAutomaticScheduleScheduled' }, occurredAt: Timestamp, status: { type: 'string' }, statusDetailed: ScheduleStatusDetailed, id: ScheduleId, recurrenceId: RecurrenceId, walletId: WalletId, cycleNumber: { type: 'integer', minimum: 2, maximum: 999 }, purpose: SchedulePurpose, retryOfScheduleId: ScheduleId, txid: { type: 'string', pattern: PATTERN_25 }, amount: AutomaticAmount, originalDueDate: CalendarDate, dueDate: CalendarDate, endToEndId: EndToEndId, metadata: AutomaticMetadata }, optional: ['retryOfScheduleId', 'metadata'] }
function isPixAutomaticScheduleScheduledEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixAutomaticScheduleScheduled' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isScheduleStatusDetailed(value['statusDetailed']) &&
    isScheduleId(value['id']) &&
    isRecurrenceId(value['recurrenceId']) &&
    isWalletId(value['walletId']) &&
    (typeof value['cycleNumber'] === 'number' && Number.isInteger(value['cycleNumber']) && value['cycleNumber'] >= 2 && value['cycleNumber'] <= 999) &&
    isSchedulePurpose(value['purpose']) &&
    (value['retryOfScheduleId'] === undefined || isScheduleId(value['retryOfScheduleId'])) &&
    (typeof value['txid'] === 'string' && PATTERN_25.test(value['txid'])) &&
    isAutomaticAmount(value['amount']) &&
    isCalendarDate(value['originalDueDate']) &&
    isCalendarDate(value['dueDate']) &&
    isEndToEndId(value['endToEndId']) &&
    (value['metadata'] === undefined || isAutomaticMetadata(value['metadata']))
  )
}

const PixAutomaticScheduleSettledEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixAutomaticScheduleSettled' }, occurredAt: Timestamp, status: { type: 'string' }, statusDetailed: ScheduleStatusDetailed, id: ScheduleId, recurrenceId: RecurrenceId, walletId: WalletId, cycleNumber: { type: 'integer', minimum: 2, maximum: 999 }, purpose: SchedulePurpose, retryOfScheduleId: ScheduleId, txid: { type: 'string', pattern: PATTERN_25 }, amount: AutomaticAmount, originalDueDate: CalendarDate, dueDate: CalendarDate, endToEndId: EndToEndId, reconciliationId: { type: 'string', pattern: PATTERN_25 }, settledAt: Timestamp, metadata: AutomaticMetadata }, optional: ['retryOfScheduleId', 'metadata'] }
function isPixAutomaticScheduleSettledEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixAutomaticScheduleSettled' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isScheduleStatusDetailed(value['statusDetailed']) &&
    isScheduleId(value['id']) &&
    isRecurrenceId(value['recurrenceId']) &&
    isWalletId(value['walletId']) &&
    (typeof value['cycleNumber'] === 'number' && Number.isInteger(value['cycleNumber']) && value['cycleNumber'] >= 2 && value['cycleNumber'] <= 999) &&
    isSchedulePurpose(value['purpose']) &&
    (value['retryOfScheduleId'] === undefined || isScheduleId(value['retryOfScheduleId'])) &&
    (typeof value['txid'] === 'string' && PATTERN_25.test(value['txid'])) &&
    isAutomaticAmount(value['amount']) &&
    isCalendarDate(value['originalDueDate']) &&
    isCalendarDate(value['dueDate']) &&
    isEndToEndId(value['endToEndId']) &&
    (typeof value['reconciliationId'] === 'string' && PATTERN_25.test(value['reconciliationId'])) &&
    isTimestamp(value['settledAt']) &&
    (value['metadata'] === undefined || isAutomaticMetadata(value['metadata']))
  )
}

const PixAutomaticScheduleRejectedEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixAutomaticScheduleRejected' }, occurredAt: Timestamp, status: { type: 'string' }, statusDetailed: ScheduleStatusDetailed, id: ScheduleId, recurrenceId: RecurrenceId, walletId: WalletId, cycleNumber: { type: 'integer', minimum: 2, maximum: 999 }, purpose: SchedulePurpose, retryOfScheduleId: ScheduleId, txid: { type: 'string', pattern: PATTERN_25 }, amount: AutomaticAmount, originalDueDate: CalendarDate, dueDate: CalendarDate, rejectionCode: RejectionCode, rejectionReason: { type: 'string' }, endToEndId: EndToEndId, metadata: AutomaticMetadata }, optional: ['retryOfScheduleId', 'rejectionCode', 'rejectionReason', 'endToEndId', 'metadata'] }
function isPixAutomaticScheduleRejectedEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixAutomaticScheduleRejected' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isScheduleStatusDetailed(value['statusDetailed']) &&
    isScheduleId(value['id']) &&
    isRecurrenceId(value['recurrenceId']) &&
    isWalletId(value['walletId']) &&
    (typeof value['cycleNumber'] === 'number' && Number.isInteger(value['cycleNumber']) && value['cycleNumber'] >= 2 && value['cycleNumber'] <= 999) &&
    isSchedulePurpose(value['purpose']) &&
    (value['retryOfScheduleId'] === undefined || isScheduleId(value['retryOfScheduleId'])) &&
    (typeof value['txid'] === 'string' && PATTERN_25.test(value['txid'])) &&
    isAutomaticAmount(value['amount']) &&
    isCalendarDate(value['originalDueDate']) &&
    isCalendarDate(value['dueDate']) &&
    (value['rejectionCode'] === undefined || isRejectionCode(value['rejectionCode'])) &&
    (value['rejectionReason'] === undefined || typeof value['rejectionReason'] === 'string') &&
    (value['endToEndId'] === undefined || isEndToEndId(value['endToEndId'])) &&
    (value['metadata'] === undefined || isAutomaticMetadata(value['metadata']))
  )
}

const PixAutomaticScheduleCancelledEvent: Schema = { type: 'object', properties: { eventId: EventId, event: { type: 'string', const: 'pixAutomaticScheduleCancelled' }, occurredAt: Timestamp, status: { type: 'string' }, statusDetailed: ScheduleStatusDetailed, id: ScheduleId, recurrenceId: RecurrenceId, walletId: WalletId, cycleNumber: { type: 'integer', minimum: 2, maximum: 999 }, purpose: SchedulePurpose, retryOfScheduleId: ScheduleId, txid: { type: 'string', pattern: PATTERN_25 }, amount: AutomaticAmount, originalDueDate: CalendarDate, dueDate: CalendarDate, cancelledAt: Timestamp, metadata: AutomaticMetadata }, optional: ['retryOfScheduleId', 'metadata'] }
function isPixAutomaticScheduleCancelledEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    isEventId(value['eventId']) &&
    value['event'] === 'pixAutomaticScheduleCancelled' &&
    isTimestamp(value['occurredAt']) &&
    typeof value['status'] === 'string' &&
    isScheduleStatusDetailed(value['statusDetailed']) &&
    isScheduleId(value['id']) &&
    isRecurrenceId(value['recurrenceId']) &&
    isWalletId(value['walletId']) &&
    (typeof value['cycleNumber'] === 'number' && Number.isInteger(value['cycleNumber']) && value['cycleNumber'] >= 2 && value['cycleNumber'] <= 999) &&
    isSchedulePurpose(value['purpose']) &&
    (value['retryOfScheduleId'] === undefined || isScheduleId(value['retryOfScheduleId'])) &&
    (typeof value['txid'] === 'string' && PATTERN_25.test(value['txid'])) &&
    isAutomaticAmount(value['amount']) &&
    isCalendarDate(value['originalDueDate']) &&
    isCalendarDate(value['dueDate']) &&
    isTimestamp(value['cancelledAt']) &&
    (value['metadata'] === undefined || isAutomaticMetadata(value['metadata']))
  )
}

/** The check of each successful response, by operation and status. */
export const RESPONSES: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  createAccessToken: { 200: { accepts: isAccessToken, schema: AccessToken } },
  createImmediateCharge: { 201: { accepts: isImmediateChargeCreated, schema: ImmediateChargeCreated } },
  getImmediateCharge: { 200: { accepts: isImmediateCharge, schema: ImmediateCharge } },
  simulatePayment: { 200: { accepts: isSimulatedPayment, schema: SimulatedPayment } },
  createWithdrawalByPixKey: { 202: { accepts: isWithdrawalAccepted, schema: WithdrawalAccepted } },
  createWithdrawalByBankDetails: { 202: { accepts: isWithdrawalAccepted, schema: WithdrawalAccepted } },
  getWithdrawal: { 200: { accepts: isWithdrawal, schema: Withdrawal } },
  createRefund: { 202: { accepts: isRefund, schema: Refund } },
  getRefund: { 200: { accepts: isRefund, schema: Refund } },
  createInternalTransfer: { 201: { accepts: isInternalTransfer, schema: InternalTransfer } },
  getInternalTransfer: { 200: { accepts: isInternalTransfer, schema: InternalTransfer } },
  getBalance: { 200: { accepts: isBalance, schema: Balance } },
  getClosingDayBalance: { 200: { accepts: isClosingDayBalance, schema: ClosingDayBalance } },
  listStatement: { 200: { accepts: isStatementPage, schema: StatementPage } },
  getConsolidatedStatement: { 200: { accepts: isConsolidatedStatementPage, schema: ConsolidatedStatementPage } },
  configureWebhook: { 200: { accepts: isWebhookConfiguration, schema: WebhookConfiguration } },
  createRecurrence: { 201: { accepts: isRecurrence, schema: Recurrence } },
  listRecurrences: { 200: { accepts: isRecurrenceList, schema: RecurrenceList } },
  getRecurrence: { 200: { accepts: isRecurrence, schema: Recurrence } },
  cancelRecurrence: { 200: { accepts: isRecurrence, schema: Recurrence } },
  createSchedule: { 201: { accepts: isSchedule, schema: Schedule } },
  listSchedules: { 200: { accepts: isScheduleList, schema: ScheduleList } },
  getSchedule: { 200: { accepts: isSchedule, schema: Schedule } },
  cancelSchedule: { 200: { accepts: isSchedule, schema: Schedule } },
  createPostDueRetry: { 201: { accepts: isSchedule, schema: Schedule } },
  getRecurrenceLocation: { 200: { accepts: isRecurrenceLocation, schema: RecurrenceLocation } },
  simulateFirstPayment: { 200: { accepts: isRecurrence, schema: Recurrence } },
  simulateAuthorization: { 200: { accepts: isRecurrence, schema: Recurrence } },
  simulateRecurrenceExpiration: { 200: { accepts: isRecurrence, schema: Recurrence } },
  simulateRecurrencePayerCancellation: { 200: { accepts: isRecurrence, schema: Recurrence } },
  simulateFirstPaymentRefund: { 200: { accepts: isRecurrence, schema: Recurrence } },
  simulateSchedulePayerResponse: { 200: { accepts: isSchedule, schema: Schedule } },
  simulateScheduleSettlement: { 200: { accepts: isSchedule, schema: Schedule } },
  simulateSchedulePayerCancellation: { 200: { accepts: isSchedule, schema: Schedule } },
  simulateSchedulePayerResponseTimeout: { 200: { accepts: isSchedule, schema: Schedule } },
  simulateScheduleRefund: { 200: { accepts: isAutomaticRefund, schema: AutomaticRefund } },
  simulateRefundResult: { 200: { accepts: isAutomaticRefund, schema: AutomaticRefund } },
}

/** The check of each webhook event, by the name of the event. */
export const WEBHOOKS: Readonly<Record<string, Check>> = {
  pixChargePaid: { accepts: isPixChargePaidEvent, schema: PixChargePaidEvent },
  pixChargeRejected: { accepts: isPixChargeRejectedEvent, schema: PixChargeRejectedEvent },
  pixChargeExpired: { accepts: isPixChargeExpiredEvent, schema: PixChargeExpiredEvent },
  pixChargeTakenBack: { accepts: isPixChargeTakenBackEvent, schema: PixChargeTakenBackEvent },
  pixWithdrawSettled: { accepts: isPixWithdrawSettledEvent, schema: PixWithdrawSettledEvent },
  pixWithdrawFailed: { accepts: isPixWithdrawFailedEvent, schema: PixWithdrawFailedEvent },
  pixWithdrawReturned: { accepts: isPixWithdrawReturnedEvent, schema: PixWithdrawReturnedEvent },
  pixRefundSettled: { accepts: isPixRefundSettledEvent, schema: PixRefundSettledEvent },
  pixRefundFailed: { accepts: isPixRefundFailedEvent, schema: PixRefundFailedEvent },
  pixAutomaticFirstPaymentSettled: { accepts: isPixAutomaticFirstPaymentSettledEvent, schema: PixAutomaticFirstPaymentSettledEvent },
  pixAutomaticRecurrenceAuthorized: { accepts: isPixAutomaticRecurrenceAuthorizedEvent, schema: PixAutomaticRecurrenceAuthorizedEvent },
  pixAutomaticRecurrenceRejected: { accepts: isPixAutomaticRecurrenceRejectedEvent, schema: PixAutomaticRecurrenceRejectedEvent },
  pixAutomaticRecurrenceExpired: { accepts: isPixAutomaticRecurrenceExpiredEvent, schema: PixAutomaticRecurrenceExpiredEvent },
  pixAutomaticRecurrenceCancelled: { accepts: isPixAutomaticRecurrenceCancelledEvent, schema: PixAutomaticRecurrenceCancelledEvent },
  pixAutomaticRecurrenceCompleted: { accepts: isPixAutomaticRecurrenceCompletedEvent, schema: PixAutomaticRecurrenceCompletedEvent },
  pixAutomaticScheduleScheduled: { accepts: isPixAutomaticScheduleScheduledEvent, schema: PixAutomaticScheduleScheduledEvent },
  pixAutomaticScheduleSettled: { accepts: isPixAutomaticScheduleSettledEvent, schema: PixAutomaticScheduleSettledEvent },
  pixAutomaticScheduleRejected: { accepts: isPixAutomaticScheduleRejectedEvent, schema: PixAutomaticScheduleRejectedEvent },
  pixAutomaticScheduleCancelled: { accepts: isPixAutomaticScheduleCancelledEvent, schema: PixAutomaticScheduleCancelledEvent },
}
