import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { killElsewhere, openElsewhere } from './elsewhere.ts'
import { temporaryFolder } from './engines.ts'
import { ids, insert, withProbe } from './probe.ts'

let folder: ReturnType<typeof temporaryFolder>
let file: string
let lock: string
const stores: Store[] = []
beforeEach(() => {
  folder = temporaryFolder()
  mkdirSync(join(folder.path, 'data'))
  file = join(folder.path, 'data', 'pix.db')
  lock = `${file}.lock`
})
afterEach(async () => {
  killElsewhere()
  await Promise.all(stores.splice(0).map((store) => store.close()))
  await folder.remove()
})

function open(path = file): Store {
  const store = openSqlite({ file: path })
  stores.push(store)
  return store
}

const inUse = (path: string): string =>
  `StoreError: ${path} is in use by another process. Stop that process, name another place for the data, or use PostgreSQL (DATABASE_URL), which several processes can share.`

describe('one process has the file, whatever path opens it', () => {
  test('a symbolic link to the file', async () => {
    open()
    const link = join(folder.path, 'link.db')
    symlinkSync(file, link)
    expect((await openElsewhere(link)).says).toBe(inUse(link))
    expect(() => openSqlite({ file: link })).toThrow(/is in use by another process/)
  })

  test('a symbolic link to its folder', async () => {
    open()
    symlinkSync(join(folder.path, 'data'), join(folder.path, 'link'))
    const path = join(folder.path, 'link', 'pix.db')
    expect((await openElsewhere(path)).says).toBe(inUse(path))
  })

  test('the file, while the first process opened it by a symbolic link', async () => {
    await open().close()
    const link = join(folder.path, 'link.db')
    symlinkSync(file, link)
    open(link)
    expect((await openElsewhere(file)).says).toBe(inUse(file))
  })

  test('a hard link is refused, because SQLite keeps its log beside only one of the names', async () => {
    open()
    const link = join(folder.path, 'hard.db')
    linkSync(file, link)
    const message = `${link} has 2 names (hard links), but SQLite keeps the log beside only one of them, so opening the file by another name damages the data. Remove the other name (find / -samefile ${link} shows it), or copy the file.`
    expect((await openElsewhere(link)).says).toBe(`StoreError: ${message}`)
    expect(() => openSqlite({ file: link })).toThrow(message)
    unlinkSync(link)
    expect((await openElsewhere(file)).says).toBe(inUse(file))
  })

  test('a symbolic link to a missing file is refused, so that no empty store starts elsewhere', () => {
    const link = join(folder.path, 'link.db')
    symlinkSync(file, link)
    expect(() => openSqlite({ file: link })).toThrow(
      `${link} is a symbolic link to a file that does not exist. Restore that file, or name another place for the data.`,
    )
    expect(existsSync(file)).toBe(false)
  })
})

describe('a removed lock file does not unlock the database', () => {
  const gone = (path: string): string =>
    `StoreError: ${path} is open in another process, and its lock file is missing. Stop that process, or name another place for the data. If the process is not a service, and you trust it to share the file, create an empty file ${path}.lock.`

  test('for the next process, and the one after it', async () => {
    const store = await withProbe(open())
    rmSync(lock)
    expect((await openElsewhere(file)).says).toBe(gone(file))
    expect((await openElsewhere(file)).says).toBe(gone(file))
    expect(existsSync(lock)).toBe(false)
    await store.write((transaction) => insert(transaction, 'a'))
    expect(await ids(store)).toEqual(['a'])
  })

  test('for a second store of this process', async () => {
    const store = await withProbe(open())
    rmSync(lock)
    expect(() => openSqlite({ file })).toThrow(/is open in another process/)
    expect((await openElsewhere(file)).says).toBe(gone(file))
    await store.close()
  })

  test('a closed store gets a new lock file', async () => {
    await (await withProbe(open())).close()
    rmSync(lock)
    const store = open()
    expect(existsSync(lock)).toBe(true)
    expect(await ids(store)).toEqual([])
    expect((await openElsewhere(file)).says).toBe(inUse(file))
  })

  test('a folder that was moved or restored opens at once, with the log of a killed process', async () => {
    await (await withProbe(open())).close()
    const { kill } = await openElsewhere(file)
    const other = new DatabaseSync(file)
    other.exec(`insert into probe (id, amount) values ('late', 1)`)
    await kill()
    // The connection stays open: if it closed now, SQLite would copy the log into the database.
    expect(readdirSync(join(folder.path, 'data'))).toContain('pix.db-wal')
    renameSync(join(folder.path, 'data'), join(folder.path, 'moved'))
    other.close()
    rmSync(join(folder.path, 'moved', 'pix.db.lock'))
    const store = open(join(folder.path, 'moved', 'pix.db'))
    expect(await ids(store)).toEqual(['late'])
  })

  test('another program has the database open while the lock file exists: the service starts', async () => {
    await (await withProbe(open())).close()
    const other = new DatabaseSync(file, { readOnly: true })
    other.prepare('select count(*) from probe').get()
    expect((await openElsewhere(file)).says).toBe('open')
    other.close()
  })
})

describe('after kill -9', () => {
  test('the next start succeeds at once, by any path', async () => {
    const link = join(folder.path, 'link.db')
    await (await withProbe(open())).close()
    symlinkSync(file, link)
    for (const path of [file, link, file]) {
      const { says, kill } = await openElsewhere(path)
      expect(says).toBe('open')
      await kill()
    }
    expect(await ids(open())).toEqual([])
  })

  test('even when the lock file was removed meanwhile', async () => {
    const { kill } = await openElsewhere(file)
    rmSync(lock)
    await kill()
    expect((await openElsewhere(file)).says).toBe('open')
  })

  test('a lock file with other content is an error', () => {
    writeFileSync(lock, 'not a lock'.repeat(1000))
    expect(() => openSqlite({ file })).toThrow(`${lock} is not a lock file of this service. Remove it.`)
  })
})
