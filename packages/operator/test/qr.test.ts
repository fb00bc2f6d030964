import { inflateSync } from 'node:zlib'
import { decodeQR } from 'qr/decode.js'
import { encodeQR } from 'qr'
import { expect, test } from 'vitest'
import charge from '../../../spec/examples/createImmediateCharge/201.json' with { type: 'json' }
import { qrPng, qrSvg } from '../src/qr/index.ts'

const { brCode } = charge

/** The pixels of a PNG with one bit for each pixel. */
function pixelsOf(png: Uint8Array): { width: number; height: number; data: Uint8Array } {
  const file = Buffer.from(png)
  const width = file.readUInt32BE(16)
  const height = file.readUInt32BE(20)
  const at = file.indexOf('IDAT')
  const lines = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)))
  const stride = 1 + Math.ceil(width / 8)
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isLight = ((lines[y * stride + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0
      if (!isLight) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return { width, height, data }
}

test.each([2, 3, 8])('a reader decodes the PNG with squares of %d pixels to the brCode', (scale) => {
  const image = pixelsOf(qrPng(brCode, { scale }))
  const squares = encodeQR(brCode, 'raw', { ecc: 'medium', border: 4 }).length
  expect([image.width, image.height]).toEqual([squares * scale, squares * scale])
  expect(decodeQR(image)).toBe(brCode)
})

test('the PNG is a valid file: signature, chunks and checksums', () => {
  const file = Buffer.from(qrPng(brCode))
  expect(file.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n')
  expect(file.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082')
})

test('the SVG has the squares of the code', () => {
  const size = encodeQR(brCode, 'raw', { ecc: 'medium', border: 4 }).length
  expect(qrSvg(brCode)).toContain(`viewBox="0 0 ${size} ${size}"`)
})

test.each([0, 1.5, 65])('refuses the scale %d', (scale) => {
  expect(() => qrPng(brCode, { scale })).toThrow(TypeError)
})
