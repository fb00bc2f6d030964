import type { Charge } from '../domain/charge/charge.ts'
import type { AccountHolder } from '@pix-payments/spec/types'
import { TEST_PAYER, homeAccount } from './home-account.ts'

/**
 * The payer of a charge (G-104): the given fields, else the declared payer and the first declared account, else the
 * test payer. A given tax id that differs from the declared one pays from its own default account, unless the charge
 * declares accounts.
 */
export function payerOf({ expectedPayer }: Charge, given: Partial<AccountHolder> = {}): AccountHolder {
  const { taxId: declared = TEST_PAYER.taxId, name, bankAccounts: [account] = [] } = expectedPayer ?? {}
  const home = homeAccount(given.taxId ?? declared, name ?? TEST_PAYER.name)
  // The personType of a declared account describes its owner, so it does not apply to a payer with another tax id.
  const { personType } = given.taxId === undefined ? { ...home, ...account } : home
  return { ...home, ...account, personType, ...given }
}
