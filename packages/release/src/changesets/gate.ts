import type { Finding } from '../review/finding.ts'
import type { Announcement } from './announcement.ts'
import { announcedBump, type Changeset, type Pending, type Problem } from './changesets.ts'
import { type Bump, isSmaller, largest, neededBump } from './bump.ts'
import { unannounced } from './unannounced.ts'

/** The result of comparing the findings with the changesets. */
export interface Gate {
  /** The findings with their announcements. A breaking finding that a changeset excuses has the class `correction`. */
  readonly findings: readonly Finding[]
  readonly needed: Bump
  readonly announced: Bump
  readonly problems: readonly Problem[]
}

/**
 * Applies the announcements to the findings. Every breaking or additive finding needs a changeset that names it. Then
 * compares the bump that the findings need with the announced bump.
 */
export function judgeRelease(version: string, found: readonly Finding[], pending: Pending): Gate {
  const { changesets } = pending
  const all = changesets.flatMap(({ announcements }) => announcements)
  const findings = found.map((finding) => announced(finding, all))
  const needed = largest(findings.map((finding) => neededBump(finding.class, version)))
  const bump = announcedBump(changesets)
  const problems = [...pending.problems, ...idle(found, changesets)]
  if (isSmaller(bump, needed)) problems.push({ message: tooSmall(findings, version, needed, bump) })
  const open = findings.filter((it) =>
    it.class === 'breaking'
      ? it.announcement === undefined
      : it.class === 'additive' && !all.some((line) => covers(line, it)),
  )
  if (open.length > 0) problems.push({ message: unannounced(open) })
  return { findings, needed, announced: bump, problems }
}

/**
 * True when the announcement names the finding. A correction may also name the whole component or all its operations. A
 * break may not: the name would also announce other differences there that nobody described.
 */
function covers({ kind, names }: Announcement, finding: Finding): boolean {
  const { owners, component } = finding
  if (namesOf(kind, finding).every((name) => names.includes(name))) return true
  if (kind !== 'correction') return false
  return (
    (component !== undefined && names.includes(component)) || owners.every((owner) => names.includes(owner))
  )
}

const namesOf = (kind: Announcement['kind'], { row, addition }: Finding): readonly string[] =>
  kind === 'additive' ? addition : row

function announced(finding: Finding, announcements: readonly Announcement[]): Finding {
  if (finding.class !== 'breaking') return finding
  const correction = announcements.find((it) => it.kind === 'correction' && covers(it, finding))
  if (correction !== undefined && finding.rule !== 'unclassified')
    return { ...finding, class: 'correction', announcement: correction.text }
  const named = announcements.find((it) => it.kind === 'breaking' && covers(it, finding))
  return named === undefined ? finding : { ...finding, announcement: named.text }
}

/** Finds announcements that match no difference, because a name is wrong or the difference no longer exists. */
function idle(found: readonly Finding[], changesets: readonly Changeset[]): Problem[] {
  const broken = found.filter((finding) => finding.class === 'breaking')
  return changesets.flatMap(({ file, announcements }) =>
    announcements.flatMap((it) =>
      it.kind === 'correction' ? idleCorrection(file, it, broken) : idleNames(file, it, found),
    ),
  )
}

function idleCorrection(file: string, it: Announcement, broken: readonly Finding[]): Problem[] {
  if (broken.some((finding) => covers(it, finding))) return []
  const message = `correction(${it.names.join(', ')}) excuses nothing: no breaking difference affects only these names.${hint(it.names, broken)}`
  return [{ file, message }]
}

function idleNames(file: string, it: Announcement, found: readonly Finding[]): Problem[] {
  const covered = found.filter((finding) => finding.class === it.kind && covers(it, finding))
  const used = new Set(covered.flatMap((finding) => namesOf(it.kind, finding)))
  const names = it.names.filter((name) => !used.has(name))
  if (names.length === 0) return []
  const message = `${it.kind}(${names.join(', ')}) announces nothing: no ${it.kind} difference has this name.`
  return [{ file, message }]
}

function hint(names: readonly string[], broken: readonly Finding[]): string {
  const near = broken.find(({ owners }) => owners.some((owner) => names.includes(owner)))
  if (near === undefined) return ''
  const shared = near.component === undefined ? near.owners.join(', ') : near.component
  return ` A breaking difference also affects other names: write correction(${shared}).`
}

function tooSmall(findings: readonly Finding[], version: string, needed: Bump, bump: Bump): string {
  const count = findings.filter((finding) => neededBump(finding.class, version) === needed).length
  const differences = `${count} difference${count === 1 ? '' : 's'} need${count === 1 ? 's' : ''} a ${needed} release after ${version}`
  return bump === 'none'
    ? `${differences}, and no changeset announces one: run "pnpm changeset", choose @pix-payments/spec and ${needed}.`
    : `${differences}, and the changesets announce a ${bump} one: set @pix-payments/spec to ${needed} in one of them.`
}
