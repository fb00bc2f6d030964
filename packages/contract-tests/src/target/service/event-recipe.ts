import type { WebhookEventName } from '@pix-payments/client'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'

/** Causes an event in a wallet that has a webhook, once. */
export type EventRecipe = (wallet: SandboxWallet) => Promise<unknown>

/** By event, then by the name of the example. */
export type EventRecipes = { readonly [E in WebhookEventName]?: Readonly<Record<string, EventRecipe>> }
