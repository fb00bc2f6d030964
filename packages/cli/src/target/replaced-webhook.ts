import type { PutWebhookParameters, SandboxClient, WalletWebhook } from '@pix-payments/client/sandbox'
import type { Session } from './session.ts'
import { readConfig, rememberConfig, type ReplacedWebhook } from './config.ts'

/** Remembers the webhook that a listener replaces, so that the next command restores it after a kill. */
export function rememberWebhook(replaced: ReplacedWebhook): void {
  const config = readConfig()
  rememberConfig({ ...config, replaced: { ...config.replaced, [placeOf(replaced)]: replaced } })
}

/** Gives the wallet the webhook back that it had before a listener, unless it has another one by now. */
export async function restoreWebhook(
  { deliveries }: SandboxClient,
  replaced: ReplacedWebhook,
): Promise<WalletWebhook['webhook'] | undefined> {
  const { walletId, webhook, listener } = replaced
  const now = await deliveries.getWebhook({ walletId })
  const isListener = now.webhook?.url === listener
  if (isListener) await deliveries.putWebhook({ walletId, webhook } as PutWebhookParameters)
  const config = readConfig()
  const { [placeOf(replaced)]: _restored, ...rest } = config.replaced
  rememberConfig({ ...config, replaced: rest })
  return isListener ? webhook : undefined
}

/** Restores the webhooks of this sandbox whose listeners were killed. */
export async function restoreWebhooks({ control, output, target }: Session): Promise<void> {
  for (const replaced of Object.values(readConfig().replaced)) {
    if (replaced.url !== target.url || isAlive(replaced.pid)) continue
    try {
      const webhook = await restoreWebhook(control, replaced)
      if (webhook !== undefined) output.note(restoredText(replaced))
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
