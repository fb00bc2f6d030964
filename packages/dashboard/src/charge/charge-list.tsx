import type { ImmediateChargeCreated } from '@pix-payments/client'
import type { RequestLogEntry } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useLive } from '../api/live.ts'
import { money } from '../parts/money.ts'
import { Card, Empty, Trouble, ViewLink } from '../parts/parts.tsx'
import { shortInstant } from '../parts/time.ts'
import { t } from '../state/language.ts'
import { usePage } from '../state/page.ts'

/** The newest charges, by the page or by your code. The API has no list of charges, so the request log is read. */
export function ChargeList(): JSX.Element {
  const { session, view, walletId } = usePage()
  const { value, error } = useLive(`charges ${walletId}`, async (signal) => {
    const { data } = await session.sandbox.requests.listRequests(
      { walletId, operationId: 'createImmediateCharge', limit: 50 },
      { signal },
    )
    return data.flatMap(chargeIn)
  })
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

/** The charge that a logged request created; none when the request was refused. */
function chargeIn({ code, status, responseBody }: RequestLogEntry): readonly ImmediateChargeCreated[] {
  if (code !== null || status === null || status >= 300 || responseBody === null) return []
  const body = JSON.parse(responseBody) as ImmediateChargeCreated
  return [body]
}
