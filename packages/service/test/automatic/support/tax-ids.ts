import { createHash } from 'node:crypto'
import { generateCnpj, generateCpf } from '@pix-payments/pix'

let count = 0
/** A random source that counts. It never returns the same bytes twice, and returns the same sequence in every run. */
function counted(length: number): Uint8Array {
  count += 1
  return createHash('sha256').update(`automatic ${count}`).digest().subarray(0, length)
}

/** Returns a CPF that no other test uses, because a payer can have only one journey at a time. */
export const freshCpf = (): string => generateCpf(counted)
export const freshCnpj = (): string => generateCnpj(counted)
