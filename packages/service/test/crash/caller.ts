import { setTimeout } from 'node:timers/promises'
import type { OperationId } from '@pix-payments/spec'
import type { Success } from '../../src/application/operation/operation.ts'
import type { SandboxOperationId, Success as ControlSuccess } from '../../src/sandbox/operation.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { Control, type ControlCall } from '../support/control.ts'
import { type Answer, contract, targetOf } from '../support/http-call.ts'
import { type OperationCall, requestToken, sendChecked } from '../support/operator.ts'

/** One of the wallets of a new sandbox, with its credentials. */
export interface Wallet {
  readonly id: string
  readonly pixKey: string
  readonly cnpj: string
  readonly clientId: string
  readonly clientSecret: string
}

/**
 * Three wallets: two wallets of one operator, which transfer money to each other, and one wallet of another operator.
 */
export const WALLETS: readonly Wallet[] = DEFAULT_WALLETS.slice(0, 3).map(
  ({ id, pixKeys, operator, credential: { clientId } }) => ({
    id,
    pixKey: pixKeys.at(-1) ?? '',
    cnpj: operator.cnpj,
    clientId,
    clientSecret: operator.name.startsWith('Alfa') ? 'alfa-demo-secret' : 'beta-demo-secret',
  }),
)

/** The connection broke before the response. The caller does not know whether the service has executed the request. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
}

/**
 * A request without a response after this time fails. Every request is far faster, even when it waits for the lease of
 * a killed process.
 */
const LONGEST_WAIT_MILLISECONDS = 20_000

/** Sends requests for all wallets, and compares every response with the contract. */
export class Caller {
  readonly #tokens = new Map<string, string>()

  /** Requests a new token for each wallet. A token is still valid after a restart, but it expires. */
  async renewTokens(url: string): Promise<void> {
    for (const { id, clientId, clientSecret } of WALLETS) {
      const { body } = await requestToken(url, clientId, clientSecret)
      this.#tokens.set(id, (body as { access_token: string }).access_token)
    }
  }

  /** @throws Unanswered */
  call(url: string, wallet: Wallet, operationId: OperationId, call: OperationCall = {}): Promise<Answer> {
    const { path, query, body } = call
    const { method } = contract.validation.operation(operationId)
    const headers = { authorization: `Bearer ${this.#tokens.get(wallet.id)}` }
    const target = targetOf(operationId, path, query)
    return answered(operationId, sendChecked(url, target, { method: method.toUpperCase(), body, headers }))
  }

  /** Returns the body of a success, and throws otherwise. */
  async ok<O extends OperationId>(
    url: string,
    wallet: Wallet,
    operationId: O,
    call?: OperationCall,
  ): Promise<Success<O>['body']> {
    const answer = await this.call(url, wallet, operationId, call)
    if (answer.status >= 300) throw new Error(`${operationId} answered ${answer.status} ${answer.text}`)
    return answer.body as Success<O>['body']
  }

  /** @throws Unanswered */
  control(url: string, operationId: SandboxOperationId, call: ControlCall): Promise<Answer> {
    return answered(operationId, new Control(url).call(operationId, call))
  }

  controlOk<O extends SandboxOperationId>(
    url: string,
    operationId: O,
    call: ControlCall,
  ): Promise<ControlSuccess<O>['body']> {
    return answered(operationId, new Control(url).ok(operationId, call))
  }
}

const BROKEN = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE'])

async function answered<T>(what: string, answer: Promise<T>): Promise<T> {
  const end = new AbortController()
  const tooLong = setTimeout(LONGEST_WAIT_MILLISECONDS, undefined, { signal: end.signal }).then(() => {
    throw new Error(`${what} was not answered within ${LONGEST_WAIT_MILLISECONDS / 1000} s`)
  })
  tooLong.catch(() => undefined)
  try {
    return await Promise.race([answer, tooLong])
  } catch (error) {
    throw BROKEN.has((error as NodeJS.ErrnoException).code ?? '') ? new Unanswered() : error
  } finally {
    end.abort()
  }
}
