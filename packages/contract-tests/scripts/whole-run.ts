import { createMock, emitWebhook } from '@pix-payments/mock'
import { createService } from '@pix-payments/service'
import { type ContractReport, type RunOptions, runContractTests } from '../src/index.ts'

export type ReportName = 'mock' | 'service'

/**
 * For each report, the function that runs the cases against a mock or a service in this process. With `only`, runs some
 * of the cases.
 */
export const RUNS: Readonly<Record<ReportName, (only?: string) => Promise<ContractReport>>> = {
  async mock(only) {
    const mock = await createMock()
    try {
      return await run({ target: mock.url, only, emitWebhook }, 'http://127.0.0.1:4020')
    } finally {
      await mock.close()
    }
  },
  async service(only) {
    await using service = await createService()
    return await run({ target: service.url, only }, 'http://127.0.0.1:4010')
  },
}

/** Generated requests for each operation: a few, because `pnpm test` waits for the reports. The long tests send more. */
const GENERATED = 5

/**
 * Runs the cases so that the same contract gives the same bytes. The timestamps of webhooks are compared with the
 * clock, but the report contains no time. It names the usual address instead of the free port that was used.
 */
async function run(
  options: RunOptions & { readonly target: string },
  usualUrl: string,
): Promise<ContractReport> {
  const { startedAt: _now, ...report } = await runContractTests({
    ...options,
    runs: GENERATED,
    now: () => new Date(),
  })
  return JSON.parse(JSON.stringify(report).replaceAll(options.target, usualUrl)) as ContractReport
}
