import 'reflect-metadata'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Body, Controller, Module, Post } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { signWebhook } from '@pix-payments/client/webhooks'
import express from 'express'
import fastify from 'fastify'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createOperatorKit, type OperatorKit } from '../src/index.ts'
import { nodeListener } from '../src/webhooks/node-listener.ts'
import { ENGINES, type Engine } from './support/engines.ts'
import { startOperator } from './support/operator.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
/** Spaces that a parser of JSON would lose: the signature covers them. */
const BODY = '{"eventId": "event-1",  "event": "somethingNew"}'
const [engine] = ENGINES as readonly [Engine]

/** Posts a request to a route of an application, and stops the application afterwards. */
interface App extends AsyncDisposable {
  post(path: string, body: string, headers: Record<string, string>): Promise<Response>
}

const post = (url: string, body: string, headers: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

const appOf = (port: number, close: () => unknown): App => ({
  post: (path, body, headers) => post(`http://127.0.0.1:${port}${path}`, body, headers),
  async [Symbol.asyncDispose]() {
    await close()
  },
})

async function listening(server: Server): Promise<App> {
  await once(server, 'listening')
  return appOf((server.address() as AddressInfo).port, () => server.close())
}

/** `@Post('other') other(@Body() body)`. The decorators are called: Node does not read their syntax. */
class OtherController {
  other(body: { readonly given: string }): string {
    return JSON.stringify(body.given)
  }
}
Controller()(OtherController)
const other = Object.getOwnPropertyDescriptor(OtherController.prototype, 'other') as PropertyDescriptor
Post('other')(OtherController.prototype, 'other', other)
Body()(OtherController.prototype, 'other', 0)
class NestModule {}
Module({ controllers: [OtherController] })(NestModule)

/** Each application has the route of the webhook, and a route `/other` that gets its body parsed. */
const APPS: Readonly<Record<string, (kit: OperatorKit<unknown>) => Promise<App>>> = {
  async express(kit) {
    const app = express()
    app.post('/webhook', nodeListener(kit.handleWebhook))
    app.use(express.json())
    app.post('/other', (request, response) => {
      response.json((request.body as { given: string }).given)
    })
    return listening(app.listen(0, '127.0.0.1'))
  },
  async fastify(kit) {
    const app = fastify()
    const listener = nodeListener(kit.handleWebhook)
    await app.register(async (plugin) => {
      plugin.removeAllContentTypeParsers()
      plugin.addContentTypeParser('*', (_request, _payload, done) => done(null))
      plugin.post('/webhook', async (request, reply) => {
        reply.hijack()
        await listener(request.raw, reply.raw)
      })
    })
    app.post('/other', async (request) => JSON.stringify((request.body as { given: string }).given))
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    return appOf(Number(new URL(address).port), () => app.close())
  },
  async NestJS(kit) {
    const app = await NestFactory.create(NestModule, { logger: false })
    // NestJS adds its parsers of bodies when it begins to listen, so the listener comes first.
    app.use('/webhook', nodeListener(kit.handleWebhook))
    await app.listen(0, '127.0.0.1')
    return appOf(Number(new URL(await app.getUrl()).port), () => app.close())
  },
  async hono(kit) {
    const app = new Hono()
    app.post('/webhook', (context) => kit.handleWebhook(context.req.raw))
    app.post('/other', async (context) => context.json((await context.req.json<{ given: string }>()).given))
    return {
      post: async (path, body, headers) => app.request(path, { method: 'POST', body, headers }),
      [Symbol.asyncDispose]: () => Promise.resolve(),
    }
  },
  async 'a route handler of Next.js'(kit) {
    // app/webhook/route.ts and app/other/route.ts. Next.js passes a standard Request; it is not installed here.
    const routes: Record<string, (request: Request) => Promise<Response>> = {
      '/webhook': (request) => kit.handleWebhook(request),
      '/other': async (request) => Response.json(((await request.json()) as { given: string }).given),
    }
    return {
      post: (path, body, headers) =>
        routes[path]!(new Request(`http://localhost${path}`, { method: 'POST', body, headers })),
      [Symbol.asyncDispose]: () => Promise.resolve(),
    }
  },
}

test.each(Object.keys(APPS))(
  '%s passes the raw body of a delivery, and parses the bodies of other routes',
  async (name) => {
    await using operator = await startOperator(engine, { webhook: false })
    const none = async (): Promise<void> => undefined
    const { storage, pix, walletId } = operator
    const kit = createOperatorKit({
      storage,
      wallets: [{ walletId, pix, secrets: () => [SECRET] }],
      handlers: { onPaid: none, onTakenBack: none, onWithdrawalGivenBack: none, onWithdrawalReturned: none },
    })
    await using app = await APPS[name]!(kit)
    const signed = await signWebhook({
      id: 'event-1',
      timestampSeconds: Math.floor(Date.now() / 1000),
      body: BODY,
      secrets: [SECRET],
    })
    expect((await app.post('/webhook', BODY.replace('somethingNew', 'other'), { ...signed })).status).toBe(
      400,
    )
    expect((await app.post('/webhook', BODY, { ...signed })).status).toBe(204)
    const rows = await storage.transaction((t) => t.execute('select payload from pix_event', []))
    expect(rows).toEqual([{ payload: BODY }])
    expect(await (await app.post('/other', '{"given":"x"}', {})).json()).toBe('x')
  },
)
