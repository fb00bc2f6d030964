import type { Json, JsonObject } from '../contract/json.ts'
import type { NodeType } from './shapes.ts'

/**
 * Who sends the value: `request` is what the operator sends, `response` what the operator reads, so the payload of
 * a webhook is a `response`. `contract` is what neither sends: the document's own fields and what nothing uses.
 */
export type Direction = 'request' | 'response' | 'contract'

/** A place where an operation or event uses the node that differs. */
export interface Usage {
  /** An operationId, an event, or `contract`. */
  readonly owner: string
  readonly direction: Direction
  /** In words: `body amount`, `422 body code`, `query limit`. */
  readonly place: string
  /** The status of the response that it is in. */
  readonly status?: string
}

/** One difference of meaning between two contracts. */
export interface Difference {
  /** What the differing keyword belongs to. */
  readonly node: NodeType
  readonly keyword: string
  /** The entry of a map or the member of a set that came or went. */
  readonly member?: string
  /** `reordered`: the same members in another order. */
  readonly kind: 'added' | 'removed' | 'changed' | 'reordered'
  readonly before?: Json | undefined
  readonly after?: Json | undefined
  /** JSON Pointers into the two documents; at least one is there. */
  readonly base?: string | undefined
  readonly head?: string | undefined
  /** The nodes around the keyword, references followed. */
  readonly around: { readonly base: JsonObject; readonly head: JsonObject }
  readonly usages: readonly Usage[]
}
