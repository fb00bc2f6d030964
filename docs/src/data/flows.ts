import { type Flow, readFlows, type Step } from '@pix-payments/flows'
import { operationAddress, sandboxOperationAddress } from './addresses.ts'

/** All flows of `spec/workflows`, in the order of their guides, then by name. */
const GUIDES = ['deposit', 'withdrawal', 'refund', 'recurring-charges', 'cycles', 'reconciliation']
export const flows: readonly Flow[] = [...readFlows()].sort((one, other) => rank(one) - rank(other))

function rank({ guide, name }: Flow): number {
  const place = GUIDES.indexOf(guide)
  if (place === -1)
    throw new Error(`The flow ${name} names the guide ${guide}, which flows.ts does not know.`)
  return place
}

export const flowAddress = ({ name }: Flow): string => `/flows/${name}.html`

/** The flows that a guide shows. */
export const flowsOfGuide = (guide: string): readonly Flow[] => flows.filter((flow) => flow.guide === guide)

/** The flows that call an operation, or in which the operator gets an event. */
export function flowsOf(id: string): readonly Flow[] {
  return flows.filter(({ steps }) => steps.some((step) => idOf(step) === id))
}

function idOf(step: Step): string | undefined {
  if (step.kind === 'event') return step.event
  return step.kind === 'call' ? step.operation.id : undefined
}

/** The operation or event of a step, with its page. Undefined for a step that only prepares the wallet or its clock. */
export function subjectOf(step: Step): { readonly id: string; readonly address: string } | undefined {
  const id = idOf(step)
  if (id === undefined) return undefined
  const sandbox = step.kind === 'call' && step.operation.source === 'sandbox'
  return { id, address: sandbox ? sandboxOperationAddress(id) : operationAddress(id) }
}
