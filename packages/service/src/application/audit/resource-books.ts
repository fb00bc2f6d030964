import { type MachineName, machines } from '@pix-payments/spec'
import { automaticRefundFacts } from '../../domain/automatic-refund/automatic-refund.ts'
import { accountKey } from '../../domain/bank-account.ts'
import { chargeExpiredFacts, chargePaidFacts, chargeRejectedFacts } from '../../domain/charge/charge.ts'
import { chargeTakenBackFacts } from '../../domain/charge/take-back.ts'
import type { WithHistory } from '../../domain/cause.ts'
import type { MovementName } from '../../domain/ledger/ledger.ts'
import {
  type Recurrence,
  firstAmountOf,
  recurrenceFacts,
  statusOf,
} from '../../domain/recurrence/recurrence.ts'
import { type Refund, refundFailedFacts, refundSettledFacts } from '../../domain/refund/refund.ts'
import { type Schedule, scheduleFacts } from '../../domain/schedule/schedule.ts'
import { isIn, step } from '../../domain/step.ts'
import { withdrawalReturnedFacts } from '../../domain/withdrawal/withdrawal-return.ts'
import { withdrawalFailedFacts, withdrawalSettledFacts } from '../../domain/withdrawal/withdrawal.ts'
import type { ResourceBodies, ResourceTable } from '../../storage/rows/book-rows.ts'
import type { Value } from '../../storage/statement.ts'

/** A statement line that must exist because of a resource. */
export interface ExpectedLine {
  readonly kind: MovementName
  readonly amount: number
  /** Undefined when the line is not found by the id of the resource: it has the id of a return. */
  readonly endToEndId: string | null | undefined
}

/** One event of a resource: its name, the transition that can have sent it, and its payload. */
export interface SentEvent {
  readonly event: string
  readonly on: ReadonlySet<string>
  readonly payload: Readonly<Record<string, unknown>>
}

/** What the body of a resource says about other rows. */
export interface ResourceBook<Body> {
  /** The name in the problems. */
  readonly noun: string
  /** Null when the resource has no state machine, and no events. */
  readonly machine: MachineName | null
  readonly idOf: (body: Body) => string
  readonly stateOf: (body: Body) => string
  /** The values that the columns must have. */
  readonly columns: (body: Body) => Readonly<Record<string, Value>>
  readonly lines: (body: Body) => readonly ExpectedLine[]
  /** The payload of an event, without the fields that every event has. Undefined when the body knows no such event. */
  readonly facts: (body: Body, sent: SentEvent) => object | undefined
  /** The properties of payloads that change later, so that the body cannot tell them. */
  readonly changing?: readonly string[]
  /** What was refunded or taken back of the payment, in cents. */
  readonly reversed?: (body: Body) => number
  /** The timers that must exist. */
  readonly timers?: (body: Body) => readonly string[]
}

/** What the contract says about the reserved money of a withdrawal or refund in a status. */
const moneyOf = (machine: 'withdrawal' | 'refund', status: string): string | null =>
  (machines[machine].states as Readonly<Record<string, { readonly money: string | null }>>)[status]?.money ??
  null

const linesOfRefund = ({
  status,
  amount,
  refundEndToEndId,
}: Pick<Refund, 'status' | 'amount' | 'refundEndToEndId'>): readonly ExpectedLine[] =>
  moneyOf('refund', status) === 'paid'
    ? [{ kind: 'refundSettled', amount, endToEndId: refundEndToEndId }]
    : []

/** True if the state machine allows the event in this state. */
const allows = (machine: MachineName, state: string, on: string): boolean =>
  step(machine, state as never, on as never) !== undefined

/** The state of the payload of an event, whose resource may have another state now. */
const stateIn = ({ payload }: SentEvent): never =>
  `${String(payload['status'])}.${String(payload['statusDetailed'])}` as never

