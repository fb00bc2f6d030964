import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { freePort } from '@pix-payments/testing/free-port'
import type { OrderOf } from '../../src/rail/rail.ts'
import { startRailProcess } from '../../src/rail/process/start-rail-process.ts'
import { silentLog } from '../../src/telemetry/log.ts'
import { startAutomatic } from '../automatic/support/automatic-service.ts'
import { MARIA, byKeyBody, chargeBody, creditor, refundBody } from '../support/bodies.ts'
import { fieldsOf, outcomeOf, send } from '../support/http-call.ts'
import { ORDER_SECRET, OrderSender } from '../support/order-sender.ts'
import { payerFrom } from '../support/payers.ts'
import { productionStore } from '../support/production-store.ts'
import { OTHER_SECRET, REPORT_SECRET, Reporter } from '../support/reporter.ts'
import { eventNamesOf } from '../support/rows.ts'
import { SECOND, type TestService, startService } from '../support/service.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

const automatic = await startAutomatic({ rail: 'simulated', reportSecrets: [REPORT_SECRET] })
const { service } = automatic
const { a, clock, store } = service
const SECRETS = { orderSecrets: [ORDER_SECRET], reportSecrets: [REPORT_SECRET], clock } as const
const institution = await startRailProcess({ ...SECRETS, serviceUrl: service.url })
const sender = senderOf(institution)

afterAll(async () => {
  await institution.close()
  await service.close()
})

function senderOf({ url }: { readonly url: string }): OrderSender {
  return new OrderSender({ url, now: () => clock.now() })
}

const ACCOUNT = { bankCode: '12345678', branchCode: '0001', accountNumber: '1' }
const SIMULATION = { status: 'SUCCESS', holdAt: 'PROCESSING', afterSeconds: 2, errorCode: null } as const

/** Creates a withdrawal that the service itself does nothing about, and returns the order of its transfer. */
async function transfer(of: TestService = service): Promise<OrderOf<'transfer'>> {
  await of.set(of.a, { withdrawalOutcome: { status: 'NONE', holdAt: 'INITIATED', afterSeconds: 0 } })
  const { transactionId } = await of.a.ok('createWithdrawalByPixKey', { body: byKeyBody() })
  return {
    order: 'transfer',
    walletId: of.a.walletId,
    account: ACCOUNT,
    at: new Date(of.clock.now()).toISOString(),
    transactionId,
    amount: 500,
    creditor: creditor() as unknown as OrderOf<'transfer'>['creditor'],
    pixKey: MARIA,
    reference: null,
    description: null,
  }
}

const statusOf = async (
  { transactionId }: OrderOf<'transfer'>,
  of: TestService = service,
): Promise<string> => {
  const rows = await of.store.read((reader) =>
    reader.all<{ status: string }>(
      { name: 'test.statusOf', text: 'select status from withdrawal where id = $1' },
      [transactionId],
    ),
  )
  return String(rows[0]?.status)
}

/** Pays a charge of 1000 as an institution does, because a production wallet has no money at first. */
async function deposit({ a: operator, url }: TestService): Promise<string> {
  const { chargeId } = await operator.ok('createImmediateCharge', { body: chargeBody() })
  const payment = { endToEndId: 'E12345678202603021200aaaaaaaaaa1', amount: 1000, payer: payerFrom() }
  const reporter = new Reporter({ url, now: () => clock.now() })
  const { walletId } = operator
  await reporter.send({ report: 'chargePayment', walletId, chargeId, ...payment, payerMessage: null })
  return chargeId
}

