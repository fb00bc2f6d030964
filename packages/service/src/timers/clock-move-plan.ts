import type { Instant } from '@pix-payments/pix'
import type { WalletWork } from '../application/wallet/wallet-work.ts'
import { DAY, SECOND } from '../domain/timestamp.ts'
import { LATEST_CLOCK, type WalletClock } from '../domain/wallet/wallet-clock.ts'
import { nextDeliveryDue } from '../storage/rows/delivery-rows.ts'
import { findWebhook } from '../storage/rows/webhook-rows.ts'
import type { Reader } from '../storage/store.ts'

/**
 * How far to move a clock (G-271): `by` seconds, `to` an instant, until the next timer or delivery is due (`nextDue`),
 * or until no timer or delivery is left (`idle`).
 */
export type ClockMove =
  | { readonly by: number }
  | { readonly to: Instant }
  | { readonly until: 'nextDue' | 'idle' }

export interface ClockSetting {
  readonly mode: WalletClock['mode']
  /** The instant to move to. Default: the wallet's present instant. */
  readonly now?: Instant | undefined
}

export interface MovePlan {
  /** Computes the target of the move. Called after all timers and deliveries that were due before the move have run. */
  readonly target: (work: WalletWork, from: Instant) => Promise<Instant>
  /** If true, the clock stops at the last timer or delivery that ran, and not at the target. */
  readonly stopsAtLast?: boolean | undefined
  readonly mode?: WalletClock['mode'] | undefined
}

/** The longest time that an `idle` move can cover. */
const LONGEST_IDLE = 400 * DAY

export const planOf = (move: ClockMove): MovePlan => ({
  stopsAtLast: 'until' in move && move.until === 'idle',
  async target(work, from) {
    if ('by' in move) return from + move.by * SECOND
    if ('to' in move) return move.to
    if (move.until === 'idle') return Math.min(work.now + LONGEST_IDLE, Math.max(work.now, LATEST_CLOCK))
    const next = await nextDueOf(work.transaction, await work.current(), work.now)
    return next === null || next > LATEST_CLOCK ? work.now : next
  },
})

export const planOfSetting = ({ mode, now }: ClockSetting): MovePlan => ({
  mode,
  target: async (work) => now ?? work.now,
})

/**
 * The instant at which the next timer or delivery of a wallet is due, in the wallet's time. Null when the wallet has
 * neither. Ignores deliveries that are due at `now` or earlier.
 */
export const nextDueOf = async (
  reader: Reader,
  wallet: { readonly id: string; readonly nextDueAt: Instant | null },
  now: Instant,
): Promise<Instant | null> => earlier(wallet.nextDueAt, await nextDeliveryOf(reader, wallet.id, now))

/** The same for deliveries alone. A wallet without a webhook sends none. */
export async function nextDeliveryOf(
  reader: Reader,
  walletId: string,
  now: Instant,
): Promise<Instant | null> {
  const webhook = await findWebhook(reader, walletId)
  return webhook === undefined ? null : nextDeliveryDue(reader, walletId, now)
}

export const earlier = (a: Instant | null, b: Instant | null): Instant | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)
