import { deleteDirectoryEntry, findDirectoryEntry } from '../storage/rows/simulated-world-rows.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'
import { pixKeyEntry } from './pix-key-entry.ts'

export const deletePixKey: Handler<'deletePixKey'> = async ({ wallets }, { path }) => {
  const { walletId, pixKey } = path
  const deleted = await wallets.write(walletId, async ({ transaction }) => {
    const entry = await findDirectoryEntry(transaction, walletId, pixKey)
    // The message does not contain the Pix key, because a Pix key is personal data.
    if (entry === undefined) {
      return refuseBecause('PixKeyNotFound', 'The directory of the wallet has no entry for the key.')
    }
    await deleteDirectoryEntry(transaction, walletId, pixKey)
    return answer(200, pixKeyEntry(pixKey, entry))
  })
  return deleted ?? walletNotFound(walletId)
}
