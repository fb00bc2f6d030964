import type { Validation } from '@pix-payments/http-contract/validation'
import type { Clock } from '../../clock.ts'
import { describeFailure } from '../../outgoing/describe-failure.ts'
import { nameServers } from '../../outgoing/public-lookup.ts'
import { USER_AGENT, signatureHeaders } from '../../outgoing/signature.ts'
import { createTransport } from '../../outgoing/transport.ts'
import { NoAnswerError, withinTime } from '../../outgoing/within-time.ts'
import { operationOfReport } from '../order-id.ts'
import type { OutgoingReport } from './reports-of.ts'

export interface ReportSender {
  /** Sends a report, with the trace of its order, and waits for the answer. Returns undefined when the service took it, otherwise what happened. */
  send(report: OutgoingReport, traceparent?: string): Promise<string | undefined>
  close(): Promise<void>
}

export interface ReportSenderOptions {
  /** Returns the URL of the service, without a trailing slash. */
  readonly serviceUrl: () => string
  readonly reportSecrets: readonly string[]
  readonly clock: Clock
  /** The rail contract, which has the path of each report. */
  readonly validation: Validation
}

/** The time in which the service must answer a report. */
const TIMEOUT_MILLISECONDS = 5000
const CONNECTIONS = 64
/** The sender reads only the status of an answer. */
const BODY_BYTES = 1024

/** Sends the reports of the simulated institution to the service. */
export function createReportSender({
  serviceUrl,
  reportSecrets: secrets,
  clock,
  validation,
}: ReportSenderOptions): ReportSender {
  const transport = createTransport({
    onlyPublic: false,
    resolveHost: nameServers(),
    connections: CONNECTIONS,
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    bodyBytes: BODY_BYTES,
  })
  const end = new AbortController()
  const time = { clock, timeoutMilliseconds: TIMEOUT_MILLISECONDS, signal: end.signal }
  return {
    async send({ id, body: report }, traceparent) {
      const { path } = validation.operation(operationOfReport(report))
      const body = JSON.stringify(report)
      const headers = {
        'content-type': 'application/json',
        'user-agent': USER_AGENT,
        ...(traceparent !== undefined && { traceparent }),
        ...signatureHeaders({ id, body, secrets, realNow: clock.wallNow() }),
      }
      try {
        const request = { method: 'POST', url: `${serviceUrl()}${path}`, headers, body } as const
        const { status } = await withinTime(time, (signal) => transport.send(request, signal))
        return status >= 200 && status < 300 ? undefined : `The service answered ${status}.`
      } catch (error) {
        return error instanceof NoAnswerError ? error.message : describeFailure(error)
      }
    },
    async close() {
      end.abort()
      await transport.close()
    },
  }
}
