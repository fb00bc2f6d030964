import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { addressOf, close, httpLimits, listen } from '../../src/http/index.ts'

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map(close)))

/** Returns everything that a connection receives until the server closes it. */
async function receivedBy(bodyTimeoutMilliseconds: number, sent: string): Promise<string> {
  const server = createServer(httpLimits(bodyTimeoutMilliseconds), (_request, response) => response.end('ok'))
  servers.push(server)
  await listen(server, 0, '127.0.0.1')
  const socket = connect(addressOf(server, '127.0.0.1').port, '127.0.0.1')
  socket.write(sent)
  let received = ''
  socket.on('data', (chunk) => {
    received += String(chunk)
  })
  await once(socket, 'close')
  return received
}

describe('a connection is closed', () => {
  test.each([
    ['that never sends a byte', ''],
    ['that never ends its request line', 'GET /'],
    ['that never ends its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: '],
  ])('%s', async (_, sent) => {
    expect(await receivedBy(50, sent)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('whose headers are too large', async () => {
    const sent = `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(16_384)}\r\n\r\n`
    expect(await receivedBy(10_000, sent)).toMatch(/^HTTP\/1\.1 431 /)
  })
})

test('a connection may rest between two requests longer than headers may take', async () => {
  const server = createServer(httpLimits(50), (_request, response) => response.end('ok'))
  servers.push(server)
  await listen(server, 0, '127.0.0.1')
  const socket = connect(addressOf(server, '127.0.0.1').port, '127.0.0.1')
  const request = async (): Promise<string> => {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    return String(answer).split('\r\n')[0] ?? ''
  }
  const first = await request()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect([first, await request()]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK'])
  socket.destroy()
})
