import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changePixKeys } from '../../src/application/administration/change-wallet.ts'
import { pixKeysOf } from '../../src/storage/rows/directory-rows.ts'
import type { Statement } from '../../src/storage/statement.ts'
import type { Reader, Store, Transaction } from '../../src/storage/store.ts'
import { ENGINES } from '../storage/engines.ts'
import { JOAO, byKeyBody, chargeBody, unique } from '../support/bodies.ts'
import { ledgerDifferences } from '../support/ledger.ts'
import { counterparties } from '../support/payers.ts'
import { SECOND, type TestService, startService } from '../support/service.ts'

/** The statements that read a wallet, its Pix keys, or a withdrawal. */
const OF_A_WALLET = /^(wallet\.lock|walletKey|withdrawal)/

/** A store that records the names of the statements {@link OF_A_WALLET} with which transactions read. */
function recording(inner: Store): { readonly store: Store; readonly reads: string[] } {
  const reads: string[] = []
  const recorded = <R extends Reader>(reader: R): R =>
    new Proxy(reader, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name === 'prepareReads')
          return (load: (reader: Reader) => Promise<unknown>) =>
            (target as unknown as Transaction).prepareReads((prepared) => load(recorded(prepared)))
        return (statement: Statement, ...values: unknown[]): unknown => {
          if (OF_A_WALLET.test(statement.name) && name !== 'later') reads.push(statement.name)
          return value.call(target, statement, ...values) as unknown
        }
      },
    })
  const write: Store['write'] = (work) => inner.write((transaction) => work(recorded(transaction)))
  return { store: { ...inner, write, close: async () => undefined }, reads }
}

for (const { name, missing = '', make } of ENGINES.filter((it) => it.name !== 'SQLite in a file')) {
  describe.skipIf(missing !== '')(`a wallet that this process changed last, on ${name}${missing}`, () => {
    const database = make()
    let service: TestService
    let inner: Store
    let store: Store
    let reads: string[]
    /** Changes wallets as another process does. */
    let others: ReturnType<typeof counterparties>

    const createCharge = async (body = {}): Promise<number> =>
      (await service.a.call('createImmediateCharge', { body: chargeBody({ amount: 100, ...body }) })).status
    const withdraw = async (externalId = unique('withdrawal')): Promise<{ transactionId: string }> =>
      service.a.ok('createWithdrawalByPixKey', { body: byKeyBody({ amount: 500, externalId }) })

    beforeAll(async () => {
      inner = await database.open()
      ;({ store, reads } = recording(inner))
      service = await startService({ store })
      others = counterparties(service)
    })
    beforeEach(async () => {
      service.clock.pass(11 * SECOND)
      await createCharge()
      reads.length = 0
    })
    afterAll(async () => {
      await service.close()
      await inner.close()
      await database.remove()
    })

    test('is not read again for a charge or a withdrawal', async () => {
      await createCharge()
      await withdraw()
      expect(reads).toEqual([])
    })

    test('is locked for ten seconds after another process changed it', async () => {
      await others.within(service.a, async () => undefined)
      for (const _ of [1, 2]) {
        reads.length = 0
        expect(await createCharge()).toBe(201)
        expect(reads).toContain('walletKey.receiver')
      }
      service.clock.pass(11 * SECOND)
      reads.length = 0
      await createCharge()
      expect(reads).toEqual([])
    })

    test('loses a Pix key in another process (G-015)', async () => {
      const [pixKey = ''] = await store.read((reader) => pixKeysOf(reader, service.a.walletId))
      const added = unique('key@example.com')
      await others.within(service.a, (work) => changePixKeys(work, { add: [added], remove: [pixKey] }))
      expect(await createCharge({ pixKey })).toBe(400)
      expect(await createCharge({ pixKey: added })).toBe(201)
      await others.within(service.a, (work) => changePixKeys(work, { add: [pixKey], remove: [added] }))
      expect(await createCharge({ pixKey: added })).toBe(400)
    })

    test('gives one withdrawal to requests with one externalId (G-190)', async () => {
      const externalId = unique('repeated')
      const made = await Promise.all([externalId, externalId, unique('other'), externalId].map(withdraw))
      expect(new Set(made.map(({ transactionId }) => transactionId)).size).toBe(2)
      const expectedCreditor = { name: 'Maria Silva', taxId: JOAO }
      const mismatch = { body: byKeyBody({ externalId, expectedCreditor }) }
      expect((await service.a.call('createWithdrawalByPixKey', mismatch)).status).toBe(409)
    })

    test('has what another process left of its balance', async () => {
      await using other = await startService({ store })
      const { availableBalance } = await service.a.ok('getBalance')
      const amount = availableBalance - 700
      await other.a.ok('createWithdrawalByPixKey', { body: byKeyBody({ amount }) })
      expect(await withdraw()).not.toMatchObject({ status: 'FAILED' })
      expect(await withdraw()).toMatchObject({ status: 'FAILED' })
      expect(await service.a.ok('getBalance')).toMatchObject({ availableBalance: 200 })
      expect(await ledgerDifferences(store)).toEqual([])
    })
  })
}
