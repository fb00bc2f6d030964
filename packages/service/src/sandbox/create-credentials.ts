import { newCredentials } from '../application/administration/credentials.ts'
import { countCredentials, insertCredential } from '../storage/rows/credential-rows.ts'
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
