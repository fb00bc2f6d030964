import { type Gap, gaps as register } from '@pix-payments/spec'
import { gapAddress } from '../data/addresses.ts'
import { type DocumentNode, type OperationNode, type RequestNode, resolve } from './document-nodes.ts'
import { blocks, fence, inlineCode, sentence, table } from './markdown-text.ts'
import { factsOf } from './operation-facts.ts'
import type { MarkdownFile } from './page-markdown.ts'
import { examplesPart, responsePart, shownSchemas } from './response-part.ts'
import { namesBelow, schemaTables, typeText } from './schema-tables.ts'
import { siteLink } from './site-link.ts'

/** An operation or an event, with the place of its page. */
export interface DocumentedOperation {
  readonly id: string
  readonly kind: 'operation' | 'event'
  readonly method: string
  /** The path of an operation, or the name of an event. */
  readonly path: string
  readonly node: OperationNode
}

/** The page of an operation: everything that the contract says about it. `folder` is the folder of the reference. */
export function operationPage(
  { id, kind, method, path, node }: DocumentedOperation,
  document: DocumentNode,
  folder: string,
): MarkdownFile {
  const isEvent = kind === 'event'
  const request = resolve(document, node.requestBody)
  const responses = Object.entries(node.responses).map(
    ([status, response]) => [status, resolve(document, response) ?? {}] as const,
  )
  const bodies = [
    ...Object.values(request?.content ?? {}).map(({ schema }) => schema),
    ...responses.flatMap(([status, response]) => shownSchemas(status, response)),
  ]
  const tables = schemaTables(bodies.flatMap(namesBelow), document.components.schemas)
  const title = `${id}: ${node.summary}`
  const target = isEvent ? `${method} to the URL of the webhook` : `${method} ${path}`
  const markdown = blocks(
    `# ${title}`,
    isEvent
      ? `Event ${inlineCode(id)}. The service sends it as a ${method} request to the URL of the wallet's webhook.`
      : inlineCode(target),
    withoutBadge(node.description),
    factsOf(id, node, isEvent),
    section('Code samples', samplesOf(node)),
    section('Parameters', parametersOf(node, document)),
    section(isEvent ? 'Payload' : 'Request body', requestPart(request, document)),
    section(
      'Responses',
      responses.map(([status, response]) => responsePart(status, response, document)).join('\n'),
    ),
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

function requestPart(request: RequestNode | undefined, document: DocumentNode): string {
  const { content = {}, required = false, description = '' } = request ?? {}
  const parts = Object.entries(content).map(([type, { schema, examples = {} }]) => {
    const words = `${required ? 'required' : 'optional'}: ${typeText(schema, document.components.schemas)}`
    return blocks(`${inlineCode(type)}, ${words}`, description, examplesPart(Object.entries(examples)))
  })
  return parts.join('\n')
}

function parametersOf({ parameters = [] }: OperationNode, document: DocumentNode): string {
  const rows = parameters.flatMap((it) => resolve(document, it) ?? [])
  return table(
    ['Name', 'In', 'Required', 'Type', 'Meaning'],
    rows.map(({ name, in: place, required, schema, description = '' }) => [
      inlineCode(name),
      place,
      required === true ? 'yes' : 'no',
      typeText(schema, document.components.schemas),
      description,
    ]),
  )
}

/** The assumptions that the operation itself names. Its schemas name their own. */
function assumptionsOf({ 'x-gap': gaps = [] }: OperationNode): string {
  const rows = [gaps].flat().flatMap((id) => register.find((gap) => gap.id === id) ?? [])
  if (rows.length === 0) return ''
  return blocks(
    'The source does not state these points. The contract assumes:',
    rows.map((gap) => `- ${gapLine(gap)}`).join('\n'),
  )
}

const gapLine = ({ id, confidence, unknown, assumption }: Gap): string =>
  `${siteLink(id, gapAddress(id))} (${confidence} confidence) ${sentence(`${unknown} ${assumption}`)}`

/** The last section of the page lists the assumptions. */
const withoutBadge = (text: string): string =>
  text.replaceAll(/\s*\*\*Assumed\*\* \((?:\[[^\]]*\]\([^)]*\)(?:, )?)+\)\.?/g, '')
