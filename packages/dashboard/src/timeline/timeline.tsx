import type { Timeline } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useLive } from '../api/live.ts'
import { t } from '../language/language.ts'
import { timerName } from '../parts/names.ts'
import { Card, Empty, Status, Trouble } from '../parts/parts.tsx'
import { duration, shortInstant } from '../parts/time.ts'
import { useNow } from '../state/now.ts'
import { usePage } from '../state/page.ts'
import { foldRetries } from './fold-retries.ts'
import { keysOf } from './keys.ts'
import { TimelineEntry } from './timeline-entry.tsx'

/** What happened to a resource and why, from the first call to what falls due next. */
export function ResourceTimeline({ resource }: { readonly resource: string }): JSX.Element {
  const { session, walletId } = usePage()
  const { value, error } = useLive(`timeline ${walletId} ${resource}`, (signal) =>
    session.sandbox.activity.getTimeline({ walletId, resource }, { signal }),
  )
  return (
    <Card title={t('Timeline')} aside={value !== undefined && <Status of={value.status} />}>
      <Trouble error={error} />
      {value === undefined && error === undefined && <Empty>{t('Loading…')}</Empty>}
      {value !== undefined && <Entries timeline={value} />}
    </Card>
  )
}

function Entries({ timeline }: { readonly timeline: Timeline }): JSX.Element {
  const { wallet } = usePage()
  const now = useNow(wallet.clock)
  const steps = foldRetries(timeline.entries)
  const keys = keysOf(steps.map(({ entry }) => entry))
  return (
    <>
      {timeline.truncated && <p class="hint">{t('Older entries are left out.')}</p>}
      <ol class="timeline">
        {steps.map(({ entry, count, since }, index) => (
          <TimelineEntry key={keys[index]} entry={entry} count={count} since={since} />
        ))}
        {timeline.due.map(({ at, kind, resourceId }) => (
          <li key={`${at} ${kind} ${resourceId}`} class="step-due">
            <p>
              <time dateTime={at}>{shortInstant(at)}</time> <span class="kind">{t('due')}</span>{' '}
              {timerName(kind)}{' '}
              <span class="hint">{t('in {time}', { time: duration((Date.parse(at) - now) / 1000) })}</span>
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
