import type { PixChargeTakenBackEvent } from '@pix-payments/spec/types'
import type { Charge, ChargePayment, TakeBack } from './charge.ts'

type Facts<Event> = { readonly [Name in Exclude<keyof Event, 'eventId' | 'event' | 'occurredAt'>]: unknown }

export const chargeTakenBackFacts = (
  charge: Charge,
  payment: ChargePayment,
  { returnId, amount, reason }: TakeBack,
): Facts<PixChargeTakenBackEvent> => ({
  status: 'paid',
  chargeId: charge.chargeId,
  externalId: charge.externalId,
  amount,
  returnId,
  reason,
  endToEndId: payment.endToEndId,
  metadata: charge.metadata,
})
