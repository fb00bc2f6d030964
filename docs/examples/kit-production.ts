import { adminPage } from '@pix-payments/operator/admin'
import type { Operator } from './kit.ts'

// #region daily
/** Compares the days that are over, and deletes the personal data of what ended 30 days ago. Run it once a day. */
export async function everyDay({ kit }: Operator, since: string): Promise<void> {
  await kit.days.reconcileDue(since)
  await kit.operations.prune({ days: 30 })
}
// #endregion

// #region admin
/** A handler of web requests. `whoIs` names the person of your login, or returns undefined. */
export const createAdmin = (
  { kit }: Operator,
  whoIs: (request: Request) => Promise<string | undefined>,
): ((request: Request) => Promise<Response>) => adminPage(kit, { authorize: whoIs })
// #endregion

// #region metrics
/** The part of the API of OpenTelemetry that is used: `metrics.getMeter('pix')`. */
interface Meter {
  createObservableGauge(name: string): { addCallback(observe: (result: Result) => Promise<void>): void }
}

interface Result {
  observe(value: number, attributes: Readonly<Record<string, string>>): void
}

export function exportMetrics({ kit }: Operator, meter: Meter): void {
  meter.createObservableGauge('pix.oldest_due_seconds').addCallback(async (result) => {
    for (const { kind, walletId, oldestDueSeconds } of await kit.operations.measure())
      result.observe(oldestDueSeconds, { kind, walletId })
  })
}
// #endregion
