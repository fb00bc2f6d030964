import { deleteExpiredTokens, deleteTokensOf } from '../storage/rows/credential-rows.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'

export const revokeTokens: Handler<'revokeTokens'> = async ({ wallets, clock, tokens }, { path }) => {
  const revoked = await wallets.write(path.walletId, async ({ transaction }) => {
    // Deletes expired tokens first, so that they are not counted.
    await deleteExpiredTokens(transaction, clock.now())
    return deleteTokensOf(transaction, path.walletId)
  })
  await tokens.revoked(path.walletId)
  return revoked === undefined ? walletNotFound(path.walletId) : answer(200, { revoked })
}
