import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { DOCS } from '../folders.ts'
import { PORTUGUESE } from './languages.ts'

const CONTENT = join(DOCS, 'src/content/docs')
/** One page for all languages. */
const NOT_FOUND = '404.md'

/** The parts that both languages share: imports, code blocks and components without content. */
const SHARED = /^import .+$|^( *)(`{3,})[^]*?^ *\2$|<[A-Z]\w*\s[^>]*?\/>|<[A-Z]\w*\s*\/>/gm

/** A page and its translation, as source texts. */
export interface Translation {
  /** From the folder of the language: `guides/deposit.mdx`. */
  readonly page: string
  readonly english: string
  /** Absent while nobody has translated the page. */
  readonly portuguese: string | undefined
}

/** The file of a page in Portuguese. */
export const portugueseFile = (page: string): string => join(CONTENT, PORTUGUESE, page)

export function translations(): readonly Translation[] {
  return globSync('**/*.{md,mdx}', { cwd: CONTENT })
    .map((file) => file.split(sep).join('/'))
    .filter((page) => page !== NOT_FOUND && !page.startsWith(`${PORTUGUESE}/`))
    .sort()
    .map((page) => ({
      page,
      english: readFileSync(join(CONTENT, page), 'utf8'),
      portuguese: existsSync(portugueseFile(page)) ? readFileSync(portugueseFile(page), 'utf8') : undefined,
    }))
}

/** The Portuguese pages without an English page. */
export function pagesWithoutEnglish(): readonly string[] {
  const pages = new Set(translations().map(({ page }) => page))
  return globSync('**/*.{md,mdx}', { cwd: join(CONTENT, PORTUGUESE) })
    .map((file) => file.split(sep).join('/'))
    .filter((page) => !pages.has(page))
}

/** The imports, code blocks and components of a page, in their order. */
export const sharedParts = (text: string): readonly string[] => text.match(SHARED) ?? []

/** The shared parts that the Portuguese page must have. Its file is one folder deeper. */
export const wantedParts = (english: string): readonly string[] =>
  sharedParts(english).map((part) => part.replace(/^(import .* from ')(?=\.\.\/)/, '$1../'))

/** The fingerprint of the text that a translator reads. A changed sample or line break does not change it. */
export function fingerprint(english: string): string {
  const [, meta = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(english) ?? []
  const words = meta.match(/^(?:title|description): .*$/gm) ?? []
  const text = [...words, body.replaceAll(SHARED, '')].join('\n').replaceAll(/[\s|-]+/g, ' ')
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, 12)
}

/** The fingerprint in the front matter of a Portuguese page. */
export const statedFingerprint = (portuguese: string): string | undefined =>
  /^translationOf: '?(\w+)'?$/m.exec(portuguese)?.[1]

/**
 * The Portuguese page with the fingerprint and the shared parts of the English page. Returns undefined when the pages
 * have a different number of shared parts, because then nobody knows which part belongs where.
 */
export function refreshed({ english, portuguese = '' }: Translation): string | undefined {
  const parts = wantedParts(english)
  if (sharedParts(portuguese).length !== parts.length) return undefined
  let index = 0
  const text = portuguese.replaceAll(SHARED, () => parts[index++] ?? '')
  const line = `translationOf: '${fingerprint(english)}'`
  if (statedFingerprint(text) !== undefined) return text.replace(/^translationOf: .*$/m, line)
  return text.replace(/^(?=description: )/m, `${line}\n`)
}
