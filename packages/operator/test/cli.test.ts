import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findPostgres } from '@pix-payments/testing/postgres'
import { addDays } from '../src/dates.ts'
import { run } from '../src/cli/run.ts'
import { migrationsText } from '../src/storage/index.ts'

const found = await findPostgres()
const folder = mkdtempSync(join(tmpdir(), 'pix-operator-'))
const file = join(folder, 'books.sqlite')
afterAll(() => rmSync(folder, { recursive: true }))

async function command(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  let [out, error] = ['', '']
  const code = await run(args, {
    environment: { DATABASE_URL: `sqlite:${file}` },
    print: (text) => void (out += text),
    printError: (text) => void (error += text),
  })
  return { code, out, error }
}

test('migrates, lists findings, and resolves one', async () => {
  expect(await command('migrate')).toEqual({ code: 0, out: '', error: '' })
  expect(await command('migrate')).toMatchObject({ code: 0 })
  const database = new DatabaseSync(file)
  database.exec(`insert into pix_finding (key, kind, wallet_id, subject, detail, opened_at, status)
    values ('stuck/w/d', 'stuck', 'w', 'd', 'It failed 12 times.', 0, 'open')`)
  database.close()
  expect(JSON.parse((await command('findings')).out)).toMatchObject({ id: 'stuck/w/d', status: 'open' })
  const resolve = ['resolve', 'stuck/w/d', '--actor', 'ana', '--reason', 'the bank was down']
  expect(await command(...resolve)).toMatchObject({ code: 0 })
  expect(await command(...resolve)).toMatchObject({ code: 1, error: 'No open finding stuck/w/d.\n' })
  expect(await command('findings')).toEqual({ code: 0, out: '', error: 'There are no open findings.\n' })
  expect(JSON.parse((await command('findings', '--resolved')).out)).toMatchObject({ actor: 'ana' })
})

test('retries failed work, and dismisses an event', async () => {
  await command('migrate')
  const database = new DatabaseSync(file)
  const later = Date.now() + 600_000
  database.exec(`insert into pix_event (key, wallet_id, name, payload, received_at, next_at, failing_since)
    values ('e-1', 'w', 'pixChargePaid', '{}', 0, ${later}, 0)`)
  database.close()
  expect(await command('retry', '--wallet', 'other')).toEqual({ code: 0, out: '0\n', error: '' })
  expect(await command('retry')).toEqual({ code: 0, out: '1\n', error: '' })
  const dismiss = ['dismiss', 'e-1', '--actor', 'ana', '--reason', 'a test of the provider']
  expect(await command(...dismiss)).toMatchObject({ code: 0 })
  expect(await command(...dismiss)).toMatchObject({ code: 1, error: 'No open event e-1.\n' })
})

test('finds a deposit, lists open work, and erases what ended', async () => {
  await command('migrate')
  const database = new DatabaseSync(file)
  database.exec(`insert into pix_deposit
      (key, wallet_id, external_id, player_id, amount, request, status, created_at, next_at)
    values ('w/d-9', 'w', 'd-9', 'ana', 5000, '{"expectedPayer":{}}', 'PENDING', 0, 1)`)
  expect(JSON.parse((await command('find', 'ana')).out)).toMatchObject({ kind: 'deposit', externalId: 'd-9' })
  expect(await command('find', 'bob')).toMatchObject({ code: 1, error: 'Nothing has the id bob.\n' })
  expect((await command('open')).out).toContain('{"kind":"deposit","walletId":"w","open":1,')
  database.exec('update pix_deposit set next_at = null')
  database.close()
  expect((await command('prune', '--days', '7')).out).toBe('{"events":0,"requests":1}\n')
})

test.skipIf('missing' in found)('works on PostgreSQL', async () => {
  const url = 'url' in found ? found.url : ''
  const schema = `cli_${randomUUID().slice(0, 8)}`
  const at = ['--database', url, '--schema', schema]
  expect(await command('findings', ...at)).toMatchObject({
    code: 2,
    error: expect.stringMatching(/does not exist: run pix-operator migrate, or check/),
  })
  expect(await command('migrate', ...at)).toEqual({ code: 0, out: '', error: '' })
  expect(await command('findings', '--wallet', 'w', ...at)).toMatchObject({ code: 0, out: '' })
  expect(await command('retry', ...at)).toEqual({ code: 0, out: '0\n', error: '' })
  expect(await command('days', ...at)).toEqual({ code: 0, out: '', error: '' })
  expect(await command('resolve', 'x', '--actor', 'a', '--reason', 'b', ...at)).toMatchObject({ code: 1 })
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`drop schema ${schema} cascade`)
  await client.end()
})

test('lists all days that are not closed, however old', async () => {
  await command('migrate')
  const database = new DatabaseSync(file)
  const insert =
    database.prepare(`insert into pix_day (key, wallet_id, day, status, credits, debits, line_count)
    values ($key, 'w', $key, $status, 0, 0, 0)`)
  database.exec('begin')
  for (let day = 0; day < 1100; day += 1)
    insert.run({ key: addDays('2026-01-01', day), status: day === 0 ? 'open' : 'closed' })
  database.exec('commit')
  database.close()
  expect(JSON.parse((await command('days', '--unclosed')).out)).toMatchObject({ day: '2026-01-01' })
})

test('prints the migrations, which create the same tables', async () => {
  const { out } = await command('migrate', '--print', '--prefix', 'op_')
  expect(out).toBe(migrationsText('sqlite', { prefix: 'op_' }))
  const database = new DatabaseSync(':memory:')
  database.exec(out)
  expect(database.prepare('select count(*) as done from op_migration').get()).toEqual({ done: 1 })
})

test.each([
  [['unknown'], 'Unknown command: unknown\n'],
  [['resolve', 'x'], 'resolve needs an id, --actor and --reason.\n'],
  [['migrate', '--from', 'x'], '--from must be the number of a migration.\n'],
  [['migrate', '--from', '1'], '--from needs --print.\n'],
  [['find'], 'find needs an id.\n'],
  [['prune', '--days', 'x'], 'days must be 1 or more.\n'],
  [['findings', 'x'], 'Unexpected: x\n'],
  [['resolve', 'x', 'y'], 'Unexpected: y\n'],
  [['migrate', '--database', 'sqlite:'], 'Name a file after sqlite:, for example sqlite:books.sqlite.\n'],
  [['findings', '--database', `sqlite:${folder}/none`], `There is no file ${folder}/none.\n`],
  [
    ['days', '--prefix', 'none_'],
    'no such table: none_day: run pix-operator migrate, or check --prefix and --schema.\n',
  ],
  [
    ['migrate', '--prefix', 'a'.repeat(32)],
    'prefix and schema have 1 to 31 of a to z, 0 to 9 and _, and do not begin with a digit.\n',
  ],
  [['migrate', '--database', 'mysql://x'], 'The database must begin with postgres: or sqlite:.\n'],
])('refuses %j', async (args, error) => {
  expect(await command(...args)).toMatchObject({ code: 2, error })
})
