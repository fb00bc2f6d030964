import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { type EventRow, eventFeed } from '../api/event-feed.ts'
import { useFeed } from '../api/live.ts'
import { t } from '../language/language.ts'
import { Card, Empty, Field, Status, Trouble, ViewLink } from '../parts/parts.tsx'
import { shortInstant } from '../parts/time.ts'
import { VirtualList } from '../parts/virtual-list.tsx'
import { usePage } from '../state/page.ts'
import { useInSight } from '../parts/use-in-sight.ts'
import { show } from '../state/url.ts'
import { EventDetail } from './event-detail.tsx'
import { Receiver } from './receiver.tsx'

/** The events of the wallet with their deliveries, and the built-in receiver. */
export function EventScreen(): JSX.Element {
  const { session, view, walletId } = usePage()
  const read = useMemo(() => eventFeed(session.sandbox, walletId), [session, walletId])
  const { value, error } = useFeed(`events ${walletId}`, read)
  const { q = '' } = view
  const detail = useInSight(view.event)
  const shown = useMemo(() => (value ?? []).filter((row) => matchesEvent(row, q)), [value, q])
  return (
    <div class="grid list-and-detail">
      <div class="column">
        <Receiver />
        <Card title={t('Events ({n})', { n: shown.length })}>
          <Field label={t('Search')}>
            <input
              type="search"
              placeholder={t('event, id or DEAD')}
              value={q}
              onInput={({ currentTarget }) =>
                show({ q: currentTarget.value === '' ? undefined : currentTarget.value }, { replace: true })
              }
            />
          </Field>
          <Trouble error={error} />
          {value === undefined && error === undefined && <Empty>{t('Loading…')}</Empty>}
          {value !== undefined && shown.length === 0 && (
            <Empty>
              {value.length === 0
                ? t('No event yet. Create a charge and pay it.')
                : t('No event matches the search.')}
            </Empty>
          )}
          {shown.length > 0 && (
            <VirtualList items={shown} rowHeight={56} keyOf={({ eventId }) => eventId} label={t('Events')}>
              {(row) => <Row row={row} isCurrent={row.eventId === view.event} />}
            </VirtualList>
          )}
        </Card>
      </div>
      <div class="column detail" ref={detail}>
        {view.event === undefined ? (
          <Card title={t('Event')}>
            <Empty>{t('Choose an event from the list.')}</Empty>
          </Card>
        ) : (
          <EventDetail key={view.event} eventId={view.event} all={value ?? []} />
        )}
      </div>
    </div>
  )
}

function Row({ row, isCurrent }: { readonly row: EventRow; readonly isCurrent: boolean }): JSX.Element {
  const last = row.deliveries.at(-1)
  return (
    <ViewLink isRow isCurrent={isCurrent} to={{ event: row.eventId, beside: undefined }}>
      <span class="row-title">{row.event}</span>
      {last === undefined ? <span class="status neutral">{t('not sent')}</span> : <Status of={last.status} />}
      <span class="row-more">
        <time dateTime={row.occurredAt}>{shortInstant(row.occurredAt)}</time> {row.resourceId}
      </span>
    </ViewLink>
  )
}

/** Whether an event fits the search: each word occurs in its name, its ids or the status of a delivery. */
function matchesEvent({ event, eventId, resourceId, deliveries }: EventRow, q: string): boolean {
  const text = [event, eventId, resourceId, ...deliveries.map(({ status }) => status)]
    .join('\n')
    .toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
