import type { Random } from '../random.ts'
import type { Message } from '../steps/step.ts'
import type { ListedScenario } from './scenario.ts'
import { funded, lateEvent, MONEY_EVENTS, overlapping, paidDeposit, someAmount } from './steps.ts'

const DAY = 86_400

/** A message about a deposit that nobody paid: nothing may be credited. */
const unpaid = (
  message: Message,
  about: Pick<ListedScenario, 'id' | 'title' | 'rules' | 'cost'>,
): ListedScenario => ({
  ...about,
  remedy: 'forged-events',
  steps: (random: Random) => [
    { do: 'deposit', id: 'd-1', player: 'ana', amount: someAmount(random) },
    { do: 'send', message, deposit: 'd-1', times: random.integer(1, 3) },
    { do: 'quiet' },
  ],
})

export const INCOMING: readonly ListedScenario[] = [
  {
    id: 'duplicate-at-once',
    title: 'Copies of the event of a payment arrive at the same time.',
    rules: ['G-218', 'G-161', '§6'],
    cost: 'The player is credited twice for one payment.',
    steps: (random) =>
      overlapping('pixChargePaid', (round) => [
        { do: 'deposit', id: `d-${round + 1}`, player: 'ana', amount: someAmount(random) },
        { do: 'pay', deposit: `d-${round + 1}` },
      ]),
  },
  {
    id: 'duplicate',
    title: 'Each event of a payment arrives again when the first delivery was answered.',
    rules: ['G-218', 'G-161', '§6'],
    cost: 'The player is credited twice for one payment.',
    steps: (random) => [
      { do: 'disturbDeliveries', events: ['pixChargePaid'], effect: { kind: 'duplicate' } },
      ...paidDeposit('d-1', someAmount(random)),
      ...paidDeposit('d-2', someAmount(random), 'bia'),
    ],
  },
  {
    id: 'duplicate-after-days',
    title: 'All events are delivered again days later.',
    rules: ['G-218', 'G-164'],
    cost: 'An operator that forgets ids after a day credits old payments again.',
    steps: (random) => [
      ...funded(someAmount(random)),
      { do: 'pass', seconds: random.integer(2, 5) * DAY },
      { do: 'resendEvents' },
      { do: 'resendEvents' },
    ],
  },
  {
    id: 'reordered-events',
    title: 'Events of payments that happen together arrive in another order.',
    rules: ['G-218'],
    cost: 'A newer event is lost or undone by an older one.',
    steps: (random) => [
      { do: 'deposit', id: 'd-1', player: 'ana', amount: someAmount(random) },
      { do: 'deposit', id: 'd-2', player: 'ana', amount: someAmount(random) },
      { do: 'disturbDeliveries', events: ['pixChargePaid'], effect: { kind: 'reorder' }, times: 1 },
      {
        do: 'together',
        steps: [
          { do: 'pay', deposit: 'd-1' },
          { do: 'pay', deposit: 'd-2' },
        ],
      },
    ],
  },
  {
    id: 'late-event',
    title: 'The event of a payment comes after the player was credited by a read.',
    rules: ['§6', 'G-218'],
    cost: 'A read and a late event both credit the player.',
    steps: (random) => [
      lateEvent('pixChargePaid', 3),
      ...paidDeposit('d-1', someAmount(random)),
      { do: 'pass', seconds: random.integer(61, 600) },
      { do: 'pass', seconds: 3_600 },
      { do: 'quiet' },
    ],
  },
  {
    id: 'event-before-answer',
    remedy: 'withdrawals',
    title: 'The event of a withdrawal arrives before the response to the call that sent it.',
    rules: ['G-218', '§6'],
    cost: 'The event is acknowledged and forgotten: a withdrawal never ends, or its amount is never given back.',
    steps: (random) => [
      ...funded(40_000),
      {
        do: 'disturbCalls',
        fault: { operationId: 'createWithdrawalByPixKey', effect: 'done', answer: 'overtaken' },
      },
      { do: 'withdrawalsEnd', outcome: { status: 'SUCCESS', afterSeconds: 0 } },
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: someAmount(random) },
      { do: 'quiet' },
      { do: 'withdrawalsEnd', outcome: { status: 'FAILED', afterSeconds: 0 } },
      { do: 'withdraw', id: 'w-2', player: 'ana', amount: someAmount(random) },
      { do: 'quiet' },
    ],
  },
  {
    id: 'lost-event',
    title: 'The event of a payment never arrives.',
    rules: ['§6', 'G-159'],
    cost: 'The player has paid and is never credited.',
    steps: (random) => [
      { do: 'disturbDeliveries', events: MONEY_EVENTS, effect: { kind: 'drop' } },
      ...paidDeposit('d-1', someAmount(random)),
      { do: 'quiet' },
    ],
  },
  {
    id: 'bad-signature',
    remedy: 'forged-events',
    title: 'The first deliveries are signed with a secret that is not the secret of the webhook.',
    rules: ['G-160'],
    cost: 'A back end that stores the eventId of a forged delivery ignores the true one.',
    steps: (random) => [
      {
        do: 'disturbDeliveries',
        events: ['pixChargePaid'],
        effect: { kind: 'badSignature' },
        times: random.integer(1, 3),
      },
      ...paidDeposit('d-1', someAmount(random)),
    ],
  },
  {
    id: 'old-timestamp',
    remedy: 'forged-events',
    title: 'The first deliveries have a timestamp that is an hour old.',
    rules: ['G-160', 'G-216'],
    cost: 'A recorded delivery can be played again at any time.',
    steps: (random) => [
      {
        do: 'disturbDeliveries',
        events: ['pixChargePaid'],
        effect: { kind: 'oldTimestamp' },
        times: random.integer(1, 2),
      },
      ...paidDeposit('d-1', someAmount(random)),
    ],
  },
  {
    id: 'foreign-resource',
    title: 'The event of a payment names a charge that the wallet does not have.',
    rules: ['R-205', 'G-272'],
    cost: 'Money is credited that never reached the wallet, or the true payment is lost.',
    steps: (random) => [
      { do: 'disturbDeliveries', events: ['pixChargePaid'], effect: { kind: 'foreignResource' }, times: 1 },
      ...paidDeposit('d-1', someAmount(random)),
      { do: 'quiet' },
    ],
  },
  {
    id: 'foreign-wallet',
    remedy: 'forged-events',
    title: 'Another operator points its webhook at you, and pays itself with the externalId of your deposit.',
    rules: ['G-160', 'G-018'],
    cost: 'Every player can credit himself with money that he pays to himself.',
    steps: (random) => [
      { do: 'deposit', id: 'd-1', player: 'ana', amount: someAmount(random) },
      { do: 'payForeign', deposit: 'd-1' },
      { do: 'quiet' },
    ],
  },
  unpaid('forged', {
    id: 'forged-payment',
    title: 'A stranger sends the event of a payment, signed with another secret.',
    rules: ['G-160'],
    cost: 'Everybody who knows the URL of the webhook can credit any player.',
  }),
  unpaid('unsigned', {
    id: 'unsigned-payment',
    title: 'A stranger sends the event of a payment without a signature.',
    rules: ['G-160'],
    cost: 'Everybody who knows the URL of the webhook can credit any player.',
  }),
  unpaid('old', {
    id: 'replayed-payment',
    title: 'The event of a payment arrives with a true signature that is an hour old.',
    rules: ['G-160', 'G-216'],
    cost: 'A recorded delivery can be played again at any time.',
  }),
  unpaid('untrue', {
    id: 'untrue-payment',
    title: 'An event with a true signature says that a charge is paid, and it is not.',
    rules: ['R-047', 'G-160'],
    cost: 'Whoever learns the signing secret creates money.',
  }),
  unpaid('form', {
    id: 'form-payment',
    title: 'The event of a payment arrives as a form.',
    rules: ['G-159', 'G-160'],
    cost: 'A parser that reads everything skips the check of the signature.',
  }),
  {
    id: 'unknown-event',
    title: 'An event arrives whose name the back end does not know.',
    rules: ['G-197', 'R-232'],
    cost: 'A back end that takes every event for a payment credits it.',
    steps: (random) => [
      { do: 'deposit', id: 'd-1', player: 'ana', amount: someAmount(random) },
      { do: 'send', message: 'unknownEvent', deposit: 'd-1' },
      { do: 'pay', deposit: 'd-1' },
      { do: 'quiet' },
    ],
  },
  {
    id: 'huge-body',
    title: 'A delivery has a body of 2 MiB, and another one is not JSON.',
    rules: ['G-159'],
    cost: 'The receiver dies, and the events of other players are lost.',
    steps: (random) => [
      { do: 'deposit', id: 'd-1', player: 'ana', amount: someAmount(random) },
      { do: 'send', message: 'huge', deposit: 'd-1' },
      { do: 'send', message: 'broken', deposit: 'd-1' },
      { do: 'pay', deposit: 'd-1' },
      { do: 'quiet' },
    ],
  },
  {
    id: 'burst',
    remedy: 'forged-events',
    title: 'A thousand forged events arrive while payments come in.',
    rules: ['G-315', 'G-160'],
    cost: 'Payments are lost under load, or a forged one slips through.',
    steps: (random) => [
      { do: 'deposit', id: 'd-1', player: 'ana', amount: someAmount(random) },
      { do: 'deposit', id: 'd-2', player: 'bia', amount: someAmount(random) },
      {
        do: 'together',
        steps: [
          { do: 'send', message: 'forged', deposit: 'd-2', times: 1_000 },
          { do: 'pay', deposit: 'd-1' },
        ],
      },
      { do: 'quiet' },
    ],
  },
]
