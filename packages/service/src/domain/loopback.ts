import { BlockList, isIP } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** True for `localhost`, an address in 127.0.0.0/8, `::1` and `[::1]`. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  const family = isIP(name)
  return name === 'localhost' || (family !== 0 && LOOPBACK.check(name, family === 6 ? 'ipv6' : 'ipv4'))
}