describe('the simulated institution in a process of its own (G-341)', () => {
  test('reports what belongs to an order, and forecasts the rest on the clock of the wallet', async () => {
    const order = await transfer()
    const answer = await sender.order({ ...order, simulation: SIMULATION })
    expect(answer).toMatchObject({ status: 202, body: { orderId: order.transactionId } })
    expect(await statusOf(order)).toBe('PROCESSING')
    clock.pass(2 * SECOND - 1)
    await a.ok('getBalance')
    expect(await statusOf(order)).toBe('PROCESSING')
    clock.pass(1)
    await a.ok('getBalance')
    expect(await statusOf(order)).toBe('SUCCESS')
  })

  test('takes an order that comes again, without another effect', async () => {
    const order = { ...(await transfer()), simulation: SIMULATION }
    await sender.order(order)
    clock.pass(2 * SECOND)
    await a.ok('getBalance')
    expect(outcomeOf(await sender.order(order))).toBe('202')
    clock.pass(2 * SECOND)
    await a.ok('getBalance')
    expect(await eventNamesOf(store, a, order.transactionId)).toEqual(['pixWithdrawSettled'])
  })

  test.each(['REJECTED', 'CANCELED', 'FAILED', 'EXPIRED'] as const)(
    'ends a transfer as %s when the order asks for it',
    async (status) => {
      const holdAt = status === 'CANCELED' ? 'INITIATED' : 'PROCESSING'
      const order = await transfer()
      await sender.order({ ...order, simulation: { ...SIMULATION, status, holdAt, afterSeconds: 0 } })
      expect(await statusOf(order)).toBe(status)
    },
  )

  test('settles an order of production at once, because such an order asks for nothing', async () => {
    // The service starts last, because it asks for the health of the institution. It sends its orders itself.
    let serviceUrl = ''
    await using rail = await startRailProcess({ ...SECRETS, serviceUrl: () => serviceUrl })
    const remote = { url: rail.url, orderSecrets: [ORDER_SECRET], reportSecrets: [REPORT_SECRET] }
    const production = await productionStore()
    await using own = await startService({
      mode: 'production',
      storageKeys: STORAGE_KEYS,
      store: production,
      rail: { remote },
    })
    serviceUrl = own.url
    const body = byKeyBody()
    const chargeId = await deposit(own)
    expect(await own.a.ok('getImmediateCharge', { path: { chargeId } })).toMatchObject({ status: 'PAID' })
    await own.a.ok('createWithdrawalByPixKey', { body })
    const path = { externalId: String(body['externalId']) }
    await expect.poll(async () => (await own.a.ok('getWithdrawal', { path })).status).toBe('SUCCESS')
  })

  test('ends a refund', async () => {
    await service.set(a, { refundOutcome: { status: 'NONE', afterSeconds: 0 } })
    const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody() })
    const paid = await a.ok('simulatePayment', { body: { chargeId, receiverCnpj: '11222333000181' } })
    const body = refundBody()
    await a.ok('createRefund', { path: { endToEndId: paid.endToEndId }, body })
    const path = { endToEndId: paid.endToEndId, externalId: String(body['externalId']) }
    const { refundEndToEndId } = await a.ok('getRefund', { path })
    const answer = await sender.order({
      order: 'refund',
      walletId: a.walletId,
      account: ACCOUNT,
      at: new Date(clock.now()).toISOString(),
      refundId: refundEndToEndId,
      refundEndToEndId,
      originalEndToEndId: paid.endToEndId,
      refunded: 'DEPOSIT',
      amount: 300,
      description: null,
      simulation: { status: 'FAILED', afterSeconds: 0, errorCode: null },
    })
    expect(outcomeOf(answer)).toBe('202')
    expect(await a.ok('getRefund', { path })).toMatchObject({ status: 'FAILED' })
  })

  test('pays and authorizes a recurrence for the automatic payer', async () => {
    const receiver = await automatic.receiver()
    const recurrence = await receiver.create()
    const order = {
      order: 'recurrence',
      walletId: receiver.walletId,
      account: ACCOUNT,
      at: new Date(receiver.now).toISOString(),
      recurrenceId: recurrence.id,
      payer: { taxId: recurrence.expectedPayer.taxId, name: null },
      receiverCnpj: receiver.cnpj,
      pixKey: receiver.pixKey,
      frequency: 'MONTHLY',
      firstPaymentDate: recurrence.firstPaymentDate,
      lastPaymentDate: recurrence.lastPaymentDate,
      amount: 4990,
      minimumAmount: null,
      firstPaymentAmount: null,
      firstAmount: 4990,
      brCode: recurrence.textContent,
      expiresAt: recurrence.expiresAt,
    } as const
    expect(outcomeOf(await sender.order({ ...order, simulation: { automaticPayer: false } }))).toBe('202')
    await receiver.pass(5 * SECOND)
    expect(await receiver.read(recurrence)).toMatchObject({ statusDetailed: 'AWAITING_FIRST_PAYMENT' })
    expect(outcomeOf(await sender.order({ ...order, simulation: { automaticPayer: true } }))).toBe('202')
    await receiver.pass(5 * SECOND)
    expect(await receiver.read(recurrence)).toMatchObject({ status: 'AUTHORIZED' })
  })
})

/** Sends a request on to the service. */
async function forward(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
  const headers = request.headers as Record<string, string>
  const answer = await send(service.url, request.url ?? '', { method: 'POST', headers, body })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text)
}

