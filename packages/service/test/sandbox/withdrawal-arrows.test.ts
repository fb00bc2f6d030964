import { type StateOf, type Transition, machines } from '@pix-payments/spec'
import { afterAll, describe, expect, test } from 'vitest'
import { byKeyBody, unique } from '../support/bodies.ts'
import { outcomeOf } from '../support/http-call.ts'
import { type TestWallet, openSandbox } from './support/test-sandbox.ts'

const sandbox = await openSandbox()
afterAll(() => sandbox.close())

type Status = StateOf<'withdrawal'>
type Held = 'INITIATED' | 'CONFIRMED' | 'PROCESSING'

const OPENING = 100_000
const AMOUNT = 500
const ARROWS = machines.withdrawal.transitions as readonly Transition[]
const isTerminal = (status: string): boolean =>
  (machines.withdrawal.sets.terminal.states as readonly string[]).includes(status)

const decide = (wallet: TestWallet, externalId: string, status: string) =>
  wallet.control('setWithdrawalOutcome', { path: { externalId }, body: { status } })

describe('the API reaches each transition of withdrawals (G-091, G-108)', () => {
  test('create leads to INITIATED, which the response shows when a withdrawal is held there', async () => {
    const wallet = await sandbox.wallet()
    const externalId = await wallet.withdrawal({ amount: AMOUNT }, 'INITIATED')
    expect(await wallet.operator.ok('getWithdrawal', { path: { externalId } })).toMatchObject({
      status: 'INITIATED',
      endToEndId: null,
    })
  })

  test('R-170 failForFunds leads from INITIATED to FAILED before the response (G-032)', async () => {
    const wallet = await sandbox.wallet()
    const outcomes = { withdrawals: { status: 'NONE', holdAt: 'INITIATED' } }
    await wallet.ok('updateWallet', { body: { outcomes } })
    const body = byKeyBody({ amount: OPENING + 1 })
    expect((await wallet.operator.ok('createWithdrawalByPixKey', { body })).status).toBe('FAILED')
    expect(await wallet.events()).toEqual(['pixWithdrawFailed'])
  })

  // The test of returns has the transition that stays in SUCCESS.
  const steps = ARROWS.filter(({ from, to, on }) => from !== null && from !== to && on !== 'failForFunds')
  test.each(steps.map(({ from, on, to, sends }) => [from, on, to, sends] as const))(
    'R-171 R-172 R-173 R-174 R-175 %s by %s to %s',
    async (from, _on, to, sends) => {
      const wallet = await sandbox.wallet()
      const externalId = await wallet.withdrawal({ amount: AMOUNT }, from as Held)
      const before = await wallet.operator.ok('getWithdrawal', { path: { externalId } })
      expect([before.status, before.endToEndId === null]).toEqual([from, from === 'INITIATED'])
      expect((await wallet.ok('getWallet')).balance).toMatchObject({
        available: OPENING - AMOUNT,
        blocked: AMOUNT,
      })
      expect(outcomeOf(await decide(wallet, externalId, to))).toBe('200')
      const after = await wallet.operator.ok('getWithdrawal', { path: { externalId } })
      expect(after.status).toBe(to)
      // G-033: a withdrawal that was sent keeps its endToEndId. A withdrawal that was never sent has no endToEndId.
      expect(after.endToEndId === null).toBe(from === 'INITIATED' && to !== 'CONFIRMED')
      expect(after.endToEndId).toBe(before.endToEndId ?? after.endToEndId)
      expect(await wallet.events()).toEqual(sends === null ? [] : [sends])
      const available = to === 'SUCCESS' || !isTerminal(to) ? OPENING - AMOUNT : OPENING
      const { balance } = await wallet.ok('getWallet')
      expect(balance).toMatchObject({ available, blocked: isTerminal(to) ? 0 : AMOUNT })
      expect((await wallet.ok('advanceClock', { body: { until: 'idle' } })).total).toBe(0)
    },
  )

  const statuses = Object.keys(machines.withdrawal.states) as Status[]
  test.each(statuses.filter(isTerminal))('R-177 no transition leaves %s', async (end) => {
    const wallet = await sandbox.wallet()
    const externalId = await wallet.withdrawal({ amount: AMOUNT }, 'INITIATED')
    expect(outcomeOf(await decide(wallet, externalId, end))).toBe('200')
    for (const status of statuses.filter((it) => it !== 'INITIATED')) {
      expect(outcomeOf(await decide(wallet, externalId, status))).toBe('409 InvalidState')
    }
  })

  test.each([
    ['CONFIRMED', 'CANCELED'],
    ['PROCESSING', 'CANCELED'],
    ['PROCESSING', 'CONFIRMED'],
  ] as const)('no transition leads from %s to %s', async (holdAt, status) => {
    const wallet = await sandbox.wallet()
    const externalId = await wallet.withdrawal({ amount: AMOUNT }, holdAt)
    const refused = await decide(wallet, externalId, status)
    expect(outcomeOf(refused)).toBe('409 InvalidState')
    expect(refused.text).toContain(`The withdrawal is ${holdAt}, so it cannot become ${status}.`)
  })
})

