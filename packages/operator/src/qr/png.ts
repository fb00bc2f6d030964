import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * Returns a PNG of dark and light squares, each `scale` pixels wide (1 to 64), with one bit for each pixel.
 *
 * @throws TypeError when `scale` is not an integer from 1 to 64.
 */
export function pngOf(squares: readonly (readonly boolean[])[], scale: number): Uint8Array<ArrayBuffer> {
  if (!Number.isInteger(scale) || scale < 1 || scale > 64) throw new TypeError('scale must be 1 to 64.')
  const size = squares.length * scale
  const lines = squares.flatMap((row) => {
    // A line begins with its filter, 0 for none. A light pixel is 1.
    const line = new Uint8Array(1 + Math.ceil(size / 8))
    for (let x = 0; x < size; x += 1) {
      if (row[Math.floor(x / scale)] !== true)
        line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7))
    }
    return Array.from({ length: scale }, () => line)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // One bit for each pixel, in shades of grey.
  header[8] = 1
  const parts = [
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return new Uint8Array(Buffer.concat(parts))
}

/** The length of the data, the name, the data, and the checksum of name and data. */
function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
