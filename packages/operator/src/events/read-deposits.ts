import { parseStoredEvent } from '@pix-payments/client/webhooks'
import type { Open } from '../kit/kit.ts'
import type { DepositRow, EventRow } from '../storage/records.ts'

/**
 * Reads the deposits of events in one statement. Returns them by the key of the event. Events without a deposit of their
 * wallet are left out.
 */
export async function readDeposits(
  { deposits }: Pick<Open, 'deposits'>,
  events: readonly EventRow[],
): Promise<ReadonlyMap<string, DepositRow>> {
  const chargeIds = new Map(events.map((event) => [event, chargeIdOf(event)]))
  const wanted = [...new Set(chargeIds.values())].filter((it) => it !== undefined)
  if (wanted.length === 0) return new Map()
  const marks = wanted.map((_, index) => `$${index + 1}`).join(', ')
  const rows = await deposits.find(`charge_id in (${marks})`, wanted)
  const byChargeId = new Map(rows.map((row) => [row.charge_id, row]))
  return new Map(
    events.flatMap((event) => {
      const row = byChargeId.get(chargeIds.get(event) ?? null)
      return row?.wallet_id === event.wallet_id ? [[event.key, row] as const] : []
    }),
  )
}

function chargeIdOf({ name, payload }: EventRow): string | undefined {
  if (name !== 'pixChargePaid' && name !== 'pixChargeExpired') return undefined
  try {
    const event = parseStoredEvent(payload)
    return 'chargeId' in event ? event.chargeId : undefined
  } catch {
    // `processEvent` reports a payload that cannot be parsed.
    return undefined
  }
}
