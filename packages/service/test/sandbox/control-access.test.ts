import { afterAll, describe, expect, test } from 'vitest'
import { loadContract } from '@pix-payments/http-contract/load'
import { type RunningService, createService } from '../../src/create-service.ts'
import { SANDBOX_HANDLERS } from '../../src/sandbox/handlers.ts'
import type { SandboxOperationId } from '../../src/sandbox/operation.ts'
import { silentLog } from '../../src/telemetry/log.ts'
import { type Answer, outcomeOf, send } from '../support/http-call.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

const { validation } = await loadContract('sandbox')
const WALLETS = '/sandbox/wallets'
const FOREIGN = 'https://evil.example'

const service = await createService()
const openToAll = await createService({ cors: true })
const closed = await createService({ cors: false })
const guarded = await createService({ controlToken: 'control-token' })
afterAll(() => Promise.all([service, openToAll, closed, guarded].map((it) => it.close())))

type Headers = Readonly<Record<string, string>>

const get = (to: RunningService, headers: Headers, path = WALLETS): Promise<Answer> =>
  send(to.url, path, { headers })
const preflight = (to: RunningService, origin: string): Promise<Answer> =>
  send(to.url, WALLETS, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
const allowedOrigin = ({ headers }: Answer): string | undefined => headers['access-control-allow-origin']
const countWallets = async (of: RunningService): Promise<number> =>
  ((await get(of, {})).body as { data: unknown[] }).data.length

describe('a control API that listens on loopback (G-305)', () => {
  const operations = Object.keys(SANDBOX_HANDLERS) as SandboxOperationId[]
  test.each(operations.map((id) => ({ id })))(
    '$id refuses a foreign Host and a foreign page',
    async ({ id }) => {
      const { method, path } = validation.operation(id)
      for (const [headers, code] of [
        [{ host: 'evil.example' }, 'HostNotAllowed'],
        [{ origin: FOREIGN }, 'OriginNotAllowed'],
        [{ host: 'evil.example', origin: FOREIGN }, 'HostNotAllowed'],
      ] as const) {
        const target = path.replaceAll(/\{\w+\}/g, 'x')
        const answer = await send(service.url, target, { method: method.toUpperCase(), headers })
        expect(outcomeOf(answer)).toBe(`403 ${code}`)
        const given = Object.fromEntries(
          Object.entries(answer.headers).map(([name, it]) => [name, String(it)]),
        )
        expect(validation.response(id, 403, given, answer.body, { undocumented: 'error' })).toEqual([])
      }
    },
  )

  test.each(['localhost', 'LOCALHOST:80', '127.0.0.1:4010', '127.9.8.7', '[::1]:4010', '[::1]'])(
    'accepts the Host %s',
    async (host) => {
      expect((await get(service, { host })).status).toBe(200)
    },
  )

  test.each([
    'evil.example:4010',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil-localhost',
    '192.168.1.5:4010',
    '0.0.0.0',
    '[::2]:4010',
  ])('refuses the Host %s, whose owner could point it here', async (host) => {
    const answer = await get(service, { host })
    expect(outcomeOf(answer)).toBe('403 HostNotAllowed')
    expect(answer.text).toContain('control token')
  })

  test('accepts any Host with a control token, which other machines do not know', async () => {
    const host = 'sandbox.example'
    expect((await get(guarded, { host })).status).toBe(401)
    expect((await get(guarded, { host, authorization: 'Bearer control-token' })).status).toBe(200)
  })

  test('does not restrict the API of the operators', async () => {
    const answer = await get(service, { host: 'sandbox.example', origin: FOREIGN }, '/v1/balance')
    expect([answer.status, allowedOrigin(answer)]).toEqual([401, '*'])
  })
})

describe('web pages at the control API (G-305)', () => {
  test('may be the page of the service itself on every host, with a control token', async () => {
    const own = { host: 'sandbox.example:4010', origin: 'http://sandbox.example:4010' }
    const authorization = 'Bearer control-token'
    expect((await get(guarded, { ...own, authorization })).status).toBe(200)
    expect((await get(guarded, own)).status).toBe(401)
    const foreign = ['http://sandbox.example:4011', 'http://evil.example:4010', 'null']
    for (const origin of foreign) {
      const answer = await get(guarded, { ...own, origin, authorization })
      expect(outcomeOf(answer)).toBe('403 OriginNotAllowed')
    }
    // Without a token, a name that was pointed at this machine would be such a page.
    expect(outcomeOf(await get(service, own))).toBe('403 HostNotAllowed')
  })

  test('of other machines change nothing, even by requests without a preflight', async () => {
    const before = await countWallets(service)
    const simple = [
      { headers: { origin: FOREIGN } },
      { headers: { origin: FOREIGN, 'content-type': 'text/plain' }, body: '{}' },
      { headers: { origin: 'null' } },
    ]
    for (const sent of simple) {
      const answer = await send(service.url, WALLETS, { method: 'POST', ...sent })
      expect([outcomeOf(answer), allowedOrigin(answer)]).toEqual(['403 OriginNotAllowed', undefined])
    }
    expect(await countWallets(service)).toBe(before)
  })

  test.each(['http://localhost:3000', 'http://127.0.0.1:4030', 'https://[::1]:8443'])(
    'of this machine may call it: %s',
    async (origin) => {
      const answer = await get(service, { origin })
      expect([answer.status, allowedOrigin(answer), answer.headers['vary']]).toEqual([
        200,
        origin,
        expect.stringContaining('origin'),
      ])
      const asked = await preflight(service, origin)
      expect([asked.status, allowedOrigin(asked)]).toEqual([204, origin])
      expect(asked.headers['access-control-allow-methods']).toContain('POST')
      expect(asked.headers['access-control-allow-headers']).toBe('content-type')
    },
  )

  test.each([FOREIGN, 'null', 'http://localhost.evil.example', 'http://192.168.1.5:3000', 'file://'])(
    'of %s are refused in the preflight',
    async (origin) => {
      const asked = await preflight(service, origin)
      expect(asked.status).toBeGreaterThanOrEqual(400)
      expect(allowedOrigin(asked)).toBeUndefined()
    },
  )

  test('of any origin may call it when the option cors is on', async () => {
    const answer = await get(openToAll, { origin: FOREIGN })
    expect([answer.status, allowedOrigin(answer)]).toEqual([200, '*'])
    const asked = await preflight(openToAll, FOREIGN)
    expect([asked.status, allowedOrigin(asked)]).toEqual([204, '*'])
  })

  test('cannot read it when the option cors is off', async () => {
    const local = await get(closed, { origin: 'http://localhost:3000' })
    expect([local.status, allowedOrigin(local)]).toEqual([200, undefined])
    expect(outcomeOf(await get(closed, { origin: FOREIGN }))).toBe('403 OriginNotAllowed')
    expect((await preflight(closed, 'http://localhost:3000')).status).toBe(405)
  })
})

describe('a control API that other machines can reach (G-270)', () => {
  test.each(['0.0.0.0', '::'])(
    'makes a token when none is configured, and logs it once: %s',
    async (host) => {
      const said: string[] = []
      const log = { ...silentLog, warn: (_facts: object, message: string) => said.push(message) }
      await using open = await createService({ host, log })
      const token = open.controlToken ?? ''
      expect(token).toMatch(/^[\w-]{30,}$/)
      expect(said.filter((message) => message.includes(token))).toHaveLength(1)
      const url = `http://127.0.0.1:${open.port}`
      expect(outcomeOf(await send(url, WALLETS))).toBe('401 Unauthorized')
      const headers = { authorization: `Bearer ${token}`, host: 'sandbox.example' }
      expect((await send(url, WALLETS, { headers })).status).toBe(200)
    },
  )

  test('uses the configured token, and has none in production', async () => {
    const said: string[] = []
    const log = { ...silentLog, warn: (_facts: object, message: string) => said.push(message) }
    await using given = await createService({ host: '0.0.0.0', controlToken: 'mine', log })
    await using production = await createService({
      host: '0.0.0.0',
      mode: 'production',
      storageKeys: STORAGE_KEYS,
      rail: 'simulated',
      log,
    })
    expect([given.controlToken, production.controlToken]).toEqual(['mine', undefined])
    expect(said.filter((message) => message.includes('control API'))).toEqual([])
  })

  test.each(['127.0.0.1', 'localhost'])('needs none on %s', async (host) => {
    await using local = await createService({ host })
    expect(local.controlToken).toBeUndefined()
    expect((await send(local.url, WALLETS)).status).toBe(200)
  })
})
