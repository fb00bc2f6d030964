import { loadContract } from '@pix-payments/http-contract/load'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Log } from '../../src/telemetry/log.ts'
import { addDays, brasiliaDate } from '@pix-payments/pix'
import {
  MARIA,
  byBankDetailsBody,
  byKeyBody,
  chargeBody,
  creditor,
  refundBody,
  transferBody,
  unique,
} from '../support/bodies.ts'
import { form } from '../support/operator.ts'
import { send } from '../support/http-call.ts'
import { openSink } from '../sandbox/support/sink.ts'
import { type TestSandbox, openSandbox } from '../sandbox/support/test-sandbox.ts'
import { Aviary, type Canary } from './support/canaries.ts'

/**
 * The fields that the log may show: ids, codes, kinds, dates and pages. Every other text field of a request must be
 * masked. This includes fields that the contract adds later.
 */
const SHOWN = new Set(
  [
    ['externalId', 'chargeId', 'endToEndId', 'productTransactionId', 'id', 'scheduleId', 'recurrenceId'],
    [
      'walletId',
      'destinationWalletId',
      'operatorId',
      'eventId',
      'deliveryId',
      'faultId',
      'snapshotId',
      'resourceId',
    ],
    ['client_id', 'clientId', 'grant_type', 'x-correlation-id', 'operationId'],
    // The response of configureWebhook shows these fields too (G-215).
    ['username', 'headerName'],
    [
      'type',
      'kind',
      'mode',
      'code',
      'errorCode',
      'rejectionCode',
      'outcome',
      'status',
      'holdAt',
      'event',
      'events',
      'frequency',
    ],
    ['accountType', 'personType', 'bankCode', 'branchCode', 'receiverCnpj', 'cnpj'],
    [
      'date',
      'dueDate',
      'retryDate',
      'firstPaymentDate',
      'startDate',
      'initDate',
      'endDate',
      'now',
      'to',
      'until',
    ],
    ['page', 'pageSize', 'limit', 'cursor', 'revision', 'afterPosition', 'timeoutSeconds'],
    // The log shows a URL, but masks its credentials and its query. Another test checks this.
    ['url'],
  ].flat(),
)
const SECRET = new Set(['client_secret', 'clientSecret', 'password', 'token', 'headerValue'])

/** Starts a service that logs everything, and captures the log as pino writes it. */
async function openLogged(
  options: { readonly logPersonalData?: boolean } = {},
): Promise<TestSandbox & { text(): string }> {
  let text = ''
  const log: Log = pino({ level: 'debug', base: null }, { write: (line: string) => void (text += line) })
  const sandbox = await openSandbox({ ...options, log, logBodies: true, prepare: true })
  return { ...sandbox, text: () => text }
}

const leaks = (text: string, canaries: readonly Canary[]): readonly string[] =>
  canaries.filter(({ value }) => text.includes(value)).map(({ place }) => place)

