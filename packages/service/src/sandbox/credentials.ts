import { newCredentials, recordCredentials } from '../application/administration/credentials.ts'
import { appendAct } from '../storage/rows/audit-rows.ts'
import {
  countCredentials,
  deleteExpiredTokens,
  deleteTokensOf,
  insertCredential,
} from '../storage/rows/credential-rows.ts'
import { type Handler, answer, refuseBecause, walletNotFound } from './operation.ts'

/** G-005: creates another pair of credentials for a wallet. Tokens that are issued for them are bound to the wallet. */
export const createCredentials: Handler<'createCredentials'> = async (
  { wallets, ids, clock },
  { path, body = {}, by },
) => {
  const { walletId } = path
  for (;;) {
    const known = await wallets.readLatest(walletId, (reader) => countCredentials(reader, walletId))
    if (known === undefined) return walletNotFound(walletId)
    let asked = 0
    const { random } = ids(`credentials ${known} of ${walletId}`, () => (asked += 1))
    const { credentials, stored } = await newCredentials('sandbox', random, body)
    const isNew = await wallets.write(walletId, async ({ transaction }) => {
      const credential = { ...stored, walletId }
      if (!(await insertCredential(transaction, credential))) return false
      await recordCredentials(transaction, credential, { by: by(), at: clock.now() })
      return true
    })
    if (isNew === undefined) return walletNotFound(walletId)
    if (isNew) return answer(201, credentials)
    if (body.clientId !== undefined) {
      return refuseBecause('AlreadyExists', `The clientId ${credentials.clientId} is taken.`)
    }
    // With a seed, two concurrent requests generate the same credentials. Then the later request runs again and
    // generates the next pair.
  }
}

export const revokeTokens: Handler<'revokeTokens'> = async ({ wallets, clock, tokens }, { path, by }) => {
  const revoked = await wallets.write(path.walletId, async ({ transaction }) => {
    // Deletes expired tokens first, so that they are not counted.
    await deleteExpiredTokens(transaction, clock.now())
    const tokens = await deleteTokensOf(transaction, path.walletId)
    const act = { name: 'tokensRevoked', subject: path.walletId, by: by(), after: { tokens } } as const
    await appendAct(transaction, act, clock.now())
    return tokens
  })
  await tokens.revoked(path.walletId)
  return revoked === undefined ? walletNotFound(path.walletId) : answer(200, { revoked })
}
