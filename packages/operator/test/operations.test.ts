import { describe, expect, test } from 'vitest'
import type { Outcome } from '../src/index.ts'
import { ENGINES } from './support/engines.ts'
import { MARIA } from './support/maria.ts'
import { startOperator } from './support/operator.ts'

const DAY_SECONDS = 86_400

describe.each(ENGINES)('operations on $name', (engine) => {
  test('a deposit and a withdrawal are found by each of their ids, with their history', async () => {
    await using operator = await startOperator(engine, { hasOperations: true })
    const { operations } = operator.kit
    const { chargeId } = await operator.deposit('d-1')
    await operator.pay(chargeId)
    await operator.pass(61)
    await operator.withdraw('w-1', 2_000)
    await operator.pass(1)
    await operator.pass(61)
    const [deposit] = await operations.lookUp(chargeId)
    expect(deposit).toMatchObject({ kind: 'deposit', externalId: 'd-1', status: 'PAID', nextAt: undefined })
    expect(deposit?.history.map(({ kind, text }) => [kind, text.split(' ')[0]])).toEqual(
      expect.arrayContaining([
        ['request', 'The'],
        ['event', 'pixChargePaid'],
        ['entry', 'deposit'],
      ]),
    )
    for (const id of ['d-1', deposit?.endToEndId ?? '-'])
      expect(await operations.lookUp(id)).toEqual([deposit])
    const [withdrawal] = await operations.lookUp('w-1')
    expect(withdrawal).toMatchObject({ kind: 'withdrawal', status: 'SUCCESS', amount: 2_000 })
    expect(await operations.lookUp('maria')).toEqual([deposit, withdrawal])
    expect(await operations.lookUp('nobody')).toEqual([])
  })

  test('open work is measured by kind and wallet', async () => {
    await using operator = await startOperator(engine, { hasOperations: true, webhook: false })
    const { kit, walletId, clock } = operator
    const deposit = { kind: 'deposit', walletId, open: 1, failing: 0, amount: 5_000 }
    await operator.deposit('d-1')
    await operator.withdraw('w-1', 2_000)
    clock.advance(90_000)
    const [first, second, ...others] = await kit.operations.measure()
    expect(first).toMatchObject({ ...deposit, oldestDueSeconds: expect.closeTo(30, -1) })
    expect(second).toMatchObject({ kind: 'withdrawal', open: 1, amount: 2_000 })
    expect(second?.oldestDueSeconds).toBeGreaterThanOrEqual(90)
    expect(others).toEqual([])
  })

  test('each outcome is reported once, and work by table, wallet and event', async () => {
    const outcomes: Outcome[] = []
    const work = new Set<string>()
    await using operator = await startOperator(engine, {
      hooks: {
        onOutcome: (outcome) => void outcomes.push(outcome),
        onWork: ({ table, walletId, name }) => void work.add([table, walletId, name].join(' ')),
      },
    })
    const { walletId } = operator
    await operator.pay((await operator.deposit('d-1')).chargeId)
    await operator.pass(61)
    await operator.withdraw('w-1', 1_000)
    await operator.withdraw('w-2', 1_001, 'rejected@pix.example')
    await operator.pass(61)
    await operator.deposit('d-2')
    await operator.pass(1_000)
    const outcome = { walletId, amount: 5_000 }
    expect(outcomes.toSorted((a, b) => a.amount - b.amount)).toEqual([
      { kind: 'withdrawal', walletId, status: 'SUCCESS', amount: 1_000 },
      { kind: 'withdrawal', walletId, status: expect.stringMatching(/REJECTED|REFUSED/), amount: 1_001 },
      { ...outcome, kind: 'deposit', status: 'PAID' },
      { ...outcome, kind: 'deposit', status: 'EXPIRED' },
    ])
    expect([...work]).toContain(`events ${walletId} pixChargePaid`)
    expect([...work]).toContain(`payouts ${walletId} `)
  })

  test('personal data goes after 30 days, and a later return is still booked', async () => {
    await using operator = await startOperator(engine, { hasOperations: true })
    const { kit, storage, sandbox, walletId } = operator
    await operator.pay((await operator.deposit('d-1')).chargeId)
    await operator.pass(61)
    await operator.withdraw('w-1', 2_000)
    await operator.deposit('open')
    await operator.pass(61)
    const requests = (): Promise<readonly string[]> =>
      storage.transaction(async (t) =>
        (await t.execute('select request from pix_deposit union all select request from pix_payout', [])).map(
          ({ request }) => String(request),
        ),
      )
    expect((await requests()).filter((it) => it.includes(MARIA))).toHaveLength(3)
    expect(await kit.operations.prune()).toEqual({ events: 0, requests: 0 })
    await operator.pass(31 * DAY_SECONDS)
    expect(await kit.operations.prune()).toMatchObject({ requests: 3 })
    expect(await kit.operations.prune()).toEqual({ events: 0, requests: 0 })
    expect((await requests()).filter((it) => it.includes(MARIA))).toEqual([])
    await sandbox.withdrawals.createWithdrawalReturn({ walletId, externalId: 'w-1', amount: 500 })
    await operator.pass(61)
    expect((await operator.log()).at(-1)).toBe('returned w-1')
  })

  test('a paid charge that the database has lost is a finding that names the player', async () => {
    await using operator = await startOperator(engine)
    const { kit, storage } = operator
    const { chargeId } = await operator.deposit('d-1')
    await storage.transaction((t) => t.execute('delete from pix_deposit', []))
    await operator.pay(chargeId)
    await operator.pass(61)
    expect(await kit.findings.list()).toMatchObject([
      { kind: 'unknown', detail: expect.stringMatching(/is PAID. Its metadata names the player maria\.$/) },
    ])
    expect(await kit.findings.list({ walletId: operator.walletId })).toHaveLength(1)
    expect(await kit.findings.list({ walletId: 'another' })).toEqual([])
  })

  test('the metadata keeps what the operator wrote, and the player can stay out of it', async () => {
    await using operator = await startOperator(engine)
    const { kit, pix, pixKey } = operator
    const asked = { amount: 100, expiresIn: 900, pixKey, playerId: 'maria' }
    const metadataOf = async (request: object): Promise<unknown> => {
      const { chargeId = '' } = await kit.deposits.open({ ...asked, externalId: '-', ...request })
      return (await pix.deposits.getImmediateCharge({ chargeId })).metadata
    }
    expect(await metadataOf({ externalId: 'a', metadata: { playerId: 'mine', shop: '1' } })).toEqual({
      playerId: 'mine',
      shop: '1',
    })
    // 50 entries are the most.
    const full = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`key-${index}`, '']))
    expect(await metadataOf({ externalId: 'b', metadata: full })).toEqual(full)
    await using silent = await startOperator(engine, { isPlayerSent: false })
    const { chargeId } = await silent.deposit('d-1')
    expect((await silent.pix.deposits.getImmediateCharge({ chargeId })).metadata).toBeNull()
  })

  test('a wallet is added and removed while the worker runs', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    const { kit, pix, walletId, sandbox, pixKey } = operator
    const { chargeId } = await operator.deposit('d-1')
    await operator.pay(chargeId)
    kit.wallets.remove(walletId)
    expect(() => kit.wallets.remove(walletId)).toThrow(`The kit has no wallet ${walletId}.`)
    await operator.pass(61)
    // The work of a removed wallet waits. It does not fail.
    expect([await operator.log(), operator.errors]).toEqual([[], []])
    const other = await sandbox.wallets.createWallet({ name: 'second' })
    const wallet = { walletId: other.walletId, pix, secrets: () => [] }
    kit.wallets.add(wallet)
    expect(() => kit.wallets.add(wallet)).toThrow(`The kit has a wallet ${other.walletId}.`)
    kit.wallets.add({ ...wallet, walletId })
    await operator.pass(61)
    expect(await operator.log()).toEqual(['paid d-1'])
    const request = { playerId: 'maria', externalId: 'd-2', amount: 100, expiresIn: 900, pixKey }
    await expect(kit.deposits.open(request)).rejects.toThrow('Name the walletId.')
  })
})
