import { afterAll, expect, test, vi } from 'vitest'
import { type RailProcess, startRailProcess } from '../../src/rail/process/start-rail-process.ts'
import { systemClock } from '../../src/clock.ts'
import { freePort } from '@pix-payments/testing/free-port'
import { startAutomatic } from '../automatic/support/automatic-service.ts'
import { railLeftovers } from '../crash/rail-leftovers.ts'
import { MARIA, byKeyBody, chargeBody, refundBody } from '../support/bodies.ts'
import { Control } from '../support/control.ts'
import { ORDER_SECRETS, REPORT_SECRETS } from '../support/rail-apart.ts'
import { MINUTE, SECOND } from '../support/service.ts'
import { HOLDER } from './support/institution-server.ts'

const SECRETS = { orderSecrets: ORDER_SECRETS, reportSecrets: REPORT_SECRETS } as const
let serviceUrl = ''

/** Starts the institution at a port. Its time is the time of the service. */
const startInstitution = (port?: number): Promise<RailProcess> =>
  startRailProcess({
    port,
    ...SECRETS,
    serviceUrl: () => serviceUrl,
    clock: { ...systemClock, wallNow: () => service.clock.wallNow() },
  })

let institution = await startInstitution(await freePort())
const automatic = await startAutomatic({ rail: { remote: { url: institution.url, ...SECRETS } } })
const { service } = automatic
const { a, clock, store } = service
serviceUrl = service.url
const control = new Control(service.url)

afterAll(async () => {
  await service.close()
  await institution.close()
})

const pendingOrders = async (): Promise<number> => {
  const ready = (await (await fetch(`${service.url}/readyz`)).json()) as { rail: { pending: number } }
  return ready.rail.pending
}

test('G-341 G-342 an institution that is away for an hour loses, doubles and stops nothing', async () => {
  // A registered key needs no look-up of the institution.
  await control.ok('putPixKey', {
    path: { walletId: a.walletId, pixKey: 'known@example.com' },
    body: { holder: { ...HOLDER, taxId: MARIA } },
  })
  const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody({ amount: 5000 }) })
  const attempt = await control.ok('createPaymentAttempt', { path: { walletId: a.walletId, chargeId } })
  const endToEndId = attempt.endToEndId ?? ''
  const before = (await a.ok('getBalance')).totalBalance

  await institution.close()
  const transactions: string[] = []
  for (let minute = 0; minute < 60; minute += 1) {
    const body = byKeyBody({ amount: 100, pixKey: 'known@example.com' })
    const { transactionId, status } = await a.ok('createWithdrawalByPixKey', { body })
    expect(status).toBe('INITIATED')
    transactions.push(transactionId)
    if (minute % 10 === 0) {
      await a.ok('createRefund', { path: { endToEndId }, body: refundBody({ amount: 200 }) })
      await a.ok('createImmediateCharge', { body: chargeBody() })
    }
    clock.pass(MINUTE)
  }
  expect(await pendingOrders()).toBe(60 + 6 + 6)
  expect((await a.ok('getBalance')).totalBalance).toBe(before)
  // What needs an answer of the institution is refused, and nothing is debited (G-340).
  const refused = await a.call('createWithdrawalByPixKey', { body: byKeyBody() })
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])

  institution = await startInstitution(institution.port)
  await vi.waitUntil(
    async () => {
      clock.pass(SECOND)
      return (await pendingOrders()) === 0
    },
    { timeout: 30_000 },
  )
  clock.pass(MINUTE)
  expect((await a.ok('getBalance')).totalBalance).toBe(before - 60 * 100 - 6 * 200)
  expect((await a.ok('getBalance')).blockedBalance).toBe(0)
  expect(await railLeftovers(store)).toEqual([])
  const rows = await store.read((reader) =>
    reader.all<{ kind: string; movements: number; resources: number }>({
      name: 'test.absent.movements',
      text: `select kind, count(*) as movements, count(distinct resource_id) as resources from movement
        where kind in ('withdrawalSettled', 'refundSettled') group by kind order by kind`,
    }),
  )
  expect(rows).toEqual([
    { kind: 'refundSettled', movements: 6, resources: 6 },
    { kind: 'withdrawalSettled', movements: 60, resources: 60 },
  ])
})
