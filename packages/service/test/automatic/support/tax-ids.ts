import { createHash } from 'node:crypto'
import { generateCnpj, generateCpf } from '@pix-payments/pix'

let count = 0
/** A counter as bytes: never the same bytes twice, and the same sequence in every run. */
function counted(length: number): Uint8Array {
  count += 1
  return createHash('sha256').update(`automatic ${count}`).digest().subarray(0, length)
}

/** A CPF that no other test uses, because a payer can have one journey at a time. */
export const freshCpf = (): string => generateCpf(counted)
export const freshCnpj = (): string => generateCnpj(counted)
