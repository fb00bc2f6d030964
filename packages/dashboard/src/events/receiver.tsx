import type { PutWebhookParameters, WalletWebhook } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useCommand, useLive } from '../api/live.ts'
import { t } from '../language/language.ts'
import { Card, Trouble } from '../parts/parts.tsx'
import { usePage } from '../state/page.ts'
import { WebhookForm } from './webhook-form.tsx'

/** The receiver that the service has. It verifies each delivery, and the list of events shows what it got. */
const receiverUrl = (walletId: string): string => `${location.origin}/page/receiver/${walletId}`

/** Where this browser keeps the webhook that the built-in receiver replaced. */
const placeOf = (walletId: string): string => `webhook-${walletId}`

/** Says where the events of the wallet go, and sends them to the built-in receiver or to a URL of your own. */
export function Receiver(): JSX.Element {
  const { session, walletId } = usePage()
  const { deliveries, events } = session.sandbox
  const { value, error } = useLive(`webhook ${walletId}`, (signal) =>
    deliveries.getWebhook({ walletId }, { signal }),
  )
  const configure = useCommand(async () => {
    localStorage.setItem(placeOf(walletId), JSON.stringify(value))
    await session.call(walletId, (pix) =>
      pix.webhooks.configureWebhook({ url: receiverUrl(walletId), authentication: { type: 'NONE' } }),
    )
  })
  const stop = useCommand(async () => {
    const before = JSON.parse(localStorage.getItem(placeOf(walletId)) ?? '{"webhook":null}') as WalletWebhook
    await deliveries.putWebhook({ walletId, ...before } as PutWebhookParameters)
    localStorage.removeItem(placeOf(walletId))
  })
  const resend = useCommand(() => events.resendEvents({ walletId }))
  const isBuiltIn = value?.webhook?.url === receiverUrl(walletId)
  return (
    <Card title={t('Webhook receiver')}>
      <Trouble error={error ?? configure.error ?? stop.error ?? resend.error} />
      {value?.webhook === null && (
        <p>{t('This wallet has no webhook, so its events are recorded and not sent.')}</p>
      )}
      {value !== undefined && value.webhook !== null && (
        <p>
          {isBuiltIn
            ? t('Events go to the built-in receiver, which verifies their signatures:')
            : t('Events go to')}{' '}
          <code>{value.webhook.url}</code>{' '}
          {value.webhook.events !== null && (
            <span class="hint">{t('only {events}', { events: value.webhook.events.join(', ') || '–' })}</span>
          )}
        </p>
      )}
      <div class="actions">
        {isBuiltIn ? (
          <button type="button" disabled={stop.isBusy} onClick={() => void stop.run()}>
            {t('Stop it, and restore the webhook')}
          </button>
        ) : (
          value !== undefined && (
            <button
              type="button"
              class="primary"
              disabled={configure.isBusy}
              onClick={() => void configure.run()}
            >
              {value.webhook === null
                ? t('Use the built-in receiver')
                : t('Use the built-in receiver instead')}
            </button>
          )
        )}
        {value !== undefined && value.webhook !== null && (
          <button type="button" disabled={resend.isBusy} onClick={() => void resend.run()}>
            {t('Send all events again')}
          </button>
        )}
      </div>
      {value !== undefined && <WebhookForm key={walletId} />}
    </Card>
  )
}
