import type { WebhookEventName } from '../steps/contract-types.ts'
import type { Step } from '../steps/step.ts'
import type { ListedScenario } from './scenario.ts'
import { authorized, someAmount } from './steps.ts'

/** Pix Automático. The back end charges a player each week, after one authorization. */
const recurring = (scenario: Omit<ListedScenario, 'needs'>): ListedScenario => ({
  ...scenario,
  needs: ['recurrences'],
})

/** Every event about recurring charges. */
const EVENTS: readonly WebhookEventName[] = [
  'pixAutomaticFirstPaymentSettled',
  'pixAutomaticRecurrenceAuthorized',
  'pixAutomaticRecurrenceRejected',
  'pixAutomaticRecurrenceExpired',
  'pixAutomaticRecurrenceCancelled',
  'pixAutomaticRecurrenceCompleted',
  'pixAutomaticScheduleScheduled',
  'pixAutomaticScheduleSettled',
  'pixAutomaticScheduleRejected',
  'pixAutomaticScheduleCancelled',
]

const ID = { recurrence: 's-1' } as const
const NO_EVENTS: Step = { do: 'disturbDeliveries', events: EVENTS, effect: { kind: 'drop' } }
const CANCELLED = 'The player pays for a subscription that was cancelled, complains, and gets the money back.'

