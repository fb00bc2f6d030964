import { describe, expect, test } from 'vitest'
import { isFull } from '@pix-payments/testing/length'
import { findPostgres } from '@pix-payments/testing/postgres'
import { postgresData, sqliteData } from './crash-data.ts'
import { crash } from './crash-run.ts'

/** The seed is fixed, so that every run tests the same sequence of kills. */
const SEED = 20_261_123
const SQLITE_KILLS = isFull ? 10 : 3
const POSTGRES_KILLS = isFull ? 5 : 2
const TIMEOUT = 300_000

/** The institution is another process, which is killed too, behind links that lose, double, delay and reorder messages. */
describe('a service and its institution, both killed under load', () => {
  test(
    'G-341 G-343 on SQLite lose nothing, do nothing twice, and leave nothing half done',
    { timeout: TIMEOUT },
    async () => {
      const { problems, ...figures } = await crash({
        data: sqliteData(),
        kills: SQLITE_KILLS,
        seed: SEED,
        isRailHostile: true,
      })
      expect(problems).toEqual([])
      expect(figures.acknowledged).toBeGreaterThan(10 * figures.kills)
    },
  )
})

const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''

describe.skipIf(missing !== '')(`two processes on PostgreSQL and their institution${missing}`, () => {
  test(
    'G-341 G-343 lose nothing, do nothing twice, and leave nothing half done',
    { timeout: TIMEOUT },
    async () => {
      const data = await postgresData()
      if ('missing' in data) throw new Error(data.missing)
      const { problems, ...figures } = await crash({
        data,
        kills: POSTGRES_KILLS,
        seed: SEED,
        isRailHostile: true,
      })
      expect(problems).toEqual([])
      expect(figures.acknowledged).toBeGreaterThan(10 * figures.kills)
    },
  )
})
