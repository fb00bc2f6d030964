import type { Sandbox } from '../../sandbox/sandbox.ts'
import { withCheckDigits } from './check-digits.ts'

/** Before the check digits; far from the payers of whom the sandbox makes something else (G-280). */
const FIRST_CPF = 200_000_000

/** Nobody has two journeys with one receiver at a time. */
export function uniqueCpf(sandbox: Pick<Sandbox, 'unique'>): string {
  const [, count] = sandbox.unique('payer').split('-')
  return withCheckDigits(`${FIRST_CPF + Number(count)}00`)
}
