import { readChangesets } from '../changesets/changesets.ts'
import { section } from './changelog.ts'

/**
 * The pending changesets as the section "Unreleased" of the changelog, in Markdown. Empty when no changeset is pending.
 * A changeset that cannot be read is left out, because `release:check` reports it.
 */
export async function unreleased(root: string): Promise<string> {
  const { changesets } = await readChangesets(root)
  return changesets.length === 0 ? '' : section('Unreleased', changesets)
}
