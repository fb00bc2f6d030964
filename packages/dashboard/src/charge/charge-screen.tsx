import type { JSX } from 'preact'
import { t } from '../language/language.ts'
import { Card, Empty } from '../parts/parts.tsx'
import { ResourceList } from '../parts/resource-list.tsx'
import { useInSight } from '../parts/use-in-sight.ts'
import { usePage } from '../state/page.ts'
import { ResourceTimeline } from '../timeline/timeline.tsx'
import { ChargeDetail } from './charge-detail.tsx'
import { ChargeForm } from './charge-form.tsx'

/** Creates charges, shows their QR codes, and pays them. */
export function ChargeScreen(): JSX.Element {
  const { view } = usePage()
  const detail = useInSight(view.charge)
  return (
    <div class="grid">
      <div class="column">
        <ChargeForm />
        <ResourceList
          title={t('Newest charges')}
          empty={t('No charge yet. Those of your own code appear here too.')}
          resource="charge"
          viewOf={({ resourceId }) => ({ charge: resourceId })}
          current={view.charge}
        />
      </div>
      <div class="detail" ref={detail}>
        {view.charge === undefined ? (
          <Card title={t('Charge')}>
            <Empty>{t('Create a charge, or choose one from the list.')}</Empty>
          </Card>
        ) : (
          <div class="column">
            <ChargeDetail key={view.charge} chargeId={view.charge} />
            <ResourceTimeline key={`timeline ${view.charge}`} resource={view.charge} />
          </div>
        )}
      </div>
    </div>
  )
}
