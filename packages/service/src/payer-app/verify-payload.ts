import type { JSONWebKeySet } from 'jose'
import { type AppRefusal, stop } from './app-refusal.ts'
import type { FetchDocument } from './fetch-document.ts'

/** The asymmetric algorithms of RFC 7518 that institutions use. Neither `none` nor a shared secret proves the origin. */
const ALGORITHMS = ['ES256', 'ES384', 'ES512', 'PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512']

export type VerifiedPayload = { readonly ok: true; readonly claims: unknown } | AppRefusal

/**
 * Verifies the signature of a payload with the keys at its `jku`, which must be on the host of the location: otherwise
 * anyone could sign with keys of their own (Manual de Segurança, item 4.2).
 */
export async function verifyPayload(
  url: string,
  jws: string,
  fetchDocument: FetchDocument,
): Promise<VerifiedPayload> {
  const { compactVerify, createLocalJWKSet, decodeProtectedHeader } = await import('jose')
  const distrust = (what: string): AppRefusal => stop('PayloadNotTrusted', `The payload at ${url} ${what}`)
  const jku = readJku(() => decodeProtectedHeader(jws))
  if (jku === undefined) return distrust('is not a compact JWS with a jku in its header.')
  if (URL.parse(jku)?.protocol !== 'https:' || URL.parse(jku)?.host !== new URL(url).host) {
    return distrust(`names its keys at ${jku}: jku must be an https address on the host of the location.`)
  }
  const keys = await fetchDocument(jku)
  if (!keys.ok) return stop('LocationUnreachable', `The jku ${jku} ${keys.problem}`)
  if (keys.status !== 200) {
    return stop('LocationUnreachable', `The jku ${jku} answered ${keys.status}, not 200.`)
  }
  try {
    const set = createLocalJWKSet(JSON.parse(keys.text) as JSONWebKeySet)
    const { payload } = await compactVerify(jws, set, { algorithms: ALGORITHMS })
    return { ok: true, claims: JSON.parse(new TextDecoder().decode(payload)) }
  } catch (error) {
    return distrust(`is not signed with a key of ${jku}: ${(error as Error).message}.`)
  }
}

function readJku(read: () => { readonly jku?: unknown }): string | undefined {
  try {
    const { jku } = read()
    return typeof jku === 'string' ? jku : undefined
  } catch {
    return undefined
  }
}
