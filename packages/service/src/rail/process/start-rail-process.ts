import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { addressOf, close, httpLimits, listen } from '@pix-payments/http-contract/http'
import { type Contract, loadContract } from '@pix-payments/http-contract/load'
import { type Clock, systemClock } from '../../clock.ts'
import { checkSecrets, createVerifyBody } from '../../identity/message-signature.ts'
import { type Log, silentLog } from '../../telemetry/log.ts'
import { maskedLog } from '../../telemetry/masked-log.ts'
import { type Reply, createInstitution } from './institution.ts'
import { createReportSender } from './report-sender.ts'

export interface RailProcessOptions {
  /** The port to listen on. 0, the default, selects any free port. */
  readonly port?: number | undefined
  readonly host?: string | undefined
  /**
   * The URL of the service to which the institution reports, without a trailing slash. A function is called for each
   * report, for a service that starts later.
   */
  readonly serviceUrl: string | (() => string)
  /** The secrets of which one must have signed look-ups and orders, `whsec_` and base64. */
  readonly orderSecrets: readonly string[]
  /** The secrets that sign reports. */
  readonly reportSecrets: readonly string[]
  /** Real time. Default: the system clock. */
  readonly clock?: Clock | undefined
  /** Default: nothing is logged. */
  readonly log?: Log | undefined
}

/** A simulated institution that listens. */
export interface RailProcess extends AsyncDisposable {
  readonly url: string
  readonly port: number
  /** Stops accepting connections, finishes the orders in progress, and frees the port. */
  close(): Promise<void>
}

/** All institutions of a process share the contract. */
let contract: Promise<Contract> | undefined

/**
 * Starts a simulated institution that speaks the rail contract (G-341). It keeps no state: when it is killed, the
 * service sends the order again, and the reports come again with the same ids.
 *
 * @throws TypeError when a secret is not valid, or when a list of secrets is empty.
 */
export async function startRailProcess(options: RailProcessOptions): Promise<RailProcess> {
  const { port = 0, host = '127.0.0.1', clock = systemClock, log = silentLog, serviceUrl } = options
  const isGenuine = createVerifyBody(options.orderSecrets)
  checkSecrets(options.reportSecrets)
  contract ??= loadContract('rail')
  const { validation } = await contract
  const sender = createReportSender({
    serviceUrl: typeof serviceUrl === 'string' ? () => serviceUrl : serviceUrl,
    reportSecrets: options.reportSecrets,
    clock,
    validation,
  })
  const { error: writeFailure } = maskedLog(log, { personalData: false })
  const onFailure = (error: unknown): void => {
    writeFailure({ err: error }, 'A request failed')
  }
  const answer = createInstitution({ validation, isGenuine, clock, sender, onFailure })
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const startedAt = clock.now()
    const reply = await answer(request)
    if (reply === undefined || response.destroyed) return
    send(response, reply)
    writeLine(log, request.method ?? '', reply, clock.now() - startedAt)
  }
  const server = createServer(httpLimits(), (request, response) => void respond(request, response))
  await listen(server, port, host)
  const address = addressOf(server, host)
  let closing: Promise<void> | undefined
  const end = (): Promise<void> => (closing ??= close(server).finally(() => sender.close()))
  return { ...address, close: end, [Symbol.asyncDispose]: end }
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

/** Logs one line per request. The line has the route and not the path, and no body. */
function writeLine(
  log: Log,
  method: string,
  { status, operation, problem }: Reply,
  durationMilliseconds: number,
): void {
  const line = { operationId: operation?.id, status, problem, durationMilliseconds }
  const message = `${method} ${operation?.path ?? 'unknown route'} ${status}`
  if (status >= 500) log.warn(line, message)
  else log.info(line, message)
}
