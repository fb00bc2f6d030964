import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly bin?: object
  readonly engines?: { readonly node: string }
}

const published = readdirSync(join(ROOT, 'packages'))
  .map((folder) => ({ folder, manifest: JSON.parse(read(`packages/${folder}/package.json`)) as Manifest }))
  .filter(({ manifest }) => manifest.private !== true)

/** `>=24.18.0` is written as `24.18`. */
const lowest = ({ engines }: Manifest): string => engines?.node.replace(/^>=(\d+\.\d+).*/, '$1') ?? 'any'

describe('the versions of Node', () => {
  test.each(['', 'pt-br/'])('of the page %sguides/your-project are those of the packages', (language) => {
    const page = read(`docs/src/content/docs/${language}guides/your-project.mdx`)
    const shown = [...page.matchAll(/^\| `(@pix-payments\/[\w-]+)`.*\| (\d+\.\d+) [^|]+\|$/gm)]
    // http-contract is a part of other packages: a project does not install it by name.
    const named = published.filter(({ folder }) => folder !== 'http-contract')
    expect(Object.fromEntries(shown.map(([, name, version]) => [name, version]))).toEqual(
      Object.fromEntries(named.map(({ manifest }) => [manifest.name, lowest(manifest)])),
    )
  })

  test.each(published.filter(({ manifest }) => manifest.bin))(
    'of the README of $folder, which has a program, is that of the package',
    ({ folder, manifest }) => {
      const [, version] = /needs Node (\d+\.\d+) or newer/.exec(read(`packages/${folder}/README.md`)) ?? []
      expect(version).toBe(lowest(manifest))
    },
  )

  test('are checked when a program or package that needs a newer Node is loaded', () => {
    const unchecked = published
      .filter(({ manifest }) => lowest(manifest) !== '20.19')
      .flatMap(({ folder, manifest }) => [
        ...(manifest.bin ? [`packages/${folder}/src/cli.ts`] : []),
        // A package without an entry.ts checks in its index.ts.
        existsSync(join(ROOT, `packages/${folder}/src/entry.ts`))
          ? `packages/${folder}/src/entry.ts`
          : `packages/${folder}/src/index.ts`,
      ])
      .filter((file) => !/(?:requireNode|refuseOldNode)\(new URL/.test(read(file)))
    expect(unchecked).toEqual([])
  })
})
