import type { AdvanceClockRequest, ClockStep } from '@pix-payments/spec/sandbox-types'
import { timestamp } from '../domain/timestamp.ts'
import { LATEST_CLOCK } from '../domain/wallet/wallet-clock.ts'
import type { ClockMove } from '../timers/clock-move-plan.ts'
import type { ClockNotMoved, RanStep } from '../timers/wallet-clocks.ts'
import { brokenInstant } from './clock-range.ts'
import {
  type Handler,
  type Refused,
  answer,
  refuseBecause,
  refuseFields,
  walletNotFound,
} from './operation.ts'
import { clockBody } from './wallet-body.ts'

/** G-271: returns the clock of a wallet. */
export const getClock: Handler<'getClock'> = async ({ wallets, clock }, { path }) => {
  const body = await wallets.read(path.walletId, ({ reader, wallet, now }) =>
    clockBody(reader, { wallet, now, realNow: clock.wallNow() }),
  )
  return body === undefined ? walletNotFound(path.walletId) : answer(200, body)
}

/** G-271: freezes the clock of a wallet or lets it run. When the request has `now`, moves the clock to this instant. */
export const setClock: Handler<'setClock'> = async (
  { clocks, wallets, clock, requestLog },
  { path, body, cause },
) => {
  const { walletId } = path
  const { mode, now } = body
  const broken = brokenInstant('now', now)
  if (broken.length > 0) return refuseFields('MalformedRequest', broken)
  await requestLog.flush()
  const moved = await clocks.set(
    walletId,
    { mode, now: now === undefined ? undefined : Date.parse(now) },
    cause,
  )
  if (moved?.ok === false) return notMoved(moved, now)
  const set = await wallets.read(walletId, (view) =>
    clockBody(view.reader, { wallet: view.wallet, now: view.now, realNow: clock.wallNow() }),
  )
  return set === undefined ? walletNotFound(walletId) : answer(200, set)
}

/**
 * G-271: moves the clock of a wallet forward. Before it responds, it runs all timers and deliveries that become due.
 */
export const advanceClock: Handler<'advanceClock'> = async (
  { clocks, requestLog },
  { path, body, cause },
) => {
  const broken = brokenInstant('to', body.to)
  if (broken.length > 0) return refuseFields('MalformedRequest', broken)
  // Writes the requests that are still in memory now. Written after the move, they would get the new time of the clock.
  await requestLog.flush()
  const moved = await clocks.advance(path.walletId, readMove(body), cause)
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

/** The contract accepts a request only with exactly one of these three properties. */
function readMove({ by, to, until }: AdvanceClockRequest): ClockMove {
  if (by !== undefined) return { by }
  if (to !== undefined) return { to: Date.parse(to) }
  if (until !== undefined) return { until }
  throw new Error('The request has none of by, to and until')
}

const stepBody = ({ at, kind, resourceId, event, causedBy }: RanStep): ClockStep => ({
  at: timestamp(at),
  kind,
  resourceId,
  event: event as ClockStep['event'],
  causedBy,
})

/**
 * Returns the refusal of a clock move. `ClockOutOfRange` can only be caused by the field `by`, because `brokenInstant`
 * has already checked `to` and `now`.
 */
function notMoved(
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
        'This process did not respond for 4 seconds, and another process moves the clock now. Read the clock, then move it again.',
      )
  }
}
