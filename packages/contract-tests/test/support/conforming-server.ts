import { type Contract, operationOf } from '../../src/contract.ts'
import type { HttpAnswer, HttpRequest, Transport } from '../../src/http/transport.ts'

export const CREDENTIALS = { clientId: 'alfa-demo', clientSecret: 'secret-of-this-test' }

export interface ConformingServer {
  readonly send: Transport
  /** The requests that the server answered with a success, except reads and the token request. */
  readonly writes: string[]
}

/**
 * A server made from the mock, which knows tokens and resources. It ignores `Prefer`, accepts one set of credentials
 * and the token that it issued, and has no resources. For everything else, it returns the answer of the mock.
 */
export function conformingServer(contract: Contract, send: Transport): ConformingServer {
  const writes: string[] = []
  let accessToken: string | undefined

  const answer = async (request: HttpRequest): Promise<HttpAnswer> => {
    const { prefer: _ignored, authorization, ...headers } = request.headers
    const known = accessToken !== undefined && authorization === `Bearer ${accessToken}`
    const sent: HttpRequest = { ...request, headers: { ...headers, ...(known && { authorization }) } }
    const first = await send(sent)
    const [path = '', query = ''] = request.target.split('?')
    const match = contract.validation.match(request.method, path)
    if (first.status >= 300 || !match.found) return first
    const operation = operationOf(contract, match.operationId)
    const instead = (code: string): Promise<HttpAnswer> => {
      const status = operation.codes.find((it) => it.code === code)?.status
      return send({ ...sent, headers: { ...sent.headers, prefer: `code=${status}, example=${code}` } })
    }
    if (operation.id === 'createAccessToken') {
      if (!(request.body ?? '').includes(CREDENTIALS.clientSecret)) return instead('invalid_client')
      accessToken = (JSON.parse(first.text) as { access_token: string }).access_token
      return first
    }
    if (operation.id === 'listStatement' && query === '') return instead('MISSING_REQUIRED_FILTER')
    const notFound = operation.codes.find(({ status, code }) => status === 404 && code !== 'HTTP_404')
    const aboutOne = operation.bound.parameters.some((it) => it.in === 'path')
    if (aboutOne && notFound !== undefined) return instead(notFound.code)
    if (request.method !== 'GET') writes.push(operation.id)
    return first
  }
  return { send: answer, writes }
}
