import { afterAll, expect, test } from 'vitest'
import type { DeliveryAttempt, FaultEffectRequest } from '@pix-payments/spec/sandbox-types'
import { openSandbox } from '../sandbox/support/test-sandbox.ts'

const sandbox = await openSandbox()
afterAll(() => sandbox.close())

/** The attempts to deliver one event to the built-in receiver, while a fault takes effect once. */
async function attempts(effect?: FaultEffectRequest): Promise<readonly DeliveryAttempt[]> {
  const wallet = await sandbox.wallet()
  const url = `${sandbox.url}/page/receiver/${wallet.id}`
  await wallet.operator.ok('configureWebhook', { body: { url, authentication: { type: 'NONE' } } })
  if (effect !== undefined) {
    const body = { target: { event: 'pixChargePaid' }, effect, times: 1 }
    await wallet.ok('createFault', { body })
  }
  await wallet.deposit()
  await wallet.ok('advanceClock', { body: { until: 'idle' } })
  const [delivery] = (await wallet.ok('listDeliveries')).data
  return delivery?.attempts ?? []
}

const shown = ({ status, responseHeaders, responseBody }: DeliveryAttempt): unknown[] => [
  status,
  responseHeaders?.['signature-check'],
  responseBody,
]

test('the receiver accepts a delivery with a valid signature', async () => {
  expect((await attempts()).map(shown)).toEqual([[204, 'valid', expect.anything()]])
})

test.each([
  ['badSignature', 'does not belong'],
  ['oldTimestamp', 'more than 5 minutes old'],
] as const)('the receiver refuses a delivery with %s, and accepts the next attempt', async (kind, reason) => {
  const [first, second] = (await attempts({ kind })).map(shown)
  expect(first).toEqual([401, 'refused', expect.stringContaining(reason)])
  expect(second?.slice(0, 2)).toEqual([204, 'valid'])
})

test('the receiver refuses a forged delivery, a long one, and one of a wallet without a webhook', async () => {
  const wallet = await sandbox.wallet()
  const post = async (body: string): Promise<unknown> => {
    const response = await fetch(`${sandbox.url}/page/receiver/${wallet.id}`, { method: 'POST', body })
    return [response.status, await response.json()]
  }
  expect(await post('{}')).toEqual([401, { reason: 'The wallet has no webhook.' }])
  const webhook = { url: `${sandbox.url}/page/receiver`, authentication: { type: 'NONE' } }
  await wallet.operator.ok('configureWebhook', { body: webhook })
  expect(await post('{}')).toEqual([401, { reason: expect.stringContaining('header of the signature') }])
  expect(await post('x'.repeat(1_048_577))).toEqual([401, { reason: 'The body is longer than 1 MiB.' }])
})
