import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exportArchive, importArchive } from '../../src/storage/archive.ts'
import { CURRENT_SCHEMA, migrate, schemaVersion } from '../../src/storage/migrations/migrate.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { type Store, StoreError } from '../../src/storage/store.ts'
import { temporaryFolder } from './engines.ts'
import { LASTING, REPEATED } from './repeated.ts'
import { fillTables, insertSample } from './sample-rows.ts'

const folder = temporaryFolder()
const archive = join(folder.path, 'archive')
const OPERATOR = { name: 'operator.one', text: 'select id, name from operator order by id limit 1' }

beforeAll(async () => {
  const store = openSqlite({})
  await migrate(store)
  await fillTables(store)
  await exportArchive(store, archive)
  await store.close()
})
afterAll(folder.remove)

const lines = (): string[] => readFileSync(archive, 'utf8').split(/(?<=\n)/)

/** Returns the text with a valid checksum line. */
const sealed = (text: string): string =>
  `${text}${JSON.stringify({ sha256: createHash('sha256').update(text).digest('hex') })}\n`

function written(name: string, text: string): string {
  const file = join(folder.path, name)
  writeFileSync(file, text)
  return file
}

for (const engine of REPEATED) {
  describe.skipIf(engine.missing !== undefined)(
    `an archive and ${engine.name}${engine.missing ?? ''}`,
    () => {
      let store: Store
      let remove: () => Promise<void>
      beforeEach(async () => {
        const made = engine.make()
        store = await made.open()
        remove = () => made.remove()
      })
      afterEach(async () => {
        await store.close()
        await remove()
      })

      test('an import and an export give the same file, byte by byte', async () => {
        const summary = await importArchive(store, archive)
        expect(summary.tables.length).toBeGreaterThan(20)
        expect(summary.tables.filter(({ rows }) => rows < 60)).toEqual([])
        const again = join(folder.path, `again ${engine.name}`)
        expect(await exportArchive(store, again)).toEqual(summary)
        expect(readFileSync(again).equals(readFileSync(archive))).toBe(true)
        expect(await migrate(store)).toEqual({ from: CURRENT_SCHEMA, to: CURRENT_SCHEMA })
      })

      test('an archive is not imported into a store with data', async () => {
        await importArchive(store, archive)
        await expect(importArchive(store, archive)).rejects.toThrow(
          /^The store already contains data \(\w+\)\. Import into an empty store\.$/,
        )
        const again = join(folder.path, `unchanged ${engine.name}`)
        await exportArchive(store, again)
        expect(readFileSync(again).equals(readFileSync(archive))).toBe(true)
      })

      test('a store with empty tables accepts an archive', async () => {
        await migrate(store)
        await importArchive(store, archive)
        expect(await store.read((reader) => reader.first(OPERATOR))).toBeDefined()
      })

      test('rows that the engine rejects undo the import', async () => {
        const all = lines()
        const twice = all.findIndex((line) => line.startsWith('["wallet",'))
        const text = [...all.slice(0, twice + 1), all[twice], ...all.slice(twice + 2, -1)].join('')
        await expect(importArchive(store, written('twice', sealed(text)))).rejects.toThrow(
          /^The statement archive\.insert\.\d+\.\d+\.wallet failed: .*unique/i,
        )
        expect(await schemaVersion(store)).toBe(0)
        await importArchive(store, archive)
      })
    },
  )
}

