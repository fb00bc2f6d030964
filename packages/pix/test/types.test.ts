import type { BrCode, BrCodeInput, BrCodeProblem, CalendarDate, TaxId } from '../src/index.ts'
import { expect, expectTypeOf, it } from 'vitest'
import { addDays, isCalendarDate, parseBrCode, parseCpf, parseTaxId } from '../src/index.ts'

it('narrows a result by `ok`', () => {
  const result = parseBrCode('')
  if (result.ok) expectTypeOf(result.value).toEqualTypeOf<BrCode>()
  else expectTypeOf(result.problem).toEqualTypeOf<BrCodeProblem>()
  // @ts-expect-error: `value` exists only after a check of `ok`
  expect(result.value).toBeUndefined()
})

it('narrows a code by `kind`', () => {
  expectTypeOf<Extract<BrCode, { kind: 'recurrence' }>['recurrenceLocation']>().toEqualTypeOf<string>()
  expectTypeOf<Extract<BrCode, { kind: 'dynamic' }>['recurrenceLocation']>().toEqualTypeOf<string | null>()
  expectTypeOf<Extract<BrCode, { kind: 'dynamic' }>>().not.toHaveProperty('pixKey')
})

it('lets a parsed code be built as it is', () => {
  expectTypeOf<BrCode>().toExtend<BrCodeInput>()
})

it('asks for what a kind cannot do without', () => {
  const who = { merchantName: 'EMPRESA', merchantCity: 'RIO' }
  // @ts-expect-error: a static code needs its key
  expectTypeOf<BrCodeInput>({ kind: 'static', ...who })
  // @ts-expect-error: a recurrence needs its location
  expectTypeOf<BrCodeInput>({ kind: 'recurrence', recurrenceLocation: null, ...who })
  expectTypeOf({ kind: 'dynamic', location: 'a/b', ...who } as const).toExtend<BrCodeInput>()
})

it('tells the kind of tax id that was asked for', () => {
  expectTypeOf(parseTaxId).returns.extract<{ ok: true }>().toHaveProperty('value').toEqualTypeOf<TaxId>()
  const cpf = parseCpf('52998224725')
  if (cpf.ok) expectTypeOf(cpf.value.type).toEqualTypeOf<'CPF'>()
})

it('takes dates as literals or once checked, not any string', () => {
  const text: string = '2026-03-01'
  expect(addDays('2026-03-01', 1)).toBe('2026-03-02')
  // @ts-expect-error: a string may have any form
  expect(addDays(text, 1)).toBe('2026-03-02')
  if (isCalendarDate(text)) expectTypeOf(text).toEqualTypeOf<CalendarDate>()
})
