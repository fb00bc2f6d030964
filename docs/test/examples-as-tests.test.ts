import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const EXAMPLES = join(import.meta.dirname, '../examples')

// The samples that are tests themselves register with the runner as they are read.
for (const name of readdirSync(EXAMPLES)) {
  if (name.endsWith('.test.ts')) await import(join(EXAMPLES, name))
}
