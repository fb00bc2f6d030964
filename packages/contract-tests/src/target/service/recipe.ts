import type { WebhookEventName } from '@pix-payments/client'
import type { OperationId } from '@pix-payments/spec'
import type { HttpRequest } from '../../http/transport.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import type { SharedWallets } from './shared-wallets.ts'

/** Creates the state that a documented answer needs. Returns the request to which the service gives this answer. */
export type Recipe = (shared: SharedWallets) => HttpRequest | Promise<HttpRequest>

/** The recipes by operation, then by status and example name: `200 canceled`, `409 IDEMPOTENCY_ERROR`. */
export type Recipes = { readonly [O in OperationId]?: Readonly<Record<string, Recipe>> }

/** Makes the calls that cause one event, in a wallet that has a webhook. */
export type EventRecipe = (wallet: SandboxWallet) => Promise<unknown>

/** The recipes by event name, then by the name of the example. */
export type EventRecipes = { readonly [E in WebhookEventName]?: Readonly<Record<string, EventRecipe>> }

/** A valid UUIDv4 that is not the id of any resource. */
export const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000'

/** Runs a recipe in a new wallet. */
export const inOwnWallet =
  (recipe: (wallet: SandboxWallet, shared: SharedWallets) => ReturnType<Recipe>): Recipe =>
  async (shared) =>
    recipe(await shared.sandbox.openWallet(), shared)
