import type { Wallet } from '@pix-payments/spec/sandbox-types'
import { walletsOf } from '../storage/rows/wallet-rows.ts'
import { type Handler, answer } from './operation.ts'
import { walletBody } from './wallet-body.ts'

/** G-005: lists all wallets, including the default wallets of the sandbox. */
export const listWallets: Handler<'listWallets'> = async ({ store, wallets, clock }, { query }) => {
  const listed = await store.read((reader) => walletsOf(reader, query.operatorId))
  const data: Wallet[] = []
  for (const { id } of listed) {
    const body = await wallets.read(id, ({ reader, wallet, now }) =>
      walletBody(reader, { wallet, now, realNow: clock.wallNow() }),
    )
    if (body !== undefined) data.push(body)
  }
  return answer(200, { data })
}
