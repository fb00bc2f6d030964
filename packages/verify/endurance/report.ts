import type { Check } from '../src/checks/difference.ts'
import type { Outcome, Progress } from './run-endurance.ts'
import { sumOf } from './traffic.ts'

/** What must not happen, and the checks that find it. */
const ROWS: readonly (readonly [string, readonly Check[]])[] = [
  ['double payouts', ['paidTwice']],
  [
    'players with money that is not theirs, or without money that is: wrong give-backs',
    ['balance', 'negative'],
  ],
  ['double or lost credits and debits', ['entry', 'noLine']],
  ['money in flight without an end', ['inFlight']],
  ['books that differ from the balance of the wallet', ['sum']],
  ['deposits paid by another person', ['thirdParty']],
]

const EXAMPLES = 10

const count = (figure: number): string => figure.toLocaleString('en-US')

/** One line about how far the run is. */
export function progressText({ counts, killed }: Progress, operations: number, seconds: number): string {
  const done = sumOf(counts)
  const rate = seconds > 0 ? Math.round(done / seconds) : 0
  const kills = `back end killed ${killed.backEnd} times, service ${killed.service} times`
  return `${count(done)} of ${count(operations)} operations, ${rate} a second, ${kills}`
}

/** The result as a table, with the first differences below. */
export function reportText(outcome: Outcome, seconds: number): string {
  const { counts, killed, disturbedCalls, credits, debits, differences } = outcome
  const { deposits, payments, withdrawals, refunds } = counts
  const rows: (readonly [string, string])[] = [
    [
      'deposits, payments, withdrawals, refunds',
      [deposits, payments, withdrawals, refunds].map(count).join(', '),
    ],
    ['settled credits and debits of the wallet', [credits, debits].map(count).join(', ')],
    ['kills of the back end, of the service', `${killed.backEnd}, ${killed.service}`],
    ['faults of calls', count(disturbedCalls)],
    ['seconds, with the time to settle', count(Math.round(seconds))],
    ...ROWS.map(([text, checks]) => {
      const found = differences.filter(({ check }) => checks.includes(check))
      return [text, count(found.length)] as const
    }),
  ]
  const table = [
    '| what | figure |',
    '| --- | ---: |',
    ...rows.map(([what, figure]) => `| ${what} | ${figure} |`),
  ]
  const examples = differences
    .slice(0, EXAMPLES)
    .map(({ text, wallet, backEnd }) => `${text}\n  payment API: ${wallet}\n  back end:    ${backEnd}`)
  return [...table, ...examples].join('\n')
}
