import { flowAddress, flowsOf } from '../data/flows.ts'
import type { Contract } from './reference-document.ts'

/**
 * Adds to the description of each operation and event the flows that use it: `Flows: [A deposit](../flows/deposit.html).`
 * The links are relative to the page of a reference.
 */
export function withFlowLinks(contract: Contract, texts: FlowTexts = ENGLISH): Contract {
  const { paths, webhooks } = contract
  return {
    ...contract,
    paths: linked(paths, texts),
    ...(webhooks !== undefined && { webhooks: linked(webhooks, texts) }),
  }
}

interface FlowTexts {
  readonly words: string
  /** The title of a flow in the language of the reference. */
  readonly title: (english: string) => string
}

const ENGLISH: FlowTexts = { words: 'Flows', title: (english) => english }

function linked(items: Contract['paths'], { words, title }: FlowTexts): Contract['paths'] {
  return mapValues(items, (item) =>
    mapValues(item, (operation) => {
      const { operationId, description = '' } = operation
      const links = flowsOf(operationId).map((flow) => `[${title(flow.title)}](..${flowAddress(flow)})`)
      if (links.length === 0) return operation
      return { ...operation, description: `${description}\n\n${words}: ${links.join(', ')}.` }
    }),
  )
}

const mapValues = <Value>(
  map: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
