import { expect, test } from 'vitest'
import { runRailSuite } from '../../src/index.ts'
import { startCommand } from '../support/service-commands.ts'
import { ORDER_SECRET, REPORT_SECRET } from './fake-institution.ts'

test('the simulated institution passes every case but the one that needs a payer of a charge', async () => {
  const { cases } = await runRailSuite({
    institution: (reportsUrl) =>
      startCommand(['rail', '--port', '0', '--service-url', reportsUrl], {
        PIX_SERVICE_RAIL_ORDER_SECRET: ORDER_SECRET,
        PIX_SERVICE_RAIL_REPORT_SECRET: REPORT_SECRET,
      }),
    orderSecrets: [ORDER_SECRET],
    reportSecrets: [REPORT_SECRET],
    settleMilliseconds: 20_000,
    // Its payers act before it acknowledges an order, or never.
    payerMilliseconds: 1,
  })
  const left = cases.filter(({ outcome }) => outcome !== 'covered')
  expect(left).toMatchObject([{ name: 'charge-paid', outcome: 'not-reachable' }])
})
