import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { allStatements } from '../../src/storage/statement.ts'
import { temporaryFolder } from './engines.ts'

await import('../../src/storage/rows/activity-rows.ts')

test('on SQLite, a reader of the stream reads no rows before its place', async () => {
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  const file = join(folder.path, 'pix.sqlite')
  const store = openSqlite({ file })
  await migrate(store)
  await store.close()
  using database = new DatabaseSync(file, { readOnly: true })
  const page = allStatements().find(({ name }) => name === 'activity.page')
  const plan = database.prepare(`explain query plan ${page?.text}`).all()
  expect(plan.map(({ detail }) => detail).filter((it) => String(it).includes('activity'))).toEqual([
    'SEARCH activity USING INDEX activity_place (xact=? AND position>?)',
    'SEARCH activity USING INDEX activity_place (xact>?)',
  ])
})
