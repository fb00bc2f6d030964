import type { Schedule } from '@pix-payments/client'
import { SCHEDULE_SETS } from 'virtual:contract'
import { stateOf } from '../state/arrows.ts'

/** §7.5: the amount is above the maximum of the payer. The same cycle may be charged again. */
const ABOVE_MAXIMUM = 'AM02'

export const chargeIdOf = ({ id, retryOfScheduleId }: Schedule): string => retryOfScheduleId ?? id

/** Whether a schedule of a cycle holds it, so that no other charge of the cycle can be created (G-174). */
export function isCycleHeld(schedules: readonly Schedule[]): boolean {
  const above = new Set(schedules.filter((it) => it.rejectionCode === ABOVE_MAXIMUM).map(chargeIdOf))
  return schedules.some((it) => {
    if (above.has(chargeIdOf(it))) return SCHEDULE_SETS.openOrSettled.includes(stateOf(it))
    return (
      SCHEDULE_SETS.occupiesCycle.includes(stateOf(it)) || (it.purpose === 'RIFL' && it.status === 'FAILED')
    )
  })
}
