import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '@pix-payments/testing/length'
import { createMock, type Mock } from '@pix-payments/mock'
import {
  type COMPILERS,
  type Consumers,
  findNode20,
  type Globals,
  GLOBALS,
  installConsumers,
  kindsWith,
  pnpm,
  type Problems,
  program,
  type Resolution,
  RESOLUTIONS,
  subpathsIn,
} from './consumers/consumers.ts'
import { WANT } from './consumers/want.ts'

/** The compiler of most users. `pnpm test:long` takes the one before it, which needs ten times as long. */
const compiler: keyof typeof COMPILERS = isLong ? '5.9.3' : '7.0.2'
const CASES = (Object.keys(GLOBALS) as Globals[]).flatMap((globals) =>
  (Object.keys(RESOLUTIONS) as Resolution[]).map((resolution) => ({ compiler, globals, resolution })),
)
const node20 = findNode20()
let mock: Mock
let consumers: Consumers
beforeAll(async () => {
  mock = await createMock()
  consumers = installConsumers(mock.url)
}, 120_000)
afterAll(async () => {
  consumers?.remove()
  await mock?.close()
})

it('the program imports every export of the packed package that needs no other package', () => {
  const all = [...subpathsIn(program), './opentelemetry']
  expect(new Set(all)).toEqual(new Set(Object.keys(consumers.exports)))
})

it('nothing else can be imported', () => {
  // The last one needs `@opentelemetry/api`, which is not installed.
  const paths = ['dist/index.js', 'src/index.ts', 'generated/checks.js', 'opentelemetry']
  const script = `for (const path of ${JSON.stringify(paths)})
    await import('@pix-payments/client/' + path).catch((error) => console.log(error.code))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: consumers.folder,
    encoding: 'utf8',
  })
  expect(printed.trim().split('\n')).toEqual([
    ...paths.slice(1).map(() => 'ERR_PACKAGE_PATH_NOT_EXPORTED'),
    'ERR_MODULE_NOT_FOUND',
  ])
})

it('only the package and what it names is installed', () => {
  const installed = pnpm(consumers.folder, 'list', '--prod', '--depth', '9', '--parseable')
  const names = [...installed.matchAll(/node_modules\/((?:@[^/\n]+\/)?[^/\n]+)$/gm)].map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set(['@pix-payments/client']))
})

it('no file of it names the spec', () => {
  const dist = join(consumers.folder, 'node_modules/@pix-payments/client/dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|ts)$/.test(file),
  )
  expect(files).toContain('contract.d.ts')
  expect(
    files.filter((file) => readFileSync(join(dist, file), 'utf8').includes('@pix-payments/spec')),
  ).toEqual([])
})

describe.each(CASES)(
  'TypeScript $compiler, $globals, imports found as by $resolution',
  { timeout: 120_000 },
  ({ compiler, globals, resolution }) => {
    let problems: Problems
    beforeAll(() => {
      problems = consumers.compile(compiler, globals, resolution)
    }, 120_000)

    it('compiles', () => {
      expect(problems.others).toBe('')
    })

    it('finds an error in the program', () => {
      expect(problems.wrong).toMatch(/^wrong\.ts\(\d+,\d+\): error TS2322: .*422.*423/)
    })

    const kinds = kindsWith(compiler, resolution)
    it.each(kinds)('%s runs in the Node of the repository', async (kind) => {
      expect(await consumers.run(process.execPath, compiler, globals, kind)).toEqual(WANT)
    })

    it.for(kinds)('%s runs in Node 20', async (kind, { skip }) => {
      if ('missing' in node20) return skip(node20.missing)
      expect(await consumers.run(node20.path, compiler, globals, kind)).toEqual(WANT)
    })
  },
)
