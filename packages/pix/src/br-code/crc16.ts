import { forEachUtf8Byte } from './text.ts'

/**
 * CRC-16/CCITT-FALSE of a text's UTF-8 bytes: polynomial 0x1021, initial 0xFFFF, no reflection, no final xor.
 * `crc16('123456789')` is `0x29b1`.
 */
export function crc16(text: string): number {
  let crc = 0xffff
  forEachUtf8Byte(text, (byte) => {
    // Computes eight shift-and-xor rounds at once, so that no table of 256 entries is needed. Valid only for the
    // polynomial 0x1021.
    let mix = (crc >> 8) ^ byte
    mix ^= mix >> 4
    crc = ((crc << 8) ^ (mix << 12) ^ (mix << 5) ^ mix) & 0xffff
  })
  return crc
}

/** Returns the value of field 63: the CRC of the code up to and including `6304`, as four upper-case hex digits. */
export function crcField(textThrough6304: string): string {
  return crc16(textThrough6304).toString(16).toUpperCase().padStart(4, '0')
}
