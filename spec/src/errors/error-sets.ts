import type { CodeRow, ErrorsFile, FamilyRow, StatusRow } from '../data/load-errors.ts'

/** The part of `errors.yaml` from which error responses are made. The file need not be checked yet. */
export type ErrorSource = Pick<ErrorsFile, 'statuses' | 'families' | 'codes' | 'operations'>

/** The error codes of one operation that have the same status. */
export interface ErrorSet {
  readonly operationId: string
  readonly familyName: string
  readonly family: FamilyRow
  readonly status: string
  readonly statusRow: StatusRow
  /** The codes in order of precedence, each with its meaning in this operation. */
  readonly codes: readonly [CodeRow, ...CodeRow[]]
  /** The name of the schema without `Error`: `MoneyUnauthorized`, `MoneyNotFound` or `CreateRefundRefused`. */
  readonly name: string
  /** Whether other operations have exactly the same response: the same codes with the same meanings. */
  readonly isShared: boolean
}

interface UnnamedSet extends Omit<ErrorSet, 'name' | 'isShared'> {
  /**
   * Whether the operation has its own meaning for a code. Its table of codes then differs from the tables of other
   * operations.
   */
  readonly isNarrowed: boolean
}

/**
 * Returns the errors of every operation, grouped by status. Each set has the name of its schema:
 *
 * 1. `<Family><Status>` when the operation lists every code that operations of this document use from the family for this status: `MoneyUnauthorized`;
 * 2. `<Family><Code>` when the operation lists only one of several codes: `MoneyNotFound`;
 * 3. `<OperationId><Status>` in all other cases: `CreateRefundRefused`.
 *
 * In a document that builds on another one, a set with a code of the document itself has the name of the document
 * instead of the family: `SandboxWalletNotFound`. If `errors.yaml` does not define a code or a family, it is skipped,
 * because the lint reports it.
 */
export function errorSets(
  errors: ErrorSource,
  { own }: { own?: { readonly name: string; readonly isOwn: (row: CodeRow) => boolean } } = {},
): readonly ErrorSet[] {
  const sets = Object.entries(errors.operations).flatMap(([id, operation]) => setsOf(errors, id, operation))
  const groups = Map.groupBy(sets, ({ familyName, status }) => `${familyName} ${status}`)
  const subject = ({ familyName, codes }: UnnamedSet): string =>
    own !== undefined && codes.some(own.isOwn) ? own.name : pascalCase(familyName)

  const named = [...groups.values()].flatMap((group) => {
    const all = new Set(group.flatMap(({ codes }) => codes.map(({ code }) => code)))
    const byStatus = (set: UnnamedSet): string => `${subject(set)}${set.statusRow.name}`
    const byCode = (set: UnnamedSet): string => `${subject(set)}${nameOf(set.codes[0], errors)}`
    const isSingle = ({ codes }: UnnamedSet): boolean => codes.length === 1 && all.size > 1
    const taken = new Set(group.filter(isSingle).map(byCode))
    return group.map((set) => {
      const isWhole = set.codes.length === all.size && !taken.has(byStatus(set))
      if (isWhole) return { ...set, name: byStatus(set) }
      return {
        ...set,
        name: isSingle(set) ? byCode(set) : `${pascalCase(set.operationId)}${set.statusRow.name}`,
      }
    })
  })
  const alike = Map.groupBy(
    named.filter(({ isNarrowed }) => !isNarrowed),
    ({ name }) => name,
  )
  return named.map(({ isNarrowed, ...set }) => ({
    ...set,
    isShared: !isNarrowed && (alike.get(set.name) ?? []).length > 1,
  }))
}

function setsOf(
  errors: ErrorSource,
  operationId: string,
  operation: ErrorSource['operations'][string],
): UnnamedSet[] {
  const family = errors.families[operation.family]
  if (family === undefined) return []
  const rows = operation.codes.flatMap(({ code, meaning }) => {
    const row = errors.codes.find((it) => it.family === operation.family && it.code === code)
    return row === undefined
      ? []
      : [{ row: { ...row, meaning: meaning ?? row.meaning }, isNarrowed: meaning !== undefined }]
  })
  return [...Map.groupBy(rows, ({ row }) => String(row.status))].flatMap(([status, ofStatus]) => {
    const statusRow = errors.statuses[status]
    if (statusRow === undefined) return []
    const codes = ofStatus.map(({ row }) => row) as [CodeRow, ...CodeRow[]]
    const isNarrowed = ofStatus.some((it) => it.isNarrowed)
    return [{ operationId, familyName: operation.family, family, status, statusRow, codes, isNarrowed }]
  })
}

/** Returns the name of a code: `PixKeyNotFound` for `PIX_KEY_NOT_FOUND`. `HTTP_400` gets the name of its status. */
export function nameOf({ code, status }: CodeRow, { statuses }: Pick<ErrorSource, 'statuses'>): string {
  const name = code === `HTTP_${status}` ? statuses[status]?.name : undefined
  return name ?? pascalCase(code)
}

/** `invalid_client` and `INVALID_CLIENT` become `InvalidClient`; `InvalidJSON` stays. */
export function pascalCase(text: string): string {
  const words = text.split('_').map((word) => (/[a-z]/.test(word) ? word : word.toLowerCase()))
  return words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join('')
}
