import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { isPublicAddress } from '../domain/webhook/public-url.ts'

/** The addresses of a host. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>

export const systemResolver: ResolveHost = (host) => lookup(host, { all: true })

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
