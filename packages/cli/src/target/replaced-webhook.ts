import type { PutWebhookParameters, SandboxClient, WalletWebhook } from '@pix-payments/client/sandbox'
import type { Session } from './session.ts'
import { readConfig, rememberConfig, type ReplacedWebhook } from './config.ts'

/** Remembers the webhook that a listener replaces, so that the next command restores it after a kill. */
export function rememberWebhook(replaced: ReplacedWebhook): void {
  const config = readConfig()
  rememberConfig({ ...config, replaced: { ...config.replaced, [placeOf(replaced)]: replaced } })
}

/** Whether this address is that of a listener of the wallet that runs. */
export const isListening = (
  address: string,
  { url, walletId }: Pick<ReplacedWebhook, 'url' | 'walletId'>,
): boolean =>
  Object.values(readConfig().replaced).some(
    (it) => it.listener === address && it.url === url && it.walletId === walletId && isAlive(it.pid),
  )

/**
 * Restores the webhook that the wallet had before a listener, and returns it. Restores nothing when the wallet has another
 * webhook now. If that is the webhook of a later listener, the later listener restores the first one at its end.
 */
export async function restoreWebhook(
  { deliveries }: SandboxClient,
  replaced: ReplacedWebhook,
): Promise<WalletWebhook['webhook'] | undefined> {
  const { walletId, listener } = replaced
  const now = await deliveries.getWebhook({ walletId })
  const config = readConfig()
  // An earlier listener that ended has left its own webhook here.
  const { [placeOf(replaced)]: { webhook } = replaced, ...rest } = config.replaced
  const isListener = now.webhook?.url === listener
  if (isListener) await deliveries.putWebhook({ walletId, webhook } as PutWebhookParameters)
  const later = Object.entries(rest).map(([place, it]) => [
    place,
    it.walletId === walletId && it.webhook?.url === listener ? { ...it, webhook } : it,
  ])
  rememberConfig({ ...config, replaced: Object.fromEntries(later) })
  return isListener ? webhook : undefined
}

/** Restores the webhooks of this sandbox whose listeners were killed. */
export async function restoreWebhooks({ control, output, target }: Session): Promise<void> {
  for (const replaced of Object.values(readConfig().replaced)) {
    if (replaced.url !== target.url || isAlive(replaced.pid)) continue
    try {
      const webhook = await restoreWebhook(control, replaced)
      if (webhook !== undefined) output.note(restoredText({ ...replaced, webhook }))
    } catch {
      // The sandbox does not answer, or no longer has the wallet. The command itself says so.
    }
  }
}

export const restoredText = ({ walletId, webhook }: ReplacedWebhook): string =>
  webhook === null
    ? `Wallet ${walletId} has no webhook again.`
    : `Wallet ${walletId} has its own webhook again: ${webhook.url}`

const placeOf = ({ url, walletId, listener }: ReplacedWebhook): string => `${url} ${walletId} ${listener}`

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
