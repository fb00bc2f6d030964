import { describe, expect, it } from 'vitest'
import { byTag, casesIn, codesIn, type ContractReport, contractReport } from '../src/data/contract-report.ts'

const REPORT = {
  contractVersion: '1.0.0',
  target: { kind: 'mock', baseUrl: 'http://mock' },
  seed: 1,
  summary: { cases: 1, covered: 1, notReachable: 0, failed: 0 },
  operations: [
    { operationId: 'getBalance', tag: 'balances', method: 'get', path: '/v1/balance', statuses: [] },
    { operationId: 'createRefund', tag: 'refunds', method: 'post', path: '/v1/x', statuses: [] },
    { operationId: 'getClosingDayBalance', tag: 'balances', method: 'get', path: '/v1/y', statuses: [] },
  ],
  webhooks: [],
}

/** A report with one status of one operation. */
const reportOf = (kind: string, outcome: 'covered' | 'not-reachable'): ContractReport => ({
  ...REPORT,
  target: { kind },
  operations: [
    {
      operationId: 'getBalance',
      tag: 'balances',
      method: 'get',
      path: '/v1/balance',
      statuses: [{ status: 404, outcome, codes: [{ code: 'ACCOUNT_NOT_FOUND', outcome }], cases: [] }],
    },
  ],
})

describe('the report of the contract tests', () => {
  it('is shown when it is whole, by tag', () => {
    const report = contractReport(REPORT)
    expect(
      byTag(report === undefined ? [] : [report]).map(([tag, operations]) => [tag, operations.length]),
    ).toEqual([
      ['balances', 2],
      ['refunds', 1],
    ])
  })

  it('stands beside that of another target, status by status', () => {
    const [[, [operation] = []] = []] = byTag([
      reportOf('mock', 'covered'),
      reportOf('service', 'not-reachable'),
    ])
    const [status] = operation?.statuses ?? []
    const targets = status?.targets ?? []
    expect(targets.map(({ kind, seen }) => [kind, seen.outcome])).toEqual([
      ['mock', 'covered'],
      ['service', 'not-reachable'],
    ])
    expect(codesIn(targets).map(({ code, missed }) => [code, missed.map(({ kind }) => kind)])).toEqual([
      ['ACCOUNT_NOT_FOUND', ['service']],
    ])
  })

  it('lists the cases of an operation by target, each with its status', () => {
    const tested = { name: 'unknown', source: 'rule', outcome: 'covered' as const }
    const seen = (status: number) => ({ status, outcome: 'covered' as const, codes: [], cases: [tested] })
    const statuses = [200, 404].map((status) => ({
      status,
      targets: ['mock', 'service'].map((kind) => ({ kind, seen: seen(status) })),
    }))
    expect(casesIn(statuses).map(({ kind, seen }) => [kind, seen.map(({ name }) => name)])).toEqual([
      ['mock', ['200 unknown', '404 unknown']],
      ['service', ['200 unknown', '404 unknown']],
    ])
  })

  it.each([undefined, null, {}, [], 'cut', { summary: {} }])('is passed over when it is %o', (found) => {
    expect(contractReport(found)).toBeUndefined()
  })
})
