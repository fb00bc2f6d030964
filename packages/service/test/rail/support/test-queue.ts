import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'
import { openWallet } from '../../../src/application/administration/open-wallet.ts'
import { TIMER_HANDLERS } from '../../../src/application/timer-handlers.ts'
import { Wallets } from '../../../src/application/wallet/wallets.ts'
import { runningClock } from '../../../src/domain/wallet/wallet-clock.ts'
import { createIdSource } from '../../../src/identity/id-source.ts'
import {
  type QueuedRail,
  type QueuedRailOptions,
  createQueuedRail,
} from '../../../src/rail/queued/queued-rail.ts'
import { migrate } from '../../../src/storage/migrations/migrate.ts'
import { openSqlite } from '../../../src/storage/sqlite/sqlite-store.ts'
import type { Statement } from '../../../src/storage/statement.ts'
import type { Store } from '../../../src/storage/store.ts'
import type { Log } from '../../../src/telemetry/log.ts'
import { type ManualClock, manualClock } from '../../support/manual-clock.ts'
import { START } from '../../support/service.ts'
import { FakeInstitution } from './fake-institution.ts'

export interface QueuedOrder {
  readonly id: string
  readonly status: string
  readonly attempts: number
  readonly placedAt: number
  readonly dueAt: number
  readonly lease: string | null
  readonly leasedUntil: number
  readonly error: string | null
}

export interface Line {
  readonly level: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly message: string
}

/** A store with a wallet, and a rail with an institution in the process of the test. */
export interface TestQueue extends AsyncDisposable {
  readonly store: Store
  readonly clock: ManualClock
  readonly wallets: Wallets
  readonly walletId: string
  readonly rail: QueuedRail
  readonly institution: FakeInstitution
  /** The warnings and notices. */
  readonly lines: readonly Line[]
  /** Adds a rail on the same store. It stands for another process. */
  addRail(options?: Partial<QueuedRailOptions>): QueuedRail
  addWallet(): Promise<string>
  /** Places a cancellation for each resource, in one transaction. Returns the ids of the orders. */
  place(resourceIds: readonly string[], walletId?: string): Promise<readonly string[]>
  /** All orders, oldest first. */
  orders(): Promise<readonly QueuedOrder[]>
  run(text: string, values?: readonly (string | number)[]): Promise<void>
  /** Lets time pass until the condition holds, in steps of this many milliseconds. */
  passUntil(condition: () => boolean | Promise<boolean>, step?: number): Promise<void>
  /** Gives all work that can happen now the time to happen. The clock stands still. */
  settle(): Promise<void>
  /** Waits until the condition holds. The clock stands still. */
  until(condition: () => boolean | Promise<boolean>): Promise<void>
}

export interface TestQueueOptions extends Partial<Omit<QueuedRailOptions, 'clock' | 'store'>> {
  readonly store?: Store
  /** False: the rail only places orders until `rail.start()`. Default: true. */
  readonly isStarted?: boolean
}

const ORDERS: Statement = {
  name: 'test.railOrders',
  text: `select id, status, attempts, placed_at_real as "placedAt", due_at_real as "dueAt", lease,
      leased_until_real as "leasedUntil", error
    from rail_order order by placed_at_real, position`,
}

export async function openTestQueue(options: TestQueueOptions = {}): Promise<TestQueue> {
  const { isStarted = true, store: given, ...more } = options
  const clock = manualClock(START)
  const store = given ?? openSqlite({})
  await migrate(store)
  const lines: Line[] = []
  const line =
    (level: string): Log['info'] =>
    (facts, message) => {
      lines.push({ level, facts: { ...facts }, message })
    }
  const log = { debug: () => undefined, info: line('info'), warn: line('warn'), error: line('error') }
  const institution = new FakeInstitution(() => clock.now())
  const rails: QueuedRail[] = []
  const addRail = (different: Partial<QueuedRailOptions> = {}): QueuedRail => {
    const parts = { institution, store, clock, log, processId: randomUUID() }
    const rail = createQueuedRail({ ...parts, ...more, ...different })
    rails.push(rail)
    return rail
  }
  const rail = addRail()
  const ids = createIdSource(undefined)
  const checkEvent = (): void => undefined
  const wallets = new Wallets({
    store,
    clock,
    ids,
    rail,
    timers: TIMER_HANDLERS,
    checkEvent,
    onCommit: (_, { orders }) => {
      if (orders > 0) rail.wake()
    },
  })
  let accounts = 0
  let runs = 0
  const addWallet = async (): Promise<string> => {
    const id = randomUUID()
    await store.write((transaction) =>
      openWallet(
        transaction,
        {
          id,
          operator: { id: randomUUID(), name: 'Operator', cnpj: id.slice(0, 14) },
          name: 'Wallet',
          accountNumber: String((accounts += 1)),
          clock: runningClock(),
          openingBalance: 0,
          pixKeys: [],
          credential: { clientId: id, secret: '' },
        },
        { realNow: clock.now(), ids, checkEvent },
      ),
    )
    return id
  }
  const walletId = await addWallet()
  if (isStarted) rail.start()
  const queue: TestQueue = {
    store,
    clock,
    wallets,
    walletId,
    rail,
    institution,
    lines,
    addRail,
    addWallet,
    async place(resourceIds, of = walletId) {
      const placed: string[] = []
      await wallets.write(of, async (work) => {
        placed.length = 0
        for (const subjectId of resourceIds) {
          const regulatoryMessageId = randomUUID()
          placed.push(regulatoryMessageId)
          const subject = 'SCHEDULE' as const
          await work.order({ order: 'cancellation', regulatoryMessageId, subject, subjectId, reason: null })
        }
      })
      return placed
    },
    orders: () => store.read((reader) => reader.all<QueuedOrder>(ORDERS)),
    async run(text, values = []) {
      const name = `test.run.${(runs += 1)}`
      await store.write((transaction) => transaction.run({ name, text }, values))
    },
    async passUntil(condition, step = 100) {
      await vi.waitFor(
        async () => {
          if (await condition()) return
          clock.pass(step)
          throw new Error('The condition does not hold.')
        },
        { timeout: 20_000, interval: 1 },
      )
    },
    async settle() {
      for (let turn = 0; turn < 10; turn += 1) {
        await setImmediate()
        await store.ping()
        await store.write(() => Promise.resolve())
      }
    },
    async until(condition) {
      await vi.waitFor(
        async () => {
          if (!(await condition())) throw new Error('The condition does not hold.')
        },
        { timeout: 20_000, interval: 2 },
      )
    },
    async [Symbol.asyncDispose]() {
      // The clock moves, so that attempts without an answer time out.
      const passing = setInterval(() => {
        clock.pass(1000)
      }, 1)
      await Promise.all(rails.map((it) => it.stop()))
      clearInterval(passing)
      if (given === undefined) await store.close()
    },
  }
  return queue
}
