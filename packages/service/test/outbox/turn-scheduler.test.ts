import { expect, test } from 'vitest'
import { TurnScheduler, type Slot, type Slots, type Worker } from '../../src/outbox/turn-scheduler.ts'

/** A worker that always wants more slots. It keeps its slots until the test calls `release`. */
class Taker implements Worker {
  hasResults = false
  isSlow = false
  isUrgent = false
  isProven = false
  /** The origin of the receiver. It is undefined before the first turn, as in a lane. */
  origin: string | undefined
  turns = 0
  readonly #scheduler: TurnScheduler
  readonly #window: number
  readonly #origin: string
  readonly #taken: Slot[] = []

  constructor(scheduler: TurnScheduler, window = 8, origin = 'https://one.example') {
    this.#scheduler = scheduler
    this.#window = window
    this.#origin = origin
  }

  get taken(): number {
    return this.#taken.length
  }

  get wanted(): number {
    return this.#window - this.taken
  }

  get isSending(): boolean {
    return this.taken > 0
  }

  async turn(slots: Slots): Promise<void> {
    this.turns += 1
    this.origin = this.#origin
    this.#taken.push(...slots.take(this.#origin))
    this.hasResults = false
    this.request()
  }

  request(): void {
    if (this.wanted > 0 || this.hasResults) this.#scheduler.request(this)
  }

