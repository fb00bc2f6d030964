import { type RunningService, createService } from '@pix-payments/service'
import { isLong } from '@pix-payments/testing/length'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scenarioCases } from '../src/cases/scenario-cases.ts'
import { loadContract } from '../src/contract.ts'
import {
  type HttpAnswer,
  type HttpRequest,
  type HttpTransport,
  createTransport,
} from '../src/http/transport.ts'
import { codeOfAnswer } from '../src/check-answer.ts'
import { type PlacedCase, placedCases } from '../src/report/matrix.ts'
import type { ContractReport } from '../src/report/report.ts'
import { type RunOptions, runContractTests } from '../src/run.ts'
import { exampleRequest, writeRequest } from '../src/request.ts'
import { openTarget } from '../src/target/open-target.ts'
import { wholeReport } from './support/whole-report.ts'

const IN_PRODUCTION = {
  mode: 'production',
  rail: 'simulated',
  storageKeys: [Buffer.alloc(32).toString('base64')],
} as const

const contract = await loadContract()
let service: RunningService
let report: ContractReport

beforeAll(async () => {
  service = await createService()
  report = await wholeReport('service')
})
afterAll(() => service.close())

const linesOf = (cases: readonly PlacedCase[]): string[] =>
  cases.flatMap(({ place, report: { name, violations = [] } }) =>
    violations.slice(0, 3).map(({ at, message }) => `${place} (${name}): ${at} ${message}`),
  )
const having = (outcome: string): PlacedCase[] =>
  placedCases(report).filter((it) => it.report.outcome === outcome)

test('the service is found out to be a sandbox, and no case fails on it', () => {
  expect(report.target).toEqual({ kind: 'service', baseUrl: 'http://127.0.0.1:4010' })
  expect(linesOf(having('failed')).slice(0, 20)).toEqual([])
})

/** The reason why some answers cannot be caused on the service. */
const PRODUCTION = 'Only production answers it, where the simulations do not exist (G-004).'

const reasonOf = (code: string, sandboxOnly: boolean): string | undefined =>
  sandboxOnly && code === 'HTTP_404' ? PRODUCTION : undefined

/** The second example of HTTP_503 (G-178). */
const AUTHENTICATION = 'The service has no separate authentication service that could fail.'

test('not reachable is only what production or an authentication service answers', () => {
  const want = contract.operations.flatMap(({ id, codes, sandboxOnly }) =>
    codes.flatMap(({ status, code }) => {
      const reason = reasonOf(code, sandboxOnly)
      const place = `${id} ${status}`
      if (code === 'HTTP_503') return [[place, 'HTTP_503_retryable', AUTHENTICATION]]
      return reason === undefined ? [] : [[place, code, reason]]
    }),
  )
  const got = having('not-reachable').map(({ place, report: { name, reason } }) => [place, name, reason])
  expect(got.sort()).toEqual(want.sort())
})

test('every other code is covered, and so is every event', () => {
  const uncovered = report.operations.flatMap(({ operationId, statuses }) => {
    const sandboxOnly = contract.operations.some((it) => it.id === operationId && it.sandboxOnly)
    return statuses.flatMap(({ status, codes }) =>
      codes
        .filter(({ code, outcome }) => outcome !== 'covered' && reasonOf(code, sandboxOnly) === undefined)
        .map(({ code }) => `${operationId} ${status} ${code}`),
    )
  })
  expect(uncovered).toEqual([])
  const events = contract.validation.webhooks.map(({ id }) => id)
  const covered = placedCases(report).filter(
    ({ place, report: { outcome } }) => outcome === 'covered' && events.includes(place),
  )
  expect([...new Set(covered.map(({ place }) => place))].sort()).toEqual(events.toSorted())
})

test('production answers every simulation with the code of an unknown path', async () => {
  await using production = await createService(IN_PRODUCTION)
  const http = createTransport({ baseUrl: production.url, timeoutMilliseconds: 10_000 })
  const simulations = contract.operations.filter(
    ({ codes, sandboxOnly }) => sandboxOnly && codes.some(({ code }) => code === 'HTTP_404'),
  )
  const got = await Promise.all(
    simulations.map(async (operation) => {
      const answer = await http.send(writeRequest(operation, exampleRequest(operation), 'of-nobody'))
      return `${operation.id} ${answer.status} ${codeOfAnswer(operation.family, answer)}`
    }),
  )
  http.close()
  expect(got).not.toEqual([])
  expect(got).toEqual(simulations.map(({ id }) => `${id} 404 HTTP_404`))
})

test('every scenario is played', () => {
  expect(report.scenarios.map(({ name }) => name)).toEqual(scenarioCases().map(({ name }) => name))
  const other = report.scenarios.filter(({ outcome }) => outcome !== 'covered')
  expect(other).toEqual([])
})

