import type { WebhookConfiguration } from '@pix-payments/client'
import type { JSX } from 'preact'
import { createdBy } from '../api/created.ts'
import { useCommand, useLive } from '../api/live.ts'
import { t } from '../language/language.ts'
import { Card, Trouble } from '../parts/parts.tsx'
import { usePage } from '../state/page.ts'

/** The receiver that the service has. It verifies each delivery, and the list of events shows what it got. */
const receiverUrl = (walletId: string): string => `${location.origin}/page/receiver/${walletId}`

/** Sends the events of the wallet to the built-in receiver, or says where they go. */
export function Receiver(): JSX.Element {
  const { session, walletId } = usePage()
  const { value, error } = useLive(`webhook ${walletId}`, async (signal) => {
    // No operation reads the webhook, so the request log is read.
    const made = await createdBy<WebhookConfiguration>(session.sandbox, {
      walletId,
      operation: 'configureWebhook',
      signal,
    })
    return { url: made[0]?.url }
  })
  const configure = useCommand(() =>
    session.call(walletId, (pix) =>
      pix.webhooks.configureWebhook({ url: receiverUrl(walletId), authentication: { type: 'NONE' } }),
    ),
  )
  const resend = useCommand(() => session.sandbox.events.resendEvents({ walletId }))
  const isOwn = value?.url === receiverUrl(walletId)
  return (
    <Card title={t('Webhook receiver')}>
      <Trouble error={error ?? configure.error ?? resend.error} />
      {value !== undefined && value.url === undefined && (
        <p>{t('This wallet has no webhook, so its events are recorded and not sent.')}</p>
      )}
      {value?.url !== undefined && (
        <p>
          {isOwn
            ? t('Events go to the built-in receiver, which verifies their signatures:')
            : t('Events go to')}{' '}
          <code>{value.url}</code>
        </p>
      )}
      <div class="actions">
        {value !== undefined && !isOwn && (
          <button
            type="button"
            class="primary"
            disabled={configure.isBusy}
            onClick={() => void configure.run()}
          >
            {value.url === undefined
              ? t('Use the built-in receiver')
              : t('Use the built-in receiver instead')}
          </button>
        )}
        {value?.url !== undefined && (
          <button type="button" disabled={resend.isBusy} onClick={() => void resend.run()}>
            {t('Send all events again')}
          </button>
        )}
      </div>
    </Card>
  )
}
