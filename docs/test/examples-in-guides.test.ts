import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type GuideName, guidesOf } from '../src/data/guides.ts'
import { readExample } from '../src/site/example-code.ts'

const DOCS = join(import.meta.dirname, '..')
const EXAMPLES = join(DOCS, 'examples')
const GUIDES = join(DOCS, 'src/content/docs/guides')
const README = join(DOCS, '../packages/client/README.md')

interface Fence {
  /** The text after the three backticks. */
  readonly info: string
  readonly code: string
}

const fencesOf = (file: string): readonly Fence[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```(\S.*)\n([\s\S]*?)^```$/gm)].map(
    ([, info = '', code = '']) => ({
      info,
      code,
    }),
  )

const pages = [
  ...readdirSync(GUIDES)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => join(GUIDES, name)),
  join(DOCS, 'src/content/docs/index.mdx'),
]
const references = pages.flatMap((page) =>
  fencesOf(page).flatMap(({ info }) => /file=(\S+)/.exec(info)?.[1] ?? []),
)
/** The files to which the pages link as a whole. */
const linked = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/<Example file="([^"]+)" \/>/g)].map(([, name = '']) => name),
)
/** The guides that answer questions or list facts. */
const WITHOUT_CODE: ReadonlySet<string> = new Set<GuideName>([
  'faq',
  'go-live',
  'how-integrations-lose-money',
  'threat-model',
  'versioning',
])
const withoutSpace = (code: string): string => code.replaceAll(/\s+/g, ' ').trim()

/** Whether a page installs a package or runs one with `npx`, in its text or in a sample. */
function installs(page: string): boolean {
  const files = fencesOf(page).flatMap(({ info }) => /file=([^\s#]+\.sh)/.exec(info)?.[1] ?? [])
  const texts = [page, ...files.map((name) => join(EXAMPLES, name))].map((file) => readFileSync(file, 'utf8'))
  return texts.some((text) => /np(?:x|m i(?: -D)?) @pix-payments\//.test(text))
}

/** The names of the files directly in a folder. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((it) => it.isFile())
    .map(({ name }) => name)

it('every guide is in the list of guides', () => {
  const files = pages.filter((page) => page.startsWith(GUIDES)).map((page) => basename(page, '.mdx'))
  expect(guidesOf().toSorted()).toEqual(files.toSorted())
})

describe('the code of guides', () => {
  it.each(pages.filter((page) => page.startsWith(GUIDES)))('is all in files: %s', (page) => {
    const fences = fencesOf(page)
    expect(fences.length > 0).toBe(!WITHOUT_CODE.has(basename(page, '.mdx')))
    expect(fences.filter(({ info, code }) => !info.includes('file=') || code.trim() !== '')).toEqual([])
  })

  it.each(pages.filter((page) => basename(page) !== 'your-project.mdx' && installs(page)))(
    'says how a project gets its packages, also from a clone: %s',
    (page) => {
      expect(readFileSync(page, 'utf8')).toContain('](/guides/your-project.html')
    },
  )

  it('shows every sample or links to it, and shows a part of every folder', () => {
    const shown = new Set([...references, ...linked].map((reference) => reference.split(/[#/]/)[0]))
    expect(readdirSync(EXAMPLES).filter((name) => !shown.has(name))).toEqual([])
  })

  it('shows every region of a sample', () => {
    const regions = filesOf(EXAMPLES).flatMap((name) =>
      [...readFileSync(join(EXAMPLES, name), 'utf8').matchAll(/\/\/ #region (\S+)/g)].map(
        ([, region]) => `${name}#${region}`,
      ),
    )
    expect(regions.filter((region) => !references.includes(region))).toEqual([])
  })
})

describe('the README of the client', () => {
  it('names every option', () => {
    const source = readFileSync(join(DOCS, '../packages/client/src/options.ts'), 'utf8')
    const [, options = ''] = /export interface PixClientOptions \{([\s\S]*?)\n\}/.exec(source) ?? []
    const [, table = ''] = /## Options\n([\s\S]*?)\n## /.exec(readFileSync(README, 'utf8')) ?? []
    const want = [...options.matchAll(/^ {2}readonly (\w+)/gm)].map(([, name]) => name)
    expect(want.length).toBeGreaterThan(0)
    expect([...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)).toEqual(want)
  })
})

describe('the code of the README of the client', () => {
  const samples = filesOf(EXAMPLES).map((name) => withoutSpace(readExample(EXAMPLES, name, README)))
  const fences = fencesOf(README)

  it.each(fences.filter(({ info }) => info === 'ts'))('is that of a tested sample: $code', ({ code }) => {
    expect(samples.filter((sample) => sample.includes(withoutSpace(code)))).not.toEqual([])
  })

  it('installs the package, and is of no other kind', () => {
    expect(fences.filter(({ info }) => info !== 'ts')).toEqual([
      { info: 'sh', code: 'npm i @pix-payments/client\n' },
    ])
  })
})
