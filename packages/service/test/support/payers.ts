import { payCharge } from '../../src/application/reports/charge-reports.ts'
import { moveByReport } from '../../src/application/reports/transfer-reports.ts'
import type { Received } from '../../src/application/reports/received.ts'
import { endRefundBy } from '../../src/application/reports/refund-reports.ts'
import type { WalletWork } from '../../src/application/wallet/wallet-work.ts'
import { TIMER_HANDLERS } from '../../src/application/timer-handlers.ts'
import { Wallets } from '../../src/application/wallet/wallets.ts'
import type { AccountHolder } from '@pix-payments/spec/types'
import { eventChecker } from '../../src/http/contract-checks.ts'
import { createIdSource } from '../../src/identity/id-source.ts'
import type { Charge, ChargePayment } from '../../src/domain/charge/charge.ts'
import { homeAccount } from '../../src/rail/simulated/home-account.ts'
import { simulatedRail } from '../../src/rail/simulated/simulated-rail.ts'
import { simulatedWorld } from '../../src/rail/simulated/simulated-world.ts'
import type { WithdrawalTarget } from '../../src/rail/world.ts'
import { findCharge } from '../../src/storage/rows/charge-rows.ts'
import { findRefund } from '../../src/storage/rows/refund-rows.ts'
import { findWithdrawal } from '../../src/storage/rows/withdrawal-rows.ts'
import { MARIA } from './bodies.ts'
import { contract } from './http-call.ts'
import type { Operator } from './operator.ts'
import type { TestService } from './service.ts'

/**
 * Acts as payers and their institutions. The tests call the functions of the service for
 * this, because no route of the operator's API does it.
 */
export function counterparties({ store, clock }: TestService): Counterparties {
  const ids = createIdSource(undefined)
  const checkEvent = eventChecker(contract)
  const wallets = new Wallets({
    store,
    clock,
    ids,
    rail: simulatedRail,
    timers: TIMER_HANDLERS,
    isRecorded: true,
    checkEvent,
    onCommit: () => undefined,
  })

  async function within<T>(operator: Operator, work: (wallet: WalletWork) => Promise<T>): Promise<T> {
    const result = await wallets.write(operator.walletId, async (wallet) => ({ value: await work(wallet) }))
    if (result === undefined) throw new Error(`There is no wallet ${operator.walletId}`)
    return result.value
  }

  return {
    within,
    pay: (operator, chargeId, payer = payerFrom()) =>
      within(operator, async (work) => {
        const charge = await findCharge(work.transaction, chargeId)
        if (charge === undefined) throw new Error(`There is no charge ${chargeId}`)
        return outcomeOf(await payCharge(work, charge, simulatedWorld.payCharge(work, charge, { payer })))
      }),
    endWithdrawal: (operator, externalId, target, errorCode) =>
      within(operator, async (work) => {
        const found = await findWithdrawal(work.transaction, operator.walletId, externalId)
        if (found === undefined) throw new Error(`There is no withdrawal ${externalId}`)
        const report = simulatedWorld.moveTransfer(work, found.withdrawal, target, { errorCode })
        return (await moveByReport(work, report)).result === 'APPLIED'
      }),
    endRefund: (operator, endToEndId, externalId, target) =>
      within(operator, async (work) => {
        const found = await findRefund(work.transaction, endToEndId, externalId)
        if (found === undefined) throw new Error(`There is no refund ${externalId}`)
        const outcome = target === 'SUCCESS' ? 'SETTLED' : 'FAILED'
        const { walletId, refundEndToEndId: refundId } = found.refund
        const report = simulatedWorld.endRefund({ walletId, refundId }, outcome, {})
        return (await endRefundBy(work, found.refund, report)).result === 'APPLIED'
      }),
    settle: async ({ walletId }) => {
      await wallets.runTimers(walletId)
    },
  }
}

/** What became of a payment. `reason` says why the charge rejected the payer. */
export type PaymentOutcome =
  | { readonly outcome: 'PAID'; readonly charge: Charge; readonly payment: ChargePayment }
  | { readonly outcome: 'REJECTED'; readonly reason: string }
  | { readonly outcome: 'NOT_PAYABLE' }

function outcomeOf(received: Received<Charge>): PaymentOutcome {
  if (received.result === 'APPLIED' && received.resource.payment !== null) {
    return { outcome: 'PAID', charge: received.resource, payment: received.resource.payment }
  }
  const isRejected = received.result === 'REFUSED' && received.reason !== 'NOT_PAYABLE'
  return isRejected ? { outcome: 'REJECTED', reason: received.reason } : { outcome: 'NOT_PAYABLE' }
}

export interface Counterparties {
  /** Runs `work` in the operator's wallet, as the service does when it receives a report. */
  within<T>(operator: Operator, work: (wallet: WalletWork) => Promise<T>): Promise<T>
  /** A payer tries to pay a charge. */
  pay(operator: Operator, chargeId: string, payer?: AccountHolder): Promise<PaymentOutcome>
  /** Moves a withdrawal to a status. Returns false when no transition leads to this status. */
  endWithdrawal(
    operator: Operator,
    externalId: string,
    target: WithdrawalTarget,
    errorCode?: string,
  ): Promise<boolean>
  endRefund(
    operator: Operator,
    endToEndId: string,
    externalId: string,
    target: 'SUCCESS' | 'FAILED',
  ): Promise<boolean>
  /** Runs the timers of the operator's wallet that are due, as the service does. */
  settle(operator: Operator): Promise<void>
}

/** Returns the account of a payer. Default: Maria's account. */
export function payerFrom(overrides: Partial<AccountHolder> = {}): AccountHolder {
  const { taxId = MARIA, name = 'Maria Silva' } = overrides
  return { ...homeAccount(taxId, name), ...overrides }
}
