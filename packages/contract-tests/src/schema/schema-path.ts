import { type Schema, isRecord } from './document.ts'
import { type Shape, shapesOf } from './shape.ts'

/** The path to a value in a request, and one shape that the value may have. */
export interface SchemaPath {
  readonly steps: readonly Step[]
  /**
   * The index of `shape` among the shapes of the value. Each step has the same index for the value that contains it.
   */
  readonly variant: number
  readonly shape: Shape
  /**
   * The number of the schema list of the value. The same path in another branch may have other schemas and so another
   * number.
   */
  readonly origin: number
  /** The shapes of the values along the path, outermost first. */
  readonly owners: readonly Shape[]
}

/** One step of a path: into a property, the first item of an array, or an entry of a map. */
export interface Step {
  readonly variant: number
  readonly kind: 'property' | 'item' | 'entry'
  readonly key: string
}

/** The name of the one map entry that is tested. All entries of a map have the same schema. */
const ENTRY = 'note'

/**
 * Returns every path of a value, the outermost path first. If a path has the same schemas in two branches, it is listed
 * once.
 */
export function schemaPathsOf(document: object, schemas: readonly Schema[]): readonly SchemaPath[] {
  let origins = 0
  const seen = new Map<string, (readonly Schema[])[]>()
  const isNew = (name: string, list: readonly Schema[]): boolean => {
    const others = seen.get(name) ?? []
    if (others.some((other) => other.length === list.length && other.every((it, at) => it === list[at])))
      return false
    seen.set(name, [...others, list])
    return true
  }
  const visit = (list: readonly Schema[], steps: readonly Step[], owners: readonly Shape[]): SchemaPath[] => {
    if (!isNew(fieldOf(steps), list)) return []
    const origin = origins
    origins += 1
    return shapesOf(document, list).flatMap((shape, variant) => [
      { steps, variant, shape, origin, owners },
      ...membersOf(shape, variant).flatMap(({ step, schemas }) =>
        visit(schemas, [...steps, step], [...owners, shape]),
      ),
    ])
  }
  return visit(schemas, [], [])
}

/** Whether a value has the path, and each value along the path matches the branch of the path. */
export function hasPath({ steps, shape, owners }: SchemaPath, value: unknown): boolean {
  let here = value
  for (const [at, { key }] of steps.entries()) {
    const owner = owners[at]
    if (owner === undefined || !matchesBranch(owner, here)) return false
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return false
    here = (here as Schema)[key]
  }
  return matchesBranch(shape, here)
}

/** Whether the value belongs to the branch. It compares the constants, because branches differ in their constants. */
function matchesBranch({ types, properties }: Shape, value: unknown): boolean {
  if (!types.has('object')) return Array.isArray(value) === types.has('array')
  if (!isRecord(value)) return false
  return [...properties].every(([name, schemas]) =>
    schemas.every(({ enum: values, except }) => {
      const member = value[name]
      return (
        (!Array.isArray(values) || values.length > 1 || values[0] === member) &&
        (!Array.isArray(except) || !(except as unknown[]).includes(member))
      )
    }),
  )
}

function membersOf(shape: Shape, variant: number): { step: Step; schemas: readonly Schema[] }[] {
  const items = shape.keywords.get('items')?.value as Schema | undefined
  const additional = shape.keywords.get('additionalProperties')?.value
  return [
    ...[...shape.properties].map(([key, schemas]) => ({
      step: { variant, kind: 'property' as const, key },
      schemas,
    })),
    ...(items === undefined
      ? []
      : [{ step: { variant, kind: 'item' as const, key: '0' }, schemas: [items] }]),
    ...(typeof additional === 'object' && additional !== null
      ? [{ step: { variant, kind: 'entry' as const, key: ENTRY }, schemas: [additional as Schema] }]
      : []),
  ]
}

/**
 * Returns the field as error responses name it: `expectedPayer.bankAccounts[0].bankCode`. Empty for the whole value.
 */
export function fieldOf(steps: readonly Step[]): string {
  return steps.reduce(
    (path, { kind, key }) => (kind === 'item' ? `${path}[${key}]` : joinField(path, key)),
    '',
  )
}

export function joinField(path: string, name: string): string {
  return path === '' || name === '' ? path + name : `${path}.${name}`
}

/**
 * Returns a copy of `value` in which the value at `steps` is changed. Returns `undefined` when `change` is not possible
 * for it.
 */
export function changeAt(
  value: unknown,
  steps: readonly Step[],
  change: (value: unknown) => unknown,
): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return change(value)
  if (Array.isArray(value)) {
    const changed = changeAt(value[0], rest, change)
    return changed === undefined ? undefined : [changed, ...value.slice(1)]
  }
  const owner = value as Schema
  const changed = changeAt(owner[step.key], rest, change)
  return changed === undefined ? undefined : { ...owner, [step.key]: changed }
}
