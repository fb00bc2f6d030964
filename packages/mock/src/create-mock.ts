import { type FSWatcher, watch } from 'node:fs'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { basename, dirname } from 'node:path'
import {
  BODY_TIMEOUT_MILLISECONDS,
  CORS_HEADERS,
  type MakeId,
  addressOf,
  close,
  hasSingleHeaders,
  httpLimits,
  identify,
  isPreflight,
  listen,
  preflightHeaders,
  randomId,
  readTarget,
} from '@pix-payments/http-contract/http'
import { BODY_LIMIT_BYTES } from '@pix-payments/http-contract/validation'
import { answerRequest, headerOf } from './answer-request.ts'
import { type Contract, bundledContract, loadContract } from './contract.ts'
import { type Log, type LogLevel, type Write, createLog, firstOf } from './log.ts'
import { type Reply, send } from './respond.ts'

export interface MockOptions {
  /** The port to listen on. Default: 0, which takes a free port. */
  readonly port?: number | undefined
  /** The address to listen on. Default: `127.0.0.1`. */
  readonly host?: string | undefined
  /** The file of a bundled contract in JSON. Default: the contract of `@pix-payments/spec`. */
  readonly contract?: string | undefined
  /** Whether to reload the contract when its file changes. Default: false. */
  readonly watch?: boolean | undefined
  /** Whether to send CORS headers, so that a page of any origin can call the mock. Default: true. */
  readonly cors?: boolean | undefined
  /** Which requests are logged. Default: `silent`. */
  readonly logLevel?: LogLevel | undefined
  /** Receives each line of the log. Default: writes to standard output. */
  readonly write?: Write | undefined
  /** Makes the ids of responses. Default: random UUIDs. */
  readonly makeId?: MakeId | undefined
  /** The time in milliseconds in which a body must arrive. Default: 10 000 (G-254). */
  readonly bodyTimeoutMilliseconds?: number | undefined
}

/** A running mock. */
export interface Mock {
  /** The base URL without a trailing slash, such as `http://127.0.0.1:4020`. */
  readonly url: string
  readonly port: number
  /** The number of operations in the contract. */
  readonly operations: number
  /** Waits for requests in flight, then frees the port. */
  close(): Promise<void>
}

/**
 * Starts the mock of the Pix payment API in this process. Rejects when the port is in use (`EADDRINUSE`) or the contract
 * is not valid.
 *
 *     const mock = await createMock()
 *     await fetch(`${mock.url}/v1/balance`, { headers: { authorization: 'Bearer any' } })
 *     await mock.close()
 */
export function createMock(options: MockOptions = {}): Promise<Mock> {
  return startMock(options, loadContract)
}

/** Starts a mock. `load` reads the contract: once at the start and, with `watch`, after each change of the file. */
export async function startMock(
  options: MockOptions,
  load: (file: string) => Promise<Contract>,
): Promise<Mock> {
  const {
    port = 0,
    host = '127.0.0.1',
    cors = true,
    bodyTimeoutMilliseconds = BODY_TIMEOUT_MILLISECONDS,
    makeId = randomId,
  } = options
  const log = createLog(options.logLevel ?? 'silent', options.write ?? console.log)
  const file = options.contract ?? bundledContract()
  const served = { contract: await load(file) }

  const serve = (request: IncomingMessage, response: ServerResponse, unsent = false): void => {
    const { contract } = served
    const handling = { contract, cors, bodyTimeoutMilliseconds, makeId, log, server, unsent }
    handle(request, response, handling).catch((error: unknown) => {
      recoverFrom(error, response, log)
    })
  }
  const server = createServer(httpLimits(bodyTimeoutMilliseconds), (request, response) => {
    serve(request, response)
  })
  // A client that sends `Expect: 100-continue` waits before it sends the body. If the body is too large, the mock
  // refuses it before the client sends it (RFC 9110 §10.1.1).
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const unsent = Number(request.headers['content-length']) > BODY_LIMIT_BYTES
    if (!unsent) response.writeContinue()
    serve(request, response, unsent)
  })
  await listen(server, port, host)

  const watcher = options.watch === true ? watchContract(file, served, load, log) : undefined
  return {
    ...addressOf(server, host),
    operations: served.contract.validation.operations.length,
    close() {
      watcher?.close()
      return close(server)
    },
  }
}

