import { machines } from '@pix-payments/spec'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { ImmediateCharge, Refund, Withdrawal } from '@pix-payments/spec/types'
import { type Body, JOAO, MARIA, byKeyBody, chargeBody, refundBody } from '../support/bodies.ts'
import { isReplay, outcomeOf } from '../support/http-call.ts'
import { storeProblems } from '../support/ledger.ts'
import { payerFrom, counterparties } from '../support/payers.ts'
import { eventsOf } from '../support/rows.ts'
import { runs } from '../support/runs.ts'
import { SECOND, startService } from '../support/service.ts'

const service = await startService()
const { a, clock, store } = service
const { pay, endWithdrawal, endRefund } = counterparties(service)
afterAll(() => service.close())

/** A random action. `of` is a number that selects one of the resources created so far. */
type Action =
  | { readonly do: 'charge'; readonly amount: number; readonly expiresIn: number }
  | { readonly do: 'pay'; readonly of: number; readonly payer: string }
  | { readonly do: 'withdraw'; readonly amount: number }
  | { readonly do: 'endWithdrawal'; readonly of: number; readonly target: Withdrawal['status'] }
  | { readonly do: 'refund'; readonly of: number; readonly amount: number }
  | { readonly do: 'endRefund'; readonly of: number; readonly target: 'SUCCESS' | 'FAILED' }
  | { readonly do: 'pass'; readonly seconds: number }
  | { readonly do: 'repeat'; readonly of: number }

const of = fc.nat(20)
const amount = fc.integer({ min: 1, max: 1500 })
const WITHDRAWAL_TARGETS = ['CONFIRMED', 'PROCESSING', ...machines.withdrawal.sets.terminal.states] as const
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('charge' as const), amount, expiresIn: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constant('pay' as const), of, payer: fc.constantFrom(MARIA, MARIA, JOAO) }),
  fc.record({ do: fc.constant('withdraw' as const), amount }),
  fc.record({
    do: fc.constant('endWithdrawal' as const),
    of,
    target: fc.constantFrom(...WITHDRAWAL_TARGETS),
  }),
  fc.record({ do: fc.constant('refund' as const), of, amount }),
  fc.record({
    do: fc.constant('endRefund' as const),
    of,
    target: fc.constantFrom('SUCCESS' as const, 'FAILED' as const),
  }),
  fc.record({ do: fc.constant('pass' as const), seconds: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ do: fc.constant('repeat' as const), of }),
)

/** A request that was sent. The history may send it again. */
interface Sent {
  readonly operation: 'createWithdrawalByPixKey' | 'createRefund'
  readonly call: { readonly path?: Record<string, string>; readonly body: Body }
}

/** The state of one random history. */
class History {
  readonly charges: string[] = []
  readonly withdrawals: string[] = []
  readonly refunds: (readonly [endToEndId: string, externalId: string])[] = []
  readonly sent: Sent[] = []
  /** The final status of each resource that has ended. */
  readonly ended = new Map<string, string>()
  readonly #faults: string[] = []

  async run(act: Action): Promise<void> {
    switch (act.do) {
      case 'charge': {
        const { amount, expiresIn } = act
        const body = chargeBody({ amount, expiresIn, expectedPayer: { taxId: MARIA } })
        this.charges.push((await a.ok('createImmediateCharge', { body })).chargeId)
        return
      }
      case 'pay': {
        const chargeId = choose(this.charges, act.of)
        if (chargeId !== undefined) await pay(a, chargeId, payerFrom({ taxId: act.payer }))
        return
      }
      case 'withdraw': {
        const body = byKeyBody({ amount: act.amount })
        await this.send({ operation: 'createWithdrawalByPixKey', call: { body } })
        this.withdrawals.push(String(body['externalId']))
        return
      }
      case 'endWithdrawal': {
        const externalId = choose(this.withdrawals, act.of)
        if (externalId !== undefined && act.target !== 'INITIATED')
          await endWithdrawal(a, externalId, act.target)
        return
      }
      case 'refund': {
        const chargeId = choose(this.charges, act.of)
        if (chargeId === undefined) return
        const { pixTransaction } = await readCharge(chargeId)
        if (pixTransaction === null) return
        const { endToEndId } = pixTransaction
        const body = refundBody({ amount: act.amount })
        const status = await this.send({ operation: 'createRefund', call: { path: { endToEndId }, body } })
        if (status === 202) this.refunds.push([endToEndId, String(body['externalId'])])
        return
      }
      case 'endRefund': {
        const refund = choose(this.refunds, act.of)
        if (refund !== undefined) await endRefund(a, ...refund, act.target)
        return
      }
      case 'pass':
        clock.pass(act.seconds * SECOND)
        return
      case 'repeat': {
        const sent = choose(this.sent, act.of)
        if (sent !== undefined) await repeatChangesNothing(sent)
      }
    }
  }

