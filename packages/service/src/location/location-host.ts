import { LONGEST_LOCATION_HOST } from './locations.ts'

/** A host name or IPv4 address, with an optional port and path. */
const HOST =
  /^(?=.)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::(\d{1,5}))?(?:\/[A-Za-z0-9._~-]+)*$/
const HIGHEST_PORT = 65_535

/**
 * Says what the host of locations must be instead, or returns undefined for a valid host. The text follows the name of
 * the setting: `must be …`.
 */
export function locationHostProblem(host: string): string | undefined {
  const match = HOST.exec(host)
  if (match === null || Number(match[1] ?? 1) > HIGHEST_PORT || /\/\.{1,2}(?:\/|$)/.test(host)) {
    return (
      'must be a host in lower case, with an optional port and path, without a scheme and a slash at the end, ' +
      `such as pix.example.com or pix.example.com:8443/psp, not "${host}"`
    )
  }
  if (host.length <= LONGEST_LOCATION_HOST) return undefined
  return (
    `must have at most ${LONGEST_LOCATION_HOST} characters, because a location in a BR Code has at most 77, and ` +
    `/qr/v2/ and 32 characters follow; "${host}" has ${host.length}`
  )
}
