import type { IncomingMessage } from 'node:http'
import { createHash, timingSafeEqual } from 'node:crypto'
import { awaitingOrders } from '../application/operation/await-orders.ts'
import type { Actor } from '../domain/audit.ts'
import { requestCause } from '../domain/cause.ts'
import { causedBy } from '../application/operation/context.ts'
import { homeOf } from '../application/operation/partitions.ts'
import { bearerToken } from '@pix-payments/http-contract/http'
import type { Contract } from '@pix-payments/http-contract/load'
import { SANDBOX_HANDLERS } from '../sandbox/handlers.ts'
import type { Call, Handler, SandboxOperationId } from '../sandbox/operation.ts'
import type { SandboxContext } from '../sandbox/sandbox-context.ts'
import { type ApiOptions, createApi } from './api.ts'
import type { ControlAccess } from './control-access.ts'
import { requireSameOperations } from './require-same-operations.ts'
import type { Exchange, Reply } from './exchange.ts'

/** The caller of the control API. This caller is not bound to a wallet. */
const CONTROL_CALLER = { walletId: undefined } as const
type ControlCaller = typeof CONTROL_CALLER

export interface SandboxApiOptions {
  /** The contract of the control API. */
  readonly contract: Contract
  readonly sandbox: SandboxContext
  /** When a control token is given, every request must carry it (G-270). */
  readonly controlToken?: string | undefined
  readonly access: ControlAccess
  /** Returns the IP address of the caller. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly checkAnswer: ApiOptions<ControlCaller>['checkAnswer']
}

/** True for a path of the control API. */
export const isSandboxPath = (path: string): boolean => path === '/sandbox' || path.startsWith('/sandbox/')

/**
 * Serves the control API. Only the sandbox has it (G-270).
 *
 * @throws Error when an operation of the contract has no handler, or when a handler belongs to no operation.
 */
export function createSandboxApi({
  contract,
  sandbox,
  controlToken,
  access,
  addressOf,
  checkAnswer,
}: SandboxApiOptions): (exchange: Exchange) => Promise<Reply | undefined> {
  requireSameOperations(contract, SANDBOX_HANDLERS)
  return createApi<ControlCaller>({
    contract,
    async admit(_operation, request) {
      const code = access.refusalOf(request)
      if (code !== undefined) return { refusal: { ok: false, code } }
      const isKnown =
        controlToken === undefined || isSame(bearerToken(request.headers.authorization), controlToken)
      return isKnown ? { caller: CONTROL_CALLER } : undefined
    },
    handle({ operationId, path, query, body, exchange }) {
      const handler = SANDBOX_HANDLERS[operationId as SandboxOperationId] as Handler<SandboxOperationId>
      const cause = requestCause('command', exchange, operationId)
      const call = {
        cause,
        by: (): Actor => ({ kind: 'control', from: addressOf(exchange.request) }),
        path,
        query,
        body,
        headers: exchange.request.headers,
        onDisconnect: (callback: () => void) => onDisconnect(exchange, callback),
      }
      const { walletId } = path as { readonly walletId?: string }
      const home = walletId === undefined ? sandbox : homeOf(sandbox, walletId)
      return awaitingOrders(home, walletId, () =>
        handler(causedBy(home, cause), call as unknown as Call<SandboxOperationId>),
      )
    },
    checkAnswer,
  })
}

/**
 * Compares two texts in constant time. `timingSafeEqual` needs values of the same length, so it compares the hashes of
 * the texts.
 */
function isSame(given: string | undefined, token: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  return given !== undefined && timingSafeEqual(hash(given), hash(token))
}

function onDisconnect({ request: { socket } }: Exchange, callback: () => void): () => void {
  if (socket.destroyed) callback()
  socket.once('close', callback)
  return () => {
    socket.off('close', callback)
  }
}
