import { emitWebhook } from '@pix-payments/mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContract } from '../src/contract.ts'
import type { HttpAnswer, HttpRequest } from '../src/http/transport.ts'
import { placedCases } from '../src/report/matrix.ts'
import type { CaseViolation, ContractReport } from '../src/report/report.ts'
import { runContractTests } from '../src/run.ts'
import { type Delivery, checkDelivery } from '../src/webhook/delivery.ts'
import { startReceiver } from '../src/webhook/receiver.ts'
import { type Sandbox, startSandbox } from './support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

/** Changes an answer of the mock, so that the server seems to have one defect. */
type Fault = (answer: HttpAnswer, request: HttpRequest) => HttpAnswer

type Row = readonly [
  name: string,
  /** The operation, and the smallest number of its cases that must find the violation. */
  where: readonly [only: string, cases: number],
  fault: Fault,
  want: readonly [at: string, message: string],
]

const without = (headers: HttpAnswer['headers'], name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name))
const noHeader =
  (name: string): Fault =>
  (answer) => ({ ...answer, headers: without(answer.headers, name) })
const header =
  (name: string, value: string): Fault =>
  (answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } })
const onStatus =
  (status: number, fault: Fault): Fault =>
  (answer, request) =>
    answer.status === status ? fault(answer, request) : answer
/** Changes the bodies of the answers with a status. */
const bodyOf = (status: number, change: (body: Record<string, unknown>) => object): Fault =>
  onStatus(status, (answer) => ({
    ...answer,
    text: JSON.stringify(change(JSON.parse(answer.text) as Record<string, unknown>)),
  }))
const ANY = expect.any(String) as string

const rows: readonly Row[] = [
  [
    'another documented status',
    ['getBalance', 1],
    onStatus(200, (answer) => ({ ...answer, status: 500 })),
    ['status', 'must be 200, not 500'],
  ],
  [
    'an undocumented status',
    ['getBalance', 2],
    onStatus(401, (answer) => ({ ...answer, status: 418 })),
    ['status', '418 is not documented; documented are 200, 401, 404, 429, 500, 503'],
  ],
  [
    '200 instead of a refusal',
    ['createRefund', 1],
    onStatus(400, (answer) => ({ ...answer, status: 201 })),
    ['status', 'must be 400 InvalidContentType, not 201 InvalidContentType'],
  ],
  ...['x-request-id', 'x-correlation-id'].map((name): Row => [
    `no ${name}`,
    ['getRecurrence', 10],
    noHeader(name),
    [`header ${name}`, 'is required'],
  ]),
  [
    'no WWW-Authenticate',
    ['getBalance', 1],
    noHeader('www-authenticate'),
    ['header www-authenticate', 'is required'],
  ],
  [
    'a header of another value',
    ['getBalance', 1],
    onStatus(429, header('retry-after', 'soon')),
    ['header retry-after', 'must be an integer'],
  ],
  [
    'an undocumented header',
    ['getBalance', 5],
    header('x-debug', '1'),
    ['header x-debug', 'is not documented'],
  ],
  [
    'an undocumented property',
    ['getBalance', 1],
    bodyOf(200, (body) => ({ ...body, colour: 'red' })),
    ['body colour', 'is not documented'],
  ],
  [
    'a property of another type',
    ['getBalance', 1],
    bodyOf(200, (body) => ({ ...body, availableBalance: String(body['availableBalance']) })),
    ['body availableBalance', 'must be an integer'],
  ],
  [
    'a missing property',
    ['getImmediateCharge', 1],
    bodyOf(200, ({ status: _none, ...body }) => body),
    ['body status', 'is required'],
  ],
  [
    'a timestamp without milliseconds',
    ['getImmediateCharge', 1],
    bodyOf(200, (body) => ({ ...body, createdAt: '2026-03-01T14:00:05Z' })),
    ['body createdAt', ANY],
  ],
  [
    'another valid value than the example',
    ['getBalance', 1],
    bodyOf(200, (body) => ({ ...body, availableBalance: 1 })),
    ['body', 'is not the example that was asked for'],
  ],
  [
    'another documented code',
    ['createRefund', 1],
    bodyOf(400, ({ message }) => ({ code: 'InvalidJSON', message })),
    ['code', 'must be InvalidContentType, not InvalidJSON'],
  ],
  [
    'retryable the wrong way round',
    ['getRecurrence', 1],
    bodyOf(404, ({ error }) => ({ error: { ...(error as object), retryable: true } })),
    ['body error.retryable', ANY],
  ],
  [
    'details that name no field',
    ['createRefund', 1],
    bodyOf(400, ({ code, message }) => ({ code, message })),
    ['body', 'request 1: the error does not name the field amount'],
  ],
  [
    'invalid JSON',
    ['getBalance', 5],
    (answer) => ({ ...answer, text: answer.text.slice(0, -1) }),
    ['body', 'is not valid JSON'],
  ],
  ['an empty body', ['getBalance', 5], (answer) => ({ ...answer, text: '' }), ['body', 'is required']],
  [
    'another content type',
    ['getBalance', 5],
    header('content-type', 'text/html'),
    ['header content-type', 'must be application/json, not text/html'],
  ],
  [
    'a correlation id that is not echoed',
    ['createRecurrence', 1],
    header('x-correlation-id', 'other'),
    ['header x-correlation-id', 'must be "contract-tests-7", not "other"'],
  ],
  [
    'the same request id twice',
    ['listSchedules', 1],
    (answer, request) =>
      header('x-request-id', request.headers['x-request-id'] ?? answer.headers['x-request-id'] ?? '')(
        answer,
        request,
      ),
    ['header x-request-id', 'is the same in two answers'],
  ],
]

