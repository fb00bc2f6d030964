/**
 * Copies the contract's types into `dist` and lets the published types import them there. So the package works without
 * `@pix-payments/spec`, which holds the documents of the contract and is many times as large.
 */
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const DIST = join(import.meta.dirname, '../dist')
const TYPES = join(import.meta.dirname, '../../../spec/src/types')
const FILES = { types: 'contract', 'sandbox-types': 'sandbox-contract' }

for (const file of globSync('**/*.d.ts', { cwd: DIST })) {
  const path = join(DIST, file)
  const text = readFileSync(path, 'utf8').replaceAll(
    /(?<=from ')@pix-payments\/spec\/([\w-]+)(?=')/g,
    (_, name: keyof typeof FILES) => {
      const to = relative(join(path, '..'), join(DIST, `${FILES[name]}.js`))
      return to.startsWith('.') ? to : `./${to}`
    },
  )
  writeFileSync(path, text)
}
for (const name of Object.values(FILES)) copyFileSync(join(TYPES, `${name}.ts`), join(DIST, `${name}.d.ts`))
