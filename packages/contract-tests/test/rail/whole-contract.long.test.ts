import { createMock, emitWebhook } from '@pix-payments/mock'
import { expect, test } from 'vitest'
import { runContractTests } from '../../src/index.ts'
import { placedCases } from '../../src/report/matrix.ts'
import { freePort } from '@pix-payments/testing/free-port'
import { startCommand } from '../support/service-commands.ts'
import { ORDER_SECRET, REPORT_SECRET } from './fake-institution.ts'

const SECRETS = {
  PIX_SERVICE_RAIL_ORDER_SECRET: ORDER_SECRET,
  PIX_SERVICE_RAIL_REPORT_SECRET: REPORT_SECRET,
}

test('no case of the contract fails with the rail in a process of its own', async () => {
  const port = String(await freePort())
  const rail = await startCommand(
    ['rail', '--port', '0', '--service-url', `http://127.0.0.1:${port}`],
    SECRETS,
  )
  const target = await startCommand(
    ['serve', '--ephemeral', '--port', port, '--rail', 'remote', '--rail-url', rail],
    SECRETS,
  )
  const report = await runContractTests({ target, now: () => new Date() })
  const failed = placedCases(report).filter(({ report: { outcome } }) => outcome === 'failed')
  expect(failed.slice(0, 5)).toEqual([])
  expect(report.summary.covered).toBeGreaterThan(40)
})

test('no case of the contract fails on the mock', async () => {
  const mock = await createMock()
  const report = await runContractTests({ target: mock.url, emitWebhook, now: () => new Date() })
  await mock.close()
  const failed = placedCases(report).filter(({ report: { outcome } }) => outcome === 'failed')
  expect(failed.slice(0, 5)).toEqual([])
  expect(report.summary.covered).toBeGreaterThan(40)
})
