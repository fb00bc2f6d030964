import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import { type Socket, connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { addressOf, close, httpLimits, listen } from '../../src/http/index.ts'

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map(close)))

async function listening(bodyTimeoutMilliseconds: number): Promise<Server> {
  const server = createServer(httpLimits(bodyTimeoutMilliseconds), (_request, response) => response.end('ok'))
  servers.push(server)
  await listen(server, 0, '127.0.0.1')
  return server
}

const connectTo = (server: Server): Socket => connect(addressOf(server, '127.0.0.1').port, '127.0.0.1')

/** Sends a request, and returns the first line of the response. */
async function request(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return String(answer).split('\r\n')[0] ?? ''
}

/**
 * Connects to a server whose limits are 50 ms, and makes a request to which they do not apply. After it, the time of a
 * request starts with its first byte, so the server has always read what came before the time is over.
 */
async function connectedTo(server: Server): Promise<Socket> {
  const { headersTimeout, requestTimeout } = server
  Object.assign(server, { headersTimeout: 0, requestTimeout: 0 })
  const socket = connectTo(server)
  expect(await request(socket)).toBe('HTTP/1.1 200 OK')
  Object.assign(server, { headersTimeout, requestTimeout })
  return socket
}

/** Returns everything that a connection receives from now on, until the server closes it. */
async function receivedBy(socket: Socket): Promise<string> {
  let received = ''
  socket.on('data', (chunk) => {
    received += String(chunk)
  })
  await once(socket, 'close')
  return received
}

describe('a connection is closed', () => {
  test('that never sends a byte', async () => {
    expect(await receivedBy(connectTo(await listening(50)))).toMatch(/^HTTP\/1\.1 408 /)
  })

  test.each([
    ['that never ends its request line', 'GET /'],
    ['that never ends its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: '],
  ])('%s', async (_, sent) => {
    const socket = await connectedTo(await listening(50))
    socket.write(sent)
    expect(await receivedBy(socket)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('whose headers are too large', async () => {
    const socket = connectTo(await listening(10_000))
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(16_384)}\r\n\r\n`)
    expect(await receivedBy(socket)).toMatch(/^HTTP\/1\.1 431 /)
  })
})

test('a connection may rest between two requests longer than headers may take', async () => {
  const socket = await connectedTo(await listening(50))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await request(socket)).toBe('HTTP/1.1 200 OK')
  socket.destroy()
})
