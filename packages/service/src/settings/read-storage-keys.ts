import { readFileSync } from 'node:fs'
import { createKeyRing, isStorageKey } from '../storage/secrets/key-ring.ts'
import { SettingsError } from './settings-error.ts'

const SETTING = '--storage-key (PIX_SERVICE_STORAGE_KEY)'
const MAKE = 'Make one with: pix-service keys new, or openssl rand -base64 32'

/** A production service does not start without a storage key. */
export const NO_STORAGE_KEY: string = `The mode is production, and no storage key is set: it encrypts the secrets of webhooks in the store. Give ${SETTING}. ${MAKE}`

/**
 * Reads the storage keys. Each entry is a key, or a file with one key in each line. The errors do not repeat a key.
 *
 * @throws SettingsError
 */
export function readStorageKeys(entries: readonly string[]): readonly string[] {
  const keys = entries.flatMap((entry) => {
    if (isStorageKey(entry)) return [entry]
    const inFile = linesOf(entry)
    if (inFile.length > 0 && inFile.every(isStorageKey)) return inFile
    throw new SettingsError(`${SETTING}: the file ${entry} must have keys: base64 of 32 bytes. ${MAKE}`)
  })
  try {
    createKeyRing(keys, { readsPlain: false })
  } catch (error) {
    throw new SettingsError(`${SETTING}: ${(error as Error).message}.`)
  }
  return keys
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split(/\s+/).filter(Boolean)
  } catch (error) {
    // A key with a typing error looks like a file that does not exist, so neither is printed.
    const { code } = error as NodeJS.ErrnoException
    throw new SettingsError(
      `${SETTING} must be keys, or paths of files with keys, separated by commas; a key is base64 of 32 bytes. One entry is neither a key nor a file that can be read (${code ?? 'no code'}). ${MAKE}`,
    )
  }
}
