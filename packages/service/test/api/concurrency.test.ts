import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/storage/store.ts'
import { PASSING } from '../storage/repeated.ts'
import {
  CNPJ_A,
  byBankDetailsBody,
  byKeyBody,
  chargeBody,
  refundBody,
  transferBody,
  unique,
} from '../support/bodies.ts'
import { type Answer, isReplay, outcomeOf } from '../support/http-call.ts'
import { storeProblems } from '../support/ledger.ts'
import type { OperationCall, Operator } from '../support/operator.ts'
import { counterparties } from '../support/payers.ts'
import { eventNamesOf } from '../support/rows.ts'
import { SECOND, type TestService, startService } from '../support/service.ts'

const AT_ONCE = 100
/** More than a pool has connections (10). A request that waits 5 s for a connection gets 503, so few of them wait. */
const IN_FLIGHT = 20

describe.each(PASSING.map((engine) => [engine.name, engine] as const))('over %s', (_name, engine) => {
  describe.skipIf(engine.missing !== undefined)('at the same time', () => {
    let service: TestService
    let remove: () => Promise<void>
    let store: Store
    beforeAll(async () => {
      const database = engine.make()
      store = await database.open()
      service = await startService({ store })
      remove = () => database.remove()
      await service.a.token()
      await service.a2.token()
    })
    afterAll(async () => {
      await service.close()
      await remove()
    })

    /** Runs calls concurrently. */
    async function answersOf(calls: readonly (() => Promise<Answer>)[]): Promise<readonly Answer[]> {
      const answers: Answer[] = []
      const left = calls.values()
      const caller = async (): Promise<void> => {
        for (const call of left) answers.push(await call())
      }
      await Promise.all(Array.from({ length: IN_FLIGHT }, caller))
      return answers
    }
    /** Runs calls concurrently. Returns how often each outcome occurred. */
    async function together(calls: readonly (() => Promise<Answer>)[]): Promise<Record<string, number>> {
      const outcomes = (await answersOf(calls)).map(outcomeOf).sort()
      return Object.fromEntries(
        [...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, same]) => [outcome, same.length]),
      )
    }
    /** Counts the first responses: those that are not replays (G-420). */
    const firstOf = (answers: readonly Answer[]): number => answers.filter((it) => !isReplay(it)).length
    const repeat = (times: number, call: (index: number) => Promise<Answer>): (() => Promise<Answer>)[] =>
      Array.from({ length: times }, (_, index) => () => call(index))
    const same = (of: Operator, operation: Parameters<Operator['call']>[0], call: OperationCall) =>
      repeat(AT_ONCE, () => of.call(operation, call))

    async function deposit(amount = 1000): Promise<string> {
      const { chargeId } = await service.a.ok('createImmediateCharge', { body: chargeBody({ amount }) })
      const paid = await counterparties(service).pay(service.a, chargeId)
      return paid.outcome === 'PAID' ? paid.payment.endToEndId : ''
    }

    /** Moves the clock so that every withdrawal and refund ends, runs `work`, and returns how the balances changed. */
    async function changes(work: () => Promise<void>): Promise<{ available: number; blocked: number }> {
      service.clock.pass(2 * SECOND)
      const before = await service.a.ok('getBalance')
      await work()
      const after = await service.a.ok('getBalance')
      expect(await storeProblems(store)).toEqual([])
      return {
        available: after.availableBalance - before.availableBalance,
        blocked: after.blockedBalance - before.blockedBalance,
      }
    }

    test('R-351 R-357 a hundred identical withdrawals create one withdrawal (G-190)', async () => {
      const withdrawals = [
        ['createWithdrawalByPixKey', byKeyBody()],
        ['createWithdrawalByBankDetails', byBankDetailsBody()],
      ] as const
      for (const [operation, body] of withdrawals) {
        const changed = await changes(async () => {
          const calls = same(service.a, operation, { body })
          const answers = await answersOf(calls)
          expect([new Set(answers.map(outcomeOf)), firstOf(answers)]).toEqual([new Set(['202']), 1])
          const ids = answers.map((it) => (it.body as { transactionId: string }).transactionId)
          expect(new Set(ids).size).toBe(1)
        })
        expect(changed).toEqual({ available: -500, blocked: 500 })
      }
    })

    test('R-357 a hundred identical refunds create one refund (G-043)', async () => {
      const path = { endToEndId: await deposit() }
      const changed = await changes(async () => {
        const calls = same(service.a, 'createRefund', { path, body: refundBody() })
        const answers = await answersOf(calls)
        expect([new Set(answers.map(outcomeOf)), firstOf(answers)]).toEqual([new Set(['202']), 1])
      })
      expect(changed).toEqual({ available: -300, blocked: 300 })
    })

    test('R-357 a hundred identical transfers create one transfer (G-165)', async () => {
      const changed = await changes(async () => {
        const calls = same(service.a, 'createInternalTransfer', { body: transferBody() })
        const answers = await answersOf(calls)
        expect([new Set(answers.map(outcomeOf)), firstOf(answers)]).toEqual([new Set(['201']), 1])
      })
      expect(changed).toEqual({ available: -100, blocked: 0 })
    })

    test('of many bodies with one externalId one is accepted, and the others return 409 (G-190)', async () => {
      const externalId = unique('raced')
      const changed = await changes(async () => {
        const calls = repeat(40, (index) =>
          service.a.call('createWithdrawalByPixKey', {
            body: byKeyBody({ externalId, amount: 1 + (index % 4) }),
          }),
        )
        expect(await together(calls)).toEqual({ 202: 10, '409 IDEMPOTENCY_ERROR': 30 })
      })
      expect(changed.available + changed.blocked).toBe(0)
      expect(changed.blocked).toBeGreaterThanOrEqual(1)
      expect(changed.blocked).toBeLessThanOrEqual(4)
    })

    test('R-358 concurrent refunds never exceed the original together', async () => {
      const path = { endToEndId: await deposit(1000) }
      const changed = await changes(async () => {
        const calls = repeat(10, () =>
          service.a.call('createRefund', { path, body: refundBody({ amount: 300 }) }),
        )
        expect(await together(calls)).toEqual({ 202: 3, '422 REFUND_AMOUNT_EXCEEDED': 7 })
      })
      expect(changed).toEqual({ available: -900, blocked: 900 })
    })

    test('concurrent withdrawals and transfers never exceed the balance (G-032)', async () => {
      const { a, a2, clock } = service
      clock.pass(2 * SECOND)
      const funds = { amount: 1000, destinationWalletId: a2.walletId, externalId: unique('funds') }
      const { availableBalance: before } = await a2.ok('getBalance')
      await a.ok('createInternalTransfer', { body: funds })
      const available = before + 1000
      const withdraw = () => a2.call('createWithdrawalByPixKey', { body: byKeyBody({ amount: 300 }) })
      const transfer = () =>
        a2.call('createInternalTransfer', {
          body: transferBody({ amount: 300, destinationWalletId: a.walletId }),
        })
      await together(repeat(40, (index) => (index % 2 === 0 ? withdraw() : transfer())))
      const after = await a2.ok('getBalance')
      expect(after.availableBalance).toBe(available % 300)
      expect(await storeProblems(store)).toEqual([])
    })

    test('R-231 concurrent transfers in both directions complete, and the sum of the balances is constant', async () => {
      const { a, a2 } = service
      const total = async (): Promise<number> =>
        (await a.ok('getBalance')).totalBalance + (await a2.ok('getBalance')).totalBalance
      const funds = transferBody({ amount: 10_000 })
      await a.ok('createInternalTransfer', { body: funds })
      service.clock.pass(2 * SECOND)
      const before = await total()
      const there = () => a.call('createInternalTransfer', { body: transferBody({ amount: 7 }) })
      const back = () =>
        a2.call('createInternalTransfer', {
          body: transferBody({ amount: 11, destinationWalletId: a.walletId }),
        })
      const calls = repeat(AT_ONCE, (index) => (index % 2 === 0 ? there() : back()))
      expect(await together(calls)).toEqual({ 201: AT_ONCE })
      expect(await total()).toBe(before)
      expect(await storeProblems(store)).toEqual([])
    })

    test('R-166 R-319 of many concurrent payments of a charge one succeeds', async () => {
      const { chargeId } = await service.a.ok('createImmediateCharge', { body: chargeBody() })
      const changed = await changes(async () => {
        const calls = same(service.a, 'simulatePayment', { body: { chargeId, receiverCnpj: CNPJ_A } })
        expect(await together(calls)).toEqual({ 200: 1, '409 InvalidChargeState': AT_ONCE - 1 })
      })
      expect(changed).toEqual({ available: 1000, blocked: 0 })
      expect(await eventNamesOf(store, service.a, chargeId)).toEqual(['pixChargePaid'])
    })

    test('R-163 a charge expires once, even when many reads find it due (G-089)', async () => {
      const { chargeId } = await service.a.ok('createImmediateCharge', {
        body: chargeBody({ expiresIn: 1 }),
      })
      service.clock.pass(SECOND)
      const path = { chargeId }
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => service.a.ok('getImmediateCharge', { path })),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['EXPIRED']))
      expect(await eventNamesOf(store, service.a, chargeId)).toEqual(['pixChargeExpired'])
    })
  })
})
