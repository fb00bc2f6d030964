import { setImmediate } from 'node:timers/promises'
import type { Account, MovementName } from '../../domain/ledger/ledger.ts'
import type { StatementMethod } from '@pix-payments/spec/types'
import { type Statement, statement } from '../statement.ts'
import type { Reader } from '../store.ts'
import { statusesOf } from './statuses-of.ts'

/**
 * The same query for all wallets, for the wallets of a range of ids and for one wallet. `{of x}` in its text marks the
 * place where a query restricts column x.
 */
interface StatementSet {
  readonly all: Statement
  readonly range: Statement
  readonly one: Statement
}

function statementSet(name: string, text: string): StatementSet {
  const of = (suffix: string, condition: string): Statement =>
    statement(`ledgerCheck.${name}${suffix}`, text.replaceAll(/\{of ([\w.]+)\}/g, condition))
  return {
    all: of('', '1 = 1'),
    range: of('OfRange', '$1 >= $$1 and $1 <= $$2'),
    one: of('OfOne', '$1 = $$1'),
  }
}

const movements = statementSet(
  'movements',
  `select wallet_id, kind, from_account, to_account, count(*) as movements, sum(amount) as amount,
      min(amount) as least, min(position) as first, max(position) as last
    from movement where {of wallet_id} group by wallet_id, kind, from_account, to_account`,
)
const lines = statementSet(
  'lines',
  `select wallet_id, type, count(*) as lines, sum(amount) as amount, min(position) as first, max(position) as last
    from statement_line where {of wallet_id} group by wallet_id, type`,
)
const newestLines = statementSet(
  'newestLines',
  `select l.wallet_id, l.balance_after as amount from statement_line l
    join (select wallet_id, max(position) as position from statement_line where {of wallet_id} group by wallet_id) n
    on n.wallet_id = l.wallet_id and n.position = l.position`,
)
const brokenBalances = statementSet(
  'brokenBalances',
  `select wallet_id, count(*) as count, min(position) as first from (
      select wallet_id, position, case type when 'CREDIT' then amount else -amount end as change,
        balance_after - lag(balance_after) over (partition by wallet_id order by position) as difference
      from statement_line where {of wallet_id}) steps
    where difference <> change group by wallet_id`,
)
const linesOfMovements = statementSet(
  'linesOfMovements',
  `select m.wallet_id, m.kind, l.method, l.type, count(*) as lines, count(distinct m.position) as movements,
      sum(case when l.amount = m.amount and l.settled_at = m.at then 0 else 1 end) as differing
    from statement_line l join movement m on m.wallet_id = l.wallet_id and m.position = l.movement
    where {of l.wallet_id} group by m.wallet_id, m.kind, l.method, l.type`,
)
const PREFIXES: readonly (readonly [prefix: string, method: StatementMethod])[] = [
  ['pix', 'pix'],
  ['tarifa', 'tarifa'],
  ['judicial', 'judicialMovement'],
]
const sumOf = (condition: string, what: string): string =>
  `coalesce(sum(case when ${condition} then ${what} else 0 end), 0)`
/** For each total of a day: its column, and the same total of the day's statement lines as SQL. */
const TOTALS = PREFIXES.flatMap(([prefix, method]) => [
  [`${prefix}_credits`, sumOf(`method = '${method}' and type = 'CREDIT'`, 'amount')],
  [`${prefix}_debits`, sumOf(`method = '${method}' and type = 'DEBIT'`, 'amount')],
  [`${prefix}_count`, sumOf(`method = '${method}'`, '1')],
])
/**
 * A line belongs to the day whose last line is this line, or the next one that is the last of a day. A join over ranges
 * of positions would say the same, but PostgreSQL then compares each line with each day: 10 million lines of three years
 * took hours. With `distinct` instead of the inner `group by`, SQLite compares each line of a range with each day.
 */
