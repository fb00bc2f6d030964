import { expect, onTestFinished, test } from 'vitest'
// The package does not export the institution. Its command, which the long tests start, is another process.
import { startRailProcess } from '../../../service/src/rail/process/start-rail-process.ts'
import { runRailSuite } from '../../src/index.ts'
import { ORDER_SECRET, REPORT_SECRET } from './fake-institution.ts'

test('the simulated institution passes every case but the one that needs a payer of a charge', async () => {
  const secrets = { orderSecrets: [ORDER_SECRET], reportSecrets: [REPORT_SECRET] }
  const { cases } = await runRailSuite({
    async institution(serviceUrl) {
      const institution = await startRailProcess({ serviceUrl, ...secrets })
      onTestFinished(() => institution.close())
      return institution.url
    },
    ...secrets,
    settleMilliseconds: 20_000,
    // It sends the reports before it acknowledges an order, and none later.
    quietMilliseconds: 150,
    payerMilliseconds: 1,
  })
  const left = cases.filter(({ outcome }) => outcome !== 'covered')
  expect(left).toMatchObject([{ name: 'charge-paid', outcome: 'not-reachable' }])
})
