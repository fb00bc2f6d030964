import { describe, expect, it } from 'vitest'
import { byTag, contractReport } from '../src/data/contract-report.ts'

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

describe('the report of the contract tests', () => {
  it('is shown when it is whole, by tag', () => {
    const report = contractReport(REPORT)
    expect(byTag(report?.operations ?? []).map(([tag, operations]) => [tag, operations.length])).toEqual([
      ['balances', 2],
      ['refunds', 1],
    ])
  })

  it.each([undefined, null, {}, [], 'cut', { summary: {} }])('is passed over when it is %o', (found) => {
    expect(contractReport(found)).toBeUndefined()
  })
})
