const encoder = new TextEncoder()

/**
 * The key that a signing secret holds. A secret is `whsec_` and the base64 of at least 24 bytes (Standard Webhooks).
 *
 * @throws TypeError for any other text. The message does not quote the secret.
 */
export function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const base64 = /^whsec_((?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(
    secret,
  )?.[1]
  if (base64 === undefined) {
    throw new TypeError('A signing secret is whsec_ followed by the base64 of its key, 24 bytes or more.')
  }
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/** The signature of a delivery: `v1,` and the base64 of an HMAC-SHA256. */
export async function signatureOf(
  key: Uint8Array<ArrayBuffer>,
  content: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', imported, content))
  return `v1,${btoa(String.fromCharCode(...bytes))}`
}

/**
 * Compares two strings. The time does not depend on the position of the first difference, so it reveals nothing about a
 * secret.
 */
export function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let index = 0; index < one.length; index++)
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index)
  return difference === 0
}

/** The text that is signed: id, timestamp and body, joined by full stops. */
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
