import { createServer } from 'node:http'
import { addressOf, httpLimits, identify, listen, randomId, readBody } from '@pix-payments/http-contract/http'
import type { ErrorResponse } from '@pix-payments/http-contract/validation'
import type { ReportAnswerer } from './report-answers.ts'
import { type Arrival, type ReportBook, resourceOf } from './report-book.ts'

/**
 * How the suite disturbs the answer to a report: `500`; `lost`, the connection closes without an answer; `silence`, the
 * connection stays open without an answer.
 */
export type Disturbance = '500' | 'lost' | 'silence'

/** The server that plays the service: it receives the reports of the institution. */
export interface ReportServer {
  /** The base URL of the server. */
  readonly url: string
  /**
   * Disturbs the answers to the next reports about a resource, one disturbance for each request. Only genuine and valid
   * reports of these operations are disturbed.
   */
  disturb(resourceId: string, operations: readonly string[], disturbances: readonly Disturbance[]): void
  close(): Promise<void>
}

export interface ReportServerOptions {
  readonly host: string
  readonly port: number
  readonly answerer: ReportAnswerer
  readonly book: ReportBook
  readonly now: () => Date
}

/** The path at which the suite checks that a public URL leads to it. */
export const PROBE_PATH = '/rail/suite'

const BODY_TIMEOUT_MILLISECONDS = 10_000

interface Plan {
  readonly operations: readonly string[]
  readonly left: Disturbance[]
}

export async function startReportServer(options: ReportServerOptions): Promise<ReportServer> {
  const { host, port, answerer, book, now } = options
  const plans = new Map<string, Plan>()

  /** Takes the next disturbance for the report, if there is one. */
  function next({ operationId, report }: Pick<Arrival, 'operationId' | 'report'>): Disturbance | undefined {
    const plan = plans.get(resourceOf(report) ?? '')
    return plan?.operations.includes(operationId) === true ? plan.left.shift() : undefined
  }

  const server = createServer(httpLimits(), (request, response) => {
    void (async () => {
      const read = await readBody(request, { timeoutMilliseconds: BODY_TIMEOUT_MILLISECONDS })
      if (read.outcome !== 'read') return void request.destroy()
      const { method = '', url = '', headers } = request
      const [path = ''] = url.split('?')
      const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
      const send = ({ status, headers: own, body }: ErrorResponse): void => {
        const ids = identify(flat['x-correlation-id'], randomId)
        const common = { 'content-type': 'application/json', 'cache-control': 'no-store', ...ids }
        response.writeHead(status, { ...common, ...own }).end(JSON.stringify(body))
      }
      if (path === PROBE_PATH) return send({ status: 200, headers: {}, body: { suite: 'rail' } })
      const { refusal, arrival } = answerer.read({ method, path, headers: flat, bytes: read.bytes })
      const record = (status: number | undefined): void => {
        if (arrival !== undefined) book.add({ ...arrival, status, at: now().getTime() })
      }
      if (refusal !== undefined || arrival === undefined) {
        record(refusal?.status)
        return send(refusal ?? INTERNAL_ERROR)
      }
      const disturbance = next(arrival)
      if (disturbance === '500') {
        record(500)
        return send(INTERNAL_ERROR)
      }
      const answer = answerer.apply(arrival)
      record(disturbance === undefined ? answer.status : undefined)
      if (disturbance === undefined) send(answer)
      else if (disturbance === 'lost') request.socket.destroy()
    })()
  })
  await listen(server, port, host)
  return {
    url: addressOf(server, host).url,
    disturb(resourceId, operations, disturbances) {
      plans.set(resourceId, { operations, left: [...disturbances] })
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const INTERNAL_ERROR: ErrorResponse = {
  status: 500,
  headers: {},
  body: { code: 'InternalError', message: 'The suite answers this request with 500. Send it again.' },
}
