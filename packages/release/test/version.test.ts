import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../src/contract/json.ts'
import { loadContract } from '../src/contract/load.ts'
import { meaningOf } from '../src/contract/meaning.ts'
import { changed, smallContract } from './contract.ts'
import { command, smallRepository, spawned } from './scratch.ts'

const narrower = (): JsonObject =>
  changed(smallContract(), [['/components/parameters/Limit/schema/maximum', 50]])
const versionIn = (text: string): unknown => (JSON.parse(text) as JsonObject)['version']

describe('release:version', () => {
  it('changes nothing and says so when no changeset is pending', async () => {
    const repository = smallRepository({ released: '1.2.3' })
    const before = repository.files()
    const ran = await spawned('version', '--root', repository.root)
    expect(ran).toEqual({ code: 0, stdout: 'No changeset is pending: nothing to do.\n', stderr: '' })
    expect(repository.files()).toEqual(before)
  })

  it('refuses when the changesets announce too little, and changes nothing', async () => {
    const repository = smallRepository({ released: '1.2.3' })
    repository.contract(narrower())
    repository.changeset('minor', 'A lower limit.')
    const before = repository.files()
    const ran = await command('version', '--root', repository.root)
    expect(ran.code).toBe(1)
    expect(ran.stderr).toContain('1 difference needs a major release after 1.2.3')
    expect(ran.stderr).toContain('Nothing was changed.')
    expect(repository.files()).toEqual(before)
  })

  it('makes the first release: all packages, the baseline, the changelogs of the repository and of public packages', async () => {
    const repository = smallRepository()
    repository.changeset('minor', 'The small contract.')
    const ran = await command('version', '--root', repository.root)
    expect(ran.stderr).toBe('')
    expect(ran.stdout).toContain('Version 0.1.0.')
    expect(versionIn(repository.read('spec/package.json'))).toBe('0.1.0')
    expect(versionIn(repository.read('packages/tool/package.json'))).toBe('0.1.0')
    expect(repository.exists('.changeset/change.md')).toBe(false)
    expect(repository.read('spec/CHANGELOG.md')).toBe(repository.read('CHANGELOG.md'))
    expect(repository.exists('packages/tool/CHANGELOG.md')).toBe(false)
    expect(repository.read('CHANGELOG.md')).toMatchInlineSnapshot(`
      "# Changelog

      What changed for users, newest first. All packages share one version. Before 1.0.0 a minor release may break something
      and a patch does not.

      ## 0.1.0

      ### What is new

      - The small contract.
      "
    `)
    const released = await loadContract(`${repository.root}/spec/released/openapi.json`)
    expect(released).toEqual(meaningOf(changed(smallContract(), [['/info/version', '0.1.0']])))
  })

  it('tells what changed, puts the newest release first, and the next run finds nothing', async () => {
    const repository = smallRepository()
    repository.changeset('minor', 'The small contract.')
    await command('version', '--root', repository.root)
    repository.contract(
      changed(narrower(), [
        ['/components/schemas/Amount/maximum', 500],
        ['/components/schemas/Refund/properties/extra', { type: 'string' }],
        ['/components/schemas/Refund/description', 'A refund.'],
        ['/paths/~1v1~1status/get/summary', 'How it is.'],
      ]),
    )
    repository.changeset(
      'minor',
      'Lists are shorter.\n\nbreaking(Limit): ask for at most 50.\n\ncorrection(Amount): the source allows\n500 at most (§2.3).\n\nSmaller amounts.\n\nadditive(Refund.extra)',
    )
    const other = (text: string): string => `---\n'@pix-payments/spec': patch\n---\n\n${text}\n`
    repository.write('.changeset/operator.md', other('Change: name the new operator.'))
    repository.write('.changeset/lists.md', other('Lists end.'))
    const ran = await command('version', '--root', repository.root)
    expect(ran.stdout).toContain('Version 0.2.0.')
    expect(repository.read('CHANGELOG.md')).toMatchInlineSnapshot(`
      "# Changelog

      What changed for users, newest first. All packages share one version. Before 1.0.0 a minor release may break something
      and a patch does not.

      ## 0.2.0

      ### What you must change

      - Ask for at most 50. (\`Limit\`)
      - Name the new operator.

      ### Corrections

      - The source allows 500 at most (§2.3). (\`Amount\`)

      ### What is new

      - Lists are shorter.

        Smaller amounts.

      ### What is mended

      - Lists end.

      ## 0.1.0

      ### What is new

      - The small contract.
      "
    `)

    const before = repository.files()
    const again = await command('version', '--root', repository.root)
    expect(again.stdout).toContain('nothing to do')
    expect(repository.files()).toEqual(before)
    const check = await command('check', '--root', repository.root)
    expect(check.stdout).toContain('Nothing differs.')
  })
})
