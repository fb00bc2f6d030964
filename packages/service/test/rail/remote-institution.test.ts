import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadContract } from '@pix-payments/http-contract/load'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { KeyLookUp } from '@pix-payments/spec/rail-types'
import type { Institution, InstitutionError } from '../../src/rail/institution.ts'
import type { SentOrder } from '../../src/rail/rail.ts'
import { railUrlProblem } from '../../src/rail/remote/rail-url.ts'
import { createRemoteInstitution } from '../../src/rail/remote/remote-institution.ts'
import { manualClock } from '../support/manual-clock.ts'
import { START } from '../support/service.ts'
import {
  HOLDER,
  type InstitutionServer,
  ORDER_SECRET,
  error,
  json,
  secretOf,
  startInstitution,
  takeAll,
} from './support/institution-server.ts'

const EXAMPLES = join(import.meta.dirname, '../../../../spec/rail/examples')
const exampleOf = (operationId: string): unknown =>
  JSON.parse(readFileSync(join(EXAMPLES, operationId, 'request.json'), 'utf8'))

const contract = await loadContract('rail')
const clock = manualClock(START)
const { signal } = new AbortController()
let server: InstitutionServer
const opened: Institution[] = []

beforeAll(async () => {
  server = await startInstitution()
})
afterEach(async () => {
  const problems = (server.problems as string[]).splice(0)
  if (problems.length > 0) throw new Error(problems.join('; '))
  server.answerWith(takeAll)
  server.secrets = [ORDER_SECRET]
  for (const it of opened.splice(0)) await it.close?.()
})
afterAll(() => server[Symbol.asyncDispose]())

function connect(orderSecrets: readonly string[] = [ORDER_SECRET], url = server.url): Institution {
  const processId = '00000000-0000-4000-8000-000000000001'
  const options = { url, orderSecrets, timeoutMilliseconds: 3000, orders: 32, contract, clock, processId }
  const institution = createRemoteInstitution(options)
  opened.push(institution)
  return institution
}

const LOOK_UP = exampleOf('lookUpKey') as KeyLookUp
const ORDERS = [
  'orderTransfer',
  'orderRefund',
  'registerCharge',
  'requestRecurrence',
  'orderInstruction',
  'orderCancellation',
]
const orderOf = (operationId: string): SentOrder => exampleOf(operationId) as SentOrder
const TRANSFER = orderOf('orderTransfer')
const failureOf = (sending: Promise<unknown>): Promise<InstitutionError> =>
  sending.then(
    () => {
      throw new Error('It was taken')
    },
    (failure: unknown) => failure as InstitutionError,
  )

