import { type Contract, type Operation, operationOf } from '../contract.ts'
import type { HttpAnswer, HttpRequest, Transport } from '../http/transport.ts'
import { codeOfAnswer } from '../judge.ts'
import { exampleRequest, writeRequest } from '../request.ts'
import { startReceiver } from '../webhook/receiver.ts'
import { type EmitWebhook, mockTarget } from './mock-target.ts'
import { serverTarget } from './server-target.ts'
import type { Target } from './target.ts'

/** The target cannot be tested at all: it does not answer, or the credentials are missing or refused. */
export class TargetError extends Error {
  override readonly name = 'TargetError'
}

export interface OpenTargetOptions {
  readonly contract: Contract
  readonly baseUrl: string
  readonly send: Transport
  readonly kind: 'auto' | 'mock' | 'server'
  readonly clientId?: string | undefined
  readonly clientSecret?: string | undefined
  readonly emitWebhook?: EmitWebhook | undefined
  readonly seed: number
}

/** Finds out what stands behind a base URL and makes it a target. Throws {@link TargetError}. */
export async function openTarget(options: OpenTargetOptions): Promise<Target> {
  const { contract, baseUrl, send, seed } = options
  const isMock = await looksLikeMock(options)
  const kind = options.kind === 'auto' ? (isMock ? 'mock' : 'server') : options.kind
  if (kind === 'mock') {
    if (!isMock)
      throw new TargetError(`${baseUrl} is not the mock: it does not give the answer that Prefer asks for`)
    return mockTarget({
      contract,
      baseUrl,
      send,
      receiver: await startReceiver(),
      emitWebhook: options.emitWebhook,
    })
  }
  const tokenRequest = writeTokenRequest(options)
  const accessToken = await readToken(options, tokenRequest)
  const production = await isProduction(options)
  return serverTarget({ contract, baseUrl, send, accessToken, tokenRequest, production, seed })
}

/** Without a token only the mock gives the error that `Prefer` asks for; a server says 401. */
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

/** The routes that exist only outside production answer 401 without a token, and 404 in production. */
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

/** What a failed connection says; of several addresses that were tried Node gives an error without words. */
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
