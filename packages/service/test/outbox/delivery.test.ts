import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import type { WebhookAuthentication } from '@pix-payments/spec/types'
import { version } from '../../src/version.ts'
import { silence, startReceiver, status } from './support/receiver.ts'
import { SECRET, frozenAt, openOutbox } from './support/test-outbox.ts'

const DAY = 86_400_000

const verify = (secret: string, it: { body: string; headers: object } | undefined): unknown =>
  new Webhook(secret).verify(it?.body ?? '', it?.headers as Record<string, string>)

describe('a delivery', () => {
  test('is a signed POST of the stored payload, byte for byte (R-008, R-232, R-317, G-160, G-161)', async () => {
    await using receiver = await startReceiver()
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: `${receiver.url}?of=pix` })
    const eventId = await outbox.emit(walletId)
    await outbox.untilAll(walletId, 'DELIVERED')
    const [it] = receiver.received
    expect(it).toMatchObject({
      path: '/webhook?of=pix',
      headers: {
        'content-type': 'application/json',
        'user-agent': `pix-payments-service/${version}`,
        'webhook-id': eventId,
      },
    })
    expect(verify(SECRET, it)).toMatchObject({ eventId, event: 'pixChargeRejected' })
    const text = 'select payload from event where id = $1'
    const stored = await outbox.store.read((reader) =>
      reader.first({ name: 'test.payload', text }, [eventId]),
    )
    expect({ payload: it?.body }).toEqual(stored)
  })

  test.for<[WebhookAuthentication, Record<string, string>]>([
    [{ type: 'NONE' }, {}],
    [{ type: 'BASIC', username: 'pix', password: 'sécret' }, { authorization: 'Basic cGl4OnPDqWNyZXQ=' }],
    [{ type: 'BEARER', token: 'abc.def' }, { authorization: 'Bearer abc.def' }],
    [{ type: 'HEADER', headerName: 'X-Api-Key', headerValue: 'k 1' }, { 'x-api-key': 'k 1' }],
  ])('has the authentication %o and stores it masked (R-235, G-121)', async ([authentication, headers]) => {
    await using receiver = await startReceiver()
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: receiver.url, webhook: { authentication } })
    await outbox.emit(walletId)
    await outbox.untilAll(walletId, 'DELIVERED')
    const sent = receiver.received[0]?.headers ?? {}
    expect(sent).toMatchObject(headers)
    expect('authorization' in sent).toBe('authorization' in headers)
    const [delivery] = await outbox.deliveries(walletId)
    const [attempt] = await outbox.attempts(delivery?.id ?? '')
    for (const name of Object.keys(headers)) expect(attempt?.requestHeaders[name]).toBe('********')
    for (const value of Object.values(headers)) expect(JSON.stringify(attempt)).not.toContain(value)
  })

  test('has the signatures of both secrets until the previous one expires (G-215)', async () => {
    const previous = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
    await using receiver = await startReceiver()
    await using outbox = await openOutbox()
    const now = outbox.clock.now()
    const webhook = { previous: { signingSecret: previous, expiresAt: now + DAY } }
    const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(now), webhook })
    await outbox.emit(walletId)
    await receiver.untilReceived(1)
    expect(verify(SECRET, receiver.received[0])).toBeTruthy()
    expect(verify(previous, receiver.received[0])).toBeTruthy()
    await outbox.configure(walletId, {
      url: receiver.url,
      previous: { signingSecret: previous, expiresAt: now },
    })
    await outbox.emit(walletId)
    await receiver.untilReceived(2)
    expect(verify(SECRET, receiver.received[1])).toBeTruthy()
    expect(() => verify(previous, receiver.received[1])).toThrow('No matching signature')
  })

  test('has a timestamp in real time, however far ahead the clock of the wallet is (G-216)', async () => {
    await using receiver = await startReceiver()
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({
      url: receiver.url,
      clock: frozenAt(outbox.clock.now() + 400 * DAY),
    })
    await outbox.emit(walletId)
    await outbox.untilAll(walletId, 'DELIVERED')
    const [it] = receiver.received
    expect(verify(SECRET, it)).toBeTruthy()
    expect(it?.headers['webhook-timestamp']).toBe(String(Math.floor(outbox.clock.now() / 1000)))
  })

  test('is not created for an event outside the filter (R-233, G-162)', async () => {
    await using receiver = await startReceiver()
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: receiver.url, webhook: { events: ['pixChargeExpired'] } })
    await outbox.emit(walletId, { event: 'pixChargePaid' })
    const wanted = await outbox.emit(walletId, { event: 'pixChargeExpired' })
    await outbox.dispatcher.runDue(walletId)
    expect(receiver.eventIds).toEqual([wanted])
  })

  test('goes to the current webhook, even when it was due before the change (R-234, G-219)', async () => {
    await using old = await startReceiver(status(500))
    await using fresh = await startReceiver()
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: old.url })
    const eventId = await outbox.emit(walletId)
    await old.untilReceived(1)
    await outbox.dispatcher.runDue(walletId)
    await outbox.configure(walletId, { url: fresh.url, authentication: { type: 'BEARER', token: 'new' } })
    outbox.clock.pass(6000)
    await outbox.untilAll(walletId, 'DELIVERED')
    expect(fresh.eventIds).toEqual([eventId])
    expect(fresh.received[0]?.headers.authorization).toBe('Bearer new')
    expect(old.received).toHaveLength(1)
  })

  test('stores each attempt with its request and response (G-164)', async () => {
    await using receiver = await startReceiver(status(503, { 'x-reason': 'maintenance' }))
    await using outbox = await openOutbox({ isStarted: false })
    const now = Date.UTC(2026, 0, 5, 12)
    const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(now) })
    const eventId = await outbox.emit(walletId)
    const recorded = await outbox.dispatcher.runDue(walletId)
    const [delivery] = await outbox.deliveries(walletId)
    expect(delivery).toMatchObject({ eventId, status: 'PENDING', attempts: 1 })
    expect(await outbox.attempts(delivery?.id ?? '')).toEqual([
      {
        number: 1,
        at: now,
        sentAt: outbox.clock.now(),
        url: receiver.url,
        requestHeaders: {
          'user-agent': `pix-payments-service/${version}`,
          'content-type': 'application/json',
          'webhook-id': eventId,
          'webhook-timestamp': receiver.received[0]?.headers['webhook-timestamp'],
          'webhook-signature': receiver.received[0]?.headers['webhook-signature'],
        },
        status: 503,
        responseHeaders: expect.objectContaining({ 'x-reason': 'maintenance' }),
        responseBody: 'no',
        error: null,
        durationMilliseconds: 0,
      },
    ])
    expect(recorded.map((it) => it.deliveryId)).toEqual([delivery?.id])
  })

  test('of a wallet that was removed meanwhile is dropped', async () => {
    await using receiver = await startReceiver(silence)
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: receiver.url })
    await outbox.emit(walletId)
    await receiver.untilReceived(1)
    await outbox.store.write(async (transaction) => {
      for (const table of [
        'delivery',
        'event',
        'webhook',
        'credential',
        'wallet_account',
        'wallet_key',
        'wallet',
      ]) {
        const text = `delete from ${table} where ${table === 'wallet' ? 'id' : 'wallet_id'} = $1`
        await transaction.run({ name: `test.remove.${table}`, text }, [walletId])
      }
    })
    outbox.clock.pass(5000)
    await outbox.dispatcher.stop()
    const text = 'select count(*) as count from delivery_attempt'
    const attempts = await outbox.store.read((reader) => reader.first({ name: 'test.attempts', text }))
    expect(attempts).toEqual({ count: 0 })
  })
})

