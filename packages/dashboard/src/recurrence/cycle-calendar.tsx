import type { Recurrence, Schedule } from '@pix-payments/client'
import { type CalendarDate, brasiliaDate, isBusinessDay, isWithin, nextBusinessDay } from '@pix-payments/pix'
import type { JSX } from 'preact'
import { useCommand } from '../api/live.ts'
import { newId } from '../api/new-id.ts'
import { type Phrase, t } from '../language/language.ts'
import { Card, Empty, Trouble } from '../parts/parts.tsx'
import { calendarDay } from '../parts/time.ts'
import { usePage } from '../state/page.ts'
import { isCycleHeld } from './cycle-holders.ts'
import { chargeTime, type Cycle, cyclesOf, dueDateOf } from './cycles.ts'
import { ScheduleActs } from './schedule-acts.tsx'

const TIMES: Readonly<Record<ReturnType<typeof chargeTime>, Phrase>> = {
  now: 'It can be charged until {until}.',
  later: 'It can be charged from {from} to {until}.',
  over: 'The time to charge it is over.',
}

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
  const isHeld = isCycleHeld(cycle.schedules)
  const isNow = isWithin(today, cycle)
  return (
    <li class={isNow ? 'now' : undefined}>
      <p>
        <strong>{t('Cycle {n}', { n: cycle.number })}</strong> {calendarDay(cycle.start)} –{' '}
        {calendarDay(cycle.end)} {isNow && <span class="status frozen">{t('now')}</span>}
      </p>
      <p class="hint">
        {t(TIMES[chargeTime(cycle, today)], {
          from: calendarDay(cycle.from),
          until: calendarDay(cycle.until),
        })}
      </p>
      {cycle.schedules.map((schedule) => (
        <ScheduleActs
          key={schedule.id}
          schedule={schedule}
          recurrence={recurrence}
          cycle={cycle}
          today={today}
        />
      ))}
      {!isHeld && recurrence.statusDetailed === 'VALIDATION_SUCCEEDED' && dueDate !== undefined && (
        <>
          <button type="button" class="primary" disabled={charge.isBusy} onClick={() => void charge.run()}>
            {t('Charge it, due {date}', { date: calendarDay(nextBusinessDay(dueDate)) })}
          </button>
          {!isBusinessDay(dueDate) && (
            <p class="hint">
              {t('{date} is not a business day, so it is due on the next one.', {
                date: calendarDay(dueDate),
              })}
            </p>
          )}
        </>
      )}
      <Trouble error={charge.error} />
    </li>
  )
}
