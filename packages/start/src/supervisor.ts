import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import type { Command, Listening, PartMessage, PartOptions } from './part-messages.ts'
import type { Part } from './ports.ts'

const PROGRAM = join(import.meta.dirname, 'part.ts')
const FIRST_PAUSE_MILLISECONDS = 1000
const LONGEST_PAUSE_MILLISECONDS = 30_000
/** The pauses between restarts grow. After a part has run for this time, its next pause is the first pause again. */
const STEADY_MILLISECONDS = 60_000
/**
 * After `stop`, a part must send `stopping` within the first time and end within the second time. Otherwise it is
 * killed.
 */
const ANSWER_MILLISECONDS = 3000
const FINISH_MILLISECONDS = 15_000
/** The number of last error lines of a part that are kept. They are searched for the reason why the part ended. */
const KEPT_LINES = 50

/**
 * Prism allocates much memory at its start. With V8's default size of the young generation, the process would stay 50 %
 * larger.
 */
const V8_FLAGS: Readonly<Record<Part, readonly string[]>> = {
  service: [],
  mock: ['--max-semi-space-size=4'],
  docs: [],
}

/** Runs a part in its own process. Starts the part again when it ends without `stop`. */
export class Supervisor<At extends Listening> {
  #options: PartOptions
  #child: ChildProcess | undefined
  #pause = FIRST_PAUSE_MILLISECONDS
  #nextStart: NodeJS.Timeout | undefined
  #isStopping = false

  constructor(options: PartOptions) {
    this.#options = options
  }

  /** Starts the part. Rejects with a readable message when the part cannot open its port or its data. */
  async open(): Promise<At> {
    const at = await this.#run()
    // A restart uses the same port, also when the first start took a free port.
    this.#options = { ...this.#options, port: Number(new URL(at.url).port) }
    return at
  }

  send(command: Command): void {
    if (this.#child?.connected === true) this.#child.send(command, () => undefined)
  }

  /** Stops the part after it has answered its requests in flight. Kills the part when it hangs. */
  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#nextStart)
    const child = this.#child
    if (child === undefined) return
    const ended = new Promise<void>((resolve) => {
      child.once('close', () => resolve())
    })
    const kill = (): void => {
      console.error(`${this.#options.part} does not end, so it is killed.`)
      child.kill('SIGKILL')
    }
    let timer = setTimeout(kill, ANSWER_MILLISECONDS)
    child.on('message', ({ kind }: PartMessage) => {
      if (kind !== 'stopping') return
      clearTimeout(timer)
      timer = setTimeout(kill, FINISH_MILLISECONDS)
    })
    this.send('stop')
    await ended
    clearTimeout(timer)
  }

  /** Ends the part, and starts it again at the same address. Does nothing while the part waits to start again. */
  async restart(): Promise<void> {
    if (this.#child === undefined || this.#isStopping) return
    await this.stop()
    this.#isStopping = false
    await this.#openAgain()
  }

  kill(): void {
    this.#isStopping = true
    this.#child?.kill('SIGKILL')
  }

  /** Starts the process and resolves with its address. Rejects when the process ends before it accepts requests. */
  #run(): Promise<At> {
    const { part } = this.#options
    const child = fork(PROGRAM, [part, JSON.stringify(this.#options)], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Parts run from the TypeScript sources, without a build.
      execArgv: ['--conditions=pix-source', ...V8_FLAGS[part]],
    })
    this.#child = child
    const errors: string[] = []
    this.#print(child, errors)
    return new Promise((resolve, reject) => {
      let startedAt: number | undefined
      let sentence: string | undefined
      child.on('message', (message: PartMessage) => {
        if (message.kind === 'refused') sentence = message.sentence
        if (message.kind !== 'listening') return
        startedAt = performance.now()
        resolve(message.at as At)
      })
      child.on('error', reject)
      child.on('close', (code, signal) => {
        this.#child = undefined
        const end = `ended (${signal ?? `exit code ${code}`})${reasonIn(errors)}`
        if (startedAt === undefined) reject(new Error(sentence ?? `${part} ${end}.`))
        else if (!this.#isStopping) this.#startAgain(end, performance.now() - startedAt)
      })
    })
  }

  #startAgain(end: string, ranMilliseconds: number): void {
    const { part, data } = this.#options
    if (ranMilliseconds >= STEADY_MILLISECONDS) this.#pause = FIRST_PAUSE_MILLISECONDS
    const lost = part === 'service' && data === undefined ? ' Its data were in memory and are lost.' : ''
    console.error(`${part} ${end}. It starts again in ${this.#pause / 1000} s.${lost}`)
    this.#nextStart = setTimeout(() => {
      void this.#openAgain()
    }, this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MILLISECONDS)
  }

  async #openAgain(): Promise<void> {
    const { part } = this.#options
    try {
      const { url } = await this.#run()
      console.error(`${part} runs again at ${url}.`)
    } catch (error) {
      if (!this.#isStopping) this.#startAgain(`did not start: ${(error as Error).message}`, 0)
    }
  }

  /** Prints each line of a part with the part's name before it: `mock    | GET /v1/balance → 200`. */
  #print(child: ChildProcess, errors: string[]): void {
    const prefix = `${this.#options.part.padEnd('service'.length)} | `
    const { stdout, stderr } = child
    if (stdout === null || stderr === null) return
    createInterface({ input: stdout }).on('line', (line) => console.log(prefix + line))
    createInterface({ input: stderr }).on('line', (line) => {
      errors.push(line)
      if (errors.length > KEPT_LINES) errors.shift()
      console.error(prefix + line)
    })
  }
}

/** Returns the error that ended a process, from the lines that Node wrote: `: RangeError [ERR_OUT_OF_RANGE]: …`. */
function reasonIn(lines: readonly string[]): string {
  const reason = lines.findLast((line) => /^(?:\w*Error\b.*: |FATAL ERROR: )/.test(line))
  return reason === undefined ? '' : `: ${reason.replace(/\.$/, '')}`
}
