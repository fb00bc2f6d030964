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

/** How a description names gaps and operations. */
export interface DescriptionStyle {
  /** The address of an operation. `folder` is the folder of its reference, or undefined for the reference of the text. */
  readonly operation: (id: string, folder: string | undefined) => string
  /** The badge of the gaps `G-018, G-026`, with the full stop. */
  readonly badge: (gaps: readonly string[]) => string
  /** A paragraph at the end of the description of an operation. A callback has none. */
  readonly note?: (operationId: string) => string
}

/** A span or a block of code. A Markdown link inside it would not be rendered. */
const CODE = /(```[^]*?```|`[^`]*`)/
const BADGE = /\*\*(?:Assumed|Suposição)\*\* \(([^)]+)\)\./g

/**
 * The document of a reference with links in its descriptions: gap numbers lead to the gap register, and operation names
 * lead to the operation, in the same or in another reference. Everything else equals the published document.
 */
export function linkedDocument(
  reference: Reference,
  contracts: ReadonlyMap<Reference, Contract>,
  style: DescriptionStyle,
): Contract {
  const folders = new Map(
    [...contracts].flatMap(([{ folder }, contract]) =>
      operationIds(contract).map((id) => [id, folder === reference.folder ? undefined : folder] as const),
    ),
  )
  const operation = new RegExp(`(?<![\\w\`/#[])(${[...folders.keys()].join('|')})(?![\\w\`\\]])`, 'g')
  const link = (description: string): string =>
    description
      .split(CODE)
      .map((part) =>
        part.startsWith('`')
          ? part
          : part.replaceAll(operation, (id) => `[${id}](${style.operation(id, folders.get(id))})`),
      )
      .join('')
      .replaceAll(BADGE, (_, gaps: string) => style.badge(gaps.split(', ')))
  return mapDescriptions(contracts.get(reference), (description, { operationId, responses }) => {
    // Links and callbacks also have an operationId, but no page in the reference.
    const isListed = responses !== undefined && typeof operationId === 'string' && folders.has(operationId)
    const note = isListed ? style.note?.(operationId) : undefined
    return note === undefined ? link(description) : `${link(description)}\n\n${note}`
  }) as Contract
}

function operationIds({ paths, webhooks = {} }: Contract): readonly string[] {
  return [...Object.values(paths), ...Object.values(webhooks)]
    .flatMap((item) => Object.values(item))
    .map(({ operationId }) => operationId)
}

type Change = (
  description: string,
  owner: { readonly operationId?: unknown; readonly responses?: unknown },
) => string

function mapDescriptions(node: unknown, change: Change): unknown {
  if (Array.isArray(node)) return node.map((item) => mapDescriptions(item, change))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'description' && typeof value === 'string') return [key, change(value, node)]
      // The data of examples is not prose, even when a field is named `description`.
      return [key, key === 'examples' || key === 'example' ? value : mapDescriptions(value, change)]
    }),
  )
}