export const RECURRING: readonly ListedScenario[] = [
  recurring({
    id: 'plain-recurrence',
    title: 'A player authorizes a recurring charge, and pays each cycle.',
    rules: ['§2.4', '§4.8', 'G-051'],
    cost: 'Cycles are not charged, or their payments are not credited.',
    steps: (random) => [
      ...authorized('s-1', someAmount(random), 3),
      { do: 'charge', ...ID, end: 'paid' },
      { do: 'quiet' },
      { do: 'charge', ...ID, end: 'paid' },
      { do: 'expectPaid', ...ID, times: 3 },
    ],
  }),
  recurring({
    id: 'first-payment-without-event',
    remedy: 'deposits',
    title: 'The event of the first payment never arrives, and the player leaves before the authorization.',
    rules: ['§3.4', '§6', 'G-159'],
    cost: 'The player has paid, and is never credited.',
    steps: (random) => [
      NO_EVENTS,
      { do: 'subscribe', id: 's-1', player: 'ana', amount: someAmount(random), totalCharges: 3 },
      { do: 'payFirst', ...ID },
      { do: 'expectPaid', ...ID, times: 1 },
    ],
  }),
  recurring({
    id: 'cycle-without-event',
    remedy: 'deposits',
    title: 'No event about a cycle arrives.',
    rules: ['§6', 'G-159', 'G-249'],
    cost: 'The player has paid the cycle, and is never credited.',
    steps: (random) => [
      ...authorized('s-1', someAmount(random), 2),
      { do: 'quiet' },
      NO_EVENTS,
      { do: 'charge', ...ID, end: 'paid' },
      { do: 'expectPaid', ...ID, times: 2 },
    ],
  }),
  recurring({
    id: 'recurring-events-twice',
    remedy: 'deposits',
    title: 'Each event about a recurring charge arrives twice, and all of them again days later.',
    rules: ['G-218', 'G-161', '§6'],
    cost: 'The player is credited twice for one payment.',
    steps: (random) => [
      { do: 'disturbDeliveries', events: EVENTS, effect: { kind: 'duplicate' } },
      ...authorized('s-1', someAmount(random), 2),
      { do: 'charge', ...ID, end: 'paid' },
      { do: 'quiet' },
      { do: 'resendEvents' },
      { do: 'expectPaid', ...ID, times: 2 },
    ],
  }),
  recurring({
    id: 'authorization-refused',
    title: 'The payer pays the first payment, and the bank refuses the authorization.',
    rules: ['§3.4', 'G-093', 'G-240'],
    cost: 'The first payment stays in the wallet, and the player is never credited.',
    steps: (random) => [
      { do: 'subscribe', id: 's-1', player: 'ana', amount: someAmount(random), totalCharges: 3 },
      { do: 'payFirst', ...ID },
      { do: 'authorize', ...ID, outcome: 'REJECTED' },
      { do: 'expectPaid', ...ID, times: 1 },
    ],
  }),
  recurring({
    id: 'refused-charge',
    title: 'The bank refuses the charge of a cycle, and the retry is paid.',
    rules: ['§2.5', '§4.8', 'G-137', 'G-138'],
    cost: 'A cycle that a retry would collect is lost.',
    steps: (random) => [
      ...authorized('s-1', someAmount(random), 2),
      { do: 'charge', ...ID, end: 'refused' },
      { do: 'charge', ...ID, end: 'paid' },
      { do: 'expectPaid', ...ID, times: 2 },
    ],
  }),
  recurring({
    id: 'unpaid-charge',
    title:
      'An accepted charge is not paid on its due date. Its first retry is not paid either, its second is.',
    rules: ['§7.5', 'G-140', 'G-174', 'G-242'],
    cost: 'A cycle that a retry would collect is lost.',
    steps: (random) => [
      ...authorized('s-1', someAmount(random), 2),
      { do: 'charge', ...ID, end: 'unpaid' },
      { do: 'charge', ...ID, end: 'unpaid' },
      { do: 'charge', ...ID, end: 'paid' },
      { do: 'expectPaid', ...ID, times: 2 },
    ],
  }),
  recurring({
    id: 'retries-not-agreed',
    title: 'The bank refuses a charge of a player who agreed to no retries. The next cycle is paid.',
    rules: ['§2.4', 'R-137', 'G-189'],
    cost: 'One refused charge ends the income of all later cycles.',
    steps: (random) => [
      ...authorized('s-1', someAmount(random), 3, { allowPostDuePayment: false }),
      { do: 'charge', ...ID, end: 'refused' },
      { do: 'quiet' },
      { do: 'charge', ...ID, end: 'paid' },
      { do: 'expectPaid', ...ID, times: 2 },
    ],
  }),
  recurring({
    id: 'charge-sent-again',
    title: 'The payment API sends a charge again after an operational failure of the bank, and it is paid.',
    rules: ['G-076', 'G-147', 'G-246'],
    cost: 'The payment has an id that the back end never saw, and is never credited.',
    steps: (random) => [
      ...authorized('s-1', someAmount(random), 2),
      { do: 'charge', ...ID, end: 'resent' },
      { do: 'expectPaid', ...ID, times: 2 },
    ],
  }),
  recurring({
    id: 'last-cycle',
    title: 'The payment of the last cycle completes the recurrence.',
    rules: ['§2.4', 'G-067', 'G-241'],
    cost: 'The payment of the last cycle is never credited.',
    steps: (random) => [
      ...authorized('s-1', someAmount(random), 2),
      { do: 'charge', ...ID, end: 'paid' },
      { do: 'expectPaid', ...ID, times: 2 },
      { do: 'charge', ...ID, end: 'paid' },
      { do: 'expectPaid', ...ID, times: 2 },
    ],
  }),
  recurring({
    id: 'cancelled-before-cut-off',
    title: 'The player cancels an hour before the cut-off of an accepted charge.',
    rules: ['§3.4', '§3.4.1', 'G-096', 'G-100'],
    cost: CANCELLED,
    steps: (random) => [
      ...authorized('s-1', someAmount(random), 3),
      { do: 'charge', ...ID, end: 'accepted' },
      { do: 'cancelRecurrence', ...ID, cutOff: 'before' },
      { do: 'charge', ...ID, end: 'paid' },
      { do: 'expectPaid', ...ID, times: 1 },
    ],
  }),
  recurring({
    id: 'cancelled-after-cut-off',
    title:
      'The player cancels an hour after the cut-off of an accepted charge. The recurrence has no cut-off.',
    rules: ['§3.4', 'G-096'],
    cost: CANCELLED,
    steps: (random) => [
      ...authorized('s-1', someAmount(random), 3),
      { do: 'charge', ...ID, end: 'accepted' },
      { do: 'cancelRecurrence', ...ID, cutOff: 'after' },
      { do: 'charge', ...ID, end: 'paid' },
      { do: 'expectPaid', ...ID, times: 1 },
    ],
  }),
  recurring({
    id: 'lost-cancellation',
    title: 'The calls that cancel a recurrence are lost before the payment API reads them.',
    rules: ['§3.4', 'G-191', 'G-193'],
    cost: CANCELLED,
    steps: (random) => [
      ...authorized('s-1', someAmount(random), 3),
      { do: 'charge', ...ID, end: 'accepted' },
      {
        do: 'disturbCalls',
        fault: { operationId: 'cancelRecurrence', effect: 'none', answer: 'lost', times: 20 },
      },
      { do: 'cancelRecurrence', ...ID },
      { do: 'removeFaults' },
      { do: 'pass', seconds: 6 * 3_600 },
      { do: 'charge', ...ID, end: 'paid' },
      { do: 'expectPaid', ...ID, times: 1 },
    ],
  }),
  recurring({
    id: 'lost-start',
    title: 'The responses to the start of a recurrence are lost after the payment API created it.',
    rules: ['R-237', 'G-192', 'G-182'],
    cost: 'The player cannot subscribe for days, because an open journey exists that nobody sees.',
    steps: (random) => [
      {
        do: 'disturbCalls',
        fault: { operationId: 'createRecurrence', effect: 'done', answer: 'lost', times: 4 },
      },
      ...authorized('s-1', someAmount(random), 2),
      { do: 'expectPaid', ...ID, times: 1 },
    ],
  }),
  recurring({
    id: 'lost-charge-of-a-cycle',
    title: 'The responses to the charge of a cycle are lost after the payment API created it.',
    rules: ['§8', 'G-174', 'G-193'],
    cost: 'The charge is paid, and the back end knows nothing of it.',
    steps: (random) => [
      {
        do: 'disturbCalls',
        fault: { operationId: 'createSchedule', effect: 'done', answer: 'lost' },
      },
      ...authorized('s-1', someAmount(random), 2),
      { do: 'charge', ...ID, end: 'paid' },
      { do: 'expectPaid', ...ID, times: 2 },
    ],
  }),
]
