import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const MODULE = join(import.meta.dirname, '../../src/storage/sqlite/sqlite-store.ts')

/** The program of the second process. It opens the file, prints "open" or the error, and keeps running. */
const PROGRAM = `
  import { openSqlite } from ${JSON.stringify(MODULE)}
  const [file, umask] = process.argv.slice(1)
  if (umask !== undefined) process.umask(Number.parseInt(umask, 8))
  try {
    const store = openSqlite({ file })
    console.log('open')
    // Keeps a reference, because garbage collection of the store would close the file.
    setInterval(() => store.engine, 1000)
  } catch (error) {
    console.log(error.name + ': ' + error.message)
  }
`

/** A second process that opens a database file. */
export interface Elsewhere {
  /** The first line that the process prints: `open`, or an error. */
  readonly says: string
  /** Sends SIGKILL. Resolves when the process has ended. */
  kill(): Promise<void>
}

const running = new Set<ChildProcess>()

export function openElsewhere(file: string, { umask }: { readonly umask?: string } = {}): Promise<Elsewhere> {
  const operands = umask === undefined ? [file] : [file, umask]
  const args = ['--conditions=pix-source', '--input-type=module', '--eval', PROGRAM, ...operands]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running.delete(child)
      resolve()
    })
  })
  const kill = (): Promise<void> => {
    child.kill('SIGKILL')
    return ended
  }
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => {
      resolve({ says: String(line).trim(), kill })
    })
    void ended.then(() => reject(new Error(`The process that opens ${file} ended without a word.`)))
  })
}

export function killElsewhere(): void {
  for (const child of running) child.kill('SIGKILL')
}
