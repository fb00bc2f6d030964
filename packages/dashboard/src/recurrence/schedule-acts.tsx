import type { Schedule, SchemeRejectionCode } from '@pix-payments/client'
import type { CalendarDate } from '@pix-payments/pix'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { SCHEME_REJECTION_CODES } from 'virtual:contract'
import { useCommand } from '../api/live.ts'
import { newId } from '../api/new-id.ts'
import { t } from '../language/language.ts'
import { Status, Trouble, ViewLink } from '../parts/parts.tsx'
import { calendarDay } from '../parts/time.ts'
import { usePage } from '../state/page.ts'
import { type Cycle, retryWindow } from './cycles.ts'

/** A charge of a cycle, and what the payer's institution or the operator can do with it now. */
export function ScheduleActs({
  schedule,
  cycle,
  today,
}: {
  readonly schedule: Schedule
  readonly cycle: Cycle
  readonly today: CalendarDate
}): JSX.Element {
  const { id, status, purpose, dueDate, rejectionCode, rejectionReason } = schedule
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
      {(status === 'PENDING' || status === 'SCHEDULED') && <InstitutionActs schedule={schedule} />}
      {status === 'FAILED' && <Retry schedule={schedule} cycle={cycle} today={today} />}
    </div>
  )
}

/** The answer of the payer's institution: first to the instruction, then on the due date. */
function InstitutionActs({
  schedule: { id: scheduleId, status },
}: {
  readonly schedule: Schedule
}): JSX.Element {
  const { session, walletId } = usePage()
  const [code, setCode] = useState<SchemeRejectionCode>(SCHEME_REJECTION_CODES[0] ?? 'AB10')
  const isAsked = status === 'PENDING'
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
              <option key={it}>{it}</option>
            ))}
          </select>
          <button type="button" disabled={refuse.isBusy} onClick={() => void refuse.run()}>
            {isAsked ? t('Refuse') : t('Do not pay')}
          </button>
        </span>
      </div>
      <Trouble error={agree.error ?? refuse.error} />
    </>
  )
}

/** A retry after the due date, as the operator. The service refuses it when the charge may not be retried. */
function Retry({
  schedule,
  cycle,
  today,
}: {
  readonly schedule: Schedule
  readonly cycle: Cycle
  readonly today: CalendarDate
}): JSX.Element | null {
  const { session, walletId } = usePage()
  const window = retryWindow(cycle, schedule, today)
  const retry = useCommand(async (retryDate: CalendarDate) => {
    const externalId = newId()
    await session.call(walletId, (pix) =>
      pix.schedules.createPostDueRetry({ id: schedule.id, externalId, retryDate }),
    )
  })
  if (schedule.purpose !== 'AGND') return null
  if (window === undefined) return <p class="hint">{t('The time for retries is over.')}</p>
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
