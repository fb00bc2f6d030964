import type { AccountHolder } from '@pix-payments/spec/types'
import { accountOfPerson } from './people.ts'

/** The ISPB of the default accounts of simulated persons. */
const HOME_BANK = '87654321'

/**
 * The default account of a simulated person: the account of a person of the examples, or else an account derived from
 * the tax id. The person pays charges from this account, and the CPF key of the person belongs to it. So a withdrawal to
 * the CPF key passes the secure loop (G-171).
 */
export function homeAccount(taxId: string, name: string): AccountHolder {
  const known = accountOfPerson(taxId)
  if (known !== undefined) return { ...known, name }
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

/** The payer of a charge that declares no expected payer (G-104). */
export const TEST_PAYER: AccountHolder = homeAccount('52998224725', 'Maria Silva')

/** The IBGE code of São Paulo. The simulated payer institution sends it as the municipality of the payer (G-066). */
export const MUNICIPALITY_CODE = '3550308'
