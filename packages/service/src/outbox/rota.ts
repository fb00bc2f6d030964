/** A lane that waits for turns. */
export interface Worker {
  /** How many more attempts the worker could start now. */
  readonly wanted: number
  /** True while an attempt is in progress. */
  readonly isSending: boolean
  /** True if the worker has results to record. Recording needs no slot. */
  readonly hasResults: boolean
  /** True if its receiver was late or silent, and so holds a slot for a long time. */
  readonly isSlow: boolean
  /** True if its receiver has responded quickly so far. */
  readonly isProven: boolean
  /** True if a caller waits for the worker. It goes before the others. */
  readonly isUrgent: boolean
  /** Scheme, host and port of its receiver; undefined before its first turn. */
  readonly origin: string | undefined
  turn(slots: Slots): Promise<void>
}

export interface Slots {
  /** Takes the slots that are free for this worker and this origin now; the list may be empty. */
  take(origin: string): readonly Slot[]
}

/** Permission for one attempt. Release it exactly once. */
export interface Slot {
  release(): void
}

export interface RotaLimits {
  /** Maximum of concurrent attempts. */
  readonly attempts: number
  /** Maximum of concurrent attempts to one origin. */
  readonly attemptsOfOrigin: number
  /** Maximum of concurrent attempts of workers that already have one in progress. */
  readonly furtherAttempts: number
  /** Maximum of concurrent attempts of one worker. */
  readonly attemptsOfOne: number
  /** Maximum of concurrent turns. */
  readonly turns: number
}

/** The queues of workers. They are served round-robin. */
const LINES = ['results', 'slowResults', 'urgent', 'proven', 'new', 'further', 'slow'] as const
type Line = (typeof LINES)[number]
/** The queues of workers without results; their turns need a slot. */
type SlotLine = Exclude<Line, 'results' | 'slowResults'>

/**
 * Decides which worker runs next, and how many attempts it may start.
 *
 * Every worker can have one attempt in progress, because there are far more slots than receivers that usually hang at
 * the same time. Further attempts use a small number of slots, for which workers queue. Slow workers share half of all
 * slots, and one origin gets at most three quarters of them, so that neither can take all slots.
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
  /** Workers that wait because their origin has no free slot. */
  readonly #waiting = new Map<string, Set<Worker>>()
  readonly #underWay = { all: 0, further: 0, slow: 0 }
  readonly #ofOrigin = new Map<string, number>()
  #turns = 0
  #lastLine = 0
  #isClosed = false

  constructor(limits: RotaLimits) {
    this.#limits = limits
  }

  /** Queues a worker. A worker that is queued already stays queued once. */
  request(worker: Worker): void {
    const { origin, hasResults } = worker
    if (!hasResults && origin !== undefined && this.#isFull(origin)) this.#waitFor(origin, worker)
    else this.#standIn(lineOf(worker), worker)
    this.#go()
  }

  /** From now on, turns only record results; no worker gets a slot. */
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
        // The turn may have left slots of its origin free, or its receiver may have moved to another origin.
        for (const it of new Set([origin, worker.origin])) if (it !== undefined) this.#letIn(it)
        this.#go()
      })
    }
  }

  /** The next queue, round-robin, that has a worker and free slots for it. */
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
          // A turn that records results did not queue for slots. It leaves enough free slots for the queued workers.
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

  /**
   * Queues one waiting worker of the origin. The end of its turn queues the next one, while the origin has free slots.
   */
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
