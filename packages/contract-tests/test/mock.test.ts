import { errors } from '@pix-payments/spec'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContract } from '../src/contract.ts'
import { placedCases } from '../src/report/matrix.ts'
import type { ContractReport } from '../src/report/report.ts'
import { runContractTests } from '../src/run.ts'
import { type Sandbox, startSandbox } from './support/sandbox.ts'
import { wholeReport } from './support/whole-report.ts'

const contract = await loadContract()
let sandbox: Sandbox
let report: ContractReport

beforeAll(async () => {
  sandbox = await startSandbox()
  report = await wholeReport('mock')
})
afterAll(() => sandbox.close())

test('the mock is found out to be the mock, and no case fails on it', () => {
  expect(report.target).toEqual({ kind: 'mock', baseUrl: 'http://127.0.0.1:4020' })
  const failed = placedCases(report).filter((it) => it.report.outcome === 'failed')
  const lines = failed.flatMap(({ place, report: { name, violations = [] } }) =>
    violations.slice(0, 3).map(({ at, message }) => `${place} (${name}): ${at} ${message}`),
  )
  expect(lines.slice(0, 20)).toEqual([])
})

test('what is not reachable on the mock is what needs state, with its reason', () => {
  const missed = placedCases(report).filter((it) => it.report.outcome === 'not-reachable')
  const alone = missed.filter(({ place }) => place !== 'scenario')
  expect(alone.map(({ place, report: { name, reason } }) => [place, name, reason])).toEqual([
    [
      'listStatement 400',
      'without a date range and an id the filter is missing',
      'The mock knows no state and judges only what JSON Schema can state.',
    ],
    [
      'listRecurrences 401',
      'an invalid token is 401',
      'The mock knows no state and judges only what JSON Schema can state.',
    ],
  ])
})

test('no scenario can be played on the mock, which has no control API', () => {
  expect(report.scenarios.length).toBeGreaterThan(0)
  const reasons = new Set(report.scenarios.map(({ outcome, reason }) => `${outcome}: ${reason}`))
  expect([...reasons]).toEqual([
    'not-reachable: Needs the control API of a sandbox, which simulates what happens outside the wallet.',
  ])
})

test('every operation × status × code of the contract is asked for and reached', () => {
  const reached = report.operations.flatMap(({ operationId, statuses }) =>
    statuses.flatMap(({ codes, status }) =>
      codes
        .filter(({ outcome }) => outcome !== 'not-reachable')
        .map(({ code }) => `${operationId} ${status} ${code}`),
    ),
  )
  const documented = contract.operations.flatMap(({ id, codes }) =>
    codes.map(({ code, status }) => `${id} ${status} ${code}`),
  )
  expect(reached.sort()).toEqual(documented.sort())
  expect(documented).toHaveLength(Object.values(errors.operations).flatMap(({ codes }) => codes).length)
})

test('every documented status is a row, and every example a case', () => {
  for (const { id, bound } of contract.operations) {
    const rows = report.operations.find(({ operationId }) => operationId === id)?.statuses ?? []
    expect(rows.map(({ status }) => String(status))).toEqual([...bound.responses.keys()].sort())
    for (const { status, cases } of rows) {
      const content = [...(bound.responses.get(String(status))?.content.values() ?? [])]
      const names = cases.filter(({ source }) => source === 'example').map(({ name }) => name)
      expect(names).toEqual(content.flatMap(({ examples }) => [...examples.keys()]))
    }
  }
})

test('every example of every event is delivered', () => {
  const got = report.webhooks.map(({ event, cases }) => [event, cases.map(({ name }) => name)])
  const want = contract.validation.webhooks.map(({ id, body }) => [
    id,
    [...(body?.content.values() ?? [])].flatMap(({ examples }) => [...examples.keys()]),
  ])
  expect(got).toEqual(want)
})

test('the summary counts the cases', () => {
  const all = placedCases(report)
  const { cases, covered, notReachable, failed } = report.summary
  expect(cases).toBe(all.length)
  expect(covered + notReachable + failed).toBe(cases)
})

test('without the sender of the mock its webhooks are not reachable', async () => {
  const { webhooks, summary } = await runContractTests({ target: sandbox.url, only: 'pixChargePaid' })
  expect(webhooks.map(({ event, outcome }) => [event, outcome])).toEqual([['pixChargePaid', 'not-reachable']])
  expect(webhooks[0]?.cases[0]?.reason).toMatch(/@pix-payments\/mock is not installed/)
  expect(summary.covered).toBe(0)
})

test('two runs give the same report, whatever the order of the answers', async () => {
  const run = (concurrency: number): Promise<ContractReport> =>
    runContractTests({ target: sandbox.url, only: 'statements', concurrency, seed: 7 })
  expect(await run(1)).toEqual(await run(8))
})
