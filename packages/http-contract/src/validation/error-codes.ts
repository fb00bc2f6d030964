import { type ErrorCatalogue, codeOf, errorsOf, familyOf } from './catalogue.ts'
import { isRecord } from './document.ts'
import type { Finding } from './findings.ts'
import type { BoundParameter } from './operations.ts'
import type { Schemas } from './schemas.ts'

/** Where a value stands: the schema that it is judged by, and the parameter it belongs to, if any. */
export interface Judged {
  readonly pointer: string
  readonly parameter: BoundParameter | undefined
}

/**
 * The code that a broken keyword gives: what `x-error-codes` says beside the keyword or beside a `$ref` that leads
 * to it, otherwise the code that the operation has for malformed bodies or parameters.
 */
export function errorCode(
  schemas: Schemas,
  catalogue: ErrorCatalogue,
  operationId: string,
  finding: Finding,
  judged: Judged,
): string {
  const named =
    codeIn(finding.schema, finding) ??
    codeBesideReference(schemas, judged.pointer, finding) ??
    codeIn({ 'x-error-codes': judged.parameter?.errorCodes }, finding)
  return named ?? defaultCode(catalogue, operationId, judged.parameter)
}

function codeBesideReference(schemas: Schemas, pointer: string, finding: Finding): string | undefined {
  if (finding.schema === undefined || !schemas.hasCodesBesideReference(finding.schema)) return undefined
  return referrers(schemas, pointer, finding)
    .map((schema) => codeIn(schema, finding))
    .find((code) => code !== undefined)
}

/** `x-error-codes: { pattern: CODE }`, or `{ required: { taxId: CODE } }` where properties differ. */
function codeIn(schema: object | undefined, { keyword, property }: Finding): string | undefined {
  const codes: unknown = isRecord(schema) ? schema['x-error-codes'] : undefined
  if (!isRecord(codes)) return undefined
  const code =
    keyword === 'encoding' ? (codes['encoding'] ?? codes['pattern'] ?? codes['format']) : codes[keyword]
  if (typeof code === 'string') return code
  const ofProperty = isRecord(code) && property !== undefined ? code[property] : undefined
  return typeof ofProperty === 'string' ? ofProperty : undefined
}

/** A broken parameter of an operation without a parameter code names no resource: its 404 (G-183). */
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

/** Schemas at the value's place that hold a `$ref` to the schema of the finding. */
function referrers(schemas: Schemas, pointer: string, finding: Finding): object[] {
  const path = finding.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  let here = alternativesOf(schemas, schemas.schema(pointer))
  for (const key of path)
    here = here.flatMap((schema) => step(schema, key)).flatMap((it) => alternativesOf(schemas, it))
  return here.filter((schema) => refersTo(schemas, schema, finding.schema))
}

/** The schema itself and all that judge the same value: `$ref`, `allOf`, `anyOf`, `oneOf`, `then`, `else`. */
function alternativesOf(schemas: Schemas, schema: unknown): Record<string, unknown>[] {
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
  return [schema, ...[...inner, ...lists].flatMap((it) => alternativesOf(schemas, it))]
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
