import { expect, test } from 'vitest'
import { readStorageKeys } from '../../src/settings/read-storage-keys.ts'
import { STORAGE_KEY } from '../support/storage-keys.ts'

test.each([
  {
    entries: ['secret-text'],
    want: /^--storage-key .* One entry is neither a key nor a file that can be read \(ENOENT\)/,
  },
  {
    entries: [import.meta.filename],
    want: /read-storage-keys\.test\.ts must have keys: base64 of 32 bytes\. Make one with:/,
  },
  { entries: [STORAGE_KEY, STORAGE_KEY], want: /The storage key \w{8} is given twice\.$/ },
])('refuses $entries without repeating a key', ({ entries, want }) => {
  expect(() => readStorageKeys(entries)).toThrow(want)
  expect(() => readStorageKeys(entries)).not.toThrow(/secret-text/)
})