describe.each([false, true])('with personal data in the log: %s', (logPersonalData) => {
  let sandbox: Awaited<ReturnType<typeof openLogged>>
  beforeAll(async () => {
    sandbox = await openLogged({ logPersonalData })
  })
  afterAll(() => sandbox.close())
  const isHidden = ({ name }: Canary): boolean => (logPersonalData ? SECRET.has(name) : !SHOWN.has(name))

  it.each(['pix', 'sandbox'] as const)(
    'no secret or personal field of a request of %s is in the log',
    async (name) => {
      const aviary = new Aviary()
      const wallet = await sandbox.wallet()
      const token = `Bearer ${await wallet.operator.token()}`
      const { document } = await loadContract(name)
      for (const { method, target, headers, body, isForm } of aviary.requestsOf(document)) {
        const fields = Object.entries(body ?? {}).map(([field, value]) => [field, String(value)] as const)
        const sent = isForm ? form(fields) : { method, body }
        await send(sandbox.url, target, {
          ...sent,
          headers: { authorization: token, ...sent.headers, ...headers },
        })
      }
      expect(aviary.canaries.length).toBeGreaterThan(80)
      // Some canaries must be in the log. This shows that the log contains the bodies at all.
      expect(leaks(sandbox.text(), aviary.canaries)).toContainEqual(
        expect.stringMatching(/(?:externalId|clientId)$/),
      )
      expect(leaks(sandbox.text(), aviary.canaries.filter(isHidden))).toEqual([])
    },
  )

  it('no accepted value is in the log when responses, events, deliveries and the request log are read', async () => {
    const aviary = new Aviary()
    const canary = (field: string): string => aviary.make(field, field)
    const texts = (...fields: readonly string[]): Record<string, string> =>
      Object.fromEntries(fields.map((field) => [field, canary(field)]))
    const metadata = (): object => ({ metadata: { player: canary('metadata') } })
    await using sink = await openSink()
    const wallet = await sandbox.wallet({ name: canary('name'), pixKeys: ['maria@canary.example'] } as object)
    const { operator } = wallet
    await operator.ok('configureWebhook', {
      body: {
        url: `${sink.url}?key=${canary('password')}`,
        authentication: { type: 'BASIC', username: 'u', password: canary('password') },
      },
    })
    const charged = await wallet.deposit({
      pixKey: 'maria@canary.example',
      ...texts('description'),
      ...metadata(),
    })
    const expected = await wallet.charge({
      expectedPayer: { taxId: MARIA, ...texts('name') },
      pixKey: 'maria@canary.example',
    })
    await wallet.control('createPaymentAttempt', {
      path: { chargeId: expected },
      body: { payer: { ...creditor(), ...texts('name') }, ...texts('payerMessage') },
    })
    await operator.ok('createRefund', {
      path: { endToEndId: charged.endToEndId },
      body: refundBody(texts('description')),
    })
    await operator.ok('createWithdrawalByPixKey', {
      body: byKeyBody({ ...texts('description'), ...metadata() }),
    })
    await operator.ok('createWithdrawalByBankDetails', {
      body: byBankDetailsBody({
        creditor: creditor({ ...texts('name') }),
        ...texts('description'),
        ...metadata(),
      }),
    })
    await operator.call('createInternalTransfer', {
      body: transferBody({ ...texts('description'), ...metadata() }),
    })
    const { id } = await operator.ok('createRecurrence', {
      body: {
        receiverCnpj: wallet.created.cnpj,
        pixKey: 'maria@canary.example',
        externalId: unique('recurrence'),
        expiresIn: 3600,
        amount: 4990,
        expectedPayer: { taxId: MARIA, ...texts('name') },
        recurrenceDetails: {
          frequency: 'MONTHLY',
          firstPaymentDate: addDays(brasiliaDate(sandbox.clock.now()), 2),
          totalCharges: 12,
          allowPostDuePayment: true,
          contract: { id: 'contract-1', ...texts('description') },
          ...texts('descriptionToPayer'),
        },
        ...metadata(),
      },
    })
    await operator.ok('cancelRecurrence', {
      path: { id },
      body: { externalId: unique('cancel'), reason: 'ACCOUNT_CLOSED', ...texts('observation') },
    })
    await wallet.ok('advanceClock', { body: { by: 600 } })
    await wallet.ok('listEvents', { query: { limit: 100 } })
    const { data } = await wallet.ok('listDeliveries', { query: { limit: 100 } })
    for (const { deliveryId } of data) await wallet.ok('getDelivery', { path: { deliveryId } })
    await wallet.ok('listRequests', { query: { limit: 100 } })
    expect(sink.received.length).toBeGreaterThan(3)
    const text = sandbox.text()
    expect(text).toContain('requestBody')
    expect(text).toContain('An event was delivered.')
    expect(leaks(text, aviary.canaries.filter(isHidden))).toEqual([])
    expect(text).not.toMatch(/whsec_\w/)
    const shapes = /maria@canary|52998224725|000201/
    expect(shapes.test(text)).toBe(logPersonalData)
  })

  it('no credentials of a URL are in the log, whether the URL is accepted or refused', async () => {
    const { operator } = await sandbox.wallet()
    const values = [
      'https://user:Geheim1@example.com/',
      'https://example.com/?key=Geheim2',
      'user:Geheim3@example.com',
      'https://example.com/#Geheim4',
      'ftp://u:Geheim5@example.com',
      'https://u:Geheim6 x@example.com',
    ]
    for (const url of values)
      await operator.call('configureWebhook', { body: { url, authentication: { type: 'NONE' } } })
    await operator.call('getBalance', { query: { access_token: 'Geheim7' } })
    await sandbox.control.call('listRequests', { path: { walletId: operator.walletId } })
    expect(sandbox.text()).toContain('configureWebhook')
    expect(sandbox.text()).not.toContain('Geheim')
  })
})

it('the request log of the control API contains no secret of a URL, and contains the query of a list', async () => {
  await using sandbox = await openSandbox()
  const wallet = await sandbox.wallet()
  await wallet.operator.call('configureWebhook', {
    body: { url: 'https://user:Geheim@example.com/', authentication: { type: 'NONE' } },
  })
  await wallet.operator.call('listRecurrences', { query: { payerTaxId: MARIA, access_token: 'Geheim' } })
  const { data } = await wallet.ok('listRequests')
  expect(JSON.stringify(data)).not.toContain('Geheim')
  expect(data.map(({ path }) => path)).toContain(
    `/v1/pix/automatic/recurrences?payerTaxId=${MARIA}&access_token=********`,
  )
})

it('an unexpected failure logs its message without personal data', async () => {
  const lines: string[] = []
  const log: Log = pino({ level: 'error', base: null }, { write: (line: string) => void lines.push(line) })
  await using sandbox = await openSandbox({ log })
  const wallet = await sandbox.wallet()
  await wallet.operator.token()
  const failure = Object.assign(new Error(`duplicate key: taxId=${MARIA}`), {
    detail: `Key (name)=(Maria Particular)`,
  })
  sandbox.store.write = () => Promise.reject(failure)
  const { status } = await wallet.operator.call('createImmediateCharge', { body: chargeBody() })
  expect(status).toBe(500)
  expect(lines.join('')).toContain('A request failed')
  expect(lines.join('')).not.toMatch(/52998224725|Maria Particular/)
})
