import { afterAll, expect, test } from 'vitest'
import { outcomeOf } from '../support/http-call.ts'
import { openSandbox } from './support/test-sandbox.ts'

const sandbox = await openSandbox()
afterAll(() => sandbox.close())

const OWN = {
  url: 'http://127.0.0.1:9/own',
  authentication: { type: 'BEARER', token: 'secret' },
  events: ['pixChargePaid'],
} as const
const OTHER = { url: 'http://127.0.0.1:9/other', authentication: { type: 'NONE' } } as const

test('a webhook that was replaced for a while returns with its secrets (G-122)', async () => {
  const wallet = await sandbox.wallet()
  await wallet.operator.ok('configureWebhook', { body: OWN })
  const before = await wallet.ok('getWebhook')
  expect(before).toEqual({ webhook: OWN })
  await wallet.operator.ok('configureWebhook', { body: OTHER })
  await wallet.ok('putWebhook', { body: before })
  expect(await wallet.ok('getWebhook')).toEqual(before)
  // The signing secret is still the first.
  const again = await wallet.operator.ok('configureWebhook', { body: OWN })
  expect(again.signingSecret).toBeNull()
})

test('a wallet without a webhook has none again', async () => {
  const wallet = await sandbox.wallet()
  expect(await wallet.ok('getWebhook')).toEqual({ webhook: null })
  await wallet.operator.ok('configureWebhook', { body: OTHER })
  await wallet.ok('putWebhook', { body: { webhook: null } })
  await wallet.deposit()
  expect(await wallet.ok('listDeliveries')).toMatchObject({ data: [] })
})

test('refuses a header that deliveries set themselves (G-214)', async () => {
  const wallet = await sandbox.wallet()
  const authentication = { type: 'HEADER', headerName: 'Webhook-Id', headerValue: 'x' }
  const answer = await wallet.control('putWebhook', {
    body: { webhook: { ...OTHER, authentication, events: null } },
  })
  expect(outcomeOf(answer)).toBe('400 MalformedRequest')
})
