import type { BrCodeInput } from '../src/index.ts'
import { test } from 'vitest'
import { buildBrCode, crc16, parseBrCode } from '../src/index.ts'

/** The code of a deposit, and the composite code of a recurrence. */
const DEPOSIT: BrCodeInput = {
  kind: 'dynamic',
  location: 'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441',
  amountCents: 1000,
  merchantName: 'OPERADOR EXEMPLO',
  merchantCity: 'SAO PAULO',
}
const COMPOSITE: BrCodeInput = {
  ...DEPOSIT,
  recurrenceLocation: 'pix.example.com/rec/94ed2badcbc04c15b0bb7fa353194890',
}
const depositText = buildBrCode(DEPOSIT)
const compositeText = buildBrCode(COMPOSITE)
const megabyte = '5802BR'.repeat(174_763)

test('BR codes', async ({ bench }) => {
  await bench.compare(
    bench('build a deposit', () => void buildBrCode(DEPOSIT)),
    bench('build a composite code', () => void buildBrCode(COMPOSITE)),
    bench('parse a deposit', () => void parseBrCode(depositText)),
    bench('parse a composite code', () => void parseBrCode(compositeText)),
    bench('refuse a megabyte', () => void parseBrCode(megabyte)),
    bench('CRC of a deposit', () => void crc16(depositText)),
  )
})
