import type { Instant } from '@pix-payments/pix'
import { type Actor, type Facts, differences } from '../../domain/audit.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import { appendAct } from '../../storage/rows/audit-rows.ts'
import { pixKeysOf } from '../../storage/rows/directory-rows.ts'
import type { Reader } from '../../storage/store.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'

/** What an administrator chooses of a wallet, as the audit log keeps it. */
export async function walletFacts(reader: Reader, wallet: Wallet): Promise<Facts> {
  const { chosen: _, openingBalance: _balance, begun: _begun, ...settings } = wallet.settings
  return { name: wallet.name, ...wallet.account, ...settings, pixKeys: await pixKeysOf(reader, wallet.id) }
}

/** Runs `change` on a wallet, and adds what it changed to the audit log. */
export async function auditedChange<T>(
  work: WalletWork,
  { by, at }: { readonly by: Actor; readonly at: Instant },
  change: () => Promise<T>,
): Promise<T> {
  const { transaction, wallet } = work
  const before = await walletFacts(transaction, wallet)
  const result = await change()
  const changes = differences(before, await walletFacts(transaction, work.wallet))
  if (Object.keys(changes.after).length > 0) {
    await appendAct(transaction, { name: 'walletChanged', subject: wallet.id, by, ...changes }, at)
  }
  return result
}
