import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Sync, systemSync } from '../../src/storage/sqlite/database-file.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { type Health } from '../../src/storage/store-health.ts'
import { type Store, StoreUnavailableError } from '../../src/storage/store.ts'
import { manualClock } from '../support/manual-clock.ts'
import { temporaryFolder } from './engines.ts'
import { ids, insert, withProbe } from './probe.ts'

let folder: ReturnType<typeof temporaryFolder>
let file: string
const opened: Store[] = []
beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder.path, 'pix.db')
})
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close().catch(() => undefined)
  await folder.remove()
})

async function open(options: { readonly sync?: Sync } = {}): Promise<Store> {
  const store = openSqlite({ file, clock: manualClock(), ...options })
  opened.push(store)
  return store
}

const write = (store: Store, id: string): Promise<number> =>
  store.write((transaction) => insert(transaction, id))

/** Writes so much data that the log becomes larger than its limit. */
const writeMuch = async (store: Store, prefix: string): Promise<void> => {
  for (let index = 0; index < 12; index += 1) {
    await store.write((transaction) => insert(transaction, `${prefix}${index}`, 0, 'x'.repeat(500_000)))
  }
}

/**
 * Returns the rows that another process would find if this process were killed now. It reads a copy of the present
 * files.
 */
async function afterKill(): Promise<readonly string[]> {
  const copy = join(folder.path, 'killed.db')
  for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${copy}${end}`)
  const store = openSqlite({ file: copy })
  try {
    return await ids(store)
  } finally {
    await store.close()
  }
}

const refusal = (reason: unknown): unknown =>
  expect.objectContaining({ message: reason, constructor: StoreUnavailableError })

describe('a response means that the data is on the disk', () => {
  test('a write resolves after the sync of the log, and the event loop continues meanwhile', async () => {
    let end: () => void = () => undefined
    let syncs = 0
    const store = await withProbe(
      await open({
        sync: (descriptor) => {
          syncs += 1
          return syncs === 1
            ? systemSync(descriptor)
            : new Promise((resolve) => {
                end = resolve
              })
        },
      }),
    )
    const answered: string[] = []
    const writing = write(store, 'a').then(() => answered.push('write'))
    await expect.poll(() => syncs).toBe(2)
    const reading = ids(store).then((rows) => answered.push(`read ${rows.join()}`))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(answered).toEqual([])
    end()
    await Promise.all([writing, reading])
    expect(answered.toSorted()).toEqual(['read a', 'write'])
  })

  test('transactions without changes do not wait for a sync', async () => {
    let syncs = 0
    const store = await withProbe(
      await open({
        sync: (descriptor) => {
          syncs += 1
          return systemSync(descriptor)
        },
      }),
    )
    const before = syncs
    await store.write(() => Promise.resolve())
    expect(syncs).toBe(before)
  })

  test('a large log is copied into the database and restarts', async () => {
    const store = await withProbe(await open())
    await writeMuch(store, 'a')
    await write(store, 'b')
    expect(readFileSync(`${file}-wal`).length).toBeLessThan(6_000_000)
    expect(await ids(store)).toHaveLength(13)
    expect(await afterKill()).toHaveLength(13)
  })

  test('a reader that still needs the log prevents its restart, nothing is lost, and the log is short again after it', async () => {
    const store = await withProbe(await open())
    await write(store, 'first')
    let end: () => void = () => undefined
    const long = store.snapshot(async (reader) => {
      const before = await reader.all({ name: 'probe.before', text: 'select id from probe' })
      await new Promise<void>((resolve) => {
        end = resolve
      })
      return [before, await reader.all({ name: 'probe.after', text: 'select id from probe' })]
    })
    for (const prefix of ['a', 'b', 'c']) await writeMuch(store, prefix)
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(16_000_000)
    end()
    const [before, after] = await long
    expect(after).toEqual(before)
    await writeMuch(store, 'd')
    expect(statSync(`${file}-wal`).size).toBeLessThan(8_000_000)
    expect(await ids(store)).toHaveLength(49)
    expect(await afterKill()).toHaveLength(49)
  })
})

describe('a store that cannot be written is not ready, gives the reason, and becomes ready again', () => {
  const failing = (): { readonly sync: Sync; isBroken: boolean } => {
    const disk = {
      isBroken: false,
      sync: (descriptor: number) =>
        disk.isBroken ? Promise.reject(new Error('EIO: i/o error, fdatasync')) : systemSync(descriptor),
    }
    return disk
  }

  test('after a failed sync, writes and reads fail until a checkpoint succeeds', async () => {
    const disk = failing()
    const store = await withProbe(await open({ sync: disk.sync }))
    const changes: Health[] = []
    store.onHealth((health) => changes.push(health))
    await write(store, 'a')
    disk.isBroken = true
    const reason = 'The disk fails to sync the database. The change may or may not have been kept.'
    await expect(write(store, 'b')).rejects.toThrow(refusal(reason))
    await expect(ids(store)).rejects.toThrow(refusal('The disk fails to sync the database.'))
    await expect(store.ping()).rejects.toThrow(refusal(reason))
    disk.isBroken = false
    await expect(store.ping()).resolves.toBeUndefined()
    expect(await ids(store)).toContain('a')
    await write(store, 'c')
    expect(await afterKill()).toEqual(expect.arrayContaining(['a', 'c']))
    expect(changes.map(({ ok }) => ok)).toEqual([false, true])
  })

  test('a full disk', async () => {
    const store = await withProbe(await open())
    await write(store, 'a')
    const page = { name: 'probe.pages', text: 'pragma page_count' }
    const { page_count: pages } = (await store.read((reader) =>
      reader.first<{ page_count: number }>(page),
    )) ?? {
      page_count: 0,
    }
    const limit = (count: number): Promise<void> =>
      store.exclusively((transaction) => transaction.execute(`pragma max_page_count = ${count}`))
    await limit(pages)
    const large = store.write((transaction) => insert(transaction, 'b', 0, 'x'.repeat(100_000)))
    await expect(large).rejects.toThrow(refusal('The disk of the database file is full.'))
    expect(await ids(store)).toEqual(['a'])
    await limit(1_000_000)
    await write(store, 'c')
    await expect(store.ping()).resolves.toBeUndefined()
  })

  test('another program that locks the file: the store waits without blocking the event loop', async () => {
    const store = await withProbe(openSqlite({ file }))
    opened.push(store)
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    const answered: string[] = []
    const writing = write(store, 'a').then(() => answered.push('a'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(answered).toEqual([])
    other.exec('rollback')
    other.close()
    await writing
    expect(await ids(store)).toEqual(['a'])
  })
})

describe('files that are no longer the open ones', () => {
  const away = (): string => join(folder.path, 'elsewhere.db')

  test.each<[name: string, harm: () => void, reason: unknown]>([
    ['deleted', () => rmSync(file), expect.stringMatching(/^The database file was deleted\. /)],
    ['moved', () => renameSync(file, away()), 'The database file was moved. Move it back.'],
    [
      'replaced',
      () => {
        copyFileSync(file, away())
        renameSync(away(), file)
      },
      'Another file has taken the place of the database file.',
    ],
    ['shorter', () => truncateSync(file, 4096), 'The database file is shorter than it was.'],
    [
      'overwritten',
      () => {
        writeFileSync(file, 'x'.repeat(readFileSync(file).length))
      },
      'Another program has changed the database file.',
    ],
    [
      'without its log',
      () => truncateSync(`${file}-wal`, 0),
      'Another program has cut the log of the database.',
    ],
  ])('%s: nothing is written, and the store gives the reason', async (_name, harm, reason) => {
    const store = await withProbe(await open())
    await writeMuch(store, 'a')
    await write(store, 'b')
    harm()
    await expect(write(store, 'c')).rejects.toThrow(refusal(reason))
    await expect(store.ping()).rejects.toThrow(refusal(reason))
  })

  test.each([
    ['to nothing', () => 0],
    ['in the middle', (bytes: number) => bytes / 2],
  ])('whose log is cut %s while a transaction writes: nothing more is acknowledged', async (_name, left) => {
    const store = await withProbe(await open())
    for (const id of ['a', 'b', 'c']) await write(store, id)
    const log = `${file}-wal`
    const cut = store.write(async (transaction) => {
      truncateSync(log, left(statSync(log).size))
      return await insert(transaction, 'd')
    })
    const reason = 'Another program has cut the log of the database.'
    await expect(cut).rejects.toThrow(refusal(reason))
    await expect(write(store, 'e')).rejects.toThrow(refusal(reason))
    await expect(store.ping()).rejects.toThrow(refusal(reason))
  })

  test('moved and back: all data is present, without a restart', async () => {
    const store = await withProbe(await open())
    await write(store, 'a')
    const elsewhere = `${folder.path}-elsewhere`
    renameSync(folder.path, elsewhere)
    await expect(write(store, 'b')).rejects.toThrow(refusal('The database file was moved. Move it back.'))
    renameSync(elsewhere, folder.path)
    await write(store, 'c')
    await expect(store.ping()).resolves.toBeUndefined()
    expect(await ids(store)).toEqual(['a', 'c'])
  })

  test('deleted: stopping the service writes the data to a file beside it', async () => {
    const store = await withProbe(await open())
    await write(store, 'a')
    rmSync(file)
    await expect(write(store, 'b')).rejects.toThrow(StoreUnavailableError)
    await store.close()
    renameSync(`${file}.rescued`, file)
    expect(await ids(await open())).toEqual(['a'])
  })

  test('overwritten and restored: the whole file is checked, and served again', async () => {
    const store = await withProbe(await open())
    await writeMuch(store, 'a')
    const before = readFileSync(file)
    writeFileSync(file, 'x'.repeat(before.length))
    await expect(store.ping()).rejects.toThrow(StoreUnavailableError)
    await expect(ids(store)).rejects.toThrow(refusal('Another program has changed the database file.'))
    writeFileSync(file, before)
    await expect(store.ping()).resolves.toBeUndefined()
    await write(store, 'b')
    expect(await ids(store)).toHaveLength(13)
  })

  test('touched: the whole file is checked, and served', async () => {
    const store = await withProbe(await open())
    await write(store, 'a')
    utimesSync(file, new Date(0), new Date(0))
    await write(store, 'b')
    expect(await ids(store)).toEqual(['a', 'b'])
  })

  test.each([['-wal'], ['-shm']])(
    'without its %s: acknowledged data is kept, and writes succeed',
    async (end) => {
      const store = await withProbe(await open())
      await write(store, 'a')
      rmSync(`${file}${end}`)
      const [b, rows] = await Promise.all([write(store, 'b'), ids(store)])
      expect(b).toBe(1)
      expect(rows).toContain('a')
      expect(await ids(store)).toEqual(['a', 'b'])
      expect(await afterKill()).toEqual(['a', 'b'])
    },
  )

  test('without its log while nothing is written: noticed within a second', async () => {
    const clock = manualClock()
    const store = await withProbe(openSqlite({ file, clock }))
    opened.push(store)
    await write(store, 'a')
    rmSync(`${file}-wal`)
    clock.pass(1000)
    await expect.poll(async () => afterKill().catch(() => 'no log')).toEqual(['a'])
  })

  test('closing a store whose folder was moved does not touch the files of the next store', async () => {
    const store = await withProbe(await open())
    await write(store, 'a')
    const elsewhere = join(folder.path, 'elsewhere')
    execFileSync('mkdir', [elsewhere])
    for (const end of ['', '-wal', '-shm', '.lock'])
      renameSync(`${file}${end}`, join(elsewhere, `pix.db${end}`))
    const next = await withProbe(openSqlite({ file }))
    opened.push(next)
    await write(next, 'b')
    await store.close()
    await write(next, 'c')
    expect(await afterKill()).toEqual(['b', 'c'])
  })
})
