import { decodeQR } from 'qr/decode.js'
import { encodeQR } from 'qr'
import { describe, expect, it } from 'vitest'
import charge from '../../spec/examples/createImmediateCharge/201.json' with { type: 'json' }
import { qrCodeOf } from '../examples/qr-code.ts'

describe('the QR code of a brCode', () => {
  it('is an SVG image whose squares a reader decodes to the same text', () => {
    const svg = qrCodeOf(charge.brCode)
    const size = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1])
    const squares = encodeQR(charge.brCode, 'raw', { ecc: 'medium', border: 4 })
    expect(size).toBe(squares.length)
    const scale = 4
    const data = new Uint8Array((size * scale) ** 2 * 4).fill(255)
    for (const [y, row] of squares.entries()) {
      for (const [x, isDark] of row.entries()) {
        if (!isDark) continue
        for (let pixel = 0; pixel < scale * scale; pixel += 1) {
          const column = x * scale + (pixel % scale)
          const line = y * scale + Math.floor(pixel / scale)
          data.fill(0, (line * size * scale + column) * 4, (line * size * scale + column) * 4 + 3)
        }
      }
    }
    expect(decodeQR({ width: size * scale, height: size * scale, data })).toBe(charge.brCode)
  })
})
