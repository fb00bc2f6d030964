import type { RequestLogEntry } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { useFeed } from '../api/live.ts'
import { requestFeed } from '../api/request-feed.ts'
import { t } from '../language/language.ts'
import { Check } from '../parts/form.tsx'
import { Card, Empty, Field, Trouble, ViewLink } from '../parts/parts.tsx'
import { shortInstant } from '../parts/time.ts'
import { useInSight } from '../parts/use-in-sight.ts'
import { VirtualList } from '../parts/virtual-list.tsx'
import { usePage } from '../state/page.ts'
import { show } from '../state/url.ts'
import { CallView } from './call-view.tsx'
import { Comparison } from './comparison.tsx'
import { matches } from './matches.ts'

/** The requests of the wallet: filter them, open one, compare it with another. */
export function RequestScreen(): JSX.Element {
  const { session, view, walletId } = usePage()
  const read = useMemo(() => requestFeed(session.sandbox, walletId), [session, walletId])
  const { value, error } = useFeed(`requests ${walletId}`, read)
  const shown = useMemo(
    () => (value ?? []).filter((entry) => matches(entry, view)),
    [value, view.q, view.only, view.reads],
  )
  const entryOf = (id: string | undefined): RequestLogEntry | undefined =>
    id === undefined ? undefined : value?.find(({ requestId }) => requestId === id)
  const open = entryOf(view.request)
  const detail = useInSight(view.request)
  const beside = entryOf(view.beside)
  return (
    <div class="grid list-and-detail">
      <Card title={t('Requests ({n})', { n: shown.length })}>
        <Filter />
        <Trouble error={error} />
        {value !== undefined && shown.length === 0 && (
          <Empty>{value.length === 0 ? t('No request yet.') : t('No request matches the filter.')}</Empty>
        )}
        {shown.length > 0 && (
          <VirtualList
            items={shown}
            rowHeight={56}
            keyOf={({ requestId }) => requestId}
            label={t('Requests')}
          >
            {(entry) => <Row entry={entry} isCurrent={entry.requestId === view.request} />}
          </VirtualList>
        )}
      </Card>
      <div class="column detail" ref={detail}>
        <Card
          title={t('Request')}
          aside={open !== undefined && <CompareButton open={open} all={value ?? []} />}
        >
          {open === undefined ? (
            <Empty>{t('Choose a request from the list.')}</Empty>
          ) : (
            <CallView entry={open} />
          )}
        </Card>
        {open !== undefined && beside !== undefined && (
          <Comparison one={open} other={beside} all={value ?? []} />
        )}
      </div>
    </div>
  )
}

function Filter(): JSX.Element {
  const { view } = usePage()
  return (
    <div class="inline filter">
      <Field
        label={t('Search')}
        hint={t('Also by field: status:4xx, operation:refund, method:post, code:, path:')}
      >
        <input
          type="search"
          placeholder={t('operation, path, code, id or text of a body')}
          value={view.q ?? ''}
          onInput={({ currentTarget: { value } }) =>
            show({ q: value === '' ? undefined : value }, { replace: true })
          }
        />
      </Field>
      <Check
        label={t('Refused only')}
        isChecked={view.only === 'refused'}
        onChange={(isChecked) => show({ only: isChecked ? 'refused' : undefined }, { replace: true })}
      />
      <Check
        label={t('Also what this page reads')}
        isChecked={view.reads === 'shown'}
        onChange={(isChecked) => show({ reads: isChecked ? 'shown' : undefined }, { replace: true })}
      />
    </div>
  )
}

function Row({
  entry,
  isCurrent,
}: {
  readonly entry: RequestLogEntry
  readonly isCurrent: boolean
}): JSX.Element {
  const { requestId, operationId, method, path, status, code, at } = entry
  return (
    <ViewLink isRow isCurrent={isCurrent} to={{ request: requestId, beside: undefined }}>
      <span class="row-title">{operationId ?? `${method} ${path}`}</span>
      <span class={code === null && status !== null ? 'status good' : 'status bad'}>{status ?? '–'}</span>
      <span class="row-more">
        <time dateTime={at}>{shortInstant(at)}</time> {code ?? path}
      </span>
    </ViewLink>
  )
}

/** Compares the open request with the one before it of the same operation. */
function CompareButton({
  open,
  all,
}: {
  readonly open: RequestLogEntry
  readonly all: readonly RequestLogEntry[]
}): JSX.Element {
  const { view } = usePage()
  const older = all.slice(all.indexOf(open) + 1).find(({ operationId }) => operationId === open.operationId)
  const isComparing = view.beside !== undefined
  return (
    <button
      type="button"
      disabled={!isComparing && older === undefined}
      onClick={() => show({ beside: isComparing ? undefined : older?.requestId })}
    >
      {isComparing ? t('Stop comparing') : t('Compare with the one before')}
    </button>
  )
}
