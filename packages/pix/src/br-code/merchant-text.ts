import { requireInput } from '../pix-input-error.ts'

/** Latin letters that Unicode does not decompose into an ASCII letter and a mark, and the punctuation of typesetters. */
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
 * A name or city fit for fields 59 and 60: accents and invisible characters are dropped, Latin letters are spelled in
 * ASCII (`ß` becomes `ss`), other characters outside ASCII become blanks, blanks are joined, and the text is cut to
 * `maxLength` characters. EMVCo gives these fields the printable ASCII set: `buildBrCode` accepts more, but
 * `Sao Paulo` is safer on its way than `São Paulo`.
 *
 * `toMerchantText('Fundação Café & Cia.', 15)` is `'Fundacao Cafe &'`. The result is empty for a text without any
 * character to keep, such as `Казино` or `🎲`, which `buildBrCode` refuses.
 *
 * @param maxLength 1 to 99: 25 for a name, 15 for a city.
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
