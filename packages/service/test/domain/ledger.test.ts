import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOVEMENTS, type MovementName, applyMovement, totalOf } from '../../src/domain/ledger/ledger.ts'

const NAMES = Object.keys(MOVEMENTS) as MovementName[]
const movements = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.integer({ min: 1, max: 1e11 })))

test('a movement leaves one account and arrives in another', () => {
  for (const name of NAMES) expect(MOVEMENTS[name].from).not.toBe(MOVEMENTS[name].to)
})

test('only movements with a statement line, and the opening, change the settled balance (G-212)', () => {
  fc.assert(
    fc.property(movements, (list) => {
      let holdings = { available: 0, blocked: 0 }
      let lines = 0
      for (const [name, amount] of list) {
        holdings = applyMovement(holdings, name, amount)
        const { line } = MOVEMENTS[name]
        if (name === 'opening' || line?.type === 'CREDIT') lines += amount
        if (line?.type === 'DEBIT') lines -= amount
      }
      expect(totalOf(holdings)).toBe(lines)
    }),
  )
})

test.each([
  ['a withdrawal that settles', ['withdrawalReserved', 'withdrawalSettled'], { available: 70, blocked: 0 }],
  [
    'R-178 a withdrawal that fails (G-091)',
    ['withdrawalReserved', 'withdrawalReleased'],
    { available: 100, blocked: 0 },
  ],
  ['an open withdrawal (G-212)', ['withdrawalReserved'], { available: 70, blocked: 30 }],
  ['a refund that settles (G-205)', ['refundReserved', 'refundSettled'], { available: 70, blocked: 0 }],
  ['a refund that fails (G-205)', ['refundReserved', 'refundReleased'], { available: 100, blocked: 0 }],
  ['a deposit', ['depositSettled'], { available: 130, blocked: 0 }],
  [
    'a withdrawal that is returned (G-380)',
    ['withdrawalReserved', 'withdrawalSettled', 'withdrawalReturned'],
    { available: 100, blocked: 0 },
  ],
  [
    'a deposit that is taken back (G-381)',
    ['depositSettled', 'depositTakenBack'],
    { available: 100, blocked: 0 },
  ],
  [
    'R-231 both sides of a transfer (G-116)',
    ['transferSent', 'transferReceived'],
    { available: 100, blocked: 0 },
  ],
  ['R-156 a fee, which has the method tarifa (G-086)', ['fee'], { available: 70, blocked: 0 }],
  ['R-156 a judicial block (G-086)', ['judicialBlock'], { available: 70, blocked: 30 }],
] as const)('%s', (_, names, want) => {
  const start = { available: 100, blocked: 0 }
  expect(names.reduce((holdings, name) => applyMovement(holdings, name, 30), start)).toEqual(want)
})

test('R-156 every line has one of the three methods', () => {
  const methods = NAMES.flatMap((name) => MOVEMENTS[name].line?.method ?? [])
  expect(new Set(methods)).toEqual(new Set(['pix', 'tarifa', 'judicialMovement']))
})
