import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../support/http-call.ts'
import { onEachEngine } from './support/on-each-engine.ts'
import type { TestWallet } from './support/test-sandbox.ts'

const NOBODY = '4d6f8a0b-2c3e-4f50-9182-a3b4c5d6e7f8'

onEachEngine(async (sandbox) => {
  /** The x-request-id of the last step of that kind in the timeline of a resource. */
  const lastCall = async (wallet: TestWallet, resource: string, kind: 'request' | 'command') => {
    const { entries } = await wallet.ok('getTimeline', { query: { resource } })
    const call = entries.findLast((entry) => entry.kind === kind)?.[kind]
    if (call === undefined) throw new Error(`The timeline has no ${kind}.`)
    return call
  }

  describe('getRequest (G-274)', () => {
    test('returns a command of the timeline with its bodies, and the timeline has its method, path and status', async () => {
      const wallet = await sandbox.wallet()
      const chargeId = await wallet.charge({ amount: 900 })
      await wallet.ok('createPaymentAttempt', { path: { chargeId }, body: { payer: { name: 'Ana' } } })
      const call = await lastCall(wallet, chargeId, 'command')
      const path = `/sandbox/wallets/${wallet.id}/charges/${chargeId}/payment-attempts`
      expect(call).toMatchObject({ operationId: 'createPaymentAttempt', method: 'POST', status: 201, path })
      const logged = await wallet.ok('getRequest', { path: { requestId: call.requestId } })
      expect(logged).toMatchObject({ ...call, requestBody: '{"payer":{"name":"Ana"}}' })
      expect(JSON.parse(logged.responseBody ?? '')).toMatchObject({ outcome: 'PAID' })
    })

    test('returns a payment of a BR Code, whose path names no wallet', async () => {
      const wallet = await sandbox.wallet()
      const { chargeId, brCode } = await wallet.operator.ok('createImmediateCharge', {
        body: { amount: 900, expiresIn: 900, externalId: 'd-1', pixKey: wallet.created.pixKeys[0] ?? '' },
      })
      await sandbox.control.ok('payBrCode', { body: { brCode } })
      const call = await lastCall(wallet, chargeId, 'command')
      expect(call).toMatchObject({ operationId: 'payBrCode', status: 201 })
      const logged = await wallet.ok('getRequest', { path: { requestId: call.requestId } })
      expect(logged.requestBody).toContain(brCode)
    })

    test('returns a request of the operator, and 404 for another id and in another wallet', async () => {
      const [wallet, other] = await Promise.all([sandbox.wallet(), sandbox.wallet()])
      const chargeId = await wallet.charge({ amount: 900 })
      const { requestId } = await lastCall(wallet, chargeId, 'request')
      expect(await wallet.ok('getRequest', { path: { requestId } })).toMatchObject({
        operationId: 'createImmediateCharge',
        method: 'POST',
      })
      expect(outcomeOf(await wallet.control('getRequest', { path: { requestId: NOBODY } }))).toBe(
        '404 RequestNotFound',
      )
      expect(outcomeOf(await other.control('getRequest', { path: { requestId } }))).toBe(
        '404 RequestNotFound',
      )
    })

    test('masks the secret of new credentials', async () => {
      const wallet = await sandbox.wallet()
      const answer = await wallet.control('createCredentials')
      const { clientSecret } = answer.body as { readonly clientSecret: string }
      const requestId = String(answer.headers['x-request-id'])
      const { responseBody } = await wallet.ok('getRequest', { path: { requestId } })
      expect(responseBody).toContain('********')
      expect(responseBody).not.toContain(clientSecret)
    })

    test('commands do not appear in listRequests, and push no request out of it', async () => {
      const wallet = await sandbox.wallet()
      await wallet.operator.call('getBalance')
      for (let count = 0; count < 5; count += 1) await wallet.ok('advanceClock', { body: { by: 1 } })
      const { data } = await wallet.ok('listRequests')
      expect(data.map(({ operationId }) => operationId)).toEqual(['getBalance', 'createAccessToken'])
    })
  })
})
