import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { openSqliteReader } from '../../src/storage/sqlite/sqlite-reader.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { StoreError } from '../../src/storage/store.ts'
import { temporaryFolder } from './engines.ts'
import { ids, insert, withProbe } from './probe.ts'

const MODULE = join(import.meta.dirname, '../../src/storage/sqlite/sqlite-store.ts')

/**
 * The program of the second process. It opens the file, prints "open" or the error, and keeps running. It loads all
 * modules before it changes its user, because the other user may not be allowed to read the folders of Node or of this
 * repository.
 */
const PROGRAM = `
  import { openSqlite } from ${JSON.stringify(MODULE)}
  const [, file, uid] = process.argv
  if (uid !== undefined) {
    process.chdir('/')
    process.setgroups([])
    process.setgid(Number(uid))
    process.setuid(Number(uid))
  }
  try {
    globalThis.store = openSqlite({ file })
    console.log('open')
    setInterval(() => undefined, 1000)
  } catch (error) {
    console.log(error.name + ': ' + error.message)
  }
`

let folder: ReturnType<typeof temporaryFolder>
let file: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder.path, 'pix.db')
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await folder.remove()
})

/** Opens the file in another process, and returns its first line. */
function openElsewhere({ uid }: { readonly uid?: number } = {}): Promise<{
  child: ChildProcess
  says: string
}> {
  const user = uid === undefined ? [] : [String(uid)]
  const args = ['--conditions=pix-source', '--input-type=module', '--eval', PROGRAM, file, ...user]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return new Promise((resolve) => {
    child.stdout.once('data', (line) => {
      resolve({ child, says: String(line).trim() })
    })
  })
}

const IN_USE = (file: string): string =>
  `StoreError: ${file} is in use by another process. Stop that process, name another place for the data, or use PostgreSQL (DATABASE_URL), which several processes can share.`

describe('a file', () => {
  test('is opened by one process only', async () => {
    const store = openSqlite({ file })
    expect((await openElsewhere()).says).toBe(IN_USE(file))
    await store.close()
    expect((await openElsewhere()).says).toBe('open')
    expect(() => openSqlite({ file })).toThrow(StoreError)
  })

  test('is opened once in a process', async () => {
    const store = openSqlite({ file })
    expect(() => openSqlite({ file })).toThrow(/is in use by another process/)
    await store.close()
    await openSqlite({ file }).close()
  })

  test('is unlocked when its process was killed', async () => {
    const { child, says } = await openElsewhere()
    expect(says).toBe('open')
    const ended = new Promise((resolve) => {
      child.once('exit', resolve)
    })
    child.kill('SIGKILL')
    await ended
    await openSqlite({ file }).close()
  })

  test('keeps its data', async () => {
    const store = await withProbe(openSqlite({ file }))
    await store.write((transaction) => insert(transaction, 'a'))
    await store.close()
    const again = openSqlite({ file })
    expect(await ids(again)).toEqual(['a'])
    await again.close()
  })
})

describe('a file that cannot be opened gives the reason and the fix', () => {
  test.each<[name: string, make: () => void, message: (file: string, folder: string) => string]>([
    [
      'a missing folder',
      () => {
        file = join(folder.path, 'missing', 'pix.db')
      },
      (file, folder) =>
        `${folder}/missing does not exist, so ${file} cannot be created. Create the folder, or name another place for the data.`,
    ],
    [
      'a file in place of the folder',
      () => {
        writeFileSync(join(folder.path, 'text'), '')
        file = join(folder.path, 'text', 'pix.db')
      },
      (_file, folder) => `${folder}/text is not a folder. Name another place for the data.`,
    ],
    [
      'a folder in place of the file',
      () => {
        mkdirSync(file)
      },
      (file) => `${file} is a folder. Name a file in it for the data.`,
    ],
    [
      'an empty file',
      () => {
        writeFileSync(file, '')
      },
      (file) =>
        `${file} is empty: its data was lost. Replace it with a backup, or remove it to start with an empty store.`,
    ],
    [
      'a log without its database',
      () => {
        writeFileSync(`${file}-wal`, 'x')
      },
      (file) =>
        `${file} is missing, but its log ${file}-wal exists. Restore the file, or remove the log to start with an empty store.`,
    ],
    [
      'a file with other content',
      () => {
        writeFileSync(file, 'pix_key,wallet_id\n'.repeat(1000))
      },
      (file) => `${file} is not a database. Name another place for the data.`,
    ],
  ])('%s', (_name, make, message) => {
    make()
    expect(() => openSqlite({ file })).toThrow(new StoreError(message(file, folder.path)))
    // The lock was released.
    expect(() => openSqlite({ file })).toThrow(new StoreError(message(file, folder.path)))
  })

  test('a damaged file', async () => {
    const store = openSqlite({ file })
    await migrate(store)
    await store.close()
    const bytes = readFileSync(file)
    // Keeps the header of the file, and overwrites the rest of the first page, which describes the tables.
    writeFileSync(file, bytes.fill(0xff, 100, 4096))
    expect(() => openSqlite({ file })).toThrow(
      `${file} is damaged. Import the latest export into a new file, and use that file.`,
    )
  })

  test('a file that this user cannot write', async () => {
    await openSqlite({ file }).close()
    chmodSync(file, 0o444)
    chmodSync(folder.path, 0o777)
    for (const end of ['.lock', '.lock-journal']) rmSync(`${file}${end}`, { force: true })
    const { says } = await openElsewhere(process.getuid?.() === 0 ? { uid: 65_534 } : {})
    expect(says).toBe(
      `StoreError: ${file} cannot be written by this user: the file or its disk is read-only. Give the user the right to write it, or name another place for the data.`,
    )
  })

  test('a file that another program is writing', async () => {
    await openSqlite({ file }).close()
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    expect(() => openSqlite({ file })).toThrow(
      `${file} is being written by another program, such as the SQLite shell. Close that program.`,
    )
    other.close()
  })

  test('the database of another program', async () => {
    const other = new DatabaseSync(file)
    other.exec('create table players (id integer)')
    other.close()
    const store = openSqlite({ file })
    await expect(migrate(store)).rejects.toThrow(
      'The SQLite file has the table "players" of another program. Name another place for the data.',
    )
    await store.close()
  })

  test('a folder that this user cannot write', async () => {
    chmodSync(folder.path, 0o555)
    // When root runs the tests, the process changes to another user, because root can write everywhere.
    const { says } = await openElsewhere(process.getuid?.() === 0 ? { uid: 65_534 } : {})
    expect(says).toBe(
      `StoreError: ${folder.path} cannot be written by this user. SQLite needs to create files beside ${file}: give the user the right to write there, or name another place for the data.`,
    )
    chmodSync(folder.path, 0o755)
  })
})

test('long readers sort in temporary files, so that a check of a large store needs little memory', async () => {
  const store = openSqlite({ file })
  const temporary = { name: 'test.temporary', text: 'pragma temp_store' }
  const inFiles = { temp_store: 1 }
  expect(await store.snapshot((reader) => reader.first(temporary))).toEqual(inFiles)
  expect(await store.read((reader) => reader.first(temporary))).not.toEqual(inFiles)
  await migrate(store)
  const reader = openSqliteReader(file)
  expect(await reader.snapshot((it) => it.first(temporary))).toEqual(inFiles)
  await reader.close()
  await store.close()
})
