import type { ScenarioRun } from '../steps/scenario-run.ts'
import { dayOf } from '../steps/time.ts'

/** A line of the wallet's statement. */
export interface Line {
  readonly endToEndId: string | null
  /** Centavos: positive into the wallet, negative out of it. */
  readonly amount: number
  readonly day: string
  readonly settledAt: Date
  /** `deposit`, `withdrawal`, `refund`, … for the report. */
  readonly text: string
  /** The id of the resource: chargeId, transactionId, refundEndToEndId or returnId. */
  readonly resourceId: string | null
  /** Whose money it is; undefined when it is the operator's. */
  readonly playerId: string | undefined
}

/** What the payment API says. */
export interface WalletView {
  /** The settled balance in centavos. */
  readonly total: number
  readonly lines: readonly Line[]
}

export interface Entry {
  readonly endToEndId: string | null
  readonly amount: number
  readonly playerId?: string | null
  readonly day: string
}

/** What the back end says. */
export interface BackEndView {
  readonly players: readonly { readonly playerId: string; readonly balance: number }[]
  readonly inFlight: number
  readonly operator: number
  readonly entries: readonly Entry[]
}

export interface Views {
  readonly wallet: WalletView
  readonly backEnd: BackEndView
}

export async function readViews(run: ScenarioRun): Promise<Views> {
  const wallet = await readWallet(run)
  return { wallet, backEnd: await readBackEnd(run, wallet) }
}

async function readWallet({
  pix,
  sandbox,
  walletId,
  start,
  now,
  deposits,
  players,
}: ScenarioRun): Promise<WalletView> {
  const playerOfCharge = new Map([...deposits.values()].map((it) => [it.chargeId, it.player.playerId]))
  const playerOfTaxId = new Map([...players.values()].map((it) => [it.taxId, it.playerId]))
  const lines: Line[] = []
  const range = { initDate: dayOf(start), endDate: dayOf(now) }
  for await (const line of pix.statements.listStatement.items(range)) {
    const { endToEndId, productTransactionId, counterparty, method, type, amount, settledAt } = line
    lines.push({
      endToEndId,
      amount: type === 'CREDIT' ? amount : -amount,
      day: dayOf(new Date(settledAt)),
      settledAt: new Date(settledAt),
      text: `${method} ${type.toLowerCase()}`,
      resourceId: productTransactionId,
      playerId:
        playerOfCharge.get(productTransactionId ?? '') ?? playerOfTaxId.get(counterparty?.taxId ?? ''),
    })
  }
  const { total } = (await sandbox.wallets.getWallet({ walletId })).balance
  return { total, lines: lines.reverse() }
}

/** Reads the books of each day with lines, and of the days beside it: an entry on a wrong day is found too. */
async function readBackEnd(
  { api, backEnd, start, now }: ScenarioRun,
  { lines }: WalletView,
): Promise<BackEndView> {
  const balances = await api.ask<Omit<BackEndView, 'entries'>>(backEnd, 'getBalances')
  const days = new Set([dayOf(start), dayOf(now)])
  for (const { day } of lines) for (const shift of [-1, 0, 1]) days.add(shifted(day, shift))
  const entries: Entry[] = []
  for (const date of [...days].sort()) {
    const books = await api.ask<{ readonly entries: readonly Omit<Entry, 'day'>[] }>(backEnd, 'getBooks', {
      date,
    })
    for (const entry of books.entries) entries.push({ ...entry, day: date })
  }
  return { ...balances, entries }
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
