import { isRecurrenceAccessToken } from '@pix-payments/pix'
import { chargeIdOf } from '../../domain/charge/charge-payload.ts'
import type { Charge } from '../../domain/charge/charge.ts'
import type { Recurrence } from '../../domain/recurrence/recurrence.ts'
import { findCharge } from '../../storage/rows/charge-rows.ts'
import { findRecurrenceByToken } from '../../storage/rows/recurrence-rows.ts'
import type { Reader } from '../../storage/store.ts'

/** The charge, or the recurrence with the first payment, whose payload a location serves. */
export type AtLocation =
  | { readonly charge: Charge; readonly recurrence?: undefined }
  | { readonly charge?: undefined; readonly recurrence: Recurrence }

/**
 * Finds what a location serves, in any wallet (G-370). Every chargeId has the form of an access token too, so a token
 * that is not a charge is looked up among the recurrences.
 */
export async function findAtLocation(reader: Reader, token: string): Promise<AtLocation | undefined> {
  if (!isRecurrenceAccessToken(token)) return undefined
  const charge = await findCharge(reader, chargeIdOf(token))
  if (charge !== undefined) return { charge }
  const recurrence = await findRecurrenceByToken(reader, token)
  return recurrence && { recurrence }
}

/** Returns the wallet of the charge or the recurrence. */
export const walletAt = ({ charge, recurrence }: AtLocation): string => (charge ?? recurrence).walletId
