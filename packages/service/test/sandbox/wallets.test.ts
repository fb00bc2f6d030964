import { isCnpj, isUuidV4 } from '@pix-payments/pix'
import type { CreateWalletRequest, WalletCreated } from '@pix-payments/spec/sandbox-types'
import { afterAll, describe, expect, test } from 'vitest'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { outcomeOf } from '../support/http-call.ts'
import { requestToken } from '../support/operator.ts'
import { START } from '../support/service.ts'
import { openSandbox } from './support/test-sandbox.ts'

const sandbox = await openSandbox()
const { control } = sandbox
afterAll(() => sandbox.close())

const NOBODY = '4d6f8a0b-2c3e-4f50-9182-a3b4c5d6e7f8'

/** Returns the second wallet of a new sandbox, drawn from a seed. The first one is that of the request. */
async function drawnSecond(first: CreateWalletRequest): Promise<WalletCreated> {
  await using seeded = await openSandbox({ seed: 'wallets' })
  await seeded.control.ok('createWallet', { body: first })
  return await seeded.control.ok('createWallet')
}

describe('createWallet (G-005)', () => {
  test('without a body creates an operator, a wallet, its keys and its credentials', async () => {
    const wallet = await control.ok('createWallet')
    expect(wallet).toMatchObject({
      pixKeys: [expect.stringMatching(/^[0-9a-f-]{36}$/), wallet.cnpj],
      clock: { now: new Date(START).toISOString(), mode: 'RUNNING', offsetSeconds: 0, nextDueAt: null },
      switches: { secureLoop: false, automaticEnabled: true, accountOpen: true, ownReceiverCnpjOnly: true },
      outcomes: {
        withdrawals: { status: 'SUCCESS', holdAt: 'PROCESSING', afterSeconds: 2, errorCode: null },
        refunds: null,
      },
      rejectThirdPartyPayers: false,
      balance: { available: 0, blocked: 0, total: 0, pending: 0 },
      clientIds: [wallet.credentials.clientId],
    })
    expect([isUuidV4(wallet.walletId), isUuidV4(wallet.operatorId), isCnpj(wallet.cnpj)]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('accepts every setting, and its credentials get tokens at once', async () => {
    const { walletId, credentials, ...wallet } = await control.ok('createWallet', {
      body: {
        operator: { name: 'Gama Jogos Ltda', cnpj: '70010020000200' },
        name: 'regression',
        openingBalance: 500_000,
        pixKeys: ['zeta@gama.example', 'alfa@gama.example'],
        clock: { mode: 'FROZEN', now: '2031-05-06T07:08:09.000Z' },
        clientId: 'gama-regression',
        clientSecret: 'gama-regression-secret',
        switches: { secureLoop: true },
      },
    })
    expect(wallet).toMatchObject({
      operatorName: 'Gama Jogos Ltda',
      cnpj: '70010020000200',
      name: 'regression',
      pixKeys: ['zeta@gama.example', 'alfa@gama.example'],
      clock: { now: '2031-05-06T07:08:09.000Z', mode: 'FROZEN' },
      switches: { secureLoop: true, automaticEnabled: true },
      balance: { available: 500_000, total: 500_000 },
      createdAt: '2031-05-06T07:08:09.000Z',
    })
    expect(credentials).toEqual({ clientId: 'gama-regression', clientSecret: 'gama-regression-secret' })
    const token = await requestToken(sandbox.url, credentials.clientId, credentials.clientSecret)
    expect(token.status).toBe(200)
    const { credentials: shown, ...again } = {
      credentials: null,
      ...(await control.ok('getWallet', { path: { walletId } })),
    }
    expect(again).toEqual({ walletId, ...wallet })
    expect(shown).toBeNull()
  })

  test('starts a running clock at a given instant', async () => {
    const body = { clock: { mode: 'RUNNING', now: '2031-05-06T07:08:09.000Z' } }
    const { walletId } = await control.ok('createWallet', { body })
    sandbox.clock.pass(1500)
    const clock = await control.ok('getClock', { path: { walletId } })
    expect(clock.now).toBe('2031-05-06T07:08:10.500Z')
  })

  test('adds wallets to an existing operator, each with a new random key', async () => {
    const first = await control.ok('createWallet')
    const second = await control.ok('createWallet', { body: { operatorId: first.operatorId } })
    expect([second.operatorId, second.cnpj, second.pixKeys.length]).toEqual([first.operatorId, first.cnpj, 1])
    const query = { operatorId: first.operatorId }
    const { data } = await control.ok('listWallets', { query })
    expect(data.map(({ walletId }) => walletId)).toEqual([first.walletId, second.walletId])
  })

  test.each([
    {
      what: 'a Pix key',
      body: { pixKeys: ['pagamentos@alfajogos.example'] },
      says: 'pixKey pagamentos@alfajogos.example',
    },
    { what: 'a clientId', body: { clientId: 'alfa-demo' }, says: 'clientId alfa-demo' },
    { what: 'a CNPJ', body: { operator: { cnpj: '11222333000181' } }, says: 'cnpj 11222333000181' },
  ])('refuses $what of another operator with 409, and stores nothing', async ({ body, says }) => {
    const before = await control.ok('listWallets')
    const answer = await control.call('createWallet', { body })
    expect(outcomeOf(answer)).toBe('409 AlreadyExists')
    expect(answer.text).toContain(says)
    expect((await control.ok('listWallets')).data.length).toBe(before.data.length)
  })

  test.each([
    { body: { operatorId: NOBODY }, wanted: '404 OperatorNotFound' },
    { body: { operator: { cnpj: '70010020000201' } }, wanted: '400 MalformedRequest' },
    { body: { pixKeys: ['no key at all'] }, wanted: '400 MalformedRequest' },
    { body: { operatorId: NOBODY, operator: {} }, wanted: '400 MalformedRequest' },
    { body: { opening: 5 }, wanted: '400 MalformedRequest' },
    { body: { clock: { mode: 'FROZEN', now: '2019-12-31T00:00:00.000Z' } }, wanted: '400 MalformedRequest' },
    { body: { clock: { mode: 'FROZEN', now: '2026-06-30T23:59:60.000Z' } }, wanted: '400 MalformedRequest' },
  ])('returns $wanted for $body', async ({ body, wanted }) => {
    expect(outcomeOf(await control.call('createWallet', { body }))).toBe(wanted)
  })

  test('stores no secret in plain text', async () => {
    const { credentials } = await control.ok('createWallet')
    const secrets = await sandbox.store.read((reader) =>
      reader.all<{ secret: string }>({ name: 'test.secrets', text: 'select secret from credential' }),
    )
    expect(secrets.filter(({ secret }) => !secret.startsWith('scrypt$'))).toEqual([])
    expect(JSON.stringify(secrets)).not.toContain(credentials.clientSecret)
  })

  test('draws another CNPJ when another operator has the drawn one', async () => {
    const { cnpj } = await drawnSecond({})
    const second = await drawnSecond({ operator: { cnpj } })
    expect(second.cnpj).not.toBe(cnpj)
    expect((await drawnSecond({ pixKeys: [cnpj] })).pixKeys).not.toContain(cnpj)
  })

  test('creates the same wallets from the same seed, even concurrently', async () => {
    const run = async (): Promise<unknown[]> => {
      await using seeded = await openSandbox({ seed: 'wallets' })
      const first = await seeded.control.ok('createWallet')
      const others = await Promise.all([1, 2, 3].map(() => seeded.control.ok('createWallet')))
      const more = await seeded.control.ok('createCredentials', { path: { walletId: first.walletId } })
      return [first, others.map(({ walletId }) => walletId).sort(), more]
    }
    const first = await run()
    expect(await run()).toEqual(first)
    expect(first[0]).toMatchObject({ clock: { mode: 'FROZEN', now: '2026-01-05T12:00:00.000Z' } })
  })
})

test('listWallets returns the oldest first, whatever their clocks show, demo wallets before them', async () => {
  await using fresh = await openSandbox()
  const past = await fresh.wallet({ clock: { mode: 'FROZEN', now: '2021-01-01T00:00:00.000Z' } })
  const { data } = await fresh.control.ok('listWallets')
  expect(data.map(({ walletId }) => walletId)).toEqual([...DEFAULT_WALLETS.map(({ id }) => id), past.id])
  expect(await fresh.control.ok('listWallets', { query: { operatorId: NOBODY } })).toEqual({
    data: [],
    nextCursor: null,
  })
})

test('the lists of wallets, faults and snapshots have pages', async () => {
  await using fresh = await openSandbox()
  const wallet = await fresh.wallet()
  for (const name of ['1', '2', '3']) {
    await wallet.ok('createSnapshot', { body: { name } })
    await wallet.ok('createFault', { body: { target: { event: 'pixChargePaid' }, effect: { kind: 'drop' } } })
  }
  const lists = ['listWallets', 'listFaults', 'listSnapshots'] as const
  for (const list of lists) {
    const path = list === 'listWallets' ? {} : { walletId: wallet.id }
    const whole = await fresh.control.ok(list, { path })
    const items: unknown[] = []
    let cursor: string | undefined
    do {
      const query = { limit: 2, ...(cursor !== undefined && { cursor }) }
      const page = await fresh.control.ok(list, { path, query })
      expect(page.data.length).toBeLessThanOrEqual(2)
      items.push(...page.data)
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(items.length).toBeGreaterThan(2)
    expect([list, items]).toEqual([list, whole.data])
    const query = { cursor: Buffer.from('["0123456789abcdef",1]').toString('base64url') }
    expect(outcomeOf(await fresh.control.call(list, { path, query }))).toBe('400 InvalidParameter')
  }
})

describe('updateWallet', () => {
  test('changes the sent fields and nothing else', async () => {
    const wallet = await sandbox.wallet()
    const failing = { status: 'REJECTED', afterSeconds: 5, errorCode: 'ACCOUNT_BLOCKED' }
    await wallet.ok('updateWallet', { body: { outcomes: { withdrawals: failing } } })
    await wallet.ok('updateWallet', { body: { switches: { accountOpen: false } } })
    const updated = await wallet.ok('updateWallet', {
      body: { rejectThirdPartyPayers: true, outcomes: { refunds: { status: 'NONE' } } },
    })
    expect(updated).toMatchObject({
      switches: { secureLoop: false, accountOpen: false },
      outcomes: {
        withdrawals: failing,
        refunds: { status: 'NONE', afterSeconds: 2, errorCode: null },
      },
      rejectThirdPartyPayers: true,
    })
  })

  test('loses none of many concurrent changes', async () => {
    const wallet = await sandbox.wallet()
    const changes = ['secureLoop', 'ownReceiverCnpjOnly', 'automaticEnabled', 'accountOpen'].map(
      (name, index) => wallet.ok('updateWallet', { body: { switches: { [name]: index < 1 } } }),
    )
    await Promise.all([...changes, wallet.charge({ amount: 700 })])
    expect(await wallet.ok('getWallet')).toMatchObject({
      switches: { secureLoop: true, ownReceiverCnpjOnly: false, automaticEnabled: false, accountOpen: false },
      balance: { pending: 700 },
    })
  })

  test('G-166: a closed account has no balance', async () => {
    const wallet = await sandbox.wallet()
    await wallet.ok('updateWallet', { body: { switches: { accountOpen: false } } })
    expect(outcomeOf(await wallet.operator.call('getBalance'))).toBe('404 ACCOUNT_NOT_FOUND')
  })
})

describe('credentials', () => {
  test('a further pair belongs to the same wallet, and the oldest is listed first', async () => {
    const wallet = await sandbox.wallet({ clientId: 'zz-first' })
    const body = { clientId: 'aa-second', clientSecret: 'aa-second-secret' }
    expect(await wallet.ok('createCredentials', { body })).toEqual(body)
    const made = await wallet.ok('createCredentials')
    const { clientIds } = await wallet.ok('getWallet')
    expect(clientIds).toEqual(['zz-first', 'aa-second', made.clientId])
    expect((await requestToken(sandbox.url, made.clientId, made.clientSecret)).status).toBe(200)
  })

  test('an existing clientId returns 409', async () => {
    const wallet = await sandbox.wallet()
    const answer = await wallet.control('createCredentials', { body: { clientId: 'beta-demo' } })
    expect(outcomeOf(answer)).toBe('409 AlreadyExists')
    expect(answer.text).toContain('The clientId beta-demo is taken.')
  })

  // On a shared store it waits by the clock, which stands still here: see the tests of access tokens.
  test.skipIf(sandbox.store.isShared)('revokeTokens ends only the valid tokens of the wallet', async () => {
    const [wallet, other] = [await sandbox.wallet(), await sandbox.wallet()]
    await wallet.operator.token()
    await other.operator.token()
    const { clientId, clientSecret } = wallet.created.credentials
    await requestToken(sandbox.url, clientId, clientSecret)
    expect(await wallet.ok('revokeTokens')).toEqual({ revoked: 2 })
    expect(outcomeOf(await wallet.operator.call('getBalance'))).toBe('401 Unauthorized')
    expect((await other.operator.call('getBalance')).status).toBe(200)
    await requestToken(sandbox.url, clientId, clientSecret)
    sandbox.clock.pass(3_600_000)
    expect(await wallet.ok('revokeTokens')).toEqual({ revoked: 0 })
  })
})

test('wallets in a file survive a restart', async () => {
  const store = openSqlite({})
  const keep = { ...store, close: async () => undefined }
  const before = await openSandbox({ store: keep, seed: 's' })
  const { id } = await before.wallet({ openingBalance: 5 })
  await before.close()
  await using after = await openSandbox({ store, seed: 's' })
  const { balance } = await after.control.ok('getWallet', { path: { walletId: id } })
  expect(balance.total).toBe(5)
  const next = await after.wallet()
  expect(next.id).not.toBe(id)
})
