import { type RunningService, createService } from '@pix-payments/service'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scenarioCases } from '../src/cases/scenario-cases.ts'
import { loadContract } from '../src/contract.ts'
import {
  type HttpAnswer,
  type HttpRequest,
  type HttpTransport,
  createTransport,
} from '../src/http/transport.ts'
import { type PlacedCase, placedCases } from '../src/report/matrix.ts'
import type { ContractReport } from '../src/report/report.ts'
import { type RunOptions, runContractTests } from '../src/run.ts'
import { openTarget } from '../src/target/open-target.ts'

const contract = loadContract()
let service: RunningService
let report: ContractReport

beforeAll(async () => {
  service = await createService()
  report = await runContractTests({ target: service.url, runs: 10, now: () => new Date() })
})
afterAll(() => service.close())

/** Operations and events of Pix Automático, which the service may not serve yet. */
const automatic = new Set([
  ...contract.operations.filter(({ family }) => family === 'automatic').map(({ id }) => id),
  ...contract.validation.webhooks.map(({ id }) => id).filter((id) => id.startsWith('pixAutomatic')),
])
const isAutomatic = ({ place, report: { name } }: PlacedCase): boolean =>
  automatic.has(place.split(' ')[0] ?? '') || /^of-a-(cycle-charge|first-payment)$/.test(name)

const linesOf = (cases: readonly PlacedCase[]): string[] =>
  cases.flatMap(({ place, report: { name, violations = [] } }) =>
    violations.slice(0, 3).map(({ at, message }) => `${place} (${name}): ${at} ${message}`),
  )
const having = (outcome: string): PlacedCase[] =>
  placedCases(report).filter((it) => it.report.outcome === outcome)

test('the service is found out to be a sandbox, and no case fails on it', () => {
  expect(report.target).toEqual({ kind: 'service', baseUrl: service.url })
  expect(linesOf(having('failed')).slice(0, 20)).toEqual([])
})

test('of the money routes only the reserved 429 and the 500 are not reachable', () => {
  const missed = having('not-reachable').filter((it) => !isAutomatic(it))
  const want = contract.operations
    .filter(({ id }) => !automatic.has(id))
    .flatMap(({ id, codes }) =>
      codes.filter(({ status }) => status === 429 || status === 500).map((it) => ({ id, ...it })),
    )
    .map(({ id, status, code }) => [
      `${id} ${status}`,
      code,
      status === 429
        ? 'The contract reserves this answer and applies no rate limit (G-195).'
        : 'Needs a failure inside the server.',
    ])
  const got = missed.map(({ place, report: { name, reason } }) => [place, name, reason])
  expect(got.sort()).toEqual(want.sort())
})

test('every other code of the money routes is covered', () => {
  const uncovered = report.operations
    .filter(({ operationId }) => !automatic.has(operationId))
    .flatMap(({ operationId, statuses }) =>
      statuses
        .filter(({ status }) => status !== 429 && status !== 500)
        .flatMap(({ status, outcome, codes }) => [
          ...(outcome === 'covered' ? [] : [`${operationId} ${status}`]),
          ...codes.filter((it) => it.outcome !== 'covered').map(({ code }) => `${operationId} ${code}`),
        ]),
    )
  expect(uncovered).toEqual([])
})

test('what is not reachable of Pix Automático has one of the known reasons', () => {
  const reasons = new Set(
    having('not-reachable')
      .filter(isAutomatic)
      .map((it) => it.report.reason),
  )
  const known =
    /^(Pix Automático is not served yet|The suite does not know how|The contract reserves|Needs a failure|Only production answers it|A rule about the resource|The target refuses such a request for a rule)/
  expect([...reasons].filter((reason) => !known.test(reason ?? ''))).toEqual([])
})

test('every scenario is played', () => {
  expect(report.scenarios.length).toBeGreaterThan(20)
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

  test.each<{
    name: string
    only: string
    fault: (answer: HttpAnswer, request: HttpRequest) => HttpAnswer
    want: string
  }>([
    {
      name: 'another state than the one that was brought about',
      only: 'getWithdrawal',
      fault: replacing('"status":"EXPIRED"', '"status":"FAILED"'),
      want: 'getWithdrawal 200 (expired): body status must be EXPIRED, not FAILED',
    },
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
  ])('$name is caught', async ({ only, fault, want }) => {
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
    await expect(run({ target: closed.url, kind: 'service' })).rejects.toThrow(/--control-token gives it$/)
  })

  test('production has no control API', async () => {
    await using production = await createService({ mode: 'production' })
    await expect(run({ target: production.url, kind: 'service' })).rejects.toThrow(
      /is not the sandbox of a service: it has no control API at \/sandbox\/wallets$/,
    )
  })
})
