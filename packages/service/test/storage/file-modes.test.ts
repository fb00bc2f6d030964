import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../src/settings/open-store.ts'
import { exportArchive } from '../../src/storage/archive.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { makeFilePrivate } from '../../src/storage/sqlite/file-modes.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { killElsewhere, openElsewhere } from './elsewhere.ts'
import { temporaryFolder } from './engines.ts'
import { insert, withProbe } from './probe.ts'

let folder: ReturnType<typeof temporaryFolder>
let data: string
const stores: Store[] = []
let warnings: string[]
beforeEach(() => {
  folder = temporaryFolder()
  data = join(folder.path, 'data')
  warnings = []
})
afterEach(async () => {
  killElsewhere()
  await Promise.all(stores.splice(0).map((store) => store.close()))
  await folder.remove()
})

const warn = (message: string): void => {
  warnings.push(message)
}

async function open(path = data): Promise<Store> {
  const store = await openStore({ kind: 'folder', folder: path }, warn)
  stores.push(store)
  return store
}

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8)

/** Returns the permission bits of every file in a folder. */
const modes = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path)
      .sort()
      .map((name) => [name, modeOf(join(path, name))]),
  )

const PRIVATE = {
  'pix.sqlite': '600',
  'pix.sqlite-shm': '600',
  'pix.sqlite-wal': '600',
  'pix.sqlite.lock': '600',
}

describe('only the owner may use the data', () => {
  test.each(['000', '022', '077', '177'])('with a umask of %s', async (umask) => {
    mkdirSync(data)
    const { says } = await openElsewhere(join(data, 'pix.sqlite'), { umask })
    expect(says).toBe('open')
    expect(modes(data)).toEqual(PRIVATE)
  })

  test('a created folder, and its created parents, have mode 700', async () => {
    await withProbe(await open(join(data, 'deep')))
    expect([modeOf(data), modeOf(join(data, 'deep'))]).toEqual(['700', '700'])
    expect(modes(join(data, 'deep'))).toEqual(PRIVATE)
    expect(warnings).toEqual([])
  })

  test.runIf(process.platform === 'linux')(
    'a folder that the system does not create ends the start',
    async () => {
      await expect(open('/proc/deep/data')).rejects.toThrow(/ENOENT/)
    },
  )

  test('an empty folder is restricted', async () => {
    mkdirSync(data, { mode: 0o755 })
    await open()
    expect(modeOf(data)).toBe('700')
  })

  test('a store that others can read is restricted at the next start, with a log that a crash left', async () => {
    const store = await withProbe(await open())
    const reader = new DatabaseSync(join(data, 'pix.sqlite'))
    await store.write((transaction) => insert(transaction, 'a'))
    reader.prepare('select count(*) from probe').get()
    await store.close()
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644)
    chmodSync(data, 0o755)
    await open()
    reader.close()
    expect(modes(data)).toEqual(PRIVATE)
    expect(modeOf(data)).toBe('700')
    expect(warnings).toEqual([])
  })

  test('rights are never added: a read-only file stays read-only', async () => {
    await (await withProbe(await open())).close()
    writeFileSync(join(data, 'pix.sqlite-journal'), '')
    chmodSync(join(data, 'pix.sqlite-journal'), 0o444)
    chmodSync(join(data, 'pix.sqlite'), 0o444)
    makeFilePrivate(join(data, 'pix.sqlite'), warn)
    expect(modes(data)).toMatchObject({ 'pix.sqlite': '400', 'pix.sqlite-journal': '400' })
  })

  test('a folder with other files keeps its mode, and the database files are private', async () => {
    mkdirSync(data)
    chmodSync(data, 0o755)
    writeFileSync(join(data, 'notes.txt'), '', { mode: 0o644 })
    chmodSync(join(data, 'notes.txt'), 0o644)
    await open()
    expect(modeOf(data)).toBe('755')
    expect(modes(data)).toEqual({ 'notes.txt': '644', ...PRIVATE })
    expect(warnings).toEqual([])
  })

  test.each([
    ['that holds other files', 0o775, ['notes.txt']],
    ['of all users', 0o1777, []],
  ])(
    'a folder %s, in which others may write, keeps its mode and causes a warning',
    async (_, mode, names) => {
      mkdirSync(data)
      for (const name of names) writeFileSync(join(data, name), '')
      chmodSync(data, mode)
      await open()
      expect(modeOf(data)).toBe(mode.toString(8))
      expect(warnings).toEqual([
        `Other users may write to the folder ${data}, so they can replace the database in it. Name a separate folder for the data, or remove their rights: chmod go-w ${data}`,
      ])
    },
  )

  test('an archive', async () => {
    const store = openSqlite({})
    stores.push(store)
    await migrate(store)
    const archive = join(folder.path, 'all.archive')
    const umask = process.umask(0)
    try {
      await exportArchive(store, archive)
    } finally {
      process.umask(umask)
    }
    expect(modeOf(archive)).toBe('600')
  })
})
