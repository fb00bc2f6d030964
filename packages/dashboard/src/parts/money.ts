import { locale } from '../language/language.ts'

/** Formats centavos: 5000 is `R$ 50,00` in Portuguese and `R$50.00` in English. */
export const money = (cents: number): string =>
  new Intl.NumberFormat(locale(), { style: 'currency', currency: 'BRL' }).format(cents / 100)

/** Writes centavos as a person types them: 5000 is `50,00` in Portuguese and `50.00` in English. */
export const amountText = (cents: number): string =>
  (cents / 100).toFixed(2).replace('.', locale() === 'pt-BR' ? ',' : '.')

/** Thousands with full stops, thousands with commas, and none. */
const FORMS = [
  /^(?<whole>\d{1,3}(?:\.\d{3})+)(?:,(?<part>\d{1,2}))?$/,
  /^(?<whole>\d{1,3}(?:,\d{3})+)(?:\.(?<part>\d{1,2}))?$/,
  /^(?<whole>\d+)(?:[.,](?<part>\d{1,2}))?$/,
]

const bareOf = (text: string): string => text.replaceAll(/[R$\s]/g, '')

/** One separator before three digits: `1.000` is a thousand for some readers, and `12,345` is twelve for others. */
const DOUBTFUL = /^(\d{1,3})[.,](\d{3})$/

/** Returns what a doubtful amount may mean, in centavos: 1.000 is 1000 or 1. Undefined for any other text. */
export function doubtOf(text: string): readonly [thousands: number, decimals: number] | undefined {
  const [, whole, rest = ''] = DOUBTFUL.exec(bareOf(text)) ?? []
  if (whole === undefined) return undefined
  return [Number(whole + rest) * 100, Math.round(Number(`${whole}.${rest}`) * 100)]
}

/**
 * Reads an amount that a person typed, in centavos: `50`, `50,00`, `50.00` and `1.234,56`. Undefined when it is not an
 * amount of at least one centavo, and when it is doubtful.
 */
export function readMoney(text: string): number | undefined {
  const bare = bareOf(text)
  if (DOUBTFUL.test(bare)) return undefined
  const groups = FORMS.map((form) => form.exec(bare)?.groups).find((it) => it !== undefined)
  if (groups === undefined) return undefined
  const { whole = '', part = '' } = groups
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'))
  return Number.isSafeInteger(cents) && cents > 0 ? cents : undefined
}
