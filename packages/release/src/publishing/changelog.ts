import type { Changeset } from '../changesets/changesets.ts'
import { isObject, type JsonObject } from '../contract/json.ts'
import type { Report } from '../report/report.ts'
import { type Finding, severity } from '../review/finding.ts'

const TITLE = `# Changelog

What changed for users, newest first. All packages share one version. Before 1.0.0 a minor release may break something
and a patch does not.
`

export interface Release {
  readonly version: string
  readonly changesets: readonly Changeset[]
  readonly report: Report
  readonly contract: JsonObject
}

/** Returns a changelog with a new release at the top. `changelog` is the old text, empty before the first release. */
export function withRelease(changelog: string, release: Release): string {
  const start = changelog.search(/^## /m)
  const older = start === -1 ? '' : `\n${changelog.slice(start)}`
  return `${TITLE}\n${section(release)}${older}`
}

function section({ version, changesets, report, contract }: Release): string {
  const texts = changesets.map(({ summary }) => summary).filter((text) => text !== '')
  return [`## ${version}`, ...texts, '### The contract', ...operations(report, contract)]
    .join('\n\n')
    .concat('\n')
}

/**
 * Returns the changelog lines of a release, grouped by operation, event or shared component. Breaking changes come
 * first.
 */
function operations({ since, findings }: Report, contract: JsonObject): string[] {
  if (since === null) return [`The first release: ${size(contract)}.`]
  const judged = findings.filter((it) => it.class !== 'prose')
  const groups = Map.groupBy(judged, (finding) => subjectOf(finding, judged))
  const list = [...groups]
    .sort(([one, left], [other, right]) => worst(right) - worst(left) || (one < other ? -1 : 1))
    .map(([subject, it]) =>
      [`- ${title(subject, it)}`, ...it.map((finding) => `  - ${line(finding)}`)].join('\n'),
    )
  const revised = new Set(
    findings.filter((it) => it.class === 'prose' && it.rule !== 'order').flatMap(({ owners }) => owners),
  )
  revised.delete('contract')
  const texts =
    revised.size === 0
      ? []
      : [
          `Descriptions or examples were revised in ${plural(revised.size, 'operation or event', 'operations and events')}.`,
        ]
  if (list.length + texts.length === 0) return [`The same as in ${since}.`]
  return [...(list.length === 0 ? [] : [list.join('\n')]), ...texts]
}

/** Returns the heading for a finding: the shared component when several operations use it; otherwise the operations. */
function subjectOf({ owners, component }: Finding, findings: readonly Finding[]): string {
  if (component === undefined) return owners.join(', ')
  const users = ownersOf(findings.filter((it) => it.component === component))
  return users.length > 1 ? component : users.join(', ')
}

function title(subject: string, findings: readonly Finding[]): string {
  const owners = ownersOf(findings).join(', ')
  return owners === subject ? `**${subject}**` : `**${subject}** in ${owners}`
}

const ownersOf = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.flatMap(({ owners }) => owners)),
]

function line({ class: name, direction, usages, what, because, reason }: Finding): string {
  const place = usages.length === 1 ? (usages[0]?.place ?? '') : ''
  const where = [name, direction === 'contract' ? '' : direction, place].filter(Boolean).join(', ')
  return `${where}: \`${what.replaceAll('`', "'")}\`. ${reason ?? because}`
}

const worst = (findings: readonly Finding[]): number =>
  Math.max(...findings.map((finding) => severity(finding.class)))

function size({ paths, webhooks }: JsonObject): string {
  const count = (section: JsonObject[string]): number =>
    Object.values(isObject(section) ? section : {}).flatMap((item) =>
      Object.values(isObject(item) ? item : {}).filter((it) => isObject(it) && it['responses'] !== undefined),
    ).length
  return `${plural(count(paths), 'operation')} and ${plural(count(webhooks), 'event')}`
}

function plural(count: number, singular: string, several = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : several}`
}
