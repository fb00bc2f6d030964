import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseChangesetFile } from '@changesets/parse'
import { type Announcement, readAnnouncements } from './announcement.ts'
import { type Bump, largest } from './bump.ts'

/** The package of the contract. All packages share its version. */
const CONTRACT_PACKAGE = '@pix-payments/spec'

/** A pending changeset. */
export interface Changeset {
  /** The path of the file: `.changeset/tidy-lions.md`. */
  readonly file: string
  readonly bumps: Readonly<Record<string, Bump>>
  /** The text for users, without the announcements. */
  readonly summary: string
  readonly announcements: readonly Announcement[]
}

export interface Problem {
  /** The file with the problem, if it concerns one file. */
  readonly file?: string
  readonly message: string
}

export interface Pending {
  readonly changesets: readonly Changeset[]
  readonly problems: readonly Problem[]
}

/**
 * Reads the pending changesets of a repository, sorted by file name. If a file cannot be read, the result has a problem
 * for it.
 */
export async function readChangesets(root: string): Promise<Pending> {
  const folder = join(root, '.changeset')
  const names = await readdir(folder).catch((error: Error) => {
    throw new Error(`Cannot read ${folder}. Check that ${root} is the repository.`, { cause: error })
  })
  const changesets: Changeset[] = []
  const problems: Problem[] = []
  for (const name of names.filter((it) => it.endsWith('.md') && it !== 'README.md').sort()) {
    const file = `.changeset/${name}`
    try {
      const { releases, summary } = parseChangesetFile(await readFile(join(folder, name), 'utf8'))
      const { announcements, problems: wrong, text } = readAnnouncements(summary)
      problems.push(...wrong.map((message) => ({ file, message })))
      const bumps = Object.fromEntries(releases.map(({ name: it, type }) => [it, type as Bump]))
      if (announcements.length > 0 && bumps[CONTRACT_PACKAGE] === undefined)
        problems.push({
          file,
          message: `announces a difference of the contract without ${CONTRACT_PACKAGE}: add it at the top.`,
        })
      changesets.push({ file, bumps, summary: text, announcements })
    } catch (error) {
      problems.push({ file, message: (error as Error).message })
    }
  }
  return { changesets, problems }
}

/** The bump of the contract that the changesets announce: the largest bump of its package. */
export function announcedBump(changesets: readonly Changeset[]): Bump {
  return largest(changesets.map(({ bumps }) => bumps[CONTRACT_PACKAGE] ?? 'none'))
}
