import type { WithdrawalAccepted } from '@pix-payments/client'
import type { JSX } from 'preact'
import { createdBy } from '../api/created.ts'
import { useLive } from '../api/live.ts'
import { t } from '../language/language.ts'
import { money } from '../parts/money.ts'
import { Card, Empty, Trouble, ViewLink } from '../parts/parts.tsx'
import { shortInstant } from '../parts/time.ts'
import { usePage } from '../state/page.ts'

const OPERATIONS = ['createWithdrawalByPixKey', 'createWithdrawalByBankDetails'] as const

/** The newest withdrawals, by the page or by your code. */
export function WithdrawalList(): JSX.Element {
  const { session, view, walletId } = usePage()
  const { value, error } = useLive(`withdrawals ${walletId}`, async (signal) => {
    const lists = OPERATIONS.map((operation) =>
      createdBy<WithdrawalAccepted>(session.sandbox, { walletId, operation, signal }),
    )
    const created = (await Promise.all(lists)).flat()
    const byExternalId = new Map(created.map((it) => [it.externalId, it]))
    return [...byExternalId.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  })
  return (
    <Card title={t('Newest withdrawals')}>
      <Trouble error={error} />
      {value?.length === 0 && (
        <Empty>{t('No withdrawal yet. Those of your own code appear here too.')}</Empty>
      )}
      <ul class="rows links">
        {value?.map(({ externalId, amount, createdAt }) => (
          <li key={externalId}>
            <ViewLink isRow to={{ withdrawal: externalId }} isCurrent={view.withdrawal === externalId}>
              <strong>{money(amount)}</strong> <span>{externalId}</span>{' '}
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
