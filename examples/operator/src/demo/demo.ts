import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../database.ts'
import { createSandboxPlayer } from '../page/sandbox-player.ts'
import { serveOperator } from '../serve-operator.ts'
import { openPort } from './open-port.ts'
import type { DemoOptions } from './options.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'
import { openWallet } from './wallet.ts'

const HOST = '127.0.0.1'

export interface Demo {
  readonly url: string
  readonly sandbox: Sandbox
  readonly walletId: string
  close(): Promise<void>
}

/**
 * Starts the operator beside a sandbox. What was opened is closed again when a part does not start.
 *
 * @param prepare builds what a new sandbox needs. It is not called when the sandbox was running already.
 * @param onFolder gets the temporary folder of the books, which is deleted at the end.
 */
export async function openDemo(
  options: DemoOptions,
  prepare: () => Promise<void>,
  onFolder: (folder: string) => void = () => undefined,
): Promise<Demo> {
  const { database: given, controlToken } = options
  await using stack = new AsyncDisposableStack()
  const server = stack.adopt(await openPort(HOST, options.port), (it) => it.close())
  const sandbox = stack.adopt(await openSandbox(options.sandbox, controlToken, prepare), (it) => it.close())
  const file = given ?? join(temporaryFolder(stack, onFolder), 'operator.sqlite')
  const { storage, close } = openDatabase(file)
  stack.defer(close)
  const connection = await openWallet(sandbox, storage, `${server.url}/webhook`)
  const stop = await serveOperator({
    storage,
    connection,
    since: connection.since,
    server,
    sandbox: createSandboxPlayer(sandbox.url, controlToken),
  })
  stack.defer(stop)
  const opened = stack.move()
  return { url: server.url, sandbox, walletId: connection.walletId, close: () => opened.disposeAsync() }
}

function temporaryFolder(stack: AsyncDisposableStack, onFolder: (folder: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'pix-example-'))
  onFolder(folder)
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
