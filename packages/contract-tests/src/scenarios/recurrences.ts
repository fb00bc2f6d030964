import { DAY_SECONDS, SETTLEMENT_SECONDS } from '../sandbox/durations.ts'
import type { SandboxWallet, SuccessBody } from '../sandbox/sandbox-wallet.ts'
import { Subscription } from '../sandbox/subscription.ts'
import { stateOf, terms } from './fixed-recurrence.ts'
import type { Play, Scenario } from './scenario.ts'

async function rejection(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const subscription = await Subscription.paid(wallet)
  const reason = 'The payer did not confirm.'
  const failed = await subscription.decide({ outcome: 'REJECTED', reason })
  play.same('state', stateOf(failed), 'FAILED.AUTHORIZATION_REJECTED')
  play.same('rejectionReason', failed.rejectionReason, reason)
  play.same('the first Pix', failed.firstPaymentStatus, 'SETTLED')
  play.same('events', await play.events(wallet, subscription.id), [
    'pixAutomaticFirstPaymentSettled',
    'pixAutomaticRecurrenceRejected',
  ])
  const body = { ...wallet.example('createRecurrence'), externalId: 'subscription-again' }
  const blocked = { status: 409, code: 'RECENT_PAYER_JOURNEY_EXISTS' }
  await play.refused(wallet, 'createRecurrence', { body }, blocked)

  // The first payment is refunded. Only 30 days after the rejection, the payer may begin a new journey.
  await wallet.call('simulateFirstPaymentRefund', subscription.at({}))
  await wallet.pass(SETTLEMENT_SECONDS)
  await play.balance(wallet, 'after the refund of the first Pix', { available: 0, blocked: 0 })
  await wallet.pass(30 * DAY_SECONDS - SETTLEMENT_SECONDS - 1)
  const later = { ...body, ...terms(wallet, { firstPaymentDate: '2026-06-01' }) }
  await play.refused(wallet, 'createRecurrence', { body: later }, blocked)
  await wallet.pass(1)
  play.same('a later journey', (await wallet.call('createRecurrence', { body: later })).status, 'PENDING')
}

/** Refunds a first Pix in parts. The sum of the refunds cannot exceed the amount of the Pix. */
async function refundInParts(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const subscription = await Subscription.paid(wallet)
  const { availableBalance: amount } = await wallet.call('getBalance')
  const refund = (body: object): Promise<SuccessBody<'simulateFirstPaymentRefund'>> =>
    wallet.call('simulateFirstPaymentRefund', subscription.at(body))
  const shown = (it: SuccessBody<'getRecurrence'>): unknown => [
    it.firstPaymentStatus,
    it.firstPaymentRefundedAmount,
  ]
  play.same('after one centavo', shown(await refund({ amount: 1 })), ['SETTLED', 1])
  play.same('after a hundred more', shown(await refund({ amount: 100 })), ['SETTLED', 101])
  await play.balance(wallet, 'while the parts are open', { available: amount - 101, blocked: 101 })
  const tooMuch = { status: 422, code: 'AMOUNT_OUT_OF_RANGE' }
  const excess = subscription.at({ amount: amount - 100 })
  await play.refused(wallet, 'simulateFirstPaymentRefund', excess, tooMuch)
  const rest = await refund({})
  play.same('after the rest', shown(rest), ['REFUNDED', amount])
  await play.refused(wallet, 'simulateFirstPaymentRefund', subscription.at({ amount: 1 }), tooMuch)
  const id = rest.firstPaymentRefundId ?? ''
  await wallet.call('simulateRefundResult', { path: { id }, body: { outcome: 'REJECTED' } })
  play.same('when the rest is rejected', shown(await subscription.read()), ['SETTLED', 101])
  play.same('the rest once more', shown(await refund({})), ['REFUNDED', amount])
  await wallet.pass(SETTLEMENT_SECONDS)
  await play.balance(wallet, 'when all is back', { available: 0, blocked: 0, total: 0 })
  play.same('events of the rest', await play.events(wallet, id), ['pixRefundFailed'])
}

/** When an outcome of refunds is set for the wallet, it also decides how refunds of Pix Automático end. */
async function chosenOutcome(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const { walletId, control } = wallet
  const subscription = await Subscription.paid(wallet)
  const refunds = { status: 'FAILED', afterSeconds: 60, errorCode: 'ACCOUNT_CLOSED' } as const
  await control.wallets.updateWallet({ walletId, outcomes: { refunds } })
  const { firstPaymentRefundId: id } = await wallet.call('simulateFirstPaymentRefund', subscription.at({}))
  await wallet.pass(59)
  play.same('events a second before', await play.events(wallet, id ?? ''), [])
  await wallet.pass(1)
  play.same('events', await play.events(wallet, id ?? ''), ['pixRefundFailed'])
  play.same('the first Pix', (await subscription.read()).firstPaymentStatus, 'SETTLED')
}

