import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The one block of global unicast addresses. ipaddr.js returns `unicast` for every address outside of its ranges, also
 * for `::10.0.0.1` and `4000::`. Source: https://www.iana.org/assignments/ipv6-address-space
 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** ipaddr.js reads `::8.8.8.8` as `::ffff:8.8.8.8`; it is another address, which no receiver has (RFC 4291, 2.5.5.1). */
const IPV4_COMPATIBLE = /^::\d+\./

/**
 * True for an address that a public receiver can have (G-123, G-214). An IPv4-mapped address (`::ffff:10.0.0.1`) is
 * judged as the IPv4 address. The other forms that embed one (6to4, NAT64, Teredo, `::10.0.0.1`) are never public.
 */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also accepts `0x7f.1` and `2130706433`.
  if (isIP(address) === 0 || IPV4_COMPATIBLE.test(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}

const LOCAL_NAME = /(^|\.)(localhost|local|internal|localdomain|home\.arpa)$/

/**
 * True for a URL that production accepts: https, and a host that is neither a private address nor a local name. The
 * addresses of a host name are checked for each connection.
 */
export function isPublicUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
  if (protocol !== 'https:') return false
  return isIP(host) === 0 ? host.includes('.') && !LOCAL_NAME.test(host) : isPublicAddress(host)
}
