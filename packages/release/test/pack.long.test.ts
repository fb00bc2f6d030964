import { expect, it } from 'vitest'
import { ADDRESSES, smallRepository, spawned } from './scratch.ts'

it('release:pack tells every package that users could not use, and what is wrong with it', async () => {
  const repository = smallRepository()
  const add = (name: string, exports: object, files: Readonly<Record<string, string>>): void => {
    const manifest = {
      name: `@pix-payments/${name}`,
      version: '1.0.0',
      license: 'MIT',
      ...ADDRESSES,
      type: 'module',
      exports,
    }
    const all = {
      'package.json': JSON.stringify(manifest),
      'README.md': '',
      LICENSE: '',
      'CHANGELOG.md': '',
    }
    for (const [file, text] of Object.entries({ ...all, ...files }))
      repository.write(`packages/${name}/${file}`, text)
  }
  const types = 'export declare const one: number\n'
  const code = 'export const one = 1\n'
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } }
  add('good', exports, { 'dist/index.d.ts': types, 'dist/index.js': code })
  add('untyped', { '.': './dist/index.js' }, { 'dist/index.js': code })
  add('empty', exports, { 'dist/index.d.ts': types })
  const masked = { '.': { types: './dist/index.d.cts', default: './dist/index.js' } }
  add('masked', masked, { 'dist/index.d.cts': types, 'dist/index.js': code })

  // In a process of its own, because vitest loads the checker of types under the condition of its sources.
  const { code: exit, stdout, stderr } = await spawned('pack', '--root', repository.root)
  expect(exit).toBe(1)
  expect(stdout).toMatch(/^@pix-payments\/good +1\.0\.0 +6 +0\.\d kB +ok$/m)
  const ofSpec = /^$|@pix-payments\/spec/
  expect(stderr.split('\n').filter((line) => !ofSpec.test(line))).toEqual([
    expect.stringMatching(/^✗ @pix-payments\/empty: publint: .*dist\/index\.js.* does not exist/),
    expect.stringMatching(
      /^✗ @pix-payments\/masked: types: dist\/index\.d\.cts: Types are CJS, but implementation is ESM/,
    ),
    '✗ @pix-payments/untyped: types: it has none',
  ])
})
