import type { JSX } from 'preact'
import { useLive } from '../api/live.ts'
import { t } from '../language/language.ts'
import { timerName } from '../parts/names.ts'
import { Card, Empty, Trouble, ViewLink } from '../parts/parts.tsx'
import { duration, instant } from '../parts/time.ts'
import { useNow } from '../state/now.ts'
import { usePage } from '../state/page.ts'

/** What falls due next on the wallet's clock. */
export function Due(): JSX.Element {
  const { session, wallet, walletId } = usePage()
  const now = useNow(wallet.clock)
  const { value, error } = useLive(`due ${walletId}`, (signal) =>
    session.sandbox.activity.listDue({ walletId, limit: 20 }, { signal }),
  )
  return (
    <Card title={t('What falls due next')}>
      <Trouble error={error} />
      {value?.data.length === 0 && <Empty>{t('Nothing is due.')}</Empty>}
      <ul class="rows">
        {value?.data.map(({ at, kind, resourceId }) => (
          <li key={`${at} ${kind} ${resourceId}`}>
            <span>
              {timerName(kind)}{' '}
              <small class="id">
                {kind === 'delivery' ? (
                  resourceId
                ) : (
                  <ViewLink to={{ screen: 'timeline', resource: resourceId }}>{resourceId}</ViewLink>
                )}
              </small>
            </span>
            <time class="hint" dateTime={at}>
              {instant(at)} · {t('in {time}', { time: duration((Date.parse(at) - now) / 1000) })}
            </time>
          </li>
        ))}
      </ul>
      {value?.truncated === true && <p class="hint">{t('More falls due later.')}</p>}
    </Card>
  )
}
