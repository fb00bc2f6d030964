import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { runRailSuite } from '../../src/index.ts'
import { ORDER_SECRET, REPORT_SECRET } from './fake-institution.ts'
import { firstLine } from './first-line.ts'

const SERVICE = dirname(fileURLToPath(import.meta.resolve('@pix-payments/service/package.json')))

/** Starts `pix-service rail` on a free port. Returns its base URL. */
async function startSimulatedInstitution(reportsUrl: string): Promise<string> {
  const args = ['rail', '--port', '0', '--service-url', reportsUrl, '--log-format', 'json']
  const child = spawn(process.execPath, ['--conditions=source', join(SERVICE, 'src/cli.ts'), ...args], {
    env: {
      ...process.env,
      PIX_SERVICE_RAIL_ORDER_SECRET: ORDER_SECRET,
      PIX_SERVICE_RAIL_REPORT_SECRET: REPORT_SECRET,
    },
  })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  })
  return firstLine(child, /"url":"(http:[^"]+)"/)
}

test('the simulated institution passes every case but the one that needs a payer of a charge', async () => {
  const { cases } = await runRailSuite({
    institution: startSimulatedInstitution,
    orderSecrets: [ORDER_SECRET],
    reportSecrets: [REPORT_SECRET],
    settleMilliseconds: 20_000,
  })
  const left = cases.filter(({ outcome }) => outcome !== 'covered')
  expect(left).toMatchObject([{ name: 'charge-paid', outcome: 'not-reachable' }])
})
