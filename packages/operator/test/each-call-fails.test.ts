import { isFull, isLong } from '@pix-payments/testing/length'
import { describe, expect, test } from 'vitest'
import type { Storage } from '../src/index.ts'
import { BOTH_ENGINES, ENGINES } from './support/engines.ts'
import { startOperator, type TestOperator } from './support/operator.ts'

/** Where a call is lost: on its way, so that nothing happened, or on the way back. */
type Lost = 'request' | 'answer'

/** Counts calls, and loses `times` of them from the call `first` on. */
interface Losses {
  readonly first: number
  readonly times: number
  readonly lost: Lost
  count: number
}

/** The calls before the story do not count. */
const BEFORE = Number.NEGATIVE_INFINITY
const NONE: Losses = { first: Infinity, times: 0, lost: 'request', count: BEFORE }

async function losing<T>(losses: Losses, call: () => Promise<T>): Promise<T> {
  losses.count += 1
  const isLost = losses.count >= losses.first && losses.count < losses.first + losses.times
  if (isLost && losses.lost === 'request') throw new TypeError('The request is lost.')
  const result = await call()
  if (isLost) throw new TypeError('The answer is lost.')
  return result
}

/** A commit whose answer is lost has happened all the same. */
const losingStorage =
  (losses: Losses) =>
  (storage: Storage): Storage => ({
    dialect: storage.dialect,
    transaction: (work) => losing(losses, () => storage.transaction(work)),
  })

/** The operator calls again after an error, as a player presses a button again. */
async function again<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      if (tries === 10) throw error
    }
  }
}

const HOURS = [3_600, 3_600, 14_400, 14_400] as const

/** A paid, an expired and a taken back deposit, a settled and a rejected withdrawal, and a refund. */
async function tell(operator: TestOperator): Promise<void> {
  const { walletId, sandbox, kit, storage } = operator
  const { chargeId } = await again(() => operator.deposit('d-1', 50_000))
  await again(() => operator.deposit('d-2', 7_000))
  await operator.pay(chargeId)
  await passUntilPaid(operator)
  await operator.withdraw('w-1', 7_500)
  await passes(operator, [5, 120])
  await sandbox.wallets.updateWallet({
    walletId,
    outcomes: { withdrawals: { status: 'REJECTED', afterSeconds: 1 } },
  })
  await operator.withdraw('w-2', 2_000)
  const { endToEndId = '' } = (await again(() => kit.deposits.find('d-1'))) ?? {}
  await storage.transaction(async (t) => {
    const refund = { playerId: 'maria', endToEndId, externalId: 'r-1', amount: 1_000 }
    await t.execute(`insert into log (player_id, amount, text) values ('maria', -1000, 'debit r-1')`, [])
    await kit.refunds.request(t, refund)
  })
  await passes(operator, [5, 120])
  await sandbox.charges.createTakeBack({ walletId, chargeId, amount: 500 })
  await passes(operator, [5, 120, 300, 900, ...HOURS])
}

/** A pass that fails is repeated: the time has passed, and the work is still due. */
async function passes(operator: TestOperator, seconds: readonly number[]): Promise<void> {
  for (const it of seconds) {
    await operator.pass(it).catch(() => undefined)
    await again(() => operator.work())
  }
}

async function passUntilPaid(operator: TestOperator): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    await passes(operator, [60])
    if ((await again(() => operator.kit.deposits.find('d-1')))?.status === 'PAID') return
  }
}

const BOOKED = [
  'debit r-1',
  'debit w-1',
  'debit w-2',
  'expired d-2',
  'givenBack w-2 REJECTED_BY_COUNTERPARTY',
  'paid d-1',
  'refunded r-1',
  'settled w-1',
  'takenBack d-1',
]

describe.each(isLong ? BOTH_ENGINES : ENGINES)('on $name', (engine) => {
  /** Tells the story. Returns what was booked, and whether both sides have the same money. */
  async function booked(what: 'calls' | 'transactions', losses: Losses): Promise<object> {
    await using operator = await startOperator(
      engine,
      what === 'calls'
        ? { fetch: (input, init) => losing(losses, () => fetch(input, init)) }
        : { wrap: losingStorage(losses) },
    )
    losses.count = 0
    await tell(operator)
    const { players, inFlight } = await operator.books()
    const { totalBalance } = await operator.pix.balances.getBalance()
    return {
      log: [...(await operator.log())].sort(),
      difference: totalBalance - 1_000_000 - players - inFlight,
    }
  }

  test.each(['calls', 'transactions'] as const)(
    'books the same, whichever of its %s is lost',
    async (what) => {
      const counted = { ...NONE }
      expect(await booked(what, counted)).toEqual({ log: BOOKED, difference: 0 })
      expect(counted.count).toBeGreaterThan(10)
      // One loss is repaired by a retry of the client. Five in a row are not.
      const bursts = isLong ? [1, 5] : [5]
      // Only a full run loses each one. Transactions are many.
      const few = what === 'calls' ? 12 : 40
      const step = isFull ? 1 : few / (isLong ? 2 : 1)
      for (const lost of ['request', 'answer'] as const) {
        for (const times of what === 'calls' ? bursts : [1]) {
          for (let first = 1; first <= counted.count; first += step) {
            const result = await booked(what, { first, times, lost, count: BEFORE })
            const loss = `${times} of the ${what} from number ${first} on: the ${lost} is lost`
            expect({ loss, ...result }).toEqual({ loss, log: BOOKED, difference: 0 })
          }
        }
      }
    },
    isLong ? 900_000 : 120_000,
  )
})
