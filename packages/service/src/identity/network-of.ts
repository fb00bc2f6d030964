import { isIPv6 } from 'node:net'

/**
 * Returns the key under which the failures of an address are counted. For an IPv4 address, also when it is mapped into
 * IPv6, the key is the address. For an IPv6 address, the key is its first 64 bits, because one host can use a whole
 * /64.
 *
 *     networkOf('::ffff:198.51.100.7') // '198.51.100.7'
 *     networkOf('2001:db8:1:2::7') // '2001:db8:1:2'
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [left = '', right] = address.toLowerCase().split('::')
  const groups = left === '' ? [] : left.split(':')
  const missing = right === undefined ? 0 : 8 - groups.length - (right === '' ? 0 : right.split(':').length)
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(right?.split(':') ?? [])]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
