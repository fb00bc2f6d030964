import { afterAll, describe, expect, test } from 'vitest'
import type { Cause, SandboxEvent } from '@pix-payments/spec/sandbox-types'
import { onEachEngine } from './support/on-each-engine.ts'
import { openSink } from './support/sink.ts'
import type { TestWallet } from './support/test-sandbox.ts'

const UUID = expect.stringMatching(/^[0-9a-f]{8}-/) as string

onEachEngine(async (sandbox) => {
  const sink = await openSink()
  afterAll(() => sink.close())

  const lastEvent = async (wallet: TestWallet): Promise<SandboxEvent> => {
    const { data } = await wallet.ok('listEvents')
    return data.at(-1) as SandboxEvent
  }
  const pay = (wallet: TestWallet, chargeId: string): Promise<unknown> =>
    wallet.operator.ok('simulatePayment', {
      body: { chargeId, receiverCnpj: wallet.created.cnpj },
    })
  const listen = (wallet: TestWallet): Promise<unknown> =>
    wallet.operator.ok('configureWebhook', {
      body: { url: sink.url, authentication: { type: 'NONE' } },
    })

  describe('an event says what caused it (G-164)', () => {
    test('a request to the operator API', async () => {
      const wallet = await sandbox.wallet()
      const chargeId = await wallet.charge()
      await pay(wallet, chargeId)
      const { causedBy } = await lastEvent(wallet)
      expect(causedBy).toEqual({ kind: 'request', requestId: UUID, operationId: 'simulatePayment' })
      const { data } = await wallet.ok('listRequests')
      const paid = data.find(({ operationId }) => operationId === 'simulatePayment')
      expect(causedBy?.requestId).toBe(paid?.requestId)
    })

    test('a command of the control API', async () => {
      const wallet = await sandbox.wallet()
      await wallet.deposit()
      const { causedBy } = await lastEvent(wallet)
      expect(causedBy).toEqual({ kind: 'command', requestId: UUID, operationId: 'createPaymentAttempt' })
    })

    test('a timer, with the request that set the timer', async () => {
      const wallet = await sandbox.wallet()
      const chargeId = await wallet.charge({ expiresIn: 60 })
      const { ran } = await wallet.ok('advanceClock', { body: { by: 60 } })
      const set: Cause = { kind: 'request', requestId: UUID, operationId: 'createImmediateCharge' }
      expect(ran).toMatchObject([{ kind: 'chargeExpiry', resourceId: chargeId, causedBy: set }])
      const { causedBy } = await lastEvent(wallet)
      expect(causedBy).toEqual({ ...set, kind: 'timer', timer: 'chargeExpiry', dueAt: ran[0]?.at })
    })

    test('each of several operations in one transaction has its own cause', async () => {
      const wallet = await sandbox.wallet()
      const charges = await Promise.all(Array.from({ length: 12 }, () => wallet.charge()))
      await Promise.all(charges.map((chargeId) => pay(wallet, chargeId)))
      const { data } = await wallet.ok('listEvents', { query: { limit: 100 } })
      const requests = data.map(({ causedBy }) => causedBy?.requestId)
      expect(new Set(requests).size).toBe(12)
    })
  })

  test('a delivery has the cause of its event, or the command that resent it', async () => {
    const wallet = await sandbox.wallet()
    await listen(wallet)
    await wallet.deposit()
    await wallet.ok('advanceClock', { body: { by: 0 } })
    const { eventId, causedBy } = await lastEvent(wallet)
    await wallet.ok('resendEvent', { path: { eventId } })
    const { data } = await wallet.ok('listDeliveries')
    expect(data.map((delivery) => delivery.causedBy)).toEqual([
      causedBy,
      { kind: 'command', requestId: UUID, operationId: 'resendEvent' },
    ])
    const { ran } = await wallet.ok('advanceClock', { body: { by: 0 } })
    for (const step of ran) expect(step.causedBy).toEqual({ kind: 'event', eventId })
  })

  test('a snapshot keeps the causes', async () => {
    const wallet = await sandbox.wallet()
    await wallet.deposit()
    const saved = await wallet.ok('listEvents')
    const { snapshotId } = await wallet.ok('createSnapshot')
    await wallet.deposit()
    await wallet.ok('restoreSnapshot', { path: { snapshotId } })
    expect(await wallet.ok('listEvents')).toEqual(saved)
    expect(saved.data[0]?.causedBy).not.toBeNull()
  })
})
