import type { Schedule } from '@pix-payments/client'
import { describe, expect, test } from 'vitest'
import { chargeTime, cyclesOf, dueDateOf, retryWindow } from '../../src/recurrence/cycles.ts'

const TERMS = { firstPaymentDate: '2026-01-31', frequency: 'MONTHLY', totalCharges: 4 } as const
const schedule = (cycleNumber: number, createdAt: string): Schedule =>
  ({ cycleNumber, createdAt }) as Schedule

describe('the cycles of a recurrence', () => {
  test('have a window each, and the days on which they can be charged', () => {
    expect(
      cyclesOf(TERMS, []).map(({ number, start, end, from, until }) => [number, start, end, from, until]),
    ).toEqual([
      [2, '2026-01-31', '2026-02-27', '2026-01-21', '2026-02-25'],
      [3, '2026-02-28', '2026-03-30', '2026-02-18', '2026-03-28'],
      [4, '2026-03-31', '2026-04-29', '2026-03-21', '2026-04-27'],
    ])
  })

  test('have their charges and retries, the oldest first', () => {
    const schedules = [schedule(3, '2026-03-02'), schedule(2, '2026-01-30'), schedule(3, '2026-03-01')]
    expect(
      cyclesOf(TERMS, schedules).map((cycle) => cycle.schedules.map(({ createdAt }) => createdAt)),
    ).toEqual([['2026-01-30'], ['2026-03-01', '2026-03-02'], []])
  })

  test('do not exist when the first payment is the only charge', () => {
    expect(cyclesOf({ ...TERMS, totalCharges: 1 }, [])).toEqual([])
  })
})

const [cycle] = cyclesOf(TERMS, [])
if (cycle === undefined) throw new Error('There is no cycle.')

test.each([
  ['2026-01-20', undefined],
  ['2026-01-21', '2026-01-31'],
  ['2026-01-29', '2026-01-31'],
  ['2026-01-30', '2026-02-01'],
  ['2026-02-25', '2026-02-27'],
  ['2026-02-26', undefined],
] as const)('a charge that is created on %s is due on %s', (today, want) => {
  expect(dueDateOf(cycle, today)).toBe(want)
})

test.each([
  ['2026-01-20', 'later'],
  ['2026-01-21', 'now'],
  ['2026-02-25', 'now'],
  ['2026-02-26', 'over'],
] as const)('on %s, a charge can be created: %s', (today, want) => {
  expect(chargeTime(cycle, today)).toBe(want)
})

test('a charge is not offered when the next business day is after its cycle', () => {
  // The cycle ends on Saturday, 28 February 2026.
  const terms = { ...TERMS, firstPaymentDate: '2026-02-01' } as const
  const [saturday] = cyclesOf(terms, [])
  expect(saturday?.end).toBe('2026-02-28')
  expect(dueDateOf(saturday ?? cycle, '2026-02-26')).toBeUndefined()
})

test.each([
  ['2026-02-01', '2026-02-01', { first: '2026-02-02', last: '2026-02-08' }],
  ['2026-02-01', '2026-02-05', { first: '2026-02-06', last: '2026-02-08' }],
  ['2026-02-01', '2026-02-08', undefined],
  ['2026-02-25', '2026-02-25', { first: '2026-02-26', last: '2026-02-27' }],
  ['2026-02-27', '2026-02-27', undefined],
] as const)('a charge due on %s that failed can on %s be retried within %j', (dueDate, today, want) => {
  expect(retryWindow(cycle, { id: 'charge', dueDate }, today)).toEqual(want)
})

test.each([
  [['2026-02-02'], { first: '2026-02-03', last: '2026-02-08' }],
  [['2026-02-02', '2026-02-03 SEND_FAILED', '2026-02-04'], { first: '2026-02-03', last: '2026-02-08' }],
  [['2026-02-02', '2026-02-03', '2026-02-05'], undefined],
] as const)('after retries due on %j, another one is offered within %j', (retries, want) => {
  const schedules = retries.map((it) => {
    const [dueDate, statusDetailed = 'SETTLEMENT_FAILED'] = it.split(' ')
    return { dueDate, statusDetailed, purpose: 'NTAG', retryOfScheduleId: 'charge' } as Schedule
  })
  const charge = { id: 'charge', dueDate: '2026-02-01' }
  expect(retryWindow({ ...cycle, schedules }, charge, '2026-02-01')).toEqual(want)
})
