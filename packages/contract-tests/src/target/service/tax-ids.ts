import { isCnpj, isCpf } from '@pix-payments/pix'
import type { Sandbox } from '../../sandbox/sandbox.ts'

/**
 * Corrects the check digits of a tax id and keeps its punctuation. When that is not possible, returns a fixed valid id.
 */
export function withCheckDigits(taxId: string): string {
  const stem = taxId.slice(0, -2)
  for (let digits = 0; digits < 100; digits += 1) {
    const candidate = `${stem}${String(digits).padStart(2, '0')}`
    if (isCpf(candidate) || isCnpj(candidate)) return candidate
  }
  return '52998224725'
}

/** The first nine digits of the first CPF. The payers who behave in a special way have other numbers (G-280). */
const FIRST_CPF = 200_000_000

/** Returns another valid CPF for each call, because a payer cannot have two open journeys with one receiver. */
export function uniqueCpf(sandbox: Pick<Sandbox, 'unique'>): string {
  const [, count] = sandbox.unique('payer').split('-')
  return withCheckDigits(`${FIRST_CPF + Number(count)}00`)
}
