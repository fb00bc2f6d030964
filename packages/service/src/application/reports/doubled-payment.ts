import type { Reader } from '../../storage/store.ts'
import { type PaidResource, findReceivedPayment } from '../transitions/received-payment.ts'
import { type Received, kept } from './received.ts'

/**
 * G-401: an endToEndId belongs to one payment, and a payment pays one resource. Keeps the report of a payment that has
 * already paid a resource other than `id`. Otherwise returns undefined.
 */
export async function keptBecausePaid(
  reader: Reader,
  endToEndId: string,
  id: string,
): Promise<Received<never> | undefined> {
  const other = await findReceivedPayment(reader, endToEndId)
  if (other === undefined) return undefined
  const [what, otherId] = nameOf(other.paid)
  if (otherId === id) return undefined
  return kept(`The payment ${endToEndId} has already paid the ${what} ${otherId}.`)
}

function nameOf(paid: PaidResource): readonly [what: string, id: string] {
  switch (paid.refunded) {
    case 'DEPOSIT':
      return ['charge', paid.charge.chargeId]
    case 'FIRST_PAYMENT':
      return ['recurrence', paid.recurrence.id]
    case 'SCHEDULE':
      return ['schedule', paid.schedule.id]
  }
}
