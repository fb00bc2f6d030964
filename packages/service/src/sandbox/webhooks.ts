import type { WalletWebhook } from '@pix-payments/spec/sandbox-types'
import { newSigningSecret } from '../application/money/signing-secret.ts'
import { isReservedHeader, type WebhookAccount } from '../domain/webhook/webhook-account.ts'
import { webhookFacts } from '../domain/webhook/webhook-facts.ts'
import { appendAct } from '../storage/rows/audit-rows.ts'
import { deleteWebhook, findWebhookAccount, saveWebhook } from '../storage/rows/webhook-rows.ts'
import { answer, type Handler, refuseFields, walletNotFound } from './operation.ts'

/** G-122: reads the webhook with the secrets that configureWebhook masks. */
export const getWebhook: Handler<'getWebhook'> = async ({ wallets, keys }, { path }) => {
  const body = await wallets.read(path.walletId, async ({ reader, wallet }) =>
    bodyOf(await findWebhookAccount(reader, keys, wallet.id)),
  )
  return body === undefined ? walletNotFound(path.walletId) : answer(200, body)
}

const RESERVED = {
  field: 'webhook.authentication.headerName',
  message: 'must not be a header that deliveries set themselves or that HTTP reserves',
}

/** G-122: sets the webhook to an earlier one, or removes it. */
export const putWebhook: Handler<'putWebhook'> = async (
  { wallets, keys, clock },
  { path, body: { webhook }, by },
) => {
  const { walletId } = path
  const authentication = webhook?.authentication
  if (authentication?.type === 'HEADER' && isReservedHeader(authentication.headerName)) {
    return refuseFields('MalformedRequest', [RESERVED])
  }
  const saved = await wallets.write(walletId, async (work) => {
    const { transaction, now } = work
    const earlier = await findWebhookAccount(transaction, keys, walletId)
    const account = webhook && {
      signingSecret: earlier?.signingSecret ?? newSigningSecret(work),
      previous: earlier?.previous ?? null,
      ...webhook,
      updatedAt: now,
    }
    if (account === null) await deleteWebhook(transaction, walletId)
    else await saveWebhook(transaction, keys, walletId, account)
    if (account !== null || earlier !== undefined) {
      const name = account === null ? 'webhookRemoved' : 'webhookConfigured'
      const [before, after] = [webhookFacts(earlier), webhookFacts(account ?? undefined)]
      await appendAct(transaction, { name, subject: walletId, by: by(), before, after }, clock.now())
    }
    return answer(200, bodyOf(webhook ?? undefined))
  })
  return saved ?? walletNotFound(walletId)
}

const bodyOf = (
  account: Pick<WebhookAccount, 'url' | 'authentication' | 'events'> | undefined,
): WalletWebhook => {
  if (account === undefined) return { webhook: null }
  const { url, authentication, events } = account
  return { webhook: { url, authentication, events } as WalletWebhook['webhook'] }
}
