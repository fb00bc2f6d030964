import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { isPublicAddress } from '../domain/webhook/public-url.ts'

/** The addresses of a host. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>

/** A name server has so long, twice. */
const NAME_SERVER_MILLISECONDS = 1500

/**
 * Asks the name servers of the system, or those given as `127.0.0.1:53`. `dns.lookup` would hold one of the four threads
 * of the process until a name server answers: four receivers with silent name servers would stop all others, and all
 * hashing of secrets.
 */
export function nameServers(servers?: readonly string[]): ResolveHost {
  const resolver = new Resolver({ timeout: NAME_SERVER_MILLISECONDS, tries: 2 })
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

/** The host has no address that everybody can reach (G-123, G-214). */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
}

/**
 * Resolves hosts for the connections that are opened, and leaves out addresses that are not public. A name that meant
 * a public address when the webhook was configured may mean a private one now (DNS rebinding).
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

/** At least one. */
async function publicAddresses(resolveHost: ResolveHost, host: string): Promise<readonly LookupAddress[]> {
  const addresses = (await resolveHost(host)).filter(({ address }) => isPublicAddress(address))
  if (addresses.length === 0) throw new PrivateAddressError(`${host} has no public address`)
  return addresses
}
