import type { Webhook, WebhookAccount, WebhookSecrets } from '../../domain/webhook/webhook-account.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { recordKey } from './key-check-rows.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const webhookOf = statement('webhook.of', 'select body from webhook where wallet_id = $1')
const sealedOf = statement('webhook.sealedOf', 'select body, secrets from webhook where wallet_id = $1')
const putWebhook = statement(
  'webhook.put',
  `insert into webhook (wallet_id, body, secrets) values ($1, $2, $3)
    on conflict (wallet_id) do update set body = excluded.body, secrets = excluded.secrets`,
)
const dropWebhook = statement('webhook.delete', 'delete from webhook where wallet_id = $1')

/** A webhook as stored: its secrets are encrypted, see `KeyRing`. */
export interface SealedWebhook extends Webhook {
  readonly walletId: string
  readonly secrets: string
}

interface SealedRow {
  readonly body: string
  readonly secrets: string
}

/** The secrets of a wallet's webhook are encrypted for this place, so that they open for no other wallet. */
export const placeOfSecrets = (walletId: string): string => `webhook.secrets of the wallet ${walletId}`

/** Reads the webhook without its secrets. */
export async function findWebhook(reader: Reader, walletId: string): Promise<Webhook | undefined> {
  const row = await reader.first<{ body: string }>(webhookOf, [walletId])
  return row && (JSON.parse(row.body) as Webhook)
}

/** @throws UnreadableSecretError */
export async function findWebhookAccount(
  reader: Reader,
  keys: KeyRing,
  walletId: string,
): Promise<WebhookAccount | undefined> {
  const row = await reader.first<SealedRow>(sealedOf, [walletId])
  return row && openWebhook(keys, toSealedWebhook(walletId, row))
}

export const toSealedWebhook = (walletId: string, { body, secrets }: SealedRow): SealedWebhook => ({
  ...(JSON.parse(body) as Webhook),
  walletId,
  secrets,
})

/** @throws UnreadableSecretError */
export function openWebhook(
  keys: KeyRing,
  { walletId, secrets, url, events, updatedAt }: SealedWebhook,
): WebhookAccount {
  const opened = JSON.parse(keys.open(secrets, placeOfSecrets(walletId))) as WebhookSecrets
  return { url, events, updatedAt, ...opened }
}

export async function saveWebhook(
  transaction: Transaction,
  keys: KeyRing,
  walletId: string,
  { url, events, updatedAt, authentication, signingSecret, previous }: WebhookAccount,
): Promise<void> {
  const webhook: Webhook = { url, events, updatedAt }
  const secrets: WebhookSecrets = { authentication, signingSecret, previous }
  const sealed = keys.seal(JSON.stringify(secrets), placeOfSecrets(walletId))
  // A rotation may have ended already. Then a service does not start without this key until the next one.
  await recordKey(transaction, keys)
  await transaction.run(putWebhook, [walletId, JSON.stringify(webhook), sealed])
}

export async function deleteWebhook(transaction: Transaction, walletId: string): Promise<void> {
  await transaction.run(dropWebhook, [walletId])
}
