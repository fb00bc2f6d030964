import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { writeBills } from '../src/publishing/bill-of-materials.ts'
import { run, runPnpm } from '../src/publishing/process.ts'
import { pack } from '../src/publishing/tarball.ts'
import { workspacePackages } from '../src/publishing/workspace.ts'
import { REPOSITORY } from './scratch.ts'

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'pix-supply-chain-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const publicIn = (root: string): ReturnType<typeof workspacePackages> =>
  workspacePackages(root).filter((it) => !it.private)

/** Copies the built packages, with other times and permissions. */
function copyBuilt(root: string): void {
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'LICENSE'])
    cpSync(join(REPOSITORY, file), join(root, file))
  for (const { path } of publicIn(REPOSITORY)) {
    const copy = join(root, relative(REPOSITORY, path))
    cpSync(path, copy, { recursive: true, filter: (source) => !/\/(node_modules|\.turbo)$/.test(source) })
    symlinkSync(join(path, 'node_modules'), join(copy, 'node_modules'))
    for (const file of globSync('{*.*,dist/**/*.*}', { cwd: copy })) {
      chmodSync(join(copy, file), 0o664)
      utimesSync(join(copy, file), 1e9, 1e9)
    }
  }
}

/** Builds the packages from the files of this clone, which takes minutes. */
async function buildAgain(root: string): Promise<void> {
  const files = await run('git', ['ls-files', '-co', '--exclude-standard'], REPOSITORY)
  for (const file of files.stdout.trim().split('\n'))
    if (existsSync(join(REPOSITORY, file))) cpSync(join(REPOSITORY, file), join(root, file))
  for (const args of [
    ['install', '--offline', '--frozen-lockfile'],
    ['exec', 'turbo', 'run', 'build', '--filter=./packages/*', '--filter=./spec'],
  ]) {
    const ended = await runPnpm(args, root)
    expect(ended).toMatchObject({ code: 0 })
  }
}

test('packages that are packed in two folders have the same bytes', async () => {
  const [other, here, there] = [folder(), folder(), folder()]
  await (process.env['PIX_TEST_RUNS'] === 'all' ? buildAgain : copyBuilt)(other)
  for (const [root, out] of [
    [REPOSITORY, here],
    [other, there],
  ] as const)
    for (const it of publicIn(root)) await pack(it, out)
  const tarballs = readdirSync(here)
  expect(tarballs).toHaveLength(publicIn(REPOSITORY).length)
  const differing = tarballs.filter(
    (name) => !readFileSync(join(here, name)).equals(readFileSync(join(there, name))),
  )
  expect(differing).toEqual([])
}, 1_200_000)

test('each public package has a bill of materials, and each dependency an accepted licence', async () => {
  const bills = folder()
  expect(await writeBills(REPOSITORY, bills)).toEqual([])
  const bill = readdirSync(bills).find((name) => name.startsWith('pix-payments-service-')) ?? ''
  expect(JSON.parse(readFileSync(join(bills, bill), 'utf8'))).toMatchObject({
    bomFormat: 'CycloneDX',
    components: expect.arrayContaining([
      expect.objectContaining({ name: 'pg', licenses: [{ license: { id: 'MIT' } }] }),
    ]),
  })
  expect(readFileSync(join(bills, 'licences.txt'), 'utf8')).toMatch(/^pg \d+\.\d+\.\d+ {2}MIT$/m)
})

test('pnpm-workspace.yaml lists each dependency with an install script', () => {
  const { allowBuilds } = parse(readFileSync(join(REPOSITORY, 'pnpm-workspace.yaml'), 'utf8')) as {
    allowBuilds: object
  }
  const store = join(REPOSITORY, 'node_modules/.pnpm')
  const found = new Set<string>()
  for (const file of globSync('*/node_modules/{*,@*/*}/package.json', { cwd: store })) {
    const {
      name,
      gypfile = true,
      scripts = {},
    } = JSON.parse(readFileSync(join(store, file), 'utf8')) as {
      name: string
      gypfile?: boolean
      scripts?: Record<string, string>
    }
    const isNative = gypfile && existsSync(join(store, file, '../binding.gyp'))
    if (isNative || ['preinstall', 'install', 'postinstall'].some((script) => script in scripts))
      found.add(name)
  }
  expect([...found].sort()).toEqual(Object.keys(allowBuilds).sort())
})
