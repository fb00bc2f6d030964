import { type ScheduledCharge, Subscription } from '../sandbox/subscription.ts'
import { amountOf, stateOfCharge } from './fixed-recurrence.ts'
import type { Play, Scenario } from './scenario.ts'

const NOT_ALLOWED = { status: 422, code: 'POST_DUE_RETRY_NOT_ALLOWED' }

async function retriedAndSettled(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const subscription = await Subscription.authorized(wallet)
  const charge = await (await subscription.charge('with-metadata')).accepted()
  await wallet.reach(`${charge.dueDate}T11:00:00.000Z`)
  await charge.end({ outcome: 'REJECTED', rejectionCode: 'AM02' })
  const failed = await charge.read()
  play.same('rejectionCode', failed.rejectionCode, 'AM02')
  await play.balance(wallet, 'after the rejection', { available: amountOf(wallet) })
  const retry = await charge.retry(2)
  const { purpose, amount, txid, originalDueDate, retryOfScheduleId, cycleNumber } = await retry.read()
  play.same(
    'the retry',
    { purpose, amount, txid, originalDueDate, retryOfScheduleId, cycleNumber },
    {
      purpose: 'NTAG',
      amount: failed.amount,
      txid: failed.txid,
      originalDueDate: failed.originalDueDate,
      retryOfScheduleId: charge.id,
      cycleNumber: failed.cycleNumber,
    },
  )
  // While the retry is open, no other charge of the cycle can be created.
  await play.refused(wallet, 'createPostDueRetry', charge.at(charge.retryBody(3)), NOT_ALLOWED)
  await retry.settled()
  play.same('the retry in the end', await stateOfCharge(retry), 'SUCCESS.SETTLED')
  play.same('the charge in the end', await stateOfCharge(charge), 'FAILED.SETTLEMENT_FAILED')
  await play.balance(wallet, 'in the end', { available: 2 * amountOf(wallet) })
  play.same('events of the charge', await play.events(wallet, charge.id), [
    'pixAutomaticScheduleScheduled',
    'pixAutomaticScheduleRejected',
  ])
  const again = { ...charge.retryBody(4) }
  await play.refused(wallet, 'createPostDueRetry', charge.at(again), NOT_ALLOWED)
}

async function terminalCode(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const subscription = await Subscription.authorized(wallet)
  const charge = await subscription.charge('with-metadata')
  await charge.respond({ outcome: 'REJECTED', rejectionCode: 'DS27' })
  play.same('state', await stateOfCharge(charge), 'FAILED.REJECTED_BY_PAYER')
  await play.refused(wallet, 'createPostDueRetry', charge.at(charge.retryBody(2)), NOT_ALLOWED)
  // Now the cycle allows a new charge (G-174).
  const next = await subscription.charge('with-metadata', { externalId: 'cycle-0003-again' })
  await next.settled()
  await play.balance(wallet, 'after a new charge of the cycle', { available: 2 * amountOf(wallet) })
}

async function threeDates(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const charge = await (await (await Subscription.authorized(wallet)).charge('with-metadata')).failed()
  // A failed charge can be retried at once, before its due date too.
  await (await charge.retry(1)).failed('AB10')
  await charge.due()
  for (const days of [3, 7]) await (await charge.retry(days)).failed('AB10')
  await play.refused(wallet, 'createPostDueRetry', charge.at(charge.retryBody(5)), {
    status: 422,
    code: 'POST_DUE_RETRY_LIMIT_EXCEEDED',
  })
  const { data } = await wallet.call('listSchedules')
  play.same('schedules of the charge', data.map(({ purpose }) => purpose).sort(), [
    'AGND',
    'NTAG',
    'NTAG',
    'NTAG',
  ])
}

/** Advances the clock to 21:00 in Brasília of the due date. */
async function reachCutoff(charge: ScheduledCharge): Promise<void> {
  await charge.due()
  await charge.wallet.pass(12 * 3600)
}

async function resentInTime(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const charge = await (await (await Subscription.authorized(wallet)).charge('with-metadata')).accepted()
  await reachCutoff(charge)
  await charge.cancelAsPayer('FAIL')
  play.same('the charge', await stateOfCharge(charge), 'CANCELLED.CANCELLED_BY_PAYER')
  const resend = await charge.resend()
  const { purpose, dueDate, retryOfScheduleId } = await resend.read()
  play.same(
    'the re-send',
    { purpose, dueDate, retryOfScheduleId },
    { purpose: 'RIFL', dueDate: charge.dueDate, retryOfScheduleId: charge.id },
  )
  await resend.settled()
  await play.balance(wallet, 'after the re-send', { available: 2 * amountOf(wallet) })
  play.same('events of the re-send', await play.events(wallet, resend.id), [
    'pixAutomaticScheduleScheduled',
    'pixAutomaticScheduleSettled',
  ])
}

async function reportedTooLate(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const charge = await (await (await Subscription.authorized(wallet)).charge('with-metadata')).accepted()
  await reachCutoff(charge)
  await wallet.pass(1)
  const failed = await charge.cancelAsPayer('FAIL')
  play.same('rejectionCode', failed.rejectionCode, 'RIFL_CUTOFF_EXCEEDED')
  play.same('schedules', (await wallet.call('listSchedules')).data.length, 1)
  play.same('a retry', (await (await charge.retry(1)).read()).purpose, 'NTAG')
}

export const retryScenarios: readonly Scenario[] = [
  {
    name: 'a charge rejected with a code that is not terminal is retried and settled, once',
    rules: ['R-195', 'R-281', 'R-304', 'R-348'],
    gaps: ['G-081', 'G-237'],
    run: retriedAndSettled,
  },
  {
    name: 'a terminal code refuses a retry and frees the cycle',
    rules: ['R-267', 'R-289', 'R-301', 'R-347'],
    gaps: ['G-174'],
    run: terminalCode,
  },
  {
    name: 'a charge is retried on three dates and on no fourth',
    rules: ['R-284', 'R-348'],
    gaps: ['G-137', 'G-140'],
    run: threeDates,
  },
  {
    name: 'a failure reported by 21:00 of the due date creates a re-send, which settles',
    rules: ['R-308'],
    gaps: ['G-147', 'G-244'],
    run: resentInTime,
  },
  {
    name: 'a failure reported after 21:00 of the due date ends the charge, which may be retried',
    rules: ['R-350'],
    gaps: ['G-187', 'G-244'],
    run: reportedTooLate,
  },
]
