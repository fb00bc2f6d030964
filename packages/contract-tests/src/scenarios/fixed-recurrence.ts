import type { SandboxWallet } from '../sandbox/sandbox-wallet.ts'
import type { ScheduledCharge } from '../sandbox/subscription.ts'

/** The amounts of each cycle and of the first Pix in the contract's example `fixed`, in centavos. */
export const amountOf = (wallet: SandboxWallet): number =>
  Number(wallet.example('createRecurrence')['amount'])

/** `PENDING.AWAITING_FIRST_PAYMENT`. */
export const stateOf = ({
  status,
  statusDetailed,
}: {
  readonly status: string
  readonly statusDetailed: string
}): string => `${status}.${statusDetailed}`

export const stateOfCharge = async (charge: ScheduledCharge): Promise<string> => stateOf(await charge.read())

/** The body of `createRecurrence`: the contract's example `fixed` with other details. */
export const terms = (wallet: SandboxWallet, changes: object): object => ({
  recurrenceDetails: { ...(wallet.example('createRecurrence')['recurrenceDetails'] as object), ...changes },
})
