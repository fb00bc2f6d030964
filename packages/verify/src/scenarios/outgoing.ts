import type { CallFault } from '../proxy/call-fault.ts'
import type { ListedScenario } from './scenario.ts'
import { funded, paidDeposit, someAmount } from './steps.ts'

const WITHDRAW = 'createWithdrawalByPixKey'
const CHARGE = 'createImmediateCharge'

/** A withdrawal of a player while calls fail. The player may get the money once, and must not keep it as well. */
const withdrawal = (
  about: Pick<ListedScenario, 'id' | 'title' | 'rules' | 'cost'>,
  ...faults: readonly [CallFault, ...CallFault[]]
): ListedScenario => ({
  ...about,
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
const deposit = (
  about: Pick<ListedScenario, 'id' | 'title' | 'rules' | 'cost'>,
  ...faults: readonly [CallFault, ...CallFault[]]
): ListedScenario => ({
  ...about,
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
    {
      id: 'lost-answer',
      title: 'The response to a withdrawal is lost after the payment API accepted it.',
      rules: ['G-190', '§8'],
      cost: PAID_AND_KEPT,
    },
    { operationId: WITHDRAW, effect: 'done', answer: 'lost', times: 1 },
  ),
  withdrawal(
    {
      id: 'lost-answers',
      title: 'The responses to a withdrawal and to the reads after it are lost.',
      rules: ['G-190', '§8'],
      cost: PAID_TWICE,
    },
    { operationId: WITHDRAW, effect: 'done', answer: 'lost', times: 3 },
    { operationId: 'getWithdrawal', effect: 'done', answer: 'lost', times: 3 },
  ),
  withdrawal(
    {
      id: 'lost-request',
      title: 'A withdrawal never reaches the payment API.',
      rules: ['G-190'],
      cost: 'The player is debited and never paid.',
    },
    { operationId: WITHDRAW, effect: 'none', answer: 'lost', times: 2 },
  ),
  withdrawal(
    {
      id: 'server-error',
      title: 'A withdrawal is answered with 500, without an effect.',
      rules: ['G-330', 'G-178'],
      cost: 'The player is debited and never paid.',
    },
    { operationId: WITHDRAW, effect: 'none', answer: { status: 500 }, times: 2 },
  ),
  withdrawal(
    {
      id: 'error-after-effect',
      title: 'A withdrawal is answered with 500, although it was accepted.',
      rules: ['G-190', 'G-330'],
      cost: PAID_AND_KEPT,
    },
    { operationId: WITHDRAW, effect: 'done', answer: { status: 500 }, times: 1 },
  ),
  withdrawal(
    {
      id: 'gateway-timeout',
      title: 'A gateway answers 504 for a withdrawal that was accepted.',
      rules: ['G-190'],
      cost: PAID_AND_KEPT,
    },
    { operationId: WITHDRAW, effect: 'done', answer: { status: 504 }, times: 2 },
  ),
  withdrawal(
    {
      id: 'gateway-not-found',
      title: 'A gateway answers 404 in plain text for a withdrawal that was accepted, and for its reads.',
      rules: ['G-167', 'R-213'],
      cost: PAID_AND_KEPT,
    },
    { operationId: WITHDRAW, effect: 'done', answer: { status: 404 }, times: 1 },
    { operationId: 'getWithdrawal', effect: 'none', answer: { status: 404 }, times: 2 },
  ),
  withdrawal(
    {
      id: 'unavailable',
      title: 'A withdrawal is answered with 503 and Retry-After.',
      rules: ['G-330'],
      cost: 'The player is debited and never paid.',
    },
    { operationId: WITHDRAW, effect: 'none', answer: { status: 503, retryAfterSeconds: 1 }, times: 2 },
  ),
  withdrawal(
    {
      id: 'rate-limit',
      title: 'A withdrawal is answered with 429 and Retry-After.',
      rules: ['G-195'],
      cost: 'The player is debited and never paid.',
    },
    { operationId: WITHDRAW, effect: 'none', answer: { status: 429, retryAfterSeconds: 1 }, times: 2 },
  ),
  withdrawal(
    {
      id: 'garbage-answer',
      title: 'A withdrawal that was accepted is answered with 200 and a page of HTML.',
      rules: ['R-050', 'G-190'],
      cost: PAID_AND_KEPT,
    },
    { operationId: WITHDRAW, effect: 'done', answer: 'garbage', times: 1 },
  ),
  withdrawal(
    {
      id: 'garbage-without-effect',
      title: 'A page of HTML with 200 answers a withdrawal that never reached the payment API.',
      rules: ['R-050'],
      cost: 'The withdrawal counts as paid, and the player never gets the money.',
    },
    { operationId: WITHDRAW, effect: 'none', answer: 'garbage', times: 1 },
  ),
  withdrawal(
    {
      id: 'captive-portal',
      title: 'A captive portal redirects a withdrawal to its own page.',
      rules: ['R-050'],
      cost: 'The withdrawal counts as paid or refused, and it is neither.',
    },
    { operationId: WITHDRAW, effect: 'none', answer: 'portal', times: 2 },
  ),
  withdrawal(
    {
      id: 'slow-answer',
      title: 'The response to a withdrawal comes after the time limit of the back end.',
      rules: ['G-190', '§8'],
      cost: PAID_AND_KEPT,
    },
    { operationId: WITHDRAW, effect: 'done', answer: 'late', times: 1 },
  ),
  withdrawal(
    {
      id: 'cut-answer',
      title: 'The connection breaks in the middle of the response to a withdrawal.',
      rules: ['G-190', '§8'],
      cost: PAID_AND_KEPT,
    },
    { operationId: WITHDRAW, effect: 'done', answer: 'cut', times: 1 },
  ),
  deposit(
    {
      id: 'lost-charge',
      title: 'The response to the creation of a charge is lost.',
      rules: ['G-018'],
      cost: 'The player pays a charge that the back end does not know.',
    },
    { operationId: CHARGE, effect: 'done', answer: 'lost', times: 1 },
  ),
  deposit(
    {
      id: 'charge-unavailable',
      title: 'The creation of a charge is answered with 503, then with 500.',
      rules: ['G-330'],
      cost: 'The deposit is lost, or opened twice.',
    },
    { operationId: CHARGE, effect: 'none', answer: { status: 503 }, times: 1 },
    { operationId: CHARGE, effect: 'none', answer: { status: 500 }, times: 1 },
  ),
  deposit(
    {
      id: 'reads-fail',
      title: 'All reads of a charge fail while its event arrives.',
      rules: ['§6', 'G-330'],
      cost: 'The event is acknowledged and forgotten: the player is never credited.',
    },
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
