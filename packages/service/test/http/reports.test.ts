import { afterAll, describe, expect, test } from 'vitest'
import { createService } from '../../src/create-service.ts'
import { silentLog } from '../../src/telemetry/log.ts'
import { CNPJ_A, byKeyBody, chargeBody, unique } from '../support/bodies.ts'
import { Control } from '../support/control.ts'
import { fieldsOf, outcomeOf, send } from '../support/http-call.ts'
import { payerFrom } from '../support/payers.ts'
import {
  OTHER_SECRET,
  REPORT_SECRET,
  Reporter,
  type Sending,
  type SentReport,
  signatureOf,
} from '../support/reporter.ts'
import { SECOND, type TestService, startService } from '../support/service.ts'

const lines: string[] = []
const line = (facts: object, message: string): void => {
  lines.push(JSON.stringify({ ...facts, message }))
}
const log = { ...silentLog, info: line, warn: line, error: line }

const service = await startService({
  rail: 'simulated',
  reportSecrets: [REPORT_SECRET],
  log,
  logBodies: true,
  metrics: true,
})
const { a, clock } = service
const institution = reporterOf(service)
afterAll(() => service.close())

function reporterOf({ url, clock: { now } }: TestService): Reporter {
  return new Reporter({ url, now })
}

const PATH = '/rail/reports/transfer-settled'

/** Creates a withdrawal that waits, and returns a report that settles it. */
async function settling(of: TestService = service): Promise<SentReport> {
  await of.set(of.a, { withdrawalOutcome: { status: 'NONE', holdAt: 'INITIATED', afterSeconds: 0 } })
  const { transactionId } = await of.a.ok('createWithdrawalByPixKey', { body: byKeyBody() })
  const endToEndId = 'E12345678202603021200aaaaaaaaaa1'
  return { report: 'transferSettled', walletId: of.a.walletId, transactionId, endToEndId }
}

describe('the signature of a report (G-342)', () => {
  const old = 300 * SECOND
  test.each<{ what: string; sending: () => Sending }>([
    { what: 'of another secret', sending: () => ({ secrets: [OTHER_SECRET] }) },
    { what: 'that is missing', sending: () => ({ headers: { 'webhook-signature': '' } }) },
    {
      what: 'of another version',
      sending: () => ({ headers: { 'webhook-signature': `v2,${'A'.repeat(43)}=` } }),
    },
    { what: 'that is cut', sending: () => ({ headers: { 'webhook-signature': 'v1,AAAA' } }) },
    { what: 'of another webhook-id', sending: () => ({ headers: { 'webhook-id': 'other' } }) },
    { what: 'with a webhook-id of other characters', sending: () => ({ id: 'a b' }) },
    { what: 'with a webhook-id that is too long', sending: () => ({ id: 'a'.repeat(101) }) },
    { what: 'that is more than 5 minutes old', sending: () => ({ at: clock.now() - old - SECOND }) },
    { what: 'from more than 5 minutes in the future', sending: () => ({ at: clock.now() + old + SECOND }) },
    {
      what: 'of another time',
      sending: () => ({ headers: { 'webhook-timestamp': String(clock.now() / 1000 - 1) } }),
    },
    { what: 'without a time', sending: () => ({ headers: { 'webhook-timestamp': 'now' } }) },
    { what: 'of another body', sending: () => ({ body: '{}' }) },
    { what: 'of a body that is not JSON', sending: () => ({ body: '{' }) },
    { what: 'of no body', sending: () => ({ body: '' }) },
  ])('$what returns 401, and nothing changes', async ({ sending }) => {
    const report = await settling()
    const answer = await institution.send(report, sending())
    expect(outcomeOf(answer)).toBe('401 Unauthorized')
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/webhook-signature/) })
    expect(await institution.result(report)).toBe('APPLIED')
  })

  test.each<{ what: string; sending: () => Sending }>([
    { what: 'is 5 minutes old', sending: () => ({ at: clock.now() - old }) },
    { what: 'is 5 minutes ahead', sending: () => ({ at: clock.now() + old }) },
    { what: 'stands after another one', sending: () => ({ secrets: [OTHER_SECRET, REPORT_SECRET] }) },
  ])('that $what is accepted', async ({ sending }) => {
    expect(await institution.result(await settling(), sending())).toBe('APPLIED')
  })

  test('may stand beside signatures of other schemes', async () => {
    const report = await settling()
    const id = unique('signed')
    const headers = signatureOf(JSON.stringify(report), { id, at: clock.now() })
    const both = `v1a,AAAA ${headers['webhook-signature']}`
    expect(await institution.result(report, { id, headers: { 'webhook-signature': both } })).toBe('APPLIED')
  })

  test('can be rotated without a pause: first the service learns the new secret, then the institution', async () => {
    await using rotating = await startService({
      rail: 'simulated',
      reportSecrets: [REPORT_SECRET, OTHER_SECRET],
    })
    const reporter = reporterOf(rotating)
    for (const secrets of [[REPORT_SECRET], [REPORT_SECRET, OTHER_SECRET], [OTHER_SECRET]]) {
      expect(await reporter.result(await settling(rotating), { secrets })).toBe('APPLIED')
    }
    await using rotated = await startService({ rail: 'simulated', reportSecrets: [OTHER_SECRET] })
    const last = reporterOf(rotated)
    const report = await settling(rotated)
    expect(await last.result(report, { secrets: [REPORT_SECRET] })).toBe('401 Unauthorized')
    expect(await last.result(report, { secrets: [REPORT_SECRET, OTHER_SECRET] })).toBe('APPLIED')
  })

  test('is valid for one kind of report only', async () => {
    const report = await settling()
    const answer = await institution.send(report, { path: '/rail/reports/transfer-returned' })
    expect(outcomeOf(answer)).toBe('400 MalformedRequest')
    expect(fieldsOf(answer)).toContain('report')
    expect(await institution.result(report)).toBe('APPLIED')
  })
})

