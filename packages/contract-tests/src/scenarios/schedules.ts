import { SETTLEMENT_SECONDS } from '../sandbox/durations.ts'
import { Subscription } from '../sandbox/subscription.ts'
import { amountOf, stateOfCharge } from './fixed-recurrence.ts'
import type { Play, Scenario } from './scenario.ts'

async function cancelledByItsPayer(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const charge = await (await (await Subscription.authorized(wallet)).charge('with-metadata')).accepted()
  await charge.cancelAsPayer('CCLD')
  play.same('the charge', await stateOfCharge(charge), 'CANCELLED.CANCELLED_BY_PAYER')
  play.same('schedules', (await wallet.call('listSchedules')).data.length, 1)
  play.same('events', await play.events(wallet, charge.id), [
    'pixAutomaticScheduleScheduled',
    'pixAutomaticScheduleCancelled',
  ])
}

async function cutOff(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const charge = await (await (await Subscription.authorized(wallet)).charge('with-metadata')).accepted()
  // This instant is 22:00 in Brasília on the day before the due date.
  await wallet.reach(`${charge.dueDate}T01:00:00.000Z`)
  await play.refused(wallet, 'cancelSchedule', charge.at(wallet.example('cancelSchedule')), {
    status: 422,
    code: 'CANCELLATION_CUTOFF_EXCEEDED',
  })
  play.same('the charge', await stateOfCharge(charge), 'SCHEDULED.SCHEDULED_BY_PAYER')
  await charge.end({ outcome: 'SETTLED' })
  await play.refused(wallet, 'cancelSchedule', charge.at(wallet.example('cancelSchedule')), {
    status: 409,
    code: 'SCHEDULE_NOT_CANCELABLE',
  })
}

/** A charge that is not paid or not answered fails at the midnight in Brasília that ends its due date. */
async function endOfTheDay(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const subscription = await Subscription.authorized(wallet)
  const unpaid = await (await subscription.charge('minimal')).accepted()
  const unanswered = await subscription.charge('with-metadata')
  play.same('the charge not paid', await stateOfCharge(unpaid), 'FAILED.SETTLEMENT_FAILED')
  play.same('its rejectionCode', (await unpaid.read()).rejectionCode, null)
  await wallet.reach(`${unanswered.dueDate}T23:00:00.000Z`)
  await wallet.pass(4 * 3600 - 1)
  play.same('a second before midnight', await stateOfCharge(unanswered), 'PENDING.AWAITING_PAYER_RESPONSE')
  await wallet.pass(1)
  play.same('the charge not answered', await stateOfCharge(unanswered), 'FAILED.PAYER_RESPONSE_TIMEOUT')
  const { rejectionCode, attempts } = await unanswered.read()
  play.same('its rejectionCode', rejectionCode, 'PAYER_RESPONSE_TIMEOUT')
  play.same(
    'its attempts',
    attempts.map((it) => [it.status, it.respondedAt]),
    [['EXPIRED', null]],
  )
}

async function refunds(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const amount = amountOf(wallet)
  const charge = await (await (await Subscription.authorized(wallet)).charge('minimal')).settled()
  const result = (id: string, outcome: string): Promise<unknown> =>
    wallet.call('simulateRefundResult', { path: { id }, body: { outcome } })
  const first = await charge.refund({ amount: 1990 })
  await play.balance(wallet, 'while the refund is open', { available: 2 * amount - 1990, blocked: 1990 })
  await result(first.refundId, 'SETTLED')
  await play.balance(wallet, 'when it is settled', { available: 2 * amount - 1990, blocked: 0 })
  await play.refused(wallet, 'simulateScheduleRefund', charge.inSimulation({ amount: amount - 1989 }), {
    status: 422,
    code: 'AMOUNT_OUT_OF_RANGE',
  })
  const rest = await charge.refund()
  play.same('the rest', rest.amount, amount - 1990)
  await result(rest.refundId, 'REJECTED')
  await play.balance(wallet, 'when the rest is rejected', { available: 2 * amount - 1990, blocked: 0 })
  const again = await charge.refund()
  play.same('the rest once more', again.amount, amount - 1990)
  await result(again.refundId, 'SETTLED')
  await play.balance(wallet, 'when all is refunded', { available: amount, total: amount })
  play.same(
    'events of the refunds',
    [
      ...(await play.events(wallet, first.refundId)),
      ...(await play.events(wallet, rest.refundId)),
      ...(await play.events(wallet, again.refundId)),
    ],
    ['pixRefundSettled', 'pixRefundFailed', 'pixRefundSettled'],
  )
  play.same('the charge', await stateOfCharge(charge), 'SUCCESS.SETTLED')
  await wallet.pass(SETTLEMENT_SECONDS)
}

async function refundsOfBothKinds(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const amount = amountOf(wallet)
  const charge = await (await (await Subscription.authorized(wallet)).charge('minimal')).settled()
  const { endToEndId } = await charge.read()
  const path = { endToEndId: endToEndId ?? '' }
  const first = await wallet.call('createRefund', { path, body: { externalId: 'part-1', amount: 1000 } })
  play.same('left', [first.originalAmount, first.leftAmount], [amount, amount - 1000])
  await charge.refund({ amount: 990 })
  await play.refused(
    wallet,
    'createRefund',
    { path, body: { externalId: 'part-2', amount: amount - 1989 } },
    { status: 422, code: 'REFUND_AMOUNT_EXCEEDED' },
  )
  const rest = await wallet.call('createRefund', {
    path,
    body: { externalId: 'part-2', amount: amount - 1990 },
  })
  play.same('nothing is left', [rest.totalReversedAmount, rest.leftAmount], [amount, 0])
  await play.refused(wallet, 'simulateScheduleRefund', charge.inSimulation({ amount: 1 }), {
    status: 422,
    code: 'AMOUNT_OUT_OF_RANGE',
  })
  await wallet.pass(SETTLEMENT_SECONDS)
  play.same('event', await play.events(wallet, first.refundEndToEndId), ['pixRefundSettled'])
  await play.balance(wallet, 'in the end', { available: amount, blocked: 990 })
}

async function afterHoliday(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const subscription = await Subscription.authorized(wallet, 'variable')
  const body = await subscription.chargeBody('due-on-a-holiday')
  const { dueDate, originalDueDate } = await wallet.call('createSchedule', subscription.at(body))
  play.same('originalDueDate', originalDueDate, body['dueDate'])
  play.same('dueDate', dueDate, '2026-04-22')
}

export const scheduleScenarios: readonly Scenario[] = [
  {
    name: 'a cancellation by the payer’s institution ends the charge without a re-send',
    rules: ['R-307'],
    gaps: ['G-245'],
    run: cancelledByItsPayer,
  },
  {
    name: 'a charge cannot be cancelled from 22:00 of the day before its due date, nor after its payment',
    rules: ['R-193', 'R-196'],
    gaps: ['G-100', 'G-173'],
    run: cutOff,
  },
  {
    name: 'a charge neither paid nor answered fails at the end of its day',
    rules: ['R-309'],
    gaps: ['G-242'],
    run: endOfTheDay,
  },
  {
    name: 'refunds of a settled charge reserve the money, settle or release it, and never exceed the charge',
    rules: ['R-310'],
    gaps: ['G-149', 'G-230'],
    run: refunds,
  },
  {
    name: 'createRefund and simulated refunds of one charge together never exceed it',
    gaps: ['G-041', 'G-230'],
    run: refundsOfBothKinds,
  },
  {
    name: 'a charge due on a holiday moves to the next business day',
    rules: ['R-276'],
    gaps: ['G-136'],
    run: afterHoliday,
  },
]
