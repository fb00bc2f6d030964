import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { storeProblems } from '../support/ledger.ts'
import { type TestService, startService } from '../support/service.ts'
import { type Ended, commandLine } from './support/command-line.ts'

const { folder, ended, spawned, spawnedServing } = commandLine()

let data: string
let file: string
beforeEach(() => {
  data = join(folder(), 'data')
  file = join(data, 'pix.sqlite')
  mkdirSync(data, { mode: 0o700 })
})

/** Runs a command in its own process, as beside a running service, until it ends. */
async function apart(...args: readonly string[]): Promise<Pick<Ended, 'code' | 'text'>> {
  const command = spawned([...args, '--data', data])
  return { code: await command.exit, text: command.text() }
}

const onData = (...command: readonly string[]): Promise<Ended> => ended([...command, '--data', data])

/** Creates and pays deposits, several at a time, until `work` ends. */
async function underLoad<T>(service: TestService, work: () => Promise<T>): Promise<T> {
  const over = new AbortController()
  const callers = [service.a, service.b].flatMap((operator, index) => {
    const [pixKey, receiverCnpj] = KEYS[index] ?? []
    return Array.from({ length: 4 }, async (_, caller) => {
      for (let number = 1; !over.signal.aborted; number += 1) {
        const externalId = `deposit-${caller}-${number}`
        const body = { amount: 100 + number, expiresIn: 900, externalId, pixKey }
        const { chargeId } = await operator.ok('createImmediateCharge', { body })
        await operator.ok('simulatePayment', { body: { chargeId, receiverCnpj } })
      }
    })
  })
  try {
    const before = await rowsOf(service.store)
    const result = await work()
    // The callers go on, however little they did meanwhile.
    await expect.poll(() => rowsOf(service.store)).toBeGreaterThan(before)
    return result
  } finally {
    over.abort()
    await Promise.all(callers)
  }
}

const KEYS = [
  ['pagamentos@alfajogos.example', '11222333000181'],
  ['contato@betaapostas.example', '44555666000181'],
] as const

/** Starts a service on the file. */
const serve = (): Promise<TestService> => startService({ store: openSqlite({ file }) })

async function expectBalanced(path: string): Promise<number> {
  const store = openSqlite({ file: path })
  try {
    expect(await storeProblems(store)).toEqual([])
    return await rowsOf(store)
  } finally {
    await store.close()
  }
}

async function rowsOf(store: Store): Promise<number> {
  const movements = { name: 'beside.movements', text: 'select count(*) as movements from movement' }
  return (await store.read((reader) => reader.first<{ movements: number }>(movements)))?.movements ?? 0
}

describe('commands beside a service under load', () => {
  test('check reads files and ledger at one moment', async () => {
    await using service = await serve()
    await underLoad(service, async () => {
      for (let times = 0; times < 3; times += 1) {
        const { code, text } = await apart('check')
        expect(text).toContain('ok    SQLite: integrity_check of the whole file, and foreign_key_check')
        expect(text).toContain('The ledger balances: 4 wallets')
        expect(text).not.toContain('WRONG')
        expect(code).toBe(0)
      }
    })
    expect(await storeProblems(service.store)).toEqual([])
  })

  test('export writes one moment, and another store can import it', async () => {
    await using service = await serve()
    const { code, text } = await underLoad(service, () => apart('export', 'all.archive'))
    expect(text).toBe(`${file} → all.archive\n`)
    expect(code).toBe(0)
    const copy = join(folder(), 'copy')
    expect(await ended(['import', 'all.archive', '--data', copy])).toMatchObject({ code: 0 })
    expect((await ended(['check', '--data', copy])).text).toContain('The ledger balances: 4 wallets')
    expect(await expectBalanced(join(copy, 'pix.sqlite'))).toBeGreaterThan(2)
  })

  test('backup writes one moment, and works as a data folder after it is restored', async () => {
    await using service = await serve()
    const { before, after } = await underLoad(service, async () => {
      const before = await rowsOf(service.store)
      expect(await apart('backup', 'today.sqlite')).toEqual({ code: 0, text: `${file} → today.sqlite\n` })
      return { before, after: await rowsOf(service.store) }
    })
    const backup = join(folder(), 'today.sqlite')
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder()).sort()).toEqual(['data', 'today.sqlite'])
    const restored = join(folder(), 'restored')
    mkdirSync(restored)
    copyFileSync(backup, join(restored, 'pix.sqlite'))
    const movements = await expectBalanced(join(restored, 'pix.sqlite'))
    expect(movements).toBeGreaterThanOrEqual(before)
    expect(movements).toBeLessThanOrEqual(after)
    const again = await startService({ store: openSqlite({ file: join(restored, 'pix.sqlite') }) })
    await again.a.ok('getBalance')
    await again.close()
  })
})

/**
 * Returns the contents of the data files. The `-shm` file is left out, because SQLite writes it even when it only
 * reads.
 */
const contents = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(data)
      .filter((name) => !name.endsWith('-shm') && !name.endsWith('.lock'))
      .filter((name) => statSync(join(data, name)).size > 0)
      .map((name) => [name, readFileSync(join(data, name)).toString('base64')]),
  )

