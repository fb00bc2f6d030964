import type { Bump } from '../changesets/bump.ts'
import type { Problem } from '../changesets/changesets.ts'
import type { Finding, FindingClass } from '../review/finding.ts'

/** The result of a check. */
export interface Report {
  /** The version of the older contract; null before the first release. */
  readonly since: string | null
  readonly findings: readonly Finding[]
  /** The number of values that differ as text, including values that only moved. */
  readonly leaves: number
  /** `announced` is null when two files were compared without changesets. */
  readonly bump: { readonly needed: Bump; readonly announced: Bump | null }
  readonly problems: readonly Problem[]
}

export const CLASSES: readonly FindingClass[] = ['breaking', 'correction', 'additive', 'neutral']

/** Returns the number of findings in each class: `2 breaking, 1 additive`, or `no difference`. */
export function counts(findings: readonly Finding[]): string {
  const words = CLASSES.map((name) => [findings.filter((it) => it.class === name).length, name] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
  return words.length === 0 ? 'no difference' : words.join(', ')
}

const MOST_NAMES = 3

/**
 * Returns the operations and events of a finding: `createRefund, getRefund`, or `createRefund, getRefund and 12 more`.
 */
export function ownersOf({ owners }: Finding): string {
  if (owners.length <= MOST_NAMES) return owners.join(', ')
  return `${owners.slice(0, MOST_NAMES - 1).join(', ')} and ${owners.length - MOST_NAMES + 1} more`
}

/** Returns the last lines of a report: the problems. If there are none, the needed and the announced bump. */
export function conclusion({ since, bump, problems, findings, leaves }: Report): string {
  if (problems.length > 0)
    return problems
      .map(({ file, message }) => (file === undefined ? message : `${file}: ${message}`))
      .join('\n')
  if (since === null)
    return 'There is no released contract yet. This is the first release, so there is no comparison.'
  if (findings.length === 0)
    return leaves === 0
      ? 'Nothing differs.'
      : `${leaves} values only moved. The meaning of the contract is the same.`
  if (bump.announced === null) return `These differences need: ${bump.needed}.`
  return bump.needed === 'none'
    ? `These differences need no changeset${bump.announced === 'none' ? '' : `; ${bump.announced} is announced`}.`
    : `Needed: ${bump.needed}. Announced by the changesets: ${bump.announced}.`
}
