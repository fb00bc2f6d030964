import type { RailReport } from '../../src/rail/rail-report.ts'
import { type RailSuiteOptions, runRailSuite } from '../../src/rail/run-rail-suite.ts'
import { FakeInstitution, ORDER_SECRET, REPORT_SECRET } from './fake-institution.ts'
import type { Flaws } from './flaws.ts'

/** Runs the suite against the fake institution, which answers within milliseconds. */
export async function runFake(
  flaws: Flaws = {},
  options: Partial<RailSuiteOptions> = {},
): Promise<RailReport> {
  let fake: FakeInstitution | undefined
  try {
    return await runRailSuite({
      institution(reportsUrl) {
        fake = new FakeInstitution(reportsUrl, flaws)
        return fake.start()
      },
      orderSecrets: [ORDER_SECRET],
      reportSecrets: [REPORT_SECRET],
      settleMilliseconds: 6000,
      quietMilliseconds: 150,
      payers: true,
      ...options,
    })
  } finally {
    await fake?.close()
  }
}
