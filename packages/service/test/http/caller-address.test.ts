import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { callerAddress } from '../../src/http/caller-address.ts'

const TRUSTED = ['10.0.0.0/8', '192.0.2.1', 'fd00::/8']

function addressOf(remoteAddress: string, forwarded?: string, trusted: readonly string[] = TRUSTED): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return callerAddress(trusted)({ socket: { remoteAddress }, headers } as unknown as IncomingMessage)
}

describe('the address of a caller', () => {
  it.each([
    ['of the connection, without a proxy', '198.51.100.7', undefined, '198.51.100.7'],
    ['of the connection, when it is not a trusted proxy', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
    ['that the proxy reports', '10.1.2.3', '203.0.113.1', '203.0.113.1'],
    ['that the proxy reports, not what the caller wrote', '10.1.2.3', '1.1.1.1, 203.0.113.1', '203.0.113.1'],
    [
      'that the first of several proxies reports',
      '10.1.2.3',
      '203.0.113.1,10.9.9.9 , 192.0.2.1',
      '203.0.113.1',
    ],
    ['of a proxy that reports nothing', '10.1.2.3', undefined, '10.1.2.3'],
    ['of a proxy that reports no address', '10.1.2.3', 'unknown', '10.1.2.3'],
    ['of the outermost proxy, when all are trusted', '10.1.2.3', '10.0.0.1', '10.0.0.1'],
    ['in IPv6', 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['that a proxy reports, whose own is written as IPv6', '::ffff:10.1.2.3', '203.0.113.1', '203.0.113.1'],
    ['with a port', '10.1.2.3', '203.0.113.1:443', '203.0.113.1'],
    ['in IPv6 with a port', '10.1.2.3', '[2001:db8::7]:443', '2001:db8::7'],
  ])('is the one %s', (_, remote, forwarded, want) => {
    expect(addressOf(remote, forwarded)).toBe(want)
  })

  it('never comes from a header unless a proxy is trusted', () => {
    expect(addressOf('127.0.0.1', '203.0.113.1', [])).toBe('127.0.0.1')
  })

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', 'fd00::/129', '10.0.0.0/8/8', ''])(
    '%o is refused as a trusted proxy',
    (text) => {
      expect(() => callerAddress([text])).toThrow(
        `${text} is neither an IP address nor a network such as 10.0.0.0/8`,
      )
    },
  )
})
