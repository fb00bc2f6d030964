import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { FreshSchema } from '../support/fresh-schema.ts'
import { STORAGE_KEY } from '../support/storage-keys.ts'

const CLI = join(import.meta.dirname, '../../src/cli.ts')

/** A process that runs `pix-service serve` on a divided store. */
export interface ServerProcess {
  readonly url: string
  /** Sends SIGKILL. Resolves when the process has ended. */
  kill(): Promise<void>
}

/** Starts a service on the store. Resolves when it listens. */
export async function startServer({
  url: database,
  schema,
}: Pick<FreshSchema, 'url' | 'schema'>): Promise<ServerProcess> {
  const environment = { ...process.env, DATABASE_URL: database }
  const flags = [
    '--mode',
    'production',
    '--storage-key',
    STORAGE_KEY,
    '--rail',
    'simulated',
    '--database-schema',
    schema,
    '--port',
    '0',
    '--drain',
    '0',
  ]
  const child = spawn(
    process.execPath,
    ['--conditions=pix-source', CLI, 'serve', ...flags, '--log-format', 'json'],
    { env: environment },
  )
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve()
    })
  })
  const url = await urlOf(child, ended)
  return {
    url,
    kill() {
      child.kill('SIGKILL')
      return ended
    },
  }
}

function urlOf({ stdout, stderr }: ChildProcess, ended: Promise<void>): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    for (const stream of [stdout, stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const [, found] = /"url":"(http:[^"]+)"/.exec(output) ?? []
        if (found !== undefined) resolve(found)
      })
    }
    void ended.then(() => reject(new Error(`It ended before it served:\n${output}`)))
  })
}
