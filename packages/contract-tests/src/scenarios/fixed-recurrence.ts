import type { SandboxWallet } from '../sandbox/sandbox-wallet.ts'
import type { ScheduledCharge } from '../sandbox/subscription.ts'

/** The amount in centavos of the contract's example `fixed`. Each cycle and the first Pix have this amount. */
export const amountOf = (wallet: SandboxWallet): number =>
  Number(wallet.example('createRecurrence')['amount'])

/** Returns status and detailed status as one text: `PENDING.AWAITING_FIRST_PAYMENT`. */
export const stateOf = ({
  status,
  statusDetailed,
}: {
  readonly status: string
  readonly statusDetailed: string
}): string => `${status}.${statusDetailed}`

export const stateOfCharge = async (charge: ScheduledCharge): Promise<string> => stateOf(await charge.read())

/** Returns the body of `createRecurrence`: the contract's example `fixed` with changed recurrence details. */
export const terms = (wallet: SandboxWallet, changes: object): object => ({
  recurrenceDetails: { ...(wallet.example('createRecurrence')['recurrenceDetails'] as object), ...changes },
})
