import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { AddressInfo } from 'node:net'
import { type Config, configOf } from '../../src/index.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

/** A back end that the verifier starts as a process. */
export interface TestBackEnd extends Disposable {
  readonly config: Config
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function backEnd(
  args: readonly string[],
  kills: number,
  variable: string,
  more: readonly string[] = [],
): Promise<TestBackEnd> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'pix-verify-'))
  const url = `http://127.0.0.1:${port}`
  const start = [
    'env',
    `PORT=${port}`,
    `${variable}=${join(folder, 'books.sqlite')}`,
    ...more,
    process.execPath,
    ...args,
  ]
  return {
    config: configOf(
      { operator: { url, webhookUrl: `${url}/webhook`, start, startSeconds: 60 }, kills },
      ROOT,
    ),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The example on the kit. */
export const kitBackEnd = (kills: number): Promise<TestBackEnd> =>
  backEnd(['--conditions=source', 'examples/operator/src/verifier/main.ts'], kills, 'DATABASE_URL')

/** The example on the kit with a planted bug. */
export const plantedBackEnd = (bug: string): Promise<TestBackEnd> =>
  backEnd(['--conditions=source', 'packages/verify/test/planted/main.ts'], 30, 'DATABASE_URL', [`BUG=${bug}`])

/** The back end as tutorials write it. */
export const naiveBackEnd = (kills: number): Promise<TestBackEnd> =>
  backEnd(['packages/verify/operators/naive/main.ts'], kills, 'DATABASE')
