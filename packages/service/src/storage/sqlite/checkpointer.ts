import { Worker } from 'node:worker_threads'
import { StoreUnavailableError } from '../store.ts'
import { sqliteError } from './sqlite-error.ts'

export type ThreadTask = 'checkpoint' | 'verify' | 'close'

export type ThreadAnswer =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly message: string; readonly errcode?: number | undefined }

/** When run from source, the thread is the `.ts` file. A build puts the `.js` file beside the bundle. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './checkpoint-thread.ts' : './checkpoint-thread.js',
  import.meta.url,
)

/**
 * Runs checkpoints and checks of the database file in a worker thread, because they wait for the disk. The thread
 * starts with the first task, because most services in tests never run a task. Run one task at a time. A task whose
 * thread ends is rejected with a StoreUnavailableError, and the next task starts another thread.
 */
export class Checkpointer {
  readonly #file: string
  #thread: Worker | undefined
  #running: PromiseWithResolvers<ThreadAnswer> | undefined

  constructor(file: string) {
    this.#file = file
  }

  /**
   * Copies the log into the database, so that the log can restart at its beginning. No transaction may write during the
   * checkpoint. Returns false when the log was copied and synced but cannot restart, because a reader still uses it.
   */
  async checkpoint(): Promise<boolean> {
    return (await this.#ask('checkpoint')) === 'done'
  }

  /** Reads every page of the file. Returns true when the database is consistent. */
  async isSound(): Promise<boolean> {
    return (await this.#ask('verify')) === 'ok'
  }

  async close(): Promise<void> {
    const thread = this.#thread
    if (thread === undefined) return
    thread.ref()
    const { promise, resolve } = Promise.withResolvers<number>()
    thread.once('exit', resolve)
    thread.postMessage('close' satisfies ThreadTask)
    await promise
  }

  async #ask(task: ThreadTask): Promise<string> {
    const thread = (this.#thread ??= this.#start())
    // The thread keeps the process alive only during a task.
    thread.ref()
    const running = (this.#running = Promise.withResolvers<ThreadAnswer>())
    thread.postMessage(task)
    const answer = await running.promise.finally(() => thread.unref())
    if (answer.ok) return answer.value
    throw sqliteError(`The ${task} of the database file`, Object.assign(new Error(answer.message), answer))
  }

  #start(): Worker {
    const thread = new Worker(THREAD, { workerData: { file: this.#file } })
    // After an error, the thread ends a moment later. It takes no more tasks.
    const end = (cause: unknown): void => {
      if (this.#thread !== thread) return
      this.#thread = undefined
      this.#running?.reject(new StoreUnavailableError('The database file cannot be checked.', { cause }))
    }
    thread.on('message', (answer: ThreadAnswer) => this.#running?.resolve(answer))
    thread.on('error', end)
    thread.on('exit', end)
    return thread
  }
}
