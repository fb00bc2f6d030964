import type { Report } from '../../rail/rail.ts'
import {
  type Kept,
  type KeptReport,
  NOT_KEPT,
  keepReport,
  keptReportsOf,
  uncoveredReports,
} from '../../storage/rows/rail-report-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { receive } from './receive.ts'
import type { Received } from './received.ts'

/**
 * The most tries of kept reports of the resource after one report, and the most tries of reports that wait for balance.
 * More would take too long in one transaction. The others wait for the next report.
 */
const MOST_TRIES = 50

/**
 * Tries kept reports again that a report about a resource may have made fit: first those about the resource, then those
 * of the wallet that wait for balance.
 */
export async function tryKept(work: WalletWork, resourceId: string): Promise<void> {
  await tryOfResource(work, resourceId)
  await tryUncovered(work)
}

/** Tries the oldest report that may fit, and starts again when it fits: then reports in any order all take effect. */
async function tryOfResource(work: WalletWork, resourceId: string): Promise<void> {
  let waiting = await keptReportsOf(work.transaction, work.wallet.id, resourceId, MOST_TRIES)
  let index = 0
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const report = waiting[index]
    if (report === undefined) return
    const result = await tryAgain(work, report)
    const isDone = result === 'APPLIED' || result === 'KNOWN'
    if (isDone) waiting = waiting.toSpliced(index, 1)
    if (result === 'APPLIED') index = 0
    else if (!isDone) index += 1
  }
}

/** Stops at the first report that the available balance does not cover, so that a later, smaller one does not overtake it. */
async function tryUncovered(work: WalletWork): Promise<void> {
  for (const report of await uncoveredReports(work.transaction, work.wallet.id, MOST_TRIES)) {
    if ((report.uncovered ?? 0) > work.wallet.available) return
    await tryAgain(work, report)
  }
}

async function tryAgain(work: WalletWork, report: KeptReport): Promise<Received<unknown>['result']> {
  const received = await receive(work, JSON.parse(report.body) as Report)
  const { keptBecause, uncovered } = keptOf(received)
  if (keptBecause !== report.keptBecause || uncovered !== report.uncovered)
    await keepReport(work.transaction, report.id, { keptBecause, uncovered })
  return received.result
}

/**
 * Returns why a kept report stays kept, if it does. The institution does not learn of a refusal after its report was
 * kept, so a person must see the refusal.
 */
export function keptOf(received: Received<unknown>): Kept {
  switch (received.result) {
    case 'APPLIED':
    case 'KNOWN':
      return NOT_KEPT
    case 'REFUSED': {
      const keptBecause = `The report was kept first, and then the service refused it: ${received.reason}.`
      return { keptBecause, uncovered: null }
    }
    case 'KEPT':
      return { keptBecause: received.reason, uncovered: received.uncovered ?? null }
  }
}
