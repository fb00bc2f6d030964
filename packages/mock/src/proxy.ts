import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, createServer } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { addressOf, close, listen, localTarget, readTarget } from '@pix-payments/http-contract/http'
import type { Validation } from '@pix-payments/http-contract/validation'
import { bundledContract, readContract } from './contract.ts'
import { type Exchange, compareExchange } from './exchange.ts'
import { type LogLevel, type Write, createLog, firstOf } from './log.ts'

export interface ProxyOptions {
  /** The base URL of the service behind the proxy, such as `https://api.example.com`. */
  readonly target: string
  /** The port to listen on. Default: 0, which takes a free port. */
  readonly port?: number | undefined
  /** The address to listen on. Default: `127.0.0.1`. */
  readonly host?: string | undefined
  /** The file of a bundled contract in JSON. Default: the contract of `@pix-payments/spec`. */
  readonly contract?: string | undefined
  /**
   * What the proxy prints: with `info` every exchange, with `error` only exchanges that differ from the contract.
   * Default: `silent`.
   */
  readonly logLevel?: LogLevel | undefined
  readonly write?: Write | undefined
  /** Called with every exchange. */
  readonly onExchange?: ((exchange: Exchange) => void) | undefined
  /** Called with every request that got no complete response, so that nothing can be compared. */
  readonly onFailure?: ((failure: ProxyFailure) => void) | undefined
  /** The proxy ends a request when the service sends nothing for this time in milliseconds. Default: 30 000. */
  readonly timeoutMilliseconds?: number | undefined
}

/** The largest number of violations that are printed for one exchange. `onExchange` receives all of them. */
const PRINTED_LIMIT = 100

/**
 * A request that got no response, because the service refused or closed the connection, did not respond in time, or the
 * client disconnected.
 */
export interface ProxyFailure {
  readonly method: string
  readonly path: string
  readonly reason: string
}

export interface Proxy {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/**
 * Starts a proxy. It forwards bodies unchanged and compares requests and responses with the contract: paths, methods,
 * parameters, bodies, statuses, content types and headers. A property or header of a response that the contract does
 * not describe is a violation. Rejects when the target is not an http or https URL, or the port is in use.
 */
export async function createProxy(options: ProxyOptions): Promise<Proxy> {
  const { port = 0, host = '127.0.0.1', timeoutMilliseconds = 30_000 } = options
  const target = readBase(options.target)
  const { validation } = await readContract(options.contract ?? bundledContract())
  const log = createLog(options.logLevel ?? 'silent', options.write ?? console.log)

  const report = (exchange: Exchange): void => {
    const { method, path, status, operationId = '-', violations } = exchange
    const head = `${method} ${path} → ${status} ${operationId}`
    if (violations.length === 0) log.info(head)
    else
      log.error([head, ...firstOf(violations, PRINTED_LIMIT).map((violation) => `  ${violation}`)].join('\n'))
    options.onExchange?.(exchange)
  }
  const fail = ({ method = 'GET', url = '/' }: IncomingMessage, answered: boolean, error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error)
    const problem = answered ? 'could not be compared' : `no answer from ${target.origin}`
    log.error(`${method} ${url} → ${problem}: ${reason}`)
    options.onFailure?.({ method, path: readTarget(url).path, reason })
  }
  const passing = new Set<Promise<void>>()
  const server = createServer((request, response) => {
    const done = pass({ request, response, target, timeoutMilliseconds, validation, report })
      .catch((error: unknown) => {
        const answered = response.headersSent
        if (!answered) {
          const text = `no answer from ${target.origin}\n`
          response.writeHead(502, { 'content-type': 'text/plain' }).end(text)
        }
        fail(request, answered, error)
      })
      .finally(() => passing.delete(done))
    passing.add(done)
  })
  await listen(server, port, host)
  return {
    ...addressOf(server, host),
    async close() {
      await close(server)
      await Promise.all(passing)
    },
  }
}

function readBase(target: string): URL {
  const url = URL.parse(target)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Error(`The target must be an http or https URL, not "${target}"`)
  }
  return url
}

interface Forwarding {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly target: URL
  readonly timeoutMilliseconds: number
  readonly validation: Validation
  readonly report: (exchange: Exchange) => void
}

async function pass(forwarding: Forwarding): Promise<void> {
  const { request, response, validation, report } = forwarding
  const sent = await readAll(request)
  const answer = await forward(forwarding, sent)
  const received = await readAll(answer)
  const status = answer.statusCode ?? 0
  response.writeHead(status, withoutHopByHop(answer.headers)).end(received)

  const { method = 'GET', url, headers } = request
  const answered = { status, headers: answer.headers, bytes: received }
  report(
    await compareExchange(validation, { method, target: readTarget(url), headers, bytes: sent }, answered),
  )
}

function forward(
  { request, response, target, timeoutMilliseconds }: Forwarding,
  body: Buffer,
): Promise<IncomingMessage> {
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  const local = localTarget(request.url)
  const path = local.startsWith('/') ? `${target.pathname.replace(/\/$/, '')}${local}` : local
  const headers = {
    ...withoutHopByHop(request.headers),
    host: target.host,
    // The proxy compares the response as text, so the service must not compress it.
    'accept-encoding': 'identity',
    ...(body.length > 0 && { 'content-length': String(body.length) }),
  }
  return new Promise((resolve, reject) => {
    const { hostname, port } = target
    const outgoing = send(
      { hostname: hostname.replace(/^\[|\]$/g, ''), port, path, method: request.method, headers },
      resolve,
    )
    outgoing.on('error', reject)
    outgoing.setTimeout(timeoutMilliseconds, () => {
      outgoing.destroy(new Error(`the service sent nothing for ${timeoutMilliseconds / 1000} s`))
    })
    response.on('close', () => {
      if (!response.writableEnded) outgoing.destroy(new Error('the client disconnected'))
    })
    outgoing.end(body)
  })
}

/** Headers that belong to one connection and must not be forwarded (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
)

function withoutHopByHop(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)))
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
