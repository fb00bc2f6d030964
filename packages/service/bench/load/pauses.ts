import { type Quiet, machineQuiet } from '../quiet.ts'

/** How often the watch looks at the clock. */
const TICK_MILLISECONDS = 20
/** A longer pause makes a measurement useless. */
const LONGEST_ALLOWED_MILLISECONDS = 1000
const ATTEMPTS = 10

/** Measures how long this process stands still: because the machine is paused, or because others use all its cores. */
export class PauseWatch {
  #last = performance.now()
  #longest = 0
  readonly #timer: NodeJS.Timeout

  constructor() {
    this.#timer = setInterval(() => {
      this.#look()
    }, TICK_MILLISECONDS)
    this.#timer.unref()
  }

  /** Ends the watch. Returns the longest pause in milliseconds. */
  end(): number {
    clearInterval(this.#timer)
    this.#look()
    return this.#longest
  }

  #look(): void {
    const now = performance.now()
    this.#longest = Math.max(this.#longest, now - this.#last - TICK_MILLISECONDS)
    this.#last = now
  }
}

interface Undisturbed {
  readonly quiet?: Pick<Quiet, 'wait' | 'begin'>
  readonly longestPause?: number
}

/**
 * Runs a measurement, and runs it again when the machine stood still meanwhile, as virtual machines do, or when other
 * programs worked. Throws when every attempt is disturbed. An error of a disturbed attempt does not count, because
 * servers close connections after a pause.
 */
export async function undisturbed<Result>(
  work: () => Promise<Result>,
  { quiet = machineQuiet, longestPause = LONGEST_ALLOWED_MILLISECONDS }: Undisturbed = {},
): Promise<Result> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const endsQuiet = await quiet.begin()
    const watch = new PauseWatch()
    const outcome = await work().then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    )
    const pause = watch.end()
    if (pause > longestPause) {
      console.error(`The machine stood still for ${Math.round(pause)} ms: measuring again`)
    } else if (!endsQuiet()) await quiet.wait()
    else if ('error' in outcome) throw outcome.error
    else return outcome.result
  }
  throw new Error(
    `The machine was not quiet in ${ATTEMPTS} measurements one after the other. Nothing was written.`,
  )
}