async function run(only: string, fault: Fault): Promise<ContractReport> {
  const send = async (request: HttpRequest): Promise<HttpAnswer> =>
    fault(await sandbox.send(request), request)
  return runContractTests({ target: sandbox.url, kind: 'mock', send, only, runs: 2 })
}

const violationsOf = (report: ContractReport): CaseViolation[][] =>
  placedCases(report).map((it) => [...(it.report.violations ?? [])])

describe('a server with one fault', () => {
  test.each(rows)('%s is caught', async (_, [only, cases], fault, [at, message]) => {
    // The first request asks whether the server is the mock. Its answer is not changed.
    let asked = false
    const report = await run(only, (answer, request) => {
      const isQuestion = !asked
      asked = true
      return isQuestion ? answer : fault(answer, request)
    })
    const found = violationsOf(report).filter((violations) =>
      violations.some((it) => it.at === at && isMessage(it.message, message)),
    )
    expect({ found: found.length >= cases, violations: violationsOf(report).flat().slice(0, 5) }).toEqual({
      found: true,
      violations: expect.any(Array) as unknown,
    })
  })

  test('a rule that is not enforced is caught by the mutation that breaks it', async () => {
    const allowsLongDescriptions = async (request: HttpRequest): Promise<HttpAnswer> => {
      const description = /"description":"([^"]{141,})"/.exec(request.body ?? '')?.[1]
      const shorter = description === undefined ? request.body : request.body?.replace(description, 'short')
      return sandbox.send({ ...request, body: shorter })
    }
    const report = await runContractTests({
      target: sandbox.url,
      send: allowsLongDescriptions,
      only: 'createRefund',
      seed: 11,
    })
    expect(violationsOf(report).flat()).toEqual([
      {
        at: 'status',
        message: 'seed 11, body description has 141 characters: must be 400 MalformedRequest, not 202',
      },
    ])
  })

  test('a valid request that is refused is shown at its smallest, with the seed', async () => {
    const refusesPage2 = async (request: HttpRequest): Promise<HttpAnswer> => {
      const page = Number(new URLSearchParams(request.target.split('?')[1]).get('page') ?? 1)
      return sandbox.send(
        page < 2 ? request : { ...request, target: request.target.replace(/page=\d+/, 'page=0') },
      )
    }
    const report = await runContractTests({
      target: sandbox.url,
      send: refusesPage2,
      only: 'listStatement',
      seed: 11,
      runs: 50,
    })
    const [smallest] = violationsOf(report).flat()
    expect(smallest?.message).toMatch(
      /^seed 11, after \d+ requests: \{"path":\{\},"query":\[\["page","2"\]\]\}$/,
    )
  })

  test('a connection that is cut is a failed case, not the end of the run', async () => {
    let requests = 0
    const cut = async (request: HttpRequest): Promise<HttpAnswer> => {
      requests += 1
      if (requests === 3) throw new Error('socket hang up')
      return sandbox.send(request)
    }
    const report = await runContractTests({
      target: sandbox.url,
      send: cut,
      only: 'getBalance',
      concurrency: 1,
    })
    expect(violationsOf(report).flat()).toEqual([{ at: 'connection', message: 'socket hang up' }])
    expect(report.summary.cases).toBeGreaterThan(4)
  })

  // The tests of the mock run every operation without a fault.
  test('without a fault there is no violation', async () => {
    const report = await run('createRefund', (answer) => answer)
    expect(violationsOf(report).flat()).toEqual([])
    expect(report.summary.failed).toBe(0)
  })
})