describe('an order is not acknowledged', () => {
  test('while the service cannot be reached; sent again, it takes effect', async () => {
    let serviceUrl = 'http://127.0.0.1:1'
    const problems: unknown[] = []
    const log = { ...silentLog, warn: (facts: object) => problems.push(facts) }
    await using rail = await startRailProcess({ ...SECRETS, log, serviceUrl: () => serviceUrl })
    const order = { ...(await transfer()), simulation: SIMULATION }
    const refused = await senderOf(rail).order(order)
    expect(outcomeOf(refused)).toBe('503 ServiceUnavailable')
    expect(refused.headers['retry-after']).toBeDefined()
    const problem = `transferAccepted transfer.${order.transactionId}.0: The connection was refused.`
    expect(refused.text).toContain(`The institution could not send a report. ${problem}`)
    expect(problems).toMatchObject([{ problem }])
    serviceUrl = service.url
    expect(outcomeOf(await senderOf(rail).order(order))).toBe('202')
    expect(await statusOf(order)).toBe('PROCESSING')
  })

  test('while the service refuses a report; the reports that it took before have no second effect', async () => {
    // Stands between the institution and the service, and refuses every second report.
    const bodies: string[] = []
    let count = 0
    const proxy = createServer((request, response) => {
      let body = ''
      request.setEncoding('utf8')
      request.on('data', (chunk: string) => (body += chunk))
      request.on('end', () => {
        bodies.push(`${String(request.headers['webhook-id'])} ${body}`)
        count += 1
        if (count === 2) {
          response.writeHead(500).end()
          return
        }
        void forward(request, body, response)
      })
    })
    await new Promise<void>((resolve) => {
      proxy.listen(0, '127.0.0.1', resolve)
    })
    const { port } = proxy.address() as AddressInfo
    await using rail = await startRailProcess({ ...SECRETS, serviceUrl: `http://127.0.0.1:${port}` })
    const order = { ...(await transfer()), simulation: { ...SIMULATION, afterSeconds: 0 } }
    expect(outcomeOf(await senderOf(rail).order(order))).toBe('503 ServiceUnavailable')
    expect(await statusOf(order)).toBe('PROCESSING')
    clock.pass(SECOND)
    expect(outcomeOf(await senderOf(rail).order(order))).toBe('202')
    expect(await statusOf(order)).toBe('SUCCESS')
    // The same reports with the same ids and bodies came again.
    expect(bodies.slice(2)).toEqual(bodies.slice(0, 2))
    expect(await eventNamesOf(store, a, order.transactionId)).toEqual(['pixWithdrawSettled'])
    proxy.closeAllConnections()
    proxy.close()
  })

  test('while the service does not answer a report within 5 seconds', async () => {
    const silent = createServer()
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve)
    })
    const { port } = silent.address() as AddressInfo
    const arrived = new Promise<void>((resolve) => {
      silent.once('request', () => {
        resolve()
      })
    })
    const problems: unknown[] = []
    const log = { ...silentLog, warn: (facts: object) => problems.push(facts) }
    await using rail = await startRailProcess({ ...SECRETS, log, serviceUrl: `http://127.0.0.1:${port}` })
    const order = { ...(await transfer()), simulation: SIMULATION }
    const answered = senderOf(rail).order(order)
    await arrived
    clock.pass(5 * SECOND)
    expect(outcomeOf(await answered)).toBe('503 ServiceUnavailable')
    expect(problems).toMatchObject([{ problem: expect.stringMatching(/No answer came within 5 seconds\.$/) }])
    silent.closeAllConnections()
    silent.close()
  })

  test('when the service does not accept the signatures of the reports', async () => {
    await using rail = await startRailProcess({
      ...SECRETS,
      reportSecrets: [OTHER_SECRET],
      serviceUrl: service.url,
    })
    const order = { ...(await transfer()), simulation: SIMULATION }
    expect(outcomeOf(await senderOf(rail).order(order))).toBe('503 ServiceUnavailable')
    expect(await statusOf(order)).toBe('INITIATED')
  })

  test('when it is not signed with an order secret, or is too old', async () => {
    const order = { ...(await transfer()), simulation: SIMULATION }
    expect(outcomeOf(await sender.order(order, { secrets: [REPORT_SECRET] }))).toBe('401 Unauthorized')
    expect(outcomeOf(await sender.order(order, { at: clock.now() - 301 * SECOND }))).toBe('401 Unauthorized')
    expect(outcomeOf(await sender.order(order, { secrets: [REPORT_SECRET, ORDER_SECRET] }))).toBe('202')
  })

  test('when it breaks the contract', async () => {
    const order = await transfer()
    const malformed = await sender.order({ ...order, amount: 0 })
    expect(outcomeOf(malformed)).toBe('400 MalformedRequest')
    expect(fieldsOf(malformed)).toEqual(['amount'])
    const elsewhere = await sender.order(order, { orderId: '00000000-0000-4000-8000-000000000001' })
    expect(outcomeOf(elsewhere)).toBe('400 MalformedRequest')
    expect(fieldsOf(elsewhere)).toEqual(['orderId'])
  })

  test('but a field that the institution does not know is ignored', async () => {
    const order = { ...(await transfer()), simulation: SIMULATION, colour: 'blue' }
    expect(outcomeOf(await sender.order(order))).toBe('202')
  })
})

