import { usageError } from '../output/exit-codes.ts'
import { fieldOf } from '../output/field.ts'
import type { Path } from './story.ts'

/** `$charge.chargeId`, `$wallet.pixKeys.0`. Other texts that begin with `$` are plain texts. */
const REFERENCE = /^\$([a-zA-Z]\w*)((?:\.\w+)*)$/

/** Lists the references in a value: the place of each, and the name that it starts with. */
export function referencesIn(
  value: unknown,
  path: Path,
): readonly { readonly path: Path; readonly name: string }[] {
  if (typeof value === 'string') {
    const name = REFERENCE.exec(value)?.[1]
    return name === undefined ? [] : [{ path, name }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => referencesIn(member, [...path, key]))
}

/**
 * Replaces each reference in a value.
 *
 * @throws CommandError when a named response has no such field. The message lists its fields.
 */
export function resolved<T>(value: T, named: ReadonlyMap<string, unknown>): T
export function resolved(value: unknown, named: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === 'string') return resolvedText(value, named)
  if (Array.isArray(value)) return value.map((it: unknown) => resolved(it, named))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, resolved(it as unknown, named)]))
}

function resolvedText(text: string, named: ReadonlyMap<string, unknown>): unknown {
  const [, name = '', fields = ''] = REFERENCE.exec(text) ?? []
  if (name === '') return text
  const value = named.get(name)
  if (fields === '') return value
  try {
    return fieldOf(value, fields.slice(1))
  } catch (error) {
    throw usageError(`${text}: ${(error as Error).message}`)
  }
}
