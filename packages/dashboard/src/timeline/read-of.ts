import type { Activity } from '@pix-payments/client/sandbox'
import { dayOf } from '../parts/time.ts'
import { type Call, callOf } from '../requests/call-code.ts'

/** Returns the call that reads what a step of a timeline shows. Undefined for a call and for a delivery, which show themselves. */
export function readOf(entry: Activity, walletId: string): Call | undefined {
  const { at, resourceId, event, line, change, fault, clock } = entry
  if (event !== undefined) return callOf('getEvent', { walletId, eventId: event.eventId })
  if (line !== undefined) return callOf('listStatement', { initDate: dayOf(at), endDate: dayOf(at) })
  if (fault !== undefined) return callOf('listFaults', { walletId })
  if (clock !== undefined) return callOf('getClock', { walletId })
  if (change !== undefined && resourceId !== null)
    return callOf('getTimeline', { walletId, resource: resourceId })
  return undefined
}
