import type { Instant } from '@pix-payments/pix'
import { canonicalJson } from '../../domain/canonical-json.ts'
import { Cause } from '../../domain/cause.ts'
import { type Refusal, refuse } from '../../domain/refusal.ts'
import { timestamp } from '../../domain/timestamp.ts'
import { resourceIdOf } from '../../rail/order-id.ts'
import type { Report } from '../../rail/rail.ts'
import {
  type GivenAnswer,
  type Kept,
  NOT_KEPT,
  findReport,
  hasBody,
  insertReport,
} from '../../storage/rows/rail-report-rows.ts'
import type { Context } from '../operation/context.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { keptOf, tryKept } from './kept-reports.ts'
import { receive } from './receive.ts'

/** A report that came from another process. */
export interface IncomingReport {
  /** The webhook-id: a repeat of the report has the same id. */
  readonly id: string
  readonly report: Report
  /** In the sandbox, the instant of the wallet's time at which the report takes effect. Undefined: now. */
  readonly dueAt?: Instant | undefined
  readonly traceparent?: string | undefined
}

/** The answer to a report. */
export type AcceptedReport = {
  readonly ok: true
  readonly answer: GivenAnswer
  /** True when the report has the id of an earlier report, so that it has no further effect. */
  readonly isRepeat: boolean
}

/**
 * Takes a report of the institution (G-343). Report, answer and effect are committed together, so a report whose
 * transaction fails has no effect, and the institution sends it again.
 *
 * Returns the refusal MalformedRequest for `dueAt` in production, NotFound when the wallet does not exist, and Conflict
 * when an earlier report with another body had the same id.
 */
export async function acceptReport(
  { mode, wallets }: Pick<Context, 'mode' | 'wallets'>,
  { id, report, dueAt, traceparent }: IncomingReport,
): Promise<AcceptedReport | Refusal<'MalformedRequest' | 'NotFound' | 'Conflict'>> {
  if (mode === 'production' && dueAt !== undefined) return refuse('MalformedRequest', DUE_IN_PRODUCTION)
  const body = canonicalJson({ ...report, dueAt: dueAt === undefined ? undefined : timestamp(dueAt) })
  const trace = traceparent === undefined ? {} : { traceparent }
  const cause = new Cause({ kind: 'report', report: report.report, reportId: id, ...trace })
  const accepted = await wallets.causedBy(cause).write(
    report.walletId,
    async (work) => {
      const earlier = await findReport(work.transaction, id)
      if (earlier === undefined) return applyNew(work, { id, report, dueAt, body })
      if (!hasBody(earlier, body)) return refuse('Conflict')
      const { result, reason } = earlier
      return { ok: true, isRepeat: true, answer: { result, reason } } as const
    },
    { passesTimers: true },
  )
  return accepted ?? refuse('NotFound')
}

const DUE_IN_PRODUCTION = {
  field: 'dueAt',
  message: 'must be left out: production applies each report when it arrives',
}

async function applyNew(
  work: WalletWork,
  { id, report, dueAt, body }: IncomingReport & { readonly body: string },
): Promise<AcceptedReport> {
  const resourceId = resourceIdOf(report)
  const row = { id, walletId: work.wallet.id, name: report.report, resourceId, at: work.now, body }
  const position = work.nextNumber()
  let answer: GivenAnswer
  let kept: Kept = NOT_KEPT
  if (dueAt !== undefined && dueAt > work.now) {
    work.schedule(report.report, resourceId, dueAt, body)
    answer = { result: 'EXPECTED', reason: null }
  } else {
    const received = await receive(work, report)
    if (received.result === 'KEPT') kept = keptOf(received)
    answer = { result: received.result, reason: received.result === 'REFUSED' ? received.reason : null }
    await tryKept(work, resourceId)
  }
  await insertReport(work.transaction, { ...row, ...answer, ...kept, position })
  return { ok: true, isRepeat: false, answer }
}
