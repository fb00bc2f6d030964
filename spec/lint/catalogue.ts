import type { CodeRow } from '../src/data/load-errors.ts'
import type { ErrorSource } from '../src/errors/error-sets.ts'

/** `errors.yaml`, as it is written. */
export type WrittenErrors = ErrorSource
export type CatalogueCode = CodeRow

/** The error catalogue, with the questions that the rules ask of it. */
export interface Catalogue extends WrittenErrors {
  code(family: string, code: string): CatalogueCode | undefined
  /** The codes of a role of a family: `malformedParameter` has several, others have one or none. */
  role(family: string, role: string): readonly string[]
  /** The codes of an operation with one status, in order of precedence. */
  codesOf(operationId: string, status: string): readonly string[]
  /** The family with the longest prefix that the path starts with; `/rec` is no prefix of `/recurrence`. */
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
