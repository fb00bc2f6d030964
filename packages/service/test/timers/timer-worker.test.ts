import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Wallet } from '../../src/domain/wallet/wallet.ts'
import type { WalletClock } from '../../src/domain/wallet/wallet-clock.ts'
import { frozenClock, runningClock } from '../../src/domain/wallet/wallet-clock.ts'
import { findWallet } from '../../src/storage/rows/wallet-rows.ts'
import type { Store } from '../../src/storage/store.ts'
import { silentLog } from '../../src/telemetry/log.ts'
import { createTimerWorker } from '../../src/timers/timer-worker.ts'
import { type TestOutbox, openOutbox } from '../outbox/support/test-outbox.ts'

/** Creates a wallet with a timer that is due this many milliseconds from now. */
async function walletWithTimer(
  outbox: TestOutbox,
  milliseconds: number,
  clock: WalletClock = runningClock(),
): Promise<string> {
  const walletId = await outbox.addWallet({ clock })
  await outbox.wallets.write(walletId, async (work) =>
    work.schedule('chargeExpiry', randomUUID(), work.now + milliseconds),
  )
  return walletId
}

async function walletOf(outbox: TestOutbox, walletId: string): Promise<Wallet> {
  const wallet = await outbox.store.read((reader) => findWallet(reader, walletId))
  if (wallet === undefined) throw new Error('There is no such wallet')
  return wallet
}

const hasRun = async (outbox: TestOutbox, walletId: string): Promise<boolean> =>
  (await walletOf(outbox, walletId)).nextDueAt === null

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
async function settle(outbox: TestOutbox): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await outbox.store.read(async () => undefined)
}

test('a timer runs when it is due, and not before (R-322, G-089)', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  const walletId = await walletWithTimer(outbox, 10_000)
  const worker = createTimerWorker({ ...outbox, log: silentLog })
  worker.start()
  await settle(outbox)
  outbox.clock.pass(9999)
  await settle(outbox)
  expect(await hasRun(outbox, walletId)).toBe(false)
  outbox.clock.pass(1)
  await expect.poll(() => hasRun(outbox, walletId)).toBe(true)
  await worker.stop()
})

test('a timer follows the clock of its wallet: a clock ahead runs it earlier, a frozen one not at all', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  const ahead = await walletWithTimer(outbox, 1000, runningClock(400 * 86_400_000))
  const still = await walletWithTimer(outbox, 1000, frozenClock(outbox.clock.now()))
  const worker = createTimerWorker({ ...outbox, log: silentLog })
  worker.start()
  await settle(outbox)
  outbox.clock.pass(100_000)
  await expect.poll(() => hasRun(outbox, ahead)).toBe(true)
  expect(await hasRun(outbox, still)).toBe(false)
  await worker.stop()
})

test('a new timer that is earlier than the next one wakes the worker', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  await walletWithTimer(outbox, 3_600_000)
  const worker = createTimerWorker({ ...outbox, log: silentLog })
  worker.start()
  await settle(outbox)
  const walletId = await walletWithTimer(outbox, 500)
  worker.wakeFor(await walletOf(outbox, walletId))
  outbox.clock.pass(500)
  await expect.poll(() => hasRun(outbox, walletId)).toBe(true)
  await worker.stop()
})

test('while nothing is due, the store is not read', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  await walletWithTimer(outbox, 50_000)
  const counter = countReads(outbox.store)
  const worker = createTimerWorker({ ...outbox, store: counter.store, log: silentLog })
  worker.start()
  await settle(outbox)
  const before = counter.reads
  for (let second = 0; second < 49; second += 1) {
    outbox.clock.pass(1000)
    await settle(outbox)
  }
  expect(counter.reads).toBe(before)
  await worker.stop()
})

test('a shared store is read regularly, for the timers of other processes', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  const worker = createTimerWorker({
    ...outbox,
    store: { ...outbox.store, isShared: true },
    log: silentLog,
  })
  worker.start()
  await settle(outbox)
  const walletId = await walletWithTimer(outbox, 1)
  outbox.clock.pass(500)
  await expect.poll(() => hasRun(outbox, walletId)).toBe(true)
  await worker.stop()
})

test('a clock that goes back during a run does not make the worker sleep long', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  let back = 0
  let looks = 0
  const read: Store['read'] = (work) => {
    looks += 1
    back = 1_800_000
    return outbox.store.read(work)
  }
  const worker = createTimerWorker({
    ...outbox,
    clock: { ...outbox.clock, now: () => outbox.clock.now() - back },
    store: { ...outbox.store, read, isShared: true },
    log: silentLog,
  })
  worker.start()
  await settle(outbox)
  const before = looks
  outbox.clock.pass(500)
  await expect.poll(() => looks).toBeGreaterThan(before)
  await worker.stop()
})

