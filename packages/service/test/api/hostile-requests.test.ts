import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { isPagePath } from '../../src/http/page.ts'
import type { Statement } from '../../src/storage/statement.ts'
import { chargeBody } from '../support/bodies.ts'
import { type HostileRequest, hostileRequest } from '../support/hostile-requests.ts'
import { type Answer, differencesOf, outcomeOf, send } from '../support/http-call.ts'
import { storeProblems } from '../support/ledger.ts'
import { runs } from '../support/runs.ts'
import { startService } from '../support/service.ts'

const service = await startService()
afterAll(() => service.close())

const REQUESTS = runs({ short: 2000, long: 6000, full: 20_000 })
/** The seed is fixed: `pnpm test` sends the first part of the requests that `pnpm test:long` sends. */
const SEED = 20_260_302
const AT_ONCE = 64

const RESOURCES: Statement = {
  name: 'test.resources',
  text: `select id from charge union all select id from withdrawal union all select id from refund
    union all select id from internal_transfer order by id`,
}

/** Returns how a response differs from the contract; undefined when it does not differ. */
function faultOf({ method, target }: HostileRequest, answer: Answer): string | undefined {
  // Pix Automático is not enabled here, so its operations return a documented 503.
  if (answer.status >= 500) return `${answer.status} ${answer.text}`
  if (answer.headers['x-request-id'] === undefined) return 'no x-request-id'
  // The page of the sandbox is in no contract.
  if (method === 'GET' && answer.status === 200 && isPagePath(target.split('?')[0] ?? '')) return undefined
  if (method === 'HEAD') return answer.text === '' ? undefined : 'HEAD has a body'
  return differencesOf(method, target, answer)[0]
}

/** Returns the id of the resource that a request created; undefined when the request created no resource. */
function madeBy({ status, body }: Answer): string | undefined {
  if (status !== 201 && status !== 202) return undefined
  const made = body as Readonly<Record<string, string | undefined>>
  return made['chargeId'] ?? made['transactionId'] ?? made['refundEndToEndId'] ?? made['transferId']
}

test(`${REQUESTS} bad requests each get a documented response, and refused requests change nothing (G-167, G-168)`, async () => {
  const requests = fc.sample(hostileRequest, { numRuns: REQUESTS, seed: SEED })
  const token = await service.a.token()
  const faults: string[] = []
  const made = new Set<string>()
  const statuses = new Map<number, number>()
  const ask = async (request: HostileRequest): Promise<void> => {
    const { method, target, headers, body, hasToken } = request
    const authorization = hasToken ? { authorization: `Bearer ${token}` } : {}
    const answer = await send(service.url, target, {
      method,
      body,
      headers: { ...headers, ...authorization },
    })
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const id = madeBy(answer)
    if (id !== undefined) made.add(id)
    const fault = faultOf(request, answer)
    if (fault !== undefined) faults.push(`${method} ${target} ${describe(request)}: ${fault}`.slice(0, 500))
  }
  const waiting = requests.values()
  const worker = async (): Promise<void> => {
    for (const request of waiting) await ask(request)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  expect(faults.slice(0, 5)).toEqual([])
  const kept = await service.store.read((reader) => reader.all<{ id: string }>(RESOURCES))
  expect(kept.map(({ id }) => id)).toEqual([...made].sort())
  expect(await storeProblems(service.store)).toEqual([])
  expect((await send(service.url, '/healthz')).status).toBe(200)
  expect((await service.a.call('createImmediateCharge', { body: chargeBody() })).status).toBe(201)
  // Shows that the random requests reach all parts of the service, and not only its first checks.
  for (const status of [201, 202, 400, 401, 404, 405]) expect(statuses.get(status) ?? 0).toBeGreaterThan(20)
  expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 4)
}, 240_000)

const describe = ({ body, headers }: HostileRequest): string =>
  `${JSON.stringify(headers)} ${Buffer.from(body ?? '').toString('latin1')}`

test('a name with a meaning in JavaScript is stored like any other', async () => {
  const body = '{"amount":1000,"expiresIn":600,"externalId":"p","pixKey":"pagamentos@alfajogos.example",'
  const inherited = `${body}"__proto__":{"description":"inherited"},"constructor":{"prototype":{"metadata":{}}}}`
  const headers = { 'content-type': 'application/json' }
  const target = '/v1/pix/deposit/immediate-charge'
  const answer = await service.a.send(target, { method: 'POST', headers, body: inherited })
  expect(answer).toMatchObject({ status: 201, body: { description: null } })
  expect(({} as Record<string, unknown>)['description']).toBeUndefined()
})

test('an unpaired surrogate is refused (G-260)', async () => {
  const outcomes = []
  for (const externalId of [String.raw`\ud800`, String.raw`\ud801`, String.raw`\udc00`, '\uFFFD']) {
    const body = `{"amount":1,"externalId":"${externalId}","destinationWalletId":"${service.a2.walletId}"}`
    const headers = { 'content-type': 'application/json' }
    outcomes.push(outcomeOf(await service.a.send('/v1/internal-transfer', { method: 'POST', headers, body })))
  }
  const refused = '400 MalformedRequest'
  expect(outcomes).toEqual([refused, refused, refused, '201'])
})
