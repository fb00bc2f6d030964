import type { OperationRow } from './code-runs.ts'
import { nearestCode } from './nearest.ts'
import type { RegisterFault } from './register-error.ts'
import { faultAt, repeated } from './shape.ts'
import type { YamlPath, YamlSource } from './yaml-source.ts'

/** The part of an error catalogue that is checked for references. Its shape is already checked. */
interface Catalogue {
  readonly statuses: Readonly<Record<string, unknown>>
  readonly families: Readonly<
    Record<string, { readonly roles: Readonly<Record<string, string | readonly string[]>> }>
  >
  readonly codes: readonly { readonly code: string; readonly family: string; readonly status: number }[]
  readonly operations: Readonly<Record<string, OperationRow>>
}

/** Returns the codes that a family has twice. The first `own` rows are from the file, the other rows from its base. */
export function faultsOfCodes(source: YamlSource, { codes }: Catalogue, own: number): RegisterFault[] {
  const keyed = codes.map(({ family, code }, index) => ({
    key: `${family}.${code}`,
    path: ['codes', index, 'code'],
  }))
  return repeated(source, [...keyed.slice(own), ...keyed.slice(0, own)])
}

/** Returns the codes of operations that are repeated, that their family lacks, or whose status has no row. */
export function faultsOfOperations(
  source: YamlSource,
  { codes, operations, statuses }: Catalogue,
): RegisterFault[] {
  const lacking = new Set<string>()
  return Object.entries(operations).flatMap(([operationId, { family, codes: listed }]) => {
    const keyed = listed.map(({ code, at }) => ({
      code,
      key: `${operationId}.${code}`,
      path: [...at, 'code'],
    }))
    const faults = keyed.flatMap(({ code, path }) => {
      const row = codes.find((it) => it.family === family && it.code === code)
      if (row === undefined) {
        const others = listed.map((it) => it.code)
        return [unknownCode(source, path, { user: operationId, family, code, codes, others })]
      }
      const status = String(row.status)
      if (status in statuses || lacking.has(status)) return []
      // All codes with this status have the same fault, so only the first one is reported.
      lacking.add(status)
      return [
        faultAt(source, path, `${operationId} lists ${code}, whose status ${status} is not in statuses`),
      ]
    })
    return [...repeated(source, keyed), ...faults]
  })
}

/** Returns the codes of roles that their family lacks. */
export const faultsOfRoles = (source: YamlSource, { codes, families }: Catalogue): RegisterFault[] =>
  Object.entries(families).flatMap(([family, { roles }]) =>
    Object.entries(roles).flatMap(([role, uses]) =>
      [uses]
        .flat()
        .filter((code) => !codes.some((row) => row.family === family && row.code === code))
        .map((code) => {
          const path = ['families', family, 'roles', role]
          return unknownCode(source, path, { user: `the role ${role}`, family, code, codes })
        }),
    ),
  )

interface UnknownCode {
  /** The operation or the role that uses the code. */
  readonly user: string
  readonly family: string
  readonly code: string
  readonly codes: Catalogue['codes']
  /** The other codes of the operation, which the misspelt code cannot mean. */
  readonly others?: readonly string[]
}

function unknownCode(
  source: YamlSource,
  path: YamlPath,
  { user, family, code, codes, others = [] }: UnknownCode,
): RegisterFault {
  const meant = nearestCode(code, { family, codes, others })
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`
  const message = `${user} uses ${code}, which the family ${family} does not have${hint}`
  return { ...faultAt(source, path, message), kind: 'unknown-code' }
}
