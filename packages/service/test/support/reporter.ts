import { loadContract } from '@pix-payments/http-contract/load'
import { Webhook } from 'standardwebhooks'
import type { Report } from '../../src/rail/rail.ts'
import { type Answer, send } from './http-call.ts'

const { validation } = await loadContract('rail')

/** Secrets of the institution, for services under test. */
export const REPORT_SECRET: string = `whsec_${Buffer.from('report-secret-of-the-tests-1').toString('base64')}`
export const OTHER_SECRET: string = `whsec_${Buffer.from('report-secret-of-the-tests-2').toString('base64')}`

/** A report as it is sent: in the sandbox, it may have `dueAt`. */
export type SentReport = Report & { readonly dueAt?: string }

export interface Sending {
  /** The webhook-id. Default: a new one. */
  readonly id?: string | undefined
  /** The secrets that sign. Default: {@link REPORT_SECRET}. */
  readonly secrets?: readonly string[] | undefined
  /** The time of the signature, in milliseconds since 1970. */
  readonly at?: number | undefined
  /** The path. Default: the path of the report. */
  readonly path?: string | undefined
  /** The body that is sent. Default: the body that was signed. */
  readonly body?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** An institution that reports to a service. It compares every answer with the rail contract. */
export class Reporter {
  readonly #url: string
  readonly #now: () => number
  /** The names of the reports that the service applied. */
  readonly applied: Set<string> = new Set<string>()
  #count = 0

  constructor({ url, now }: { readonly url: string; readonly now: () => number }) {
    this.#url = url
    this.#now = now
  }

  /** Sends a report. Throws when the answer differs from the contract. */
  async send(report: SentReport, sending: Sending = {}): Promise<Answer> {
    const id = sending.id ?? `message-${(this.#count += 1)}`
    const { path } = operationOf(report)
    const text = JSON.stringify(report)
    const headers = {
      'content-type': 'application/json',
      ...signatureOf(text, { id, at: sending.at ?? this.#now(), secrets: sending.secrets }),
      ...sending.headers,
    }
    const target = sending.path ?? path
    const answer = await send(this.#url, target, { method: 'POST', headers, body: sending.body ?? text })
    const match = validation.match('POST', target)
    const differences = match.found
      ? validation.response(
          match.operationId,
          answer.status,
          answer.headers as Record<string, string>,
          answer.body,
          {
            undocumented: 'error',
          },
        )
      : []
    if (differences.length > 0) throw new Error(`${target}: ${JSON.stringify(differences)}`)
    return answer
  }

  /** Sends a report, and returns the result: `APPLIED`, or `REFUSED NOT_PAYABLE`, or `409 Conflict`. */
  async result(report: SentReport, sending?: Sending): Promise<string> {
    const { status, body } = await this.send(report, sending)
    const { result, reason, code } = body as { result?: string; reason?: string | null; code?: string }
    if (result === 'APPLIED') this.applied.add(report.report)
    if (status !== 200) return `${status} ${code}`
    return reason === null ? String(result) : `${result} ${reason}`
  }
}

/** The names of all reports of the rail contract. */
export const REPORT_NAMES: readonly string[] = validation.operations
  .filter(({ path }) => path.startsWith('/rail/reports/'))
  .map(({ id }) => `${id.charAt(6).toLowerCase()}${id.slice(7)}`)

/** Returns the operation that takes a report. */
const operationOf = ({ report }: SentReport): { readonly id: string; readonly path: string } =>
  validation.operation(`report${report.charAt(0).toUpperCase()}${report.slice(1)}`)

/** Returns the headers of Standard Webhooks. */
export function signatureOf(
  text: string,
  {
    id,
    at,
    secrets = [REPORT_SECRET],
  }: { readonly id: string; readonly at: number; readonly secrets?: readonly string[] | undefined },
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, new Date(at), text)).join(' '),
  }
}
