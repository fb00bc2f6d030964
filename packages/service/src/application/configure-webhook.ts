import { type RefusalDetail, refuse } from '../domain/refusal.ts'
import { DAY, timestampOrNull, timestamp } from '../domain/timestamp.ts'
import { isPublicUrl } from '../domain/webhook/public-url.ts'
import { type WebhookAccount, isReservedHeader } from '../domain/webhook/webhook-account.ts'
import type {
  ConfigureWebhookRequest,
  WebhookAuthentication,
  WebhookConfiguration,
} from '@pix-payments/spec/types'
import { findWebhook, saveWebhook } from '../storage/rows/event-rows.ts'
import { type Handler, unknownWallet } from './operation.ts'
import type { WalletWork } from './wallet-work.ts'

const NOT_A_URL = { field: 'url', message: 'must be a URL whose host and port exist' }
const NOT_PUBLIC = { field: 'url', message: 'must be an https URL of a public host in production' }
const RESERVED_HEADER = {
  field: 'authentication.headerName',
  message: 'must not be a header that deliveries set themselves or that HTTP reserves',
}
const MASK = '********'
const SECRET_BYTES = 32

/** §4.7: every PUT replaces the whole configuration. */
export const configureWebhook: Handler<'configureWebhook'> = async (service, { caller, body }) => {
  const broken = brokenRules(body, service.mode)
  if (broken.length > 0) return refuse('MalformedRequest', ...broken)
  const outcome = await service.wallets.write(caller.walletId, async (work) => {
    const earlier = await findWebhook(work.transaction, caller.walletId)
    const isRotated = earlier === undefined || body.rotateSigningSecret === true
    const signingSecret = isRotated ? newSecret(work) : earlier.signingSecret
    const webhook: WebhookAccount = {
      url: body.url,
      authentication: body.authentication,
      events: body.events ?? null,
      signingSecret,
      previous: previousOf(work, earlier, isRotated),
      updatedAt: work.now,
    }
    await saveWebhook(work.transaction, caller.walletId, webhook)
    const configuration: WebhookConfiguration = {
      url: webhook.url,
      authentication: masked(webhook.authentication),
      events: webhook.events === null ? null : [...webhook.events],
      // G-215: given once.
      signingSecret: isRotated ? signingSecret : null,
      previousSigningSecretExpiresAt: timestampOrNull(webhook.previous?.expiresAt ?? null),
      updatedAt: timestamp(webhook.updatedAt),
    }
    return { ok: true, status: 200, body: configuration } as const
  })
  return outcome ?? unknownWallet()
}

/** G-123, G-214: what no schema can say of the URL and of the header. */
function brokenRules(
  { url, authentication }: ConfigureWebhookRequest,
  mode: 'sandbox' | 'production',
): readonly RefusalDetail[] {
  const broken: RefusalDetail[] = []
  if (!URL.canParse(url)) broken.push(NOT_A_URL)
  else if (mode === 'production' && !isPublicUrl(url)) broken.push(NOT_PUBLIC)
  if (authentication.type === 'HEADER' && isReservedHeader(authentication.headerName))
    broken.push(RESERVED_HEADER)
  return broken
}

const newSecret = ({ random }: WalletWork): string =>
  `whsec_${Buffer.from(random(SECRET_BYTES)).toString('base64')}`

/** For 24 hours after a rotation the secret before signs as well (G-215). */
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
