import type { WebhookEventName } from '@pix-payments/client'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'

/** Causes one event in a wallet that has a webhook. */
export type EventRecipe = (wallet: SandboxWallet) => Promise<unknown>

/** Recipes by event, then by the name of the example. */
export type EventRecipes = { readonly [E in WebhookEventName]?: Readonly<Record<string, EventRecipe>> }
