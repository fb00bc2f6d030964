import { describe, expect, test } from 'vitest'
import { isFull } from '@pix-payments/testing/length'
import { findPostgres } from '@pix-payments/testing/postgres'
import { postgresData, sqliteData } from './crash-data.ts'
import { crash } from './crash-run.ts'

const KILLS = isFull ? 5 : 2
/** The seed is fixed, so that every run tests the same sequence of kills. */
const SEED = 20_261_121
const TIMEOUT = 300_000

test(
  'R-177 G-190 a process on SQLite that is killed under load keeps acknowledged writes and leaves nothing half done',
  { timeout: TIMEOUT },
  async () => {
    const kills = isFull ? 10 : 3
    const { problems, ...figures } = await crash({ data: sqliteData(), kills, seed: SEED })
    expect(problems).toEqual([])
    expect(figures.acknowledged).toBeGreaterThan(10 * figures.kills)
  },
)

test('the check detects acknowledgements before the commit', { timeout: TIMEOUT }, async () => {
  // With fewer kills, none may fall between an acknowledgement and its commit.
  const { problems } = await crash({ data: sqliteData(), kills: 5, seed: SEED, isSabotaged: true })
  expect(problems.join('\n')).toContain('Acknowledged, but')
})

const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''

describe.skipIf(missing !== '')(`two processes on PostgreSQL${missing}`, () => {
  const pools = [
    { isPooled: false, how: 'continue when one of them is killed' },
    { isPooled: true, how: 'continue behind PgBouncer too' },
  ]
  test.each(isFull ? pools : pools.slice(0, 1))(
    'R-177 G-190 $how, and keep acknowledged writes',
    { timeout: TIMEOUT },
    async ({ isPooled }) => {
      const data = await postgresData({ isPooled })
      if ('missing' in data) throw new Error(data.missing)
      const { problems, ...figures } = await crash({ data, kills: KILLS, seed: SEED })
      expect(problems).toEqual([])
      expect(figures.acknowledged).toBeGreaterThan(10 * figures.kills)
    },
  )
})
