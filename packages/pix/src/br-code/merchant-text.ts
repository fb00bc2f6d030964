import { requireInput } from '../pix-input-error.ts'

/**
 * A name or city fit for fields 59 and 60: accents dropped, other characters outside ASCII turned into blanks,
 * blanks joined, cut to `maxLength` characters. EMVCo gives these fields the printable ASCII set: `buildBrCode` takes
 * more, but `Sao Paulo` is safer on its way than `São Paulo`.
 *
 * `toMerchantText('Fundação Café & Cia.', 15)` is `'Fundacao Cafe &'`. The result is empty for a text without any
 * ASCII letter to keep.
 *
 * @param maxLength 1 to 99: 25 for a name, 15 for a city.
 * @throws PixInputError when `maxLength` is not.
 */
export function toMerchantText(text: string, maxLength: number): string {
  const inRange = Number.isInteger(maxLength) && maxLength >= 1 && maxLength <= 99
  requireInput(inRange, 'maxLength', 'an integer from 1 to 99')
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\x21-\x7e]+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trimEnd()
}