/** A refund above the balance is refused, whether it returns a deposit, a first payment or a charge. */
async function refundAboveTheBalance(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const { walletId, control } = wallet
  const subscription = await Subscription.authorized(wallet)
  const charge = await (await subscription.charge('minimal')).settled()
  const { endToEndId } = await wallet.deposit()
  const { availableBalance } = await wallet.call('getBalance')
  await control.movements.createFee({ walletId, amount: availableBalance - 99, description: 'Tarifa' })
  const short = { status: 422, code: 'INSUFFICIENT_BALANCE' }
  const body = { amount: 100 }
  const ofDeposit = { path: { endToEndId }, body: { ...body, externalId: 'refund' } }
  await play.refused(wallet, 'createRefund', ofDeposit, short)
  await play.refused(wallet, 'simulateFirstPaymentRefund', subscription.at(body), short)
  await play.refused(wallet, 'simulateScheduleRefund', charge.inSimulation(body), short)
  await play.balance(wallet, 'afterwards', { available: 99, blocked: 0 })
}

/** When a recurrence is cancelled, a charge that is accepted and due on that day is cancelled too. */
const cancellationOnDueDate =
  (by: 'receiver' | 'payer') =>
  async (play: Play): Promise<void> => {
    const wallet = await play.sandbox.openWallet()
    const subscription = await Subscription.authorized(wallet)
    const charge = await (await subscription.charge('minimal')).accepted()
    await wallet.reach(`${charge.dueDate}T12:00:00.000Z`)
    const before = await availableOf(wallet)
    await (by === 'receiver' ? subscription.cancel() : subscription.cancelAsPayer())
    const { status, statusDetailed } = await charge.read()
    play.same('the charge', `${status}.${statusDetailed}`, 'CANCELLED.RECURRENCE_CANCELLED')
    const settlement = charge.inSimulation({ outcome: 'SETTLED' })
    const state = { status: 409, code: 'INVALID_RECURRENCE_STATE' }
    await play.refused(wallet, 'simulateScheduleSettlement', settlement, state)
    await wallet.pass(DAY_SECONDS)
    await play.balance(wallet, 'a day later', before)
  }

/** A journey without the first Pix expires exactly at its expiry instant. */
async function expiry(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const subscription = await Subscription.create(wallet)
  const seconds = Number(wallet.example('createRecurrence')['expiresIn'])
  await wallet.pass(seconds - 1)
  play.same('status a second before', (await subscription.read()).status, 'PENDING')
  await wallet.pass(1)
  const expired = await subscription.read()
  play.same('state at expiresAt', stateOf(expired), 'EXPIRED.JOURNEY_EXPIRED')
  play.same('updatedAt', expired.updatedAt, expired.expiresAt)
  play.same('the first Pix', expired.firstPaymentStatus, 'EXPIRED')
  play.same('events', await play.events(wallet, subscription.id), ['pixAutomaticRecurrenceExpired'])
  const state = { status: 409, code: 'INVALID_RECURRENCE_STATE' }
  await play.refused(wallet, 'simulateFirstPayment', subscription.at({}), state)
  await play.refused(wallet, 'simulateAuthorization', subscription.at({ outcome: 'APPROVED' }), state)
  play.same('a new journey', (await newJourney(wallet)).status, 'PENDING')
}

/** A journey with the first Pix waits for the answer of the payer's institution, beyond its expiry instant. */
async function lateAuthorization(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const subscription = await Subscription.paid(wallet)
  await wallet.pass(Number(wallet.example('createRecurrence')['expiresIn']))
  play.same('state at expiresAt', stateOf(await subscription.read()), 'PENDING.FIRST_PAYMENT_SUCCESS')
  await wallet.call('simulateAuthorization', subscription.at({ outcome: 'APPROVED' }))
  play.same('status', (await subscription.read()).status, 'AUTHORIZED')
}

const newJourney = (wallet: SandboxWallet): Promise<{ readonly status: string }> =>
  wallet.call('createRecurrence', {
    body: { ...wallet.example('createRecurrence'), externalId: 'subscription-again' },
  })

/**
 * Cancels a recurrence with three charges: one is settled, one is accepted, and one has an instruction without an
 * answer.
 */
