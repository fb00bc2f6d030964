import type { GapId } from '../generated/gap-ids.ts'
import type { SectionId } from '../generated/section-ids.ts'

/** How probable it is that the provider behaves as assumed. */
export type Confidence = 'high' | 'medium' | 'low'

/**
 * `assumed`: the assumption has public evidence or follows from a similar API. `decided`: a design decision without
 * evidence.
 */
export type GapStatus = 'assumed' | 'decided'

/** One point that the source leaves open or states in two ways. */
export interface Gap {
  readonly id: GapId
  /** The sections of the source that leave the point open or contradict each other. */
  readonly sections: readonly SectionId[]
  readonly unknown: string
  readonly assumption: string
  /** Public evidence for the assumption. The comment at the top of `gaps.yaml` explains the abbreviations. */
  readonly evidence: string
  readonly confidence: Confidence
  readonly status: GapStatus
  /**
   * The part that implements the decision, when no file of the contract cites the gap. null when the contract cites it.
   */
  readonly appliesTo: 'service' | 'sandbox' | 'rail' | 'primitives' | null
  readonly effectIfWrong: string
}