  async send(sent: Sent): Promise<number> {
    const { status } = await a.call(sent.operation, sent.call)
    if (status === 202) this.sent.push(sent)
    return status
  }

  /** R-177, G-088: reads all resources again. Returns one sentence for each resource that left a final status. */
  async faults(): Promise<readonly string[]> {
    for (const chargeId of this.charges) this.note('charge', chargeId, await readCharge(chargeId))
    for (const externalId of this.withdrawals)
      this.note('withdrawal', externalId, await readWithdrawal(externalId))
    for (const refund of this.refunds) {
      const body = await readRefund(...refund)
      this.note('refund', refund.join(' '), { ...body, leftAmount: 0, totalReversedAmount: 0 })
      const { originalAmount, totalReversedAmount, leftAmount } = body
      if (leftAmount < 0 || leftAmount !== originalAmount - totalReversedAmount) {
        this.#faults.push(`${leftAmount} is left of ${originalAmount} after ${totalReversedAmount}`)
      }
    }
    return this.#faults
  }

  note(
    machine: 'charge' | 'withdrawal' | 'refund',
    id: string,
    resource: ImmediateCharge | Withdrawal | Refund,
  ): void {
    const text = JSON.stringify(resource)
    const earlier = this.ended.get(id)
    if (earlier !== undefined && text !== earlier) this.#faults.push(`${earlier} became ${text}`)
    const terminal: readonly string[] = machines[machine].sets.terminal.states
    if (terminal.includes(resource.status)) this.ended.set(id, text)
  }
}

const choose = <T>(from: readonly T[], index: number): T | undefined =>
  from.length === 0 ? undefined : from[index % from.length]
const readCharge = (chargeId: string) => a.ok('getImmediateCharge', { path: { chargeId } })
const readWithdrawal = (externalId: string) => a.ok('getWithdrawal', { path: { externalId } })
const readRefund = (endToEndId: string, externalId: string) =>
  a.ok('getRefund', { path: { endToEndId, externalId } })

async function repeatChangesNothing({ operation, call }: Sent): Promise<void> {
  const before = [await a.ok('getBalance'), await eventsOf(store, a)]
  const answer = await a.call(operation, call)
  expect([outcomeOf(answer), isReplay(answer)]).toEqual(['202', true])
  expect([await a.ok('getBalance'), await eventsOf(store, a)]).toEqual(before)
}

test('R-177 R-351 R-358 after any sequence of actions, final statuses stay, sums hold, and a repeat changes nothing (G-040, G-088, G-091, G-092)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 30 }), async (actions) => {
      const history = new History()
      for (const act of actions) {
        await history.run(act)
        expect(await history.faults()).toEqual([])
      }
      expect(await storeProblems(store)).toEqual([])
    }),
    { numRuns: runs({ short: 10, long: 40 }), seed: 1 },
  )
  // Each resource ends only once, so it sends only one final event.
  const counts = Map.groupBy(await eventsOf(store, a), ({ event, resourceId }) => `${event} ${resourceId}`)
  const repeated = [...counts].filter(
    ([name, events]) => events.length > 1 && !name.startsWith('pixChargeRejected'),
  )
  expect(repeated).toEqual([])
}, 60_000)
