import { describe, expect, test } from 'vitest'
import { createService } from '../../src/create-service.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'
import { runs } from '../support/runs.ts'
import { postgresData, sqliteData } from './crash-data.ts'
import { crash } from './crash-run.ts'

/**
 * These tests are a short version of `pnpm test:crash`. The seed is fixed, so that every run tests the same sequence of
 * kills.
 */
const SEED = 20_261_121
const SQLITE_KILLS = runs({ short: 2, long: 10 })
const POSTGRES_KILLS = runs({ short: 1, long: 5 })
/** Only the long suite kills services behind a pooler. */
const POOLED_KILLS = runs({ short: 0, long: 5 })
/**
 * Before each kill, the run waits until the service has acknowledged some facts. So it may take minutes on a busy
 * machine.
 */
const TIMEOUT = 300_000

describe.concurrent('a service killed under load', () => {
  test(
    'R-177 G-190 one process on SQLite keeps acknowledged writes and leaves nothing half done',
    { timeout: TIMEOUT },
    async () => {
      const { problems, ...figures } = await crash({ data: sqliteData(), kills: SQLITE_KILLS, seed: SEED })
      expect(problems).toEqual([])
      expect(figures.acknowledged).toBeGreaterThan(10 * figures.kills)
    },
  )

  test('the check detects acknowledgements before the commit', { timeout: TIMEOUT }, async () => {
    const { problems } = await crash({ data: sqliteData(), kills: 5, seed: SEED, isSabotaged: true })
    expect(problems.join('\n')).toContain('Acknowledged, but')
  })
})

const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''

describe.skipIf(missing !== '').concurrent(`two processes on PostgreSQL${missing}`, () => {
  test(
    'R-177 G-190 continue when one of them is killed, and keep acknowledged writes',
    { timeout: TIMEOUT },
    async () => {
      const data = await postgresData()
      if ('missing' in data) throw new Error(data.missing)
      const { problems, ...figures } = await crash({ data, kills: POSTGRES_KILLS, seed: SEED })
      expect(problems).toEqual([])
      expect(figures.acknowledged).toBeGreaterThan(10 * figures.kills)
    },
  )

  test.skipIf(POOLED_KILLS === 0)(
    'R-177 G-190 through PgBouncer, keep acknowledged writes',
    { timeout: TIMEOUT },
    async ({ skip }) => {
      const data = await postgresData({ isPooled: true })
      if ('missing' in data) return skip(data.missing)
      const { problems } = await crash({ data, kills: POOLED_KILLS, seed: SEED })
      expect(problems).toEqual([])
    },
  )

  test('start together on an empty database and create one sandbox', async () => {
    if ('missing' in found) throw new Error(found.missing)
    const { open, drop } = freshSchema(found.url)
    const start = async (): ReturnType<typeof createService> => createService({ store: await open() })
    const services = await Promise.all([start(), start(), start()])
    const wallets = await Promise.all(
      services.map(
        async ({ url }) => (await fetch(`${url}/sandbox/wallets`)).json() as Promise<{ data: object[] }>,
      ),
    )
    expect(wallets.map(({ data }) => data.length)).toEqual([4, 4, 4])
    await Promise.all(services.map((service) => service.close()))
    await drop()
  })
})
