import type { Contract } from '@pix-payments/http-contract/load'
import type { operations } from '@pix-payments/spec/rail-types'
import { type IncomingReport, acceptReport } from '../application/reports/accept-report.ts'
import type { Context } from '../application/operation/context.ts'
import { homeOf } from '../application/operation/partitions.ts'
import { instantOf } from '../domain/timestamp.ts'
import { type MessageSignature, createVerifyBody, readSignature } from '../identity/message-signature.ts'
import { type ApiOptions, createApi } from './api.ts'
import type { Exchange, Reply } from './exchange.ts'
import { requireSameOperations } from './require-same-operations.ts'

type ReportOperationId = Extract<keyof operations, `report${string}`>
type ReportName = IncomingReport['report']['report']

/** The name of the report that each operation takes. The body repeats the name. */
const REPORTS: { readonly [O in ReportOperationId]: ReportName } = {
  reportChargePayment: 'chargePayment',
  reportChargeTakenBack: 'chargeTakenBack',
  reportFirstPayment: 'firstPayment',
  reportInstructionAnswer: 'instructionAnswer',
  reportInstructionCancellation: 'instructionCancellation',
  reportInstructionPayment: 'instructionPayment',
  reportInstructionSent: 'instructionSent',
  reportRecurrenceAnswer: 'recurrenceAnswer',
  reportRecurrenceCancellation: 'recurrenceCancellation',
  reportRefundEnded: 'refundEnded',
  reportTransferAccepted: 'transferAccepted',
  reportTransferRefused: 'transferRefused',
  reportTransferReturned: 'transferReturned',
  reportTransferSettled: 'transferSettled',
}

/** The institution, with the signature of its request. */
interface Institution {
  readonly walletId?: undefined
  readonly signature: MessageSignature
}

export interface ReportsApiOptions {
  /** The rail contract. */
  readonly contract: Contract
  readonly context: Context
  /** The secrets of which one must have signed a report. */
  readonly reportSecrets: readonly string[]
  /** Called for each report that the service accepted. The result of a repeat is `REPEATED`. */
  readonly onReport: (name: string, result: string, facts: ReportFacts) => void
  readonly checkAnswer: ApiOptions<Institution>['checkAnswer']
}

/** Which report it was, for the log. */
export interface ReportFacts {
  /** The webhook-id. */
  readonly reportId: string
  readonly walletId: string
}

const FOLDER = '/rail/reports/'

/** True for a path at which the institution reports. */
export const isReportPath = (path: string): boolean => path.startsWith(FOLDER)

/**
 * Serves the reports of the institution, in the sandbox and in production (G-341).
 *
 * @throws Error when a report of the contract is not in the table, or when a row belongs to no operation.
 * @throws TypeError when a secret is not valid.
 */
export function createReportsApi({
  contract,
  context,
  reportSecrets,
  onReport,
  checkAnswer,
}: ReportsApiOptions): (exchange: Exchange) => Promise<Reply | undefined> {
  requireSameOperations(contract, REPORTS, ({ path }) => isReportPath(path))
  const isGenuine = createVerifyBody(reportSecrets)
  return createApi<Institution>({
    contract,
    isServed: (id) => Object.hasOwn(REPORTS, id),
    async admit(_operation, { headers }) {
      const signature = readSignature(headers, context.clock.wallNow())
      return signature === undefined ? { refusal: NOT_GENUINE } : { caller: { signature } }
    },
    refuseBody: ({ signature }, bytes) => (isGenuine(signature, bytes) ? undefined : NOT_GENUINE),
    async handle({ caller, operationId, body, exchange }) {
      const { dueAt, ...report } = body as IncomingReport['report'] & { readonly dueAt?: string }
      const reportId = caller.signature.id
      const accepted = await acceptReport(homeOf(context, report.walletId), {
        id: reportId,
        report,
        dueAt: dueAt === undefined ? undefined : instantOf(dueAt),
        traceparent: exchange.traceparent,
      })
      if (!accepted.ok) return accepted
      const { answer, isRepeat } = accepted
      const { walletId } = report
      const facts = { reportId, walletId }
      onReport(REPORTS[operationId as ReportOperationId], isRepeat ? 'REPEATED' : answer.result, facts)
      return { ok: true, status: 200, body: answer, walletId }
    },
    checkAnswer,
  })
}

const NOT_GENUINE = { ok: false, code: 'Unauthorized' } as const
