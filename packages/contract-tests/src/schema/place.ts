import { type Schema, isRecord } from './document.ts'
import { type Shape, shapesOf } from './shape.ts'

/** A place in a value that the contract describes: the way there, and one shape of what may stand there. */
export interface Place {
  readonly steps: readonly Step[]
  /** Which of the shapes; the steps say the same of every value on the way. */
  readonly variant: number
  readonly shape: Shape
  /** Numbers the schemas of the place: its shapes share them, the same place in another branch may have others. */
  readonly origin: number
  /** The shapes of the values on the way, outermost first. */
  readonly owners: readonly Shape[]
}

export interface Step {
  readonly variant: number
  readonly kind: 'property' | 'item' | 'entry'
  readonly key: string
}

/** The name of the entry through which the values of a map are reached. */
const ENTRY = 'note'

/** Every place of a value, outermost first; one that two branches share is listed once. */
export function placesOf(document: object, schemas: readonly Schema[]): readonly Place[] {
  let origins = 0
  const seen = new Map<string, (readonly Schema[])[]>()
  const isNew = (name: string, list: readonly Schema[]): boolean => {
    const others = seen.get(name) ?? []
    if (others.some((other) => other.length === list.length && other.every((it, at) => it === list[at])))
      return false
    seen.set(name, [...others, list])
    return true
  }
  const visit = (list: readonly Schema[], steps: readonly Step[], owners: readonly Shape[]): Place[] => {
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

/** Whether a value has something at the place, and took the branches that lead there. */
export function hasPlace({ steps, shape, owners }: Place, value: unknown): boolean {
  let here = value
  for (const [at, { key }] of steps.entries()) {
    const owner = owners[at]
    if (owner === undefined || !tookBranch(owner, here)) return false
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return false
    here = (here as Schema)[key]
  }
  return tookBranch(shape, here)
}

/** Branches are told apart by constants. */
function tookBranch({ types, properties }: Shape, value: unknown): boolean {
  if (!types.has('object')) return Array.isArray(value) === types.has('array')
  if (!isRecord(value)) return false
  return [...properties].every(([name, schemas]) =>
    schemas.every(({ const: constant, except }) => {
      const member = value[name]
      return (
        (constant === undefined || member === constant) &&
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

/** As error answers name it: `expectedPayer.bankAccounts[0].bankCode`; empty for the whole value. */
export function fieldOf(steps: readonly Step[]): string {
  return steps.reduce(
    (path, { kind, key }) => (kind === 'item' ? `${path}[${key}]` : joinField(path, key)),
    '',
  )
}

export function joinField(path: string, name: string): string {
  return path === '' || name === '' ? path + name : `${path}.${name}`
}

/** A copy of `value` in which the place holds what `change` makes of it; `undefined`: it cannot be changed so. */
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
