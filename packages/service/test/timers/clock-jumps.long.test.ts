import { expect, test } from 'vitest'
import { byKeyBody, chargeBody, unique } from '../support/bodies.ts'
import { type ServiceProcess, openSite } from './support/service-process.ts'

const HALF_AN_HOUR = 30 * 60_000

async function withdraw({ operator }: ServiceProcess): Promise<string> {
  const externalId = unique('withdrawal')
  await operator.ok('createWithdrawalByPixKey', { body: byKeyBody({ externalId }) })
  return externalId
}

const untilSettled = ({ operator }: ServiceProcess, externalId: string): Promise<void> =>
  expect
    .poll(async () => (await operator.ok('getWithdrawal', { path: { externalId } })).status, {
      timeout: 10_000,
    })
    .toBe('SUCCESS')

async function offsetIn({ url }: ServiceProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^pix_clock_offset_seconds (\S+)$/m.exec(metrics)?.[1])
}

async function timeOf({ control, operator: { walletId } }: ServiceProcess): Promise<number> {
  return Date.parse((await control.ok('getClock', { path: { walletId } })).now)
}

test("a wallet's time runs at the rate of real time while the system clock is set forward and back (G-271)", async () => {
  await using site = openSite()
  const service = await site.serve({ args: ['--data', site.folder, '--metrics'] })
  const { operator } = service
  const { chargeId } = await operator.ok('createImmediateCharge', { body: chargeBody({ expiresIn: 600 }) })
  const before = await timeOf(service)
  service.shift(HALF_AN_HOUR)
  const externalId = await withdraw(service)
  expect((await timeOf(service)) - before).toBeLessThan(HALF_AN_HOUR / 2)
  // The charge expires after ten minutes. It has not expired, although the system clock was set forward by half an
  // hour.
  const charge = await operator.ok('getImmediateCharge', { path: { chargeId } })
  expect(charge.status).toBe('PENDING')
  await expect.poll(() => service.log()).toMatch(/"level":40.*"offsetSeconds":1800.*system clock/)
  expect(await offsetIn(service)).toBeCloseTo(1800, 0)
  service.shift(0)
  await untilSettled(service, externalId)
  expect(await timeOf(service)).toBeGreaterThan(before)
  await expect.poll(() => offsetIn(service)).toBeCloseTo(0, 0)
  await untilSettled(service, await withdraw(service))
})

test('a wallet continues from its latest instant when the clock was corrected between two starts (G-271)', async () => {
  await using site = openSite()
  const early = await site.serve({ shift: HALF_AN_HOUR })
  const externalId = await withdraw(early)
  const before = await timeOf(early)
  await early.end()
  const service = await site.serve({ shift: 0 })
  expect(await timeOf(service)).toBeGreaterThanOrEqual(before - 1000)
  expect(service.log()).toMatch(/"level":40.*"wallets":4.*ahead/)
  await untilSettled(service, externalId)
  await untilSettled(service, await withdraw(service))
})
