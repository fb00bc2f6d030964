import { type ServerResponse, createServer } from 'node:http'
import { addressOf, httpLimits, listen, readBody } from '@pix-payments/http-contract/http'
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
      if (path === PROBE_PATH) return send(response, 200, {}, { suite: 'rail' })
      const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
      const { answer, arrival } = answerer.answer({ method, path, headers: flat, bytes: read.bytes })
      const disturbance = arrival !== undefined && answer.status === 200 ? next(arrival) : undefined
      const status = disturbance === '500' ? 500 : disturbance === undefined ? answer.status : undefined
      if (arrival !== undefined) book.add({ ...arrival, status, at: now().getTime() })
      if (disturbance === 'lost') return void request.socket.destroy()
      if (disturbance === 'silence') return
      if (disturbance === '500') return send(response, 500, answer.headers, INTERNAL_ERROR)
      send(response, answer.status, answer.headers, answer.body)
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

const INTERNAL_ERROR = { code: 'InternalError', message: 'The rail suite answers this report with 500 once.' }

function send(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: object,
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
