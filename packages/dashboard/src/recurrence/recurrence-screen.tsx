import type { JSX } from 'preact'
import { t } from '../language/language.ts'
import { Card, Empty } from '../parts/parts.tsx'
import { ResourceList } from '../parts/resource-list.tsx'
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
        <ResourceList
          title={t('Newest recurrences')}
          empty={t('No recurrence yet. Those of your own code appear here too.')}
          resource="recurrence"
          viewOf={({ resourceId }) => ({ recurrence: resourceId })}
          current={view.recurrence}
        />
        <WorldSwitches />
      </div>
      <div class="detail" ref={detail}>
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
