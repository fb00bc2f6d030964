import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { sqliteError } from './sqlite-error.ts'

export type ThreadTask = 'checkpoint' | 'verify' | 'close'

export type ThreadAnswer =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly message: string; readonly errcode?: number | undefined }

/** The sources run as they are; a build has the thread beside the bundle. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './checkpoint-thread.ts' : './checkpoint-thread.js',
  import.meta.url,
)

/**
 * Work on the database file that waits for the disk, in a thread of its own, so that the event loop goes on. The thread
 * starts with the first task: most services in a test never need one. One task at a time.
 */
export class Checkpointer {
  readonly #file: string
  #thread: Worker | undefined

  constructor(file: string) {
    this.#file = file
  }

  /**
   * Copies the log into the database, so that it is written from the beginning. Nothing may write meanwhile. False:
   * everything is copied and synced, but a reader still needs the log.
   */
  async checkpoint(): Promise<boolean> {
    return (await this.#ask('checkpoint')) === 'done'
  }

  /** Reads every page of the file, and finds out whether they fit together. */
  async isSound(): Promise<boolean> {
    return (await this.#ask('verify')) === 'ok'
  }

  async close(): Promise<void> {
    const thread = this.#thread
    if (thread === undefined) return
    thread.ref()
    const ended = once(thread, 'exit')
    thread.postMessage('close' satisfies ThreadTask)
    await ended
  }

  async #ask(task: ThreadTask): Promise<string> {
    const thread = (this.#thread ??= this.#start())
    // Only a task keeps the process alive.
    thread.ref()
    thread.postMessage(task)
    const [answer] = (await once(thread, 'message').finally(() => thread.unref())) as [ThreadAnswer]
    if (answer.ok) return answer.value
    throw sqliteError(`The ${task} of the database file`, Object.assign(new Error(answer.message), answer))
  }

  #start(): Worker {
    const thread = new Worker(THREAD, { workerData: { file: this.#file } })
    thread.once('exit', () => {
      if (this.#thread === thread) this.#thread = undefined
    })
    // A thread that cannot open the file fails its task: `once` rejects with this error as well.
    thread.on('error', () => undefined)
    return thread
  }
}
