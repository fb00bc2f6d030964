const encoder = new TextEncoder()

/**
 * The key in a signing secret.
 * @throws TypeError unless it is `whsec_` and base64 of at least 24 bytes (Standard Webhooks). Does not quote it.
 */
export async function keyOf(secret: string): Promise<CryptoKey> {
  const base64 = /^whsec_([A-Za-z0-9+/]{32,}={0,2})$/.exec(secret)?.[1]
  if (base64 === undefined)
    throw new TypeError('A signing secret is whsec_ followed by the base64 of its key.')
  const bytes = bytesOf(base64)
  if (bytes === undefined) throw new TypeError('What follows whsec_ in the signing secret is no base64.')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

/** What base64 stands for; undefined when it is none. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

export const base64Of = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** What is signed: id, timestamp and body, joined by full stops. */
export function signedContent(
  id: string,
  timestamp: string,
  body: string | Uint8Array,
): Uint8Array<ArrayBuffer> {
  const head = encoder.encode(`${id}.${timestamp}.`)
  const tail = typeof body === 'string' ? encoder.encode(body) : body
  const content = new Uint8Array(head.length + tail.length)
  content.set(head)
  content.set(tail, head.length)
  return content
}