describe('a report with a valid signature', () => {
  /** Sends a signed body that is not a report. */
  const signed = (body: string): ReturnType<typeof send> => {
    const signature = signatureOf(body, { id: unique('signed'), at: clock.now() })
    return send(service.url, PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signature },
      body,
    })
  }

  test('with an unknown field returns 400 and names it, so that a typo is not ignored', async () => {
    const answer = await signed(JSON.stringify({ ...(await settling()), endToEndID: 'x' }))
    expect(outcomeOf(answer)).toBe('400 MalformedRequest')
    expect(fieldsOf(answer)).toEqual(['endToEndID'])
  })
})

describe('the paths of reports', () => {
  test('are not found without report secrets', async () => {
    await using closed = await startService({ rail: 'simulated' })
    const report = await settling(closed)
    const answer = await send(closed.url, PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    })
    expect(outcomeOf(answer)).toBe('404 NotFound')
  })

  test.each([
    { method: 'POST', path: '/rail/reports/transfer-lost', want: '404 NotFound' },
    { method: 'POST', path: '/rail/reports/', want: '404 NotFound' },
    { method: 'PUT', path: '/transfers/1', want: '404 NotFound' },
    { method: 'GET', path: PATH, want: '405 MethodNotAllowed' },
    { method: 'OPTIONS', path: PATH, want: '405 MethodNotAllowed' },
  ])('$method $path returns $want', async ({ method, path, want }) => {
    const headers = { origin: 'https://page.example', 'access-control-request-method': 'POST' }
    const answer = await send(service.url, path, { method, headers })
    expect(outcomeOf(answer)).toBe(want)
  })

  test('answer no web page: a page has no secret', async () => {
    const headers = { origin: 'http://localhost:3000' }
    const answer = await institution.send(await settling(), { headers })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

test.each([['whsec_'], ['whsec_c2hvcnQ='], ['secret'], ['']])(
  'a service with the secret %j does not start',
  async (secret) => {
    await expect(createService({ reportSecrets: [REPORT_SECRET, secret] })).rejects.toThrow(
      /must be whsec_ and base64 of 24 to 64 bytes/,
    )
  },
)

describe('a report in log and metrics', () => {
  test('has a line with its wallet, without personal data and without its signature', async () => {
    const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody() })
    lines.length = 0
    await institution.send({
      report: 'chargePayment',
      walletId: a.walletId,
      chargeId,
      endToEndId: 'E12345678202603021200aaaaaaaaaa2',
      amount: 1000,
      payer: payerFrom({ taxId: CNPJ_A, name: 'Empresa Pagadora', personType: 'LEGAL_PERSON' }),
      payerMessage: 'Um presente',
    })
    await expect.poll(() => lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      message: 'POST /rail/reports/charge-payment 200',
      operationId: 'reportChargePayment',
      status: 200,
      walletId: a.walletId,
      request: { chargeId, amount: 1000 },
      response: { result: 'APPLIED' },
    })
    expect(lines[0]).not.toMatch(/11222333000181|Empresa|presente|v1,|whsec/)
  })

  test('stands in the request log of its wallet', async () => {
    const report = await settling()
    await institution.send(report)
    const path = { walletId: a.walletId }
    const { data } = await new Control(service.url).ok('listRequests', { path, query: { limit: 1 } })
    expect(data).toMatchObject([
      { operationId: 'reportTransferSettled', path: PATH, status: 200, requestBody: expect.any(String) },
    ])
  })

  test('is in a gauge while it is kept, and in a warning when it comes', async () => {
    const kept = async (): Promise<string | undefined> =>
      /^pix_rail_kept_reports (\d+)$/m.exec((await send(service.url, '/metrics')).text)?.[1]
    expect(await kept()).toBe('0')
    const settled = await settling()
    if (settled.report !== 'transferSettled') throw new Error('The report has another kind')
    const { walletId, transactionId } = settled
    const returned = {
      report: 'transferReturned',
      walletId,
      transactionId,
      amount: 100,
      reason: null,
    } as const
    const id = unique('kept')
    await institution.result({ ...returned, returnId: 'D87654321202603021200aaaaaaaaaa1' }, { id })
    expect(await kept()).toBe('1')
    const warned = lines.filter((it) => it.includes('A report is kept'))
    expect(warned.map((it) => JSON.parse(it) as object)).toMatchObject([
      { report: 'transferReturned', walletId, reportId: id },
    ])
    await institution.result(settled)
    expect(await kept()).toBe('0')
  })

  test('is counted by name and result; a repeat has a result of its own, and a refused request has none', async () => {
    const count = async (result: string): Promise<number> => {
      const { text } = await send(service.url, '/metrics')
      const pattern = new RegExp(
        `^pix_rail_reports_total\\{report="transferSettled",result="${result}"\\} (\\d+)$`,
        'm',
      )
      return Number(pattern.exec(text)?.[1] ?? 0)
    }
    const before = [await count('APPLIED'), await count('KNOWN'), await count('REPEATED')]
    const report = await settling()
    const id = unique('counted')
    await institution.send(report, { id })
    await institution.send(report, { id })
    await institution.send(report)
    await institution.send(report, { secrets: [OTHER_SECRET] })
    const after = [await count('APPLIED'), await count('KNOWN'), await count('REPEATED')]
    expect(after.map((it, index) => it - (before[index] ?? 0))).toEqual([1, 1, 1])
  })
})