describe('orders', () => {
  test.each(ORDERS)(
    '%s goes to its path, with the id of the order as webhook-id, and follows the contract',
    async (id) => {
      const institution = connect()
      await institution.send(orderOf(id), signal)
      const asked = server.asked.at(-1)
      expect(asked).toMatchObject({ method: 'PUT', operationId: id, body: orderOf(id) })
      expect(asked?.headers['webhook-id']).toBe(asked?.path.split('/').at(-1))
      expect(asked?.headers['webhook-timestamp']).toBe(String(START / 1000))
      expect(asked?.headers['user-agent']).toMatch(/^pix-payments-service\//)
      expect(asked?.headers['content-type']).toBe('application/json')
    },
  )

  test('the examples of the contract contain every kind of order', () => {
    const kinds = readdirSync(EXAMPLES).filter((it) => ORDERS.includes(it))
    expect(kinds).toHaveLength(ORDERS.length)
  })

  test('the base URL may have a path', async () => {
    await connect([ORDER_SECRET], `${server.url}/base/`).send(TRANSFER, signal)
    expect(server.asked.at(-1)?.path).toMatch(/^\/base\/transfers\/[0-9a-f-]{36}$/)
  })

  test('each secret signs, so that the receiver may know only the old or only the new one', async () => {
    const [before, after] = [secretOf('before'), secretOf('after')]
    const institution = connect([before, after])
    for (const accepted of [before, after]) {
      server.secrets = [accepted]
      await institution.send(TRANSFER, signal)
    }
    expect(String(server.asked.at(-1)?.headers['webhook-signature']).split(' ')).toHaveLength(2)
    server.secrets = [secretOf('another')]
    await institution.send(TRANSFER, signal)
    expect((server.problems as string[]).splice(0)).toEqual([
      'orderTransfer has no signature of an accepted secret',
    ])
  })

  test.each([400, 409, 410, 413, 415, 422])('a %i is a refusal of this order', async (status) => {
    server.answerWith((_, response) => {
      error(response, status, 'MalformedRequest')
    })
    const failure = await failureOf(connect().send(TRANSFER, signal))
    expect(failure.isRefusal).toBe(true)
    expect(failure.message).toBe(
      `The institution answered orderTransfer with ${status} MalformedRequest: It is MalformedRequest.`,
    )
  })

  test.each([200, 204, 301, 307, 401, 403, 404, 408, 425, 429, 500, 503])(
    'a %i is no refusal of this order',
    async (status) => {
      server.answerWith((_, response) => {
        response.writeHead(status, { location: `${server.url}/elsewhere`, 'retry-after': '7' }).end()
      })
      const asked = server.asked.length
      const failure = await failureOf(connect().send(TRANSFER, signal))
      expect(failure).toMatchObject({
        name: 'InstitutionError',
        isRefusal: false,
        retryAfterMilliseconds: 7000,
      })
      expect(failure.message).toBe(`The institution answered orderTransfer with ${status}.`)
      // A redirect is not followed.
      expect(server.asked.length).toBe(asked + 1)
    },
  )

  test.each<{ what: string; answer: Parameters<InstitutionServer['answerWith']>[0]; problem: RegExp }>([
    {
      what: 'with the id of another order',
      answer: (_, response) => {
        json(response, 202, { orderId: 'another' })
      },
      problem: /the orderId is "another", not "/,
    },
    {
      what: 'without a body',
      answer: (_, response) => {
        response.writeHead(202).end()
      },
      problem: /the body of the 202 is not JSON/,
    },
    {
      what: 'of another type',
      answer: (_, response) => {
        response.writeHead(202, { 'content-type': 'text/html' }).end('{}')
      },
      problem: /content-type must be application\/json/,
    },
    {
      what: 'that breaks its schema',
      answer: (_, response) => {
        json(response, 202, { orderId: 7 })
      },
      problem: /body orderId must be a string/,
    },
    {
      what: 'longer than 64 KiB',
      answer: (_, response) => {
        json(response, 202, { orderId: 'x', more: 'y'.repeat(65_536) })
      },
      problem: /it is longer than 65536 bytes/,
    },
  ])('an answer $what does not count', async ({ answer, problem }) => {
    server.answerWith(answer)
    const failure = await failureOf(connect().send(TRANSFER, signal))
    expect(failure.message).toMatch(problem)
    expect(failure.isRefusal).toBe(false)
  })

  test('a property that a later release adds to the answer is ignored', async () => {
    server.answerWith(({ path }, response) => {
      json(response, 202, { orderId: path.split('/').at(-1), priority: 'high' })
    })
    await expect(connect().send(TRANSFER, signal)).resolves.toBeUndefined()
  })

  test('an institution that does not listen, or that closes the connection, fails the attempt', async () => {
    const refused = await failureOf(connect([ORDER_SECRET], 'http://127.0.0.1:1').send(TRANSFER, signal))
    expect(refused).toMatchObject({ code: 'ECONNREFUSED' })
    server.answerWith((_, response) => {
      response.destroy()
    })
    expect(await failureOf(connect().send(TRANSFER, signal))).toMatchObject({ code: 'UND_ERR_SOCKET' })
  })

  test('the signal ends an attempt', async () => {
    server.answerWith(() => undefined)
    const asked = server.asked.length
    const end = new AbortController()
    const sending = failureOf(connect().send(TRANSFER, end.signal))
    await server.untilAsked(asked + 1)
    end.abort()
    expect((await sending).name).toBe('AbortError')
  })
})

describe('look-ups', () => {
  test('return what the institution found', async () => {
    const institution = connect()
    expect(await institution.lookUpKey(LOOK_UP, signal)).toEqual({ holder: HOLDER, reference: null })
    expect(server.asked.at(-1)).toMatchObject({ method: 'POST', path: '/key-look-ups', body: LOOK_UP })
    const account = exampleOf('lookUpAccount') as Parameters<Institution['lookUpAccount']>[0]
    expect(await institution.lookUpAccount(account, signal)).toEqual({ holder: HOLDER, reference: null })
    expect(server.asked.at(-1)).toMatchObject({ path: '/account-look-ups', body: account })
    const screening = exampleOf('screenPayer') as Parameters<Institution['screenPayer']>[0]
    expect(await institution.screenPayer(screening, signal)).toBe('ACCEPTED')
    expect(server.asked.at(-1)).toMatchObject({ path: '/payer-screenings', body: screening })
    const ids = server.asked.slice(-3).map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(3)
  })

  test('return undefined for a 404 of the contract, and only for that', async () => {
    server.answerWith((_, response) => {
      error(response, 404, 'NotFound')
    })
    expect(await connect().lookUpKey(LOOK_UP, signal)).toBeUndefined()
    // A proxy or a wrong base URL answers like this. It does not mean that the key does not exist.
    server.answerWith((_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
    })
    expect((await failureOf(connect().lookUpKey(LOOK_UP, signal))).message).toMatch(/breaks the contract/)
    server.answerWith((_, response) => {
      error(response, 404, 'NotFound')
    })
    const screening = exampleOf('screenPayer') as Parameters<Institution['screenPayer']>[0]
    expect((await failureOf(connect().screenPayer(screening, signal))).message).toMatch(
      /screenPayer with 404/,
    )
  })

  test.each([400, 401, 429, 500, 503])('reject for a %i', async (status) => {
    server.answerWith((_, response) => {
      error(response, status, 'ServiceUnavailable')
    })
    expect((await failureOf(connect().lookUpKey(LOOK_UP, signal))).message).toMatch(
      `lookUpKey with ${status} `,
    )
  })

  test('reject for an account without a holder', async () => {
    server.answerWith((_, response) => {
      json(response, 200, { holder: null, reference: null })
    })
    expect((await failureOf(connect().lookUpKey(LOOK_UP, signal))).message).toMatch(
      /lookUpKey breaks the contract: body holder/,
    )
  })
})

describe('the health', () => {
  test('is asked without a signature', async () => {
    let headers = {}
    server.answerWith((asked, response) => {
      headers = asked.headers
      takeAll(asked, response)
    })
    await connect().health?.(signal)
    expect(headers).not.toHaveProperty('webhook-signature')
    server.answerWith((_, response) => {
      error(response, 503, 'ServiceUnavailable')
    })
    await expect(connect().health?.(signal)).rejects.toThrow('getHealth with 503')
  })
})

describe('the URL of an institution', () => {
  test.each<[url: string, mode: 'sandbox' | 'production']>([
    ['https://pix.bank.example/rail', 'production'],
    ['http://127.0.0.1:4040', 'production'],
    ['http://localhost:4040/', 'production'],
    ['http://[::1]:4040/', 'production'],
    ['http://10.0.0.7:4040', 'sandbox'],
  ])('may be %s in %s', (url, mode) => {
    expect(railUrlProblem(url, mode)).toBeUndefined()
  })

  test.each<[url: string, mode: 'sandbox' | 'production', problem: RegExp]>([
    ['http://10.0.0.7:4040', 'production', /must use https in production/],
    ['http://localhost.example', 'production', /must use https in production/],
    ['ftp://bank.example', 'sandbox', /must be a URL such as https:/],
    ['127.0.0.1:4040', 'sandbox', /must be a URL such as .* http:\/\/127\.0\.0\.1:4040$/],
    ['https://user:secret@bank.example', 'sandbox', /^(?!.*secret)must not contain a user/],
    ['https://bank.example?key=secret', 'sandbox', /^(?!.*secret)must not contain a query/],
  ])('is refused when it is %s in %s', (url, mode, problem) => {
    expect(railUrlProblem(url, mode)).toMatch(problem)
  })
})
