import { expect, test } from 'vitest'
import { compare } from '../src/checks/compare.ts'
import { headlineOf } from '../src/checks/headline.ts'
import type { Views } from '../src/checks/views.ts'
import type { ScenarioRun } from '../src/steps/scenario-run.ts'

const ANA = { playerId: 'ana', name: 'Ana Lima', taxId: '52998224725' }
const DAY = '2026-03-02'

const line = (endToEndId: string, amount: number) => ({
  endToEndId,
  amount,
  day: DAY,
  settledAt: new Date(`${DAY}T15:00:00Z`),
  text: amount > 0 ? 'pix credit' : 'pix debit',
  resourceId: endToEndId,
  playerId: 'ana',
})

/** The headline when the wallet has these movements of ana and the back end this balance of ana. */
function headline(
  moved: readonly number[],
  balance: number,
  { takeBacks = [], inFlight = 0 }: { readonly takeBacks?: string[]; readonly inFlight?: number } = {},
): string {
  const lines = moved.map((amount, at) => line(`E${at}`, amount))
  const entries = lines.map(({ endToEndId, amount, day, playerId }) => ({
    endToEndId,
    amount,
    day,
    playerId,
  }))
  const total = 100_000 + moved.reduce((sum, it) => sum + it, 0)
  const players = [{ playerId: 'ana', balance }]
  const views: Views = {
    wallet: { total, lines },
    backEnd: { players, inFlight, operator: 100_000, entries },
  }
  const payouts = [{ id: 'w-1', kind: 'withdrawal', player: ANA, amount: 3_000, isRefused: false }]
  const run = { players: new Map([['ana', ANA]]), recurrences: new Map(), payouts, strangers: [], takeBacks }
  return headlineOf(compare(run as unknown as ScenarioRun, views))
}

test.each([
  ['a credit twice', [5_000], 10_000, 'ana has R$ 50,00 too much: R$ 100,00 instead of R$ 50,00.'],
  ['no credit', [5_000], 0, 'ana has R$ 50,00 too little: R$ 0,00 instead of R$ 50,00.'],
  [
    'reais instead of centavos',
    [5_000],
    500_000,
    'ana has 100 times the money: R$ 5000,00 instead of R$ 50,00. The API counts in centavos, not in reais.',
  ],
  [
    'a withdrawal that was paid twice and debited once',
    [10_000, -3_000, -3_000],
    7_000,
    'The wallet paid the withdrawal of ana 2 times, and the player asked for it once. ana has R$ 30,00 too much: R$ 70,00 instead of R$ 40,00.',
  ],
  [
    'a withdrawal that was paid and given back',
    [10_000, -3_000],
    10_000,
    'ana has R$ 30,00 too much: R$ 100,00 instead of R$ 70,00.',
  ],
  ['a balance below zero', [2_000, -3_000], -1_000, 'The balance of ana is R$ 10,00 below zero.'],
] as const)('the headline follows from the books: %s', (_, moved, balance, want) => {
  expect(headline(moved, balance)).toBe(want)
})

test('a take-back may leave a player below zero, and the operator may bear it', () => {
  const takeBacks = ['E2']
  expect(headline([5_000, -3_000, -5_000], -3_000, { takeBacks })).toBe('')
  expect(headline([5_000, -3_000, -5_000], 2_000, { takeBacks })).toContain('ana has R$ 50,00 too much')
})