test('a failing wallet is retried after a second, and does not delay others', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  const broken = await walletWithTimer(outbox, 10)
  const errors: object[] = []
  let isBroken = true
  let tries = 0
  const worker = createTimerWorker({
    ...outbox,
    wallets: {
      runTimers: (walletId) => {
        if (walletId !== broken) return outbox.wallets.runTimers(walletId)
        tries += 1
        return isBroken ? Promise.reject(new Error('no')) : outbox.wallets.runTimers(walletId)
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
  await settle(outbox)
  const others = await Promise.all(Array.from({ length: 150 }, () => walletWithTimer(outbox, 10)))
  outbox.clock.pass(10)
  await expect.poll(() => tries).toBe(1)
  const soon = await walletWithTimer(outbox, 500)
  worker.wakeFor(await walletOf(outbox, soon))
  outbox.clock.pass(999)
  await expect.poll(() => hasRun(outbox, soon)).toBe(true)
  expect(tries).toBe(1)
  outbox.clock.pass(1)
  await expect.poll(() => tries).toBe(2)
  for (const walletId of others) await expect.poll(() => hasRun(outbox, walletId)).toBe(true)
  isBroken = false
  outbox.clock.pass(1000)
  await expect.poll(() => hasRun(outbox, broken)).toBe(true)
  expect(errors).toMatchObject([{ walletId: broken }, { walletId: broken }])
  await worker.stop()
})

test('a timer that falls due during a run is run after it, even if no time passes', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  const first = await walletWithTimer(outbox, 10)
  // This timer is due an hour later. With it, the worker knows that no other timer is due now, and reads no further
  // page.
  await walletWithTimer(outbox, 3_600_000)
  const hold = Promise.withResolvers<void>()
  let isRunning = false
  const worker = createTimerWorker({
    ...outbox,
    wallets: {
      runTimers: async (walletId) => {
        isRunning = true
        if (walletId === first) await hold.promise
        return outbox.wallets.runTimers(walletId)
      },
    },
    log: silentLog,
  })
  worker.start()
  await settle(outbox)
  outbox.clock.pass(10)
  await expect.poll(() => isRunning).toBe(true)
  const soon = await walletWithTimer(outbox, 500)
  worker.wakeFor(await walletOf(outbox, soon))
  outbox.clock.pass(500)
  hold.resolve()
  await expect.poll(() => hasRun(outbox, soon)).toBe(true)
  await worker.stop()
})

test('a store that cannot be read is retried', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  const walletId = await walletWithTimer(outbox, 0)
  let failures = 2
  const store: Store = {
    ...outbox.store,
    read: (work) => {
      failures -= 1
      return failures < 0 ? outbox.store.read(work) : Promise.reject(new Error('no store'))
    },
  }
  const worker = createTimerWorker({ ...outbox, store, log: silentLog })
  worker.start()
  await settle(outbox)
  outbox.clock.pass(1000)
  await settle(outbox)
  outbox.clock.pass(1000)
  await expect.poll(() => hasRun(outbox, walletId)).toBe(true)
  await worker.stop()
})

test('two workers on one store run each timer once, without an error', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  const wallets = await Promise.all(Array.from({ length: 20 }, () => walletWithTimer(outbox, 10)))
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
      const timers = await outbox.wallets.runTimers(walletId)
      ran += timers.length
      return timers
    },
  }
  const workers = [1, 2].map(() => createTimerWorker({ ...outbox, wallets: counting, log }))
  for (const worker of workers) worker.start()
  await settle(outbox)
  outbox.clock.pass(10)
  for (const walletId of wallets) await expect.poll(() => hasRun(outbox, walletId)).toBe(true)
  for (const worker of workers) await worker.stop()
  expect(ran).toBe(20)
  expect(errors).toEqual([])
})

test('the processes of a shared store take different wallets, and each wallet is run once', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  const due = await Promise.all(Array.from({ length: 120 }, () => walletWithTimer(outbox, 10)))
  outbox.clock.pass(10)
  const ran: string[][] = [[], []]
  const held = Promise.withResolvers<void>()
  const workers = ['00000000', '80000000'].map((processId, index) =>
    createTimerWorker({
      ...outbox,
      processId,
      store: { ...outbox.store, isShared: true },
      wallets: {
        runTimers: async (walletId) => {
          ran[index]?.push(walletId)
          if (ran.every((it) => it.length > 0)) held.resolve()
          await held.promise
          return outbox.wallets.runTimers(walletId)
        },
      },
      log: silentLog,
    }),
  )
  for (const worker of workers) worker.start()
  for (const walletId of due) await expect.poll(() => hasRun(outbox, walletId)).toBe(true)
  for (const worker of workers) await worker.stop()
  const [one = [], other = []] = ran
  expect(one.slice(0, 32).filter((it) => other.slice(0, 32).includes(it))).toEqual([])
  expect(new Set(ran.flat()).size).toBe(120)
})
