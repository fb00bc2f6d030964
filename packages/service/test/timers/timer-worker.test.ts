import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Wallet } from '../../src/domain/wallet/wallet.ts'
import type { WalletClock } from '../../src/domain/wallet/wallet-clock.ts'
import { frozenClock, runningClock } from '../../src/domain/wallet/wallet-clock.ts'
import { findWallet } from '../../src/storage/rows/wallet-rows.ts'
import type { Store } from '../../src/storage/store.ts'
import { silentLog } from '../../src/telemetry/log.ts'
import { createTimerWorker } from '../../src/timers/timer-worker.ts'
import { type World, openWorld } from '../outbox/support/world.ts'

/** Creates a wallet with a timer that is due this many milliseconds from now. */
async function walletWithTimer(
  world: World,
  milliseconds: number,
  clock: WalletClock = runningClock(),
): Promise<string> {
  const walletId = await world.addWallet({ clock })
  await world.wallets.write(walletId, async (work) =>
    work.schedule('chargeExpiry', randomUUID(), work.now + milliseconds),
  )
  return walletId
}

async function walletOf(world: World, walletId: string): Promise<Wallet> {
  const wallet = await world.store.read((reader) => findWallet(reader, walletId))
  if (wallet === undefined) throw new Error('There is no such wallet')
  return wallet
}

const hasRun = async (world: World, walletId: string): Promise<boolean> =>
  (await walletOf(world, walletId)).nextDueAt === null

function countReads(store: Store): { readonly store: Store; reads: number } {
  const counter = {
    reads: 0,
    store: {
      ...store,
      read: <T>(work: Parameters<Store['read']>[0]) => {
        counter.reads += 1
        return store.read(work) as Promise<T>
      },
    } as Store,
  }
  return counter
}

/** Lets all work continue that does not wait for the clock. */
async function settle(world: World): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await world.store.read(async () => undefined)
}

test('a timer runs when it is due, and not before (R-322, G-089)', async () => {
  await using world = await openWorld({ isStarted: false })
  const walletId = await walletWithTimer(world, 10_000)
  const worker = createTimerWorker({ ...world, log: silentLog })
  worker.start()
  await settle(world)
  world.clock.pass(9999)
  await settle(world)
  expect(await hasRun(world, walletId)).toBe(false)
  world.clock.pass(1)
  await expect.poll(() => hasRun(world, walletId)).toBe(true)
  await worker.stop()
})

test('a timer follows the clock of its wallet: a clock ahead runs it earlier, a frozen one not at all', async () => {
  await using world = await openWorld({ isStarted: false })
  const ahead = await walletWithTimer(world, 1000, runningClock(400 * 86_400_000))
  const still = await walletWithTimer(world, 1000, frozenClock(world.clock.now()))
  const worker = createTimerWorker({ ...world, log: silentLog })
  worker.start()
  await settle(world)
  world.clock.pass(100_000)
  await expect.poll(() => hasRun(world, ahead)).toBe(true)
  expect(await hasRun(world, still)).toBe(false)
  await worker.stop()
})

test('a new timer that is earlier than the next one wakes the worker', async () => {
  await using world = await openWorld({ isStarted: false })
  await walletWithTimer(world, 3_600_000)
  const worker = createTimerWorker({ ...world, log: silentLog })
  worker.start()
  await settle(world)
  const walletId = await walletWithTimer(world, 500)
  worker.wakeFor(await walletOf(world, walletId))
  world.clock.pass(500)
  await expect.poll(() => hasRun(world, walletId)).toBe(true)
  await worker.stop()
})

test('while nothing is due, the store is not read', async () => {
  await using world = await openWorld({ isStarted: false })
  await walletWithTimer(world, 50_000)
  const counter = countReads(world.store)
  const worker = createTimerWorker({ ...world, store: counter.store, log: silentLog })
  worker.start()
  await settle(world)
  const before = counter.reads
  for (let second = 0; second < 49; second += 1) {
    world.clock.pass(1000)
    await settle(world)
  }
  expect(counter.reads).toBe(before)
  await worker.stop()
})

test('a shared store is read regularly, for the timers of other processes', async () => {
  await using world = await openWorld({ isStarted: false })
  const worker = createTimerWorker({
    ...world,
    store: { ...world.store, isShared: true },
    log: silentLog,
  })
  worker.start()
  await settle(world)
  const walletId = await walletWithTimer(world, 1)
  world.clock.pass(500)
  await expect.poll(() => hasRun(world, walletId)).toBe(true)
  await worker.stop()
})

