import { usageError } from '../output/exit-codes.ts'

/** Reads an amount in centavos. */
export function centsOf(option: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw usageError(`${option} is "${text}". Write the amount in centavos: 5000 is R$ 50,00.`)
}
