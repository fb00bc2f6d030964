import { globSync } from 'node:fs'
import { join } from 'node:path'

// All cases are loaded in one test file, because one run of redocly lints the cases of all rules.
for (const file of globSync('**/*.cases.ts', { cwd: import.meta.dirname }).toSorted()) {
  await import(/* @vite-ignore */ join(import.meta.dirname, file))
}