describe('a response', () => {
  test.for<[what: string, answer: Parameters<typeof startReceiver>[0], expected: object]>([
    ['204 is success', status(204), { status: 204, error: null }],
    ['299 is success', status(299), { status: 299, error: null }],
    ['302 is not followed', status(302, { location: '/elsewhere' }), { status: 302, error: null }],
    ['400 is a failure', status(400), { status: 400, error: null }],
    [
      'closed before it is complete',
      (_, response) => {
        response.writeHead(200, { 'content-length': '10' }).write('half')
        setTimeout(() => response.destroy(), 20)
      },
      { status: null, error: expect.stringMatching(/^The (connection was closed|answer is shorter)/) },
    ],
    [
      'missing, because the connection is closed',
      (request) => {
        request.socket.destroy()
      },
      { status: null, error: 'The connection was closed before the answer was complete.' },
    ],
    [
      'that is not HTTP',
      (request) => {
        request.socket.end('hello\r\n\r\n')
      },
      { status: null, error: 'The answer is not HTTP.' },
    ],
    [
      'with a status outside HTTP',
      (request) => {
        request.socket.end('HTTP/1.1 999 What\r\ncontent-length: 0\r\n\r\n')
      },
      { status: null, error: 'The answer has the status 999, which HTTP does not have.' },
    ],
    [
      'with endless headers',
      (request) => {
        request.socket.end(`HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`)
      },
      { status: null, error: 'The headers of the answer are too large.' },
    ],
  ])('%s (G-159)', async ([, answer, expected]) => {
    await using receiver = await startReceiver(answer)
    await using outbox = await openOutbox({ isStarted: false })
    const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(outbox.clock.now()) })
    await outbox.emit(walletId)
    const recorded = await outbox.dispatcher.runDue(walletId)
    expect(receiver.received).toHaveLength(1)
    const [delivery] = await outbox.deliveries(walletId)
    const [attempt] = await outbox.attempts(delivery?.id ?? '')
    expect(attempt).toMatchObject(expected)
    const isSuccess = attempt?.status != null && attempt.status < 300
    expect(delivery?.status).toBe(isSuccess ? 'DELIVERED' : 'PENDING')
    expect(recorded.map((it) => it.status)).toEqual([delivery?.status])
  })

  test('that is huge is stored up to 4 KiB, and the connection is closed', async () => {
    let isDropped = (): void => undefined
    const dropped = new Promise<void>((resolve) => {
      isDropped = resolve
    })
    await using receiver = await startReceiver((request, response) => {
      request.socket.once('close', () => {
        isDropped()
      })
      const more = (): void => {
        if (response.destroyed) return
        response.write('ção '.repeat(10_000))
        setImmediate(more)
      }
      // The response is cut at the limit, which is inside a multi-byte character.
      response.write('x')
      more()
    })
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: receiver.url })
    await outbox.emit(walletId)
    await outbox.untilAll(walletId, 'DELIVERED')
    await dropped
    const [delivery] = await outbox.deliveries(walletId)
    const [attempt] = await outbox.attempts(delivery?.id ?? '')
    const body = attempt?.responseBody ?? ''
    expect(Buffer.byteLength(body)).toBeGreaterThan(4090)
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(4096)
    expect(body).not.toContain('\uFFFD')
  })

  test('that is not complete within five seconds is a failure (G-159)', async () => {
    await using receiver = await startReceiver((_, response) => {
      response.writeHead(200).write('begun')
    })
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(outbox.clock.now()) })
    await outbox.emit(walletId)
    await receiver.untilReceived(1)
    outbox.clock.pass(4999)
    expect((await outbox.deliveries(walletId))[0]?.attempts).toBe(0)
    outbox.clock.pass(1)
    await outbox.dispatcher.runDue(walletId)
    const [delivery] = await outbox.deliveries(walletId)
    expect(await outbox.attempts(delivery?.id ?? '')).toMatchObject([
      { status: null, error: 'No answer came within 5 seconds.', durationMilliseconds: 5000 },
    ])
  })

  test('is missing when no server listens', async () => {
    const receiver = await startReceiver()
    await receiver.close()
    await using outbox = await openOutbox()
    const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(outbox.clock.now()) })
    await outbox.emit(walletId, { resourceId: randomUUID() })
    await outbox.dispatcher.runDue(walletId)
    const [delivery] = await outbox.deliveries(walletId)
    expect(await outbox.attempts(delivery?.id ?? '')).toMatchObject([
      { status: null, responseHeaders: null, responseBody: null, error: 'The connection was refused.' },
    ])
  })
})
