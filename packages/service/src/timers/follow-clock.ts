import type { Clock } from '../clock.ts'
import { SECOND } from '../domain/timestamp.ts'
import { hasGoneBack, setTo } from '../domain/wallet/wallet-clock.ts'
import { TOKEN_LIFETIME_SECONDS } from '../identity/access-tokens.ts'
import { shortenClockMoves } from '../storage/rows/clock-move-rows.ts'
import { shortenTokens } from '../storage/rows/credential-rows.ts'
import { shortenDeliveryWaits } from '../storage/rows/delivery-rows.ts'
import { shortenProcesses } from '../storage/rows/process-rows.ts'
import { lastAttemptOf, lockWallet, updateWallet, walletsAhead } from '../storage/rows/wallet-rows.ts'
import type { Store, Transaction } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'

export interface FollowOptions {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
}

/** Longer than any lease of a delivery, and than a fault holds one back (G-272). */
const LONGEST_WAIT = 60 * SECOND
/** Of a move of a clock, and of a sign of life. */
const LONGEST_LEASE = 4 * SECOND

/**
 * Brings what the store holds to a real time that may have gone back since it was written: the system clock was
 * corrected between two starts, or the clock of the database was set. Wallets go on from where they are, and nothing
 * waits longer than it would have.
 */
export async function followClock({ store, clock, log }: FollowOptions): Promise<void> {
  await store.write(async (transaction) => {
    const realNow = clock.now()
    await shortenDeliveryWaits(transaction, realNow + LONGEST_WAIT)
    await shortenClockMoves(transaction, realNow + LONGEST_LEASE)
    await shortenProcesses(transaction, realNow + LONGEST_LEASE)
    await shortenTokens(transaction, realNow + TOKEN_LIFETIME_SECONDS * SECOND)
  })
  let wallets = 0
  let after: string | undefined = ''
  while (after !== undefined) {
    const ids: readonly string[] = await store.read((reader) =>
      walletsAhead(reader, clock.now(), after ?? ''),
    )
    wallets += await store.write(async (transaction) => {
      let changed = 0
      for (const id of ids) changed += await goOn(transaction, id, clock)
      return changed
    })
    after = ids.at(-1)
  }
  if (wallets === 0) return
  log.warn({ wallets }, 'Wallets were ahead of the clock, which went back: they go on from where they are.')
}

/** Gives the wallet an offset with which it goes on from its last instant. Returns the number of wallets: 0 or 1. */
async function goOn(transaction: Transaction, walletId: string, clock: Clock): Promise<number> {
  const wallet = await lockWallet(transaction, walletId)
  if (wallet === undefined) return 0
  const lastAt = Math.max(wallet.lastAt, (await lastAttemptOf(transaction, walletId)) ?? 0)
  // Only now, since other processes may have changed the wallet while this one waited for it.
  const realNow = clock.now()
  if (!hasGoneBack(wallet.clock, realNow, lastAt)) return 0
  await updateWallet(transaction, wallet, { ...wallet, lastAt, clock: setTo(wallet.clock, lastAt, realNow) })
  return 1
}
