import type { Json, JsonObject } from '../contract/json.ts'
import type { NodeType } from './shapes.ts'

/**
 * The direction of a value. The operator sends a `request` and reads a `response`; the payload of a webhook is a
 * `response`. `contract` is for values that are not sent: fields of the document itself, and unused components.
 */
export type Direction = 'request' | 'response' | 'contract'

/** A place where an operation or event uses the node that differs. */
export interface Usage {
  /** An operationId, an event, or `contract`. */
  readonly owner: string
  readonly direction: Direction
  /** Examples: `body amount`, `422 body code`, `query limit`. */
  readonly place: string
  /** The status of the response that contains the place. */
  readonly status?: string
}

/** One difference of meaning between two contracts. */
export interface Difference {
  /** The type of the node that has the keyword. */
  readonly node: NodeType
  readonly keyword: string
  /** The entry of a map, or the member of a set, that was added or removed. */
  readonly member?: string
  /** `reordered`: the same members in another order. */
  readonly kind: 'added' | 'removed' | 'changed' | 'reordered'
  readonly before?: Json | undefined
  readonly after?: Json | undefined
  /** JSON Pointers into the two documents. At least one is defined. */
  readonly base?: string | undefined
  readonly head?: string | undefined
  /** The nodes that contain the keyword, with references followed. */
  readonly around: { readonly base: JsonObject; readonly head: JsonObject }
  readonly usages: readonly Usage[]
}
