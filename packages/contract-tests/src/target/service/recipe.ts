import type { OperationId } from '@pix-payments/spec'
import type { HttpRequest } from '../../http/transport.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import type { Stage } from './stage.ts'

/** Creates the state that a documented answer needs. Returns the request to which the service gives this answer. */
export type Recipe = (stage: Stage) => HttpRequest | Promise<HttpRequest>

/** The recipes by operation, then by status and example name: `200 canceled`, `409 IDEMPOTENCY_ERROR`. */
export type Recipes = { readonly [O in OperationId]?: Readonly<Record<string, Recipe>> }

/** A valid UUIDv4 that is not the id of any resource. */
export const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000'

/** Runs a recipe in a new wallet. */
export const inOwnWallet =
  (recipe: (wallet: SandboxWallet, stage: Stage) => ReturnType<Recipe>): Recipe =>
  async (stage) =>
    recipe(await stage.sandbox.openWallet(), stage)
