import { readFileSync } from 'node:fs'
import { LocationKeyError, readLocationKey } from '../location/location-key.ts'
import { SettingsError } from './settings-error.ts'

/**
 * Reads the private keys that sign the payloads of charges. Returns their texts, in the order of the files.
 *
 * @throws SettingsError that names the file that cannot be read or has no such key.
 */
export function readLocationKeys(files: readonly string[]): readonly string[] {
  return files.map((file) => {
    const refuse = (what: string): SettingsError =>
      new SettingsError(`--location-key (PIX_SERVICE_LOCATION_KEY): ${file} ${what}.`)
    let text: string
    try {
      text = readFileSync(file, 'utf8')
    } catch (error) {
      throw refuse(`cannot be read: ${(error as Error).message}`)
    }
    try {
      readLocationKey(text)
    } catch (error) {
      throw error instanceof LocationKeyError ? refuse(`cannot sign payloads: ${error.message}`) : error
    }
    return text
  })
}
