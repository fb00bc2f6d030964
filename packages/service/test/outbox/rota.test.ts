import { expect, test } from 'vitest'
import { Rota, type Slots, type Worker } from '../../src/outbox/rota.ts'

/** A worker that takes what it gets and keeps it until told. */
class Taker implements Worker {
  wanted = 8
  hasResults = false
  isSlow = false
  isUrgent = false
  turns = 0
  taken = 0
  #slots: Slots | undefined

  async turn(slots: Slots): Promise<void> {
    this.turns += 1
    this.#slots = slots
    const count = slots.take()
    this.taken += count
    this.wanted -= count
  }

  giveBack(count: number): void {
    this.taken -= count
    this.wanted += count
    this.#slots?.giveBack(count)
  }
}

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

const LIMITS = { slots: 16, slotsOfOne: 8, turns: 2 }

test('slots go to those who stand in line, in turn', async () => {
  const rota = new Rota(LIMITS)
  const [a, b, c, d] = [new Taker(), new Taker(), new Taker(), new Taker()]
  for (const worker of [a, b, c, d]) rota.request(worker)
  await settled()
  expect([a, b, c, d].map(({ taken }) => taken)).toEqual([8, 8, 0, 0])
  a.giveBack(2)
  rota.request(a)
  await settled()
  expect([a, b, c, d].map(({ taken }) => taken)).toEqual([6, 8, 2, 0])
  b.giveBack(4)
  await settled()
  expect([a, b, c, d].map(({ taken }) => taken)).toEqual([6, 8 - 4, 2, 4])
})

test('results are recorded without a slot, and do not jump the line for one', async () => {
  const rota = new Rota({ ...LIMITS, slots: 8 })
  const [a, b] = [new Taker(), new Taker()]
  rota.request(a)
  rota.request(b)
  await settled()
  a.hasResults = true
  a.giveBack(3)
  rota.request(a)
  await settled()
  expect([a.taken, b.taken]).toEqual([5, 3])
  expect(a.turns).toBe(2)
})

test('those in line are not kept waiting by those who always have results', async () => {
  const rota = new Rota({ ...LIMITS, turns: 1 })
  const busy = Array.from({ length: 3 }, () => Object.assign(new Taker(), { hasResults: true, wanted: 0 }))
  let turns = 0
  for (const worker of busy) {
    worker.turn = async () => {
      await settled()
      turns += 1
      if (turns < 50) rota.request(worker)
    }
    rota.request(worker)
  }
  const patient = new Taker()
  rota.request(patient)
  await settled()
  await settled()
  expect(patient.turns).toBe(1)
})

test('slow workers share half of the slots', async () => {
  const rota = new Rota({ ...LIMITS, turns: 10 })
  const slow = Array.from({ length: 12 }, () => Object.assign(new Taker(), { isSlow: true, wanted: 1 }))
  for (const worker of slow) rota.request(worker)
  const quick = new Taker()
  rota.request(quick)
  await settled()
  expect(slow.reduce((sum, { taken }) => sum + taken, 0)).toBe(8)
  expect(quick.taken).toBe(8)
})

test('an urgent worker does not stand in line', async () => {
  const rota = new Rota({ ...LIMITS, slots: 8 })
  const [a, b] = [new Taker(), Object.assign(new Taker(), { isUrgent: true })]
  rota.request(a)
  rota.request(b)
  await settled()
  expect([a.taken, b.taken]).toEqual([8, 8])
})

test('no more turns than allowed are taken at the same time', async () => {
  const rota = new Rota(LIMITS)
  const ends: (() => void)[] = []
  const workers = Array.from({ length: 5 }, () => ({
    ...new Taker(),
    wanted: 1,
    turn: () =>
      new Promise<void>((resolve) => {
        ends.push(resolve)
      }),
  }))
  for (const worker of workers) rota.request(worker)
  expect(ends).toHaveLength(2)
  ends[0]?.()
  await settled()
  expect(ends).toHaveLength(3)
})

test('once it is closed, results are recorded and nobody gets a slot', async () => {
  const rota = new Rota(LIMITS)
  const [a, b] = [new Taker(), new Taker()]
  rota.close()
  rota.request(a)
  rota.request(Object.assign(b, { hasResults: true }))
  await settled()
  expect([a.turns, b.turns, b.taken]).toEqual([0, 1, 0])
})
