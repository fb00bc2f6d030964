import { type FSWatcher, watch } from 'node:fs'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { basename, dirname } from 'node:path'
import {
  BODY_TIMEOUT_MILLISECONDS,
  CORS_HEADERS,
  type MakeId,
  addressOf,
  close,
  hasValidHost,
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
  /** Default 0: a free port. */
  readonly port?: number | undefined
  /** Default `127.0.0.1`. */
  readonly host?: string | undefined
  /** A bundled contract in JSON; default: the one of `@pix-payments/spec`. */
  readonly contract?: string | undefined
  /** Serve a changed contract without a restart. Default false. */
  readonly watch?: boolean | undefined
  /** Let pages of any origin call the mock. Default true. */
  readonly cors?: boolean | undefined
  /** Default `silent`. */
  readonly logLevel?: LogLevel | undefined
  /** Where the log goes. Default: standard output. */
  readonly write?: Write | undefined
  /** Ids of answers. Default: random UUIDs. */
  readonly makeId?: MakeId | undefined
  /** How long a body may take to arrive, in milliseconds. Default 10 000. */
  readonly bodyTimeoutMilliseconds?: number | undefined
}

/** A mock that listens. */
export interface Mock {
  /** `http://127.0.0.1:4020`, without a slash at the end. */
  readonly url: string
  readonly port: number
  /** How many operations of the contract it answers. */
  readonly operations: number
  /** Finishes what is in flight, then frees the port. */
  close(): Promise<void>
}

/**
 * Starts the mock of the Pix payment API in this process. Rejects when the port is taken (`EADDRINUSE`) or the
 * contract cannot be used.
 *
 *     const mock = await createMock()
 *     await fetch(`${mock.url}/v1/balance`, { headers: { authorization: 'Bearer any' } })
 *     await mock.close()
 */
export function createMock(options: MockOptions = {}): Promise<Mock> {
  return startMock(options, loadContract)
}

/** `load` makes a contract of a file, at the start and at each change of a watched one. */
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
      lastResort(response, log, error)
    })
  }
  const server = createServer(httpLimits(bodyTimeoutMilliseconds), (request, response) => {
    serve(request, response)
  })
  // A body that is too large is refused before it is sent (RFC 9110 §10.1.1).
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
  /** The client waits with its body and is told not to send it, so the connection ends. */
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

/** Whatever went wrong, even with the 500 itself or with the log, ends here and cannot go on. */
function lastResort(response: ServerResponse, log: Log, error: unknown): void {
  try {
    log.error(explain(error))
  } catch {
    // Nobody is left to tell.
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

/** An exception while answering costs this request a 500 in its envelope, and nothing else. */
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
  if (hasValidHost(request)) return undefined
  return validation.transportProblem({ role: 'invalidHost', path: readTarget(request.url).path })
}

/** `OPTIONS` lists the methods of a path (`*`: of all), for CORS preflights and by itself. An unknown path is left to the router. */
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

/** How many violations a line of the log names. */
const NOTE_LIMIT = 5

function report(log: Log, request: IncomingMessage, { status, operationId = '-', notes = [] }: Reply): void {
  const details = notes.length === 0 ? '' : `: ${firstOf(notes, NOTE_LIMIT).join('; ')}`
  log.info(`${request.method} ${request.url} → ${status} ${operationId}${details}`)
}

const SETTLE_MILLISECONDS = 30

/** The folder is watched, not the file: a contract is replaced by renaming a new one over it. */
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
      log.error(`${(error as Error).message}\nThe last good one stays in use.`)
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
