import { describe, expect, it } from 'vitest'
import { masked } from '../../src/telemetry/mask.ts'

const hidden = (text: string): unknown => masked(text, { personalData: false })
const shown = (text: string): unknown => masked(text, { personalData: true })

describe('text', () => {
  it.each([
    ['the CPF 529.982.247-25 of a player', 'the CPF ******** of a player'],
    ['payer 52998224725 paid', 'payer ******** paid'],
    ['taxId=52998224725;', 'taxId=********;'],
    ['CNPJ 11.222.333/0001-81', 'CNPJ ********'],
    ['11222333000181 received it', '******** received it'],
    ['CNPJ 12ABC34501DE35, alphanumeric', 'CNPJ ********, alphanumeric'],
    ['write to maria.silva+pix@example.com.br now', 'write to ******** now'],
    ['call +5511987654321', 'call ********'],
    ['call (11) 98765-4321 or 11 98765-4321', 'call ******** or ********'],
    ['pay 00020101021226870014br.gov.bcb.pix2565qr.example/x6304ABCD', 'pay ********'],
    ['GET /rec/0123456789abcdef0123456789abcdef', 'GET /rec/********'],
    ['GET /qr/v2/0123456789abcdef0123456789abcdef', 'GET /qr/v2/********'],
    ['is eyJhbGciOiJFUzI1NiJ9.eyJyZXZpc2FvIjowfQ.c2lnbmF0dXJl.', 'is ********.'],
    ['eyJhbGciOiJFUzI1NiJ9 alone', 'eyJhbGciOiJFUzI1NiJ9 alone'],
    [
      '/v1/pix/automatic/recurrences?payerTaxId=52998224725&limit=1',
      '/v1/pix/automatic/recurrences?payerTaxId=********&limit=********',
    ],
  ])('%s loses its personal data', (text, want) => {
    expect(hidden(text)).toBe(want)
    expect(shown(text)).toBe(text)
  })

  it.each([
    ['signed with whsec_C2FtcGxlc2VjcmV0+/=', 'signed with ********'],
    ['Authorization: Bearer abc.def-123', 'Authorization: ********'],
    ['sent Bearer 0a1b2c3d4e and more', 'sent Bearer ******** and more'],
    ['sent basic dXNlcjpwYXNz0=', 'sent basic ********'],
    ['client_id=a&client_secret=s3cret&x=1', 'client_id=a&client_secret=********&x=1'],
    ['"clientSecret": "s3cret"', '"clientSecret": "********"'],
    ['POST https://user:s3cret@example.com/hook failed', 'POST https://********@example.com/hook failed'],
    [
      'https://example.com/hook?key=s3cret&flag#part',
      'https://example.com/hook?key=********&********#********',
    ],
    ['https://user:s3@cret@example.com/', 'https://********@example.com/'],
  ])('%s loses its secret, even with personal data in the log', (text, want) => {
    expect(hidden(text)).toBe(want)
    expect(shown(text)).toBe(want)
  })

  it.each([
    '0a000000-0000-4000-8000-012345678901',
    'E12345678202601051200abcdefghijk',
    'deposit-20260105120000',
    'PIX_KEY_NOT_FOUND',
    'The amount must be at least 1.',
    'basic authentication needs a username and a password',
    'https://example.com/hook',
    '2026-01-05T12:00:00.000Z',
    '[1] of 3',
    'a'.repeat(10_000),
  ])('%s is unchanged', (text) => {
    expect(hidden(text)).toBe(text)
  })

  it('that is JSON is masked as JSON, also inside itself', () => {
    const inner = JSON.stringify({ payerName: 'Maria', amount: 5 })
    const entry = { path: '/v1/balance', requestBody: JSON.stringify({ note: inner, taxId: '1' }) }
    expect(masked(entry, { personalData: false })).toEqual({
      path: '/v1/balance',
      requestBody: JSON.stringify({
        note: JSON.stringify({ payerName: '********', amount: 5 }),
        taxId: '********',
      }),
    })
  })

  it.each(['{"payerName":"Maria Partic', '[{"name":"Maria"}, …', `{"a":${'['.repeat(9000)}"`])(
    'of cut JSON is masked as a whole: %.20s',
    (text) => {
      expect(hidden(text)).toBe('********')
    },
  )

  it('in a property name is masked too', () => {
    expect(masked({ '52998224725': 1 }, { personalData: false })).toEqual({ '********': 1 })
  })

  it('of more than 16 Ki characters is cut, and of many texts 128 Ki are kept', () => {
    expect(hidden('x'.repeat(20_000))).toHaveLength(16_384)
    const many = masked(
      Array.from({ length: 20 }, () => 'x'.repeat(16_000)),
      { personalData: false },
    ) as string[]
    expect(many.map((text) => text.length)).toEqual([
      ...Array.from({ length: 8 }, () => 16_000),
      ...Array.from({ length: 12 }, () => 1),
    ])
  })
})

describe('the URL of a webhook', () => {
  it.each([
    ['https://example.com/hook', 'https://example.com/hook'],
    ['https://user:s3cret@example.com/hook?a=1#b', 'https://********@example.com/hook?a=********#********'],
    [String.raw`https:\\user:s3cret@example.com\hook`, 'https://********@example.com/hook'],
    ['user:s3cret@example.com/hook', '********'],
    ['https://user:s3 cret@', '********'],
    ['localhost:3000/hook', 'localhost:3000/hook'],
  ])('%s is masked as %s', (url, want) => {
    for (const personalData of [true, false]) expect(masked({ url }, { personalData })).toEqual({ url: want })
  })
})

describe('an error', () => {
  /** Returns an error like those of pg: its further properties contain values of the statement. */
  function databaseError(message: string): Error {
    return Object.assign(new Error(message), {
      severity: 'ERROR',
      code: '23514',
      detail: 'Failing row contains (52998224725, Maria Particular).',
      where: 'COPY charges, line 1: "Maria Particular"',
      parameters: ['Maria Particular'],
    })
  }

  it.each([
    [
      'invalid input syntax for type bigint: "Maria Particular"',
      'invalid input syntax for type bigint: "********"',
    ],
    ['value "Maria Particular" is out of range', 'value "********" is out of range'],
    [
      'new row for relation "charges" violates check constraint "positive"',
      'new row for relation "charges" violates check constraint "positive"',
    ],
  ])('of a database contains no value: %s', (message, want) => {
    const error = new Error('The statement charge.insert failed', { cause: databaseError(message) })
    const { err } = masked({ err: error }, { personalData: false }) as { err: Error }
    const { cause } = err as { cause: Error & { code: string } }
    expect(err.message).toBe('The statement charge.insert failed')
    expect([cause.message, cause.code]).toEqual([want, '23514'])
    expect(cause.stack).toContain(`Error: ${want}\n    at databaseError`)
    expect(Object.keys(cause)).toEqual(['name', 'code'])
  })

  it('keeps its name, and no secret or tax id in message and stack', () => {
    const error = new RangeError('no place for 52998224725 at https://u:p@example.com')
    const copy = masked(error, { personalData: false }) as Error
    expect(copy).toBeInstanceOf(Error)
    expect([copy.name, copy.message]).toEqual([
      'RangeError',
      'no place for ******** at https://********@example.com',
    ])
    expect(copy.stack).not.toMatch(/52998224725|u:p/)
    expect(copy.stack).toContain('mask-text.test.ts')
  })
})
