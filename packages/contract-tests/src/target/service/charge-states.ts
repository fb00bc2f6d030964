import { PAYERS, withPayer } from '../../sandbox/payers.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import {
  type ChargeExample,
  daysBefore,
  type ScheduledCharge,
  Subscription,
} from '../../sandbox/subscription.ts'

/** Creates a charge of a new recurrence. */
export const charged = async (
  wallet: SandboxWallet,
  name: ChargeExample = 'with-metadata',
  changes: object = {},
): Promise<ScheduledCharge> => (await Subscription.authorized(wallet)).charge(name, changes)

/** Creates a charge of a new recurrence that has weekly cycles and variable amounts. */
export const chargedWeekly = async (
  wallet: SandboxWallet,
  changes: object = {},
): Promise<ScheduledCharge> => {
  const subscription = await Subscription.authorized(wallet, 'variable', changes)
  const { dueDate } = wallet.example('createSchedule', 'due-on-a-holiday')
  // Cycle 5 of the weekly recurrence, 20 days before cycle 8.
  const due = daysBefore(String(dueDate), 20).slice(0, 10)
  return subscription.charge('due-on-a-holiday', { cycleNumber: 5, amount: 2990, dueDate: due })
}

/** Creates a charge that is due on a holiday, and settles it. */
export const settledAfterHoliday = async (wallet: SandboxWallet): Promise<ScheduledCharge> =>
  (await (await Subscription.authorized(wallet, 'variable')).charge('due-on-a-holiday')).settled()

/** Creates a charge whose instruction the payer institution rejects with a code of the scheme. */
export const rejectedInstruction = async (
  wallet: SandboxWallet,
  rejectionCode: string,
): Promise<ScheduledCharge> => {
  const charge = await charged(wallet)
  await charge.respond({ outcome: 'REJECTED', rejectionCode })
  return charge
}

export const timedOut = async (wallet: SandboxWallet): Promise<ScheduledCharge> => {
  const charge = await chargedWeekly(wallet)
  await charge.timeOut()
  return charge
}

/** Creates a charge that the payer institution accepts, but does not pay by the end of its due date. */
export const notPaid = async (wallet: SandboxWallet): Promise<ScheduledCharge> => {
  const charge = await (await chargedWeekly(wallet)).accepted()
  await wallet.reach(`${charge.dueDate}T23:59:59.000Z`)
  await wallet.pass(FOUR_HOURS)
  return charge
}
/** Four hours after midnight UTC, it is 01:00 in Brasília. So the due date is over. */
const FOUR_HOURS = 14_400

/** Creates a charge whose instruction cannot be sent by the service. */
export const notSent = (wallet: SandboxWallet): Promise<ScheduledCharge> =>
  chargedWeekly(wallet, withPayer(PAYERS.sendFails))

export const cancelledByReceiver = async (wallet: SandboxWallet): Promise<ScheduledCharge> => {
  const charge = await (await chargedWeekly(wallet)).accepted()
  await charge.cancel()
  return charge
}

export const cancelledByPayer = async (wallet: SandboxWallet): Promise<ScheduledCharge> => {
  const charge = await (await chargedWeekly(wallet)).accepted()
  await charge.cancelAsPayer('CCLD')
  return charge
}

export const cancelledWithRecurrence = async (wallet: SandboxWallet): Promise<ScheduledCharge> => {
  const subscription = await Subscription.authorized(wallet)
  const charge = await (await subscription.charge('with-metadata')).accepted()
  await subscription.cancel()
  return charge
}

/**
 * Creates a charge ten days before a holiday. The next business day is eleven days ahead, so the instruction waits
 * (G-098).
 */
export const waitingToBeSent = async (wallet: SandboxWallet): Promise<ScheduledCharge> => {
  const subscription = await Subscription.authorized(wallet, 'variable')
  await wallet.reach('2026-04-11T12:00:00.000Z')
  return subscription.chargeNow('due-on-a-holiday')
}

/** Creates a charge whose instruction the payer institution rejects, and then a retry that it accepts. */
export const retried = async (wallet: SandboxWallet): Promise<ScheduledCharge> =>
  (await (await (await rejectedInstruction(wallet, 'AM02')).due()).retry(2)).accepted()

/** Creates a charge that fails on its due date, and settles the re-send that the service makes. */
export const resent = async (wallet: SandboxWallet): Promise<ScheduledCharge> => {
  const charge = await (await chargedWeekly(wallet)).accepted()
  await charge.cancelAsPayer('FAIL')
  return (await charge.resend()).settled()
}
