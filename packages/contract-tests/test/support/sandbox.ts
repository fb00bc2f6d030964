import { createMock } from '@pix-payments/mock'
import { type HttpTransport, type Transport, createTransport } from '../../src/http/transport.ts'

/** A mock that runs in this process, and its address. */
export interface Sandbox {
  readonly url: string
  readonly send: Transport
  close(): Promise<void>
}

export async function startSandbox(): Promise<Sandbox> {
  const mock = await createMock()
  const http: HttpTransport = createTransport({ baseUrl: mock.url, timeoutMilliseconds: 60_000 })
  return {
    url: mock.url,
    send: http.send,
    async close() {
      http.close()
      await mock.close()
    },
  }
}
