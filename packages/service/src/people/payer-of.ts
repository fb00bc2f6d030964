import type { Charge } from '../domain/charge/charge.ts'
import type { AccountHolder } from '@pix-payments/spec/types'
import { TEST_PAYER, homeAccount } from './home-account.ts'

/**
 * Who pays a charge: what is given, else the declared payer from the first declared account, else the test payer
 * (G-104). Another person than the declared one pays from the account of that person, unless accounts are declared.
 */
export function payerOf({ expectedPayer }: Charge, given: Partial<AccountHolder> = {}): AccountHolder {
  const { taxId: declared = TEST_PAYER.taxId, name, bankAccounts: [account] = [] } = expectedPayer ?? {}
  const home = homeAccount(given.taxId ?? declared, name ?? TEST_PAYER.name)
  // A declared account may say what kind of person owns it: that is not the kind of somebody else.
  const { personType } = given.taxId === undefined ? { ...home, ...account } : home
  return { ...home, ...account, personType, ...given }
}
