import { brasiliaDate } from '@pix-payments/pix'
import { type Account, MOVEMENTS, type MovementName, totalOf } from '../../domain/ledger/ledger.ts'
import type { Wallet } from '../../domain/wallet/wallet.ts'
import {
  type BrokenRow,
  type DayRow,
  LEDGER_PARTS,
  type LedgerSums,
  ledgerSums,
} from '../../storage/rows/ledger-check-rows.ts'
import { findWallet, walletPlaces, walletsById, walletsOf } from '../../storage/rows/wallet-rows.ts'
import type { Reader, Store } from '../../storage/store.ts'
import type { BookTally, Tallies } from './book-tally.ts'
import { BOOK_PARTS, type CheckedStore, checkBooks } from './check-books.ts'

/** The result of a check of the ledger. Amounts are in cents. */
export interface LedgerCheck {
  readonly ok: boolean
  /** The number of wallets that were checked: 0 when the requested wallet does not exist. */
  readonly checked: number
  /** At most 1000 wallets: those with problems, then the oldest. */
  readonly wallets: readonly WalletLedgerCheck[]
}

export interface WalletLedgerCheck {
  readonly walletId: string
  readonly ok: boolean
  readonly opening: number
  /** The sums of the credits and the debits in the statement lines. */
  readonly credits: number
  readonly debits: number
  readonly total: number
  readonly available: number
  readonly blocked: number
  readonly lines: number
  /** The problems that the check found, one sentence for each. */
  readonly problems: readonly string[]
}

/**
 * Checks the ledger of all wallets, or of one wallet (G-212, G-276). Adds up all movements, statement lines, days and
 * reserved amounts again, and compares the sums with the totals in the wallet's row. Then compares all rows that say the
 * same, such as resources and their events. Changes nothing.
 */
export function checkLedger(
  store: Pick<Store, 'snapshot'> & CheckedStore,
  { walletId, atOnce }: { readonly walletId?: string | undefined; readonly atOnce?: number } = {},
): Promise<LedgerCheck> {
  return store.snapshot(async (reader) => {
    if (walletId === undefined) return checkAll(reader, store, atOnce)
    const wallet = await findWallet(reader, walletId)
    if (wallet === undefined) return { ok: true, checked: 0, wallets: [] }
    const sumsOf = await ledgerSums(reader, walletId, () => undefined)
    const books = await checkBooks(reader, store, [wallet], () => undefined)
    const check = checkWallet(wallet, sumsOf(walletId), books)
    return { ok: check.ok, checked: 1, wallets: [check] }
  })
}

async function checkAll(
  reader: Reader,
  store: CheckedStore,
  atOnce: number | undefined,
): Promise<LedgerCheck> {
  const oldest = await walletPlaces(reader, {
    operatorId: undefined,
    after: { position: 0, id: '' },
    limit: MOST_LISTED,
  })
  const sound = new Map<string, WalletLedgerCheck | undefined>(oldest.map(({ id }) => [id, undefined]))
  const broken: WalletLedgerCheck[] = []
  let checked = 0
  for await (const check of checkWallets(reader, store, { atOnce })) {
    checked += 1
    if (!check.ok) broken.push(check)
    else if (sound.has(check.walletId)) sound.set(check.walletId, check)
  }
  const listed = [...broken, ...[...sound.values()].filter((it) => it !== undefined)]
  return { ok: broken.length === 0, checked, wallets: listed.slice(0, MOST_LISTED) }
}

/** The checks of several partitions as one: wallets with problems come first, and at most 1000 wallets are listed. */
export function checksTogether(checks: readonly LedgerCheck[]): LedgerCheck {
  const wallets = checks.flatMap((one) => one.wallets)
  return {
    ok: checks.every(({ ok }) => ok),
    checked: checks.reduce((sum, one) => sum + one.checked, 0),
    wallets: [...wallets.filter(({ ok }) => !ok), ...wallets.filter(({ ok }) => ok)].slice(0, MOST_LISTED),
  }
}

