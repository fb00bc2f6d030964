import { createHash } from 'node:crypto'
import { generateCnpj, generateCpf } from '@pix-payments/pix'

let count = 0
/** Never the same bytes twice, and the same ones in every run. */
function counted(length: number): Uint8Array {
  count += 1
  return createHash('sha256').update(`automatic ${count}`).digest().subarray(0, length)
}

/** A CPF that no other test has: a payer has one journey at a time. */
export const freshCpf = (): string => generateCpf(counted)
export const freshCnpj = (): string => generateCnpj(counted)
