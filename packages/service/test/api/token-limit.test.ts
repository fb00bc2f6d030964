import { afterAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { type RunningService, type ServiceOptions, createService } from '../../src/create-service.ts'
import { statement } from '../../src/storage/statement.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { type Answer, outcomeOf } from '../support/http-call.ts'
import { manualClock } from '../support/manual-clock.ts'
import { form, sendChecked } from '../support/operator.ts'
import { HOUR, SECOND } from '../support/service.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

const SECRET_A = 'alfa-demo-secret'
/**
 * The number of wrong secrets before the response is 429: for one client_id from one address, and for one address with
 * any client_id.
 */
const MOST_OF_CLIENT = 10
const MOST_OF_ADDRESS = 30

/** The test moves this clock. Only the pause before a 429 takes real time. */
const clock = manualClock(Date.parse('2026-03-02T12:00:00.000Z'))

function startService(options: ServiceOptions = {}): Promise<RunningService> {
  return createService({ ...options, clock: { ...clock, after: systemClock.after } })
}

/** The service trusts the X-Forwarded-For header of the tests. So each test can use its own caller addresses. */
const limited = await startService({ tokenLimit: true, trustProxy: ['127.0.0.1'] })
afterAll(() => limited.close())

interface Attempt {
  readonly from?: string | undefined
  readonly clientId?: string | undefined
  readonly secret: string
}

function ask(service: RunningService, { from, clientId = 'alfa-demo', secret }: Attempt): Promise<Answer> {
  const sent = form([
    ['client_id', clientId],
    ['client_secret', secret],
    ['grant_type', 'client_credentials'],
  ])
  const headers = { ...sent.headers, ...(from !== undefined && { 'x-forwarded-for': from }) }
  return sendChecked(service.url, '/v1/oauth2/token', { ...sent, headers })
}

/** Makes `count` attempts in sequence, each with another secret or client_id. Returns their outcomes. */
async function outcomes(
  service: RunningService,
  count: number,
  attempt: (number: number) => Attempt,
): Promise<string[]> {
  const found: string[] = []
  for (let number = 0; number < count; number += 1) {
    found.push(outcomeOf(await ask(service, attempt(number))))
  }
  return found
}

const wrong =
  (from: string, clientId?: string) =>
  (number: number): Attempt => ({ from, clientId, secret: `wrong ${number}` })
const unknown =
  (from: string) =>
  (number: number): Attempt => ({ from, clientId: `nobody-${number}`, secret: 'wrong' })
const times = (count: number, outcome: string): string[] => Array.from({ length: count }, () => outcome)

describe('wrong secrets of one client_id from one address (G-195)', () => {
  test('return 401 ten times, then 429 until Retry-After has passed', async () => {
    const from = '198.51.100.1'
    expect(await outcomes(limited, MOST_OF_CLIENT, wrong(from))).toEqual(
      times(MOST_OF_CLIENT, '401 invalid_client'),
    )
    const refused = await ask(limited, { from, secret: 'wrong' })
    expect(outcomeOf(refused)).toBe('429 too_many_requests')
    expect(refused.headers['retry-after']).toBe('6')

    clock.pass(5 * SECOND)
    expect((await ask(limited, { from, secret: 'wrong' })).headers['retry-after']).toBe('1')
    clock.pass(SECOND)
    expect(await outcomes(limited, 2, wrong(from))).toEqual(['401 invalid_client', '429 too_many_requests'])
  })

  test('block neither the right secret from another address nor other clients at the same address', async () => {
    const from = '198.51.100.2'
    await outcomes(limited, MOST_OF_CLIENT + 1, wrong(from))
    expect(outcomeOf(await ask(limited, { from: '198.51.100.3', secret: SECRET_A }))).toBe('200')
    const other = { from, clientId: 'beta-demo', secret: 'beta-demo-secret' }
    expect(outcomeOf(await ask(limited, other))).toBe('200')
  })

  test('do not block a right secret that was used in the last two hours, even at the same address', async () => {
    const clientId = 'alfa-prizes'
    expect(outcomeOf(await ask(limited, { from: '198.51.100.4', clientId, secret: SECRET_A }))).toBe('200')
    const from = '198.51.100.5'
    await outcomes(limited, MOST_OF_CLIENT + 1, wrong(from, clientId))
    expect(outcomeOf(await ask(limited, { from, clientId, secret: SECRET_A }))).toBe('200')
    expect(outcomeOf(await ask(limited, { from, clientId, secret: 'wrong' }))).toBe('429 too_many_requests')
    // The service remembers the right secret for two hours.
    clock.pass(2 * HOUR)
    await outcomes(limited, MOST_OF_CLIENT, wrong(from, clientId))
    expect(outcomeOf(await ask(limited, { from, clientId, secret: SECRET_A }))).toBe('429 too_many_requests')
  })

  test('are forgotten after a right secret', async () => {
    const from = '198.51.100.6'
    const clientId = 'beta-prizes'
    await outcomes(limited, MOST_OF_CLIENT, wrong(from, clientId))
    const right = { from, clientId, secret: 'beta-demo-secret' }
    expect(outcomeOf(await ask(limited, right))).toBe('429 too_many_requests')
    clock.pass(6 * SECOND)
    expect(outcomeOf(await ask(limited, right))).toBe('200')
    expect(await outcomes(limited, MOST_OF_CLIENT + 1, wrong(from, clientId))).toEqual([
      ...times(MOST_OF_CLIENT, '401 invalid_client'),
      '429 too_many_requests',
    ])
  })

  test('are counted only when the request itself is valid', async () => {
    const from = '198.51.100.7'
    await outcomes(limited, MOST_OF_CLIENT + 1, wrong(from))
    const sent = form([['client_id', 'alfa-demo']])
    const headers = { ...sent.headers, 'x-forwarded-for': from }
    expect(outcomeOf(await sendChecked(limited.url, '/v1/oauth2/token', { ...sent, headers }))).toBe(
      '400 invalid_request',
    )
  })

  test('sent concurrently are verified ten times, and a concurrent right secret gets its token', async () => {
    const from = '198.51.100.8'
    const storm = Promise.all(
      Array.from({ length: 100 }, async (_, number) => outcomeOf(await ask(limited, wrong(from)(number)))),
    )
    const right = await ask(limited, { from: '198.51.100.9', secret: SECRET_A })
    expect(outcomeOf(right)).toBe('200')
    const found = await storm
    expect(found.filter((it) => it === '401 invalid_client')).toHaveLength(MOST_OF_CLIENT)
    expect(found.filter((it) => it === '429 too_many_requests')).toHaveLength(100 - MOST_OF_CLIENT)
  })
})

describe('wrong client_ids from one address (G-195)', () => {
  test('return 401 thirty times, then 429; clients without a failure at the address are served', async () => {
    const from = '198.51.100.20'
    expect(await outcomes(limited, MOST_OF_ADDRESS + 1, unknown(from))).toEqual([
      ...times(MOST_OF_ADDRESS, '401 invalid_client'),
      '429 too_many_requests',
    ])
    const right = { from, clientId: 'beta-demo', secret: 'beta-demo-secret' }
    expect(outcomeOf(await ask(limited, right))).toBe('200')
    clock.pass(2 * SECOND)
    expect(await outcomes(limited, 2, unknown(from))).toEqual(['401 invalid_client', '429 too_many_requests'])
  })

  test('count together for all addresses of a /64 IPv6 network', async () => {
    await outcomes(limited, MOST_OF_ADDRESS, (number) => unknown(`2001:db8:1:2::${number + 1}`)(number))
    const of = (from: string): Promise<Answer> => ask(limited, { from, clientId: 'nobody', secret: 'wrong' })
    expect(outcomeOf(await of('2001:db8:1:2:ffff::1'))).toBe('429 too_many_requests')
    expect(outcomeOf(await of('2001:db8:1:3::1'))).toBe('401 invalid_client')
  })

  test.each([
    [
      'the last address in X-Forwarded-For that is not a trusted proxy',
      '203.0.113.9, 198.51.100.30, 127.0.0.1',
    ],
    ['an address with a port', '198.51.100.30:5123'],
    ['an IPv4 address in IPv6', '::ffff:198.51.100.30'],
  ])('count for %s', async (_, from) => {
    await using service = await startService({ tokenLimit: true, trustProxy: ['127.0.0.0/8'] })
    await outcomes(service, MOST_OF_ADDRESS, unknown('198.51.100.30'))
    const answer = await ask(service, { from, clientId: 'nobody', secret: 'wrong' })
    expect(outcomeOf(answer)).toBe('429 too_many_requests')
  })

  test('count for the connection when no proxy is trusted, whatever X-Forwarded-For contains', async () => {
    await using service = await startService({ tokenLimit: true })
    const found = await outcomes(service, MOST_OF_ADDRESS + 1, (number) =>
      unknown(`198.51.100.${number + 1}`)(number),
    )
    expect(found.at(-1)).toBe('429 too_many_requests')
  })
})

describe('the limit (G-195)', () => {
  test('is off by default in the sandbox', async () => {
    await using service = await startService()
    const found = await outcomes(service, MOST_OF_ADDRESS + 10, wrong('198.51.100.40'))
    expect(new Set(found)).toEqual(new Set(['401 invalid_client']))
  })

  test('is on by default in production', async () => {
    for (const [tokenLimit, want] of [
      [undefined, '429 too_many_requests'],
      [false, '401 invalid_client'],
    ] as const) {
      await using production = await startService({
        mode: 'production',
        storageKeys: STORAGE_KEYS,
        rail: 'simulated',
        tokenLimit,
      })
      const attempts = Array.from({ length: MOST_OF_ADDRESS }, (_, number) =>
        unknown('198.51.100.41')(number),
      )
      await Promise.all(attempts.map((attempt) => ask(production, attempt)))
      expect(outcomeOf(await ask(production, { clientId: 'nobody', secret: 'wrong' }))).toBe(want)
    }
  })
})

test('fifty concurrent requests with the same secret all get a token (G-195)', async () => {
  await using service = await startService({ tokenLimit: true })
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(service, { secret: SECRET_A })))
  expect(answers.map(outcomeOf)).toEqual(times(50, '200'))
})

const remove = statement('test.credential.delete', 'delete from credential where client_id = $1')

test('a right secret is wrong after its credential is revoked', async () => {
  const store = openSqlite({})
  await using service = await startService({ store })
  const clientId = 'beta-demo'
  const right = { clientId, secret: 'beta-demo-secret' }
  expect(await outcomes(service, 2, () => right)).toEqual(['200', '200'])
  await store.write((transaction) => transaction.run(remove, [clientId]))
  expect(await outcomes(service, 2, () => right)).toEqual(times(2, '401 invalid_client'))
})
