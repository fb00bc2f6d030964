import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { findGapPlaces } from '../src/data/gap-places.ts'
import { loadGaps } from '../src/data/load-gaps.ts'

const root = dirname(import.meta.dirname)

/**
 * An error meaning or the description of a parameter restates the assumptions that it cites. When an assumption changes,
 * its line here changes: `pnpm gaps G-420` lists the texts. Read them, then run vitest with `-u`.
 */
it('names the assumptions that have changed since the meanings and parameters that cite them were read', async () => {
  const places = findGapPlaces(root).filter(({ file }) => /(^|\/)(errors\.yaml$|parameters\/)/.test(file))
  const cited = new Set(places.map(({ gap }) => gap))
  const lines = loadGaps(root).flatMap(({ id, assumption }) => {
    const hash = createHash('sha256').update(assumption.trim()).digest('hex').slice(0, 8)
    return cited.has(id) ? [`${id} ${hash}\n`] : []
  })
  await expect(lines.join('')).toMatchFileSnapshot('meanings.txt')
})
