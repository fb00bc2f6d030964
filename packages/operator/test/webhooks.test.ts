import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { signWebhook } from '@pix-payments/client/webhooks'
import { describe, expect, test } from 'vitest'
import { brasiliaDay } from '../src/dates.ts'
import { createOperatorKit, type OperatorKit } from '../src/index.ts'
import { nodeListener } from '../src/webhooks/node-listener.ts'
import { ENGINES } from './support/engines.ts'
import { startOperator, type TestOperator } from './support/operator.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const OLD = 'whsec_b2xkb2xkb2xkb2xkb2xkb2xkb2xkb2xkb2xk'

async function delivery(body: object | string, secret = SECRET, id = 'event-1'): Promise<Request> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = await signWebhook({
    id,
    timestampSeconds: Math.floor(Date.now() / 1000),
    body: text,
    secrets: [secret],
  })
  return new Request('http://localhost/', { method: 'POST', body: text, headers: { ...headers } })
}

/** A kit with another secret on the same database. */
function kitWith(
  operator: TestOperator,
  secrets: () => string[],
  wrap = (it: TestOperator['storage']) => it,
): OperatorKit<unknown> {
  const none = async (): Promise<void> => undefined
  return createOperatorKit({
    storage: wrap(operator.storage),
    wallets: [
      { walletId: 'other', pix: operator.pix, secrets: () => [OLD] },
      { walletId: operator.walletId, pix: operator.pix, secrets },
    ],
    handlers: { onPaid: none, onTakenBack: none, onWithdrawalGivenBack: none, onWithdrawalReturned: none },
  })
}

const eventsOf = (operator: TestOperator): Promise<readonly Record<string, unknown>[]> =>
  operator.storage.transaction((t) => t.execute('select * from pix_event order by key', []))

describe.each(ENGINES)('webhooks on $name', (engine) => {
  test('stores an event once, before the answer', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    const kit = kitWith(operator, () => [SECRET])
    const body = { eventId: 'event-1', event: 'somethingNew', occurredAt: '2026-03-02T12:00:00.000Z' }
    expect((await kit.handleWebhook(await delivery(body))).status).toBe(204)
    expect((await kit.handleWebhook(await delivery(body))).status).toBe(204)
    expect(await eventsOf(operator)).toMatchObject([
      { key: 'event-1', name: 'somethingNew', wallet_id: operator.walletId, payload: JSON.stringify(body) },
    ])
  })

  test('finds the wallet by its secret, and accepts both secrets of a rotation', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    const kit = kitWith(operator, () => [SECRET])
    expect((await kit.handleWebhook(await delivery({ event: 'a' }, OLD, 'e-1'))).status).toBe(204)
    const rotating = createOperatorKit({
      storage: operator.storage,
      wallets: [{ walletId: 'w', pix: operator.pix, secrets: () => [OLD, SECRET] }],
      handlers: {} as never,
    })
    expect((await rotating.handleWebhook(await delivery({ event: 'a' }, OLD, 'e-2'))).status).toBe(204)
    expect((await rotating.handleWebhook(await delivery({ event: 'a' }, SECRET, 'e-3'))).status).toBe(204)
    expect((await eventsOf(operator)).map((it) => it['wallet_id'])).toEqual(['other', 'w', 'w'])
  })

  test('a malformed secret of one wallet does not refuse the deliveries of the others', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    const { storage, pix } = operator
    const errors: unknown[] = []
    const kit = createOperatorKit({
      storage,
      wallets: [
        { walletId: 'broken', pix, secrets: () => ['whsec_?'] },
        { walletId: 'w', pix, secrets: () => [SECRET] },
      ],
      hooks: { onError: (error) => void errors.push(error) },
      handlers: {} as never,
    })
    expect((await kit.handleWebhook(await delivery({ event: 'a' }))).status).toBe(204)
    // It may be a delivery of the wallet that has no secret, so it is delivered again.
    expect((await kit.handleWebhook(await delivery({ event: 'a' }, OLD))).status).toBe(500)
    expect(errors).toMatchObject([expect.any(TypeError)])
  })

  test('refuses what it cannot verify, and stores nothing', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    const kit = kitWith(operator, () => [SECRET])
    const forged = await delivery({ event: 'a' }, 'whsec_Zm9yZ2VkZm9yZ2VkZm9yZ2VkZm9yZ2Vk')
    expect(await (await kit.handleWebhook(forged)).text()).toBe('signature-mismatch')
    const large = await kit.handleWebhook(await delivery('x'.repeat(300_000)))
    expect(large.status).toBe(413)
    expect((await kit.handleWebhook(new Request('http://localhost/'))).status).toBe(405)
    expect(await eventsOf(operator)).toEqual([])
  })

  test('answers 500 when the event could not be stored', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    const kit = kitWith(
      operator,
      () => [SECRET],
      ({ dialect }) => ({
        dialect,
        transaction: async () => {
          throw new Error('the database is down')
        },
      }),
    )
    expect((await kit.handleWebhook(await delivery({ event: 'a' }))).status).toBe(500)
  })

  test('an event about a charge of another wallet changes nothing, and becomes a finding', async () => {
    await using operator = await startOperator(engine)
    await using stranger = await startOperator(engine)
    const { chargeId } = await stranger.deposit('d-1')
    await stranger.pay(chargeId)
    const kit = kitWith(operator, () => [SECRET])
    await operator.deposit('d-1')
    const charge = await stranger.pix.deposits.getImmediateCharge({ chargeId })
    const body = {
      eventId: 'event-1',
      event: 'pixChargePaid',
      occurredAt: charge.paidAt,
      status: 'paid',
      chargeId,
      externalId: 'd-1',
      amount: charge.amount,
      endToEndId: charge.pixTransaction?.endToEndId,
      paidAt: charge.paidAt,
      debtor: charge.debtor,
    }
    expect((await kit.handleWebhook(await delivery(body))).status).toBe(204)
    await operator.pass(1)
    expect(await operator.log()).toEqual([])
    expect(await operator.kit.findings.list()).toMatchObject([{ kind: 'foreign', subject: 'event-1' }])
    expect(operator.reported).toHaveLength(1)
    const [finding] = await operator.kit.findings.list()
    const by = { actor: 'ana', reason: 'a forged URL' }
    expect(await operator.kit.findings.resolve(finding?.id ?? '', by)).toBe(true)
    expect(await operator.kit.findings.resolve(finding?.id ?? '', by)).toBe(false)
    expect(await operator.kit.findings.list({ status: 'resolved' })).toMatchObject([by])
  })
})

