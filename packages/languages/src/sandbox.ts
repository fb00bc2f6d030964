import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createPixClient, type PixClient } from '@pix-payments/client'
import { createSandboxClient } from '@pix-payments/client/sandbox'
import { createService } from '@pix-payments/service'
import { withUnknownProperties } from './added-later.ts'

/** More centavos than 32 bits hold. */
export const OPENING_BALANCE = 5_000_000_000

/** A sandbox with one new wallet. */
export interface Sandbox extends AsyncDisposable {
  /** What the programs of the guide read from their environment. */
  readonly env: Readonly<Record<string, string>>
  /** Calls the API with the same wallet. */
  readonly pix: PixClient
}

/** Starts a sandbox. Programs reach it through a proxy that adds a property to every object of an answer. */
export async function openSandbox(): Promise<Sandbox> {
  const service = await createService()
  const proxy = createServer((request, response) => {
    void forward(service.url, request, response)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const sandbox = createSandboxClient({ baseUrl: service.url })
  const { credentials, pixKeys } = await sandbox.wallets.createWallet({ openingBalance: OPENING_BALANCE })
  return {
    env: {
      PIX_BASE_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      PIX_CLIENT_ID: credentials.clientId,
      PIX_CLIENT_SECRET: credentials.clientSecret,
      PIX_KEY: pixKeys[0] ?? '',
    },
    pix: createPixClient({ baseUrl: service.url, ...credentials }),
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await service.close()
    },
  }
}

async function forward(baseUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request
  const { authorization, 'content-type': type } = headers
  const body = method === 'GET' ? undefined : await text(request)
  const answer = await fetch(`${baseUrl}${url}`, {
    method,
    headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  })
  for (const name of ['content-type', 'idempotent-replayed']) {
    const header = answer.headers.get(name)
    if (header !== null) response.setHeader(name, header)
  }
  response.statusCode = answer.status
  response.end(JSON.stringify(withUnknownProperties(await answer.json())))
}