const days = statementSet(
  'days',
  `select d.wallet_id, day, balance, pending, last_line, coalesce(s.lines, 0) as lines,
      ${TOTALS.map(([column]) => `abs(d.${column} - coalesce(s.${column}, 0))`).join(' + ')} as difference,
      s.first_at, s.last_at, s.balance_after
    from (select wallet_id, day, balance, pending, last_line, ${TOTALS.map(([column]) => column).join(', ')},
        lag(last_line, 1, 0) over (partition by wallet_id order by day) as line_before
      from wallet_day where {of wallet_id}) d
    left join (select wallet_id, day_line, count(*) as lines, min(settled_at) as first_at, max(settled_at) as last_at,
        ${TOTALS.map(([column, sum]) => `${sum} as ${column}`).join(', ')},
        max(case when position = day_line then balance_after end) as balance_after
      from (select l.wallet_id, l.position, l.method, l.type, l.amount, l.settled_at, l.balance_after,
          min(e.last_line) over (partition by l.wallet_id order by l.position desc) as day_line
        from statement_line l left join (select wallet_id, last_line from wallet_day where {of wallet_id} group by wallet_id, last_line) e
          on e.wallet_id = l.wallet_id and e.last_line = l.position where {of l.wallet_id}) lines
      group by wallet_id, day_line) s
    on s.wallet_id = d.wallet_id and s.day_line = last_line and last_line > line_before
    order by d.wallet_id, day`,
)
const pendingCharges = statementSet(
  'pendingCharges',
  `select wallet_id, sum(amount) as amount from charge
    where status in (${statusesOf('charge', 'open')}) and {of wallet_id} group by wallet_id`,
)
const paidCharges = statementSet(
  'paidCharges',
  `select wallet_id, sum(amount) as amount from charge where end_to_end_id is not null and {of wallet_id}
    group by wallet_id`,
)
const OPEN_WITHDRAWAL = `not in (${statusesOf('withdrawal', 'terminal')})`
const COUNTED_REFUND = `in (${statusesOf('refund', 'counted')})`
const OPEN_REFUND = `in (${statusesOf('refund', 'open')})`
const openWithdrawals = statementSet(
  'openWithdrawals',
  `select wallet_id, sum(amount) as amount from withdrawal where status ${OPEN_WITHDRAWAL} and {of wallet_id}
    group by wallet_id`,
)
const openRefunds = statementSet(
  'openRefunds',
  `select wallet_id, sum(amount) as amount from (
      select wallet_id, amount from refund where status ${OPEN_REFUND} and {of wallet_id}
      union all
      select wallet_id, amount from automatic_refund where status ${OPEN_REFUND} and {of wallet_id}) refunds
    group by wallet_id`,
)
const brokenReservations = statementSet(
  'brokenReservations',
  `select h.wallet_id, count(*) as count, min(h.resource_id) as first from (
      select wallet_id, resource_id,
        sum(case when to_account = 'blocked' then amount else -amount end) as held
      from movement where resource_id is not null and (to_account = 'blocked' or from_account = 'blocked')
        and {of wallet_id} group by wallet_id, resource_id) h
    left join withdrawal w on w.id = h.resource_id left join refund r on r.id = h.resource_id
    left join automatic_refund a on a.id = h.resource_id
    where h.held <> case when w.status ${OPEN_WITHDRAWAL} then w.amount when r.status ${OPEN_REFUND} then r.amount
      when a.status ${OPEN_REFUND} then a.amount else 0 end
    group by h.wallet_id`,
)
const brokenReversals = statementSet(
  'brokenReversals',
  `select c.wallet_id, count(*) as count, min(c.id) as first from charge c
    left join (select original_end_to_end_id, sum(amount) as amount from refund
      where status ${COUNTED_REFUND} and {of wallet_id} group by original_end_to_end_id) r
    on r.original_end_to_end_id = c.end_to_end_id
    left join (select resource_id, sum(amount) as amount from movement
      where kind = 'depositTakenBack' and {of wallet_id} group by resource_id) t on t.resource_id = c.id
    where (c.reversed <> coalesce(r.amount, 0) + coalesce(t.amount, 0) or c.reversed > c.amount)
      and {of c.wallet_id}
    group by c.wallet_id`,
)
/**
 * Finds settled withdrawals with returns that exceed their amount, and paid charges with take-backs that exceed their
 * amount. A withdrawal that has not settled and a charge that is not paid count with the amount 0.
 */
const excessiveReturns = statementSet(
  'excessiveReturns',
  `select m.wallet_id, count(*) as count, min(m.resource_id) as first from (
      select wallet_id, kind, resource_id, sum(amount) as amount from movement
      where kind in ('withdrawalReturned', 'depositTakenBack') and {of wallet_id}
      group by wallet_id, kind, resource_id) m
    left join withdrawal w on w.id = m.resource_id and w.wallet_id = m.wallet_id and w.status = 'SUCCESS'
      and m.kind = 'withdrawalReturned'
    left join charge c on c.id = m.resource_id and c.wallet_id = m.wallet_id and c.status = 'PAID'
      and m.kind = 'depositTakenBack'
    where m.amount > coalesce(w.amount, c.amount, 0) group by m.wallet_id`,
)

/**
 * Finds payments whose refunds, by createRefund and by simulation, exceed the received amount (G-041). A payment that
 * was never received counts with the amount 0.
 */
