import type { Charge } from '../../domain/charge/charge.ts'
import type { AccountHolder } from '../../generated/contract.ts'
import { TEST_PAYER, homeAccount } from './home-account.ts'

/** Who pays a charge when nobody says: the declared payer from the first declared account, else the test payer (G-104). */
export function payerOf({ expectedPayer }: Charge): AccountHolder {
  const { taxId = TEST_PAYER.taxId, name, bankAccounts: [account] = [] } = expectedPayer ?? {}
  const home = homeAccount(taxId, name ?? TEST_PAYER.name)
  return account === undefined ? home : { ...home, ...account }
}