test('a take-back of another deposit debits nobody, and is tried again', async () => {
  await using operator = await startOperator(ENGINES[0]!, { webhook: false })
  const { pix, sandbox, walletId } = operator
  const [{ chargeId }, other] = [await operator.deposit('d-1'), await operator.deposit('d-2')]
  await operator.pay(chargeId)
  await operator.pay(other.chargeId)
  await operator.pass(61)
  await sandbox.charges.createTakeBack({ walletId, chargeId: other.chargeId, amount: 700 })
  const day = brasiliaDay(operator.clock.now())
  const { data } = await pix.statements.listStatement({ initDate: day, endDate: day })
  const line = data.find(({ type }) => type === 'DEBIT')
  const charge = await pix.deposits.getImmediateCharge({ chargeId })
  const body = {
    eventId: 'event-1',
    event: 'pixChargeTakenBack',
    occurredAt: line?.settledAt,
    status: 'paid',
    chargeId,
    externalId: 'd-1',
    amount: 700,
    returnId: line?.productTransactionId,
    reason: 'FRAUD',
    endToEndId: charge.pixTransaction?.endToEndId,
  }
  const kit = kitWith(operator, () => [SECRET])
  expect((await kit.handleWebhook(await delivery(body))).status).toBe(204)
  await operator.pass(1)
  expect((await operator.log()).toSorted()).toEqual(['paid d-1', 'paid d-2'])
  expect(operator.errors).toMatchObject([{ code: 'notYet' }])
})

test('the bridge for node:http passes the raw body', async () => {
  let text = ''
  const server = createServer(
    nodeListener(async (request) => {
      text = await request.text()
      return new Response('no', { status: 400, headers: { 'x-test': '1' } })
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{ "a" : 1 }' })
  expect([response.status, response.headers.get('x-test'), text]).toEqual([400, '1', '{ "a" : 1 }'])
  server.close()
})

test.each(['POST //', 'TRACE /'])('the bridge for node:http answers 400 to %s', async (line) => {
  const server = createServer(nodeListener(async () => new Response('ok')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${line} HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`)
  expect(await textOf(socket)).toMatch(/^HTTP\/1.1 400 /)
  server.close()
})
