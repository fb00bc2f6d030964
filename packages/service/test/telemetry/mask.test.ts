import { describe, expect, it } from 'vitest'
import { masked } from '../../src/telemetry/mask.ts'
import { MASK } from '../../src/telemetry/mask-text.ts'

const BODY = {
  amount: 1000,
  externalId: 'deposit-1',
  pixKey: 'maria@example.com',
  brCode: '000201…',
  expectedPayer: {
    taxId: '52998224725',
    name: 'Maria',
    bankAccounts: [{ accountNumber: '1', bankCode: '1' }],
  },
  metadata: { player: '7' },
  description: null,
  client_secret: 's',
  signingSecret: 'whsec_x',
  authentication: { type: 'BASIC', username: 'u', password: 'p' },
}

describe('masking', () => {
  it('masks secrets and personal data anywhere, and nothing else', () => {
    expect(masked(BODY, { personalData: false })).toEqual({
      amount: 1000,
      externalId: 'deposit-1',
      pixKey: MASK,
      brCode: MASK,
      expectedPayer: { taxId: MASK, name: MASK, bankAccounts: [{ accountNumber: MASK, bankCode: '1' }] },
      metadata: MASK,
      description: null,
      client_secret: MASK,
      signingSecret: MASK,
      authentication: { type: 'BASIC', username: 'u', password: MASK },
    })
  })

  it('masks secrets even with personal data in the log', () => {
    const shown = masked(BODY, { personalData: true })
    expect(shown).toMatchObject({ pixKey: 'maria@example.com', client_secret: MASK, signingSecret: MASK })
    expect(shown).toMatchObject({ authentication: { password: MASK } })
  })

  it('keeps the ids of requests and traces, and masks inside an object with such a name', () => {
    const traceparent = '00-52998224725477b34da6a3ce929d0e0e-00f067aa0ba902b7-01'
    const body = { traceparent, traceId: { password: 'p', pixKey: ['maria@example.com'] } }
    const kept = { traceparent, traceId: { password: MASK, pixKey: MASK } }
    expect(masked(body, { personalData: false })).toEqual(kept)
  })

  it.each([undefined, null, 'text', 7])('does not change %s', (value) => {
    expect(masked(value, { personalData: false })).toBe(value)
  })
})
