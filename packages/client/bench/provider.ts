import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerOf, CALLS, type CallName } from './contract-calls.ts'

/**
 * The provider of the bench. It has its own process, so that its CPU time is not counted. It sends its port to the
 * parent process.
 */
const answers = new Map(
  (Object.keys(CALLS) as CallName[]).map((name) => {
    const { method, url } = CALLS[name]
    return [`${method} ${url}`, answerOf(name)] as const
  }),
)
const token = Buffer.from(
  JSON.stringify({ access_token: 'bench', token_type: 'Bearer', expires_in: 3600, scope: '' }),
)

const server = createServer((request, response) => {
  const { status, body } = answers.get(`${request.method} ${request.url}`) ?? { status: 200, body: token }
  request.resume()
  request.on('end', () => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': body.length,
      'x-request-id': '0f8d2c5e-6f0a-4a55-9d0b-5b6a7e0c9f13',
      'x-correlation-id': request.headers['x-correlation-id'] ?? 'none',
    })
    response.end(body)
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
