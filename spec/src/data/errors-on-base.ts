import type { OperationRow } from './code-runs.ts'

/** The families, codes and operations of an error catalogue, before the catalogue is checked. */
interface Catalogue<Family, Code, Status> {
  readonly statuses: Readonly<Record<string, Status>>
  readonly families: Readonly<Record<string, Family>>
  readonly codes: readonly Code[]
  readonly operations: Readonly<Record<string, OperationRow>>
}
interface FamilyRow {
  readonly roles: Readonly<Record<string, string | readonly string[]>>
}
interface CodeRow {
  readonly code: string
  readonly family: string
}

/**
 * Makes the error catalogue of a document that builds on another document. It has all codes of the document itself.
 * From the other catalogue, it has only the families and codes that operations of the document use.
 */
export function errorsOnBase<Family extends FamilyRow, Code extends CodeRow, Status>(
  own: Omit<Catalogue<Family, Code, Status>, 'families' | 'statuses'>,
  base: Catalogue<Family, Code, Status>,
): Catalogue<Family, Code, Status> {
  const operations = Object.values(own.operations)
  const names = new Set(operations.map(({ family }) => family))
  const families = Object.fromEntries(Object.entries(base.families).filter(([name]) => names.has(name)))
  const used = new Set([
    ...operations.flatMap(({ family, codes }) => codes.map(({ code }) => `${family} ${code}`)),
    ...Object.entries(families).flatMap(([family, { roles }]) =>
      Object.values(roles)
        .flat()
        .map((code) => `${family} ${code}`),
    ),
  ])
  const isUsed = ({ family, code }: Code): boolean => used.has(`${family} ${code}`)
  return {
    statuses: base.statuses,
    families,
    codes: [...own.codes, ...base.codes.filter(isUsed)],
    operations: own.operations,
  }
}
