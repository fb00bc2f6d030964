import { type Gap, gaps as register, type MachineName, machines, type StateMachine } from '@pix-payments/spec'
import { type Schema, schemas } from '../data/contract.ts'
import { flowAddress, flowsOf } from '../data/flows.ts'
import { gapAddress, machineAddress, schemaAddress, sectionAddress } from '../data/addresses.ts'
import { nameOf } from '../data/schema-type.ts'
import { blocks, fence, inlineCode, json, sentence, table } from './markdown-text.ts'
import {
  type DocumentNode,
  type LinkNode,
  type OperationNode,
  resolve,
  type ResponseNode,
} from './document-nodes.ts'
import { namesBelow, schemaTables, typeText } from './schema-tables.ts'
import type { MarkdownFile } from './page-markdown.ts'
import { twinLink } from './twin-links.ts'

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
  const media = Object.entries(request?.content ?? {})
  const responses = Object.entries(node.responses).map(
    ([status, response]) => [status, resolve(document, response) ?? {}] as const,
  )
  const bodies = [...media.map(([, { schema }]) => schema), ...responses.filter(isShown).flatMap(bodiesOf)]
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
    section(
      'Code samples',
      (node['x-codeSamples'] ?? [])
        .map(({ label, lang, source }) =>
          blocks(`### ${label}`, fence(lang === 'Shell' ? 'sh' : 'ts', source)),
        )
        .join('\n'),
    ),
    section('Parameters', parametersOf(node, document)),
    section(
      isEvent ? 'Payload' : 'Request body',
      media
        .map(([type, { schema, examples = {} }]) =>
          blocks(
            `${inlineCode(type)}, ${request?.required === true ? 'required' : 'optional'}: ${typeText(schema, document.components.schemas)}`,
            request?.description ?? '',
            examplesPart(Object.entries(examples), MOST_EXAMPLES),
          ),
        )
        .join('\n'),
    ),
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

function factsOf(id: string, node: OperationNode, isEvent: boolean): string {
  const { 'x-source': sources = [], 'x-limits': limits, security = [] } = node
  const states = Object.entries<StateMachine>(machines).filter(([, { transitions }]) =>
    transitions.some(
      ({ operations, sends }) => sends === id || (operations as readonly string[]).includes(id),
    ),
  )
  const flows = flowsOf(id)
  const facts = [
    isEvent ? '' : `**Token:** ${tokenOf(security)}`,
    isEvent ? '' : `**Repeats:** ${repeatsOf(node)}`,
    node['x-sandbox-only'] === true
      ? '**Only in staging and in the sandbox.** Production does not have this operation.'
      : '',
    limits === undefined
      ? ''
      : `**Limits of the body:** ${Object.entries(limits)
          .map(([name, value]) => `${value} ${name}`)
          .join(', ')}`,
    states.length === 0
      ? ''
      : `**States:** ${states.map(([name]) => siteLink(name, machineAddress(name as MachineName))).join(', ')}`,
    flows.length === 0
      ? ''
      : `**Flows:** ${flows.map((flow) => siteLink(flow.title, flowAddress(flow))).join(', ')}`,
    [sources].flat().length === 0
      ? ''
      : `**Source:** ${[sources]
          .flat()
          .map((id) => siteLink(id, sectionAddress(id)))
          .join(', ')}`,
  ]
  return facts
    .filter((fact) => fact !== '')
    .map((fact) => `- ${fact}`)
    .join('\n')
}

function tokenOf(security: OperationNode['security']): string {
  if (security === undefined || security.length === 0) return 'none'
  return security.some((one) => Object.keys(one).length === 0)
    ? 'optional'
    : '`authorization: Bearer <access_token>`'
}

function repeatsOf({ 'x-idempotency': idempotency }: OperationNode): string {
  if (idempotency === undefined) return 'harmless, because the operation only reads.'
  if (idempotency === 'always') return 'harmless.'
  if (idempotency === 'none')
    return 'a repeat can happen twice. Do not send the request again when its response was lost.'
  return `idempotent by ${inlineCode(idempotency)}. Several requests with the same value have the effect of one.`
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

/** Error bodies have the form of their family, so only the other responses show their schemas. */
const isShown = ([status]: readonly [string, ResponseNode]): boolean => /^[123]/.test(status)

const bodiesOf = ([, { content = {} }]: readonly [string, ResponseNode]): readonly Schema[] =>
  Object.values(content).map(({ schema }) => schema)

function responsePart(status: string, response: ResponseNode, document: DocumentNode): string {
  const media = Object.values(response.content ?? {})
  const headers = Object.keys(response.headers ?? {}).map(inlineCode)
  const isSuccess = isShown([status, response])
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

function examplesPart(
  examples: readonly (readonly [string, { readonly value: unknown }])[],
  most: number,
): string {
  const others = examples.slice(most).map(([name]) => inlineCode(name))
  return blocks(
    ...examples.slice(0, most).map(([name, { value }]) => `Example ${inlineCode(name)}:\n\n${json(value)}`),
    others.length === 0 ? '' : `Other examples in the OpenAPI document: ${others.join(', ')}.`,
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

/** A link from a page of an operation. The pages are one folder below the root of the site. */
const siteLink = (text: string, address: string): string =>
  `[${text}](${twinLink(address, 'reference/page.html')})`

/** The last section of the page lists the assumptions. */
const withoutBadge = (text: string): string =>
  text.replaceAll(/\s*\*\*Assumed\*\* \((?:\[[^\]]*\]\([^)]*\)(?:, )?)+\)\.?/g, '')
