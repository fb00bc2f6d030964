import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadContract } from '@pix-payments/http-contract/load'
import type { FoundAccount } from '@pix-payments/spec/rail-types'
import { isRecord } from '../schema/document.ts'
import { CaseFailed } from './case-ends.ts'
import { RAIL_CASES } from './cases/all-cases.ts'
import { checkReachable, checkSecrets, checkTestData, listen, probe } from './check-setup.ts'
import { Institution } from './institution.ts'
import { lookUpBodies } from './look-up-bodies.ts'
import { Lull } from './lull.ts'
import { createOrderMaker } from './orders.ts'
import type { RailCaseReport, RailReport } from './rail-report.ts'
import { ReportAnswerer } from './report-answers.ts'
import { ReportBook } from './report-book.ts'
import { runCases } from './run-cases.ts'
import { CaseContext, type CaseContextOptions } from './case-context.ts'
import { DEFAULT_TEST_DATA, type RailTestData } from './test-data.ts'

export interface RailSuiteOptions {
  /**
   * The base URL of the institution, such as `http://127.0.0.1:4040`. A function gets the base URL for reports, and
   * returns the base URL when the institution is ready.
   */
  readonly institution: string | ((reportsUrl: string) => string | Promise<string>)
  /** The secrets that sign look-ups and orders, `whsec_…`. The suite signs with all of them. */
  readonly orderSecrets: readonly string[]
  /** The secrets that may sign reports, `whsec_…`. */
  readonly reportSecrets: readonly string[]
  /** The address at which the suite receives reports. Default: a free port of 127.0.0.1. */
  readonly listen?: { readonly host: string; readonly port: number } | undefined
  /** The base URL under which the institution reaches the suite. Default: the address of `listen`. */
  readonly reportsUrl?: string | undefined
  /** How long the suite waits for a report, and sends an order again, in milliseconds. Default: 30 000. */
  readonly settleMilliseconds?: number | undefined
  /** How long the suite waits for reports that must not arrive, after the last expected report. Default: 1000. */
  readonly quietMilliseconds?: number | undefined
  /** Whether a payer pays each charge and authorizes each recurrence. Default: false. */
  readonly payers?: boolean | undefined
  /** How long the suite waits for a payer without `payers`, in milliseconds. Default: `settleMilliseconds`. */
  readonly payerMilliseconds?: number | undefined
  /** The number of transfers in the case `transfers-with-doubles`. Default: 20. */
  readonly transfers?: number | undefined
  /** The wallet of the orders. Default: a new random id. */
  readonly walletId?: string | undefined
  /** The test data that the institution knows. Default: the data of the simulated institution. */
  readonly data?: Partial<RailTestData> | undefined
  /** The clock. Default: the clock of the system. */
  readonly now?: (() => Date) | undefined
  /** Called after each case. */
  readonly onCase?: ((ended: RailCaseReport, progress: RailProgress) => void) | undefined
}

export interface RailProgress {
  readonly done: number
  readonly cases: number
}

const SETTLE_MILLISECONDS = 30_000
const QUIET_MILLISECONDS = 1000
const TRANSFERS = 20
const FREE_PORT = { host: '127.0.0.1', port: 0 } as const

/**
 * Runs every case of the rail contract against an institution. The suite plays the service: it sends look-ups and
 * orders, and receives the reports. Resolves with the report, even when cases fail. Rejects with `TargetError` when the
 * institution does not answer, a secret is malformed, or the suite cannot receive reports.
 *
 *     const { summary } = await runRailSuite({ institution: 'http://127.0.0.1:4040', orderSecrets, reportSecrets })
 *     summary.failed // 0
 */
