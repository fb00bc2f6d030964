import { type KeyRing, createKeyRing } from '../../src/storage/secrets/key-ring.ts'

/** The key of stores in tests. */
export const STORAGE_KEY: string = Buffer.alloc(32, 'storage key').toString('base64')
export const STORAGE_KEYS: readonly string[] = [STORAGE_KEY]
export const KEY_RING: KeyRing = createKeyRing(STORAGE_KEYS, { readsPlain: false })
