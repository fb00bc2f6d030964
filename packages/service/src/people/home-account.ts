import type { AccountHolder } from '@pix-payments/spec/types'

/** The institution of everybody whose account nobody declared. */
const HOME_BANK = '87654321'

/**
 * The account of a person, made of the tax id: the same one pays a deposit, holds the CPF key, and so passes the secure
 * loop (G-171).
 */
export function homeAccount(taxId: string, name: string): AccountHolder {
  const digits = taxId.replaceAll(/\D/g, '')
  return {
    name,
    taxId,
    personType: taxId.length === 11 ? 'NATURAL_PERSON' : 'LEGAL_PERSON',
    bankCode: HOME_BANK,
    branchCode: '0001',
    accountNumber: digits,
    accountType: 'CACC',
  }
}

/** Who pays when a charge declares nobody (G-104). */
export const TEST_PAYER: AccountHolder = homeAccount('52998224725', 'Maria da Silva')

/** IBGE code of the payer's municipality, São Paulo, as the payer's institution gives it (G-066). */
export const MUNICIPALITY_CODE = '3550308'
