import type { AccountLookUp, KeyLookUp, PayerScreening } from '@pix-payments/spec/rail-types'
import type { RailTestData } from './test-data.ts'

/** The bodies of the look-ups that the suite sends, by operation. */
export interface LookUpBodies {
  readonly lookUpKey: KeyLookUp
  readonly lookUpAccount: AccountLookUp
  readonly screenPayer: PayerScreening
}

export function lookUpBodies(data: RailTestData, walletId: string): LookUpBodies {
  const declared = { name: data.holderName, taxId: data.holderTaxId }
  const personType = personTypeOf(data.holderTaxId)
  return {
    lookUpKey: { walletId, pixKey: data.knownKey, declared },
    lookUpAccount: {
      walletId,
      account: { ...data.lookedUpAccount, accountType: 'CACC', personType },
      declared,
    },
    screenPayer: { walletId, taxId: data.payerTaxId },
  }
}

/** A CPF has 11 characters, a CNPJ 14. */
export function personTypeOf(taxId: string): 'NATURAL_PERSON' | 'LEGAL_PERSON' {
  return taxId.length === 11 ? 'NATURAL_PERSON' : 'LEGAL_PERSON'
}
