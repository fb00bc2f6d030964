import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .trim()
    .split('\n')

const files = git('ls-files')
/** The tag of each operation. */
const tags = new Map(
  files.flatMap((file) => {
    const [, tag = '', id] = /^spec\/operations\/([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? []
    return id === undefined ? [] : [[id, tag] as const]
  }),
)

/** The files that name each operation, in their text or in their path. A changelog, a changeset and the last release stay as they are. */
const namedIn = new Map([...tags.keys()].map((id) => [id, new Set<string>()]))
const history = [':!*CHANGELOG.md', ':!.changeset', ':!spec/released']
for (const line of git('grep', '-IowE', [...tags.keys()].join('|'), '--', '.', ...history)) {
  const colon = line.lastIndexOf(':')
  namedIn.get(line.slice(colon + 1))?.add(line.slice(0, colon))
}
for (const file of files) for (const part of file.split(/[/.]/)) namedIn.get(part)?.add(file)

/** The path of a file as the recipe writes it: `spec/operations/<tag>/<operationId>.yaml`. */
const inRecipe = (file: string, id: string): string =>
  file.replaceAll(id, '<operationId>').replace(`/${tags.get(id)}/`, '/<tag>/')

/** The operations that each place names. `placesOf` returns the places of a file. */
function operationsBy(
  placesOf: (file: string) => readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [id, named] of namedIn)
    for (const file of named)
      for (const place of placesOf(inRecipe(file, id)))
        found.set(place, (found.get(place) ?? new Set()).add(id))
  return found
}

/** A file that names at least three of four operations is a register, into which a new operation goes too. */
const registers = [...operationsBy((file) => [file])]
  .filter(([, ids]) => ids.size >= 0.75 * tags.size)
  .map(([file]) => file)

/** The folders that name every operation in files that are no registers, without the folders above them. */
const folders = [
  ...operationsBy((file) => {
    const parts = registers.includes(file) ? [] : file.split('/').slice(0, -1)
    return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`)
  }),
]
  .filter(([, ids]) => ids.size === tags.size)
  .map(([folder]) => folder)
  .filter((folder, _, all) => !all.some((other) => other !== folder && other.startsWith(folder)))

const [always = [], sometimes = []] = (
  /## Add an operation\n(.*?)\n## /s.exec(read('CONTRIBUTING.md'))?.[1] ?? ''
)
  .split('Some operations need')
  .map((part) => [...part.matchAll(/^- `([^`]+)`/gm)].map(([, path = '']) => path))

/** `<folder>` stands for one part of a path. A path that ends with a slash is a folder. */
function isAt(place: string, file: string, id: string): boolean {
  const pattern = place
    .replaceAll('.', String.raw`\.`)
    .replaceAll('<operationId>', id)
    .replaceAll(/<\w+>/g, '[^/]+')
  return new RegExp(`^${pattern}${place.endsWith('/') ? '' : '$'}`).test(file)
}

test('the recipe for an operation lists every place that names the operations', () => {
  const listed = [...always, ...sometimes]
  const silent = [...registers, ...folders].filter(
    (place) => !listed.some((row) => row === place || (place.endsWith('/') && row.startsWith(place))),
  )
  expect(silent, 'Add them to "Add an operation" of CONTRIBUTING.md, or derive what they list.').toEqual([])
})

test.each(['getInternalTransfer', 'getRefund'])('%s needs each file of the recipe', (id) => {
  const named = [...(namedIn.get(id) ?? [])]
  const own = named.filter((file) => always.some((place) => isAt(place, file, id)))
  const referred = own.flatMap((file) => {
    const text = read(file)
    const paths = [...text.matchAll(/(?:\.{1,2}\/)+[\w/-]+\.(?:yaml|ts)/g)].map(([path]) =>
      posix.join(file, '..', path),
    )
    return /\bG-\d{3}\b/.test(text) ? [...paths, 'spec/gaps.yaml'] : paths
  })
  const needed = [...own, ...referred, '.changeset/a-change.md']
  expect(always.filter((place) => !needed.some((file) => isAt(place, file, id)))).toEqual([])
})

test('the recipe is short, and has no path that is gone', () => {
  expect(always.length).toBeLessThanOrEqual(12)
  const known = [...always, ...sometimes].filter((place) => !place.startsWith('.changeset/'))
  expect(known.filter((place) => !files.some((file) => isAt(place, file, '[^/]+')))).toEqual([])
})
