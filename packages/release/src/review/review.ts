import { compare } from '../comparison/compare.ts'
import type { Difference, Direction } from '../comparison/difference.ts'
import { isObject, type JsonObject } from '../contract/json.ts'
import { meaningOf } from '../contract/meaning.ts'
import { related, steps } from '../contract/pointer.ts'
import { RULES } from '../rules/index.ts'
import type { RuleContext } from '../rules/rule.ts'
import { describe } from './description.ts'
import { type Finding, severity, whereOf } from './finding.ts'
import type { RedoclyVerdict } from './redocly.ts'
import { rowOf } from './row.ts'

export interface Review {
  readonly findings: readonly Finding[]
  /** The number of values that differ as text. If there are no findings, these values have only moved. */
  readonly leaves: number
}

/** Compares two contracts and classifies every difference. If no rule covers a difference, it is breaking. */
export function review(
  base: JsonObject,
  head: JsonObject,
  { redocly = [] }: { redocly?: readonly RedoclyVerdict[] } = {},
): Review {
  const { differences, overlooked, regrouped, leaves } = compare(meaningOf(base), meaningOf(head))
  const context = { errorCodes: new Set([...errorCodesOf(base), ...errorCodesOf(head)]) }
  const own = differences.flatMap((difference) => judge(difference, context))
  const missed = overlooked.map(({ side, pointer }): Finding => ({
    ...ofNoOwner(pointer),
    what: `${pointer} differs`,
    [side]: pointer,
  }))
  const findings = [...own, ...missed]
  // When a schema becomes a variant of a union, Redocly reports it as removed. Our comparison knows better, so these
  // verdicts are dropped.
  const asked = redocly.filter(
    (verdict) => !regrouped.some((place) => isInside(verdict.base, place) || isInside(verdict.head, place)),
  )
  const all = [...findings, ...secondOpinion(findings, asked)].sort(byWeight)
  // Two variants of a union can have the same difference at the same place of a body. It is one finding.
  const lines = all.map(
    (it) => [JSON.stringify([it.class, it.direction, it.owners, whereOf(it)]), it] as const,
  )
  return { leaves, findings: [...new Map(lines).values()] }
}

const DIRECTIONS: readonly Direction[] = ['request', 'response', 'contract']

/**
 * A comparator for findings: the worst class first, then requests before responses. Equal findings keep the order of
 * the contract.
 */
function byWeight(one: Finding, other: Finding): number {
  const direction = DIRECTIONS.indexOf(one.direction) - DIRECTIONS.indexOf(other.direction)
  return severity(other.class) - severity(one.class) || direction
}

const UNCLASSIFIED = {
  class: 'breaking',
  because: 'No rule covers this difference: add one to packages/release/src/rules.',
  rule: 'unclassified',
} as const satisfies Partial<Finding>

/** An unclassified finding at a place of the document for which the comparison found no operation and no event. */
function ofNoOwner(pointer: string): Omit<Finding, 'what'> {
  const component = componentOf(pointer)
  const owners = ['contract']
  const row = rowOf({ owners, component, pointer })
  return {
    ...UNCLASSIFIED,
    direction: 'contract',
    owners,
    usages: [{ owner: 'contract', direction: 'contract', place: steps(pointer).join('.') }],
    row,
    addition: row,
    ...(component === undefined ? {} : { component }),
  }
}

function judge(difference: Difference, context: RuleContext): Finding[] {
  const used = difference.usages.filter(({ direction }) => direction !== 'contract')
  const usages = used.length > 0 ? used : difference.usages
  const directions = new Set(usages.map(({ direction }) => direction))
  return [...directions].map((direction) => {
    const ofDirection = { ...difference, usages: usages.filter((it) => it.direction === direction) }
    return { ...found(ofDirection, direction), ...verdict(ofDirection, direction, context) }
  })
}

function verdict(
  difference: Difference,
  direction: Direction,
  context: RuleContext,
): Pick<Finding, 'class' | 'because' | 'rule'> {
  for (const rule of RULES) {
    const judged = rule.judge(difference, direction, context)
    if (judged !== undefined) return { ...judged, rule: rule.id }
  }
  return UNCLASSIFIED
}