/** A response with more wallets would hold the event loop while it is written. */
const MOST_LISTED = 1000
/** More wallets are checked in ranges of their ids, so that the sums of all of them need not be in memory. */
const WALLETS_AT_ONCE = 250
const MOVEMENTS_AT_ONCE = 5000

export interface CheckOptions {
  readonly atOnce?: number | undefined
  /** Called before each part, with its number and the number of all parts. */
  readonly onPart?: (part: number, parts: number) => void
}

/**
 * Checks all wallets like {@link checkLedger}: the oldest first, or in the order of their ids when there are many wallets
 * or movements.
 */
export async function* checkWallets(
  reader: Reader,
  store: CheckedStore,
  { atOnce = WALLETS_AT_ONCE, onPart = () => undefined }: CheckOptions = {},
): AsyncGenerator<WalletLedgerCheck, void> {
  const sizes = await rangesOf(reader, atOnce)
  let part = 0
  const count = (): void => {
    onPart((part += 1), sizes.length * (LEDGER_PARTS + BOOK_PARTS))
  }
  let after = ''
  for (const size of sizes) {
    const wallets = sizes.length === 1 ? await walletsOf(reader) : await walletsById(reader, after, size)
    const [first, last] = [wallets.at(0), wallets.at(-1)]
    if (first === undefined || last === undefined) return
    const range = sizes.length === 1 ? 'all' : { from: first.id, to: last.id }
    const sumsOf = await ledgerSums(reader, range, count)
    const books = await checkBooks(reader, store, wallets, count)
    for (const wallet of wallets) yield checkWallet(wallet, sumsOf(wallet.id), books)
    after = last.id
  }
}

/**
 * The numbers of wallets that are checked together, in the order of their ids. A range with many movements has fewer
 * wallets, because on SQLite a query holds the event loop.
 */
async function rangesOf(reader: Reader, atOnce: number): Promise<readonly number[]> {
  const sizes: number[] = []
  let [size, movements] = [0, 0]
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: readonly Wallet[] = await walletsById(reader, after, WALLETS_AT_ONCE)
    for (const wallet of page) {
      if (size === atOnce || (size > 0 && movements + wallet.movements > MOVEMENTS_AT_ONCE)) {
        sizes.push(size)
        ;[size, movements] = [0, 0]
      }
      size += 1
      movements += wallet.movements
    }
    after = page.length < WALLETS_AT_ONCE ? undefined : page.at(-1)?.id
  }
  return size === 0 ? sizes : [...sizes, size]
}

function checkWallet(wallet: Wallet, sums: LedgerSums, books: Tallies): WalletLedgerCheck {
  const { available, blocked, lines } = wallet
  const opening = sumOf(sums.movements.filter(({ kind }) => kind === 'opening'))
  const credits = sumOf(sums.lines.filter(({ type }) => type === 'CREDIT'))
  const debits = sumOf(sums.lines.filter(({ type }) => type === 'DEBIT'))
  const problems = [
    ...movementProblems(wallet, sums),
    ...lineProblems(wallet, sums, { opening, credits, debits }),
    ...reservationProblems(wallet, sums),
    ...dayProblems(wallet, sums.days, opening),
    ...resourceProblems(sums, books.of(wallet.id)),
    ...books.problemsOf(wallet.id),
  ]
  return {
    walletId: wallet.id,
    ok: problems.length === 0,
    opening,
    credits,
    debits,
    total: totalOf(wallet),
    available,
    blocked,
    lines,
    problems,
  }
}

const sumOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

/** Returns one problem when two figures differ; otherwise an empty list. */
const differenceProblems = (what: string, is: number, expected: number, why: string): string[] =>
  is === expected ? [] : [`${what} is ${is}, but ${why} ${expected}.`]

const rowProblems = (rows: readonly BrokenRow[], sentence: (row: BrokenRow) => string): string[] =>
  rows.map(sentence)

