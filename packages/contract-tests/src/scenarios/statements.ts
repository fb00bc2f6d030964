import { DAY_SECONDS, SETTLEMENT_SECONDS } from '../sandbox/durations.ts'
import { START } from '../sandbox/sandbox.ts'
import { createStatementExample } from '../sandbox/statement-example.ts'
import type { Play, Scenario } from './scenario.ts'

/** 23:59 in Brasília on 9 March. In UTC it is already 10 March. */
const BEFORE_MIDNIGHT = '2026-03-10T02:59:00.000Z'

async function closingDay(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet({ at: BEFORE_MIDNIGHT, openingBalance: 10_000 })
  await wallet.deposit('minimal', { amount: 500 })
  await wallet.charge('minimal')
  await wallet.pass(120)
  await wallet.deposit('minimal', { amount: 700 })
  const closed = await wallet.call('getClosingDayBalance')
  play.same('the day that closed', closed, { date: '2026-03-09', totalBalance: 10_500, pendingBalance: 5000 })
  await play.refused(
    wallet,
    'getClosingDayBalance',
    { query: [['date', '2026-03-10']] },
    { status: 400, code: 'INVALID_QUERY_PARAMETER' },
  )
  const query = (day: string): readonly (readonly [string, string])[] => [
    ['initDate', day],
    ['endDate', day],
  ]
  for (const [day, amount] of [
    ['2026-03-09', 500],
    ['2026-03-10', 700],
  ] as const) {
    const { data } = await wallet.call('listStatement', { query: query(day) })
    play.same(
      `lines of ${day}`,
      data.map((line) => line.amount),
      [amount],
    )
  }
  await wallet.pass(DAY_SECONDS)
  const next = await wallet.call('getClosingDayBalance')
  play.same('the day after', [next.date, next.totalBalance], ['2026-03-10', 11_200])
}

async function reconciled(play: Play): Promise<void> {
  const { wallet, days } = await createStatementExample(play.sandbox)
  const [quiet, first, last] = days
  const { data: lines } = await wallet.call('listStatement', {
    query: [
      ['initDate', quiet],
      ['endDate', last],
      ['pageSize', '100'],
    ],
  })
  const { data: byDay } = await wallet.call('getConsolidatedStatement', {
    query: [
      ['startDate', quiet],
      ['endDate', last],
      ['page', '1'],
      ['limit', '50'],
    ],
  })
  play.same(
    'days',
    byDay.map(({ date }) => date),
    [last, first, quiet],
  )
  for (const day of byDay) {
    const own = lines.filter(({ settledAt }) => settledAt.startsWith(day.date))
    const sum = (type: string): number =>
      own.filter((line) => line.type === type).reduce((total, { amount }) => total + amount, 0)
    play.same(`credits of ${day.date}`, day.totalCredits, sum('CREDIT'))
    play.same(`debits of ${day.date}`, day.totalDebits, sum('DEBIT'))
    play.same(`movements of ${day.date}`, day.transactionCount, own.length)
    const closing = day.openingBalance + day.totalCredits - day.totalDebits
    play.same(`closing balance of ${day.date}`, day.closingBalance, closing)
    const parts = Object.values(day.byMethod).reduce(
      (total, { transactionCount }) => total + transactionCount,
      0,
    )
    play.same(`movements of ${day.date} by method`, parts, day.transactionCount)
  }
  const { totalBalance } = await wallet.call('getBalance')
  play.same('closing balance of the last day', byDay[0]?.closingBalance, totalBalance)
  play.same('balance after the last line', lines[0]?.balanceAfter, totalBalance)
  const { walletId, control } = wallet
  const ledger = await control.state.checkLedger({ walletId })
  play.same(
    'the ledger',
    { ok: ledger.ok, problems: ledger.wallets[0]?.problems },
    { ok: true, problems: [] },
  )
}

async function settledOnly(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet({ openingBalance: 10_000, directory: true })
  await wallet.charge('minimal')
  const body = wallet.example('createWithdrawalByPixKey')
  const { transactionId } = await wallet.call('createWithdrawalByPixKey', { body })
  const query = [
    ['initDate', START.slice(0, 10)],
    ['endDate', START.slice(0, 10)],
  ] as const
  const before = await wallet.call('listStatement', { query })
  play.same('lines while nothing has settled', before.totalItems, 0)
  await wallet.pass(SETTLEMENT_SECONDS)
  const { data } = await wallet.call('listStatement', { query })
  play.same(
    'lines',
    data.map((line) => line.productTransactionId),
    [transactionId],
  )
}

export const statementScenarios: readonly Scenario[] = [
  {
    name: 'a day closes at midnight in Brasília, with its balance and its open amounts',
    rules: ['R-003', 'R-158', 'R-216', 'R-230'],
    gaps: ['G-085', 'G-115'],
    run: closingDay,
  },
  {
    name: 'lines, consolidated days, balance and ledger agree to the centavo',
    rules: ['R-156', 'R-229'],
    gaps: ['G-120'],
    run: reconciled,
  },
  {
    name: 'a statement has one line for each settled movement, and no other lines',
    rules: ['R-216', 'R-225'],
    run: settledOnly,
  },
]
