import { recurrenceLocationBody } from '../../domain/recurrence/recurrence.ts'
import { refuse } from '../../domain/refusal.ts'
import { findRecurrence, findRecurrenceByToken } from '../../storage/rows/recurrence-rows.ts'
import { findWallet } from '../../storage/rows/wallet-rows.ts'
import type { Call, Outcome } from '../operation/operation.ts'
import { NOT_ENABLED } from '../operation/refusals.ts'
import type { Context } from '../operation/context.ts'
import { inAnyPartition } from '../operation/partitions.ts'
import { findAmong } from '../../storage/find-among.ts'
import { partitionsOf } from '../../storage/partition.ts'

/**
 * §4.8: the terms of a recurrence, for the payer's institution. The request needs no token, and every state of the
 * recurrence returns the terms (G-127).
 */
export function getRecurrenceLocation(
  context: Context,
  call: Pick<Call<'getRecurrenceLocation'>, 'path'>,
): Promise<Outcome<'getRecurrenceLocation'>> {
  return inAnyPartition(context, 'RESOURCE_MISSING', (one) => termsIn(one, call))
}

async function termsIn(
  context: Context,
  { path }: Pick<Call<'getRecurrenceLocation'>, 'path'>,
): Promise<Outcome<'getRecurrenceLocation'>> {
  const found = await context.store.read((reader) => findRecurrenceByToken(reader, path.accessToken))
  if (found === undefined) return refuse('RESOURCE_MISSING')
  const wallet = await context.store.read((reader) => findWallet(reader, found.walletId))
  if (wallet?.settings.automaticEnabled === false) return NOT_ENABLED
  // `lookUp` reads the recurrence again, because it first runs the timers of the wallet that are due (G-089).
  const recurrence = await context.wallets.readLatest(found.walletId, (reader) =>
    findRecurrence(reader, found.id),
  )
  if (recurrence === undefined) return refuse('RESOURCE_MISSING')
  return { ok: true, status: 200, body: recurrenceLocationBody(recurrence) }
}

/**
 * Returns the id of the wallet whose recurrence has this access token. The access token in the path is the only
 * credential of the request.
 */
export async function walletOfLocation(
  store: Context['store'],
  accessToken: unknown,
): Promise<string | undefined> {
  if (typeof accessToken !== 'string') return undefined
  return findAmong(
    partitionsOf(store),
    async (one) => (await one.read((reader) => findRecurrenceByToken(reader, accessToken)))?.walletId,
  )
}