export async function runRailSuite(options: RailSuiteOptions): Promise<RailReport> {
  const { orderSecrets, reportSecrets, walletId = randomUUID(), now = () => new Date() } = options
  checkSecrets('order', orderSecrets)
  checkSecrets('report', reportSecrets)
  const startedAt = now().toISOString()
  const { document, validation } = await loadContract('rail')
  const book = new ReportBook()
  const answerer = new ReportAnswerer({ validation, reportSecrets, walletId, now })
  const server = await listen({ ...(options.listen ?? FREE_PORT), answerer, book, now })
  try {
    const reportsUrl = (options.reportsUrl ?? server.url).replace(/\/$/, '')
    const data = { ...DEFAULT_TEST_DATA, ...options.data }
    const lookUps = lookUpBodies(data, walletId)
    const orders = createOrderMaker({
      data,
      walletId,
      host: new URL(reportsUrl).host,
      now,
      random: randomBytes,
    })
    checkTestData({ validation, orders, lookUps, given: { ...data, walletId } })
    if (options.reportsUrl !== undefined) await probe(reportsUrl)
    const found = options.institution
    const baseUrl = typeof found === 'string' ? found : await found(reportsUrl)
    const made = { validation, data, orders, lookUps, server, book, reportsUrl, now }
    const cases = await runAgainst(baseUrl, made, options)
    const info = document['info']
    const contractVersion = isRecord(info) ? String(info['version']) : ''
    return { contractVersion, institution: baseUrl, reportsUrl, startedAt, summary: summaryOf(cases), cases }
  } finally {
    await server.close()
  }
}

type Made = Pick<
  CaseContextOptions,
  'validation' | 'data' | 'orders' | 'lookUps' | 'server' | 'book' | 'reportsUrl' | 'now'
>

async function runAgainst(
  baseUrl: string,
  made: Made,
  options: RailSuiteOptions,
): Promise<readonly RailCaseReport[]> {
  const { orderSecrets, settleMilliseconds = SETTLE_MILLISECONDS } = options
  const institution = new Institution({ baseUrl, orderSecrets, settleMilliseconds, now: made.now })
  const lull = new Lull(() => pause(context, options.quietMilliseconds ?? QUIET_MILLISECONDS))
  const context: CaseContext = new CaseContext({
    ...made,
    institution,
    settleMilliseconds,
    payers: options.payers ?? false,
    payerMilliseconds: options.payerMilliseconds ?? settleMilliseconds,
    transfers: options.transfers ?? TRANSFERS,
    quiet: () => lull.wait(),
  })
  let done = 0
  const onCase = (ended: RailCaseReport): void => {
    done += 1
    options.onCase?.(ended, { done, cases: RAIL_CASES.length })
  }
  try {
    await checkReachable(institution, baseUrl)
    await findDestination(context)
    return await runCases(RAIL_CASES, { context, lull, onCase })
  } finally {
    institution.close()
  }
}

/** Looks up the destination of the transfers, as the service does. The case `key-found` reports a failure. */
async function findDestination(context: CaseContext): Promise<void> {
  const { institution, orders } = context.options
  try {
    const answer = await institution.lookUp('lookUpKey', context.lookUps.lookUpKey)
    if (answer.status === 200) orders.payTo(context.valid('lookUpKey', answer) as FoundAccount)
  } catch (error) {
    if (!(error instanceof CaseFailed)) throw error
  }
}

/**
 * Waits as long as the effects of earlier orders need: until a transfer that is ordered now has ended, and a moment
 * longer.
 */
async function pause(context: CaseContext, quietMilliseconds: number): Promise<void> {
  const { orders, institution } = context.options
  const control = orders.transfer()
  try {
    await institution.place(control)
    await context.effect(control)
  } catch (error) {
    // The case `transfer-ends` reports it.
    if (!(error instanceof CaseFailed)) throw error
  }
  await sleep(quietMilliseconds)
}

function summaryOf(cases: readonly RailCaseReport[]): RailReport['summary'] {
  const count = (outcome: RailCaseReport['outcome']): number =>
    cases.filter((it) => it.outcome === outcome).length
  return {
    cases: cases.length,
    covered: count('covered'),
    notReachable: count('not-reachable'),
    failed: count('failed'),
  }
}
