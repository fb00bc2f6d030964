import { timestamp } from '../domain/timestamp.ts'
import { LATEST_CLOCK } from '../domain/wallet/wallet-clock.ts'
import type { AdvanceClockRequest, ClockStep } from '@pix-payments/spec/sandbox-types'
import type { ClockMove, ClockNotMoved, RanStep } from '../timers/advance-clock.ts'
import { brokenInstant } from './clock-range.ts'
import {
  type Handler,
  type Refused,
  answer,
  refuseBecause,
  refuseFields,
  walletNotFound,
} from './operation.ts'

/** G-271. */
export const advanceClock: Handler<'advanceClock'> = async ({ clocks, requestLog }, { path, body }) => {
  const broken = brokenInstant('to', body.to)
  if (broken.length > 0) return refuseFields('MalformedRequest', broken)
  // What was asked until now is dated by the clock of until now.
  await requestLog.flush()
  const moved = await clocks.advance(path.walletId, readMove(body))
  if (moved === undefined) return walletNotFound(path.walletId)
  if (!moved.ok) return notMoved(moved, body.to)
  const { from, to, clock, ran, total } = moved
  return answer(200, {
    from: timestamp(from),
    to: timestamp(to),
    mode: clock.mode,
    ran: ran.map(stepBody),
    total,
    truncated: total > ran.length,
  })
}

/** The contract admits exactly one of the three. */
function readMove({ by, to, until }: AdvanceClockRequest): ClockMove {
  if (by !== undefined) return { by }
  if (to !== undefined) return { to: Date.parse(to) }
  if (until !== undefined) return { until }
  throw new Error('A clock that moves nowhere')
}

const stepBody = ({ at, kind, resourceId, event }: RanStep): ClockStep => ({
  at: timestamp(at),
  kind,
  resourceId,
  event: event as ClockStep['event'],
})

/** Only `by` leads out of the range: the instants of requests were looked at before. */
export function notMoved(
  { code, now }: ClockNotMoved,
  wanted: string | undefined,
): Refused<'ClockCannotGoBack' | 'ClockMoveLost' | 'MalformedRequest'> {
  switch (code) {
    case 'ClockCannotGoBack':
      return refuseBecause(
        code,
        `It is ${timestamp(now ?? 0)} for the wallet, and ${wanted} is before that. A clock only goes forward.`,
      )
    case 'ClockOutOfRange':
      return refuseFields('MalformedRequest', [
        { field: 'by', message: `must not lead beyond ${timestamp(LATEST_CLOCK)}` },
      ])
    case 'ClockMoveLost':
      return refuseBecause(
        code,
        'Another process moves this clock, since this one was silent for 4 seconds. Look where the clock is, and move it again.',
      )
  }
}
