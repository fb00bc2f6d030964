import type { CodeRow, ErrorsFile } from './load-errors.ts'
import { mapValues, provenance } from './rows.ts'

/**
 * The data of `errors.yaml` in a form for programs: the codes by family and name, and the codes of each operation in
 * order of precedence.
 */
export interface ErrorCatalogueData {
  readonly families: object
  readonly codes: object
  readonly operations: object
}

/**
 * Makes the catalogue from `errors.yaml`. It is published as typed data, and as `x-error-catalogue` of the bundled
 * contract.
 */
export function errorCatalogue({ families, codes, operations }: ErrorsFile): ErrorCatalogueData {
  return {
    families: mapValues(families, ({ envelope, prefixes, roles, ...row }) => ({
      envelope,
      prefixes,
      roles: { ...roles, unknownPath: roles['unknownPath'] ?? null },
      ...provenance(row),
    })),
    codes: Object.fromEntries(
      Object.keys(families).map((name) => [name, codesOf(codes.filter((row) => row.family === name))]),
    ),
    operations: mapValues(operations, (row) => ({
      family: row.family,
      codes: row.codes.map(({ code }) => code),
      meanings: Object.fromEntries(
        row.codes.flatMap(({ code, meaning }) => (meaning === undefined ? [] : [[code, meaning]])),
      ),
    })),
  }
}

function codesOf(rows: readonly CodeRow[]): object {
  return Object.fromEntries(
    rows.map(
      ({
        code,
        status,
        type = null,
        retryable,
        retryableWhen = null,
        isOpen = false,
        outcome,
        meaning,
        ...row
      }) => [code, { status, type, retryable, retryableWhen, isOpen, outcome, meaning, ...provenance(row) }],
    ),
  )
}
