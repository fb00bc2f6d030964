import type { GapId } from '../generated/gap-ids.ts'
import type { SectionId } from '../generated/section-ids.ts'

/** Where a fact comes from: what the source states, and what the gap register assumes. At least one is not empty. */
export interface Provenance {
  /** Sections of the source: `['§2.4']`. */
  readonly sources: readonly SectionId[]
  /** Rows of the gap register: `['G-047']`. */
  readonly gaps: readonly GapId[]
}
