import type { WithdrawalOutcome } from '../../domain/wallet/wallet.ts'

/** The CPF of the person who owns the magic destinations of another holder, such as `other-holder@pix.example`. */
export const OTHER_HOLDER_CPF = '11144477735'

/** The outcome of withdrawals to a magic destination, or the person who owns it. */
export type MagicDestination = { readonly outcome: WithdrawalOutcome } | { readonly holderTaxId: string }

const ends = (status: WithdrawalOutcome['status']): MagicDestination => ({
  outcome: { status, afterSeconds: 2 },
})

/**
 * The magic Pix keys, which exist for every wallet (G-108, G-109). When an entry has no `holderTaxId`, the key belongs
 * to the CPF that the request declares.
 */
export const MAGIC_KEYS: ReadonlyMap<string, MagicDestination> = new Map([
  ['rejected@pix.example', ends('REJECTED')],
  ['canceled@pix.example', ends('CANCELED')],
  ['failed@pix.example', ends('FAILED')],
  ['expired@pix.example', ends('EXPIRED')],
  ['slow@pix.example', ends('NONE')],
  ['other-holder@pix.example', { holderTaxId: OTHER_HOLDER_CPF }],
])

/** The magic account numbers, at any bank and branch. They behave like the magic Pix keys. */
export const MAGIC_ACCOUNTS: ReadonlyMap<string, MagicDestination> = new Map([
  ['9000000001', ends('REJECTED')],
  ['9000000002', ends('CANCELED')],
  ['9000000003', ends('FAILED')],
  ['9000000004', ends('EXPIRED')],
  ['9000000009', { holderTaxId: OTHER_HOLDER_CPF }],
  // The account of the examples of the contract that João names as his, and that belongs to another person.
  ['987654320', { outcome: { status: 'REJECTED', afterSeconds: 2, errorCode: 'ACCOUNT_MISMATCH' } }],
])
