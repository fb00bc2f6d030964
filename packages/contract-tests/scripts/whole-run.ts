import { createMock, emitWebhook } from '@pix-payments/mock'
import { createService } from '@pix-payments/service'
import { type ContractReport, type RunOptions, runContractTests } from '../src/index.ts'

export type ReportName = 'mock' | 'service'

/** Runs every case against a mock or a service in this process; `only` runs a part of them. */
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

/**
 * The timestamps of webhooks are compared with the clock, but the report has no time in it. It names the usual address
 * instead of a free port. So the same contract gives the same bytes.
 */
async function run(
  options: RunOptions & { readonly target: string },
  usualUrl: string,
): Promise<ContractReport> {
  const { startedAt: _now, ...report } = await runContractTests({ ...options, now: () => new Date() })
  return JSON.parse(JSON.stringify(report).replaceAll(options.target, usualUrl)) as ContractReport
}
