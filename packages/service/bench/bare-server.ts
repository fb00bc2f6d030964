/**
 * A server without state. It checks each request against the contract, and responds with the first success example of
 * the operation.
 */
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { listen, parseBody, readBody, readTarget } from '@pix-payments/http-contract/http'
import { loadContract } from '@pix-payments/http-contract/load'

const { validation, document } = await loadContract()
const BODY_TIMEOUT_MILLISECONDS = 10_000

type Media = { readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }
type Operation = {
  readonly operationId?: string
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>
}

/** The first success example of each operation. */
const answers = new Map<string, { readonly status: number; readonly text: string }>()
for (const item of Object.values(document.paths ?? {}) as Readonly<Record<string, Operation>>[]) {
  for (const { operationId = '', responses = {} } of Object.values(item)) {
    const [status = '500', response] = Object.entries(responses).find(([it]) => it.startsWith('2')) ?? []
    const [example] = Object.values(Object.values(response?.content ?? {})[0]?.examples ?? {})
    answers.set(operationId, { status: Number(status), text: JSON.stringify(example?.value) })
  }
}

const server = createServer((request, response) => {
  void answer(request, response)
})
await listen(server, Number(process.argv[2]), '127.0.0.1')

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refuse = (status: number): void => {
    response.writeHead(status).end()
  }
  const { path, query } = readTarget(request.url)
  const match = validation.match(request.method ?? 'GET', path)
  if (!match.found) return refuse(match.status)
  const read = await readBody(request, { timeoutMilliseconds: BODY_TIMEOUT_MILLISECONDS })
  if (read.outcome !== 'read') return refuse(400)
  const operation = validation.operation(match.operationId)
  const contentType = request.headers['content-type'] ?? ''
  const mediaType = validation.requestType(operation.id, contentType)
  const parsed =
    operation.body === undefined || mediaType === undefined
      ? undefined
      : await parseBody(read.bytes, mediaType, contentType)
  const parts = {
    pathParameters: match.pathParameters,
    query,
    headers: request.headers,
    ...(parsed !== undefined && mediaType !== undefined && { body: parsed.value, contentType: mediaType }),
  }
  if (validation.request(operation.id, parts).length > 0) return refuse(400)
  const { status, text } = answers.get(operation.id) ?? { status: 500, text: '' }
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}
