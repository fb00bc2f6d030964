import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http'
import { addressOf, close, listen } from '@pix-payments/http-contract/http'
import { loadContract } from '@pix-payments/http-contract/load'
import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'
import type { RemoteRail } from '../../../src/rail/open-rail.ts'

const { validation } = await loadContract('rail')

export const secretOf = (text: string): string => `whsec_${Buffer.alloc(32, text).toString('base64')}`
export const ORDER_SECRET: string = secretOf('order')
export const REPORT_SECRET: string = secretOf('report')

export interface Asked {
  readonly method: string
  readonly path: string
  readonly operationId: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: Readonly<Record<string, unknown>>
}

type Answer = (asked: Asked, response: ServerResponse) => void

/** An institution that listens. It compares each request with the rail contract, and takes each order by default. */
export interface InstitutionServer extends AsyncDisposable {
  readonly url: string
  readonly port: number
  /** The look-ups and orders, without requests for the health. */
  readonly asked: readonly Asked[]
  /** What was wrong with requests: unknown routes, violations of the contract, signatures that match no secret. */
  readonly problems: readonly string[]
  /** The secrets that the institution accepts. */
  secrets: readonly string[]
  answerWith(answer: Answer): void
  untilAsked(count: number): Promise<void>
}

export const json = (response: ServerResponse, status: number, body: object, headers: object = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export const error = (response: ServerResponse, status: number, code: string, headers: object = {}): void => {
  json(response, status, { code, message: `It is ${code}.` }, headers)
}

export const HOLDER = {
  name: 'Maria Silva',
  taxId: '52998224725',
  personType: 'NATURAL_PERSON',
  bankCode: '87654321',
  branchCode: '0001',
  accountNumber: '123456789',
  accountType: 'CACC',
} as const

/** Answers as an institution that finds every account and takes every order. */
export const takeAll: Answer = ({ operationId, path }, response) => {
  if (operationId === 'getHealth') json(response, 200, { status: 'READY' })
  else if (operationId === 'screenPayer') json(response, 200, { outcome: 'ACCEPTED' })
  else if (operationId.startsWith('lookUp')) json(response, 200, { holder: HOLDER, reference: null })
  else json(response, 202, { orderId: path.split('/').at(-1) })
}

export async function startInstitution(port = 0): Promise<InstitutionServer> {
  const asked: Asked[] = []
  const problems: string[] = []
  let answer = takeAll
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const { method = '', url: path = '', headers } = request
      // The service adds the path of the base URL.
      const match = validation.match(method, path.replace(/^\/base/, ''))
      if (!match.found) problems.push(`${method} ${path} is no route`)
      const operationId = match.found ? match.operationId : 'none'
      const body = (text === '' ? {} : JSON.parse(text)) as Asked['body']
      const it: Asked = { method, path, operationId, headers, text, body }
      if (operationId !== 'getHealth') {
        asked.push(it)
        if (match.found)
          problems.push(
            ...violationsOf(it, match.pathParameters),
            ...signatureProblems(it, institution.secrets),
          )
      }
      answer(it, response)
    })
  })
  await listen(server, port, '127.0.0.1')
  const institution: InstitutionServer = {
    ...addressOf(server, '127.0.0.1'),
    asked,
    problems,
    secrets: [ORDER_SECRET],
    answerWith(next) {
      answer = next
    },
    async untilAsked(count) {
      await vi.waitFor(
        () => {
          if (asked.length < count) throw new Error(`${asked.length} of ${count} requests came`)
        },
        { timeout: 20_000, interval: 2 },
      )
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await close(server)
    },
  }
  return institution
}

const violationsOf = (
  { operationId, headers, body }: Asked,
  pathParameters: NonNullable<Parameters<typeof validation.request>[1]['pathParameters']>,
): readonly string[] =>
  validation
    .request(operationId, { pathParameters, headers, contentType: headers['content-type'] ?? '', body })
    .map(({ field, message }) => `${operationId} ${field} ${message}`)

/** The option `rail` of a service that uses this institution. */
export const remoteTo = (url: string, more: Partial<RemoteRail> = {}): { readonly remote: RemoteRail } => ({
  remote: { url, orderSecrets: [ORDER_SECRET], reportSecrets: [REPORT_SECRET], ...more },
})

/** Verifies the signature with the library of Standard Webhooks, except its check of the time. */
function signatureProblems(
  { headers, text, operationId }: Asked,
  secrets: readonly string[],
): readonly string[] {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures } = headers
  const at = new Date(Number(seconds) * 1000)
  const isGenuine = secrets.some((secret) =>
    String(signatures)
      .split(' ')
      .includes(new Webhook(secret).sign(String(id), at, text)),
  )
  return isGenuine ? [] : [`${operationId} has no signature of an accepted secret`]
}
