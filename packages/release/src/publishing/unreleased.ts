import { readChangesets } from '../changesets/changesets.ts'
import { announced } from './changelog.ts'

/**
 * The pending changesets as the section "Unreleased" of the changelog, in Markdown. Empty when no changeset is pending.
 * A changeset that cannot be read is left out, because `release:check` reports it.
 */
export async function unreleased(root: string): Promise<string> {
  const { changesets } = await readChangesets(root)
  const parts = announced(changesets)
  return parts.length === 0 ? '' : ['## Unreleased', ...parts].join('\n\n').concat('\n')
}
