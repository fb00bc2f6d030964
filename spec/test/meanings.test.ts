import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { findGapPlaces } from '../src/data/gap-places.ts'
import { loadErrors } from '../src/data/load-errors.ts'
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

/** These assumptions list the codes of routes, state the order of checks, or name values of `errorCode`. */
const LISTS: ReadonlySet<string> = new Set(
  'G-031 G-032 G-042 G-141 G-166 G-168 G-169 G-173 G-176 G-193 G-204'.split(' '),
)

it('cites each assumption that names an error code at this code, if few routes share it', () => {
  const { codes, families, operations } = loadErrors(root)
  const roles = Object.values(families).flatMap((it) => Object.values(it.roles).flat())
  const shared = new Set(['NotFound', 'Forbidden', ...roles])
  const rows = [...codes, ...Object.values(operations).flatMap((it) => it.codes)]
  const cited = new Set(rows.flatMap((it) => [it['x-gap'] ?? []].flat().map((id) => `${id} ${it.code}`)))
  const missing = loadGaps(root).flatMap(({ id, assumption }) =>
    [...new Set(codes.map(({ code }) => code))]
      .filter((code) => !shared.has(code) && new RegExp(`\\b${code}\\b`).test(assumption))
      .map((code) => `${id} ${code}`)
      .filter((it) => !LISTS.has(id) && !cited.has(it)),
  )
  expect(missing).toEqual([])
})
