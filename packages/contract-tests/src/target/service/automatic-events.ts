import { SETTLEMENT_SECONDS } from '../../sandbox/durations.ts'
import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { Subscription } from '../../sandbox/subscription.ts'
import type { EventRecipes } from './recipe.ts'
import { partlyRefundedCharge } from './refunds.ts'
import {
  cancelledByPayer as recurrenceCancelledByPayer,
  cancelledByReceiver as recurrenceCancelledByReceiver,
  completed,
  expired,
  refundOfFirstPayment,
  rejected,
} from './journey-states.ts'
import {
  cancelledByPayer,
  cancelledByReceiver,
  cancelledWithRecurrence,
  charged,
  notPaid,
  notSent,
  rejectedInstruction,
  resent,
  retried,
  settledAfterHoliday,
  timedOut,
} from './charge-states.ts'

/** For each event of recurrences and their charges, the calls that cause it. */
export const automaticEventRecipes: EventRecipes = {
  pixAutomaticFirstPaymentSettled: {
    fixed: (wallet) => Subscription.paid(wallet),
    variable: (wallet) => Subscription.paid(wallet, 'variable'),
  },
  pixAutomaticRecurrenceAuthorized: { authorized: (wallet) => Subscription.authorized(wallet) },
  pixAutomaticRecurrenceRejected: { rejected },
  pixAutomaticRecurrenceExpired: { expired },
  pixAutomaticRecurrenceCancelled: {
    'by-payer': recurrenceCancelledByPayer,
    'by-receiver': recurrenceCancelledByReceiver,
  },
  pixAutomaticRecurrenceCompleted: { completed },
  pixAutomaticScheduleScheduled: {
    default: async (wallet) => (await charged(wallet, 'minimal')).accepted(),
    'post-due-retry': retried,
  },
  pixAutomaticScheduleSettled: {
    default: async (wallet) => (await charged(wallet, 'minimal')).settled(),
    'due-on-a-holiday': settledAfterHoliday,
    're-send': resent,
  },
  pixAutomaticScheduleRejected: {
    AM02: async (wallet) => (await charged(wallet)).failed('AM02'),
    DS27: (wallet) => rejectedInstruction(wallet, 'DS27'),
    PAYER_RESPONSE_TIMEOUT: timedOut,
    // The service sends the instruction when the wallet makes its next call, which is the read here.
    REGULATORY_SEND_FAILED: async (wallet) => (await notSent(wallet)).read(),
    'not-paid': notPaid,
  },
  pixAutomaticScheduleCancelled: {
    'by-payer': cancelledByPayer,
    'by-receiver': cancelledByReceiver,
    'with-the-recurrence': cancelledWithRecurrence,
  },
}

/** Refunds a settled charge, then simulates the result of the refund. */
async function refunded(wallet: SandboxWallet, name: 'settled' | 'rejected'): Promise<void> {
  const { refundId: id } = await (await settledAfterHoliday(wallet)).refund()
  await wallet.call('simulateRefundResult', {
    path: { id },
    body: wallet.example('simulateRefundResult', name),
  })
}

/** For each example of a refund of a recurring payment, the calls that cause the event. */
export const recurringRefundSettled: NonNullable<EventRecipes['pixRefundSettled']> = {
  'of-a-cycle-charge': (wallet) => refunded(wallet, 'settled'),
  'of-a-first-payment': async (wallet) => {
    const subscription = await rejected(wallet)
    await wallet.call('simulateFirstPaymentRefund', subscription.at({}))
    await wallet.pass(SETTLEMENT_SECONDS)
  },
  'recurring-charge': async (wallet) => {
    const endToEndId = await partlyRefundedCharge(wallet)
    const body = wallet.example('createRefund', 'minimal')
    await wallet.call('createRefund', { path: { endToEndId }, body })
    await wallet.pass(SETTLEMENT_SECONDS)
  },
}

export const recurringRefundFailed: NonNullable<EventRecipes['pixRefundFailed']> = {
  'of-a-cycle-charge': (wallet) => refunded(wallet, 'rejected'),
  'of-a-first-payment': async (wallet) => {
    const id = await refundOfFirstPayment(wallet)
    const body = wallet.example('simulateRefundResult', 'rejected')
    await wallet.call('simulateRefundResult', { path: { id }, body })
  },
}
