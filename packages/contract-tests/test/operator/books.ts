import type { CreateWithdrawalByPixKeyRequest } from '@pix-payments/client'
import type { Withdrawals } from '../../../../docs/examples/withdrawal.ts'

/** How a payout ended in the operator's books. */
export type End = 'open' | 'paid' | 'givenBack'

/** A withdrawal, refund or transfer for which the operator has debited a player. */
export interface Payout {
  readonly externalId: string
  /** Centavos. */
  readonly amount: number
  readonly player: number
  end: End
  /** Why the amount was given back. */
  reason?: string
}

/** The books of an operator: the balances of the players, the payouts, and the credited charges. */
export class Books {
  readonly payouts: Map<string, Payout> = new Map()
  /** The endToEndId of each charge that was credited. */
  readonly credits: Map<string, string> = new Map()
  /** The charges that were shown to players, with the player. */
  readonly charges: Map<string, { readonly player: number; readonly amount: number }> = new Map()
  /** Centavos of each player, which may be negative: the players of this run have no limit. */
  readonly balances: number[]

  constructor(players: number) {
    this.balances = Array.from({ length: players }, () => 0)
  }

  debit(externalId: string, player: number, amount: number): Payout {
    const payout: Payout = { externalId, amount, player, end: 'open' }
    this.payouts.set(externalId, payout)
    this.#move(player, -amount)
    return payout
  }

  paid(externalId: string): void {
    this.#end(externalId, 'paid')
  }

  giveBack(externalId: string, reason: string): void {
    const payout = this.#end(externalId, 'givenBack')
    if (payout === undefined) return
    payout.reason = reason
    this.#move(payout.player, payout.amount)
  }

  /** Credits the player of a charge, once. Charges that no player was shown are ignored. */
  credit(chargeId: string, endToEndId: string): void {
    const charge = this.charges.get(chargeId)
    if (charge === undefined || this.credits.has(chargeId)) return
    this.credits.set(chargeId, endToEndId)
    this.#move(charge.player, charge.amount)
  }

  get open(): readonly Payout[] {
    return [...this.payouts.values()].filter(({ end }) => end === 'open')
  }

  #end(externalId: string, end: End): Payout | undefined {
    const payout = this.payouts.get(externalId)
    if (payout?.end !== 'open') return undefined
    payout.end = end
    return payout
  }

  #move(player: number, amount: number): void {
    this.balances[player] = (this.balances[player] ?? 0) + amount
  }
}

/** The books as the sample code of the guide "Pay a withdrawal safely" needs them. */
export function withdrawalsOf(
  books: Books,
  requests: Map<string, CreateWithdrawalByPixKeyRequest>,
  playerOf: (externalId: string) => number,
): Withdrawals {
  return {
    async open(request) {
      requests.set(request.externalId, request)
      books.debit(request.externalId, playerOf(request.externalId), request.amount)
    },
    async paid(externalId) {
      books.paid(externalId)
    },
    async giveBack(externalId, reason) {
      books.giveBack(externalId, reason)
    },
    async *allOpen() {
      for (const { externalId } of books.open) {
        const request = requests.get(externalId)
        if (request !== undefined) yield request
      }
    },
  }
}
