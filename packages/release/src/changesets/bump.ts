import type { FindingClass } from '../review/finding.ts'

export type Bump = 'none' | 'patch' | 'minor' | 'major'

const ORDER: readonly Bump[] = ['none', 'patch', 'minor', 'major']

/**
 * The version bump that each class of difference needs. Before 1.0.0, a caret range such as `^0.3.1` accepts only
 * patches, so a minor release is enough for a breaking change.
 */
export const NEEDED: Readonly<Record<'before1' | 'from1', Readonly<Record<FindingClass, Bump>>>> = {
  before1: { breaking: 'minor', additive: 'patch', correction: 'patch', neutral: 'none' },
  from1: { breaking: 'major', additive: 'minor', correction: 'minor', neutral: 'none' },
}

/** The bump that a class of difference needs when `version` was the last release. */
export function neededBump(finding: FindingClass, version: string): Bump {
  return NEEDED[version.startsWith('0.') ? 'before1' : 'from1'][finding]
}

export function isSmaller(bump: Bump, than: Bump): boolean {
  return ORDER.indexOf(bump) < ORDER.indexOf(than)
}

export function largest(bumps: readonly Bump[]): Bump {
  return bumps.reduce((most, bump) => (isSmaller(most, bump) ? bump : most), 'none')
}
