import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { createService } from '../../src/create-service.ts'
import { silentLog } from '../../src/telemetry/log.ts'
import { chargeBody } from '../support/bodies.ts'
import { outcomeOf, send } from '../support/http-call.ts'
import { CERTIFICATE, CERTIFIED_KEY, newPem } from '../support/location-keys.ts'
import { locationIn, readPayload } from '../support/payload.ts'
import { productionStore } from '../support/production-store.ts'
import { type TestService, startService } from '../support/service.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

interface Jwk {
  readonly kid: string
  readonly [member: string]: unknown
}

async function keysOf({ url }: Pick<TestService, 'url'>): Promise<readonly Jwk[]> {
  return ((await send(url, '/rail/jwks.json')).body as { keys: Jwk[] }).keys
}

const chargeOf = async ({ a }: TestService): Promise<string> =>
  (await a.ok('createImmediateCharge', { body: chargeBody() })).brCode

describe('the keys of payloads (G-372)', () => {
  it('are one new key in a sandbox without key files', async () => {
    await using one = await startService()
    await using other = await startService()
    const [key] = await keysOf(one)
    expect(await keysOf(one)).toEqual([key])
    expect(key).toEqual({
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      use: 'sig',
      kid: expect.stringMatching(/^[\w-]{43}$/),
      x: expect.stringMatching(/^[\w-]{43}$/),
      y: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect((await keysOf(other))[0]?.kid).not.toBe(key?.kid)
  })

  it('follow from the seed', async () => {
    await using one = await startService({ seed: 'one' })
    await using again = await startService({ seed: 'one' })
    await using other = await startService({ seed: 'two' })
    expect(await keysOf(again)).toEqual(await keysOf(one))
    expect(await keysOf(other)).not.toEqual(await keysOf(one))
    await expect(readPayload(one.url, await chargeOf(one))).resolves.toBeDefined()
  })

  it('rotate: the first key signs, and apps that know only the old key still find it published', async () => {
    const [old, next] = [newPem(), newPem()]
    await using before = await startService({ locationKeys: [old] })
    await using during = await startService({ locationKeys: [next, old] })
    await using after = await startService({ locationKeys: [next] })
    const [oldKey] = await keysOf(before)
    const [nextKey] = await keysOf(after)
    expect(await keysOf(during)).toEqual([nextKey, oldKey])
    for (const [service, key] of [
      [before, oldKey],
      [during, nextKey],
      [after, nextKey],
    ] as const) {
      const { header } = await readPayload(service.url, await chargeOf(service))
      expect(header['kid']).toBe(key?.kid)
    }
  })

  test('of RSA sign with PS256', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    const pem = rsa.export({ type: 'pkcs8', format: 'pem' }) as string
    await using service = await startService({ locationKeys: [pem] })
    const { header } = await readPayload(service.url, await chargeOf(service))
    expect(header).toMatchObject({ alg: 'PS256', kid: (await keysOf(service))[0]?.kid })
    expect(Object.keys((await keysOf(service))[0] ?? {}).toSorted()).toEqual([
      'alg',
      'e',
      'kid',
      'kty',
      'n',
      'use',
    ])
  })

  test('with a certificate have x5c and x5t, and payloads name the x5t', async () => {
    await using service = await startService({ locationKeys: [CERTIFIED_KEY + CERTIFICATE] })
    const { header } = await readPayload(service.url, await chargeOf(service))
    const [key] = await keysOf(service)
    expect(key?.['x5c']).toEqual([CERTIFICATE.replaceAll(/-----.*-----|\n/g, '')])
    expect(header['x5t']).toBe(key?.['x5t'])
    expect(header['x5t']).toMatch(/^[\w-]{27}$/)
  })
})

describe('the host of locations (G-020)', () => {
  it('is the host in the brCode, in the textContent and in the jku, also with a port and a path', async () => {
    const locationHost = 'pix.example.com:8443/psp'
    await using service = await startService({ locationHost })
    const brCode = await chargeOf(service)
    expect(locationIn(brCode)).toMatch(/^pix\.example\.com:8443\/psp\/qr\/v2\/[0-9a-f]{32}$/)
    const { header } = await readPayload(service.url, brCode, locationHost)
    expect(header['jku']).toBe('https://pix.example.com:8443/psp/rail/jwks.json')
  })

  test.each([
    {
      what: 'a scheme in the host',
      options: { locationHost: 'https://pix.example.com' },
      message: 'locationHost must be a host in lower case',
    },
    {
      what: 'a text that is not a key',
      options: { locationKeys: ['key'] },
      message: 'it must be a private key, as PEM (PKCS #8) or as a JWK',
    },
    {
      what: 'a key without a host, in production',
      options: {
        mode: 'production' as const,
        storageKeys: STORAGE_KEYS,
        rail: 'simulated' as const,
        locationKeys: [newPem()],
      },
      message: 'locationKeys needs locationHost in production',
    },
  ])('the service does not start with $what (G-375)', async ({ options, message }) => {
    await expect(createService(options)).rejects.toThrow(message)
  })
})

describe('in production (G-375)', () => {
  /** A production service with its log warnings about locations. */
  async function production(
    options: Parameters<typeof startService>[0] = {},
  ): Promise<{ readonly service: TestService; readonly warnings: readonly string[] }> {
    const warnings: string[] = []
    const log = {
      ...silentLog,
      warn(_: object, message: string) {
        if (message.includes('locations')) warnings.push(message)
      },
    }
    const service = await startService({
      store: await productionStore(),
      mode: 'production',
      storageKeys: STORAGE_KEYS,
      rail: 'simulated',
      log,
      ...options,
    })
    return { service, warnings }
  }

  it('serves payloads with a host and a key, without CORS', async () => {
    const locationHost = 'pix.bank.example'
    const { service, warnings } = await production({ locationHost, locationKeys: [newPem()] })
    await using _ = service
    const brCode = await chargeOf(service)
    const { payload } = await readPayload(service.url, brCode, locationHost)
    expect(payload.amountCents).toBe(1000)
    const target = locationIn(brCode).slice(locationHost.length)
    const { headers } = await send(service.url, target, { headers: { origin: 'https://bank.example' } })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(warnings).toEqual([])
  })

  test.each([
    { what: 'a key', options: {}, host: 'pix.example.com' },
    {
      what: 'a key, but with a host',
      options: { locationHost: 'pix.bank.example' },
      host: 'pix.bank.example',
    },
  ])('without $what starts with one warning, and answers 404 at locations', async ({ options, host }) => {
    const { service, warnings } = await production(options)
    await using _ = service
    const brCode = await chargeOf(service)
    expect(locationIn(brCode).startsWith(`${host}/qr/v2/`)).toBe(true)
    expect(outcomeOf(await send(service.url, locationIn(brCode).slice(host.length)))).toBe('404 NotFound')
    expect(await keysOf(service)).toEqual([])
    expect(warnings).toEqual([
      `The locations in brCodes return 404 at this service, because it has no key to sign charges with. If no other system serves https://${host}/qr/v2/…, payers cannot pay: set --location-host and --location-key.`,
    ])
  })
})
