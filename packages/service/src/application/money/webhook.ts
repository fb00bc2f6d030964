import type { WebhookAuthentication, WebhookConfiguration } from '@pix-payments/spec/types'
import { DAY, timestampOrNull, timestamp } from '../../domain/timestamp.ts'
import type { WebhookAccount } from '../../domain/webhook/webhook-account.ts'
import { findWebhookAccount, saveWebhook } from '../../storage/rows/webhook-rows.ts'
import { webhookFacts } from '../../domain/webhook/webhook-facts.ts'
import { appendAct } from '../../storage/rows/audit-rows.ts'
import { UnreadableSecretError } from '../../storage/secrets/key-ring.ts'
import type { Context } from '../operation/context.ts'
import type { Handler } from '../operation/operation.ts'
import { writeOwnWallet } from '../operation/own-wallet.ts'
import { newSigningSecret } from './signing-secret.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'

const MASK = '********'

/** §4.7: each request replaces the whole webhook configuration of the wallet. */
export const configureWebhook: Handler<'configureWebhook'> = (context, { caller, body, addressOf }) =>
  writeOwnWallet(context, caller, async (work) => {
    const earlier = await findEarlier(context, work, body.rotateSigningSecret === true)
    const isRotated = earlier === undefined || body.rotateSigningSecret === true
    const signingSecret = isRotated ? newSigningSecret(work) : earlier.signingSecret
    const webhook: WebhookAccount = {
      url: body.url,
      authentication: body.authentication,
      events: body.events ?? null,
      signingSecret,
      previous: previousOf(work, earlier, isRotated),
      updatedAt: work.now,
    }
    await saveWebhook(work.transaction, context.keys, caller.walletId, webhook)
    const by = { kind: 'operator', clientId: caller.clientId, from: addressOf() } as const
    await appendAct(
      work.transaction,
      {
        name: 'webhookConfigured',
        subject: caller.walletId,
        by,
        before: webhookFacts(earlier),
        after: { ...webhookFacts(webhook), isSecretNew: isRotated },
      },
      context.clock.now(),
    )
    const configuration: WebhookConfiguration = {
      url: webhook.url,
      authentication: masked(webhook.authentication),
      events: webhook.events === null ? null : [...webhook.events],
      // G-215: only the response that creates the secret contains it.
      signingSecret: isRotated ? signingSecret : null,
      previousSigningSecretExpiresAt: timestampOrNull(webhook.previous?.expiresAt ?? null),
      updatedAt: timestamp(webhook.updatedAt),
    }
    return { ok: true, status: 200, body: configuration }
  })

/**
 * Reads the configuration that the request replaces. A request for a new secret also replaces secrets that cannot be
 * decrypted, so that an operator can repair its webhook.
 */
async function findEarlier(
  { keys }: Pick<Context, 'keys'>,
  { transaction, wallet }: WalletWork,
  isReplaced: boolean,
): Promise<WebhookAccount | undefined> {
  try {
    return await findWebhookAccount(transaction, keys, wallet.id)
  } catch (error) {
    if (isReplaced && error instanceof UnreadableSecretError) return undefined
    throw error
  }
}

/**
 * Returns the secret before the last rotation. For 24 hours after a rotation, each delivery carries a second signature
 * by this secret (G-215).
 */
function previousOf(
  { now }: WalletWork,
  earlier: WebhookAccount | undefined,
  isRotated: boolean,
): WebhookAccount['previous'] {
  if (earlier === undefined) return null
  if (isRotated) return { signingSecret: earlier.signingSecret, expiresAt: now + DAY }
  return earlier.previous !== null && earlier.previous.expiresAt > now ? earlier.previous : null
}

function masked(authentication: WebhookAuthentication): WebhookConfiguration['authentication'] {
  switch (authentication.type) {
    case 'NONE':
      return { type: 'NONE' }
    case 'BASIC':
      return { type: 'BASIC', username: authentication.username, password: MASK }
    case 'BEARER':
      return { type: 'BEARER', token: MASK }
    case 'HEADER':
      return { type: 'HEADER', headerName: authentication.headerName, headerValue: MASK }
  }
}
