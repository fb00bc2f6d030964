import { checked, gapId, list, matching, record, refuse, repeated, sectionId, text } from './shape.ts'
import { readYaml } from './yaml-source.ts'

/** A rule in `sections.yaml`. */
export interface RuleRow {
  readonly id: string
  readonly text: string
  readonly gaps?: readonly string[]
}

/** A section in `sections.yaml`. */
export interface SectionRow {
  readonly section: string
  readonly title: string
  readonly rules: readonly RuleRow[]
}

const RULE = record({ id: matching('^R-\\d{3}$'), text }, { gaps: list(gapId) })
const SHAPE = list(record({ section: sectionId, title: text, rules: { type: 'array', items: RULE } }))

/** Reads `sections.yaml`. Throws when it does not have the expected shape, or repeats a section or a rule. */
export function loadSections(root: string): readonly SectionRow[] {
  const source = readYaml(root, 'sections.yaml')
  const rows = checked<readonly SectionRow[]>(source, SHAPE)
  refuse([
    ...repeated(
      source,
      rows.map(({ section }, index) => ({ key: section, path: [index, 'section'] })),
    ),
    ...repeated(
      source,
      rows.flatMap(({ rules }, row) =>
        rules.map(({ id }, index) => ({ key: id, path: [row, 'rules', index, 'id'] })),
      ),
    ),
  ])
  return rows
}
