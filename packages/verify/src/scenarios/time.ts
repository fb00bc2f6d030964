import type { ListedScenario } from './scenario.ts'
import { funded, lateEvent, MONEY_EVENTS, paidDeposit, someAmount } from './steps.ts'

const HOUR = 3_600
/** 23:59:30 in Brasília. */
const BEFORE_MIDNIGHT = '2026-03-03T02:59:30.000Z'

export const TIME: readonly ListedScenario[] = [
  {
    id: 'midnight-deposit',
    title: 'A deposit is paid seconds before midnight in Brasília, and its event comes on the next day.',
    rules: ['R-003', 'R-272', 'R-229'],
    cost: 'The books of two days are wrong, and the reports to the regulator with them.',
    start: BEFORE_MIDNIGHT,
    steps: (random) => [
      lateEvent('pixChargePaid', 1),
      ...paidDeposit('d-1', someAmount(random)),
      { do: 'pass', seconds: 60 },
      { do: 'quiet' },
    ],
  },
  {
    id: 'midnight-withdrawal',
    title: 'A withdrawal is asked for before midnight in Brasília, and settles after it.',
    rules: ['R-003', 'R-229', 'R-170'],
    cost: 'The books of two days are wrong, and the reports to the regulator with them.',
    start: BEFORE_MIDNIGHT,
    steps: (random) => [
      { do: 'deposit', id: 'fund', player: 'ana', amount: 20_000 },
      { do: 'pay', deposit: 'fund' },
      { do: 'withdrawalsEnd', outcome: { status: 'SUCCESS', afterSeconds: random.integer(30, 90) } },
      { do: 'pass', seconds: 1 },
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: someAmount(random) },
      { do: 'pass', seconds: 120 },
      { do: 'quiet' },
    ],
  },
  {
    id: 'evening-in-utc',
    title: 'A deposit is paid at 22:00 in Brasília, when the day in UTC is the next one.',
    rules: ['R-003', 'R-272'],
    cost: 'Three hours of each evening are booked on the wrong day.',
    start: '2026-03-03T01:00:00.000Z',
    steps: (random) => [...paidDeposit('d-1', someAmount(random)), { do: 'quiet' }],
  },
  {
    id: 'webhooks-away-for-28-hours',
    remedy: 'deposits',
    title: 'No webhook arrives for 28 hours: the payment API gives up.',
    rules: ['G-159', '§6'],
    cost: 'A day of deposits is never credited.',
    steps: (random) => [
      { do: 'disturbDeliveries', events: MONEY_EVENTS, effect: { kind: 'drop' } },
      ...paidDeposit('d-1', someAmount(random)),
      { do: 'pass', seconds: 10 * HOUR },
      ...paidDeposit('d-2', someAmount(random), 'bia'),
      { do: 'pass', seconds: 20 * HOUR },
      { do: 'removeFaults' },
      { do: 'quiet' },
    ],
  },
  {
    id: 'clock-jump',
    remedy: 'deposits',
    title: 'The clock jumps over the expiry of an open charge, while another one is paid.',
    rules: ['R-163', 'R-164', 'R-165'],
    cost: 'Work that is late by hours is lost or done twice.',
    steps: (random) => [
      { do: 'deposit', id: 'd-1', player: 'ana', amount: someAmount(random) },
      { do: 'deposit', id: 'd-2', player: 'bia', amount: someAmount(random) },
      { do: 'pay', deposit: 'd-2' },
      { do: 'pass', seconds: random.integer(24, 60) * HOUR },
      { do: 'pay', deposit: 'd-1' },
      { do: 'quiet' },
    ],
  },
  {
    id: 'withdrawal-over-days',
    remedy: 'withdrawals',
    title: 'The response to a withdrawal is lost, and no call succeeds for two days.',
    rules: ['G-190', 'G-193'],
    cost: 'The withdrawal is sent again with a new id, and paid twice.',
    steps: (random) => [
      ...funded(20_000),
      {
        do: 'disturbCalls',
        fault: { operationId: 'createWithdrawalByPixKey', effect: 'done', answer: 'lost', times: 1 },
      },
      {
        do: 'disturbCalls',
        fault: { operationId: 'getWithdrawal', effect: 'none', answer: { status: 503 } },
      },
      { do: 'disturbDeliveries', events: MONEY_EVENTS, effect: { kind: 'drop' } },
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: random.integer(1_000, 9_000) },
      { do: 'pass', seconds: 24 * HOUR },
      { do: 'pass', seconds: 25 * HOUR },
      { do: 'removeFaults' },
      { do: 'quiet' },
    ],
  },
]
