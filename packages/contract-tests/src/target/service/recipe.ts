import type { OperationId } from '@pix-payments/spec'
import type { HttpRequest } from '../../http/transport.ts'
import type { Stage } from './stage.ts'

/** Creates the state that a documented answer needs, and returns the request that gets the answer. */
export type Recipe = (stage: Stage) => HttpRequest | Promise<HttpRequest>

/** Recipes by operation, then by status and name of the example: `200 canceled`, `409 IDEMPOTENCY_ERROR`. */
export type Recipes = { readonly [O in OperationId]?: Readonly<Record<string, Recipe>> }

/** A UUIDv4 that no resource has. */
export const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000'
