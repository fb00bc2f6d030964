import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTransport, type HttpTransport } from '../src/http/transport.ts'

const POST = { method: 'POST', target: '/', headers: { 'content-type': 'application/json' }, body: '{}' }

async function transportTo(answer: RequestListener): Promise<HttpTransport> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const transport = createTransport({ baseUrl: `http://127.0.0.1:${port}`, timeoutMilliseconds: 10_000 })
  onTestFinished(() => {
    transport.close()
    server.close()
    server.closeAllConnections()
  })
  return transport
}

test('a kept connection that the server closes meanwhile is replaced by another', async () => {
  const met = new Set<Socket>()
  const transport = await transportTo(({ socket }, response) => {
    if (met.has(socket)) return void socket.resetAndDestroy()
    met.add(socket)
    response.end(String(met.size))
  })
  expect(await transport.send(POST)).toMatchObject({ status: 200, text: '1' })
  expect(await transport.send(POST)).toMatchObject({ status: 200, text: '2' })
})

test('a new connection that is closed without an answer is the answer of the server: it is not asked again', async () => {
  let asked = 0
  const transport = await transportTo(({ socket }) => {
    asked += 1
    socket.resetAndDestroy()
  })
  await expect(transport.send(POST)).rejects.toThrow('ECONNRESET')
  expect(asked).toBe(1)
})

test('an answer that breaks off is not asked for again', async () => {
  let asked = 0
  const transport = await transportTo((_, response) => {
    asked += 1
    if (asked === 1) return void response.end('whole')
    response.writeHead(200, { 'content-length': 10 })
    response.write('half', () => response.socket?.destroy())
  })
  await transport.send(POST)
  await expect(transport.send(POST)).rejects.toThrow(/aborted|ECONNRESET/)
  expect(asked).toBe(2)
})
