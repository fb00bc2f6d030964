import { newCredentials } from '../application/administration/credentials.ts'
import {
  countCredentials,
  deleteExpiredTokens,
  deleteTokensOf,
  insertCredential,
} from '../storage/rows/credential-rows.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'

/** G-005: creates another pair of credentials for a wallet. Tokens that are issued for them are bound to the wallet. */
export const createCredentials: Handler<'createCredentials'> = async (
  { wallets, ids },
  { path, body = {} },
) => {
  const { walletId } = path
  for (;;) {
    const known = await wallets.readLatest(walletId, (reader) => countCredentials(reader, walletId))
    if (known === undefined) return walletNotFound(walletId)
    let asked = 0
    const random = ids(`credentials ${known} of ${walletId}`, () => (asked += 1))
    const { credentials, stored } = await newCredentials('sandbox', random, body)
    const isNew = await wallets.write(walletId, ({ transaction }) =>
      insertCredential(transaction, { ...stored, walletId }),
    )
    if (isNew === undefined) return walletNotFound(walletId)
    if (isNew) return answer(201, credentials)
    if (body.clientId !== undefined) {
      return refuseBecause('AlreadyExists', `The clientId ${credentials.clientId} is taken.`)
    }
    // With a seed, two concurrent requests generate the same credentials. Then the later request runs again and
    // generates the next pair.
  }
}

export const revokeTokens: Handler<'revokeTokens'> = async ({ wallets, clock, tokens }, { path }) => {
  const revoked = await wallets.write(path.walletId, async ({ transaction }) => {
    // Deletes expired tokens first, so that they are not counted.
    await deleteExpiredTokens(transaction, clock.now())
    return deleteTokensOf(transaction, path.walletId)
  })
  await tokens.revoked(path.walletId)
  return revoked === undefined ? walletNotFound(path.walletId) : answer(200, { revoked })
}
