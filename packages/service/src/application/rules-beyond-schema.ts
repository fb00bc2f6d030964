import type { Violation } from '@pix-payments/http-contract/validation'
import { parseCnpj, parseCpf, parseTaxId, withdrawalPixKeyType } from '@pix-payments/pix'
import type { ErrorCodeOf, OperationId } from '@pix-payments/spec'
import { type Refusal, type RefusalDetail, refuse } from '../domain/refusal.ts'
import { isPublicUrl } from '../domain/webhook/public-url.ts'
import { isReservedHeader } from '../domain/webhook/webhook-account.ts'
import { cursorRule, payerRule, receiverRules } from './automatic/rules-with-schema.ts'
import { BAD_CURSOR, readStatementCursor } from './money/statement-cursor.ts'
import type { Call } from './operation/operation.ts'
import type { Context } from './operation/context.ts'
import type { UncheckedRequest } from './operation/unchecked-request.ts'

/** The rules of an operation that JSON Schema cannot state. */
export interface Rules<O extends OperationId> {
  /**
   * Checks the raw request together with its schemas. A rule belongs here when its error code comes before the code of
   * a schema violation (G-175, G-176).
   */
  readonly withSchema?: (
    context: Context,
    request: UncheckedRequest<O>,
  ) => Promise<readonly RuleViolation<O>[]> | readonly RuleViolation<O>[]
  /**
   * Checks a request that the schemas accepted, before the operation runs. So one error response never mixes fields
   * that break a schema with fields that break these rules.
   */
  readonly afterSchema?: (call: Call<O>, context: Context) => Refusal<ErrorCodeOf<O>> | undefined
}

type RuleViolation<O extends OperationId> = Violation & { readonly code: ErrorCodeOf<O> }

/**
 * The rules on malformed requests that JSON Schema cannot state: check digits, cursors, fields that must agree. Two
 * kinds of rules are in the operations instead: rules that need the locked wallet or its clock, and rules that must be
 * checked after the state of a resource (see `firstBroken`).
 */
export const RULES_BEYOND_SCHEMA: { readonly [O in OperationId]?: Rules<O> } = {
  createImmediateCharge: {
    afterSchema: ({ body: { expectedPayer } }) =>
      malformed(brokenCpf('expectedPayer.taxId', expectedPayer?.taxId)),
  },
  getImmediateCharge: {
    // G-103: a charge has only the revision 0.
    afterSchema: ({ query: { revision = 0 } }) =>
      revision === 0
        ? undefined
        : refuse('InvalidParameter', { field: 'revision', message: 'must be 0, the only revision' }),
  },
  simulatePayment: {
    afterSchema: ({ body: { receiverCnpj } }) =>
      malformed(
        brokenUnless(parseCnpj(receiverCnpj).ok, 'receiverCnpj', 'must be a CNPJ with valid check digits'),
      ),
  },
  createWithdrawalByPixKey: {
    afterSchema: ({ body: { pixKey, expectedCreditor } }) =>
      malformed([
        ...brokenUnless(
          withdrawalPixKeyType(pixKey) !== null,
          'pixKey',
          'must be a CPF, an e-mail, a phone or a random key',
        ),
        ...brokenCpf('expectedCreditor.taxId', expectedCreditor.taxId),
      ]),
  },
  createWithdrawalByBankDetails: {
    afterSchema({ body: { creditor } }) {
      const taxId = parseTaxId(creditor.taxId)
      const wanted = creditor.personType === 'NATURAL_PERSON' ? 'CPF' : 'CNPJ'
      const message = 'must be a CPF (NATURAL_PERSON) or CNPJ (LEGAL_PERSON) with valid check digits'
      return malformed(brokenUnless(taxId.ok && taxId.value.type === wanted, 'creditor.taxId', message))
    },
  },
  createRefund: {
    // G-037: the body may contain the endToEndId, but only the same value as in the path.
    afterSchema: ({ path, body: { endToEndId = path.endToEndId } }) =>
      malformed(
        brokenUnless(endToEndId === path.endToEndId, 'endToEndId', 'must be the endToEndId of the path'),
      ),
  },
  createInternalTransfer: {
    afterSchema: ({ caller, body: { destinationWalletId } }) =>
      malformed(
        brokenUnless(
          destinationWalletId.toLowerCase() !== caller.walletId,
          'destinationWalletId',
          'must be another wallet than that of the token',
        ),
      ),
  },
  listStatement: {
    afterSchema({ query }) {
      const { cursor, initDate, endDate, endToEndId, productTransactionId } = query
      if (cursor !== undefined && readStatementCursor(cursor) === undefined) return refuse(...BAD_CURSOR)
      const filters = [initDate, endDate, endToEndId, productTransactionId]
      if (filters.some((filter) => filter !== undefined)) return undefined
      // Every cursor belongs to a list with a filter.
      return cursor === undefined ? refuse('MISSING_REQUIRED_FILTER') : refuse(...BAD_CURSOR)
    },
  },
  configureWebhook: {
    // G-123, G-214: production accepts only public https URLs. The authentication must not use a header that the
    // service sets.
    afterSchema: ({ body: { url, authentication } }, { mode }) =>
      malformed([
        ...brokenUnless(URL.canParse(url), 'url', 'must be a URL whose host and port exist'),
        ...brokenUnless(
          mode === 'sandbox' || !URL.canParse(url) || isPublicUrl(url),
          'url',
          'must be an https URL of a public host in production',
        ),
        ...brokenUnless(
          authentication.type !== 'HEADER' || !isReservedHeader(authentication.headerName),
          'authentication.headerName',
          'must not be a header that deliveries set themselves or that HTTP reserves',
        ),
      ]),
  },
  createRecurrence: { withSchema: receiverRules },
  listRecurrences: {
    withSchema: (_service, { query }) => [...cursorRule(query), ...payerRule('query', query, 'payerTaxId')],
  },
  listSchedules: { withSchema: (_service, { query }) => cursorRule(query) },
  simulateFirstPayment: { withSchema: (_service, { body }) => payerRule('body', body, 'payerTaxId') },
}

const malformed = (details: readonly RefusalDetail[]): Refusal<'MalformedRequest'> | undefined =>
  details.length === 0 ? undefined : refuse('MalformedRequest', ...details)

const brokenUnless = (isKept: boolean, field: string, message: string): RefusalDetail[] =>
  isKept ? [] : [{ field, message }]

const brokenCpf = (field: string, taxId: string | undefined): RefusalDetail[] =>
  brokenUnless(taxId === undefined || parseCpf(taxId).ok, field, 'must be a CPF with valid check digits')
