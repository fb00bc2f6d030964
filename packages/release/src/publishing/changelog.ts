import type { Changeset } from '../changesets/changesets.ts'

const TITLE = `# Changelog

What changed for users, newest first. All packages share one version. Before 1.0.0 a minor release may break something
and a patch does not.
`

/** Returns a changelog with a new release at the top. `changelog` is the old text, empty before the first release. */
export function withRelease(changelog: string, version: string, changesets: readonly Changeset[]): string {
  const start = changelog.search(/^## /m)
  const older = start === -1 ? '' : `\n${changelog.slice(start)}`
  return `${TITLE}\n${section(version, changesets)}${older}`
}

/** A section of the changelog: what users must change, the corrections of the contract, then the news of each package. */
export function section(title: string, changesets: readonly Changeset[]): string {
  const parts = [
    ...lines(changesets, 'breaking', 'What you must change'),
    ...lines(changesets, 'correction', 'Corrections'),
    ...news(changesets),
  ]
  return [`## ${title}`, ...(parts.length === 0 ? ['No changes in this release.'] : parts)]
    .join('\n\n')
    .concat('\n')
}

function lines(changesets: readonly Changeset[], of: 'breaking' | 'correction', title: string): string[] {
  const rows = changesets
    .flatMap(({ announcements }) => announcements)
    .filter(({ kind }) => kind === of)
    .map(({ names, text }) => `- ${text} (${names.map((name) => `\`${name}\``).join(', ')})`)
  return rows.length === 0 ? [] : [`### ${title}`, rows.join('\n')]
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
