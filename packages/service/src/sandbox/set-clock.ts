import { notMoved } from './advance-clock.ts'
import { brokenInstant } from './clock-range.ts'
import { type Handler, answer, refuseFields, walletNotFound } from './operation.ts'
import { clockBody } from './wallet-body.ts'

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
