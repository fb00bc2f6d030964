import { type Handler, answer, walletNotFound } from './operation.ts'
import { walletBody } from './wallet-body.ts'

export const getWallet: Handler<'getWallet'> = async ({ wallets, clock }, { path }) => {
  const body = await wallets.read(path.walletId, ({ reader, wallet, now }) =>
    walletBody(reader, { wallet, now, realNow: clock.wallNow() }),
  )
  return body === undefined ? walletNotFound(path.walletId) : answer(200, body)
}
