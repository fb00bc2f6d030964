import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Validation } from '@pix-payments/spec/validation'
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
  validation = await readContract(bundledContract())
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
