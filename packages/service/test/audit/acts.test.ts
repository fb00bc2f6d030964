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
  test.each<[what: string, call: () => Promise<unknown>, want: object[]]>([
    [
      'a wallet with a new operator',
      () => sandbox.wallet(),
      [
        { act: 'operatorCreated', by: CONTROL },
        { act: 'walletCreated', by: CONTROL, before: null },
      ],
    ],
    [
      'switches',
      () => wallet.ok('updateWallet', { body: { switches: { secureLoop: true } } }),
      [{ act: 'walletChanged', by: CONTROL, before: { secureLoop: false }, after: { secureLoop: true } }],
    ],
    [
      'switches that do not change',
      () => wallet.ok('updateWallet', { body: { switches: { secureLoop: true } } }),
      [],
    ],
    [
      'credentials',
      () => wallet.ok('createCredentials', { body: { clientId: 'second' } }),
      [{ act: 'credentialsCreated', by: CONTROL, after: { clientId: 'second' } }],
    ],
    [
      'the webhook, by the operator',
      () =>
        wallet.operator.ok('configureWebhook', {
          body: { url: URL.replace('user:url-secret@', ''), authentication: BEARER },
        }),
      [
        {
          act: 'webhookConfigured',
          by: { kind: 'operator', from: '127.0.0.1' },
          before: null,
          after: { url: 'https://receiver.example/hook?…', authentication: 'BEARER', isSecretNew: true },
        },
      ],
    ],
    [
      'a resend',
      async () => {
        await wallet.deposit()
        const { data } = await wallet.ok('listEvents')
        await wallet.ok('resendEvent', { path: { eventId: data[0]?.eventId ?? '' } })
      },
      [{ act: 'deliveriesResent', by: CONTROL, after: { deliveries: 1 } }],
    ],
    [
      'resends in a range',
      () => wallet.ok('resendEvents', { body: { toPosition: 1 } }),
      [{ act: 'deliveriesResent', after: { fromPosition: 1, toPosition: 1, deliveries: 1 } }],
    ],
    [
      'the webhook, removed by the control API',
      () => wallet.ok('putWebhook', { body: { webhook: null } }),
      [{ act: 'webhookRemoved', by: CONTROL, before: { authentication: 'BEARER' }, after: null }],
    ],
    [
      'no operation with money',
      async () => {
        await wallet.deposit()
        await wallet.operator.call('createWithdrawalByPixKey', { body: byKeyBody({ amount: 100 }) })
      },
      [],
    ],
    ['ended tokens', () => wallet.ok('revokeTokens'), [{ act: 'tokensRevoked', by: CONTROL }]],
  ])('%s', async (_what, call, want) => {
    const acts = await actsOf(call)
    expect(acts).toMatchObject(want)
    expect(acts).toHaveLength(want.length)
    expect(JSON.stringify(acts)).not.toMatch(/secret"|whsec_|url-secret/)
  })

  test('the chain of all acts is whole', async () => {
    expect(await sandbox.store.read(verifyAudit)).toMatchObject({ problem: undefined })
  })
})
