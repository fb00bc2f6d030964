import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'

const PACKAGE = join(import.meta.dirname, '..')
const blocks = [...readFileSync(join(PACKAGE, 'README.md'), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(
  ([, code = '']) => code,
)
/** Returns the output that a code block promises: the comments at the ends of its `console.log` lines. */
const promised = (block: string): readonly string[] =>
  [...block.matchAll(/^ *console\.log\(.*\) \/\/ (.*)$/gm)].map(([, output = '']) => output)

// The blocks are written into a folder inside the package, so that they can import the package by its name.
let directory = ''
beforeAll(() => {
  directory = mkdtempSync(join(PACKAGE, '.readme-'))
  blocks.forEach((block, index) => writeFileSync(join(directory, `block-${index}.ts`), block))
})
afterAll(() => rmSync(directory, { recursive: true }))

describe('README', () => {
  test.each(blocks.map((block, index) => ({ index, first: block.split('\n')[0], block })))(
    'block $index prints what it says: $first',
    ({ block, index }) => {
      const file = join(directory, `block-${index}.ts`)
      const printed = execFileSync(process.execPath, ['--conditions=pix-source', file], { encoding: 'utf8' })
      expect(promised(block).length).toBeGreaterThan(0)
      expect(printed.trimEnd().split('\n')).toEqual(promised(block))
    },
  )

  it('compiles under the strictest settings', () => {
    const config = {
      extends: '../../../tsconfig.base.json',
      // The readers' platform provides `Date`, `crypto` and `console`. Here the types of Node provide them.
      compilerOptions: { types: ['node'] },
      include: ['*.ts'],
    }
    writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(config))
    const typescript = createRequire(import.meta.url).resolve('typescript/package.json')
    const compiler = join(typescript, '../bin/tsc')
    const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', directory], { encoding: 'utf8' })
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
  })
})