describe('holdAt (G-108)', () => {
  test.each([
    ['SUCCESS', 'INITIATED'],
    ['SUCCESS', 'CONFIRMED'],
    ['REJECTED', 'INITIATED'],
    ['REJECTED', 'CONFIRMED'],
    ['FAILED', 'INITIATED'],
    ['FAILED', 'CONFIRMED'],
    ['EXPIRED', 'INITIATED'],
    ['EXPIRED', 'CONFIRMED'],
    ['CANCELED', 'INITIATED'],
    ['SUCCESS', 'PROCESSING'],
  ] as const)('%s after a while in %s', async (status, holdAt) => {
    const wallet = await sandbox.wallet()
    const outcomes = { withdrawals: { status, holdAt, afterSeconds: 60 } }
    expect((await wallet.ok('updateWallet', { body: { outcomes } })).outcomes.withdrawals).toEqual({
      ...outcomes.withdrawals,
      errorCode: null,
    })
    const body = byKeyBody({ externalId: 'w' })
    const accepted = await wallet.operator.ok('createWithdrawalByPixKey', { body })
    expect(accepted.status).toBe(holdAt)
    await wallet.ok('advanceClock', { body: { by: 59 } })
    const read = () => wallet.operator.ok('getWithdrawal', { path: { externalId: 'w' } })
    expect((await read()).status).toBe(holdAt)
    await wallet.ok('advanceClock', { body: { by: 1 } })
    const ended = await read()
    expect(ended.status).toBe(status)
    const wasSent = status !== 'CANCELED' && !(status === 'FAILED' && holdAt === 'INITIATED')
    expect(ended.endToEndId === null).toBe(!wasSent)
  })

  test.each([
    ['SUCCESS', 'PROCESSING'],
    ['NONE', 'PROCESSING'],
    ['EXPIRED', 'PROCESSING'],
    ['CANCELED', 'INITIATED'],
  ] as const)('of %s is %s unless sent', async (status, holdAt) => {
    const wallet = await sandbox.wallet()
    const { outcomes } = await wallet.ok('updateWallet', { body: { outcomes: { withdrawals: { status } } } })
    expect(outcomes.withdrawals).toEqual({ status, holdAt, afterSeconds: 2, errorCode: null })
    const accepted = await wallet.operator.ok('createWithdrawalByPixKey', { body: byKeyBody() })
    expect(accepted.status).toBe(holdAt)
  })

  test.each([
    { status: 'CANCELED', holdAt: 'CONFIRMED' },
    { status: 'CANCELED', holdAt: 'PROCESSING' },
    { status: 'NONE', holdAt: 'SUCCESS' },
    { holdAt: 'INITIATED' },
  ])('%j is refused', async (withdrawals) => {
    const wallet = await sandbox.wallet()
    const answer = await wallet.control('updateWallet', { body: { outcomes: { withdrawals } } })
    expect(outcomeOf(answer)).toBe('400 MalformedRequest')
  })

  test('of a key or an account applies only to withdrawals to it', async () => {
    const wallet = await sandbox.wallet()
    const holder = {
      name: 'Maria Silva',
      taxId: '52998224725',
      personType: 'NATURAL_PERSON',
      bankCode: '87654321',
      branchCode: '0001',
      accountNumber: '777',
      accountType: 'CACC',
    } as const
    const outcome = { status: 'NONE', holdAt: 'INITIATED' } as const
    const shown = { ...outcome, afterSeconds: 2, errorCode: null }
    const key = await wallet.ok('putPixKey', {
      path: { pixKey: 'maria@example.com' },
      body: { holder, outcome },
    })
    expect(key.outcome).toEqual(shown)
    const { bankCode, branchCode, accountNumber, ...owner } = holder
    const account = await wallet.ok('putAccount', {
      path: { bankCode, branchCode, accountNumber },
      body: { ...owner, outcome },
    })
    expect(account.outcome).toEqual(shown)
    const byKey = byKeyBody({ pixKey: 'maria@example.com' })
    const byAccount = { amount: 1, externalId: unique('withdrawal'), creditor: holder }
    const { operator } = wallet
    const statuses = [
      (await operator.ok('createWithdrawalByPixKey', { body: byKey })).status,
      (await operator.ok('createWithdrawalByBankDetails', { body: byAccount })).status,
      (await operator.ok('createWithdrawalByPixKey', { body: byKeyBody() })).status,
    ]
    expect(statuses).toEqual(['INITIATED', 'INITIATED', 'PROCESSING'])
  })
})
