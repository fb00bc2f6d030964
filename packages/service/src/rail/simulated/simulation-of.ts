import type { RefundSimulation, TransferSimulation } from '@pix-payments/spec/rail-types'
import {
  type WalletSettings,
  type WithdrawalOutcome,
  holdOf,
  refundOutcomeOf,
} from '../../domain/wallet/wallet.ts'
import type { Order, OrderOf } from '../rail.ts'
import type { SimulatedOrder } from './forecast.ts'

/** Adds the behaviour that the wallet's settings ask of the simulated institution. */
export function simulated(order: Order, settings: WalletSettings): SimulatedOrder {
  switch (order.order) {
    case 'transfer':
      return { ...order, simulation: transferSimulation(order, settings) }
    case 'refund':
      return { ...order, simulation: refundSimulation(order, settings) }
    case 'recurrence':
      return { ...order, simulation: { automaticPayer: settings.automaticPayer } }
    case 'instruction':
      return { ...order, simulation: { automaticPayer: settings.automaticPayer } }
    case 'charge':
    case 'cancellation':
      return order
  }
}

/** G-007: institutions reject transfers to a salary account. */
const SALARY_ACCOUNT: WithdrawalOutcome = {
  status: 'REJECTED',
  afterSeconds: 2,
  errorCode: 'TRANSACTION_NOT_SUPPORTED',
}

function transferSimulation(
  { reference, creditor }: OrderOf<'transfer'>,
  { withdrawalOutcome }: WalletSettings,
): TransferSimulation {
  const ofWallet = creditor.accountType === 'SLRY' ? SALARY_ACCOUNT : withdrawalOutcome
  const outcome = outcomeOf(reference) ?? ofWallet
  const { status, afterSeconds, errorCode = null } = outcome
  return { status, holdAt: holdOf(outcome), afterSeconds, errorCode }
}

function refundSimulation(order: OrderOf<'refund'>, settings: WalletSettings): RefundSimulation {
  const { refunded, refundId, refundEndToEndId } = order
  // Only a simulated refund has a refundId of its own.
  const waitsForResult = refunded === 'SCHEDULE' && refundId !== refundEndToEndId
  const { status, afterSeconds, errorCode = null } = refundOutcomeOf(settings, { waitsForResult })
  return { status, afterSeconds, errorCode }
}

const PREFIX = 'simulated:'

/**
 * Returns the reference of a look-up whose account has an outcome of its own: the order repeats the reference, so the
 * simulated institution needs no memory. Null when the account has no outcome of its own.
 */
export const referenceOf = (outcome: WithdrawalOutcome | undefined): string | null =>
  outcome === undefined ? null : `${PREFIX}${JSON.stringify(outcome)}`

function outcomeOf(reference: string | null): WithdrawalOutcome | undefined {
  if (reference?.startsWith(PREFIX) !== true) return undefined
  return JSON.parse(reference.slice(PREFIX.length)) as WithdrawalOutcome
}
