import { createServer, type IncomingMessage, request } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { delaysOf, openSlowAnswers } from '../src/slow-answers.ts'

it('holds an answer back by 50 to 400 ms, by the seed, the call and its count alone', () => {
  const sums = Array.from({ length: 500 }, (_, count) => {
    const [before, after] = delaysOf('1', 'GET /a', count)
    expect(Math.min(before, after)).toBeGreaterThanOrEqual(0)
    return before + after
  })
  expect(Math.min(...sums)).toBeGreaterThanOrEqual(50)
  expect(Math.max(...sums)).toBeLessThanOrEqual(400)
  expect(new Set(sums).size).toBeGreaterThan(200)
  expect(delaysOf('1', 'GET /a/page-1f0c94aa', 3)).toEqual(delaysOf('1', 'GET /a/page-00c0ffee', 3))
  expect(delaysOf('1', 'GET /a', 3)).not.toEqual(delaysOf('2', 'GET /a', 3))
})

it('passes a request on with its body, and its answer as it is', async () => {
  const server = createServer((asked, answer) => {
    answer.writeHead(201, { 'x-of': `${asked.method} ${asked.url} ${asked.headers.host}` })
    asked.pipe(answer)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  await using slow = await openSlowAnswers('1')
  const host = `sandbox.example:${(server.address() as AddressInfo).port}`
  const asked = request(slow.url, { method: 'POST', path: `http://${host}/a?b=c`, headers: { host } })
  asked.end('body')
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect(await answer.setEncoding('utf8').toArray()).toEqual(['body'])
  expect(answer).toMatchObject({ statusCode: 201, headers: { 'x-of': `POST /a?b=c ${host}` } })
  server.closeAllConnections()
  server.close()
})
