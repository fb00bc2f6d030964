import type { RefusalDetail } from '../../domain/refusal.ts'
import type { BehaviourSettings, WalletAccount } from '../../domain/wallet/wallet.ts'
import { addPixKey, deletePixKeyOf, pixKeysOf } from '../../storage/rows/directory-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { TakenError } from './taken-error.ts'
import { takeAccount } from './wallet-account.ts'

/** The changes to a wallet. An omitted property does not change. */
export interface WalletChange {
  readonly name?: string | undefined
  readonly account?: Partial<WalletAccount> | undefined
  readonly settings?: Partial<BehaviourSettings> | undefined
}

/**
 * Changes a wallet. An existing withdrawal or refund keeps the outcome that it was created with, even when the settings
 * change.
 *
 * @throws TakenError when another wallet has the account.
 */
export async function changeWallet(
  work: WalletWork,
  { name, account, settings }: WalletChange,
): Promise<void> {
  const { wallet } = work
  if (account !== undefined) {
    const changed = { ...wallet.account, ...account }
    await takeAccount(work.transaction, { ...wallet, account: changed })
    work.change({ account: changed })
  }
  if (name !== undefined) work.change({ name })
  if (settings !== undefined) work.change({ settings: { ...wallet.settings, ...settings } })
}

/** The most Pix keys that a wallet can have. The contract sets this limit for a new wallet (G-005). */
const MAX_PIX_KEYS = 20

/**
 * Adds and removes Pix keys of a wallet. Ignores an added key that the wallet already has. Returns the problems of the
 * request. If there is any problem, no key changes.
 *
 * @throws TakenError when another wallet has one of the added keys.
 */
export async function changePixKeys(
  { transaction, wallet }: WalletWork,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<readonly RefusalDetail[]> {
  const before = await pixKeysOf(transaction, wallet.id)
  const missing = remove.flatMap((key, index) =>
    before.includes(key)
      ? []
      : [{ field: `removePixKeys[${index}]`, message: 'must be a key of the wallet' }],
  )
  if (missing.length > 0) return missing
  const kept = before.filter((key) => !remove.includes(key))
  const added = add.filter((key) => !kept.includes(key))
  const count = kept.length + added.length
  if (count === 0) return [{ field: 'removePixKeys', message: 'must leave the wallet at least one key' }]
  if (count > MAX_PIX_KEYS) {
    return [{ field: 'addPixKeys', message: `must leave the wallet at most ${MAX_PIX_KEYS} keys` }]
  }
  for (const key of before) if (!kept.includes(key)) await deletePixKeyOf(transaction, wallet.id, key)
  for (const key of added) {
    if (!(await addPixKey(transaction, key, wallet))) throw new TakenError('pixKey', key)
  }
  return []
}
