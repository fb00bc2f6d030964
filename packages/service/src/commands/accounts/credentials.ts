import {
  newCredentials,
  recordCredentials,
  revokeCredentials as revoke,
} from '../../application/administration/credentials.ts'
import { clockOf } from '../../clock.ts'
import { timestamp, timestampOrNull } from '../../domain/timestamp.ts'
import type { Mode } from '../../domain/mode.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import type { Settings } from '../../settings/read-settings.ts'
import { credentialsOf, insertCredential } from '../../storage/rows/credential-rows.ts'
import { findWallet, walletNames } from '../../storage/rows/wallet-rows.ts'
import { settled } from '../../storage/remembered.ts'
import { inAllPartitions, storeOfWallet } from '../../storage/partition.ts'
import type { Store } from '../../storage/store.ts'
import { chance } from './chance.ts'
import { commandActor } from '../command-actor.ts'
import { InputError } from '../input-error.ts'
import { brokenByContract, refuseBroken } from './judge-input.ts'
import { type Printing, facts, print, printable, table } from '../print.ts'
import { unknownWallet } from './unknown.ts'
import { readingStore, withStore } from './with-store.ts'

export interface NewCredentialsOptions {
  readonly wallet: string
  readonly clientId?: string
}

/** Creates credentials and prints the secret once. The store keeps only the hash of the secret. */
export async function createCredentials(
  settings: Settings,
  { wallet: walletId, clientId, json }: NewCredentialsOptions & Printing,
): Promise<void> {
  const parts = { pathParameters: { walletId }, body: { clientId } }
  const given = { walletId: ['--wallet', walletId], clientId: ['--client-id', clientId] } as const
  refuseBroken(await brokenByContract('createCredentials', parts), given)
  await withStore(settings, async (store, mode) => {
    const { credentials, wallet } = await insertNew(store, mode, walletId, clientId)
    print({ json }, { ...credentials, walletId }, () => [
      `Created credentials for the wallet ${printable(wallet.name)}. The secret is not shown again. Store it in a safe place.`,
      ...facts([
        ['client_id', credentials.clientId],
        ['client_secret', credentials.clientSecret],
      ]),
    ])
  })
}

async function insertNew(
  store: Store,
  mode: Mode,
  walletId: string,
  clientId: string | undefined,
): Promise<{ readonly credentials: { clientId: string; clientSecret: string }; readonly wallet: Wallet }> {
  const { credentials, stored } = await newCredentials(mode, chance, { clientId })
  const wallet = await storeOfWallet(store, walletId).write(async (transaction) => {
    const found = await findWallet(transaction, walletId)
    if (found === undefined) throw unknownWallet(walletId)
    if (await insertCredential(transaction, { ...stored, walletId })) {
      const by = commandActor('credentials create')
      await recordCredentials(transaction, { ...stored, walletId }, { by, at: clockOf(store).now() })
      return found
    }
    throw new InputError(
      `The client_id ${credentials.clientId} is used already, or belonged to revoked credentials. Use another --client-id, or omit it for a random one.`,
    )
  })
  return { credentials, wallet }
}

/** Prints the credentials of all wallets or of one wallet, including revoked credentials. */
export async function listCredentials(
  settings: Settings,
  { wallet: walletId, json }: { readonly wallet?: string } & Printing,
): Promise<void> {
  await readingStore(settings, async (store) => {
    const credentials = await inAllPartitions(store, 'snapshot', async (readers) => {
      const listed = readers[0] === undefined ? [] : await credentialsOf(readers[0], walletId)
      const ids = walletId === undefined ? listed.map((it) => it.walletId) : [walletId]
      const names = new Map<string, string>()
      for (const reader of readers) {
        for (const [id, name] of await walletNames(reader, [...new Set(ids)])) names.set(id, name)
      }
      if (walletId !== undefined && !names.has(walletId)) throw unknownWallet(walletId)
      return listed.map((it) => ({
        clientId: it.clientId,
        walletId: it.walletId,
        walletName: names.get(it.walletId) ?? '',
        revokedAt: timestampOrNull(it.revokedAt),
      }))
    })
    print({ json }, credentials, () =>
      credentials.length === 0
        ? ['There are no credentials yet. Create a pair with pix-service credentials create.']
        : table(
            ['CLIENT ID', 'WALLET ID', 'WALLET', 'REVOKED'],
            credentials.map((it) => [it.clientId, it.walletId, it.walletName, it.revokedAt ?? 'no']),
          ),
    )
  })
}

/** Revokes credentials permanently. If they are revoked already, changes nothing and prints when they were revoked. */
export async function revokeCredentials(
  settings: Settings,
  { json }: Printing,
  clientId: string,
): Promise<void> {
  await withStore(settings, async (store) => {
    const clock = clockOf(store)
    const revocation = await store.write((transaction) =>
      revoke(transaction, clientId, { at: clock.now(), by: commandActor('credentials revoke') }),
    )
    if (revocation === undefined) {
      throw new InputError(
        `No credentials have the client_id ${printable(clientId)}. pix-service credentials list shows all credentials.`,
      )
    }
    await settled({ store, clock })
    const { walletId, isNew, tokens } = revocation
    const revokedAt = timestamp(revocation.revokedAt)
    print(
      { json },
      { clientId, walletId, revokedAt, tokensRevoked: tokens, wasRevokedBefore: !isNew },
      () => [
        isNew
          ? `Revoked the credentials ${clientId} permanently. ${tokens === 1 ? '1 token' : `${tokens} tokens`} ended.`
          : `The credentials ${clientId} were revoked already, at ${revokedAt}. Nothing changed.`,
      ],
    )
  })
}
