import { afterAll, describe, expect, test } from 'vitest'
import { isRailApart } from '../support/rail-apart.ts'
import type { Activity, Timeline } from '@pix-payments/spec/sandbox-types'
import { outcomeOf } from '../support/http-call.ts'
import { byKeyBody } from '../support/bodies.ts'
import { onEachEngine } from './support/on-each-engine.ts'
import { openSink } from './support/sink.ts'
import type { TestWallet } from './support/test-sandbox.ts'

const NOBODY = '4d6f8a0b-2c3e-4f50-9182-a3b4c5d6e7f8'

/** One line for each entry: what happened, and the kind of its cause. */
function lineOf({ kind, change, event, line, request, command, attempt, causedBy }: Activity): string {
  const call = request ?? command
  const what =
    call?.operationId ??
    (change && `${change.resource} ${change.from ?? '-'} > ${change.to}`) ??
    event?.event ??
    (line && `${line.type} ${line.amount}`) ??
    (attempt && `${attempt.number}: ${attempt.status}`)
  const why = causedBy?.timer ?? causedBy?.operationId ?? causedBy?.kind
  return why === undefined ? `${kind} ${what}` : `${kind} ${what} < ${why}`
}
const told = ({ entries }: Timeline): string[] => entries.map(lineOf)

onEachEngine(async (sandbox) => {
  const sink = await openSink()
  afterAll(() => sink.close())

  const timelineOf = (wallet: TestWallet, resource: string): Promise<Timeline> =>
    wallet.ok('getTimeline', { query: { resource } })
  const listen = (wallet: TestWallet): Promise<unknown> =>
    wallet.operator.ok('configureWebhook', {
      body: { url: sink.url, authentication: { type: 'NONE' } },
    })

  describe('the timeline of a resource (G-164)', () => {
    test('has what happened to a charge: calls, statuses, money, events, attempts, refunds', async () => {
      const wallet = await sandbox.wallet()
      await listen(wallet)
      const chargeId = await wallet.charge({
        amount: 900,
        expectedPayer: { taxId: '52998224725', name: 'Maria Silva' },
      })
      const path = { chargeId }
      await wallet.ok('createPaymentAttempt', { path, body: { payer: { taxId: '11144477735' } } })
      const { endToEndId } = await wallet.ok('createPaymentAttempt', { path })
      await wallet.ok('advanceClock', { body: { by: 0 } })
      await wallet.ok('advanceClock', { body: { by: 5 } })
      const refund = { amount: 300, externalId: 'r-1' }
      await wallet.operator.ok('createRefund', { path: { endToEndId: String(endToEndId) }, body: refund })
      await wallet.ok('advanceClock', { body: { until: 'idle' } })

      const timeline = await timelineOf(wallet, chargeId)
      expect(timeline).toMatchObject({ resource: 'charge', status: 'PAID', truncated: false, due: [] })
      expect(timeline.resourceIds).toHaveLength(2)
      expect(told(timeline)).toMatchInlineSnapshot(`
        [
          "request createImmediateCharge",
          "change charge - > PENDING < createImmediateCharge",
          "command createPaymentAttempt",
          "event pixChargeRejected < createPaymentAttempt",
          "attempt 1: 200 < event",
          "command createPaymentAttempt",
          "change charge PENDING > PAID < createPaymentAttempt",
          "line CREDIT 900 < createPaymentAttempt",
          "event pixChargePaid < createPaymentAttempt",
          "attempt 1: 200 < event",
          "request createRefund",
          "change refund - > PROCESSING < createRefund",
          "change refund PROCESSING > SUCCESS < refundEnded",
          "line DEBIT 300 < refundEnded",
          "event pixRefundSettled < refundEnded",
          "attempt 1: 200 < event",
        ]
      `)
      const request = timeline.entries.find(({ kind }) => kind === 'request')?.request
      expect(request).toMatchObject({ method: 'POST', status: 201, code: null })
    })

    test('has what happened to a withdrawal that a timer settles', async () => {
      const wallet = await sandbox.wallet()
      const body = byKeyBody({ externalId: 'w-1', amount: 500 })
      const { transactionId } = await wallet.operator.ok('createWithdrawalByPixKey', { body })
      const before = await timelineOf(wallet, String(transactionId))
      // An institution in another process reports the settlement to come, after the request.
      const causedBy = isRailApart
        ? { kind: 'report', report: 'transferSettled' }
        : { kind: 'request', operationId: 'createWithdrawalByPixKey' }
      expect(before.due).toMatchObject([{ kind: 'transferSettled', causedBy }])
      await wallet.ok('advanceClock', { body: { until: 'nextDue' } })
      const after = await timelineOf(wallet, String(transactionId))
      expect(after.due).toEqual([])
      expect(told(after)).toEqual([
        'request createWithdrawalByPixKey',
        ...(isRailApart
          ? [
              'change withdrawal - > INITIATED < createWithdrawalByPixKey',
              'change withdrawal INITIATED > PROCESSING < report',
            ]
          : ['change withdrawal - > PROCESSING < createWithdrawalByPixKey']),
        'change withdrawal PROCESSING > SUCCESS < transferSettled',
        'line DEBIT 500 < transferSettled',
        'event pixWithdrawSettled < transferSettled',
      ])
      const settled = after.entries.findLast(({ kind }) => kind === 'change')
      expect(settled?.causedBy).toMatchObject({ kind: 'timer', timer: 'transferSettled' })
    })

    test('says that a fault made an attempt fail', async () => {
      const wallet = await sandbox.wallet()
      await listen(wallet)
      const fault = {
        target: { event: 'pixChargePaid' },
        effect: { kind: 'status', status: 503 },
        times: 1,
      }
      const { faultId } = await wallet.ok('createFault', { body: fault })
      const { chargeId } = await wallet.deposit()
      await wallet.ok('advanceClock', { body: { until: 'idle' } })
      const { entries } = await timelineOf(wallet, chargeId)
      const attempts = entries.filter(({ kind }) => kind === 'attempt')
      expect(attempts.map((it) => [it.attempt?.status, it.causedBy?.kind, it.causedBy?.faultId])).toEqual([
        [503, 'fault', faultId],
        [200, 'event', undefined],
      ])
    })

    test('shows when the charge expires and when a delivery is attempted again', async () => {
      const wallet = await sandbox.wallet()
      await listen(wallet)
      const chargeId = await wallet.charge({ expiresIn: 3600 })
      const { due } = await timelineOf(wallet, chargeId)
      expect(due).toMatchObject([{ kind: 'chargeExpiry', resourceId: chargeId }])
      sink.status = 500
      const paid = await wallet.deposit()
      await wallet.ok('advanceClock', { body: { by: 0 } })
      sink.status = 200
      expect((await timelineOf(wallet, paid.chargeId)).due).toMatchObject([
        { kind: 'delivery', causedBy: { kind: 'event' } },
      ])
    })

    test('after a restore, has nothing that happened after the snapshot; after a reset, nothing', async () => {
      const wallet = await sandbox.wallet()
      const chargeId = await wallet.charge()
      const saved = await timelineOf(wallet, chargeId)
      const { snapshotId } = await wallet.ok('createSnapshot')
      await wallet.ok('createPaymentAttempt', { path: { chargeId } })
      expect((await timelineOf(wallet, chargeId)).status).toBe('PAID')
      await wallet.ok('restoreSnapshot', { path: { snapshotId } })
      expect(await timelineOf(wallet, chargeId)).toEqual(saved)
      await wallet.ok('resetWallet')
      const gone = await wallet.control('getTimeline', { query: { resource: chargeId } })
      expect(outcomeOf(gone)).toBe('404 ResourceNotFound')
    })

    test('refuses a resource of another wallet, and an unknown one', async () => {
      const [wallet, other] = [await sandbox.wallet(), await sandbox.wallet()]
      const chargeId = await other.charge()
      for (const resource of [chargeId, NOBODY]) {
        const refused = await wallet.control('getTimeline', { query: { resource } })
        expect(outcomeOf(refused)).toBe('404 ResourceNotFound')
      }
      const nowhere = await wallet.control('getTimeline', {
        path: { walletId: NOBODY },
        query: { resource: chargeId },
      })
      expect(outcomeOf(nowhere)).toBe('404 WalletNotFound')
    })
  })

  test('what falls due next is listed in order, with what set it (G-271)', async () => {
    const wallet = await sandbox.wallet()
    const [late, early] = [await wallet.charge({ expiresIn: 7200 }), await wallet.charge({ expiresIn: 60 })]
    const { data, truncated } = await wallet.ok('listDue')
    const causedBy = expect.objectContaining({ operationId: 'createImmediateCharge' }) as object
    expect(data).toMatchObject([
      { kind: 'chargeExpiry', resourceId: early, causedBy },
      { kind: 'chargeExpiry', resourceId: late, causedBy },
    ])
    expect(truncated).toBe(false)
    const first = await wallet.ok('listDue', { query: { limit: 1 } })
    expect(first).toMatchObject({ data: [{ resourceId: early }], truncated: true })
    await wallet.ok('advanceClock', { body: { until: 'nextDue' } })
    expect((await wallet.ok('listDue')).data).toHaveLength(1)
  })
})
