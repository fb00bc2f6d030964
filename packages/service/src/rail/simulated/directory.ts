import { isCpf } from '@pix-payments/pix'
import type { AccountLookUp, FoundAccount, KeyLookUp, PayerScreening } from '@pix-payments/spec/rail-types'
import { homeAccount } from './home-account.ts'
import { MAGIC_ACCOUNTS, MAGIC_KEYS, type MagicDestination } from './magic-destinations.ts'
import { magicPayer } from './magic-payers.ts'
import { accountOfPersonKey } from './people.ts'
import { referenceOf } from './simulation-of.ts'

/**
 * The directory of the simulated world: magic Pix keys, the keys of the people of the examples, and CPFs as Pix keys. A
 * CPF key belongs to the person with this CPF.
 */
export function lookUpKey({ pixKey, declared }: KeyLookUp): FoundAccount | undefined {
  const magic = MAGIC_KEYS.get(pixKey)
  if (magic !== undefined) return magicAccount(magic, declared)
  const known = accountOfPersonKey(pixKey)
  if (known !== undefined) return { holder: known, reference: null }
  if (!isCpf(pixKey)) return undefined
  const name = declared.taxId === pixKey ? declared.name : 'Titular da chave'
  return { holder: homeAccount(pixKey, name), reference: null }
}

/** The magic account numbers. Every other account is known to its own institution only (G-107). */
export function lookUpAccount({ account, declared }: AccountLookUp): FoundAccount | undefined {
  const magic = MAGIC_ACCOUNTS.get(account.accountNumber)
  if (magic === undefined) return undefined
  const { holder, reference } = magicAccount(magic, declared)
  const { bankCode, branchCode, accountNumber } = account
  return { holder: { ...holder, bankCode, branchCode, accountNumber }, reference }
}

/** The risk policy rejects one magic payer (G-179). */
export const screenPayer = ({ taxId }: PayerScreening): 'ACCEPTED' | 'REJECTED' =>
  magicPayer(taxId)?.risk === 'REJECTS' ? 'REJECTED' : 'ACCEPTED'

const magicAccount = (magic: MagicDestination, declared: KeyLookUp['declared']): FoundAccount =>
  'outcome' in magic
    ? { holder: homeAccount(declared.taxId, declared.name), reference: referenceOf(magic.outcome) }
    : { holder: homeAccount(magic.holderTaxId, 'Outro Titular'), reference: null }
