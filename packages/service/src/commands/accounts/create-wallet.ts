import { generateUuidV4 } from '@pix-payments/pix'
import { openWallet } from '../../application/administration/open-wallet.ts'
import { freeAccountNumber } from '../../application/administration/wallet-account.ts'
import { clockOf } from '../../clock.ts'
import { runningClock } from '../../domain/wallet/wallet-clock.ts'
import { createIdSource } from '../../identity/id-source.ts'
import { accountBody, readWalletDetails } from '../../sandbox/wallet-body.ts'
import type { Settings } from '../../settings/read-settings.ts'
import { storeOfWallet } from '../../storage/partition.ts'
import { findOperator } from '../../storage/rows/directory-rows.ts'
import { chance } from './chance.ts'
import { commandActor } from '../command-actor.ts'
import { InputError } from '../input-error.ts'
import { type Printing, print, printable } from '../print.ts'
import { type SwitchOptions, switchesIn } from './switches.ts'
import { unknownOperator } from './unknown.ts'
import { type AccountOptions, accountIn, judgeWallet, refuseTaken } from './wallet-input.ts'
import { walletFacts } from './wallet-lines.ts'
import { withStore } from './with-store.ts'

export interface NewWalletOptions extends SwitchOptions, AccountOptions {
  readonly operator: string
  readonly name: string
  readonly pixKey?: readonly string[]
}

/** Creates a wallet of an operator (G-005), without money and without credentials. */
export async function createWallet(
  settings: Settings,
  { operator: operatorId, name, pixKey, json, ...options }: NewWalletOptions & Printing,
): Promise<void> {
  await judgeWallet({ operatorId, name, pixKeys: pixKey, keyFlag: '--pix-key', ...options })
  await withStore(settings, async (store, mode) => {
    const account = accountIn(options)
    if (mode === 'production' && account?.bankCode === undefined) {
      throw new InputError(
        'Give --ispb: the ISPB of your institution, which holds the account of the wallet.',
      )
    }
    const id = generateUuidV4(chance)
    const creating = storeOfWallet(store, id).exclusively(async (transaction) => {
      const operator = await findOperator(transaction, operatorId)
      if (operator === undefined) throw unknownOperator(operatorId)
      const draft = {
        id,
        operator,
        name,
        branchCode: account?.branchCode,
        accountNumber: account?.accountNumber ?? (await freeAccountNumber(transaction, chance)),
        bankCode: account?.bankCode,
        clock: runningClock(),
        openingBalance: 0,
        pixKeys: pixKey ?? [generateUuidV4(chance)],
        settings: switchesIn(options),
      }
      const wallet = await openWallet(transaction, draft, {
        realNow: clockOf(store).now(),
        by: commandActor('wallets create'),
        ids: createIdSource(undefined),
        checkEvent: () => undefined,
      })
      return accountBody(wallet, await readWalletDetails(transaction, wallet))
    })
    const created = await creating.catch(refuseTaken('--pix-key'))
    print({ json }, created, () => [
      `Created the wallet ${printable(name)}. It has no credentials yet. Create a pair with pix-service credentials create.`,
      ...walletFacts(created),
    ])
  })
}
