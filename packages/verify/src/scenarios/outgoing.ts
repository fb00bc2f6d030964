import type { CallFault } from '../proxy/call-fault.ts'
import type { ListedScenario } from './scenario.ts'
import { funded, paidDeposit, someAmount } from './steps.ts'

const WITHDRAW = 'createWithdrawalByPixKey'
const CHARGE = 'createImmediateCharge'

type Disturbed = (
  id: string,
  title: string,
  rules: ListedScenario['rules'],
  cost: string,
  ...faults: readonly [CallFault, ...CallFault[]]
) => ListedScenario

/** A withdrawal of a player while calls fail. The player may get the money once, and must not keep it as well. */
const withdrawal: Disturbed = (id, title, rules, cost, ...faults) => ({
  id,
  title,
  rules,
  cost,
  steps: (random) => [
    ...funded(20_000),
    ...faults.map((fault) => ({ do: 'disturbCalls', fault }) as const),
    { do: 'withdraw', id: 'w-1', player: 'ana', amount: someAmount(random) },
    { do: 'pass', seconds: 300 },
    { do: 'removeFaults' },
    { do: 'quiet' },
  ],
})

/** A deposit while calls fail. The player may be credited once for what the player paid. */
const deposit: Disturbed = (id, title, rules, cost, ...faults) => ({
  id,
  title,
  rules,
  cost,
  remedy: 'deposits',
  steps: (random) => [
    ...faults.map((fault) => ({ do: 'disturbCalls', fault }) as const),
    ...paidDeposit('d-1', someAmount(random)),
    { do: 'pass', seconds: 120 },
    { do: 'removeFaults' },
    { do: 'expectSettled', id: 'd-1' },
  ],
})

const PAID_AND_KEPT =
  'The player has the money twice: the withdrawal was paid, and the balance was given back.'
const PAID_TWICE = 'The same withdrawal is paid twice.'

