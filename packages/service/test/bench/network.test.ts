import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { DelayLine } from '../../bench/network/delay-line.ts'
import { addressOf, startNetwork, throughPort } from '../../bench/network/network.ts'

describe('a delay line', () => {
  it('releases each item after the delay, in order', () => {
    const line = new DelayLine<string>(5)
    expect(line.nextDue).toBeUndefined()
    line.add('a', 0)
    line.add('b', 1)
    line.add('c', 1)
    expect(line.takeDue(4.9)).toEqual([])
    expect(line.nextDue).toBe(5)
    expect(line.takeDue(5)).toEqual(['a'])
    line.add('d', 5)
    expect(line.takeDue(6)).toEqual(['b', 'c'])
    expect(line.takeDue(100)).toEqual(['d'])
    expect(line.nextDue).toBeUndefined()
  })
})

describe('a network', () => {
  it('delays both directions, and keeps the order and all bytes', async () => {
    const echo = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1')
    await once(echo, 'listening')
    const network = await startNetwork(`postgres://127.0.0.1:${(echo.address() as AddressInfo).port}/x`, 30)
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(network.url).port) })
    const sent = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
    const received: Buffer[] = []
    socket.on('data', (chunk: Buffer) => received.push(chunk))
    const start = performance.now()
    socket.write(sent.subarray(0, 1000))
    await once(socket, 'data')
    expect(performance.now() - start).toBeGreaterThanOrEqual(59)
    socket.end(sent.subarray(1000))
    await once(socket, 'close')
    expect(Buffer.concat(received).equals(sent)).toBe(true)
    network.close()
    echo.close()
  })
})

describe('the URL of a database', () => {
  it.each([
    [
      'postgres://postgres@localhost/postgres?host=%2Ftmp%2Fpg',
      { path: '/tmp/pg/.s.PGSQL.5432' },
      'postgres://postgres@127.0.0.1:7000/postgres',
    ],
    [
      'postgres://me:secret@db.example:6543/pix?sslmode=require',
      { host: 'db.example', port: 6543 },
      'postgres://me:secret@127.0.0.1:7000/pix?sslmode=require',
    ],
    ['postgres://me@db.example/pix', { host: 'db.example', port: 5432 }, 'postgres://me@127.0.0.1:7000/pix'],
  ])('%s', (url, address, through) => {
    expect(addressOf(url)).toEqual(address)
    expect(throughPort(url, 7000)).toBe(through)
  })
})
