import type { OperationId } from '@pix-payments/spec'
import type { HttpRequest } from '../../http/transport.ts'
import type { Stage } from './stage.ts'

/** Brings a documented answer about as far as it needs, and gives the request that gets it. */
export type Recipe = (stage: Stage) => HttpRequest | Promise<HttpRequest>

/** By operation, then by status and name of the example: `200 canceled`, `409 IDEMPOTENCY_ERROR`. */
export type Recipes = { readonly [O in OperationId]?: Readonly<Record<string, Recipe>> }

/** A UUIDv4 that nothing has. */
export const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000'
