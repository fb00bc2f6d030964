import type { WebhookEventName } from '@pix-payments/client'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'

/** Makes the calls that cause one event, in a wallet that has a webhook. */
export type EventRecipe = (wallet: SandboxWallet) => Promise<unknown>

/** The recipes by event name, then by the name of the example. */
export type EventRecipes = { readonly [E in WebhookEventName]?: Readonly<Record<string, EventRecipe>> }
