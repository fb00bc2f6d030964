import { type JWTVerifyGetKey, compactVerify, createRemoteJWKSet, customFetch } from 'jose'
import { type ChargePayload, parseBrCode, parseChargePayload } from '@pix-payments/pix'

/** The location in a brCode, without scheme. */
export function locationIn(brCode: string): string {
  const code = parseBrCode(brCode)
  if (!code.ok || code.value.kind !== 'dynamic') throw new Error(`${brCode} is not a dynamic BR Code`)
  return code.value.location
}

/** The URL at which a service under test serves an https address of its location host. */
const servedAt = (base: string, address: string, host = 'pix.example.com'): string => {
  const prefix = `https://${host}/`
  if (!address.startsWith(prefix)) throw new Error(`${address} is not on ${host}`)
  return `${base}/${address.slice(prefix.length)}`
}

/** The keys at the jku of a payload, as jose's remote key set reads them. */
export const keysAt = (base: string, jku: string, host?: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(jku), { [customFetch]: (url, init) => fetch(servedAt(base, url, host), init) })

export interface ReadPayload {
  readonly header: Readonly<Record<string, unknown>>
  readonly claims: Readonly<Record<string, unknown>>
  readonly payload: ChargePayload
}

/** Fetches and verifies the payload of a brCode, as the app of a payer does, with other code than the service. */
export async function readPayload(base: string, brCode: string, host?: string): Promise<ReadPayload> {
  const response = await fetch(servedAt(base, `https://${locationIn(brCode)}`, host))
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${response.status} ${text}`)
  const [head = ''] = text.split('.')
  const { jku } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { jku: string }
  const { payload: bytes, protectedHeader } = await compactVerify(text, keysAt(base, jku, host))
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
  const payload = parseChargePayload(claims)
  if (!payload.ok) throw new Error(JSON.stringify(payload.problem))
  return { header: { ...protectedHeader }, claims, payload: payload.value }
}
