import { type CalendarDate, type Instant, isUuidV4 } from '@pix-payments/pix'
import type { StatementLine, StatementMethod } from '@pix-payments/spec/types'
import { MOVEMENTS, type MovementName } from '../../domain/ledger/ledger.ts'
import { insertion, statement, upsertion } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const newMovement = insertion('movement.insert', 'movement', {
  wallet_id: 'text',
  position: 'bigint',
  kind: 'text',
  resource_id: 'text',
  amount: 'bigint',
  from_account: 'text',
  to_account: 'text',
  at: 'bigint',
})
const newLine = insertion('statementLine.insert', 'statement_line', {
  wallet_id: 'text',
  position: 'bigint',
  id: 'text',
  movement: 'bigint',
  method: 'text',
  type: 'text',
  amount: 'bigint',
  end_to_end_id: 'text',
  product_transaction_id: 'text',
  settled_at: 'bigint',
  balance_after: 'bigint',
  body: 'text',
  caused_by: 'text',
})
const courtBlocked = statement(
  'movement.judiciallyBlocked',
  `select coalesce(sum(case kind when 'judicialBlock' then amount else -amount end), 0) as blocked from movement
    where wallet_id = $1 and kind in ('judicialBlock', 'judicialUnblock')`,
)
const DAY_COLUMNS = [
  'pix_credits',
  'pix_debits',
  'pix_count',
  'tarifa_credits',
  'tarifa_debits',
  'tarifa_count',
  'judicial_credits',
  'judicial_debits',
  'judicial_count',
] as const
const upsertDay = upsertion(
  'walletDay.upsert',
  'wallet_day',
  { wallet_id: 'text', day: 'text' },
  {
    balance: 'bigint',
    pending: 'bigint',
    last_line: 'bigint',
    ...Object.fromEntries(DAY_COLUMNS.map((it) => [it, 'bigint' as const])),
  },
  `balance = excluded.balance, pending = excluded.pending, last_line = excluded.last_line,
    ${DAY_COLUMNS.map((it) => `${it} = wallet_day.${it} + excluded.${it}`).join(', ')}`,
)
const lastDay = statement(
  'walletDay.last',
  `select day, balance, pending, last_line, ${DAY_COLUMNS.join(', ')} from wallet_day
    where wallet_id = $1 and day <= $2 order by day desc limit 1`,
)
const lastDayEarlier = statement(
  'walletDay.before',
  `select day, balance, pending, last_line, ${DAY_COLUMNS.join(', ')} from wallet_day
    where wallet_id = $1 and day < $2 order by day desc limit 1`,
)
const days = statement(
  'walletDay.range',
  `select day, balance, pending, last_line, ${DAY_COLUMNS.join(', ')} from wallet_day
    where wallet_id = $1 and day >= $2 and day <= $3 order by day`,
)
const LINE = 'select body from statement_line where wallet_id = $1'
const lines = statement(
  'statementLine.page',
  `${LINE} and position > $2 and position <= $3 order by position desc`,
)
const recurringCredit = statement(
  'statementLine.recurringCredit',
  `select l.wallet_id, l.settled_at, l.body from statement_line l
    join movement m on m.wallet_id = l.wallet_id and m.position = l.movement
    where l.end_to_end_id = $1 and m.kind = 'recurringPaymentSettled' order by l.settled_at limit 1`,
)
const BY_IDS = `from statement_line where wallet_id = $1 and position > $2 and position <= $3`
const idFilters = {
  endToEndId: 'and end_to_end_id = $4',
  productTransactionId: 'and product_transaction_id = $4',
  both: 'and end_to_end_id = $4 and product_transaction_id = $5',
} as const
const byIds = Object.fromEntries(
  Object.entries(idFilters).map(([name, filter]) => {
    const next = name === 'both' ? 6 : 5
    return [
      name,
      {
        page: statement(
          `statementLine.${name}`,
          `select body ${BY_IDS} ${filter} order by position desc limit $${next} offset $${next + 1}`,
        ),
        count: statement(`statementLine.${name}Count`, `select count(*) as lines ${BY_IDS} ${filter}`),
      },
    ]
  }),
) as Readonly<Record<keyof typeof idFilters, Record<'page' | 'count', ReturnType<typeof statement>>>>

export interface Movement {
  readonly walletId: string
  readonly position: number
  readonly name: MovementName
  readonly resourceId: string | null
  /** In cents, above zero. */
  readonly amount: number
  readonly at: Instant
}

export function insertMovement(transaction: Transaction, movement: Movement): void {
  const { walletId, position, name, resourceId, amount, at } = movement
  const { from, to } = MOVEMENTS[name]
  transaction.later(newMovement, [walletId, position, name, resourceId, amount, from, to, at])
}

/** The amount of the wallet that is under judicial block, in cents (G-212). */
export async function judiciallyBlocked(reader: Reader, walletId: string): Promise<number> {
  return (await reader.first<{ blocked: number }>(courtBlocked, [walletId]))?.blocked ?? 0
}

export interface PostedLine {
  readonly walletId: string
  readonly position: number
  readonly movement: number
  readonly settledAt: Instant
  readonly line: StatementLine
  /** The JSON text of the cause; null in production. */
  readonly causedBy: string | null
}

export function insertLine(transaction: Transaction, posted: PostedLine): void {
  const { walletId, position, movement, settledAt, line, causedBy } = posted
  transaction.later(newLine, [
    walletId,
    position,
    line.id,
    movement,
    line.method,
    line.type,
    line.amount,
    line.endToEndId,
    line.productTransactionId,
    settledAt,
    line.balanceAfter,
    JSON.stringify(line),
    causedBy,
  ])
}

