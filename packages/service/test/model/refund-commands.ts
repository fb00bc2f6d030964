import { reaches } from '../support/machine-paths.ts'
import { type Command, OUTCOME_DELAY, anyOf, command, unique, wantOutcome } from './command.ts'
import type { RefundModel } from './wallet-model.ts'
import { nowOf } from './model-run.ts'

/** G-039: 90 days, in milliseconds. */
const REFUND_WINDOW = 90 * 86_400_000

export const refund = (which: number, amount: number): Command =>
  command(`refund ${amount} of charge ${which}`, async (run) => {
    const found = anyOf(run, which, ({ model }) => model.charges.filter(({ payment }) => payment !== null))
    if (found === undefined || found.item.payment === null) return
    const { account, item: charge } = found
    const { endToEndId, paidAt } = found.item.payment
    const { model, party } = account
    const path = { endToEndId }
    const body = { amount, externalId: unique() }
    const answer = await run.subject.as(party).call('createRefund', { path, body })
    const now = nowOf(run, account)
    const refusal =
      now > paidAt + REFUND_WINDOW
        ? 'REFUND_DEADLINE_EXCEEDED'
        : amount > charge.amount - charge.reversed
          ? 'REFUND_AMOUNT_EXCEEDED'
          : amount > model.available
            ? 'INSUFFICIENT_BALANCE'
            : undefined
    wantOutcome(answer, refusal ?? '202')
    if (refusal !== undefined) return
    const { refundEndToEndId: id, externalId } = answer.body as Record<
      'refundEndToEndId' | 'externalId',
      string
    >
    model.refund({ id, externalId, amount, charge }, now + OUTCOME_DELAY)
    run.writes.push({ account, operationId: 'createRefund', path, body, idField: 'refundEndToEndId', id })
  })

export const decideRefund = (which: number, status: 'SUCCESS' | 'FAILED'): Command =>
  command(`refund ${which} becomes ${status}`, async (run) => {
    const found = anyOf<RefundModel>(run, which, ({ model }) => model.refunds)
    if (found === undefined) return
    const { account, item } = found
    const { walletId } = account.party
    const path = { walletId, endToEndId: item.charge.payment?.endToEndId ?? '', externalId: item.externalId }
    const isLegal = reaches('refund', item.status, status)
    const answer = await run.subject.control.call('setRefundOutcome', { path, body: { status } })
    wantOutcome(answer, isLegal ? '200' : 'InvalidState')
    if (isLegal) account.model.endRefund(item, status)
  })
