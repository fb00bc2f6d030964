import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startAutomatic } from '../automatic/support/automatic-service.ts'
import {
  type InstitutionServer,
  error,
  remoteTo,
  startInstitution,
  takeAll,
} from '../rail/support/institution-server.ts'
import { byBankDetailsBody, byKeyBody } from '../support/bodies.ts'
import type { Answer } from '../support/http-call.ts'
import { storeProblems } from '../support/ledger.ts'

const institution: InstitutionServer = await startInstitution()
const automatic = await startAutomatic({ rail: remoteTo(institution.url) })
const { service } = automatic
const { a, store, clock } = service
const receiver = await automatic.receiver()
afterAll(async () => {
  await service.close()
  await institution[Symbol.asyncDispose]()
})
beforeEach(() => {
  institution.answerWith(takeAll)
})

const REQUESTS = [
  {
    operation: 'createWithdrawalByPixKey',
    code: 'ServiceUnavailable',
    send: () => a.call('createWithdrawalByPixKey', { body: byKeyBody() }),
  },
  {
    operation: 'createWithdrawalByBankDetails',
    code: 'ServiceUnavailable',
    send: () => a.call('createWithdrawalByBankDetails', { body: byBankDetailsBody() }),
  },
  { operation: 'createRecurrence', code: 'DEPENDENCY_UNAVAILABLE', send: () => receiver.post() },
] as const

const codeOf = ({ body }: Answer): unknown => {
  const { code, error: inner } = body as { code?: string; error?: { code: string } }
  return code ?? inner?.code
}

describe.each(REQUESTS)(
  '$operation when the institution does not answer a look-up (G-340)',
  ({ code, send }) => {
    /** Sends the request. Returns the response, and what changed in the store. */
    async function outcome(sending: Promise<Answer>): Promise<object> {
      const before = await a.ok('getBalance')
      const answer = await sending
      return {
        answer: [answer.status, codeOf(answer), answer.headers['retry-after']],
        isDebited: !isDeepStrictEqual(await a.ok('getBalance'), before),
        ordered: institution.asked.filter(({ method }) => method === 'PUT'),
        rows: await rows(),
        differences: await storeProblems(store),
        problems: institution.problems,
      }
    }
    const REFUSED = {
      answer: [503, code, '5'],
      isDebited: false,
      ordered: [],
      rows: { withdrawals: 0, recurrences: 0, orders: 0, events: 0 },
      differences: [],
      problems: [],
    }
    const rows = (): Promise<object | undefined> =>
      store.read((reader) =>
        reader.first({
          name: 'test.railUnavailable',
          text: `select (select count(*) from withdrawal) as withdrawals, (select count(*) from recurrence) as recurrences,
            (select count(*) from rail_order) as orders, (select count(*) from event) as events`,
        }),
      )

    test('within 3 seconds', async () => {
      institution.answerWith(() => undefined)
      const asked = institution.asked.length
      const sending = send()
      await institution.untilAsked(asked + 1)
      clock.pass(2999)
      await store.ping()
      clock.pass(1)
      expect(await outcome(sending)).toEqual(REFUSED)
    })

    test.each([
      ['with an error', 500, 'InternalError'],
      ['because it has too much to do', 429, 'TooManyRequests'],
      ['because the secrets differ', 401, 'Unauthorized'],
    ])('%s', async (_, status, its) => {
      institution.answerWith((_asked, response) => {
        error(response, status, its)
      })
      expect(await outcome(send())).toEqual(REFUSED)
    })

    test('with a body of the contract', async () => {
      institution.answerWith((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"holder":{}}')
      })
      expect(await outcome(send())).toEqual(REFUSED)
    })
  },
)

test('the same request is accepted when the institution answers again, and the order follows its look-up', async () => {
  const body = byKeyBody({ pixKey: 'maria@example.com' })
  institution.answerWith((_, response) => {
    error(response, 503, 'ServiceUnavailable')
  })
  expect((await a.call('createWithdrawalByPixKey', { body })).status).toBe(503)
  institution.answerWith(takeAll)
  const { transactionId } = await a.ok('createWithdrawalByPixKey', { body })
  const [lookUp, order] = institution.asked.slice(-2)
  expect(lookUp?.body).toEqual({
    walletId: a.walletId,
    pixKey: 'maria@example.com',
    declared: { name: 'Maria Silva', taxId: '52998224725' },
  })
  expect(order).toMatchObject({
    path: `/transfers/${transactionId}`,
    body: { order: 'transfer', transactionId, amount: 500, pixKey: 'maria@example.com', reference: null },
  })
})

test('a request whose look-up fails gets the response of the same request that was accepted meanwhile', async () => {
  const body = byKeyBody()
  const asked = institution.asked.length
  const held = Promise.withResolvers<() => void>()
  institution.answerWith((_, response) => {
    held.resolve(() => {
      error(response, 503, 'ServiceUnavailable')
    })
  })
  const late = a.call('createWithdrawalByPixKey', { body })
  await institution.untilAsked(asked + 1)
  institution.answerWith(takeAll)
  const accepted = await a.ok('createWithdrawalByPixKey', { body })
  const fail = await held.promise
  fail()
  expect(await late).toMatchObject({
    status: 202,
    body: accepted,
    headers: { 'idempotent-replayed': 'true' },
  })
})
