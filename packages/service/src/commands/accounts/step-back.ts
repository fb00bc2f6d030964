import { type Clock, clockOf } from '../../clock.ts'
import { timestamp } from '../../domain/timestamp.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import { appendAct } from '../../storage/rows/audit-rows.ts'
import { partitionsOf } from '../../storage/partition.ts'
import type { Store } from '../../storage/store.ts'
import { bringDeliveriesBack } from '../../storage/rows/delivery-rows.ts'
import { randomVersion } from '../../identity/id-source.ts'
import { lockWallet, updateWallet, walletsAheadOfReal } from '../../storage/rows/wallet-rows.ts'
import type { Settings } from '../../settings/read-settings.ts'
import { commandActor } from '../command-actor.ts'
import { InputError } from '../input-error.ts'
import { type Printing, print } from '../print.ts'
import { withStore } from './with-store.ts'

/**
 * Sets the time of each wallet that is ahead of real time back to real time, and makes its waiting deliveries due. What
 * was recorded while the clock was wrong keeps its times.
 */
export async function stepBack(settings: Settings, { json }: Printing): Promise<void> {
  await withStore(settings, async (store, mode) => {
    if (mode === 'sandbox')
      throw new InputError(
        'Only wallets in production step back. Set the clock of a wallet in a sandbox with setClock.',
      )
    const clock = clockOf(store)
    let wallets = 0
    for (const one of partitionsOf(store)) wallets += await stepBackIn(one, clock)
    print({ json }, { wallets }, () => [
      wallets === 1 ? 'One wallet stepped back.' : `${wallets} wallets stepped back.`,
    ])
  })
}

/** Returns how many wallets stepped back. */
async function stepBackIn(store: Store, clock: Clock): Promise<number> {
  let wallets = 0
  let ids: readonly string[] = ['']
  while (ids.length > 0) {
    const after = ids.at(-1) ?? ''
    ids = await store.read((reader) => walletsAheadOfReal(reader, clock.now(), after))
    wallets += await store.write(async (transaction) => {
      const stepped: Wallet[] = []
      for (const id of ids) {
        const wallet = await lockWallet(transaction, id)
        const realNow = clock.now()
        if (wallet === undefined || wallet.lastAt <= realNow) continue
        updateWallet(transaction, wallet, { ...wallet, lastAt: realNow, version: randomVersion() })
        stepped.push(wallet)
        await bringDeliveriesBack(transaction, id, realNow)
      }
      const by = commandActor('wallets step-back')
      for (const { id: subject, lastAt } of stepped) {
        const act = { name: 'walletChanged', subject, by, before: { lastAt: timestamp(lastAt) } } as const
        await appendAct(transaction, act, clock.now())
      }
      return stepped.length
    })
  }
  return wallets
}
