import { expect, test } from 'vitest'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { findPostgres } from '@pix-payments/testing/postgres'
import { freshSchema } from '../support/fresh-schema.ts'

const found = await findPostgres()

test.skipIf('missing' in found)('rows that change have room on their pages on PostgreSQL', async () => {
  if ('missing' in found) return
  const schema = freshSchema(found.url)
  const store = await schema.open()
  try {
    await migrate(store)
    const rows = await schema.query<{ name: string; options: readonly string[] }>(
      `select relname as name, reloptions as options from pg_class
        where relnamespace = '${schema.schema}'::regnamespace and reloptions is not null`,
    )
    const options = Object.fromEntries(rows.map(({ name, options }) => [name, options]))
    expect(options).toMatchObject({ withdrawal: ['fillfactor=60'], wallet: ['fillfactor=50'] })
    expect(options['event']).toContain('autovacuum_vacuum_scale_factor=0.02')
    expect(options['delivery']).toContain('fillfactor=50')
    expect(options['charge']).toBeUndefined()
  } finally {
    await store.close()
    await schema.drop()
  }
})

test.skipIf('missing' in found)(
  'an update of a withdrawal stays on its page and writes no index',
  async () => {
    if ('missing' in found) return
    const schema = freshSchema(found.url)
    const store = await schema.open()
    try {
      await migrate(store)
      await schema.query(
        `insert into withdrawal (id, wallet_id, external_id, request, status, amount, created_at, answered, body)
        select 'id ' || n, 'wallet', 'external ' || n, '{}', 'PROCESSING', 1, 1, 'PROCESSING', repeat('x', 1500) from generate_series(1, 30) n`,
      )
      const pages = `select id, (ctid::text::point)[0]::int as page from withdrawal order by id`
      const before = await schema.query<{ id: string; page: number }>(pages)
      await schema.query(`update withdrawal set status = 'SUCCESS' where right(id, 1) in ('1', '4', '7')`)
      expect(await schema.query(pages)).toEqual(before)
    } finally {
      await store.close()
      await schema.drop()
    }
  },
)
