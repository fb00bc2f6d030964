import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf, close, listen } from '../../src/http/index.ts'

test('a free port is found, and freed by close', async () => {
  const first = createServer()
  await listen(first, 0, '127.0.0.1')
  const { port, url } = addressOf(first, '127.0.0.1')
  expect(url).toBe(`http://127.0.0.1:${port}`)
  const second = createServer()
  await expect(listen(second, port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await close(first)
  await listen(second, port, '127.0.0.1')
  expect(addressOf(second, '::1').url).toBe(`http://[::1]:${port}`)
  await close(second)
})

test('close lets the answer in flight finish', async () => {
  let started = (): void => undefined
  const inFlight = new Promise<void>((resolve) => (started = resolve))
  let answer = (): void => undefined
  const server = createServer((_request, response) => {
    answer = () => response.end('done')
    started()
  })
  await listen(server, 0, '127.0.0.1')
  const answered = fetch(addressOf(server, '127.0.0.1').url)
  await inFlight
  const closed = close(server)
  answer()
  expect(await (await answered).text()).toBe('done')
  await closed
  expect(server.listening).toBe(false)
})

test('close of a server that does not listen rejects', async () => {
  await expect(close(createServer())).rejects.toMatchObject({ code: 'ERR_SERVER_NOT_RUNNING' })
})
