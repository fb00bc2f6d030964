import { describe, expect, test } from 'vitest'
import { createService } from '../../src/create-service.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'
import { runs } from '../support/runs.ts'
import { sqliteData } from './crash-data.ts'
import { crash } from './crash-run.ts'

/** The seed is fixed, so that every run tests the same sequence of kills. */
const SEED = 20_261_121
/**
 * Before each kill, the run waits until the service has acknowledged some facts. So it may take minutes on a busy
 * machine.
 */
const TIMEOUT = 300_000

test(
  'R-177 G-190 a process on SQLite that is killed under load keeps acknowledged writes and leaves nothing half done',
  { timeout: TIMEOUT },
  async () => {
    const kills = runs({ short: 1, long: 10 })
    const { problems, ...figures } = await crash({ data: sqliteData(), kills, seed: SEED })
    expect(problems).toEqual([])
    expect(figures.acknowledged).toBeGreaterThan(10 * figures.kills)
  },
)

const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''

describe.skipIf(missing !== '')(`several processes on PostgreSQL${missing}`, () => {
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