  release(count: number): void {
    for (const slot of this.#taken.splice(0, count)) slot.release()
  }
}

/** Creates workers, and puts each of them into the queue of the scheduler. */
function takers(
  scheduler: TurnScheduler,
  count: number,
  ...parts: [window?: number, origin?: string]
): Taker[] {
  const workers = Array.from({ length: count }, () => new Taker(scheduler, ...parts))
  for (const worker of workers) worker.request()
  return workers
}

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

const sum = (workers: readonly Taker[]): number => workers.reduce((all, { taken }) => all + taken, 0)

const LIMITS = { attempts: 100, attemptsOfOrigin: 80, furtherAttempts: 14, attemptsOfOne: 8, turns: 2 }

test('every worker gets one slot, and further slots go to queued workers, round-robin', async () => {
  const scheduler = new TurnScheduler(LIMITS)
  const workers = takers(scheduler, 4)
  await settled()
  const taken = (): number[] => workers.map((worker) => worker.taken)
  expect(taken()).toEqual([8, 8, 1, 1])
  const [first] = workers
  // The first of these four slots is from the large pool, which gives one slot to every worker. The other three workers
  // keep their slot of this pool.
  first?.release(4)
  await settled()
  expect(sum(workers)).toBe(3 + 14)
  expect(taken().every((count) => count >= 1)).toBe(true)
  expect(taken()[2]).toBeGreaterThan(1)
})

test('500 workers that never release their slot leave slots to others', async () => {
  const scheduler = new TurnScheduler({ ...LIMITS, attempts: 1024, attemptsOfOrigin: 768, turns: 4 })
  const hanging = takers(scheduler, 500, 1)
  await settled()
  expect(sum(hanging)).toBe(500)
  const [healthy] = takers(scheduler, 1)
  await settled()
  expect(healthy?.taken).toBe(8)
})

test('one origin does not take all slots, however many workers it has', async () => {
  const scheduler = new TurnScheduler(LIMITS)
  const shared = takers(scheduler, 200, 1, 'https://shared.example')
  const other = takers(scheduler, 1, 8, 'https://other.example')
  await settled()
  expect([sum(shared), sum(other)]).toEqual([80, 8])
  const turns = (): number => shared.reduce((all, worker) => all + worker.turns, 0)
  expect(turns()).toBe(200)
  for (const worker of shared) worker.request()
  await settled()
  // The workers get no turns until their origin has free slots.
  expect(turns()).toBe(200)
  for (const worker of shared.slice(0, 30)) worker.release(1)
  await settled()
  expect(sum(shared.slice(80))).toBe(30)
})

test('every worker that waits for an origin gets a turn, also after a turn that took no slot', async () => {
  const scheduler = new TurnScheduler({ ...LIMITS, attemptsOfOrigin: 2 })
  const workers = takers(scheduler, 10, 1)
  await settled()
  expect(sum(workers)).toBe(2)
  for (const idle of workers.slice(2, 6)) idle.turn = async () => undefined
  for (const worker of workers.slice(0, 2)) worker.release(1)
  await settled()
  expect(workers.slice(6).filter(({ taken }) => taken === 1)).toHaveLength(2)
})

test('results are recorded without a slot, and do not overtake queued workers for one', async () => {
  const scheduler = new TurnScheduler({ ...LIMITS, attempts: 8 })
  const [a, b] = takers(scheduler, 2)
  await settled()
  expect([a?.taken, b?.taken]).toEqual([8, 0])
  if (a !== undefined) a.hasResults = true
  a?.release(3)
  a?.request()
  await settled()
  expect([a?.taken, b?.taken]).toEqual([5, 3])
  expect(a?.turns).toBe(2)
})

test('workers that always have results do not starve queued workers', async () => {
  const scheduler = new TurnScheduler({ ...LIMITS, turns: 1 })
  let turns = 0
  const busy = Array.from({ length: 3 }, () => Object.assign(new Taker(scheduler), { hasResults: true }))
  for (const worker of busy) {
    worker.turn = async () => {
      await settled()
      turns += 1
      if (turns < 50) scheduler.request(worker)
    }
    scheduler.request(worker)
  }
  const [patient] = takers(scheduler, 1)
  await settled()
  await settled()
  expect(patient?.turns).toBe(1)
})

test('a proven worker does not wait for all new ones before it', async () => {
  const scheduler = new TurnScheduler({ ...LIMITS, turns: 1 })
  const before = takers(scheduler, 50, 1)
  const proven = Object.assign(new Taker(scheduler), { isProven: true })
  let newTurns = 0
  proven.turn = async () => {
    newTurns = before.reduce((all, { turns }) => all + turns, 0)
  }
  proven.request()
  await settled()
  expect(newTurns).toBeLessThan(5)
  expect(sum(before)).toBe(50)
})

test('slow workers share half of the slots', async () => {
  const scheduler = new TurnScheduler({ ...LIMITS, attempts: 16, turns: 10 })
  const slow = Array.from({ length: 12 }, () => Object.assign(new Taker(scheduler, 1), { isSlow: true }))
  for (const worker of slow) worker.request()
  const quick = takers(scheduler, 1)
  await settled()
  expect([sum(slow), sum(quick)]).toEqual([8, 8])
})

test('an urgent worker goes before the others, as far as there are slots', async () => {
  const scheduler = new TurnScheduler({ ...LIMITS, attempts: 12, furtherAttempts: 1, turns: 1 })
  const urgent = (): Taker => Object.assign(new Taker(scheduler), { isUrgent: true })
  const [a, b] = takers(scheduler, 2)
  const c = urgent()
  c.request()
  await settled()
  expect([a?.taken, b?.taken, c.taken]).toEqual([2, 1, 8])
  const late = urgent()
  late.request()
  await settled()
  expect(late.taken).toBe(1)
  c.release(3)
  c.isUrgent = false
  await settled()
  expect(late.taken).toBe(4)
})

test('the number of concurrent turns is limited', async () => {
  const scheduler = new TurnScheduler(LIMITS)
  const ends: (() => void)[] = []
  for (let number = 0; number < 5; number += 1) {
    const worker = new Taker(scheduler)
    worker.turn = () =>
      new Promise<void>((resolve) => {
        ends.push(resolve)
      })
    worker.request()
  }
  expect(ends).toHaveLength(2)
  ends[0]?.()
  await settled()
  expect(ends).toHaveLength(3)
})

test('after close, results are recorded and no worker gets a slot', async () => {
  const scheduler = new TurnScheduler(LIMITS)
  scheduler.close()
  const [a] = takers(scheduler, 1)
  const b = Object.assign(new Taker(scheduler), { hasResults: true })
  b.request()
  await settled()
  expect([a?.turns, b.turns, b.taken]).toEqual([0, 1, 0])
})
