import type { GapId } from '../generated/gap-ids.ts'
import type { SectionId } from '../generated/section-ids.ts'

/** How likely the provider does it as assumed. */
export type Confidence = 'high' | 'medium' | 'low'

/** `assumed`: taken from public evidence or analogy. `decided`: a choice of design that no evidence could settle. */
export type GapStatus = 'assumed' | 'decided'

/** One point that the source leaves open or states in two ways. */
export interface Gap {
  readonly id: GapId
  /** Where the source is silent or contradicts itself. */
  readonly sections: readonly SectionId[]
  readonly unknown: string
  readonly assumption: string
  /** Public evidence for the assumption; its abbreviations are explained at the head of `gaps.yaml`. */
  readonly evidence: string
  readonly confidence: Confidence
  readonly status: GapStatus
  /** Where the row lives when nothing in the contract shows it; null when the contract does. */
  readonly appliesTo: 'service' | 'sandbox' | 'primitives' | null
  readonly effectIfWrong: string
}
