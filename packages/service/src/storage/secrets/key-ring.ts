import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const ID_CHARACTERS = 8
const SEALED = /^sealed:([0-9a-f]{8}):([A-Za-z0-9+/]+=*)$/

/** Base64 of 32 bytes. */
const KEY = /^[A-Za-z0-9+/]{43}=$/

export const isStorageKey = (text: string): boolean => KEY.test(text)

/** A new storage key, as text. */
export const newStorageKey = (): string => randomBytes(32).toString('base64')

/** A stored secret cannot be read. The message says why, and contains no secret. */
export class UnreadableSecretError extends Error {
  override readonly name = 'UnreadableSecretError'
}

/** Encrypts the secrets of a store. `place` is the column and the key of the row: a text opens only in its place. */
export interface KeyRing {
  /** The id of the key that encrypts. Without keys it is undefined, and `seal` returns the text as it is. */
  readonly current: string | undefined
  readonly ids: readonly string[]
  /** Returns `sealed:<id of the key>:<base64>`. */
  seal(text: string, place: string): string
  /** @throws UnreadableSecretError */
  open(stored: string, place: string): string
}

/** The id of the key of a stored text; undefined when the text is not encrypted. */
export const keyIdOf = (stored: string): string | undefined => SEALED.exec(stored)?.[1]

/** How the texts begin that a key has encrypted. All beginnings have the same length. */
export const beginningOf = (id: string): string => `sealed:${id}:`
export const BEGINNING_CHARACTERS: number = beginningOf('0'.repeat(ID_CHARACTERS)).length

/**
 * @param keys base64 of 32 bytes each; the first one encrypts, and all decrypt
 * @param readsPlain also reads texts that are not encrypted, as a sandbox without keys writes them
 * @throws TypeError for a text that is not a key, and for a key that is given twice
 */
export function createKeyRing(
  keys: readonly string[],
  { readsPlain }: { readonly readsPlain: boolean },
): KeyRing {
  const ring = new Map<string, Buffer>()
  for (const text of keys) {
    if (!isStorageKey(text)) throw new TypeError('A storage key is base64 of 32 bytes')
    const key = Buffer.from(text, 'base64')
    const id = idOf(key)
    if (ring.has(id)) throw new TypeError(`The storage key ${id} is given twice`)
    ring.set(id, key)
  }
  const [current] = ring.keys()
  return {
    current,
    ids: [...ring.keys()],
    seal(text, place) {
      const key = current === undefined ? undefined : ring.get(current)
      if (current === undefined || key === undefined) return text
      // Never derived from a seed: two texts with the same key and the same vector would reveal both.
      const vector = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, vector, { authTagLength: TAG_BYTES }).setAAD(
        Buffer.from(place),
      )
      const bytes = [vector, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return `${beginningOf(current)}${Buffer.concat(bytes).toString('base64')}`
    },
    open(stored, place) {
      const [, id, base64] = SEALED.exec(stored) ?? []
      if (id === undefined || base64 === undefined) {
        if (readsPlain) return stored
        throw new UnreadableSecretError(`${place} is not encrypted`)
      }
      const key = ring.get(id)
      if (key === undefined) {
        throw new UnreadableSecretError(`${place} is encrypted with the key ${id}, which is not given`)
      }
      return decrypt(key, Buffer.from(base64, 'base64'), place)
    },
  }
}

/** The key cannot be derived from its id, and equal keys have equal ids in all processes. */
const idOf = (key: Buffer): string =>
  createHash('sha256').update('pix-service storage key\n').update(key).digest('hex').slice(0, ID_CHARACTERS)

function decrypt(key: Buffer, bytes: Buffer, place: string): string {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES))
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8')
    return text + decipher.final('utf8')
  } catch {
    throw new UnreadableSecretError(`${place} was changed, or copied from another row`)
  }
}