const cancellation =
  (by: 'receiver' | 'payer') =>
  async (play: Play): Promise<void> => {
    const wallet = await play.sandbox.openWallet()
    const subscription = await Subscription.authorized(wallet, 'variable')
    const weeks = [
      { cycleNumber: 2, dueDate: '2026-03-09' },
      { cycleNumber: 3, dueDate: '2026-03-16' },
      { cycleNumber: 4, dueDate: '2026-03-23' },
    ]
    const [settled, accepted, sent] = [
      await (await subscription.charge('due-on-a-holiday', { ...weeks[0], externalId: 'w2' })).settled(),
      await (await subscription.charge('due-on-a-holiday', { ...weeks[1], externalId: 'w3' })).accepted(),
      await tenDaysAhead(subscription, weeks[2]),
    ]
    const { available } = await availableOf(wallet)
    const cancelled = by === 'receiver' ? await subscription.cancel() : await subscription.cancelAsPayer()
    play.same(
      'state',
      stateOf(cancelled),
      by === 'receiver' ? 'CANCELLED.CANCELLED_BY_RECEIVER' : 'CANCELLED.CANCELLED_BY_PAYER',
    )
    const reason = by === 'receiver' ? 'RECEIVER_REQUESTED' : 'PAYER_REQUESTED'
    play.same('cancellationReason', cancelled.cancellationReason, reason)
    play.same('the settled charge', stateOf(await settled.read()), 'SUCCESS.SETTLED')
    for (const charge of [accepted, sent]) {
      const { status, statusDetailed, cancelledAt } = await charge.read()
      play.same('an open charge', stateOf({ status, statusDetailed }), 'CANCELLED.RECURRENCE_CANCELLED')
      play.same('its cancelledAt', cancelledAt, cancelled.cancelledAt)
    }
    await play.balance(wallet, 'afterwards', { available })
    play.same('events of the open charge', await play.events(wallet, sent.id), [
      'pixAutomaticScheduleCancelled',
    ])
    await play.refused(
      wallet,
      'createSchedule',
      subscription.at(wallet.example('createSchedule', 'minimal')),
      {
        status: 409,
        code: 'AUTHORIZED_RECURRENCE_REQUIRED',
      },
    )
  }

const availableOf = async (wallet: SandboxWallet): Promise<{ readonly available: number }> => ({
  available: (await wallet.call('getBalance')).availableBalance,
})

/**
 * Creates a charge on the earliest day that §4.8 allows. On that day, the charge of the previous week is not due yet.
 */
async function tenDaysAhead(
  subscription: Subscription,
  week: object | undefined,
): Promise<Awaited<ReturnType<Subscription['charge']>>> {
  await subscription.wallet.reach('2026-03-13T12:00:00.000Z')
  return subscription.chargeNow('due-on-a-holiday', { ...week, externalId: 'w4' })
}

export const recurrenceScenarios: readonly Scenario[] = [
  {
    name: 'a rejected journey keeps its first Pix until it is refunded, and blocks the payer for 30 days',
    rules: ['R-184', 'R-291', 'R-292', 'R-299', 'R-311'],
    gaps: ['G-182', 'G-230'],
    run: rejection,
  },
  {
    name: 'a first Pix is refunded in parts up to its amount, and not a centavo more',
    rules: ['R-311'],
    gaps: ['G-063', 'G-230'],
    run: refundInParts,
  },
  {
    name: 'the outcome of refunds that is set for a wallet decides the refund of a first Pix',
    gaps: ['G-108', 'G-230'],
    run: chosenOutcome,
  },
  {
    name: 'a refund above the balance is refused, whatever was paid',
    gaps: ['G-042', 'G-320'],
    run: refundAboveTheBalance,
  },
  {
    name: 'a cancellation by the receiver on the due date ends the charge that is due',
    rules: ['R-186'],
    gaps: ['G-096'],
    run: cancellationOnDueDate('receiver'),
  },
  {
    name: 'a cancellation by the payer on the due date ends the charge that is due',
    rules: ['R-188'],
    gaps: ['G-096'],
    run: cancellationOnDueDate('payer'),
  },
  {
    name: 'a journey without the first Pix expires exactly at its expiry',
    rules: ['R-293', 'R-297'],
    gaps: ['G-094', 'G-243'],
    run: expiry,
  },
  {
    name: 'a journey with the first Pix waits for the authorization beyond its expiry',
    rules: ['R-293'],
    gaps: ['G-094'],
    run: lateAuthorization,
  },
  {
    name: 'a cancellation by the receiver ends the open charges and leaves the settled one',
    rules: ['R-185', 'R-186', 'R-190', 'R-262'],
    gaps: ['G-096'],
    run: cancellation('receiver'),
  },
  {
    name: 'a cancellation by the payer ends the open charges and leaves the settled one',
    rules: ['R-188', 'R-190', 'R-262', 'R-306'],
    gaps: ['G-096', 'G-097'],
    run: cancellation('payer'),
  },
]
