import type { Step } from '../steps/step.ts'
import type { ListedScenario } from './scenario.ts'
import { funded, overlapping } from './steps.ts'

/** A settled withdrawal of R$ 150,00, and R$ 50,00 left. */
const WITHDRAWN: readonly Step[] = [
  ...funded(20_000),
  { do: 'withdraw', id: 'w-1', player: 'ana', amount: 15_000 },
  { do: 'quiet' },
]

/** A part of the withdrawal comes back. */
const returned = (amount: number): Step => ({ do: 'returnWithdrawal', withdrawal: 'w-1', amount })
/** A part of the deposit is taken back. */
const taken = (amount: number): Step => ({ do: 'takeBack', deposit: 'fund', amount })

/** Money that moves again after a deposit or withdrawal ended, and money that only the statement shows. */
export const RETURNS: readonly ListedScenario[] = [
  {
    id: 'partly-returned-withdrawal',
    title: 'A part of a settled withdrawal comes back from the bank of the player.',
    rules: ['G-380', 'R-177'],
    cost: 'The whole amount is given back for a part that came back.',
    steps: (random) => [...WITHDRAWN, returned(random.integer(1_000, 9_000)), { do: 'quiet' }],
  },
  {
    id: 'withdrawal-returned-in-parts',
    title: 'A settled withdrawal comes back in two parts.',
    rules: ['G-380', 'G-218'],
    cost: 'Events with the same externalId and name count as duplicates: the second part is lost.',
    steps: (random) => [
      ...WITHDRAWN,
      returned(random.integer(1_000, 5_000)),
      returned(random.integer(1_000, 5_000)),
      { do: 'quiet' },
      { do: 'resendEvents' },
    ],
  },
  {
    id: 'returned-withdrawal-at-once',
    title: 'Copies of the event of a returned withdrawal arrive at the same time.',
    rules: ['G-380', 'G-218'],
    cost: 'Money that came back once is given back twice.',
    steps: (random) => [
      ...WITHDRAWN,
      ...overlapping('pixWithdrawReturned', () => [returned(random.integer(1_000, 4_000))]),
    ],
  },
  {
    id: 'partly-taken-back-deposit',
    remedy: 'deposits',
    title: 'The bank of the payer takes a part of a paid deposit back (MED).',
    rules: ['G-381', 'G-385'],
    cost: 'The player loses the whole deposit for a part that was taken back.',
    steps: (random) => [...funded(20_000), taken(random.integer(1_000, 9_000)), { do: 'quiet' }],
  },
  {
    id: 'deposit-taken-back-in-parts',
    remedy: 'deposits',
    title: 'The bank of the payer takes a paid deposit back in two parts (MED).',
    rules: ['G-381', 'G-385', 'G-218'],
    cost: 'Events with the same externalId and name count as duplicates: the second part is not debited.',
    steps: (random) => [
      ...funded(20_000),
      taken(random.integer(1_000, 5_000)),
      taken(random.integer(1_000, 5_000)),
      { do: 'quiet' },
      { do: 'resendEvents' },
    ],
  },
  {
    id: 'taken-back-at-once',
    remedy: 'deposits',
    title: 'Copies of the event of a take-back arrive at the same time.',
    rules: ['G-381', 'G-218'],
    cost: 'The player is debited twice for one take-back.',
    steps: (random) => [
      ...funded(20_000),
      ...overlapping('pixChargeTakenBack', () => [taken(random.integer(1_000, 4_000))]),
    ],
  },
  {
    id: 'taken-back-above-balance',
    remedy: 'deposits',
    title: 'A deposit is taken back after the player withdrew most of it.',
    rules: ['G-381'],
    cost: 'The balance is too small, the take-back is refused, and the books never agree again.',
    steps: () => [...WITHDRAWN, { do: 'takeBack', deposit: 'fund' }, { do: 'quiet' }],
  },
  {
    id: 'withdrawal-below-zero',
    title: 'A player whose deposit was taken back after a withdrawal asks for another one.',
    rules: ['G-381', '§2.2'],
    cost: 'A player who owes money is paid again.',
    steps: (random) => [
      ...WITHDRAWN,
      { do: 'takeBack', deposit: 'fund' },
      { do: 'quiet' },
      { do: 'withdraw', id: 'w-2', player: 'ana', amount: random.integer(100, 900), isUncovered: true },
      { do: 'quiet' },
    ],
  },
  {
    id: 'fee',
    remedy: 'books-and-tokens',
    title: 'The payment API charges a fee. Only the statement shows it.',
    rules: ['G-086', 'G-210'],
    cost: 'The operator counts money that the wallet does not have.',
    steps: (random) => [
      ...funded(20_000),
      { do: 'fees', amount: random.integer(10, 500), times: 1 },
      { do: 'quiet' },
    ],
  },
  {
    id: 'long-statement',
    remedy: 'books-and-tokens',
    title: 'A day has more lines than a page of the statement.',
    rules: ['G-117', 'G-086'],
    cost: 'What is on the second page is never booked.',
    steps: (random) => [
      ...funded(20_000),
      { do: 'fees', amount: random.integer(1, 50), times: 110 },
      { do: 'quiet' },
    ],
  },
]
