import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The only IPv6 block of global unicast addresses. The range of ipaddr.js is not enough: the library returns `unicast`
 * for every address that is in none of its ranges, for example `::10.0.0.1` and `4000::`. Source:
 * https://www.iana.org/assignments/ipv6-address-space
 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * An IPv4-compatible IPv6 address, such as `::8.8.8.8`. No receiver has such an address (RFC 4291, 2.5.5.1), but
 * ipaddr.js would read it as `::ffff:8.8.8.8`, which is public.
 */
const IPV4_COMPATIBLE = /^::\d+\./

/**
 * True for an address that a public receiver can have (G-123, G-214). An IPv4-mapped address (`::ffff:10.0.0.1`) is
 * judged as the IPv4 address. The other IPv6 forms that contain an IPv4 address (6to4, NAT64, Teredo, `::10.0.0.1`) are
 * never public.
 */
export function isPublicAddress(address: string): boolean {
  // `isIP` refuses `0x7f.1` and `2130706433`, which ipaddr.js would read as IPv4 addresses.
  if (isIP(address) === 0 || IPV4_COMPATIBLE.test(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}

const LOCAL_NAME = /(^|\.)(localhost|local|internal|localdomain|home\.arpa)$/

/**
 * True for a URL that production accepts: https, and a host that is neither a private address nor a local name. The
 * addresses behind a host name are checked later, for each connection.
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
