import { asList } from '../../src/bundle/document.ts'
import { eachExtension } from '../extensions.ts'
import type { LintRule } from '../rule.ts'

/** The contract or a data file must cite each row of `gaps.yaml`. A row with `appliesTo` need not be cited. */
export const gapShown: LintRule = {
  name: 'gap-shown',
  section: 'provenance',
  visitor: (lint) => {
    const shown = new Set<string>()
    return {
      ...eachExtension((key, value) => {
        if (key === 'x-gap') asList(value).forEach((id) => shown.add(id))
      }),
      Root: {
        leave: () => {
          for (const { id } of lint.files.gapCitations) shown.add(id)
          // Only the contract itself is checked, because a document that builds on it cites only some of the rows.
          if (lint.files.base !== undefined) return
          for (const { id, appliesTo, place } of lint.files.gaps) {
            if (!shown.has(id) && appliesTo === undefined) {
              lint.report(`No file cites ${id}, and it has no appliesTo.`, place)
            }
          }
        },
      },
    }
  },
}
