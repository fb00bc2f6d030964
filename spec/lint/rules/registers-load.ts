import { loadErrors } from '../../src/data/load-errors.ts'
import { loadGaps } from '../../src/data/load-gaps.ts'
import { loadMachines } from '../../src/data/load-machines.ts'
import { loadSections } from '../../src/data/load-sections.ts'
import { RegisterError } from '../../src/data/register-error.ts'
import type { Lint, LintRule } from '../rule.ts'

/** The function that reads each data file. A document that builds on a contract has only errors.yaml of its own. */
const LOADERS: Readonly<Record<string, (folder: string) => unknown>> = {
  'errors.yaml': loadErrors,
  'gaps.yaml': loadGaps,
  'sections.yaml': loadSections,
  machines: loadMachines,
}

/** The data files must have the keys, values and ids that the command `generate` needs. */
export const registersLoad: LintRule = {
  name: 'registers-load',
  section: 'the-contract',
  visitor: (lint) => ({
    Root: {
      leave: () => {
        for (const [file, load] of Object.entries(LOADERS)) {
          if (lint.files.exists(file)) reportFaults(lint, load)
        }
      },
    },
  }),
}

function reportFaults({ files, report }: Lint, load: (folder: string) => unknown): void {
  try {
    load(files.folder)
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error
    for (const { file, path, line, message, kind } of error.faults) {
      // The lint of the contract reports the faults of a file above the folder of this document. The rule
      // `errors-match-catalogue` reports unknown codes.
      if (file.startsWith('..') || kind === 'unknown-code') continue
      const where = path.length === 0 && line !== undefined ? `line ${line}: ` : ''
      report(`${where}${message}.`, files.place(file, ...path))
    }
  }
}
