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

export interface TurnSchedulerLimits {
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
const QUEUES = ['results', 'slowResults', 'urgent', 'proven', 'new', 'further', 'slow'] as const
type Queue = (typeof QUEUES)[number]
/** The queues of workers without results; their turns need a slot. */
type SlotQueue = Exclude<Queue, 'results' | 'slowResults'>

/**
 * Decides which worker runs next, and how many attempts it may start.
 *
 * Every worker can have one attempt in progress, because there are far more slots than receivers that usually hang at
 * the same time. Further attempts use a small number of slots, for which workers queue. Slow workers share half of all
 * slots, and one origin gets at most three quarters of them, so that neither can take all slots.
 */
export class TurnScheduler {
  readonly #limits: TurnSchedulerLimits
  readonly #queues: Readonly<Record<Queue, Set<Worker>>> = {
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
  #lastQueue = 0
  #isClosed = false

  constructor(limits: TurnSchedulerLimits) {
    this.#limits = limits
  }

  /** Queues a worker. A worker that is queued already stays queued once. */
  request(worker: Worker): void {
    const { origin, hasResults } = worker
    if (!hasResults && origin !== undefined && this.#isFull(origin)) this.#waitFor(origin, worker)
    else this.#enqueue(queueOf(worker), worker)
    this.#go()
  }

  /** From now on, turns only record results; no worker gets a slot. */
  close(): void {
    this.#isClosed = true
    this.#go()
  }

  #enqueue(queue: Queue, worker: Worker): void {
    for (const other of QUEUES) if (other !== queue) this.#queues[other].delete(worker)
    this.#queues[queue].add(worker)
  }

  #waitFor(origin: string, worker: Worker): void {
    for (const queue of QUEUES) this.#queues[queue].delete(worker)
    const waiting = this.#waiting.get(origin) ?? new Set()
    this.#waiting.set(origin, waiting.add(worker))
  }

  #go(): void {
    while (this.#turns < this.#limits.turns) {
      const queue = this.#nextQueue()
      if (queue === undefined) return
      const [worker] = this.#queues[queue]
      if (worker === undefined) return
      this.#queues[queue].delete(worker)
      this.#turns += 1
      const { origin } = worker
      void worker.turn(this.#slotsFor(worker, queue)).finally(() => {
        this.#turns -= 1
        // The turn may have left slots of its origin free, or its receiver may have moved to another origin.
        for (const it of new Set([origin, worker.origin])) if (it !== undefined) this.#admitNext(it)
        this.#go()
      })
    }
  }

  /** The next queue, round-robin, that has a worker and free slots for it. */
  #nextQueue(): Queue | undefined {
    for (let step = 1; step <= QUEUES.length; step += 1) {
      const index = (this.#lastQueue + step) % QUEUES.length
      const queue = QUEUES[index]
      if (queue === undefined || this.#queues[queue].size === 0) continue
      if (needsSlot(queue) && this.#freeSlots(queue) <= 0) continue
      this.#lastQueue = index
      return queue
    }
    return undefined
  }

  #slotsFor(worker: Worker, from: Queue): Slots {
    return {
      take: (origin) => {
        const slots: Slot[] = []
        while (slots.length < worker.wanted && !this.#isFull(origin)) {
          const queue = worker.isSending || slots.length > 0 ? furtherQueueOf(worker) : firstQueueOf(worker)
          // A turn that records results did not queue for slots. It leaves enough free slots for the queued workers.
          const reserved = needsSlot(from) ? 0 : this.#reservedFor(queue)
          if (this.#freeSlots(queue) <= reserved) break
          slots.push(this.#slot(queue, origin))
        }
        return slots
      },
    }
  }

  #freeSlots(queue: SlotQueue): number {
    if (this.#isClosed) return 0
    const { attempts, furtherAttempts } = this.#limits
    const free = attempts - this.#underWay.all
    if (queue === 'further') return Math.min(free, furtherAttempts - this.#underWay.further)
    if (queue === 'slow') return Math.min(free, Math.max(Math.floor(attempts / 2), 1) - this.#underWay.slow)
    return free
  }

  #reservedFor(queue: SlotQueue): number {
    const { urgent, proven, further, slow } = this.#queues
    if (queue === 'urgent') return 0
    if (queue === 'slow') return slow.size
    const firsts = proven.size + this.#queues.new.size
    if (queue === 'further') return (firsts + further.size) * (this.#limits.attemptsOfOne - 1)
    return urgent.size + firsts + slow.size
  }

  #slot(queue: SlotQueue, origin: string): Slot {
    this.#count(queue, origin, 1)
    return {
      release: () => {
        this.#count(queue, origin, -1)
        this.#admitNext(origin)
        this.#go()
      },
    }
  }

  #count(queue: Queue, origin: string, change: 1 | -1): void {
    this.#underWay.all += change
    if (queue === 'further' || queue === 'slow') this.#underWay[queue] += change
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
  #admitNext(origin: string): void {
    const waiting = this.#waiting.get(origin)
    const [worker] = waiting ?? []
    if (waiting === undefined || worker === undefined || this.#isFull(origin)) return
    waiting.delete(worker)
    if (waiting.size === 0) this.#waiting.delete(origin)
    this.#enqueue(queueOf(worker), worker)
  }
}

const needsSlot = (queue: Queue): queue is SlotQueue => queue !== 'results' && queue !== 'slowResults'

function queueOf(worker: Worker): Queue {
  if (worker.hasResults) return worker.isSlow && !worker.isUrgent ? 'slowResults' : 'results'
  return worker.isSending ? furtherQueueOf(worker) : firstQueueOf(worker)
}

function firstQueueOf({ isUrgent, isSlow, isProven }: Worker): 'urgent' | 'slow' | 'proven' | 'new' {
  if (isUrgent) return 'urgent'
  if (isSlow) return 'slow'
  return isProven ? 'proven' : 'new'
}

const furtherQueueOf = ({ isUrgent }: Worker): 'urgent' | 'further' => (isUrgent ? 'urgent' : 'further')
