import { createHash } from 'node:crypto'
import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'
import { findGapPlaces } from '../src/data/gap-places.ts'
import { loadGaps } from '../src/data/load-gaps.ts'

const root = dirname(import.meta.dirname)

/**
 * An error meaning or the description of a parameter restates the assumptions that it cites. When an assumption changes,
 * its line here changes: read the texts that the line names, then run vitest with `-u`.
 */
it('names the meanings and parameters whose assumptions have changed since they were read', async () => {
  const places = findGapPlaces(root).filter(({ file }) => /(^|\/)(errors\.yaml$|parameters\/)/.test(file))
  const texts = Map.groupBy(places, ({ gap }) => gap)
  const lines = loadGaps(root).flatMap(({ id, assumption }) => {
    const names = texts.get(id)?.map(({ name, file }) => name ?? basename(file, '.yaml'))
    const hash = createHash('sha256').update(assumption.trim()).digest('hex').slice(0, 8)
    return names === undefined ? [] : [`${id} ${hash} ${[...new Set(names)].sort().join(', ')}`]
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('meanings.txt')
})
