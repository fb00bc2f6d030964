import type { JSX } from 'preact'
import { t } from '../language/language.ts'
import { Card, Empty } from '../parts/parts.tsx'
import { ResourceList } from '../parts/resource-list.tsx'
import { useInSight } from '../parts/use-in-sight.ts'
import { usePage } from '../state/page.ts'
import { WithdrawalDetail } from './withdrawal-detail.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

/** Creates withdrawals, and decides how they end. */
export function WithdrawalScreen(): JSX.Element {
  const { view } = usePage()
  const detail = useInSight(view.withdrawal)
  return (
    <div class="grid">
      <div class="column">
        <WithdrawalForm />
        <ResourceList
          title={t('Newest withdrawals')}
          empty={t('No withdrawal yet. Those of your own code appear here too.')}
          resource="withdrawal"
          viewOf={({ externalId }) => ({ withdrawal: externalId ?? undefined })}
          current={view.withdrawal}
        />
      </div>
      <div class="detail" ref={detail}>
        {view.withdrawal === undefined ? (
          <Card title={t('Withdrawal')}>
            <Empty>{t('Create a withdrawal, or choose one from the list.')}</Empty>
          </Card>
        ) : (
          <WithdrawalDetail key={view.withdrawal} externalId={view.withdrawal} />
        )}
      </div>
    </div>
  )
}
