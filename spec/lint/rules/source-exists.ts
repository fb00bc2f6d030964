import { asList } from '../../src/bundle/document.ts'
import { eachExtension } from '../extensions.ts'
import type { LintRule } from '../rule.ts'

/** If the contract or a data file cites a section, the section must be in `sections.yaml`. */
export const sourceExists: LintRule = {
  name: 'source-exists',
  section: 'provenance',
  visitor: (lint) => ({
    ...eachExtension((key, value, place) => {
      for (const id of key === 'x-source' ? asList(value) : []) {
        if (!lint.files.sections.has(id)) lint.report(`sections.yaml has no section ${id}.`, place)
      }
    }),
    Root: {
      leave: () => {
        for (const { id, place } of lint.files.sectionCitations) {
          if (!lint.files.sections.has(id)) lint.report(`sections.yaml has no section ${id}.`, place)
        }
      },
    },
  }),
}
