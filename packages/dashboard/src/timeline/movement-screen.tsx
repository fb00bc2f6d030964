import type { JSX } from 'preact'
import { t } from '../language/language.ts'
import { ResourceList } from '../parts/resource-list.tsx'

/** The refunds and the internal transfers of the wallet. A refund opens its timeline; a transfer is over at once. */
export function MovementScreen(): JSX.Element {
  return (
    <div class="grid">
      <ResourceList
        title={t('Newest refunds')}
        empty={t('No refund yet. Open a paid charge to refund it.')}
        resource="refund"
        viewOf={({ resourceId }) => ({ screen: 'timeline', resource: resourceId })}
      />
      <ResourceList
        title={t('Newest transfers')}
        empty={t('No transfer yet. Your code creates them.')}
        resource="transfer"
        viewOf={() => undefined}
      />
    </div>
  )
}
