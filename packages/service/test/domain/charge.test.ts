import { expect, test } from 'vitest'
import { type Charge, isPayable } from '../../src/domain/charge/charge.ts'

const CHARGE: Charge = {
  chargeId: '2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42',
  walletId: '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10',
  status: 'PENDING',
  amount: 1000,
  brCode: '',
  txid: '',
  pixKey: 'pagamentos@alfajogos.example',
  externalId: 'deposit-1',
  description: null,
  metadata: null,
  expectedPayer: null,
  createdAt: 0,
  expiresAt: 600_000,
  expiryTimer: 1,
  payment: null,
  reversed: 0,
}

test.each([
  ['R-159 before expiresAt', 'PENDING', 599_999, true],
  ['R-164 exactly at expiresAt (G-088)', 'PENDING', 600_000, false],
  ['R-164 after expiresAt (G-088)', 'PENDING', 600_001, false],
  ['R-166 when it is PAID (G-088)', 'PAID', 1, false],
  ['R-164 when it is EXPIRED (G-088)', 'EXPIRED', 1, false],
  ['when it is CANCELED (G-087, G-088)', 'CANCELED', 1, false],
] as const)('payable %s', (_, status, now, want) => {
  expect(isPayable({ ...CHARGE, status }, now)).toBe(want)
})
