import type { ListedCode } from '../src/data/code-runs.ts'
import { nearestCode } from '../src/data/nearest.ts'
import type { ErrorSource } from '../src/errors/error-sets.ts'

/** The rows of operations in `errors.yaml`, with the right code in place of a misspelt code. */
export type OperationRows = Readonly<
  Record<
    string,
    {
      readonly family: string
      readonly codes: readonly (ListedCode & {
        /** The code as the file has it. Set when `code` is another code, which the file probably means. */
        readonly misspelt?: string
      })[]
    }
  >
>

/**
 * Replaces each misspelt code of an operation by the code that it probably means. Then only the misspelt code is
 * reported, and not also the response, the examples and the roles that lack it.
 */
export const withRightCodes = (
  operations: ErrorSource['operations'],
  codes: ErrorSource['codes'],
): OperationRows =>
  Object.fromEntries(
    Object.entries(operations).map(([id, operation]) => {
      const { family } = operation
      const others = operation.codes.map(({ code }) => code)
      const isKnown = (code: string): boolean =>
        codes.some((row) => row.family === family && row.code === code)
      const rows = operation.codes.map((row) => {
        const meant = isKnown(row.code) ? undefined : nearestCode(row.code, { family, codes, others })
        return meant === undefined ? row : { ...row, code: meant, misspelt: row.code }
      })
      return [id, { ...operation, codes: rows }]
    }),
  )
