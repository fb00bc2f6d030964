import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { isPublicAddress } from '../domain/webhook/public-url.ts'

/** Returns the IP addresses of a host name. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>

/**
 * Creates a function that queries the name servers of the system, or the given name servers (`127.0.0.1:53`). It does
 * not use `dns.lookup`, which occupies one of the four libuv threads until a name server responds: four hosts whose
 * name servers do not respond would block all other deliveries and the hashing of secrets. A query is tried twice, for
 * `milliseconds` each.
 */
export function nameServers(servers?: readonly string[], milliseconds = 1500): ResolveHost {
  const resolver = new Resolver({ timeout: milliseconds, tries: 2 })
  if (servers !== undefined) resolver.setServers(servers)
  return async (host) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const addresses = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ]
    if (addresses.length === 0 && four.status === 'rejected') throw four.reason
    return addresses
  }
}

/** The host has no public address (G-123, G-214). */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
}

/**
 * Creates the lookup function for new connections. It returns only public addresses, because a host name that had a
 * public address when the webhook was configured may have a private address now (DNS rebinding).
 */
export function publicLookup(resolveHost: ResolveHost): LookupFunction {
  const resolvePublic = callbackify((host: string) => publicAddresses(resolveHost, host))
  return (host, options, callback) => {
    resolvePublic(host, (error: NodeJS.ErrnoException | null, addresses) => {
      const first = addresses?.[0]
      if (error !== null || first === undefined) callback(error, '')
      else if (options.all === true) callback(null, [...addresses])
      else callback(null, first.address, first.family)
    })
  }
}

/** Returns the public addresses of a host. Throws when the host has no public address. */
async function publicAddresses(resolveHost: ResolveHost, host: string): Promise<readonly LookupAddress[]> {
  const addresses = (await resolveHost(host)).filter(({ address }) => isPublicAddress(address))
  if (addresses.length === 0) throw new PrivateAddressError(`${host} has no public address`)
  return addresses
}
