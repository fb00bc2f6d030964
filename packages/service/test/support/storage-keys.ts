import type { Actor } from '../../src/domain/audit.ts'
import { type KeyRing, createKeyRing } from '../../src/storage/secrets/key-ring.ts'

/** Who rotates keys in tests. */
export const ROTATION: { readonly by: Actor; readonly at: number } = {
  by: { kind: 'service', from: 'test' },
  at: 0,
}

/** The key of stores in tests. */
export const STORAGE_KEY: string = Buffer.alloc(32, 'storage key').toString('base64')
export const STORAGE_KEYS: readonly string[] = [STORAGE_KEY]
export const KEY_RING: KeyRing = createKeyRing(STORAGE_KEYS, { readsPlain: false })
