/** Writes `report/mock.json`: the contract tests against a mock in this process, the same bytes for the same contract. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMock, emitWebhook } from '@pix-payments/mock'
import { jsonReport, runContractTests } from '../src/index.ts'

const folder = join(import.meta.dirname, '../report')
const mock = await createMock()
try {
  const report = await runContractTests({ target: mock.url, kind: 'mock', emitWebhook })
  // The mock listens on a free port, which is another one each time.
  const baseUrl = 'http://127.0.0.1:4020'
  const text = jsonReport({ ...report, target: { ...report.target, baseUrl } }).replaceAll(mock.url, baseUrl)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'mock.json'), text)
  const { cases, covered, notReachable, failed } = report.summary
  console.log(
    `report/mock.json: ${covered} of ${cases} cases covered, ${notReachable} not reachable, ${failed} failed`,
  )
} finally {
  await mock.close()
}
