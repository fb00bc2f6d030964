import { changePixKeys, changeWallet } from '../../application/administration/change-wallet.ts'
import { auditedChange } from '../../application/administration/wallet-facts.ts'
import { clockOf } from '../../clock.ts'
import { accountBody, readWalletDetails } from '../../sandbox/wallet-body.ts'
import type { Settings } from '../../settings/read-settings.ts'
import { storeOfWallet } from '../../storage/partition.ts'
import { commandActor } from '../command-actor.ts'
import { InputError } from '../input-error.ts'
import { refuseBroken } from './judge-input.ts'
import { type Printing, print, printable } from '../print.ts'
import { SWITCHES, type SwitchOptions, switchesIn } from './switches.ts'
import { walletsOf } from '../wallets-of.ts'
import { unknownWallet } from './unknown.ts'
import { type AccountOptions, accountIn, judgeWallet, refuseTaken } from './wallet-input.ts'
import { walletFacts } from './wallet-lines.ts'
import { withStore } from './with-store.ts'

export interface WalletChangeOptions extends SwitchOptions, AccountOptions {
  readonly name?: string
  readonly addPixKey?: readonly string[]
  readonly removePixKey?: readonly string[]
}

/** Changes a wallet. An operation that was accepted before the change keeps the settings from before the change. */
export async function updateWallet(
  settings: Settings,
  { name, addPixKey: add = [], removePixKey: remove = [], json, ...options }: WalletChangeOptions & Printing,
  walletId: string,
): Promise<void> {
  const [account, switches] = [accountIn(options), switchesIn(options)]
  if ([name, account, switches].every((it) => it === undefined) && add.length + remove.length === 0) {
    const flags = SWITCHES.map(({ flag }) => `--[no-]${flag}`).join(', ')
    throw new InputError(
      `Give at least one change: --name, --add-pix-key, --remove-pix-key, --ispb, --branch, --account-number, ${flags}.`,
    )
  }
  await judgeWallet({ name, pixKeys: add, keyFlag: '--add-pix-key', ...options })
  await withStore(settings, async (store, mode) => {
    // An exclusive write blocks other processes, so that two wallets cannot get the same account.
    const wallets = walletsOf(storeOfWallet(store, walletId), { mode, settings })
    const updating = wallets.writeExclusively(walletId, async (work) => {
      await auditedChange(
        work,
        { by: commandActor('wallets update'), at: clockOf(store).now() },
        async () => {
          refuseBroken(await changePixKeys(work, { add, remove }), {
            addPixKeys: ['--add-pix-key', add],
            removePixKeys: ['--remove-pix-key', remove],
          })
          await changeWallet(work, { name, account, settings: switches })
        },
      )
      return accountBody(work.wallet, await readWalletDetails(work.transaction, work.wallet))
    })
    const updated = await updating.catch(refuseTaken('--add-pix-key'))
    if (updated === undefined) throw unknownWallet(walletId)
    print({ json }, updated, () => [
      `Updated the wallet ${printable(updated.name)}.`,
      ...walletFacts(updated),
    ])
  })
}
