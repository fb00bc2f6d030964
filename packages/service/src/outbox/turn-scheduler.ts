/** A lane, as the scheduler sees it. */
export interface Worker {
  /** How many more attempts the worker could start now. */
  readonly wanted: number
  /** True while an attempt is in progress. */
  readonly isSending: boolean
  /** True if the worker has results to record. Recording needs no slot. */
  readonly hasResults: boolean
  /**
   * True if the last response of its receiver was late or missing. An attempt of this worker may hold its slot for a
   * long time.
   */
  readonly isSlow: boolean
  /** True if its receiver has responded quickly before. */
  readonly isProven: boolean
  /** True if a caller waits for this worker. Urgent workers have their own queue. */
  readonly isUrgent: boolean
  /** Scheme, host and port of its receiver; undefined before its first turn. */
  readonly origin: string | undefined
  turn(slots: Slots): Promise<void>
}

export interface Slots {
  /** Takes the slots that are free now for this worker and this origin. Returns an empty list when no slot is free. */
  take(origin: string): readonly Slot[]
}

/** Permission for one attempt. Release it exactly once. */
export interface Slot {
  release(): void
}

export interface TurnSchedulerLimits {
  /** Maximum number of concurrent attempts. */
  readonly attempts: number
  /** Maximum number of concurrent attempts to one origin. */
  readonly attemptsOfOrigin: number
  /**
   * Maximum number of concurrent further attempts: attempts of workers that already have another attempt in progress.
   */
  readonly furtherAttempts: number
  /** Maximum number of concurrent attempts of one worker. */
  readonly attemptsOfOne: number
  /** Maximum number of concurrent turns. */
  readonly turns: number
}

/** The queues in which workers wait for a turn. The scheduler serves the queues round-robin. */
const QUEUES = ['results', 'slowResults', 'urgent', 'proven', 'new', 'further', 'slow'] as const
type Queue = (typeof QUEUES)[number]
/**
 * The queues of workers that have no results to record. A worker of these queues gets a turn only when a slot is free.
 */
type SlotQueue = Exclude<Queue, 'results' | 'slowResults'>

/**
 * Decides which worker runs next, and how many attempts it may start.
 *
 * Usually every worker can have one attempt in progress, because there are far more slots than receivers that hang at
 * the same time. Further attempts use only a small number of slots, and workers wait in a queue for them. Slow workers
 * together use at most half of all slots, and the attempts to one origin at most `attemptsOfOrigin`, so that neither
 * slow workers nor one origin can take all slots.
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
  /** The workers of each origin that wait because the origin has no free slot. */
  readonly #waiting = new Map<string, Set<Worker>>()
  readonly #underWay = { all: 0, further: 0, slow: 0 }
  readonly #ofOrigin = new Map<string, number>()
  #turns = 0
  #lastQueue = 0
  #isClosed = false

  constructor(limits: TurnSchedulerLimits) {
    this.#limits = limits
  }

  /** Queues a worker. A worker is in at most one queue, also when it was queued already. */
  request(worker: Worker): void {
    const { origin, hasResults } = worker
    if (!hasResults && origin !== undefined && this.#isFull(origin)) this.#waitFor(origin, worker)
    else this.#enqueue(queueOf(worker), worker)
    this.#go()
  }

  /** Stops new attempts: from now on, turns only record results, and no worker gets a slot. */
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
        // The turn may not have used all slots of its origin, or the webhook may now have another origin.
        for (const it of new Set([origin, worker.origin])) if (it !== undefined) this.#admitNext(it)
        this.#go()
      })
    }
  }

  /** Returns the next queue, round-robin, that has a worker and, if its turns need a slot, a free slot. */
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
          // A worker that came to record results has not waited for slots. It leaves enough free slots for the workers
          // that wait.
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
   * Queues one worker that waits for the origin. When the turn of this worker ends, the next waiting worker is queued,
   * as long as the origin has free slots.
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
