import type { OperationId } from '@pix-payments/spec'
import type { Success } from '../../src/application/operation/operation.ts'
import { type Answer, type Sent, contract, differencesOf, send, targetOf } from './http-call.ts'

export interface OperationCall {
  readonly path?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
}

export interface OperatorOptions {
  readonly url: string
  readonly walletId: string
  readonly clientId: string
  readonly clientSecret: string
  /**
   * Returns the present time in milliseconds since 1970. The client uses it to renew a token before the token expires.
   */
  readonly now: () => number
}

const RENEW_AFTER_MILLISECONDS = 3_000_000

/** A client of the API with the token of one wallet. It compares every response with the contract. */
export class Operator {
  readonly walletId: string
  readonly #options: OperatorOptions
  #token: Promise<string> | undefined
  #tokenAt = 0

  constructor(options: OperatorOptions) {
    this.#options = options
    this.walletId = options.walletId
  }

  token(): Promise<string> {
    const { url, clientId, clientSecret, now } = this.#options
    if (now() - this.#tokenAt > RENEW_AFTER_MILLISECONDS) {
      this.#token = undefined
      this.#tokenAt = now()
    }
    this.#token ??= requestToken(url, clientId, clientSecret).then(({ body }) => {
      return (body as { access_token: string }).access_token
    })
    return this.#token
  }

  /** Returns any response of an operation. */
  async call(operationId: OperationId, { path, query, body, headers }: OperationCall = {}): Promise<Answer> {
    const { method } = contract.validation.operation(operationId)
    return this.send(targetOf(operationId, path, query), { method: method.toUpperCase(), body, headers })
  }

  /** Returns the body of a success, and throws otherwise. */
  async ok<O extends OperationId>(operationId: O, call?: OperationCall): Promise<Success<O>['body']> {
    const answer = await this.call(operationId, call)
    if (answer.status >= 300) throw new Error(`${operationId} answered ${answer.status} ${answer.text}`)
    return answer.body as Success<O>['body']
  }

  /** Sends a request unchanged, with the token. */
  async send(target: string, sent: Sent = {}): Promise<Answer> {
    const headers = { authorization: `Bearer ${await this.token()}`, ...sent.headers }
    return sendChecked(this.#options.url, target, { ...sent, headers })
  }
}

/** @throws Error when the response differs from the contract. */
export async function sendChecked(url: string, target: string, sent: Sent = {}): Promise<Answer> {
  const answer = await send(url, target, sent)
  const differences = differencesOf(sent.method ?? 'GET', target, answer)
  if (differences.length > 0) throw new Error(`${sent.method ?? 'GET'} ${target}: ${differences.join('; ')}`)
  return answer
}

const BOUNDARY = 'boundary'

/** Returns a request with form fields as multipart/form-data. */
export function form(fields: readonly (readonly [name: string, value: string])[]): Sent {
  const parts = fields.map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `${parts.join('')}--${BOUNDARY}--\r\n`,
  }
}

export function requestToken(url: string, clientId: string, clientSecret: string): Promise<Answer> {
  const fields = [
    ['client_id', clientId],
    ['client_secret', clientSecret],
    ['grant_type', 'client_credentials'],
  ] as const
  return sendChecked(url, targetOf('createAccessToken'), form(fields))
}
