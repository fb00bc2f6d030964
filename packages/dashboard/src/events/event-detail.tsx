import type { Delivery } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import type { EventRow } from '../api/event-feed.ts'
import { useCommand, useLive } from '../api/live.ts'
import { t } from '../language/language.ts'
import { Code } from '../parts/code.tsx'
import { errorText } from '../parts/names.ts'
import { Card, Empty, Status, Trouble, ViewLink } from '../parts/parts.tsx'
import { instant } from '../parts/time.ts'
import { usePage } from '../state/page.ts'
import { AttemptView } from '../timeline/attempt-view.tsx'
import { EventComparison } from './event-comparison.tsx'

/** An event with its payload and each attempt to deliver it. */
export function EventDetail({
  eventId,
  all,
}: {
  readonly eventId: string
  /** All events, the newest first. */
  readonly all: readonly EventRow[]
}): JSX.Element {
  const { session, walletId } = usePage()
  const { events, deliveries } = session.sandbox
  const { value: event, error } = useLive(`event ${eventId}`, (signal) =>
    events.getEvent({ walletId, eventId }, { signal }),
  )
  const { value: sent } = useLive(`deliveries ${eventId}`, async (signal) => {
    const { data } = await deliveries.listDeliveries({ walletId, eventId, limit: 100 }, { signal })
    return data
  })
  const { value: configured } = useLive(`webhook ${walletId}`, (signal) =>
    deliveries.getWebhook({ walletId }, { signal }),
  )
  const resend = useCommand(() => events.resendEvent({ walletId, eventId }))
  return (
    <>
      <Card
        title={event?.event ?? t('Event')}
        aside={
          configured !== undefined &&
          configured.webhook !== null && (
            <button type="button" disabled={resend.isBusy} onClick={() => void resend.run()}>
              {t('Send again')}
            </button>
          )
        }
      >
        <Trouble error={error ?? resend.error} />
        {event !== undefined && (
          <>
            <p class="hint">
              {instant(event.occurredAt)} ·{' '}
              <ViewLink to={{ screen: 'timeline', resource: event.resourceId }}>
                {t('Timeline of the resource')}
              </ViewLink>
            </p>
            <Code title={t('Body of the webhook')} text={JSON.stringify(event.payload)} />
          </>
        )}
        {sent?.length === 0 && <Empty>{t('Not delivered: the wallet has no webhook for this event.')}</Empty>}
      </Card>
      {event !== undefined && <EventComparison event={event} all={all} />}
      {sent?.toReversed().map((delivery) => (
        <DeliveryCard key={delivery.deliveryId} delivery={delivery} />
      ))}
    </>
  )
}

function DeliveryCard({ delivery }: { readonly delivery: Delivery }): JSX.Element {
  const { attempts, nextAttemptAt, status } = delivery
  const [first, last] = [attempts[0], attempts.at(-1)]
  return (
    <Card title={t('Delivery')} aside={<Status of={status} />}>
      {nextAttemptAt !== null && (
        <p class="hint">{t('The next attempt is at {at}.', { at: instant(nextAttemptAt) })}</p>
      )}
      {last !== undefined && first !== undefined && last !== first && (
        <p>
          {t('{n} attempts from {from} to {to}. The last answer:', {
            n: attempts.length,
            from: instant(first.at),
            to: instant(last.at),
          })}
        </p>
      )}
      {last !== undefined && <AttemptView attempt={last} />}
      {attempts.length > 1 && (
        <details>
          <summary>{t('Earlier attempts ({n})', { n: attempts.length - 1 })}</summary>
          {attempts
            .slice(0, -1)
            .toReversed()
            .map((attempt) => (
              <details key={attempt.number}>
                <summary>
                  {attempt.number}: {attempt.status ?? errorText(attempt.error)} · {instant(attempt.at)}
                </summary>
                <AttemptView attempt={attempt} />
              </details>
            ))}
        </details>
      )}
    </Card>
  )
}