const excessiveRefunds = statementSet(
  'excessiveRefunds',
  `select r.wallet_id, count(*) as count, min(r.original_end_to_end_id) as first from (
      select wallet_id, original_end_to_end_id, sum(amount) as amount from (
        select wallet_id, original_end_to_end_id, amount from refund where status ${COUNTED_REFUND} and {of wallet_id}
        union all
        select wallet_id, original_end_to_end_id, amount from automatic_refund where status ${COUNTED_REFUND}
          and original_end_to_end_id is not null and {of wallet_id}) refunds
      group by wallet_id, original_end_to_end_id) r
    left join statement_line l on l.wallet_id = r.wallet_id and l.end_to_end_id = r.original_end_to_end_id
      and l.type = 'CREDIT'
    where r.amount > coalesce(l.amount, 0) group by r.wallet_id`,
)

interface OfWallet {
  readonly wallet_id: string
}

export interface MovementsRow extends OfWallet {
  readonly kind: MovementName
  readonly from_account: Account
  readonly to_account: Account
  readonly movements: number
  readonly amount: number
  readonly least: number
  readonly first: number
  readonly last: number
}

export interface LinesRow extends OfWallet {
  readonly type: 'CREDIT' | 'DEBIT'
  readonly lines: number
  readonly amount: number
  readonly first: number
  readonly last: number
}

export interface LinesOfMovementsRow extends OfWallet {
  readonly kind: MovementName
  readonly method: StatementMethod
  readonly type: 'CREDIT' | 'DEBIT'
  readonly lines: number
  readonly movements: number
  readonly differing: number
}

export interface DayRow extends OfWallet {
  readonly day: string
  readonly balance: number
  readonly pending: number
  readonly last_line: number
  /**
   * Number of lines after the previous day's last line, up to last_line. The following columns summarize these lines.
   */
  readonly lines: number
  readonly difference: number
  readonly first_at: number | null
  readonly last_at: number | null
  readonly balance_after: number | null
}

export interface AmountRow extends OfWallet {
  readonly amount: number
}

export interface BrokenRow extends OfWallet {
  readonly count: number
  readonly first: string | number
}

const STATEMENTS = {
  movements,
  lines,
  newestLines,
  brokenBalances,
  linesOfMovements,
  days,
  pendingCharges,
  paidCharges,
  openWithdrawals,
  openRefunds,
  brokenReservations,
  brokenReversals,
  excessiveReturns,
  excessiveRefunds,
} as const

interface Rows {
  readonly movements: MovementsRow
  readonly lines: LinesRow
  readonly newestLines: AmountRow
  readonly brokenBalances: BrokenRow
  readonly linesOfMovements: LinesOfMovementsRow
  readonly days: DayRow
  readonly pendingCharges: AmountRow
  readonly paidCharges: AmountRow
  readonly openWithdrawals: AmountRow
  readonly openRefunds: AmountRow
  readonly brokenReservations: BrokenRow
  readonly brokenReversals: BrokenRow
  readonly excessiveReturns: BrokenRow
  readonly excessiveRefunds: BrokenRow
}

/** The sums of one wallet that the ledger check compares. The database engine computes them. */
export type LedgerSums = { readonly [Name in keyof Rows]: readonly Rows[Name][] }

/** All wallets, the wallets from one id to another, both included, or one wallet. */
export type SummedWallets = 'all' | { readonly from: string; readonly to: string } | string

/** How many queries {@link ledgerSums} makes. */
export const LEDGER_PARTS: number = Object.keys(STATEMENTS).length

/**
 * Reads the sums of wallets. Returns a function that takes a wallet id and returns the sums of that wallet. `onPart` is
 * called before each query.
 */
export async function ledgerSums(
  reader: Reader,
  wallets: SummedWallets,
  onPart: () => void,
): Promise<(walletId: string) => LedgerSums> {
  const found = new Map<string, Map<string, readonly OfWallet[]>>()
  for (const [name, { all, range, one }] of Object.entries(STATEMENTS)) {
    onPart()
    const rows =
      wallets === 'all'
        ? await reader.all<OfWallet>(all)
        : typeof wallets === 'string'
          ? await reader.all<OfWallet>(one, [wallets])
          : await reader.all<OfWallet>(range, [wallets.from, wallets.to])
    // On SQLite, a query holds the event loop.
    await setImmediate()
    found.set(
      name,
      Map.groupBy(rows, (row) => row.wallet_id),
    )
  }
  return (id) =>
    Object.fromEntries([...found].map(([name, rows]) => [name, rows.get(id) ?? []])) as unknown as LedgerSums
}
