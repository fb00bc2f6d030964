import type { Confidence, GapStatus } from './gaps.ts'
import { checked, list, matching, oneOf, record, refuse, repeated, sectionId, text } from './shape.ts'
import { readYaml } from './yaml-source.ts'

/** A row of `gaps.yaml`. */
export interface GapRow {
  readonly id: string
  readonly section: readonly string[]
  readonly unknown: string
  readonly assumption: string
  readonly evidence: string
  readonly confidence: Confidence
  readonly status: GapStatus
  readonly appliesTo?: 'service' | 'sandbox' | 'rail' | 'primitives'
  readonly effectIfWrong: string
}

const SHAPE = list(
  record(
    {
      id: matching('^G-\\d{3}$'),
      section: list(sectionId),
      unknown: text,
      assumption: text,
      evidence: text,
      confidence: oneOf('high', 'medium', 'low'),
      status: oneOf('assumed', 'decided'),
      effectIfWrong: text,
    },
    { appliesTo: oneOf('service', 'sandbox', 'rail', 'primitives') },
  ),
)

/** Reads `gaps.yaml`. Ids need not be consecutive. Throws when the file does not have the expected shape or repeats an id. */
export function loadGaps(root: string): readonly GapRow[] {
  const source = readYaml(root, 'gaps.yaml')
  const rows = checked<readonly GapRow[]>(source, SHAPE)
  refuse(
    repeated(
      source,
      rows.map(({ id }, index) => ({ key: id, path: [index, 'id'] })),
    ),
  )
  return rows
}
