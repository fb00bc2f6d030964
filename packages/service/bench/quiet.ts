import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { processorTimes } from './processor-time.ts'

/** Above this share of the CPU time of the machine, the work of other programs distorts a figure. */
const MOST_OTHER_WORK = 0.1
const SAMPLE_MILLISECONDS = 1000
const LONGEST_WAIT_MILLISECONDS = 10 * 60_000
/** A tick of each of two counters. In a short measurement, they would be a large share. */
const TICKS_MICROSECONDS = 20_000
/** The samples between two lines of progress. */
const SAMPLES_OF_A_LINE = 10

/** CPU times until now, in microseconds. */
export interface CpuReading {
  /** What all cores could have done since some moment. */
  readonly possible: number
  /** What all programs of the machine used. */
  readonly used: number
  /** What the benchmark used. */
  readonly own: number
  /** Whether `own` includes the servers and the load, or this process alone. */
  readonly isWhole: boolean
}

/** The processes of the benchmark that this process did not start: the database. */
const database = new Set<number>()

export function countAsOwn(pid: number): void {
  database.add(pid)
}

/** Reads the CPU times. The load average would also show earlier minutes and the benchmark itself. */
function readCpu(): CpuReading {
  const cores = cpus()
  const used = cores.reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0)
  const own = processorTimes({ own: [process.pid, ...database] }).get('own')
  const { user, system } = process.cpuUsage()
  return {
    possible: performance.now() * 1000 * cores.length,
    used: used * 1000,
    own: own ?? user + system,
    isWhole: own !== undefined,
  }
}

export interface QuietOptions {
  readonly read?: () => CpuReading
  readonly sleep?: (milliseconds: number) => Promise<unknown>
  readonly say?: (line: string) => void
}

/** Watches what other programs use of the machine, so that the benchmark measures only while they rest. */
export class Quiet {
  /** Measures on a busy machine too. */
  force = false
  #isBusy = false
  readonly #read: () => CpuReading
  readonly #sleep: (milliseconds: number) => Promise<unknown>
  readonly #say: (line: string) => void

  constructor({ read = readCpu, sleep = setTimeout, say = console.error }: QuietOptions = {}) {
    this.#read = read
    this.#sleep = sleep
    this.#say = say
  }

  /** Whether a measurement that counts was made on a busy machine. Only `force` allows that. */
  get isBusy(): boolean {
    return this.#isBusy
  }

  /** Waits until other programs rest. Throws when they do not, and returns at once with `force`. */
  async wait(): Promise<void> {
    for (let waited = 0; ; waited += SAMPLE_MILLISECONDS) {
      const before = this.#read()
      await this.#sleep(SAMPLE_MILLISECONDS)
      const share = otherWork(before, this.#read())
      if (this.#accepts(share)) return
      if (waited >= LONGEST_WAIT_MILLISECONDS)
        throw new Error(
          `The machine is busy: ${percentOf(share)}, and did so for ten minutes. Nothing was written. End them, or measure with --force, which marks the figures.`,
        )
      if ((waited / SAMPLE_MILLISECONDS) % SAMPLES_OF_A_LINE === 0)
        this.#say(`Waiting for a quiet machine, at most ten minutes: ${percentOf(share)}.`)
    }
  }

  /**
   * Begins a measurement. The returned function ends it, and says whether the measurement counts. On systems that do not
   * tell the CPU time of the servers, the moment before the measurement decides.
   */
  async begin(): Promise<() => boolean> {
    if (!this.#read().isWhole) {
      await this.wait()
      return () => true
    }
    const before = this.#read()
    return () => {
      const share = otherWork(before, this.#read())
      if (this.#accepts(share)) return true
      this.#say(`While the benchmark measured, ${percentOf(share)}: measuring again.`)
      return false
    }
  }

  #accepts(share: number): boolean {
    if (share <= MOST_OTHER_WORK) return true
    this.#isBusy ||= this.force
    return this.force
  }
}

/** The share of the machine that other programs used between two readings. The counters of the system have ticks. */
const otherWork = (before: CpuReading, after: CpuReading): number =>
  (after.used - before.used - (after.own - before.own) - TICKS_MICROSECONDS) /
  (after.possible - before.possible)

const percentOf = (share: number): string =>
  `other programs used ${Math.min(100, Math.round(share * 100))} % of the processors`

/** The machine of this run. */
export const machineQuiet: Quiet = new Quiet()
