import type { RuleId } from '@pix-payments/spec'
import { REPLAY_HEADER } from '../replays.ts'
import { DAY_SECONDS, SETTLEMENT_SECONDS } from '../sandbox/durations.ts'
import type { Play, Scenario } from './scenario.ts'

const OPENING_BALANCE = 100_000

type Status = 'SUCCESS' | 'REJECTED' | 'CANCELED' | 'FAILED' | 'EXPIRED'

/** Creates a withdrawal that ends in the given status. Checks the balance before, during and after it. */
const endsAs =
  (status: Status) =>
  async (play: Play): Promise<void> => {
    const wallet = await play.sandbox.openWallet({ openingBalance: OPENING_BALANCE, directory: true })
    const { walletId, control } = wallet
    const withdrawals = { status, afterSeconds: SETTLEMENT_SECONDS }
    await control.wallets.updateWallet({ walletId, outcomes: { withdrawals } })
    const body = wallet.example('createWithdrawalByPixKey')
    const accepted = await wallet.call('createWithdrawalByPixKey', { body })
    const { transactionId, externalId, amount } = accepted
    const inFlight = { available: OPENING_BALANCE - amount, blocked: amount, total: OPENING_BALANCE }
    await play.balance(wallet, 'when it is accepted', inFlight)

    await wallet.pass(SETTLEMENT_SECONDS - 1)
    const path = { externalId }
    const before = await wallet.call('getWithdrawal', { path })
    play.same('in flight', [before.errorCode, before.settlementDateTime], [null, null])
    play.same('events in flight', await play.events(wallet, transactionId), [])
    await play.balance(wallet, 'in flight', inFlight)

    await wallet.pass(1)
    const after = await wallet.call('getWithdrawal', { path })
    const settled = status === 'SUCCESS'
    play.same('status', after.status, status)
    play.same('it settled', after.settlementDateTime !== null, settled)
    play.same('it has an errorCode', after.errorCode !== null, !settled)
    const left = OPENING_BALANCE - (settled ? amount : 0)
    await play.balance(wallet, 'when it has ended', { available: left, blocked: 0, total: left })
    const told = settled ? 'pixWithdrawSettled' : 'pixWithdrawFailed'
    play.same('events', await play.events(wallet, transactionId), [told])
    const query = [['productTransactionId', transactionId] as const]
    const { totalItems } = await wallet.call('listStatement', { query })
    play.same('statement lines', totalItems, settled ? 1 : 0)

    await wallet.pass(DAY_SECONDS)
    play.same('status a day later', (await wallet.call('getWithdrawal', { path })).status, status)
  }

/** Moves a held withdrawal through the given statuses and checks each status. The last one ends the withdrawal. */
const walks =
  (statuses: readonly ('CONFIRMED' | 'PROCESSING' | Status)[]) =>
  async (play: Play): Promise<void> => {
    const wallet = await play.sandbox.openWallet({ openingBalance: OPENING_BALANCE, directory: true })
    const { walletId, control } = wallet
    const withdrawals = { status: 'NONE', holdAt: 'INITIATED' } as const
    await control.wallets.updateWallet({ walletId, outcomes: { withdrawals } })
    const body = wallet.example('createWithdrawalByPixKey')
    const { status, externalId, transactionId } = await wallet.call('createWithdrawalByPixKey', { body })
    play.same('status of the create answer', status, 'INITIATED')
    const path = { externalId }
    const initiated = await wallet.call('getWithdrawal', { path })
    play.same('endToEndId before it is sent', initiated.endToEndId, null)
    for (const next of statuses) {
      await control.withdrawals.setWithdrawalOutcome({ walletId, externalId, status: next })
      play.same('status', (await wallet.call('getWithdrawal', { path })).status, next)
    }
    const settled = statuses.at(-1) === 'SUCCESS'
    const told = settled ? 'pixWithdrawSettled' : 'pixWithdrawFailed'
    play.same('events', await play.events(wallet, transactionId), [told])
  }

const ending = (status: Status, what: string, rule: RuleId): Scenario => ({
  name: `a withdrawal ${what}`,
  rules:
    status === 'SUCCESS' ? [rule, 'R-170', 'R-177'] : [rule, 'R-071', 'R-175', 'R-176', 'R-177', 'R-178'],
  gaps: ['G-091', 'G-108'],
  run: endsAs(status),
})

