import { locale } from '../language/language.ts'

/** Formats centavos: 5000 is `R$ 50,00` in Portuguese and `R$50.00` in English. */
export const money = (cents: number): string =>
  new Intl.NumberFormat(locale(), { style: 'currency', currency: 'BRL' }).format(cents / 100)

/** Thousands with full stops, thousands with commas, and none. */
const FORMS = [
  /^(?<whole>\d{1,3}(?:\.\d{3})+)(?:,(?<part>\d{1,2}))?$/,
  /^(?<whole>\d{1,3}(?:,\d{3})+)(?:\.(?<part>\d{1,2}))?$/,
  /^(?<whole>\d+)(?:[.,](?<part>\d{1,2}))?$/,
]

/**
 * Reads an amount that a person typed, in centavos: `50`, `50,00`, `50.00` and `1.234,56`. Undefined when it is not an
 * amount of at least one centavo.
 */
export function readMoney(text: string): number | undefined {
  const bare = text.replaceAll(/[R$\s]/g, '')
  const groups = FORMS.map((form) => form.exec(bare)?.groups).find((it) => it !== undefined)
  if (groups === undefined) return undefined
  const { whole = '', part = '' } = groups
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'))
  return Number.isSafeInteger(cents) && cents > 0 ? cents : undefined
}