describe('a service with one fault', () => {
  let http: HttpTransport
  beforeAll(() => {
    http = createTransport({ baseUrl: service.url, timeoutMilliseconds: 10_000 })
  })
  afterAll(() => {
    http.close()
  })

  const run = (only: string, fault: (answer: HttpAnswer, request: HttpRequest) => HttpAnswer) =>
    runContractTests({
      target: service.url,
      only,
      runs: 2,
      send: async (request) => fault(await http.send(request), request),
    })
  const replacing =
    (from: string | RegExp, to: string) =>
    (answer: HttpAnswer): HttpAnswer => ({ ...answer, text: answer.text.replace(from, to) })

  interface Row {
    readonly name: string
    readonly only: string
    readonly fault: (answer: HttpAnswer, request: HttpRequest) => HttpAnswer
    readonly want: string
  }
  const rows: readonly Row[] = [
    {
      name: 'another state than the one that was brought about',
      only: 'getWithdrawal',
      fault: replacing('"status":"EXPIRED"', '"status":"FAILED"'),
      want: 'getWithdrawal 200 (expired): body status must be EXPIRED, not FAILED',
    },
    {
      name: 'another text of an error',
      only: 'createAccessToken',
      fault: replacing('The service cannot use its data store now.', 'Unavailable.'),
      want: 'createAccessToken 503 (temporarily_unavailable): body error_description must be as in the example, The service cannot use its data store now. Wait for Retry-After seconds.',
    },
    {
      name: 'a missing property',
      only: 'simulatePayment',
      fault: replacing(/,"paidAt":"[^"]*"/, ''),
      want: 'simulatePayment 200 (default): body paidAt is required',
    },
    {
      name: 'a refusal with another status',
      only: 'createRefund',
      fault: (answer) =>
        answer.text.includes('REFUND_AMOUNT_EXCEEDED') ? { ...answer, status: 409 } : answer,
      want: 'createRefund 422 (REFUND_AMOUNT_EXCEEDED): status must be 422 REFUND_AMOUNT_EXCEEDED, not 409 REFUND_AMOUNT_EXCEEDED',
    },
    {
      name: 'a valid request that is refused',
      only: 'createImmediateCharge',
      fault: (answer, { body = '' }) =>
        answer.status === 201 && !body.includes('externalId":"deposit-0')
          ? { ...answer, status: 400, text: '{"code":"MalformedRequest","message":"no"}' }
          : answer,
      want: 'createImmediateCharge 201 (a request that the schemas accept is never refused): status must be 201, not 400 MalformedRequest',
    },
  ]
  /** Other answers that break the same rules of the suite. */
  const similar: readonly Row[] = [
    {
      name: 'a settled thing without its instant',
      only: 'getRefund',
      fault: replacing(/"settlementDateTime":"[^"]*"/, '"settlementDateTime":null'),
      want: 'getRefund 200 (default): body settlementDateTime must hold something, as in the example',
    },
    {
      name: 'money that should be blocked and is not',
      only: 'getBalance',
      fault: replacing(/"blockedBalance":\d+/, '"blockedBalance":0'),
      want: 'getBalance 200 (judicial-block): body blockedBalance must hold something, as in the example',
    },
    {
      name: 'a kind of line that is not in the statement',
      only: 'listStatement',
      fault: replacing('"method":"tarifa"', '"method":"pix"'),
      want: 'listStatement 200 (default): body data[1].method must be tarifa, not judicialMovement',
    },
    {
      name: 'a retry that does not say what it retries',
      only: 'createPostDueRetry',
      fault: replacing(/"retryOfScheduleId":"[^"]*"/, '"retryOfScheduleId":null'),
      want: 'createPostDueRetry 201 (default): body retryOfScheduleId must hold something, as in the example',
    },
    {
      name: 'a charge that failed for another reason',
      only: 'getSchedule',
      fault: replacing('"SETTLEMENT_FAILED"', '"REJECTED_BY_PAYER"'),
      want: 'getSchedule 200 (not-paid): body statusDetailed must be SETTLEMENT_FAILED, not REJECTED_BY_PAYER',
    },
  ]

  test.each(isLong ? [...rows, ...similar] : rows)('$name is caught', async ({ only, fault, want }) => {
    const found = placedCases(await run(only, fault)).filter((it) => it.report.outcome === 'failed')
    expect(linesOf(found)).toContain(want)
  })

  test('a balance that ignores what is reserved is caught by a scenario', async () => {
    const send = async (request: HttpRequest): Promise<HttpAnswer> => {
      const answer = await http.send(request)
      return { ...answer, text: answer.text.replace(/"blockedBalance":\d+/, '"blockedBalance":0') }
    }
    const target = await openTarget({
      contract,
      baseUrl: service.url,
      send,
      kind: 'service',
      seed: 1,
      timeoutMilliseconds: 10_000,
    })
    const scenario = scenarioCases().find(
      ({ name }) => name === 'a withdrawal settles: the money is reserved, then gone',
    )
    const result = await scenario?.run({ contract, target, seed: 1, runs: 1, now: undefined })
    await target.close()
    expect(result).toEqual({
      outcome: 'failed',
      violations: ['when it is accepted', 'in flight'].map((when) => ({
        at: `blocked balance ${when}`,
        message: 'must be 7500, not 0',
      })),
    })
  })
})

describe('which target stands there', () => {
  const run = (options: Partial<RunOptions> & { readonly target: string }): Promise<ContractReport> =>
    runContractTests({ only: 'getInternalTransfer', runs: 2, ...options })

  test('a control API that asks for a token is opened with it, and refused without', async () => {
    await using closed = await createService({ controlToken: 'control-1' })
    const opened = await run({ target: closed.url, controlToken: 'control-1' })
    expect(opened.target.kind).toBe('service')
    await expect(run({ target: closed.url, kind: 'service' })).rejects.toThrow(/Set it with --control-token$/)
  })

  test('production has no control API', async () => {
    await using production = await createService(IN_PRODUCTION)
    await expect(run({ target: production.url, kind: 'service' })).rejects.toThrow(
      /is not the sandbox of a service: it has no control API at \/sandbox\/wallets$/,
    )
  })
})
