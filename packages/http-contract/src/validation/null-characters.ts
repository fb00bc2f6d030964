import { isRecord } from './document.ts'

/**
 * Returns the paths, such as `metadata.note`, of fields whose text contains U+0000 or a lone surrogate. If the name of
 * a field contains one, returns the path of the object that has the field. Requests must not contain these characters
 * (G-260): JSON can express them, but some stores cannot save them. JSON Schema has no rule for all strings at once, so
 * this function checks them.
 */
export function nullCharacterFields(value: unknown): string[] {
  return hasNullCharacter(value) ? fieldsOf(value, '') : []
}

const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** Fast path: almost no request contains such a character, so paths are built only after one is found. */
function hasNullCharacter(value: unknown): boolean {
  if (typeof value === 'string') return isUnstorable(value)
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(hasNullCharacter)
  for (const name in value) {
    if (isUnstorable(name) || hasNullCharacter((value as Record<string, unknown>)[name])) return true
  }
  return false
}

function fieldsOf(value: unknown, field: string): string[] {
  if (typeof value === 'string') return isUnstorable(value) ? [field] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldsOf(item, `${field}[${index}]`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const path = field === '' ? name : `${field}.${name}`
    return isUnstorable(name) ? [field] : fieldsOf(item, path)
  })
}
