import { randomUUID } from 'node:crypto'
import { loadContract } from '@pix-payments/http-contract/load'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ReportAnswerer } from '../../src/rail/report-answers.ts'
import { ReportBook } from '../../src/rail/report-book.ts'
import { type ReportServer, startReportServer } from '../../src/rail/report-server.ts'
import { REPORT_SECRET } from './fake-institution.ts'

const WALLET = '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10'
const END_TO_END_ID = 'E1234567820260302091512345678901'
const now = (): Date => new Date()
let server: ReportServer
let validation: Awaited<ReturnType<typeof loadContract>>['validation']

beforeAll(async () => {
  const contract = await loadContract('rail')
  validation = contract.validation
  const answerer = new ReportAnswerer({ validation, reportSecrets: [REPORT_SECRET], walletId: WALLET, now })
  server = await startReportServer({ host: '127.0.0.1', port: 0, answerer, book: new ReportBook(), now })
})
afterAll(() => server.close())

const settled = (changes: object = {}): object => ({
  report: 'transferSettled',
  walletId: WALLET,
  transactionId: randomUUID(),
  endToEndId: END_TO_END_ID,
  ...changes,
})

interface Sent {
  readonly id?: string
  readonly method?: string
  readonly path?: string
  readonly secret?: string
  readonly type?: string
}

/** Sends a report. Its answer must be valid against the contract. */
async function send(body: object | string, sent: Sent = {}): Promise<{ status: number; answer: unknown }> {
  const { id = randomUUID(), method = 'POST', path = 'transfer-settled', secret = REPORT_SECRET } = sent
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const at = now()
  const response = await fetch(`${server.url}/rail/reports/${path}`, {
    method,
    headers: {
      'content-type': sent.type ?? 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, text),
      'x-correlation-id': 'correlation-1',
    },
    body: text,
  })
  const answer: unknown = await response.json()
  expect(response.headers.get('x-correlation-id')).toBe('correlation-1')
  // An unknown path and another method belong to no operation.
  const documented = method === 'POST' && path === 'transfer-settled'
  const differences = documented
    ? validation.response('reportTransferSettled', response.status, response.headers, answer)
    : []
  expect(differences).toEqual([])
  return { status: response.status, answer }
}

const applied = { status: 200, answer: { result: 'APPLIED', reason: null } }

describe('the suite answers a report as a service does', () => {
  test('APPLIED, and again APPLIED to the same webhook-id and body', async () => {
    const [id, body] = [randomUUID(), settled()]
    expect(await send(body, { id })).toEqual(applied)
    expect(await send(body, { id })).toEqual(applied)
  })

  test('409 to the same webhook-id with another body', async () => {
    const id = randomUUID()
    await send(settled(), { id })
    expect(await send(settled(), { id })).toMatchObject({ status: 409, answer: { code: 'Conflict' } })
  })

  test('KNOWN to another report of the same kind', async () => {
    const body = settled()
    await send(body)
    expect(await send(body)).toMatchObject({ answer: { result: 'KNOWN' } })
  })

  test('EXPECTED to a report that is due later, and APPLIED to one that is due', async () => {
    const dueAt = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()
    expect(await send(settled({ dueAt: dueAt(60_000) }))).toMatchObject({ answer: { result: 'EXPECTED' } })
    expect(await send(settled({ dueAt: dueAt(-1000) }))).toEqual(applied)
  })

  test.each([
    { what: 'another wallet', body: settled({ walletId: randomUUID() }), sent: {}, want: 404 },
    { what: 'another secret', body: settled(), sent: { secret: 'whsec_YW5vdGhlcg==' }, want: 401 },
    { what: 'an unknown member', body: settled({ note: 'x' }), sent: {}, want: 400 },
    { what: 'a body that is not JSON', body: '{', sent: {}, want: 400 },
    { what: 'another content type', body: settled(), sent: { type: 'text/plain' }, want: 400 },
    { what: 'an unknown path', body: settled(), sent: { path: 'nothing' }, want: 404 },
    { what: 'another method', body: settled(), sent: { method: 'PUT' }, want: 405 },
  ])('$want to $what', async ({ body, sent, want }) => {
    expect(await send(body, sent)).toMatchObject({ status: want })
  })
})
