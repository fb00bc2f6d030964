import type { ErrorObject } from 'ajv'
import { isRecord } from './document.ts'
import { alternatives, messageOf, ownMessage, typeMessage } from './messages.ts'
import type { Schemas } from './schemas.ts'

/** One rule that a value violates. `error-codes.ts` adds the error code. */
export interface BrokenRule {
  /**
   * The path of the value from the root, such as `creditor.taxId` or `bankAccounts[0].bankCode`. Empty for the root.
   */
  readonly field: string
  readonly keyword: string
  readonly message: string
  /** The property that is missing or unknown. It is kept because `x-error-codes` can name a code for each property. */
  readonly property: string | undefined
  /** The schema object that contains the keyword. */
  readonly schema: object | undefined
  /** The JSON pointer of the value that violates the keyword, such as `/bankAccounts/0`. */
  readonly instancePath: string
}

/**
 * Validates a value and returns one broken rule for each thing that the caller must fix. When a `oneOf`, `anyOf` or
 * `if` fails, Ajv reports the errors of every branch. This function reports only the errors of the branch that the
 * caller intended. If the intended branch is unclear, it reports the `oneOf`, `anyOf` or `if` itself.
 */
export function findBrokenRules(
  schemas: Schemas,
  pointer: string,
  value: unknown,
  owner: string,
): readonly BrokenRule[] {
  const errors = schemas.errors(pointer, value, owner)
  if (errors.length === 0) return []
  return onePerField(explain(schemas, errors, value, owner))
}

function explain(
  schemas: Schemas,
  errors: readonly ErrorObject[],
  value: unknown,
  owner: string,
): readonly BrokenRule[] {
  const composites = distinctComposites(errors).map((error) => ({
    error,
    reach: reachOf(schemas, branchesOf(error)),
  }))
  const isInsideAnother = (error: ErrorObject): boolean =>
    composites.some(
      ({ error: composite, reach }) =>
        composite !== error &&
        isRecord(error.parentSchema) &&
        reach.has(error.parentSchema) &&
        isAtOrBelow(error.instancePath, composite.instancePath),
    )
  return errors
    .filter((error) => !isInsideAnother(error))
    .flatMap((error) =>
      COMPOSITES.has(error.keyword)
        ? explainComposite(schemas, error, value, owner)
        : [toBrokenRule(error, value)],
    )
}

/**
 * Keeps one error for each composite keyword, schema and value, because Ajv reports `propertyNames` once for each name
 * of an object.
 */
function distinctComposites(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const distinct: ErrorObject[] = []
  const keysBySchema = new Map<unknown, Set<string>>()
  for (const error of errors) {
    if (!COMPOSITES.has(error.keyword)) continue
    const key = `${error.keyword} ${error.instancePath}`
    const keys = keysBySchema.get(error.parentSchema) ?? new Set()
    keysBySchema.set(error.parentSchema, keys)
    if (keys.has(key)) continue
    keys.add(key)
    distinct.push(error)
  }
  return distinct
}

/** Keywords with branches. When one fails, Ajv also reports the errors of its branches. */
const COMPOSITES: ReadonlySet<string> = new Set([
  'oneOf',
  'anyOf',
  'discriminator',
  'if',
  'propertyNames',
  'contains',
])

function explainComposite(
  schemas: Schemas,
  error: ErrorObject,
  root: unknown,
  owner: string,
): readonly BrokenRule[] {
  const codes: unknown = isRecord(error.parentSchema) ? error.parentSchema['x-error-codes'] : undefined
  const hasCode = isRecord(codes) && codes[error.keyword] !== undefined
  const branch = hasCode ? undefined : intendedBranch(schemas, error)
  const pointer = branch === undefined ? undefined : schemas.pointerOf(branch)
  if (pointer === undefined)
    return [{ ...toBrokenRule(error, root), ...(hasCode ? {} : explainUnclearBranch(schemas, error, root)) }]
  const nested = schemas.errors(pointer, error.data, owner)
  return explain(schemas, nested, error.data, owner).map((it) => ({
    ...it,
    field: join(fieldPath(root, error.instancePath), it.field),
    instancePath: `${error.instancePath}${it.instancePath}`,
  }))
}

