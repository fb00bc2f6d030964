import type { PixClient, StatementLine } from '@pix-payments/client'
import type { Books } from './books.ts'

/** What is wrong between the books of the operator and the statement of the wallet. All lists are empty when all is well. */
export interface Verdict {
  /** Payouts for which more money left the wallet than their amount. */
  readonly doublePayouts: string[]
  /** Payouts that the operator gave back although the money left. */
  readonly wrongGiveBacks: string[]
  /** Payouts that the operator counts as paid although no money left. */
  readonly notPaid: string[]
  /** Payments of charges that no player got. */
  readonly lostCredits: string[]
  readonly stillOpen: string[]
  /** Centavos: the change of the wallet's balance minus the balances of the players. */
  readonly difference: number
}

export interface Evidence {
  /** A client that does not use the proxy. */
  readonly pix: PixClient
  readonly books: Books
  /** The balance of the wallet before the run, in centavos. */
  readonly openingBalance: number
  /** The days of the run in America/Sao_Paulo. */
  readonly days: { readonly initDate: string; readonly endDate: string }
}

/** Compares the books of the operator with the statement of the wallet. */
export async function judge({ pix, books, openingBalance, days }: Evidence): Promise<Verdict> {
  /** The centavos that left the wallet for each externalId, less what came back. */
  const left = new Map<string, number>()
  const lines: StatementLine[] = []
  for await (const line of pix.statements.listStatement.items({ ...days, pageSize: 100 })) {
    lines.push(line)
  }
  for (const { externalId, type, amount } of lines) {
    if (externalId === null || !books.payouts.has(externalId)) continue
    left.set(externalId, (left.get(externalId) ?? 0) + (type === 'DEBIT' ? amount : -amount))
  }
  const payouts = [...books.payouts.values()]
  const gone = (externalId: string): number => left.get(externalId) ?? 0
  const { availableBalance } = await pix.balances.getBalance()
  const players = books.balances.reduce((sum, balance) => sum + balance, 0)
  const paidCharges = new Set(
    lines.filter(({ type }) => type === 'CREDIT').map(({ productTransactionId }) => productTransactionId),
  )
  return {
    doublePayouts: payouts
      .filter((it) => gone(it.externalId) > it.amount)
      .map(({ externalId }) => externalId),
    wrongGiveBacks: payouts
      .filter((it) => it.end === 'givenBack' && gone(it.externalId) !== 0)
      .map(({ externalId, reason }) => `${externalId}: ${reason}`),
    notPaid: payouts
      .filter((it) => it.end === 'paid' && gone(it.externalId) !== it.amount)
      .map(({ externalId }) => externalId),
    lostCredits: [...books.charges.keys()].filter((id) => paidCharges.has(id) && !books.credits.has(id)),
    stillOpen: books.open.map(({ externalId }) => externalId),
    difference: availableBalance - openingBalance - players,
  }
}
