/** A lane that takes turns. */
export interface Worker {
  /** How many more attempts it could make now. */
  readonly wanted: number
  /** An attempt is under way. */
  readonly isSending: boolean
  /** It has results, which are recorded whether or not there is a slot. */
  readonly hasResults: boolean
  /** Its receiver holds a slot for long. */
  readonly isSlow: boolean
  /** Its receiver has answered quickly so far. */
  readonly isProven: boolean
  /** A caller waits for it: it goes before the others. */
  readonly isUrgent: boolean
  /** Scheme, host and port of its receiver; undefined before its first turn. */
  readonly origin: string | undefined
  turn(slots: Slots): Promise<void>
}

export interface Slots {
  /** As many as there are for this worker, to this origin, at the moment it asks. */
  take(origin: string): readonly Slot[]
}

/** Permits one attempt. Each is released once. */
export interface Slot {
  release(): void
}

export interface RotaLimits {
  /** Attempts at the same time. */
  readonly attempts: number
  /** Of these, attempts to one origin. */
  readonly attemptsOfOrigin: number
  /** Of these, attempts of workers that have one under way already. */
  readonly furtherAttempts: number
  /** The most attempts of one worker. */
  readonly attemptsOfOne: number
  /** Turns at the same time. */
  readonly turns: number
}

/** Where workers wait for a turn; the lines take turns as well. */
const LINES = ['results', 'slowResults', 'urgent', 'proven', 'new', 'further', 'slow'] as const
type Line = (typeof LINES)[number]
/** The lines of workers without results: their turns need a slot. */
type SlotLine = Exclude<Line, 'results' | 'slowResults'>

/**
 * Decides which worker goes next, and how many attempts it may make.
 *
 * Every worker can have one attempt under way: there are far more slots than receivers usually hang at the same time.
 * Further attempts come from a small number of slots, for which the workers stand in line. Slow workers share half of
 * all slots, and one origin has three quarters of them at most, so that neither takes all.
 */