function branchesOf(error: ErrorObject): readonly unknown[] {
  const parent = isRecord(error.parentSchema) ? error.parentSchema : {}
  if (error.keyword === 'if') return [parent['then'], parent['else']]
  const branches: unknown =
    error.keyword === 'discriminator' ? (parent['oneOf'] ?? parent['anyOf']) : error.schema
  return Array.isArray(branches) ? branches : [branches]
}

/**
 * Returns the branch that the caller intended: the branch that the discriminator or `then`/`else` selects, or the only
 * branch that allows the type of the value.
 */
function intendedBranch(schemas: Schemas, error: ErrorObject): object | undefined {
  const parent = isRecord(error.parentSchema) ? error.parentSchema : {}
  if (error.keyword === 'if') return asObject(parent[String(error.params['failingKeyword'])])
  if (error.keyword === 'propertyNames' || error.keyword === 'contains') return undefined
  const branches = branchesOf(error).filter(isRecord)
  const byDiscriminator = discriminated(parent['discriminator'], branches, error.data)
  if (byDiscriminator !== undefined) return byDiscriminator
  const ofType = branches.filter((branch) => {
    const types = typesAt(schemas, branch)
    return (
      types === undefined ||
      types.has(typeOf(error.data)) ||
      (types.has('number') && typeOf(error.data) === 'integer')
    )
  })
  return ofType.length === 1 ? ofType[0] : undefined
}

function discriminated(
  discriminator: unknown,
  branches: readonly Record<string, unknown>[],
  data: unknown,
): object | undefined {
  if (!isRecord(discriminator) || !isRecord(data) || !isRecord(discriminator['mapping'])) return undefined
  const target = discriminator['mapping'][String(data[String(discriminator['propertyName'])])]
  return branches.find((branch) => branch['$ref'] === target)
}

/**
 * Adds a message for the case that the intended branch is unclear. It lists the values of the discriminator or the
 * types that the branches allow.
 */
function explainUnclearBranch(schemas: Schemas, error: ErrorObject, root: unknown): Partial<BrokenRule> {
  const discriminator: unknown = isRecord(error.parentSchema)
    ? error.parentSchema['discriminator']
    : undefined
  const path = fieldPath(root, error.instancePath)
  if (isRecord(discriminator) && isRecord(discriminator['mapping']) && isRecord(error.data)) {
    const name = String(discriminator['propertyName'])
    const values = Object.keys(discriminator['mapping']).join(', ')
    const message = Object.hasOwn(error.data, name)
      ? `must be one of ${values}`
      : `is required: one of ${values}`
    return { field: join(path, name), message, property: name }
  }
  if (error.keyword === 'propertyNames' || error.keyword === 'contains') return {}
  const types = branchesOf(error)
    .filter(isRecord)
    .map((branch) => typesAt(schemas, branch))
  if (types.some((it) => it === undefined || it.has(typeOf(error.data)))) return {}
  return { message: typeMessage([...new Set(types.flatMap((it) => [...(it ?? [])]))]) }
}

function typesAt(schemas: Schemas, schema: Record<string, unknown>): Set<string> | undefined {
  const reference = schema['$ref']
  if (typeof reference === 'string') return typesAt(schemas, schemas.schema(reference))
  const type = schema['type']
  return type === undefined ? undefined : new Set(Array.isArray(type) ? type.map(String) : [String(type)])
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** Returns every object inside the branches, also behind a `$ref`. */
function reachOf(schemas: Schemas, branches: readonly unknown[]): ReadonlySet<object> {
  const reached = new Set<object>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || reached.has(node)) return
    reached.add(node)
    const reference = (node as Record<string, unknown>)['$ref']
    if (typeof reference === 'string') visit(schemas.schema(reference))
    for (const value of Object.values(node)) visit(value)
  }
  for (const branch of branches) visit(branch)
  return reached
}

function toBrokenRule(error: ErrorObject, root: unknown): BrokenRule {
  const field = fieldPath(root, error.instancePath)
  const base = {
    keyword: error.keyword,
    schema: isRecord(error.parentSchema) ? error.parentSchema : undefined,
    instancePath: error.instancePath,
  }
  const together = error.keyword === 'not' || error.keyword === 'anyOf' ? crossField(error) : undefined
  if (together !== undefined) {
    return {
      ...base,
      field: join(field, together.property),
      message: ownMessage(error) ?? together.message,
      property: together.property,
    }
  }
  const property = propertyOf(error)
  return { ...base, field: join(field, property ?? ''), message: messageOf(error), property }
}

