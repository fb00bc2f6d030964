import type { ListResourcesParameters, ResourceRow } from '@pix-payments/client/sandbox'
import { formatTaxId } from '@pix-payments/pix'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useLive } from '../api/live.ts'
import { t } from '../language/language.ts'
import { usePage } from '../state/page.ts'
import type { View } from '../state/url.ts'
import { money } from './money.ts'
import { Card, Empty, Field, Status, Trouble, ViewLink } from './parts.tsx'
import { shortInstant } from './time.ts'

/** The newest resources of a kind as they are now, by the page or by your code, and a filter. */
export function ResourceList({
  title,
  empty,
  resource,
  viewOf,
  current,
}: {
  readonly title: string
  readonly empty: string
  readonly resource: ListResourcesParameters['resource']
  /** The view that opens a resource; undefined when it has none. */
  readonly viewOf: (row: ResourceRow) => Partial<View> | undefined
  /** The id of the open resource. */
  readonly current?: string | undefined
}): JSX.Element {
  const { session, walletId } = usePage()
  const [filter, setFilter] = useState('')
  const { value, error } = useLive(`${resource} ${walletId}`, (signal) =>
    session.sandbox.activity.listResources({ walletId, resource, limit: 100 }, { signal }),
  )
  const words = filter.toLowerCase().split(/\s+/)
  const shown = value?.data.filter((row) => {
    const text = textOf(row).toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <Card title={title}>
      <Trouble error={error} />
      {value?.data.length === 0 && <Empty>{empty}</Empty>}
      {value !== undefined && value.data.length > 1 && (
        <Field label={t('Filter: status, amount, name or id')}>
          <input
            type="search"
            value={filter}
            onInput={({ currentTarget }) => setFilter(currentTarget.value)}
          />
        </Field>
      )}
      {shown?.length === 0 && filter !== '' && <Empty>{t('Nothing matches the filter.')}</Empty>}
      <ul class="rows links">
        {shown?.map((row) => {
          const to = viewOf(row)
          const isCurrent = current === row.resourceId || current === row.externalId
          return (
            <li key={row.resourceId}>
              {to === undefined ? (
                <span class="row">
                  <Row row={row} />
                </span>
              ) : (
                <ViewLink isRow to={to} isCurrent={current !== undefined && isCurrent}>
                  <Row row={row} />
                </ViewLink>
              )}
            </li>
          )
        })}
      </ul>
      {value?.truncated === true && <p class="hint">{t('Older ones are left out.')}</p>}
    </Card>
  )
}

/** What a list shows of a resource. A list of several kinds names the kind, and has no room for details of the status. */
export function Row({ row, kind }: { readonly row: ResourceRow; readonly kind?: string }): JSX.Element {
  const { amount, status, externalId, resourceId, createdAt } = row
  const time = (
    <time class="hint" dateTime={createdAt}>
      {shortInstant(createdAt)}
    </time>
  )
  return (
    <>
      {kind !== undefined && <span class="row-kind">{kind} </span>}
      <strong>{amount === null ? '–' : money(amount)}</strong>{' '}
      <Status of={kind === undefined ? status : (status.split('.', 1)[0] ?? status)} />{' '}
      {kind === undefined && time}
      <span class="row-more">
        {kind !== undefined && <>{time} · </>}
        {[externalId ?? resourceId, whoOf(row)].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

const whoOf = ({ partyName, partyTaxId }: ResourceRow): string =>
  [partyName, partyTaxId === null ? null : formatTaxId(partyTaxId)].filter(Boolean).join(', ')

const textOf = (row: ResourceRow): string =>
  [row.resourceId, row.externalId, row.status, row.amount === null ? '' : money(row.amount), whoOf(row)].join(
    '\n',
  )
