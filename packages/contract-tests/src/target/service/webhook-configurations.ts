import type { Recipe, Recipes } from './recipe.ts'

/** Requests a second configuration of the webhook. The wallet has a webhook already and has no events. */
const later =
  (name: string): Recipe =>
  async ({ sandbox }) => {
    const wallet = await sandbox.openWallet()
    const body = wallet.example('configureWebhook', 'first-configuration')
    await wallet.call('configureWebhook', { body })
    return wallet.request('configureWebhook', { body: wallet.example('configureWebhook', name) })
  }

export const webhookRecipes: Recipes = {
  configureWebhook: {
    '200 first-configuration': async ({ sandbox }) => {
      const wallet = await sandbox.openWallet()
      const body = wallet.example('configureWebhook', 'first-configuration')
      return wallet.request('configureWebhook', { body })
    },
    '200 header-authentication': later('header-authentication'),
    '200 later-change': later('later-change'),
    '200 loopback-in-the-sandbox': later('loopback-in-the-sandbox'),
    '200 no-events': later('no-events'),
    '200 rotation': later('rotation'),
  },
}
