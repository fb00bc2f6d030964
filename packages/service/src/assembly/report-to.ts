import { acceptReport } from '../application/reports/accept-report.ts'
import type { Context } from '../application/operation/context.ts'
import { homeOf } from '../application/operation/partitions.ts'
import type { Refusal } from '../domain/refusal.ts'
import { instantOf } from '../domain/timestamp.ts'
import { readTraceparent } from '../domain/traceparent.ts'
import type { InstitutionContext } from '../rail/institution.ts'
import { operationOfReport } from '../rail/order-id.ts'
import type { Report } from '../rail/rail.ts'
import { contractOf } from './contracts.ts'

const reasonOf = ({ code, details = [] }: Refusal): string =>
  [code, ...details.map(({ field, message }) => `${field} ${message}`)].join(', ')

/** A signature that follows the contract. A report inside this process has none, but the check expects one. */
const SIGNATURE = { 'webhook-timestamp': '0', 'webhook-signature': `v1,${'A'.repeat(43)}=` }

/**
 * Returns the function with which an institution in this process reports. A report has the same rules as a report over
 * HTTP. Rejects when the report breaks the contract, when the wallet does not exist, or when another report had the same
 * id.
 */
export const reportTo =
  (
    serviceOf: () => Context | undefined,
    onReport?: (name: string, result: string) => void,
  ): InstitutionContext['report'] =>
  async (id, given, at, header) => {
    const context = serviceOf()
    if (context === undefined) throw new Error('The service is starting. Report again when it has started.')
    const { validation } = await contractOf('rail')
    const { dueAt: inside, ...report } = given as Report & { readonly dueAt?: string }
    const [violation] = validation.request(operationOfReport(given), {
      headers: { 'webhook-id': id, ...SIGNATURE },
      contentType: 'application/json',
      body: given,
    })
    if (violation !== undefined) {
      throw new TypeError(`The report ${id} breaks the contract: ${violation.field} ${violation.message}.`)
    }
    const dueAt = at ?? (inside === undefined ? undefined : instantOf(inside))
    const traceparent = readTraceparent(header)
    const incoming = { id, report, dueAt, traceparent }
    const accepted = await acceptReport(homeOf(context, report.walletId), incoming)
    if (!accepted.ok) throw new TypeError(`The report ${id} is refused: ${reasonOf(accepted)}.`)
    onReport?.(report.report, accepted.isRepeat ? 'REPEATED' : accepted.answer.result)
    return accepted.answer
  }
