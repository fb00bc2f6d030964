import { useOnce } from '../api/live.ts'
import type { Language } from '../language/language.ts'
import { usePage } from '../state/page.ts'
import type { Meanings } from './meanings.ts'

/** Returns the meanings in the language of the page; undefined until they are loaded. */
export function useMeanings(): Meanings | undefined {
  const { lang } = usePage().view
  return useOnce(`meanings ${lang}`, '', (signal) => load(lang, signal)).value
}

async function load(language: Language, signal: AbortSignal): Promise<Meanings> {
  const response = await fetch(`/page/errors-${language}.json`, { signal })
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (await response.json()) as Meanings
}
