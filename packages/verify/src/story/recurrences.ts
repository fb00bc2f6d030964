import { PixError, type Schedule } from '@pix-payments/client'
import { InterfaceError } from '../back-end/back-end.ts'
import { dayOf } from './institutions.ts'
import { again, note, playerOf } from './players.ts'
import type { Step } from './step.ts'
import { pass } from './time.ts'
import type { StartedRecurrence, World } from './world.ts'

type Do<K extends Step['do']> = Extract<Step, { do: K }>

const HOUR = 3_600
const DAY_MS = 86_400_000

/** The days from the start to the first day of cycle 2. */
const FIRST_CYCLE_AFTER = 5

/** How long a back end may wait until it charges the next cycle: two weeks, in looks of half a day. */
const LOOKS = 28

export async function subscribe(
  world: World,
  { id, player: playerId, amount, totalCharges, allowPostDuePayment = true }: Do<'subscribe'>,
): Promise<void> {
  const { backEnd, api, now } = world
  const player = playerOf(world, playerId)
  const firstPaymentDate = dayOf(new Date(now.getTime() + FIRST_CYCLE_AFTER * DAY_MS))
  const terms = { frequency: 'WEEKLY', totalCharges, firstPaymentDate, allowPostDuePayment }
  const ask = { id, ...player, amount, ...terms }
  const { answer } = await again(world, () => backEnd.call('startRecurrence', ask))
  if (!answer.ok) return note(world, `The recurrence ${id} was not started: ${answer.status ?? answer.text}.`)
  const wrong = api.problem('startRecurrence', answer.body)
  if (wrong !== undefined) throw new InterfaceError(wrong)
  const { recurrenceId } = answer.body as { readonly recurrenceId: string }
  world.recurrences.set(id, { id, player, amount, recurrenceId })
}

export async function cancelRecurrence(
  world: World,
  { recurrence, cutOff }: Do<'cancelRecurrence'>,
): Promise<void> {
  const started = world.recurrences.get(recurrence)
  if (started === undefined) return
  const schedule = cutOff && (await openSchedule(world, started))
  if (schedule) await passTo(world, dayBefore(schedule.dueDate), cutOff === 'before' ? 21 : 23)
  const { answer } = await again(world, () => world.backEnd.call('cancelRecurrence', { id: recurrence }))
  if (!answer.ok) return note(world, `The cancellation of ${recurrence} got ${answer.status ?? answer.text}.`)
  world.recurrences.set(recurrence, { ...started, cancelledAt: world.now })
}

export async function payFirst(world: World, { recurrence }: Do<'payFirst'>): Promise<void> {
  const id = world.recurrences.get(recurrence)?.recurrenceId
  if (id !== undefined)
    await tried(world, 'The first payment', () => world.pix.simulations.simulateFirstPayment({ id }))
}

export async function authorize(world: World, { recurrence, outcome }: Do<'authorize'>): Promise<void> {
  const id = world.recurrences.get(recurrence)?.recurrenceId
  if (id !== undefined)
    await tried(world, 'The authorization', () =>
      world.pix.simulations.simulateAuthorization({ id, outcome }),
    )
}

/** Waits for an open charge, and does what the payer institution does with it. */
export async function charge(world: World, { recurrence, end }: Do<'charge'>): Promise<void> {
  const started = world.recurrences.get(recurrence)
  if (started === undefined) return
  const schedule = await untilCharged(world, started)
  if (schedule === undefined) return note(world, `${recurrence} was not charged in two weeks.`)
  const { simulations } = world.pix
  const { id: scheduleId, dueDate, status } = schedule
  if (end === 'refused') {
    const refusal = { scheduleId, outcome: 'REJECTED', rejectionCode: 'AM02' } as const
    return tried(world, 'The refusal', () => simulations.simulateSchedulePayerResponse(refusal))
  }
  if (status === 'PENDING') {
    const acceptance = { scheduleId, outcome: 'ACCEPTED' } as const
    await tried(world, 'The acceptance', () => simulations.simulateSchedulePayerResponse(acceptance))
  }
  if (end === 'accepted') return
  await passTo(world, dueDate, 12)
  if (end === 'resent') {
    const failure = { scheduleId, code: 'FAIL' } as const
    await tried(world, 'The failure', () => simulations.simulateSchedulePayerCancellation(failure))
    await pass(world, 60)
    return charge(world, { do: 'charge', recurrence, end: 'paid' })
  }
  const settlement =
    end === 'paid'
      ? ({ scheduleId, outcome: 'SETTLED' } as const)
      : ({ scheduleId, outcome: 'REJECTED', rejectionCode: 'AB10' } as const)
  await tried(world, 'The settlement', () => simulations.simulateScheduleSettlement(settlement))
}

async function untilCharged(world: World, started: StartedRecurrence): Promise<Schedule | undefined> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const schedule = await openSchedule(world, started)
    if (schedule !== undefined) return schedule
    await pass(world, 12 * HOUR)
  }
  return undefined
}

/** The charge that the payer institution has, and that is not paid yet. */
async function openSchedule(
  { pix }: World,
  { recurrenceId }: StartedRecurrence,
): Promise<Schedule | undefined> {
  const { data } = await pix.schedules.listSchedules({ recurrenceId, limit: 100 })
  return data.findLast(({ status }) => status === 'PENDING' || status === 'SCHEDULED')
}

/** Moves to an hour of a day in Brasília, unless it is over. */
async function passTo(world: World, day: string, hour: number): Promise<void> {
  const seconds =
    (Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00-03:00`) - world.now.getTime()) / 1000
  if (seconds > 0) await pass(world, Math.ceil(seconds))
}

const dayBefore = (day: string): string => dayOf(new Date(Date.parse(`${day}T12:00:00-03:00`) - DAY_MS))

/** What an institution does with a charge that ended meanwhile has no effect. */
async function tried(world: World, what: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof PixError)) throw error
    note(world, `${what} was refused: ${error.code ?? error.status}.`)
  }
}
