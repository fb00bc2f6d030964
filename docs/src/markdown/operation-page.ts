import { gapAddress } from '../data/addresses.ts'
import {
  type DocumentedOperation,
  type DocumentNode,
  type OperationNode,
  type RequestNode,
  resolve,
} from './document-nodes.ts'
import { blocks, fence, inlineCode } from './markdown-text.ts'
import { factsOf } from './operation-facts.ts'
import type { MarkdownFile } from './page-markdown.ts'
import { examplesPart, responsePart } from './response-part.ts'
import { namesBelow, type PageOf, parameterTable, schemaTables, typeText } from './schema-tables.ts'
import { bodiesOf, type SharedParts } from './shared-parts.ts'
import { siteLink } from './site-link.ts'

/**
 * Writes the page of one operation. What several operations share stands on other pages, to which this page links.
 * `folder` is the folder of the reference.
 */
export function operationPage(
  { id, kind, method, path, node }: DocumentedOperation,
  document: DocumentNode,
  folder: string,
  shared: SharedParts,
): MarkdownFile {
  const isEvent = kind === 'event'
  const request = resolve(document, node.requestBody)
  const responses = Object.entries(node.responses).map(
    ([status, response]) => [status, resolve(document, response) ?? {}] as const,
  )
  const pageOf: PageOf = (name) => {
    const owner = shared.schemas.get(name)
    return owner === undefined || owner === id ? undefined : `${owner}.md`
  }
  const tables = schemaTables(
    bodiesOf(node, document).flatMap(namesBelow),
    document.components.schemas,
    pageOf,
  )
  const elsewhere: string[] = []
  const parts = responses.flatMap(([status, response]) => {
    const part = responsePart(status, response, document, pageOf)
    const anchor = shared.responses.get(part)
    if (anchor === undefined) return [part]
    elsewhere.push(`[${status}](index.md#${anchor})`)
    return []
  })
  const title = `${id}: ${node.summary}`
  const target = isEvent ? `${method} to the URL of the webhook` : `${method} ${path}`
  const markdown = blocks(
    `# ${title}`,
    isEvent ? `Event ${inlineCode(id)}, a ${method} request to the wallet's webhook.` : inlineCode(target),
    withoutBadge(node.description),
    factsOf(id, node, isEvent),
    section('Code samples', samplesOf(node)),
    section('Parameters', parametersOf(node, document, shared)),
    section(isEvent ? 'Payload' : 'Request body', requestPart(request, document, pageOf, node)),
    section('Responses', blocks(...parts, elsewhere.length === 0 ? '' : `Also: ${elsewhere.join(', ')}.`)),
    section('Schemas', tables),
    section('Assumptions', assumptionsOf(node)),
  )
  return { path: `${folder}/${id}.md`, title: id, description: `${target}: ${node.summary}.`, markdown }
}

const section = (title: string, text: string): string => (text.trim() === '' ? '' : `## ${title}\n\n${text}`)

const samplesOf = ({ 'x-codeSamples': samples = [] }: OperationNode): string =>
  samples
    .map(({ label, lang, source }) => blocks(`### ${label}`, fence(lang === 'Shell' ? 'sh' : 'ts', source)))
    .join('\n')

function requestPart(
  request: RequestNode | undefined,
  document: DocumentNode,
  pageOf: PageOf,
  { 'x-codeSamples': samples = [] }: OperationNode,
): string {
  // The code samples send the first example.
  const most = samples.length === 0 ? 1 : 0
  const { content = {}, required = false, description = '' } = request ?? {}
  const parts = Object.entries(content).map(([type, { schema, examples = {} }]) => {
    const words = `${required ? 'required' : 'optional'}: ${typeText(schema, document.components.schemas, pageOf)}`
    return blocks(`${inlineCode(type)}, ${words}`, description, examplesPart(Object.entries(examples), most))
  })
  return parts.join('\n')
}

function parametersOf(
  { parameters = [] }: OperationNode,
  document: DocumentNode,
  { parameters: common }: SharedParts,
): string {
  const rows = parameters.flatMap((it) => resolve(document, it) ?? []).filter((it) => !common.has(it.name))
  return rows.length === 0 ? '' : parameterTable(rows, document)
}

/** The assumptions that the operation itself names. Its schemas name their own. The register tells each. */
function assumptionsOf({ 'x-gap': gaps = [] }: OperationNode): string {
  const links = [gaps].flat().map((id) => siteLink(id, gapAddress(id)))
  return links.length === 0 ? '' : `Not in the source: ${links.join(', ')}.`
}

/** The last section of the page lists the assumptions. */
const withoutBadge = (text: string): string =>
  text.replaceAll(/\s*\*\*Assumed\*\* \((?:\[[^\]]*\]\([^)]*\)(?:, )?)+\)\.?/g, '')
