import { asList, type JsonObject } from '../bundle/document.ts'
import type { ErrorType } from '../data/errors.ts'
import type { CodeRow, ProvenanceRow } from '../data/load-errors.ts'
import { type ErrorSet, type ErrorSource, nameOf, pascalCase } from './error-sets.ts'

/** Functions that make the references in generated schemas. */
export interface References {
  /** Returns a reference to a file below the folder of the contract: `schemas/errors/ErrorMessage.yaml`. */
  readonly file: (path: string) => JsonObject
  /** Returns a reference to another generated schema. */
  readonly schema: (name: string) => JsonObject
}

/**
 * Makes the schemas of a set by name. The first schema is the body: the envelope of the family, with exactly the codes
 * of the set.
 */
export function errorSchemas(
  set: ErrorSet,
  source: Pick<ErrorSource, 'statuses'>,
  references: References,
): Record<string, JsonObject> {
  const name = schemaName(set)
  const message = references.file('schemas/errors/ErrorMessage.yaml')
  const described = { description: set.statusRow.description, ...provenanceOf([set.family, ...set.codes]) }
  switch (set.familyName) {
    case 'token':
      return { [name]: object(described, { error: codeSchema(set.codes), error_description: message }) }
    case 'automatic': {
      const problems = problemsOf(set, source)
      const refs = problems.map((problem) => references.schema(problem.name))
      const error =
        refs.length === 1
          ? refs[0]
          : {
              oneOf: refs,
              ...discriminatorOf(problems, refs),
              description: 'One of the errors of this status.',
            }
      return {
        [name]: object(described, { error }),
        ...Object.fromEntries(
          problems.map((problem) => [problem.name, problemSchema(problem, set, references)]),
        ),
      }
    }
    default: {
      const details = references.file('schemas/errors/ErrorDetails.yaml')
      const body = object(described, { code: codeSchema(set.codes), message })
      if (set.status === '400') (body['properties'] as JsonObject)['details'] = details
      return { [name]: body }
    }
  }
}

/**
 * Adds `Error` to the name of a set, unless the name ends with it: `MoneyInternalError`, not `MoneyInternalErrorError`.
 */
export const schemaName = ({ name }: ErrorSet): string => `${name.replace(/Error$/, '')}Error`

interface Problem {
  readonly name: string
  readonly codes: readonly [CodeRow, ...CodeRow[]]
}

/** Groups the `automatic` codes of a status by their `type`, by which generated clients decode a choice of problems. */
function problemsOf(set: ErrorSet, source: Pick<ErrorSource, 'statuses'>): Problem[] {
  const groups = [...Map.groupBy(set.codes, ({ type }) => type).values()] as [CodeRow, ...CodeRow[]][]
  const base = set.name.replace(/Error$/, '')
  if (groups.length === 1) return groups.map((codes) => ({ name: `${base}Problem`, codes }))
  return groups.map((codes) => ({
    codes,
    name:
      codes.length === 1
        ? `${pascalCase(set.familyName)}${nameOf(codes[0], source)}Problem`
        : `${base}${typeName(codes[0].type)}Problem`,
  }))
}

/** Names the schema of each `type`. Without a discriminator, generated clients cannot decode a choice of problems. */
function discriminatorOf(problems: readonly Problem[], refs: readonly JsonObject[]): JsonObject {
  const types = problems.map(({ codes: [{ type = '' }] }, index) => [type, refs[index]?.['$ref']])
  return { discriminator: { propertyName: 'type', mapping: Object.fromEntries(types) } }
}

function problemSchema({ codes }: Problem, set: ErrorSet, { file }: References): JsonObject {
  const [{ type = '', retryable }] = codes
  const retried = codes.filter((row) => row.retryable).map(({ code }) => code)
  const when = codes.find((row) => row.retryableWhen !== undefined)?.retryableWhen
  const isFixed = when === undefined && codes.every((row) => row.retryable === retryable)
  const message = file('schemas/errors/ErrorMessage.yaml')
  return object(
    { description: set.statusRow.description, ...provenanceOf([set.family, ...codes]) },
    {
      type: { type: 'string', enum: [type], description: 'The kind of error.' },
      code: codeSchema(codes),
      message: codes.some((row) => mayListViolations(set, row))
        ? {
            oneOf: [message, file('schemas/errors/ErrorMessages.yaml')],
            description: 'A list with one entry for each violation of validation; one sentence otherwise.',
          }
        : message,
      retryable: isFixed
        ? {
            type: 'boolean',
            not: { enum: [!retryable] },
            description: retryable
              ? 'The same request may succeed when it is sent again.'
              : 'Sending the same request again cannot succeed.',
          }
        : {
            type: 'boolean',
            description: `Whether the same request may succeed when it is sent again. It is true ${when === undefined ? `for ${retried.join(', ')}.` : `in one case. ${when}`}`,
          },
    },
  )
}

/** Whether `message` may be a list of messages. It may be for the code of a malformed body (§7.4). */
const mayListViolations = ({ family }: ErrorSet, { code }: CodeRow): boolean =>
  code === family.roles['malformedBody']

/** Returns the part of a schema name for an error type: `PixAutomatic` for `pixAutomaticError`. */
const typeName = (type: ErrorType | undefined): string => pascalCase(type ?? '').replace(/Error$/, '')

function object(described: JsonObject, properties: JsonObject): JsonObject {
  return { type: 'object', ...described, required: Object.keys(properties), properties }
}

function codeSchema(codes: readonly CodeRow[]): JsonObject {
  const names = codes.map(({ code }) => code)
  if (codes.some(({ isOpen }) => isOpen)) {
    const description = 'Names what is unavailable. Expect codes that are not listed.'
    return { type: 'string', minLength: 1, maxLength: 100, 'x-extensible-enum': names, description }
  }
  return { type: 'string', enum: names, description: 'Names the broken rule.' }
}

/** Joins the sections and gaps of all rows. Each is listed once. */
export function provenanceOf(rows: readonly ProvenanceRow[]): JsonObject {
  const merged = (key: 'x-source' | 'x-gap'): JsonObject => {
    const ids = [...new Set(rows.flatMap((row) => asList(row[key] as string | string[] | undefined)))].sort()
    if (ids.length === 0) return {}
    return { [key]: ids.length === 1 ? ids[0] : ids }
  }
  return { ...merged('x-source'), ...merged('x-gap') }
}
