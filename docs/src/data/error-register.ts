import {
  type ErrorEntry,
  type ErrorEnvelope,
  type ErrorFamily,
  errors,
  type OperationId,
} from '@pix-payments/spec'

export interface CodeRow extends ErrorEntry {
  readonly code: string
  /** The operations that return the code, in the order of the contract. */
  readonly operations: readonly OperationId[]
}

export interface FamilyOfCodes {
  readonly family: ErrorFamily
  readonly title: string
  readonly envelope: ErrorEnvelope
  readonly rows: readonly CodeRow[]
}

const TITLES: Readonly<Record<ErrorFamily, string>> = {
  token: 'Token route',
  money: 'Money routes',
  automatic: 'Pix Automático',
}

/** The error catalogue by family, in the catalogue's order. Each code has the operations that return it. */
export function errorRegister(): readonly FamilyOfCodes[] {
  return (Object.keys(errors.families) as ErrorFamily[]).map((family) => ({
    family,
    title: TITLES[family],
    envelope: errors.families[family],
    rows: Object.entries<ErrorEntry>(errors.codes[family]).map(([code, entry]) => ({
      code,
      ...entry,
      operations: operationsOf(family, code),
    })),
  }))
}

function operationsOf(family: ErrorFamily, code: string): readonly OperationId[] {
  const ids = Object.keys(errors.operations) as OperationId[]
  return ids.filter((id) => {
    const { family: own, codes }: { family: string; codes: readonly string[] } = errors.operations[id]
    return own === family && codes.includes(code)
  })
}

/** The family of a code: the family of the first of the operations that lists the code. */
export function familyOf(operations: readonly OperationId[], code: string): ErrorFamily {
  const first = operations.find((id) => (errors.operations[id].codes as readonly string[]).includes(code))
  if (first === undefined) throw new Error(`None of ${operations.join(', ')} lists the code ${code}.`)
  return errors.operations[first].family
}
