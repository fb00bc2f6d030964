import type { Json, JsonObject } from '../contract/json.ts'
import type { NodeType } from '../contract/shapes.ts'

/**
 * Who sends a value. The operator sends a `request` and reads a `response`. The operator also reads the payload of a
 * webhook, so it is a `response`. `contract` means that the value is not sent: it is a field of the document itself or
 * belongs to an unused component.
 */
export type Direction = 'request' | 'response' | 'contract'

/** A place where an operation or event uses the node that differs. */
export interface Usage {
  /** An operationId, the name of an event, or `contract`. */
  readonly owner: string
  readonly direction: Direction
  /** The place in the request or response, such as `body amount`, `422 body code` or `query limit`. */
  readonly place: string
  /** The status of the response that contains the place. */
  readonly status?: string
}

/** One difference in meaning between two contracts. */
export interface Difference {
  /** The type of the node that has the keyword. */
  readonly node: NodeType
  readonly keyword: string
  /** The entry of a map, or the member of a set, that was added or removed. */
  readonly member?: string
  /** How the node changed. `reordered` means the same members in another order. */
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
