import { requireInput } from '../pix-input-error.ts'

/**
 * ASCII spellings of two groups of characters: Latin letters that Unicode does not decompose, and typographic quotes
 * and dashes.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
}

/**
 * Converts a name or a city to printable ASCII for fields 59 and 60. It removes accents and invisible characters,
 * spells Latin letters in ASCII (`ß` becomes `ss`), and replaces each other character with a blank. Then it joins
 * adjacent blanks and cuts the text to `maxLength` characters.
 *
 * EMVCo allows only printable ASCII in these fields. `buildBrCode` also accepts `São Paulo`, but some apps may not show
 * it correctly.
 *
 * `toMerchantText('Fundação Café & Cia.', 15)` returns `'Fundacao Cafe &'`. The result is empty when no character can
 * be converted, as in `Казино` or `🎲`. `buildBrCode` refuses an empty name or city.
 *
 * @param maxLength An integer from 1 to 99: 25 for a name, 15 for a city.
 * @throws PixInputError when `maxLength` is out of range.
 */
export function toMerchantText(text: string, maxLength: number): string {
  const inRange = Number.isInteger(maxLength) && maxLength >= 1 && maxLength <= 99
  requireInput(inRange, 'maxLength', 'an integer from 1 to 99')
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\x20-\x7e]/gu, (character) => SPELLINGS[character] ?? ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trimEnd()
}
