import { type IncomingHttpHeaders, Agent, request } from 'node:http'

export interface Call {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
  readonly timeoutMilliseconds?: number
}

export interface Called {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** The parsed value if the body is JSON; otherwise the text. */
  readonly json: unknown
}

const agent = new Agent({ keepAlive: true })

/**
 * Sends a request. The target is sent unchanged; `fetch` would normalize `%zz` and `..`. Rejects with `timeout` when
 * there is no response.
 */
export function call(
  base: string,
  target: string,
  { method = 'GET', headers = {}, body, timeoutMilliseconds = 20_000 }: Call = {},
): Promise<Called> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const outgoing = request(
      { agent, hostname, port, method, path: target, headers: { ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          clearTimeout(timer)
          const text = Buffer.concat(chunks).toString('utf8')
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: parse(text) })
        })
      },
    )
    const timer = setTimeout(() => outgoing.destroy(new Error('timeout')), timeoutMilliseconds)
    outgoing.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    outgoing.end(body)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const BEARER: Record<string, string> = { authorization: 'Bearer any' }
export const JSON_BODY: Record<string, string> = { ...BEARER, 'content-type': 'application/json' }

export const post = (body: string | Buffer, headers: Record<string, string> = JSON_BODY): Call => ({
  method: 'POST',
  headers,
  body,
})