export const RESOURCE_BOOKS: { readonly [Table in ResourceTable]: ResourceBook<ResourceBodies[Table]> } = {
  charge: {
    noun: 'charge',
    machine: 'charge',
    idOf: ({ chargeId }) => chargeId,
    stateOf: ({ status }) => status,
    columns: ({ walletId, status, amount, reversed, payment, createdAt }) => ({
      wallet_id: walletId,
      status,
      amount,
      reversed,
      end_to_end_id: payment?.endToEndId ?? null,
      debtor_tax_id: payment?.debtor.taxId ?? null,
      debtor_account: payment === null ? null : accountKey(payment.debtor),
      created_at: createdAt,
    }),
    lines: ({ amount, payment, takeBacks = [] }) => [
      ...(payment === null
        ? []
        : [{ kind: 'depositSettled' as const, amount, endToEndId: payment.endToEndId }]),
      ...takeBacks.map((it) => ({
        kind: 'depositTakenBack' as const,
        amount: it.amount,
        endToEndId: undefined,
      })),
    ],
    facts: (charge, { on, payload }) => {
      if (on.has('rejectAttempt')) return chargeRejectedFacts(charge, payload['rejectedReason'] as never)
      if (on.has('expire')) return chargeExpiredFacts(charge)
      if (charge.payment === null) return undefined
      if (on.has('settle')) return chargePaidFacts(charge, charge.payment)
      const takeBack = charge.takeBacks?.find(({ returnId }) => returnId === payload['returnId'])
      return takeBack && chargeTakenBackFacts(charge, charge.payment, takeBack)
    },
    reversed: ({ reversed }) => reversed,
  },
  withdrawal: {
    noun: 'withdrawal',
    machine: 'withdrawal',
    idOf: ({ transactionId }) => transactionId,
    stateOf: ({ status }) => status,
    columns: ({ walletId, externalId, status, amount, createdAt }) => ({
      wallet_id: walletId,
      external_id: externalId,
      status,
      amount,
      created_at: createdAt,
    }),
    lines: ({ status, amount, endToEndId, returns = [] }) => [
      ...(moneyOf('withdrawal', status) === 'paid'
        ? [{ kind: 'withdrawalSettled' as const, amount, endToEndId }]
        : []),
      ...returns.map((it) => ({
        kind: 'withdrawalReturned' as const,
        amount: it.amount,
        endToEndId: undefined,
      })),
    ],
    facts: (withdrawal, { on, payload }) => {
      if (on.has('settle')) return withdrawalSettledFacts(withdrawal)
      if (!on.has('return')) return withdrawalFailedFacts(withdrawal)
      const returned = withdrawal.returns?.find(({ returnId }) => returnId === payload['returnId'])
      return returned && withdrawalReturnedFacts(withdrawal, returned)
    },
  },
  refund: {
    noun: 'refund',
    machine: 'refund',
    idOf: ({ refundEndToEndId }) => refundEndToEndId,
    stateOf: ({ status }) => status,
    columns: ({ walletId, originalEndToEndId, externalId, status, amount, createdAt }) => ({
      wallet_id: walletId,
      original_end_to_end_id: originalEndToEndId,
      external_id: externalId,
      status,
      amount,
      created_at: createdAt,
    }),
    lines: linesOfRefund,
    facts: (refund, { on }) => (on.has('settle') ? refundSettledFacts(refund) : refundFailedFacts(refund)),
  },
  automatic_refund: {
    noun: 'refund',
    machine: 'refund',
    idOf: ({ refundId }) => refundId,
    stateOf: ({ status }) => status,
    columns: ({ walletId, originalEndToEndId, status, amount, createdAt }) => ({
      wallet_id: walletId,
      original_end_to_end_id: originalEndToEndId,
      status,
      amount,
      created_at: createdAt,
    }),
    lines: linesOfRefund,
    facts: (refund) => automaticRefundFacts(refund),
  },
  internal_transfer: {
    noun: 'transfer',
    machine: null,
    idOf: ({ transferId }) => transferId,
    stateOf: () => '',
    columns: ({ sourceWalletId, externalId, createdAt }) => ({
      wallet_id: sourceWalletId,
      external_id: externalId,
      created_at: createdAt,
    }),
    lines: ({ amount }) => [{ kind: 'transferSent', amount, endToEndId: null }],
    facts: () => undefined,
  },
  recurrence: {
    noun: 'recurrence',
    machine: 'recurrence',
    idOf: ({ id }) => id,
    stateOf: ({ state }) => state,
    columns: ({ walletId, externalId, state, payer, recUrlAccessToken, createdAt }) => ({
      wallet_id: walletId,
      external_id: externalId,
      status: statusOf(state)[0],
      payer_tax_id: payer.taxId,
      location_token: recUrlAccessToken,
      created_at: createdAt,
    }),
    lines: (recurrence) => {
      const { endToEndId } = recurrence.firstPayment
      const amount = firstAmountOf(recurrence)
      return endToEndId === null ? [] : [{ kind: 'recurringPaymentSettled', amount, endToEndId }]
    },
    facts: (recurrence: Recurrence, sent) =>
      recurrenceFacts({ ...recurrence, state: stateIn(sent) }, sent.event),
    changing: ['version', 'firstPaymentStatus'],
    reversed: ({ firstPayment }) => firstPayment.reversed,
    timers: ({ state, firstPayment }) => [
      ...(allows('recurrence', state, 'expire') && firstPayment.status === 'PENDING'
        ? ['recurrenceExpiry']
        : []),
      ...(allows('recurrence', state, 'complete') ? ['recurrenceCompletion'] : []),
    ],
  },
  schedule: {
    noun: 'schedule',
    machine: 'schedule',
    idOf: ({ id }) => id,
    stateOf: ({ state }) => state,
    columns: ({ walletId, recurrenceId, cycleNumber, state, createdAt }) => ({
      wallet_id: walletId,
      recurrence_id: recurrenceId,
      cycle_number: cycleNumber,
      status: statusOf(state)[0],
      created_at: createdAt,
    }),
    lines: ({ amount, settledAt, attempts }) =>
      settledAt === null
        ? []
        : [{ kind: 'recurringPaymentSettled', amount, endToEndId: attempts.at(-1)?.endToEndId ?? null }],
    facts: (schedule: Schedule, sent) => scheduleFacts({ ...schedule, state: stateIn(sent) }, sent.event),
    reversed: ({ reversed }) => reversed,
    timers: ({ state }) => (isIn('schedule', 'open', state) ? ['scheduleDueEnd'] : []),
  },
}

/** The newest status in the history of a resource. Undefined when no history is recorded. */
export const lastOfHistory = ({ history }: WithHistory): string | undefined => history?.at(-1)?.to
