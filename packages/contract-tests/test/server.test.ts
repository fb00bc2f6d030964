import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContract } from '../src/contract.ts'
import type { HttpAnswer, HttpRequest } from '../src/http/transport.ts'
import { placedCases } from '../src/report/matrix.ts'
import type { ContractReport } from '../src/report/report.ts'
import { type RunOptions, runContractTests } from '../src/run.ts'
import { CREDENTIALS, type ConformingServer, conformingServer } from './support/conforming-server.ts'
import { type Sandbox, startSandbox } from './support/sandbox.ts'

const contract = await loadContract()
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

const run = (options: Partial<RunOptions>): Promise<ContractReport> =>
  runContractTests({ target: sandbox.url, ...CREDENTIALS, runs: 2, ...options })

const outcomesOf = (report: ContractReport, place: string, name: string): (string | undefined)[] =>
  placedCases(report)
    .filter((it) => it.place === place && it.report.name === name)
    .map((it) => it.report.outcome)

describe('a server of which nothing is known', () => {
  let report: ContractReport
  let server: ConformingServer

  beforeAll(async () => {
    server = conformingServer(contract, sandbox.send)
    report = await run({ send: server.send })
  })

  test('is found out to be no mock, and nothing fails on it when it conforms', () => {
    expect(report.target.kind).toBe('server')
    const failed = placedCases(report).filter((it) => it.report.outcome === 'failed')
    expect(failed.map(({ place, report: it }) => [place, it.name, it.violations?.[0]]).slice(0, 10)).toEqual(
      [],
    )
  })

  test('is asked for nothing that it would accept, but reads and the token', () => {
    expect(server.writes).toEqual([])
  })

  test('what follows from the request alone is covered', () => {
    const wanted = [
      ['getBalance 200', 'default'],
      ['getBalance 401', 'Unauthorized'],
      ['createAccessToken 200', 'default'],
      ['createAccessToken 401', 'invalid_client'],
      ['createImmediateCharge 400', 'InvalidContentType'],
      ['createImmediateCharge 400', 'InvalidJSON'],
      ['createImmediateCharge 400', 'MalformedRequest'],
      ['createImmediateCharge 413', 'PayloadTooLarge'],
      ['getImmediateCharge 404', 'NotFound'],
      ['getRecurrence 404', 'RESOURCE_MISSING'],
      ['listStatement 400', 'MISSING_REQUIRED_FILTER'],
      ['createRecurrence 422', 'AMOUNT_OUT_OF_RANGE'],
      ['listRecurrences 401', 'an invalid token is 401'],
      ['routes', 'an unknown path is 404 in the envelope of money'],
    ] as const
    const got = wanted.map(([place, name]) => [place, name, ...outcomesOf(report, place, name)])
    expect(got).toEqual(wanted.map((it) => [...it, 'covered']))
  })

  test.each([
    ['createImmediateCharge 201', 'default', /create or change/],
    ['createSchedule 422', 'INVALID_CYCLE_NUMBER', /state/],
    ['getBalance 429', 'TooManyRequests', /G-195/],
    ['getBalance 500', 'InternalError', /failure inside/],
    ['getImmediateCharge 403', 'Forbidden', /another wallet/],
    ['cancelRecurrence 409', 'INVALID_RECURRENCE_STATE', /another state/],
  ])('%s %s is not reachable, and the reason says why', (place, name, reason) => {
    const found = placedCases(report).find((it) => it.place === place && it.report.name === name)
    expect(found?.report.outcome).toBe('not-reachable')
    expect(found?.report.reason).toMatch(reason)
  })

  test('every case that is not reachable has a reason', () => {
    const silent = placedCases(report).filter(
      (it) => it.report.outcome === 'not-reachable' && (it.report.reason ?? '') === '',
    )
    expect(silent).toEqual([])
    const { covered, notReachable } = report.summary
    expect(covered).toBeGreaterThan(200)
    expect(notReachable).toBeGreaterThan(100)
  })
})

describe('a server with one fault', () => {
  test('accepting any token is caught', async () => {
    const { send } = conformingServer(contract, sandbox.send)
    const acceptsAll = (request: HttpRequest): Promise<HttpAnswer> => {
      const { prefer: _ignored, ...headers } = request.headers
      return headers['authorization'] === 'Bearer invalid'
        ? sandbox.send({ ...request, headers })
        : send(request)
    }
    const report = await run({ send: acceptsAll, only: 'listRecurrences' })
    expect(outcomesOf(report, 'listRecurrences 401', 'an invalid token is 401')).toEqual(['failed'])
  })

  test('a rule that comes first is not held against it', async () => {
    const { send } = conformingServer(contract, sandbox.send)
    const judgesDatesFirst = async (request: HttpRequest): Promise<HttpAnswer> => {
      const answer = await send(request)
      if (!answer.text.includes('INVALID_TOTAL_CHARGES')) return answer
      const prefer = 'code=422, example=DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION'
      return sandbox.send({ ...request, headers: { ...request.headers, prefer } })
    }
    const report = await run({ send: judgesDatesFirst, only: 'createRecurrence' })
    const reasons = placedCases(report).map((it) => it.report.reason)
    expect(reasons).toContain(
      'The target refuses such a request for a rule that comes first: DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION.',
    )
  })

  test('in production the sandbox routes are not reachable, but their 404 is', async () => {
    const { send } = conformingServer(contract, sandbox.send)
    const production = (request: HttpRequest): Promise<HttpAnswer> => {
      if (!request.target.includes('/simulations/')) return send(request)
      const prefer = 'code=404, example=HTTP_404'
      return sandbox.send({ ...request, headers: { ...request.headers, prefer } })
    }
    const report = await run({ send: production, only: 'simulateAuthorization' })
    const covered = placedCases(report).filter((it) => it.report.outcome === 'covered')
    expect(covered.map(({ report: { name } }) => name)).toEqual(['HTTP_404'])
    expect(report.summary.failed).toBe(0)
  })
})

describe('a target that cannot be tested', () => {
  test.each<{ name: string; options: Partial<RunOptions>; want: RegExp }>([
    {
      name: 'nobody listens',
      options: { target: 'http://127.0.0.1:1' },
      want: /^http:\/\/127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/,
    },
    {
      name: 'a server without credentials',
      options: { kind: 'server', clientId: undefined },
      want: /--client-id and --client-secret are needed$/,
    },
    {
      name: 'a selection that selects nothing',
      options: { only: 'charges' },
      want: /^charges is neither an operationId nor an event nor a tag\. The tags are authentication, deposits/,
    },
  ])('$name', async ({ options, want }) => {
    await expect(run(options)).rejects.toThrow(want)
  })

  test('wrong credentials', async () => {
    const { send } = conformingServer(contract, sandbox.send)
    await expect(run({ send, clientSecret: 'wrong' })).rejects.toThrow(
      /gave no access token for these credentials: 401 invalid_client$/,
    )
  })

  test('a server that is said to be the mock', async () => {
    const { send } = conformingServer(contract, sandbox.send)
    await expect(run({ send, kind: 'mock' })).rejects.toThrow(/is not the mock/)
  })
})
