import { attachErrors } from './preprocessors/attach-errors.ts'
import { attachExamples } from './preprocessors/attach-examples.ts'
import type { Visitor } from './redocly.ts'
import { type LintRule, toRedocly } from './rule.ts'
import { boundedValues } from './rules/bounded-values.ts'
import { camelCaseNames } from './rules/camel-case-names.ts'
import { closedRequests } from './rules/closed-requests.ts'
import { constantsHaveNames } from './rules/constants-have-names.ts'
import { enumHasType } from './rules/enum-has-type.ts'
import { correlationHeaders } from './rules/correlation-headers.ts'
import { descriptionSentence } from './rules/description-sentence.ts'
import { errorCodesKnown } from './rules/error-codes-known.ts'
import { errorExamplesMatchCatalogue } from './rules/error-examples-match-catalogue.ts'
import { errorsMatchCatalogue } from './rules/errors-match-catalogue.ts'
import { eventUnion } from './rules/event-union.ts'
import { fileNameMatches } from './rules/file-name-matches.ts'
import { formExamples } from './rules/form-examples.ts'
import { gapExists } from './rules/gap-exists.ts'
import { gapShown } from './rules/gap-shown.ts'
import { headerExamples } from './rules/header-examples.ts'
import { idempotencyStated } from './rules/idempotency-stated.ts'
import { integerFormat } from './rules/integer-format.ts'
import { knownExtensions } from './rules/known-extensions.ts'
import { linksLead } from './rules/links-lead.ts'
import { moneyBoundedIntegers } from './rules/money-bounded-integers.ts'
import { namedExamples } from './rules/named-examples.ts'
import { noBooleanSchema } from './rules/no-boolean-schema.ts'
import { noDefaultInRequest } from './rules/no-default-in-request.ts'
import { noInlineObject } from './rules/no-inline-object.ts'
import { noKeywordBesideRef } from './rules/no-keyword-beside-ref.ts'
import { noResponseAlias } from './rules/no-response-alias.ts'
import { operationHasFamilyErrors } from './rules/operation-has-family-errors.ts'
import { paginationExists } from './rules/pagination-exists.ts'
import { provenance } from './rules/provenance.ts'
import { sandboxOnly } from './rules/sandbox-only.ts'
import { registersLoad } from './rules/registers-load.ts'
import { rulesBelowThen } from './rules/rules-below-then.ts'
import { saneBounds } from './rules/sane-bounds.ts'
import { serversStated } from './rules/servers-stated.ts'
import { sourceExists } from './rules/source-exists.ts'
import { webhookInline } from './rules/webhook-inline.ts'
import { workflowCriteria } from './rules/workflow-criteria.ts'
import { workflowDescribed } from './rules/workflow-described.ts'
import { workflowOperations } from './rules/workflow-operations.ts'

/**
 * The rules of the plugin. `lint/README.md` states the reason for each rule. All other rules are assertions in
 * `redocly.yaml`.
 */
export const RULES: readonly LintRule[] = [
  provenance,
  sourceExists,
  formExamples,
  gapExists,
  gapShown,
  registersLoad,
  knownExtensions,
  fileNameMatches,
  webhookInline,
  noResponseAlias,
  serversStated,
  linksLead,
  correlationHeaders,
  sandboxOnly,
  idempotencyStated,
  paginationExists,
  operationHasFamilyErrors,
  errorsMatchCatalogue,
  errorCodesKnown,
  errorExamplesMatchCatalogue,
  namedExamples,
  headerExamples,
  descriptionSentence,
  camelCaseNames,
  moneyBoundedIntegers,
  noInlineObject,
  noKeywordBesideRef,
  noDefaultInRequest,
  closedRequests,
  enumHasType,
  rulesBelowThen,
  saneBounds,
  boundedValues,
  integerFormat,
  noBooleanSchema,
  constantsHaveNames,
  eventUnion,
  workflowOperations,
  workflowCriteria,
  workflowDescribed,
]

/**
 * Checks the examples when the contract is bundled. Redocly runs rules only in the lint, and decorators only in the
 * bundle, so this decorator runs the rules for examples.
 */
const checkExamples = (): Visitor[] =>
  [namedExamples, errorExamplesMatchCatalogue].flatMap((rule) => toRedocly(rule)({}))

const openapi = RULES.filter(({ document }) => document === undefined)
const arazzo = RULES.filter(({ document }) => document === 'arazzo1')
const switchedOn = (rules: readonly LintRule[]): object =>
  Object.fromEntries(rules.map((rule) => [`pix/${rule.name}`, 'error']))

/** The lint plugin of this contract, with its rules and preprocessors. `redocly.yaml` loads it. */
export default function pixPlugin(): object {
  const visitors = (rules: readonly LintRule[]): object =>
    Object.fromEntries(rules.map((rule) => [rule.name, toRedocly(rule)]))
  return {
    id: 'pix',
    preprocessors: { oas3: { 'attach-errors': attachErrors, 'attach-examples': attachExamples } },
    decorators: { oas3: { 'check-examples': checkExamples } },
    rules: { oas3: visitors(openapi), arazzo1: visitors(arazzo) },
    configs: { all: { rules: switchedOn(openapi) }, workflows: { rules: switchedOn(arazzo) } },
  }
}
