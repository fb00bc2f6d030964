import type { Server } from 'node:http'
import { addressOf } from '@pix-payments/http-contract/http'
import type { Context } from '../application/operation/context.ts'
import { locationHostProblem } from '../location/location-host.ts'
import { type LocationKey, readLocationKey } from '../location/location-key.ts'
import { PLACEHOLDER_HOST } from '../location/locations.ts'
import type { Log } from '../telemetry/log.ts'
import type { ServiceOptions } from './service-options.ts'

type LocationOptions = Pick<ServiceOptions, 'locationHost' | 'locationKeys'>

/**
 * Reads the keys that sign the payloads of charges.
 *
 * @throws TypeError for an invalid host, and in production for keys without a host (G-375).
 * @throws LocationKeyError for a text that is not a key.
 */
export function openLocationKeys(
  { locationHost, locationKeys = [] }: LocationOptions,
  mode: Context['mode'],
): readonly LocationKey[] {
  const problem = locationHost === undefined ? undefined : locationHostProblem(locationHost)
  if (problem !== undefined) throw new TypeError(`locationHost ${problem}`)
  if (mode === 'production' && locationKeys.length > 0 && locationHost === undefined) {
    throw new TypeError(
      'locationKeys needs locationHost in production: the host that the apps of payers reach',
    )
  }
  return locationKeys.map(readLocationKey)
}

/** Warns when the apps of payers cannot fetch charges, or cannot verify them. */
export function warnOfLocations(
  log: Log,
  { mode, store, locations }: Pick<Context, 'mode' | 'store' | 'locations'>,
  {
    locationHost = PLACEHOLDER_HOST,
    locationKeys = [],
    seed,
  }: LocationOptions & Pick<ServiceOptions, 'seed'>,
): void {
  if (!locations.isServed) {
    log.warn(
      { locationHost },
      `The locations in brCodes return 404 at this service, because it has no key to sign charges with. ` +
        `If no other system serves https://${locationHost}/qr/v2/…, payers cannot pay: set --location-host and --location-key.`,
    )
  } else if (mode === 'sandbox' && store.isShared && locationKeys.length === 0 && seed === undefined) {
    log.warn(
      { locationHost },
      'Each process on this database signs charges with a new key of its own. Give all processes one --location-key.',
    )
  }
}

/** The URL at which this process reaches its own server. A server on all addresses is called on loopback. */
export function ownUrlOf(server: Server, host: string): string {
  const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }
  return addressOf(server, everywhere[host] ?? host).url
}
