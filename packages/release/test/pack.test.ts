import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dataEntryPoints, type Tarball, tarballProblems } from '../src/publishing/tarball.ts'
import { workspacePackages } from '../src/publishing/workspace.ts'
import { ADDRESSES, command, REPOSITORY } from './scratch.ts'

const good: Tarball = {
  name: '@pix-payments/tool',
  version: '1.2.3',
  file: '/tool.tgz',
  packed: 100,
  files: ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js', 'dist/index.d.ts'],
  manifest: {
    ...ADDRESSES,
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  },
  readme: '[Options](#options), [manifest](./package.json#exports), [site](https://pix.example/a.html)',
}

describe('a tarball', () => {
  it('with its texts and nothing else beside dist is in order', () => {
    expect(tarballProblems(good)).toEqual([])
  })

  it.each<[name: string, given: Partial<Tarball>, want: string]>([
    ['without a licence', { files: good.files.filter((it) => it !== 'LICENSE') }, 'it has no LICENSE'],
    [
      'without a changelog',
      { files: good.files.filter((it) => it !== 'CHANGELOG.md') },
      'it has no CHANGELOG.md (list it in "files")',
    ],
    ['with sources', { files: [...good.files, 'src/index.ts'] }, 'it contains unwanted files: src/index.ts'],
    [
      'with tests',
      { files: [...good.files, 'dist/a.test.js'] },
      'it contains unwanted files: dist/a.test.js',
    ],
    ['with secrets', { files: [...good.files, '.env.local'] }, 'it contains unwanted files: .env.local'],
    [
      'with a workspace range',
      { manifest: { ...ADDRESSES, dependencies: { '@pix-payments/spec': 'workspace:*' } } },
      'dependencies still has @pix-payments/spec as workspace:',
    ],
    [
      'with a condition that only this repository has',
      { manifest: { ...ADDRESSES, exports: { '.': { 'pix-source': './src/index.ts' } } } },
      'its exports still have the condition "pix-source" (state them without it in publishConfig.exports)',
    ],
    ['of a private package', { manifest: { ...ADDRESSES, private: true } }, 'it is private'],
    [
      'without an address of its issues',
      { manifest: { ...good.manifest, bugs: undefined } },
      'its manifest has no "bugs"',
    ],
    [
      'without keywords',
      { manifest: { ...good.manifest, keywords: undefined } },
      'its manifest has no "keywords"',
    ],
    [
      'with a link out of the package',
      { readme: '[mock](../mock/README.md)' },
      'its README.md links to ../mock/README.md, which is not in the tarball',
    ],
  ])('%s is not', (_name, given, want) => {
    expect(tarballProblems({ ...good, ...given })).toEqual([want])
  })

  it('needs no changelog before the first release, but must list it', () => {
    const first = { ...good, version: '0.0.0', files: good.files.filter((it) => it !== 'CHANGELOG.md') }
    expect(
      tarballProblems({ ...first, manifest: { ...ADDRESSES, files: ['dist', 'CHANGELOG.md'] } }),
    ).toEqual([])
    expect(tarballProblems({ ...first, manifest: { ...ADDRESSES, files: ['dist'] } })).toHaveLength(1)
  })

  it('has data where tools look for types', () => {
    expect(
      dataEntryPoints({ '.': {}, './openapi.yaml': './a.yaml', './package.json': './package.json' }),
    ).toEqual(['openapi.yaml'])
  })
})

describe('the public packages', () => {
  interface Addresses {
    readonly homepage: string
    readonly bugs: string
    readonly repository: { readonly type: string; readonly url: string; readonly directory?: string }
  }
  const addressesIn = (folder: string): Addresses => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Addresses
    return { homepage: manifest.homepage, bugs: manifest.bugs, repository: manifest.repository }
  }

  it('have the addresses of the repository, each with its folder', () => {
    const root = addressesIn(REPOSITORY)
    for (const { path, name } of workspacePackages(REPOSITORY).filter((it) => !it.private)) {
      const repository = { ...root.repository, directory: relative(REPOSITORY, path) }
      expect({ name, ...addressesIn(path) }).toEqual({ name, ...root, repository })
    }
  })
})

describe('release:pack', () => {
  it('explains itself, and refuses what it does not know', async () => {
    expect(await command('pack', '--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('--out <folder>'),
    })
    expect(await command('pack', '--ou', 'x')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Unknown option '--ou'"),
    })
  })
})
