import { isCpf } from '@pix-payments/pix'
import type { Destination } from '../../domain/withdrawal/destination.ts'
import { findBankAccount, findDirectoryEntry } from '../../storage/rows/simulated-world-rows.ts'
import { ownerOfPixKey, findWallet, findOperator } from '../../storage/rows/wallet-rows.ts'
import type { Rail } from '../rail.ts'
import { homeAccount } from '../../people/home-account.ts'
import { MAGIC_ACCOUNTS, MAGIC_KEYS } from './magic-destinations.ts'

/**
 * Resolves a destination with the first of these sources that has it: the keys and accounts that were registered for
 * the wallet, the magic destinations, CPFs as Pix keys (a CPF key belongs to the person with this CPF), the Pix keys of
 * the operators' wallets.
 */
export const simulatedRail: Rail = {
  async resolveKey(reader, walletId, pixKey, declared) {
    const registered = await findDirectoryEntry(reader, walletId, pixKey)
    if (registered !== undefined) return registered
    const magic = MAGIC_KEYS.get(pixKey)
    if (magic !== undefined) return magicDestination(magic, declared)
    if (isCpf(pixKey)) {
      const name = declared.taxId === pixKey ? declared.name : 'Titular da chave'
      return { holder: homeAccount(pixKey, name), outcome: undefined }
    }
    const owner = await ownerOfPixKey(reader, pixKey)
    return owner === undefined ? undefined : holderOfWallet(reader, owner)
  },
  async findAccount(reader, walletId, account, declared) {
    const registered = await findBankAccount(reader, walletId, account)
    if (registered !== undefined) return registered
    const magic = MAGIC_ACCOUNTS.get(account.accountNumber)
    if (magic === undefined) return undefined
    const { holder, outcome } = magicDestination(magic, declared)
    const { bankCode, branchCode, accountNumber } = account
    return { holder: { ...holder, bankCode, branchCode, accountNumber }, outcome }
  },
}

type Magic = NonNullable<ReturnType<typeof MAGIC_KEYS.get>>

function magicDestination(
  magic: Magic,
  declared: { readonly name: string; readonly taxId: string },
): Destination {
  return 'outcome' in magic
    ? { holder: homeAccount(declared.taxId, declared.name), outcome: magic.outcome }
    : { holder: homeAccount(magic.holderTaxId, 'Outro Titular'), outcome: undefined }
}

/** Returns the account of a wallet. Its holder is the operator of the wallet. */
async function holderOfWallet(
  reader: Parameters<Rail['resolveKey']>[0],
  walletId: string,
): Promise<Destination | undefined> {
  const wallet = await findWallet(reader, walletId)
  const operator = wallet && (await findOperator(reader, wallet.operatorId))
  if (wallet === undefined || operator === undefined) return undefined
  const { name, cnpj } = operator
  return {
    holder: {
      name,
      taxId: cnpj,
      personType: 'LEGAL_PERSON',
      ...wallet.account,
      accountType: 'CACC',
    },
    outcome: undefined,
  }
}
