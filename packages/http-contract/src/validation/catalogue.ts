import type { ErrorRoles } from '@pix-payments/spec'

/** The part of the error catalogue that validation reads: `x-error-catalogue` of the bundled contract. */
export interface ErrorCatalogue {
  readonly families: Readonly<Record<string, ErrorFamily>>
  /** The codes, by family and then by code. */
  readonly codes: Readonly<Record<string, Readonly<Record<string, CatalogueCode>>>>
  readonly operations: Readonly<Record<string, OperationErrors>>
}

export interface ErrorFamily {
  /**
   * The path prefixes of the family. If a path starts with the prefixes of several families, the longest prefix
   * decides.
   */
  readonly prefixes: readonly string[]
  readonly roles: ErrorRoles
}

export type TransportRole = Exclude<keyof ErrorRoles, 'malformedParameter' | 'malformedBody'>

export interface CatalogueCode {
  readonly status: number
  readonly retryable: boolean
  /** The case in which `retryable` is true, when it is usually false. Null for a code with one value. */
  readonly retryableWhen?: string | null | undefined
  /** `error.type` of the Pix Automático envelope (§7.4); `null` in the other families. */
  readonly type: string | null
  readonly meaning: string
}

export interface OperationErrors {
  readonly family: string
  /**
   * The codes in order of precedence: when a request breaks several rules, the response has the first of their codes.
   */
  readonly codes: readonly string[]
  /** The meaning of a code for this operation, where it is narrower than the meaning in the catalogue. */
  readonly meanings?: Readonly<Record<string, string>> | undefined
}

/**
 * Returns the families whose prefix matches the path, the longest prefix first. A prefix matches only whole segments:
 * `/rec` does not match `/recurrence`.
 */
export function familiesOf(catalogue: ErrorCatalogue, path: string): string[] {
  const matches = Object.entries(catalogue.families).flatMap(([name, { prefixes }]) =>
    prefixes.filter((prefix) => startsWithSegments(path, prefix)).map((prefix) => ({ name, prefix })),
  )
  return matches.sort((a, b) => b.prefix.length - a.prefix.length).map(({ name }) => name)
}

function startsWithSegments(path: string, prefix: string): boolean {
  return prefix.endsWith('/') ? path.startsWith(prefix) : path === prefix || path.startsWith(`${prefix}/`)
}

export function codeOf(catalogue: ErrorCatalogue, family: string, code: string): CatalogueCode {
  const found = catalogue.codes[family]?.[code]
  if (found === undefined) throw new Error(`The catalogue has no code ${code} in the family ${family}`)
  return found
}

export function errorsOf(catalogue: ErrorCatalogue, operationId: string): OperationErrors {
  const found = catalogue.operations[operationId]
  if (found === undefined) throw new Error(`The catalogue does not list the operation ${operationId}`)
  return found
}

export function familyOf(catalogue: ErrorCatalogue, name: string): ErrorFamily {
  const found = catalogue.families[name]
  if (found === undefined) throw new Error(`The catalogue has no family ${name}`)
  return found
}