describe('an invalid archive is refused, and nothing of it is stored', () => {
  const changed = (index: number, change: (line: string) => string): string =>
    lines()
      .map((line, at) => (at === index ? change(line) : line))
      .join('')
  const header = (change: (header: Record<string, unknown>) => object): string => {
    const [first = '', ...rest] = lines()
    return sealed(`${JSON.stringify(change(JSON.parse(first)))}\n${rest.slice(0, -1).join('')}`)
  }
  test.each<[name: string, text: () => string, message: RegExp]>([
    ['an empty file', () => '', /line 1: the archive ends before this line: it was cut off\.$/],
    [
      'an archive without its last line',
      () => lines().slice(0, -1).join(''),
      /line \d{4}: the archive ends before this line: it was cut off\.$/,
    ],
    [
      'an archive that is cut off within a line',
      () => readFileSync(archive, 'utf8').slice(0, 100_000),
      /line \d+: the archive ends within this line: it was cut off\.$/,
    ],
    [
      'an archive that is cut off within its header',
      () => (lines()[0] ?? '').slice(0, 50),
      /line 1: the archive ends within this line/,
    ],
    [
      'an archive with a changed value',
      () => changed(5, (line) => line.replace(/\d/, '7')),
      /line \d{4}: the checksum does not match: the archive was changed\.$/,
    ],
    [
      'an archive with a row repeated in place of another',
      () =>
        lines()
          .toSpliced(2, 1, lines()[1] ?? '')
          .join(''),
      /the checksum does not match/,
    ],
    [
      'an archive without one of its rows',
      () => lines().toSpliced(5, 1).join(''),
      /line \d+: expected a row of \w+, found a row of \w+\.$/,
    ],
    [
      'an archive without its last row',
      () => lines().toSpliced(-2, 1).join(''),
      /expected a row of withdrawal: rows are missing\.$/,
    ],
    [
      'an archive with an extra row',
      () =>
        sealed(
          lines()
            .toSpliced(-1, 1, lines().at(-2) ?? '')
            .join(''),
        ),
      /expected the checksum: there are more rows than the header says\.$/,
    ],
    [
      'an archive with text after its end',
      () => `${lines().join('')}\n`,
      /there is another line after the end of the archive\.$/,
    ],
    [
      'a row with a missing column',
      () => changed(5, (line) => `${JSON.stringify(JSON.parse(line).slice(0, -1))}\n`),
      /line 6: expected \d columns in a row of \w+, found \d\.$/,
    ],
    [
      'a value that is not an integer',
      () => changed(5, (line) => line.replace(/,[^,]*\]/, ',1.5]')),
      /line 6: a value is not text, an integer or null\.$/,
    ],
    ['text that is not JSON', () => 'pix_key,wallet_id\n', /line 1: the line is not JSON\.$/],
    ['other JSON', () => '{"openapi":"3.1.0"}\n', /line 1: the file is not an archive of this service\.$/],
    [
      'another format',
      () => '{"format":"pix-payments-archive-2"}\n',
      /the format is pix-payments-archive-2, and this version reads pix-payments-archive-1\.$/,
    ],
    [
      'a header without tables',
      () => '{"format":"pix-payments-archive-1","schema":18}\n',
      /line 1: the header is incomplete\.$/,
    ],
    [
      'a table with an invalid name',
      () =>
        '{"format":"pix-payments-archive-1","schema":18,"tables":[{"name":"a\\"; drop","rows":1,"columns":[]}]}\n',
      /line 1: the header is incomplete\.$/,
    ],
    [
      'a schema from before the first release',
      () => header((it) => ({ ...it, schema: 17 })),
      /^The data has schema 17, from before the first release, and cannot be migrated\./,
    ],
    [
      'a newer schema',
      () => header((it) => ({ ...it, schema: 99 })),
      /^The data has schema 99, and this version of the service knows \d+\./,
    ],
    [
      'other columns',
      () =>
        header((it) => ({
          ...it,
          tables: (it['tables'] as { name: string }[]).map((table) => ({
            ...table,
            columns: (table as unknown as { columns: string[] }).columns.map((column) =>
              column === 'pix_key' ? 'pix_kee' : column,
            ),
          })),
        })),
      /its tables differ from those of its schema version: directory_entry \(wallet_id, pix_kee, body\)/,
    ],
  ])('%s', async (name, text, message) => {
    const file = written(name, text())
    const store = openSqlite({})
    const error: unknown = await importArchive(store, file).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(StoreError)
    expect((error as Error).message).toMatch(message)
    expect(await schemaVersion(store)).toBe(0)
    await store.close()
  })

  test('a missing file', async () => {
    const store = openSqlite({})
    await expect(importArchive(store, join(folder.path, 'none'))).rejects.toThrow(
      /none cannot be read: ENOENT/,
    )
    await store.close()
  })
})

describe('exporting', () => {
  test('creates a file that only its owner can read', async () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600)
  })

  test('does not replace an existing file', async () => {
    const store = openSqlite({})
    await migrate(store)
    const before = readFileSync(archive)
    await expect(exportArchive(store, archive)).rejects.toThrow(/archive exists already\. Name a new file/)
    expect(readFileSync(archive).equals(before)).toBe(true)
    await store.close()
  })

  test('leaves no file when it fails', async () => {
    const store = openSqlite({})
    const before = readdirSync(folder.path)
    await expect(exportArchive(store, join(folder.path, 'new'))).rejects.toThrow('The store is empty')
    await expect(exportArchive(store, join(folder.path, 'missing', 'new'))).rejects.toThrow(
      /cannot be written: there is no folder/,
    )
    expect(readdirSync(folder.path)).toEqual(before)
    await store.close()
  })

  test.each(LASTING.filter(({ missing }) => missing === undefined))(
    'reads one moment while others write: $name',
    async ({ make, name }) => {
      const database = make()
      const store = await database.open()
      await importArchive(store, archive)
      const over = new AbortController()
      let written = 0
      const writing = (async () => {
        while (!over.signal.aborted) {
          await store.write(async (transaction) => {
            await insertSample(transaction, 'operator', 1000 + written)
            await insertSample(transaction, 'webhook', 1000 + written)
          })
          written += 1
        }
      })()
      const file = join(folder.path, `meanwhile ${name}`)
      const { tables } = await exportArchive(store, file)
      over.abort()
      await writing
      const rowsOf = (table: string): number => tables.find(({ name }) => name === table)?.rows ?? -1
      expect(rowsOf('operator')).toBe(rowsOf('webhook'))
      expect(written).toBeGreaterThan(0)
      const copy = openSqlite({})
      await importArchive(copy, file)
      await copy.close()
      await store.close()
      await database.remove()
    },
  )
})