test('a clock that goes back during a run does not make the worker sleep long', async () => {
  await using world = await openWorld({ isStarted: false })
  let back = 0
  let looks = 0
  const read: Store['read'] = (work) => {
    looks += 1
    back = 1_800_000
    return world.store.read(work)
  }
  const worker = createTimerWorker({
    ...world,
    clock: { ...world.clock, now: () => world.clock.now() - back },
    store: { ...world.store, read, isShared: true },
    log: silentLog,
  })
  worker.start()
  await settle(world)
  const before = looks
  world.clock.pass(500)
  await expect.poll(() => looks).toBeGreaterThan(before)
  await worker.stop()
})

test('a failing wallet is retried after a second, and does not delay others', async () => {
  await using world = await openWorld({ isStarted: false })
  const broken = await walletWithTimer(world, 10)
  const errors: object[] = []
  let isBroken = true
  let tries = 0
  const worker = createTimerWorker({
    ...world,
    wallets: {
      runTimers: (walletId) => {
        if (walletId !== broken) return world.wallets.runTimers(walletId)
        tries += 1
        return isBroken ? Promise.reject(new Error('no')) : world.wallets.runTimers(walletId)
      },
    },
    log: {
      ...silentLog,
      error: (facts) => {
        errors.push(facts)
      },
    },
  })
  worker.start()
  await settle(world)
  const others = await Promise.all(Array.from({ length: 150 }, () => walletWithTimer(world, 10)))
  world.clock.pass(10)
  await expect.poll(() => tries).toBe(1)
  const soon = await walletWithTimer(world, 500)
  worker.wakeFor(await walletOf(world, soon))
  world.clock.pass(999)
  await expect.poll(() => hasRun(world, soon)).toBe(true)
  expect(tries).toBe(1)
  world.clock.pass(1)
  await expect.poll(() => tries).toBe(2)
  for (const walletId of others) await expect.poll(() => hasRun(world, walletId)).toBe(true)
  isBroken = false
  world.clock.pass(1000)
  await expect.poll(() => hasRun(world, broken)).toBe(true)
  expect(errors).toMatchObject([{ walletId: broken }, { walletId: broken }])
  await worker.stop()
})

test('a timer that falls due during a run is run after it, even if no time passes', async () => {
  await using world = await openWorld({ isStarted: false })
  const first = await walletWithTimer(world, 10)
  // This timer is due an hour later. With it, the worker knows that no other timer is due now, and reads no further
  // page.
  await walletWithTimer(world, 3_600_000)
  const hold = Promise.withResolvers<void>()
  let isRunning = false
  const worker = createTimerWorker({
    ...world,
    wallets: {
      runTimers: async (walletId) => {
        isRunning = true
        if (walletId === first) await hold.promise
        return world.wallets.runTimers(walletId)
      },
    },
    log: silentLog,
  })
  worker.start()
  await settle(world)
  world.clock.pass(10)
  await expect.poll(() => isRunning).toBe(true)
  const soon = await walletWithTimer(world, 500)
  worker.wakeFor(await walletOf(world, soon))
  world.clock.pass(500)
  hold.resolve()
  await expect.poll(() => hasRun(world, soon)).toBe(true)
  await worker.stop()
})

test('a store that cannot be read is retried', async () => {
  await using world = await openWorld({ isStarted: false })
  const walletId = await walletWithTimer(world, 0)
  let failures = 2
  const store: Store = {
    ...world.store,
    read: (work) => {
      failures -= 1
      return failures < 0 ? world.store.read(work) : Promise.reject(new Error('no store'))
    },
  }
  const worker = createTimerWorker({ ...world, store, log: silentLog })
  worker.start()
  await settle(world)
  world.clock.pass(1000)
  await settle(world)
  world.clock.pass(1000)
  await expect.poll(() => hasRun(world, walletId)).toBe(true)
  await worker.stop()
})

test('two workers on one store run each timer once, without an error', async () => {
  await using world = await openWorld({ isStarted: false })
  const wallets = await Promise.all(Array.from({ length: 20 }, () => walletWithTimer(world, 10)))
  const errors: object[] = []
  const log = {
    ...silentLog,
    error: (facts: object) => {
      errors.push(facts)
    },
  }
  let ran = 0
  const counting = {
    runTimers: async (walletId: string) => {
      const timers = await world.wallets.runTimers(walletId)
      ran += timers.length
      return timers
    },
  }
  const workers = [1, 2].map(() => createTimerWorker({ ...world, wallets: counting, log }))
  for (const worker of workers) worker.start()
  await settle(world)
  world.clock.pass(10)
  for (const walletId of wallets) await expect.poll(() => hasRun(world, walletId)).toBe(true)
  for (const worker of workers) await worker.stop()
  expect(ran).toBe(20)
  expect(errors).toEqual([])
})
