import { outcomeOf } from '@pix-payments/client'
import { PixOperatorError } from '../errors.ts'
import type { DepositRow, SubscriptionRow } from '../storage/records.ts'
import type { Rows } from '../storage/rows.ts'
import { inTransaction, type Kit, type Open } from './kit.ts'

type Opening = Pick<DepositRow | SubscriptionRow, 'key' | 'request' | 'player_id' | 'status'>

/** What a response repeats of its request. */
interface Asked {
  readonly externalId: string
  readonly amount?: number | null
}

/**
 * Stores a request before it is sent, or returns the row that an equal request stored before.
 *
 * @throws PixOperatorError `externalIdInUse` when another request has this externalId, `notOpened` when the API refused
 *   the request before.
 */
export const storeRequest = <R extends Opening>(
  kit: Kit,
  rowsIn: (open: Open) => Rows<R>,
  row: R,
): Promise<R> =>
  inTransaction(kit, async (open) => {
    const rows = rowsIn(open)
    if (await rows.insert(row)) return row
    const existing = await rows.lock(row.key)
    if (existing?.request !== row.request || existing.player_id !== row.player_id)
      throw new PixOperatorError('externalIdInUse', 'Another request has this externalId.')
    if (existing.status === 'REFUSED')
      throw new PixOperatorError('notOpened', 'The API refused this request before.')
    return existing
  })

/** @throws PixOperatorError `unexpectedResponse` when the response is about another request. */
export function checkOurs(response: Asked, request: Asked): void {
  if (response.externalId !== request.externalId || (response.amount ?? null) !== (request.amount ?? null))
    throw new PixOperatorError('unexpectedResponse', 'The response is about another request.')
}

/** Remembers that the API refused the request of a row, so that nothing exists. */
export async function storeRefusal(
  kit: Kit,
  rowsIn: (open: Open) => Rows<DepositRow> | Rows<SubscriptionRow>,
  { key, status }: Opening,
  error: unknown,
): Promise<void> {
  if (outcomeOf(error) !== 'refused') return
  await inTransaction(kit, async (open) => {
    const rows = rowsIn(open)
    // Unless a concurrent call has opened it.
    if ((await rows.lock(key))?.status === status) await rows.update(key, { status: 'REFUSED' })
  })
}

/** Returns JSON with sorted keys, so that equal values have equal texts. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
