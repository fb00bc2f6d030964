import type { CalendarDate } from '@pix-payments/pix'
import type { StatementLine, StatementMethod } from '@pix-payments/spec/types'
import { type MethodTotals, type WalletDay, addToDay } from '../../storage/rows/ledger-rows.ts'
import type { Transaction } from '../../storage/store.ts'

/** The balances and the last statement line of a wallet at the end of a day. */
export type Standing = Pick<WalletDay, 'balance' | 'pending' | 'lastLine'>

const NOTHING: MethodTotals = { credits: 0, debits: 0, count: 0 }

/** What a transaction adds to the days of a wallet. It is written once for each day. */
export class DayTotals {
  readonly #walletId: string
  readonly #days = new Map<CalendarDate, WalletDay>()

  constructor(walletId: string) {
    this.#walletId = walletId
  }

  /** Sets the balances at the end of a day. If `line` is given, also adds the line to the totals of the day. */
  add(day: CalendarDate, standing: Standing, line?: Pick<StatementLine, 'method' | 'type' | 'amount'>): void {
    const { pix, tarifa, judicialMovement }: Record<StatementMethod, MethodTotals> = this.#days.get(day)
      ?.methods ?? {
      pix: NOTHING,
      tarifa: NOTHING,
      judicialMovement: NOTHING,
    }
    const methods = { pix, tarifa, judicialMovement }
    if (line !== undefined) {
      const { credits, debits, count } = methods[line.method]
      methods[line.method] = {
        credits: credits + (line.type === 'CREDIT' ? line.amount : 0),
        debits: debits + (line.type === 'DEBIT' ? line.amount : 0),
        count: count + 1,
      }
    }
    this.#days.set(day, { day, ...standing, methods })
  }

  save(transaction: Transaction): void {
    for (const day of this.#days.values()) addToDay(transaction, this.#walletId, day)
    this.clear()
  }

  /** Forgets what was added, because the rows of the days were replaced. */
  clear(): void {
    this.#days.clear()
  }
}
