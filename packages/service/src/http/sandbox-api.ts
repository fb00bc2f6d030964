import { createHash, timingSafeEqual } from 'node:crypto'
import { awaitingOrders } from '../application/operation/await-orders.ts'
import { requestCause } from '../domain/cause.ts'
import { causedBy } from '../application/operation/context.ts'
import type { Contract } from '@pix-payments/http-contract/load'
import { SANDBOX_HANDLERS } from '../sandbox/handlers.ts'
import type { Call, Handler, SandboxOperationId } from '../sandbox/operation.ts'
import type { SandboxContext } from '../sandbox/sandbox-context.ts'
import { type ApiOptions, createApi } from './api.ts'
import type { ControlAccess } from './control-access.ts'
import { requireSameOperations } from './require-same-operations.ts'
import type { Exchange, Reply } from './exchange.ts'
import { bearerToken } from './operator-api.ts'

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
  checkAnswer,
}: SandboxApiOptions): (exchange: Exchange) => Promise<Reply | undefined> {
  requireSameOperations(contract, SANDBOX_HANDLERS)
  const api = createApi<ControlCaller>({
    contract,
    isServed: () => true,
    authenticate: async (_operation, { request }) =>
      controlToken === undefined || isSame(bearerToken(request.headers.authorization), controlToken)
        ? CONTROL_CALLER
        : undefined,
    handle({ operationId, path, query, body, exchange }) {
      const handler = SANDBOX_HANDLERS[operationId as SandboxOperationId] as Handler<SandboxOperationId>
      const cause = requestCause('command', exchange.requestId, operationId)
      const call = {
        cause,
        path,
        query,
        body,
        headers: exchange.request.headers,
        onDisconnect: (callback: () => void) => onDisconnect(exchange, callback),
      }
      const { walletId } = path as { readonly walletId?: string }
      return awaitingOrders(sandbox, walletId, () =>
        handler(causedBy(sandbox, cause), call as unknown as Call<SandboxOperationId>),
      )
    },
    checkAnswer,
  })
  const { validation } = contract
  return async (exchange) => {
    const { request, target } = exchange
    const code = access.refusalOf(request)
    const match = validation.match(request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'), target.path)
    // An unknown path returns 404, even when the caller may not use the control API.
    if (code === undefined || !match.found) return api(exchange)
    const operation = validation.operation(match.operationId)
    return { ...validation.refusal(operation.id, code), operation, code }
  }
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
