import { once } from 'node:events'
import {
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type LoadOptions, type LoadResult, generate } from '../../bench/load/generator.ts'
import { Latencies } from '../../bench/load/latencies.ts'
import { NUMBER, prepare, withNumber } from '../../bench/load/prepared-request.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function respond(response: ServerResponse, status = 200, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { 'content-length': 0, ...headers }).end()
}

const REQUEST = { method: 'GET', path: '/', headers: {} } as const

function run(ports: readonly number[], options: Partial<LoadOptions>): Promise<LoadResult> {
  const targets = ports.map((port) => ({ host: '127.0.0.1', port }))
  const all = { targets, requests: [REQUEST], connections: 1, warmUpSeconds: 0, seconds: 30, firstNumber: 0 }
  return generate({ ...all, ...options })
}

describe('a load', () => {
  it('counts each status, and a 503 without Retry-After', async () => {
    const statuses = [200, 503, 503, 200, 400]
    const port = await serve((_, response) => {
      const status = statuses.shift() ?? 500
      respond(response, status, statuses.length === 3 ? { 'retry-after': '1' } : {})
    })
    await expect(run([port], { count: 5 })).resolves.toMatchObject({
      statuses: { 200: 2, 400: 1, 503: 2 },
      withoutRetryAfter: 1,
      resets: 0,
      measured: 5,
    })
  })

  it('gives each request a number of its own, and names the acknowledged numbers', async () => {
    const bodies: string[] = []
    const port = await serve((request, response) => {
      request.once('data', (chunk: Buffer) => {
        bodies.push(chunk.toString())
        respond(response, bodies.length === 2 ? 409 : 201)
      })
    })
    const requests = [{ ...REQUEST, method: 'POST', body: `{"id":"é-${NUMBER}"}` }] as const
    const { acknowledged } = await run([port], {
      requests,
      count: 3,
      firstNumber: 7_000_000,
      keepsAcknowledged: true,
    })
    expect(bodies).toEqual([0, 1, 2].map((it) => `{"id":"é-00000700000${it}"}`))
    expect([...acknowledged]).toEqual([7_000_000, 7_000_002])
  })

  it('counts a connection that the server resets, and continues', async () => {
    let requests = 0
    const port = await serve((request, response) => {
      requests += 1
      if (requests === 1) request.socket.resetAndDestroy()
      else respond(response)
    })
    await expect(run([port], { count: 3 })).resolves.toMatchObject({ statuses: { 200: 2 }, resets: 1 })
  })

  it('sends a refused request to the next target', async () => {
    const port = await serve((_, response) => respond(response))
    const [closed] = servers.splice(0)
    closed?.close()
    const open = await serve((_, response) => respond(response))
    const result = await run([port, open], { count: 4 })
    expect(result).toMatchObject({ statuses: { 200: 4 }, refusals: 1, resets: 0 })
  })

  it('measures from the scheduled instant when no connection is free', async () => {
    // The first response takes 300 ms. The requests of this time wait, and their latencies say so.
    let isFirst = true
    const port = await serve((_, response) => {
      setTimeout(respond, isFirst ? 300 : 0, response)
      isFirst = false
    })
    const { p50, longest, statuses } = await run([port], { rate: 100, seconds: 0.4 })
    expect(statuses[200]).toBeGreaterThan(30)
    expect(longest).toBeGreaterThan(290)
    expect(p50).toBeGreaterThan(50)
  })
})

describe('percentiles', () => {
  it('are the smallest latency that a share of the requests does not exceed', () => {
    const latencies = new Latencies()
    // More than the list holds at first, in no order.
    for (let at = 0; at < 10_000; at += 1) latencies.add((at * 7919) % 10_000)
    expect(latencies.percentiles([0, 0.5, 0.99, 0.999, 1])).toEqual([0, 4999, 9899, 9989, 9999])
  })

  it('of no latencies are not numbers', () => {
    expect(new Latencies().percentiles([0.5])).toEqual([Number.NaN])
  })
})

it('leaves the bytes of the previous request as they are', () => {
  const prepared = prepare({ method: 'POST', path: '/', headers: {}, body: NUMBER })
  const [first, second] = [withNumber(prepared, 1), withNumber(prepared, 2)]
  expect(first.toString().endsWith('000000000001')).toBe(true)
  expect(second.toString().endsWith('000000000002')).toBe(true)
})
