import { schemaAddress } from '../data/addresses.ts'
import { errorRegister } from '../data/error-register.ts'
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
import { type PageOf, typeText } from './schema-tables.ts'
import { siteLink } from './site-link.ts'

/** Error bodies have the form of their family, so only the other responses show their schemas, headers and examples. */
export const isSuccess = (status: string): boolean => /^[123]/.test(status)

/** The schemas of a response that its page shows. */
export const shownSchemas = (status: string, { content = {} }: ResponseNode): readonly Schema[] =>
  isSuccess(status) ? Object.values(content).map(({ schema }) => schema) : []

/** Headers that every response has, of which the guides tell. */
const EVERYWHERE = new Set(['x-request-id', 'x-correlation-id', 'cache-control'])

/** A response with its body, its codes, its headers, the next operations and examples. */
export function responsePart(
  status: string,
  response: ResponseNode,
  document: DocumentNode,
  pageOf?: PageOf,
): string {
  const media = Object.values(response.content ?? {})
  const headers = Object.keys(response.headers ?? {})
    .filter((name) => !EVERYWHERE.has(name))
    .map(inlineCode)
  const types = media.map(({ schema }) =>
    isSuccess(status)
      ? typeText(schema, document.components.schemas, pageOf)
      : schemaLink(nameOf(schema.$ref ?? '')),
  )
  // The page that has the table of a body also has an example of it.
  const isElsewhere = media.some(({ schema }) => pageOf?.(nameOf(schema.$ref ?? '')) !== undefined)
  const examples = media.flatMap(({ examples = {} }) => Object.entries(examples))
  return blocks(
    `### ${status}`,
    isSuccess(status) ? (response.description ?? '') : ownCodes(response.description ?? ''),
    types.length === 0 ? '' : `Body: ${types.join(' or ')}`,
    ...(isSuccess(status)
      ? [
          headers.length === 0 ? '' : `Headers: ${headers.join(', ')}`,
          linksPart(response, document),
          examplesPart(examples, isElsewhere ? 0 : 1),
        ]
      : []),
  )
}

/** The meanings of the codes in the catalogue. */
const CATALOGUE = new Set(
  errorRegister().flatMap(({ rows }) => rows.map(({ code, meaning }) => `${code} ${meaning}`)),
)

/** The description of an error response. Codes with the meaning of the catalogue are only named. */
function ownCodes(description: string): string {
  const named: string[] = []
  const lines = description.split('\n').filter((line) => {
    const [, code = '', meaning = ''] = /^\| `(\w+)` \| (.*?) \| .* \|$/.exec(line) ?? []
    if (!CATALOGUE.has(`${code} ${meaning}`)) return true
    named.push(inlineCode(code))
    return false
  })
  const hasRows = lines.some((line) => line.startsWith('| `'))
  const own = lines.filter((line) => hasRows || !line.startsWith('|')).join('\n')
  const links = `In the ${siteLink('catalogue', '/errors.html')}: ${named.join(', ')}.`
  return named.length === 0 ? description : blocks(own.trim(), links)
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

/** How many entries of a list an example shows. */
const ENTRIES = 3
const fewEntries = (_: string, value: unknown): unknown =>
  Array.isArray(value) && typeof value[0] === 'object' ? value.slice(0, ENTRIES) : value

/** The first example, unless the page has it already, and the names of the others. */
export function examplesPart(examples: readonly (readonly [string, ExampleNode])[], most: 0 | 1 = 1): string {
  const others = examples.slice(most).map(([name]) => inlineCode(name))
  return blocks(
    ...examples.slice(0, most).map(([name, { value }]) => {
      const shown = JSON.parse(JSON.stringify(value, fewEntries)) as unknown
      const few = json(shown) === json(value) ? '' : `, with ${ENTRIES} entries of its list`
      return `Example ${inlineCode(name)}${few}:\n\n${json(shown)}`
    }),
    others.length === 0 ? '' : `Examples in OpenAPI: ${others.join(', ')}.`,
  )
}
