import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const EXAMPLES = join(import.meta.dirname, '../examples')

// Some samples are tests. An import registers them with the runner.
for (const name of readdirSync(EXAMPLES)) {
  if (name.endsWith('.test.ts')) await import(join(EXAMPLES, name))
}
