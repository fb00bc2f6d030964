import { type ContractDocument, isObject, type Json, type JsonObject } from '../bundle/document.ts'
import type { Translation } from './translation.ts'

/** The values of these keys are texts for readers. */
const TEXT_KEYS = new Set(['description', 'summary', 'meaning', 'note', 'retryableWhen', 'x-displayName'])
/** The values of these keys are data, even when a field in them has the name of a text. */
const DATA_KEYS = new Set(['example', 'examples', 'default', 'const', 'enum', 'x-codeSamples'])

/** Reports a text for which a translation exists, and a text without one. */
export interface Report {
  used(english: string): void
  missing(english: string, place: string): void
}

/**
 * A copy of the contract with the texts of a translation. A text that has no translation stays English. Ids, codes,
 * examples and samples do not change.
 */
export function translateDocument(
  document: ContractDocument,
  translation: Translation,
  report?: Report,
): ContractDocument {
  const translated = (node: Json | undefined, place: string): Json | undefined => {
    if (Array.isArray(node)) return node.map((item, index) => translated(item, `${place}/${index}`) ?? null)
    if (!isObject(node)) return node
    return Object.fromEntries(
      Object.entries(node).map(([key, value]): [string, Json | undefined] => {
        const inside = `${place}/${key}`
        if (TEXT_KEYS.has(key) && typeof value === 'string') {
          return [key, translateText(value, translation, report, inside)]
        }
        if (key === 'x-tagGroups') return [key, translatedNames(value, translation, report)]
        return [key, DATA_KEYS.has(key) && !isSchema(value) ? value : translated(value, inside)]
      }),
    )
  }
  return translated(document, '') as ContractDocument
}

/** A property may be called `example` or `default`. */
const isSchema = (value: Json | undefined): boolean =>
  isObject(value) && ('type' in value || '$ref' in value) && 'description' in value

function translatedNames(
  groups: Json | undefined,
  translation: Translation,
  report?: Report,
): Json | undefined {
  if (!Array.isArray(groups)) return groups
  return groups.map((group) => {
    const { name } = group as JsonObject
    return {
      ...(group as JsonObject),
      name: translateText(String(name), translation, report, '/x-tagGroups'),
    }
  })
}

const ASSUMED = 'Assumed'
const BADGE = /\s*\*\*Assumed\*\* \([^)]+\)\.$/
const PRECEDENCE = 'When several rules are broken, the answer is the first of:'

/** Translates a text by its paragraphs and the cells of its tables, because the bundle adds both to written texts. */
export function translateText(text: string, translation: Translation, report?: Report, place = ''): string {
  const lookUp = (english: string): string => {
    const found = translation.get(english)
    if (found === undefined) report?.missing(english, place)
    else report?.used(english)
    return found ?? english
  }
  const paragraph = (written: string): string => {
    if (written.startsWith('|')) return written.split('\n').map(row).join('\n')
    const [stated = ''] = BADGE.exec(written) ?? []
    const badge = stated === '' ? '' : stated.replace(ASSUMED, lookUp(ASSUMED))
    const words = written.slice(0, written.length - stated.length)
    if (words.trim() === '') return badge
    if (!words.startsWith(PRECEDENCE)) return lookUp(words) + badge
    return lookUp(PRECEDENCE) + words.slice(PRECEDENCE.length)
  }
  const row = (line: string): string =>
    line
      .split(/(?<!\\)\|/)
      .map((cell) => (/^[\s`\w.-]*`\s*$|^[-\s]*$/.test(cell) ? cell : ` ${lookUp(cell.trim())} `))
      .join('|')
  return text.trimEnd().split('\n\n').map(paragraph).join('\n\n')
}
