import type { ListedScenario } from './scenario.ts'
import { authorized, funded, paidDeposit, someAmount } from './steps.ts'

/** The scenarios of this group are played once for each kill. */
const crash = (
  scenario: Omit<ListedScenario, 'needs'>,
  needs: ListedScenario['needs'] = [],
): ListedScenario => ({
  ...scenario,
  needs: ['restart', ...needs],
})

export const CRASH: readonly ListedScenario[] = [
  crash(
    {
      id: 'killed-in-recurrence',
      remedy: 'recurring-charges',
      title: 'The back end is killed at a call while a recurring charge is started, authorized and paid.',
      rules: ['§2.4', '§4.8', 'G-174'],
      cost: 'A cycle is never charged, or its payment is credited never or twice.',
      steps: (random) => [
        ...authorized('s-1', someAmount(random), 2),
        { do: 'charge', recurrence: 's-1', end: 'paid' },
        { do: 'expectPaid', recurrence: 's-1', times: 2 },
      ],
    },
    ['recurrences'],
  ),
  crash({
    id: 'killed-in-deposit',
    remedy: 'deposits',
    title: 'The back end is killed at a call while a deposit is opened and paid.',
    rules: ['§6', 'G-018'],
    cost: 'The player has paid and is never credited, or twice.',
    steps: (random) => [...paidDeposit('d-1', someAmount(random)), { do: 'quiet' }],
  }),
  crash({
    id: 'killed-in-withdrawal',
    title: 'The back end is killed at a call while it sends a withdrawal.',
    rules: ['G-190', '§8'],
    cost: 'The player is debited and never paid, or paid twice.',
    steps: (random) => [
      ...funded(20_000),
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: random.integer(1_000, 9_000) },
      { do: 'pass', seconds: 120 },
      { do: 'quiet' },
    ],
  }),
  crash({
    id: 'killed-in-failed-withdrawal',
    title: 'The back end is killed at a call while a withdrawal fails.',
    rules: ['R-175', 'R-178', 'G-190'],
    cost: 'The amount is given back twice, or never.',
    steps: (random) => [
      ...funded(20_000),
      { do: 'withdrawalsEnd', outcome: { status: 'REJECTED', afterSeconds: random.integer(1, 60) } },
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: random.integer(1_000, 9_000) },
      { do: 'pass', seconds: 120 },
      { do: 'quiet' },
    ],
  }),
  crash(
    {
      id: 'killed-in-refund',
      title: 'The back end is killed at a call while it refunds a deposit.',
      rules: ['G-043', '§8'],
      cost: 'The player is debited without a refund, or refunded twice.',
      steps: (random) => [
        ...funded(20_000),
        { do: 'refund', id: 'r-1', deposit: 'fund', amount: random.integer(1_000, 9_000) },
        { do: 'pass', seconds: 120 },
        { do: 'quiet' },
      ],
    },
    ['refunds'],
  ),
  crash({
    id: 'killed-with-duplicates',
    remedy: 'deposits',
    title: 'The back end is killed at a call while each event arrives twice.',
    rules: ['G-218', 'G-161'],
    cost: 'The second delivery finds the first one half done, and credits again.',
    steps: (random) => [
      { do: 'disturbDeliveries', events: ['pixChargePaid'], effect: { kind: 'duplicate' } },
      ...paidDeposit('d-1', someAmount(random)),
      ...paidDeposit('d-2', someAmount(random), 'bia'),
      { do: 'quiet' },
    ],
  }),
  crash({
    id: 'restarted-between',
    title: 'The back end is killed at a call, and once more after a withdrawal.',
    rules: ['G-190', '§6'],
    cost: 'What the back end had in memory only is lost.',
    steps: (random) => [
      ...funded(20_000),
      { do: 'withdrawalsEnd', outcome: { status: 'SUCCESS', afterSeconds: random.integer(60, 600) } },
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: random.integer(1_000, 9_000) },
      { do: 'restart' },
      { do: 'pass', seconds: 900 },
      { do: 'quiet' },
    ],
  }),
]
