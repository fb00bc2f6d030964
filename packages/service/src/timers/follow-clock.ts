import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Mode } from '../domain/mode.ts'
import { SECOND } from '../domain/timestamp.ts'
import { hasGoneBack, clockShowing } from '../domain/wallet/wallet-clock.ts'
import { TOKEN_LIFETIME_SECONDS } from '../identity/access-tokens.ts'
import { randomVersion } from '../identity/id-source.ts'
import { shortenClockMoves } from '../storage/rows/clock-move-rows.ts'
import { shortenTokens } from '../storage/rows/credential-rows.ts'
import { shortenDeliveryWaits } from '../storage/rows/delivery-rows.ts'
import { shortenProcesses } from '../storage/rows/process-rows.ts'
import { shortenOrderWaits } from '../storage/rows/rail-queue-rows.ts'
import {
  farthestAhead,
  lastAttemptOf,
  lockWallet,
  updateWallet,
  walletsAhead,
} from '../storage/rows/wallet-rows.ts'
import type { Store, Transaction } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'

export interface FollowOptions {
  readonly store: Store
  readonly clock: Clock
  readonly mode: Mode
  readonly log: Log
}

/**
 * The longest wait of a delivery or of an order of the rail. Longer than any lease, than the pauses of an order, and than
 * any time for which a fault holds a delivery back (G-272).
 */
const LONGEST_WAIT = 60 * SECOND
/** The lease of a clock move. A heartbeat of a process is valid for a shorter time. */
const LONGEST_LEASE = 4 * SECOND

/**
 * Adapts the real times in the store after real time went back. This happens when the system clock was corrected
 * between two starts, or when the clock of the database was set. Leases and tokens do not last longer than their usual
 * time. In a sandbox, the time of each wallet continues from its latest instant. In production, a wallet has real time: the
 * time of a wallet that is ahead stands still until real time reaches it. Otherwise each start with a wrong clock would put
 * wallets further ahead for good.
 */
export async function followClock({ store, clock, mode, log }: FollowOptions): Promise<void> {
  await store.write(async (transaction) => {
    const realNow = clock.now()
    await shortenDeliveryWaits(transaction, realNow + LONGEST_WAIT)
    await shortenOrderWaits(transaction, { realNow, until: realNow + LONGEST_WAIT })
    await shortenClockMoves(transaction, realNow + LONGEST_LEASE)
    await shortenProcesses(transaction, realNow + LONGEST_LEASE)
    await shortenTokens(transaction, realNow + TOKEN_LIFETIME_SECONDS * SECOND)
  })
  if (mode === 'production') await warnOfWalletsAhead(store, clock, log)
  else await continueWallets(store, clock, log)
}

async function warnOfWalletsAhead(store: Store, clock: Clock, log: Log): Promise<void> {
  const realNow = clock.now()
  const { wallets, latest } = await store.read((reader) => farthestAhead(reader, realNow))
  if (wallets === 0) return
  log.error(
    { wallets, seconds: Math.ceil((latest - realNow) / SECOND) },
    'Wallets are ahead of real time: a clock was wrong. Their time stands still until real time reaches it. When the clock is right now, `pix-service wallets step-back` sets the time of the wallets back to it.',
  )
}

async function continueWallets(store: Store, clock: Clock, log: Log): Promise<void> {
  let wallets = 0
  let after: string | undefined = ''
  while (after !== undefined) {
    const from: string = after
    const { ids, last } = await store.read((reader) => walletsAhead(reader, clock.now(), from))
    if (ids.length > 0) {
      wallets += await store.write(async (transaction) => {
        let changed = 0
        for (const id of ids) changed += await continueFromLatest(transaction, id, clock)
        return changed
      })
    }
    after = last
    // On SQLite, a page holds the event loop.
    await setImmediate()
  }
  if (wallets === 0) return
  log.warn(
    { wallets },
    'Real time went back. Wallets that were ahead of it continue from their latest instant.',
  )
}

/**
 * Gives the wallet a clock offset that continues from its latest instant. Returns how many wallets were changed: 0 or
 * 1.
 */
async function continueFromLatest(transaction: Transaction, walletId: string, clock: Clock): Promise<number> {
  const wallet = await lockWallet(transaction, walletId)
  if (wallet === undefined) return 0
  const lastAt = Math.max(wallet.lastAt, (await lastAttemptOf(transaction, walletId)) ?? 0)
  // The time is read after the lock, because other processes may have changed the wallet while this process waited for
  // the lock.
  const realNow = clock.now()
  if (!hasGoneBack(wallet.clock, realNow, lastAt)) return 0
  updateWallet(transaction, wallet, {
    ...wallet,
    lastAt,
    version: randomVersion(),
    clock: clockShowing(wallet.clock, lastAt, realNow),
  })
  return 1
}
