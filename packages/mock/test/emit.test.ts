import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Validation } from '@pix-payments/http-contract/validation'
import { bundledContract, readContract } from '../src/contract.ts'
import { emitWebhook, eventsOf, exampleSecret } from '../src/emit.ts'
import { type TestServer, startServer } from './support/receiver.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

let receiver: TestServer
let validation: Validation
let status = 200

beforeAll(async () => {
  receiver = await startServer((_request, response) => {
    response.writeHead(status, { location: '/elsewhere' }).end()
  })
  ;({ validation } = await readContract(bundledContract()))
})
afterAll(() => receiver.close())
beforeEach(() => {
  status = 200
  receiver.received.length = 0
})

describe('emitWebhook', () => {
  test('every example of every event is delivered, signed and as documented', async () => {
    const examples = [...eventsOf(validation)].flatMap(([event, names]) =>
      names.map((example) => ({ event, example })),
    )
    for (const { event, example } of examples) {
      const sent = await emitWebhook({ event, example, to: receiver.url, secret: SECRET })
      const got = receiver.received.at(-1)
      const body: unknown = JSON.parse(got?.body ?? '')
      const wrong = validation.webhook(event, got?.headers ?? {}, body, { undocumented: 'error' })
      expect({ event, example, wrong, delivered: sent.delivered }).toEqual({
        event,
        example,
        wrong: [],
        delivered: true,
      })
      const headers = got?.headers as Record<string, string>
      expect(new Webhook(SECRET).verify(got?.body ?? '', headers)).toEqual(body)
      expect(headers['webhook-id']).toBe((body as { eventId: string }).eventId)
    }
    expect(examples.length).toBeGreaterThanOrEqual(validation.webhooks.length)
    expect(validation.webhooks.length).toBeGreaterThan(10)
  })

  test('the signature is of the given time', async () => {
    const now = (): Date => new Date('2026-03-01T14:03:28.999Z')
    const { headers } = await emitWebhook({ event: 'pixChargePaid', to: receiver.url, secret: SECRET, now })
    expect(headers['webhook-timestamp']).toBe('1772373808')
  })

  test("without a secret the contract's own example signs", async () => {
    await emitWebhook({ event: 'pixChargePaid', to: receiver.url })
    const [got] = receiver.received
    const secret = exampleSecret(validation)
    expect(() =>
      new Webhook(secret).verify(got?.body ?? '', got?.headers as Record<string, string>),
    ).not.toThrow()
  })

  test('another event id goes into the body and the header', async () => {
    const eventId = 'a3bb189e-8bf9-4888-9912-ace4e6543002'
    const sent = await emitWebhook({ event: 'pixChargePaid', to: receiver.url, secret: SECRET, eventId })
    const [got] = receiver.received
    expect(sent.eventId).toBe(eventId)
    expect(JSON.parse(got?.body ?? '')).toMatchObject({ eventId })
    expect(got?.headers['webhook-id']).toBe(eventId)
    expect(() =>
      new Webhook(SECRET).verify(got?.body ?? '', got?.headers as Record<string, string>),
    ).not.toThrow()
  })

  test.each(['foo', 'whsec_', 'whsec_!', 'whsec_abc', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])(
    'the secret "%s" is refused',
    async (secret) => {
      await expect(emitWebhook({ event: 'pixChargePaid', to: receiver.url, secret })).rejects.toThrow(
        /^The secret must be whsec_ followed by base64$/,
      )
      expect(receiver.received).toEqual([])
    },
  )

  test('a receiver that does not answer is named', async () => {
    const silent = await startServer(() => undefined)
    await expect(
      emitWebhook({ event: 'pixChargePaid', to: silent.url, timeoutMilliseconds: 100 }),
    ).rejects.toThrow(`${silent.url} did not respond within 0.1 s`)
    await silent.close()
  })

  test('the user agent is the mock with its version, unless another is given', async () => {
    await emitWebhook({ event: 'pixChargePaid', to: receiver.url })
    await emitWebhook({ event: 'pixChargePaid', to: receiver.url, headers: { 'User-Agent': 'mine' } })
    expect(receiver.received.map(({ headers }) => headers['user-agent'])).toEqual([
      expect.stringMatching(/^pix-mock\/\d+\.\d+\.\d+$/),
      'mine',
    ])
  })

  test('headers of the receiver are sent as well, and cannot replace the signature', async () => {
    const headers = { authorization: 'Bearer hook', 'webhook-id': 'x' }
    const sent = await emitWebhook({ event: 'pixChargePaid', to: receiver.url, secret: SECRET, headers })
    expect(receiver.received[0]?.headers).toMatchObject({
      authorization: 'Bearer hook',
      'webhook-id': sent.eventId,
    })
  })

  test.each([204, 302, 400, 500])('G-159: a receiver that answers %i', async (answer) => {
    status = answer
    const sent = await emitWebhook({ event: 'pixChargePaid', to: receiver.url, secret: SECRET })
    expect({ status: sent.status, delivered: sent.delivered, requests: receiver.received.length }).toEqual({
      status: answer,
      delivered: answer === 204,
      requests: 1,
    })
  })

  test('an unknown event or example says what there is', async () => {
    await expect(emitWebhook({ event: 'pixChargeLost', to: receiver.url })).rejects.toThrow(
      /^The contract has no event pixChargeLost\. It has: .*pixChargePaid/,
    )
    await expect(emitWebhook({ event: 'pixChargePaid', example: 'none', to: receiver.url })).rejects.toThrow(
      /^pixChargePaid has no example none\. It has: \w/,
    )
  })
})
