import type { Result } from '../result.ts'
import type { FieldRule } from './br-code-fields.ts'
import type { BrCodeProblem } from './br-code-problem.ts'
import type { TlvField } from './tlv.ts'
import { accept, refuse } from '../result.ts'
import { GUI } from './br-code-fields.ts'
import { HEADER_LENGTH, readTlv } from './tlv.ts'

/**
 * Reads the fields of one level by their ids. `problem` is the first missing or invalid field, or `null` when there is
 * none.
 */
export class FieldReader {
  problem: BrCodeProblem | null = null
  readonly #fields: readonly TlvField[]
  readonly #path: string
  readonly #base: number

  /** `path` is put before the ids in problems (`26.`). `base` is added to the offsets of the fields. */
  constructor(fields: readonly TlvField[], path = '', base = 0) {
    this.#fields = fields
    this.#path = path
    this.#base = base
  }

  optional(id: string, rule: FieldRule): string | null {
    const field = this.#fields.find((it) => it.id === id)
    if (field === undefined) return null
    if (!rule.holds(field.value)) {
      const offset = this.#base + field.offset
      this.problem ??= { reason: 'INVALID_FIELD', path: this.#path + id, offset, expected: rule.expected }
    }
    return field.value
  }

  required(id: string, rule: FieldRule): string {
    const value = this.optional(id, rule)
    if (value === null) this.problem ??= { reason: 'MISSING_FIELD', path: this.#path + id }
    return value ?? ''
  }
}

/** Reads the fields inside a template. Offsets in problems are indexes into the whole code. */
export function readTemplate(field: TlvField): Result<FieldReader, BrCodeProblem> {
  const base = field.offset + HEADER_LENGTH
  const inner = readTlv(field.value, { path: field.id, base })
  return inner.ok ? accept(new FieldReader(inner.value.fields, `${field.id}.`, base)) : inner
}

export interface PixTemplate {
  readonly field: TlvField
  readonly reader: FieldReader
}

/**
 * Finds the template that has the Pix identifier. Returns `null` when there is none, and a problem when there are two.
 * In templates of other payment schemes, only the structure is checked.
 */
export function findPixTemplate(candidates: readonly TlvField[]): Result<PixTemplate | null, BrCodeProblem> {
  let found: PixTemplate | null = null
  for (const field of candidates) {
    const template = readTemplate(field)
    if (!template.ok) return template
    const reader = template.value
    const gui = reader.optional('00', { expected: '', holds: () => true })
    if (gui === null || !GUI.holds(gui)) continue
    if (found !== null) return refuse({ reason: 'DUPLICATE_FIELD', path: field.id, offset: field.offset })
    found = { field, reader }
  }
  return accept(found)
}
