import type { Activity } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useOnce } from '../api/live.ts'
import { isGone } from '../api/problem.ts'
import { t } from '../language/language.ts'
import { Code } from '../parts/code.tsx'
import { Empty, Trouble } from '../parts/parts.tsx'
import { callOf, clientCodeOf } from '../requests/call-code.ts'
import { CallCode, CallView } from '../requests/call-view.tsx'
import { usePage } from '../state/page.ts'
import { AttemptView } from './attempt-view.tsx'
import { readOf } from './read-of.ts'

/** What a step of a timeline carries: a call, a delivery, an event, a statement line. */
export function EntryDetail({ entry }: { readonly entry: Activity }): JSX.Element {
  const { walletId } = usePage()
  const { request, attempt, event, line, command, change, fault, clock, causedBy } = entry
  const call = request ?? command
  if (call !== undefined) return <RequestDetail requestId={call.requestId} />
  if (attempt !== undefined) return <AttemptDetail deliveryId={attempt.deliveryId} number={attempt.number} />
  const read = readOf(entry, walletId)
  const facts = event?.payload ?? line ?? change ?? fault ?? clock
  return (
    <div class="opened">
      {facts !== undefined && (
        <Code
          title={event === undefined ? t('Details') : t('Body of the webhook')}
          text={JSON.stringify(facts)}
        />
      )}
      {causedBy !== null && <Code title={t('Cause')} text={JSON.stringify(causedBy)} />}
      {read !== undefined && <CallCode call={read} />}
    </div>
  )
}

function RequestDetail({ requestId }: { readonly requestId: string }): JSX.Element {
  const { session, walletId } = usePage()
  const { value, error } = useOnce(`request ${requestId}`, '', (signal) =>
    session.sandbox.requests.getRequest({ walletId, requestId }, { signal }).catch(nullWhenGone),
  )
  return (
    <div class="opened">
      <Trouble error={error} />
      {value === null && <Empty>{t('The request log no longer has this request.')}</Empty>}
      {value !== undefined && value !== null && <CallView entry={value} />}
    </div>
  )
}

function nullWhenGone(error: unknown): null {
  if (isGone(error)) return null
  throw error
}

function AttemptDetail({
  deliveryId,
  number,
}: {
  readonly deliveryId: string
  readonly number: number
}): JSX.Element {
  const { session, walletId } = usePage()
  const { value, error } = useOnce(`attempt ${deliveryId} ${number}`, '', async (signal) => {
    const { attempts } = await session.sandbox.deliveries.getDelivery({ walletId, deliveryId }, { signal })
    return attempts.find((attempt) => attempt.number === number)
  })
  const code = clientCodeOf(callOf('getDelivery', { walletId, deliveryId }))
  return (
    <div class="opened">
      <Trouble error={error} />
      {value !== undefined && <AttemptView attempt={value} />}
      {code !== undefined && <Code title={t('Code for the client')} text={code} isClosed />}
    </div>
  )
}
