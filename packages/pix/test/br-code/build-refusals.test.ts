import type { BrCodeInput } from '../../src/index.ts'
import { describe, expect, it, test } from 'vitest'
import { buildBrCode, parseBrCode, PixInputError } from '../../src/index.ts'

const DYNAMIC = {
  kind: 'dynamic',
  location: 'pix.example.com/qr/v2/8b3d',
  merchantName: 'EMPRESA',
  merchantCity: 'SAO PAULO',
} as const satisfies BrCodeInput
const STATIC = {
  kind: 'static',
  pixKey: '52998224725',
  merchantName: 'EMPRESA',
  merchantCity: 'SAO PAULO',
} as const satisfies BrCodeInput

function errorOf(code: BrCodeInput): unknown {
  try {
    return buildBrCode(code)
  } catch (error) {
    return error
  }
}

const REFUSALS: readonly (readonly [given: string, code: BrCodeInput, field: string])[] = [
  ['an empty name', { ...DYNAMIC, merchantName: '' }, 'merchantName'],
  ['a name of 26', { ...DYNAMIC, merchantName: 'E'.repeat(26) }, 'merchantName'],
  ['a line break in a name', { ...DYNAMIC, merchantName: 'EM\nPRESA' }, 'merchantName'],
  ['a city of 16', { ...DYNAMIC, merchantCity: 'S'.repeat(16) }, 'merchantCity'],
  ['no cents at all', { ...DYNAMIC, amountCents: 0 }, 'amountCents'],
  ['part of a cent', { ...DYNAMIC, amountCents: 10.5 }, 'amountCents'],
  ['no number', { ...DYNAMIC, amountCents: Number.NaN }, 'amountCents'],
  ['R$ 10 billion', { ...DYNAMIC, amountCents: 1_000_000_000_000 }, 'amountCents'],
  ['a txid of 26', { ...DYNAMIC, txid: 'a'.repeat(26) }, 'txid'],
  ['a location with scheme', { ...DYNAMIC, location: 'https://pix.example.com/a' }, 'location'],
  ['a location of 78', { ...DYNAMIC, location: 'a.com/'.padEnd(78, 'x') }, 'location'],
  ['a bad recurrence location', { ...DYNAMIC, recurrenceLocation: 'pix.example.com' }, 'recurrenceLocation'],
  ['a category of three', { ...DYNAMIC, merchantCategoryCode: '000' }, 'merchantCategoryCode'],
  ['a postal code of 11', { ...DYNAMIC, postalCode: '1'.repeat(11) }, 'postalCode'],
  ['another identifier', { ...DYNAMIC, gui: 'br.gov.bcb.tix' }, 'gui'],
  ['a CPF with punctuation as key', { ...STATIC, pixKey: '529.982.247-25' }, 'pixKey'],
  ['a text too long beside the key', { ...STATIC, description: 'x'.repeat(63) }, 'description'],
  [
    'a recurrence without location',
    // @ts-expect-error: callers without types can leave the location out
    { kind: 'recurrence', merchantName: 'EMPRESA', merchantCity: 'RIO' },
    'recurrenceLocation',
  ],
]

describe('a value out of bounds is named', () => {
  test.each(REFUSALS)('refuses %s', (_, code, field) => {
    const error = errorOf(code)
    expect(error).toBeInstanceOf(PixInputError)
    expect(error).toMatchObject({ name: 'PixInputError', code: 'PIX_INPUT_INVALID', field })
  })

  it('keeps the value itself out of the message', () => {
    expect(String(errorOf({ ...STATIC, pixKey: '529.982.247-26' }))).toBe(
      'PixInputError: pixKey must be a Pix key in its directory form',
    )
  })
})

const ON_THE_BOUNDS: readonly (readonly [given: string, code: BrCodeInput])[] = [
  [
    'a name of 25 and a city of 15',
    { ...DYNAMIC, merchantName: 'E'.repeat(25), merchantCity: 'S'.repeat(15) },
  ],
  ['one cent', { ...DYNAMIC, amountCents: 1 }],
  ['ten digits of reais', { ...DYNAMIC, amountCents: 999_999_999_999 }],
  ['a location of 77', { ...DYNAMIC, location: 'a.com/'.padEnd(77, 'x') }],
  ['a key and a text of 99 together', { ...STATIC, description: 'x'.repeat(62) }],
  ['a key of 77', { ...STATIC, pixKey: `${'a'.repeat(65)}@example.com` }],
]

describe('bounds that are included', () => {
  test.each(ON_THE_BOUNDS)('takes %s', (_, code) => {
    expect(parseBrCode(buildBrCode(code))).toMatchObject({ ok: true, value: code })
  })
})

const initiation = (code: BrCodeInput) => {
  const parsed = parseBrCode(buildBrCode(code))
  return parsed.ok ? parsed.value.pointOfInitiation : parsed.problem
}

it('marks a dynamic code as payable once, others not at all, unless told (G-019)', () => {
  expect(initiation(DYNAMIC)).toBe('12')
  expect(initiation({ ...DYNAMIC, pointOfInitiation: null })).toBeNull()
  expect(initiation(STATIC)).toBeNull()
  expect(initiation({ ...STATIC, pointOfInitiation: '11' })).toBe('11')
})

it('has no room for a description of the charge: it stays behind the location (G-026)', () => {
  // @ts-expect-error: a dynamic code has no description
  expect(buildBrCode({ ...DYNAMIC, description: 'Deposit' })).toBe(buildBrCode(DYNAMIC))
})
