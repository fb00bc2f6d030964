import type { Activity } from '@pix-payments/client/sandbox'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { type Phrase, t } from '../language/language.ts'
import { money } from '../parts/money.ts'
import { shortInstant } from '../parts/time.ts'
import { causeName, errorText } from '../parts/names.ts'
import { EntryDetail } from './entry-detail.tsx'
import { hasFailed, type Step } from './fold-retries.ts'

const KINDS: Readonly<Record<string, Phrase>> = {
  request: 'request',
  command: 'command',
  change: 'status',
  line: 'money',
  event: 'event',
  attempt: 'delivery',
  fault: 'fault',
  clock: 'clock',
}

/** One step of a timeline. It opens its bodies, headers and code. */
export function TimelineEntry({ entry, count, since }: Step): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  const kind = KINDS[entry.kind]
  return (
    <li class={`step-${entry.kind}${hasFailed(entry) ? ' failed' : ''}`}>
      <button type="button" data-row aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <time dateTime={entry.at}>{shortInstant(entry.at)}</time>{' '}
        <span class="kind">{kind === undefined ? entry.kind : t(kind)}</span>{' '}
        <span class="fact">{factOf(entry)}</span>{' '}
        {count > 1 && (
          <span class="hint">{t('{n} attempts since {at}', { n: count, at: shortInstant(since) })}</span>
        )}{' '}
        <span class="hint">{causeOf(entry)}</span>
      </button>
      {isOpen && <EntryDetail entry={entry} />}
    </li>
  )
}

/** What happened, in one line. */
function factOf({ request, command, change, line, event, attempt, fault, clock }: Activity): string {
  const call = request ?? command
  if (call !== undefined)
    return [call.operationId, call.status, call.code].filter((it) => it !== null).join(' ')
  if (change !== undefined) return change.from === null ? change.to : `${change.from} → ${change.to}`
  if (line !== undefined && line !== null) return `${line.type === 'CREDIT' ? '+' : '−'}${money(line.amount)}`
  if (attempt !== undefined) return `${attempt.event} → ${attempt.status ?? errorText(attempt.error)}`
  if (event !== undefined) return event.event
  if (fault !== undefined) return `${fault.effect}: ${fault.target}`
  return clock === undefined ? '' : `→ ${shortInstant(clock.to)}`
}

/** Why it happened; nothing for a call, which begins a timeline. */
function causeOf({ causedBy }: Activity): string {
  return causedBy === null ? '' : t('because of {cause}', { cause: causeName(causedBy) })
}
