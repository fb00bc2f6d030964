import type { FoundAccount } from '@pix-payments/spec/rail-types'
import type { Destination } from '../../domain/withdrawal/destination.ts'
import { findDestinationAccount, findDirectoryEntry } from '../../storage/rows/simulated-world-rows.ts'
import { findOperator, ownerOfPixKey } from '../../storage/rows/directory-rows.ts'
import { findWallet } from '../../storage/rows/wallet-rows.ts'
import { storeOfWallet } from '../../storage/partition.ts'
import type { Store } from '../../storage/store.ts'
import type { Rail } from '../rail.ts'
import { referenceOf } from './simulation-of.ts'

/**
 * Puts the sandbox's own knowledge before and after the look-ups of a rail: first the keys and accounts that were
 * registered for the wallet, then the rail, then the Pix keys of the operators' wallets.
 */
export function withKnownAccounts(rail: Rail, store: Pick<Store, 'readLatest' | 'partitioned'>): Rail {
  return {
    ...rail,
    async lookUpKey(lookUp) {
      const { walletId, pixKey } = lookUp
      const registered = await store.readLatest((reader) => findDirectoryEntry(reader, walletId, pixKey))
      if (registered !== undefined) return found(registered)
      return (await rail.lookUpKey(lookUp)) ?? ownerOf(store, pixKey)
    },
    async lookUpAccount(lookUp) {
      const { walletId, account } = lookUp
      const registered = await store.readLatest((reader) => findDestinationAccount(reader, walletId, account))
      return registered === undefined ? rail.lookUpAccount(lookUp) : found(registered)
    },
  }
}

const found = ({ holder, outcome }: Destination): FoundAccount => ({
  holder,
  reference: referenceOf(outcome),
})

/** Returns the account of the wallet that owns a Pix key. Its holder is the operator of the wallet. */
async function ownerOf(
  store: Pick<Store, 'readLatest' | 'partitioned'>,
  pixKey: string,
): Promise<FoundAccount | undefined> {
  const walletId = await store.readLatest((reader) => ownerOfPixKey(reader, pixKey))
  if (walletId === undefined) return undefined
  const { wallet, operator } = await storeOfWallet(store, walletId).readLatest(async (reader) => {
    const wallet = await findWallet(reader, walletId)
    return { wallet, operator: wallet && (await findOperator(reader, wallet.operatorId)) }
  })
  if (wallet === undefined || operator === undefined) return undefined
  const { name, cnpj: taxId } = operator
  const holder = { name, taxId, personType: 'LEGAL_PERSON', ...wallet.account, accountType: 'CACC' } as const
  return { holder, reference: null }
}
