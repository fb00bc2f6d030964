import type { AccountHolder } from '@pix-payments/spec/types'

/** ISPB of simulated persons whose account was not declared. */
const HOME_BANK = '87654321'

/**
 * The default account of a person, derived from the tax id. The same account pays deposits and receives transfers to
 * the CPF key, so a withdrawal to it passes the secure loop (G-171).
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

/** The payer of a charge without an expected payer (G-104). */
export const TEST_PAYER: AccountHolder = homeAccount('52998224725', 'Maria da Silva')

/** IBGE code of the payer's municipality, São Paulo, which the payer's institution sends (G-066). */
export const MUNICIPALITY_CODE = '3550308'
