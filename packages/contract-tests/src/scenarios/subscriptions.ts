import { REPLAY_HEADER } from '../replays.ts'
import { PAYERS, withPayer } from '../sandbox/payers.ts'
import { Subscription } from '../sandbox/subscription.ts'
import { amountOf, stateOf, terms } from './fixed-recurrence.ts'
import type { Play, Scenario } from './scenario.ts'

async function wholeSubscription(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const amount = amountOf(wallet)
  const subscription = await Subscription.create(wallet, 'fixed', terms(wallet, { totalCharges: 3 }))
  const created = await subscription.read()
  play.same('state when created', stateOf(created), 'PENDING.AWAITING_FIRST_PAYMENT')
  const paid = await subscription.pay()
  play.same('state when paid', stateOf(paid), 'PENDING.FIRST_PAYMENT_SUCCESS')
  await play.balance(wallet, 'after the first Pix', { available: amount })
  const authorized = await subscription.decide({ outcome: 'APPROVED' })
  play.same('state when approved', stateOf(authorized), 'AUTHORIZED.VALIDATION_SUCCEEDED')
  play.same('authorizedAt', authorized.authorizedAt === null, false)

  const charges = [await subscription.charge('minimal')]
  await charges[0]?.settled()
  charges.push(await subscription.charge('with-metadata'))
  play.same('state between the cycles', stateOf(await subscription.read()), 'AUTHORIZED.VALIDATION_SUCCEEDED')
  await charges[1]?.settled()
  await play.balance(wallet, 'after the last cycle', { available: 3 * amount })
  const completed = await subscription.read()
  play.same('state in the end', stateOf(completed), 'AUTHORIZED.COMPLETED')
  play.same('completedAt', completed.completedAt, (await charges[1]?.read())?.settledAt)
  play.same('events', await play.events(wallet, subscription.id), [
    'pixAutomaticFirstPaymentSettled',
    'pixAutomaticRecurrenceAuthorized',
    'pixAutomaticRecurrenceCompleted',
  ])
  for (const charge of charges) {
    play.same('events of a charge', await play.events(wallet, charge.id), [
      'pixAutomaticScheduleScheduled',
      'pixAutomaticScheduleSettled',
    ])
    const { data } = await wallet.call('listStatement', { query: [['productTransactionId', charge.id]] })
    play.same(
      'lines of a charge',
      data.map((line) => [line.type, line.amount]),
      [['CREDIT', amount]],
    )
  }
  await play.refused(wallet, 'cancelRecurrence', subscription.at(wallet.example('cancelRecurrence')), {
    status: 409,
    code: 'INVALID_RECURRENCE_STATE',
  })
}

async function variable(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const subscription = await Subscription.create(wallet, 'variable')
  const first = Number(wallet.example('createRecurrence', 'variable')['firstPaymentAmount'])
  await play.refused(wallet, 'simulateFirstPayment', subscription.at({ amount: first + 1 }), {
    status: 422,
    code: 'FIRST_PAYMENT_AMOUNT_MISMATCH',
  })
  await subscription.pay()
  await subscription.decide({ outcome: 'APPROVED' })
  await play.balance(wallet, 'after the first Pix', { available: first })
  const [low, high] = [1000, 123_456]
  const weeks = [
    { cycleNumber: 2, dueDate: '2026-03-09', amount: low, externalId: 'w2' },
    { cycleNumber: 3, dueDate: '2026-03-16', amount: high, externalId: 'w3' },
  ]
  for (const week of weeks) await (await subscription.charge('due-on-a-holiday', week)).settled()
  await play.balance(wallet, 'after two weeks', { available: first + low + high })
  const recurrence = await subscription.read()
  play.same('amount of the recurrence', [recurrence.amountType, recurrence.amount], ['VARIABLE', null])
}

