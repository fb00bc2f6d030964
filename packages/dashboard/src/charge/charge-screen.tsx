import type { JSX } from 'preact'
import { t } from '../language/language.ts'
import { Card, Empty } from '../parts/parts.tsx'
import { useInSight } from '../parts/use-in-sight.ts'
import { usePage } from '../state/page.ts'
import { ResourceTimeline } from '../timeline/timeline.tsx'
import { ChargeDetail } from './charge-detail.tsx'
import { ChargeForm } from './charge-form.tsx'
import { ChargeList } from './charge-list.tsx'

/** Creates charges, shows their QR codes, and pays them. */
export function ChargeScreen(): JSX.Element {
  const { view } = usePage()
  const detail = useInSight(view.charge)
  return (
    <div class="grid">
      <div class="column">
        <ChargeForm />
        <ChargeList />
      </div>
      <div ref={detail}>
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
