import { operations } from './contract.ts'

/** The operations and events that cite a section, in the order of the contract. */
export function operationsOfSection(section: string): readonly string[] {
  return operations
    .filter(({ node }) => {
      const sources = (node as { 'x-source'?: string | readonly string[] })['x-source'] ?? []
      return [sources].flat().includes(section)
    })
    .map(({ id }) => id)
}
