import type { CodeRow } from '../src/data/load-errors.ts'
import type { ErrorSource } from '../src/errors/error-sets.ts'
import type { OperationRows } from './misspelt-codes.ts'

/** The content of `errors.yaml`. */
export interface WrittenErrors extends ErrorSource {
  readonly operations: OperationRows
}
export type CatalogueCode = CodeRow

/** The error catalogue, with functions by which the rules look up codes. */
export interface Catalogue extends WrittenErrors {
  code(family: string, code: string): CatalogueCode | undefined
  /**
   * Returns the codes of a role in a family. The role `malformedParameter` may have several codes; every other role has
   * one code or none.
   */
  role(family: string, role: string): readonly string[]
  /** Returns the codes of an operation that have the status, in order of precedence. */
  codesOf(operationId: string, status: string): readonly string[]
  /**
   * Returns the family with the longest prefix that the path starts with. A prefix matches only whole segments: `/rec`
   * does not match `/recurrence`.
   */
  familyOf(path: string): string | undefined
}

export function catalogue(written: WrittenErrors): Catalogue {
  const code = (family: string, name: string): CatalogueCode | undefined =>
    written.codes.find((it) => it.family === family && it.code === name)
  return {
    ...written,
    code,
    role: (family, role) => [written.families[family]?.roles[role] ?? []].flat(),
    codesOf(operationId, status) {
      const operation = written.operations[operationId]
      if (operation === undefined) return []
      return operation.codes
        .map((it) => it.code)
        .filter((name) => String(code(operation.family, name)?.status) === status)
    },
    familyOf(path) {
      const matches = Object.entries(written.families).flatMap(([family, { prefixes }]) =>
        prefixes
          .filter((prefix) => `${path}/`.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`))
          .map((prefix) => ({ family, length: prefix.length })),
      )
      return matches.sort((a, b) => b.length - a.length)[0]?.family
    },
  }
}
