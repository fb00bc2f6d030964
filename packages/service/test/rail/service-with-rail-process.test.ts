import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RailProcess, startRailProcess } from '../../src/rail/process/start-rail-process.ts'
import { type AutomaticService, startAutomatic } from '../automatic/support/automatic-service.ts'
import { byKeyBody } from '../support/bodies.ts'
import { Control } from '../support/control.ts'
import { manualClock } from '../support/manual-clock.ts'
import { DAY, START } from '../support/service.ts'
import { ORDER_SECRET, REPORT_SECRET, remoteTo } from './support/institution-server.ts'

/** The tests of the service run on real HTTP against the simulated institution of `pix-service rail`. */
describe('a simulated institution behind HTTP and a virtual clock', () => {
  let railProcess: RailProcess
  let automatic: AutomaticService
  let serviceUrl = ''
  beforeAll(async () => {
    railProcess = await startRailProcess({
      serviceUrl: () => serviceUrl,
      orderSecrets: [ORDER_SECRET],
      reportSecrets: [REPORT_SECRET],
      clock: { ...manualClock(START), wallNow: () => automatic.service.clock.wallNow() },
    })
    automatic = await startAutomatic({ rail: remoteTo(railProcess.url) })
    serviceUrl = automatic.service.url
  })
  afterAll(async () => {
    await automatic.service.close()
    await railProcess.close()
  })

  test('a withdrawal is PROCESSING in its response, and settles in its trace when its clock has moved (G-491)', async () => {
    const receiver = await automatic.receiver({ openingBalance: 1000 })
    const control = new Control(automatic.service.url)
    const { operator, walletId } = receiver
    const body = byKeyBody()
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
    const created = await operator.ok('createWithdrawalByPixKey', { body, headers: { traceparent } })
    expect(created.status).toBe('PROCESSING')
    const path = { externalId: String(body['externalId']) }
    const moved = await control.ok('advanceClock', { path: { walletId }, body: { by: 10 } })
    expect(moved.ran.map(({ kind }) => kind)).toEqual(['transferSettled'])
    expect(await operator.ok('getWithdrawal', { path })).toMatchObject({ status: 'SUCCESS' })
    const { data } = await control.ok('listEvents', { path: { walletId } })
    expect(data).toMatchObject([{ event: 'pixWithdrawSettled', causedBy: { kind: 'timer', traceparent } }])
  })

  test('a move runs the same steps at the same instants as with the rail in the process', async () => {
    await using inProcess = await startAutomatic({ rail: 'simulated' })
    const run = async ({ receiver: open, service }: AutomaticService): Promise<readonly string[]> => {
      const receiver = await open({ settings: { automaticPayer: true, automaticCharges: true } })
      await receiver.create()
      const moved = await new Control(service.url).ok('advanceClock', {
        path: { walletId: receiver.walletId },
        body: { by: (100 * DAY) / 1000 },
      })
      return moved.ran.map(({ at, kind }) => `${at} ${kind}`)
    }
    const ran = await run(automatic)
    // Each of the four instructions is ordered on the way, and its answer and its payment fall due on the way.
    expect(ran.filter((it) => it.endsWith('instructionPayment'))).toHaveLength(4)
    expect(ran).toEqual(await run(inProcess))
  })
})
