import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { languageOf } from './languages.ts'

const file = createRequire(import.meta.url).resolve('@pix-payments/spec/translation-pt-br.json')
const translation = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>

/** A text of the contract in Portuguese, if it is translated. */
export const translatedText = (english: string): string | undefined => translation[english]

/** Returns the texts of the contract in the language of a page. A text without translation stays English. */
export function contractTexts(url: URL): (english: string) => string {
  return languageOf(url) === 'en' ? (text) => text : (text) => translation[text] ?? text
}
