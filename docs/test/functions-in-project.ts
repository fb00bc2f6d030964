import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { samplePages, copiedFiles } from './built-samples.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What the tests read without an import. */
const READ = [
  'docs/src/content/docs/guides/cycles.mdx',
  'docs/examples/first-balance.ts',
  'docs/examples/first-deposit.ts',
  'docs/examples/first-request.ts',
  'docs/examples/sandbox-stream.sh',
]

/** Where the project has the folders `docs` and `spec`, with what the tests of the functions import. */
export const FUNCTIONS = 'functions'

/** The tests that call the functions of samples. */
const CALLERS = readdirSync(import.meta.dirname).filter(
  (name) =>
    name.startsWith('examples-') && importsOf(`docs/test/${name}`).some((it) => it.includes('/examples/')),
)

/**
 * Files for a project that runs the tests of the functions against the samples as they are copied from the built pages,
 * in place of the files in `docs/examples`.
 */
export function functionFiles(): ReadonlyMap<string, string> {
  const samples = longestCopies()
  const files = new Map<string, string>([[`${FUNCTIONS}/docs/vitest.config.ts`, CONFIG]])
  const add = (path: string): void => {
    const target = `${FUNCTIONS}/${path}`
    if (files.has(target)) return
    const [, name = ''] = /^docs\/examples\/(.*)$/.exec(path) ?? []
    files.set(target, samples.get(name) ?? readFileSync(join(ROOT, path), 'utf8'))
    for (const imported of importsOf(path)) add(join(path, '..', imported))
  }
  for (const name of ['mock.ts', ...CALLERS]) add(`docs/test/${name}`)
  for (const path of READ) add(path)
  return files
}

const CONFIG = `export default { test: { include: ['test/**/*.test.ts'], globalSetup: 'test/mock.ts', isolate: false, testTimeout: 60_000 } }
`

/** The files that a file of this repository imports by a relative path. */
function importsOf(path: string): readonly string[] {
  const text = readFileSync(join(ROOT, path), 'utf8')
  return [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, file = '']) => file)
}

/** For each file, its copy from the page that shows the most of it. */
function longestCopies(): ReadonlyMap<string, string> {
  const copies = new Map<string, string>()
  for (const page of samplePages()) {
    for (const [name, text] of copiedFiles(page)) {
      if (text.length > (copies.get(name)?.length ?? 0)) copies.set(name, text)
    }
  }
  return copies
}