/**
 * Recognizes a rule between several properties of one object. The message is reported for the last of the properties:
 *
 *     not: {required: [a, b]}                      b must not be sent together with a
 *     not: {properties: {a: {not: {}}, b: {not: {}}}}
 *                                                  b is required when a is not sent
 *     anyOf: [{required: [a]}, {required: [b]}]    b is required when a is not sent
 */
function crossField(error: ErrorObject): { property: string; message: string } | undefined {
  const excluded = error.keyword === 'not' ? requiredOf(error.schema) : []
  const names = excluded.length > 0 ? excluded : alternativesOf(error)
  const property = names.at(-1)
  if (property === undefined) return undefined
  const others = names.slice(0, -1)
  if (excluded.length === 0)
    return { property, message: `is required when ${alternatives(others)} is not sent` }
  const together = others.length === 0 ? '' : ` together with ${others.join(', ')}`
  return { property, message: `must not be sent${together}` }
}

/**
 * Returns the properties of which the object must have at least one. Returns an empty list when the rule has another
 * form.
 */
function alternativesOf(error: ErrorObject): string[] {
  if (error.keyword === 'anyOf') {
    const names = branchesOf(error).map(requiredOf)
    return names.length > 1 && names.every((it) => it.length === 1) ? names.flat() : []
  }
  const properties: unknown = isRecord(error.schema) ? error.schema['properties'] : undefined
  const entries = isRecord(properties) ? Object.entries(properties) : []
  return entries.length > 1 && entries.every(([, schema]) => acceptsNothing(schema))
    ? entries.map(([name]) => name)
    : []
}

/** True for `{ not: {} }` and for `false`, which no value matches. */
const acceptsNothing = (schema: unknown): boolean =>
  schema === false || (isRecord(schema) && isRecord(schema['not']) && Object.keys(schema['not']).length === 0)

const requiredOf = (schema: unknown): string[] =>
  isRecord(schema) && Array.isArray(schema['required']) ? schema['required'].map(String) : []

const PROPERTY_PARAMETERS = ['missingProperty', 'additionalProperty', 'unevaluatedProperty', 'propertyName']

function propertyOf(error: ErrorObject): string | undefined {
  const params: Record<string, unknown> = error.params
  const found = PROPERTY_PARAMETERS.map((name) => params[name]).find((name) => typeof name === 'string')
  return typeof found === 'string' ? found : undefined
}

/**
 * Converts `/bankAccounts/0/bankCode` to `bankAccounts[0].bankCode`. The value is needed to see that `0` is an index
 * and not a name.
 */
function fieldPath(root: unknown, instancePath: string): string {
  let value = root
  let path = ''
  for (const part of instancePath.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    path = Array.isArray(value) ? `${path}[${key}]` : join(path, key)
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  }
  return path
}

function join(path: string, key: string): string {
  if (path === '' || key === '') return path + key
  return key.startsWith('[') ? path + key : `${path}.${key}`
}

const isAtOrBelow = (path: string, ancestor: string): boolean =>
  path === ancestor || path.startsWith(`${ancestor}/`)
const asObject = (value: unknown): object | undefined => (isRecord(value) ? value : undefined)

/**
 * When one field breaks several rules, only the rule whose keyword comes first here is reported. The most helpful
 * keywords come first.
 */
const KEYWORD_PRIORITY = ['type', 'required', 'enum', 'format', 'pattern', 'minLength', 'maxLength']

function onePerField(rules: readonly BrokenRule[]): readonly BrokenRule[] {
  const rank = (it: BrokenRule): number => {
    const index = KEYWORD_PRIORITY.indexOf(it.keyword)
    return index === -1 ? KEYWORD_PRIORITY.length : index
  }
  const kept = new Map<string, BrokenRule>()
  for (const it of rules) {
    const key = COMPOSITES.has(it.keyword) || it.keyword === 'not' ? `${it.field} ${it.message}` : it.field
    const other = kept.get(key)
    if (other === undefined || rank(it) < rank(other)) kept.set(key, it)
  }
  return [...kept.values()]
}
