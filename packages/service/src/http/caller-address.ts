import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/**
 * Returns a function that finds the IP address of the caller. Without trusted proxies, this is the address of the
 * connection. Behind trusted proxies, this is the last address in `X-Forwarded-For` that is not a trusted proxy. The
 * addresses before it are ignored, because the caller can invent them.
 *
 * @param trusted IP addresses, and networks such as `10.0.0.0/8` and `fd00::/8`.
 * @throws TypeError when a text is neither an IP address nor a network.
 */
export function callerAddress(trusted: readonly string[]): (request: IncomingMessage) => string {
  const proxies = proxyList(trusted)
  const isTrusted = (address: string): boolean => proxies.check(address, familyOf(address))
  return ({ socket, headers }) => {
    let address = socket.remoteAddress ?? ''
    if (trusted.length === 0 || isIP(address) === 0) return address
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
    while (isTrusted(address)) {
      const before = withoutPort(forwarded.pop()?.trim() ?? '')
      if (isIP(before) === 0) break
      address = before
    }
    return address
  }
}

function proxyList(trusted: readonly string[]): BlockList {
  const proxies = new BlockList()
  for (const text of trusted) {
    const [address = '', bits, ...rest] = text.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const isNetwork = bits !== undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= most
    if (isIP(address) === 0 || (bits !== undefined && !isNetwork) || rest.length > 0) {
      throw new TypeError(`${text} is neither an IP address nor a network such as 10.0.0.0/8`)
    }
    if (bits === undefined) proxies.addAddress(address, familyOf(address))
    else proxies.addSubnet(address, Number(bits), familyOf(address))
  }
  return proxies
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Removes the port from an address. Some proxies write `198.51.100.7:5123` or `[2001:db8::7]:5123`. */
const withoutPort = (text: string): string =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text
