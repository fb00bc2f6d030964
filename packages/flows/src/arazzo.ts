/** The parts of Arazzo 1.0.1 that the workflows of the contract use. */
export interface ArazzoDocument {
  readonly arazzo: string
  readonly info: { readonly title: string; readonly summary: string; readonly version: string }
  readonly sourceDescriptions: readonly {
    readonly name: string
    readonly type: 'openapi' | 'arazzo'
    readonly url: string
  }[]
  readonly components?: { readonly parameters?: Readonly<Record<string, ArazzoParameter>> }
  readonly workflows: readonly ArazzoWorkflow[]
}

export interface ArazzoWorkflow {
  readonly workflowId: string
  readonly summary: string
  readonly description: string
  /** The guide that shows the flow, such as `deposit`. A workflow that only prepares others has none. */
  readonly 'x-guide'?: string
  readonly 'x-mock': MockUse
  readonly steps: readonly ArazzoStep[]
  readonly outputs?: Readonly<Record<string, string>>
}

/**
 * Whether a flow also runs against the mock. `outputs` are the outputs of a workflow that prepares others: the mock has no
 * wallets, so these constants take the place of its steps.
 */
export type MockUse =
  | { readonly runs: true }
  | { readonly runs: false; readonly reason: string }
  | { readonly outputs: Readonly<Record<string, string>> }

export interface ArazzoParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly value: string | number | boolean
}

export type ArazzoParameterUse = ArazzoParameter | { readonly reference: string }

/** A step calls an operation or runs a workflow. */
export interface ArazzoStep {
  readonly stepId: string
  readonly description: string
  readonly 'x-actor'?: 'payer' | 'institution'
  /** For example `$sourceDescriptions.pix.createImmediateCharge`. */
  readonly operationId?: string
  readonly workflowId?: string
  readonly parameters?: readonly ArazzoParameterUse[]
  readonly requestBody?: { readonly contentType: string; readonly payload: Payload }
  readonly successCriteria?: readonly { readonly condition: string }[]
  readonly outputs?: Readonly<Record<string, string>>
}

/** JSON whose texts may be runtime expressions, such as `$steps.pay.outputs.endToEndId`. */
export type Payload =
  | string
  | number
  | boolean
  | null
  | readonly Payload[]
  | { readonly [name: string]: Payload }
