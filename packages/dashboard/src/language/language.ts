import { PORTUGUESE } from './portuguese.ts'

/** The languages of the page. */
export const LANGUAGES = ['en', 'pt-BR'] as const
export type Language = (typeof LANGUAGES)[number]

/** A text of the page in English. Every text has a Portuguese translation. */
export type Phrase = keyof typeof PORTUGUESE

let current: Language = 'en'

/** Sets the language of the texts. The page is drawn again as a whole when the language changes. */
export function speak(language: Language): void {
  current = language
  document.documentElement.lang = language
}

/** Returns a text in the language of the page. `{n}` in the text is replaced by the value of that name. */
export function t(phrase: Phrase, values: Readonly<Record<string, string | number>> = {}): string {
  const text = current === 'en' ? phrase : PORTUGUESE[phrase]
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** The locale of numbers and dates. */
export const locale = (): string => (current === 'en' ? 'en-GB' : 'pt-BR')
