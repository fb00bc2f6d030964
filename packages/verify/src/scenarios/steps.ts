import type { Random } from '../random.ts'
import type { WebhookEventName } from '../steps/contract-types.ts'
import type { Step } from '../steps/step.ts'

/** Every event about money of deposits, withdrawals and refunds. */
export const MONEY_EVENTS: readonly WebhookEventName[] = [
  'pixChargePaid',
  'pixChargeExpired',
  'pixChargeTakenBack',
  'pixWithdrawSettled',
  'pixWithdrawFailed',
  'pixWithdrawReturned',
  'pixRefundSettled',
  'pixRefundFailed',
]

/** Centavos that differ in most runs, so that a report shows which movement is wrong. */
export const someAmount = (random: Random): number => random.integer(1_000, 20_000)

/** A player with a paid deposit `fund` that the back end has credited. */
export const funded = (amount: number, player = 'ana'): readonly Step[] => [
  { do: 'deposit', id: 'fund', player, amount },
  { do: 'pay', deposit: 'fund' },
  { do: 'quiet' },
]

/** The first deliveries of the event fail with 503. The payment API delivers it again later. */
export const lateEvent = (event: WebhookEventName, failures: number): Step => ({
  do: 'disturbDeliveries',
  events: [event],
  effect: { kind: 'status', status: 503 },
  times: failures,
})

/** A player opens a deposit and pays it. */
export const paidDeposit = (id: string, amount: number, player = 'ana'): readonly Step[] => [
  { do: 'deposit', id, player, amount },
  { do: 'pay', deposit: id },
]

/** A player starts a weekly recurring charge, pays its first payment, and authorizes the others. */
export const authorized = (
  id: string,
  amount: number,
  totalCharges: number,
  terms: { readonly allowPostDuePayment?: boolean } = {},
): readonly Step[] => [
  { do: 'subscribe', id, player: 'ana', amount, totalCharges, ...terms },
  { do: 'payFirst', recurrence: id },
  { do: 'authorize', recurrence: id, outcome: 'APPROVED' },
]

/**
 * How copies of an event overlap. First all of them at one instant, then at growing distances, then with the first call
 * of the back end held back, so that the first copy is booked last. A back end that reads a status and updates it in
 * another statement acts on what it read before.
 */
const OVERLAPS = [
  { gaps: [0, 0, 0, 0] },
  { gaps: [0, 1, 3, 8, 20, 50] },
  { gaps: [0, 15, 60, 150], held: true },
] as const

/** The same event, in copies that overlap, once for each kind of overlap. */
export const overlapping = (
  event: WebhookEventName,
  steps: (round: number) => readonly [...before: Step[], cause: Step],
): readonly Step[] =>
  OVERLAPS.flatMap((overlap, round): Step[] => {
    const before = [...steps(round)]
    const cause = before.pop() as Step
    return [...before, { do: 'overlap', cause, event, ...overlap }]
  })
