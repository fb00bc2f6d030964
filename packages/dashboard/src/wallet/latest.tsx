import type { ResourceRow } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useLive } from '../api/live.ts'
import { t } from '../language/language.ts'
import { Card, Empty, meaningOf, Trouble, ViewLink } from '../parts/parts.tsx'
import { Row } from '../parts/resource-list.tsx'
import { usePage } from '../state/page.ts'
import type { View } from '../state/url.ts'

/** How many movements, and how many that wait or failed, the first screen shows. The lists of their kinds show all. */
const NEWEST = 8
const FEW = 4

/** What opens a resource; nothing for a transfer, which is over at once. */
const VIEWS: Readonly<Record<ResourceRow['resource'], (row: ResourceRow) => Partial<View> | undefined>> = {
  charge: ({ resourceId }) => ({ screen: 'charge', charge: resourceId }),
  withdrawal: ({ externalId }) => ({ screen: 'withdrawal', withdrawal: externalId ?? undefined }),
  refund: ({ resourceId }) => ({ screen: 'timeline', resource: resourceId }),
  recurrence: ({ resourceId }) => ({ screen: 'recurrence', recurrence: resourceId }),
  transfer: () => undefined,
}

/** The newest resources of all kinds, those of them that wait, and those that failed. */
export function Latest(): JSX.Element {
  const { session, walletId } = usePage()
  const { value, error } = useLive(`latest ${walletId}`, (signal) =>
    session.sandbox.activity.listResources({ walletId, limit: 100 }, { signal }),
  )
  const { value: dead } = useLive(`dead ${walletId}`, (signal) =>
    session.sandbox.deliveries.listDeliveries({ walletId, status: 'DEAD', limit: 100 }, { signal }),
  )
  const rows = value?.data ?? []
  const waiting = rows.filter(({ status }) => meaningOf(status) === 'neutral')
  const failed = rows.filter(({ status }) => meaningOf(status) === 'bad')
  const lost = dead?.data.length ?? 0
  const isEmpty = rows.length === 0 && lost === 0
  return (
    <>
      <Card title={t('Latest movements')} wide={isEmpty}>
        <Trouble error={error} />
        {value?.data.length === 0 && <Empty>{t('No money has moved yet.')}</Empty>}
        <Rows rows={rows.slice(0, NEWEST)} />
      </Card>
      <div class="column" hidden={isEmpty}>
        <Card title={t('What waits')} aside={<Count n={waiting.length} />}>
          {waiting.length === 0 && <Empty>{t('Nothing waits.')}</Empty>}
          <Rows rows={waiting.slice(0, FEW)} />
        </Card>
        <Card title={t('What failed')} aside={<Count n={failed.length + lost} meaning="bad" />}>
          {failed.length + lost === 0 && <Empty>{t('Nothing failed.')}</Empty>}
          {lost > 0 && (
            <p>
              <ViewLink to={{ screen: 'events', q: 'DEAD' }}>
                {t('Events not delivered: {n}', { n: lost })}
              </ViewLink>
            </p>
          )}
          <Rows rows={failed.slice(0, FEW)} />
        </Card>
      </div>
    </>
  )
}

const Count = ({
  n,
  meaning = 'neutral',
}: {
  readonly n: number
  readonly meaning?: string
}): JSX.Element => <span class={`status ${n > 0 ? meaning : 'neutral'}`}>{n}</span>

function Rows({ rows }: { readonly rows: readonly ResourceRow[] }): JSX.Element {
  return (
    <ul class="rows links">
      {rows.map((row) => {
        const to = VIEWS[row.resource](row)
        const content = <Row row={row} kind={t(row.resource)} />
        return (
          <li key={row.resourceId}>
            {to === undefined ? (
              <span class="row">{content}</span>
            ) : (
              <ViewLink isRow to={to}>
                {content}
              </ViewLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
