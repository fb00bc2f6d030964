import { describe, expect, test } from 'vitest'
import { createService } from '../../src/create-service.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'

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