/**
 * Checks that every movement has a known kind, and that each balance equals the amounts that movements added less the
 * amounts that movements took away.
 */
function movementProblems(wallet: Wallet, { movements }: LedgerSums): string[] {
  const invalid = movements.flatMap(({ kind, from_account, to_account, least }) => {
    const { from, to } = Object.hasOwn(MOVEMENTS, kind) ? MOVEMENTS[kind] : { from: null, to: null }
    const isRight = from === from_account && to === to_account && least > 0
    return isRight ? [] : [`A movement ${kind} goes from ${from_account} to ${to_account}, or is of nothing.`]
  })
  const held = (account: Account): number =>
    sumOf(movements.filter(({ to_account: to }) => to === account)) -
    sumOf(movements.filter(({ from_account: from }) => from === account))
  return [
    ...invalid,
    ...positionProblems('movement', movements, wallet.movements),
    ...differenceProblems(
      'The available balance',
      wallet.available,
      held('available'),
      'the movements come to',
    ),
    ...differenceProblems('The blocked balance', wallet.blocked, held('blocked'), 'the movements come to'),
    ...differenceProblems(
      'The opening balance',
      wallet.settings.openingBalance,
      sumOf(movements.filter(({ kind }) => kind === 'opening')),
      'the movement says',
    ),
  ]
}

/** Checks that the positions are 1, 2, 3 … without a gap, and that the wallet's counter equals the last position. */
function positionProblems(
  what: string,
  rows: readonly { movements?: number; lines?: number; first: number; last: number }[],
  last: number,
): string[] {
  const count = rows.reduce((sum, row) => sum + (row.lines ?? row.movements ?? 0), 0)
  const first = Math.min(...rows.map((row) => row.first))
  const newest = Math.max(0, ...rows.map((row) => row.last))
  if (newest === last && count === last && (count === 0 || first === 1)) return []
  return [
    `The newest ${what} has the position ${newest} and there are ${count}, but the wallet has numbered ${last}.`,
  ]
}

/**
 * Checks the statement: the positions, the running balance, and that each line belongs to a movement of a kind that
 * writes a line.
 */
function lineProblems(
  wallet: Wallet,
  { lines, newestLines, brokenBalances, movements, linesOfMovements }: LedgerSums,
  {
    opening,
    credits,
    debits,
  }: { readonly opening: number; readonly credits: number; readonly debits: number },
): string[] {
  const expected = opening + credits - debits
  const newest = newestLines[0]?.amount ?? opening
  const ofMovements = Object.entries(MOVEMENTS).flatMap(([kind, { line }]) => {
    const rows = linesOfMovements.filter((row) => row.kind === kind)
    const settled = line === null ? [] : movements.filter((row) => row.kind === kind)
    const wanted = settled.reduce((sum, row) => sum + row.movements, 0)
    const right = rows.filter(
      ({ method, type, differing }) => method === line?.method && type === line.type && differing === 0,
    )
    const found = right.reduce((sum, row) => sum + Math.min(row.lines, row.movements), 0)
    const isRight = found === wanted && right.length === rows.length
    return isRight ? [] : [`${wanted} movements ${kind} have ${found} statement lines that say the same.`]
  })
  const joined = linesOfMovements.reduce((sum, row) => sum + row.lines, 0)
  return [
    ...positionProblems('statement line', lines, wallet.lines),
    ...differenceProblems(
      'The settled balance',
      totalOf(wallet),
      expected,
      'opening plus credits less debits is',
    ),
    ...differenceProblems('The balance of the newest statement line', newest, expected, 'the lines come to'),
    ...rowProblems(
      brokenBalances,
      ({ count, first }) =>
        `${count} statement lines do not continue the balance before, first line ${first}.`,
    ),
    ...ofMovements,
    ...differenceProblems('The number of statement lines', wallet.lines, joined, 'with a movement there are'),
  ]
}