describe('look-ups', () => {
  const declared = { name: 'Maria Silva', taxId: MARIA }
  const { walletId } = a

  test('find the owner of a CPF key', async () => {
    const found = await sender.lookUp('lookUpKey', { walletId, pixKey: MARIA, declared })
    expect(found).toMatchObject({ status: 200, body: { holder: { taxId: MARIA }, reference: null } })
  })

  test('of a magic key carry its outcome as the reference', async () => {
    const { body } = await sender.lookUp('lookUpKey', { walletId, pixKey: 'failed@pix.example', declared })
    expect(body).toMatchObject({ reference: expect.stringContaining('FAILED') })
  })

  test('of an unknown key, and of an account of another institution, return 404', async () => {
    const unknown = await sender.lookUp('lookUpKey', { walletId, pixKey: 'nobody@pix.example', declared })
    expect(outcomeOf(unknown)).toBe('404 NotFound')
    const { name: _name, taxId: _taxId, ...account } = creditor()
    const elsewhere = await sender.lookUp('lookUpAccount', { walletId, account, declared })
    expect(outcomeOf(elsewhere)).toBe('404 NotFound')
    const magic = { ...account, accountNumber: '9000000003' }
    const found = await sender.lookUp('lookUpAccount', { walletId, account: magic, declared })
    expect(found).toMatchObject({ status: 200, body: { holder: { accountNumber: '9000000003' } } })
  })

  test('ask the risk policy', async () => {
    const outcomeFor = async (taxId: string): Promise<unknown> =>
      (await sender.lookUp('screenPayer', { walletId, taxId })).body
    expect(await outcomeFor(MARIA)).toEqual({ outcome: 'ACCEPTED' })
    expect(await outcomeFor('10000000108')).toEqual({ outcome: 'REJECTED' })
  })
})

describe('the server', () => {
  test.each([
    { method: 'GET', path: '/health', want: '200' },
    { method: 'HEAD', path: '/health', want: '200' },
    { method: 'GET', path: '/transfers/1', want: '405 MethodNotAllowed' },
    { method: 'POST', path: '/rail/reports/transfer-settled', want: '404 NotFound' },
    { method: 'GET', path: '/rail/jwks.json', want: '404 NotFound' },
    { method: 'GET', path: '/', want: '404 NotFound' },
    { method: 'PUT', path: '/transfers/1', want: '401 Unauthorized' },
  ])('answers $method $path with $want', async ({ method, path, want }) => {
    expect(outcomeOf(await send(institution.url, path, { method }))).toBe(want)
  })

  test('logs a line for each request, without ids of payers and without signatures', async () => {
    const lines: string[] = []
    const line = (facts: object, message: string): void => {
      lines.push(JSON.stringify({ ...facts, message }))
    }
    const log = { ...silentLog, info: line, warn: line }
    await using rail = await startRailProcess({ ...SECRETS, log, serviceUrl: service.url })
    await senderOf(rail).order({ ...(await transfer()), simulation: SIMULATION })
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      message: 'PUT /transfers/{orderId} 202',
      operationId: 'orderTransfer',
      status: 202,
    })
    expect(lines[0]).not.toMatch(/52998224725|Maria|whsec|v1,/)
  })

  test('opens many times in one process, and frees its ports', async () => {
    const port = await freePort()
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        startRailProcess({ ...SECRETS, port: index === 0 ? port : 0, serviceUrl: service.url }),
      ),
    )
    expect(new Set(all.map(({ port }) => port)).size).toBe(20)
    await Promise.all(all.map((rail) => rail.close()))
    await using again = await startRailProcess({
      ...SECRETS,
      port,
      serviceUrl: service.url,
    })
    expect(outcomeOf(await send(again.url, '/health'))).toBe('200')
  })

  test.each([
    { what: 'no order secret', options: { orderSecrets: [] } },
    { what: 'no report secret', options: { reportSecrets: [] } },
    { what: 'a secret of another form', options: { reportSecrets: ['whsec_short'] } },
  ])('does not start with $what', async ({ options }) => {
    await expect(startRailProcess({ ...SECRETS, ...options, serviceUrl: service.url })).rejects.toThrow(
      TypeError,
    )
  })
})
