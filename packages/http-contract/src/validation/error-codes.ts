import { type ErrorCatalogue, codeOf, errorsOf, familyOf } from './catalogue.ts'
import { isRecord } from './document.ts'
import type { BrokenRule } from './broken-rules.ts'
import type { BoundParameter } from './operations.ts'
import type { Schemas } from './schemas.ts'

/** The schema of a validated parameter or body. `parameter` is undefined for a body. */
export interface ValidatedPart {
  readonly pointer: string
  readonly parameter: BoundParameter | undefined
}

/**
 * Returns the error code of a broken rule. `x-error-codes` states the code beside the keyword, beside a `$ref` to the
 * keyword's schema, or on the parameter. If no `x-error-codes` states it, the code is the operation's code for
 * malformed bodies or parameters.
 */
export function errorCode(
  schemas: Schemas,
  catalogue: ErrorCatalogue,
  operationId: string,
  rule: BrokenRule,
  { pointer, parameter }: ValidatedPart,
): string {
  const named =
    codeIn(rule.schema, rule) ??
    codeBesideReference(schemas, pointer, rule) ??
    codeIn({ 'x-error-codes': parameter?.errorCodes }, rule)
  return named ?? defaultCode(catalogue, operationId, parameter)
}

/** Rules of texts that no schema states: percent-encoding, U+0000. They have the code of another form. */
const UNSTATED: ReadonlySet<string> = new Set(['encoding', 'nullCharacter'])

function codeBesideReference(schemas: Schemas, pointer: string, rule: BrokenRule): string | undefined {
  if (rule.schema === undefined || !schemas.hasCodesBesideReference(rule.schema)) return undefined
  return referencingSchemas(schemas, pointer, rule)
    .map((schema) => codeIn(schema, rule))
    .find((code) => code !== undefined)
}

/**
 * Returns the code that `x-error-codes` of a schema states for the rule: `{ pattern: CODE }`, or `{ required: { taxId:
 * CODE } }` when the codes of the properties differ.
 */
function codeIn(schema: object | undefined, { keyword, property }: BrokenRule): string | undefined {
  const codes: unknown = isRecord(schema) ? schema['x-error-codes'] : undefined
  if (!isRecord(codes)) return undefined
  const code = UNSTATED.has(keyword)
    ? (codes[keyword] ?? codes['pattern'] ?? codes['format'])
    : codes[keyword]
  if (typeof code === 'string') return code
  const ofProperty = isRecord(code) && property !== undefined ? code[property] : undefined
  return typeof ofProperty === 'string' ? ofProperty : undefined
}

/**
 * Some operations have no code for malformed parameters. Then a malformed parameter returns the operation's 404,
 * because the parameter identifies no resource (G-183).
 */
function defaultCode(
  catalogue: ErrorCatalogue,
  operationId: string,
  parameter: BoundParameter | undefined,
): string {
  const { family, codes } = errorsOf(catalogue, operationId)
  const { malformedBody, malformedParameter } = familyOf(catalogue, family).roles
  if (parameter === undefined) return malformedBody
  const code =
    malformedParameter.find((it) => codes.includes(it)) ??
    codes.find((it) => codeOf(catalogue, family, it).status === 404)
  return code ?? malformedParameter[0] ?? malformedBody
}

/** Returns those schemas of the value that have a `$ref` to the schema of the rule. */
function referencingSchemas(schemas: Schemas, pointer: string, rule: BrokenRule): object[] {
  const path = rule.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  let here = schemasOfSameValue(schemas, schemas.schema(pointer))
  for (const key of path)
    here = here.flatMap((schema) => step(schema, key)).flatMap((it) => schemasOfSameValue(schemas, it))
  return here.filter((schema) => refersTo(schemas, schema, rule.schema))
}

/**
 * Returns the schema and all schemas that apply to the same value through `$ref`, `allOf`, `anyOf`, `oneOf`, `then` or
 * `else`.
 */
function schemasOfSameValue(schemas: Schemas, schema: unknown): Record<string, unknown>[] {
  if (!isRecord(schema)) return []
  const reference = schema['$ref']
  const lists = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const list = schema[keyword]
    return Array.isArray(list) ? list : []
  })
  const inner = [
    typeof reference === 'string' ? schemas.schema(reference) : undefined,
    schema['then'],
    schema['else'],
  ]
  return [schema, ...[...inner, ...lists].flatMap((it) => schemasOfSameValue(schemas, it))]
}

function step(schema: Record<string, unknown>, key: string): unknown[] {
  const properties = schema['properties']
  if (isRecord(properties) && Object.hasOwn(properties, key)) return [properties[key]]
  return /^\d+$/.test(key)
    ? [schema['items'], schema['additionalProperties']]
    : [schema['additionalProperties']]
}

function refersTo(schemas: Schemas, schema: Record<string, unknown>, target: object | undefined): boolean {
  const reference = schema['$ref']
  if (typeof reference !== 'string') return false
  const next = schemas.schema(reference)
  return next === target || refersTo(schemas, next, target)
}