/**
 * Checks that the pending and blocked balances match the open charges, withdrawals, refunds and court blocks, and that
 * refunds, take-backs and returns do not move more than was paid.
 */
function reservationProblems(wallet: Wallet, sums: LedgerSums): string[] {
  const ofKind = (name: string): number => sumOf(sums.movements.filter(({ kind }) => kind === name))
  const held =
    sumOf(sums.openWithdrawals) +
    sumOf(sums.openRefunds) +
    ofKind('judicialBlock') -
    ofKind('judicialUnblock')
  return [
    ...differenceProblems(
      'The pending balance',
      wallet.pending,
      sumOf(sums.pendingCharges),
      'the PENDING charges come to',
    ),
    ...differenceProblems(
      'The blocked balance',
      wallet.blocked,
      held,
      'withdrawals and refunds without an outcome and judicial blocks come to',
    ),
    ...differenceProblems(
      'What was deposited',
      ofKind('depositSettled'),
      sumOf(sums.paidCharges),
      'the PAID charges come to',
    ),
    ...rowProblems(
      sums.brokenReservations,
      ({ count, first }) =>
        `${count} withdrawals or refunds hold back another amount than their own, first ${first}.`,
    ),
    ...rowProblems(
      sums.brokenReversals,
      ({ count, first }) =>
        `${count} charges count other refunds and take-backs than there are, first ${first}.`,
    ),
    ...rowProblems(
      sums.excessiveReturns,
      ({ count, first }) =>
        `${count} withdrawals or charges have returns that come to more than their amount, first ${first}.`,
    ),
    ...rowProblems(
      sums.excessiveRefunds,
      ({ count, first }) =>
        `${count} payments have refunds that come to more than they paid, first ${first}.`,
    ),
  ]
}

/** The kinds of movements that the bodies of resources tell. Judicial movements, fees and the opening stand alone. */
const OF_RESOURCES: readonly MovementName[] = [
  'depositSettled',
  'depositTakenBack',
  'recurringPaymentSettled',
  'withdrawalSettled',
  'withdrawalReturned',
  'refundSettled',
  'transferSent',
]

/** Checks that there are as many movements of a kind, and of the same sum, as the bodies of the resources say. */
function resourceProblems({ movements }: LedgerSums, tally: BookTally | undefined): string[] {
  if (tally === undefined) return []
  return OF_RESOURCES.flatMap((kind) => {
    const own = movements.filter((row) => row.kind === kind)
    const [is, amount] = [own.reduce((count, row) => count + row.movements, 0), sumOf(own)]
    const said = tally.movement(kind)
    if (is === said.movements && amount === said.amount) return []
    return [
      `There are ${is} movements ${kind} of ${amount}, but the resources say ${said.movements} of ${said.amount}.`,
    ]
  })
}

/** Checks that the totals and the closing balance of each day match the statement lines of this day. */
function dayProblems(wallet: Wallet, days: readonly DayRow[], opening: number): string[] {
  const problems: string[] = []
  let balance = opening
  let lines = 0
  for (const day of days) {
    balance = day.balance_after ?? balance
    lines += day.lines
    const isOther = [day.first_at, day.last_at].some((at) => at !== null && brasiliaDate(at) !== day.day)
    if (isOther) problems.push(`The day ${day.day} counts statement lines of another day.`)
    if (day.difference !== 0)
      problems.push(`The totals of the day ${day.day} are not those of its statement lines.`)
    if (day.last_line !== lines) problems.push(`The day ${day.day} ends with another line than ${lines}.`)
    problems.push(
      ...differenceProblems(`The balance of the day ${day.day}`, day.balance, balance, 'its lines come to'),
    )
  }
  const last = days.at(-1)
  return [
    ...problems,
    ...differenceProblems('The last line of the latest day', last?.last_line ?? 0, wallet.lines, 'there are'),
    ...differenceProblems(
      'The pending balance of the latest day',
      last?.pending ?? 0,
      wallet.pending,
      'the wallet says',
    ),
  ]
}
