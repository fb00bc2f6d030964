import type { Charge } from '../../domain/charge/charge.ts'
import type { AccountHolder } from '@pix-payments/spec/types'
import { TEST_PAYER, homeAccount } from './home-account.ts'

/**
 * Returns the payer of a charge (G-104). Each field comes from `given`; if it is missing there, from the payer and the
 * first account that the charge declares; if it is missing there too, from the default account of the payer. The payer
 * is the test payer when neither `given` nor the charge names a tax id.
 */
export function payerOf({ expectedPayer }: Charge, given: Partial<AccountHolder> = {}): AccountHolder {
  const { taxId: declared = TEST_PAYER.taxId, name, bankAccounts: [first] = [] } = expectedPayer ?? {}
  const account = first && { branchCode: null, ...first }
  const home = homeAccount(given.taxId ?? declared, name ?? TEST_PAYER.name)
  // The personType of a declared account describes its owner, so it does not apply to a payer with another tax id.
  const { personType } = given.taxId === undefined ? { ...home, ...account } : home
  return { ...home, ...account, personType, ...given }
}
