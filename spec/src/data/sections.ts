import type { GapId } from '../generated/gap-ids.ts'
import type { RuleId, SectionId } from '../generated/section-ids.ts'

/** A section of the source: `{ id: '§3.4.1', title: 'Schedule' }`. */
export interface Section {
  readonly id: SectionId
  readonly title: string
}

/** A testable rule that follows from a section, in given / when / then form. Tests cite its id. */
export interface SourceRule {
  readonly id: RuleId
  readonly section: SectionId
  readonly text: string
  /** The gaps whose decisions the expected result depends on. */
  readonly gaps: readonly GapId[]
}
