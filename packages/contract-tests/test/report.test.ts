import { describe, expect, test } from 'vitest'
import { type ContractReport, htmlReport, jsonReport, markdownReport, terminalReport } from '../src/index.ts'

const REPORT: ContractReport = {
  contractVersion: '1.2.3',
  target: { kind: 'server', baseUrl: 'https://api.example.com' },
  startedAt: '2026-03-01T12:00:00.000Z',
  seed: 7,
  summary: { cases: 4, covered: 1, notReachable: 1, failed: 2 },
  operations: [
    {
      operationId: 'simulateSchedulePayerResponseTimeout',
      tag: 'simulations',
      method: 'POST',
      path: '/v1/pix/automatic/simulations/schedules/{scheduleId}/payer-response-timeout',
      mutations: 12,
      statuses: [200, 201, 202, 400, 401, 403, 404, 409, 413, 422, 429, 500, 503].map((status) => ({
        status,
        outcome: status === 400 ? 'failed' : status === 500 ? 'not-reachable' : 'covered',
        codes:
          status === 500
            ? [
                {
                  code: 'INTERNAL_ERROR',
                  outcome: 'not-reachable',
                  reason: 'Needs a failure inside the server.',
                },
              ]
            : [],
        cases:
          status === 400
            ? [
                {
                  name: 'a body of <script>alert(1)</script>',
                  source: 'rule',
                  outcome: 'failed',
                  rules: ['R-344'],
                  gaps: ['G-176'],
                  violations: [{ at: 'body', message: 'must be "x" & not <b>|y|</b>' }],
                },
              ]
            : status === 500
              ? [
                  {
                    name: 'INTERNAL_ERROR',
                    source: 'example',
                    outcome: 'not-reachable',
                    reason: 'Needs a failure inside the server.',
                  },
                ]
              : [],
      })),
    },
    {
      operationId: 'getBalance',
      tag: 'balances',
      method: 'GET',
      path: '/v1/balance',
      mutations: 0,
      statuses: [
        {
          status: 200,
          outcome: 'covered',
          codes: [],
          cases: [{ name: 'default', source: 'example', outcome: 'covered' }],
        },
      ],
    },
  ],
  webhooks: [
    {
      event: 'pixChargePaid',
      outcome: 'failed',
      cases: [
        {
          name: 'paid',
          source: 'example',
          outcome: 'failed',
          violations: Array.from({ length: 7 }, (_, index) => ({
            at: `body a${index}`,
            message: 'is required',
          })),
        },
      ],
    },
  ],
  scenarios: [
    { name: 'a deposit is paid and told', source: 'scenario', outcome: 'covered', rules: ['R-159'] },
  ],
  general: [],
}

describe('in the terminal', () => {
  test('the whole report, without colours', () => {
    expect(terminalReport(REPORT, { color: false })).toMatchInlineSnapshot(`
      "Contract 1.2.3 on server https://api.example.com
                                            2 2 2 4 4 4 4 4 4 4 4 5 5
                                            0 0 0 0 0 0 0 0 1 2 2 0 0
                                            0 1 2 0 1 3 4 9 3 2 9 0 3
      simulateSchedulePayerResponseTimeout  ✓ ✓ ✓ ✗ ✓ ✓ ✓ ✓ ✓ ✓ ✓ – ✓
      getBalance                            ✓

      Webhooks
      ✗ pixChargePaid

      Scenarios
      ✓ a deposit is paid and told

      Not reachable
      1 × Needs a failure inside the server.

      Failed
      ✗ simulateSchedulePayerResponseTimeout 400: a body of <script>alert(1)</script> (R-344)
          body: must be "x" & not <b>|y|</b>
      ✗ pixChargePaid: paid
          body a0: is required
          body a1: is required
          body a2: is required
          body a3: is required
          body a4: is required
          and 2 more

      ✓ covered   – not reachable on this target   ✗ failed
      12 mutations of valid requests; seed 7
      1 of 4 cases covered, 1 not reachable on this target, 2 failed"
    `)
  })

  test('no line of a matrix with every status is wider than 80 columns', () => {
    const [matrix = ''] = terminalReport(REPORT, { color: false }).split('\n\n')
    const wide = matrix.split('\n').filter((line) => line.length > 80)
    expect(wide).toEqual([])
  })

  test('colours are added, and nothing else changes', () => {
    const colored = terminalReport(REPORT, { color: true })
    // oxlint-disable-next-line no-control-regex
    const plain = colored.replaceAll(/\u001B\[\d+m/g, '')
    expect(colored).not.toBe(plain)
    expect(plain).toBe(terminalReport(REPORT, { color: false }))
  })
})

describe('as HTML', () => {
  const html = htmlReport(REPORT)

  test('asks for nothing: no script, no link, no image, no import', () => {
    expect(html).not.toMatch(/<(script|link|img|iframe|base)\b/)
    expect(html).not.toMatch(/@import|url\(|\b(src|href)=/)
  })

  test('text of the target is text', () => {
    expect(html).toContain('a body of &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('must be &quot;x&quot; &amp; not &lt;b&gt;|y|&lt;/b&gt;')
  })

  test('operations and events with a failure are open, the others are not', () => {
    const open = [...html.matchAll(/<details open><summary><b>(\w+)/g)].map(([, name]) => name)
    expect(open).toEqual(['simulateSchedulePayerResponseTimeout', 'pixChargePaid'])
  })

  test('every reason, violation, code and rule is there', () => {
    for (const text of [
      'Needs a failure inside the server.',
      'INTERNAL_ERROR',
      'R-344',
      'body a6',
      '1.2.3',
      '>7<',
    ])
      expect(html).toContain(text)
  })
})

test('as Markdown, with what the target said escaped', () => {
  const markdown = markdownReport(REPORT)
  expect(markdown).toContain('| `getBalance` | ✓ |  |  |')
  expect(markdown).toContain(String.raw`must be "x" & not \<b\>\|y\|\</b\>`)
  expect(markdown).toContain('- 1 × Needs a failure inside the server.')
})

test('as JSON, with a newline at the end', () => {
  const text = jsonReport(REPORT)
  expect(JSON.parse(text)).toEqual(REPORT)
  expect(text.endsWith('}\n')).toBe(true)
})
