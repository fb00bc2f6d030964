import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Message, ServerOptions } from './server.ts'

/** A server process that can be killed, and restarted at the same address. */
export class ServerProcess {
  readonly url: string
  readonly #options: ServerOptions
  readonly #onFailure: (failure: string) => void
  #child: ChildProcess | undefined

  constructor(options: ServerOptions, onFailure: (failure: string) => void) {
    this.url = `http://127.0.0.1:${options.port}`
    this.#options = options
    this.#onFailure = onFailure
  }

  /** Resolves when the server listens. */
  start(): Promise<void> {
    const child = fork(join(import.meta.dirname, 'server.ts'), [JSON.stringify(this.#options)], {
      execArgv: ['--conditions=source'],
      env: { NODE_COMPILE_CACHE: join(tmpdir(), 'pix-payments-compile-cache'), ...process.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.#child = child
    return new Promise((resolve, reject) => {
      child.on('message', (message: Message) => {
        if ('url' in message) resolve()
        else this.#onFailure(message.failure)
      })
      child.once('exit', (code, signal) => {
        if (signal !== 'SIGKILL') this.#onFailure(`A server ended by itself (${signal ?? code}).`)
        reject(new Error('The server ended while it started.'))
      })
    })
  }

  /** Sends SIGKILL. Resolves when the process has ended. */
  kill(): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      child.once('exit', () => {
        resolve()
      })
      child.kill('SIGKILL')
    })
  }
}
