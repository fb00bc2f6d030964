import type { SandboxEvent } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import type { EventRow } from '../api/event-feed.ts'
import { useLive } from '../api/live.ts'
import { t } from '../language/language.ts'
import { Card, Field, Trouble } from '../parts/parts.tsx'
import { instant } from '../parts/time.ts'
import { Diff } from '../requests/comparison.tsx'
import { usePage } from '../state/page.ts'
import { show } from '../state/url.ts'

/** The newest events of the same name that an event can be compared with. */
const MOST_CHOICES = 100

/** Compares the body of the open event with that of another event of the same name, which the user chooses. */
export function EventComparison({
  event,
  all,
}: {
  readonly event: SandboxEvent
  readonly all: readonly EventRow[]
}): JSX.Element | null {
  const { view } = usePage()
  const others = all.filter((it) => it.event === event.event && it.eventId !== event.eventId)
  const beside = others.find(({ eventId }) => eventId === view.beside)
  if (others.length === 0) return null
  return (
    <Card title={t('Comparison')}>
      <Field label={t('Compare with')}>
        <select
          value={beside?.eventId ?? ''}
          onChange={({ currentTarget: { value } }) => show({ beside: value === '' ? undefined : value })}
        >
          <option value="">{t('no other event')}</option>
          {others.slice(0, MOST_CHOICES).map(({ eventId, occurredAt, resourceId }) => (
            <option key={eventId} value={eventId}>
              {`${instant(occurredAt)} · ${resourceId}`}
            </option>
          ))}
        </select>
      </Field>
      {beside !== undefined && <Bodies newer={event} otherId={beside.eventId} />}
    </Card>
  )
}

function Bodies({ newer, otherId }: { readonly newer: SandboxEvent; readonly otherId: string }): JSX.Element {
  const { session, walletId } = usePage()
  const { value: other, error } = useLive(`event ${otherId}`, (signal) =>
    session.sandbox.events.getEvent({ walletId, eventId: otherId }, { signal }),
  )
  return (
    <>
      <Trouble error={error} />
      {other !== undefined && (
        <Diff
          title={t('Body of the webhook')}
          older={JSON.stringify(other.payload)}
          newer={JSON.stringify(newer.payload)}
        />
      )}
    </>
  )
}