async function repeated(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet({ openingBalance: OPENING_BALANCE, directory: true })
  const other = await play.sandbox.openWallet({ openingBalance: OPENING_BALANCE, directory: true })
  const body = wallet.example('createWithdrawalByPixKey')
  const first = await wallet.call('createWithdrawalByPixKey', { body })
  play.same('the repeat', await wallet.call('createWithdrawalByPixKey', { body }), first)
  await play.balance(wallet, 'after the repeat', { available: OPENING_BALANCE - first.amount })
  await play.refused(
    wallet,
    'createWithdrawalByPixKey',
    { body: { ...body, amount: first.amount + 1 } },
    { status: 409, code: 'IDEMPOTENCY_ERROR' },
  )
  const elsewhere = await other.call('createWithdrawalByPixKey', { body })
  play.same('in another wallet it is another', elsewhere.transactionId !== first.transactionId, true)
  await wallet.pass(SETTLEMENT_SECONDS)
  const { externalId } = first
  const settled = await wallet.call('getWithdrawal', { path: { externalId } })
  play.same('status after the settlement', settled.status, 'SUCCESS')
  const { status, headers } = await wallet.send('createWithdrawalByPixKey', { body })
  play.same('the repeat is a replay', [status, headers[REPLAY_HEADER]], [202, 'true'])
  const third = await wallet.call('createWithdrawalByPixKey', { body })
  play.same('the repeat after the settlement', third, first)
  await play.balance(wallet, 'in the end', { available: OPENING_BALANCE - first.amount, blocked: 0 })
}

async function withoutFunds(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet({ openingBalance: 999, directory: true })
  const body = { ...wallet.example('createWithdrawalByPixKey'), amount: 1000 }
  const { status, transactionId, externalId } = await wallet.call('createWithdrawalByPixKey', { body })
  play.same('status', status, 'FAILED')
  const { errorCode } = await wallet.call('getWithdrawal', { path: { externalId } })
  play.same('errorCode', errorCode, 'INSUFFICIENT_BALANCE')
  play.same('events', await play.events(wallet, transactionId), ['pixWithdrawFailed'])
  await play.balance(wallet, 'after it', { available: 999, blocked: 0 })
  const whole = { ...body, amount: 999, externalId: 'whole' }
  const enough = await wallet.call('createWithdrawalByPixKey', { body: whole })
  play.same('status of one for everything that is there', enough.status, 'PROCESSING')
}

async function refusedDebitsNothing(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet({ openingBalance: OPENING_BALANCE, directory: true })
  const body = wallet.example('createWithdrawalByPixKey')
  const { expectedCreditor } = wallet.example('createWithdrawalByPixKey', 'cpf-key')
  const refused = async (changes: object, status: number, code: string): Promise<void> => {
    await play.refused(
      wallet,
      'createWithdrawalByPixKey',
      { body: { ...body, ...changes } },
      { status, code },
    )
    await play.refused(
      wallet,
      'getWithdrawal',
      { path: { externalId: String(body['externalId']) } },
      { status: 404, code: 'NotFound' },
    )
  }
  await refused({ amount: 0 }, 400, 'MalformedRequest')
  await refused({ pixKey: 'nobody@example.com' }, 404, 'PIX_KEY_NOT_FOUND')
  await refused({ expectedCreditor }, 422, 'IGAMING_CPF_MISMATCH')
  await play.balance(wallet, 'after all', { available: OPENING_BALANCE, blocked: 0 })
}

async function secureLoop(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet({
    openingBalance: OPENING_BALANCE,
    switches: { secureLoop: true },
    directory: true,
  })
  const body = wallet.example('createWithdrawalByPixKey')
  const outside = { status: 422, code: 'SECURE_LOOP_ACCOUNT_MISMATCH' }
  await play.refused(wallet, 'createWithdrawalByPixKey', { body }, outside)
  await play.balance(wallet, 'after the refusal', { available: OPENING_BALANCE, blocked: 0 })
  await wallet.deposit()
  const amount = Number(wallet.example('createImmediateCharge')['amount'])
  const { status } = await wallet.call('createWithdrawalByPixKey', { body })
  play.same('status after a deposit from that account', status, 'PROCESSING')
  await play.balance(wallet, 'in the end', { total: OPENING_BALANCE + amount })
  const toAnother = wallet.example('createWithdrawalByBankDetails')
  await play.refused(wallet, 'createWithdrawalByBankDetails', { body: toAnother }, outside)
}

