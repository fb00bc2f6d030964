import type { Recurrence } from '@pix-payments/client'
import type { JSX } from 'preact'
import { createdBy } from '../api/created.ts'
import { useLive } from '../api/live.ts'
import { t } from '../language/language.ts'
import { Card, Empty, Trouble, ViewLink } from '../parts/parts.tsx'
import { shortInstant } from '../parts/time.ts'
import { useInSight } from '../parts/use-in-sight.ts'
import { usePage } from '../state/page.ts'
import { RecurrenceDetail } from './recurrence-detail.tsx'
import { RecurrenceForm } from './recurrence-form.tsx'
import { WorldSwitches } from './world-switches.tsx'

/** Recurrences with their cycles. The page acts as the operator, the payer and the payer's institution. */
export function RecurrenceScreen(): JSX.Element {
  const { view } = usePage()
  const detail = useInSight(view.recurrence)
  return (
    <div class="grid list-and-detail">
      <div class="column">
        <RecurrenceForm />
        <RecurrenceList />
        <WorldSwitches />
      </div>
      <div ref={detail}>
        {view.recurrence === undefined ? (
          <Card title={t('Recurrence')}>
            <Empty>{t('Create a recurrence, or choose one from the list.')}</Empty>
          </Card>
        ) : (
          <RecurrenceDetail key={view.recurrence} id={view.recurrence} />
        )}
      </div>
    </div>
  )
}

function RecurrenceList(): JSX.Element {
  const { session, view, walletId } = usePage()
  const { value, error } = useLive(`recurrences ${walletId}`, async (signal) => {
    const made = await createdBy<Recurrence>(session.sandbox, {
      walletId,
      operation: 'createRecurrence',
      signal,
    })
    return [...new Map(made.map((it) => [it.id, it])).values()]
  })
  return (
    <Card title={t('Newest recurrences')}>
      <Trouble error={error} />
      {value?.length === 0 && (
        <Empty>{t('No recurrence yet. Those of your own code appear here too.')}</Empty>
      )}
      <ul class="rows links">
        {value?.map(({ id, frequency, totalCharges, createdAt }) => (
          <li key={id}>
            <ViewLink isRow to={{ recurrence: id }} isCurrent={view.recurrence === id}>
              <strong>{`${frequency} × ${totalCharges}`}</strong>{' '}
              <time class="hint" dateTime={createdAt}>
                {shortInstant(createdAt)}
              </time>
            </ViewLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
