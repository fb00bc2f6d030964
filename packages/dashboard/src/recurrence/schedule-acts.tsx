import type { Recurrence, Schedule, SchemeRejectionCode } from '@pix-payments/client'
import type { CalendarDate } from '@pix-payments/pix'
import type { EventOf } from '@pix-payments/spec'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { SCHEDULE_SETS, SCHEME_REJECTION_CODES } from 'virtual:contract'
import { useCommand } from '../api/live.ts'
import { newId } from '../api/new-id.ts'
import { t } from '../language/language.ts'
import { Status, Trouble, ViewLink } from '../parts/parts.tsx'
import { calendarDay } from '../parts/time.ts'
import { useMeanings } from '../requests/use-meanings.ts'
import { hasArrow, stateOf } from '../state/arrows.ts'
import { usePage } from '../state/page.ts'
import { chargeIdOf } from './cycle-holders.ts'
import { type Cycle, retryWindow } from './cycles.ts'

interface ActsOptions {
  readonly schedule: Schedule
  readonly recurrence: Recurrence
  readonly cycle: Cycle
  readonly today: CalendarDate
}

/** A charge of a cycle, and what the payer's institution or the operator can do with it now. */
export function ScheduleActs({ schedule, recurrence, cycle, today }: ActsOptions): JSX.Element {
  const { id, status, purpose, dueDate, rejectionCode, rejectionReason } = schedule
  const can = (event: EventOf<'schedule'>): boolean => hasArrow('schedule', stateOf(schedule), event)
  return (
    <div class="schedule">
      <p>
        <code>{purpose}</code> {t('due {date}', { date: calendarDay(dueDate) })} <Status of={status} />{' '}
        {rejectionCode !== null && (
          <span title={rejectionReason ?? undefined}>
            <code>{rejectionCode}</code> {rejectionReason}
          </span>
        )}{' '}
        <ViewLink to={{ screen: 'timeline', resource: id }}>{t('Timeline')}</ViewLink>
      </p>
      {status === 'CREATED' && <p class="hint">{t('The instruction is not sent yet. Advance the clock.')}</p>}
      {(can('acceptInstruction') || can('settle')) && <InstitutionActs schedule={schedule} />}
      {status === 'FAILED' && (
        <Retry schedule={schedule} recurrence={recurrence} cycle={cycle} today={today} />
      )}
    </div>
  )
}

/** The answer of the payer's institution: first to the instruction, then on the due date. */
function InstitutionActs({ schedule }: { readonly schedule: Schedule }): JSX.Element {
  const { session, walletId } = usePage()
  const { id: scheduleId } = schedule
  const rejections = useMeanings()?.rejections
  const [code, setCode] = useState<SchemeRejectionCode>(SCHEME_REJECTION_CODES[0] ?? 'AB10')
  const isAsked = hasArrow('schedule', stateOf(schedule), 'acceptInstruction')
  const agree = useCommand(() =>
    session.call(walletId, ({ simulations }) =>
      isAsked
        ? simulations.simulateSchedulePayerResponse({ scheduleId, outcome: 'ACCEPTED' })
        : simulations.simulateScheduleSettlement({ scheduleId, outcome: 'SETTLED' }),
    ),
  )
  const refuse = useCommand(() =>
    session.call(walletId, ({ simulations }) =>
      isAsked
        ? simulations.simulateSchedulePayerResponse({ scheduleId, outcome: 'REJECTED', rejectionCode: code })
        : simulations.simulateScheduleSettlement({ scheduleId, outcome: 'REJECTED', rejectionCode: code }),
    ),
  )
  return (
    <>
      <div class="actions">
        <button type="button" class="primary" disabled={agree.isBusy} onClick={() => void agree.run()}>
          {isAsked ? t('Accept') : t('Settle')}
        </button>
        <span class="joined">
          <select
            aria-label={t('Code of the refusal')}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value as SchemeRejectionCode)}
          >
            {SCHEME_REJECTION_CODES.map((it) => (
              <option key={it} value={it}>
                {rejections === undefined ? it : `${it} · ${rejections[it]?.meaning}`}
              </option>
            ))}
          </select>
          <button type="button" disabled={refuse.isBusy} onClick={() => void refuse.run()}>
            {isAsked ? t('Refuse') : t('Do not pay')}
          </button>
        </span>
      </div>
      {rejections !== undefined && (
        <p class="hint">
          {rejections[code]?.meaning}{' '}
          {rejections[code]?.terminal === true
            ? t('{code} is terminal: no retry can follow.', { code })
            : t('{code} is not terminal: a retry can follow.', { code })}
        </p>
      )}
      <Trouble error={agree.error ?? refuse.error} />
    </>
  )
}

/** A retry after the due date, as the operator, or why there can be none now. */
function Retry({ schedule, recurrence, cycle, today }: ActsOptions): JSX.Element | null {
  const { session, walletId } = usePage()
  const rejections = useMeanings()?.rejections
  const window = retryWindow(cycle, schedule, today)
  const retry = useCommand(async (retryDate: CalendarDate) => {
    const externalId = newId()
    await session.call(walletId, (pix) =>
      pix.schedules.createPostDueRetry({ id: schedule.id, externalId, retryDate }),
    )
  })
  if (schedule.purpose !== 'AGND') return null
  const code = cycle.schedules
    .filter((it) => chargeIdOf(it) === schedule.id)
    .map((it) => it.rejectionCode ?? '')
    .find((it) => rejections?.[it]?.terminal === true)
  if (code !== undefined) {
    return <p class="hint">{t('{code} is terminal: no retry can follow.', { code })}</p>
  }
  // G-237: the open or settled schedule is below, with its own buttons.
  if (cycle.schedules.some((it) => SCHEDULE_SETS.openOrSettled.includes(stateOf(it)))) return null
  if (!recurrence.allowPostDuePayment) {
    return <p class="hint">{t('The recurrence allows no payment after the due date.')}</p>
  }
  if (recurrence.statusDetailed !== 'VALIDATION_SUCCEEDED') {
    return (
      <p class="hint">
        {t('The recurrence is {status}: no retry can follow.', { status: recurrence.status })}
      </p>
    )
  }
  if (window === undefined) return <p class="hint">{t('No retry can follow.')}</p>
  return (
    <>
      <p class="hint">
        {t('A retry may be due from {first} to {last}.', {
          first: calendarDay(window.first),
          last: calendarDay(window.last),
        })}
      </p>
      <button type="button" disabled={retry.isBusy} onClick={() => void retry.run(window.first)}>
        {t('Retry it')}
      </button>
      <Trouble error={retry.error} />
    </>
  )
}
