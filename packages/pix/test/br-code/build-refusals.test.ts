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

interface Refusal {
  readonly given: string
  readonly code: BrCodeInput
  readonly field: string
}

const REFUSALS: readonly Refusal[] = [
  { given: 'an empty name', code: { ...DYNAMIC, merchantName: '' }, field: 'merchantName' },
  { given: 'a name of 26', code: { ...DYNAMIC, merchantName: 'E'.repeat(26) }, field: 'merchantName' },
  {
    given: 'a line break in a name',
    code: { ...DYNAMIC, merchantName: 'EM\nPRESA' },
    field: 'merchantName',
  },
  { given: 'a city of 16', code: { ...DYNAMIC, merchantCity: 'S'.repeat(16) }, field: 'merchantCity' },
  { given: 'no cents at all', code: { ...DYNAMIC, amountCents: 0 }, field: 'amountCents' },
  { given: 'part of a cent', code: { ...DYNAMIC, amountCents: 10.5 }, field: 'amountCents' },
  { given: 'no number', code: { ...DYNAMIC, amountCents: Number.NaN }, field: 'amountCents' },
  { given: 'R$ 10 billion', code: { ...DYNAMIC, amountCents: 1_000_000_000_000 }, field: 'amountCents' },
  { given: 'a txid of 26', code: { ...DYNAMIC, txid: 'a'.repeat(26) }, field: 'txid' },
  {
    given: 'a location with scheme',
    code: { ...DYNAMIC, location: 'https://pix.example.com/a' },
    field: 'location',
  },
  {
    given: 'a location of 78',
    code: { ...DYNAMIC, location: 'a.com/'.padEnd(78, 'x') },
    field: 'location',
  },
  {
    given: 'a bad recurrence location',
    code: { ...DYNAMIC, recurrenceLocation: 'pix.example.com' },
    field: 'recurrenceLocation',
  },
  {
    given: 'a category of three',
    code: { ...DYNAMIC, merchantCategoryCode: '000' },
    field: 'merchantCategoryCode',
  },
  { given: 'a postal code of 11', code: { ...DYNAMIC, postalCode: '1'.repeat(11) }, field: 'postalCode' },
  { given: 'another identifier', code: { ...DYNAMIC, gui: 'br.gov.bcb.tix' }, field: 'gui' },
  {
    given: 'a CPF with punctuation as key',
    code: { ...STATIC, pixKey: '529.982.247-25' },
    field: 'pixKey',
  },
  {
    given: 'a text too long beside the key',
    code: { ...STATIC, description: 'x'.repeat(63) },
    field: 'description',
  },
  {
    given: 'a recurrence without location',
    // @ts-expect-error: callers without types can leave the location out
    code: { kind: 'recurrence', merchantName: 'EMPRESA', merchantCity: 'RIO' },
    field: 'recurrenceLocation',
  },
]

describe('a value out of bounds is named', () => {
  test.each(REFUSALS)('refuses $given', ({ code, field }) => {
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

const ON_THE_BOUNDS: readonly Omit<Refusal, 'field'>[] = [
  {
    given: 'a name of 25 and a city of 15',
    code: { ...DYNAMIC, merchantName: 'E'.repeat(25), merchantCity: 'S'.repeat(15) },
  },
  { given: 'one cent', code: { ...DYNAMIC, amountCents: 1 } },
  { given: 'ten digits of reais', code: { ...DYNAMIC, amountCents: 999_999_999_999 } },
  { given: 'a location of 77', code: { ...DYNAMIC, location: 'a.com/'.padEnd(77, 'x') } },
  { given: 'a key and a text of 99 together', code: { ...STATIC, description: 'x'.repeat(62) } },
  { given: 'a key of 77', code: { ...STATIC, pixKey: `${'a'.repeat(65)}@example.com` } },
]

describe('bounds that are included', () => {
  test.each(ON_THE_BOUNDS)('takes $given', ({ code }) => {
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
