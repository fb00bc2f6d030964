import { createServer, type IncomingHttpHeaders } from 'node:http'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { checks } from '@pix-payments/client/checks'
import { verifyWebhook } from '@pix-payments/client/webhooks'
import { emitWebhook } from '@pix-payments/mock'

interface Event {
  readonly post: {
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': { readonly examples: Record<string, { readonly value: object }> }
      }
    }
  }
}
interface Parameter {
  readonly description: string
  readonly example: string | number
}

const contract = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@pix-payments/spec/openapi.json'), 'utf8'),
) as {
  readonly webhooks: Record<string, Event>
  readonly components: { readonly parameters: Record<string, Parameter> }
}
const EXAMPLES = Object.entries(contract.webhooks).flatMap(([event, { post }]) =>
  Object.entries(post.requestBody.content['application/json'].examples).map(([example, { value }]) => ({
    event,
    example,
    value,
  })),
)
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

const received: { headers: IncomingHttpHeaders; body: Buffer }[] = []
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  received.push({ headers: request.headers, body: Buffer.concat(chunks) })
  response.writeHead(204).end()
})
let to = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  to = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  received.length = 0
})

it('every event of §6 has an example', () => {
  expect(EXAMPLES.length).toBeGreaterThan(10)
  expect([...new Set(EXAMPLES.map(({ event }) => event))]).toEqual(Object.keys(contract.webhooks))
})

it.each(EXAMPLES)(
  '$event ($example) of the mock is accepted as it arrives',
  async ({ event, example, value }) => {
    const sent = await emitWebhook({ event, example, to, secret: SECRET })
    const [got] = received
    const { headers = {}, body = '' } = got ?? {}
    const verified = await verifyWebhook({ body, headers, secrets: [SECRET], checks })
    expect(verified).toMatchObject({ id: sent.eventId, event: value })
  },
)

it.each(EXAMPLES)('$event ($example) signed by standardwebhooks is accepted', async ({ value }) => {
  const body = JSON.stringify(value)
  const sentAt = new Date('2026-03-01T14:03:28Z')
  const headers = {
    'webhook-id': 'evt-1',
    'webhook-timestamp': String(sentAt.getTime() / 1000),
    'webhook-signature': new Webhook(SECRET).sign('evt-1', sentAt, body),
  }
  const verified = await verifyWebhook({
    body,
    headers,
    secrets: [SECRET],
    now: () => sentAt.getTime(),
    checks,
  })
  expect(verified).toEqual({ id: 'evt-1', sentAt, event: value })
})

it("accepts the contract's own example of a signature (G-160)", async () => {
  const { WebhookId, WebhookTimestamp, WebhookSignature } = contract.components.parameters
  const body = JSON.stringify(
    EXAMPLES.find(({ event, example }) => event === 'pixChargePaid' && example === 'paid')?.value,
  )
  const secret = /whsec_[\w+/]+=*/.exec(WebhookSignature?.description ?? '')?.[0] ?? ''
  const options = {
    body,
    headers: {
      'webhook-id': String(WebhookId?.example),
      'webhook-timestamp': String(WebhookTimestamp?.example),
      'webhook-signature': String(WebhookSignature?.example),
    },
    secrets: [secret],
    now: () => Number(WebhookTimestamp?.example) * 1000,
  }
  expect((await verifyWebhook(options)).event).toEqual(JSON.parse(body))
  await expect(verifyWebhook({ ...options, body: `${body} ` })).rejects.toMatchObject({
    reason: 'signature-mismatch',
  })
})
