import { type Contract, type Operation, operationOf } from '../contract.ts'
import type { HttpAnswer, HttpRequest, Transport } from '../http/transport.ts'
import { codeOfAnswer } from '../check-answer.ts'
import { exampleRequest, writeRequest } from '../request.ts'
import { openSandbox } from '../sandbox/sandbox.ts'
import { startReceiver } from '../webhook/receiver.ts'
import { type EmitWebhook, mockTarget } from './mock-target.ts'
import { serverTarget } from './server-target.ts'
import { serviceTarget } from './service/service-target.ts'
import type { Target } from './target.ts'

/** The error for a target that cannot be tested: it does not answer, or the credentials are missing or refused. */
export class TargetError extends Error {
  override readonly name = 'TargetError'
}

export interface OpenTargetOptions {
  readonly contract: Contract
  readonly baseUrl: string
  readonly send: Transport
  readonly kind: TargetKind
  readonly clientId?: string | undefined
  readonly clientSecret?: string | undefined
  /** The bearer token of the service's control API, if the service requires one. */
  readonly controlToken?: string | undefined
  readonly emitWebhook?: EmitWebhook | undefined
  readonly seed: number
  readonly timeoutMilliseconds: number
}

export type TargetKind = 'auto' | 'mock' | 'service' | 'server'

/** Detects the kind of server at a base URL and opens it as a target. Throws {@link TargetError}. */
export async function openTarget(options: OpenTargetOptions): Promise<Target> {
  const { contract, baseUrl, send, seed } = options
  const isMock = await looksLikeMock(options)
  const control = isMock ? 'absent' : await controlOf(options)
  const found = isMock ? 'mock' : control === 'open' ? 'service' : 'server'
  const kind = options.kind === 'auto' ? found : options.kind
  if (kind === 'mock') {
    if (!isMock)
      throw new TargetError(`${baseUrl} is not the mock: it does not return the answer that Prefer requests`)
    return mockTarget({
      baseUrl,
      send,
      receiver: await startReceiver(),
      emitWebhook: options.emitWebhook,
    })
  }
  if (kind === 'service') return openService(options, control)
  const tokenRequest = writeTokenRequest(options)
  const accessToken = await readToken(options, tokenRequest)
  const production = await isProduction(options)
  return serverTarget({ contract, baseUrl, send, accessToken, tokenRequest, production, seed })
}

async function openService(options: OpenTargetOptions, control: ControlApi): Promise<Target> {
  const { contract, baseUrl, send, controlToken, seed, timeoutMilliseconds } = options
  if (control === 'absent') {
    throw new TargetError(
      `${baseUrl} is not the sandbox of a service: it has no control API at ${CONTROL_PATH}`,
    )
  }
  if (control === 'closed') {
    throw new TargetError(
      `The control API of ${baseUrl} requires another control token. Set it with --control-token`,
    )
  }
  const receiver = isLoopback(baseUrl) ? await startReceiver() : undefined
  const sandbox = openSandbox({
    contract,
    baseUrl,
    send,
    controlToken,
    receiver,
    deliveryMilliseconds: timeoutMilliseconds,
  })
  try {
    return await serviceTarget({ sandbox, baseUrl, seed })
  } catch (error) {
    await receiver?.close()
    throw new TargetError(`The wallets of the tests cannot be created on ${baseUrl}: ${reasonOf(error)}`, {
      cause: error,
    })
  }
}

const CONTROL_PATH = '/sandbox/wallets'

/**
 * `open`: the control API accepts requests. `closed`: it exists, but the control token is missing or wrong. `absent`:
 * the server has none.
 */
type ControlApi = 'open' | 'closed' | 'absent'

async function controlOf(options: OpenTargetOptions): Promise<ControlApi> {
  const { controlToken } = options
  const { status, text } = await reach(options, {
    method: 'GET',
    target: CONTROL_PATH,
    headers: {
      accept: 'application/json',
      ...(controlToken !== undefined && { authorization: `Bearer ${controlToken}` }),
    },
  })
  if (status === 401) return 'closed'
  const body = parse(text) as { readonly data?: unknown; readonly message?: unknown } | undefined
  if (status === 403) {
    throw new TargetError(`The control API of ${options.baseUrl} refuses the call: ${String(body?.message)}`)
  }
  return status === 200 && Array.isArray(body?.data) ? 'open' : 'absent'
}

const isLoopback = (baseUrl: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(baseUrl).hostname)

/**
 * Whether the server is the mock. To a request without a token, the mock returns the error that `Prefer` requests; any
 * other server returns 401.
 */
async function looksLikeMock(options: OpenTargetOptions): Promise<boolean> {
  const operation = operationOf(options.contract, 'getBalance')
  const asked = operation.codes.findLast(({ status }) => status === 404)
  const request = writeRequest(operation, exampleRequest(operation), undefined)
  const prefer = `code=${asked?.status}, example=${asked?.code}`
  const answer = await reach(options, { ...request, headers: { ...request.headers, prefer } })
  return answer.status === asked?.status && codeOfAnswer(operation.family, answer) === asked.code
}

function writeTokenRequest({ contract, baseUrl, clientId, clientSecret }: OpenTargetOptions): HttpRequest {
  if (clientId === undefined || clientSecret === undefined) {
    throw new TargetError(`${baseUrl} is not the mock, so --client-id and --client-secret are needed`)
  }
  const operation = operationOf(contract, 'createAccessToken')
  const body = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' }
  return writeRequest(operation, { ...exampleRequest(operation), body }, undefined)
}

async function readToken(options: OpenTargetOptions, request: HttpRequest): Promise<string> {
  const { status, text } = await reach(options, request)
  const body = parse(text) as { readonly access_token?: unknown; readonly error?: unknown } | undefined
  if (status === 200 && typeof body?.access_token === 'string') return body.access_token
  const error = typeof body?.error === 'string' ? ` ${body.error}` : ''
  throw new TargetError(`${options.baseUrl} gave no access token for these credentials: ${status}${error}`)
}

/**
 * Whether the server runs in production. To a request without a token, a sandbox-only route returns 404 in production
 * and 401 elsewhere.
 */
async function isProduction(options: OpenTargetOptions): Promise<boolean> {
  const operation = options.contract.operations.find(
    (it): it is Operation => it.sandboxOnly && it.family === 'automatic',
  )
  if (operation === undefined) return false
  const { status } = await reach(options, writeRequest(operation, exampleRequest(operation), undefined))
  return status === 404
}

async function reach({ baseUrl, send }: OpenTargetOptions, request: HttpRequest): Promise<HttpAnswer> {
  try {
    return await send(request)
  } catch (error) {
    throw new TargetError(`${baseUrl} cannot be reached: ${reasonOf(error)}`, { cause: error })
  }
}

/**
 * Returns the message of a connection error. When several addresses fail, Node's error has no message; then returns its
 * code.
 */
export function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
