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

interface Row {
  readonly name: string
  readonly only: string
  readonly fault: Fault
  /** The violation that the suite must find, and the smallest number of cases that must find it. */
  readonly want: CaseViolation
  readonly cases: number
}

const withBody = (answer: HttpAnswer, change: (body: Record<string, unknown>) => object): HttpAnswer => ({
  ...answer,
  text: JSON.stringify(change(JSON.parse(answer.text) as Record<string, unknown>)),
})
const without = (headers: HttpAnswer['headers'], name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name))
const onStatus =
  (status: number, fault: Fault): Fault =>
  (answer, request) =>
    answer.status === status ? fault(answer, request) : answer

const rows: readonly Row[] = [
  {
    name: 'another documented status',
    only: 'getBalance',
    fault: onStatus(200, (answer) => ({ ...answer, status: 500 })),
    want: { at: 'status', message: 'must be 200, not 500' },
    cases: 1,
  },
  {
    name: 'an undocumented status',
    only: 'getBalance',
    fault: onStatus(401, (answer) => ({ ...answer, status: 418 })),
    want: { at: 'status', message: '418 is not documented; documented are 200, 401, 404, 429, 500, 503' },
    cases: 2,
  },
  {
    name: '200 instead of a refusal',
    only: 'createRefund',
    fault: onStatus(400, (answer) => ({ ...answer, status: 201 })),
    want: { at: 'status', message: 'must be 400 InvalidContentType, not 201 InvalidContentType' },
    cases: 1,
  },
  ...['x-request-id', 'x-correlation-id'].map((name) => ({
    name: `no ${name}`,
    only: 'getRecurrence',
    fault: ((answer) => ({ ...answer, headers: without(answer.headers, name) })) satisfies Fault,
    want: { at: `header ${name}`, message: 'is required' },
    cases: 10,
  })),
  {
    name: 'no WWW-Authenticate',
    only: 'getBalance',
    fault: (answer) => ({ ...answer, headers: without(answer.headers, 'www-authenticate') }),
    want: { at: 'header www-authenticate', message: 'is required' },
    cases: 1,
  },
  {
    name: 'a header of another value',
    only: 'getBalance',
    fault: onStatus(429, (answer) => ({ ...answer, headers: { ...answer.headers, 'retry-after': 'soon' } })),
    want: { at: 'header retry-after', message: 'must be an integer' },
    cases: 1,
  },
  {
    name: 'an undocumented header',
    only: 'getBalance',
    fault: (answer) => ({ ...answer, headers: { ...answer.headers, 'x-debug': '1' } }),
    want: { at: 'header x-debug', message: 'is not documented' },
    cases: 5,
  },
  {
    name: 'an undocumented property',
    only: 'getBalance',
    fault: onStatus(200, (answer) => withBody(answer, (body) => ({ ...body, colour: 'red' }))),
    want: { at: 'body colour', message: 'is not documented' },
    cases: 1,
  },
  {
    name: 'a property of another type',
    only: 'getBalance',
    fault: onStatus(200, (answer) =>
      withBody(answer, (body) => ({ ...body, availableBalance: String(body['availableBalance']) })),
    ),
    want: { at: 'body availableBalance', message: 'must be an integer' },
    cases: 1,
  },
  {
    name: 'a missing property',
    only: 'getImmediateCharge',
    fault: onStatus(200, (answer) => withBody(answer, ({ status: _none, ...body }) => body)),
    want: { at: 'body status', message: 'is required' },
    cases: 1,
  },
  {
    name: 'a timestamp without milliseconds',
    only: 'getImmediateCharge',
    fault: onStatus(200, (answer) =>
      withBody(answer, (body) => ({ ...body, createdAt: '2026-03-01T14:00:05Z' })),
    ),
    want: { at: 'body createdAt', message: expect.any(String) as string },
    cases: 1,
  },
  {
    name: 'another valid value than the example',
    only: 'getBalance',
    fault: onStatus(200, (answer) => withBody(answer, (body) => ({ ...body, availableBalance: 1 }))),
    want: { at: 'body', message: 'is not the example that was asked for' },
    cases: 1,
  },
  {
    name: 'another documented code',
    only: 'createRefund',
    fault: onStatus(400, (answer) => withBody(answer, ({ message }) => ({ code: 'InvalidJSON', message }))),
    want: { at: 'code', message: 'must be InvalidContentType, not InvalidJSON' },
    cases: 1,
  },
  {
    name: 'retryable the wrong way round',
    only: 'getRecurrence',
    fault: onStatus(404, (answer) =>
      withBody(answer, ({ error }) => ({ error: { ...(error as object), retryable: true } })),
    ),
    want: { at: 'body error.retryable', message: expect.any(String) as string },
    cases: 1,
  },
  {
    name: 'details that name no field',
    only: 'createRefund',
    fault: onStatus(400, (answer) => withBody(answer, ({ code, message }) => ({ code, message }))),
    want: { at: 'body', message: 'request 1: the error does not name the field amount' },
    cases: 1,
  },
  {
    name: 'invalid JSON',
    only: 'getBalance',
    fault: (answer) => ({ ...answer, text: answer.text.slice(0, -1) }),
    want: { at: 'body', message: 'is not valid JSON' },
    cases: 5,
  },
  {
    name: 'an empty body',
    only: 'getBalance',
    fault: (answer) => ({ ...answer, text: '' }),
    want: { at: 'body', message: 'is required' },
    cases: 5,
  },
  {
    name: 'another content type',
    only: 'getBalance',
    fault: (answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': 'text/html' } }),
    want: { at: 'header content-type', message: 'must be application/json, not text/html' },
    cases: 5,
  },
  {
    name: 'a correlation id that is not echoed',
    only: 'createRecurrence',
    fault: (answer) => ({ ...answer, headers: { ...answer.headers, 'x-correlation-id': 'other' } }),
    want: { at: 'header x-correlation-id', message: 'must be "contract-tests-7", not "other"' },
    cases: 1,
  },
  {
    name: 'the same request id twice',
    only: 'listSchedules',
    fault: (answer, request) => ({
      ...answer,
      headers: {
        ...answer.headers,
        'x-request-id': request.headers['x-request-id'] ?? answer.headers['x-request-id'] ?? '',
      },
    }),
    want: { at: 'header x-request-id', message: 'is the same in two answers' },
    cases: 1,
  },
]

async function run(only: string, fault: Fault): Promise<ContractReport> {
  const send = async (request: HttpRequest): Promise<HttpAnswer> =>
    fault(await sandbox.send(request), request)
  return runContractTests({ target: sandbox.url, kind: 'mock', send, only, runs: 2 })
}

const violationsOf = (report: ContractReport): CaseViolation[][] =>
  placedCases(report).map((it) => [...(it.report.violations ?? [])])

describe('a server with one fault', () => {
  test.each(rows)('$name is caught', async ({ only, fault, want, cases }) => {
    // The first request asks whether the server is the mock. Its answer is not changed.
    let asked = false
    const report = await run(only, (answer, request) => {
      const isQuestion = !asked
      asked = true
      return isQuestion ? answer : fault(answer, request)
    })
    const found = violationsOf(report).filter((violations) =>
      violations.some((it) => it.at === want.at && isMessage(it.message, want.message)),
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

  test.each<{ name: string; fault: (it: Delivery) => Delivery; at: string; message: string }>([
    {
      name: 'another method',
      fault: (it) => ({ ...it, method: 'PUT' }),
      at: 'method',
      message: 'must be POST, not PUT',
    },
    {
      name: 'a payload that was changed after signing',
      fault: payload((body) => ({ ...body, amount: 1 })),
      at: 'header webhook-signature',
      message: 'does not sign this id, timestamp and body',
    },
    {
      name: 'a signature by another secret',
      fault: (it) => ({ ...it, secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }),
      at: 'header webhook-signature',
      message: 'does not sign this id, timestamp and body',
    },
    {
      name: 'no signature',
      fault: (it) => ({ ...it, headers: without(it.headers, 'webhook-signature') }),
      at: 'header webhook-signature',
      message: 'is required',
    },
    {
      name: 'an id that is not the eventId',
      fault: put('webhook-id', 'a3bb189e-8bf9-4888-9912-ace4e6543002'),
      at: 'header webhook-id',
      message: 'must be the eventId of the body',
    },
    {
      name: 'an old timestamp',
      fault: put('webhook-timestamp', '1772373000'),
      at: 'header webhook-timestamp',
      message: 'is more than five minutes from the time of arrival',
    },
    {
      name: 'another event',
      fault: payload((body) => ({ ...body, event: 'pixChargeExpired' })),
      at: 'body event',
      message: 'must be pixChargePaid, not pixChargeExpired',
    },
    {
      name: 'an undocumented property',
      fault: payload((body) => ({ ...body, colour: 'red' })),
      at: 'body colour',
      message: 'is not documented',
    },
    {
      name: 'a missing property',
      fault: payload(({ chargeId: _none, ...body }) => body),
      at: 'body chargeId',
      message: 'is required',
    },
    { name: 'invalid JSON', fault: (it) => ({ ...it, text: '{' }), at: 'body', message: 'is not valid JSON' },
    {
      name: 'another content type',
      fault: put('content-type', 'text/plain'),
      at: 'header content-type',
      message: 'must be application/json, not text/plain',
    },
  ])('$name is caught', ({ fault, at, message }) => {
    expect(checkDelivery(contract, 'pixChargePaid', fault(delivery), { receivedAt })).toContainEqual({
      at,
      message,
    })
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
