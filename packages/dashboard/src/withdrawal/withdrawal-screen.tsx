import type { JSX } from 'preact'
import { t } from '../language/language.ts'
import { Card, Empty } from '../parts/parts.tsx'
import { useInSight } from '../parts/use-in-sight.ts'
import { usePage } from '../state/page.ts'
import { WithdrawalDetail } from './withdrawal-detail.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'

/** Creates withdrawals, and decides how they end. */
export function WithdrawalScreen(): JSX.Element {
  const { view } = usePage()
  const detail = useInSight(view.withdrawal)
  return (
    <div class="grid">
      <div class="column">
        <WithdrawalForm />
        <WithdrawalList />
      </div>
      <div ref={detail}>
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
