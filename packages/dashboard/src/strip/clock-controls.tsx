import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useLive } from '../api/live.ts'
import { type Phrase, t } from '../language/language.ts'
import { timerName } from '../parts/names.ts'
import { Trouble } from '../parts/parts.tsx'
import { duration, instant, shortInstant } from '../parts/time.ts'
import { useNow } from '../state/now.ts'
import { usePage } from '../state/page.ts'
import type { ClockMove } from './use-clock-move.ts'

const STEPS: readonly (readonly [seconds: number, phrase: Phrase])[] = [
  [60, '1 minute'],
  [900, '15 minutes'],
  [3600, '1 hour'],
  [86_400, '1 day'],
  [604_800, '7 days'],
  [2_592_000, '30 days'],
]

/** The time of the wallet, and the buttons that move it. */
export function ClockControls({ move }: { readonly move: ClockMove }): JSX.Element {
  const { session, wallet, walletId } = usePage()
  const { clock } = wallet
  const now = useNow(clock)
  const [step, setStep] = useState(3600)
  const { value: due } = useLive(`next ${walletId}`, (signal) =>
    session.sandbox.activity.listDue({ walletId, limit: 1 }, { signal }),
  )
  const nextKind = due?.data[0]?.kind
  const isBusy = move.advance.isBusy || move.setMode.isBusy
  const isFrozen = clock.mode === 'FROZEN'
  const next = clock.nextDueAt === null ? undefined : (Date.parse(clock.nextDueAt) - now) / 1000
  return (
    <div class="clock">
      <p class="clock-now">
        <time dateTime={new Date(now).toISOString()}>{instant(now)}</time>{' '}
        <span class={isFrozen ? 'status frozen' : 'status neutral'}>
          {isFrozen ? t('Frozen') : t('Running')}
        </span>
      </p>
      <div class="clock-moves">
        <span class="joined">
          <select
            aria-label={t('How far')}
            value={step}
            onChange={({ currentTarget }) => setStep(Number(currentTarget.value))}
          >
            {STEPS.map(([seconds, phrase]) => (
              <option key={seconds} value={seconds}>
                {t(phrase)}
              </option>
            ))}
          </select>
          <button type="button" disabled={isBusy} onClick={() => void move.advance.run({ by: step })}>
            {t('Advance')}
          </button>
        </span>
        <button
          type="button"
          disabled={isBusy || next === undefined}
          onClick={() => void move.advance.run({ until: 'nextDue' })}
        >
          {next === undefined
            ? t('Nothing is due')
            : t('To the {name}: {in}', { name: timerName(nextKind ?? 'delivery'), in: duration(next) })}
        </button>
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void move.setMode.run(isFrozen ? 'RUNNING' : 'FROZEN')}
        >
          {isFrozen ? t('Let it run') : t('Freeze')}
        </button>
      </div>
    </div>
  )
}

/** What ran during the last advance. */
export function Ran({ move }: { readonly move: ClockMove }): JSX.Element | null {
  const { advance, setMode, last } = move
  const error = advance.error ?? setMode.error
  if (error !== undefined) return <Trouble error={error} />
  if (advance.isBusy) {
    return (
      <p class="ran" role="status">
        {t('The clock moves…')}
      </p>
    )
  }
  if (last === undefined) return null
  return (
    <div class="ran" role="status">
      <p>
        {last.total === 0
          ? t('The clock is at {at}. Nothing fell due.', { at: instant(last.to) })
          : t('The clock is at {at}. Steps that ran: {n}', { at: instant(last.to), n: last.total })}{' '}
        <button type="button" class="small" onClick={move.forget}>
          {t('Close')}
        </button>
      </p>
      {last.ran.length > 0 && (
        <ol class="steps">
          {last.ran.slice(0, 8).map(({ at, kind, resourceId, event }) => (
            <li key={`${at} ${kind} ${resourceId} ${event}`}>
              <time dateTime={at}>{shortInstant(at)}</time> {timerName(kind)}
              {event !== null && (
                <>
                  {' → '}
                  <code>{event}</code>
                </>
              )}
            </li>
          ))}
          {last.total > 8 && <li>{t('and {n} more', { n: last.total - 8 })}</li>}
        </ol>
      )}
    </div>
  )
}
