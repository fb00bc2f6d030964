import { createRequire } from 'node:module'

/** The functions of `@usebruno/lang` that this package uses. That package has no types of its own. */
interface Lang {
  /** Writes a request file. */
  jsonToBruV2(request: object): string
  /** Reads a request file. Throws when it is not valid. */
  bruToJsonV2(text: string): Readonly<Record<string, unknown>>
  /** Writes an environment file. */
  envJsonToBruV2(environment: object): string
  /** Reads an environment file. Throws when it is not valid. */
  bruToEnvJsonV2(text: string): Readonly<Record<string, unknown>>
  /** Reads the file of a folder. Throws when it is not valid. */
  collectionBruToJson(text: string): Readonly<Record<string, unknown>>
}

const require = createRequire(import.meta.url)

/** Reads and writes the files of Bruno. */
export const bruno: Lang = require('@usebruno/lang') as Lang
