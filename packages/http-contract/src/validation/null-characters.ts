import { isRecord } from './document.ts'

/**
 * The fields whose text, or whose own name, holds U+0000 or half a surrogate pair, as dotted paths: `metadata.note`.
 * JSON can write both, but not every store can keep them, so no request may (G-260). JSON Schema has no way to say so
 * for every string at once.
 */
export function nullCharacterFields(value: unknown): string[] {
  return hasNullCharacter(value) ? fieldsOf(value, '') : []
}

const isUnkeepable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** Nearly no request has one, so nothing is made until one is found. */
function hasNullCharacter(value: unknown): boolean {
  if (typeof value === 'string') return isUnkeepable(value)
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(hasNullCharacter)
  for (const name in value) {
    if (isUnkeepable(name) || hasNullCharacter((value as Record<string, unknown>)[name])) return true
  }
  return false
}

function fieldsOf(value: unknown, field: string): string[] {
  if (typeof value === 'string') return isUnkeepable(value) ? [field] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldsOf(item, `${field}[${index}]`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const path = field === '' ? name : `${field}.${name}`
    return isUnkeepable(name) ? [field] : fieldsOf(item, path)
  })
}
