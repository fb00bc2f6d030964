import type { Wallet } from '@pix-payments/client/sandbox'
import { money, pairs, table } from '../output/text.ts'
import { configFile, readConfig, writeConfig } from '../target/config.ts'
import { chooseWallet, rememberCredentials, type Session } from '../target/session.ts'
import { allItems } from './all-items.ts'
import type { TargetOptions } from '../target/target.ts'
import { centsOf, instantOf } from '../read-values.ts'

export async function listWallets({ control, output }: Session): Promise<void> {
  const data = await allItems(control.wallets.listWallets.items({ limit: 100 }))
  const rows = data.map(({ walletId, name, operatorName, balance }) => [
    walletId,
    name,
    operatorName,
    money(balance.available),
  ])
  output.result(data, table(['wallet', 'name', 'operator', 'available'], rows))
}

export async function showWallet({ wallet, output }: Session): Promise<void> {
  const shown = await wallet()
  output.result(shown, description(shown))
}

export async function resetWallet({ wallet, control, output }: Session): Promise<void> {
  const { walletId } = await wallet()
  const reset = await control.wallets.resetWallet({ walletId })
  output.note(`Wallet ${walletId} is as it was at its creation.`)
  output.result(reset, description(reset))
}

/** Makes a wallet the default of its sandbox, for all commands. */
export async function applyWallet(
  { control, output, target }: Session,
  _options: TargetOptions,
  idOrName = '',
): Promise<void> {
  const used = await chooseWallet(control, { url: target.url, wallet: idOrName })
  const config = readConfig()
  writeConfig({ ...config, wallets: { ...config.wallets, [target.url]: used.walletId } })
  output.note(`Commands now use the wallet ${used.walletId} of ${target.url}.`)
  output.result(used, description(used))
}

/** Shows what a command without options uses. */
export async function showStatus({ wallet, output, target }: Session): Promise<void> {
  const used = await wallet()
  const { url, wallet: chosen, isDefaultWallet = false } = target
  const choice =
    chosen === undefined
      ? 'the oldest'
      : isDefaultWallet
        ? 'pix wallet use'
        : 'an option, a variable or a profile'
  const { walletId, name, clock, balance } = used
  output.result(
    { url, chosenBy: choice, wallet: used },
    pairs([
      ['sandbox', url],
      ['wallet', `${walletId} ${name}`],
      ['chosen by', choice],
      ['clock', `${clock.now} ${clock.mode}`],
      ['available', money(balance.available)],
      ['settings', configFile()],
    ]),
  )
}

interface CreateOptions extends TargetOptions {
  readonly name?: string
  readonly balance?: string
  readonly frozen?: boolean
  readonly now?: string
  readonly env?: boolean
}

export async function createWallet(
  { control, output, target }: Session,
  options: CreateOptions,
): Promise<void> {
  const { name, balance, frozen = false, now, env = false } = options
  const instant = now === undefined ? undefined : await instantOf('--now', now)
  const created = await control.wallets.createWallet({
    ...(name !== undefined && { name }),
    ...(balance !== undefined && { openingBalance: centsOf('--balance', balance) }),
    clock: { mode: frozen ? 'FROZEN' : 'RUNNING', ...(instant !== undefined && { now: instant }) },
  })
  const { walletId, credentials, pixKeys } = created
  rememberCredentials(`${target.url} ${walletId}`, credentials)
  const lines = [
    `PIX_URL=${target.url}`,
    `PIX_WALLET=${walletId}`,
    `PIX_CLIENT_ID=${credentials.clientId}`,
    `PIX_CLIENT_SECRET=${credentials.clientSecret}`,
    `PIX_KEY=${pixKeys[0] ?? ''}`,
  ]
  if (!env)
    output.note(`Wallet ${walletId} is created. Use it with --wallet, PIX_WALLET or "pix wallet use".`)
  output.result(created, env ? lines.join('\n') : description(created))
}

/** The text of a wallet. */
export const description = ({
  walletId,
  name,
  operatorName,
  cnpj,
  pixKeys,
  clock,
  balance,
}: Wallet): string =>
  pairs([
    ['wallet', walletId],
    ['name', name],
    ['operator', `${operatorName} (${cnpj})`],
    ['Pix keys', pixKeys.join(', ')],
    ['clock', `${clock.now} ${clock.mode}`],
    ['available', money(balance.available)],
    ['blocked', money(balance.blocked)],
  ])
