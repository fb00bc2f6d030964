import type { GapId } from '../generated/gap-ids.ts'
import type { SectionId } from '../generated/section-ids.ts'

/** How likely it is that the provider behaves as assumed. */
export type Confidence = 'high' | 'medium' | 'low'

/** `assumed`: based on public evidence or analogy. `decided`: a design decision without evidence. */
export type GapStatus = 'assumed' | 'decided'

/** One point that the source leaves open or states in two ways. */
export interface Gap {
  readonly id: GapId
  /** The sections that leave the point open or contradict each other. */
  readonly sections: readonly SectionId[]
  readonly unknown: string
  readonly assumption: string
  /** Public evidence for the assumption. The head of `gaps.yaml` explains the abbreviations. */
  readonly evidence: string
  readonly confidence: Confidence
  readonly status: GapStatus
  /** The part that implements the gap when no file of the contract cites it. null when the contract cites it. */
  readonly appliesTo: 'service' | 'sandbox' | 'primitives' | null
  readonly effectIfWrong: string
}
