import { expect, test } from 'vitest'
import { RAIL_CASES } from '../../src/rail/cases/all-cases.ts'
import { runFake } from './run-fake.ts'

test.concurrent('an institution that follows the contract passes every case', async () => {
  const { cases, summary } = await runFake()
  expect(cases.filter(({ outcome }) => outcome !== 'covered')).toEqual([])
  expect(summary).toEqual({
    cases: RAIL_CASES.length,
    covered: RAIL_CASES.length,
    notReachable: 0,
    failed: 0,
  })
})

test.concurrent('without payers, the cases that need one are not reachable', async () => {
  const { cases, summary } = await runFake(
    { neverReports: 'charge' },
    { payers: false, payerMilliseconds: 2000 },
  )
  expect(cases.filter(({ outcome }) => outcome !== 'covered')).toEqual([
    {
      name: 'charge-paid',
      group: 'Orders',
      rule: 'A payment of a registered charge is reported as chargePayment',
      outcome: 'not-reachable',
      reason: 'No payer acted within 2 s. Let a test payer act, and pass --payers.',
    },
  ])
  expect(summary.failed).toBe(0)
})

test('each name of a case is used once, and a case needs other cases without a cycle', () => {
  const names = RAIL_CASES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const needsOf = (name: string, path: readonly string[] = []): readonly string[] => {
    expect(path).not.toContain(name)
    expect(names).toContain(name)
    const { needs = [] } = RAIL_CASES.find((it) => it.name === name) ?? {}
    return needs.flatMap((need) => needsOf(need, [...path, name]))
  }
  for (const name of names) needsOf(name)
})
