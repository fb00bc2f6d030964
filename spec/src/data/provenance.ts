import type { GapId } from '../generated/gap-ids.ts'
import type { SectionId } from '../generated/section-ids.ts'

/**
 * The origin of a fact: sections of the source and rows of the gap register. At least one of the two lists is not
 * empty.
 */
export interface Provenance {
  /** The sections of the source that state the fact, such as `['§2.4']`. */
  readonly sources: readonly SectionId[]
  /** The rows of the gap register that decide the fact, such as `['G-047']`. */
  readonly gaps: readonly GapId[]
}
