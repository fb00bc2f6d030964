import type { RequestLogEntry } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { t } from '../language/language.ts'
import { indented } from '../parts/code.tsx'
import { Card, Field } from '../parts/parts.tsx'
import { instant } from '../parts/time.ts'
import { show } from '../state/url.ts'
import { differences, type DiffLine } from './differences.ts'

/** The newest requests of the same operation that a request can be compared with. */
const MOST_CHOICES = 100

const MARKS: Readonly<Record<DiffLine['side'], string>> = { both: ' ', older: '−', newer: '+' }

/** The bodies of two requests, line by line. */
export function Comparison({
  one,
  other,
  all,
}: {
  readonly one: RequestLogEntry
  /** The request that the open one is compared with. */
  readonly other: RequestLogEntry
  /** All requests, the newest first. */
  readonly all: readonly RequestLogEntry[]
}): JSX.Element {
  const sameOperation = all.filter((it) => it !== one && it.operationId === one.operationId)
  return (
    <Card title={t('Comparison')}>
      <Field label={t('Compare with')}>
        <select
          value={other.requestId}
          onChange={({ currentTarget }) => show({ beside: currentTarget.value })}
        >
          {sameOperation.slice(0, MOST_CHOICES).map(({ requestId, at, status, code }) => (
            <option key={requestId} value={requestId}>
              {`${instant(at)} · ${status ?? t('no response')} ${code ?? ''} · ${requestId.slice(0, 8)}`}
            </option>
          ))}
        </select>
      </Field>
      <p class="hint">{t('− is the request of {at}, + is the open one.', { at: instant(other.at) })}</p>
      <Diff title={t('Request body')} older={other.requestBody} newer={one.requestBody} />
      <Diff title={t('Response body')} older={other.responseBody} newer={one.responseBody} />
    </Card>
  )
}

/** The older text and the newer one, line by line. */
export function Diff({
  title,
  older,
  newer,
}: {
  readonly title: string
  readonly older: string | null
  readonly newer: string | null
}): JSX.Element {
  const lines = differences(indented(older ?? '').split('\n'), indented(newer ?? '').split('\n'))
  return (
    <>
      <h3>{title}</h3>
      <pre class="diff">
        {lines.map(({ side, text }, index) => (
          <span key={index} class={side}>{`${MARKS[side]} ${text}\n`}</span>
        ))}
      </pre>
    </>
  )
}