async function repeats(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet()
  const body = wallet.example('createRecurrence')
  const subscription = await Subscription.authorized(wallet)
  const again = await wallet.send('createRecurrence', { body })
  const { id, status } = JSON.parse(again.text) as { readonly id: string; readonly status: string }
  play.same(
    'a repeated creation',
    [again.status, again.headers[REPLAY_HEADER], id, status],
    [201, 'true', subscription.id, 'AUTHORIZED'],
  )
  const chargeBody = await subscription.chargeBody()
  const charge = await wallet.call('createSchedule', subscription.at(chargeBody))
  const repeated = await wallet.call('createSchedule', subscription.at(chargeBody))
  // The answer to a repeated request is stored. So it shows the earlier state, although the service has sent the
  // instruction since then.
  play.same('a repeated charge', repeated, charge)
  const conflict = { status: 409, code: 'IDEMPOTENCY_ERROR' }
  await play.refused(wallet, 'createSchedule', subscription.at({ ...chargeBody, amount: 1234 }), conflict)
  const cancelBody = wallet.example('cancelSchedule')
  const call = { path: { id: charge.id }, body: cancelBody }
  const cancelled = await wallet.call('cancelSchedule', call)
  play.same('a repeated cancellation', await wallet.call('cancelSchedule', call), cancelled)
  play.same('cancellations told', await play.events(wallet, charge.id), ['pixAutomaticScheduleCancelled'])
  const other = { ...call, body: { ...cancelBody, reason: 'Another.' } }
  await play.refused(wallet, 'cancelSchedule', other, conflict)
  await subscription.cancel()
  const cancelledOnce = await subscription.read()
  await subscription.cancel()
  play.same(
    'version after a repeated cancellation',
    (await subscription.read()).version,
    cancelledOnce.version,
  )
}

async function byTheClock(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet({ switches: { automaticPayer: true, automaticCharges: true } })
  const subscription = await Subscription.create(wallet, 'fixed', terms(wallet, { totalCharges: 3 }))
  await wallet.pass(2)
  play.same('status after two seconds', (await subscription.read()).status, 'AUTHORIZED')
  await wallet.reach('2026-05-10T12:00:00.000Z')
  const { data } = await wallet.call('listSchedules')
  play.same(
    'charges',
    data.map((it) => [it.cycleNumber, it.originalDueDate, it.status]),
    [
      [3, '2026-05-06', 'SUCCESS'],
      [2, '2026-04-06', 'SUCCESS'],
    ],
  )
  play.same('state in the end', stateOf(await subscription.read()), 'AUTHORIZED.COMPLETED')
  await play.balance(wallet, 'in the end', { available: 3 * amountOf(wallet) })
}

async function unwillingPayer(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet({ switches: { automaticPayer: true, automaticCharges: true } })
  const subscription = await Subscription.create(wallet, 'fixed', withPayer(PAYERS.rejectsAuthorization))
  await wallet.pass(2)
  const failed = await subscription.read()
  play.same('state', stateOf(failed), 'FAILED.AUTHORIZATION_REJECTED')
  play.same('the first Pix', failed.firstPaymentStatus, 'SETTLED')
  await wallet.reach('2026-04-10T12:00:00.000Z')
  play.same('charges', (await wallet.call('listSchedules')).data.length, 0)
}

export const subscriptionScenarios: readonly Scenario[] = [
  {
    name: 'a subscription is paid, authorized, charged in every cycle, and completes with the last one',
    rules: ['R-179', 'R-180', 'R-183', 'R-194', 'R-261', 'R-265', 'R-295', 'R-300', 'R-303'],
    gaps: ['G-067', 'G-098'],
    run: wholeSubscription,
  },
  {
    name: 'a variable recurrence pays its first amount and then the amount of each charge',
    rules: ['R-182', 'R-261'],
    gaps: ['G-057', 'G-058'],
    run: variable,
  },
  {
    name: 'a repeated command of a subscription has no second effect; another body is a conflict',
    rules: ['R-237', 'R-238'],
    gaps: ['G-191', 'G-192', 'G-420'],
    run: repeats,
  },
  {
    name: 'with an automatic payer and automatic charges, the clock alone runs a subscription to its end',
    gaps: ['G-067', 'G-280'],
    run: byTheClock,
  },
  {
    name: 'an automatic payer that rejects ends the journey, and nothing is charged',
    gaps: ['G-280'],
    run: unwillingPayer,
  },
]
