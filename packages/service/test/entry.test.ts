import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as index from '../src/index.ts'

/** A package of the built entry, with another manifest and another `index.js` than the service. */
const folder = mkdtempSync(join(tmpdir(), 'service-entry-'))

beforeAll(async () => {
  await build({
    entryPoints: [join(import.meta.dirname, '../src/entry.ts')],
    outfile: join(folder, 'dist/entry.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['pix-source'],
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

function load(program: string, node: string, indexJs: string): string {
  const manifest = { name: '@pix-payments/service', type: 'module', engines: { node } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  mkdirSync(join(folder, 'dist'), { recursive: true })
  writeFileSync(join(folder, 'dist/index.js'), indexJs)
  return execFileSync(process.execPath, ['-e', program], { cwd: folder, encoding: 'utf8' }).trim()
}

test.each([
  ['import', `import('./dist/entry.js')`],
  ['require', `new Promise((resolve) => resolve(require('./dist/entry.js')))`],
])('%s checks the version of Node before it loads the service, and has all its values', (_, loading) => {
  const names = Object.keys(index)
  const values = names.map((name) => `export const ${name} = '${name}'`).join('\n')
  const print = `${loading}.then((it) => console.log(JSON.stringify({ ...it })), (e) => console.log(e.message))`
  expect(JSON.parse(load(print, '>=20', values))).toEqual(
    Object.fromEntries(names.map((name) => [name, name])),
  )
  expect(load(print, '>=99', `import 'node:no-such-module'`)).toBe(
    `@pix-payments/service needs Node 99 or newer. This is Node ${process.versions.node}.`,
  )
})
