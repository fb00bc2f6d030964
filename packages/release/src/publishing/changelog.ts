import type { Changeset } from '../changesets/changesets.ts'
import { isObject, type JsonObject } from '../contract/json.ts'
import type { Report } from '../report/report.ts'
import { differences } from './differences.ts'

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

/** What users must change comes first, then the news of each package, then every difference of the contract. */
function section({ version, changesets, report, contract }: Release): string {
  const first = report.since === null ? [`The first release: ${size(contract)}.`] : differences(report)
  return [`## ${version}`, ...announced(changesets), '### Every difference of the contract', ...first]
    .join('\n\n')
    .concat('\n')
}

/** What the changesets tell the users: what they must change, then the news of each package. */
export const announced = (changesets: readonly Changeset[]): readonly string[] => [
  ...breaking(changesets),
  ...news(changesets),
]

function breaking(changesets: readonly Changeset[]): string[] {
  const rows = changesets
    .flatMap(({ announcements }) => announcements)
    .filter(({ kind }) => kind === 'breaking')
    .map(({ names, text }) => `- ${text} (${names.map((name) => `\`${name}\``).join(', ')})`)
  return rows.length === 0 ? [] : ['### What you must change', rows.join('\n')]
}

/** The packages in the order in which the changelog tells their news. A changeset stands under the first that it names. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@pix-payments/spec': 'Contract',
  '@pix-payments/client': 'Client',
  '@pix-payments/service': 'Service',
  '@pix-payments/mock': 'Mock',
}
const OTHERS = 'Other packages'

function news(changesets: readonly Changeset[]): string[] {
  const told = changesets.filter(({ summary }) => summary !== '')
  const groups = Map.groupBy(told, ({ bumps }) => {
    const name = Object.keys(PACKAGES).find((it) => bumps[it] !== undefined)
    return name === undefined ? OTHERS : (PACKAGES[name] as string)
  })
  return [...Object.values(PACKAGES), OTHERS].flatMap((title) => {
    const items = groups.get(title) ?? []
    return items.length === 0 ? [] : [`### ${title}`, items.map(({ summary }) => bullet(summary)).join('\n')]
  })
}

const bullet = (text: string): string => `- ${text.replaceAll(/\n(?=[^\n])/g, '\n  ')}`

function size({ paths, webhooks }: JsonObject): string {
  const count = (section: JsonObject[string]): number =>
    Object.values(isObject(section) ? section : {}).flatMap((item) =>
      Object.values(isObject(item) ? item : {}).filter((it) => isObject(it) && it['responses'] !== undefined),
    ).length
  return `${plural(count(paths), 'operation')} and ${plural(count(webhooks), 'event')}`
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
