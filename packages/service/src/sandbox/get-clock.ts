import { type Handler, answer, walletNotFound } from './operation.ts'
import { clockBody } from './wallet-body.ts'

/** G-271: returns the clock of a wallet. */
export const getClock: Handler<'getClock'> = async ({ wallets, clock }, { path }) => {
  const body = await wallets.read(path.walletId, ({ reader, wallet, now }) =>
    clockBody(reader, { wallet, now, realNow: clock.wallNow() }),
  )
  return body === undefined ? walletNotFound(path.walletId) : answer(200, body)
}
