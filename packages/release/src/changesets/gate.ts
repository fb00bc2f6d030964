import type { Finding } from '../review/finding.ts'
import { announcedBump, type Changeset, type Pending, type Problem } from './changesets.ts'
import { type Bump, isSmaller, largest, neededBump } from './bump.ts'

/** The result of comparing the findings with the changesets. */
export interface Gate {
  /** The findings. A breaking finding that a changeset excuses has the class `correction`. */
  readonly findings: readonly Finding[]
  readonly needed: Bump
  readonly announced: Bump
  readonly problems: readonly Problem[]
}

/** Applies the corrections to the findings. Then compares the bump that the findings need with the announced bump. */
export function judgeRelease(version: string, found: readonly Finding[], pending: Pending): Gate {
  const { changesets } = pending
  const findings = found.map((finding) => corrected(finding, changesets))
  const needed = largest(findings.map((finding) => neededBump(finding.class, version)))
  const announced = announcedBump(changesets)
  const problems = [...pending.problems, ...idle(found, changesets)]
  if (isSmaller(announced, needed)) problems.push({ message: tooSmall(findings, version, needed, announced) })
  return { findings, needed, announced, problems }
}

/** True when the correction names the component of the finding, or all operations and events of the finding. */
function excuses(names: readonly string[], { owners, component }: Finding): boolean {
  if (component !== undefined && names.includes(component)) return true
  return owners.every((owner) => names.includes(owner))
}

function corrected(finding: Finding, changesets: readonly Changeset[]): Finding {
  if (finding.class !== 'breaking' || finding.rule === 'unclassified') return finding
  const correction = changesets
    .flatMap(({ corrections }) => corrections)
    .find(({ names }) => excuses(names, finding))
  return correction === undefined ? finding : { ...finding, class: 'correction', reason: correction.reason }
}

/** Finds corrections that match no breaking difference, because a name is wrong or the difference no longer exists. */
function idle(found: readonly Finding[], changesets: readonly Changeset[]): Problem[] {
  const broken = found.filter((finding) => finding.class === 'breaking')
  return changesets.flatMap(({ file, corrections }) =>
    corrections
      .filter(({ names }) => !broken.some((finding) => excuses(names, finding)))
      .map(({ names }) => ({
        file,
        message: `correction(${names.join(', ')}) excuses nothing: no breaking difference affects only these names.${hint(names, broken)}`,
      })),
  )
}

function hint(names: readonly string[], broken: readonly Finding[]): string {
  const near = broken.find(({ owners }) => owners.some((owner) => names.includes(owner)))
  if (near === undefined) return ''
  const shared = near.component === undefined ? near.owners.join(', ') : near.component
  return ` A breaking difference also affects other names: write correction(${shared}).`
}

function tooSmall(findings: readonly Finding[], version: string, needed: Bump, announced: Bump): string {
  const count = findings.filter((finding) => neededBump(finding.class, version) === needed).length
  const differences = `${count} difference${count === 1 ? '' : 's'} need${count === 1 ? 's' : ''} a ${needed} release after ${version}`
  return announced === 'none'
    ? `${differences}, and no changeset announces one: run "pnpm changeset", choose @pix-payments/spec and ${needed}.`
    : `${differences}, and the changesets announce a ${announced} one: set @pix-payments/spec to ${needed} in one of them.`
}
