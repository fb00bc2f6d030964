import type { ListedScenario } from './scenario.ts'
import { RETURNS } from './returns.ts'
import { funded, lateEvent, overlapping, paidDeposit, someAmount } from './steps.ts'

const HOUR = 3_600

export const MONEY: readonly ListedScenario[] = [
  {
    id: 'plain-deposit',
    remedy: 'deposits',
    title: 'A player opens a deposit and pays it, and nothing goes wrong.',
    rules: ['R-159', '§6'],
    cost: 'The player has paid and is never credited.',
    steps: (random) => [...paidDeposit('d-1', someAmount(random)), { do: 'expectSettled', id: 'd-1' }],
  },
  {
    id: 'plain-withdrawal',
    title: 'A player withdraws, and nothing goes wrong.',
    rules: ['R-050', 'R-168'],
    cost: 'The player is debited and never paid.',
    steps: (random) => [
      ...funded(20_000),
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: someAmount(random) },
      { do: 'expectSettled', id: 'w-1' },
    ],
  },
  {
    id: 'plain-refund',
    title: 'A deposit is refunded in part, and nothing goes wrong.',
    rules: ['R-078', 'R-090'],
    cost: 'The player is debited without a refund.',
    needs: ['refunds'],
    steps: (random) => [
      ...funded(20_000),
      { do: 'refund', id: 'r-1', deposit: 'fund', amount: someAmount(random) },
      { do: 'expectSettled', id: 'r-1' },
    ],
  },
  {
    id: 'wrong-payer',
    remedy: 'deposits',
    title: 'A person with another CPF pays the deposit of a player.',
    rules: ['R-038', 'R-040'],
    cost: 'Third parties pay for players: the law forbids it, and the money must go back.',
    steps: (random) => [
      { do: 'deposit', id: 'd-1', player: 'ana', amount: someAmount(random) },
      { do: 'pay', deposit: 'd-1', payer: 'stranger' },
      { do: 'quiet' },
    ],
  },
  {
    id: 'wrong-payer-first',
    remedy: 'deposits',
    title: 'A person with another CPF tries to pay, then the player pays.',
    rules: ['R-160', 'R-161', 'R-162'],
    cost: 'A rejected attempt closes the deposit, and the true payment is never credited.',
    steps: (random) => [
      { do: 'deposit', id: 'd-1', player: 'ana', amount: someAmount(random) },
      { do: 'pay', deposit: 'd-1', payer: 'stranger' },
      { do: 'pay', deposit: 'd-1' },
      { do: 'quiet' },
    ],
  },
  {
    id: 'paid-twice',
    remedy: 'deposits',
    title: 'A player pays the same charge twice.',
    rules: ['R-166', 'G-088'],
    cost: 'One payment is credited twice.',
    steps: (random) => [
      ...paidDeposit('d-1', someAmount(random)),
      { do: 'pay', deposit: 'd-1' },
      { do: 'resendEvents' },
    ],
  },
  {
    id: 'paid-at-expiry',
    remedy: 'deposits',
    title: 'A charge is paid in its last second, and its event is late.',
    rules: ['R-159', 'R-165', 'G-088', 'G-089'],
    cost: 'The deposit counts as expired, and the payment is never credited.',
    steps: (random) => [
      { do: 'deposit', id: 'd-1', player: 'ana', amount: someAmount(random), expiresIn: 600 },
      lateEvent('pixChargePaid', 2),
      { do: 'pass', seconds: 599 },
      { do: 'pay', deposit: 'd-1' },
      { do: 'pass', seconds: 2 },
      { do: 'quiet' },
    ],
  },
  {
    id: 'refused-withdrawal',
    title: 'A withdrawal is rejected minutes after it was accepted.',
    rules: ['R-171', 'R-175', 'R-178'],
    cost: 'The player is debited and never paid.',
    steps: (random) => [
      ...funded(20_000),
      { do: 'withdrawalsEnd', outcome: { status: 'REJECTED', afterSeconds: random.integer(60, 900) } },
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: someAmount(random) },
      { do: 'quiet' },
    ],
  },
  {
    id: 'failed-withdrawal-twice',
    title: 'The event of a failed withdrawal arrives twice.',
    rules: ['R-175', 'G-158', 'G-218'],
    cost: 'The amount of the withdrawal is given back twice.',
    steps: (random) => [
      ...funded(20_000),
      { do: 'withdrawalsEnd', outcome: { status: 'FAILED', afterSeconds: random.integer(1, 60) } },
      { do: 'disturbDeliveries', events: ['pixWithdrawFailed'], effect: { kind: 'duplicate' } },
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: someAmount(random) },
      { do: 'quiet' },
      { do: 'resendEvents' },
    ],
  },
  {
    id: 'slow-settlement',
    title: 'A withdrawal settles hours after it was accepted.',
    rules: ['R-176', 'R-170'],
    cost: 'The back end gives up, gives the amount back, and the player is paid all the same.',
    steps: (random) => [
      ...funded(20_000),
      {
        do: 'withdrawalsEnd',
        outcome: { status: 'SUCCESS', afterSeconds: random.integer(3, 20) * HOUR, holdAt: 'PROCESSING' },
      },
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: someAmount(random) },
      { do: 'pass', seconds: HOUR },
      { do: 'pass', seconds: HOUR },
      { do: 'pass', seconds: 20 * HOUR },
      { do: 'quiet' },
    ],
  },
  {
    id: 'canceled-withdrawal',
    title: 'A withdrawal could not be sent, or its confirmation expires.',
    rules: ['R-172', 'R-174', 'R-178'],
    cost: 'The player is debited and never paid.',
    steps: (random) => [
      ...funded(20_000),
      { do: 'withdrawalsEnd', outcome: { status: random.of(['CANCELED', 'EXPIRED']), afterSeconds: 30 } },
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: someAmount(random) },
      { do: 'quiet' },
    ],
  },
  {
    id: 'wallet-too-small',
    title: 'The wallet has less money than the withdrawal, because a court blocked it.',
    rules: ['G-032', 'R-178'],
    cost: 'The player is debited and never paid.',
    steps: (random) => [
      ...funded(20_000),
      { do: 'block', amount: 119_500 },
      // The withdrawal fails at once, and its event comes after the response. `event-before-answer` has the other order.
      lateEvent('pixWithdrawFailed', 1),
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: someAmount(random) },
      { do: 'pass', seconds: 600 },
      { do: 'unblock', amount: 119_500 },
      { do: 'quiet' },
    ],
  },
  {
    id: 'last-cent',
    title: 'A player asks for the whole balance twice at the same time.',
    rules: ['§2.2', 'G-190'],
    cost: 'Both withdrawals are paid, the second with the money of other players.',
    steps: (random) => {
      const amount = someAmount(random)
      return [
        ...funded(amount),
        // So the requests meet in the back end, however fast it is.
        {
          do: 'disturbCalls',
          fault: { operationId: 'createWithdrawalByPixKey', effect: 'done', answer: 'slow' },
        },
        {
          do: 'together',
          steps: [
            { do: 'withdraw', id: 'w-1', player: 'ana', amount },
            { do: 'withdraw', id: 'w-2', player: 'ana', amount },
            { do: 'withdraw', id: 'w-3', player: 'ana', amount },
          ],
        },
        { do: 'removeFaults' },
        { do: 'quiet' },
      ]
    },
  },
  {
    id: 'same-withdrawal-twice',
    title: 'A player presses the button of a withdrawal twice.',
    rules: ['G-190', '§8'],
    cost: 'One withdrawal is paid twice.',
    steps: (random) => {
      const amount = random.integer(1_000, 9_000)
      const step = { do: 'withdraw', id: 'w-1', player: 'ana', amount } as const
      return [...funded(20_000), { do: 'together', steps: [step, step] }, { do: 'pass', seconds: 60 }, step]
    },
  },
  {
    id: 'returned-withdrawal',
    title: 'A settled withdrawal comes back from the bank of the player.',
    rules: ['G-380', 'R-177'],
    cost: 'The money is in the wallet, and the player never gets it back.',
    steps: (random) => [
      ...funded(20_000),
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: someAmount(random) },
      { do: 'quiet' },
      { do: 'returnWithdrawal', withdrawal: 'w-1' },
      { do: 'quiet' },
      { do: 'resendEvents' },
    ],
  },
  {
    id: 'taken-back-deposit',
    remedy: 'deposits',
    title: 'The bank of the payer takes a paid deposit back because of fraud (MED).',
    rules: ['G-381'],
    cost: 'The money left the wallet, and the player still bets with it.',
    steps: (random) => [
      ...funded(someAmount(random)),
      { do: 'takeBack', deposit: 'fund' },
      { do: 'quiet' },
      { do: 'resendEvents' },
    ],
  },
  {
    id: 'failed-refund',
    title: 'A refund is accepted, and fails later.',
    rules: ['R-086', 'G-092', 'G-205'],
    cost: 'The player is debited for a refund that did not happen.',
    needs: ['refunds'],
    steps: (random) => [
      ...funded(20_000),
      { do: 'refundsEnd', status: 'FAILED', afterSeconds: random.integer(60, 600) },
      { do: 'refund', id: 'r-1', deposit: 'fund', amount: someAmount(random) },
      { do: 'quiet' },
    ],
  },
  {
    id: 'lost-refund',
    title: 'The response to a refund is lost.',
    rules: ['G-043', '§8'],
    cost: 'The deposit is refunded, and the player keeps the balance, or is refunded twice.',
    needs: ['refunds'],
    steps: (random) => [
      ...funded(20_000),
      {
        do: 'disturbCalls',
        fault: { operationId: 'createRefund', effect: 'done', answer: 'lost', times: 1 },
      },
      { do: 'refund', id: 'r-1', deposit: 'fund', amount: random.integer(1_000, 9_000) },
      { do: 'pass', seconds: 300 },
      { do: 'quiet' },
    ],
  },
  {
    id: 'failed-withdrawal-at-once',
    title: 'Copies of the event of a failed withdrawal arrive at the same time.',
    rules: ['R-175', 'G-158', 'G-218'],
    cost: 'The amount of the withdrawal is given back twice.',
    steps: (random) => [
      ...funded(60_000),
      { do: 'withdrawalsEnd', outcome: { status: 'FAILED', afterSeconds: 60 } },
      ...overlapping('pixWithdrawFailed', (round) => [
        { do: 'withdraw', id: `w-${round + 1}`, player: 'ana', amount: someAmount(random) },
        { do: 'pass', seconds: 60 },
      ]),
    ],
  },
  {
    id: 'settled-withdrawal-at-once',
    title: 'Copies of the event of a settled withdrawal arrive at the same time.',
    rules: ['R-170', 'G-218'],
    cost: 'One payment leaves the books twice.',
    steps: (random) => [
      ...funded(60_000),
      { do: 'withdrawalsEnd', outcome: { status: 'SUCCESS', afterSeconds: 60 } },
      ...overlapping('pixWithdrawSettled', (round) => [
        { do: 'withdraw', id: `w-${round + 1}`, player: 'ana', amount: someAmount(random) },
        { do: 'pass', seconds: 60 },
      ]),
    ],
  },
  {
    id: 'failed-refund-at-once',
    title: 'Copies of the event of a failed refund arrive at the same time.',
    rules: ['R-086', 'G-205', 'G-218'],
    cost: 'The amount of the refund is given back twice.',
    needs: ['refunds'],
    steps: (random) => [
      ...funded(60_000),
      { do: 'refundsEnd', status: 'FAILED', afterSeconds: 60 },
      ...overlapping('pixRefundFailed', (round) => [
        { do: 'refund', id: `r-${round + 1}`, deposit: 'fund', amount: someAmount(random) },
        { do: 'pass', seconds: 60 },
      ]),
    ],
  },
  {
    id: 'withdrawal-to-account',
    title: 'A player withdraws to bank details, and nothing goes wrong.',
    rules: ['R-050', '§2.2'],
    cost: 'The player is debited twice, or never paid.',
    steps: (random) => [
      ...funded(40_000),
      { do: 'withdraw', id: 'w-1', player: 'ana', amount: someAmount(random), to: 'account' },
      { do: 'expectSettled', id: 'w-1' },
    ],
  },
  {
    id: 'withdrawal-above-balance',
    title: 'A player asks for one centavo more than the balance.',
    rules: ['§2.2', 'G-190'],
    cost: 'The player is paid with the money of other players.',
    steps: (random) => {
      const amount = someAmount(random)
      return [
        ...funded(amount),
        { do: 'withdraw', id: 'w-1', player: 'ana', amount: amount + 1, isUncovered: true },
        { do: 'quiet' },
      ]
    },
  },
  {
    id: 'key-and-account-at-once',
    title: 'A player asks for the whole balance to a key and to bank details at the same time.',
    rules: ['§2.2', 'G-190'],
    cost: 'Both withdrawals are paid, the second with the money of other players.',
    steps: (random) => {
      const amount = someAmount(random)
      return [
        ...funded(amount),
        // Both kinds of calls are slow, so that the requests meet in the back end.
        { do: 'disturbCalls', fault: { effect: 'done', answer: 'slow' } },
        {
          do: 'together',
          steps: [
            { do: 'withdraw', id: 'w-1', player: 'ana', amount },
            { do: 'withdraw', id: 'w-2', player: 'ana', amount, to: 'account' },
          ],
        },
        { do: 'removeFaults' },
        { do: 'quiet' },
      ]
    },
  },
  {
    id: 'withdrawal-and-refund-at-once',
    title: 'A player asks for the whole balance while the deposit is refunded at the same time.',
    rules: ['§2.2', 'R-078', 'G-190'],
    cost: 'The same money leaves twice.',
    needs: ['refunds'],
    steps: (random) => {
      const amount = someAmount(random)
      return [
        ...funded(amount),
        { do: 'disturbCalls', fault: { effect: 'done', answer: 'slow' } },
        {
          do: 'together',
          steps: [
            { do: 'withdraw', id: 'w-1', player: 'ana', amount },
            { do: 'refund', id: 'r-1', deposit: 'fund', amount },
          ],
        },
        { do: 'removeFaults' },
        { do: 'quiet' },
      ]
    },
  },
  ...RETURNS,
]