/** The totals of a wallet for one day in America/Sao_Paulo. */
export interface WalletDay {
  readonly day: CalendarDate
  /** The settled balance at the end of the day, in cents. */
  readonly balance: number
  /** The sum of the PENDING charges at the end of the day, in cents. */
  readonly pending: number
  /**
   * The position of the newest line at the end of the day. The lines of the wallet up to that moment have the positions
   * 1 to `lastLine`.
   */
  readonly lastLine: number
  readonly methods: Readonly<Record<StatementMethod, MethodTotals>>
}

export interface MethodTotals {
  readonly credits: number
  readonly debits: number
  readonly count: number
}

type DayRow = Readonly<Record<(typeof DAY_COLUMNS)[number], number>> & {
  readonly day: CalendarDate
  readonly balance: number
  readonly pending: number
  readonly last_line: number
}

const PREFIXES: Readonly<Record<StatementMethod, 'pix' | 'tarifa' | 'judicial'>> = {
  pix: 'pix',
  tarifa: 'tarifa',
  judicialMovement: 'judicial',
}
/** In the order of {@link DAY_COLUMNS}. */
const METHODS = Object.keys(PREFIXES) as readonly StatementMethod[]

function toDay(row: DayRow): WalletDay {
  const totals = (method: StatementMethod): MethodTotals => {
    const prefix = PREFIXES[method]
    return {
      credits: row[`${prefix}_credits`],
      debits: row[`${prefix}_debits`],
      count: row[`${prefix}_count`],
    }
  }
  return {
    day: row.day,
    balance: row.balance,
    pending: row.pending,
    lastLine: row.last_line,
    methods: {
      pix: totals('pix'),
      tarifa: totals('tarifa'),
      judicialMovement: totals('judicialMovement'),
    },
  }
}

/** Stores the balances at the end of a day, and adds to the totals of the day. */
export function addToDay(transaction: Transaction, walletId: string, day: WalletDay): void {
  const totals = METHODS.flatMap((method) => {
    const { credits, debits, count } = day.methods[method]
    return [credits, debits, count]
  })
  transaction.later(upsertDay, [walletId, day.day, day.balance, day.pending, day.lastLine, ...totals])
}

/** The latest day with changes that is not later than `day`. */
export async function lastDayUpTo(
  reader: Reader,
  walletId: string,
  day: CalendarDate,
): Promise<WalletDay | undefined> {
  const row = await reader.first<DayRow>(lastDay, [walletId, day])
  return row && toDay(row)
}

/** The latest day with changes that is earlier than `day`. Undefined when the wallet has no changes before `day`. */
export async function lastDayBefore(
  reader: Reader,
  walletId: string,
  day: CalendarDate,
): Promise<WalletDay | undefined> {
  const row = await reader.first<DayRow>(lastDayEarlier, [walletId, day])
  return row && toDay(row)
}

/** The days with changes from `from` to `to`, both inclusive, earliest first. */
export async function daysBetween(
  reader: Reader,
  walletId: string,
  from: CalendarDate,
  to: CalendarDate,
): Promise<WalletDay[]> {
  return (await reader.all<DayRow>(days, [walletId, from, to])).map(toDay)
}

/** The lines with a position above `after`, up to and including `upTo`. */
export interface LineRange {
  readonly after: number
  readonly upTo: number
}

const toLines = (rows: readonly { readonly body: string }[]): StatementLine[] =>
  rows.map(({ body }) => JSON.parse(body) as StatementLine)

/**
 * The statement lines of the range, newest first. Returns the whole range, so the range must not be longer than one
 * page.
 */
export async function linesIn(
  reader: Reader,
  walletId: string,
  { after, upTo }: LineRange,
): Promise<StatementLine[]> {
  return toLines(await reader.all<{ body: string }>(lines, [walletId, after, upTo]))
}

export interface LineIds {
  readonly endToEndId?: string | undefined
  readonly productTransactionId?: string | undefined
}

/**
 * One page of the lines in the range that have the given ids, newest first. `total` is the number of such lines on all
 * pages.
 */
export async function linesById(
  reader: Reader,
  walletId: string,
  { after, upTo }: LineRange,
  { endToEndId, productTransactionId }: LineIds,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly lines: StatementLine[]; readonly total: number }> {
  const ids = [endToEndId, productTransactionId && idInLines(productTransactionId)].filter(
    (id) => id !== undefined,
  )
  const kind = ids.length === 2 ? 'both' : endToEndId === undefined ? 'productTransactionId' : 'endToEndId'
  const { page, count } = byIds[kind]
  const values = [walletId, after, upTo, ...ids]
  const found = await reader.first<{ lines: number }>(count, values)
  const rows = await reader.all<{ body: string }>(page, [...values, limit, offset])
  return { lines: toLines(rows), total: found?.lines ?? 0 }
}

/** Lines have UUIDs in lower case; a filter may have upper case (G-200). Other ids are case-sensitive. */
const idInLines = (id: string): string => (isUuidV4(id.toLowerCase()) ? id.toLowerCase() : id)

/** The statement line of a first payment or a cycle charge that has settled. */
export interface RecurringCredit {
  readonly walletId: string
  readonly settledAt: Instant
  readonly line: StatementLine
}

/** Finds the recurring payment with this endToEndId, in any wallet. */
export async function findRecurringCredit(
  reader: Reader,
  endToEndId: string,
): Promise<RecurringCredit | undefined> {
  const row = await reader.first<{ wallet_id: string; settled_at: Instant; body: string }>(recurringCredit, [
    endToEndId,
  ])
  return (
    row && {
      walletId: row.wallet_id,
      settledAt: row.settled_at,
      line: JSON.parse(row.body) as StatementLine,
    }
  )
}
