const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

/** Returns the index after `count` characters from `start`, or `-1` when the text is shorter. */
export function indexAfter(text: string, start: number, count: number): number {
  let index = start
  for (let read = 0; read < count; read++) {
    if (index >= text.length) return -1
    const pair = isHighSurrogate(text.charCodeAt(index)) && isLowSurrogate(text.charCodeAt(index + 1))
    index += pair ? 2 : 1
  }
  return index
}

/**
 * Counts the Unicode code points of a text. All limits of this package count code points, as `maxLength` in JSON Schema
 * does (G-196): the two-digit lengths inside a BR Code, a name (25), a city (15), a location (77) and the whole code
 * (512) (§2.1, G-019).
 */
export function countCharacters(text: string): number {
  return text.length - (text.match(PAIRS)?.length ?? 0)
}

const PAIRS = /[\ud800-\udbff][\udc00-\udfff]/g

/** Counts the UTF-8 bytes of a text. This number decides the size of the QR code. An ASCII character is one byte. */
export function countUtf8Bytes(text: string): number {
  let count = 0
  forEachUtf8Byte(text, () => count++)
  return count
}

/**
 * Calls `visit` for each UTF-8 byte of the text. `TextEncoder` is not used, because it is not part of the language and
 * this package uses only the language.
 */
export function forEachUtf8Byte(text: string, visit: (byte: number) => void): void {
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) ?? 0
    if (code < 0x80) visit(code)
    else if (code < 0x800) {
      visit(0xc0 | (code >> 6))
      visit(0x80 | (code & 0x3f))
    } else if (code < 0x1_0000) {
      visit(0xe0 | (code >> 12))
      visit(0x80 | ((code >> 6) & 0x3f))
      visit(0x80 | (code & 0x3f))
    } else {
      visit(0xf0 | (code >> 18))
      visit(0x80 | ((code >> 12) & 0x3f))
      visit(0x80 | ((code >> 6) & 0x3f))
      visit(0x80 | (code & 0x3f))
      index++
    }
  }
}

/**
 * Returns the index of the first control character (Unicode `Cc`) or lone surrogate, which a BR Code must not contain.
 * Returns `-1` when there is none.
 */
export function indexOfUnprintable(text: string): number {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0x20 || (unit >= 0x7f && unit <= 0x9f) || isLowSurrogate(unit)) return index
    if (!isHighSurrogate(unit)) continue
    if (!isLowSurrogate(text.charCodeAt(index + 1))) return index
    index++
  }
  return -1
}
