/**
 * Writes `mock.json` and `service.json` into `report/`, or into the folder of the first argument: the contract tests
 * against a mock and a service in this process, the same bytes for the same contract. A failed case is printed, and the
 * exit code is then 1.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createMock, emitWebhook } from '@pix-payments/mock'
import { createService } from '@pix-payments/service'
import { type ContractReport, jsonReport, runContractTests, terminalReport } from '../src/index.ts'

const folder = process.argv[2] ?? join(import.meta.dirname, '../report')
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
async function write(name: string, found: ContractReport, url: string, usualUrl: string): Promise<void> {
  const report: ContractReport = { ...found, target: { ...found.target, baseUrl: usualUrl } }
  const file = join(folder, `${name}.json`)
  await writeFile(file, jsonReport(report).replaceAll(url, usualUrl))
  const { cases, covered, notReachable, failed } = report.summary
  if (failed > 0) {
    console.error(terminalReport(report, { color: false }))
    process.exitCode = 1
  }
  console.log(
    `${relative('.', file)}: ${covered} of ${cases} cases covered, ${notReachable} not reachable, ${failed} failed`,
  )
}