function found(difference: Difference, direction: Direction): Omit<Finding, 'class' | 'because' | 'rule'> {
  const { base, head, usages, kind } = difference
  const pointer = (kind === 'removed' ? base : head) ?? base ?? ''
  const component = componentOf(pointer)
  const owners = [...new Set(usages.map(({ owner }) => owner))]
  const { keyword, member } = difference
  const row = rowOf({ owners, component, pointer, required: keyword === 'required' ? member : undefined })
  const what = (member ?? keyword).replaceAll(/[(),]/g, ' ')
  return {
    direction,
    owners,
    usages,
    row,
    addition: row.map((name) => (`.${name}`.endsWith(`.${what}`) ? name : `${name}.${what}`)),
    what: describe(difference),
    ...(component === undefined ? {} : { component }),
    ...(base === undefined ? {} : { base }),
    ...(head === undefined ? {} : { head }),
  }
}

function componentOf(pointer: string): string | undefined {
  const [first, , name] = steps(pointer)
  return first === 'components' ? name : undefined
}

const CLASSES = { major: 'breaking', minor: 'additive', patch: 'neutral' } as const
const DECIDED = new Set(RULES.filter(({ decides }) => decides === true).map(({ id }) => id))

/**
 * This Redocly rule ignores the security that an operation inherits from the document. Our rule `security` includes it.
 */
const SUPERSEDED = 'security-requirement-changed'

/**
 * Makes a finding from each verdict of Redocly that is stricter than the verdict of our rule. If our rule has `decides`,
 * the verdict of Redocly is ignored.
 */
function secondOpinion(findings: readonly Finding[], verdicts: readonly RedoclyVerdict[]): Finding[] {
  return verdicts.flatMap(({ ruleId, impact, message, base, head }) => {
    const places = precise([base, head].filter((it) => it !== undefined))
    const own = closest(
      findings.filter((it) => places.some((place) => touches(it.base, place) || touches(it.head, place))),
      places,
    )
    const decided = own.length > 0 && own.every((it) => DECIDED.has(it.rule))
    const agreed = decided || own.some((it) => severity(it.class) >= severity(CLASSES[impact]))
    if (agreed || impact === 'patch' || ruleId === SUPERSEDED) return []
    return [
      {
        ...(own[0] ?? ofNoOwner(head ?? base ?? '')),
        class: CLASSES[impact],
        what: message,
        because: 'Redocly classifies it more strictly than the rules of this package.',
        rule: `redocly/${ruleId}`,
        ...(base === undefined ? {} : { base }),
        ...(head === undefined ? {} : { head }),
      },
    ]
  })
}

function touches(mine: string | undefined, theirs: string): boolean {
  return mine !== undefined && related(mine, theirs)
}

/** The findings at the places or below them. If there are none, the findings above: a renamed component, for example. */
function closest(findings: readonly Finding[], places: readonly string[]): readonly Finding[] {
  const inside = findings.filter((it) =>
    places.some((place) => [it.base, it.head].some((mine) => mine !== undefined && isInside(mine, place))),
  )
  return inside.length > 0 ? inside : findings
}

function isInside(pointer: string | undefined, place: string): boolean {
  return pointer === place || pointer?.startsWith(`${place}/`) === true
}

/**
 * When one document lacks a keyword, Redocly points at the parent of the keyword there. This pointer is dropped,
 * because it is less precise. The component may have another name in the other document.
 */
function precise(pointers: readonly string[]): string[] {
  return pointers.filter(
    (one) =>
      !pointers.some((other) => other.startsWith(`${one}/`) || steps(other).at(-2) === steps(one).at(-1)),
  )
}

function errorCodesOf(contract: JsonObject): string[] {
  const catalogue = contract['x-error-catalogue']
  const families = isObject(catalogue) ? catalogue['codes'] : undefined
  return Object.values(isObject(families) ? families : {}).flatMap((codes) =>
    Object.keys(isObject(codes) ? codes : {}),
  )
}
