import { type MachineName, machines, type StateMachine } from '@pix-payments/spec'
import { machineAddress, sectionAddress } from '../data/addresses.ts'
import { flowAddress, flowsOf } from '../data/flows.ts'
import type { OperationNode } from './document-nodes.ts'
import { inlineCode } from './markdown-text.ts'
import { siteLink } from './site-link.ts'

/** Short facts about an operation as a list: another token than usual, repeats, limits, and the pages of states, flows and sections. */
export function factsOf(id: string, node: OperationNode, isEvent: boolean): string {
  const { 'x-source': sources = [], 'x-limits': limits, security = [] } = node
  const states = Object.entries<StateMachine>(machines).filter(([, { transitions }]) =>
    transitions.some(
      ({ operations, sends }) => sends === id || (operations as readonly string[]).includes(id),
    ),
  )
  const flows = flowsOf(id)
  const facts = [
    isEvent || tokenOf(security) === BEARER ? '' : `**Token:** ${tokenOf(security)}`,
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

/** What the pages leave out, because nearly every operation takes it. The guide to authentication tells it. */
const BEARER = '`authorization: Bearer <access_token>`'

function tokenOf(security: OperationNode['security']): string {
  if (security === undefined || security.length === 0) return 'none'
  return security.some((one) => Object.keys(one).length === 0) ? 'optional' : BEARER
}

function repeatsOf({ 'x-idempotency': idempotency }: OperationNode): string {
  if (idempotency === undefined) return 'harmless, it only reads.'
  if (idempotency === 'always') return 'harmless.'
  if (idempotency === 'none')
    return 'a repeat can happen twice. Do not send the request again when its response was lost.'
  return `idempotent by ${inlineCode(idempotency)}.`
}
