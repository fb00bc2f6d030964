import { createPixClient } from '@pix-payments/client'
import { createRandom } from '../random.ts'
import type { Setup, ScenarioRun } from './scenario-run.ts'

/** Centavos of the operator in the wallet. */
const OPENING_BALANCE = 100_000

export interface ScenarioOptions {
  readonly name: string
  readonly seed: number
  /** When the wallet begins. */
  readonly start: Date
}

/** Creates a wallet, connects the back end to it, and starts the back end when it does not run. */
export async function openRun(setup: Setup, { name, seed, start }: ScenarioOptions): Promise<ScenarioRun> {
  const { sandbox, sandboxUrl, proxy, webhookUrl, api, backEnd, lifecycle } = setup
  proxy.reset()
  await lifecycle.start()
  const now = start.toISOString()
  const wallet = await sandbox.wallets.createWallet({
    name: `verify ${name}`,
    openingBalance: OPENING_BALANCE,
    clock: { mode: 'FROZEN', now },
  })
  const { walletId, cnpj, credentials, pixKeys } = wallet
  proxy.deliverBy(() => sandbox.clock.advanceClock({ walletId, by: 0 }))
  const pix = createPixClient({ baseUrl: sandboxUrl, ...credentials })
  const { signingSecret } = await pix.webhooks.configureWebhook({
    url: webhookUrl,
    authentication: { type: 'NONE' },
  })
  const connection = {
    baseUrl: proxy.url,
    ...credentials,
    walletId,
    cnpj,
    pixKey: pixKeys[0] ?? '',
    signingSecret: signingSecret ?? '',
    openingBalance: OPENING_BALANCE,
    now,
  }
  await api.ask(backEnd, 'connect', connection)
  return {
    ...setup,
    random: createRandom(name, seed),
    pix,
    walletId,
    pixKey: connection.pixKey,
    signingSecret: connection.signingSecret,
    openingBalance: OPENING_BALANCE,
    players: new Map(),
    deposits: new Map(),
    recurrences: new Map(),
    payouts: [],
    strangers: [],
    takeBacks: [],
    start,
    now: start,
    log: [],
    unplayed: [],
    acceptedForgeries: [],
    hasForgeries: false,
    sent: [],
  }
}
