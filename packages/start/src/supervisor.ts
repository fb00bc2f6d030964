import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import type { Command, Listening, PartMessage, PartOptions } from './part-messages.ts'
import type { Part } from './ports.ts'

const PROGRAM = join(import.meta.dirname, 'part.ts')
const FIRST_PAUSE_MILLISECONDS = 1000
const LONGEST_PAUSE_MILLISECONDS = 30_000
/** A part that ran this long is started again after the first pause. */
const STEADY_MILLISECONDS = 60_000
/** How long a part may take to answer `stop`, and then to finish what is in flight. */
const ANSWER_MILLISECONDS = 3000
const FINISH_MILLISECONDS = 15_000
/** Where the reason of an end is looked for. */
const KEPT_LINES = 50

/** Prism leaves so much behind at its start that the process stays half as large again with V8's usual young generation. */
const V8_FLAGS: Readonly<Record<Part, readonly string[]>> = {
  service: [],
  mock: ['--max-semi-space-size=4'],
  docs: [],
}

/** A part in a process of its own, which is started again when it ends by itself. */
export class Supervisor<At extends Listening> {
  #options: PartOptions
  #child: ChildProcess | undefined
  #pause = FIRST_PAUSE_MILLISECONDS
  #nextStart: NodeJS.Timeout | undefined
  #isStopping = false

  constructor(options: PartOptions) {
    this.#options = options
  }

  /** Rejects with a sentence when the part cannot open its port or its data. */
  async open(): Promise<At> {
    const at = await this.#run()
    // From now on at this address, whatever happens.
    this.#options = { ...this.#options, port: Number(new URL(at.url).port) }
    return at
  }

  send(command: Command): void {
    if (this.#child?.connected === true) this.#child.send(command, () => undefined)
  }

  /** Lets the part finish what is in flight. One that hangs is killed. */
  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#nextStart)
    const child = this.#child
    if (child === undefined) return
    const ended = new Promise<void>((resolve) => {
      child.once('close', () => resolve())
    })
    const kill = (): void => {
      console.error(`${this.#options.part} does not end and is killed.`)
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

  kill(): void {
    this.#isStopping = true
    this.#child?.kill('SIGKILL')
  }

  /** Starts the process. Resolves with its address, rejects when it ends before it has one. */
  #run(): Promise<At> {
    const { part } = this.#options
    const child = fork(PROGRAM, [part, JSON.stringify(this.#options)], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Every part runs from source.
      execArgv: ['--conditions=source', ...V8_FLAGS[part]],
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

  /** Every line of a part bears its name. */
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

/** The error that ended a process, of the lines that Node writes for it: `: RangeError [ERR_OUT_OF_RANGE]: …`. */
function reasonIn(lines: readonly string[]): string {
  const reason = lines.findLast((line) => /^(?:\w*Error\b.*: |FATAL ERROR: )/.test(line))
  return reason === undefined ? '' : `: ${reason.replace(/\.$/, '')}`
}
