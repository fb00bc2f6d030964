// Prints the findings of spectral:oas for the documents in the given files, one finding per line. A test runs this file
// as a process, because Vitest loads the ES modules of Spectral, which do not work in Node.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type * as Core from '@stoplight/spectral-core'
import type * as Rulesets from '@stoplight/spectral-rulesets'

const require = createRequire(import.meta.url)
const { Spectral } = require('@stoplight/spectral-core') as typeof Core
const { oas } = require('@stoplight/spectral-rulesets') as typeof Rulesets

for (const file of process.argv.slice(2)) {
  const spectral = new Spectral()
  spectral.setRuleset({ extends: [[oas as never, 'recommended']], rules: {} })
  for (const { code, message, path } of await spectral.run(await readFile(file, 'utf8')))
    console.log(`${basename(file)} ${path.join('/')}: ${code}: ${message}`)
}
