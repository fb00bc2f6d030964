import type { Result } from '../result.ts'
import { accept, refuse } from '../result.ts'

/** Why a text is not an identifier of the expected kind. */
export type IdentifierProblem =
  | { readonly reason: 'WRONG_LENGTH'; readonly expected: number; readonly actual: number }
  /** `part` is the first invalid part, as in `{ part: 'ispb', offset: 1, expected: '8 of 0-9, A-Z' }`. */
  | {
      readonly reason: 'INVALID_PART'
      readonly part: string
      readonly offset: number
      readonly expected: string
    }

/** One part of an identifier. Every part has a fixed width. */
export interface Part<Name extends string> {
  readonly name: Name
  readonly length: number
  readonly expected: string
  readonly form: RegExp
}

export function part<Name extends string>(
  name: Name,
  length: number,
  expected: string,
  form: RegExp,
): Part<Name> {
  return { name, length, expected, form }
}

/** Splits an identifier into its parts and checks each part, from left to right. */
export function readLayout<Name extends string>(
  text: string,
  layout: readonly Part<Name>[],
): Result<Readonly<Record<Name, string>>, IdentifierProblem> {
  const expected = layout.reduce((sum, { length }) => sum + length, 0)
  if (text.length !== expected) return refuse({ reason: 'WRONG_LENGTH', expected, actual: text.length })
  const values: [Name, string][] = []
  let offset = 0
  for (const { name, length, expected, form } of layout) {
    const value = text.slice(offset, offset + length)
    if (!form.test(value)) return refuse({ reason: 'INVALID_PART', part: name, offset, expected })
    values.push([name, value])
    offset += length
  }
  return accept(Object.fromEntries(values) as Record<Name, string>)
}
