import { isRecord } from './document.ts'

/**
 * The fields whose text, or whose own name, holds U+0000, as dotted paths: `metadata.note`. JSON can write it, but
 * not every store can keep it, so no request may (G-260). JSON Schema has no way to say so for every string at once.
 */
export function nullCharacterFields(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [field] : []
  if (Array.isArray(value))
    return value.flatMap((item, index) => nullCharacterFields(item, `${field}[${index}]`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const path = field === '' ? name : `${field}.${name}`
    return name.includes('\0') ? [field] : nullCharacterFields(item, path)
  })
}
