import { steps } from '../contract/pointer.ts'

/** The place of a finding, as the walk or Redocly reports it. */
interface Place {
  readonly owners: readonly string[]
  readonly component?: string | undefined
  /** A JSON Pointer into one of the bundles. */
  readonly pointer: string
  /** The name in the list `required`, when the difference is in such a list. */
  readonly required?: string | undefined
}

/**
 * Returns the names by which a changeset announces a finding: `Charge.debtor` for a property, `Charge` for the rest of a
 * component, otherwise the operations and events, and for a field of the document its path: `info.license`.
 */
export function rowOf({ owners, component, pointer, required }: Place): readonly string[] {
  const path = steps(pointer)
  if (component !== undefined) {
    const property = required ?? path[path.indexOf('properties') + 1]
    return [path.includes('properties') || required !== undefined ? `${component}.${property}` : component]
  }
  return owners.every((owner) => owner === 'contract') ? [path.join('.')] : owners
}
