import type { Recurrence, Schedule } from '@pix-payments/client'
import { type CalendarDate, brasiliaDate, isWithin } from '@pix-payments/pix'
import type { JSX } from 'preact'
import { useCommand } from '../api/live.ts'
import { newId } from '../api/new-id.ts'
import { t } from '../language/language.ts'
import { Card, Empty, Trouble } from '../parts/parts.tsx'
import { calendarDay } from '../parts/time.ts'
import { usePage } from '../state/page.ts'
import { type Cycle, cyclesOf, dueDateOf } from './cycles.ts'
import { ScheduleActs } from './schedule-acts.tsx'

/** The cycles of a recurrence: their windows, their cut-offs, their charges and retries. */
export function CycleCalendar({
  recurrence,
  schedules,
}: {
  readonly recurrence: Recurrence
  readonly schedules: readonly Schedule[]
}): JSX.Element {
  const { wallet } = usePage()
  const today = brasiliaDate(Date.parse(wallet.clock.now))
  const cycles = cyclesOf(recurrence, schedules)
  return (
    <Card title={t('Calendar of the cycles')}>
      {cycles.length === 0 && <Empty>{t('The first payment is the only charge.')}</Empty>}
      <ol class="cycles" tabIndex={0} aria-label={t('Calendar of the cycles')}>
        {cycles.map((cycle) => (
          <CycleRow key={cycle.number} cycle={cycle} recurrence={recurrence} today={today} />
        ))}
      </ol>
    </Card>
  )
}

function CycleRow({
  cycle,
  recurrence,
  today,
}: {
  readonly cycle: Cycle
  readonly recurrence: Recurrence
  readonly today: CalendarDate
}): JSX.Element {
  const { session, walletId } = usePage()
  const dueDate = dueDateOf(cycle, today)
  const charge = useCommand(() =>
    session.call(walletId, (pix) =>
      pix.schedules.createSchedule({
        id: recurrence.id,
        externalId: newId(),
        cycleNumber: cycle.number,
        amount: recurrence.amount ?? recurrence.firstPaymentAmount ?? 0,
        dueDate: dueDate ?? cycle.start,
      }),
    ),
  )
  const isHeld = cycle.schedules.some(({ status }) => !['FAILED', 'CANCELLED'].includes(status))
  const isNow = isWithin(today, cycle)
  return (
    <li class={isNow ? 'now' : undefined}>
      <p>
        <strong>{t('Cycle {n}', { n: cycle.number })}</strong> {calendarDay(cycle.start)} –{' '}
        {calendarDay(cycle.end)} {isNow && <span class="status frozen">{t('now')}</span>}
      </p>
      <p class="hint">
        {t('Charge it from {from} to {until}.', {
          from: calendarDay(cycle.from),
          until: calendarDay(cycle.until),
        })}
      </p>
      {cycle.schedules.map((schedule) => (
        <ScheduleActs key={schedule.id} schedule={schedule} cycle={cycle} today={today} />
      ))}
      {!isHeld && recurrence.statusDetailed === 'VALIDATION_SUCCEEDED' && dueDate !== undefined && (
        <button type="button" class="primary" disabled={charge.isBusy} onClick={() => void charge.run()}>
          {t('Charge it, due {date}', { date: calendarDay(dueDate) })}
        </button>
      )}
      <Trouble error={charge.error} />
    </li>
  )
}
