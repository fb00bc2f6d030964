import type { ArazzoStep, ArazzoWorkflow, MockUse } from './arazzo.ts'
import { type Operation, operationOf } from './operations.ts'

/** Who acts in a step. */
export type Actor = 'operator' | 'payer' | 'institution'

/** A flow of several calls, as its workflow file in `spec/workflows` describes it. */
export interface Flow {
  /** The name of the file and of the page, such as `withdrawal-by-key`. */
  readonly name: string
  readonly title: string
  /** One sentence. */
  readonly summary: string
  readonly description: string
  /** The guide that shows the flow, such as `withdrawal`. */
  readonly guide: string
  readonly mock: MockUse
  readonly steps: readonly Step[]
}

interface Common {
  readonly id: string
  readonly description: string
  /** The criteria of the step, such as `$statusCode == 201`. */
  readonly conditions: readonly string[]
}

/** Opens the wallet of the flow or another one, or gets a token for it. */
export interface SetupStep extends Common {
  readonly kind: 'setup'
}
/** Time passes on the clock of the wallet. */
export interface TimeStep extends Common {
  readonly kind: 'time'
}
/** The operator gets an event. */
export interface EventStep extends Common {
  readonly kind: 'event'
  readonly event: string
}
/** A party acts. An action of the payer or of an institution is a simulation. */
export interface CallStep extends Common {
  readonly kind: 'call'
  readonly actor: Actor
  readonly operation: Operation
}

export type Step = SetupStep | TimeStep | EventStep | CallStep

/** Operations that open wallets for a flow. */
const SETUP: ReadonlySet<string> = new Set(['createWallet', 'updateWallet', 'createAccessToken'])

export function flowOf(name: string, workflow: ArazzoWorkflow, summary: string): Flow {
  const { 'x-guide': guide, 'x-mock': mock, summary: title, description, steps } = workflow
  if (guide === undefined) throw new Error(`The workflow ${name} names no guide in x-guide.`)
  return { name, title, summary, description, guide, mock, steps: steps.map(stepOf) }
}

function stepOf(step: ArazzoStep): Step {
  const { stepId: id, description, 'x-actor': actor = 'operator', operationId } = step
  const conditions = (step.successCriteria ?? []).map(({ condition }) => condition)
  const common = { id, description, conditions }
  if (operationId === undefined) return { ...common, kind: 'setup' }
  const operation = operationOf(operationId)
  if (SETUP.has(operation.id)) return { ...common, kind: 'setup' }
  if (operation.source === 'sandbox') {
    if (operation.id === 'advanceClock') return { ...common, kind: 'time' }
    if (operation.id === 'listEvents') return { ...common, kind: 'event', event: eventOf(step) }
  }
  return { ...common, kind: 'call', actor, operation }
}

function eventOf({ stepId, parameters = [] }: ArazzoStep): string {
  const event = parameters.find((it) => 'name' in it && it.name === 'event')
  if (event === undefined || !('value' in event)) throw new Error(`The step ${stepId} names no event.`)
  return String(event.value)
}
