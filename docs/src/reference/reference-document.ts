import type { Reference } from './references.ts'

/** The parts of the bundled contract that the reference changes. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>
  readonly webhooks?: Contract['paths']
}

interface ContractOperation {
  readonly operationId: string
  readonly description?: string
}

/** A span or a block of code. A Markdown link inside it would not be rendered. */
const CODE = /(```[^]*?```|`[^`]*`)/

/**
 * The document that a reference shows. Gap numbers link to the gap register, and operation names link to the operation,
 * in the same or in another reference. Everything else equals the published document.
 */
export function referenceDocument(
  reference: Reference,
  contracts: ReadonlyMap<Reference, Contract>,
): Contract {
  const pages = new Map(
    [...contracts].flatMap(([{ folder }, contract]) => {
      const page = folder === reference.folder ? '' : `../${folder}/index.html`
      return operationIds(contract).map((id) => [id, page] as const)
    }),
  )
  const operation = new RegExp(`(?<![\\w\`/#[])(${[...pages.keys()].join('|')})(?![\\w\`\\]])`, 'g')
  const link = (description: string): string =>
    description
      .split(CODE)
      .map((part) =>
        part.startsWith('`')
          ? part
          : part.replaceAll(operation, (id) => `[${id}](${pages.get(id)}#operation/${id})`),
      )
      .join('')
      .replaceAll(/\*\*Assumed\*\* \(([^)]+)\)/g, (_, gaps: string) => `**Assumed** (${linkGaps(gaps)})`)
  return mapDescriptions(contracts.get(reference), link) as Contract
}

function operationIds({ paths, webhooks = {} }: Contract): readonly string[] {
  return [...Object.values(paths), ...Object.values(webhooks)]
    .flatMap((item) => Object.values(item))
    .map(({ operationId }) => operationId)
}

const linkGaps = (gaps: string): string => gaps.replaceAll(/G-\d+/g, '[$&](../gaps.html#$&)')

function mapDescriptions(node: unknown, change: (description: string) => string): unknown {
  if (Array.isArray(node)) return node.map((item) => mapDescriptions(item, change))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'description' && typeof value === 'string') return [key, change(value)]
      // The data of examples is not prose, even when a field is named `description`.
      return [key, key === 'examples' || key === 'example' ? value : mapDescriptions(value, change)]
    }),
  )
}
