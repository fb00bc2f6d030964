import type { Validation } from '@pix-payments/http-contract/validation'
import type { Clock } from '../../clock.ts'
import { createSignMessage } from '../../identity/message-signature.ts'
import { describeFailure } from '../../outbox/describe-failure.ts'
import { nameServers } from '../../outbox/public-lookup.ts'
import { createTransport } from '../../outbox/transport.ts'
import type { OutgoingReport } from './reports-of.ts'

export interface ReportSender {
  /** Sends a report and waits for the answer. Returns undefined when the service took it, otherwise what happened. */
  send(report: OutgoingReport): Promise<string | undefined>
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

/**
 * Sends the reports of the simulated institution to the service.
 *
 * @throws TypeError when a secret is not valid, or when there is none.
 */
export function createReportSender({
  serviceUrl,
  reportSecrets,
  clock,
  validation,
}: ReportSenderOptions): ReportSender {
  const sign = createSignMessage(reportSecrets)
  const transport = createTransport({
    onlyPublic: false,
    resolveHost: nameServers(),
    connections: CONNECTIONS,
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
  })
  return {
    async send({ id, body: report }) {
      const { path } = validation.operation(operationIdOf(report.report))
      const body = JSON.stringify(report)
      const headers = {
        'content-type': 'application/json',
        ...sign({ id, body, realNow: clock.wallNow() }),
      }
      const time = new AbortController()
      const stop = clock.after(TIMEOUT_MILLISECONDS, () => {
        time.abort()
      })
      try {
        const { status } = await transport.post(`${serviceUrl()}${path}`, headers, body, time.signal)
        return status >= 200 && status < 300 ? undefined : `The service answered ${status}.`
      } catch (error) {
        if (time.signal.aborted)
          return `The service did not answer within ${TIMEOUT_MILLISECONDS / 1000} seconds.`
        return describeFailure(error)
      } finally {
        stop()
      }
    },
    close: () => transport.close(),
  }
}

const operationIdOf = (name: string): string => `report${name.charAt(0).toUpperCase()}${name.slice(1)}`
