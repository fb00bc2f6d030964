import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

/** Skips a row that another transaction has locked, so that a paused process does not block this transaction. */
const lock = statement(
  'clockMove.lock',
  'select until_real from clock_move where wallet_id = $1 {skip locked}',
)
const insert = statement(
  'clockMove.insert',
  'insert into clock_move (wallet_id, owner, until_real) values ($1, $2, $3) on conflict do nothing',
)
const takeOver = statement(
  'clockMove.takeOver',
  'update clock_move set owner = $2, until_real = $3 where wallet_id = $1',
)
const renew = statement(
  'clockMove.renew',
  'update clock_move set until_real = $3 where wallet_id = $1 and owner = $2',
)
const owned = statement('clockMove.owned', 'select owner from clock_move where wallet_id = $1 and owner = $2')
const release = statement('clockMove.release', 'delete from clock_move where wallet_id = $1 and owner = $2')
const shorten = statement('clockMove.shorten', 'update clock_move set until_real = $1 where until_real > $1')

/**
 * Identifies one move of a wallet's clock. Each move has its own `owner`, and only one owner at a time may move the
 * clock.
 */
export interface ClockMoveKey {
  readonly walletId: string
  readonly owner: string
}

/**
 * Acquires the right to move the wallet's clock until the real instant `until`. Returns false when another move still
 * has this right.
 */
export async function acquireClockMove(
  transaction: Transaction,
  { walletId, owner }: ClockMoveKey,
  { realNow, until }: { readonly realNow: Instant; readonly until: Instant },
): Promise<boolean> {
  const held = await transaction.first<{ until_real: number }>(lock, [walletId])
  if (held !== undefined && held.until_real > realNow) return false
  return (await transaction.run(held === undefined ? insert : takeOver, [walletId, owner, until])) === 1
}

/** Extends the right until the real instant `until`. Does nothing when another move has taken over the right. */
export async function renewClockMove(
  transaction: Transaction,
  { walletId, owner }: ClockMoveKey,
  until: Instant,
): Promise<void> {
  await transaction.run(renew, [walletId, owner, until])
}

/** True if the move still has the right to move the clock. */
export async function hasClockMove(reader: Reader, { walletId, owner }: ClockMoveKey): Promise<boolean> {
  return (await reader.first(owned, [walletId, owner])) !== undefined
}

export async function releaseClockMove(
  transaction: Transaction,
  { walletId, owner }: ClockMoveKey,
): Promise<void> {
  await transaction.run(release, [walletId, owner])
}

/**
 * Limits the right of every move to this real instant. Needed when real time went back; otherwise a move would keep the
 * right for too long.
 */
export async function shortenClockMoves(transaction: Transaction, until: Instant): Promise<void> {
  await transaction.run(shorten, [until])
}
