import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { licencesOf } from '../src/publishing/bill-of-materials.ts'
import { workspacePackages } from '../src/publishing/workspace.ts'
import { REPOSITORY } from './scratch.ts'

const read = (file: string): string => readFileSync(join(REPOSITORY, file), 'utf8')

/** The actions of a workflow that are not named by a commit, with their version as a comment. */
const unpinned = (workflow: string): string[] =>
  [...workflow.matchAll(/^.*\buses:.*$/gm)]
    .map(([line]) => line.trim())
    .filter((line) => !/^(- )?uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))

describe('the workflows', () => {
  it('name each action by its commit', () => {
    const files = globSync('.github/workflows/*.yml', { cwd: REPOSITORY })
    expect(files.length).toBeGreaterThan(3)
    expect(files.flatMap((file) => unpinned(read(file)))).toEqual([])
  })

  it.each([
    ['a tag', 'uses: actions/checkout@v5'],
    ['a commit without its version', `- uses: actions/checkout@${'a'.repeat(40)}`],
    ['a short commit', 'uses: actions/checkout@fbc6f39 # v5.1.0'],
  ])('must not name %s', (_, line) => expect(unpinned(`steps:\n  ${line}\n`)).toEqual([line]))

  it('publish with provenance, and attach the bills of materials', () => {
    const workflow = read('.github/workflows/release.yml')
    const { permissions } = (parse(workflow) as { jobs: { release: { permissions: object } } }).jobs.release
    expect(permissions).toMatchObject({ 'id-token': 'write', attestations: 'write' })
    expect(workflow).toMatch(/publish -r .*--provenance/)
    expect(workflow).toMatch(/gh release create .*licences\.txt,\*\.cdx\.json/)
    for (const { path } of workspacePackages(REPOSITORY).filter((it) => !it.private)) {
      const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as object
      expect(manifest).toMatchObject({ publishConfig: { provenance: true } })
    }
  })
})

describe('the report of licences', () => {
  it('has a line for each component, and accepts a choice', () => {
    const components = [
      { name: 'b', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
      { group: '@x', name: 'a', version: '2.0.0', licenses: [{ expression: '(GPL-3.0-only OR MIT)' }] },
      { name: 'b', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
    ]
    const report = '@x/a 2.0.0  (GPL-3.0-only OR MIT)\nb 1.0.0  MIT\n'
    expect(licencesOf(components)).toEqual({ report, problems: [] })
  })

  it.each([
    ['an unknown licence', [{ license: { name: 'Custom' } }], 'Custom'],
    [
      'a licence with conditions',
      [{ license: { id: 'MIT' } }, { license: { id: 'GPL-3.0-only' } }],
      'MIT AND GPL-3.0-only',
    ],
    ['no licence', [], 'none'],
  ])('refuses %s', (_, licenses, stated) => {
    const { problems } = licencesOf([{ name: 'a', version: '1.0.0', licenses }])
    expect(problems).toEqual([`a 1.0.0 has the licence ${stated}`])
  })
})
