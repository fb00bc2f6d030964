import { totalOf } from '../../domain/ledger/ledger.ts'
import { refuse } from '../../domain/refusal.ts'
import { timestamp } from '../../domain/timestamp.ts'
import type { Handler } from '../operation/operation.ts'
import { readOwnWallet } from '../operation/own-wallet.ts'

/** §2.6, §4.5, G-212: returns the present balances of the wallet. */
export const getBalance: Handler<'getBalance'> = (service, { caller }) =>
  readOwnWallet(service, caller, async ({ wallet, now }) => {
    if (!wallet.settings.accountOpen) return refuse('ACCOUNT_NOT_FOUND')
    const { available, blocked, pending } = wallet
    const body = {
      availableBalance: available,
      pendingBalance: pending,
      blockedBalance: blocked,
      totalBalance: totalOf(wallet),
      updatedAt: timestamp(now),
    }
    return { ok: true, status: 200, body }
  })