export class Rota {
  readonly #limits: RotaLimits
  readonly #lines: Readonly<Record<Line, Set<Worker>>> = {
    results: new Set(),
    slowResults: new Set(),
    urgent: new Set(),
    proven: new Set(),
    new: new Set(),
    further: new Set(),
    slow: new Set(),
  }
  /** Workers whose origin has no slot left. */
  readonly #waiting = new Map<string, Set<Worker>>()
  readonly #underWay = { all: 0, further: 0, slow: 0 }
  readonly #ofOrigin = new Map<string, number>()
  #turns = 0
  #lastLine = 0
  #isClosed = false

  constructor(limits: RotaLimits) {
    this.#limits = limits
  }

  /** Standing in line twice is the same as once. */
  request(worker: Worker): void {
    const { origin, hasResults } = worker
    if (!hasResults && origin !== undefined && this.#isFull(origin)) this.#waitFor(origin, worker)
    else this.#standIn(lineOf(worker), worker)
    this.#go()
  }

  /** From now on results are recorded, and no worker gets a slot. */
  close(): void {
    this.#isClosed = true
    this.#go()
  }

  #standIn(line: Line, worker: Worker): void {
    for (const other of LINES) if (other !== line) this.#lines[other].delete(worker)
    this.#lines[line].add(worker)
  }

  #waitFor(origin: string, worker: Worker): void {
    for (const line of LINES) this.#lines[line].delete(worker)
    const waiting = this.#waiting.get(origin) ?? new Set()
    this.#waiting.set(origin, waiting.add(worker))
  }

  #go(): void {
    while (this.#turns < this.#limits.turns) {
      const line = this.#nextLine()
      if (line === undefined) return
      const [worker] = this.#lines[line]
      if (worker === undefined) return
      this.#lines[line].delete(worker)
      this.#turns += 1
      const { origin } = worker
      void worker.turn(this.#slotsFor(worker, line)).finally(() => {
        this.#turns -= 1
        // It may have left slots of its origin to others, or gone to another origin.
        for (const it of new Set([origin, worker.origin])) if (it !== undefined) this.#letIn(it)
        this.#go()
      })
    }
  }

  /** The first line after the last one that has a worker and room for it. */
  #nextLine(): Line | undefined {
    for (let step = 1; step <= LINES.length; step += 1) {
      const index = (this.#lastLine + step) % LINES.length
      const line = LINES[index]
      if (line === undefined || this.#lines[line].size === 0) continue
      if (needsSlot(line) && this.#room(line) <= 0) continue
      this.#lastLine = index
      return line
    }
    return undefined
  }

  #slotsFor(worker: Worker, from: Line): Slots {
    return {
      take: (origin) => {
        const slots: Slot[] = []
        while (slots.length < worker.wanted && !this.#isFull(origin)) {
          const line = worker.isSending || slots.length > 0 ? furtherOf(worker) : firstOf(worker)
          // A turn to record results came out of line: the workers in line go first.
          const kept = needsSlot(from) ? 0 : this.#keptFor(line)
          if (this.#room(line) <= kept) break
          slots.push(this.#slot(line, origin))
        }
        return slots
      },
    }
  }

  #room(line: SlotLine): number {
    if (this.#isClosed) return 0
    const { attempts, furtherAttempts } = this.#limits
    const free = attempts - this.#underWay.all
    if (line === 'further') return Math.min(free, furtherAttempts - this.#underWay.further)
    if (line === 'slow') return Math.min(free, Math.max(Math.floor(attempts / 2), 1) - this.#underWay.slow)
    return free
  }

  #keptFor(line: SlotLine): number {
    const { urgent, proven, further, slow } = this.#lines
    if (line === 'urgent') return 0
    if (line === 'slow') return slow.size
    const firsts = proven.size + this.#lines.new.size
    if (line === 'further') return (firsts + further.size) * (this.#limits.attemptsOfOne - 1)
    return urgent.size + firsts + slow.size
  }

  #slot(line: SlotLine, origin: string): Slot {
    this.#count(line, origin, 1)
    return {
      release: () => {
        this.#count(line, origin, -1)
        this.#letIn(origin)
        this.#go()
      },
    }
  }

  #count(line: Line, origin: string, change: 1 | -1): void {
    this.#underWay.all += change
    if (line === 'further' || line === 'slow') this.#underWay[line] += change
    const count = (this.#ofOrigin.get(origin) ?? 0) + change
    if (count === 0) this.#ofOrigin.delete(origin)
    else this.#ofOrigin.set(origin, count)
  }

  #isFull(origin: string): boolean {
    return (this.#ofOrigin.get(origin) ?? 0) >= this.#limits.attemptsOfOrigin
  }

  /** One worker at a time: its turn lets in the next one, until the origin is full again. */
  #letIn(origin: string): void {
    const waiting = this.#waiting.get(origin)
    const [worker] = waiting ?? []
    if (waiting === undefined || worker === undefined || this.#isFull(origin)) return
    waiting.delete(worker)
    if (waiting.size === 0) this.#waiting.delete(origin)
    this.#standIn(lineOf(worker), worker)
  }
}

const needsSlot = (line: Line): line is SlotLine => line !== 'results' && line !== 'slowResults'

function lineOf(worker: Worker): Line {
  if (worker.hasResults) return worker.isSlow && !worker.isUrgent ? 'slowResults' : 'results'
  return worker.isSending ? furtherOf(worker) : firstOf(worker)
}

function firstOf({ isUrgent, isSlow, isProven }: Worker): 'urgent' | 'slow' | 'proven' | 'new' {
  if (isUrgent) return 'urgent'
  if (isSlow) return 'slow'
  return isProven ? 'proven' : 'new'
}

const furtherOf = ({ isUrgent }: Worker): 'urgent' | 'further' => (isUrgent ? 'urgent' : 'further')
