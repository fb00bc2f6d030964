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

/** A section of the changelog, in the order in which a user needs it. */
export function section(title: string, changesets: readonly Changeset[]): string {
  const told = changesets.filter(({ summary }) => summary !== '')
  const { must = [], added = [], mended = [] } = Object.groupBy(told, (changeset) => kindOf(changeset))
  const groups = [
    part('What you must change', [
      ...rows(changesets, 'breaking'),
      ...must.map(({ summary }) => bullet(sentence(summary))),
    ]),
    part('Corrections', rows(changesets, 'correction')),
    part(
      'What is new',
      added.map(({ summary }) => bullet(summary)),
    ),
    part(
      'What is mended',
      mended.map(({ summary }) => bullet(summary)),
    ),
  ]
  const parts = groups.filter((text) => text !== '')
  return [`## ${title}`, ...(parts.length === 0 ? ['No changes in this release.'] : parts)]
    .join('\n\n')
    .concat('\n')
}

/** The word before a summary that asks users to change something. */
const MUST = 'Change: '

function kindOf({ summary, bumps }: Changeset): 'must' | 'added' | 'mended' {
  if (summary.startsWith(MUST)) return 'must'
  return Object.values(bumps).every((bump) => bump === 'patch') ? 'mended' : 'added'
}

const sentence = (summary: string): string =>
  summary.slice(MUST.length).replace(/^./u, (letter) => letter.toUpperCase())

const part = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `### ${title}\n\n${items.join('\n')}`

const rows = (changesets: readonly Changeset[], of: 'breaking' | 'correction'): string[] =>
  changesets
    .flatMap(({ announcements }) => announcements)
    .filter(({ kind }) => kind === of)
    .map(({ names, text }) => `- ${text} (${names.map((name) => `\`${name}\``).join(', ')})`)

const bullet = (text: string): string => `- ${text.replaceAll(/\n(?=[^\n])/g, '\n  ')}`
