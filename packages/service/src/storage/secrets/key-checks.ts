import { keyChecks, recordKey } from '../rows/key-check-rows.ts'
import { type Store, StoreError } from '../store.ts'
import { type KeyRing, UnreadableSecretError } from './key-ring.ts'

const SETTING = '--storage-key (PIX_SERVICE_STORAGE_KEY)'

/**
 * Compares the keys with those that have encrypted the secrets of the store, and records the current key. So a service
 * with a wrong key ends at its start, and not at a delivery. Returns the ids of the keys in the store before.
 *
 * @throws StoreError
 */
export async function requireKeys(store: Store, keys: KeyRing): Promise<readonly string[]> {
  const known = await store.read(keyChecks)
  for (const { id, value, place } of known) {
    if (!keys.ids.includes(id)) {
      throw new StoreError(
        keys.current === undefined
          ? `${store.place} has secrets that the key ${id} has encrypted. Give the key with ${SETTING}.`
          : `${store.place} has secrets that the key ${id} has encrypted, and ${SETTING} gives ${keys.ids.join(', ')}. Give the key ${id} too, as the last one; run pix-service keys rotate before you leave it out.`,
      )
    }
    try {
      keys.open(value, place)
    } catch (error) {
      if (!(error instanceof UnreadableSecretError)) throw error
      throw new StoreError(`${store.place}: ${error.message}.`, { cause: error })
    }
  }
  const { current } = keys
  const ids = known.map(({ id }) => id)
  if (current !== undefined && !ids.includes(current)) {
    await store.write((transaction) => recordKey(transaction, keys))
  }
  return ids
}
