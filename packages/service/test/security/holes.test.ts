import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { HOLES } from './holes.ts'
import { SOURCE, openSite } from './site.ts'

const site = await openSite()
afterAll(() => site[Symbol.asyncDispose]())

test.each(HOLES)('$risk: the service is sound, so it is refused that $what', async ({ check }) => {
  expect(await check(site)).toBeUndefined()
})

test.each(HOLES)('$risk: the place of the planted hole exists once', ({ file, from }) => {
  expect(readFileSync(join(SOURCE, file), 'utf8').split(from)).toHaveLength(2)
})

test.each(['guides', 'pt-br/guides'])(
  'the threat model of %s has a row with tests for each risk',
  (folder) => {
    const repository = join(SOURCE, '../../..')
    const page = readFileSync(join(repository, 'docs/src/content/docs', folder, 'threat-model.mdx'), 'utf8')
    const rows = [...page.matchAll(/^\| \*\*(API\d+)\*\* .*$/gm)]
    expect(rows.map(([, risk]) => risk)).toEqual(HOLES.map(({ risk }) => risk))
    for (const [row] of rows) {
      const tests = [...row.matchAll(/blob\/main\/(packages\/[^)]+\.test\.ts)\)/g)].map(
        ([, file = '']) => file,
      )
      expect(tests.length).toBeGreaterThan(0)
      expect(tests.filter((file) => !existsSync(join(repository, file)))).toEqual([])
    }
  },
)
