import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Message } from './server.ts'

/** A process that can be killed and started again. It runs a module of this folder. */
export class Killable {
  readonly #module: string
  readonly #argument: object
  readonly #onFailure: (failure: string) => void
  #child: ChildProcess | undefined

  constructor(module: string, argument: object, onFailure: (failure: string) => void) {
    this.#module = module
    this.#argument = argument
    this.#onFailure = onFailure
  }

  /** Resolves when the process listens. */
  start(): Promise<void> {
    const child = fork(join(import.meta.dirname, this.#module), [JSON.stringify(this.#argument)], {
      execArgv: ['--conditions=pix-source'],
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
        if (signal !== 'SIGKILL') this.#onFailure(`${this.#module} ended by itself (${signal ?? code}).`)
        reject(new Error(`${this.#module} ended while it started.`))
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