/** A settled withdrawal is returned in two parts. Checks the balance, the events and the statement after each part. */
async function returned(play: Play): Promise<void> {
  const wallet = await play.sandbox.openWallet({ openingBalance: OPENING_BALANCE, directory: true })
  const { walletId, control } = wallet
  const body = wallet.example('createWithdrawalByPixKey')
  const accepted = await wallet.call('createWithdrawalByPixKey', { body })
  const { transactionId, externalId, amount } = accepted
  await wallet.pass(SETTLEMENT_SECONDS)
  const settled = await wallet.call('getWithdrawal', { path: { externalId } })
  const gone = OPENING_BALANCE - amount
  await play.balance(wallet, 'when it has settled', { available: gone, blocked: 0, total: gone })

  const part = Math.floor(amount / 3)
  const first = await control.withdrawals.createWithdrawalReturn({ walletId, externalId, amount: part })
  await play.balance(wallet, 'after a part', { available: gone + part, blocked: 0, total: gone + part })
  const second = await control.withdrawals.createWithdrawalReturn({ walletId, externalId })
  play.same('the rest', [second.amount, second.leftAmount], [amount - part, 0])
  const whole = { available: OPENING_BALANCE, blocked: 0, total: OPENING_BALANCE }
  await play.balance(wallet, 'after the rest', whole)

  play.same('the withdrawal', await wallet.call('getWithdrawal', { path: { externalId } }), settled)
  play.same('events', await play.events(wallet, transactionId), [
    'pixWithdrawSettled',
    'pixWithdrawReturned',
    'pixWithdrawReturned',
  ])
  for (const { returnId, amount } of [first, second]) {
    const { data } = await wallet.call('listStatement', { query: [['endToEndId', returnId]] })
    const lines = data.map((line) => [line.method, line.type, line.amount, line.externalId])
    play.same('the line of a return', lines, [['pix', 'CREDIT', amount, externalId]])
  }
}

export const withdrawalScenarios: readonly Scenario[] = [
  ending('SUCCESS', 'settles: the money is reserved, then gone', 'R-074'),
  ending('REJECTED', 'is rejected by the counterparty: the money is back', 'R-171'),
  ending('CANCELED', 'cannot be sent: the money is back', 'R-172'),
  ending('FAILED', 'fails in processing: the money is back', 'R-173'),
  ending('EXPIRED', 'is not confirmed in time: the money is back', 'R-174'),
  {
    name: 'a withdrawal that is held goes through each status up to its settlement',
    rules: ['R-074', 'R-169'],
    gaps: ['G-033', 'G-091', 'G-108'],
    run: walks(['CONFIRMED', 'PROCESSING', 'SUCCESS']),
  },
  {
    name: 'a withdrawal that is held before it is sent can be canceled',
    rules: ['R-168', 'R-172'],
    gaps: ['G-033', 'G-091', 'G-108'],
    run: walks(['CANCELED']),
  },
  {
    name: 'a withdrawal that was sent can expire before it is processed',
    rules: ['R-174'],
    gaps: ['G-091', 'G-108'],
    run: walks(['CONFIRMED', 'EXPIRED']),
  },
  {
    name: 'a settled withdrawal that is returned in parts stays SUCCESS, and the money is back',
    rules: ['R-177'],
    gaps: ['G-380', 'G-384', 'G-385'],
    run: returned,
  },
  {
    name: 'a repeated withdrawal returns the first response and debits once; another body is a conflict',
    gaps: ['G-190', 'G-420'],
    run: repeated,
  },
  {
    name: 'a withdrawal above the balance fails at once and debits nothing',
    rules: ['R-168', 'R-175'],
    gaps: ['G-032'],
    run: withoutFunds,
  },
  {
    name: 'a refused withdrawal is not stored and debits nothing',
    rules: ['R-063', 'R-209', 'R-213', 'R-215'],
    run: refusedDebitsNothing,
  },
  {
    name: 'with the secure loop, a withdrawal can only go to an account that has paid',
    rules: ['R-212'],
    gaps: ['G-171'],
    run: secureLoop,
  },
]
