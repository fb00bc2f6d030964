import { type Refusal, refuse } from '../../domain/refusal.ts'
import type { Recurrence } from '../../domain/recurrence/recurrence.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { findSchedule } from '../../storage/rows/schedule-rows.ts'
import type { Reader } from '../../storage/store.ts'

/** The recurrence, if it is the wallet's own (§5.3). */
export async function ownRecurrence(
  reader: Reader,
  walletId: string,
  id: string,
): Promise<
  { readonly ok: true; readonly value: Recurrence } | Refusal<'RESOURCE_MISSING' | 'RECURRENCE_ACCESS_DENIED'>
> {
  const recurrence = await findRecurrence(reader, id)
  if (recurrence === undefined) return refuse('RESOURCE_MISSING')
  if (recurrence.walletId !== walletId) return refuse('RECURRENCE_ACCESS_DENIED')
  return { ok: true, value: recurrence }
}

/** The schedule, if it is the wallet's own (§5.3). */
export async function ownSchedule(
  reader: Reader,
  walletId: string,
  id: string,
): Promise<
  { readonly ok: true; readonly value: Schedule } | Refusal<'RESOURCE_MISSING' | 'SCHEDULE_ACCESS_DENIED'>
> {
  const schedule = await findSchedule(reader, id)
  if (schedule === undefined) return refuse('RESOURCE_MISSING')
  if (schedule.walletId !== walletId) return refuse('SCHEDULE_ACCESS_DENIED')
  return { ok: true, value: schedule }
}
