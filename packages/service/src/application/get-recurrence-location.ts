import { recurrenceLocationBody } from '../domain/recurrence/recurrence.ts'
import { refuse } from '../domain/refusal.ts'
import { findRecurrence, findRecurrenceByToken } from '../storage/rows/recurrence-rows.ts'
import type { Call, Outcome } from './operation.ts'
import type { Service } from './service.ts'

/** §4.8: public, called by the payer's institution; in every state (G-127). */
export async function getRecurrenceLocation(
  service: Service,
  { path }: Pick<Call<'getRecurrenceLocation'>, 'path'>,
): Promise<Outcome<'getRecurrenceLocation'>> {
  const found = await service.store.read((reader) => findRecurrenceByToken(reader, path.accessToken))
  if (found === undefined) return refuse('RESOURCE_MISSING')
  // Read through its wallet, so that what was due has happened (G-089).
  const recurrence = await service.wallets.lookUp(found.walletId, (reader) =>
    findRecurrence(reader, found.id),
  )
  if (recurrence === undefined) return refuse('RESOURCE_MISSING')
  return { ok: true, status: 200, body: recurrenceLocationBody(recurrence) }
}

/** Whose recurrence a location shows; its token is the only one that it is asked for with. */
export async function walletOfLocation(
  store: Service['store'],
  accessToken: unknown,
): Promise<string | undefined> {
  if (typeof accessToken !== 'string') return undefined
  return (await store.read((reader) => findRecurrenceByToken(reader, accessToken)))?.walletId
}
