import { schemaAddress } from '../data/addresses.ts'
import { type Schema, schemas } from '../data/contract.ts'
import { nameOf } from '../data/schema-type.ts'
import {
  type DocumentNode,
  type ExampleNode,
  type LinkNode,
  resolve,
  type ResponseNode,
} from './document-nodes.ts'
import { blocks, inlineCode, json } from './markdown-text.ts'
import { typeText } from './schema-tables.ts'
import { siteLink } from './site-link.ts'

/** Error bodies have the form of their family, so only the other responses show their schemas. */
const isShown = (status: string): boolean => /^[123]/.test(status)

/** The schemas of a response that its page shows. */
export const shownSchemas = (status: string, { content = {} }: ResponseNode): readonly Schema[] =>
  isShown(status) ? Object.values(content).map(({ schema }) => schema) : []

/** A response with its body, its codes, its headers, the next operations and examples. */
export function responsePart(status: string, response: ResponseNode, document: DocumentNode): string {
  const media = Object.values(response.content ?? {})
  const headers = Object.keys(response.headers ?? {}).map(inlineCode)
  const isSuccess = isShown(status)
  const types = media.map(({ schema }) =>
    isSuccess ? typeText(schema, document.components.schemas) : schemaLink(nameOf(schema.$ref ?? '')),
  )
  const examples = media.flatMap(({ examples = {} }) => Object.entries(examples))
  // One error is enough to see the form of all errors of a status.
  const most = isSuccess ? MOST_EXAMPLES : 1
  return blocks(
    `### ${status}`,
    response.description ?? '',
    types.length === 0 ? '' : `Body: ${types.join(' or ')}`,
    headers.length === 0 ? '' : `Headers: ${headers.join(', ')}`,
    linksPart(response, document),
    examplesPart(examples, most),
  )
}

/** The operations that take values of the response. */
function linksPart({ links = {} }: ResponseNode, document: DocumentNode): string {
  const rows = Object.values(links).flatMap((it) => resolve<LinkNode>(document, it) ?? [])
  const items = rows.map(({ operationId = '', description = '', parameters = {} }) => {
    const values = Object.entries(parameters).map(([name, value]) => inlineCode(`${name} = ${String(value)}`))
    return `- [${operationId}](${operationId}.md): ${[description, ...values].join(' ')}`
  })
  return items.length === 0 ? '' : `Next operations:\n\n${items.join('\n')}`
}

/** The site has a page of the schemas of the contract. The other documents have none. */
const schemaLink = (name: string): string =>
  name in schemas ? siteLink(name, schemaAddress(name)) : inlineCode(name)

/** The pages of operations with many examples would be long, so the others are only named. */
const MOST_EXAMPLES = 2

/** The first examples in full, and the names of the others. */
export function examplesPart(
  examples: readonly (readonly [string, ExampleNode])[],
  most: number = MOST_EXAMPLES,
): string {
  const others = examples.slice(most).map(([name]) => inlineCode(name))
  return blocks(
    ...examples.slice(0, most).map(([name, { value }]) => `Example ${inlineCode(name)}:\n\n${json(value)}`),
    others.length === 0 ? '' : `Other examples in the OpenAPI document: ${others.join(', ')}.`,
  )
}
