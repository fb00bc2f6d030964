import { asList } from '../../src/bundle/document.ts'
import { eachExtension } from '../extensions.ts'
import type { LintRule } from '../rule.ts'

/** If the contract or a data file cites a gap, the gap must be a row of `gaps.yaml`. */
export const gapExists: LintRule = {
  name: 'gap-exists',
  section: 'provenance',
  visitor: (lint) => {
    const isRow = (id: string): boolean => lint.files.gaps.some((gap) => gap.id === id)
    return {
      ...eachExtension((key, value, place) => {
        for (const id of key === 'x-gap' ? asList(value) : []) {
          if (!isRow(id)) lint.report(`gaps.yaml has no row ${id}.`, place)
        }
      }),
      Root: {
        leave: () => {
          for (const { id, place } of lint.files.gapCitations) {
            if (!isRow(id)) lint.report(`gaps.yaml has no row ${id}.`, place)
          }
        },
      },
    }
  },
}
