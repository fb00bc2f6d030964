import { PixError, type Schedule } from '@pix-payments/client'
import { InterfaceError } from '../back-end/back-end.ts'
import { again, note, playerOf, reasonOf } from './players.ts'
import type { StartedRecurrence, ScenarioRun } from './scenario-run.ts'
import type { Step } from './step.ts'
import { dayOf, pass } from './time.ts'

type Do<K extends Step['do']> = Extract<Step, { do: K }>

const HOUR = 3_600
const DAY_MS = 86_400_000

/** The days from the start to the first day of cycle 2. */
const FIRST_CYCLE_AFTER = 5

/** How long a back end may wait until it charges the next cycle: two weeks, in looks of half a day. */
const LOOKS = 28

export async function subscribe(
  run: ScenarioRun,
  { id, player: playerId, amount, totalCharges, allowPostDuePayment = true }: Do<'subscribe'>,
): Promise<void> {
  const { backEnd, api, now } = run
  const player = playerOf(run, playerId)
  const firstPaymentDate = dayOf(new Date(now.getTime() + FIRST_CYCLE_AFTER * DAY_MS))
  const terms = { frequency: 'WEEKLY', totalCharges, firstPaymentDate, allowPostDuePayment }
  const ask = { id, ...player, amount, ...terms }
  const { answer } = await again(run, () => backEnd.call('startRecurrence', ask))
  if (!answer.ok) return void run.unplayed.push(`${id} was not started: ${reasonOf(answer)}`)
  const wrong = api.problem('startRecurrence', answer.body)
  if (wrong !== undefined) throw new InterfaceError(wrong)
  const { recurrenceId } = answer.body as { readonly recurrenceId: string }
  run.recurrences.set(id, { id, player, amount, recurrenceId })
}

export async function cancelRecurrence(
  run: ScenarioRun,
  { recurrence, cutOff }: Do<'cancelRecurrence'>,
): Promise<void> {
  const started = run.recurrences.get(recurrence)
  if (started === undefined) return
  const schedule = cutOff && (await openSchedule(run, started))
  if (schedule) await passTo(run, dayBefore(schedule.dueDate), cutOff === 'before' ? 21 : 23)
  const { answer } = await again(run, () => run.backEnd.call('cancelRecurrence', { id: recurrence }))
  if (!answer.ok) return note(run, `The cancellation of ${recurrence} got ${reasonOf(answer)}`)
  run.recurrences.set(recurrence, { ...started, cancelledAt: run.now })
}

export async function payFirst(run: ScenarioRun, { recurrence }: Do<'payFirst'>): Promise<void> {
  const id = run.recurrences.get(recurrence)?.recurrenceId
  if (id !== undefined)
    await tried(run, 'The first payment', () => run.pix.simulations.simulateFirstPayment({ id }))
}

export async function authorize(run: ScenarioRun, { recurrence, outcome }: Do<'authorize'>): Promise<void> {
  const id = run.recurrences.get(recurrence)?.recurrenceId
  if (id !== undefined)
    await tried(run, 'The authorization', () => run.pix.simulations.simulateAuthorization({ id, outcome }))
}

/** Waits for an open charge, and does what the payer institution does with it. */
export async function charge(run: ScenarioRun, { recurrence, end }: Do<'charge'>): Promise<void> {
  const started = run.recurrences.get(recurrence)
  if (started === undefined) return
  const schedule = await untilCharged(run, started)
  if (schedule === undefined) return note(run, `${recurrence} was not charged in two weeks.`)
  const { simulations } = run.pix
  const { id: scheduleId, dueDate, status } = schedule
  if (end === 'refused') {
    const refusal = { scheduleId, outcome: 'REJECTED', rejectionCode: 'AM02' } as const
    return tried(run, 'The refusal', () => simulations.simulateSchedulePayerResponse(refusal))
  }
  if (status === 'PENDING') {
    const acceptance = { scheduleId, outcome: 'ACCEPTED' } as const
    await tried(run, 'The acceptance', () => simulations.simulateSchedulePayerResponse(acceptance))
  }
  if (end === 'accepted') return
  await passTo(run, dueDate, 12)
  if (end === 'resent') {
    const failure = { scheduleId, code: 'FAIL' } as const
    await tried(run, 'The failure', () => simulations.simulateSchedulePayerCancellation(failure))
    await pass(run, 60)
    return charge(run, { do: 'charge', recurrence, end: 'paid' })
  }
  const settlement =
    end === 'paid'
      ? ({ scheduleId, outcome: 'SETTLED' } as const)
      : ({ scheduleId, outcome: 'REJECTED', rejectionCode: 'AB10' } as const)
  await tried(run, 'The settlement', () => simulations.simulateScheduleSettlement(settlement))
}

async function untilCharged(run: ScenarioRun, started: StartedRecurrence): Promise<Schedule | undefined> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const schedule = await openSchedule(run, started)
    if (schedule !== undefined) return schedule
    await pass(run, 12 * HOUR)
  }
  return undefined
}

/** The charge that the payer institution has, and that is not paid yet. */
async function openSchedule(
  { pix }: ScenarioRun,
  { recurrenceId }: StartedRecurrence,
): Promise<Schedule | undefined> {
  const { data } = await pix.schedules.listSchedules({ recurrenceId, limit: 100 })
  return data.findLast(({ status }) => status === 'PENDING' || status === 'SCHEDULED')
}

/** Moves to an hour of a day in Brasília, unless it is over. */
async function passTo(run: ScenarioRun, day: string, hour: number): Promise<void> {
  const seconds =
    (Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00-03:00`) - run.now.getTime()) / 1000
  if (seconds > 0) await pass(run, Math.ceil(seconds))
}

const dayBefore = (day: string): string => dayOf(new Date(Date.parse(`${day}T12:00:00-03:00`) - DAY_MS))

/** What an institution does with a charge that ended meanwhile has no effect. */
async function tried(run: ScenarioRun, what: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof PixError)) throw error
    note(run, `${what} was refused: ${error.code ?? error.status}.`)
  }
}
