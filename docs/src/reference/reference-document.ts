/** The parts of the bundled contract that its documentation changes. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
  readonly webhooks: Contract['paths']
}

/**
 * The contract as the reference shows it: gap numbers lead to the gap register, operation names to the operation.
 * Nothing else differs from the published document.
 */
export function referenceDocument(contract: Contract): Contract {
  const ids = [...Object.values(contract.paths), ...Object.values(contract.webhooks)]
    .flatMap((item) => Object.values(item))
    .map(({ operationId }) => operationId)
  const operation = new RegExp(`(?<![\\w\`/#[])(${ids.join('|')})(?![\\w\`\\]])`, 'g')
  const link = (description: string): string =>
    description
      .replaceAll(operation, '[$1](#operation/$1)')
      .replaceAll(/\*\*Assumed\*\* \(([^)]+)\)/g, (_, gaps: string) => `**Assumed** (${linkGaps(gaps)})`)
  return mapDescriptions(contract, link) as Contract
}

const linkGaps = (gaps: string): string => gaps.replaceAll(/G-\d+/g, '[$&](../gaps.html#$&)')

function mapDescriptions(node: unknown, change: (description: string) => string): unknown {
  if (Array.isArray(node)) return node.map((item) => mapDescriptions(item, change))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'description' && typeof value === 'string') return [key, change(value)]
      // The data of examples is not prose, whatever its fields are called.
      return [key, key === 'examples' || key === 'example' ? value : mapDescriptions(value, change)]
    }),
  )
}
