import type { RequestLogEntry } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { indented } from '../parts/code.tsx'
import { Card } from '../parts/parts.tsx'
import { instant } from '../parts/time.ts'
import { t } from '../state/language.ts'
import { differences, type DiffLine } from './differences.ts'

const MARKS: Readonly<Record<DiffLine['side'], string>> = { both: ' ', older: '−', newer: '+' }

/** The bodies of two requests, line by line. */
export function Comparison({
  one,
  other,
}: {
  readonly one: RequestLogEntry
  /** The older request. */
  readonly other: RequestLogEntry
}): JSX.Element {
  return (
    <Card title={t('Comparison')}>
      <p class="hint">{t('− is the request of {at}, + is the open one.', { at: instant(other.at) })}</p>
      <Diff title={t('Request body')} older={other.requestBody} newer={one.requestBody} />
      <Diff title={t('Response body')} older={other.responseBody} newer={one.responseBody} />
    </Card>
  )
}

function Diff({
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
