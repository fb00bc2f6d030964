import { isRecord } from './document.ts'

/**
 * The fields whose text, or whose own name, holds U+0000, as dotted paths: `metadata.note`. JSON can write it, but
 * not every store can keep it, so no request may (G-260). JSON Schema has no way to say so for every string at once.
 */
export function nullCharacterFields(value: unknown): string[] {
  return hasNullCharacter(value) ? fieldsOf(value, '') : []
}

/** Nearly no request has one, so nothing is made until one is found. */
function hasNullCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(hasNullCharacter)
  for (const name in value) {
    if (name.includes('\0') || hasNullCharacter((value as Record<string, unknown>)[name])) return true
  }
  return false
}

function fieldsOf(value: unknown, field: string): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [field] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldsOf(item, `${field}[${index}]`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const path = field === '' ? name : `${field}.${name}`
    return name.includes('\0') ? [field] : fieldsOf(item, path)
  })
}
