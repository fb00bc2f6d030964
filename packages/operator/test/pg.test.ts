import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { findPostgres } from '@pix-payments/testing/postgres'
import { pgStorage } from '../src/storage/index.ts'

const found = await findPostgres()

test.skipIf('missing' in found)(
  'a connection that breaks in a transaction fails only this transaction',
  async () => {
    await using pool = Object.assign(
      new Pool({ connectionString: 'url' in found ? found.url : '', max: 2 }),
      {
        async [Symbol.asyncDispose]() {
          await pool.end()
        },
      },
    )
    pool.on('error', () => undefined)
    const storage = pgStorage(pool)
    const broken = storage.transaction(async (t) => {
      const [row] = await t.execute('select pg_backend_pid() as pid', [])
      await pool.query('select pg_terminate_backend($1)', [row?.['pid']])
      await new Promise((resolve) => setTimeout(resolve, 100))
      await t.execute('select 1', [])
    })
    await expect(broken).rejects.toThrow(/terminat|not queryable/)
    expect(await storage.transaction((t) => t.execute('select 1 as one', []))).toEqual([{ one: 1 }])
  },
)
