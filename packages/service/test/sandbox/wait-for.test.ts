import { afterAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { createService } from '../../src/create-service.ts'
import { createWalletWatch } from '../../src/sandbox/wallet-watch.ts'
import { Control } from '../support/control.ts'
import { outcomeOf, send } from '../support/http-call.ts'
import { manualClock } from '../support/manual-clock.ts'
import { TestWallet, openSandbox } from './support/test-sandbox.ts'

// These tests use real time.
const service = await createService()
const control = new Control(service.url)
afterAll(() => service.close())

async function newWallet(): Promise<TestWallet> {
  const body = { openingBalance: 100_000, clock: { mode: 'FROZEN' } }
  return new TestWallet(service.url, control, await control.ok('createWallet', { body }), () =>
    systemClock.now(),
  )
}

describe('waitFor (G-273)', () => {
  test('includes earlier events, and returns the first match', async () => {
    const wallet = await newWallet()
    const { chargeId } = await wallet.deposit()
    await wallet.deposit()
    const query = { event: 'pixChargePaid', timeoutSeconds: 0 }
    const { met, event, status } = await wallet.ok('waitFor', { query })
    expect([met, event?.position, event?.resourceId, status]).toEqual([true, 1, chargeId, null])
    const later = await wallet.ok('waitFor', { query: { ...query, afterPosition: 1 } })
    expect(later.event?.position).toBe(2)
    const none = await wallet.ok('waitFor', { query: { ...query, afterPosition: 2 } })
    expect(none).toEqual({ met: false, event: null, status: null })
  })

  test('returns at the commit, long before its time limit', async () => {
    const wallet = await newWallet()
    const chargeId = await wallet.charge()
    const waiting = wallet.ok('waitFor', { query: { resourceId: chargeId, timeoutSeconds: 60 } })
    await wallet.ok('createPaymentAttempt', { path: { chargeId } })
    expect(await waiting).toMatchObject({ met: true, event: { event: 'pixChargePaid' }, status: 'PAID' })
  })

  test('without a condition waits for the next event', async () => {
    const wallet = await newWallet()
    await wallet.deposit()
    expect((await wallet.ok('waitFor', { query: { timeoutSeconds: 0 } })).met).toBe(false)
    const waiting = wallet.ok('waitFor', { query: { timeoutSeconds: 60 } })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { chargeId } = await wallet.deposit()
    expect((await waiting).event?.resourceId).toBe(chargeId)
  })

  test('waits for a status, and with an event for both', async () => {
    const wallet = await newWallet()
    const externalId = await wallet.withdrawal()
    const { transactionId: resourceId } = await wallet.operator.ok('getWithdrawal', { path: { externalId } })
    const now = { timeoutSeconds: 0, resourceId }
    expect(await wallet.ok('waitFor', { query: { ...now, status: 'PROCESSING' } })).toEqual({
      met: true,
      event: null,
      status: 'PROCESSING',
    })
    const both = { ...now, status: 'SUCCESS', event: 'pixWithdrawSettled' }
    expect(await wallet.ok('waitFor', { query: both })).toEqual({
      met: false,
      event: null,
      status: 'PROCESSING',
    })
    const waiting = wallet.ok('waitFor', { query: { ...both, timeoutSeconds: 60 } })
    await wallet.ok('setWithdrawalOutcome', { path: { externalId }, body: { status: 'SUCCESS' } })
    expect(await waiting).toMatchObject({
      met: true,
      event: { event: 'pixWithdrawSettled' },
      status: 'SUCCESS',
    })
    const { endToEndId } = await wallet.deposit()
    await wallet.refund(endToEndId, 5)
    const unknown = await wallet.ok('waitFor', {
      query: { timeoutSeconds: 0, resourceId: 'nothing', status: 'PAID' },
    })
    expect(unknown).toEqual({ met: false, event: null, status: null })
  })

  test('a status requires a resource', async () => {
    const wallet = await newWallet()
    const answer = await wallet.control('waitFor', { query: { status: 'PAID' } })
    expect(outcomeOf(answer)).toBe('400 InvalidParameter')
    expect(answer.body).toMatchObject({ details: [{ field: 'resourceId' }] })
  })

  test('returns without a match when its time is over', async () => {
    const wallet = await newWallet()
    const started = performance.now()
    expect((await wallet.ok('waitFor', { query: { timeoutSeconds: 1 } })).met).toBe(false)
    expect(performance.now() - started).toBeGreaterThanOrEqual(990)
  })

  test('a hundred requests may wait for a wallet; the next one is told to retry', async () => {
    const wallet = await newWallet()
    const path = `${service.url}/sandbox/wallets/${wallet.id}/wait?timeoutSeconds=60`
    const leave = new AbortController()
    const waiting = Array.from({ length: 101 }, () => fetch(path, { signal: leave.signal }))
    const refused = await Promise.race(waiting)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await refused.json()).toMatchObject({ code: 'TooManyRequests' })
    // An aborted request frees its place.
    leave.abort()
    await Promise.allSettled(waiting)
    let next = await wallet.control('waitFor', { query: { timeoutSeconds: 0 } })
    while (next.status === 429) next = await wallet.control('waitFor', { query: { timeoutSeconds: 0 } })
    expect(next.status).toBe(200)
  })

  test('waiting requests get a response when the service stops', async () => {
    const stopping = await createService()
    const control = new Control(stopping.url)
    const { walletId } = await control.ok('createWallet')
    const waiting = send(stopping.url, `/sandbox/wallets/${walletId}/wait?timeoutSeconds=60`)
    // The server accepts connections in order. So a response to this later request proves that the waiting request has
    // arrived.
    await control.ok('listWallets')
    await stopping.close()
    expect((await waiting).body).toEqual({ met: false, event: null, status: null })
  })
})

test('a watch notices a commit between two checks, and does not spin', async () => {
  const clock = manualClock()
  const watches = createWalletWatch({ clock })
  const watch = watches.watch('a')
  watches.changed('a')
  await watch?.next(250)
  const looks: string[] = []
  const waiting = watch?.next(250).then(() => looks.push('looked'))
  watches.changed('b')
  clock.pass(249)
  await Promise.resolve()
  expect(looks).toEqual([])
  clock.pass(1)
  await waiting
  expect(looks).toEqual(['looked'])
  watches.stop()
  await watch?.next(250)
  expect([watch?.isOver, watches.watch('a')?.isOver]).toEqual([true, true])
})

test('a commit alone wakes waiting requests, while real time stands still', async () => {
  await using sandbox = await openSandbox()
  const wallet = await sandbox.wallet()
  const chargeId = await wallet.charge()
  const waiting = wallet.ok('waitFor', { query: { resourceId: chargeId, timeoutSeconds: 60 } })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await wallet.deposit()
  await wallet.ok('createPaymentAttempt', { path: { chargeId } })
  expect(await waiting).toMatchObject({ met: true, status: 'PAID' })
})
