/**
 * Writes `report/mock.json` and `report/service.json`: the contract tests against a mock and a service in this process,
 * the same bytes for the same contract.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMock, emitWebhook } from '@pix-payments/mock'
import { createService } from '@pix-payments/service'
import { type ContractReport, jsonReport, runContractTests } from '../src/index.ts'

const folder = join(import.meta.dirname, '../report')
await mkdir(folder, { recursive: true })
{
  const mock = await createMock()
  try {
    const report = await runContractTests({ target: mock.url, kind: 'mock', emitWebhook })
    await write('mock', report, mock.url, 'http://127.0.0.1:4020')
  } finally {
    await mock.close()
  }
}
{
  await using service = await createService()
  const report = await runContractTests({ target: service.url, kind: 'service' })
  await write('service', report, service.url, 'http://127.0.0.1:4010')
}

/** Both listen on a free port, which is another one each time: the report names the usual one. */
async function write(name: string, report: ContractReport, url: string, usualUrl: string): Promise<void> {
  const text = jsonReport({ ...report, target: { ...report.target, baseUrl: usualUrl } })
  await writeFile(join(folder, `${name}.json`), text.replaceAll(url, usualUrl))
  const { cases, covered, notReachable, failed } = report.summary
  console.log(
    `report/${name}.json: ${covered} of ${cases} cases covered, ${notReachable} not reachable, ${failed} failed`,
  )
}