/** Starts a service in its own process, and kills it after it has stored something. */
async function killedService(): Promise<void> {
  const { run: service } = await spawnedServing('--data', data)
  service.kill('SIGKILL')
  await service.exit
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
}

describe('commands while no service runs', () => {
  /** Runs all commands that read. Each command must report the same number of movements, which is returned. */
  async function readsAll(name: string): Promise<number> {
    const before = contents()
    const { code, text } = await onData('check')
    expect(text).toContain('The ledger balances: 4 wallets')
    expect(code).toBe(0)
    expect(await onData('export', `${name}.archive`)).toMatchObject({ code: 0 })
    expect(await onData('backup', `${name}.sqlite`)).toMatchObject({ code: 0 })
    expect(contents()).toEqual(before)
    return expectBalanced(join(folder(), `${name}.sqlite`))
  }

  test('read the data of a stopped service', async () => {
    await (await serve()).close()
    expect(await readsAll('closed')).toBe(2)
    await (await serve()).close()
  })

  test('read the data of a killed service from its log, and change nothing', async () => {
    await killedService()
    expect(await readsAll('killed')).toBe(2)
    rmSync(`${file}-shm`)
    expect(await readsAll('without index')).toBe(2)
    const service = await serve()
    expect(await storeProblems(service.store)).toEqual([])
    await service.close()
  })

  test('report a missing store, and create none', async () => {
    for (const command of [['check'], ['export', 'all.archive'], ['backup', 'all.sqlite']]) {
      const { code, text } = await ended([...command, '--data', 'missing'])
      expect(text).toBe(
        `${join(folder(), 'missing/pix.sqlite')} does not exist: no service has started with it yet. Name the folder of a service with --data (PIX_SERVICE_DATA).\n`,
      )
      expect(code).toBe(1)
    }
    expect(readdirSync(folder())).toEqual(['data'])
  })
})

describe('errors', () => {
  test('a damaged page: check names it, and backup refuses to copy it', async () => {
    await (await serve()).close()
    const bytes = readFileSync(file)
    // Damages an entry of an index and not a row, so that the rows stay readable.
    const at = bytes.indexOf('beta-demo', bytes.indexOf('beta-demo') + 1)
    bytes[at] = 'x'.charCodeAt(0)
    writeFileSync(file, bytes)
    const check = await onData('check')
    expect(check.text).toMatch(
      /^WRONG SQLite: integrity_check of the whole file, and foreign_key_check\n {6}row \d+ missing from index/,
    )
    expect(check.code).toBe(1)
    const backup = await onData('backup', 'copy.sqlite')
    expect(backup.text).toMatch(/pix\.sqlite is damaged, so it was not backed up: row \d+ missing from index/)
    expect(backup.code).toBe(1)
    expect(readdirSync(folder())).toEqual(['data'])
  })

  test('an existing file is not overwritten', async () => {
    await (await serve()).close()
    const there = join(folder(), 'there')
    writeFileSync(there, 'mine')
    for (const command of ['export', 'backup']) {
      const { code, text } = await onData(command, 'there')
      expect(text).toBe('there exists already. Name a new file.\n')
      expect(code).toBe(1)
    }
    expect(readFileSync(there, 'utf8')).toBe('mine')
  })

  test('a missing folder', async () => {
    await (await serve()).close()
    for (const command of ['export', 'backup']) {
      const { code, text } = await onData(command, 'missing/there')
      expect(text).toMatch(/^missing\/there cannot be written: there is no folder missing\.$/m)
      expect(code).toBe(1)
    }
  })

  test('backup on PostgreSQL names pg_dump and exits with 2', async () => {
    const { code, text } = await ended([
      'backup',
      'all.dump',
      '--database-url',
      'postgres://user:secret@localhost/pix',
    ])
    expect(text).toBe(
      'backup copies SQLite databases only. For PostgreSQL, run pg_dump --format=custom --file=<file> "$DATABASE_URL"\n',
    )
    expect(code).toBe(2)
  })
})

test.each([
  { command: 'export', signal: 'SIGINT', code: 130 },
  { command: 'backup', signal: 'SIGTERM', code: 143 },
] as const)('$signal ends $command, and leaves no partial file', async ({ command, signal, code }) => {
  await (await serve()).close()
  fillFile(file)
  const writing = spawned([command, 'all', '--data', data])
  const watcher = watch(folder(), (_, name) => {
    if (name?.includes('.partial') !== true) return
    watcher.close()
    writing.kill(signal)
  })
  expect([await writing.exit, writing.text()]).toEqual([code, ''])
  expect(readdirSync(folder())).toEqual(['data'])
})

/** Fills a file with so much data that a write takes some time. */
function fillFile(path: string): void {
  const database = new DatabaseSync(path)
  database.exec(`insert into snapshot select 'snapshot', id, 1, null, 0, 0 from wallet limit 1`)
  database.exec(`with recursive number (n) as (select 1 union all select n + 1 from number where n < 80000)
    insert into snapshot_part select 'snapshot', 'wallet', n, printf('%.1000c', 'x') from number`)
  database.close()
}