export const OUTGOING: readonly ListedScenario[] = [
  withdrawal(
    'lost-answer',
    'The response to a withdrawal is lost after the payment API accepted it.',
    ['G-190', '§8'],
    PAID_AND_KEPT,
    { operationId: WITHDRAW, effect: 'done', answer: 'lost', times: 1 },
  ),
  withdrawal(
    'lost-answers',
    'The responses to a withdrawal and to the reads after it are lost.',
    ['G-190', '§8'],
    PAID_TWICE,
    { operationId: WITHDRAW, effect: 'done', answer: 'lost', times: 3 },
    { operationId: 'getWithdrawal', effect: 'done', answer: 'lost', times: 3 },
  ),
  withdrawal(
    'lost-request',
    'A withdrawal never reaches the payment API.',
    ['G-190'],
    'The player is debited and never paid.',
    { operationId: WITHDRAW, effect: 'none', answer: 'lost', times: 2 },
  ),
  withdrawal(
    'server-error',
    'A withdrawal is answered with 500, without an effect.',
    ['G-330', 'G-178'],
    'The player is debited and never paid.',
    { operationId: WITHDRAW, effect: 'none', answer: { status: 500 }, times: 2 },
  ),
  withdrawal(
    'error-after-effect',
    'A withdrawal is answered with 500, although it was accepted.',
    ['G-190', 'G-330'],
    PAID_AND_KEPT,
    { operationId: WITHDRAW, effect: 'done', answer: { status: 500 }, times: 1 },
  ),
  withdrawal(
    'gateway-timeout',
    'A gateway answers 504 for a withdrawal that was accepted.',
    ['G-190'],
    PAID_AND_KEPT,
    { operationId: WITHDRAW, effect: 'done', answer: { status: 504 }, times: 2 },
  ),
  withdrawal(
    'gateway-not-found',
    'A gateway answers 404 in plain text for a withdrawal that was accepted, and for its reads.',
    ['G-167', 'R-213'],
    PAID_AND_KEPT,
    { operationId: WITHDRAW, effect: 'done', answer: { status: 404 }, times: 1 },
    { operationId: 'getWithdrawal', effect: 'none', answer: { status: 404 }, times: 2 },
  ),
  withdrawal(
    'unavailable',
    'A withdrawal is answered with 503 and Retry-After.',
    ['G-330'],
    'The player is debited and never paid.',
    { operationId: WITHDRAW, effect: 'none', answer: { status: 503, retryAfterSeconds: 1 }, times: 2 },
  ),
  withdrawal(
    'rate-limit',
    'A withdrawal is answered with 429 and Retry-After.',
    ['G-195'],
    'The player is debited and never paid.',
    { operationId: WITHDRAW, effect: 'none', answer: { status: 429, retryAfterSeconds: 1 }, times: 2 },
  ),
  withdrawal(
    'garbage-answer',
    'A withdrawal that was accepted is answered with 200 and a page of HTML.',
    ['R-050', 'G-190'],
    PAID_AND_KEPT,
    { operationId: WITHDRAW, effect: 'done', answer: 'garbage', times: 1 },
  ),
  withdrawal(
    'garbage-without-effect',
    'A page of HTML with 200 answers a withdrawal that never reached the payment API.',
    ['R-050'],
    'The withdrawal counts as paid, and the player never gets the money.',
    { operationId: WITHDRAW, effect: 'none', answer: 'garbage', times: 1 },
  ),
  withdrawal(
    'captive-portal',
    'A captive portal redirects a withdrawal to its own page.',
    ['R-050'],
    'The withdrawal counts as paid or refused, and it is neither.',
    { operationId: WITHDRAW, effect: 'none', answer: 'portal', times: 2 },
  ),
  withdrawal(
    'slow-answer',
    'The response to a withdrawal comes after the time limit of the back end.',
    ['G-190', '§8'],
    PAID_AND_KEPT,
    { operationId: WITHDRAW, effect: 'done', answer: 'late', times: 1 },
  ),
  withdrawal(
    'cut-answer',
    'The connection breaks in the middle of the response to a withdrawal.',
    ['G-190', '§8'],
    PAID_AND_KEPT,
    { operationId: WITHDRAW, effect: 'done', answer: 'cut', times: 1 },
  ),
  deposit(
    'lost-charge',
    'The response to the creation of a charge is lost.',
    ['G-018'],
    'The player pays a charge that the back end does not know.',
    { operationId: CHARGE, effect: 'done', answer: 'lost', times: 1 },
  ),
  deposit(
    'charge-unavailable',
    'The creation of a charge is answered with 503, then with 500.',
    ['G-330'],
    'The deposit is lost, or opened twice.',
    { operationId: CHARGE, effect: 'none', answer: { status: 503 }, times: 1 },
    { operationId: CHARGE, effect: 'none', answer: { status: 500 }, times: 1 },
  ),
  deposit(
    'reads-fail',
    'All reads of a charge fail while its event arrives.',
    ['§6', 'G-330'],
    'The event is acknowledged and forgotten: the player is never credited.',
    { operationId: 'getImmediateCharge', effect: 'none', answer: { status: 503 }, times: 4 },
  ),
  {
    id: 'lost-answer-to-account',
    title: 'The response to a withdrawal to bank details is lost after the payment API accepted it.',
    rules: ['G-190', '§2.2', '§8'],
    cost: PAID_TWICE,
    steps: (random) => [
      ...funded(20_000),
      {
        do: 'disturbCalls',
        fault: { operationId: 'createWithdrawalByBankDetails', effect: 'done', answer: 'lost', times: 1 },
      },
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: random.integer(1_000, 9_000), to: 'account' },
      { do: 'pass', seconds: 300 },
      { do: 'removeFaults' },
      { do: 'expectSettled', id: 'w-1' },
    ],
  },
  {
    id: 'token-revoked',
    remedy: 'books-and-tokens',
    title: 'The token is revoked between the deposit and the withdrawal.',
    rules: ['G-124', 'R-197'],
    cost: 'Every call fails until a restart: players are debited and not paid.',
    steps: (random) => [
      ...funded(20_000),
      { do: 'revokeTokens' },
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: someAmount(random) },
      { do: 'revokeTokens' },
      ...paidDeposit('d-2', someAmount(random)),
      { do: 'expectSettled', id: 'w-1' },
      { do: 'expectSettled', id: 'd-2' },
    ],
  },
  {
    id: 'outage',
    remedy: 'books-and-tokens',
    title: 'The payment API answers nothing for an hour.',
    rules: ['G-330', '§6'],
    cost: 'What happened in this hour is lost: payments without credit, withdrawals without end.',
    steps: (random) => [
      ...funded(20_000),
      { do: 'deposit', id: 'd-2', player: 'bia', amount: someAmount(random) },
      { do: 'disturbCalls', fault: { effect: 'none', answer: 'lost' } },
      { do: 'pay', deposit: 'd-2' },
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: someAmount(random) },
      { do: 'pass', seconds: 1_800 },
      { do: 'pass', seconds: 1_800 },
      { do: 'removeFaults' },
      { do: 'quiet' },
    ],
  },
]