const isMessage = (got: string, want: string): boolean => typeof want !== 'string' || got === want

describe('a webhook with one fault', async () => {
  const contract = await loadContract()
  const receivedAt = new Date('2026-03-01T14:03:30Z')
  let delivery: Delivery

  beforeAll(async () => {
    const receiver = await startReceiver()
    const now = (): Date => new Date('2026-03-01T14:03:28Z')
    const { secret } = await emitWebhook({ event: 'pixChargePaid', to: receiver.url('a'), now })
    const received = receiver.received('a') ?? expect.fail('nothing came')
    delivery = { ...received, secret }
    await receiver.close()
  })

  const put =
    (name: string, value: string) =>
    (it: Delivery): Delivery => ({
      ...it,
      headers: { ...it.headers, [name]: value },
    })
  const payload =
    (change: (body: Record<string, unknown>) => object) =>
    (it: Delivery): Delivery => ({
      ...it,
      text: JSON.stringify(change(JSON.parse(it.text) as Record<string, unknown>)),
    })

  test.each<readonly [name: string, fault: (it: Delivery) => Delivery, at: string, message: string]>([
    ['another method', (it) => ({ ...it, method: 'PUT' }), 'method', 'must be POST, not PUT'],
    [
      'a payload that was changed after signing',
      payload((body) => ({ ...body, amount: 1 })),
      'header webhook-signature',
      'does not sign this id, timestamp and body',
    ],
    [
      'a signature by another secret',
      (it) => ({ ...it, secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }),
      'header webhook-signature',
      'does not sign this id, timestamp and body',
    ],
    [
      'no signature',
      (it) => ({ ...it, headers: without(it.headers, 'webhook-signature') }),
      'header webhook-signature',
      'is required',
    ],
    [
      'an id that is not the eventId',
      put('webhook-id', 'a3bb189e-8bf9-4888-9912-ace4e6543002'),
      'header webhook-id',
      'must be the eventId of the body',
    ],
    [
      'an old timestamp',
      put('webhook-timestamp', '1772373000'),
      'header webhook-timestamp',
      'is more than five minutes from the time of arrival',
    ],
    [
      'another event',
      payload((body) => ({ ...body, event: 'pixChargeExpired' })),
      'body event',
      'must be pixChargePaid, not pixChargeExpired',
    ],
    [
      'an undocumented property',
      payload((body) => ({ ...body, colour: 'red' })),
      'body colour',
      'is not documented',
    ],
    ['a missing property', payload(({ chargeId: _none, ...body }) => body), 'body chargeId', 'is required'],
    ['invalid JSON', (it) => ({ ...it, text: '{' }), 'body', 'is not valid JSON'],
    [
      'another content type',
      put('content-type', 'text/plain'),
      'header content-type',
      'must be application/json, not text/plain',
    ],
  ])('%s is caught', (_, fault, at, message) => {
    const violations = checkDelivery(contract, 'pixChargePaid', fault(delivery), { receivedAt })
    expect(violations).toContainEqual({ at, message })
  })

  test('without a fault there is no violation', () => {
    expect(checkDelivery(contract, 'pixChargePaid', delivery, { receivedAt })).toEqual([])
  })

  test('a sender with a fault fails the case of its event', async () => {
    const wrongSecret = async (options: { event: string; example: string; to: string }) => {
      await emitWebhook(options)
      return { secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }
    }
    const report = await runContractTests({
      target: sandbox.url,
      only: 'pixWithdrawFailed',
      emitWebhook: wrongSecret,
    })
    expect(report.webhooks[0]?.outcome).toBe('failed')
    expect(violationsOf(report).flat()[0]?.at).toBe('header webhook-signature')
  })
})