interface Handling {
  readonly contract: Contract
  readonly cors: boolean
  readonly bodyTimeoutMilliseconds: number
  readonly makeId: MakeId
  readonly log: Log
  readonly server: Server
  /**
   * True when the client still waits to send its body and must not send it. The response then closes the connection.
   */
  readonly unsent: boolean
}

async function handle(request: IncomingMessage, response: ServerResponse, handling: Handling): Promise<void> {
  const { contract, cors, makeId, log, server, unsent } = handling
  const reply =
    invalidHost(request, contract) ??
    options(request, contract, cors) ??
    (await answerSafely(request, handling))
  if (reply === undefined || response.destroyed) return
  send(response, reply, {
    head: request.method === 'HEAD',
    more: {
      ...identify(headerOf(request, 'x-correlation-id'), makeId),
      ...(cors && CORS_HEADERS),
      ...((unsent || !server.listening) && { connection: 'close' }),
    },
  })
  report(log, request, reply)
}

/**
 * Handles an error that was thrown by the request handler, by sending its 500 response, or by the log. Never throws.
 */
function recoverFrom(error: unknown, response: ServerResponse, log: Log): void {
  try {
    log.error(explain(error))
  } catch {
    // The log itself fails, so the error cannot be reported.
  }
  try {
    if (response.headersSent && !response.writableEnded) response.destroy()
    if (!response.headersSent) response.writeHead(500, BARE_HEADERS).end(BARE_500)
  } catch {
    response.destroy()
  }
}

const BARE_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' }
const BARE_500 = '{"code":"InternalError","message":"The request could not be completed. Try again."}'

const explain = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

/** Returns a documented 500 response when the handler throws, so that the error affects only this request. */
async function answerSafely(request: IncomingMessage, handling: Handling): Promise<Reply | undefined> {
  try {
    return await answerRequest(request, handling)
  } catch (error) {
    const { path } = readTarget(request.url)
    handling.log.error(explain(error))
    return handling.contract.validation.transportProblem({ role: 'internal', path })
  }
}

function invalidHost(request: IncomingMessage, { validation }: Contract): Reply | undefined {
  if (hasSingleHeaders(request)) return undefined
  return validation.transportProblem({ role: 'invalidHost', path: readTarget(request.url).path })
}

/**
 * Answers an `OPTIONS` request with the methods of the path, also when it is a CORS preflight. `OPTIONS *` gets all
 * methods. Returns undefined for an unknown path; the router then returns the 404.
 */
function options(request: IncomingMessage, { validation }: Contract, cors: boolean): Reply | undefined {
  if (request.method !== 'OPTIONS') return undefined
  if (request.url === '*') {
    const methods = new Set(['OPTIONS', ...validation.operations.map(({ method }) => method.toUpperCase())])
    return { status: 204, headers: { allow: [...methods].sort().join(', ') }, body: undefined }
  }
  const match = validation.match('OPTIONS', readTarget(request.url).path)
  if (match.found || match.status === 404) return undefined
  const preflight = cors && isPreflight(request.method, request.headers)
  const headers = preflight
    ? preflightHeaders(match.allow, request.headers)
    : { allow: match.allow.join(', ') }
  return { status: 204, headers, body: undefined }
}

/** The largest number of violations that one line of the log shows. */
const NOTE_LIMIT = 5

function report(log: Log, request: IncomingMessage, { status, operationId = '-', notes = [] }: Reply): void {
  const details = notes.length === 0 ? '' : `: ${firstOf(notes, NOTE_LIMIT).join('; ')}`
  log.info(`${request.method} ${request.url} → ${status} ${operationId}${details}`)
}

const SETTLE_MILLISECONDS = 30

/**
 * Watches the folder of the contract, not the file. The bundler replaces the file with a new one, which would end a
 * watch on the file.
 */
function watchContract(
  file: string,
  served: { contract: Contract },
  load: (file: string) => Promise<Contract>,
  log: Log,
): FSWatcher {
  let timer: NodeJS.Timeout | undefined
  let reloading = Promise.resolve()
  const reload = async (): Promise<void> => {
    try {
      served.contract = await load(file)
      log.info(`Contract reloaded: ${served.contract.validation.operations.length} operations`)
    } catch (error) {
      log.error(`${(error as Error).message}\nThe mock continues with the last valid contract.`)
    }
  }
  return watch(dirname(file), (_event, name) => {
    if (name !== basename(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      reloading = reloading.then(reload)
    }, SETTLE_MILLISECONDS)
  })
}
