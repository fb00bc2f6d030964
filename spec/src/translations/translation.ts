import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const FOLDER = join(import.meta.dirname, '../../translations')

/** The languages of `translations/`. The translated contract is `dist/openapi-<name>.json` and `.yaml`. */
export const TRANSLATIONS = ['pt-br'] as const
export type TranslationName = (typeof TRANSLATIONS)[number]

/** The texts of a language by their English text. */
export type Translation = ReadonlyMap<string, string>

interface Row {
  readonly en: string
  readonly pt: string
}

/** Reads all files of a language. Throws an error that names a text with two translations. */
export function readTranslation(name: TranslationName): Translation {
  const translation = new Map<string, string>()
  for (const file of readdirSync(join(FOLDER, name)).sort()) {
    for (const { en, pt } of parse(readFileSync(join(FOLDER, name, file), 'utf8')) as readonly Row[]) {
      if (translation.has(en)) throw new Error(`translations/${name}/${file} translates a text again: ${en}`)
      translation.set(en, pt)
    }
  }
  return translation
}
