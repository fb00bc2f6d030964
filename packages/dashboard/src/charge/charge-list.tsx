import type { ImmediateChargeCreated } from '@pix-payments/client'
import type { JSX } from 'preact'
import { createdBy } from '../api/created.ts'
import { useLive } from '../api/live.ts'
import { t } from '../language/language.ts'
import { money } from '../parts/money.ts'
import { Card, Empty, Trouble, ViewLink } from '../parts/parts.tsx'
import { shortInstant } from '../parts/time.ts'
import { usePage } from '../state/page.ts'

/** The newest charges, by the page or by your code. */
export function ChargeList(): JSX.Element {
  const { session, view, walletId } = usePage()
  const { value, error } = useLive(`charges ${walletId}`, (signal) =>
    createdBy<ImmediateChargeCreated>(session.sandbox, {
      walletId,
      operation: 'createImmediateCharge',
      signal,
    }),
  )
  return (
    <Card title={t('Newest charges')}>
      <Trouble error={error} />
      {value?.length === 0 && <Empty>{t('No charge yet. Those of your own code appear here too.')}</Empty>}
      <ul class="rows links">
        {value?.map(({ chargeId, amount, externalId, createdAt }) => (
          <li key={chargeId}>
            <ViewLink isRow to={{ charge: chargeId }} isCurrent={view.charge === chargeId}>
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
