import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'

export interface HttpRequest {
  readonly method: string
  /** The path and the query, sent unchanged. (`fetch` would normalize `%zz` and `..`.) */
  readonly target: string
  /** The headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

export interface HttpAnswer {
  readonly status: number
  /** The headers, with names in lower case. The values of a repeated header are joined with commas. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Sends one request. Rejects when the server does not answer. */
export type Transport = (request: HttpRequest) => Promise<HttpAnswer>

export interface HttpTransport {
  readonly send: Transport
  /** Closes the idle connections. */
  close(): void
}

export interface TransportOptions {
  readonly baseUrl: string
  /** The time in which an answer must arrive, in milliseconds. */
  readonly timeoutMilliseconds: number
}

/** Creates a transport over HTTP. It does not follow redirects. */
export function createTransport({ baseUrl, timeoutMilliseconds }: TransportOptions): HttpTransport {
  const base = new URL(baseUrl)
  const secure = base.protocol === 'https:'
  const agent = secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
  const open = secure ? requestHttps : requestHttp
  const prefix = base.pathname.replace(/\/$/, '')
  const hostname = base.hostname.replace(/^\[|\]$/g, '')

  return {
    async send({ method, target, headers, body }) {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      for (;;) {
        const outgoing = open({
          agent,
          hostname,
          port: base.port,
          method,
          path: `${prefix}${target}`,
          headers: { ...length, ...headers },
        })
        const timer = setTimeout(() => {
          outgoing.destroy(new Error(`no answer within ${timeoutMilliseconds / 1000} s`))
        }, timeoutMilliseconds)
        try {
          const response = await answerTo(outgoing, body)
          if (response === undefined) continue
          const text = await readAll(response)
          return { status: response.statusCode ?? 0, headers: flatten(response), text }
        } finally {
          clearTimeout(timer)
        }
      }
    },
    close() {
      agent.destroy()
    },
  }
}

/** Sends the request. Resolves with undefined when the server closed an idle connection before it read the request. */
function answerTo(outgoing: ClientRequest, body: string | undefined): Promise<IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    outgoing.on('response', resolve)
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(undefined)
      else reject(error)
    })
    outgoing.end(body)
  })
}

async function readAll(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function flatten({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : value.join(', ')]],
    ),
  )
}
