import type { LocatedValue } from './node.ts'
import type { NodeComparison } from './nodes.ts'
import type { Recorder } from './recorder.ts'

/** An operation or event, with the path that it is under. */
export interface Entry {
  readonly id: string
  readonly path: string
  readonly method: string
  readonly item: LocatedValue
  readonly operation: LocatedValue
}

export interface OperationsOptions {
  readonly section: 'paths' | 'webhooks'
  readonly recorder: Recorder
  readonly nodes: NodeComparison
}
