import type { Sandbox } from '../../sandbox/sandbox.ts'
import { withCheckDigits } from './check-digits.ts'

/** The first nine digits of the first CPF. The payers who behave in a special way have other numbers (G-280). */
const FIRST_CPF = 200_000_000

/** Returns another valid CPF for each call, because a payer cannot have two open journeys with one receiver. */
export function uniqueCpf(sandbox: Pick<Sandbox, 'unique'>): string {
  const [, count] = sandbox.unique('payer').split('-')
  return withCheckDigits(`${FIRST_CPF + Number(count)}00`)
}
