/** Somebody who takes turns. */
export interface Worker {
  /** How many slots it could use. */
  readonly wanted: number
  /** It has results, which are recorded whether or not there is a slot. */
  readonly hasResults: boolean
  /** Its receiver holds a slot for long. */
  readonly isSlow: boolean
  /** Somebody waits for it: it does not stand in line. */
  readonly isUrgent: boolean
  turn(slots: Slots): Promise<void>
}

export interface Slots {
  /** As many as there are for this worker at the moment it asks. */
  take(): number
  /** Those that are not, or no longer, used. */
  giveBack(count: number): void
}

export interface RotaLimits {
  /** Slots in all. */
  readonly slots: number
  /** The most that one worker wants. */
  readonly slotsOfOne: number
  /** Turns at the same time. */
  readonly turns: number
}

/**
 * Who goes next. Workers stand in line and get slots in turn, so that one with much to do does not keep another
 * waiting; slow ones share half of the slots, so that they do not take all of them.
 */
export class Rota {
  readonly #limits: RotaLimits
  readonly #withResults = new Set<Worker>()
  readonly #quick = new Set<Worker>()
  readonly #slow = new Set<Worker>()
  #free: number
  #freeForSlow: number
  #turns = 0
  #isLineNext = false
  #isSlowNext = false
  #isClosed = false

  constructor(limits: RotaLimits) {
    this.#limits = limits
    this.#free = limits.slots
    this.#freeForSlow = Math.max(Math.floor(limits.slots / 2), 1)
  }

  /** Standing in line twice is the same as once. */
  request(worker: Worker): void {
    const line =
      worker.hasResults || worker.isUrgent ? this.#withResults : worker.isSlow ? this.#slow : this.#quick
    line.add(worker)
    this.#go()
  }

  /** From now on results are recorded, and nobody gets a slot. */
  close(): void {
    this.#isClosed = true
    this.#go()
  }

  #go(): void {
    while (this.#turns < this.#limits.turns) {
      const worker = this.#next()
      if (worker === undefined) return
      const isOutOfLine = this.#withResults.has(worker)
      for (const line of [this.#withResults, this.#quick, this.#slow]) line.delete(worker)
      this.#turns += 1
      void worker.turn(this.#slots(worker, isOutOfLine)).finally(() => {
        this.#turns -= 1
        this.#go()
      })
    }
  }

  #slots(worker: Worker, isOutOfLine: boolean): Slots {
    const { isSlow } = worker
    const change = (count: number): void => {
      this.#free -= count
      if (isSlow) this.#freeForSlow -= count
    }
    return {
      take: () => {
        const count = this.#slotsFor(worker, isSlow, isOutOfLine)
        change(count)
        return count
      },
      giveBack: (count) => {
        change(-count)
        this.#go()
      },
    }
  }

  /** Turn and turn about: those with results, and those in line. */
  #next(): Worker | undefined {
    const [withResults] = this.#withResults
    const inLine = this.#firstInLine()
    if (withResults === undefined || inLine === undefined) return withResults ?? inLine
    this.#isLineNext = !this.#isLineNext
    return this.#isLineNext ? inLine : withResults
  }

  #firstInLine(): Worker | undefined {
    if (this.#free <= 0 || this.#isClosed) return undefined
    const [quick] = this.#quick
    const [slow] = this.#freeForSlow > 0 ? this.#slow : []
    if (quick === undefined || slow === undefined) return quick ?? slow
    this.#isSlowNext = !this.#isSlowNext
    return this.#isSlowNext ? slow : quick
  }

  #slotsFor(worker: Worker, isSlow: boolean, isOutOfLine: boolean): number {
    if (this.#isClosed) return 0
    if (worker.isUrgent) return worker.wanted
    const free = isSlow ? Math.min(this.#free, this.#freeForSlow) : this.#free
    // Its turn to record came out of line: those who stand in it go first.
    const inLine = isOutOfLine ? this.#quick.size + this.#slow.size : 0
    return Math.max(Math.min(worker.wanted, free - inLine * this.#limits.slotsOfOne), 0)
  }
}
