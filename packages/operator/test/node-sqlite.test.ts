import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { nodeSqliteStorage, openNodeSqlite } from '../src/storage/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'pix-sqlite-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PROCESS = `
import { nodeSqliteStorage, openNodeSqlite } from '${new URL('../src/storage/index.ts', import.meta.url).href}'
const storage = nodeSqliteStorage(openNodeSqlite(process.argv[1]))
for (let number = 0; number < 200; number += 1) {
  await storage.transaction((t) => t.execute('insert into thing values ($1)', [number]))
}`

test('two processes write to a new file at once', async () => {
  const file = join(folder, 'books.sqlite')
  const storage = nodeSqliteStorage(openNodeSqlite(file))
  await storage.transaction((t) => t.execute('create table thing (number integer)', []))
  const args = ['--conditions=pix-source', '--input-type=module', '--eval', PROCESS, file]
  await Promise.all([1, 2].map(() => promisify(execFile)(process.execPath, args)))
  const rows = await storage.transaction((t) => t.execute('select count(*) as n from thing', []))
  expect(rows).toMatchObject([{ n: 400 }])
})
