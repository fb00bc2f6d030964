import { InputError } from '../input-error.ts'
import { printable } from '../print.ts'

export const unknownWallet = (walletId: string): InputError =>
  new InputError(
    `No wallet has the walletId ${printable(walletId)}. pix-service wallets list shows all wallets.`,
  )

export const unknownOperator = (operatorId: string): InputError =>
  new InputError(
    `No operator has the operatorId ${printable(operatorId)}. pix-service operators list shows all operators.`,
  )
