import type { Contract } from '@pix-payments/http-contract/load'
import { PUBLIC_HANDLERS } from '../application/payloads/public-handlers.ts'
import type { PublicHandler, PublicOperationId } from '../application/payloads/public-operation.ts'
import type { Context } from '../application/operation/context.ts'
import { type ApiOptions, createApi } from './api.ts'
import type { Exchange, Reply } from './exchange.ts'

/** The caller of a public operation: the app of a payer, which says nothing about itself. */
const ANYBODY = { walletId: undefined } as const
type Anybody = typeof ANYBODY

export interface PublicApiOptions {
  /** The rail contract. The institution serves most of its operations; they return 404 here. */
  readonly contract: Contract
  readonly context: Context
  readonly checkAnswer: ApiOptions<Anybody>['checkAnswer']
}

/** True for a path of the rail contract that the service serves. */
export const isPublicPath = (path: string): boolean => path.startsWith('/qr/') || path === '/rail/jwks.json'

/** Serves the payloads of charges and their keys, in the sandbox and in production (G-020). */
export function createPublicApi({
  contract,
  context,
  checkAnswer,
}: PublicApiOptions): (exchange: Exchange) => Promise<Reply | undefined> {
  return createApi<Anybody>({
    contract,
    isServed: (id) => Object.hasOwn(PUBLIC_HANDLERS, id),
    admit: async () => ({ caller: ANYBODY }),
    handle({ operationId, path }) {
      const handler = PUBLIC_HANDLERS[operationId as PublicOperationId] as PublicHandler<PublicOperationId>
      return handler(context, { path } as unknown as Parameters<typeof handler>[1])
    },
    checkAnswer,
  })
}
