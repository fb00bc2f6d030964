import { NOT_ENABLED } from '../application/operation/refusals.ts'
import type { IncomingMessage } from 'node:http'
import type { OperationId } from '@pix-payments/spec'
import { bearerToken } from '@pix-payments/http-contract/http'
import type { Contract } from '@pix-payments/http-contract/load'
import { awaitingOrders } from '../application/operation/await-orders.ts'
import { requestCause } from '../domain/cause.ts'
import { HANDLERS } from '../application/handlers.ts'
import type { Call, Handler } from '../application/operation/operation.ts'
import { RULES_BEYOND_SCHEMA, type Rules } from '../application/rules-beyond-schema.ts'
import { type Context, causedBy } from '../application/operation/context.ts'
import { homeOf } from '../application/operation/partitions.ts'
import type { UncheckedRequest } from '../application/operation/unchecked-request.ts'
import type { AnonymousCaller, Caller } from '../identity/caller.ts'
import { type ApiOptions, createApi } from './api.ts'
import type { Exchange, Reply } from './exchange.ts'
import { requireSameOperations } from './require-same-operations.ts'

/**
 * The caller of an operation. createAccessToken and getRecurrenceLocation are called without a token, so their caller
 * is only an address.
 */
type AnyCaller =
  | (Caller & { readonly address?: undefined })
  | (AnonymousCaller & { readonly walletId?: undefined; readonly clientId?: undefined })

export interface OperatorApiOptions {
  readonly contract: Contract
  readonly context: Context
  readonly intervene?: ApiOptions<AnyCaller>['intervene']
  readonly checkAnswer: ApiOptions<AnyCaller>['checkAnswer']
  /** Returns the IP address of the caller, also behind trusted proxies. */
  readonly addressOf: (request: IncomingMessage) => string
}

/**
 * Serves the API that operators call.
 *
 * @throws Error when an operation of the contract has no handler, or when a handler belongs to no operation.
 */
export function createOperatorApi({
  contract,
  context,
  intervene,
  checkAnswer,
  addressOf,
}: OperatorApiOptions): (exchange: Exchange) => Promise<Reply | undefined> {
  const { operations } = contract.catalogue
  requireSameOperations(contract, HANDLERS)
  const sandboxOnly = sandboxOnlyOperations(contract)
  return createApi<AnyCaller>({
    contract,
    isServed: (id) => context.mode === 'sandbox' || !sandboxOnly.has(id),
    async admit({ id, secured }, request) {
      if (!secured) return { caller: { address: addressOf(request) } }
      const token = bearerToken(request.headers.authorization)
      const caller = token === undefined ? undefined : await context.tokens.callerOf(token)
      if (caller === undefined || operations[id]?.family !== 'automatic') return caller && { caller }
      const { walletId } = caller
      const { wallets } = homeOf(context, walletId)
      const isEnabled = await wallets.read(walletId, ({ wallet }) =>
        Promise.resolve(wallet.settings.automaticEnabled),
      )
      return isEnabled === false ? { caller, refusal: NOT_ENABLED } : { caller }
    },
    async checkRules(id, { walletId }, { query, body }) {
      const rules = rulesOf(id)?.withSchema
      if (rules === undefined || walletId === undefined) return []
      const named = query instanceof URLSearchParams ? Object.fromEntries(query) : (query ?? {})
      return rules(homeOf(context, walletId), {
        walletId,
        query: named,
        body,
      } as UncheckedRequest<OperationId>)
    },
    intervene,
    async handle(accepted) {
      const handler = HANDLERS[accepted.operationId as OperationId] as Handler<OperationId>
      const from = (): string => addressOf(accepted.exchange.request)
      const call = { ...accepted, addressOf: from } as unknown as Call<OperationId>
      const { walletId } = accepted.caller
      const home = walletId === undefined ? context : homeOf(context, walletId)
      const broken = rulesOf(accepted.operationId)?.afterSchema?.(call, home)
      if (broken !== undefined) return broken
      const { exchange } = accepted
      // Production records no causes, only their traces.
      const caused =
        context.mode === 'production' && exchange.traceparent === undefined
          ? home
          : causedBy(home, requestCause('request', exchange, accepted.operationId))
      return awaitingOrders(home, walletId, () => handler(caused, call))
    },
    checkAnswer,
  })
}

const rulesOf = (id: string): Rules<OperationId> | undefined =>
  RULES_BEYOND_SCHEMA[id as OperationId] as Rules<OperationId> | undefined

/** Returns the ids of the operations that do not exist in production (§4.2, §4.8, G-004). */
function sandboxOnlyOperations({ document }: Contract): ReadonlySet<string> {
  const items = Object.values(document.paths ?? {}) as Readonly<Record<string, DocumentedOperation>>[]
  const operations = items.flatMap((item) => Object.values(item))
  return new Set(
    operations
      .filter((operation) => operation['x-sandbox-only'] === true)
      .map((operation) => operation.operationId ?? ''),
  )
}

/** An operation in the document of the contract. */
interface DocumentedOperation {
  readonly operationId?: string
  readonly 'x-sandbox-only'?: boolean
}
