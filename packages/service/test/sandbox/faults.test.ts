import { afterAll, describe, expect, test } from 'vitest'
import { outcomeOf } from '../support/http-call.ts'
import { requestToken } from '../support/operator.ts'
import { openSandbox } from './support/test-sandbox.ts'

const sandbox = await openSandbox()
afterAll(() => sandbox.close())

const NOBODY = '4d6f8a0b-2c3e-4f50-9182-a3b4c5d6e7f8'

describe('faults (G-272)', () => {
  test('are created with every option, listed in order, and deleted', async () => {
    const wallet = await sandbox.wallet()
    const first = await wallet.ok('createFault', {
      body: { target: { operationId: 'createRefund' }, effect: { kind: 'latency', milliseconds: 5 } },
    })
    expect(first).toMatchObject({
      target: { operationId: 'createRefund', event: null },
      effect: { kind: 'latency', milliseconds: 5, status: null, code: null },
      probability: 1,
      nth: null,
      times: null,
      matched: 0,
      applied: 0,
    })
    const chosen = { probability: 0.5, nth: 3, times: 2, seed: 7 }
    const second = await wallet.ok('createFault', {
      body: { target: { event: 'pixChargePaid' }, effect: { kind: 'duplicate' }, ...chosen },
    })
    expect(second).toMatchObject({
      target: { operationId: null, event: 'pixChargePaid' },
      effect: { kind: 'duplicate', milliseconds: null, status: null, code: null },
      ...chosen,
    })
    expect(await wallet.ok('listFaults')).toEqual({ data: [first, second], nextCursor: null })
    const path = { faultId: first.faultId }
    expect(await wallet.ok('deleteFault', { path })).toEqual(first)
    expect(outcomeOf(await wallet.control('deleteFault', { path }))).toBe('404 FaultNotFound')
    expect(await wallet.ok('deleteFaults')).toEqual({ deleted: 1 })
    expect(await wallet.ok('deleteFaults')).toEqual({ deleted: 0 })
  })

  test('apply to the operation as often as configured, and count it', async () => {
    const wallet = await sandbox.wallet()
    const ask = (): Promise<string> => wallet.operator.call('getBalance').then(outcomeOf)
    expect(await ask()).toBe('200')
    const { faultId } = await wallet.ok('createFault', {
      body: { target: { operationId: 'getBalance' }, effect: { kind: 'status', status: 404 }, times: 1 },
    })
    expect([await ask(), await ask()]).toEqual(['404 ACCOUNT_NOT_FOUND', '200'])
    expect((await wallet.ok('listFaults')).data).toMatchObject([{ faultId, matched: 2, applied: 1 }])
    await wallet.ok('deleteFaults')
    expect(await ask()).toBe('200')
  })

  test('of a delay show what is true after it', async () => {
    const wallet = await sandbox.wallet()
    const effect = { kind: 'latency', milliseconds: 1000 }
    await wallet.ok('createFault', { body: { target: { operationId: 'getBalance' }, effect, times: 1 } })
    const asked = wallet.operator.ok('getBalance')
    await expect.poll(async () => (await wallet.ok('listFaults')).data[0]?.applied).toBe(1)
    await wallet.deposit({ amount: 500 })
    sandbox.clock.pass(1000)
    expect((await asked).availableBalance).toBe(100_500)
  })

  test('apply to the token request of the wallet, by its client_id', async () => {
    const wallet = await sandbox.wallet()
    await wallet.ok('createFault', {
      body: {
        target: { operationId: 'createAccessToken' },
        effect: { kind: 'status', status: 500 },
        times: 1,
      },
    })
    const { clientId, clientSecret } = wallet.created.credentials
    const ask = (): Promise<number> =>
      requestToken(sandbox.url, clientId, clientSecret).then(({ status }) => status)
    expect([await ask(), await ask()]).toEqual([500, 200])
  })

  test('belong to one wallet', async () => {
    const [wallet, other] = [await sandbox.wallet(), await sandbox.wallet()]
    const body = { target: { operationId: 'getBalance' }, effect: { kind: 'status', status: 500 } }
    const { faultId } = await wallet.ok('createFault', { body })
    expect((await other.operator.call('getBalance')).status).toBe(200)
    for (const path of [{ faultId }, { faultId: NOBODY }]) {
      expect(outcomeOf(await other.control('deleteFault', { path }))).toBe('404 FaultNotFound')
    }
  })

  test.each([
    { target: { operationId: 'noSuchOperation' }, effect: { kind: 'drop' }, field: 'target.operationId' },
    { target: { operationId: 'createWallet' }, effect: { kind: 'drop' }, field: 'target.operationId' },
    {
      target: { operationId: 'getBalance' },
      effect: { kind: 'status', status: 404, code: 'NotFound' },
      field: 'effect.code',
      says: 'must be one of ACCOUNT_NOT_FOUND',
    },
    {
      target: { operationId: 'getBalance' },
      effect: { kind: 'status', status: 418, code: 'Teapot' },
      field: 'effect.code',
      says: 'must be left out: the status has none',
    },
  ])('refuse $target with $effect: $field', async ({ field, says = '', ...body }) => {
    const wallet = await sandbox.wallet()
    const answer = await wallet.control('createFault', { body })
    expect(outcomeOf(answer)).toBe('400 MalformedRequest')
    expect(answer.body).toMatchObject({ details: [{ field }] })
    expect(answer.text).toContain(says)
  })
})

describe('a request that a fault answered (G-272)', () => {
  test.each(['status', 'drop'] as const)('is marked in the log: %s', async (kind) => {
    const wallet = await sandbox.wallet()
    const effect = kind === 'status' ? { kind, status: 503 } : { kind }
    await wallet.ok('createFault', { body: { target: { operationId: 'getBalance' }, effect, times: 1 } })
    await wallet.operator.call('getBalance').catch(() => undefined)
    await wallet.operator.call('getBalance')
    const { data } = await wallet.ok('listRequests')
    const marks = data.filter((it) => it.operationId === 'getBalance').map((it) => it.isByFault)
    // The newest request is first. The caller of the test may ask again by itself after a cut connection.
    expect(marks.indexOf(true)).toBe(marks.length - 1)
  })
})
