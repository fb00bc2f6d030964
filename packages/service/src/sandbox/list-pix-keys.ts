import { directoryEntriesOf } from '../storage/rows/simulated-world-rows.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'
import { pixKeyEntry } from './pix-key-entry.ts'

/** G-109: lists the Pix keys in the simulated directory of a wallet. */
export const listPixKeys: Handler<'listPixKeys'> = async ({ wallets }, { path }) => {
  const entries = await wallets.read(path.walletId, ({ reader, wallet }) =>
    directoryEntriesOf(reader, wallet.id),
  )
  if (entries === undefined) return walletNotFound(path.walletId)
  return answer(200, { data: entries.map(({ pixKey, ...entry }) => pixKeyEntry(pixKey, entry)) })
}
