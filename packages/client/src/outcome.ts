import { type Outcome, PixError } from './errors.ts'
import { MONEY_BACK } from './generated/outcomes.ts'

/**
 * Returns what an error shows about the write that threw it. Decide about money by this function and {@link
 * permitsGiveBack} alone: return a debited amount only after `refused`, or when `permitsGiveBack` accepts a status.
 *
 *     if (outcomeOf(error) === 'refused') return giveBack(externalId)
 *     throw error // the withdrawal stays open: send the same request again later
 *
 * `refused` requires that every call with an externalId has the same body: store the request, and send the stored
 * request. An error of a read shows nothing about a write, so its outcome is `unknown`. The same applies to every value
 * that is not an error of the client.
 */
export const outcomeOf = (error: unknown): Outcome => (error instanceof PixError ? error.outcome : 'unknown')

/**
 * Whether a withdrawal, refund or internal transfer with this status has ended with the amount in the wallet, so that
 * you may return it to the player. False for every other status, also for a status of a later API version.
 */
export const permitsGiveBack = (status: string): boolean => MONEY_BACK.includes(status)
