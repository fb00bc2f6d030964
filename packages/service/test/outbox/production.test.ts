import type { LookupAddress } from 'node:dns'
import { describe, expect, test } from 'vitest'
import { requestCause } from '../../src/domain/cause.ts'
import { nameServers, publicLookup } from '../../src/outgoing/public-lookup.ts'
import { startNameServer } from './support/name-server.ts'
import { startReceiver } from './support/receiver.ts'
import { frozenAt, openOutbox } from './support/test-outbox.ts'

const address = (text: string): LookupAddress => ({ address: text, family: text.includes(':') ? 6 : 4 })

function lookUp(addresses: readonly string[], all: boolean): Promise<unknown> {
  const lookup = publicLookup(async () => addresses.map(address))
  return new Promise((resolve) => {
    lookup('host.example', { all }, (error, found, family) => {
      resolve(error === null ? (all ? found : { found, family }) : error.message)
    })
  })
}

const CAUSES = { name: 'test.causes', text: 'select caused_by from event where wallet_id = $1' }

test('of a cause, production stores the trace only (G-491)', async () => {
  await using outbox = await openOutbox({ isStarted: false })
  const walletId = await outbox.addWallet()
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  const emit = (trace: string | undefined): Promise<unknown> =>
    outbox.wallets
      .causedBy(requestCause('request', { requestId: 'r-1', traceparent: trace }, 'simulatePayment'))
      .write(walletId, (work) => work.emit('pixChargeRejected', 'charge-1', { status: 'paid' }))
  await emit(traceparent)
  await emit(undefined)
  expect(await outbox.store.read((reader) => reader.all(CAUSES, [walletId]))).toEqual([
    { caused_by: `{"kind":"request","traceparent":"${traceparent}"}` },
    { caused_by: null },
  ])
})

describe('in production (G-123, G-214)', () => {
  test.for<[what: string, url: string, addresses: readonly string[]]>([
    ['a name that now has a private address', 'https://rebound.example/', ['127.0.0.1']],
    ['a name with a link-local address', 'https://metadata.example/', ['169.254.169.254', 'fe80::1']],
    ['a name with a site-local address', 'https://site.example/', ['fec0::1']],
    [
      'a name with an address that embeds a private one',
      'https://nat64.example/',
      ['64:ff9b::7f00:1', '::10.0.0.1'],
    ],
    ['a literal private address', 'https://10.0.0.1/', []],
    ['this host', 'https://127.0.0.1/', []],
    ['this host in another notation', 'https://0x7f.1/', []],
    ['a mapped address', 'https://[::ffff:127.0.0.1]/', []],
    ['http', 'http://public.example/', ['8.8.8.8']],
  ])('%s is not called', async ([, url, addresses]) => {
    await using receiver = await startReceiver()
    const port = new URL(receiver.url).port
    await using outbox = await openOutbox({
      mode: 'production',
      isStarted: false,
      resolveHost: async () => addresses.map(address),
    })
    const target = Object.assign(new URL(url), { port }).href
    const walletId = await outbox.addWallet({ url: target, clock: frozenAt(outbox.clock.now()) })
    await outbox.emit(walletId)
    await outbox.dispatcher.runDue(walletId)
    const [delivery] = await outbox.deliveries(walletId)
    expect(await outbox.attempts(delivery?.id ?? '')).toMatchObject([
      { status: null, error: 'The address of the host is not public.' },
    ])
    expect(receiver.received).toHaveLength(0)
  })

  test.for<[addresses: readonly string[], all: boolean, want: unknown]>([
    [
      ['10.0.0.1', '8.8.8.8', '2001:4860:4860::8888'],
      true,
      [address('8.8.8.8'), address('2001:4860:4860::8888')],
    ],
    [['10.0.0.1', '8.8.8.8'], false, { found: '8.8.8.8', family: 4 }],
    [['fec0::1', '::8.8.8.8', '2002:808:808::1', '192.88.99.1', '8.8.4.4'], true, [address('8.8.4.4')]],
    [['10.0.0.1', '::1'], true, 'host.example has no public address'],
    [[], false, 'host.example has no public address'],
  ])('of %o only public addresses are used', async ([addresses, all, want]) => {
    expect(await lookUp(addresses, all)).toEqual(want)
  })

  test('a receiver with silent name servers delays no other one', async () => {
    await using server = await startNameServer({ 'healthy.example': '127.0.0.1' })
    await using outbox = await openOutbox({ mode: 'production', resolveHost: nameServers([server.address]) })
    const urls = Array.from({ length: 50 }, (_, index) => `https://silent-${index}.example/`)
    for (const url of urls) await outbox.emit(await outbox.addWallet({ url }))
    await expect.poll(server.queries, { timeout: 15_000 }).toBeGreaterThanOrEqual(50)
    const walletId = await outbox.addWallet({ url: 'https://healthy.example/' })
    await outbox.emit(walletId)
    // Here the name leads to a private address, so the attempt fails. The test only checks that the attempt happens
    // while the other lookups wait.
    await expect
      .poll(async () => (await outbox.deliveries(walletId))[0]?.attempts, { timeout: 15_000 })
      .toBe(1)
  })

  test('the addresses of a host come from its name servers', async () => {
    await using server = await startNameServer({ 'hooks.example': '8.8.8.8' })
    const resolve = nameServers([server.address])
    const impatient = nameServers([server.address], 50)
    expect(await resolve('hooks.example')).toEqual([address('8.8.8.8')])
    await expect(impatient('nowhere.example')).rejects.toMatchObject({ code: 'ETIMEOUT' })
  })

  test('an unknown host is reported as not found', async () => {
    await using outbox = await openOutbox({
      mode: 'production',
      isStarted: false,
      resolveHost: async () => {
        throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
      },
    })
    const clock = frozenAt(outbox.clock.now())
    const walletId = await outbox.addWallet({ url: 'https://nowhere.example/', clock })
    await outbox.emit(walletId)
    await outbox.dispatcher.runDue(walletId)
    const [delivery] = await outbox.deliveries(walletId)
    expect(await outbox.attempts(delivery?.id ?? '')).toMatchObject([{ error: 'The host was not found.' }])
  })
})
