import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyAudit } from '../../src/application/audit/verify-audit.ts'
import { auditBefore, findAuditHead } from '../../src/storage/rows/audit-rows.ts'
import { byKeyBody } from '../support/bodies.ts'
import { type TestSandbox, type TestWallet, openSandbox } from '../sandbox/support/test-sandbox.ts'

const URL = 'https://user:url-secret@receiver.example/hook?key=url-secret'
const BEARER = { type: 'BEARER', token: 'receiver-secret' }

let sandbox: TestSandbox
let wallet: TestWallet
beforeAll(async () => {
  sandbox = await openSandbox({ rail: 'simulated' })
  wallet = await sandbox.wallet()
})
afterAll(async () => sandbox.close())

/** The acts that `call` leaves, oldest first. */
async function actsOf(call: () => Promise<unknown>): Promise<readonly unknown[]> {
  const before = (await sandbox.store.read(findAuditHead)).position
  await call()
  const { store } = sandbox
  const acts = await store.read((reader) => auditBefore(reader, Number.MAX_SAFE_INTEGER, {}, 100))
  return acts
    .filter(({ position }) => position > before)
    .toReversed()
    .map(({ act, by, before: was, after: is }) => ({ act, by, before: was, after: is }))
}

const CONTROL = { kind: 'control', from: '127.0.0.1' }

describe('an act leaves one row', () => {
  test.each([
    {
      what: 'a wallet with a new operator',
      call: () => sandbox.wallet(),
      want: [
        { act: 'operatorCreated', by: CONTROL },
        { act: 'walletCreated', by: CONTROL, before: null },
      ],
    },
    {
      what: 'switches',
      call: () => wallet.ok('updateWallet', { body: { switches: { secureLoop: true } } }),
      want: [
        { act: 'walletChanged', by: CONTROL, before: { secureLoop: false }, after: { secureLoop: true } },
      ],
    },
    {
      what: 'switches that do not change',
      call: () => wallet.ok('updateWallet', { body: { switches: { secureLoop: true } } }),
      want: [],
    },
    {
      what: 'credentials',
      call: () => wallet.ok('createCredentials', { body: { clientId: 'second' } }),
      want: [{ act: 'credentialsCreated', by: CONTROL, after: { clientId: 'second' } }],
    },
    {
      what: 'the webhook, by the operator',
      call: () =>
        wallet.operator.ok('configureWebhook', {
          body: { url: URL.replace('user:url-secret@', ''), authentication: BEARER },
        }),
      want: [
        {
          act: 'webhookConfigured',
          by: { kind: 'operator', from: '127.0.0.1' },
          before: null,
          after: { url: 'https://receiver.example/hook?…', authentication: 'BEARER', isSecretNew: true },
        },
      ],
    },
    {
      what: 'a resend',
      call: async () => {
        await wallet.deposit()
        const { data } = await wallet.ok('listEvents')
        await wallet.ok('resendEvent', { path: { eventId: data[0]?.eventId ?? '' } })
      },
      want: [{ act: 'deliveriesResent', by: CONTROL, after: { deliveries: 1 } }],
    },
    {
      what: 'resends in a range',
      call: () => wallet.ok('resendEvents', { body: { toPosition: 1 } }),
      want: [{ act: 'deliveriesResent', after: { fromPosition: 1, toPosition: 1, deliveries: 1 } }],
    },
    {
      what: 'the webhook, removed by the control API',
      call: () => wallet.ok('putWebhook', { body: { webhook: null } }),
      want: [{ act: 'webhookRemoved', by: CONTROL, before: { authentication: 'BEARER' }, after: null }],
    },
    {
      what: 'no operation with money',
      call: async () => {
        await wallet.deposit()
        await wallet.operator.call('createWithdrawalByPixKey', { body: byKeyBody({ amount: 100 }) })
      },
      want: [],
    },
    {
      what: 'ended tokens',
      call: () => wallet.ok('revokeTokens'),
      want: [{ act: 'tokensRevoked', by: CONTROL }],
    },
  ])('$what', async ({ call, want }) => {
    const acts = await actsOf(call)
    expect(acts).toMatchObject(want)
    expect(acts).toHaveLength(want.length)
    expect(JSON.stringify(acts)).not.toMatch(/secret"|whsec_|url-secret/)
  })

  test('the chain of all acts is whole', async () => {
    expect(await sandbox.store.read(verifyAudit)).toMatchObject({ problem: undefined })
  })
})
